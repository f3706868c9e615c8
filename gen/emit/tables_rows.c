/* SPDX-License-Identifier: MIT */
/* The members of table rows as text. */
#include "emit/tables_rows.h"

struct out *row_begin(struct tables *tables, enum table table)
{
	struct rows *rows = &tables->rows[table];

	rows->count++;
	out_text(&rows->out, "\t\t{ ");
	return &rows->out;
}

void row_end(struct out *out)
{
	out_text(out, "},\n");
}

void row_dec(struct out *out, uint64_t value)
{
	out_dec(out, value);
	out_text(out, ", ");
}

void row_hex32(struct out *out, uint64_t value)
{
	out_hex(out, value, 1);
	out_text(out, ", ");
}

void row_hex64(struct out *out, uint64_t value)
{
	out_text(out, "UINT64_C(");
	out_hex(out, value, 1);
	out_text(out, "), ");
}

void row_string(struct tables *tables, struct out *out, const char *text)
{
	row_dec(out, pool_offset(&tables->pool, text));
}

void row_range(struct out *out, size_t first, size_t count)
{
	out_text(out, "{ ");
	out_dec(out, count == 0 ? 0 : first);
	out_text(out, ", ");
	out_dec(out, count);
	out_text(out, " }, ");
}

void row_index(struct out *out, const unsigned *row)
{
	row_dec(out, row != NULL ? *row : UINT16_MAX);
}

void row_numbers(struct tables *tables, struct out *out, const struct numbers *numbers)
{
	struct rows *rows = &tables->rows[TABLE_numbers];

	row_range(out, rows->count, numbers->count);
	for (size_t i = 0; i < numbers->count; i++) {
		out_text(&rows->out, "\t\t");
		row_hex32(&rows->out, numbers->at[i]);
		out_char(&rows->out, '\n');
	}
	rows->count += numbers->count;
}

void row_strings(struct tables *tables, struct out *out, const struct strings *strings)
{
	struct rows *rows = &tables->rows[TABLE_strings];

	row_range(out, rows->count, strings->count);
	for (size_t i = 0; i < strings->count; i++) {
		out_text(&rows->out, "\t\t");
		row_string(tables, &rows->out, strings->at[i]);
		out_char(&rows->out, '\n');
	}
	rows->count += strings->count;
}

void row_field_ref(struct out *out, const struct field_ref *ref)
{
	out_text(out, "{ ");
	row_index(out, ref->box != NULL ? &ref->box->index : NULL);
	row_index(out, ref->reg != NULL ? &ref->reg->row : NULL);
	row_index(out, ref->field != NULL ? &ref->field->row : NULL);
	out_text(out, "}, ");
}

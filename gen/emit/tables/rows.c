/* SPDX-License-Identifier: MIT */
/* Writes the members of table rows. */
#include "emit/tables/rows.h"

#include "model/lookup.h"

#include <stdlib.h>
#include <string.h>

char *symbol_join(struct tables *tables, const char *left, const char *between, const char *right)
{
	size_t first = strlen(left), second = strlen(between), third = strlen(right);
	char *text = arena_raw(tables->arena, first + second + third + 1);

	memcpy(text, left, first);
	memcpy(text + first, between, second);
	memcpy(text + first + second, right, third + 1);
	return text;
}

const char *symbol_of(const struct tables *tables, enum table table, const void *thing)
{
	const struct spans *spans = &tables->spans[table];
	size_t low = 0, high = spans->count;

	if (thing == NULL)
		return NULL;
	/* Find the last array that begins at or before it. */
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;

		if ((uintptr_t)spans->at[middle].begin <= (uintptr_t)thing)
			low = middle;
		else
			high = middle;
	}
	return tables->symbols[table][spans->at[low].first +
				      (size_t)((const char *)thing - spans->at[low].begin) / spans->at[low].size];
}

static void put_symbol(struct text *out, const struct rows *rows, const char *symbol)
{
	text_join(out, rows->name, "_", symbol);
}

void run_begin(struct tables *tables, enum table table, const char *symbol, size_t count)
{
	struct rows *rows = &tables->rows[table];

	rows->run = symbol;
	rows->in_run = 0;
	if (count == 0)
		return;
	image_run(tables->image, table, symbol);
	text_char(&rows->numbers, '\t');
	put_symbol(&rows->numbers, rows, symbol);
	if (count > 1) {
		text_add(&rows->numbers, ", ");
		put_symbol(&rows->numbers, rows, symbol);
		text_add(&rows->numbers, "__last = ");
		put_symbol(&rows->numbers, rows, symbol);
		text_add(&rows->numbers, " + ");
		text_dec(&rows->numbers, count - 1);
	}
	text_add(&rows->numbers, ",\n");
}

/* Only the first row of a run has an index; the others follow it. */
static void put_place(struct rows *rows)
{
	text_add(&rows->out, "\t\t");
	if (rows->in_run != 0)
		return;
	text_char(&rows->out, '[');
	put_symbol(&rows->out, rows, rows->run);
	text_add(&rows->out, "] = ");
}

static void begin_row(struct tables *tables, enum table table)
{
	struct rows *rows = &tables->rows[table];

	text_add(&rows->out, "{ ");
	rows->in_run++;
	rows->count++;
	tables->at = table;
	tables->out = &rows->out;
	image_row(tables->image, table);
}

void row_begin(struct tables *tables, enum table table)
{
	put_place(&tables->rows[table]);
	begin_row(tables, table);
}

void row_next(struct tables *tables, enum table table, const char *symbol)
{
	run_begin(tables, table, symbol, 1);
	text_add(&tables->rows[table].out, "\t\t");
	begin_row(tables, table);
}

void row_named(struct tables *tables, enum table table, const char *symbol)
{
	run_begin(tables, table, symbol, 1);
	row_begin(tables, table);
}

/* C11 has no empty initializer, so a row of zeros is { 0 }. */
void row_end(struct tables *tables)
{
	struct text *out = tables->out;

	if (out->at[out->length - 2] == ',')
		text_cut(out, out->length - 2);
	else
		text_char(out, '0');
	text_add(out, " },\n");
}

static struct text *begin_member(struct tables *tables, const char *member)
{
	text_join(tables->out, ".", member, " = ");
	return tables->out;
}

static void end_member(struct text *out)
{
	text_add(out, ", ");
}

void row_member(struct tables *tables, const char *member, uint64_t value)
{
	image_number(tables->image, tables->at, member, value);
	text_dec(begin_member(tables, member), value);
	end_member(tables->out);
}

void row_number(struct tables *tables, const char *member, uint64_t value)
{
	if (value != 0)
		row_member(tables, member, value);
}

void row_hex(struct tables *tables, const char *member, uint64_t value)
{
	if (value == 0)
		return;
	image_number(tables->image, tables->at, member, value);
	text_hex(begin_member(tables, member), value, 1);
	end_member(tables->out);
}

/* The symbol of a string that is the row's own. */
static const struct text *own_symbol(struct tables *tables)
{
	const struct rows *rows = &tables->rows[tables->at];
	struct text *owner = &tables->scratch;

	text_cut(owner, 0);
	put_symbol(owner, rows, rows->run);
	if (rows->in_run > 1)
		text_dec(owner, rows->in_run);
	return owner;
}

void row_sentence(struct tables *tables, const char *member, const char *text)
{
	const struct text *owner;
	const char *reference;
	size_t place;

	if (text == NULL || *text == '\0')
		return;
	owner = own_symbol(tables);
	if (strcmp(member, "text") != 0) {
		text_char(&tables->scratch, '_');
		text_add(&tables->scratch, member);
	}
	reference = pool_sentence(&tables->pool, text, owner->at, owner->length, &place);
	image_sentence(tables->image, tables->at, member, place);
	text_join(begin_member(tables, member), reference, ", ", "");
}

void row_name(struct tables *tables, const char *member, const char *text)
{
	const struct text *owner = own_symbol(tables);

	image_name(tables->image, tables->at, member, text);
	pool_name(&tables->pool, text, owner->at, owner->length);
	text_add(begin_member(tables, member), "N(");
	text_bytes(tables->out, owner->at, owner->length);
	text_add(tables->out, "), ");
}

/* The head has no rows. */
static enum optional part_of(const struct tables *tables)
{
	return tables->at == TABLE_HEAD ? OPTIONAL_NEVER : tables->rows[tables->at].part;
}

void row_word(struct tables *tables, const char *member, const char *text)
{
	if (text == NULL || *text == '\0')
		return;
	image_word(tables->image, tables->at, member, text);
	begin_member(tables, member);
	text_add(tables->out, pool_word(&tables->pool, text, part_of(tables)));
	end_member(tables->out);
}

void row_citation(struct tables *tables, const char *source)
{
	if (source == NULL || *source == '\0')
		return;
	image_word(tables->image, tables->at, "source", source);
	text_char(begin_member(tables, "source"), 'C');
	text_add(tables->out, pool_word(&tables->pool, source, OPTIONAL_TEXTS) + strlen("S"));
	end_member(tables->out);
}

void row_source(struct tables *tables, const struct about *about)
{
	const char *source = about->is.source;

	if (about->is.as_on != NULL)
		source = arena_printf(tables->arena, "%s (as on %s)", source, about->is.as_on);
	if (correction_of(about) != NULL)
		source = arena_printf(tables->arena, "%s (corrected: %s)", source, correction_of(about));
	row_citation(tables, source);
}

void row_evidence(struct tables *tables, int evidence)
{
	if (evidence != UNCORE_EVIDENCE_MANUAL)
		row_enum(tables, "evidence", evidence, evidence_word(evidence));
}

void row_enum(struct tables *tables, const char *member, int number, const char *enumerator)
{
	image_number(tables->image, tables->at, member, (unsigned)number);
	text_add(begin_member(tables, member), enumerator);
	end_member(tables->out);
}

void row_flags(struct tables *tables, const char *member, const char *const *enumerators, unsigned set)
{
	const char *between = "";

	if (set == 0)
		return;
	image_number(tables->image, tables->at, member, set);
	begin_member(tables, member);
	for (unsigned i = 0; set >> i != 0; i++) {
		if ((set >> i & 1) == 0)
			continue;
		text_add(tables->out, between);
		text_add(tables->out, enumerators[i]);
		between = " | ";
	}
	end_member(tables->out);
}

static void put_reference(struct tables *tables, enum table table, const char *symbol)
{
	if (symbol != NULL)
		put_symbol(tables->out, &tables->rows[table], symbol);
	else
		text_add(tables->out, "NONE");
}

void row_reference(struct tables *tables, const char *member, enum table table, const char *symbol)
{
	image_reference(tables->image, tables->at, member, table, symbol, 0);
	begin_member(tables, member);
	put_reference(tables, table, symbol);
	end_member(tables->out);
}

void row_place(struct tables *tables, const char *member, enum table table, const char *symbol, size_t behind)
{
	image_reference(tables->image, tables->at, member, table, symbol, behind);
	put_symbol(begin_member(tables, member), &tables->rows[table], symbol);
	if (behind != 0) {
		text_add(tables->out, " + ");
		text_dec(tables->out, behind);
	}
	end_member(tables->out);
}

void row_range(struct tables *tables, const char *member, enum table table, const char *symbol, size_t count)
{
	if (count == 0)
		return;
	image_range(tables->image, tables->at, member, table, symbol, count);
	text_add(begin_member(tables, member), "{ ");
	put_symbol(tables->out, &tables->rows[table], symbol);
	text_add(tables->out, ", ");
	text_dec(tables->out, count);
	text_add(tables->out, " }, ");
}

void row_codes(struct tables *tables, const char *member, const char *symbol, size_t count)
{
	image_range(tables->image, tables->at, member, TABLE_codes, symbol, count);
	text_printf(begin_member(tables, member), "codes_%s | UINT64_C(%zu) << 16", symbol, count);
	end_member(tables->out);
}

/* Parts of a member have its name before theirs; a row that is a reference has no such member. */
static void note_field_ref(struct tables *tables, enum table table, const char *member, const struct field_ref *ref)
{
	const char *dot = *member != '\0' ? "." : "";

	if (tables->image == NULL)
		return;
	image_reference(tables->image, table, symbol_join(tables, member, dot, "box"), TABLE_boxes,
			ref->box != NULL ? ref->box->id : NULL, 0);
	image_reference(tables->image, table, symbol_join(tables, member, dot, "reg"), TABLE_registers,
			reg_symbol(tables, ref->reg), 0);
	image_reference(tables->image, table, symbol_join(tables, member, dot, "field"), TABLE_fields,
			field_symbol(tables, ref->field), 0);
}

static void put_field_ref(struct tables *tables, const struct field_ref *ref)
{
	text_add(tables->out, "{ ");
	put_reference(tables, TABLE_boxes, ref->box != NULL ? ref->box->id : NULL);
	end_member(tables->out);
	put_reference(tables, TABLE_registers, reg_symbol(tables, ref->reg));
	end_member(tables->out);
	put_reference(tables, TABLE_fields, field_symbol(tables, ref->field));
	text_add(tables->out, " }");
}

void row_field_ref(struct tables *tables, const char *member, const struct field_ref *ref)
{
	note_field_ref(tables, tables->at, member, ref);
	begin_member(tables, member);
	put_field_ref(tables, ref);
	end_member(tables->out);
}

/* "<table>_<symbol>_<member>", which is unique. */
static const char *list_symbol(struct tables *tables, enum table owner, const char *symbol, const char *member)
{
	return symbol_join(tables, symbol_join(tables, tables->rows[owner].name, "_", symbol), "_", member);
}

/* A list is written on one line. */
static struct text *list_begin(struct tables *tables, enum table table, const char *symbol, size_t count)
{
	struct rows *rows = &tables->rows[table];

	run_begin(tables, table, symbol, count);
	put_place(rows);
	rows->count += count;
	tables->out = &rows->out;
	return &rows->out;
}

void list_numbers(struct tables *tables, enum table owner, const char *symbol, const char *member,
		  const struct numbers *numbers)
{
	struct text *out;

	if (numbers->count == 0)
		return;
	out = list_begin(tables, TABLE_numbers, list_symbol(tables, owner, symbol, member), numbers->count);
	for (size_t i = 0; i < numbers->count; i++) {
		image_row(tables->image, TABLE_numbers);
		image_number(tables->image, TABLE_numbers, "", numbers->at[i]);
		text_hex(out, numbers->at[i], 1);
		text_add(out, i + 1 < numbers->count ? ", " : ",\n");
	}
}

void list_words(struct tables *tables, enum table owner, const char *symbol, const char *member,
		const struct strings *words)
{
	struct text *out;

	if (words->count == 0)
		return;
	out = list_begin(tables, TABLE_strings, list_symbol(tables, owner, symbol, member), words->count);
	for (size_t i = 0; i < words->count; i++) {
		image_row(tables->image, TABLE_strings);
		image_word(tables->image, TABLE_strings, "", words->at[i]);
		text_add(out, pool_word(&tables->pool, words->at[i], OPTIONAL_NEVER));
		text_add(out, i + 1 < words->count ? ", " : ",\n");
	}
}

void list_field_refs(struct tables *tables, enum table owner, const char *symbol, const char *member,
		     const struct field_ref *refs, size_t count)
{
	struct text *out;

	if (count == 0)
		return;
	out = list_begin(tables, TABLE_field_refs, list_symbol(tables, owner, symbol, member), count);
	for (size_t i = 0; i < count; i++) {
		image_row(tables->image, TABLE_field_refs);
		note_field_ref(tables, TABLE_field_refs, "", &refs[i]);
		put_field_ref(tables, &refs[i]);
		text_add(out, i + 1 < count ? ", " : ",\n");
	}
}

void row_list(struct tables *tables, const char *member, enum table table, size_t count)
{
	if (count != 0)
		row_range(tables, member, table, list_symbol(tables, tables->at, tables->rows[tables->at].run, member),
			  count);
}

void list_double(struct tables *tables, const char *digits)
{
	struct rows *rows = &tables->rows[TABLE_metric_numbers];

	image_row(tables->image, TABLE_metric_numbers);
	image_double(tables->image, TABLE_metric_numbers, "", strtod(digits, NULL));
	text_join(&rows->out, "\t\t", digits, strpbrk(digits, ".e") == NULL ? ".0, \n" : ", \n");
	rows->count++;
}

/* SPDX-License-Identifier: MIT */
/* Emits the PMUs that Linux's driver has for boxes, and perf's words for them. */
#include "emit/tables_rows.h"

static void emit_formats(struct tables *tables, const struct perf *perf)
{
	for (size_t i = 0; i < perf->format_count; i++) {
		struct out *out = row_begin(tables, TABLE_perf_formats);

		row_hex64(out, perf->formats[i].mask);
		row_string(tables, out, perf->formats[i].word);
		row_dec(out, perf->formats[i].config);
		row_end(out);
	}
	for (size_t i = 0; i < perf->event_count; i++) {
		struct out *out = row_begin(tables, TABLE_perf_events);

		row_hex64(out, perf->events[i].config);
		row_string(tables, out, perf->events[i].name);
		row_dec(out, 0);
		row_end(out);
	}
}

static void emit_takes(struct tables *tables, const struct box *box)
{
	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];
		struct out *out = row_begin(tables, TABLE_perf_takes);

		row_hex64(out, take->code);
		row_hex64(out, take->mask);
		row_hex64(out, take->bits);
		row_dec(out, take->config);
		row_dec(out, take->units != 0 ? take->units : box->instances);
		out_text(out, "{ 0 } ");
		row_end(out);
	}
}

void emit_perf(struct tables *tables, const struct box *box)
{
	const struct perf *perf = box->perf;
	struct out *out;

	if (perf == NULL)
		return;
	out = row_begin(tables, TABLE_perf_pmus);
	row_hex64(out, perf->control);
	row_hex64(out, perf->fixed);
	row_string(tables, out, perf->pmu);
	row_string(tables, out, perf->text);
	row_string(tables, out, perf->source);
	row_dec(out, box->index);
	row_dec(out, perf->units);
	out_text(out, "{ ");
	for (unsigned word = 0; word < PERF_FILTER_WORDS; word++)
		for (unsigned i = 0; i < PERF_WORD_REGISTERS; i++)
			row_index(out, perf->regs[word][i] != NULL ? &perf->regs[word][i]->row : NULL);
	out_text(out, "}, ");
	row_range(out, tables->rows[TABLE_perf_formats].count, perf->format_count);
	row_range(out, tables->rows[TABLE_perf_events].count, perf->event_count);
	row_range(out, tables->rows[TABLE_perf_takes].count, perf->take_count);
	row_end(out);
	emit_formats(tables, perf);
	emit_takes(tables, box);
}

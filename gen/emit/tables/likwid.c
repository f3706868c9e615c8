/* SPDX-License-Identifier: MIT */
/* Emits LIKWID's names for counters of boxes, and where its options go. */
#include "emit/tables/rows.h"
#include "model/perf.h"

static size_t piece_count(const struct likwid *likwid)
{
	size_t count = 0;

	for (size_t i = 0; i < likwid->option_count; i++)
		count += likwid->options[i].is.count;
	return count;
}

static void emit_options(struct tables *tables, const struct likwid *likwid, const char *symbol)
{
	run_begin(tables, TABLE_likwid_options, symbol, piece_count(likwid));
	for (size_t i = 0; i < likwid->option_count; i++) {
		const struct likwid_option *option = &likwid->options[i];

		for (size_t n = 0; n < option->is.count; n++) {
			row_begin(tables, TABLE_likwid_options);
			row_hex(tables, "mask", option->is.pieces[n].mask);
			row_hex(tables, "value", option->is.pieces[n].value);
			row_word(tables, "word", option->name);
			row_reference(tables, "box", TABLE_boxes, symbol);
			row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, option->is.pieces[n].reg));
			row_end(tables);
		}
	}
}

static void emit_counters(struct tables *tables, const struct likwid *likwid, const char *symbol)
{
	run_begin(tables, TABLE_likwid_counters, symbol, likwid->counter_count);
	for (size_t i = 0; i < likwid->counter_count; i++) {
		const struct likwid_counter *counter = &likwid->counters[i];

		row_begin(tables, TABLE_likwid_counters);
		ROW_WORD(tables, uncore_likwid_counter_row, counter, name);
		ROW_WORD(tables, uncore_likwid_counter_row, counter, event);
		row_reference(tables, "box", TABLE_boxes, symbol);
		row_number(tables, "units", counter->is.units);
		row_reference(tables, "group", TABLE_counters, counters_symbol(tables, counter->is.group));
		row_end(tables);
	}
}

static void emit_defaults(struct tables *tables, const struct likwid *likwid, const char *symbol)
{
	run_begin(tables, TABLE_likwid_defaults, symbol, likwid->default_count);
	for (size_t i = 0; i < likwid->default_count; i++) {
		row_begin(tables, TABLE_likwid_defaults);
		row_word(tables, "event", likwid->defaults[i].event);
		row_word(tables, "options", likwid->defaults[i].options);
		row_reference(tables, "box", TABLE_boxes, symbol);
		row_end(tables);
	}
}

void emit_likwid(struct tables *tables, const struct box *box)
{
	const struct likwid *likwid = box->likwid;
	const char *symbol = box_symbol(tables, box);

	if (likwid == NULL)
		return;
	emit_counters(tables, likwid, symbol);
	emit_options(tables, likwid, symbol);
	emit_defaults(tables, likwid, symbol);
}

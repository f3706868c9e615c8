/* SPDX-License-Identifier: MIT */
/* Emits the PMUs that Linux has for boxes, and perf's words for them. */
#include "emit/tables/rows.h"
#include "model/perf.h"

static void row_scale(struct tables *tables, const struct perf *perf, const struct perf_event *event)
{
	for (size_t i = 0; i < perf->scale_count; i++) {
		if (perf->scales[i].is.event != event)
			continue;
		row_word(tables, "scale", perf->scales[i].is.scale);
		row_word(tables, "unit", perf->scales[i].is.unit);
	}
}

/* The counter of an event that is one, from 1 on; 0: the event has any. */
static unsigned place_in_box(const struct box *box, const struct perf_event *event)
{
	unsigned place = 1 + event->is.counter;

	if (event->is.group == NULL)
		return 0;
	for (const struct counters *group = box->counters; group != event->is.group; group++)
		place += group->is.data->count;
	return place;
}

static void emit_formats(struct tables *tables, const struct box *box, const struct perf *perf, const char *symbol)
{
	run_begin(tables, TABLE_perf_formats, symbol, perf->format_count);
	for (size_t i = 0; i < perf->format_count; i++) {
		row_begin(tables, TABLE_perf_formats);
		row_hex(tables, "mask", perf->formats[i].is.mask);
		row_word(tables, "word", perf->formats[i].word);
		row_number(tables, "config", perf->formats[i].is.config);
		row_end(tables);
	}
	run_begin(tables, TABLE_perf_events, symbol, perf->event_count);
	for (size_t i = 0; i < perf->event_count; i++) {
		row_begin(tables, TABLE_perf_events);
		row_hex(tables, "config", perf->events[i].config);
		row_word(tables, "name", perf->events[i].name);
		row_scale(tables, perf, &perf->events[i]);
		row_number(tables, "counter", place_in_box(box, &perf->events[i]));
		row_end(tables);
	}
}

static void emit_takes(struct tables *tables, const struct box *box, const char *symbol)
{
	run_begin(tables, TABLE_perf_takes, symbol, box->perf->take_count);
	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];

		row_begin(tables, TABLE_perf_takes);
		ROW_HEX(tables, uncore_perf_take_row, take, code);
		ROW_HEX(tables, uncore_perf_take_row, take, mask);
		row_hex(tables, "bits", take->is.bits);
		row_number(tables, "config", take->is.config);
		row_number(tables, "units", take->units != 0 ? take->units : box->instances);
		row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, take->is.reg));
		row_number(tables, "low", take->is.low);
		row_end(tables);
	}
}

static void row_registers(struct tables *tables, const struct perf *perf)
{
	static const char *const members[PERF_FILTER_WORDS][PERF_WORD_REGISTERS] = { { "regs[0]", "regs[1]" },
										     { "regs[2]", "regs[3]" } };

	for (unsigned word = 0; word < PERF_FILTER_WORDS; word++)
		for (unsigned i = 0; i < PERF_WORD_REGISTERS; i++) {
			const struct reg *reg = perf->is.regs[word][i];

			row_reference(tables, members[word][i], TABLE_registers, reg_symbol(tables, reg));
		}
}

/* A second PMU of the box, after the first one. */
static void emit_free(struct tables *tables, const struct box *box)
{
	const struct perf *free = box->perf->free;
	const char *symbol;

	if (free == NULL)
		return;
	symbol = arena_printf(tables->arena, "%s_free", box_symbol(tables, box));
	row_named(tables, TABLE_perf_pmus, symbol);
	ROW_HEX(tables, uncore_perf_pmu_row, free, control);
	row_word(tables, "name", free->pmu);
	row_citation(tables, free->source);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	row_number(tables, "units", free->is.units);
	row_registers(tables, free);
	row_range(tables, "formats", TABLE_perf_formats, symbol, free->format_count);
	row_range(tables, "events", TABLE_perf_events, symbol, free->event_count);
	ROW_NUMBER(tables, uncore_perf_pmu_row, free, halvings);
	row_end(tables);
	emit_formats(tables, box, free, symbol);
}

/* In an array of its own, so that who looks for the box's PMUs finds those of today. */
static void emit_older(struct tables *tables, const struct box *box)
{
	const struct perf *older = box->perf->older;
	const char *symbol;

	if (older == NULL)
		return;
	symbol = arena_printf(tables->arena, "%s_older", box_symbol(tables, box));
	row_named(tables, TABLE_perf_older, symbol);
	ROW_HEX(tables, uncore_perf_pmu_row, older, control);
	ROW_HEX(tables, uncore_perf_pmu_row, older, fixed);
	row_word(tables, "name", older->pmu);
	ROW_SENTENCE(tables, uncore_perf_pmu_row, older, text);
	row_citation(tables, older->source);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	row_number(tables, "units", older->is.units);
	row_registers(tables, older);
	row_range(tables, "formats", TABLE_perf_formats, symbol, older->format_count);
	row_range(tables, "events", TABLE_perf_events, symbol, older->event_count);
	row_hex(tables, "until", older->is.until);
	row_hex(tables, "changed", older->is.changed);
	row_end(tables);
	emit_formats(tables, box, older, symbol);
}

void emit_perf(struct tables *tables, const struct box *box)
{
	const struct perf *perf = box->perf;
	const char *symbol = box_symbol(tables, box);

	if (perf == NULL)
		return;
	row_named(tables, TABLE_perf_pmus, symbol);
	ROW_HEX(tables, uncore_perf_pmu_row, perf, control);
	ROW_HEX(tables, uncore_perf_pmu_row, perf, fixed);
	row_word(tables, "name", perf->pmu);
	ROW_SENTENCE(tables, uncore_perf_pmu_row, perf, text);
	row_citation(tables, perf->source);
	row_hex(tables, "counter", perf->is.counter);
	row_reference(tables, "box", TABLE_boxes, symbol);
	row_number(tables, "units", perf->is.units);
	row_registers(tables, perf);
	row_range(tables, "formats", TABLE_perf_formats, symbol, perf->format_count);
	row_range(tables, "events", TABLE_perf_events, symbol, perf->event_count);
	row_range(tables, "takes", TABLE_perf_takes, symbol, perf->take_count);
	row_end(tables);
	emit_formats(tables, box, perf, symbol);
	emit_takes(tables, box, symbol);
	emit_free(tables, box);
	emit_older(tables, box);
}

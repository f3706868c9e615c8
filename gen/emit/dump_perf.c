/* SPDX-License-Identifier: MIT */
/* Emits the PMU of a box in Linux into the dump. */
#include "emit/dump.h"
#include "model/perf.h"

static void dump_takes(struct json *json, const struct box *box)
{
	json_open_line(json, "takes", '[');
	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];

		json_open(json, NULL, '{');
		json_hex(json, "code", take->code);
		json_hex(json, "mask", take->mask);
		json_text(json, "bits", take->text);
		json_number(json, "units", take->units != 0 ? take->units : box->instances);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_words(struct json *json, const struct perf *perf)
{
	json_open(json, "formats", '{');
	for (size_t i = 0; i < perf->format_count; i++)
		json_text(json, perf->formats[i].word, perf->formats[i].text);
	json_close(json, '}');
	if (perf->event_count != 0) {
		json_open(json, "events", '{');
		for (size_t i = 0; i < perf->event_count; i++)
			json_hex(json, perf->events[i].name, perf->events[i].config);
		json_close(json, '}');
	}
	if (perf->scale_count != 0) {
		json_open(json, "scales", '{');
		for (size_t i = 0; i < perf->scale_count; i++)
			json_text(json, perf->scales[i].name, perf->scales[i].text);
		json_close(json, '}');
	}
}

static void dump_free(struct json *json, const struct perf *free)
{
	json_open_line(json, "free", '{');
	json_text(json, "pmu", free->pmu);
	json_text(json, "listed", free->listed);
	json_open_line(json, "counters", '[');
	for (size_t i = 0; i < free->free_count; i++) {
		json_open(json, NULL, '{');
		json_text(json, "counters", free->free_counters[i].group_id);
		json_hex(json, "config", free->free_counters[i].config);
		json_hex(json, "step", free->free_counters[i].step);
		json_close(json, '}');
	}
	json_close_line(json, ']');
	dump_words(json, free);
	json_text(json, "source", free->source);
	json_close_line(json, '}');
}

void dump_perf(struct json *json, const struct box *box)
{
	const struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	json_open_line(json, "perf", '{');
	json_text(json, "pmu", perf->pmu);
	json_text(json, "listed", perf->listed);
	json_number(json, "units", perf->is.units);
	json_hex(json, "control", perf->control);
	json_texts(json, "config1", &perf->reg_ids[0]);
	json_texts(json, "config2", &perf->reg_ids[1]);
	if (perf->fixed != 0)
		json_hex(json, "fixed", perf->fixed);
	dump_words(json, perf);
	dump_takes(json, box);
	if (perf->free != NULL)
		dump_free(json, perf->free);
	json_text(json, "text", perf->text);
	json_text(json, "source", perf->source);
	json_close_line(json, '}');
}

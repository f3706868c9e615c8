/* SPDX-License-Identifier: MIT */
/* The PMU of Linux of a box in the dump. */
#include "emit/dump.h"
#include "model/perf.h"

static void dump_takes(struct json *json, const struct box *box)
{
	dump_open(json, "takes", '[', true);
	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];

		dump_open(json, NULL, '{', false);
		dump_hex(json, "code", take->code);
		dump_hex(json, "mask", take->mask);
		dump_string(json, "bits", take->text);
		dump_number(json, "units", take->units != 0 ? take->units : box->instances);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', box->perf->take_count != 0);
}

void dump_perf(struct json *json, const struct box *box)
{
	const struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	dump_open(json, "perf", '{', true);
	dump_string(json, "pmu", perf->pmu);
	dump_number(json, "units", perf->units);
	dump_hex(json, "control", perf->control);
	dump_strings(json, "config1", &perf->reg_ids[0]);
	dump_strings(json, "config2", &perf->reg_ids[1]);
	if (perf->fixed != 0)
		dump_hex(json, "fixed", perf->fixed);
	dump_open(json, "formats", '{', false);
	for (size_t i = 0; i < perf->format_count; i++)
		dump_string(json, perf->formats[i].word, perf->formats[i].text);
	dump_close(json, '}', false);
	if (perf->event_count != 0) {
		dump_open(json, "events", '{', false);
		for (size_t i = 0; i < perf->event_count; i++)
			dump_hex(json, perf->events[i].name, perf->events[i].config);
		dump_close(json, '}', false);
	}
	dump_takes(json, box);
	dump_string(json, "text", perf->text);
	dump_string(json, "source", perf->source);
	dump_close(json, '}', true);
}

/* SPDX-License-Identifier: MIT */
/* Emits a box's counters in LIKWID into the dump. */
#include "emit/dump.h"
#include "model/perf.h"

static void dump_counters(struct json *json, const struct likwid *likwid)
{
	json_open_line(json, "counters", '{');
	for (size_t i = 0; i < likwid->counter_count; i++) {
		json_open(json, likwid->counters[i].name, '{');
		json_text(json, "counters", likwid->counters[i].group_id);
		json_text(json, "event", likwid->counters[i].event);
		json_number(json, "units", likwid->counters[i].is.units);
		json_close(json, '}');
	}
	json_close_line(json, '}');
}

static void dump_options(struct json *json, const struct likwid *likwid)
{
	json_open_line(json, "options", '{');
	for (size_t i = 0; i < likwid->option_count; i++) {
		json_open(json, likwid->options[i].name, '{');
		json_texts(json, "bits", &likwid->options[i].places);
		json_text(json, "value", likwid->options[i].value_text);
		json_texts(json, "sets", &likwid->options[i].sets);
		json_close(json, '}');
	}
	json_close_line(json, '}');
}

void dump_likwid(struct json *json, const struct box *box)
{
	const struct likwid *likwid = box->likwid;

	if (likwid == NULL)
		return;
	json_open_line(json, "likwid", '{');
	json_text(json, "source", likwid->source);
	json_text(json, "text", likwid->text);
	dump_counters(json, likwid);
	if (likwid->option_count != 0)
		dump_options(json, likwid);
	if (likwid->default_count != 0) {
		json_open_line(json, "defaults", '{');
		for (size_t i = 0; i < likwid->default_count; i++)
			json_text(json, likwid->defaults[i].event, likwid->defaults[i].options);
		json_close_line(json, '}');
	}
	json_close_line(json, '}');
}

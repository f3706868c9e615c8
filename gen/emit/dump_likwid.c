/* SPDX-License-Identifier: MIT */
/* Emits a box's counters in LIKWID into the dump. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"
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

void dump_likwid(struct json *json, const struct box *box)
{
	const struct likwid *likwid = box->likwid;

	if (likwid == NULL)
		return;
	json_open_line(json, "likwid", '{');
	write_members(json, &likwid_kind, likwid);
	dump_counters(json, likwid);
	json_close_line(json, '}');
}

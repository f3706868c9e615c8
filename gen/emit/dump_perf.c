/* SPDX-License-Identifier: MIT */
/* Emits the PMU of a box in Linux into the dump. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"
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
		json_text(json, "register", take->reg_id);
		json_number(json, "units", take->units != 0 ? take->units : box->instances);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

void dump_perf(struct json *json, const struct box *box)
{
	const struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	json_open_line(json, "perf", '{');
	write_members(json, &perf_kind, perf);
	json_number(json, "units", perf->is.units);
	dump_takes(json, box);
	json_close_line(json, '}');
}

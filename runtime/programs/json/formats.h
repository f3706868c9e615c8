/* SPDX-License-Identifier: MIT */
/* Declares the key tables of the files that the command reads: scenarios, configurations, lines of recordings. */
#ifndef UNCORE_JSON_FORMATS_H
#define UNCORE_JSON_FORMATS_H

#include "base/keys/keys.h"

/* An access, as its line has it. */
struct recorded_access {
	unsigned op, unit, space, scope, bus, device, function, device_id, nth, width, error;
	unsigned number, offset, instance;
	uint64_t value;
	const char *name, *window;
	bool list;
	bool has_place, has_error; /* device and function; error */
};

enum { RECORDED_READ, RECORDED_WRITE };                             /* op */
enum { RECORDED_MSR, RECORDED_PCI, RECORDED_MMIO, RECORDED_FOUND }; /* space */
enum { RECORDED_PACKAGE, RECORDED_CPU };                            /* scope */
enum { RECORDED_REAL, RECORDED_STILL };                             /* clock */

extern const struct keys scenario_keys; /* struct uncore_scenario */

extern const struct keys exporter_keys; /* struct exporter_config */

/* struct replay_head, struct recorded_access, and struct replay_line for the others */
extern const struct keys recording_keys, access_keys, now_keys, sleep_keys, wait_keys;

/* The kinds of line after the first. */
enum { LINE_KINDS = 4 };
extern const struct keys *const line_kinds[LINE_KINDS];

extern const struct format scenario_format, exporter_format, recording_format;

#endif

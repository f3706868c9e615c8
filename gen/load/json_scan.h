/* SPDX-License-Identifier: MIT */
/* Finds the place of each JSON value of a file (see json_scan.rl). */
#ifndef GEN_LOAD_JSON_SCAN_H
#define GEN_LOAD_JSON_SCAN_H

#include "base/arena.h"
#include "base/source.h"

enum { JSON_DEPTH_MAX = 32 };

enum json_scan_error { JSON_SCAN_OK, JSON_SCAN_SYNTAX, JSON_SCAN_END, JSON_SCAN_DEPTH, JSON_SCAN_TRAILING };

struct json_scan_result {
	enum json_scan_error error;
	uint32_t offset; /* where scanning stopped */
};

/* Fills source->positions, growing them in the arena. */
struct json_scan_result json_scan(struct arena *arena, struct source *source);

#endif

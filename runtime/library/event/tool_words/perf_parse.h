/* SPDX-License-Identifier: MIT */
/* Reads the terms of perf's event strings. */
#ifndef RUNTIME_EVENT_TOOLS_PERF_PARSE_H
#define RUNTIME_EVENT_TOOLS_PERF_PARSE_H

#include <stdbool.h>
#include <stdint.h>

#include "event/parse.h"

/*
 * Reads a term of perf's, if the expression is in perf's words. *is_term is false if it is none, which is not a
 * failure.
 */
bool on_perf(struct parse *parse, struct span name, struct span value, bool *is_term);
bool perf_says(const struct parse *parse, uint16_t reg, uint16_t field);
/* Handles what perf's terms mean only together, for example its fixed counter. */
bool finish_perf(struct parse *parse);

#endif

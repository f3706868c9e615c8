/* SPDX-License-Identifier: MIT */
/* Counts one event in place of another that counts the same. */
#ifndef RUNTIME_EVENT_SAME_H
#define RUNTIME_EVENT_SAME_H

#include <stdint.h>

#include "uncore/tables.h"

struct uncore_encoding;
struct uncore_filter_run;

/*
 * The first of the events that count the same as the encoding's, and may be counted for it; UNCORE_NO_INDEX: only its
 * own may.
 */
uint16_t first_same_event(const struct uncore_encoding *encoding);
/* A control value, and filter number `at` of the encoding, when the event `as` of the set is counted for `event`. */
uint64_t moved_control(const struct uncore_tables *tables, uint64_t control, uint16_t event, uint16_t as);
struct uncore_filter_run moved_filter(const struct uncore_encoding *encoding, unsigned at, uint16_t as);

#endif

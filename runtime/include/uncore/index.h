/* SPDX-License-Identifier: MIT */
/*
 * Which row of the tables a call means, as a type of its own for each kind of row: a field where an event is wanted
 * does not compile. Calls that look something up give such an index; .at is its number in the array of that name
 * (uncore/tables.h). uncore_field_at(n) and its like make one from a number that a row or a loop has. A number that no
 * row has is RANGE.
 */
#ifndef UNCORE_INDEX_H
#define UNCORE_INDEX_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* In fields[]: a field of a register. */
struct uncore_field_index {
	uint16_t at;
};

/* In events[]. */
struct uncore_event_index {
	uint16_t at;
};

/* In umasks[]: a umask of an event. */
struct uncore_umask_index {
	uint16_t at;
};

/* In metrics[]. */
struct uncore_metric_index {
	uint16_t at;
};

static inline struct uncore_field_index uncore_field_at(unsigned row)
{
	struct uncore_field_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) };

	return index;
}

static inline struct uncore_event_index uncore_event_at(unsigned row)
{
	struct uncore_event_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) };

	return index;
}

static inline struct uncore_umask_index uncore_umask_at(unsigned row)
{
	struct uncore_umask_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) };

	return index;
}

static inline struct uncore_metric_index uncore_metric_at(unsigned row)
{
	struct uncore_metric_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) };

	return index;
}

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

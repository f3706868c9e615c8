/* SPDX-License-Identifier: MIT */
/*
 * Row numbers of the tables, with a type for each kind of row. A program that passes a field where an event is wanted
 * does not compile. Calls that look something up return such an index; its member "at" is the row's number in the
 * array of uncore/tables.h. uncore_field_at() and its siblings make an index from a number. Calls return RANGE for a
 * number that no row has.
 */
#ifndef UNCORE_INDEX_H
#define UNCORE_INDEX_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* A field of a register: a row of fields[]. */
struct uncore_field_index {
	uint16_t at;
};

/* An event: a row of events[]. */
struct uncore_event_index {
	uint16_t at;
};

/* A umask of an event: a row of umasks[]. */
struct uncore_umask_index {
	uint16_t at;
};

/* A metric: a row of metrics[]. */
struct uncore_metric_index {
	uint16_t at;
};

/* A group: a row of groups[]. */
struct uncore_group_index {
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

static inline struct uncore_group_index uncore_group_at(unsigned row)
{
	struct uncore_group_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) };

	return index;
}

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

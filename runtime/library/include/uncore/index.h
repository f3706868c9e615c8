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

/* uncore_field_at(row) and its like make a row's number an index; what is no number of a row finds none. */
#define UNCORE_X_AT_(what) \
	static inline struct uncore_##what##_index uncore_##what##_at(unsigned row) \
	{ \
		struct uncore_##what##_index index = { (uint16_t)(row < UINT16_MAX ? row : UINT16_MAX) }; \
		return index; \
	}

UNCORE_X_AT_(field)
UNCORE_X_AT_(event)
UNCORE_X_AT_(umask)
UNCORE_X_AT_(metric)
UNCORE_X_AT_(group)
#undef UNCORE_X_AT_

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

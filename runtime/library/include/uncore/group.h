/* SPDX-License-Identifier: MIT */
/*
 * Groups: a question about the machine, and the metrics and events that answer it. uncore stat -g counts them.
 *
 * The rows are groups[] and group_items[] of uncore/tables.h. A program passes the expression of an item to
 * uncore_metric_find() if it is a metric, else to uncore_event_parse(). The functions read const tables; they allocate
 * nothing and may be called from any thread. Pointers may not be NULL.
 */
#ifndef UNCORE_GROUP_H
#define UNCORE_GROUP_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/index.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/*
 * Finds a group by its name. The case of letters does not matter; name needs no NUL after length. Returns 0, or NOENT.
 */
UNCORE_MUST_CHECK int uncore_group_find(const struct uncore_tables *tables, const char *name, size_t length,
					struct uncore_group_index *group);

/*
 * Returns item number index (from 0) of a group: first its metrics, then its events, in the order in which they are
 * shown. NULL: the group has no such item, or there is no such group.
 */
const struct uncore_group_item_row *uncore_group_item(const struct uncore_tables *tables,
						      struct uncore_group_index group, unsigned index);

/*
 * Returns setting number index (from 0) of a group: a field with a unit that is shown beside the counts. Its register
 * is that of instance 0 of its box. NULL: the group has no such setting, or there is no such group.
 */
const struct uncore_field_ref *uncore_group_setting(const struct uncore_tables *tables, struct uncore_group_index group,
						    unsigned index);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

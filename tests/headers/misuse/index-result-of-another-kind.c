/* SPDX-License-Identifier: MIT */
/* The result of looking up an event is used as a field. expect: incompatible|convert|conversion|no matching function */
#include "uncore/metric.h"
#include "uncore/uncore.h"

int f(const struct uncore_tables *tables, struct uncore_field_index field, struct uncore_event_index event,
      struct uncore_umask_index umask, struct uncore_metric_index metric);
int f(const struct uncore_tables *tables, struct uncore_field_index field, struct uncore_event_index event,
      struct uncore_umask_index umask, struct uncore_metric_index metric)
{
	uint64_t raw = 0;
	int result = 0;

	(void)tables, (void)field, (void)event, (void)umask, (void)metric;
#ifdef MISUSE
	result = uncore_event_find(tables, "A", 1, &field, NULL);
#else
	result = uncore_event_find(tables, "A", 1, &event, NULL);
#endif
	return result + (int)raw;
}

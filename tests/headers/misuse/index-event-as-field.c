/* SPDX-License-Identifier: MIT */
/* An event is given where a field is needed. expect: incompatible|convert|conversion|no matching function */
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
	result = uncore_field_set(tables, event, 1, &raw);
#else
	result = uncore_field_set(tables, field, 1, &raw);
#endif
	return result + (int)raw;
}

/* SPDX-License-Identifier: MIT */
/* An event and a umask are given in the wrong order. expect: incompatible|convert|conversion|no matching function */
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
	result = (int)uncore_event_variants(tables, umask, event);
#else
	result = (int)uncore_event_variants(tables, event, umask);
#endif
	return result + (int)raw;
}

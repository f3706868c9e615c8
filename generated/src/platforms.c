/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

extern const struct uncore_ivt_tables uncore_ivt_tables;
extern const struct uncore_jkt_tables uncore_jkt_tables;
extern const struct uncore_p6_tables uncore_p6_tables;

const struct uncore_tables *uncore_platform_tables(unsigned index)
{
	switch (index) {
	case 0:
		return (const struct uncore_tables *)(const void *)&uncore_ivt_tables;
	case 1:
		return (const struct uncore_tables *)(const void *)&uncore_jkt_tables;
	case 2:
		return (const struct uncore_tables *)(const void *)&uncore_p6_tables;
	default:
		return NULL;
	}
}

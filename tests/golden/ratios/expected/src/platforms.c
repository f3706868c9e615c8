/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

extern const struct uncore_ratios_tables uncore_ratios_tables;

const struct uncore_tables *uncore_platform_tables(unsigned index)
{
	switch (index) {
	case 0:
		return (const struct uncore_tables *)(const void *)&uncore_ratios_tables;
	default:
		return NULL;
	}
}

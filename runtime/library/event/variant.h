/* SPDX-License-Identifier: MIT */
/* Finds the variants of a platform on which events and umasks exist. */
#ifndef RUNTIME_EVENT_VARIANT_H
#define RUNTIME_EVENT_VARIANT_H

#include <stdint.h>

#include "uncore/event.h"
#include "uncore/tables.h"

/* uncore_event_variants() by numbers. */
uint32_t variants_of(const struct uncore_tables *tables, uint16_t event, uint16_t umask);

/* A bit for each variant of the platform; all bits if it has none. */
static inline uint32_t all_variants(const struct uncore_tables *tables)
{
	return tables->variants.count == 0 || tables->variants.count >= 32 ?
		       UINT32_MAX :
		       (UINT32_C(1) << tables->variants.count) - 1;
}

/* Leaves the variants on which the encoding's event and all its umasks have their meaning; 0: there is none. */
void fill_variants(struct uncore_encoding *encoding);

#endif

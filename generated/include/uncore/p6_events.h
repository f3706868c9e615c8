/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/ by "make generate". Do not edit. */
/* The events of every box of p6. */
#ifndef UNCORE_P6_EVENTS_H
#define UNCORE_P6_EVENTS_H

#define P6_VARIANT_PENTIUM_PRO 0
#define P6_VARIANT_PENTIUM_II 1
#define P6_VARIANT_PENTIUM_III 2
#define P6_VARIANT_PENTIUM_M 3

#include "uncore/p6/pmc_events.h"

#endif

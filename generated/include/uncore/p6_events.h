/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/ by "make generate". Do not edit. */
/* The events of every box of p6. */
#ifndef UNCORE_P6_EVENTS_H
#define UNCORE_P6_EVENTS_H

#include "uncore/p6/pmc_events.h"

#endif

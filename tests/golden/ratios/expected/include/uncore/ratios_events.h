/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/ by "make generate". Do not edit. */
/* The events of every box of ratios. */
#ifndef UNCORE_RATIOS_EVENTS_H
#define UNCORE_RATIOS_EVENTS_H

#include "uncore/ratios/unit_events.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7400/ by "make generate". Do not edit. */
/* The events of every box of xeon7400. */
#ifndef UNCORE_XEON7400_EVENTS_H
#define UNCORE_XEON7400_EVENTS_H

#include "uncore/xeon7400/l3_events.h"

#endif

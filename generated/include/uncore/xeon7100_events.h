/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100/ by "make generate". Do not edit. */
/* The events of every box of xeon7100. */
#ifndef UNCORE_XEON7100_EVENTS_H
#define UNCORE_XEON7100_EVENTS_H

#include "uncore/xeon7100/l3_events.h"

#endif

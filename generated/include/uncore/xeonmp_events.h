/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ by "make generate". Do not edit. */
/* The events of every box of xeonmp. */
#ifndef UNCORE_XEONMP_EVENTS_H
#define UNCORE_XEONMP_EVENTS_H

#include "uncore/xeonmp/ifsb_events.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/b2hot.events.json by "make generate". Do not edit. */
/*
 * The events of gnr b2hot as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GNR_B2HOT_EVENTS_H
#define UNCORE_GNR_B2HOT_EVENTS_H

#include "uncore/gnr/b2hot.h"

#define GNR_B2HOT_CTL_(raw) UNCORE_VALUE_(gnr_b2hot_ctl, raw)
#define GNR_B2HOT_EVENT_CLOCKTICKS /* UNC_B2HOT_CLOCKTICKS ev_sel=0x1 umask=0x1: Cycles of the clock that the box runs on. */ \
	GNR_B2HOT_CTL_(0x101u)

#endif

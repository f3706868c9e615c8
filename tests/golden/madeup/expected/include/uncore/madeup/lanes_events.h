/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/lanes.events.json by "make generate". Do not edit. */
/*
 * The events of madeup lanes as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_LANES_EVENTS_H
#define UNCORE_MADEUP_LANES_EVENTS_H

#include "uncore/madeup/lanes.h"

#define MADEUP_LANES_CTL_(raw) UNCORE_VALUE_(madeup_lanes_ctl, raw)
#define MADEUP_LANES_EVENT_CLOCK /* L_CLOCK sel=0x1: Cycles of the clock. */ \
	MADEUP_LANES_CTL_(UINT64_C(0x1))
#define MADEUP_LANES_EVENT_CLOCK_VARIANTS 0x3u
#define MADEUP_LANES_EVENT_FLITS /* L_FLITS sel=0x2: Flits sent. */ \
	MADEUP_LANES_CTL_(UINT64_C(0x2))
#define MADEUP_LANES_EVENT_FLITS_VARIANTS 0x3u
#define MADEUP_LANES_EVENT_FLITS_DATA /* L_FLITS.DATA sel=0x2 umask=0xf: With data, on any lane. */ \
	MADEUP_LANES_CTL_(UINT64_C(0xf02))
#define MADEUP_LANES_EVENT_FLITS_DATA_VARIANTS 0x3u
#define MADEUP_LANES_EVENT_FLITS_FAR /* L_FLITS.FAR sel=0x2 umask=0x40000003: To the far side: a bit of each of the two outer pieces. */ \
	MADEUP_LANES_CTL_(UINT64_C(0x80000000000302))
#define MADEUP_LANES_EVENT_FLITS_FAR_VARIANTS 0x3u
#define MADEUP_LANES_EVENT_FLITS_NEAR /* L_FLITS.NEAR sel=0x2 umask=0x103: To the near side: bits of the two lower pieces. */ \
	MADEUP_LANES_CTL_(UINT64_C(0x100000302))
#define MADEUP_LANES_EVENT_FLITS_NEAR_VARIANTS 0x3u

#endif

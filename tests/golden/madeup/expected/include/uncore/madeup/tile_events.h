/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/tile.events.json by "make generate". Do not edit. */
/*
 * The events of madeup tile as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter of E_COUNTERS (bit n is counter n). Where E_REGISTER_MASK exists, those bits of that filter register must
 * be set first: to E_REGISTER where that exists too, else to what you want to count. Of the former, the bits of
 * E_REGISTER_FREE, where there are such, are yours to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_TILE_EVENTS_H
#define UNCORE_MADEUP_TILE_EVENTS_H

#include "uncore/madeup/tile.h"

#define MADEUP_TILE_EVENT_WORK /* TILE_WORK sel=0xff: Work; the box gives the source. */ \
	UNCORE_VALUE_(madeup_tile_ctl, 0xffu)
#define MADEUP_TILE_EVENT_WORK_COUNTERS 0x5u
#define MADEUP_TILE_EVENT_WORK_VARIANTS 0x3u
#define MADEUP_TILE_EVENT_TIME /* TILE_TIME: Cycles of the fixed counter. */ \
	UNCORE_VALUE_(madeup_tile_fixctl, 0x0u)
#define MADEUP_TILE_EVENT_TIME_COUNTERS 0x1u
#define MADEUP_TILE_EVENT_TIME_VARIANTS 0x3u

#endif

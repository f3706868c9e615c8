/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/bus.events.json by "make generate". Do not edit. */
/*
 * The events of madeup bus as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_BUS_EVENTS_H
#define UNCORE_MADEUP_BUS_EVENTS_H

#include "uncore/madeup/bus.h"

#define MADEUP_BUS_EVT_(raw) UNCORE_VALUE_(madeup_bus_evt, raw)
#define MADEUP_BUS_REST_(raw) UNCORE_VALUE_(madeup_bus_rest, raw)
#define MADEUP_BUS_EVENT_TRAFFIC /* BUS_TRAFFIC: All of it, unless an agent or a type is given. */ \
	MADEUP_BUS_EVT_(UINT64_C(0x81))
#define MADEUP_BUS_EVENT_TRAFFIC_VARIANTS 0x3u
#define MADEUP_BUS_EVENT_IO /* BUS_IO agent=0x3: What devices do. */ \
	MADEUP_BUS_REST_(UINT64_C(0x32))
#define MADEUP_BUS_EVENT_IO_VARIANTS 0x3u

#endif

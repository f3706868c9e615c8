/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/core.events.json by "make generate". Do not edit. */
/*
 * The events of madeup core as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_CORE_EVENTS_H
#define UNCORE_MADEUP_CORE_EVENTS_H

#include "uncore/madeup/core.h"

#define MADEUP_CORE_SEL_(raw) UNCORE_VALUE_(madeup_core_sel, raw)
#define MADEUP_CORE_EVENT_CYCLES /* CORE_CYCLES ev_sel=0x79: Cycles. */ \
	MADEUP_CORE_SEL_(0x30079u)
#define MADEUP_CORE_EVENT_CYCLES_VARIANTS 0x3u
#define MADEUP_CORE_EVENT_LINES /* CORE_LINES ev_sel=0x24: Lines; the second kind tells their states apart. */ \
	MADEUP_CORE_SEL_(0x30024u)
#define MADEUP_CORE_EVENT_LINES_VARIANTS 0x1u
#define MADEUP_CORE_EVENT_LINES_M /* CORE_LINES.M ev_sel=0x24 umask=0x8: Modified ones. */ \
	MADEUP_CORE_SEL_(0x30824u)
#define MADEUP_CORE_EVENT_LINES_M_VARIANTS 0x2u
#define MADEUP_CORE_EVENT_LINES_E /* CORE_LINES.E ev_sel=0x24 umask=0x4: Exclusive ones. */ \
	MADEUP_CORE_SEL_(0x30424u)
#define MADEUP_CORE_EVENT_LINES_E_VARIANTS 0x2u
#define MADEUP_CORE_EVENT_OLD /* CORE_OLD ev_sel=0xd8: What the first kind counts with this code. */ \
	MADEUP_CORE_SEL_(0x300d8u)
#define MADEUP_CORE_EVENT_OLD_COUNTERS 0x1u
#define MADEUP_CORE_EVENT_OLD_VARIANTS 0x1u
#define MADEUP_CORE_EVENT_NEW /* CORE_NEW ev_sel=0xd8: What the second kind counts with it. */ \
	MADEUP_CORE_SEL_(0x300d8u)
#define MADEUP_CORE_EVENT_NEW_COUNTERS 0x2u
#define MADEUP_CORE_EVENT_NEW_VARIANTS 0x2u

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/fabric.events.json by "make generate". Do not edit. */
/*
 * The events of madeup fabric as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_FABRIC_EVENTS_H
#define UNCORE_MADEUP_FABRIC_EVENTS_H

#include "uncore/madeup/fabric.h"

#define MADEUP_FABRIC_CTL_(raw) UNCORE_VALUE_(madeup_fabric_ctl, raw)
#define MADEUP_FABRIC_EVENT_CLOCK /* F_CLOCK sel=0x1: Cycles of the clock. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x1))
#define MADEUP_FABRIC_EVENT_CLOCK_VARIANTS 0x3u
/* F_PORT_CLOCK: Cycles of the port, which nothing stops. It has no constant: no source gives its control register. */
/* F_BYTES_IN_0: Bytes that came in through the first port. It has no constant: no source gives its control register. */
/* F_BYTES_IN_1: Bytes that came in through the second port. It has no constant: no source gives its control register. */
/* F_ENERGY: Energy that the port used. It has no constant: no source gives its control register. */
/* F_HEAT: Heat that left the port. It has no constant: no source gives its control register. */
/* F_DATA sel=0x83: Data asked for. */
#define MADEUP_FABRIC_EVENT_DATA_READ_PART0 /* F_DATA.READ.PART0 sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x1: Reads through port 0. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x701000000483))
#define MADEUP_FABRIC_EVENT_DATA_READ_PART0_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_PART0_VARIANTS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_PART1 /* F_DATA.READ.PART1 sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x2: Reads through port 1. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x702000000483))
#define MADEUP_FABRIC_EVENT_DATA_READ_PART1_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_PART1_VARIANTS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_BOTH /* F_DATA.READ.BOTH sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x3: Reads through either port. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x703000000483))
#define MADEUP_FABRIC_EVENT_DATA_READ_BOTH_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_BOTH_VARIANTS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_POSTED /* F_DATA.READ.POSTED sel=0x83 umask=0x4 fc_mask=0x1 ch_mask=0x1: Posted reads through the first port. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x101000000483))
#define MADEUP_FABRIC_EVENT_DATA_READ_POSTED_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_READ_POSTED_VARIANTS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_WRITE_PART0 /* F_DATA.WRITE.PART0 sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x1: Writes through the first port. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x701000000183))
#define MADEUP_FABRIC_EVENT_DATA_WRITE_PART0_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_WRITE_PART0_VARIANTS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_OTHER /* F_DATA.OTHER sel=0x83 umask=0x20: Requests without a port. */ \
	MADEUP_FABRIC_CTL_(UINT64_C(0x2083))
#define MADEUP_FABRIC_EVENT_DATA_OTHER_COUNTERS 0x3u
#define MADEUP_FABRIC_EVENT_DATA_OTHER_VARIANTS 0x3u

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/slice.events.json by "make generate". Do not edit. */
/*
 * The events of madeup slice as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter of E_COUNTERS (bit n is counter n). Where E_REGISTER_MASK exists, those bits of that filter register must
 * be set first: to E_REGISTER where that exists too, else to what you want to count. Of the former, the bits of
 * E_REGISTER_FREE, where there are such, are yours to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_SLICE_EVENTS_H
#define UNCORE_MADEUP_SLICE_EVENTS_H

#include "uncore/madeup/slice.h"

#define MADEUP_SLICE_EVENT_CLOCK /* UNC_S_CLOCK ev_sel=0x0: Cycles. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100000))
#define MADEUP_SLICE_EVENT_CLOCK_COUNTERS 0xfu
#define MADEUP_SLICE_EVENT_CLOCK_VARIANTS 0x3u
/* UNC_S_LOOKUP ev_sel=0x34: Tag reads. Erratum E7 (overcounts): Counts twice. */
#define MADEUP_SLICE_EVENT_LOOKUP_READ /* UNC_S_LOOKUP.READ ev_sel=0x34 umask=0x1: To read. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100134))
#define MADEUP_SLICE_EVENT_LOOKUP_READ_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_READ_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_WRITE /* UNC_S_LOOKUP.WRITE ev_sel=0x34 umask=0x2: To write. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100234))
#define MADEUP_SLICE_EVENT_LOOKUP_WRITE_COUNTERS 0x2u
#define MADEUP_SLICE_EVENT_LOOKUP_WRITE_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_ANY /* UNC_S_LOOKUP.ANY ev_sel=0x34 umask=0x3: Either. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100334))
#define MADEUP_SLICE_EVENT_LOOKUP_ANY_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_ANY_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_ALL /* UNC_S_LOOKUP.ALL ev_sel=0x34 umask=0x3: Either, by another name. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100334))
#define MADEUP_SLICE_EVENT_LOOKUP_ALL_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_ALL_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_2 /* UNC_S_LOOKUP.STATE.2 ev_sel=0x34 umask=0x10: In one mode. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000101034))
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_2_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_2_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_2_STATUS_MASK 0x70000000u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_2_STATUS 0x20000000u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_6 /* UNC_S_LOOKUP.STATE.6 ev_sel=0x34 umask=0x10: In another, with the same bits. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000101034))
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_6_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_6_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_6_STATUS_MASK 0x70000000u
#define MADEUP_SLICE_EVENT_LOOKUP_STATE_6_STATUS 0x60000000u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED /* UNC_S_LOOKUP.HOMED ev_sel=0x34 umask=0x20: For some home, in a mode, of what the user asks for. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000102034))
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_STATUS_MASK 0x700000c0u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_STATUS 0x100000c0u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_STATUS_FREE 0xc0u
#define MADEUP_SLICE_EVENT_LOOKUP_HOMED_SPARE_MASK UINT64_C(0xffffffffffffffff)
/* UNC_S_LOOKUP.DEAD ev_sel=0x34 umask=0x80: Never. It has no constant: It hangs the machine. */
/* UNC_S_LOOKUPS ev_sel=0x34: Tag reads, by another name. */
#define MADEUP_SLICE_EVENT_LOOKUPS_READ /* UNC_S_LOOKUPS.READ ev_sel=0x34 umask=0x1: To read. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100134))
#define MADEUP_SLICE_EVENT_LOOKUPS_READ_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_LOOKUPS_READ_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_VICTIM /* UNC_S_VICTIM ev_sel=0x37 invert=0x1 thresh=0x2: Lines thrown out. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000002900037))
#define MADEUP_SLICE_EVENT_VICTIM_COUNTERS 0xcu
#define MADEUP_SLICE_EVENT_VICTIM_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_VICTIM_STATUS_MASK 0x30u
#define MADEUP_SLICE_EVENT_VICTIM_STATUS 0x10u
#define MADEUP_SLICE_EVENT_VICTIM_DIRTY /* UNC_S_VICTIM.DIRTY ev_sel=0x37 invert=0x1 thresh=0x2 umask=0x4: Changed ones. Erratum E7 (overcounts): Counts twice. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000002900437))
#define MADEUP_SLICE_EVENT_VICTIM_DIRTY_COUNTERS 0xcu
#define MADEUP_SLICE_EVENT_VICTIM_DIRTY_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_VICTIM_DIRTY_STATUS_MASK 0xf0u
#define MADEUP_SLICE_EVENT_VICTIM_DIRTY_STATUS 0xd0u
#define MADEUP_SLICE_EVENT_THREAD /* UNC_S_THREAD ev_sel=0x40: By thread, in bits of the upper half. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100040))
#define MADEUP_SLICE_EVENT_THREAD_COUNTERS 0x1u
#define MADEUP_SLICE_EVENT_THREAD_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_THREAD_T1 /* UNC_S_THREAD.T1 ev_sel=0x40 tid=0x1: The first, in all its cycles. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc10000000100040))
#define MADEUP_SLICE_EVENT_THREAD_T1_COUNTERS 0x1u
#define MADEUP_SLICE_EVENT_THREAD_T1_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_THREAD_T63 /* UNC_S_THREAD.T63 ev_sel=0x40 tid=0x3f: The last. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfff0000000100040))
#define MADEUP_SLICE_EVENT_THREAD_T63_COUNTERS 0x1u
#define MADEUP_SLICE_EVENT_THREAD_T63_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_OCCUPANCY /* UNC_S_OCCUPANCY ev_sel=0x11: Level of the queue. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100011))
#define MADEUP_SLICE_EVENT_OCCUPANCY_COUNTERS 0x1u
#define MADEUP_SLICE_EVENT_OCCUPANCY_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_BUSY /* UNC_S_BUSY ev_sel=0x1f: Cycles in which the queue is so full. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc0000000010001f))
#define MADEUP_SLICE_EVENT_BUSY_COUNTERS 0xeu
#define MADEUP_SLICE_EVENT_BUSY_VARIANTS 0x3u
/* UNC_S_GHOST ghost=0x1: Nobody knows. It has no constant: no source gives its control register. */
#define MADEUP_SLICE_EVENT_HOME_A /* UNC_S_HOME_A ev_sel=0x50: Lines of one home, by the first field. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100050))
#define MADEUP_SLICE_EVENT_HOME_A_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_HOME_A_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_HOME_A_STATUS_MASK 0x30u
#define MADEUP_SLICE_EVENT_HOME_B /* UNC_S_HOME_B ev_sel=0x51: The same by the second. */ \
	UNCORE_VALUE_(madeup_slice_ctl, UINT64_C(0xfc00000000100051))
#define MADEUP_SLICE_EVENT_HOME_B_COUNTERS 0x3u
#define MADEUP_SLICE_EVENT_HOME_B_VARIANTS 0x3u
#define MADEUP_SLICE_EVENT_HOME_B_STATUS_MASK 0xc0u
/* UNC_S_FREE: What the free counter counts. It has no constant: no source gives its control register. */

#endif

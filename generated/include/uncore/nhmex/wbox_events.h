/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/wbox.events.json by "make generate". Do not edit. */
/*
 * The events of nhmex wbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_NHMEX_WBOX_EVENTS_H
#define UNCORE_NHMEX_WBOX_EVENTS_H

#include "uncore/nhmex/wbox.h"

#define NHMEX_WBOX_CTL_(raw) UNCORE_VALUE_(nhmex_wbox_ctl, raw)
#define NHMEX_WBOX_FIXED_CTL_(raw) UNCORE_VALUE_(nhmex_wbox_fixed_ctl, raw)
/* C_CYCLES_TURBO ev_sel=0x4: Cycles in which cores in C0 ran faster than their nominal clock. */
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C0 /* C_CYCLES_TURBO.C0 ev_sel=0x4 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x104))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C1 /* C_CYCLES_TURBO.C1 ev_sel=0x4 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x204))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C2 /* C_CYCLES_TURBO.C2 ev_sel=0x4 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x404))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C3 /* C_CYCLES_TURBO.C3 ev_sel=0x4 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x804))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C4 /* C_CYCLES_TURBO.C4 ev_sel=0x4 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1004))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C5 /* C_CYCLES_TURBO.C5 ev_sel=0x4 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2004))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C6 /* C_CYCLES_TURBO.C6 ev_sel=0x4 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4004))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C7 /* C_CYCLES_TURBO.C7 ev_sel=0x4 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8004))
#define NHMEX_WBOX_EVENT_C_CYCLES_TURBO_C_ALL /* C_CYCLES_TURBO.C_ALL ev_sel=0x4 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff04))
/* C_C0_THROTTLE_DIE ev_sel=0x1: Cores in C0 that were throttled as the die was hot. */
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C0 /* C_C0_THROTTLE_DIE.C0 ev_sel=0x1 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x101))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C1 /* C_C0_THROTTLE_DIE.C1 ev_sel=0x1 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x201))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C2 /* C_C0_THROTTLE_DIE.C2 ev_sel=0x1 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x401))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C3 /* C_C0_THROTTLE_DIE.C3 ev_sel=0x1 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x801))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C4 /* C_C0_THROTTLE_DIE.C4 ev_sel=0x1 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1001))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C5 /* C_C0_THROTTLE_DIE.C5 ev_sel=0x1 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2001))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C6 /* C_C0_THROTTLE_DIE.C6 ev_sel=0x1 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4001))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C7 /* C_C0_THROTTLE_DIE.C7 ev_sel=0x1 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8001))
#define NHMEX_WBOX_EVENT_C_C0_THROTTLE_DIE_C_ALL /* C_C0_THROTTLE_DIE.C_ALL ev_sel=0x1 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff01))
/* C0_THROTTLE_PROCHOT ev_sel=0x3: Cores in C0 that were throttled by a signal from outside. */
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C0 /* C0_THROTTLE_PROCHOT.C0 ev_sel=0x3 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x103))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C1 /* C0_THROTTLE_PROCHOT.C1 ev_sel=0x3 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x203))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C2 /* C0_THROTTLE_PROCHOT.C2 ev_sel=0x3 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x403))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C3 /* C0_THROTTLE_PROCHOT.C3 ev_sel=0x3 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x803))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C4 /* C0_THROTTLE_PROCHOT.C4 ev_sel=0x3 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1003))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C5 /* C0_THROTTLE_PROCHOT.C5 ev_sel=0x3 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2003))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C6 /* C0_THROTTLE_PROCHOT.C6 ev_sel=0x3 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4003))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C7 /* C0_THROTTLE_PROCHOT.C7 ev_sel=0x3 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8003))
#define NHMEX_WBOX_EVENT_C0_THROTTLE_PROCHOT_C_ALL /* C0_THROTTLE_PROCHOT.C_ALL ev_sel=0x3 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff03))
/* C_THROTTLE_TMP ev_sel=0x0: Cores that were throttled for their temperature. */
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C0 /* C_THROTTLE_TMP.C0 ev_sel=0x0 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x100))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C1 /* C_THROTTLE_TMP.C1 ev_sel=0x0 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x200))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C2 /* C_THROTTLE_TMP.C2 ev_sel=0x0 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x400))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C3 /* C_THROTTLE_TMP.C3 ev_sel=0x0 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x800))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C4 /* C_THROTTLE_TMP.C4 ev_sel=0x0 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1000))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C5 /* C_THROTTLE_TMP.C5 ev_sel=0x0 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2000))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C6 /* C_THROTTLE_TMP.C6 ev_sel=0x0 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4000))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C7 /* C_THROTTLE_TMP.C7 ev_sel=0x0 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8000))
#define NHMEX_WBOX_EVENT_C_THROTTLE_TMP_C_ALL /* C_THROTTLE_TMP.C_ALL ev_sel=0x0 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff00))
#define NHMEX_WBOX_EVENT_PROCHOT /* PROCHOT ev_sel=0x2: The package was signalled to be hot. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2))
/* RATIO_CHANGE_ABORT ev_sel=0x8: Changes of the clock ratio that were given up. */
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C0 /* RATIO_CHANGE_ABORT.C0 ev_sel=0x8 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x108))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C1 /* RATIO_CHANGE_ABORT.C1 ev_sel=0x8 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x208))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C2 /* RATIO_CHANGE_ABORT.C2 ev_sel=0x8 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x408))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C3 /* RATIO_CHANGE_ABORT.C3 ev_sel=0x8 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x808))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C4 /* RATIO_CHANGE_ABORT.C4 ev_sel=0x8 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1008))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C5 /* RATIO_CHANGE_ABORT.C5 ev_sel=0x8 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2008))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C6 /* RATIO_CHANGE_ABORT.C6 ev_sel=0x8 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4008))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C7 /* RATIO_CHANGE_ABORT.C7 ev_sel=0x8 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8008))
#define NHMEX_WBOX_EVENT_RATIO_CHANGE_ABORT_C_ALL /* RATIO_CHANGE_ABORT.C_ALL ev_sel=0x8 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff08))
/* TM1_ON ev_sel=0x7: Cores whose clock was modulated as they were hot. */
#define NHMEX_WBOX_EVENT_TM1_ON_C0 /* TM1_ON.C0 ev_sel=0x7 umask=0x1: Cycles of core 0. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x107))
#define NHMEX_WBOX_EVENT_TM1_ON_C1 /* TM1_ON.C1 ev_sel=0x7 umask=0x2: Cycles of core 1. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x207))
#define NHMEX_WBOX_EVENT_TM1_ON_C2 /* TM1_ON.C2 ev_sel=0x7 umask=0x4: Cycles of core 2. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x407))
#define NHMEX_WBOX_EVENT_TM1_ON_C3 /* TM1_ON.C3 ev_sel=0x7 umask=0x8: Cycles of core 3. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x807))
#define NHMEX_WBOX_EVENT_TM1_ON_C4 /* TM1_ON.C4 ev_sel=0x7 umask=0x10: Cycles of core 4. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x1007))
#define NHMEX_WBOX_EVENT_TM1_ON_C5 /* TM1_ON.C5 ev_sel=0x7 umask=0x20: Cycles of core 5. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x2007))
#define NHMEX_WBOX_EVENT_TM1_ON_C6 /* TM1_ON.C6 ev_sel=0x7 umask=0x40: Cycles of core 6. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x4007))
#define NHMEX_WBOX_EVENT_TM1_ON_C7 /* TM1_ON.C7 ev_sel=0x7 umask=0x80: Cycles of core 7. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0x8007))
#define NHMEX_WBOX_EVENT_TM1_ON_C_ALL /* TM1_ON.C_ALL ev_sel=0x7 umask=0xff: Cycles of all cores. */ \
	NHMEX_WBOX_CTL_(UINT64_C(0xff07))
#define NHMEX_WBOX_EVENT_UNCORE_CLOCK /* UNCORE_CLOCK: Clocks of the uncore. */ \
	NHMEX_WBOX_FIXED_CTL_(UINT64_C(0x0))

#endif

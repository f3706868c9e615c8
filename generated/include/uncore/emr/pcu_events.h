/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of emr pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_PCU_EVENTS_H
#define UNCORE_EMR_PCU_EVENTS_H

#include "uncore/emr/pcu.h"

#define EMR_PCU_CTL_(raw) UNCORE_VALUE_(emr_pcu_ctl, raw)
#define EMR_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x1: Cycles of the power control unit's clock. */ \
	EMR_PCU_CTL_(UINT64_C(0x1))
#define EMR_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: Cycles in which heat is what caps the frequency. */ \
	EMR_PCU_CTL_(UINT64_C(0x4))
#define EMR_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: Cycles in which the power budget is what caps the frequency. */ \
	EMR_PCU_CTL_(UINT64_C(0x5))
#define EMR_PCU_EVENT_PMAX_THROTTLED_CYCLES /* UNC_P_PMAX_THROTTLED_CYCLES ev_sel=0x6: Cycles of throttling because the package drew too much power, going by the name; Intel does not explain it. */ \
	EMR_PCU_CTL_(UINT64_C(0x6))
#define EMR_PCU_EVENT_PMAX_THROTTLED_CYCLES_COUNTERS 0x1u
#define EMR_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	EMR_PCU_CTL_(UINT64_C(0x9))
#define EMR_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	EMR_PCU_CTL_(UINT64_C(0xa))
#define EMR_PCU_EVENT_PKG_RESIDENCY_C0_CYCLES /* UNC_P_PKG_RESIDENCY_C0_CYCLES ev_sel=0x2a: PCU cycles in which the package is in C0; with edge_det, times it got there. */ \
	EMR_PCU_CTL_(UINT64_C(0x2a))
#define EMR_PCU_EVENT_PKG_RESIDENCY_C2E_CYCLES /* UNC_P_PKG_RESIDENCY_C2E_CYCLES ev_sel=0x2b: PCU cycles in which the package is in C2E; with edge_det, times it got there. */ \
	EMR_PCU_CTL_(UINT64_C(0x2b))
#define EMR_PCU_EVENT_PKG_RESIDENCY_C6_CYCLES /* UNC_P_PKG_RESIDENCY_C6_CYCLES ev_sel=0x2d: PCU cycles in which the package is in C6; with edge_det, times it got there. */ \
	EMR_PCU_CTL_(UINT64_C(0x2d))
#define EMR_PCU_EVENT_MEMORY_PHASE_SHEDDING_CYCLES /* UNC_P_MEMORY_PHASE_SHEDDING_CYCLES ev_sel=0x2f: PCU cycles with memory phase shedding, which saves power and makes memory slower to answer. */ \
	EMR_PCU_CTL_(UINT64_C(0x2f))
#define EMR_PCU_EVENT_DEMOTIONS /* UNC_P_DEMOTIONS ev_sel=0x30: Cores that got a lighter C-state than they asked for, going by the name; on Broadwell there is an event for each core. */ \
	EMR_PCU_CTL_(UINT64_C(0x30))
#define EMR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C0 ev_sel=0x35: Cores in C0, which are awake, added up every cycle. */ \
	EMR_PCU_CTL_(UINT64_C(0x35))
#define EMR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C3 ev_sel=0x36: Cores in C3, added up every cycle. */ \
	EMR_PCU_CTL_(UINT64_C(0x36))
#define EMR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C6 ev_sel=0x37: Cores in C6, added up every cycle. */ \
	EMR_PCU_CTL_(UINT64_C(0x37))
#define EMR_PCU_EVENT_VR_HOT_CYCLES /* UNC_P_VR_HOT_CYCLES ev_sel=0x42: PCU cycles with a hot voltage regulator, going by the name; Intel does not explain it. */ \
	EMR_PCU_CTL_(UINT64_C(0x42))
#define EMR_PCU_EVENT_FREQ_CLIP_AVX256 /* UNC_P_FREQ_CLIP_AVX256 ev_sel=0x49: Cycles in which instructions of AVX2 clip the frequency. */ \
	EMR_PCU_CTL_(UINT64_C(0x49))
#define EMR_PCU_EVENT_FREQ_CLIP_AVX512 /* UNC_P_FREQ_CLIP_AVX512 ev_sel=0x4a: Cycles in which instructions of AVX-512 clip the frequency. */ \
	EMR_PCU_CTL_(UINT64_C(0x4a))
#define EMR_PCU_EVENT_CORE_TRANSITION_CYCLES /* UNC_P_CORE_TRANSITION_CYCLES ev_sel=0x60: Cycles in which cores change their C-state, going by the name; how it differs from TOTAL_TRANSITION_CYCLES nobody says. */ \
	EMR_PCU_CTL_(UINT64_C(0x60))
#define EMR_PCU_EVENT_TOTAL_TRANSITION_CYCLES /* UNC_P_TOTAL_TRANSITION_CYCLES ev_sel=0x72: PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle. */ \
	EMR_PCU_CTL_(UINT64_C(0x72))
#define EMR_PCU_EVENT_FREQ_MIN_IO_P_CYCLES /* UNC_P_FREQ_MIN_IO_P_CYCLES ev_sel=0x73: PCU cycles in which the needs of I/O, here or on another socket, keep the frequency up. */ \
	EMR_PCU_CTL_(UINT64_C(0x73))
#define EMR_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x74: PCU cycles in which the frequency is being changed. */ \
	EMR_PCU_CTL_(UINT64_C(0x74))
#define EMR_PCU_EVENT_FIVR_PS_PS0_CYCLES /* UNC_P_FIVR_PS_PS0_CYCLES ev_sel=0x75: Cycles in which the voltage regulator on the die is in phase shedding state 0. */ \
	EMR_PCU_CTL_(UINT64_C(0x75))
#define EMR_PCU_EVENT_FIVR_PS_PS1_CYCLES /* UNC_P_FIVR_PS_PS1_CYCLES ev_sel=0x76: Cycles in which the voltage regulator on the die is in phase shedding state 1. */ \
	EMR_PCU_CTL_(UINT64_C(0x76))
#define EMR_PCU_EVENT_FIVR_PS_PS2_CYCLES /* UNC_P_FIVR_PS_PS2_CYCLES ev_sel=0x77: Cycles in which the voltage regulator on the die is in phase shedding state 2. */ \
	EMR_PCU_CTL_(UINT64_C(0x77))
#define EMR_PCU_EVENT_FIVR_PS_PS3_CYCLES /* UNC_P_FIVR_PS_PS3_CYCLES ev_sel=0x78: Cycles in which the voltage regulator on the die is in phase shedding state 3. */ \
	EMR_PCU_CTL_(UINT64_C(0x78))

#endif

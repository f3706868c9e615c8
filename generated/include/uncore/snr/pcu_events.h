/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of snr pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_PCU_EVENTS_H
#define UNCORE_SNR_PCU_EVENTS_H

#include "uncore/snr/pcu.h"

#define SNR_PCU_CTL_(raw) UNCORE_VALUE_(snr_pcu_ctl, raw)
#define SNR_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x0: Cycles of the PCU clock; its rate never changes (1 GHz), so they measure time. */ \
	SNR_PCU_CTL_(0x0u)
#define SNR_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: PCU cycles in which heat is what caps the frequency, after all limits were weighed. Some cycles may be counted as limited by current too. */ \
	SNR_PCU_CTL_(0x4u)
#define SNR_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: PCU cycles in which the power budget is what caps the frequency. Some cycles may be counted as limited by current too. */ \
	SNR_PCU_CTL_(0x5u)
#define SNR_PCU_EVENT_PMAX_THROTTLED_CYCLES /* UNC_P_PMAX_THROTTLED_CYCLES ev_sel=0x6: Cycles of throttling because the package drew too much power, going by the name; Intel does not explain it. */ \
	SNR_PCU_CTL_(0x6u)
#define SNR_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	SNR_PCU_CTL_(0x9u)
#define SNR_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	SNR_PCU_CTL_(0xau)
#define SNR_PCU_EVENT_PKG_RESIDENCY_C0_CYCLES /* UNC_P_PKG_RESIDENCY_C0_CYCLES ev_sel=0x2a: PCU cycles in which the package is in C0; with edge_det, times it got there. */ \
	SNR_PCU_CTL_(0x2au)
#define SNR_PCU_EVENT_PKG_RESIDENCY_C2E_CYCLES /* UNC_P_PKG_RESIDENCY_C2E_CYCLES ev_sel=0x2b: PCU cycles in which the package is in C2E; with edge_det, times it got there. */ \
	SNR_PCU_CTL_(0x2bu)
#define SNR_PCU_EVENT_PKG_RESIDENCY_C3_CYCLES /* UNC_P_PKG_RESIDENCY_C3_CYCLES ev_sel=0x2c: PCU cycles in which the package is in C3; with edge_det, times it got there. */ \
	SNR_PCU_CTL_(0x2cu)
#define SNR_PCU_EVENT_PKG_RESIDENCY_C6_CYCLES /* UNC_P_PKG_RESIDENCY_C6_CYCLES ev_sel=0x2d: PCU cycles in which the package is in C6; with edge_det, times it got there. */ \
	SNR_PCU_CTL_(0x2du)
#define SNR_PCU_EVENT_MEMORY_PHASE_SHEDDING_CYCLES /* UNC_P_MEMORY_PHASE_SHEDDING_CYCLES ev_sel=0x2f: PCU cycles with memory phase shedding, which saves power and makes memory slower to answer. */ \
	SNR_PCU_CTL_(0x2fu)
#define SNR_PCU_EVENT_DEMOTIONS /* UNC_P_DEMOTIONS ev_sel=0x30: Cores that got a lighter C-state than they asked for, going by the name; on Broadwell there is an event for each core. */ \
	SNR_PCU_CTL_(0x30u)
#define SNR_PCU_EVENT_VR_HOT_CYCLES /* UNC_P_VR_HOT_CYCLES ev_sel=0x42: PCU cycles with a hot voltage regulator, going by the name; Intel does not explain it. */ \
	SNR_PCU_CTL_(0x42u)
#define SNR_PCU_EVENT_FREQ_CLIP_AVX256 /* UNC_P_FREQ_CLIP_AVX256 ev_sel=0x49: Cycles in which 256-bit AVX instructions limit the frequency, going by the name. */ \
	SNR_PCU_CTL_(0x49u)
#define SNR_PCU_EVENT_FREQ_CLIP_AVX512 /* UNC_P_FREQ_CLIP_AVX512 ev_sel=0x4a: Cycles in which 512-bit AVX instructions limit the frequency, going by the name. */ \
	SNR_PCU_CTL_(0x4au)
#define SNR_PCU_EVENT_CORE_TRANSITION_CYCLES /* UNC_P_CORE_TRANSITION_CYCLES ev_sel=0x60: Cycles in which cores change their C-state, going by the name; how it differs from TOTAL_TRANSITION_CYCLES nobody says. */ \
	SNR_PCU_CTL_(0x60u)
#define SNR_PCU_EVENT_TOTAL_TRANSITION_CYCLES /* UNC_P_TOTAL_TRANSITION_CYCLES ev_sel=0x72: PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle. */ \
	SNR_PCU_CTL_(0x72u)
#define SNR_PCU_EVENT_FREQ_MIN_IO_P_CYCLES /* UNC_P_FREQ_MIN_IO_P_CYCLES ev_sel=0x73: PCU cycles in which the needs of I/O keep the frequency up. */ \
	SNR_PCU_CTL_(0x73u)
#define SNR_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x74: PCU cycles in which the frequency is being changed. */ \
	SNR_PCU_CTL_(0x74u)
#define SNR_PCU_EVENT_FIVR_PS_PS0_CYCLES /* UNC_P_FIVR_PS_PS0_CYCLES ev_sel=0x75: Cycles in which the voltage regulator on the die is in phase shedding state 0. */ \
	SNR_PCU_CTL_(0x75u)
#define SNR_PCU_EVENT_FIVR_PS_PS1_CYCLES /* UNC_P_FIVR_PS_PS1_CYCLES ev_sel=0x76: Cycles in which the voltage regulator on the die is in phase shedding state 1. */ \
	SNR_PCU_CTL_(0x76u)
#define SNR_PCU_EVENT_FIVR_PS_PS2_CYCLES /* UNC_P_FIVR_PS_PS2_CYCLES ev_sel=0x77: Cycles in which the voltage regulator on the die is in phase shedding state 2. */ \
	SNR_PCU_CTL_(0x77u)
#define SNR_PCU_EVENT_FIVR_PS_PS3_CYCLES /* UNC_P_FIVR_PS_PS3_CYCLES ev_sel=0x78: Cycles in which the voltage regulator on the die is in phase shedding state 3. */ \
	SNR_PCU_CTL_(0x78u)
/* UNC_P_POWER_STATE_OCCUPANCY ev_sel=0x80: Adds the cores in one C-state every PCU cycle; what Intel prints as umasks 0x40, 0x80, 0xc0 is occ_sel. */
#define SNR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 ev_sel=0x80 occ_sel=0x1: Cores in C0 or C1: occ_sel 1. */ \
	SNR_PCU_CTL_(0x4080u)
#define SNR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C3 ev_sel=0x80 occ_sel=0x2: Cores in C3: occ_sel 2. */ \
	SNR_PCU_CTL_(0x8080u)
#define SNR_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 ev_sel=0x80 occ_sel=0x3: Cores in C6 or C7: occ_sel 3. */ \
	SNR_PCU_CTL_(0xc080u)

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of srf pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SRF_PCU_EVENTS_H
#define UNCORE_SRF_PCU_EVENTS_H

#include "uncore/srf/pcu.h"

#define SRF_PCU_CTL_(raw) UNCORE_VALUE_(srf_pcu_ctl, raw)
#define SRF_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x1: Cycles of the power control unit's clock. */ \
	SRF_PCU_CTL_(UINT64_C(0x1))
#define SRF_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: Cycles in which heat is what caps the frequency. */ \
	SRF_PCU_CTL_(UINT64_C(0x4))
#define SRF_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: Cycles in which the power budget is what caps the frequency. */ \
	SRF_PCU_CTL_(UINT64_C(0x5))
#define SRF_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	SRF_PCU_CTL_(UINT64_C(0x9))
#define SRF_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	SRF_PCU_CTL_(UINT64_C(0xa))
#define SRF_PCU_EVENT_PKG_RESIDENCY_C2E_CYCLES /* UNC_P_PKG_RESIDENCY_C2E_CYCLES ev_sel=0x2b: PCU cycles in which the package is in C2E; with edge_det, times it got there. */ \
	SRF_PCU_CTL_(UINT64_C(0x2b))
#define SRF_PCU_EVENT_PKG_RESIDENCY_C6_CYCLES /* UNC_P_PKG_RESIDENCY_C6_CYCLES ev_sel=0x2d: PCU cycles in which the package is in C6; with edge_det, times it got there. */ \
	SRF_PCU_CTL_(UINT64_C(0x2d))
#define SRF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C0 ev_sel=0x35: Cores in C0, which are awake, added up every cycle. */ \
	SRF_PCU_CTL_(UINT64_C(0x35))
#define SRF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C3 ev_sel=0x36: Cores in C3, added up every cycle. */ \
	SRF_PCU_CTL_(UINT64_C(0x36))
#define SRF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C6 ev_sel=0x37: Cores in C6, added up every cycle. */ \
	SRF_PCU_CTL_(UINT64_C(0x37))
#define SRF_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x74: PCU cycles in which the frequency is being changed. */ \
	SRF_PCU_CTL_(UINT64_C(0x74))

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of cwf pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_PCU_EVENTS_H
#define UNCORE_CWF_PCU_EVENTS_H

#include "uncore/cwf/pcu.h"

#define CWF_PCU_CTL_(raw) UNCORE_VALUE_(cwf_pcu_ctl, raw)
#define CWF_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x1: Cycles of the power control unit's clock. */ \
	CWF_PCU_CTL_(UINT64_C(0x1))
#define CWF_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: Cycles in which heat is what caps the frequency. */ \
	CWF_PCU_CTL_(UINT64_C(0x4))
#define CWF_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: Cycles in which the power budget is what caps the frequency. */ \
	CWF_PCU_CTL_(UINT64_C(0x5))
#define CWF_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	CWF_PCU_CTL_(UINT64_C(0x9))
#define CWF_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	CWF_PCU_CTL_(UINT64_C(0xa))
#define CWF_PCU_EVENT_PKG_RESIDENCY_C2E_CYCLES /* UNC_P_PKG_RESIDENCY_C2E_CYCLES ev_sel=0x2b: PCU cycles in which the package is in C2E; with edge_det, times it got there. */ \
	CWF_PCU_CTL_(UINT64_C(0x2b))
#define CWF_PCU_EVENT_PKG_RESIDENCY_C6_CYCLES /* UNC_P_PKG_RESIDENCY_C6_CYCLES ev_sel=0x2d: PCU cycles in which the package is in C6; with edge_det, times it got there. */ \
	CWF_PCU_CTL_(UINT64_C(0x2d))
#define CWF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C0 ev_sel=0x35: Cores in C0, which are awake, added up every cycle. */ \
	CWF_PCU_CTL_(UINT64_C(0x35))
#define CWF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C3 ev_sel=0x36: Cores in C3, added up every cycle. */ \
	CWF_PCU_CTL_(UINT64_C(0x36))
#define CWF_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY_CORES_C6 ev_sel=0x37: Cores in C6, added up every cycle. */ \
	CWF_PCU_CTL_(UINT64_C(0x37))
#define CWF_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x74: PCU cycles in which the frequency is being changed. */ \
	CWF_PCU_CTL_(UINT64_C(0x74))

#endif

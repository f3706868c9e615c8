/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of ivt pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_PCU_EVENTS_H
#define UNCORE_IVT_PCU_EVENTS_H

#include "uncore/ivt/pcu.h"

#define IVT_PCU_CTL_(raw) UNCORE_VALUE_(ivt_pcu_ctl, raw)
#define IVT_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x0: Cycles of the PCU clock; its rate never changes (800 MHz), so they measure time. */ \
	IVT_PCU_CTL_(0x0u)
#define IVT_PCU_EVENT_VOLT_TRANS_CYCLES_INCREASE /* UNC_P_VOLT_TRANS_CYCLES_INCREASE ev_sel=0x1: PCU cycles in which the voltage is on its way up. */ \
	IVT_PCU_CTL_(0x1u)
#define IVT_PCU_EVENT_VOLT_TRANS_CYCLES_DECREASE /* UNC_P_VOLT_TRANS_CYCLES_DECREASE ev_sel=0x2: PCU cycles in which the voltage is on its way down. */ \
	IVT_PCU_CTL_(0x2u)
#define IVT_PCU_EVENT_VOLT_TRANS_CYCLES_CHANGE /* UNC_P_VOLT_TRANS_CYCLES_CHANGE ev_sel=0x3: PCU cycles in which the voltage changes either way: the increase and decrease events in one. */ \
	IVT_PCU_CTL_(0x3u)
#define IVT_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: PCU cycles in which heat is what caps the frequency, after all limits were weighed. Some cycles may be counted as limited by current too. */ \
	IVT_PCU_CTL_(0x4u)
#define IVT_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: PCU cycles in which the power budget is what caps the frequency. Some cycles may be counted as limited by current too. */ \
	IVT_PCU_CTL_(0x5u)
#define IVT_PCU_EVENT_FREQ_MAX_OS_CYCLES /* UNC_P_FREQ_MAX_OS_CYCLES ev_sel=0x6: PCU cycles in which the operating system gets the frequency it asked for. Some cycles may be counted as limited by current too. */ \
	IVT_PCU_CTL_(0x6u)
#define IVT_PCU_EVENT_FREQ_MAX_CURRENT_CYCLES /* UNC_P_FREQ_MAX_CURRENT_CYCLES ev_sel=0x7: PCU cycles in which electric current is what caps the frequency. The slower loop for the other limits may count the same cycles, so the limits do not add up. */ \
	IVT_PCU_CTL_(0x7u)
#define IVT_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	IVT_PCU_CTL_(0x9u)
#define IVT_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	IVT_PCU_CTL_(0xau)
#define IVT_PCU_EVENT_FREQ_BAND0_CYCLES /* UNC_P_FREQ_BAND0_CYCLES ev_sel=0xb: PCU cycles at or above the frequency in filter bits 7:0 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	IVT_PCU_CTL_(0xbu)
#define IVT_PCU_EVENT_FREQ_BAND0_CYCLES_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_FREQ_BAND1_CYCLES /* UNC_P_FREQ_BAND1_CYCLES ev_sel=0xc: PCU cycles at or above the frequency in filter bits 15:8 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	IVT_PCU_CTL_(0xcu)
#define IVT_PCU_EVENT_FREQ_BAND1_CYCLES_BOX_FILTER_MASK 0xff00u
#define IVT_PCU_EVENT_FREQ_BAND2_CYCLES /* UNC_P_FREQ_BAND2_CYCLES ev_sel=0xd: PCU cycles at or above the frequency in filter bits 23:16 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	IVT_PCU_CTL_(0xdu)
#define IVT_PCU_EVENT_FREQ_BAND2_CYCLES_BOX_FILTER_MASK 0xff0000u
#define IVT_PCU_EVENT_FREQ_BAND3_CYCLES /* UNC_P_FREQ_BAND3_CYCLES ev_sel=0xe: PCU cycles at or above the frequency in filter bits 31:24 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	IVT_PCU_CTL_(0xeu)
#define IVT_PCU_EVENT_FREQ_BAND3_CYCLES_BOX_FILTER_MASK 0xff000000u
#define IVT_PCU_EVENT_DEMOTIONS_CORE0 /* UNC_P_DEMOTIONS_CORE0 ev_sel=0x1e: C-state demotions of core 0. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x1eu)
#define IVT_PCU_EVENT_DEMOTIONS_CORE0_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE1 /* UNC_P_DEMOTIONS_CORE1 ev_sel=0x1f: C-state demotions of core 1. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x1fu)
#define IVT_PCU_EVENT_DEMOTIONS_CORE1_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE2 /* UNC_P_DEMOTIONS_CORE2 ev_sel=0x20: C-state demotions of core 2. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x20u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE2_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE3 /* UNC_P_DEMOTIONS_CORE3 ev_sel=0x21: C-state demotions of core 3. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x21u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE3_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE4 /* UNC_P_DEMOTIONS_CORE4 ev_sel=0x22: C-state demotions of core 4. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x22u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE4_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE5 /* UNC_P_DEMOTIONS_CORE5 ev_sel=0x23: C-state demotions of core 5. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x23u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE5_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE6 /* UNC_P_DEMOTIONS_CORE6 ev_sel=0x24: C-state demotions of core 6. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x24u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE6_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE7 /* UNC_P_DEMOTIONS_CORE7 ev_sel=0x25: C-state demotions of core 7. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x25u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE7_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_MEMORY_PHASE_SHEDDING_CYCLES /* UNC_P_MEMORY_PHASE_SHEDDING_CYCLES ev_sel=0x2f: PCU cycles with memory phase shedding, which saves power and makes memory slower to answer. */ \
	IVT_PCU_CTL_(0x2fu)
#define IVT_PCU_EVENT_VR_HOT_CYCLES /* UNC_P_VR_HOT_CYCLES ev_sel=0x32: PCU cycles with a hot voltage regulator, going by the name; Intel does not explain it. */ \
	IVT_PCU_CTL_(0x32u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE8 /* UNC_P_DEMOTIONS_CORE8 ev_sel=0x40: C-state demotions of core 8. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x40u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE8_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE9 /* UNC_P_DEMOTIONS_CORE9 ev_sel=0x41: C-state demotions of core 9. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x41u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE9_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE10 /* UNC_P_DEMOTIONS_CORE10 ev_sel=0x42: C-state demotions of core 10. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x42u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE10_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE11 /* UNC_P_DEMOTIONS_CORE11 ev_sel=0x43: C-state demotions of core 11. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x43u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE11_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE12 /* UNC_P_DEMOTIONS_CORE12 ev_sel=0x44: C-state demotions of core 12. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x44u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE12_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE13 /* UNC_P_DEMOTIONS_CORE13 ev_sel=0x45: C-state demotions of core 13. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x45u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE13_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_DEMOTIONS_CORE14 /* UNC_P_DEMOTIONS_CORE14 ev_sel=0x46: C-state demotions of core 14. They may need the low byte of the filter; what it would select is not documented. */ \
	IVT_PCU_CTL_(0x46u)
#define IVT_PCU_EVENT_DEMOTIONS_CORE14_BOX_FILTER_MASK 0xffu
#define IVT_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x60: PCU cycles in which the frequency is being changed. */ \
	IVT_PCU_CTL_(0x60u)
#define IVT_PCU_EVENT_FREQ_MIN_IO_P_CYCLES /* UNC_P_FREQ_MIN_IO_P_CYCLES ev_sel=0x61: PCU cycles in which the needs of I/O, here or on another socket, keep the frequency up. */ \
	IVT_PCU_CTL_(0x61u)
#define IVT_PCU_EVENT_FREQ_MIN_PERF_P_CYCLES /* UNC_P_FREQ_MIN_PERF_P_CYCLES ev_sel=0x62: PCU cycles in which the needs of other sockets, such as quick answers to snoops, keep the frequency up. */ \
	IVT_PCU_CTL_(0x62u)
#define IVT_PCU_EVENT_TOTAL_TRANSITION_CYCLES /* UNC_P_TOTAL_TRANSITION_CYCLES ev_sel=0x63: PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle. */ \
	IVT_PCU_CTL_(0x63u)
#define IVT_PCU_EVENT_CORE0_TRANSITION_CYCLES /* UNC_P_CORE0_TRANSITION_CYCLES ev_sel=0x70: PCU cycles in which core 0 changes its C-state. */ \
	IVT_PCU_CTL_(0x70u)
#define IVT_PCU_EVENT_CORE1_TRANSITION_CYCLES /* UNC_P_CORE1_TRANSITION_CYCLES ev_sel=0x71: PCU cycles in which core 1 changes its C-state. */ \
	IVT_PCU_CTL_(0x71u)
#define IVT_PCU_EVENT_CORE2_TRANSITION_CYCLES /* UNC_P_CORE2_TRANSITION_CYCLES ev_sel=0x72: PCU cycles in which core 2 changes its C-state. */ \
	IVT_PCU_CTL_(0x72u)
#define IVT_PCU_EVENT_CORE3_TRANSITION_CYCLES /* UNC_P_CORE3_TRANSITION_CYCLES ev_sel=0x73: PCU cycles in which core 3 changes its C-state. */ \
	IVT_PCU_CTL_(0x73u)
#define IVT_PCU_EVENT_CORE4_TRANSITION_CYCLES /* UNC_P_CORE4_TRANSITION_CYCLES ev_sel=0x74: PCU cycles in which core 4 changes its C-state. */ \
	IVT_PCU_CTL_(0x74u)
#define IVT_PCU_EVENT_CORE5_TRANSITION_CYCLES /* UNC_P_CORE5_TRANSITION_CYCLES ev_sel=0x75: PCU cycles in which core 5 changes its C-state. */ \
	IVT_PCU_CTL_(0x75u)
#define IVT_PCU_EVENT_CORE6_TRANSITION_CYCLES /* UNC_P_CORE6_TRANSITION_CYCLES ev_sel=0x76: PCU cycles in which core 6 changes its C-state. */ \
	IVT_PCU_CTL_(0x76u)
#define IVT_PCU_EVENT_CORE7_TRANSITION_CYCLES /* UNC_P_CORE7_TRANSITION_CYCLES ev_sel=0x77: PCU cycles in which core 7 changes its C-state. */ \
	IVT_PCU_CTL_(0x77u)
#define IVT_PCU_EVENT_CORE8_TRANSITION_CYCLES /* UNC_P_CORE8_TRANSITION_CYCLES ev_sel=0x78: PCU cycles in which core 8 changes its C-state. */ \
	IVT_PCU_CTL_(0x78u)
#define IVT_PCU_EVENT_CORE9_TRANSITION_CYCLES /* UNC_P_CORE9_TRANSITION_CYCLES ev_sel=0x79: PCU cycles in which core 9 changes its C-state. */ \
	IVT_PCU_CTL_(0x79u)
#define IVT_PCU_EVENT_CORE10_TRANSITION_CYCLES /* UNC_P_CORE10_TRANSITION_CYCLES ev_sel=0x7a: PCU cycles in which core 10 changes its C-state. */ \
	IVT_PCU_CTL_(0x7au)
#define IVT_PCU_EVENT_CORE11_TRANSITION_CYCLES /* UNC_P_CORE11_TRANSITION_CYCLES ev_sel=0x7b: PCU cycles in which core 11 changes its C-state. */ \
	IVT_PCU_CTL_(0x7bu)
#define IVT_PCU_EVENT_CORE12_TRANSITION_CYCLES /* UNC_P_CORE12_TRANSITION_CYCLES ev_sel=0x7c: PCU cycles in which core 12 changes its C-state. */ \
	IVT_PCU_CTL_(0x7cu)
#define IVT_PCU_EVENT_CORE13_TRANSITION_CYCLES /* UNC_P_CORE13_TRANSITION_CYCLES ev_sel=0x7d: PCU cycles in which core 13 changes its C-state. */ \
	IVT_PCU_CTL_(0x7du)
#define IVT_PCU_EVENT_CORE14_TRANSITION_CYCLES /* UNC_P_CORE14_TRANSITION_CYCLES ev_sel=0x7e: PCU cycles in which core 14 changes its C-state. */ \
	IVT_PCU_CTL_(0x7eu)
/* UNC_P_POWER_STATE_OCCUPANCY ev_sel=0x80: Adds the cores in one C-state every PCU cycle; what Intel prints as umasks 0x40, 0x80, 0xc0 is occ_sel. The event table prints 8 as the most; parts have up to 15 cores. */
#define IVT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 ev_sel=0x80 occ_sel=0x1: Cores in C0 or C1: occ_sel 1. */ \
	IVT_PCU_CTL_(0x4080u)
#define IVT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C3 ev_sel=0x80 occ_sel=0x2: Cores in C3: occ_sel 2. */ \
	IVT_PCU_CTL_(0x8080u)
#define IVT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 ev_sel=0x80 occ_sel=0x3: Cores in C6 or C7: occ_sel 3. */ \
	IVT_PCU_CTL_(0xc080u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE0 /* UNC_P_DELAYED_C_STATE_ABORT_CORE0 ev_sel=0x17 ev_sel_ext=0x1: Times core 0 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200017u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE1 /* UNC_P_DELAYED_C_STATE_ABORT_CORE1 ev_sel=0x18 ev_sel_ext=0x1: Times core 1 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200018u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE2 /* UNC_P_DELAYED_C_STATE_ABORT_CORE2 ev_sel=0x19 ev_sel_ext=0x1: Times core 2 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200019u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE3 /* UNC_P_DELAYED_C_STATE_ABORT_CORE3 ev_sel=0x1a ev_sel_ext=0x1: Times core 3 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001au)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE4 /* UNC_P_DELAYED_C_STATE_ABORT_CORE4 ev_sel=0x1b ev_sel_ext=0x1: Times core 4 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001bu)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE5 /* UNC_P_DELAYED_C_STATE_ABORT_CORE5 ev_sel=0x1c ev_sel_ext=0x1: Times core 5 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001cu)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE6 /* UNC_P_DELAYED_C_STATE_ABORT_CORE6 ev_sel=0x1d ev_sel_ext=0x1: Times core 6 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001du)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE7 /* UNC_P_DELAYED_C_STATE_ABORT_CORE7 ev_sel=0x1e ev_sel_ext=0x1: Times core 7 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001eu)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE8 /* UNC_P_DELAYED_C_STATE_ABORT_CORE8 ev_sel=0x1f ev_sel_ext=0x1: Times core 8 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x20001fu)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE9 /* UNC_P_DELAYED_C_STATE_ABORT_CORE9 ev_sel=0x20 ev_sel_ext=0x1: Times core 9 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200020u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE10 /* UNC_P_DELAYED_C_STATE_ABORT_CORE10 ev_sel=0x21 ev_sel_ext=0x1: Times core 10 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200021u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE11 /* UNC_P_DELAYED_C_STATE_ABORT_CORE11 ev_sel=0x22 ev_sel_ext=0x1: Times core 11 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200022u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE12 /* UNC_P_DELAYED_C_STATE_ABORT_CORE12 ev_sel=0x23 ev_sel_ext=0x1: Times core 12 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200023u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE13 /* UNC_P_DELAYED_C_STATE_ABORT_CORE13 ev_sel=0x24 ev_sel_ext=0x1: Times core 13 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200024u)
#define IVT_PCU_EVENT_DELAYED_C_STATE_ABORT_CORE14 /* UNC_P_DELAYED_C_STATE_ABORT_CORE14 ev_sel=0x25 ev_sel_ext=0x1: Times core 14 asked for a deep C-state and was woken before the delay was over. */ \
	IVT_PCU_CTL_(0x200025u)
#define IVT_PCU_EVENT_PKG_C_EXIT_LATENCY /* UNC_P_PKG_C_EXIT_LATENCY ev_sel=0x26 ev_sel_ext=0x1: PCU cycles in which the package goes from C2 to C3, as Intel has it; the name speaks of leaving. */ \
	IVT_PCU_CTL_(0x200026u)
#define IVT_PCU_EVENT_PKG_C_EXIT_LATENCY_SEL /* UNC_P_PKG_C_EXIT_LATENCY_SEL ev_sel=0x26 ev_sel_ext=0x1: Another name of PKG_C_EXIT_LATENCY in Intel's list. */ \
	IVT_PCU_CTL_(0x200026u)
#define IVT_PCU_EVENT_PKG_C_STATE_RESIDENCY_C0_CYCLES /* UNC_P_PKG_C_STATE_RESIDENCY_C0_CYCLES ev_sel=0x2a ev_sel_ext=0x1: PCU cycles with the package in C0; only one Intel list has it. */ \
	IVT_PCU_CTL_(0x20002au)
#define IVT_PCU_EVENT_PKG_C_STATE_RESIDENCY_C2_CYCLES /* UNC_P_PKG_C_STATE_RESIDENCY_C2_CYCLES ev_sel=0x2b ev_sel_ext=0x1: PCU cycles with the package in C2; only one Intel list has it. */ \
	IVT_PCU_CTL_(0x20002bu)
#define IVT_PCU_EVENT_PKG_C_STATE_RESIDENCY_C3_CYCLES /* UNC_P_PKG_C_STATE_RESIDENCY_C3_CYCLES ev_sel=0x2c ev_sel_ext=0x1: PCU cycles with the package in C3; only one Intel list has it. */ \
	IVT_PCU_CTL_(0x20002cu)
#define IVT_PCU_EVENT_PKG_C_STATE_RESIDENCY_C6_CYCLES /* UNC_P_PKG_C_STATE_RESIDENCY_C6_CYCLES ev_sel=0x2d ev_sel_ext=0x1: PCU cycles with the package in C6; only one Intel list has it. */ \
	IVT_PCU_CTL_(0x20002du)

#endif

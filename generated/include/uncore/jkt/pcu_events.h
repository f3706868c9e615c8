/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of jkt pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_PCU_EVENTS_H
#define UNCORE_JKT_PCU_EVENTS_H

#include "uncore/jkt/pcu.h"

#define JKT_PCU_CTL_(raw) UNCORE_VALUE_(jkt_pcu_ctl, raw)
#define JKT_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x0: Cycles of the PCU clock; its rate never changes (800 MHz), so they measure time. */ \
	JKT_PCU_CTL_(0x0u)
#define JKT_PCU_EVENT_VOLT_TRANS_CYCLES_INCREASE /* UNC_P_VOLT_TRANS_CYCLES_INCREASE ev_sel=0x1: PCU cycles in which the voltage is on its way up. */ \
	JKT_PCU_CTL_(0x1u)
#define JKT_PCU_EVENT_VOLT_TRANS_CYCLES_DECREASE /* UNC_P_VOLT_TRANS_CYCLES_DECREASE ev_sel=0x2: PCU cycles in which the voltage is on its way down. */ \
	JKT_PCU_CTL_(0x2u)
#define JKT_PCU_EVENT_VOLT_TRANS_CYCLES_CHANGE /* UNC_P_VOLT_TRANS_CYCLES_CHANGE ev_sel=0x3: PCU cycles in which the voltage changes either way: the increase and decrease events in one. */ \
	JKT_PCU_CTL_(0x3u)
#define JKT_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: PCU cycles in which heat is what caps the frequency, after all limits were weighed. Some cycles may be counted as limited by current too. Erratum limit_twice (overcounts): Frequency limits are counted twice. */ \
	JKT_PCU_CTL_(0x4u)
#define JKT_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: PCU cycles in which the power budget is what caps the frequency. Some cycles may be counted as limited by current too. Erratum limit_twice (overcounts): Frequency limits are counted twice. */ \
	JKT_PCU_CTL_(0x5u)
#define JKT_PCU_EVENT_FREQ_MAX_OS_CYCLES /* UNC_P_FREQ_MAX_OS_CYCLES ev_sel=0x6: PCU cycles in which the operating system gets the frequency it asked for. Some cycles may be counted as limited by current too. Erratum limit_twice (overcounts): Frequency limits are counted twice. */ \
	JKT_PCU_CTL_(0x6u)
#define JKT_PCU_EVENT_FREQ_MAX_CURRENT_CYCLES /* UNC_P_FREQ_MAX_CURRENT_CYCLES ev_sel=0x7: PCU cycles in which electric current is what caps the frequency. The slower loop for the other limits may count the same cycles, so the limits do not add up. Erratum limit_twice (overcounts): Frequency limits are counted twice. */ \
	JKT_PCU_CTL_(0x7u)
#define JKT_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	JKT_PCU_CTL_(0x9u)
#define JKT_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	JKT_PCU_CTL_(0xau)
#define JKT_PCU_EVENT_FREQ_BAND0_CYCLES /* UNC_P_FREQ_BAND0_CYCLES ev_sel=0xb: PCU cycles at or above the frequency in filter bits 7:0 (100 MHz units); thresh 1 with invert gives those below. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	JKT_PCU_CTL_(0xbu)
#define JKT_PCU_EVENT_FREQ_BAND0_CYCLES_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_FREQ_BAND1_CYCLES /* UNC_P_FREQ_BAND1_CYCLES ev_sel=0xc: PCU cycles at or above the frequency in filter bits 15:8 (100 MHz units); thresh 1 with invert gives those below. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	JKT_PCU_CTL_(0xcu)
#define JKT_PCU_EVENT_FREQ_BAND1_CYCLES_BOX_FILTER_MASK 0xff00u
#define JKT_PCU_EVENT_FREQ_BAND2_CYCLES /* UNC_P_FREQ_BAND2_CYCLES ev_sel=0xd: PCU cycles at or above the frequency in filter bits 23:16 (100 MHz units); thresh 1 with invert gives those below. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	JKT_PCU_CTL_(0xdu)
#define JKT_PCU_EVENT_FREQ_BAND2_CYCLES_BOX_FILTER_MASK 0xff0000u
#define JKT_PCU_EVENT_FREQ_BAND3_CYCLES /* UNC_P_FREQ_BAND3_CYCLES ev_sel=0xe: PCU cycles at or above the frequency in filter bits 31:24 (100 MHz units); thresh 1 with invert gives those below. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. Erratum filter_latency (miscounts): Frequency bands change late. */ \
	JKT_PCU_CTL_(0xeu)
#define JKT_PCU_EVENT_FREQ_BAND3_CYCLES_BOX_FILTER_MASK 0xff000000u
#define JKT_PCU_EVENT_DEMOTIONS_CORE0 /* UNC_P_DEMOTIONS_CORE0 ev_sel=0x1e: C-state demotions of core 0. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x1eu)
#define JKT_PCU_EVENT_DEMOTIONS_CORE0_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE1 /* UNC_P_DEMOTIONS_CORE1 ev_sel=0x1f: C-state demotions of core 1. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x1fu)
#define JKT_PCU_EVENT_DEMOTIONS_CORE1_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE2 /* UNC_P_DEMOTIONS_CORE2 ev_sel=0x20: C-state demotions of core 2; takes the low byte of the filter like its siblings, though no list says so. */ \
	JKT_PCU_CTL_(0x20u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE2_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE3 /* UNC_P_DEMOTIONS_CORE3 ev_sel=0x21: C-state demotions of core 3. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x21u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE3_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE4 /* UNC_P_DEMOTIONS_CORE4 ev_sel=0x22: C-state demotions of core 4. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x22u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE4_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE5 /* UNC_P_DEMOTIONS_CORE5 ev_sel=0x23: C-state demotions of core 5. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x23u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE5_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE6 /* UNC_P_DEMOTIONS_CORE6 ev_sel=0x24: C-state demotions of core 6. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x24u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE6_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_DEMOTIONS_CORE7 /* UNC_P_DEMOTIONS_CORE7 ev_sel=0x25: C-state demotions of core 7. They may need the low byte of the filter; what it would select is not documented. */ \
	JKT_PCU_CTL_(0x25u)
#define JKT_PCU_EVENT_DEMOTIONS_CORE7_BOX_FILTER_MASK 0xffu
#define JKT_PCU_EVENT_MEMORY_PHASE_SHEDDING_CYCLES /* UNC_P_MEMORY_PHASE_SHEDDING_CYCLES ev_sel=0x2f: PCU cycles with memory phase shedding, which saves power and makes memory slower to answer. */ \
	JKT_PCU_CTL_(0x2fu)
#define JKT_PCU_EVENT_VR_HOT_CYCLES /* UNC_P_VR_HOT_CYCLES ev_sel=0x32: PCU cycles with a hot voltage regulator, going by the name; Intel does not explain it. */ \
	JKT_PCU_CTL_(0x32u)
/* UNC_P_POWER_STATE_OCCUPANCY ev_sel=0x80: Adds the cores in one C-state every PCU cycle; the umask here is the field occ_sel. */
#define JKT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 ev_sel=0x80 occ_sel=0x1: Cores in C0: occ_sel 1. */ \
	JKT_PCU_CTL_(0x4080u)
#define JKT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C3 ev_sel=0x80 occ_sel=0x2: Cores in C3: occ_sel 2. */ \
	JKT_PCU_CTL_(0x8080u)
#define JKT_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 ev_sel=0x80 occ_sel=0x3: Cores in C6: occ_sel 3. */ \
	JKT_PCU_CTL_(0xc080u)
#define JKT_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x0 ev_sel_ext=0x1: PCU cycles in which the frequency is being changed. */ \
	JKT_PCU_CTL_(0x200000u)
#define JKT_PCU_EVENT_FREQ_MIN_IO_P_CYCLES /* UNC_P_FREQ_MIN_IO_P_CYCLES ev_sel=0x1 ev_sel_ext=0x1: PCU cycles in which the needs of I/O, here or on another socket, keep the frequency up. */ \
	JKT_PCU_CTL_(0x200001u)
#define JKT_PCU_EVENT_FREQ_MIN_PERF_P_CYCLES /* UNC_P_FREQ_MIN_PERF_P_CYCLES ev_sel=0x2 ev_sel_ext=0x1: PCU cycles in which the needs of other sockets, such as quick answers to snoops, keep the frequency up. */ \
	JKT_PCU_CTL_(0x200002u)
#define JKT_PCU_EVENT_CORE0_TRANSITION_CYCLES /* UNC_P_CORE0_TRANSITION_CYCLES ev_sel=0x3 ev_sel_ext=0x1: PCU cycles in which core 0 changes its C-state. */ \
	JKT_PCU_CTL_(0x200003u)
#define JKT_PCU_EVENT_CORE1_TRANSITION_CYCLES /* UNC_P_CORE1_TRANSITION_CYCLES ev_sel=0x4 ev_sel_ext=0x1: PCU cycles in which core 1 changes its C-state. */ \
	JKT_PCU_CTL_(0x200004u)
#define JKT_PCU_EVENT_CORE2_TRANSITION_CYCLES /* UNC_P_CORE2_TRANSITION_CYCLES ev_sel=0x5 ev_sel_ext=0x1: PCU cycles in which core 2 changes its C-state. */ \
	JKT_PCU_CTL_(0x200005u)
#define JKT_PCU_EVENT_CORE3_TRANSITION_CYCLES /* UNC_P_CORE3_TRANSITION_CYCLES ev_sel=0x6 ev_sel_ext=0x1: PCU cycles in which core 3 changes its C-state. */ \
	JKT_PCU_CTL_(0x200006u)
#define JKT_PCU_EVENT_CORE4_TRANSITION_CYCLES /* UNC_P_CORE4_TRANSITION_CYCLES ev_sel=0x7 ev_sel_ext=0x1: PCU cycles in which core 4 changes its C-state. */ \
	JKT_PCU_CTL_(0x200007u)
#define JKT_PCU_EVENT_CORE5_TRANSITION_CYCLES /* UNC_P_CORE5_TRANSITION_CYCLES ev_sel=0x8 ev_sel_ext=0x1: PCU cycles in which core 5 changes its C-state. */ \
	JKT_PCU_CTL_(0x200008u)
#define JKT_PCU_EVENT_CORE6_TRANSITION_CYCLES /* UNC_P_CORE6_TRANSITION_CYCLES ev_sel=0x9 ev_sel_ext=0x1: PCU cycles in which core 6 changes its C-state. */ \
	JKT_PCU_CTL_(0x200009u)
#define JKT_PCU_EVENT_CORE7_TRANSITION_CYCLES /* UNC_P_CORE7_TRANSITION_CYCLES ev_sel=0xa ev_sel_ext=0x1: PCU cycles in which core 7 changes its C-state. */ \
	JKT_PCU_CTL_(0x20000au)
#define JKT_PCU_EVENT_TOTAL_TRANSITION_CYCLES /* UNC_P_TOTAL_TRANSITION_CYCLES ev_sel=0xb ev_sel_ext=0x1: PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle. */ \
	JKT_PCU_CTL_(0x20000bu)

#endif

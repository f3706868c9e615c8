/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdxde/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of bdxde pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDXDE_PCU_EVENTS_H
#define UNCORE_BDXDE_PCU_EVENTS_H

#include "uncore/bdxde/pcu.h"

#define BDXDE_PCU_CTL_(raw) UNCORE_VALUE_(bdxde_pcu_ctl, raw)
#define BDXDE_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x0: Cycles of the PCU clock; its rate never changes (1 GHz), so they measure time. */ \
	BDXDE_PCU_CTL_(0x0u)
#define BDXDE_PCU_EVENT_FREQ_MAX_LIMIT_THERMAL_CYCLES /* UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES ev_sel=0x4: PCU cycles in which heat is what caps the frequency, after all limits were weighed. Some cycles may be counted as limited by current too. */ \
	BDXDE_PCU_CTL_(0x4u)
#define BDXDE_PCU_EVENT_FREQ_MAX_POWER_CYCLES /* UNC_P_FREQ_MAX_POWER_CYCLES ev_sel=0x5: PCU cycles in which the power budget is what caps the frequency. Some cycles may be counted as limited by current too. */ \
	BDXDE_PCU_CTL_(0x5u)
#define BDXDE_PCU_EVENT_FREQ_MAX_OS_CYCLES /* UNC_P_FREQ_MAX_OS_CYCLES ev_sel=0x6: PCU cycles in which the operating system gets the frequency it asked for. Some cycles may be counted as limited by current too. */ \
	BDXDE_PCU_CTL_(0x6u)
#define BDXDE_PCU_EVENT_PROCHOT_INTERNAL_CYCLES /* UNC_P_PROCHOT_INTERNAL_CYCLES ev_sel=0x9: PCU cycles throttled because a sensor on the die reports heat. */ \
	BDXDE_PCU_CTL_(0x9u)
#define BDXDE_PCU_EVENT_PROCHOT_EXTERNAL_CYCLES /* UNC_P_PROCHOT_EXTERNAL_CYCLES ev_sel=0xa: PCU cycles throttled at a request from outside, as when memory gets too hot. */ \
	BDXDE_PCU_CTL_(0xau)
#define BDXDE_PCU_EVENT_FREQ_BAND0_CYCLES /* UNC_P_FREQ_BAND0_CYCLES ev_sel=0xb: PCU cycles at or above the frequency in filter bits 7:0 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. */ \
	BDXDE_PCU_CTL_(0xbu)
#define BDXDE_PCU_EVENT_FREQ_BAND0_CYCLES_BOX_FILTER_MASK 0xffu
#define BDXDE_PCU_EVENT_FREQ_BAND1_CYCLES /* UNC_P_FREQ_BAND1_CYCLES ev_sel=0xc: PCU cycles at or above the frequency in filter bits 15:8 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. */ \
	BDXDE_PCU_CTL_(0xcu)
#define BDXDE_PCU_EVENT_FREQ_BAND1_CYCLES_BOX_FILTER_MASK 0xff00u
#define BDXDE_PCU_EVENT_FREQ_BAND2_CYCLES /* UNC_P_FREQ_BAND2_CYCLES ev_sel=0xd: PCU cycles at or above the frequency in filter bits 23:16 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. */ \
	BDXDE_PCU_CTL_(0xdu)
#define BDXDE_PCU_EVENT_FREQ_BAND2_CYCLES_BOX_FILTER_MASK 0xff0000u
#define BDXDE_PCU_EVENT_FREQ_BAND3_CYCLES /* UNC_P_FREQ_BAND3_CYCLES ev_sel=0xe: PCU cycles at or above the frequency in filter bits 31:24 (100 MHz units); thresh 1 with edge_det gives entries. The limit takes effect at the next change of frequency, and cycles of the change itself are not counted. */ \
	BDXDE_PCU_CTL_(0xeu)
#define BDXDE_PCU_EVENT_FREQ_BAND3_CYCLES_BOX_FILTER_MASK 0xff000000u
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C0_CYCLES /* UNC_P_PKG_RESIDENCY_C0_CYCLES ev_sel=0x2a: PCU cycles in which the package is in C0; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x2au)
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C2E_CYCLES /* UNC_P_PKG_RESIDENCY_C2E_CYCLES ev_sel=0x2b: PCU cycles in which the package is in C2E; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x2bu)
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C3_CYCLES /* UNC_P_PKG_RESIDENCY_C3_CYCLES ev_sel=0x2c: PCU cycles in which the package is in C3; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x2cu)
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C6_CYCLES /* UNC_P_PKG_RESIDENCY_C6_CYCLES ev_sel=0x2d: PCU cycles in which the package is in C6; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x2du)
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C7_CYCLES /* UNC_P_PKG_RESIDENCY_C7_CYCLES ev_sel=0x2e: PCU cycles in which the package is in C7; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x2eu)
#define BDXDE_PCU_EVENT_MEMORY_PHASE_SHEDDING_CYCLES /* UNC_P_MEMORY_PHASE_SHEDDING_CYCLES ev_sel=0x2f: PCU cycles with memory phase shedding, which saves power and makes memory slower to answer. */ \
	BDXDE_PCU_CTL_(0x2fu)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE0 /* UNC_P_DEMOTIONS_CORE0 ev_sel=0x30: C-state demotions of core 0. */ \
	BDXDE_PCU_CTL_(0x30u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE1 /* UNC_P_DEMOTIONS_CORE1 ev_sel=0x31: C-state demotions of core 1. */ \
	BDXDE_PCU_CTL_(0x31u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE2 /* UNC_P_DEMOTIONS_CORE2 ev_sel=0x32: C-state demotions of core 2. */ \
	BDXDE_PCU_CTL_(0x32u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE3 /* UNC_P_DEMOTIONS_CORE3 ev_sel=0x33: C-state demotions of core 3. */ \
	BDXDE_PCU_CTL_(0x33u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE4 /* UNC_P_DEMOTIONS_CORE4 ev_sel=0x34: C-state demotions of core 4. */ \
	BDXDE_PCU_CTL_(0x34u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE5 /* UNC_P_DEMOTIONS_CORE5 ev_sel=0x35: C-state demotions of core 5. */ \
	BDXDE_PCU_CTL_(0x35u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE6 /* UNC_P_DEMOTIONS_CORE6 ev_sel=0x36: C-state demotions of core 6. */ \
	BDXDE_PCU_CTL_(0x36u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE7 /* UNC_P_DEMOTIONS_CORE7 ev_sel=0x37: C-state demotions of core 7. */ \
	BDXDE_PCU_CTL_(0x37u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE8 /* UNC_P_DEMOTIONS_CORE8 ev_sel=0x38: C-state demotions of core 8. */ \
	BDXDE_PCU_CTL_(0x38u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE9 /* UNC_P_DEMOTIONS_CORE9 ev_sel=0x39: C-state demotions of core 9. */ \
	BDXDE_PCU_CTL_(0x39u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE10 /* UNC_P_DEMOTIONS_CORE10 ev_sel=0x3a: C-state demotions of core 10. */ \
	BDXDE_PCU_CTL_(0x3au)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE11 /* UNC_P_DEMOTIONS_CORE11 ev_sel=0x3b: C-state demotions of core 11. */ \
	BDXDE_PCU_CTL_(0x3bu)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE12 /* UNC_P_DEMOTIONS_CORE12 ev_sel=0x3c: C-state demotions of core 12. */ \
	BDXDE_PCU_CTL_(0x3cu)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE13 /* UNC_P_DEMOTIONS_CORE13 ev_sel=0x3d: C-state demotions of core 13. */ \
	BDXDE_PCU_CTL_(0x3du)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE14 /* UNC_P_DEMOTIONS_CORE14 ev_sel=0x3e: C-state demotions of core 14. */ \
	BDXDE_PCU_CTL_(0x3eu)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE15 /* UNC_P_DEMOTIONS_CORE15 ev_sel=0x3f: Times core 15 got a lighter C-state than it asked for. */ \
	BDXDE_PCU_CTL_(0x3fu)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE16 /* UNC_P_DEMOTIONS_CORE16 ev_sel=0x40: Times core 16 got a lighter C-state than it asked for. */ \
	BDXDE_PCU_CTL_(0x40u)
#define BDXDE_PCU_EVENT_DEMOTIONS_CORE17 /* UNC_P_DEMOTIONS_CORE17 ev_sel=0x41: Times core 17 got a lighter C-state than it asked for. */ \
	BDXDE_PCU_CTL_(0x41u)
#define BDXDE_PCU_EVENT_VR_HOT_CYCLES /* UNC_P_VR_HOT_CYCLES ev_sel=0x42: PCU cycles with a hot voltage regulator of the processor; those of memory do not count. */ \
	BDXDE_PCU_CTL_(0x42u)
#define BDXDE_PCU_EVENT_PKG_RESIDENCY_C1E_CYCLES /* UNC_P_PKG_RESIDENCY_C1E_CYCLES ev_sel=0x4e: PCU cycles in which the package is in C1E; with edge_det, times it got there. */ \
	BDXDE_PCU_CTL_(0x4eu)
#define BDXDE_PCU_EVENT_CORE0_TRANSITION_CYCLES /* UNC_P_CORE0_TRANSITION_CYCLES ev_sel=0x60: PCU cycles in which core 0 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x60u)
#define BDXDE_PCU_EVENT_CORE1_TRANSITION_CYCLES /* UNC_P_CORE1_TRANSITION_CYCLES ev_sel=0x61: PCU cycles in which core 1 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x61u)
#define BDXDE_PCU_EVENT_CORE2_TRANSITION_CYCLES /* UNC_P_CORE2_TRANSITION_CYCLES ev_sel=0x62: PCU cycles in which core 2 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x62u)
#define BDXDE_PCU_EVENT_CORE3_TRANSITION_CYCLES /* UNC_P_CORE3_TRANSITION_CYCLES ev_sel=0x63: PCU cycles in which core 3 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x63u)
#define BDXDE_PCU_EVENT_CORE4_TRANSITION_CYCLES /* UNC_P_CORE4_TRANSITION_CYCLES ev_sel=0x64: PCU cycles in which core 4 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x64u)
#define BDXDE_PCU_EVENT_CORE5_TRANSITION_CYCLES /* UNC_P_CORE5_TRANSITION_CYCLES ev_sel=0x65: PCU cycles in which core 5 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x65u)
#define BDXDE_PCU_EVENT_CORE6_TRANSITION_CYCLES /* UNC_P_CORE6_TRANSITION_CYCLES ev_sel=0x66: PCU cycles in which core 6 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x66u)
#define BDXDE_PCU_EVENT_CORE7_TRANSITION_CYCLES /* UNC_P_CORE7_TRANSITION_CYCLES ev_sel=0x67: PCU cycles in which core 7 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x67u)
#define BDXDE_PCU_EVENT_CORE8_TRANSITION_CYCLES /* UNC_P_CORE8_TRANSITION_CYCLES ev_sel=0x68: PCU cycles in which core 8 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x68u)
#define BDXDE_PCU_EVENT_CORE9_TRANSITION_CYCLES /* UNC_P_CORE9_TRANSITION_CYCLES ev_sel=0x69: PCU cycles in which core 9 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x69u)
#define BDXDE_PCU_EVENT_CORE10_TRANSITION_CYCLES /* UNC_P_CORE10_TRANSITION_CYCLES ev_sel=0x6a: PCU cycles in which core 10 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x6au)
#define BDXDE_PCU_EVENT_CORE11_TRANSITION_CYCLES /* UNC_P_CORE11_TRANSITION_CYCLES ev_sel=0x6b: PCU cycles in which core 11 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x6bu)
#define BDXDE_PCU_EVENT_CORE12_TRANSITION_CYCLES /* UNC_P_CORE12_TRANSITION_CYCLES ev_sel=0x6c: PCU cycles in which core 12 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x6cu)
#define BDXDE_PCU_EVENT_CORE13_TRANSITION_CYCLES /* UNC_P_CORE13_TRANSITION_CYCLES ev_sel=0x6d: PCU cycles in which core 13 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x6du)
#define BDXDE_PCU_EVENT_CORE14_TRANSITION_CYCLES /* UNC_P_CORE14_TRANSITION_CYCLES ev_sel=0x6e: PCU cycles in which core 14 changes its C-state. */ \
	BDXDE_PCU_CTL_(0x6eu)
#define BDXDE_PCU_EVENT_CORE15_TRANSITION_CYCLES /* UNC_P_CORE15_TRANSITION_CYCLES ev_sel=0x6f: PCU cycles that core 15 spends changing its C-state. */ \
	BDXDE_PCU_CTL_(0x6fu)
#define BDXDE_PCU_EVENT_CORE16_TRANSITION_CYCLES /* UNC_P_CORE16_TRANSITION_CYCLES ev_sel=0x70: PCU cycles that core 16 spends changing its C-state. */ \
	BDXDE_PCU_CTL_(0x70u)
#define BDXDE_PCU_EVENT_CORE17_TRANSITION_CYCLES /* UNC_P_CORE17_TRANSITION_CYCLES ev_sel=0x71: PCU cycles that core 17 spends changing its C-state. */ \
	BDXDE_PCU_CTL_(0x71u)
#define BDXDE_PCU_EVENT_TOTAL_TRANSITION_CYCLES /* UNC_P_TOTAL_TRANSITION_CYCLES ev_sel=0x72: PCU cycles of C-state changes over all cores; it adds at most 1 in a cycle. */ \
	BDXDE_PCU_CTL_(0x72u)
#define BDXDE_PCU_EVENT_FREQ_MIN_IO_P_CYCLES /* UNC_P_FREQ_MIN_IO_P_CYCLES ev_sel=0x73: PCU cycles in which the needs of I/O, here or on another socket, keep the frequency up. */ \
	BDXDE_PCU_CTL_(0x73u)
#define BDXDE_PCU_EVENT_FREQ_TRANS_CYCLES /* UNC_P_FREQ_TRANS_CYCLES ev_sel=0x74: PCU cycles in which the frequency is being changed. */ \
	BDXDE_PCU_CTL_(0x74u)
#define BDXDE_PCU_EVENT_UFS_TRANSITIONS_RING_GV /* UNC_P_UFS_TRANSITIONS_RING_GV ev_sel=0x79: Frequency changes of the ring that end where they began, going by the description; the name says changes of voltage and frequency. */ \
	BDXDE_PCU_CTL_(0x79u)
/* UNC_P_POWER_STATE_OCCUPANCY ev_sel=0x80: Adds the cores in one C-state every PCU cycle; what Intel prints as umasks 0x40, 0x80, 0xc0 is occ_sel. Erratum occupancy_counter_0 (unusable): Counter 0 cannot count an occupancy. */
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C0 ev_sel=0x80 occ_sel=0x1: Cores in C0 or C1: occ_sel 1. */ \
	BDXDE_PCU_CTL_(0x4080u)
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C0_COUNTERS 0xeu
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C3 ev_sel=0x80 occ_sel=0x2: Cores in C3: occ_sel 2. */ \
	BDXDE_PCU_CTL_(0x8080u)
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C3_COUNTERS 0xeu
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6 /* UNC_P_POWER_STATE_OCCUPANCY.CORES_C6 ev_sel=0x80 occ_sel=0x3: Cores in C6 or C7: occ_sel 3. */ \
	BDXDE_PCU_CTL_(0xc080u)
#define BDXDE_PCU_EVENT_POWER_STATE_OCCUPANCY_CORES_C6_COUNTERS 0xeu
#define BDXDE_PCU_EVENT_FIVR_PS_PS0_CYCLES /* UNC_P_FIVR_PS_PS0_CYCLES ev_sel=0x75: Cycles in which the voltage regulator on the die is in phase shedding state 0. */ \
	BDXDE_PCU_CTL_(0x75u)
#define BDXDE_PCU_EVENT_FIVR_PS_PS1_CYCLES /* UNC_P_FIVR_PS_PS1_CYCLES ev_sel=0x76: Cycles in which the voltage regulator on the die is in phase shedding state 1. */ \
	BDXDE_PCU_CTL_(0x76u)
#define BDXDE_PCU_EVENT_FIVR_PS_PS2_CYCLES /* UNC_P_FIVR_PS_PS2_CYCLES ev_sel=0x77: Cycles in which the voltage regulator on the die is in phase shedding state 2. */ \
	BDXDE_PCU_CTL_(0x77u)
#define BDXDE_PCU_EVENT_FIVR_PS_PS3_CYCLES /* UNC_P_FIVR_PS_PS3_CYCLES ev_sel=0x78: Cycles in which the voltage regulator on the die is in phase shedding state 3. */ \
	BDXDE_PCU_CTL_(0x78u)
#define BDXDE_PCU_EVENT_UFS_TRANSITIONS_UP_RING /* UNC_P_UFS_TRANSITIONS_UP_RING ev_sel=0x7a: Frequency changes of the ring upwards, because of its traffic, going by the name. */ \
	BDXDE_PCU_CTL_(0x7au)
#define BDXDE_PCU_EVENT_UFS_TRANSITIONS_UP_STALL /* UNC_P_UFS_TRANSITIONS_UP_STALL ev_sel=0x7b: Frequency changes of the ring upwards, because cores stall, going by the name. */ \
	BDXDE_PCU_CTL_(0x7bu)
#define BDXDE_PCU_EVENT_UFS_TRANSITIONS_DOWN /* UNC_P_UFS_TRANSITIONS_DOWN ev_sel=0x7c: Frequency changes of the ring downwards, going by the name. */ \
	BDXDE_PCU_CTL_(0x7cu)
#define BDXDE_PCU_EVENT_UFS_TRANSITIONS_IO_P_LIMIT /* UNC_P_UFS_TRANSITIONS_IO_P_LIMIT ev_sel=0x7d: Frequency changes of the ring to a limit that I/O sets, going by the name. */ \
	BDXDE_PCU_CTL_(0x7du)
#define BDXDE_PCU_EVENT_UFS_BANDWIDTH_MAX_RANGE /* UNC_P_UFS_BANDWIDTH_MAX_RANGE ev_sel=0x7e: Cycles or changes at the highest range of the ring, going by the name; nobody explains it. */ \
	BDXDE_PCU_CTL_(0x7eu)

#endif

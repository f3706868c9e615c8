/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/imc.events.json by "make generate". Do not edit. */
/*
 * The events of jkt imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_IMC_EVENTS_H
#define UNCORE_JKT_IMC_EVENTS_H

#include "uncore/jkt/imc.h"

#define JKT_IMC_CTL_(raw) UNCORE_VALUE_(jkt_imc_ctl, raw)
#define JKT_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x0: DRAM clock cycles on a general counter; code 0xff of other tools means the fixed counter. */ \
	JKT_IMC_CTL_(0x0u)
#define JKT_IMC_EVENT_ACT_COUNT /* UNC_M_ACT_COUNT ev_sel=0x1: Activate commands: DRAM pages opened for reads or writes. */ \
	JKT_IMC_CTL_(0x1u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define JKT_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0x1: Closed as a request needs another page. */ \
	JKT_IMC_CTL_(0x102u)
#define JKT_IMC_EVENT_PRE_COUNT_PAGE_CLOSE /* UNC_M_PRE_COUNT.PAGE_CLOSE ev_sel=0x2 umask=0x2: Closed as the page close timer ran out. */ \
	JKT_IMC_CTL_(0x202u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define JKT_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	JKT_IMC_CTL_(0x104u)
#define JKT_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x2: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	JKT_IMC_CTL_(0x204u)
#define JKT_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0x3: All reads, underfills included. */ \
	JKT_IMC_CTL_(0x304u)
#define JKT_IMC_EVENT_CAS_COUNT_WR_WMM /* UNC_M_CAS_COUNT.WR_WMM ev_sel=0x4 umask=0x4: Writes in write major mode. */ \
	JKT_IMC_CTL_(0x404u)
#define JKT_IMC_EVENT_CAS_COUNT_WR_RMM /* UNC_M_CAS_COUNT.WR_RMM ev_sel=0x4 umask=0x8: Writes slipped in during read major mode. */ \
	JKT_IMC_CTL_(0x804u)
#define JKT_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0xc: All writes, in either mode. */ \
	JKT_IMC_CTL_(0xc04u)
#define JKT_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0xf: All reads and writes; Intel's title says writes only. */ \
	JKT_IMC_CTL_(0xf04u)
/* UNC_M_DRAM_REFRESH ev_sel=0x5: Refresh commands, by urgency. */
#define JKT_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x5 umask=0x2: Refreshes at panic urgency. */ \
	JKT_IMC_CTL_(0x205u)
#define JKT_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x5 umask=0x4: Refreshes at high urgency. */ \
	JKT_IMC_CTL_(0x405u)
#define JKT_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x6: Commands that precharge every bank at once. */ \
	JKT_IMC_CTL_(0x6u)
/* UNC_M_MAJOR_MODES ev_sel=0x7: Cycles in a major mode, which holds for the whole channel. */
#define JKT_IMC_EVENT_MAJOR_MODES_READ /* UNC_M_MAJOR_MODES.READ ev_sel=0x7 umask=0x1: Reads go first: the default. */ \
	JKT_IMC_CTL_(0x107u)
#define JKT_IMC_EVENT_MAJOR_MODES_WRITE /* UNC_M_MAJOR_MODES.WRITE ev_sel=0x7 umask=0x2: Writes go first, as the write queue runs full; reads wait longer. */ \
	JKT_IMC_CTL_(0x207u)
#define JKT_IMC_EVENT_MAJOR_MODES_PARTIAL /* UNC_M_MAJOR_MODES.PARTIAL ev_sel=0x7 umask=0x4: Only starved underfill reads go. */ \
	JKT_IMC_CTL_(0x407u)
#define JKT_IMC_EVENT_MAJOR_MODES_ISOCH /* UNC_M_MAJOR_MODES.ISOCH ev_sel=0x7 umask=0x8: Only isochronous requests go; two modes counted as one. */ \
	JKT_IMC_CTL_(0x807u)
/* UNC_M_PREEMPTION ev_sel=0x8: Reads of high priority that close a page others still use: quicker for them, dearer for all. */
#define JKT_IMC_EVENT_PREEMPTION_RD_PREEMPT_RD /* UNC_M_PREEMPTION.RD_PREEMPT_RD ev_sel=0x8 umask=0x1: A read goes before a read. */ \
	JKT_IMC_CTL_(0x108u)
#define JKT_IMC_EVENT_PREEMPTION_RD_PREEMPT_WR /* UNC_M_PREEMPTION.RD_PREEMPT_WR ev_sel=0x8 umask=0x2: A read goes before a write. */ \
	JKT_IMC_CTL_(0x208u)
#define JKT_IMC_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_M_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	JKT_IMC_CTL_(0x9u)
#define JKT_IMC_EVENT_RPQ_INSERTS /* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */ \
	JKT_IMC_CTL_(0x10u)
#define JKT_IMC_EVENT_RPQ_CYCLES_NE /* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */ \
	JKT_IMC_CTL_(0x11u)
#define JKT_IMC_EVENT_RPQ_CYCLES_FULL /* UNC_M_RPQ_CYCLES_FULL ev_sel=0x12: Cycles with the read pending queue full; isochronous entries are left out. */ \
	JKT_IMC_CTL_(0x12u)
#define JKT_IMC_EVENT_WPQ_INSERTS /* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. */ \
	JKT_IMC_CTL_(0x20u)
#define JKT_IMC_EVENT_WPQ_CYCLES_NE /* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */ \
	JKT_IMC_CTL_(0x21u)
#define JKT_IMC_EVENT_WPQ_CYCLES_FULL /* UNC_M_WPQ_CYCLES_FULL ev_sel=0x22: Cycles with the write pending queue full; the home agent cannot post more. */ \
	JKT_IMC_CTL_(0x22u)
#define JKT_IMC_EVENT_WPQ_READ_HIT /* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	JKT_IMC_CTL_(0x23u)
#define JKT_IMC_EVENT_WPQ_WRITE_HIT /* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	JKT_IMC_CTL_(0x24u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x41: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK0 /* UNC_M_POWER_THROTTLE_CYCLES.RANK0 ev_sel=0x41 umask=0x1: Rank 0 is throttled. */ \
	JKT_IMC_CTL_(0x141u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK1 /* UNC_M_POWER_THROTTLE_CYCLES.RANK1 ev_sel=0x41 umask=0x2: Rank 1 is throttled. */ \
	JKT_IMC_CTL_(0x241u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK2 /* UNC_M_POWER_THROTTLE_CYCLES.RANK2 ev_sel=0x41 umask=0x4: Rank 2 is throttled. */ \
	JKT_IMC_CTL_(0x441u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK3 /* UNC_M_POWER_THROTTLE_CYCLES.RANK3 ev_sel=0x41 umask=0x8: Rank 3 is throttled. */ \
	JKT_IMC_CTL_(0x841u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK4 /* UNC_M_POWER_THROTTLE_CYCLES.RANK4 ev_sel=0x41 umask=0x10: Rank 4 is throttled. */ \
	JKT_IMC_CTL_(0x1041u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK5 /* UNC_M_POWER_THROTTLE_CYCLES.RANK5 ev_sel=0x41 umask=0x20: Rank 5 is throttled. */ \
	JKT_IMC_CTL_(0x2041u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK6 /* UNC_M_POWER_THROTTLE_CYCLES.RANK6 ev_sel=0x41 umask=0x40: Rank 6 is throttled. */ \
	JKT_IMC_CTL_(0x4041u)
#define JKT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK7 /* UNC_M_POWER_THROTTLE_CYCLES.RANK7 ev_sel=0x41 umask=0x80: Rank 7 is throttled. */ \
	JKT_IMC_CTL_(0x8041u)
#define JKT_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	JKT_IMC_CTL_(0x43u)
#define JKT_IMC_EVENT_RPQ_OCCUPANCY /* UNC_M_RPQ_OCCUPANCY ev_sel=0x80: Entries in the read pending queue, added up every cycle. */ \
	JKT_IMC_CTL_(0x80u)
#define JKT_IMC_EVENT_WPQ_OCCUPANCY /* UNC_M_WPQ_OCCUPANCY ev_sel=0x81: Entries in the write pending queue, added up every cycle; writers do not wait for it. */ \
	JKT_IMC_CTL_(0x81u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x83: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Do not combine invert with edge detection. */
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK0 /* UNC_M_POWER_CKE_CYCLES.RANK0 ev_sel=0x83 umask=0x1: Rank 0 has CKE on. */ \
	JKT_IMC_CTL_(0x183u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK1 /* UNC_M_POWER_CKE_CYCLES.RANK1 ev_sel=0x83 umask=0x2: Rank 1 has CKE on. */ \
	JKT_IMC_CTL_(0x283u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK2 /* UNC_M_POWER_CKE_CYCLES.RANK2 ev_sel=0x83 umask=0x4: Rank 2 has CKE on. */ \
	JKT_IMC_CTL_(0x483u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK3 /* UNC_M_POWER_CKE_CYCLES.RANK3 ev_sel=0x83 umask=0x8: Rank 3 has CKE on. */ \
	JKT_IMC_CTL_(0x883u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK4 /* UNC_M_POWER_CKE_CYCLES.RANK4 ev_sel=0x83 umask=0x10: Rank 4 has CKE on. */ \
	JKT_IMC_CTL_(0x1083u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK5 /* UNC_M_POWER_CKE_CYCLES.RANK5 ev_sel=0x83 umask=0x20: Rank 5 has CKE on. */ \
	JKT_IMC_CTL_(0x2083u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK6 /* UNC_M_POWER_CKE_CYCLES.RANK6 ev_sel=0x83 umask=0x40: Rank 6 has CKE on. */ \
	JKT_IMC_CTL_(0x4083u)
#define JKT_IMC_EVENT_POWER_CKE_CYCLES_RANK7 /* UNC_M_POWER_CKE_CYCLES.RANK7 ev_sel=0x83 umask=0x80: Rank 7 has CKE on. */ \
	JKT_IMC_CTL_(0x8083u)
#define JKT_IMC_EVENT_POWER_CHANNEL_DLLOFF /* UNC_M_POWER_CHANNEL_DLLOFF ev_sel=0x84: Cycles with every rank of the channel in slow CKE mode, its DLL off. */ \
	JKT_IMC_CTL_(0x84u)
#define JKT_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	JKT_IMC_CTL_(0x85u)
#define JKT_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, when no request passes; not by rank. */ \
	JKT_IMC_CTL_(0x86u)

#endif

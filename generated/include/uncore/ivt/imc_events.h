/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/imc.events.json by "make generate". Do not edit. */
/*
 * The events of ivt imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_IMC_EVENTS_H
#define UNCORE_IVT_IMC_EVENTS_H

#include "uncore/ivt/imc.h"

#define IVT_IMC_CTL_(raw) UNCORE_VALUE_(ivt_imc_ctl, raw)
#define IVT_IMC_EVENT_DCLOCKTICKS /* UNC_M_DCLOCKTICKS ev_sel=0x0: DRAM clock cycles, half the data rate, on a general counter. */ \
	IVT_IMC_CTL_(0x0u)
/* UNC_M_ACT_COUNT ev_sel=0x1: DRAM pages opened (activate commands), by what for; column accesses without one are page hits. */
#define IVT_IMC_EVENT_ACT_COUNT_RD /* UNC_M_ACT_COUNT.RD ev_sel=0x1 umask=0x1: Pages opened for reads. */ \
	IVT_IMC_CTL_(0x101u)
#define IVT_IMC_EVENT_ACT_COUNT_WR /* UNC_M_ACT_COUNT.WR ev_sel=0x1 umask=0x2: Pages opened for writes. */ \
	IVT_IMC_CTL_(0x201u)
#define IVT_IMC_EVENT_ACT_COUNT_BYP /* UNC_M_ACT_COUNT.BYP ev_sel=0x1 umask=0x8: By its name, pages opened by the bypass; the description repeats that of WR. */ \
	IVT_IMC_CTL_(0x801u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define IVT_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0x1: Closed as a request needs another page. */ \
	IVT_IMC_CTL_(0x102u)
#define IVT_IMC_EVENT_PRE_COUNT_PAGE_CLOSE /* UNC_M_PRE_COUNT.PAGE_CLOSE ev_sel=0x2 umask=0x2: Closed as the page close timer ran out. */ \
	IVT_IMC_CTL_(0x202u)
#define IVT_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x2 umask=0x4: Closed for reads. */ \
	IVT_IMC_CTL_(0x402u)
#define IVT_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x2 umask=0x8: Closed for writes. */ \
	IVT_IMC_CTL_(0x802u)
#define IVT_IMC_EVENT_PRE_COUNT_BYP /* UNC_M_PRE_COUNT.BYP ev_sel=0x2 umask=0x10: Closed for the bypass. */ \
	IVT_IMC_CTL_(0x1002u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define IVT_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	IVT_IMC_CTL_(0x104u)
#define IVT_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x2: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	IVT_IMC_CTL_(0x204u)
#define IVT_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0x3: All reads, underfills included. */ \
	IVT_IMC_CTL_(0x304u)
#define IVT_IMC_EVENT_CAS_COUNT_WR_WMM /* UNC_M_CAS_COUNT.WR_WMM ev_sel=0x4 umask=0x4: Writes in write major mode. */ \
	IVT_IMC_CTL_(0x404u)
#define IVT_IMC_EVENT_CAS_COUNT_WR_RMM /* UNC_M_CAS_COUNT.WR_RMM ev_sel=0x4 umask=0x8: Writes slipped in during read major mode. */ \
	IVT_IMC_CTL_(0x804u)
#define IVT_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0xc: All writes, in either mode. */ \
	IVT_IMC_CTL_(0xc04u)
#define IVT_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0xf: All reads and writes; Intel's title says writes only. */ \
	IVT_IMC_CTL_(0xf04u)
#define IVT_IMC_EVENT_CAS_COUNT_RD_WMM /* UNC_M_CAS_COUNT.RD_WMM ev_sel=0x4 umask=0x10: Reads in write major mode; libpfm4 gives this bit to RD_RMM. */ \
	IVT_IMC_CTL_(0x1004u)
#define IVT_IMC_EVENT_CAS_COUNT_RD_RMM /* UNC_M_CAS_COUNT.RD_RMM ev_sel=0x4 umask=0x20: Reads in read major mode; libpfm4 gives this bit to RD_WMM. */ \
	IVT_IMC_CTL_(0x2004u)
/* UNC_M_DRAM_REFRESH ev_sel=0x5: Refresh commands, by urgency. */
#define IVT_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x5 umask=0x2: Refreshes at panic urgency. */ \
	IVT_IMC_CTL_(0x205u)
#define IVT_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x5 umask=0x4: Refreshes at high urgency. */ \
	IVT_IMC_CTL_(0x405u)
#define IVT_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x6: Commands that precharge every bank at once. */ \
	IVT_IMC_CTL_(0x6u)
/* UNC_M_MAJOR_MODES ev_sel=0x7: Cycles in a major mode, which holds for the whole channel. */
#define IVT_IMC_EVENT_MAJOR_MODES_READ /* UNC_M_MAJOR_MODES.READ ev_sel=0x7 umask=0x1: Reads go first: the default. */ \
	IVT_IMC_CTL_(0x107u)
#define IVT_IMC_EVENT_MAJOR_MODES_WRITE /* UNC_M_MAJOR_MODES.WRITE ev_sel=0x7 umask=0x2: Writes go first, as the write queue runs full; reads wait longer. */ \
	IVT_IMC_CTL_(0x207u)
#define IVT_IMC_EVENT_MAJOR_MODES_PARTIAL /* UNC_M_MAJOR_MODES.PARTIAL ev_sel=0x7 umask=0x4: Only starved underfill reads go. */ \
	IVT_IMC_CTL_(0x407u)
#define IVT_IMC_EVENT_MAJOR_MODES_ISOCH /* UNC_M_MAJOR_MODES.ISOCH ev_sel=0x7 umask=0x8: Only isochronous requests go; two modes counted as one. */ \
	IVT_IMC_CTL_(0x807u)
/* UNC_M_PREEMPTION ev_sel=0x8: Reads of high priority that close a page others still use: quicker for them, dearer for all. */
#define IVT_IMC_EVENT_PREEMPTION_RD_PREEMPT_RD /* UNC_M_PREEMPTION.RD_PREEMPT_RD ev_sel=0x8 umask=0x1: A read goes before a read. */ \
	IVT_IMC_CTL_(0x108u)
#define IVT_IMC_EVENT_PREEMPTION_RD_PREEMPT_WR /* UNC_M_PREEMPTION.RD_PREEMPT_WR ev_sel=0x8 umask=0x2: A read goes before a write. */ \
	IVT_IMC_CTL_(0x208u)
#define IVT_IMC_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_M_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	IVT_IMC_CTL_(0x9u)
#define IVT_IMC_EVENT_RPQ_INSERTS /* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */ \
	IVT_IMC_CTL_(0x10u)
#define IVT_IMC_EVENT_RPQ_CYCLES_NE /* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */ \
	IVT_IMC_CTL_(0x11u)
#define IVT_IMC_EVENT_WPQ_INSERTS /* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. */ \
	IVT_IMC_CTL_(0x20u)
#define IVT_IMC_EVENT_WPQ_CYCLES_NE /* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */ \
	IVT_IMC_CTL_(0x21u)
#define IVT_IMC_EVENT_WPQ_CYCLES_FULL /* UNC_M_WPQ_CYCLES_FULL ev_sel=0x22: Cycles with the write pending queue full; the home agent cannot post more. */ \
	IVT_IMC_CTL_(0x22u)
#define IVT_IMC_EVENT_WPQ_READ_HIT /* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	IVT_IMC_CTL_(0x23u)
#define IVT_IMC_EVENT_WPQ_WRITE_HIT /* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	IVT_IMC_CTL_(0x24u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x41: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK0 /* UNC_M_POWER_THROTTLE_CYCLES.RANK0 ev_sel=0x41 umask=0x1: Rank 0 is throttled. */ \
	IVT_IMC_CTL_(0x141u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK1 /* UNC_M_POWER_THROTTLE_CYCLES.RANK1 ev_sel=0x41 umask=0x2: Rank 1 is throttled. */ \
	IVT_IMC_CTL_(0x241u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK2 /* UNC_M_POWER_THROTTLE_CYCLES.RANK2 ev_sel=0x41 umask=0x4: Rank 2 is throttled. */ \
	IVT_IMC_CTL_(0x441u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK3 /* UNC_M_POWER_THROTTLE_CYCLES.RANK3 ev_sel=0x41 umask=0x8: Rank 3 is throttled. */ \
	IVT_IMC_CTL_(0x841u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK4 /* UNC_M_POWER_THROTTLE_CYCLES.RANK4 ev_sel=0x41 umask=0x10: Rank 4 is throttled. */ \
	IVT_IMC_CTL_(0x1041u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK5 /* UNC_M_POWER_THROTTLE_CYCLES.RANK5 ev_sel=0x41 umask=0x20: Rank 5 is throttled. */ \
	IVT_IMC_CTL_(0x2041u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK6 /* UNC_M_POWER_THROTTLE_CYCLES.RANK6 ev_sel=0x41 umask=0x40: Rank 6 is throttled. */ \
	IVT_IMC_CTL_(0x4041u)
#define IVT_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK7 /* UNC_M_POWER_THROTTLE_CYCLES.RANK7 ev_sel=0x41 umask=0x80: Rank 7 is throttled. */ \
	IVT_IMC_CTL_(0x8041u)
#define IVT_IMC_EVENT_POWER_PCU_THROTTLING /* UNC_M_POWER_PCU_THROTTLING ev_sel=0x42: By its name, throttling asked for by the power control unit; Intel gives no description. */ \
	IVT_IMC_CTL_(0x42u)
#define IVT_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	IVT_IMC_CTL_(0x43u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x83: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. The guide advises inverting it, which this part cannot. */
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK0 /* UNC_M_POWER_CKE_CYCLES.RANK0 ev_sel=0x83 umask=0x1: Rank 0 has CKE on. */ \
	IVT_IMC_CTL_(0x183u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK1 /* UNC_M_POWER_CKE_CYCLES.RANK1 ev_sel=0x83 umask=0x2: Rank 1 has CKE on. */ \
	IVT_IMC_CTL_(0x283u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK2 /* UNC_M_POWER_CKE_CYCLES.RANK2 ev_sel=0x83 umask=0x4: Rank 2 has CKE on. */ \
	IVT_IMC_CTL_(0x483u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK3 /* UNC_M_POWER_CKE_CYCLES.RANK3 ev_sel=0x83 umask=0x8: Rank 3 has CKE on. */ \
	IVT_IMC_CTL_(0x883u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK4 /* UNC_M_POWER_CKE_CYCLES.RANK4 ev_sel=0x83 umask=0x10: Rank 4 has CKE on. */ \
	IVT_IMC_CTL_(0x1083u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK5 /* UNC_M_POWER_CKE_CYCLES.RANK5 ev_sel=0x83 umask=0x20: Rank 5 has CKE on. */ \
	IVT_IMC_CTL_(0x2083u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK6 /* UNC_M_POWER_CKE_CYCLES.RANK6 ev_sel=0x83 umask=0x40: Rank 6 has CKE on. */ \
	IVT_IMC_CTL_(0x4083u)
#define IVT_IMC_EVENT_POWER_CKE_CYCLES_RANK7 /* UNC_M_POWER_CKE_CYCLES.RANK7 ev_sel=0x83 umask=0x80: Rank 7 has CKE on. */ \
	IVT_IMC_CTL_(0x8083u)
#define IVT_IMC_EVENT_POWER_CHANNEL_DLLOFF /* UNC_M_POWER_CHANNEL_DLLOFF ev_sel=0x84: Cycles with every rank of the channel in slow CKE mode, its DLL off. */ \
	IVT_IMC_CTL_(0x84u)
#define IVT_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	IVT_IMC_CTL_(0x85u)
#define IVT_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, when no request passes; not by rank. */ \
	IVT_IMC_CTL_(0x86u)
/* UNC_M_VMSE_WR_PUSH ev_sel=0x90: Writes pushed over VMSE, the link to a memory buffer. */
#define IVT_IMC_EVENT_VMSE_WR_PUSH_WMM /* UNC_M_VMSE_WR_PUSH.WMM ev_sel=0x90 umask=0x1: Pushed in write major mode. */ \
	IVT_IMC_CTL_(0x190u)
#define IVT_IMC_EVENT_VMSE_WR_PUSH_RMM /* UNC_M_VMSE_WR_PUSH.RMM ev_sel=0x90 umask=0x2: Pushed in read major mode. */ \
	IVT_IMC_CTL_(0x290u)
#define IVT_IMC_EVENT_VMSE_MXB_WR_OCCUPANCY /* UNC_M_VMSE_MXB_WR_OCCUPANCY ev_sel=0x91: Entries in the write buffer behind VMSE, added up every cycle. */ \
	IVT_IMC_CTL_(0x91u)
/* UNC_M_RD_CAS_PRIO ev_sel=0xa0: Read column commands, by priority. */
#define IVT_IMC_EVENT_RD_CAS_PRIO_LOW /* UNC_M_RD_CAS_PRIO.LOW ev_sel=0xa0 umask=0x1: Low priority. */ \
	IVT_IMC_CTL_(0x1a0u)
#define IVT_IMC_EVENT_RD_CAS_PRIO_MED /* UNC_M_RD_CAS_PRIO.MED ev_sel=0xa0 umask=0x2: Medium priority. */ \
	IVT_IMC_CTL_(0x2a0u)
#define IVT_IMC_EVENT_RD_CAS_PRIO_HIGH /* UNC_M_RD_CAS_PRIO.HIGH ev_sel=0xa0 umask=0x4: High priority. */ \
	IVT_IMC_CTL_(0x4a0u)
#define IVT_IMC_EVENT_RD_CAS_PRIO_PANIC /* UNC_M_RD_CAS_PRIO.PANIC ev_sel=0xa0 umask=0x8: Starved reads that are not isochronous. */ \
	IVT_IMC_CTL_(0x8a0u)
/* UNC_M_BYP_CMDS ev_sel=0xa1: DRAM commands that took the bypass of two cycles. */
#define IVT_IMC_EVENT_BYP_CMDS_ACT /* UNC_M_BYP_CMDS.ACT ev_sel=0xa1 umask=0x1: Activate commands. */ \
	IVT_IMC_CTL_(0x1a1u)
#define IVT_IMC_EVENT_BYP_CMDS_CAS /* UNC_M_BYP_CMDS.CAS ev_sel=0xa1 umask=0x2: Column commands. */ \
	IVT_IMC_CTL_(0x2a1u)
#define IVT_IMC_EVENT_BYP_CMDS_PRE /* UNC_M_BYP_CMDS.PRE ev_sel=0xa1 umask=0x4: Precharge commands. */ \
	IVT_IMC_CTL_(0x4a1u)
/* UNC_M_RD_CAS_RANK0 ev_sel=0xb0: Read column commands to rank 0, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK0 /* UNC_M_RD_CAS_RANK0.BANK0 ev_sel=0xb0 umask=0x1: Rank 0, bank 0. */ \
	IVT_IMC_CTL_(0x1b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK1 /* UNC_M_RD_CAS_RANK0.BANK1 ev_sel=0xb0 umask=0x2: Rank 0, bank 1. */ \
	IVT_IMC_CTL_(0x2b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK2 /* UNC_M_RD_CAS_RANK0.BANK2 ev_sel=0xb0 umask=0x4: Rank 0, bank 2. */ \
	IVT_IMC_CTL_(0x4b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK3 /* UNC_M_RD_CAS_RANK0.BANK3 ev_sel=0xb0 umask=0x8: Rank 0, bank 3. */ \
	IVT_IMC_CTL_(0x8b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK4 /* UNC_M_RD_CAS_RANK0.BANK4 ev_sel=0xb0 umask=0x10: Rank 0, bank 4. */ \
	IVT_IMC_CTL_(0x10b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK5 /* UNC_M_RD_CAS_RANK0.BANK5 ev_sel=0xb0 umask=0x20: Rank 0, bank 5. */ \
	IVT_IMC_CTL_(0x20b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK6 /* UNC_M_RD_CAS_RANK0.BANK6 ev_sel=0xb0 umask=0x40: Rank 0, bank 6. */ \
	IVT_IMC_CTL_(0x40b0u)
#define IVT_IMC_EVENT_RD_CAS_RANK0_BANK7 /* UNC_M_RD_CAS_RANK0.BANK7 ev_sel=0xb0 umask=0x80: Rank 0, bank 7. */ \
	IVT_IMC_CTL_(0x80b0u)
/* UNC_M_RD_CAS_RANK1 ev_sel=0xb1: Read column commands to rank 1, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK0 /* UNC_M_RD_CAS_RANK1.BANK0 ev_sel=0xb1 umask=0x1: Rank 1, bank 0. */ \
	IVT_IMC_CTL_(0x1b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK1 /* UNC_M_RD_CAS_RANK1.BANK1 ev_sel=0xb1 umask=0x2: Rank 1, bank 1. */ \
	IVT_IMC_CTL_(0x2b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK2 /* UNC_M_RD_CAS_RANK1.BANK2 ev_sel=0xb1 umask=0x4: Rank 1, bank 2. */ \
	IVT_IMC_CTL_(0x4b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK3 /* UNC_M_RD_CAS_RANK1.BANK3 ev_sel=0xb1 umask=0x8: Rank 1, bank 3. */ \
	IVT_IMC_CTL_(0x8b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK4 /* UNC_M_RD_CAS_RANK1.BANK4 ev_sel=0xb1 umask=0x10: Rank 1, bank 4. */ \
	IVT_IMC_CTL_(0x10b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK5 /* UNC_M_RD_CAS_RANK1.BANK5 ev_sel=0xb1 umask=0x20: Rank 1, bank 5. */ \
	IVT_IMC_CTL_(0x20b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK6 /* UNC_M_RD_CAS_RANK1.BANK6 ev_sel=0xb1 umask=0x40: Rank 1, bank 6. */ \
	IVT_IMC_CTL_(0x40b1u)
#define IVT_IMC_EVENT_RD_CAS_RANK1_BANK7 /* UNC_M_RD_CAS_RANK1.BANK7 ev_sel=0xb1 umask=0x80: Rank 1, bank 7. */ \
	IVT_IMC_CTL_(0x80b1u)
/* UNC_M_RD_CAS_RANK2 ev_sel=0xb2: Read column commands to rank 2, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK0 /* UNC_M_RD_CAS_RANK2.BANK0 ev_sel=0xb2 umask=0x1: Rank 2, bank 0. */ \
	IVT_IMC_CTL_(0x1b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK1 /* UNC_M_RD_CAS_RANK2.BANK1 ev_sel=0xb2 umask=0x2: Rank 2, bank 1. */ \
	IVT_IMC_CTL_(0x2b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK2 /* UNC_M_RD_CAS_RANK2.BANK2 ev_sel=0xb2 umask=0x4: Rank 2, bank 2. */ \
	IVT_IMC_CTL_(0x4b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK3 /* UNC_M_RD_CAS_RANK2.BANK3 ev_sel=0xb2 umask=0x8: Rank 2, bank 3. */ \
	IVT_IMC_CTL_(0x8b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK4 /* UNC_M_RD_CAS_RANK2.BANK4 ev_sel=0xb2 umask=0x10: Rank 2, bank 4. */ \
	IVT_IMC_CTL_(0x10b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK5 /* UNC_M_RD_CAS_RANK2.BANK5 ev_sel=0xb2 umask=0x20: Rank 2, bank 5. */ \
	IVT_IMC_CTL_(0x20b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK6 /* UNC_M_RD_CAS_RANK2.BANK6 ev_sel=0xb2 umask=0x40: Rank 2, bank 6. */ \
	IVT_IMC_CTL_(0x40b2u)
#define IVT_IMC_EVENT_RD_CAS_RANK2_BANK7 /* UNC_M_RD_CAS_RANK2.BANK7 ev_sel=0xb2 umask=0x80: Rank 2, bank 7. */ \
	IVT_IMC_CTL_(0x80b2u)
/* UNC_M_RD_CAS_RANK3 ev_sel=0xb3: Read column commands to rank 3, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK0 /* UNC_M_RD_CAS_RANK3.BANK0 ev_sel=0xb3 umask=0x1: Rank 3, bank 0. */ \
	IVT_IMC_CTL_(0x1b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK1 /* UNC_M_RD_CAS_RANK3.BANK1 ev_sel=0xb3 umask=0x2: Rank 3, bank 1. */ \
	IVT_IMC_CTL_(0x2b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK2 /* UNC_M_RD_CAS_RANK3.BANK2 ev_sel=0xb3 umask=0x4: Rank 3, bank 2. */ \
	IVT_IMC_CTL_(0x4b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK3 /* UNC_M_RD_CAS_RANK3.BANK3 ev_sel=0xb3 umask=0x8: Rank 3, bank 3. */ \
	IVT_IMC_CTL_(0x8b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK4 /* UNC_M_RD_CAS_RANK3.BANK4 ev_sel=0xb3 umask=0x10: Rank 3, bank 4. */ \
	IVT_IMC_CTL_(0x10b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK5 /* UNC_M_RD_CAS_RANK3.BANK5 ev_sel=0xb3 umask=0x20: Rank 3, bank 5. */ \
	IVT_IMC_CTL_(0x20b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK6 /* UNC_M_RD_CAS_RANK3.BANK6 ev_sel=0xb3 umask=0x40: Rank 3, bank 6. */ \
	IVT_IMC_CTL_(0x40b3u)
#define IVT_IMC_EVENT_RD_CAS_RANK3_BANK7 /* UNC_M_RD_CAS_RANK3.BANK7 ev_sel=0xb3 umask=0x80: Rank 3, bank 7. */ \
	IVT_IMC_CTL_(0x80b3u)
/* UNC_M_RD_CAS_RANK4 ev_sel=0xb4: Read column commands to rank 4, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK0 /* UNC_M_RD_CAS_RANK4.BANK0 ev_sel=0xb4 umask=0x1: Rank 4, bank 0. */ \
	IVT_IMC_CTL_(0x1b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK1 /* UNC_M_RD_CAS_RANK4.BANK1 ev_sel=0xb4 umask=0x2: Rank 4, bank 1. */ \
	IVT_IMC_CTL_(0x2b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK2 /* UNC_M_RD_CAS_RANK4.BANK2 ev_sel=0xb4 umask=0x4: Rank 4, bank 2. */ \
	IVT_IMC_CTL_(0x4b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK3 /* UNC_M_RD_CAS_RANK4.BANK3 ev_sel=0xb4 umask=0x8: Rank 4, bank 3. */ \
	IVT_IMC_CTL_(0x8b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK4 /* UNC_M_RD_CAS_RANK4.BANK4 ev_sel=0xb4 umask=0x10: Rank 4, bank 4. */ \
	IVT_IMC_CTL_(0x10b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK5 /* UNC_M_RD_CAS_RANK4.BANK5 ev_sel=0xb4 umask=0x20: Rank 4, bank 5. */ \
	IVT_IMC_CTL_(0x20b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK6 /* UNC_M_RD_CAS_RANK4.BANK6 ev_sel=0xb4 umask=0x40: Rank 4, bank 6. */ \
	IVT_IMC_CTL_(0x40b4u)
#define IVT_IMC_EVENT_RD_CAS_RANK4_BANK7 /* UNC_M_RD_CAS_RANK4.BANK7 ev_sel=0xb4 umask=0x80: Rank 4, bank 7. */ \
	IVT_IMC_CTL_(0x80b4u)
/* UNC_M_RD_CAS_RANK5 ev_sel=0xb5: Read column commands to rank 5, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK0 /* UNC_M_RD_CAS_RANK5.BANK0 ev_sel=0xb5 umask=0x1: Rank 5, bank 0. */ \
	IVT_IMC_CTL_(0x1b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK1 /* UNC_M_RD_CAS_RANK5.BANK1 ev_sel=0xb5 umask=0x2: Rank 5, bank 1. */ \
	IVT_IMC_CTL_(0x2b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK2 /* UNC_M_RD_CAS_RANK5.BANK2 ev_sel=0xb5 umask=0x4: Rank 5, bank 2. */ \
	IVT_IMC_CTL_(0x4b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK3 /* UNC_M_RD_CAS_RANK5.BANK3 ev_sel=0xb5 umask=0x8: Rank 5, bank 3. */ \
	IVT_IMC_CTL_(0x8b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK4 /* UNC_M_RD_CAS_RANK5.BANK4 ev_sel=0xb5 umask=0x10: Rank 5, bank 4. */ \
	IVT_IMC_CTL_(0x10b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK5 /* UNC_M_RD_CAS_RANK5.BANK5 ev_sel=0xb5 umask=0x20: Rank 5, bank 5. */ \
	IVT_IMC_CTL_(0x20b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK6 /* UNC_M_RD_CAS_RANK5.BANK6 ev_sel=0xb5 umask=0x40: Rank 5, bank 6. */ \
	IVT_IMC_CTL_(0x40b5u)
#define IVT_IMC_EVENT_RD_CAS_RANK5_BANK7 /* UNC_M_RD_CAS_RANK5.BANK7 ev_sel=0xb5 umask=0x80: Rank 5, bank 7. */ \
	IVT_IMC_CTL_(0x80b5u)
/* UNC_M_RD_CAS_RANK6 ev_sel=0xb6: Read column commands to rank 6, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK0 /* UNC_M_RD_CAS_RANK6.BANK0 ev_sel=0xb6 umask=0x1: Rank 6, bank 0. */ \
	IVT_IMC_CTL_(0x1b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK1 /* UNC_M_RD_CAS_RANK6.BANK1 ev_sel=0xb6 umask=0x2: Rank 6, bank 1. */ \
	IVT_IMC_CTL_(0x2b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK2 /* UNC_M_RD_CAS_RANK6.BANK2 ev_sel=0xb6 umask=0x4: Rank 6, bank 2. */ \
	IVT_IMC_CTL_(0x4b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK3 /* UNC_M_RD_CAS_RANK6.BANK3 ev_sel=0xb6 umask=0x8: Rank 6, bank 3. */ \
	IVT_IMC_CTL_(0x8b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK4 /* UNC_M_RD_CAS_RANK6.BANK4 ev_sel=0xb6 umask=0x10: Rank 6, bank 4. */ \
	IVT_IMC_CTL_(0x10b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK5 /* UNC_M_RD_CAS_RANK6.BANK5 ev_sel=0xb6 umask=0x20: Rank 6, bank 5. */ \
	IVT_IMC_CTL_(0x20b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK6 /* UNC_M_RD_CAS_RANK6.BANK6 ev_sel=0xb6 umask=0x40: Rank 6, bank 6. */ \
	IVT_IMC_CTL_(0x40b6u)
#define IVT_IMC_EVENT_RD_CAS_RANK6_BANK7 /* UNC_M_RD_CAS_RANK6.BANK7 ev_sel=0xb6 umask=0x80: Rank 6, bank 7. */ \
	IVT_IMC_CTL_(0x80b6u)
/* UNC_M_RD_CAS_RANK7 ev_sel=0xb7: Read column commands to rank 7, by bank. */
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK0 /* UNC_M_RD_CAS_RANK7.BANK0 ev_sel=0xb7 umask=0x1: Rank 7, bank 0. */ \
	IVT_IMC_CTL_(0x1b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK1 /* UNC_M_RD_CAS_RANK7.BANK1 ev_sel=0xb7 umask=0x2: Rank 7, bank 1. */ \
	IVT_IMC_CTL_(0x2b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK2 /* UNC_M_RD_CAS_RANK7.BANK2 ev_sel=0xb7 umask=0x4: Rank 7, bank 2. */ \
	IVT_IMC_CTL_(0x4b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK3 /* UNC_M_RD_CAS_RANK7.BANK3 ev_sel=0xb7 umask=0x8: Rank 7, bank 3. */ \
	IVT_IMC_CTL_(0x8b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK4 /* UNC_M_RD_CAS_RANK7.BANK4 ev_sel=0xb7 umask=0x10: Rank 7, bank 4. */ \
	IVT_IMC_CTL_(0x10b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK5 /* UNC_M_RD_CAS_RANK7.BANK5 ev_sel=0xb7 umask=0x20: Rank 7, bank 5. */ \
	IVT_IMC_CTL_(0x20b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK6 /* UNC_M_RD_CAS_RANK7.BANK6 ev_sel=0xb7 umask=0x40: Rank 7, bank 6. */ \
	IVT_IMC_CTL_(0x40b7u)
#define IVT_IMC_EVENT_RD_CAS_RANK7_BANK7 /* UNC_M_RD_CAS_RANK7.BANK7 ev_sel=0xb7 umask=0x80: Rank 7, bank 7. */ \
	IVT_IMC_CTL_(0x80b7u)
/* UNC_M_WR_CAS_RANK0 ev_sel=0xb8: Write column commands to rank 0, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK0 /* UNC_M_WR_CAS_RANK0.BANK0 ev_sel=0xb8 umask=0x1: Rank 0, bank 0. */ \
	IVT_IMC_CTL_(0x1b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK1 /* UNC_M_WR_CAS_RANK0.BANK1 ev_sel=0xb8 umask=0x2: Rank 0, bank 1. */ \
	IVT_IMC_CTL_(0x2b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK2 /* UNC_M_WR_CAS_RANK0.BANK2 ev_sel=0xb8 umask=0x4: Rank 0, bank 2. */ \
	IVT_IMC_CTL_(0x4b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK3 /* UNC_M_WR_CAS_RANK0.BANK3 ev_sel=0xb8 umask=0x8: Rank 0, bank 3. */ \
	IVT_IMC_CTL_(0x8b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK4 /* UNC_M_WR_CAS_RANK0.BANK4 ev_sel=0xb8 umask=0x10: Rank 0, bank 4. */ \
	IVT_IMC_CTL_(0x10b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK5 /* UNC_M_WR_CAS_RANK0.BANK5 ev_sel=0xb8 umask=0x20: Rank 0, bank 5. */ \
	IVT_IMC_CTL_(0x20b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK6 /* UNC_M_WR_CAS_RANK0.BANK6 ev_sel=0xb8 umask=0x40: Rank 0, bank 6. */ \
	IVT_IMC_CTL_(0x40b8u)
#define IVT_IMC_EVENT_WR_CAS_RANK0_BANK7 /* UNC_M_WR_CAS_RANK0.BANK7 ev_sel=0xb8 umask=0x80: Rank 0, bank 7. */ \
	IVT_IMC_CTL_(0x80b8u)
/* UNC_M_WR_CAS_RANK1 ev_sel=0xb9: Write column commands to rank 1, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK0 /* UNC_M_WR_CAS_RANK1.BANK0 ev_sel=0xb9 umask=0x1: Rank 1, bank 0. */ \
	IVT_IMC_CTL_(0x1b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK1 /* UNC_M_WR_CAS_RANK1.BANK1 ev_sel=0xb9 umask=0x2: Rank 1, bank 1. */ \
	IVT_IMC_CTL_(0x2b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK2 /* UNC_M_WR_CAS_RANK1.BANK2 ev_sel=0xb9 umask=0x4: Rank 1, bank 2. */ \
	IVT_IMC_CTL_(0x4b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK3 /* UNC_M_WR_CAS_RANK1.BANK3 ev_sel=0xb9 umask=0x8: Rank 1, bank 3. */ \
	IVT_IMC_CTL_(0x8b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK4 /* UNC_M_WR_CAS_RANK1.BANK4 ev_sel=0xb9 umask=0x10: Rank 1, bank 4. */ \
	IVT_IMC_CTL_(0x10b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK5 /* UNC_M_WR_CAS_RANK1.BANK5 ev_sel=0xb9 umask=0x20: Rank 1, bank 5. */ \
	IVT_IMC_CTL_(0x20b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK6 /* UNC_M_WR_CAS_RANK1.BANK6 ev_sel=0xb9 umask=0x40: Rank 1, bank 6. */ \
	IVT_IMC_CTL_(0x40b9u)
#define IVT_IMC_EVENT_WR_CAS_RANK1_BANK7 /* UNC_M_WR_CAS_RANK1.BANK7 ev_sel=0xb9 umask=0x80: Rank 1, bank 7. */ \
	IVT_IMC_CTL_(0x80b9u)
/* UNC_M_WR_CAS_RANK2 ev_sel=0xba: Write column commands to rank 2, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK0 /* UNC_M_WR_CAS_RANK2.BANK0 ev_sel=0xba umask=0x1: Rank 2, bank 0. */ \
	IVT_IMC_CTL_(0x1bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK1 /* UNC_M_WR_CAS_RANK2.BANK1 ev_sel=0xba umask=0x2: Rank 2, bank 1. */ \
	IVT_IMC_CTL_(0x2bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK2 /* UNC_M_WR_CAS_RANK2.BANK2 ev_sel=0xba umask=0x4: Rank 2, bank 2. */ \
	IVT_IMC_CTL_(0x4bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK3 /* UNC_M_WR_CAS_RANK2.BANK3 ev_sel=0xba umask=0x8: Rank 2, bank 3. */ \
	IVT_IMC_CTL_(0x8bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK4 /* UNC_M_WR_CAS_RANK2.BANK4 ev_sel=0xba umask=0x10: Rank 2, bank 4. */ \
	IVT_IMC_CTL_(0x10bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK5 /* UNC_M_WR_CAS_RANK2.BANK5 ev_sel=0xba umask=0x20: Rank 2, bank 5. */ \
	IVT_IMC_CTL_(0x20bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK6 /* UNC_M_WR_CAS_RANK2.BANK6 ev_sel=0xba umask=0x40: Rank 2, bank 6. */ \
	IVT_IMC_CTL_(0x40bau)
#define IVT_IMC_EVENT_WR_CAS_RANK2_BANK7 /* UNC_M_WR_CAS_RANK2.BANK7 ev_sel=0xba umask=0x80: Rank 2, bank 7. */ \
	IVT_IMC_CTL_(0x80bau)
/* UNC_M_WR_CAS_RANK3 ev_sel=0xbb: Write column commands to rank 3, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK0 /* UNC_M_WR_CAS_RANK3.BANK0 ev_sel=0xbb umask=0x1: Rank 3, bank 0. */ \
	IVT_IMC_CTL_(0x1bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK1 /* UNC_M_WR_CAS_RANK3.BANK1 ev_sel=0xbb umask=0x2: Rank 3, bank 1. */ \
	IVT_IMC_CTL_(0x2bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK2 /* UNC_M_WR_CAS_RANK3.BANK2 ev_sel=0xbb umask=0x4: Rank 3, bank 2. */ \
	IVT_IMC_CTL_(0x4bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK3 /* UNC_M_WR_CAS_RANK3.BANK3 ev_sel=0xbb umask=0x8: Rank 3, bank 3. */ \
	IVT_IMC_CTL_(0x8bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK4 /* UNC_M_WR_CAS_RANK3.BANK4 ev_sel=0xbb umask=0x10: Rank 3, bank 4. */ \
	IVT_IMC_CTL_(0x10bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK5 /* UNC_M_WR_CAS_RANK3.BANK5 ev_sel=0xbb umask=0x20: Rank 3, bank 5. */ \
	IVT_IMC_CTL_(0x20bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK6 /* UNC_M_WR_CAS_RANK3.BANK6 ev_sel=0xbb umask=0x40: Rank 3, bank 6. */ \
	IVT_IMC_CTL_(0x40bbu)
#define IVT_IMC_EVENT_WR_CAS_RANK3_BANK7 /* UNC_M_WR_CAS_RANK3.BANK7 ev_sel=0xbb umask=0x80: Rank 3, bank 7. */ \
	IVT_IMC_CTL_(0x80bbu)
/* UNC_M_WR_CAS_RANK4 ev_sel=0xbc: Write column commands to rank 4, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK0 /* UNC_M_WR_CAS_RANK4.BANK0 ev_sel=0xbc umask=0x1: Rank 4, bank 0. */ \
	IVT_IMC_CTL_(0x1bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK1 /* UNC_M_WR_CAS_RANK4.BANK1 ev_sel=0xbc umask=0x2: Rank 4, bank 1. */ \
	IVT_IMC_CTL_(0x2bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK2 /* UNC_M_WR_CAS_RANK4.BANK2 ev_sel=0xbc umask=0x4: Rank 4, bank 2. */ \
	IVT_IMC_CTL_(0x4bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK3 /* UNC_M_WR_CAS_RANK4.BANK3 ev_sel=0xbc umask=0x8: Rank 4, bank 3. */ \
	IVT_IMC_CTL_(0x8bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK4 /* UNC_M_WR_CAS_RANK4.BANK4 ev_sel=0xbc umask=0x10: Rank 4, bank 4. */ \
	IVT_IMC_CTL_(0x10bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK5 /* UNC_M_WR_CAS_RANK4.BANK5 ev_sel=0xbc umask=0x20: Rank 4, bank 5. */ \
	IVT_IMC_CTL_(0x20bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK6 /* UNC_M_WR_CAS_RANK4.BANK6 ev_sel=0xbc umask=0x40: Rank 4, bank 6. */ \
	IVT_IMC_CTL_(0x40bcu)
#define IVT_IMC_EVENT_WR_CAS_RANK4_BANK7 /* UNC_M_WR_CAS_RANK4.BANK7 ev_sel=0xbc umask=0x80: Rank 4, bank 7. */ \
	IVT_IMC_CTL_(0x80bcu)
/* UNC_M_WR_CAS_RANK5 ev_sel=0xbd: Write column commands to rank 5, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK0 /* UNC_M_WR_CAS_RANK5.BANK0 ev_sel=0xbd umask=0x1: Rank 5, bank 0. */ \
	IVT_IMC_CTL_(0x1bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK1 /* UNC_M_WR_CAS_RANK5.BANK1 ev_sel=0xbd umask=0x2: Rank 5, bank 1. */ \
	IVT_IMC_CTL_(0x2bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK2 /* UNC_M_WR_CAS_RANK5.BANK2 ev_sel=0xbd umask=0x4: Rank 5, bank 2. */ \
	IVT_IMC_CTL_(0x4bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK3 /* UNC_M_WR_CAS_RANK5.BANK3 ev_sel=0xbd umask=0x8: Rank 5, bank 3. */ \
	IVT_IMC_CTL_(0x8bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK4 /* UNC_M_WR_CAS_RANK5.BANK4 ev_sel=0xbd umask=0x10: Rank 5, bank 4. */ \
	IVT_IMC_CTL_(0x10bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK5 /* UNC_M_WR_CAS_RANK5.BANK5 ev_sel=0xbd umask=0x20: Rank 5, bank 5. */ \
	IVT_IMC_CTL_(0x20bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK6 /* UNC_M_WR_CAS_RANK5.BANK6 ev_sel=0xbd umask=0x40: Rank 5, bank 6. */ \
	IVT_IMC_CTL_(0x40bdu)
#define IVT_IMC_EVENT_WR_CAS_RANK5_BANK7 /* UNC_M_WR_CAS_RANK5.BANK7 ev_sel=0xbd umask=0x80: Rank 5, bank 7. */ \
	IVT_IMC_CTL_(0x80bdu)
/* UNC_M_WR_CAS_RANK6 ev_sel=0xbe: Write column commands to rank 6, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK0 /* UNC_M_WR_CAS_RANK6.BANK0 ev_sel=0xbe umask=0x1: Rank 6, bank 0. */ \
	IVT_IMC_CTL_(0x1beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK1 /* UNC_M_WR_CAS_RANK6.BANK1 ev_sel=0xbe umask=0x2: Rank 6, bank 1. */ \
	IVT_IMC_CTL_(0x2beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK2 /* UNC_M_WR_CAS_RANK6.BANK2 ev_sel=0xbe umask=0x4: Rank 6, bank 2. */ \
	IVT_IMC_CTL_(0x4beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK3 /* UNC_M_WR_CAS_RANK6.BANK3 ev_sel=0xbe umask=0x8: Rank 6, bank 3. */ \
	IVT_IMC_CTL_(0x8beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK4 /* UNC_M_WR_CAS_RANK6.BANK4 ev_sel=0xbe umask=0x10: Rank 6, bank 4. */ \
	IVT_IMC_CTL_(0x10beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK5 /* UNC_M_WR_CAS_RANK6.BANK5 ev_sel=0xbe umask=0x20: Rank 6, bank 5. */ \
	IVT_IMC_CTL_(0x20beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK6 /* UNC_M_WR_CAS_RANK6.BANK6 ev_sel=0xbe umask=0x40: Rank 6, bank 6. */ \
	IVT_IMC_CTL_(0x40beu)
#define IVT_IMC_EVENT_WR_CAS_RANK6_BANK7 /* UNC_M_WR_CAS_RANK6.BANK7 ev_sel=0xbe umask=0x80: Rank 6, bank 7. */ \
	IVT_IMC_CTL_(0x80beu)
/* UNC_M_WR_CAS_RANK7 ev_sel=0xbf: Write column commands to rank 7, by bank. */
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK0 /* UNC_M_WR_CAS_RANK7.BANK0 ev_sel=0xbf umask=0x1: Rank 7, bank 0. */ \
	IVT_IMC_CTL_(0x1bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK1 /* UNC_M_WR_CAS_RANK7.BANK1 ev_sel=0xbf umask=0x2: Rank 7, bank 1. */ \
	IVT_IMC_CTL_(0x2bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK2 /* UNC_M_WR_CAS_RANK7.BANK2 ev_sel=0xbf umask=0x4: Rank 7, bank 2. */ \
	IVT_IMC_CTL_(0x4bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK3 /* UNC_M_WR_CAS_RANK7.BANK3 ev_sel=0xbf umask=0x8: Rank 7, bank 3. */ \
	IVT_IMC_CTL_(0x8bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK4 /* UNC_M_WR_CAS_RANK7.BANK4 ev_sel=0xbf umask=0x10: Rank 7, bank 4. */ \
	IVT_IMC_CTL_(0x10bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK5 /* UNC_M_WR_CAS_RANK7.BANK5 ev_sel=0xbf umask=0x20: Rank 7, bank 5. */ \
	IVT_IMC_CTL_(0x20bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK6 /* UNC_M_WR_CAS_RANK7.BANK6 ev_sel=0xbf umask=0x40: Rank 7, bank 6. */ \
	IVT_IMC_CTL_(0x40bfu)
#define IVT_IMC_EVENT_WR_CAS_RANK7_BANK7 /* UNC_M_WR_CAS_RANK7.BANK7 ev_sel=0xbf umask=0x80: Rank 7, bank 7. */ \
	IVT_IMC_CTL_(0x80bfu)
/* UNC_M_WMM_TO_RMM ev_sel=0xc0: Changes from write to read major mode, by cause. */
#define IVT_IMC_EVENT_WMM_TO_RMM_LOW_THRESH /* UNC_M_WMM_TO_RMM.LOW_THRESH ev_sel=0xc0 umask=0x1: The write queue fell to its low mark, by the name; the published descriptions are mixed up. */ \
	IVT_IMC_CTL_(0x1c0u)
#define IVT_IMC_EVENT_WMM_TO_RMM_STARVE /* UNC_M_WMM_TO_RMM.STARVE ev_sel=0xc0 umask=0x2: Reads had starved, going by the name; the published descriptions are mixed up. */ \
	IVT_IMC_CTL_(0x2c0u)
#define IVT_IMC_EVENT_WMM_TO_RMM_VMSE_RETRY /* UNC_M_WMM_TO_RMM.VMSE_RETRY ev_sel=0xc0 umask=0x4: A VMSE retry, going by the name; the published descriptions are mixed up. */ \
	IVT_IMC_CTL_(0x4c0u)
#define IVT_IMC_EVENT_WRONG_MM /* UNC_M_WRONG_MM ev_sel=0xc1: Requests that do not get the major mode they want. */ \
	IVT_IMC_CTL_(0xc1u)

#endif

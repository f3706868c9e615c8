/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/imc.events.json by "make generate". Do not edit. */
/*
 * The events of clx imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CLX_IMC_EVENTS_H
#define UNCORE_CLX_IMC_EVENTS_H

#include "uncore/clx/imc.h"

#define CLX_IMC_CTL_(raw) UNCORE_VALUE_(clx_imc_ctl, raw)
#define CLX_IMC_FIXED_CTL_(raw) UNCORE_VALUE_(clx_imc_fixed_ctl, raw)
#define CLX_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x0: DRAM clock cycles, at half the data rate. */ \
	CLX_IMC_CTL_(0x0u)
#define CLX_IMC_EVENT_CLOCKTICKS_F /* UNC_M_CLOCKTICKS_F: DRAM clock cycles, in the fixed counter, so that the general ones are free for other events. */ \
	CLX_IMC_FIXED_CTL_(0x0u)
/* UNC_M_ACT_COUNT ev_sel=0x1: DRAM pages opened (activate commands), by what for; column accesses without one are page hits. */
#define CLX_IMC_EVENT_ACT_COUNT_RD /* UNC_M_ACT_COUNT.RD ev_sel=0x1 umask=0x1: Pages opened for reads. */ \
	CLX_IMC_CTL_(0x101u)
#define CLX_IMC_EVENT_ACT_COUNT_WR /* UNC_M_ACT_COUNT.WR ev_sel=0x1 umask=0x2: Pages opened for writes. */ \
	CLX_IMC_CTL_(0x201u)
#define CLX_IMC_EVENT_ACT_COUNT_BYP /* UNC_M_ACT_COUNT.BYP ev_sel=0x1 umask=0x8: By its name, pages opened by the bypass; the description repeats that of WR. */ \
	CLX_IMC_CTL_(0x801u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define CLX_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0x1: Closed as a request needs another page. */ \
	CLX_IMC_CTL_(0x102u)
#define CLX_IMC_EVENT_PRE_COUNT_PAGE_CLOSE /* UNC_M_PRE_COUNT.PAGE_CLOSE ev_sel=0x2 umask=0x2: Closed as the page close timer ran out. */ \
	CLX_IMC_CTL_(0x202u)
#define CLX_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x2 umask=0x4: Closed for reads. */ \
	CLX_IMC_CTL_(0x402u)
#define CLX_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x2 umask=0x8: Closed for writes. */ \
	CLX_IMC_CTL_(0x802u)
#define CLX_IMC_EVENT_PRE_COUNT_BYP /* UNC_M_PRE_COUNT.BYP ev_sel=0x2 umask=0x10: Closed for the bypass. */ \
	CLX_IMC_CTL_(0x1002u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define CLX_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	CLX_IMC_CTL_(0x104u)
#define CLX_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x2: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	CLX_IMC_CTL_(0x204u)
#define CLX_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0x3: All reads, underfills included. */ \
	CLX_IMC_CTL_(0x304u)
#define CLX_IMC_EVENT_CAS_COUNT_WR_WMM /* UNC_M_CAS_COUNT.WR_WMM ev_sel=0x4 umask=0x4: Writes in write major mode. */ \
	CLX_IMC_CTL_(0x404u)
#define CLX_IMC_EVENT_CAS_COUNT_WR_RMM /* UNC_M_CAS_COUNT.WR_RMM ev_sel=0x4 umask=0x8: Writes slipped in during read major mode. */ \
	CLX_IMC_CTL_(0x804u)
#define CLX_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0xc: All writes, in either mode. */ \
	CLX_IMC_CTL_(0xc04u)
#define CLX_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0xf: All reads and writes. */ \
	CLX_IMC_CTL_(0xf04u)
#define CLX_IMC_EVENT_CAS_COUNT_RD_WMM /* UNC_M_CAS_COUNT.RD_WMM ev_sel=0x4 umask=0x10: Reads in write major mode. They are among the regular reads and underfills, too. */ \
	CLX_IMC_CTL_(0x1004u)
#define CLX_IMC_EVENT_CAS_COUNT_RD_RMM /* UNC_M_CAS_COUNT.RD_RMM ev_sel=0x4 umask=0x20: Reads in read major mode. They are among the regular reads and underfills, too. */ \
	CLX_IMC_CTL_(0x2004u)
#define CLX_IMC_EVENT_CAS_COUNT_RD_ISOCH /* UNC_M_CAS_COUNT.RD_ISOCH ev_sel=0x4 umask=0x40: Reads in the mode for isochronous reads. */ \
	CLX_IMC_CTL_(0x4004u)
#define CLX_IMC_EVENT_CAS_COUNT_WR_ISOCH /* UNC_M_CAS_COUNT.WR_ISOCH ev_sel=0x4 umask=0x80: Column commands in the mode for isochronous writes; Intel's title says reads, the name writes. */ \
	CLX_IMC_CTL_(0x8004u)
#define CLX_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x6: Commands that precharge every bank at once. */ \
	CLX_IMC_CTL_(0x6u)
/* UNC_M_MAJOR_MODES ev_sel=0x7: Cycles in a major mode, which holds for the whole channel. */
#define CLX_IMC_EVENT_MAJOR_MODES_READ /* UNC_M_MAJOR_MODES.READ ev_sel=0x7 umask=0x1: Reads go first: the default. */ \
	CLX_IMC_CTL_(0x107u)
#define CLX_IMC_EVENT_MAJOR_MODES_WRITE /* UNC_M_MAJOR_MODES.WRITE ev_sel=0x7 umask=0x2: Writes go first, as the write queue runs full; reads wait longer. */ \
	CLX_IMC_CTL_(0x207u)
#define CLX_IMC_EVENT_MAJOR_MODES_PARTIAL /* UNC_M_MAJOR_MODES.PARTIAL ev_sel=0x7 umask=0x4: Only starved underfill reads go. */ \
	CLX_IMC_CTL_(0x407u)
#define CLX_IMC_EVENT_MAJOR_MODES_ISOCH /* UNC_M_MAJOR_MODES.ISOCH ev_sel=0x7 umask=0x8: Only isochronous requests go; two modes counted as one. */ \
	CLX_IMC_CTL_(0x807u)
/* UNC_M_PREEMPTION ev_sel=0x8: Reads of high priority that close a page others still use: quicker for them, dearer for all. */
#define CLX_IMC_EVENT_PREEMPTION_RD_PREEMPT_RD /* UNC_M_PREEMPTION.RD_PREEMPT_RD ev_sel=0x8 umask=0x1: A read goes before a read. */ \
	CLX_IMC_CTL_(0x108u)
#define CLX_IMC_EVENT_PREEMPTION_RD_PREEMPT_WR /* UNC_M_PREEMPTION.RD_PREEMPT_WR ev_sel=0x8 umask=0x2: A read goes before a write. */ \
	CLX_IMC_CTL_(0x208u)
#define CLX_IMC_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_M_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	CLX_IMC_CTL_(0x9u)
#define CLX_IMC_EVENT_RPQ_INSERTS /* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */ \
	CLX_IMC_CTL_(0x10u)
#define CLX_IMC_EVENT_RPQ_CYCLES_NE /* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */ \
	CLX_IMC_CTL_(0x11u)
#define CLX_IMC_EVENT_RPQ_CYCLES_FULL /* UNC_M_RPQ_CYCLES_FULL ev_sel=0x12: Cycles with the read pending queue full: the mesh has no credit for another read. It rarely fills without isochronous traffic. */ \
	CLX_IMC_CTL_(0x12u)
#define CLX_IMC_EVENT_WPQ_INSERTS /* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. A write leaves it when it has gone to DRAM, long after its sender was told that it is done. */ \
	CLX_IMC_CTL_(0x20u)
#define CLX_IMC_EVENT_WPQ_CYCLES_NE /* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */ \
	CLX_IMC_CTL_(0x21u)
#define CLX_IMC_EVENT_WPQ_CYCLES_FULL /* UNC_M_WPQ_CYCLES_FULL ev_sel=0x22: Cycles with the write pending queue full: the mesh has no credit for another write. */ \
	CLX_IMC_CTL_(0x22u)
#define CLX_IMC_EVENT_WPQ_READ_HIT /* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	CLX_IMC_CTL_(0x23u)
#define CLX_IMC_EVENT_WPQ_WRITE_HIT /* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	CLX_IMC_CTL_(0x24u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x41: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK0 /* UNC_M_POWER_THROTTLE_CYCLES.RANK0 ev_sel=0x41 umask=0x1: Rank 0 is throttled. */ \
	CLX_IMC_CTL_(0x141u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK1 /* UNC_M_POWER_THROTTLE_CYCLES.RANK1 ev_sel=0x41 umask=0x2: Rank 1 is throttled. */ \
	CLX_IMC_CTL_(0x241u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK2 /* UNC_M_POWER_THROTTLE_CYCLES.RANK2 ev_sel=0x41 umask=0x4: Rank 2 is throttled. */ \
	CLX_IMC_CTL_(0x441u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK3 /* UNC_M_POWER_THROTTLE_CYCLES.RANK3 ev_sel=0x41 umask=0x8: Rank 3 is throttled. */ \
	CLX_IMC_CTL_(0x841u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK4 /* UNC_M_POWER_THROTTLE_CYCLES.RANK4 ev_sel=0x41 umask=0x10: Rank 4 is throttled. */ \
	CLX_IMC_CTL_(0x1041u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK5 /* UNC_M_POWER_THROTTLE_CYCLES.RANK5 ev_sel=0x41 umask=0x20: Rank 5 is throttled. */ \
	CLX_IMC_CTL_(0x2041u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK6 /* UNC_M_POWER_THROTTLE_CYCLES.RANK6 ev_sel=0x41 umask=0x40: Rank 6 is throttled. */ \
	CLX_IMC_CTL_(0x4041u)
#define CLX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK7 /* UNC_M_POWER_THROTTLE_CYCLES.RANK7 ev_sel=0x41 umask=0x80: Rank 7 is throttled. */ \
	CLX_IMC_CTL_(0x8041u)
#define CLX_IMC_EVENT_POWER_PCU_THROTTLING /* UNC_M_POWER_PCU_THROTTLING ev_sel=0x42: By its name, throttling asked for by the power control unit; Intel gives no description. */ \
	CLX_IMC_CTL_(0x42u)
#define CLX_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	CLX_IMC_CTL_(0x43u)
#define CLX_IMC_EVENT_RPQ_OCCUPANCY /* UNC_M_RPQ_OCCUPANCY ev_sel=0x80: Reads in the read pending queue, added up every cycle. Divide by RPQ_INSERTS for the mean time in the queue, by RPQ_CYCLES_NE for the mean length. */ \
	CLX_IMC_CTL_(0x80u)
#define CLX_IMC_EVENT_WPQ_OCCUPANCY /* UNC_M_WPQ_OCCUPANCY ev_sel=0x81: Writes in the write pending queue, added up every cycle. Divide by WPQ_INSERTS for the mean time in the queue: it says nothing of how long a program waits. */ \
	CLX_IMC_CTL_(0x81u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x83: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Invert it for the cycles in which the rank saves power, and never together with edges. */
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK0 /* UNC_M_POWER_CKE_CYCLES.RANK0 ev_sel=0x83 umask=0x1: Rank 0 has CKE on. */ \
	CLX_IMC_CTL_(0x183u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK1 /* UNC_M_POWER_CKE_CYCLES.RANK1 ev_sel=0x83 umask=0x2: Rank 1 has CKE on. */ \
	CLX_IMC_CTL_(0x283u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK2 /* UNC_M_POWER_CKE_CYCLES.RANK2 ev_sel=0x83 umask=0x4: Rank 2 has CKE on. */ \
	CLX_IMC_CTL_(0x483u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK3 /* UNC_M_POWER_CKE_CYCLES.RANK3 ev_sel=0x83 umask=0x8: Rank 3 has CKE on. */ \
	CLX_IMC_CTL_(0x883u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK4 /* UNC_M_POWER_CKE_CYCLES.RANK4 ev_sel=0x83 umask=0x10: Rank 4 has CKE on. */ \
	CLX_IMC_CTL_(0x1083u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK5 /* UNC_M_POWER_CKE_CYCLES.RANK5 ev_sel=0x83 umask=0x20: Rank 5 has CKE on. */ \
	CLX_IMC_CTL_(0x2083u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK6 /* UNC_M_POWER_CKE_CYCLES.RANK6 ev_sel=0x83 umask=0x40: Rank 6 has CKE on. */ \
	CLX_IMC_CTL_(0x4083u)
#define CLX_IMC_EVENT_POWER_CKE_CYCLES_RANK7 /* UNC_M_POWER_CKE_CYCLES.RANK7 ev_sel=0x83 umask=0x80: Rank 7 has CKE on. */ \
	CLX_IMC_CTL_(0x8083u)
#define CLX_IMC_EVENT_POWER_CHANNEL_DLLOFF /* UNC_M_POWER_CHANNEL_DLLOFF ev_sel=0x84: Cycles with every rank of the channel in slow CKE mode, its DLL off. */ \
	CLX_IMC_CTL_(0x84u)
#define CLX_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	CLX_IMC_CTL_(0x85u)
#define CLX_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, when no request passes; not by rank. */ \
	CLX_IMC_CTL_(0x86u)
/* UNC_M_RD_CAS_PRIO ev_sel=0xa0: Read column commands, by priority. */
#define CLX_IMC_EVENT_RD_CAS_PRIO_LOW /* UNC_M_RD_CAS_PRIO.LOW ev_sel=0xa0 umask=0x1: Low priority. */ \
	CLX_IMC_CTL_(0x1a0u)
#define CLX_IMC_EVENT_RD_CAS_PRIO_MED /* UNC_M_RD_CAS_PRIO.MED ev_sel=0xa0 umask=0x2: Medium priority. */ \
	CLX_IMC_CTL_(0x2a0u)
#define CLX_IMC_EVENT_RD_CAS_PRIO_HIGH /* UNC_M_RD_CAS_PRIO.HIGH ev_sel=0xa0 umask=0x4: High priority. */ \
	CLX_IMC_CTL_(0x4a0u)
#define CLX_IMC_EVENT_RD_CAS_PRIO_PANIC /* UNC_M_RD_CAS_PRIO.PANIC ev_sel=0xa0 umask=0x8: Starved reads that are not isochronous. */ \
	CLX_IMC_CTL_(0x8a0u)
/* UNC_M_BYP_CMDS ev_sel=0xa1: DRAM commands that took the bypass of two cycles. */
#define CLX_IMC_EVENT_BYP_CMDS_ACT /* UNC_M_BYP_CMDS.ACT ev_sel=0xa1 umask=0x1: Activate commands. */ \
	CLX_IMC_CTL_(0x1a1u)
#define CLX_IMC_EVENT_BYP_CMDS_CAS /* UNC_M_BYP_CMDS.CAS ev_sel=0xa1 umask=0x2: Column commands. */ \
	CLX_IMC_CTL_(0x2a1u)
#define CLX_IMC_EVENT_BYP_CMDS_PRE /* UNC_M_BYP_CMDS.PRE ev_sel=0xa1 umask=0x4: Precharge commands. */ \
	CLX_IMC_CTL_(0x4a1u)
/* UNC_M_RD_CAS_RANK0 ev_sel=0xb0: Read column commands to rank 0, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK1 /* UNC_M_RD_CAS_RANK0.BANK1 ev_sel=0xb0 umask=0x1: Rank 0, bank 1. */ \
	CLX_IMC_CTL_(0x1b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK2 /* UNC_M_RD_CAS_RANK0.BANK2 ev_sel=0xb0 umask=0x2: Rank 0, bank 2. */ \
	CLX_IMC_CTL_(0x2b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK4 /* UNC_M_RD_CAS_RANK0.BANK4 ev_sel=0xb0 umask=0x4: Rank 0, bank 4. */ \
	CLX_IMC_CTL_(0x4b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK8 /* UNC_M_RD_CAS_RANK0.BANK8 ev_sel=0xb0 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_ALLBANKS /* UNC_M_RD_CAS_RANK0.ALLBANKS ev_sel=0xb0 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK0 /* UNC_M_RD_CAS_RANK0.BANK0 ev_sel=0xb0 umask=0x0: Rank 0, bank 0. */ \
	CLX_IMC_CTL_(0xb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK3 /* UNC_M_RD_CAS_RANK0.BANK3 ev_sel=0xb0 umask=0x3: Rank 0, bank 3. */ \
	CLX_IMC_CTL_(0x3b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK5 /* UNC_M_RD_CAS_RANK0.BANK5 ev_sel=0xb0 umask=0x5: Rank 0, bank 5. */ \
	CLX_IMC_CTL_(0x5b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK6 /* UNC_M_RD_CAS_RANK0.BANK6 ev_sel=0xb0 umask=0x6: Rank 0, bank 6. */ \
	CLX_IMC_CTL_(0x6b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK7 /* UNC_M_RD_CAS_RANK0.BANK7 ev_sel=0xb0 umask=0x7: Rank 0, bank 7. */ \
	CLX_IMC_CTL_(0x7b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK9 /* UNC_M_RD_CAS_RANK0.BANK9 ev_sel=0xb0 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK10 /* UNC_M_RD_CAS_RANK0.BANK10 ev_sel=0xb0 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK11 /* UNC_M_RD_CAS_RANK0.BANK11 ev_sel=0xb0 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK12 /* UNC_M_RD_CAS_RANK0.BANK12 ev_sel=0xb0 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK13 /* UNC_M_RD_CAS_RANK0.BANK13 ev_sel=0xb0 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK14 /* UNC_M_RD_CAS_RANK0.BANK14 ev_sel=0xb0 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANK15 /* UNC_M_RD_CAS_RANK0.BANK15 ev_sel=0xb0 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANKG0 /* UNC_M_RD_CAS_RANK0.BANKG0 ev_sel=0xb0 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANKG1 /* UNC_M_RD_CAS_RANK0.BANKG1 ev_sel=0xb0 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANKG2 /* UNC_M_RD_CAS_RANK0.BANKG2 ev_sel=0xb0 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b0u)
#define CLX_IMC_EVENT_RD_CAS_RANK0_BANKG3 /* UNC_M_RD_CAS_RANK0.BANKG3 ev_sel=0xb0 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b0u)
/* UNC_M_RD_CAS_RANK1 ev_sel=0xb1: Read column commands to rank 1, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK1 /* UNC_M_RD_CAS_RANK1.BANK1 ev_sel=0xb1 umask=0x1: Rank 1, bank 1. */ \
	CLX_IMC_CTL_(0x1b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK2 /* UNC_M_RD_CAS_RANK1.BANK2 ev_sel=0xb1 umask=0x2: Rank 1, bank 2. */ \
	CLX_IMC_CTL_(0x2b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK4 /* UNC_M_RD_CAS_RANK1.BANK4 ev_sel=0xb1 umask=0x4: Rank 1, bank 4. */ \
	CLX_IMC_CTL_(0x4b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK8 /* UNC_M_RD_CAS_RANK1.BANK8 ev_sel=0xb1 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_ALLBANKS /* UNC_M_RD_CAS_RANK1.ALLBANKS ev_sel=0xb1 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK0 /* UNC_M_RD_CAS_RANK1.BANK0 ev_sel=0xb1 umask=0x0: Rank 1, bank 0. */ \
	CLX_IMC_CTL_(0xb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK3 /* UNC_M_RD_CAS_RANK1.BANK3 ev_sel=0xb1 umask=0x3: Rank 1, bank 3. */ \
	CLX_IMC_CTL_(0x3b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK5 /* UNC_M_RD_CAS_RANK1.BANK5 ev_sel=0xb1 umask=0x5: Rank 1, bank 5. */ \
	CLX_IMC_CTL_(0x5b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK6 /* UNC_M_RD_CAS_RANK1.BANK6 ev_sel=0xb1 umask=0x6: Rank 1, bank 6. */ \
	CLX_IMC_CTL_(0x6b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK7 /* UNC_M_RD_CAS_RANK1.BANK7 ev_sel=0xb1 umask=0x7: Rank 1, bank 7. */ \
	CLX_IMC_CTL_(0x7b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK9 /* UNC_M_RD_CAS_RANK1.BANK9 ev_sel=0xb1 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK10 /* UNC_M_RD_CAS_RANK1.BANK10 ev_sel=0xb1 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK11 /* UNC_M_RD_CAS_RANK1.BANK11 ev_sel=0xb1 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK12 /* UNC_M_RD_CAS_RANK1.BANK12 ev_sel=0xb1 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK13 /* UNC_M_RD_CAS_RANK1.BANK13 ev_sel=0xb1 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK14 /* UNC_M_RD_CAS_RANK1.BANK14 ev_sel=0xb1 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANK15 /* UNC_M_RD_CAS_RANK1.BANK15 ev_sel=0xb1 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANKG0 /* UNC_M_RD_CAS_RANK1.BANKG0 ev_sel=0xb1 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANKG1 /* UNC_M_RD_CAS_RANK1.BANKG1 ev_sel=0xb1 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANKG2 /* UNC_M_RD_CAS_RANK1.BANKG2 ev_sel=0xb1 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b1u)
#define CLX_IMC_EVENT_RD_CAS_RANK1_BANKG3 /* UNC_M_RD_CAS_RANK1.BANKG3 ev_sel=0xb1 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b1u)
/* UNC_M_RD_CAS_RANK2 ev_sel=0xb2: Read column commands to rank 2, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK1 /* UNC_M_RD_CAS_RANK2.BANK1 ev_sel=0xb2 umask=0x1: Bank 1. */ \
	CLX_IMC_CTL_(0x1b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK2 /* UNC_M_RD_CAS_RANK2.BANK2 ev_sel=0xb2 umask=0x2: Bank 2. */ \
	CLX_IMC_CTL_(0x2b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK4 /* UNC_M_RD_CAS_RANK2.BANK4 ev_sel=0xb2 umask=0x4: Bank 4. */ \
	CLX_IMC_CTL_(0x4b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK8 /* UNC_M_RD_CAS_RANK2.BANK8 ev_sel=0xb2 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_ALLBANKS /* UNC_M_RD_CAS_RANK2.ALLBANKS ev_sel=0xb2 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK0 /* UNC_M_RD_CAS_RANK2.BANK0 ev_sel=0xb2 umask=0x0: Rank 2, bank 0. */ \
	CLX_IMC_CTL_(0xb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK3 /* UNC_M_RD_CAS_RANK2.BANK3 ev_sel=0xb2 umask=0x3: Bank 3. */ \
	CLX_IMC_CTL_(0x3b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK5 /* UNC_M_RD_CAS_RANK2.BANK5 ev_sel=0xb2 umask=0x5: Bank 5. */ \
	CLX_IMC_CTL_(0x5b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK6 /* UNC_M_RD_CAS_RANK2.BANK6 ev_sel=0xb2 umask=0x6: Bank 6. */ \
	CLX_IMC_CTL_(0x6b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK7 /* UNC_M_RD_CAS_RANK2.BANK7 ev_sel=0xb2 umask=0x7: Bank 7. */ \
	CLX_IMC_CTL_(0x7b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK9 /* UNC_M_RD_CAS_RANK2.BANK9 ev_sel=0xb2 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK10 /* UNC_M_RD_CAS_RANK2.BANK10 ev_sel=0xb2 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK11 /* UNC_M_RD_CAS_RANK2.BANK11 ev_sel=0xb2 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK12 /* UNC_M_RD_CAS_RANK2.BANK12 ev_sel=0xb2 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK13 /* UNC_M_RD_CAS_RANK2.BANK13 ev_sel=0xb2 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK14 /* UNC_M_RD_CAS_RANK2.BANK14 ev_sel=0xb2 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANK15 /* UNC_M_RD_CAS_RANK2.BANK15 ev_sel=0xb2 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANKG0 /* UNC_M_RD_CAS_RANK2.BANKG0 ev_sel=0xb2 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANKG1 /* UNC_M_RD_CAS_RANK2.BANKG1 ev_sel=0xb2 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANKG2 /* UNC_M_RD_CAS_RANK2.BANKG2 ev_sel=0xb2 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b2u)
#define CLX_IMC_EVENT_RD_CAS_RANK2_BANKG3 /* UNC_M_RD_CAS_RANK2.BANKG3 ev_sel=0xb2 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b2u)
/* UNC_M_RD_CAS_RANK3 ev_sel=0xb3: Read column commands to rank 3, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK1 /* UNC_M_RD_CAS_RANK3.BANK1 ev_sel=0xb3 umask=0x1: Bank 1. */ \
	CLX_IMC_CTL_(0x1b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK2 /* UNC_M_RD_CAS_RANK3.BANK2 ev_sel=0xb3 umask=0x2: Bank 2. */ \
	CLX_IMC_CTL_(0x2b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK4 /* UNC_M_RD_CAS_RANK3.BANK4 ev_sel=0xb3 umask=0x4: Bank 4. */ \
	CLX_IMC_CTL_(0x4b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK8 /* UNC_M_RD_CAS_RANK3.BANK8 ev_sel=0xb3 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_ALLBANKS /* UNC_M_RD_CAS_RANK3.ALLBANKS ev_sel=0xb3 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK0 /* UNC_M_RD_CAS_RANK3.BANK0 ev_sel=0xb3 umask=0x0: Bank 0. */ \
	CLX_IMC_CTL_(0xb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK3 /* UNC_M_RD_CAS_RANK3.BANK3 ev_sel=0xb3 umask=0x3: Bank 3. */ \
	CLX_IMC_CTL_(0x3b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK5 /* UNC_M_RD_CAS_RANK3.BANK5 ev_sel=0xb3 umask=0x5: Bank 5. */ \
	CLX_IMC_CTL_(0x5b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK6 /* UNC_M_RD_CAS_RANK3.BANK6 ev_sel=0xb3 umask=0x6: Bank 6. */ \
	CLX_IMC_CTL_(0x6b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK7 /* UNC_M_RD_CAS_RANK3.BANK7 ev_sel=0xb3 umask=0x7: Bank 7. */ \
	CLX_IMC_CTL_(0x7b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK9 /* UNC_M_RD_CAS_RANK3.BANK9 ev_sel=0xb3 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK10 /* UNC_M_RD_CAS_RANK3.BANK10 ev_sel=0xb3 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK11 /* UNC_M_RD_CAS_RANK3.BANK11 ev_sel=0xb3 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK12 /* UNC_M_RD_CAS_RANK3.BANK12 ev_sel=0xb3 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK13 /* UNC_M_RD_CAS_RANK3.BANK13 ev_sel=0xb3 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK14 /* UNC_M_RD_CAS_RANK3.BANK14 ev_sel=0xb3 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANK15 /* UNC_M_RD_CAS_RANK3.BANK15 ev_sel=0xb3 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANKG0 /* UNC_M_RD_CAS_RANK3.BANKG0 ev_sel=0xb3 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANKG1 /* UNC_M_RD_CAS_RANK3.BANKG1 ev_sel=0xb3 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANKG2 /* UNC_M_RD_CAS_RANK3.BANKG2 ev_sel=0xb3 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b3u)
#define CLX_IMC_EVENT_RD_CAS_RANK3_BANKG3 /* UNC_M_RD_CAS_RANK3.BANKG3 ev_sel=0xb3 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b3u)
/* UNC_M_RD_CAS_RANK4 ev_sel=0xb4: Read column commands to rank 4, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK1 /* UNC_M_RD_CAS_RANK4.BANK1 ev_sel=0xb4 umask=0x1: Rank 4, bank 1. */ \
	CLX_IMC_CTL_(0x1b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK2 /* UNC_M_RD_CAS_RANK4.BANK2 ev_sel=0xb4 umask=0x2: Rank 4, bank 2. */ \
	CLX_IMC_CTL_(0x2b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK4 /* UNC_M_RD_CAS_RANK4.BANK4 ev_sel=0xb4 umask=0x4: Rank 4, bank 4. */ \
	CLX_IMC_CTL_(0x4b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK8 /* UNC_M_RD_CAS_RANK4.BANK8 ev_sel=0xb4 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_ALLBANKS /* UNC_M_RD_CAS_RANK4.ALLBANKS ev_sel=0xb4 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK0 /* UNC_M_RD_CAS_RANK4.BANK0 ev_sel=0xb4 umask=0x0: Rank 4, bank 0. */ \
	CLX_IMC_CTL_(0xb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK3 /* UNC_M_RD_CAS_RANK4.BANK3 ev_sel=0xb4 umask=0x3: Rank 4, bank 3. */ \
	CLX_IMC_CTL_(0x3b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK5 /* UNC_M_RD_CAS_RANK4.BANK5 ev_sel=0xb4 umask=0x5: Rank 4, bank 5. */ \
	CLX_IMC_CTL_(0x5b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK6 /* UNC_M_RD_CAS_RANK4.BANK6 ev_sel=0xb4 umask=0x6: Rank 4, bank 6. */ \
	CLX_IMC_CTL_(0x6b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK7 /* UNC_M_RD_CAS_RANK4.BANK7 ev_sel=0xb4 umask=0x7: Rank 4, bank 7. */ \
	CLX_IMC_CTL_(0x7b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK9 /* UNC_M_RD_CAS_RANK4.BANK9 ev_sel=0xb4 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK10 /* UNC_M_RD_CAS_RANK4.BANK10 ev_sel=0xb4 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK11 /* UNC_M_RD_CAS_RANK4.BANK11 ev_sel=0xb4 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK12 /* UNC_M_RD_CAS_RANK4.BANK12 ev_sel=0xb4 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK13 /* UNC_M_RD_CAS_RANK4.BANK13 ev_sel=0xb4 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK14 /* UNC_M_RD_CAS_RANK4.BANK14 ev_sel=0xb4 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANK15 /* UNC_M_RD_CAS_RANK4.BANK15 ev_sel=0xb4 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANKG0 /* UNC_M_RD_CAS_RANK4.BANKG0 ev_sel=0xb4 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANKG1 /* UNC_M_RD_CAS_RANK4.BANKG1 ev_sel=0xb4 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANKG2 /* UNC_M_RD_CAS_RANK4.BANKG2 ev_sel=0xb4 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b4u)
#define CLX_IMC_EVENT_RD_CAS_RANK4_BANKG3 /* UNC_M_RD_CAS_RANK4.BANKG3 ev_sel=0xb4 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b4u)
/* UNC_M_RD_CAS_RANK5 ev_sel=0xb5: Read column commands to rank 5, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK1 /* UNC_M_RD_CAS_RANK5.BANK1 ev_sel=0xb5 umask=0x1: Rank 5, bank 1. */ \
	CLX_IMC_CTL_(0x1b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK2 /* UNC_M_RD_CAS_RANK5.BANK2 ev_sel=0xb5 umask=0x2: Rank 5, bank 2. */ \
	CLX_IMC_CTL_(0x2b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK4 /* UNC_M_RD_CAS_RANK5.BANK4 ev_sel=0xb5 umask=0x4: Rank 5, bank 4. */ \
	CLX_IMC_CTL_(0x4b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK8 /* UNC_M_RD_CAS_RANK5.BANK8 ev_sel=0xb5 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_ALLBANKS /* UNC_M_RD_CAS_RANK5.ALLBANKS ev_sel=0xb5 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK0 /* UNC_M_RD_CAS_RANK5.BANK0 ev_sel=0xb5 umask=0x0: Rank 5, bank 0. */ \
	CLX_IMC_CTL_(0xb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK3 /* UNC_M_RD_CAS_RANK5.BANK3 ev_sel=0xb5 umask=0x3: Rank 5, bank 3. */ \
	CLX_IMC_CTL_(0x3b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK5 /* UNC_M_RD_CAS_RANK5.BANK5 ev_sel=0xb5 umask=0x5: Rank 5, bank 5. */ \
	CLX_IMC_CTL_(0x5b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK6 /* UNC_M_RD_CAS_RANK5.BANK6 ev_sel=0xb5 umask=0x6: Rank 5, bank 6. */ \
	CLX_IMC_CTL_(0x6b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK7 /* UNC_M_RD_CAS_RANK5.BANK7 ev_sel=0xb5 umask=0x7: Rank 5, bank 7. */ \
	CLX_IMC_CTL_(0x7b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK9 /* UNC_M_RD_CAS_RANK5.BANK9 ev_sel=0xb5 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK10 /* UNC_M_RD_CAS_RANK5.BANK10 ev_sel=0xb5 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK11 /* UNC_M_RD_CAS_RANK5.BANK11 ev_sel=0xb5 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK12 /* UNC_M_RD_CAS_RANK5.BANK12 ev_sel=0xb5 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK13 /* UNC_M_RD_CAS_RANK5.BANK13 ev_sel=0xb5 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK14 /* UNC_M_RD_CAS_RANK5.BANK14 ev_sel=0xb5 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANK15 /* UNC_M_RD_CAS_RANK5.BANK15 ev_sel=0xb5 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANKG0 /* UNC_M_RD_CAS_RANK5.BANKG0 ev_sel=0xb5 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANKG1 /* UNC_M_RD_CAS_RANK5.BANKG1 ev_sel=0xb5 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANKG2 /* UNC_M_RD_CAS_RANK5.BANKG2 ev_sel=0xb5 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b5u)
#define CLX_IMC_EVENT_RD_CAS_RANK5_BANKG3 /* UNC_M_RD_CAS_RANK5.BANKG3 ev_sel=0xb5 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b5u)
/* UNC_M_RD_CAS_RANK6 ev_sel=0xb6: Read column commands to rank 6, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK1 /* UNC_M_RD_CAS_RANK6.BANK1 ev_sel=0xb6 umask=0x1: Rank 6, bank 1. */ \
	CLX_IMC_CTL_(0x1b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK2 /* UNC_M_RD_CAS_RANK6.BANK2 ev_sel=0xb6 umask=0x2: Rank 6, bank 2. */ \
	CLX_IMC_CTL_(0x2b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK4 /* UNC_M_RD_CAS_RANK6.BANK4 ev_sel=0xb6 umask=0x4: Rank 6, bank 4. */ \
	CLX_IMC_CTL_(0x4b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK8 /* UNC_M_RD_CAS_RANK6.BANK8 ev_sel=0xb6 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_ALLBANKS /* UNC_M_RD_CAS_RANK6.ALLBANKS ev_sel=0xb6 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK0 /* UNC_M_RD_CAS_RANK6.BANK0 ev_sel=0xb6 umask=0x0: Rank 6, bank 0. */ \
	CLX_IMC_CTL_(0xb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK3 /* UNC_M_RD_CAS_RANK6.BANK3 ev_sel=0xb6 umask=0x3: Rank 6, bank 3. */ \
	CLX_IMC_CTL_(0x3b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK5 /* UNC_M_RD_CAS_RANK6.BANK5 ev_sel=0xb6 umask=0x5: Rank 6, bank 5. */ \
	CLX_IMC_CTL_(0x5b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK6 /* UNC_M_RD_CAS_RANK6.BANK6 ev_sel=0xb6 umask=0x6: Rank 6, bank 6. */ \
	CLX_IMC_CTL_(0x6b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK7 /* UNC_M_RD_CAS_RANK6.BANK7 ev_sel=0xb6 umask=0x7: Rank 6, bank 7. */ \
	CLX_IMC_CTL_(0x7b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK9 /* UNC_M_RD_CAS_RANK6.BANK9 ev_sel=0xb6 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK10 /* UNC_M_RD_CAS_RANK6.BANK10 ev_sel=0xb6 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK11 /* UNC_M_RD_CAS_RANK6.BANK11 ev_sel=0xb6 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK12 /* UNC_M_RD_CAS_RANK6.BANK12 ev_sel=0xb6 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK13 /* UNC_M_RD_CAS_RANK6.BANK13 ev_sel=0xb6 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK14 /* UNC_M_RD_CAS_RANK6.BANK14 ev_sel=0xb6 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANK15 /* UNC_M_RD_CAS_RANK6.BANK15 ev_sel=0xb6 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANKG0 /* UNC_M_RD_CAS_RANK6.BANKG0 ev_sel=0xb6 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANKG1 /* UNC_M_RD_CAS_RANK6.BANKG1 ev_sel=0xb6 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANKG2 /* UNC_M_RD_CAS_RANK6.BANKG2 ev_sel=0xb6 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b6u)
#define CLX_IMC_EVENT_RD_CAS_RANK6_BANKG3 /* UNC_M_RD_CAS_RANK6.BANKG3 ev_sel=0xb6 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b6u)
/* UNC_M_RD_CAS_RANK7 ev_sel=0xb7: Read column commands to rank 7, by bank. */
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK1 /* UNC_M_RD_CAS_RANK7.BANK1 ev_sel=0xb7 umask=0x1: Rank 7, bank 1. */ \
	CLX_IMC_CTL_(0x1b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK2 /* UNC_M_RD_CAS_RANK7.BANK2 ev_sel=0xb7 umask=0x2: Rank 7, bank 2. */ \
	CLX_IMC_CTL_(0x2b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK4 /* UNC_M_RD_CAS_RANK7.BANK4 ev_sel=0xb7 umask=0x4: Rank 7, bank 4. */ \
	CLX_IMC_CTL_(0x4b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK8 /* UNC_M_RD_CAS_RANK7.BANK8 ev_sel=0xb7 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_ALLBANKS /* UNC_M_RD_CAS_RANK7.ALLBANKS ev_sel=0xb7 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK0 /* UNC_M_RD_CAS_RANK7.BANK0 ev_sel=0xb7 umask=0x0: Rank 7, bank 0. */ \
	CLX_IMC_CTL_(0xb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK3 /* UNC_M_RD_CAS_RANK7.BANK3 ev_sel=0xb7 umask=0x3: Rank 7, bank 3. */ \
	CLX_IMC_CTL_(0x3b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK5 /* UNC_M_RD_CAS_RANK7.BANK5 ev_sel=0xb7 umask=0x5: Rank 7, bank 5. */ \
	CLX_IMC_CTL_(0x5b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK6 /* UNC_M_RD_CAS_RANK7.BANK6 ev_sel=0xb7 umask=0x6: Rank 7, bank 6. */ \
	CLX_IMC_CTL_(0x6b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK7 /* UNC_M_RD_CAS_RANK7.BANK7 ev_sel=0xb7 umask=0x7: Rank 7, bank 7. */ \
	CLX_IMC_CTL_(0x7b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK9 /* UNC_M_RD_CAS_RANK7.BANK9 ev_sel=0xb7 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK10 /* UNC_M_RD_CAS_RANK7.BANK10 ev_sel=0xb7 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK11 /* UNC_M_RD_CAS_RANK7.BANK11 ev_sel=0xb7 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK12 /* UNC_M_RD_CAS_RANK7.BANK12 ev_sel=0xb7 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK13 /* UNC_M_RD_CAS_RANK7.BANK13 ev_sel=0xb7 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK14 /* UNC_M_RD_CAS_RANK7.BANK14 ev_sel=0xb7 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANK15 /* UNC_M_RD_CAS_RANK7.BANK15 ev_sel=0xb7 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANKG0 /* UNC_M_RD_CAS_RANK7.BANKG0 ev_sel=0xb7 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANKG1 /* UNC_M_RD_CAS_RANK7.BANKG1 ev_sel=0xb7 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANKG2 /* UNC_M_RD_CAS_RANK7.BANKG2 ev_sel=0xb7 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b7u)
#define CLX_IMC_EVENT_RD_CAS_RANK7_BANKG3 /* UNC_M_RD_CAS_RANK7.BANKG3 ev_sel=0xb7 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b7u)
/* UNC_M_WR_CAS_RANK0 ev_sel=0xb8: Write column commands to rank 0, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK1 /* UNC_M_WR_CAS_RANK0.BANK1 ev_sel=0xb8 umask=0x1: Rank 0, bank 1. */ \
	CLX_IMC_CTL_(0x1b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK2 /* UNC_M_WR_CAS_RANK0.BANK2 ev_sel=0xb8 umask=0x2: Rank 0, bank 2. */ \
	CLX_IMC_CTL_(0x2b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK4 /* UNC_M_WR_CAS_RANK0.BANK4 ev_sel=0xb8 umask=0x4: Rank 0, bank 4. */ \
	CLX_IMC_CTL_(0x4b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK8 /* UNC_M_WR_CAS_RANK0.BANK8 ev_sel=0xb8 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_ALLBANKS /* UNC_M_WR_CAS_RANK0.ALLBANKS ev_sel=0xb8 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK0 /* UNC_M_WR_CAS_RANK0.BANK0 ev_sel=0xb8 umask=0x0: Rank 0, bank 0. */ \
	CLX_IMC_CTL_(0xb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK3 /* UNC_M_WR_CAS_RANK0.BANK3 ev_sel=0xb8 umask=0x3: Rank 0, bank 3. */ \
	CLX_IMC_CTL_(0x3b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK5 /* UNC_M_WR_CAS_RANK0.BANK5 ev_sel=0xb8 umask=0x5: Rank 0, bank 5. */ \
	CLX_IMC_CTL_(0x5b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK6 /* UNC_M_WR_CAS_RANK0.BANK6 ev_sel=0xb8 umask=0x6: Rank 0, bank 6. */ \
	CLX_IMC_CTL_(0x6b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK7 /* UNC_M_WR_CAS_RANK0.BANK7 ev_sel=0xb8 umask=0x7: Rank 0, bank 7. */ \
	CLX_IMC_CTL_(0x7b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK9 /* UNC_M_WR_CAS_RANK0.BANK9 ev_sel=0xb8 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK10 /* UNC_M_WR_CAS_RANK0.BANK10 ev_sel=0xb8 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK11 /* UNC_M_WR_CAS_RANK0.BANK11 ev_sel=0xb8 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK12 /* UNC_M_WR_CAS_RANK0.BANK12 ev_sel=0xb8 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK13 /* UNC_M_WR_CAS_RANK0.BANK13 ev_sel=0xb8 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK14 /* UNC_M_WR_CAS_RANK0.BANK14 ev_sel=0xb8 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANK15 /* UNC_M_WR_CAS_RANK0.BANK15 ev_sel=0xb8 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANKG0 /* UNC_M_WR_CAS_RANK0.BANKG0 ev_sel=0xb8 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANKG1 /* UNC_M_WR_CAS_RANK0.BANKG1 ev_sel=0xb8 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANKG2 /* UNC_M_WR_CAS_RANK0.BANKG2 ev_sel=0xb8 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b8u)
#define CLX_IMC_EVENT_WR_CAS_RANK0_BANKG3 /* UNC_M_WR_CAS_RANK0.BANKG3 ev_sel=0xb8 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b8u)
/* UNC_M_WR_CAS_RANK1 ev_sel=0xb9: Write column commands to rank 1, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK1 /* UNC_M_WR_CAS_RANK1.BANK1 ev_sel=0xb9 umask=0x1: Rank 1, bank 1. */ \
	CLX_IMC_CTL_(0x1b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK2 /* UNC_M_WR_CAS_RANK1.BANK2 ev_sel=0xb9 umask=0x2: Rank 1, bank 2. */ \
	CLX_IMC_CTL_(0x2b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK4 /* UNC_M_WR_CAS_RANK1.BANK4 ev_sel=0xb9 umask=0x4: Rank 1, bank 4. */ \
	CLX_IMC_CTL_(0x4b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK8 /* UNC_M_WR_CAS_RANK1.BANK8 ev_sel=0xb9 umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_ALLBANKS /* UNC_M_WR_CAS_RANK1.ALLBANKS ev_sel=0xb9 umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK0 /* UNC_M_WR_CAS_RANK1.BANK0 ev_sel=0xb9 umask=0x0: Rank 1, bank 0. */ \
	CLX_IMC_CTL_(0xb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK3 /* UNC_M_WR_CAS_RANK1.BANK3 ev_sel=0xb9 umask=0x3: Rank 1, bank 3. */ \
	CLX_IMC_CTL_(0x3b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK5 /* UNC_M_WR_CAS_RANK1.BANK5 ev_sel=0xb9 umask=0x5: Rank 1, bank 5. */ \
	CLX_IMC_CTL_(0x5b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK6 /* UNC_M_WR_CAS_RANK1.BANK6 ev_sel=0xb9 umask=0x6: Rank 1, bank 6. */ \
	CLX_IMC_CTL_(0x6b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK7 /* UNC_M_WR_CAS_RANK1.BANK7 ev_sel=0xb9 umask=0x7: Rank 1, bank 7. */ \
	CLX_IMC_CTL_(0x7b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK9 /* UNC_M_WR_CAS_RANK1.BANK9 ev_sel=0xb9 umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK10 /* UNC_M_WR_CAS_RANK1.BANK10 ev_sel=0xb9 umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xab9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK11 /* UNC_M_WR_CAS_RANK1.BANK11 ev_sel=0xb9 umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK12 /* UNC_M_WR_CAS_RANK1.BANK12 ev_sel=0xb9 umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK13 /* UNC_M_WR_CAS_RANK1.BANK13 ev_sel=0xb9 umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK14 /* UNC_M_WR_CAS_RANK1.BANK14 ev_sel=0xb9 umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xeb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANK15 /* UNC_M_WR_CAS_RANK1.BANK15 ev_sel=0xb9 umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfb9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANKG0 /* UNC_M_WR_CAS_RANK1.BANKG0 ev_sel=0xb9 umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANKG1 /* UNC_M_WR_CAS_RANK1.BANKG1 ev_sel=0xb9 umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANKG2 /* UNC_M_WR_CAS_RANK1.BANKG2 ev_sel=0xb9 umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13b9u)
#define CLX_IMC_EVENT_WR_CAS_RANK1_BANKG3 /* UNC_M_WR_CAS_RANK1.BANKG3 ev_sel=0xb9 umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14b9u)
/* UNC_M_WR_CAS_RANK2 ev_sel=0xba: Write column commands to rank 2, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK1 /* UNC_M_WR_CAS_RANK2.BANK1 ev_sel=0xba umask=0x1: Bank 1. */ \
	CLX_IMC_CTL_(0x1bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK2 /* UNC_M_WR_CAS_RANK2.BANK2 ev_sel=0xba umask=0x2: Bank 2. */ \
	CLX_IMC_CTL_(0x2bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK4 /* UNC_M_WR_CAS_RANK2.BANK4 ev_sel=0xba umask=0x4: Bank 4. */ \
	CLX_IMC_CTL_(0x4bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK8 /* UNC_M_WR_CAS_RANK2.BANK8 ev_sel=0xba umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_ALLBANKS /* UNC_M_WR_CAS_RANK2.ALLBANKS ev_sel=0xba umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK0 /* UNC_M_WR_CAS_RANK2.BANK0 ev_sel=0xba umask=0x0: Bank 0. */ \
	CLX_IMC_CTL_(0xbau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK3 /* UNC_M_WR_CAS_RANK2.BANK3 ev_sel=0xba umask=0x3: Bank 3. */ \
	CLX_IMC_CTL_(0x3bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK5 /* UNC_M_WR_CAS_RANK2.BANK5 ev_sel=0xba umask=0x5: Bank 5. */ \
	CLX_IMC_CTL_(0x5bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK6 /* UNC_M_WR_CAS_RANK2.BANK6 ev_sel=0xba umask=0x6: Bank 6. */ \
	CLX_IMC_CTL_(0x6bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK7 /* UNC_M_WR_CAS_RANK2.BANK7 ev_sel=0xba umask=0x7: Bank 7. */ \
	CLX_IMC_CTL_(0x7bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK9 /* UNC_M_WR_CAS_RANK2.BANK9 ev_sel=0xba umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK10 /* UNC_M_WR_CAS_RANK2.BANK10 ev_sel=0xba umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK11 /* UNC_M_WR_CAS_RANK2.BANK11 ev_sel=0xba umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK12 /* UNC_M_WR_CAS_RANK2.BANK12 ev_sel=0xba umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK13 /* UNC_M_WR_CAS_RANK2.BANK13 ev_sel=0xba umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK14 /* UNC_M_WR_CAS_RANK2.BANK14 ev_sel=0xba umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANK15 /* UNC_M_WR_CAS_RANK2.BANK15 ev_sel=0xba umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANKG0 /* UNC_M_WR_CAS_RANK2.BANKG0 ev_sel=0xba umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANKG1 /* UNC_M_WR_CAS_RANK2.BANKG1 ev_sel=0xba umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANKG2 /* UNC_M_WR_CAS_RANK2.BANKG2 ev_sel=0xba umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13bau)
#define CLX_IMC_EVENT_WR_CAS_RANK2_BANKG3 /* UNC_M_WR_CAS_RANK2.BANKG3 ev_sel=0xba umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14bau)
/* UNC_M_WR_CAS_RANK3 ev_sel=0xbb: Write column commands to rank 3, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK1 /* UNC_M_WR_CAS_RANK3.BANK1 ev_sel=0xbb umask=0x1: Bank 1. */ \
	CLX_IMC_CTL_(0x1bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK2 /* UNC_M_WR_CAS_RANK3.BANK2 ev_sel=0xbb umask=0x2: Bank 2. */ \
	CLX_IMC_CTL_(0x2bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK4 /* UNC_M_WR_CAS_RANK3.BANK4 ev_sel=0xbb umask=0x4: Bank 4. */ \
	CLX_IMC_CTL_(0x4bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK8 /* UNC_M_WR_CAS_RANK3.BANK8 ev_sel=0xbb umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_ALLBANKS /* UNC_M_WR_CAS_RANK3.ALLBANKS ev_sel=0xbb umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK0 /* UNC_M_WR_CAS_RANK3.BANK0 ev_sel=0xbb umask=0x0: Bank 0. */ \
	CLX_IMC_CTL_(0xbbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK3 /* UNC_M_WR_CAS_RANK3.BANK3 ev_sel=0xbb umask=0x3: Bank 3. */ \
	CLX_IMC_CTL_(0x3bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK5 /* UNC_M_WR_CAS_RANK3.BANK5 ev_sel=0xbb umask=0x5: Bank 5. */ \
	CLX_IMC_CTL_(0x5bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK6 /* UNC_M_WR_CAS_RANK3.BANK6 ev_sel=0xbb umask=0x6: Bank 6. */ \
	CLX_IMC_CTL_(0x6bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK7 /* UNC_M_WR_CAS_RANK3.BANK7 ev_sel=0xbb umask=0x7: Bank 7. */ \
	CLX_IMC_CTL_(0x7bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK9 /* UNC_M_WR_CAS_RANK3.BANK9 ev_sel=0xbb umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK10 /* UNC_M_WR_CAS_RANK3.BANK10 ev_sel=0xbb umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK11 /* UNC_M_WR_CAS_RANK3.BANK11 ev_sel=0xbb umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK12 /* UNC_M_WR_CAS_RANK3.BANK12 ev_sel=0xbb umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK13 /* UNC_M_WR_CAS_RANK3.BANK13 ev_sel=0xbb umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK14 /* UNC_M_WR_CAS_RANK3.BANK14 ev_sel=0xbb umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANK15 /* UNC_M_WR_CAS_RANK3.BANK15 ev_sel=0xbb umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANKG0 /* UNC_M_WR_CAS_RANK3.BANKG0 ev_sel=0xbb umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANKG1 /* UNC_M_WR_CAS_RANK3.BANKG1 ev_sel=0xbb umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANKG2 /* UNC_M_WR_CAS_RANK3.BANKG2 ev_sel=0xbb umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13bbu)
#define CLX_IMC_EVENT_WR_CAS_RANK3_BANKG3 /* UNC_M_WR_CAS_RANK3.BANKG3 ev_sel=0xbb umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14bbu)
/* UNC_M_WR_CAS_RANK4 ev_sel=0xbc: Write column commands to rank 4, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK1 /* UNC_M_WR_CAS_RANK4.BANK1 ev_sel=0xbc umask=0x1: Rank 4, bank 1. */ \
	CLX_IMC_CTL_(0x1bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK2 /* UNC_M_WR_CAS_RANK4.BANK2 ev_sel=0xbc umask=0x2: Rank 4, bank 2. */ \
	CLX_IMC_CTL_(0x2bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK4 /* UNC_M_WR_CAS_RANK4.BANK4 ev_sel=0xbc umask=0x4: Rank 4, bank 4. */ \
	CLX_IMC_CTL_(0x4bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK8 /* UNC_M_WR_CAS_RANK4.BANK8 ev_sel=0xbc umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_ALLBANKS /* UNC_M_WR_CAS_RANK4.ALLBANKS ev_sel=0xbc umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK0 /* UNC_M_WR_CAS_RANK4.BANK0 ev_sel=0xbc umask=0x0: Rank 4, bank 0. */ \
	CLX_IMC_CTL_(0xbcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK3 /* UNC_M_WR_CAS_RANK4.BANK3 ev_sel=0xbc umask=0x3: Rank 4, bank 3. */ \
	CLX_IMC_CTL_(0x3bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK5 /* UNC_M_WR_CAS_RANK4.BANK5 ev_sel=0xbc umask=0x5: Rank 4, bank 5. */ \
	CLX_IMC_CTL_(0x5bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK6 /* UNC_M_WR_CAS_RANK4.BANK6 ev_sel=0xbc umask=0x6: Rank 4, bank 6. */ \
	CLX_IMC_CTL_(0x6bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK7 /* UNC_M_WR_CAS_RANK4.BANK7 ev_sel=0xbc umask=0x7: Rank 4, bank 7. */ \
	CLX_IMC_CTL_(0x7bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK9 /* UNC_M_WR_CAS_RANK4.BANK9 ev_sel=0xbc umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK10 /* UNC_M_WR_CAS_RANK4.BANK10 ev_sel=0xbc umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK11 /* UNC_M_WR_CAS_RANK4.BANK11 ev_sel=0xbc umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK12 /* UNC_M_WR_CAS_RANK4.BANK12 ev_sel=0xbc umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK13 /* UNC_M_WR_CAS_RANK4.BANK13 ev_sel=0xbc umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK14 /* UNC_M_WR_CAS_RANK4.BANK14 ev_sel=0xbc umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANK15 /* UNC_M_WR_CAS_RANK4.BANK15 ev_sel=0xbc umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANKG0 /* UNC_M_WR_CAS_RANK4.BANKG0 ev_sel=0xbc umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANKG1 /* UNC_M_WR_CAS_RANK4.BANKG1 ev_sel=0xbc umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANKG2 /* UNC_M_WR_CAS_RANK4.BANKG2 ev_sel=0xbc umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13bcu)
#define CLX_IMC_EVENT_WR_CAS_RANK4_BANKG3 /* UNC_M_WR_CAS_RANK4.BANKG3 ev_sel=0xbc umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14bcu)
/* UNC_M_WR_CAS_RANK5 ev_sel=0xbd: Write column commands to rank 5, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK1 /* UNC_M_WR_CAS_RANK5.BANK1 ev_sel=0xbd umask=0x1: Rank 5, bank 1. */ \
	CLX_IMC_CTL_(0x1bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK2 /* UNC_M_WR_CAS_RANK5.BANK2 ev_sel=0xbd umask=0x2: Rank 5, bank 2. */ \
	CLX_IMC_CTL_(0x2bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK4 /* UNC_M_WR_CAS_RANK5.BANK4 ev_sel=0xbd umask=0x4: Rank 5, bank 4. */ \
	CLX_IMC_CTL_(0x4bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK8 /* UNC_M_WR_CAS_RANK5.BANK8 ev_sel=0xbd umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_ALLBANKS /* UNC_M_WR_CAS_RANK5.ALLBANKS ev_sel=0xbd umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK0 /* UNC_M_WR_CAS_RANK5.BANK0 ev_sel=0xbd umask=0x0: Rank 5, bank 0. */ \
	CLX_IMC_CTL_(0xbdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK3 /* UNC_M_WR_CAS_RANK5.BANK3 ev_sel=0xbd umask=0x3: Rank 5, bank 3. */ \
	CLX_IMC_CTL_(0x3bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK5 /* UNC_M_WR_CAS_RANK5.BANK5 ev_sel=0xbd umask=0x5: Rank 5, bank 5. */ \
	CLX_IMC_CTL_(0x5bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK6 /* UNC_M_WR_CAS_RANK5.BANK6 ev_sel=0xbd umask=0x6: Rank 5, bank 6. */ \
	CLX_IMC_CTL_(0x6bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK7 /* UNC_M_WR_CAS_RANK5.BANK7 ev_sel=0xbd umask=0x7: Rank 5, bank 7. */ \
	CLX_IMC_CTL_(0x7bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK9 /* UNC_M_WR_CAS_RANK5.BANK9 ev_sel=0xbd umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK10 /* UNC_M_WR_CAS_RANK5.BANK10 ev_sel=0xbd umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK11 /* UNC_M_WR_CAS_RANK5.BANK11 ev_sel=0xbd umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK12 /* UNC_M_WR_CAS_RANK5.BANK12 ev_sel=0xbd umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK13 /* UNC_M_WR_CAS_RANK5.BANK13 ev_sel=0xbd umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK14 /* UNC_M_WR_CAS_RANK5.BANK14 ev_sel=0xbd umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANK15 /* UNC_M_WR_CAS_RANK5.BANK15 ev_sel=0xbd umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANKG0 /* UNC_M_WR_CAS_RANK5.BANKG0 ev_sel=0xbd umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANKG1 /* UNC_M_WR_CAS_RANK5.BANKG1 ev_sel=0xbd umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANKG2 /* UNC_M_WR_CAS_RANK5.BANKG2 ev_sel=0xbd umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13bdu)
#define CLX_IMC_EVENT_WR_CAS_RANK5_BANKG3 /* UNC_M_WR_CAS_RANK5.BANKG3 ev_sel=0xbd umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14bdu)
/* UNC_M_WR_CAS_RANK6 ev_sel=0xbe: Write column commands to rank 6, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK1 /* UNC_M_WR_CAS_RANK6.BANK1 ev_sel=0xbe umask=0x1: Rank 6, bank 1. */ \
	CLX_IMC_CTL_(0x1beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK2 /* UNC_M_WR_CAS_RANK6.BANK2 ev_sel=0xbe umask=0x2: Rank 6, bank 2. */ \
	CLX_IMC_CTL_(0x2beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK4 /* UNC_M_WR_CAS_RANK6.BANK4 ev_sel=0xbe umask=0x4: Rank 6, bank 4. */ \
	CLX_IMC_CTL_(0x4beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK8 /* UNC_M_WR_CAS_RANK6.BANK8 ev_sel=0xbe umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_ALLBANKS /* UNC_M_WR_CAS_RANK6.ALLBANKS ev_sel=0xbe umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK0 /* UNC_M_WR_CAS_RANK6.BANK0 ev_sel=0xbe umask=0x0: Rank 6, bank 0. */ \
	CLX_IMC_CTL_(0xbeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK3 /* UNC_M_WR_CAS_RANK6.BANK3 ev_sel=0xbe umask=0x3: Rank 6, bank 3. */ \
	CLX_IMC_CTL_(0x3beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK5 /* UNC_M_WR_CAS_RANK6.BANK5 ev_sel=0xbe umask=0x5: Rank 6, bank 5. */ \
	CLX_IMC_CTL_(0x5beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK6 /* UNC_M_WR_CAS_RANK6.BANK6 ev_sel=0xbe umask=0x6: Rank 6, bank 6. */ \
	CLX_IMC_CTL_(0x6beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK7 /* UNC_M_WR_CAS_RANK6.BANK7 ev_sel=0xbe umask=0x7: Rank 6, bank 7. */ \
	CLX_IMC_CTL_(0x7beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK9 /* UNC_M_WR_CAS_RANK6.BANK9 ev_sel=0xbe umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK10 /* UNC_M_WR_CAS_RANK6.BANK10 ev_sel=0xbe umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK11 /* UNC_M_WR_CAS_RANK6.BANK11 ev_sel=0xbe umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK12 /* UNC_M_WR_CAS_RANK6.BANK12 ev_sel=0xbe umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK13 /* UNC_M_WR_CAS_RANK6.BANK13 ev_sel=0xbe umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK14 /* UNC_M_WR_CAS_RANK6.BANK14 ev_sel=0xbe umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANK15 /* UNC_M_WR_CAS_RANK6.BANK15 ev_sel=0xbe umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbeu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANKG0 /* UNC_M_WR_CAS_RANK6.BANKG0 ev_sel=0xbe umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANKG1 /* UNC_M_WR_CAS_RANK6.BANKG1 ev_sel=0xbe umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANKG2 /* UNC_M_WR_CAS_RANK6.BANKG2 ev_sel=0xbe umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13beu)
#define CLX_IMC_EVENT_WR_CAS_RANK6_BANKG3 /* UNC_M_WR_CAS_RANK6.BANKG3 ev_sel=0xbe umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14beu)
/* UNC_M_WR_CAS_RANK7 ev_sel=0xbf: Write column commands to rank 7, by bank. */
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK1 /* UNC_M_WR_CAS_RANK7.BANK1 ev_sel=0xbf umask=0x1: Rank 7, bank 1. */ \
	CLX_IMC_CTL_(0x1bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK2 /* UNC_M_WR_CAS_RANK7.BANK2 ev_sel=0xbf umask=0x2: Rank 7, bank 2. */ \
	CLX_IMC_CTL_(0x2bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK4 /* UNC_M_WR_CAS_RANK7.BANK4 ev_sel=0xbf umask=0x4: Rank 7, bank 4. */ \
	CLX_IMC_CTL_(0x4bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK8 /* UNC_M_WR_CAS_RANK7.BANK8 ev_sel=0xbf umask=0x8: Bank 8. */ \
	CLX_IMC_CTL_(0x8bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_ALLBANKS /* UNC_M_WR_CAS_RANK7.ALLBANKS ev_sel=0xbf umask=0x10: All banks. */ \
	CLX_IMC_CTL_(0x10bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK0 /* UNC_M_WR_CAS_RANK7.BANK0 ev_sel=0xbf umask=0x0: Rank 7, bank 0. */ \
	CLX_IMC_CTL_(0xbfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK3 /* UNC_M_WR_CAS_RANK7.BANK3 ev_sel=0xbf umask=0x3: Rank 7, bank 3. */ \
	CLX_IMC_CTL_(0x3bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK5 /* UNC_M_WR_CAS_RANK7.BANK5 ev_sel=0xbf umask=0x5: Rank 7, bank 5. */ \
	CLX_IMC_CTL_(0x5bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK6 /* UNC_M_WR_CAS_RANK7.BANK6 ev_sel=0xbf umask=0x6: Rank 7, bank 6. */ \
	CLX_IMC_CTL_(0x6bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK7 /* UNC_M_WR_CAS_RANK7.BANK7 ev_sel=0xbf umask=0x7: Rank 7, bank 7. */ \
	CLX_IMC_CTL_(0x7bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK9 /* UNC_M_WR_CAS_RANK7.BANK9 ev_sel=0xbf umask=0x9: Bank 9. */ \
	CLX_IMC_CTL_(0x9bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK10 /* UNC_M_WR_CAS_RANK7.BANK10 ev_sel=0xbf umask=0xa: Bank 10. */ \
	CLX_IMC_CTL_(0xabfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK11 /* UNC_M_WR_CAS_RANK7.BANK11 ev_sel=0xbf umask=0xb: Bank 11. */ \
	CLX_IMC_CTL_(0xbbfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK12 /* UNC_M_WR_CAS_RANK7.BANK12 ev_sel=0xbf umask=0xc: Bank 12. */ \
	CLX_IMC_CTL_(0xcbfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK13 /* UNC_M_WR_CAS_RANK7.BANK13 ev_sel=0xbf umask=0xd: Bank 13. */ \
	CLX_IMC_CTL_(0xdbfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK14 /* UNC_M_WR_CAS_RANK7.BANK14 ev_sel=0xbf umask=0xe: Bank 14. */ \
	CLX_IMC_CTL_(0xebfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANK15 /* UNC_M_WR_CAS_RANK7.BANK15 ev_sel=0xbf umask=0xf: Bank 15. */ \
	CLX_IMC_CTL_(0xfbfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANKG0 /* UNC_M_WR_CAS_RANK7.BANKG0 ev_sel=0xbf umask=0x11: Bank group 0: banks 0 to 3. */ \
	CLX_IMC_CTL_(0x11bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANKG1 /* UNC_M_WR_CAS_RANK7.BANKG1 ev_sel=0xbf umask=0x12: Bank group 1: banks 4 to 7. */ \
	CLX_IMC_CTL_(0x12bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANKG2 /* UNC_M_WR_CAS_RANK7.BANKG2 ev_sel=0xbf umask=0x13: Bank group 2: banks 8 to 11. */ \
	CLX_IMC_CTL_(0x13bfu)
#define CLX_IMC_EVENT_WR_CAS_RANK7_BANKG3 /* UNC_M_WR_CAS_RANK7.BANKG3 ev_sel=0xbf umask=0x14: Bank group 3: banks 12 to 15. */ \
	CLX_IMC_CTL_(0x14bfu)
/* UNC_M_WMM_TO_RMM ev_sel=0xc0: Changes from write to read major mode, by cause. */
#define CLX_IMC_EVENT_WMM_TO_RMM_LOW_THRESH /* UNC_M_WMM_TO_RMM.LOW_THRESH ev_sel=0xc0 umask=0x1: The write queue fell to its low mark, by the name; the published descriptions are mixed up. */ \
	CLX_IMC_CTL_(0x1c0u)
#define CLX_IMC_EVENT_WMM_TO_RMM_STARVE /* UNC_M_WMM_TO_RMM.STARVE ev_sel=0xc0 umask=0x2: Reads had starved, going by the name; the published descriptions are mixed up. */ \
	CLX_IMC_CTL_(0x2c0u)
#define CLX_IMC_EVENT_WMM_TO_RMM_VMSE_RETRY /* UNC_M_WMM_TO_RMM.VMSE_RETRY ev_sel=0xc0 umask=0x4: A VMSE retry, going by the name; the published descriptions are mixed up. */ \
	CLX_IMC_CTL_(0x4c0u)
#define CLX_IMC_EVENT_WRONG_MM /* UNC_M_WRONG_MM ev_sel=0xc1: Requests that do not get the major mode they want. */ \
	CLX_IMC_CTL_(0xc1u)
#define CLX_IMC_EVENT_SB_CYCLES_NE /* UNC_M_SB_CYCLES_NE ev_sel=0xd0: Cycles in which the scoreboard is not empty. */ \
	CLX_IMC_CTL_(0xd0u)
#define CLX_IMC_EVENT_SB_CYCLES_FULL /* UNC_M_SB_CYCLES_FULL ev_sel=0xd1: Cycles in which the scoreboard is full. */ \
	CLX_IMC_CTL_(0xd1u)
/* UNC_M_SB_ACCESSES ev_sel=0xd2: What the scoreboard does with requests, by the names: Intel's descriptions of six of the eight fit a neighbour. */
#define CLX_IMC_EVENT_SB_ACCESSES_RD_ACCEPTS /* UNC_M_SB_ACCESSES.RD_ACCEPTS ev_sel=0xd2 umask=0x1: Reads taken in. */ \
	CLX_IMC_CTL_(0x1d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_RD_REJECTS /* UNC_M_SB_ACCESSES.RD_REJECTS ev_sel=0xd2 umask=0x2: Reads turned away. */ \
	CLX_IMC_CTL_(0x2d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_WR_ACCEPTS /* UNC_M_SB_ACCESSES.WR_ACCEPTS ev_sel=0xd2 umask=0x4: Writes taken in. */ \
	CLX_IMC_CTL_(0x4d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_WR_REJECTS /* UNC_M_SB_ACCESSES.WR_REJECTS ev_sel=0xd2 umask=0x8: Writes turned away. */ \
	CLX_IMC_CTL_(0x8d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_NM_RD_CMPS /* UNC_M_SB_ACCESSES.NM_RD_CMPS ev_sel=0xd2 umask=0x10: Reads of near memory completed. */ \
	CLX_IMC_CTL_(0x10d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_NM_WR_CMPS /* UNC_M_SB_ACCESSES.NM_WR_CMPS ev_sel=0xd2 umask=0x20: Writes to near memory completed. */ \
	CLX_IMC_CTL_(0x20d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_FM_RD_CMPS /* UNC_M_SB_ACCESSES.FM_RD_CMPS ev_sel=0xd2 umask=0x40: Reads of far memory completed. */ \
	CLX_IMC_CTL_(0x40d2u)
#define CLX_IMC_EVENT_SB_ACCESSES_FM_WR_CMPS /* UNC_M_SB_ACCESSES.FM_WR_CMPS ev_sel=0xd2 umask=0x80: Writes to far memory completed. */ \
	CLX_IMC_CTL_(0x80d2u)
/* UNC_M_TAGCHK ev_sel=0xd3: Tags checked in memory mode, where DRAM is a cache of persistent memory. */
#define CLX_IMC_EVENT_TAGCHK_HIT /* UNC_M_TAGCHK.HIT ev_sel=0xd3 umask=0x1: Hits of near memory. */ \
	CLX_IMC_CTL_(0x1d3u)
#define CLX_IMC_EVENT_TAGCHK_MISS_CLEAN /* UNC_M_TAGCHK.MISS_CLEAN ev_sel=0xd3 umask=0x2: Misses of near memory that replace an unchanged line. */ \
	CLX_IMC_CTL_(0x2d3u)
#define CLX_IMC_EVENT_TAGCHK_MISS_DIRTY /* UNC_M_TAGCHK.MISS_DIRTY ev_sel=0xd3 umask=0x4: Misses of near memory that replace a changed line. */ \
	CLX_IMC_CTL_(0x4d3u)
/* UNC_M_SB_REJECT ev_sel=0xd4: Requests that the scoreboard turned away, by reason. */
#define CLX_IMC_EVENT_SB_REJECT_NM_SET_CNFLT /* UNC_M_SB_REJECT.NM_SET_CNFLT ev_sel=0xd4 umask=0x1: Requests to near memory whose set is in use. */ \
	CLX_IMC_CTL_(0x1d4u)
#define CLX_IMC_EVENT_SB_REJECT_FM_ADDR_CNFLT /* UNC_M_SB_REJECT.FM_ADDR_CNFLT ev_sel=0xd4 umask=0x2: Requests to far memory whose address is in use. */ \
	CLX_IMC_CTL_(0x2d4u)
#define CLX_IMC_EVENT_SB_REJECT_PATROL_SET_CNFLT /* UNC_M_SB_REJECT.PATROL_SET_CNFLT ev_sel=0xd4 umask=0x4: Patrol scrubs whose set is in use. */ \
	CLX_IMC_CTL_(0x4d4u)
/* UNC_M_SB_OCCUPANCY ev_sel=0xd5: Entries in the scoreboard, added up each cycle; divide by SB_INSERTS for the mean time of one. */
#define CLX_IMC_EVENT_SB_OCCUPANCY_RDS /* UNC_M_SB_OCCUPANCY.RDS ev_sel=0xd5 umask=0x1: Reads. */ \
	CLX_IMC_CTL_(0x1d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_WRS /* UNC_M_SB_OCCUPANCY.WRS ev_sel=0xd5 umask=0x2: Writes. */ \
	CLX_IMC_CTL_(0x2d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_BLOCK_RDS /* UNC_M_SB_OCCUPANCY.BLOCK_RDS ev_sel=0xd5 umask=0x20: Reads of the block region. */ \
	CLX_IMC_CTL_(0x20d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_BLOCK_WRS /* UNC_M_SB_OCCUPANCY.BLOCK_WRS ev_sel=0xd5 umask=0x40: Writes to the block region. */ \
	CLX_IMC_CTL_(0x40d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_PATROL /* UNC_M_SB_OCCUPANCY.PATROL ev_sel=0xd5 umask=0x80: Patrol scrubs. */ \
	CLX_IMC_CTL_(0x80d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_PMM_WRS /* UNC_M_SB_OCCUPANCY.PMM_WRS ev_sel=0xd5 umask=0x8: Writes to persistent memory. */ \
	CLX_IMC_CTL_(0x8d5u)
#define CLX_IMC_EVENT_SB_OCCUPANCY_PMM_RDS /* UNC_M_SB_OCCUPANCY.PMM_RDS ev_sel=0xd5 umask=0x4: Reads of persistent memory. */ \
	CLX_IMC_CTL_(0x4d5u)
/* UNC_M_SB_INSERTS ev_sel=0xd6: Requests that enter the scoreboard. */
#define CLX_IMC_EVENT_SB_INSERTS_RDS /* UNC_M_SB_INSERTS.RDS ev_sel=0xd6 umask=0x1: Reads. */ \
	CLX_IMC_CTL_(0x1d6u)
#define CLX_IMC_EVENT_SB_INSERTS_WRS /* UNC_M_SB_INSERTS.WRS ev_sel=0xd6 umask=0x2: Writes. */ \
	CLX_IMC_CTL_(0x2d6u)
#define CLX_IMC_EVENT_SB_INSERTS_BLOCK_RDS /* UNC_M_SB_INSERTS.BLOCK_RDS ev_sel=0xd6 umask=0x10: Reads of the block region. */ \
	CLX_IMC_CTL_(0x10d6u)
#define CLX_IMC_EVENT_SB_INSERTS_BLOCK_WRS /* UNC_M_SB_INSERTS.BLOCK_WRS ev_sel=0xd6 umask=0x20: Writes to the block region. */ \
	CLX_IMC_CTL_(0x20d6u)
#define CLX_IMC_EVENT_SB_INSERTS_DEALLOC /* UNC_M_SB_INSERTS.DEALLOC ev_sel=0xd6 umask=0x40: Commands that free entries after errors. */ \
	CLX_IMC_CTL_(0x40d6u)
#define CLX_IMC_EVENT_SB_INSERTS_PATROL /* UNC_M_SB_INSERTS.PATROL ev_sel=0xd6 umask=0x80: Patrol scrubs. */ \
	CLX_IMC_CTL_(0x80d6u)
#define CLX_IMC_EVENT_SB_INSERTS_PMM_WRS /* UNC_M_SB_INSERTS.PMM_WRS ev_sel=0xd6 umask=0x8: Writes to persistent memory. */ \
	CLX_IMC_CTL_(0x8d6u)
#define CLX_IMC_EVENT_SB_INSERTS_PMM_RDS /* UNC_M_SB_INSERTS.PMM_RDS ev_sel=0xd6 umask=0x4: Reads of persistent memory. */ \
	CLX_IMC_CTL_(0x4d6u)
/* UNC_M_SB_STRV_ALLOC ev_sel=0xd7: Marks for requests that wait too long in the scoreboard; by the names, each is set and cleared. */
#define CLX_IMC_EVENT_SB_STRV_ALLOC_NMRD_SET /* UNC_M_SB_STRV_ALLOC.NMRD_SET ev_sel=0xd7 umask=0x1: Marks set for reads of near memory. */ \
	CLX_IMC_CTL_(0x1d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_FMRD_SET /* UNC_M_SB_STRV_ALLOC.FMRD_SET ev_sel=0xd7 umask=0x2: Marks set for reads of far memory. */ \
	CLX_IMC_CTL_(0x2d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_NMWR_SET /* UNC_M_SB_STRV_ALLOC.NMWR_SET ev_sel=0xd7 umask=0x4: Marks set for writes to near memory. */ \
	CLX_IMC_CTL_(0x4d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_FMWR_SET /* UNC_M_SB_STRV_ALLOC.FMWR_SET ev_sel=0xd7 umask=0x8: Marks set for writes to far memory. */ \
	CLX_IMC_CTL_(0x8d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_NMRD_CLR /* UNC_M_SB_STRV_ALLOC.NMRD_CLR ev_sel=0xd7 umask=0x10: Marks cleared for reads of near memory. */ \
	CLX_IMC_CTL_(0x10d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_FMRD_CLR /* UNC_M_SB_STRV_ALLOC.FMRD_CLR ev_sel=0xd7 umask=0x20: Marks cleared for reads of far memory. */ \
	CLX_IMC_CTL_(0x20d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_NMWR_CLR /* UNC_M_SB_STRV_ALLOC.NMWR_CLR ev_sel=0xd7 umask=0x40: Marks cleared for writes to near memory. */ \
	CLX_IMC_CTL_(0x40d7u)
#define CLX_IMC_EVENT_SB_STRV_ALLOC_FMWR_CLR /* UNC_M_SB_STRV_ALLOC.FMWR_CLR ev_sel=0xd7 umask=0x80: Marks cleared for writes to far memory. */ \
	CLX_IMC_CTL_(0x80d7u)
/* UNC_M_SB_STRV_OCC ev_sel=0xd8: Requests in the scoreboard that wait too long, by the name at each cycle. */
#define CLX_IMC_EVENT_SB_STRV_OCC_NMRD /* UNC_M_SB_STRV_OCC.NMRD ev_sel=0xd8 umask=0x1: Reads of near memory. */ \
	CLX_IMC_CTL_(0x1d8u)
#define CLX_IMC_EVENT_SB_STRV_OCC_FMRD /* UNC_M_SB_STRV_OCC.FMRD ev_sel=0xd8 umask=0x2: Reads of far memory. */ \
	CLX_IMC_CTL_(0x2d8u)
#define CLX_IMC_EVENT_SB_STRV_OCC_NMWR /* UNC_M_SB_STRV_OCC.NMWR ev_sel=0xd8 umask=0x4: Writes to near memory. */ \
	CLX_IMC_CTL_(0x4d8u)
#define CLX_IMC_EVENT_SB_STRV_OCC_FMWR /* UNC_M_SB_STRV_OCC.FMWR ev_sel=0xd8 umask=0x8: Writes to far memory. */ \
	CLX_IMC_CTL_(0x8d8u)
/* UNC_M_SB_CANARY ev_sel=0xd9: The entry of the scoreboard that watches for requests that wait too long; Intel gives names and no more. */
#define CLX_IMC_EVENT_SB_CANARY_ALLOC /* UNC_M_SB_CANARY.ALLOC ev_sel=0xd9 umask=0x1: Entries taken. */ \
	CLX_IMC_CTL_(0x1d9u)
#define CLX_IMC_EVENT_SB_CANARY_DEALLOC /* UNC_M_SB_CANARY.DEALLOC ev_sel=0xd9 umask=0x2: Entries given back. */ \
	CLX_IMC_CTL_(0x2d9u)
#define CLX_IMC_EVENT_SB_CANARY_REJ /* UNC_M_SB_CANARY.REJ ev_sel=0xd9 umask=0x4: Requests turned away. */ \
	CLX_IMC_CTL_(0x4d9u)
#define CLX_IMC_EVENT_SB_CANARY_VLD /* UNC_M_SB_CANARY.VLD ev_sel=0xd9 umask=0x8: The entry in use. */ \
	CLX_IMC_CTL_(0x8d9u)
#define CLX_IMC_EVENT_SB_CANARY_NMRD_STARVED /* UNC_M_SB_CANARY.NMRD_STARVED ev_sel=0xd9 umask=0x10: Reads of near memory that waited too long. */ \
	CLX_IMC_CTL_(0x10d9u)
#define CLX_IMC_EVENT_SB_CANARY_NMWR_STARVED /* UNC_M_SB_CANARY.NMWR_STARVED ev_sel=0xd9 umask=0x20: Writes to near memory that waited too long. */ \
	CLX_IMC_CTL_(0x20d9u)
#define CLX_IMC_EVENT_SB_CANARY_FMRD_STARVED /* UNC_M_SB_CANARY.FMRD_STARVED ev_sel=0xd9 umask=0x40: Reads of far memory that waited too long. */ \
	CLX_IMC_CTL_(0x40d9u)
#define CLX_IMC_EVENT_SB_CANARY_FMWR_STARVED /* UNC_M_SB_CANARY.FMWR_STARVED ev_sel=0xd9 umask=0x80: Writes to far memory that waited too long. */ \
	CLX_IMC_CTL_(0x80d9u)
/* UNC_M_SB_TAGGED ev_sel=0xdd: Tagged entries of the scoreboard; Intel gives names and no more. */
#define CLX_IMC_EVENT_SB_TAGGED_NEW /* UNC_M_SB_TAGGED.NEW ev_sel=0xdd umask=0x1: New tagged entries. */ \
	CLX_IMC_CTL_(0x1ddu)
#define CLX_IMC_EVENT_SB_TAGGED_RD_HIT /* UNC_M_SB_TAGGED.RD_HIT ev_sel=0xdd umask=0x2: Reads that hit one. */ \
	CLX_IMC_CTL_(0x2ddu)
#define CLX_IMC_EVENT_SB_TAGGED_RD_MISS /* UNC_M_SB_TAGGED.RD_MISS ev_sel=0xdd umask=0x4: Reads that hit none. */ \
	CLX_IMC_CTL_(0x4ddu)
#define CLX_IMC_EVENT_SB_TAGGED_DDR4_CMP /* UNC_M_SB_TAGGED.DDR4_CMP ev_sel=0xdd umask=0x8: Completions by DRAM. */ \
	CLX_IMC_CTL_(0x8ddu)
#define CLX_IMC_EVENT_SB_TAGGED_OCC /* UNC_M_SB_TAGGED.OCC ev_sel=0xdd umask=0x80: Tagged entries in use. */ \
	CLX_IMC_CTL_(0x80ddu)
#define CLX_IMC_EVENT_SB_TAGGED_PMM0_CMP /* UNC_M_SB_TAGGED.PMM0_CMP ev_sel=0xdd umask=0x10: Completions by module 0 of persistent memory. */ \
	CLX_IMC_CTL_(0x10ddu)
#define CLX_IMC_EVENT_SB_TAGGED_PMM1_CMP /* UNC_M_SB_TAGGED.PMM1_CMP ev_sel=0xdd umask=0x20: Completions by module 1 of persistent memory. */ \
	CLX_IMC_CTL_(0x20ddu)
#define CLX_IMC_EVENT_SB_TAGGED_PMM2_CMP /* UNC_M_SB_TAGGED.PMM2_CMP ev_sel=0xdd umask=0x40: Completions by module 2 of persistent memory. */ \
	CLX_IMC_CTL_(0x40ddu)
/* UNC_M_PMM_RPQ_OCCUPANCY ev_sel=0xe0: Reads in the queue for persistent memory, added up each cycle; divide by PMM_RPQ_INSERTS for the mean time of one. */
#define CLX_IMC_EVENT_PMM_RPQ_OCCUPANCY_ALL /* UNC_M_PMM_RPQ_OCCUPANCY.ALL ev_sel=0xe0 umask=0x1: All reads. */ \
	CLX_IMC_CTL_(0x1e0u)
#define CLX_IMC_EVENT_PMM_RPQ_OCCUPANCY_GNT_WAIT /* UNC_M_PMM_RPQ_OCCUPANCY.GNT_WAIT ev_sel=0xe0 umask=0x4: Reads that wait for a grant. */ \
	CLX_IMC_CTL_(0x4e0u)
#define CLX_IMC_EVENT_PMM_RPQ_CYCLES_NE /* UNC_M_PMM_RPQ_CYCLES_NE ev_sel=0xe1: Cycles in which the queue of reads of persistent memory is not empty. */ \
	CLX_IMC_CTL_(0xe1u)
#define CLX_IMC_EVENT_PMM_RPQ_CYCLES_FULL /* UNC_M_PMM_RPQ_CYCLES_FULL ev_sel=0xe2: Cycles in which the queue of reads of persistent memory is full. */ \
	CLX_IMC_CTL_(0xe2u)
#define CLX_IMC_EVENT_PMM_RPQ_INSERTS /* UNC_M_PMM_RPQ_INSERTS ev_sel=0xe3: Reads that enter the queue for persistent memory, a line of 64 bytes each. */ \
	CLX_IMC_CTL_(0xe3u)
/* UNC_M_PMM_WPQ_OCCUPANCY ev_sel=0xe4: Writes in the queue for persistent memory, added up each cycle; divide by PMM_WPQ_INSERTS for the mean time of one. */
#define CLX_IMC_EVENT_PMM_WPQ_OCCUPANCY_ALL /* UNC_M_PMM_WPQ_OCCUPANCY.ALL ev_sel=0xe4 umask=0x1: All writes. */ \
	CLX_IMC_CTL_(0x1e4u)
#define CLX_IMC_EVENT_PMM_WPQ_OCCUPANCY_CAS /* UNC_M_PMM_WPQ_OCCUPANCY.CAS ev_sel=0xe4 umask=0x2: Writes of a kind named CAS, which Intel does not explain. */ \
	CLX_IMC_CTL_(0x2e4u)
#define CLX_IMC_EVENT_PMM_WPQ_OCCUPANCY_PWR /* UNC_M_PMM_WPQ_OCCUPANCY.PWR ev_sel=0xe4 umask=0x4: Writes of a kind named PWR, which Intel does not explain. */ \
	CLX_IMC_CTL_(0x4e4u)
#define CLX_IMC_EVENT_PMM_WPQ_CYCLES_NE /* UNC_M_PMM_WPQ_CYCLES_NE ev_sel=0xe5: Cycles in which the queue of writes to persistent memory is not empty. */ \
	CLX_IMC_CTL_(0xe5u)
#define CLX_IMC_EVENT_PMM_WPQ_CYCLES_FULL /* UNC_M_PMM_WPQ_CYCLES_FULL ev_sel=0xe6: Cycles in which the queue of writes to persistent memory is full. */ \
	CLX_IMC_CTL_(0xe6u)
#define CLX_IMC_EVENT_PMM_WPQ_INSERTS /* UNC_M_PMM_WPQ_INSERTS ev_sel=0xe7: Writes that enter the queue for persistent memory, a line of 64 bytes each. */ \
	CLX_IMC_CTL_(0xe7u)
#define CLX_IMC_EVENT_PMM_WPQ_PCOMMIT /* UNC_M_PMM_WPQ_PCOMMIT ev_sel=0xe8: Requests to write out what is in the queue for persistent memory (PCOMMIT), going by the name. */ \
	CLX_IMC_CTL_(0xe8u)
#define CLX_IMC_EVENT_PMM_WPQ_PCOMMIT_CYC /* UNC_M_PMM_WPQ_PCOMMIT_CYC ev_sel=0xe9: Cycles in which such a request (PCOMMIT) is under way, going by the name. */ \
	CLX_IMC_CTL_(0xe9u)
/* UNC_M_PMM_CMD1 ev_sel=0xea: Commands to persistent memory, by kind. */
#define CLX_IMC_EVENT_PMM_CMD1_ALL /* UNC_M_PMM_CMD1.ALL ev_sel=0xea umask=0x1: Commands of any kind. */ \
	CLX_IMC_CTL_(0x1eau)
#define CLX_IMC_EVENT_PMM_CMD1_RD /* UNC_M_PMM_CMD1.RD ev_sel=0xea umask=0x2: Reads; of Intel's two descriptions one includes underfill reads, one does not. */ \
	CLX_IMC_CTL_(0x2eau)
#define CLX_IMC_EVENT_PMM_CMD1_WR /* UNC_M_PMM_CMD1.WR ev_sel=0xea umask=0x4: Writes. */ \
	CLX_IMC_CTL_(0x4eau)
#define CLX_IMC_EVENT_PMM_CMD1_UFILL_RD /* UNC_M_PMM_CMD1.UFILL_RD ev_sel=0xea umask=0x8: Underfill reads, which complete lines that are written in part. */ \
	CLX_IMC_CTL_(0x8eau)
#define CLX_IMC_EVENT_PMM_CMD1_RPQ_GNTS /* UNC_M_PMM_CMD1.RPQ_GNTS ev_sel=0xea umask=0x10: Grants for the queue of reads. */ \
	CLX_IMC_CTL_(0x10eau)
#define CLX_IMC_EVENT_PMM_CMD1_WPQ_GNTS /* UNC_M_PMM_CMD1.WPQ_GNTS ev_sel=0xea umask=0x20: Grants for the queue of writes, by the name; the description says underfill reads. */ \
	CLX_IMC_CTL_(0x20eau)
#define CLX_IMC_EVENT_PMM_CMD1_MISC_GNT /* UNC_M_PMM_CMD1.MISC_GNT ev_sel=0xea umask=0x40: Other grants. */ \
	CLX_IMC_CTL_(0x40eau)
#define CLX_IMC_EVENT_PMM_CMD1_MISC /* UNC_M_PMM_CMD1.MISC ev_sel=0xea umask=0x80: Other commands: errors, acknowledgements. */ \
	CLX_IMC_CTL_(0x80eau)
/* UNC_M_PMM_CMD2 ev_sel=0xeb: Further commands to persistent memory, answers without data, and errors. */
#define CLX_IMC_EVENT_PMM_CMD2_OPP_RD /* UNC_M_PMM_CMD2.OPP_RD ev_sel=0xeb umask=0x1: Opportunistic reads. */ \
	CLX_IMC_CTL_(0x1ebu)
#define CLX_IMC_EVENT_PMM_CMD2_NODATA_EXP /* UNC_M_PMM_CMD2.NODATA_EXP ev_sel=0xeb umask=0x2: Packets without data, as expected. */ \
	CLX_IMC_CTL_(0x2ebu)
#define CLX_IMC_EVENT_PMM_CMD2_NODATA_UNEXP /* UNC_M_PMM_CMD2.NODATA_UNEXP ev_sel=0xeb umask=0x4: Packets without data that answer a read. */ \
	CLX_IMC_CTL_(0x4ebu)
#define CLX_IMC_EVENT_PMM_CMD2_REQS_SLOT0 /* UNC_M_PMM_CMD2.REQS_SLOT0 ev_sel=0xeb umask=0x8: Read requests in slot 0. */ \
	CLX_IMC_CTL_(0x8ebu)
#define CLX_IMC_EVENT_PMM_CMD2_REQS_SLOT1 /* UNC_M_PMM_CMD2.REQS_SLOT1 ev_sel=0xeb umask=0x10: Read requests in slot 1. */ \
	CLX_IMC_CTL_(0x10ebu)
#define CLX_IMC_EVENT_PMM_CMD2_PMM_ECC_ERROR /* UNC_M_PMM_CMD2.PMM_ECC_ERROR ev_sel=0xeb umask=0x20: ECC errors of persistent memory. */ \
	CLX_IMC_CTL_(0x20ebu)
#define CLX_IMC_EVENT_PMM_CMD2_PMM_ERID_ERROR /* UNC_M_PMM_CMD2.PMM_ERID_ERROR ev_sel=0xeb umask=0x40: Parity errors of the identifier of reads (ERID). */ \
	CLX_IMC_CTL_(0x40ebu)
/* UNC_M_PMM_MAJMODE1 ev_sel=0xec: What the channel does with persistent memory, by major mode: cycles in it, and changes to it and from it. */
#define CLX_IMC_EVENT_PMM_MAJMODE1_RD_CYC /* UNC_M_PMM_MAJMODE1.RD_CYC ev_sel=0xec umask=0x1: Cycles of reading. */ \
	CLX_IMC_CTL_(0x1ecu)
#define CLX_IMC_EVENT_PMM_MAJMODE1_PARTIAL_WR_CYC /* UNC_M_PMM_MAJMODE1.PARTIAL_WR_CYC ev_sel=0xec umask=0x4: Cycles of writing lines in part. */ \
	CLX_IMC_CTL_(0x4ecu)
#define CLX_IMC_EVENT_PMM_MAJMODE1_PARTIAL_WR_ENTER /* UNC_M_PMM_MAJMODE1.PARTIAL_WR_ENTER ev_sel=0xec umask=0x20: Changes to writing lines in part. */ \
	CLX_IMC_CTL_(0x20ecu)
#define CLX_IMC_EVENT_PMM_MAJMODE1_PARTIAL_WR_EXIT /* UNC_M_PMM_MAJMODE1.PARTIAL_WR_EXIT ev_sel=0xec umask=0x40: Changes from writing lines in part. */ \
	CLX_IMC_CTL_(0x40ecu)
#define CLX_IMC_EVENT_PMM_MAJMODE1_WR_CYC /* UNC_M_PMM_MAJMODE1.WR_CYC ev_sel=0xec umask=0x2: Cycles of writing. */ \
	CLX_IMC_CTL_(0x2ecu)
/* UNC_M_MAJMODE2 ev_sel=0xed: Which memory the channel serves, by major mode: cycles in it, and changes to it. */
#define CLX_IMC_EVENT_MAJMODE2_DRAM_CYC /* UNC_M_MAJMODE2.DRAM_CYC ev_sel=0xed umask=0x2: Cycles of DRAM. */ \
	CLX_IMC_CTL_(0x2edu)
#define CLX_IMC_EVENT_MAJMODE2_DRAM_ENTER /* UNC_M_MAJMODE2.DRAM_ENTER ev_sel=0xed umask=0x8: Changes to DRAM. */ \
	CLX_IMC_CTL_(0x8edu)
#define CLX_IMC_EVENT_MAJMODE2_PMM_ENTER /* UNC_M_MAJMODE2.PMM_ENTER ev_sel=0xed umask=0x4: Changes to persistent memory. */ \
	CLX_IMC_CTL_(0x4edu)
#define CLX_IMC_EVENT_MAJMODE2_PMM_CYC /* UNC_M_MAJMODE2.PMM_CYC ev_sel=0xed umask=0x1: Cycles of persistent memory. */ \
	CLX_IMC_CTL_(0x1edu)

#endif

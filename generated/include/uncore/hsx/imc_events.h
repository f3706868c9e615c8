/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/imc.events.json by "make generate". Do not edit. */
/*
 * The events of hsx imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_HSX_IMC_EVENTS_H
#define UNCORE_HSX_IMC_EVENTS_H

#include "uncore/hsx/imc.h"

#define HSX_IMC_CTL_(raw) UNCORE_VALUE_(hsx_imc_ctl, raw)
#define HSX_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x0: DRAM clock cycles, at half the data rate. */ \
	HSX_IMC_CTL_(0x0u)
#define HSX_IMC_EVENT_DCLOCKTICKS /* UNC_M_DCLOCKTICKS ev_sel=0x0: The same as CLOCKTICKS, under the name that it has on Ivy Bridge. */ \
	HSX_IMC_CTL_(0x0u)
/* UNC_M_ACT_COUNT ev_sel=0x1: DRAM pages opened (activate commands), by what for; column accesses without one are page hits. */
#define HSX_IMC_EVENT_ACT_COUNT_RD /* UNC_M_ACT_COUNT.RD ev_sel=0x1 umask=0x1: Pages opened for reads. */ \
	HSX_IMC_CTL_(0x101u)
#define HSX_IMC_EVENT_ACT_COUNT_WR /* UNC_M_ACT_COUNT.WR ev_sel=0x1 umask=0x2: Pages opened for writes. */ \
	HSX_IMC_CTL_(0x201u)
#define HSX_IMC_EVENT_ACT_COUNT_BYP /* UNC_M_ACT_COUNT.BYP ev_sel=0x1 umask=0x8: By its name, pages opened by the bypass; the description repeats that of WR. */ \
	HSX_IMC_CTL_(0x801u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define HSX_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0x1: Closed as a request needs another page. */ \
	HSX_IMC_CTL_(0x102u)
#define HSX_IMC_EVENT_PRE_COUNT_PAGE_CLOSE /* UNC_M_PRE_COUNT.PAGE_CLOSE ev_sel=0x2 umask=0x2: Closed as the page close timer ran out. */ \
	HSX_IMC_CTL_(0x202u)
#define HSX_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x2 umask=0x4: Closed for reads. */ \
	HSX_IMC_CTL_(0x402u)
#define HSX_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x2 umask=0x8: Closed for writes. */ \
	HSX_IMC_CTL_(0x802u)
#define HSX_IMC_EVENT_PRE_COUNT_BYP /* UNC_M_PRE_COUNT.BYP ev_sel=0x2 umask=0x10: Closed for the bypass. */ \
	HSX_IMC_CTL_(0x1002u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define HSX_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	HSX_IMC_CTL_(0x104u)
#define HSX_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x2: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	HSX_IMC_CTL_(0x204u)
#define HSX_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0x3: All reads, underfills included. */ \
	HSX_IMC_CTL_(0x304u)
#define HSX_IMC_EVENT_CAS_COUNT_WR_WMM /* UNC_M_CAS_COUNT.WR_WMM ev_sel=0x4 umask=0x4: Writes in write major mode. */ \
	HSX_IMC_CTL_(0x404u)
#define HSX_IMC_EVENT_CAS_COUNT_WR_RMM /* UNC_M_CAS_COUNT.WR_RMM ev_sel=0x4 umask=0x8: Writes slipped in during read major mode. */ \
	HSX_IMC_CTL_(0x804u)
#define HSX_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0xc: All writes, in either mode. */ \
	HSX_IMC_CTL_(0xc04u)
#define HSX_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0xf: All reads and writes; Intel's title says writes only. */ \
	HSX_IMC_CTL_(0xf04u)
#define HSX_IMC_EVENT_CAS_COUNT_RD_WMM /* UNC_M_CAS_COUNT.RD_WMM ev_sel=0x4 umask=0x10: Reads in write major mode; libpfm4 gives this bit to RD_RMM. */ \
	HSX_IMC_CTL_(0x1004u)
#define HSX_IMC_EVENT_CAS_COUNT_RD_RMM /* UNC_M_CAS_COUNT.RD_RMM ev_sel=0x4 umask=0x20: Reads in read major mode; libpfm4 gives this bit to RD_WMM. */ \
	HSX_IMC_CTL_(0x2004u)
/* UNC_M_DRAM_REFRESH ev_sel=0x5: Refresh commands, by urgency. */
#define HSX_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x5 umask=0x2: Refreshes at panic urgency. */ \
	HSX_IMC_CTL_(0x205u)
#define HSX_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x5 umask=0x4: Refreshes at high urgency. */ \
	HSX_IMC_CTL_(0x405u)
#define HSX_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x6: Commands that precharge every bank at once. */ \
	HSX_IMC_CTL_(0x6u)
/* UNC_M_MAJOR_MODES ev_sel=0x7: Cycles in a major mode, which holds for the whole channel. */
#define HSX_IMC_EVENT_MAJOR_MODES_READ /* UNC_M_MAJOR_MODES.READ ev_sel=0x7 umask=0x1: Reads go first: the default. */ \
	HSX_IMC_CTL_(0x107u)
#define HSX_IMC_EVENT_MAJOR_MODES_WRITE /* UNC_M_MAJOR_MODES.WRITE ev_sel=0x7 umask=0x2: Writes go first, as the write queue runs full; reads wait longer. */ \
	HSX_IMC_CTL_(0x207u)
#define HSX_IMC_EVENT_MAJOR_MODES_PARTIAL /* UNC_M_MAJOR_MODES.PARTIAL ev_sel=0x7 umask=0x4: Only starved underfill reads go. */ \
	HSX_IMC_CTL_(0x407u)
#define HSX_IMC_EVENT_MAJOR_MODES_ISOCH /* UNC_M_MAJOR_MODES.ISOCH ev_sel=0x7 umask=0x8: Only isochronous requests go; two modes counted as one. */ \
	HSX_IMC_CTL_(0x807u)
/* UNC_M_PREEMPTION ev_sel=0x8: Reads of high priority that close a page others still use: quicker for them, dearer for all. */
#define HSX_IMC_EVENT_PREEMPTION_RD_PREEMPT_RD /* UNC_M_PREEMPTION.RD_PREEMPT_RD ev_sel=0x8 umask=0x1: A read goes before a read. */ \
	HSX_IMC_CTL_(0x108u)
#define HSX_IMC_EVENT_PREEMPTION_RD_PREEMPT_WR /* UNC_M_PREEMPTION.RD_PREEMPT_WR ev_sel=0x8 umask=0x2: A read goes before a write. */ \
	HSX_IMC_CTL_(0x208u)
#define HSX_IMC_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_M_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	HSX_IMC_CTL_(0x9u)
#define HSX_IMC_EVENT_RPQ_INSERTS /* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */ \
	HSX_IMC_CTL_(0x10u)
#define HSX_IMC_EVENT_RPQ_CYCLES_NE /* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */ \
	HSX_IMC_CTL_(0x11u)
#define HSX_IMC_EVENT_WPQ_CYCLES_NE /* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */ \
	HSX_IMC_CTL_(0x21u)
#define HSX_IMC_EVENT_WPQ_CYCLES_FULL /* UNC_M_WPQ_CYCLES_FULL ev_sel=0x22: Cycles with the write pending queue full; the home agent cannot post more. */ \
	HSX_IMC_CTL_(0x22u)
#define HSX_IMC_EVENT_WPQ_READ_HIT /* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	HSX_IMC_CTL_(0x23u)
#define HSX_IMC_EVENT_WPQ_WRITE_HIT /* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	HSX_IMC_CTL_(0x24u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x41: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK0 /* UNC_M_POWER_THROTTLE_CYCLES.RANK0 ev_sel=0x41 umask=0x1: Rank 0 is throttled. */ \
	HSX_IMC_CTL_(0x141u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK1 /* UNC_M_POWER_THROTTLE_CYCLES.RANK1 ev_sel=0x41 umask=0x2: Rank 1 is throttled. */ \
	HSX_IMC_CTL_(0x241u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK2 /* UNC_M_POWER_THROTTLE_CYCLES.RANK2 ev_sel=0x41 umask=0x4: Rank 2 is throttled. */ \
	HSX_IMC_CTL_(0x441u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK3 /* UNC_M_POWER_THROTTLE_CYCLES.RANK3 ev_sel=0x41 umask=0x8: Rank 3 is throttled. */ \
	HSX_IMC_CTL_(0x841u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK4 /* UNC_M_POWER_THROTTLE_CYCLES.RANK4 ev_sel=0x41 umask=0x10: Rank 4 is throttled. */ \
	HSX_IMC_CTL_(0x1041u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK5 /* UNC_M_POWER_THROTTLE_CYCLES.RANK5 ev_sel=0x41 umask=0x20: Rank 5 is throttled. */ \
	HSX_IMC_CTL_(0x2041u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK6 /* UNC_M_POWER_THROTTLE_CYCLES.RANK6 ev_sel=0x41 umask=0x40: Rank 6 is throttled. */ \
	HSX_IMC_CTL_(0x4041u)
#define HSX_IMC_EVENT_POWER_THROTTLE_CYCLES_RANK7 /* UNC_M_POWER_THROTTLE_CYCLES.RANK7 ev_sel=0x41 umask=0x80: Rank 7 is throttled. */ \
	HSX_IMC_CTL_(0x8041u)
#define HSX_IMC_EVENT_POWER_PCU_THROTTLING /* UNC_M_POWER_PCU_THROTTLING ev_sel=0x42: By its name, throttling asked for by the power control unit; Intel gives no description. */ \
	HSX_IMC_CTL_(0x42u)
#define HSX_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	HSX_IMC_CTL_(0x43u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x83: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Invert it for the cycles in which the rank saves power, and never together with edges. */
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK0 /* UNC_M_POWER_CKE_CYCLES.RANK0 ev_sel=0x83 umask=0x1: Rank 0 has CKE on. */ \
	HSX_IMC_CTL_(0x183u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK1 /* UNC_M_POWER_CKE_CYCLES.RANK1 ev_sel=0x83 umask=0x2: Rank 1 has CKE on. */ \
	HSX_IMC_CTL_(0x283u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK2 /* UNC_M_POWER_CKE_CYCLES.RANK2 ev_sel=0x83 umask=0x4: Rank 2 has CKE on. */ \
	HSX_IMC_CTL_(0x483u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK3 /* UNC_M_POWER_CKE_CYCLES.RANK3 ev_sel=0x83 umask=0x8: Rank 3 has CKE on. */ \
	HSX_IMC_CTL_(0x883u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK4 /* UNC_M_POWER_CKE_CYCLES.RANK4 ev_sel=0x83 umask=0x10: Rank 4 has CKE on. */ \
	HSX_IMC_CTL_(0x1083u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK5 /* UNC_M_POWER_CKE_CYCLES.RANK5 ev_sel=0x83 umask=0x20: Rank 5 has CKE on. */ \
	HSX_IMC_CTL_(0x2083u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK6 /* UNC_M_POWER_CKE_CYCLES.RANK6 ev_sel=0x83 umask=0x40: Rank 6 has CKE on. */ \
	HSX_IMC_CTL_(0x4083u)
#define HSX_IMC_EVENT_POWER_CKE_CYCLES_RANK7 /* UNC_M_POWER_CKE_CYCLES.RANK7 ev_sel=0x83 umask=0x80: Rank 7 has CKE on. */ \
	HSX_IMC_CTL_(0x8083u)
#define HSX_IMC_EVENT_POWER_CHANNEL_DLLOFF /* UNC_M_POWER_CHANNEL_DLLOFF ev_sel=0x84: Cycles with every rank of the channel in slow CKE mode, its DLL off. */ \
	HSX_IMC_CTL_(0x84u)
#define HSX_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	HSX_IMC_CTL_(0x85u)
#define HSX_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, when no request passes; not by rank. */ \
	HSX_IMC_CTL_(0x86u)
/* UNC_M_VMSE_WR_PUSH ev_sel=0x90: Writes pushed over VMSE, the link to a memory buffer. */
#define HSX_IMC_EVENT_VMSE_WR_PUSH_WMM /* UNC_M_VMSE_WR_PUSH.WMM ev_sel=0x90 umask=0x1: Pushed in write major mode. */ \
	HSX_IMC_CTL_(0x190u)
#define HSX_IMC_EVENT_VMSE_WR_PUSH_RMM /* UNC_M_VMSE_WR_PUSH.RMM ev_sel=0x90 umask=0x2: Pushed in read major mode. */ \
	HSX_IMC_CTL_(0x290u)
#define HSX_IMC_EVENT_VMSE_MXB_WR_OCCUPANCY /* UNC_M_VMSE_MXB_WR_OCCUPANCY ev_sel=0x91: Entries in the write buffer behind VMSE, added up every cycle. */ \
	HSX_IMC_CTL_(0x91u)
/* UNC_M_RD_CAS_PRIO ev_sel=0xa0: Read column commands, by priority. */
#define HSX_IMC_EVENT_RD_CAS_PRIO_LOW /* UNC_M_RD_CAS_PRIO.LOW ev_sel=0xa0 umask=0x1: Low priority. */ \
	HSX_IMC_CTL_(0x1a0u)
#define HSX_IMC_EVENT_RD_CAS_PRIO_MED /* UNC_M_RD_CAS_PRIO.MED ev_sel=0xa0 umask=0x2: Medium priority. */ \
	HSX_IMC_CTL_(0x2a0u)
#define HSX_IMC_EVENT_RD_CAS_PRIO_HIGH /* UNC_M_RD_CAS_PRIO.HIGH ev_sel=0xa0 umask=0x4: High priority. */ \
	HSX_IMC_CTL_(0x4a0u)
#define HSX_IMC_EVENT_RD_CAS_PRIO_PANIC /* UNC_M_RD_CAS_PRIO.PANIC ev_sel=0xa0 umask=0x8: Starved reads that are not isochronous. */ \
	HSX_IMC_CTL_(0x8a0u)
/* UNC_M_BYP_CMDS ev_sel=0xa1: DRAM commands that took the bypass of two cycles. */
#define HSX_IMC_EVENT_BYP_CMDS_ACT /* UNC_M_BYP_CMDS.ACT ev_sel=0xa1 umask=0x1: Activate commands. */ \
	HSX_IMC_CTL_(0x1a1u)
#define HSX_IMC_EVENT_BYP_CMDS_CAS /* UNC_M_BYP_CMDS.CAS ev_sel=0xa1 umask=0x2: Column commands. */ \
	HSX_IMC_CTL_(0x2a1u)
#define HSX_IMC_EVENT_BYP_CMDS_PRE /* UNC_M_BYP_CMDS.PRE ev_sel=0xa1 umask=0x4: Precharge commands. */ \
	HSX_IMC_CTL_(0x4a1u)
/* UNC_M_RD_CAS_RANK0 ev_sel=0xb0: Read column commands to rank 0, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK1 /* UNC_M_RD_CAS_RANK0.BANK1 ev_sel=0xb0 umask=0x1: Rank 0, bank 1. */ \
	HSX_IMC_CTL_(0x1b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK2 /* UNC_M_RD_CAS_RANK0.BANK2 ev_sel=0xb0 umask=0x2: Rank 0, bank 2. */ \
	HSX_IMC_CTL_(0x2b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK4 /* UNC_M_RD_CAS_RANK0.BANK4 ev_sel=0xb0 umask=0x4: Rank 0, bank 4. */ \
	HSX_IMC_CTL_(0x4b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK8 /* UNC_M_RD_CAS_RANK0.BANK8 ev_sel=0xb0 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_ALLBANKS /* UNC_M_RD_CAS_RANK0.ALLBANKS ev_sel=0xb0 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK0 /* UNC_M_RD_CAS_RANK0.BANK0 ev_sel=0xb0 umask=0x0: Rank 0, bank 0. */ \
	HSX_IMC_CTL_(0xb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK3 /* UNC_M_RD_CAS_RANK0.BANK3 ev_sel=0xb0 umask=0x3: Rank 0, bank 3. */ \
	HSX_IMC_CTL_(0x3b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK5 /* UNC_M_RD_CAS_RANK0.BANK5 ev_sel=0xb0 umask=0x5: Rank 0, bank 5. */ \
	HSX_IMC_CTL_(0x5b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK6 /* UNC_M_RD_CAS_RANK0.BANK6 ev_sel=0xb0 umask=0x6: Rank 0, bank 6. */ \
	HSX_IMC_CTL_(0x6b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK7 /* UNC_M_RD_CAS_RANK0.BANK7 ev_sel=0xb0 umask=0x7: Rank 0, bank 7. */ \
	HSX_IMC_CTL_(0x7b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK9 /* UNC_M_RD_CAS_RANK0.BANK9 ev_sel=0xb0 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK10 /* UNC_M_RD_CAS_RANK0.BANK10 ev_sel=0xb0 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK11 /* UNC_M_RD_CAS_RANK0.BANK11 ev_sel=0xb0 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK12 /* UNC_M_RD_CAS_RANK0.BANK12 ev_sel=0xb0 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK13 /* UNC_M_RD_CAS_RANK0.BANK13 ev_sel=0xb0 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK14 /* UNC_M_RD_CAS_RANK0.BANK14 ev_sel=0xb0 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANK15 /* UNC_M_RD_CAS_RANK0.BANK15 ev_sel=0xb0 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANKG0 /* UNC_M_RD_CAS_RANK0.BANKG0 ev_sel=0xb0 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANKG1 /* UNC_M_RD_CAS_RANK0.BANKG1 ev_sel=0xb0 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANKG2 /* UNC_M_RD_CAS_RANK0.BANKG2 ev_sel=0xb0 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b0u)
#define HSX_IMC_EVENT_RD_CAS_RANK0_BANKG3 /* UNC_M_RD_CAS_RANK0.BANKG3 ev_sel=0xb0 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b0u)
/* UNC_M_RD_CAS_RANK1 ev_sel=0xb1: Read column commands to rank 1, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK1 /* UNC_M_RD_CAS_RANK1.BANK1 ev_sel=0xb1 umask=0x1: Rank 1, bank 1. */ \
	HSX_IMC_CTL_(0x1b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK2 /* UNC_M_RD_CAS_RANK1.BANK2 ev_sel=0xb1 umask=0x2: Rank 1, bank 2. */ \
	HSX_IMC_CTL_(0x2b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK4 /* UNC_M_RD_CAS_RANK1.BANK4 ev_sel=0xb1 umask=0x4: Rank 1, bank 4. */ \
	HSX_IMC_CTL_(0x4b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK8 /* UNC_M_RD_CAS_RANK1.BANK8 ev_sel=0xb1 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_ALLBANKS /* UNC_M_RD_CAS_RANK1.ALLBANKS ev_sel=0xb1 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK0 /* UNC_M_RD_CAS_RANK1.BANK0 ev_sel=0xb1 umask=0x0: Rank 1, bank 0. */ \
	HSX_IMC_CTL_(0xb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK3 /* UNC_M_RD_CAS_RANK1.BANK3 ev_sel=0xb1 umask=0x3: Rank 1, bank 3. */ \
	HSX_IMC_CTL_(0x3b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK5 /* UNC_M_RD_CAS_RANK1.BANK5 ev_sel=0xb1 umask=0x5: Rank 1, bank 5. */ \
	HSX_IMC_CTL_(0x5b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK6 /* UNC_M_RD_CAS_RANK1.BANK6 ev_sel=0xb1 umask=0x6: Rank 1, bank 6. */ \
	HSX_IMC_CTL_(0x6b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK7 /* UNC_M_RD_CAS_RANK1.BANK7 ev_sel=0xb1 umask=0x7: Rank 1, bank 7. */ \
	HSX_IMC_CTL_(0x7b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK9 /* UNC_M_RD_CAS_RANK1.BANK9 ev_sel=0xb1 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK10 /* UNC_M_RD_CAS_RANK1.BANK10 ev_sel=0xb1 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK11 /* UNC_M_RD_CAS_RANK1.BANK11 ev_sel=0xb1 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK12 /* UNC_M_RD_CAS_RANK1.BANK12 ev_sel=0xb1 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK13 /* UNC_M_RD_CAS_RANK1.BANK13 ev_sel=0xb1 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK14 /* UNC_M_RD_CAS_RANK1.BANK14 ev_sel=0xb1 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANK15 /* UNC_M_RD_CAS_RANK1.BANK15 ev_sel=0xb1 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANKG0 /* UNC_M_RD_CAS_RANK1.BANKG0 ev_sel=0xb1 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANKG1 /* UNC_M_RD_CAS_RANK1.BANKG1 ev_sel=0xb1 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANKG2 /* UNC_M_RD_CAS_RANK1.BANKG2 ev_sel=0xb1 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b1u)
#define HSX_IMC_EVENT_RD_CAS_RANK1_BANKG3 /* UNC_M_RD_CAS_RANK1.BANKG3 ev_sel=0xb1 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b1u)
/* UNC_M_RD_CAS_RANK2 ev_sel=0xb2: Read column commands to rank 2, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK0 /* UNC_M_RD_CAS_RANK2.BANK0 ev_sel=0xb2 umask=0x0: Rank 2, bank 0. */ \
	HSX_IMC_CTL_(0xb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK1 /* UNC_M_RD_CAS_RANK2.BANK1 ev_sel=0xb2 umask=0x1: Rank 2, bank 1. */ \
	HSX_IMC_CTL_(0x1b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK2 /* UNC_M_RD_CAS_RANK2.BANK2 ev_sel=0xb2 umask=0x2: Rank 2, bank 2. */ \
	HSX_IMC_CTL_(0x2b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK3 /* UNC_M_RD_CAS_RANK2.BANK3 ev_sel=0xb2 umask=0x3: Rank 2, bank 3. */ \
	HSX_IMC_CTL_(0x3b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK4 /* UNC_M_RD_CAS_RANK2.BANK4 ev_sel=0xb2 umask=0x4: Rank 2, bank 4. */ \
	HSX_IMC_CTL_(0x4b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK5 /* UNC_M_RD_CAS_RANK2.BANK5 ev_sel=0xb2 umask=0x5: Rank 2, bank 5. */ \
	HSX_IMC_CTL_(0x5b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK6 /* UNC_M_RD_CAS_RANK2.BANK6 ev_sel=0xb2 umask=0x6: Rank 2, bank 6. */ \
	HSX_IMC_CTL_(0x6b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK7 /* UNC_M_RD_CAS_RANK2.BANK7 ev_sel=0xb2 umask=0x7: Rank 2, bank 7. */ \
	HSX_IMC_CTL_(0x7b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK8 /* UNC_M_RD_CAS_RANK2.BANK8 ev_sel=0xb2 umask=0x8: Rank 2, bank 8. */ \
	HSX_IMC_CTL_(0x8b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK9 /* UNC_M_RD_CAS_RANK2.BANK9 ev_sel=0xb2 umask=0x9: Rank 2, bank 9. */ \
	HSX_IMC_CTL_(0x9b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK10 /* UNC_M_RD_CAS_RANK2.BANK10 ev_sel=0xb2 umask=0xa: Rank 2, bank 10. */ \
	HSX_IMC_CTL_(0xab2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK11 /* UNC_M_RD_CAS_RANK2.BANK11 ev_sel=0xb2 umask=0xb: Rank 2, bank 11. */ \
	HSX_IMC_CTL_(0xbb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK12 /* UNC_M_RD_CAS_RANK2.BANK12 ev_sel=0xb2 umask=0xc: Rank 2, bank 12. */ \
	HSX_IMC_CTL_(0xcb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK13 /* UNC_M_RD_CAS_RANK2.BANK13 ev_sel=0xb2 umask=0xd: Rank 2, bank 13. */ \
	HSX_IMC_CTL_(0xdb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK14 /* UNC_M_RD_CAS_RANK2.BANK14 ev_sel=0xb2 umask=0xe: Rank 2, bank 14. */ \
	HSX_IMC_CTL_(0xeb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANK15 /* UNC_M_RD_CAS_RANK2.BANK15 ev_sel=0xb2 umask=0xf: Rank 2, bank 15. */ \
	HSX_IMC_CTL_(0xfb2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_ALLBANKS /* UNC_M_RD_CAS_RANK2.ALLBANKS ev_sel=0xb2 umask=0x10: All banks of rank 2. */ \
	HSX_IMC_CTL_(0x10b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANKG0 /* UNC_M_RD_CAS_RANK2.BANKG0 ev_sel=0xb2 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANKG1 /* UNC_M_RD_CAS_RANK2.BANKG1 ev_sel=0xb2 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANKG2 /* UNC_M_RD_CAS_RANK2.BANKG2 ev_sel=0xb2 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b2u)
#define HSX_IMC_EVENT_RD_CAS_RANK2_BANKG3 /* UNC_M_RD_CAS_RANK2.BANKG3 ev_sel=0xb2 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b2u)
/* UNC_M_RD_CAS_RANK3 ev_sel=0xb3: Read column commands to rank 3, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK1 /* UNC_M_RD_CAS_RANK3.BANK1 ev_sel=0xb3 umask=0x1: Rank 3, bank 1. */ \
	HSX_IMC_CTL_(0x1b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK2 /* UNC_M_RD_CAS_RANK3.BANK2 ev_sel=0xb3 umask=0x2: Rank 3, bank 2. */ \
	HSX_IMC_CTL_(0x2b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK4 /* UNC_M_RD_CAS_RANK3.BANK4 ev_sel=0xb3 umask=0x4: Rank 3, bank 4. */ \
	HSX_IMC_CTL_(0x4b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK8 /* UNC_M_RD_CAS_RANK3.BANK8 ev_sel=0xb3 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_ALLBANKS /* UNC_M_RD_CAS_RANK3.ALLBANKS ev_sel=0xb3 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK0 /* UNC_M_RD_CAS_RANK3.BANK0 ev_sel=0xb3 umask=0x0: Rank 3, bank 0. */ \
	HSX_IMC_CTL_(0xb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK3 /* UNC_M_RD_CAS_RANK3.BANK3 ev_sel=0xb3 umask=0x3: Rank 3, bank 3. */ \
	HSX_IMC_CTL_(0x3b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK5 /* UNC_M_RD_CAS_RANK3.BANK5 ev_sel=0xb3 umask=0x5: Rank 3, bank 5. */ \
	HSX_IMC_CTL_(0x5b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK6 /* UNC_M_RD_CAS_RANK3.BANK6 ev_sel=0xb3 umask=0x6: Rank 3, bank 6. */ \
	HSX_IMC_CTL_(0x6b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK7 /* UNC_M_RD_CAS_RANK3.BANK7 ev_sel=0xb3 umask=0x7: Rank 3, bank 7. */ \
	HSX_IMC_CTL_(0x7b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK9 /* UNC_M_RD_CAS_RANK3.BANK9 ev_sel=0xb3 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK10 /* UNC_M_RD_CAS_RANK3.BANK10 ev_sel=0xb3 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK11 /* UNC_M_RD_CAS_RANK3.BANK11 ev_sel=0xb3 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK12 /* UNC_M_RD_CAS_RANK3.BANK12 ev_sel=0xb3 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK13 /* UNC_M_RD_CAS_RANK3.BANK13 ev_sel=0xb3 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK14 /* UNC_M_RD_CAS_RANK3.BANK14 ev_sel=0xb3 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANK15 /* UNC_M_RD_CAS_RANK3.BANK15 ev_sel=0xb3 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANKG0 /* UNC_M_RD_CAS_RANK3.BANKG0 ev_sel=0xb3 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANKG1 /* UNC_M_RD_CAS_RANK3.BANKG1 ev_sel=0xb3 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANKG2 /* UNC_M_RD_CAS_RANK3.BANKG2 ev_sel=0xb3 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b3u)
#define HSX_IMC_EVENT_RD_CAS_RANK3_BANKG3 /* UNC_M_RD_CAS_RANK3.BANKG3 ev_sel=0xb3 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b3u)
/* UNC_M_RD_CAS_RANK4 ev_sel=0xb4: Read column commands to rank 4, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK1 /* UNC_M_RD_CAS_RANK4.BANK1 ev_sel=0xb4 umask=0x1: Rank 4, bank 1. */ \
	HSX_IMC_CTL_(0x1b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK2 /* UNC_M_RD_CAS_RANK4.BANK2 ev_sel=0xb4 umask=0x2: Rank 4, bank 2. */ \
	HSX_IMC_CTL_(0x2b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK4 /* UNC_M_RD_CAS_RANK4.BANK4 ev_sel=0xb4 umask=0x4: Rank 4, bank 4. */ \
	HSX_IMC_CTL_(0x4b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK8 /* UNC_M_RD_CAS_RANK4.BANK8 ev_sel=0xb4 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_ALLBANKS /* UNC_M_RD_CAS_RANK4.ALLBANKS ev_sel=0xb4 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK0 /* UNC_M_RD_CAS_RANK4.BANK0 ev_sel=0xb4 umask=0x0: Rank 4, bank 0. */ \
	HSX_IMC_CTL_(0xb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK3 /* UNC_M_RD_CAS_RANK4.BANK3 ev_sel=0xb4 umask=0x3: Rank 4, bank 3. */ \
	HSX_IMC_CTL_(0x3b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK5 /* UNC_M_RD_CAS_RANK4.BANK5 ev_sel=0xb4 umask=0x5: Rank 4, bank 5. */ \
	HSX_IMC_CTL_(0x5b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK6 /* UNC_M_RD_CAS_RANK4.BANK6 ev_sel=0xb4 umask=0x6: Rank 4, bank 6. */ \
	HSX_IMC_CTL_(0x6b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK7 /* UNC_M_RD_CAS_RANK4.BANK7 ev_sel=0xb4 umask=0x7: Rank 4, bank 7. */ \
	HSX_IMC_CTL_(0x7b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK9 /* UNC_M_RD_CAS_RANK4.BANK9 ev_sel=0xb4 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK10 /* UNC_M_RD_CAS_RANK4.BANK10 ev_sel=0xb4 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK11 /* UNC_M_RD_CAS_RANK4.BANK11 ev_sel=0xb4 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK12 /* UNC_M_RD_CAS_RANK4.BANK12 ev_sel=0xb4 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK13 /* UNC_M_RD_CAS_RANK4.BANK13 ev_sel=0xb4 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK14 /* UNC_M_RD_CAS_RANK4.BANK14 ev_sel=0xb4 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANK15 /* UNC_M_RD_CAS_RANK4.BANK15 ev_sel=0xb4 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANKG0 /* UNC_M_RD_CAS_RANK4.BANKG0 ev_sel=0xb4 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANKG1 /* UNC_M_RD_CAS_RANK4.BANKG1 ev_sel=0xb4 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANKG2 /* UNC_M_RD_CAS_RANK4.BANKG2 ev_sel=0xb4 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b4u)
#define HSX_IMC_EVENT_RD_CAS_RANK4_BANKG3 /* UNC_M_RD_CAS_RANK4.BANKG3 ev_sel=0xb4 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b4u)
/* UNC_M_RD_CAS_RANK5 ev_sel=0xb5: Read column commands to rank 5, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK1 /* UNC_M_RD_CAS_RANK5.BANK1 ev_sel=0xb5 umask=0x1: Rank 5, bank 1. */ \
	HSX_IMC_CTL_(0x1b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK2 /* UNC_M_RD_CAS_RANK5.BANK2 ev_sel=0xb5 umask=0x2: Rank 5, bank 2. */ \
	HSX_IMC_CTL_(0x2b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK4 /* UNC_M_RD_CAS_RANK5.BANK4 ev_sel=0xb5 umask=0x4: Rank 5, bank 4. */ \
	HSX_IMC_CTL_(0x4b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK8 /* UNC_M_RD_CAS_RANK5.BANK8 ev_sel=0xb5 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_ALLBANKS /* UNC_M_RD_CAS_RANK5.ALLBANKS ev_sel=0xb5 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK0 /* UNC_M_RD_CAS_RANK5.BANK0 ev_sel=0xb5 umask=0x0: Rank 5, bank 0. */ \
	HSX_IMC_CTL_(0xb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK3 /* UNC_M_RD_CAS_RANK5.BANK3 ev_sel=0xb5 umask=0x3: Rank 5, bank 3. */ \
	HSX_IMC_CTL_(0x3b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK5 /* UNC_M_RD_CAS_RANK5.BANK5 ev_sel=0xb5 umask=0x5: Rank 5, bank 5. */ \
	HSX_IMC_CTL_(0x5b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK6 /* UNC_M_RD_CAS_RANK5.BANK6 ev_sel=0xb5 umask=0x6: Rank 5, bank 6. */ \
	HSX_IMC_CTL_(0x6b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK7 /* UNC_M_RD_CAS_RANK5.BANK7 ev_sel=0xb5 umask=0x7: Rank 5, bank 7. */ \
	HSX_IMC_CTL_(0x7b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK9 /* UNC_M_RD_CAS_RANK5.BANK9 ev_sel=0xb5 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK10 /* UNC_M_RD_CAS_RANK5.BANK10 ev_sel=0xb5 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK11 /* UNC_M_RD_CAS_RANK5.BANK11 ev_sel=0xb5 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK12 /* UNC_M_RD_CAS_RANK5.BANK12 ev_sel=0xb5 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK13 /* UNC_M_RD_CAS_RANK5.BANK13 ev_sel=0xb5 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK14 /* UNC_M_RD_CAS_RANK5.BANK14 ev_sel=0xb5 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANK15 /* UNC_M_RD_CAS_RANK5.BANK15 ev_sel=0xb5 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANKG0 /* UNC_M_RD_CAS_RANK5.BANKG0 ev_sel=0xb5 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANKG1 /* UNC_M_RD_CAS_RANK5.BANKG1 ev_sel=0xb5 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANKG2 /* UNC_M_RD_CAS_RANK5.BANKG2 ev_sel=0xb5 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b5u)
#define HSX_IMC_EVENT_RD_CAS_RANK5_BANKG3 /* UNC_M_RD_CAS_RANK5.BANKG3 ev_sel=0xb5 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b5u)
/* UNC_M_RD_CAS_RANK6 ev_sel=0xb6: Read column commands to rank 6, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK1 /* UNC_M_RD_CAS_RANK6.BANK1 ev_sel=0xb6 umask=0x1: Rank 6, bank 1. */ \
	HSX_IMC_CTL_(0x1b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK2 /* UNC_M_RD_CAS_RANK6.BANK2 ev_sel=0xb6 umask=0x2: Rank 6, bank 2. */ \
	HSX_IMC_CTL_(0x2b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK4 /* UNC_M_RD_CAS_RANK6.BANK4 ev_sel=0xb6 umask=0x4: Rank 6, bank 4. */ \
	HSX_IMC_CTL_(0x4b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK8 /* UNC_M_RD_CAS_RANK6.BANK8 ev_sel=0xb6 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_ALLBANKS /* UNC_M_RD_CAS_RANK6.ALLBANKS ev_sel=0xb6 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK0 /* UNC_M_RD_CAS_RANK6.BANK0 ev_sel=0xb6 umask=0x0: Rank 6, bank 0. */ \
	HSX_IMC_CTL_(0xb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK3 /* UNC_M_RD_CAS_RANK6.BANK3 ev_sel=0xb6 umask=0x3: Rank 6, bank 3. */ \
	HSX_IMC_CTL_(0x3b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK5 /* UNC_M_RD_CAS_RANK6.BANK5 ev_sel=0xb6 umask=0x5: Rank 6, bank 5. */ \
	HSX_IMC_CTL_(0x5b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK6 /* UNC_M_RD_CAS_RANK6.BANK6 ev_sel=0xb6 umask=0x6: Rank 6, bank 6. */ \
	HSX_IMC_CTL_(0x6b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK7 /* UNC_M_RD_CAS_RANK6.BANK7 ev_sel=0xb6 umask=0x7: Rank 6, bank 7. */ \
	HSX_IMC_CTL_(0x7b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK9 /* UNC_M_RD_CAS_RANK6.BANK9 ev_sel=0xb6 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK10 /* UNC_M_RD_CAS_RANK6.BANK10 ev_sel=0xb6 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK11 /* UNC_M_RD_CAS_RANK6.BANK11 ev_sel=0xb6 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK12 /* UNC_M_RD_CAS_RANK6.BANK12 ev_sel=0xb6 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK13 /* UNC_M_RD_CAS_RANK6.BANK13 ev_sel=0xb6 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK14 /* UNC_M_RD_CAS_RANK6.BANK14 ev_sel=0xb6 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANK15 /* UNC_M_RD_CAS_RANK6.BANK15 ev_sel=0xb6 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANKG0 /* UNC_M_RD_CAS_RANK6.BANKG0 ev_sel=0xb6 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANKG1 /* UNC_M_RD_CAS_RANK6.BANKG1 ev_sel=0xb6 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANKG2 /* UNC_M_RD_CAS_RANK6.BANKG2 ev_sel=0xb6 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b6u)
#define HSX_IMC_EVENT_RD_CAS_RANK6_BANKG3 /* UNC_M_RD_CAS_RANK6.BANKG3 ev_sel=0xb6 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b6u)
/* UNC_M_RD_CAS_RANK7 ev_sel=0xb7: Read column commands to rank 7, by bank. */
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK1 /* UNC_M_RD_CAS_RANK7.BANK1 ev_sel=0xb7 umask=0x1: Rank 7, bank 1. */ \
	HSX_IMC_CTL_(0x1b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK2 /* UNC_M_RD_CAS_RANK7.BANK2 ev_sel=0xb7 umask=0x2: Rank 7, bank 2. */ \
	HSX_IMC_CTL_(0x2b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK4 /* UNC_M_RD_CAS_RANK7.BANK4 ev_sel=0xb7 umask=0x4: Rank 7, bank 4. */ \
	HSX_IMC_CTL_(0x4b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK8 /* UNC_M_RD_CAS_RANK7.BANK8 ev_sel=0xb7 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_ALLBANKS /* UNC_M_RD_CAS_RANK7.ALLBANKS ev_sel=0xb7 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK0 /* UNC_M_RD_CAS_RANK7.BANK0 ev_sel=0xb7 umask=0x0: Rank 7, bank 0. */ \
	HSX_IMC_CTL_(0xb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK3 /* UNC_M_RD_CAS_RANK7.BANK3 ev_sel=0xb7 umask=0x3: Rank 7, bank 3. */ \
	HSX_IMC_CTL_(0x3b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK5 /* UNC_M_RD_CAS_RANK7.BANK5 ev_sel=0xb7 umask=0x5: Rank 7, bank 5. */ \
	HSX_IMC_CTL_(0x5b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK6 /* UNC_M_RD_CAS_RANK7.BANK6 ev_sel=0xb7 umask=0x6: Rank 7, bank 6. */ \
	HSX_IMC_CTL_(0x6b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK7 /* UNC_M_RD_CAS_RANK7.BANK7 ev_sel=0xb7 umask=0x7: Rank 7, bank 7. */ \
	HSX_IMC_CTL_(0x7b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK9 /* UNC_M_RD_CAS_RANK7.BANK9 ev_sel=0xb7 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK10 /* UNC_M_RD_CAS_RANK7.BANK10 ev_sel=0xb7 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK11 /* UNC_M_RD_CAS_RANK7.BANK11 ev_sel=0xb7 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK12 /* UNC_M_RD_CAS_RANK7.BANK12 ev_sel=0xb7 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK13 /* UNC_M_RD_CAS_RANK7.BANK13 ev_sel=0xb7 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK14 /* UNC_M_RD_CAS_RANK7.BANK14 ev_sel=0xb7 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANK15 /* UNC_M_RD_CAS_RANK7.BANK15 ev_sel=0xb7 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANKG0 /* UNC_M_RD_CAS_RANK7.BANKG0 ev_sel=0xb7 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANKG1 /* UNC_M_RD_CAS_RANK7.BANKG1 ev_sel=0xb7 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANKG2 /* UNC_M_RD_CAS_RANK7.BANKG2 ev_sel=0xb7 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b7u)
#define HSX_IMC_EVENT_RD_CAS_RANK7_BANKG3 /* UNC_M_RD_CAS_RANK7.BANKG3 ev_sel=0xb7 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b7u)
/* UNC_M_WR_CAS_RANK0 ev_sel=0xb8: Write column commands to rank 0, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK1 /* UNC_M_WR_CAS_RANK0.BANK1 ev_sel=0xb8 umask=0x1: Rank 0, bank 1. */ \
	HSX_IMC_CTL_(0x1b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK2 /* UNC_M_WR_CAS_RANK0.BANK2 ev_sel=0xb8 umask=0x2: Rank 0, bank 2. */ \
	HSX_IMC_CTL_(0x2b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK4 /* UNC_M_WR_CAS_RANK0.BANK4 ev_sel=0xb8 umask=0x4: Rank 0, bank 4. */ \
	HSX_IMC_CTL_(0x4b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK8 /* UNC_M_WR_CAS_RANK0.BANK8 ev_sel=0xb8 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_ALLBANKS /* UNC_M_WR_CAS_RANK0.ALLBANKS ev_sel=0xb8 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK0 /* UNC_M_WR_CAS_RANK0.BANK0 ev_sel=0xb8 umask=0x0: Rank 0, bank 0. */ \
	HSX_IMC_CTL_(0xb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK3 /* UNC_M_WR_CAS_RANK0.BANK3 ev_sel=0xb8 umask=0x3: Rank 0, bank 3. */ \
	HSX_IMC_CTL_(0x3b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK5 /* UNC_M_WR_CAS_RANK0.BANK5 ev_sel=0xb8 umask=0x5: Rank 0, bank 5. */ \
	HSX_IMC_CTL_(0x5b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK6 /* UNC_M_WR_CAS_RANK0.BANK6 ev_sel=0xb8 umask=0x6: Rank 0, bank 6. */ \
	HSX_IMC_CTL_(0x6b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK7 /* UNC_M_WR_CAS_RANK0.BANK7 ev_sel=0xb8 umask=0x7: Rank 0, bank 7. */ \
	HSX_IMC_CTL_(0x7b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK9 /* UNC_M_WR_CAS_RANK0.BANK9 ev_sel=0xb8 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK10 /* UNC_M_WR_CAS_RANK0.BANK10 ev_sel=0xb8 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK11 /* UNC_M_WR_CAS_RANK0.BANK11 ev_sel=0xb8 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK12 /* UNC_M_WR_CAS_RANK0.BANK12 ev_sel=0xb8 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK13 /* UNC_M_WR_CAS_RANK0.BANK13 ev_sel=0xb8 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK14 /* UNC_M_WR_CAS_RANK0.BANK14 ev_sel=0xb8 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANK15 /* UNC_M_WR_CAS_RANK0.BANK15 ev_sel=0xb8 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANKG0 /* UNC_M_WR_CAS_RANK0.BANKG0 ev_sel=0xb8 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANKG1 /* UNC_M_WR_CAS_RANK0.BANKG1 ev_sel=0xb8 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANKG2 /* UNC_M_WR_CAS_RANK0.BANKG2 ev_sel=0xb8 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b8u)
#define HSX_IMC_EVENT_WR_CAS_RANK0_BANKG3 /* UNC_M_WR_CAS_RANK0.BANKG3 ev_sel=0xb8 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b8u)
/* UNC_M_WR_CAS_RANK1 ev_sel=0xb9: Write column commands to rank 1, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK1 /* UNC_M_WR_CAS_RANK1.BANK1 ev_sel=0xb9 umask=0x1: Rank 1, bank 1. */ \
	HSX_IMC_CTL_(0x1b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK2 /* UNC_M_WR_CAS_RANK1.BANK2 ev_sel=0xb9 umask=0x2: Rank 1, bank 2. */ \
	HSX_IMC_CTL_(0x2b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK4 /* UNC_M_WR_CAS_RANK1.BANK4 ev_sel=0xb9 umask=0x4: Rank 1, bank 4. */ \
	HSX_IMC_CTL_(0x4b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK8 /* UNC_M_WR_CAS_RANK1.BANK8 ev_sel=0xb9 umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_ALLBANKS /* UNC_M_WR_CAS_RANK1.ALLBANKS ev_sel=0xb9 umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK0 /* UNC_M_WR_CAS_RANK1.BANK0 ev_sel=0xb9 umask=0x0: Rank 1, bank 0. */ \
	HSX_IMC_CTL_(0xb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK3 /* UNC_M_WR_CAS_RANK1.BANK3 ev_sel=0xb9 umask=0x3: Rank 1, bank 3. */ \
	HSX_IMC_CTL_(0x3b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK5 /* UNC_M_WR_CAS_RANK1.BANK5 ev_sel=0xb9 umask=0x5: Rank 1, bank 5. */ \
	HSX_IMC_CTL_(0x5b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK6 /* UNC_M_WR_CAS_RANK1.BANK6 ev_sel=0xb9 umask=0x6: Rank 1, bank 6. */ \
	HSX_IMC_CTL_(0x6b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK7 /* UNC_M_WR_CAS_RANK1.BANK7 ev_sel=0xb9 umask=0x7: Rank 1, bank 7. */ \
	HSX_IMC_CTL_(0x7b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK9 /* UNC_M_WR_CAS_RANK1.BANK9 ev_sel=0xb9 umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK10 /* UNC_M_WR_CAS_RANK1.BANK10 ev_sel=0xb9 umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xab9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK11 /* UNC_M_WR_CAS_RANK1.BANK11 ev_sel=0xb9 umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK12 /* UNC_M_WR_CAS_RANK1.BANK12 ev_sel=0xb9 umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK13 /* UNC_M_WR_CAS_RANK1.BANK13 ev_sel=0xb9 umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK14 /* UNC_M_WR_CAS_RANK1.BANK14 ev_sel=0xb9 umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xeb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANK15 /* UNC_M_WR_CAS_RANK1.BANK15 ev_sel=0xb9 umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfb9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANKG0 /* UNC_M_WR_CAS_RANK1.BANKG0 ev_sel=0xb9 umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANKG1 /* UNC_M_WR_CAS_RANK1.BANKG1 ev_sel=0xb9 umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANKG2 /* UNC_M_WR_CAS_RANK1.BANKG2 ev_sel=0xb9 umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13b9u)
#define HSX_IMC_EVENT_WR_CAS_RANK1_BANKG3 /* UNC_M_WR_CAS_RANK1.BANKG3 ev_sel=0xb9 umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14b9u)
/* UNC_M_WR_CAS_RANK2 ev_sel=0xba: Write column commands to rank 2, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK1 /* UNC_M_WR_CAS_RANK2.BANK1 ev_sel=0xba umask=0x1: Rank 2, bank 1. */ \
	HSX_IMC_CTL_(0x1bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK2 /* UNC_M_WR_CAS_RANK2.BANK2 ev_sel=0xba umask=0x2: Rank 2, bank 2. */ \
	HSX_IMC_CTL_(0x2bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK4 /* UNC_M_WR_CAS_RANK2.BANK4 ev_sel=0xba umask=0x4: Rank 2, bank 4. */ \
	HSX_IMC_CTL_(0x4bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK8 /* UNC_M_WR_CAS_RANK2.BANK8 ev_sel=0xba umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_ALLBANKS /* UNC_M_WR_CAS_RANK2.ALLBANKS ev_sel=0xba umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK0 /* UNC_M_WR_CAS_RANK2.BANK0 ev_sel=0xba umask=0x0: Rank 2, bank 0. */ \
	HSX_IMC_CTL_(0xbau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK3 /* UNC_M_WR_CAS_RANK2.BANK3 ev_sel=0xba umask=0x3: Rank 2, bank 3. */ \
	HSX_IMC_CTL_(0x3bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK5 /* UNC_M_WR_CAS_RANK2.BANK5 ev_sel=0xba umask=0x5: Rank 2, bank 5. */ \
	HSX_IMC_CTL_(0x5bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK6 /* UNC_M_WR_CAS_RANK2.BANK6 ev_sel=0xba umask=0x6: Rank 2, bank 6. */ \
	HSX_IMC_CTL_(0x6bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK7 /* UNC_M_WR_CAS_RANK2.BANK7 ev_sel=0xba umask=0x7: Rank 2, bank 7. */ \
	HSX_IMC_CTL_(0x7bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK9 /* UNC_M_WR_CAS_RANK2.BANK9 ev_sel=0xba umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK10 /* UNC_M_WR_CAS_RANK2.BANK10 ev_sel=0xba umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK11 /* UNC_M_WR_CAS_RANK2.BANK11 ev_sel=0xba umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK12 /* UNC_M_WR_CAS_RANK2.BANK12 ev_sel=0xba umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK13 /* UNC_M_WR_CAS_RANK2.BANK13 ev_sel=0xba umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK14 /* UNC_M_WR_CAS_RANK2.BANK14 ev_sel=0xba umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANK15 /* UNC_M_WR_CAS_RANK2.BANK15 ev_sel=0xba umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANKG0 /* UNC_M_WR_CAS_RANK2.BANKG0 ev_sel=0xba umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANKG1 /* UNC_M_WR_CAS_RANK2.BANKG1 ev_sel=0xba umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANKG2 /* UNC_M_WR_CAS_RANK2.BANKG2 ev_sel=0xba umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13bau)
#define HSX_IMC_EVENT_WR_CAS_RANK2_BANKG3 /* UNC_M_WR_CAS_RANK2.BANKG3 ev_sel=0xba umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14bau)
/* UNC_M_WR_CAS_RANK3 ev_sel=0xbb: Write column commands to rank 3, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK1 /* UNC_M_WR_CAS_RANK3.BANK1 ev_sel=0xbb umask=0x1: Rank 3, bank 1. */ \
	HSX_IMC_CTL_(0x1bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK2 /* UNC_M_WR_CAS_RANK3.BANK2 ev_sel=0xbb umask=0x2: Rank 3, bank 2. */ \
	HSX_IMC_CTL_(0x2bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK4 /* UNC_M_WR_CAS_RANK3.BANK4 ev_sel=0xbb umask=0x4: Rank 3, bank 4. */ \
	HSX_IMC_CTL_(0x4bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK8 /* UNC_M_WR_CAS_RANK3.BANK8 ev_sel=0xbb umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_ALLBANKS /* UNC_M_WR_CAS_RANK3.ALLBANKS ev_sel=0xbb umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK0 /* UNC_M_WR_CAS_RANK3.BANK0 ev_sel=0xbb umask=0x0: Rank 3, bank 0. */ \
	HSX_IMC_CTL_(0xbbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK3 /* UNC_M_WR_CAS_RANK3.BANK3 ev_sel=0xbb umask=0x3: Rank 3, bank 3. */ \
	HSX_IMC_CTL_(0x3bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK5 /* UNC_M_WR_CAS_RANK3.BANK5 ev_sel=0xbb umask=0x5: Rank 3, bank 5. */ \
	HSX_IMC_CTL_(0x5bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK6 /* UNC_M_WR_CAS_RANK3.BANK6 ev_sel=0xbb umask=0x6: Rank 3, bank 6. */ \
	HSX_IMC_CTL_(0x6bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK7 /* UNC_M_WR_CAS_RANK3.BANK7 ev_sel=0xbb umask=0x7: Rank 3, bank 7. */ \
	HSX_IMC_CTL_(0x7bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK9 /* UNC_M_WR_CAS_RANK3.BANK9 ev_sel=0xbb umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK10 /* UNC_M_WR_CAS_RANK3.BANK10 ev_sel=0xbb umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK11 /* UNC_M_WR_CAS_RANK3.BANK11 ev_sel=0xbb umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK12 /* UNC_M_WR_CAS_RANK3.BANK12 ev_sel=0xbb umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK13 /* UNC_M_WR_CAS_RANK3.BANK13 ev_sel=0xbb umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK14 /* UNC_M_WR_CAS_RANK3.BANK14 ev_sel=0xbb umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANK15 /* UNC_M_WR_CAS_RANK3.BANK15 ev_sel=0xbb umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANKG0 /* UNC_M_WR_CAS_RANK3.BANKG0 ev_sel=0xbb umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANKG1 /* UNC_M_WR_CAS_RANK3.BANKG1 ev_sel=0xbb umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANKG2 /* UNC_M_WR_CAS_RANK3.BANKG2 ev_sel=0xbb umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13bbu)
#define HSX_IMC_EVENT_WR_CAS_RANK3_BANKG3 /* UNC_M_WR_CAS_RANK3.BANKG3 ev_sel=0xbb umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14bbu)
/* UNC_M_WR_CAS_RANK4 ev_sel=0xbc: Write column commands to rank 4, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK1 /* UNC_M_WR_CAS_RANK4.BANK1 ev_sel=0xbc umask=0x1: Rank 4, bank 1. */ \
	HSX_IMC_CTL_(0x1bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK2 /* UNC_M_WR_CAS_RANK4.BANK2 ev_sel=0xbc umask=0x2: Rank 4, bank 2. */ \
	HSX_IMC_CTL_(0x2bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK4 /* UNC_M_WR_CAS_RANK4.BANK4 ev_sel=0xbc umask=0x4: Rank 4, bank 4. */ \
	HSX_IMC_CTL_(0x4bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK8 /* UNC_M_WR_CAS_RANK4.BANK8 ev_sel=0xbc umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_ALLBANKS /* UNC_M_WR_CAS_RANK4.ALLBANKS ev_sel=0xbc umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK0 /* UNC_M_WR_CAS_RANK4.BANK0 ev_sel=0xbc umask=0x0: Rank 4, bank 0. */ \
	HSX_IMC_CTL_(0xbcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK3 /* UNC_M_WR_CAS_RANK4.BANK3 ev_sel=0xbc umask=0x3: Rank 4, bank 3. */ \
	HSX_IMC_CTL_(0x3bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK5 /* UNC_M_WR_CAS_RANK4.BANK5 ev_sel=0xbc umask=0x5: Rank 4, bank 5. */ \
	HSX_IMC_CTL_(0x5bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK6 /* UNC_M_WR_CAS_RANK4.BANK6 ev_sel=0xbc umask=0x6: Rank 4, bank 6. */ \
	HSX_IMC_CTL_(0x6bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK7 /* UNC_M_WR_CAS_RANK4.BANK7 ev_sel=0xbc umask=0x7: Rank 4, bank 7. */ \
	HSX_IMC_CTL_(0x7bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK9 /* UNC_M_WR_CAS_RANK4.BANK9 ev_sel=0xbc umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK10 /* UNC_M_WR_CAS_RANK4.BANK10 ev_sel=0xbc umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK11 /* UNC_M_WR_CAS_RANK4.BANK11 ev_sel=0xbc umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK12 /* UNC_M_WR_CAS_RANK4.BANK12 ev_sel=0xbc umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK13 /* UNC_M_WR_CAS_RANK4.BANK13 ev_sel=0xbc umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK14 /* UNC_M_WR_CAS_RANK4.BANK14 ev_sel=0xbc umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANK15 /* UNC_M_WR_CAS_RANK4.BANK15 ev_sel=0xbc umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANKG0 /* UNC_M_WR_CAS_RANK4.BANKG0 ev_sel=0xbc umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANKG1 /* UNC_M_WR_CAS_RANK4.BANKG1 ev_sel=0xbc umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANKG2 /* UNC_M_WR_CAS_RANK4.BANKG2 ev_sel=0xbc umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13bcu)
#define HSX_IMC_EVENT_WR_CAS_RANK4_BANKG3 /* UNC_M_WR_CAS_RANK4.BANKG3 ev_sel=0xbc umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14bcu)
/* UNC_M_WR_CAS_RANK5 ev_sel=0xbd: Write column commands to rank 5, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK1 /* UNC_M_WR_CAS_RANK5.BANK1 ev_sel=0xbd umask=0x1: Rank 5, bank 1. */ \
	HSX_IMC_CTL_(0x1bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK2 /* UNC_M_WR_CAS_RANK5.BANK2 ev_sel=0xbd umask=0x2: Rank 5, bank 2. */ \
	HSX_IMC_CTL_(0x2bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK4 /* UNC_M_WR_CAS_RANK5.BANK4 ev_sel=0xbd umask=0x4: Rank 5, bank 4. */ \
	HSX_IMC_CTL_(0x4bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK8 /* UNC_M_WR_CAS_RANK5.BANK8 ev_sel=0xbd umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_ALLBANKS /* UNC_M_WR_CAS_RANK5.ALLBANKS ev_sel=0xbd umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK0 /* UNC_M_WR_CAS_RANK5.BANK0 ev_sel=0xbd umask=0x0: Rank 5, bank 0. */ \
	HSX_IMC_CTL_(0xbdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK3 /* UNC_M_WR_CAS_RANK5.BANK3 ev_sel=0xbd umask=0x3: Rank 5, bank 3. */ \
	HSX_IMC_CTL_(0x3bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK5 /* UNC_M_WR_CAS_RANK5.BANK5 ev_sel=0xbd umask=0x5: Rank 5, bank 5. */ \
	HSX_IMC_CTL_(0x5bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK6 /* UNC_M_WR_CAS_RANK5.BANK6 ev_sel=0xbd umask=0x6: Rank 5, bank 6. */ \
	HSX_IMC_CTL_(0x6bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK7 /* UNC_M_WR_CAS_RANK5.BANK7 ev_sel=0xbd umask=0x7: Rank 5, bank 7. */ \
	HSX_IMC_CTL_(0x7bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK9 /* UNC_M_WR_CAS_RANK5.BANK9 ev_sel=0xbd umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK10 /* UNC_M_WR_CAS_RANK5.BANK10 ev_sel=0xbd umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK11 /* UNC_M_WR_CAS_RANK5.BANK11 ev_sel=0xbd umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK12 /* UNC_M_WR_CAS_RANK5.BANK12 ev_sel=0xbd umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK13 /* UNC_M_WR_CAS_RANK5.BANK13 ev_sel=0xbd umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK14 /* UNC_M_WR_CAS_RANK5.BANK14 ev_sel=0xbd umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANK15 /* UNC_M_WR_CAS_RANK5.BANK15 ev_sel=0xbd umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANKG0 /* UNC_M_WR_CAS_RANK5.BANKG0 ev_sel=0xbd umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANKG1 /* UNC_M_WR_CAS_RANK5.BANKG1 ev_sel=0xbd umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANKG2 /* UNC_M_WR_CAS_RANK5.BANKG2 ev_sel=0xbd umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13bdu)
#define HSX_IMC_EVENT_WR_CAS_RANK5_BANKG3 /* UNC_M_WR_CAS_RANK5.BANKG3 ev_sel=0xbd umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14bdu)
/* UNC_M_WR_CAS_RANK6 ev_sel=0xbe: Write column commands to rank 6, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK1 /* UNC_M_WR_CAS_RANK6.BANK1 ev_sel=0xbe umask=0x1: Rank 6, bank 1. */ \
	HSX_IMC_CTL_(0x1beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK2 /* UNC_M_WR_CAS_RANK6.BANK2 ev_sel=0xbe umask=0x2: Rank 6, bank 2. */ \
	HSX_IMC_CTL_(0x2beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK4 /* UNC_M_WR_CAS_RANK6.BANK4 ev_sel=0xbe umask=0x4: Rank 6, bank 4. */ \
	HSX_IMC_CTL_(0x4beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK8 /* UNC_M_WR_CAS_RANK6.BANK8 ev_sel=0xbe umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_ALLBANKS /* UNC_M_WR_CAS_RANK6.ALLBANKS ev_sel=0xbe umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK0 /* UNC_M_WR_CAS_RANK6.BANK0 ev_sel=0xbe umask=0x0: Rank 6, bank 0. */ \
	HSX_IMC_CTL_(0xbeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK3 /* UNC_M_WR_CAS_RANK6.BANK3 ev_sel=0xbe umask=0x3: Rank 6, bank 3. */ \
	HSX_IMC_CTL_(0x3beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK5 /* UNC_M_WR_CAS_RANK6.BANK5 ev_sel=0xbe umask=0x5: Rank 6, bank 5. */ \
	HSX_IMC_CTL_(0x5beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK6 /* UNC_M_WR_CAS_RANK6.BANK6 ev_sel=0xbe umask=0x6: Rank 6, bank 6. */ \
	HSX_IMC_CTL_(0x6beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK7 /* UNC_M_WR_CAS_RANK6.BANK7 ev_sel=0xbe umask=0x7: Rank 6, bank 7. */ \
	HSX_IMC_CTL_(0x7beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK9 /* UNC_M_WR_CAS_RANK6.BANK9 ev_sel=0xbe umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK10 /* UNC_M_WR_CAS_RANK6.BANK10 ev_sel=0xbe umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK11 /* UNC_M_WR_CAS_RANK6.BANK11 ev_sel=0xbe umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK12 /* UNC_M_WR_CAS_RANK6.BANK12 ev_sel=0xbe umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK13 /* UNC_M_WR_CAS_RANK6.BANK13 ev_sel=0xbe umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK14 /* UNC_M_WR_CAS_RANK6.BANK14 ev_sel=0xbe umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANK15 /* UNC_M_WR_CAS_RANK6.BANK15 ev_sel=0xbe umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbeu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANKG0 /* UNC_M_WR_CAS_RANK6.BANKG0 ev_sel=0xbe umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANKG1 /* UNC_M_WR_CAS_RANK6.BANKG1 ev_sel=0xbe umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANKG2 /* UNC_M_WR_CAS_RANK6.BANKG2 ev_sel=0xbe umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13beu)
#define HSX_IMC_EVENT_WR_CAS_RANK6_BANKG3 /* UNC_M_WR_CAS_RANK6.BANKG3 ev_sel=0xbe umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14beu)
/* UNC_M_WR_CAS_RANK7 ev_sel=0xbf: Write column commands to rank 7, by bank. */
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK1 /* UNC_M_WR_CAS_RANK7.BANK1 ev_sel=0xbf umask=0x1: Rank 7, bank 1. */ \
	HSX_IMC_CTL_(0x1bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK2 /* UNC_M_WR_CAS_RANK7.BANK2 ev_sel=0xbf umask=0x2: Rank 7, bank 2. */ \
	HSX_IMC_CTL_(0x2bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK4 /* UNC_M_WR_CAS_RANK7.BANK4 ev_sel=0xbf umask=0x4: Rank 7, bank 4. */ \
	HSX_IMC_CTL_(0x4bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK8 /* UNC_M_WR_CAS_RANK7.BANK8 ev_sel=0xbf umask=0x8: Bank 8. */ \
	HSX_IMC_CTL_(0x8bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_ALLBANKS /* UNC_M_WR_CAS_RANK7.ALLBANKS ev_sel=0xbf umask=0x10: All banks. */ \
	HSX_IMC_CTL_(0x10bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK0 /* UNC_M_WR_CAS_RANK7.BANK0 ev_sel=0xbf umask=0x0: Rank 7, bank 0. */ \
	HSX_IMC_CTL_(0xbfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK3 /* UNC_M_WR_CAS_RANK7.BANK3 ev_sel=0xbf umask=0x3: Rank 7, bank 3. */ \
	HSX_IMC_CTL_(0x3bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK5 /* UNC_M_WR_CAS_RANK7.BANK5 ev_sel=0xbf umask=0x5: Rank 7, bank 5. */ \
	HSX_IMC_CTL_(0x5bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK6 /* UNC_M_WR_CAS_RANK7.BANK6 ev_sel=0xbf umask=0x6: Rank 7, bank 6. */ \
	HSX_IMC_CTL_(0x6bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK7 /* UNC_M_WR_CAS_RANK7.BANK7 ev_sel=0xbf umask=0x7: Rank 7, bank 7. */ \
	HSX_IMC_CTL_(0x7bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK9 /* UNC_M_WR_CAS_RANK7.BANK9 ev_sel=0xbf umask=0x9: Bank 9. */ \
	HSX_IMC_CTL_(0x9bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK10 /* UNC_M_WR_CAS_RANK7.BANK10 ev_sel=0xbf umask=0xa: Bank 10. */ \
	HSX_IMC_CTL_(0xabfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK11 /* UNC_M_WR_CAS_RANK7.BANK11 ev_sel=0xbf umask=0xb: Bank 11. */ \
	HSX_IMC_CTL_(0xbbfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK12 /* UNC_M_WR_CAS_RANK7.BANK12 ev_sel=0xbf umask=0xc: Bank 12. */ \
	HSX_IMC_CTL_(0xcbfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK13 /* UNC_M_WR_CAS_RANK7.BANK13 ev_sel=0xbf umask=0xd: Bank 13. */ \
	HSX_IMC_CTL_(0xdbfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK14 /* UNC_M_WR_CAS_RANK7.BANK14 ev_sel=0xbf umask=0xe: Bank 14. */ \
	HSX_IMC_CTL_(0xebfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANK15 /* UNC_M_WR_CAS_RANK7.BANK15 ev_sel=0xbf umask=0xf: Bank 15. */ \
	HSX_IMC_CTL_(0xfbfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANKG0 /* UNC_M_WR_CAS_RANK7.BANKG0 ev_sel=0xbf umask=0x11: Bank group 0: banks 0 to 3. */ \
	HSX_IMC_CTL_(0x11bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANKG1 /* UNC_M_WR_CAS_RANK7.BANKG1 ev_sel=0xbf umask=0x12: Bank group 1: banks 4 to 7. */ \
	HSX_IMC_CTL_(0x12bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANKG2 /* UNC_M_WR_CAS_RANK7.BANKG2 ev_sel=0xbf umask=0x13: Bank group 2: banks 8 to 11. */ \
	HSX_IMC_CTL_(0x13bfu)
#define HSX_IMC_EVENT_WR_CAS_RANK7_BANKG3 /* UNC_M_WR_CAS_RANK7.BANKG3 ev_sel=0xbf umask=0x14: Bank group 3: banks 12 to 15. */ \
	HSX_IMC_CTL_(0x14bfu)
/* UNC_M_WMM_TO_RMM ev_sel=0xc0: Changes from write to read major mode, by cause. */
#define HSX_IMC_EVENT_WMM_TO_RMM_LOW_THRESH /* UNC_M_WMM_TO_RMM.LOW_THRESH ev_sel=0xc0 umask=0x1: The write queue fell to its low mark, by the name; the published descriptions are mixed up. */ \
	HSX_IMC_CTL_(0x1c0u)
#define HSX_IMC_EVENT_WMM_TO_RMM_STARVE /* UNC_M_WMM_TO_RMM.STARVE ev_sel=0xc0 umask=0x2: Reads had starved, going by the name; the published descriptions are mixed up. */ \
	HSX_IMC_CTL_(0x2c0u)
#define HSX_IMC_EVENT_WMM_TO_RMM_VMSE_RETRY /* UNC_M_WMM_TO_RMM.VMSE_RETRY ev_sel=0xc0 umask=0x4: A VMSE retry, going by the name; the published descriptions are mixed up. */ \
	HSX_IMC_CTL_(0x4c0u)
#define HSX_IMC_EVENT_WRONG_MM /* UNC_M_WRONG_MM ev_sel=0xc1: Requests that do not get the major mode they want. */ \
	HSX_IMC_CTL_(0xc1u)

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/imc.events.json by "make generate". Do not edit. */
/*
 * The events of snr imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_IMC_EVENTS_H
#define UNCORE_SNR_IMC_EVENTS_H

#include "uncore/snr/imc.h"

#define SNR_IMC_CTL_(raw) UNCORE_VALUE_(snr_imc_ctl, raw)
#define SNR_IMC_FIXED_CTL_(raw) UNCORE_VALUE_(snr_imc_fixed_ctl, raw)
#define SNR_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x0: Cycles of the DRAM clock, half of the rate of transfers. */ \
	SNR_IMC_CTL_(0x0u)
#define SNR_IMC_EVENT_HCLOCKTICKS /* UNC_M_HCLOCKTICKS: Half of the cycles of the DRAM clock, in the fixed counter, so that the general ones are free for other events. */ \
	SNR_IMC_FIXED_CTL_(0x0u)
/* UNC_M_ACT_COUNT ev_sel=0x1: DRAM pages opened (activate commands), by what for; column accesses without one are page hits. */
#define SNR_IMC_EVENT_ACT_COUNT_ALL /* UNC_M_ACT_COUNT.ALL ev_sel=0x1 umask=0xb: For any command. */ \
	SNR_IMC_CTL_(0xb01u)
#define SNR_IMC_EVENT_ACT_COUNT_BYP /* UNC_M_ACT_COUNT.BYP ev_sel=0x1 umask=0x8: For the bypass, going by the name. */ \
	SNR_IMC_CTL_(0x801u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define SNR_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x2 umask=0x4: Closed for reads. */ \
	SNR_IMC_CTL_(0x402u)
#define SNR_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x2 umask=0x8: Closed for writes. */ \
	SNR_IMC_CTL_(0x802u)
#define SNR_IMC_EVENT_PRE_COUNT_PGT /* UNC_M_PRE_COUNT.PGT ev_sel=0x2 umask=0x10: Because the page table says so. */ \
	SNR_IMC_CTL_(0x1002u)
#define SNR_IMC_EVENT_PRE_COUNT_ALL /* UNC_M_PRE_COUNT.ALL ev_sel=0x2 umask=0x1c: For any reason. */ \
	SNR_IMC_CTL_(0x1c02u)
#define SNR_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0xc: Closed as a request needs another page. */ \
	SNR_IMC_CTL_(0xc02u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define SNR_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0xf: All reads, underfills included. */ \
	SNR_IMC_CTL_(0xf04u)
#define SNR_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0x30: All writes, in either mode. */ \
	SNR_IMC_CTL_(0x3004u)
#define SNR_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0x3f: All reads and writes. */ \
	SNR_IMC_CTL_(0x3f04u)
#define SNR_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	SNR_IMC_CTL_(0x104u)
#define SNR_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x4: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	SNR_IMC_CTL_(0x404u)
#define SNR_IMC_EVENT_CAS_COUNT_RD_PRE_REG /* UNC_M_CAS_COUNT.RD_PRE_REG ev_sel=0x4 umask=0x2: Ordinary reads that close the page. */ \
	SNR_IMC_CTL_(0x204u)
#define SNR_IMC_EVENT_CAS_COUNT_RD_PRE_UNDERFILL /* UNC_M_CAS_COUNT.RD_PRE_UNDERFILL ev_sel=0x4 umask=0x8: Underfill reads that close the page. */ \
	SNR_IMC_CTL_(0x804u)
#define SNR_IMC_EVENT_CAS_COUNT_WR_PRE /* UNC_M_CAS_COUNT.WR_PRE ev_sel=0x4 umask=0x20: Writes that close the page. */ \
	SNR_IMC_CTL_(0x2004u)
#define SNR_IMC_EVENT_CAS_COUNT_WR_NONPRE /* UNC_M_CAS_COUNT.WR_NONPRE ev_sel=0x4 umask=0x10: Writes that leave the page open. */ \
	SNR_IMC_CTL_(0x1004u)
/* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */
#define SNR_IMC_EVENT_RPQ_INSERTS_PCH0 /* UNC_M_RPQ_INSERTS.PCH0 ev_sel=0x10 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x110u)
#define SNR_IMC_EVENT_RPQ_INSERTS_PCH1 /* UNC_M_RPQ_INSERTS.PCH1 ev_sel=0x10 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x210u)
/* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */
#define SNR_IMC_EVENT_RPQ_CYCLES_NE_PCH0 /* UNC_M_RPQ_CYCLES_NE.PCH0 ev_sel=0x11 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x111u)
#define SNR_IMC_EVENT_RPQ_CYCLES_NE_PCH1 /* UNC_M_RPQ_CYCLES_NE.PCH1 ev_sel=0x11 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x211u)
#define SNR_IMC_EVENT_RPQ_CYCLES_FULL_PCH0 /* UNC_M_RPQ_CYCLES_FULL_PCH0 ev_sel=0x12: Cycles in which the queue of reads of pseudo channel 0 is full. */ \
	SNR_IMC_CTL_(0x12u)
#define SNR_IMC_EVENT_RPQ_CYCLES_FULL_PCH1 /* UNC_M_RPQ_CYCLES_FULL_PCH1 ev_sel=0x15: Cycles in which the queue of reads of pseudo channel 1 is full. */ \
	SNR_IMC_CTL_(0x15u)
#define SNR_IMC_EVENT_WPQ_CYCLES_FULL_PCH1 /* UNC_M_WPQ_CYCLES_FULL_PCH1 ev_sel=0x16: Cycles in which the queue of writes of pseudo channel 1 is full. */ \
	SNR_IMC_CTL_(0x16u)
#define SNR_IMC_EVENT_RDB_INSERTS /* UNC_M_RDB_INSERTS ev_sel=0x17: Lines that enter the buffer of what was read. */ \
	SNR_IMC_CTL_(0x17u)
#define SNR_IMC_EVENT_RDB_NOT_EMPTY /* UNC_M_RDB_NOT_EMPTY ev_sel=0x18: Cycles in which the buffer of what was read is not empty. */ \
	SNR_IMC_CTL_(0x18u)
#define SNR_IMC_EVENT_RDB_FULL /* UNC_M_RDB_FULL ev_sel=0x19: Cycles in which the buffer of what was read is full. */ \
	SNR_IMC_CTL_(0x19u)
#define SNR_IMC_EVENT_RDB_OCCUPANCY /* UNC_M_RDB_OCCUPANCY ev_sel=0x1a: Lines in the buffer of what was read, added up every cycle. */ \
	SNR_IMC_CTL_(0x1au)
/* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. A write leaves it when it has gone to DRAM, long after its sender was told that it is done. */
#define SNR_IMC_EVENT_WPQ_INSERTS_PCH0 /* UNC_M_WPQ_INSERTS.PCH0 ev_sel=0x20 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x120u)
#define SNR_IMC_EVENT_WPQ_INSERTS_PCH1 /* UNC_M_WPQ_INSERTS.PCH1 ev_sel=0x20 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x220u)
/* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */
#define SNR_IMC_EVENT_WPQ_CYCLES_NE_PCH0 /* UNC_M_WPQ_CYCLES_NE.PCH0 ev_sel=0x21 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x121u)
#define SNR_IMC_EVENT_WPQ_CYCLES_NE_PCH1 /* UNC_M_WPQ_CYCLES_NE.PCH1 ev_sel=0x21 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x221u)
#define SNR_IMC_EVENT_WPQ_CYCLES_FULL_PCH0 /* UNC_M_WPQ_CYCLES_FULL_PCH0 ev_sel=0x22: Cycles in which the queue of writes of pseudo channel 0 is full. */ \
	SNR_IMC_CTL_(0x22u)
/* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */
#define SNR_IMC_EVENT_WPQ_READ_HIT_PCH0 /* UNC_M_WPQ_READ_HIT.PCH0 ev_sel=0x23 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x123u)
#define SNR_IMC_EVENT_WPQ_READ_HIT_PCH1 /* UNC_M_WPQ_READ_HIT.PCH1 ev_sel=0x23 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x223u)
/* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */
#define SNR_IMC_EVENT_WPQ_WRITE_HIT_PCH0 /* UNC_M_WPQ_WRITE_HIT.PCH0 ev_sel=0x24 umask=0x1: Pseudo channel 0. */ \
	SNR_IMC_CTL_(0x124u)
#define SNR_IMC_EVENT_WPQ_WRITE_HIT_PCH1 /* UNC_M_WPQ_WRITE_HIT.PCH1 ev_sel=0x24 umask=0x2: Pseudo channel 1. */ \
	SNR_IMC_CTL_(0x224u)
#define SNR_IMC_EVENT_PARITY_ERRORS /* UNC_M_PARITY_ERRORS ev_sel=0x2c: Parity errors. */ \
	SNR_IMC_CTL_(0x2cu)
#define SNR_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	SNR_IMC_CTL_(0x43u)
#define SNR_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x44: Commands that precharge every bank at once. */ \
	SNR_IMC_CTL_(0x44u)
/* UNC_M_DRAM_REFRESH ev_sel=0x45: Refresh commands, by urgency. */
#define SNR_IMC_EVENT_DRAM_REFRESH_OPPORTUNISTIC /* UNC_M_DRAM_REFRESH.OPPORTUNISTIC ev_sel=0x45 umask=0x1: Refreshes at a time that suits. */ \
	SNR_IMC_CTL_(0x145u)
#define SNR_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x45 umask=0x2: Refreshes at panic urgency. */ \
	SNR_IMC_CTL_(0x245u)
#define SNR_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x45 umask=0x4: Refreshes at high urgency. */ \
	SNR_IMC_CTL_(0x445u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x46: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define SNR_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT0 ev_sel=0x46 umask=0x1: The DIMM in slot 0. */ \
	SNR_IMC_CTL_(0x146u)
#define SNR_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT1 ev_sel=0x46 umask=0x2: The DIMM in slot 1. */ \
	SNR_IMC_CTL_(0x246u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x47: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Invert it for the cycles in which the rank saves power, and never together with edges. */
#define SNR_IMC_EVENT_POWER_CKE_CYCLES_LOW_0 /* UNC_M_POWER_CKE_CYCLES.LOW_0 ev_sel=0x47 umask=0x1: Rank 0 is in power-down. */ \
	SNR_IMC_CTL_(0x147u)
#define SNR_IMC_EVENT_POWER_CKE_CYCLES_LOW_1 /* UNC_M_POWER_CKE_CYCLES.LOW_1 ev_sel=0x47 umask=0x2: Rank 1 is in power-down. */ \
	SNR_IMC_CTL_(0x247u)
#define SNR_IMC_EVENT_POWER_CKE_CYCLES_LOW_2 /* UNC_M_POWER_CKE_CYCLES.LOW_2 ev_sel=0x47 umask=0x4: Rank 2 is in power-down. */ \
	SNR_IMC_CTL_(0x447u)
#define SNR_IMC_EVENT_POWER_CKE_CYCLES_LOW_3 /* UNC_M_POWER_CKE_CYCLES.LOW_3 ev_sel=0x47 umask=0x8: Rank 3 is in power-down. */ \
	SNR_IMC_CTL_(0x847u)
#define SNR_IMC_EVENT_RPQ_OCCUPANCY_PCH0 /* UNC_M_RPQ_OCCUPANCY_PCH0 ev_sel=0x80: Reads in the queue of pseudo channel 0, added up every cycle; divide by RPQ_INSERTS for how long one waits. */ \
	SNR_IMC_CTL_(0x80u)
#define SNR_IMC_EVENT_RPQ_OCCUPANCY_PCH1 /* UNC_M_RPQ_OCCUPANCY_PCH1 ev_sel=0x81: Reads in the queue of pseudo channel 1, added up every cycle; divide by RPQ_INSERTS for how long one waits. */ \
	SNR_IMC_CTL_(0x81u)
#define SNR_IMC_EVENT_WPQ_OCCUPANCY_PCH0 /* UNC_M_WPQ_OCCUPANCY_PCH0 ev_sel=0x82: Writes in the queue of pseudo channel 0, added up every cycle; divide by WPQ_INSERTS for how long one waits. */ \
	SNR_IMC_CTL_(0x82u)
#define SNR_IMC_EVENT_WPQ_OCCUPANCY_PCH1 /* UNC_M_WPQ_OCCUPANCY_PCH1 ev_sel=0x83: Writes in the queue of pseudo channel 1, added up every cycle; divide by WPQ_INSERTS for how long one waits. */ \
	SNR_IMC_CTL_(0x83u)
#define SNR_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	SNR_IMC_CTL_(0x85u)
/* UNC_M_POWER_CRIT_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, by the slot of the DIMM. */
#define SNR_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT0 ev_sel=0x86 umask=0x1: The DIMM in slot 0. */ \
	SNR_IMC_CTL_(0x186u)
#define SNR_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT1 ev_sel=0x86 umask=0x2: The DIMM in slot 1. */ \
	SNR_IMC_CTL_(0x286u)
/* UNC_M_PCLS ev_sel=0xa0: Lines of which only parts are read or written, going by the name. */
#define SNR_IMC_EVENT_PCLS_RD /* UNC_M_PCLS.RD ev_sel=0xa0 umask=0x1: Reads. */ \
	SNR_IMC_CTL_(0x1a0u)
#define SNR_IMC_EVENT_PCLS_WR /* UNC_M_PCLS.WR ev_sel=0xa0 umask=0x2: Writes. */ \
	SNR_IMC_CTL_(0x2a0u)
#define SNR_IMC_EVENT_PCLS_TOTAL /* UNC_M_PCLS.TOTAL ev_sel=0xa0 umask=0x4: Reads and writes. */ \
	SNR_IMC_CTL_(0x4a0u)

#endif

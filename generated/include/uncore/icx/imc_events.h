/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/imc.events.json by "make generate". Do not edit. */
/*
 * The events of icx imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_ICX_IMC_EVENTS_H
#define UNCORE_ICX_IMC_EVENTS_H

#include "uncore/icx/imc.h"

#define ICX_IMC_CTL_(raw) UNCORE_VALUE_(icx_imc_ctl, raw)
#define ICX_IMC_FIXED_CTL_(raw) UNCORE_VALUE_(icx_imc_fixed_ctl, raw)
#define ICX_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x0: Cycles of the DRAM clock, half of the rate of transfers. */ \
	ICX_IMC_CTL_(0x0u)
#define ICX_IMC_EVENT_HCLOCKTICKS /* UNC_M_HCLOCKTICKS: Half of the cycles of the DRAM clock, in the fixed counter, so that the general ones are free for other events. */ \
	ICX_IMC_FIXED_CTL_(0x0u)
/* UNC_M_ACT_COUNT ev_sel=0x1: DRAM pages opened (activate commands), by what for; column accesses without one are page hits. */
#define ICX_IMC_EVENT_ACT_COUNT_ALL /* UNC_M_ACT_COUNT.ALL ev_sel=0x1 umask=0xb: For any command. */ \
	ICX_IMC_CTL_(0xb01u)
#define ICX_IMC_EVENT_ACT_COUNT_BYP /* UNC_M_ACT_COUNT.BYP ev_sel=0x1 umask=0x8: For the bypass, going by the name. */ \
	ICX_IMC_CTL_(0x801u)
/* UNC_M_PRE_COUNT ev_sel=0x2: Precharge commands: DRAM pages closed; those implied by auto-precharge are left out. */
#define ICX_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x2 umask=0x4: Closed for reads. */ \
	ICX_IMC_CTL_(0x402u)
#define ICX_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x2 umask=0x8: Closed for writes. */ \
	ICX_IMC_CTL_(0x802u)
#define ICX_IMC_EVENT_PRE_COUNT_PGT /* UNC_M_PRE_COUNT.PGT ev_sel=0x2 umask=0x10: Because the page table says so. */ \
	ICX_IMC_CTL_(0x1002u)
#define ICX_IMC_EVENT_PRE_COUNT_ALL /* UNC_M_PRE_COUNT.ALL ev_sel=0x2 umask=0x1c: For any reason. */ \
	ICX_IMC_CTL_(0x1c02u)
#define ICX_IMC_EVENT_PRE_COUNT_PAGE_MISS /* UNC_M_PRE_COUNT.PAGE_MISS ev_sel=0x2 umask=0xc: Closed as a request needs another page. */ \
	ICX_IMC_CTL_(0xc02u)
/* UNC_M_CAS_COUNT ev_sel=0x4: Column commands (CAS): reads and writes that DRAM was told to do. */
#define ICX_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x4 umask=0xf: All reads, underfills included. */ \
	ICX_IMC_CTL_(0xf04u)
#define ICX_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x4 umask=0x30: All writes, in either mode. */ \
	ICX_IMC_CTL_(0x3004u)
#define ICX_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x4 umask=0x3f: All reads and writes. */ \
	ICX_IMC_CTL_(0x3f04u)
#define ICX_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x4 umask=0x1: Regular reads, with or without auto-precharge. */ \
	ICX_IMC_CTL_(0x104u)
#define ICX_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x4 umask=0x4: Reads that fetch the rest of a line for a partial write, in either mode. */ \
	ICX_IMC_CTL_(0x404u)
#define ICX_IMC_EVENT_CAS_COUNT_RD_PRE_REG /* UNC_M_CAS_COUNT.RD_PRE_REG ev_sel=0x4 umask=0x2: Ordinary reads that close the page. */ \
	ICX_IMC_CTL_(0x204u)
#define ICX_IMC_EVENT_CAS_COUNT_RD_PRE_UNDERFILL /* UNC_M_CAS_COUNT.RD_PRE_UNDERFILL ev_sel=0x4 umask=0x8: Underfill reads that close the page. */ \
	ICX_IMC_CTL_(0x804u)
#define ICX_IMC_EVENT_CAS_COUNT_WR_PRE /* UNC_M_CAS_COUNT.WR_PRE ev_sel=0x4 umask=0x20: Writes that close the page. */ \
	ICX_IMC_CTL_(0x2004u)
#define ICX_IMC_EVENT_CAS_COUNT_WR_NONPRE /* UNC_M_CAS_COUNT.WR_NONPRE ev_sel=0x4 umask=0x10: Writes that leave the page open. */ \
	ICX_IMC_CTL_(0x1004u)
/* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue, isochronous or not. */
#define ICX_IMC_EVENT_RPQ_INSERTS_PCH0 /* UNC_M_RPQ_INSERTS.PCH0 ev_sel=0x10 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x110u)
#define ICX_IMC_EVENT_RPQ_INSERTS_PCH1 /* UNC_M_RPQ_INSERTS.PCH1 ev_sel=0x10 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x210u)
/* UNC_M_RPQ_CYCLES_NE ev_sel=0x11: Cycles with at least one read in the read pending queue. */
#define ICX_IMC_EVENT_RPQ_CYCLES_NE_PCH0 /* UNC_M_RPQ_CYCLES_NE.PCH0 ev_sel=0x11 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x111u)
#define ICX_IMC_EVENT_RPQ_CYCLES_NE_PCH1 /* UNC_M_RPQ_CYCLES_NE.PCH1 ev_sel=0x11 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x211u)
#define ICX_IMC_EVENT_RPQ_CYCLES_FULL_PCH0 /* UNC_M_RPQ_CYCLES_FULL_PCH0 ev_sel=0x12: Cycles in which the queue of reads of pseudo channel 0 is full. */ \
	ICX_IMC_CTL_(0x12u)
#define ICX_IMC_EVENT_RPQ_CYCLES_FULL_PCH1 /* UNC_M_RPQ_CYCLES_FULL_PCH1 ev_sel=0x15: Cycles in which the queue of reads of pseudo channel 1 is full. */ \
	ICX_IMC_CTL_(0x15u)
#define ICX_IMC_EVENT_WPQ_CYCLES_FULL_PCH1 /* UNC_M_WPQ_CYCLES_FULL_PCH1 ev_sel=0x16: Cycles in which the queue of writes of pseudo channel 1 is full. */ \
	ICX_IMC_CTL_(0x16u)
#define ICX_IMC_EVENT_RDB_INSERTS /* UNC_M_RDB_INSERTS ev_sel=0x17: Lines that enter the buffer of what was read. */ \
	ICX_IMC_CTL_(0x17u)
#define ICX_IMC_EVENT_RDB_NOT_EMPTY /* UNC_M_RDB_NOT_EMPTY ev_sel=0x18: Cycles in which the buffer of what was read is not empty. */ \
	ICX_IMC_CTL_(0x18u)
#define ICX_IMC_EVENT_RDB_FULL /* UNC_M_RDB_FULL ev_sel=0x19: Cycles in which the buffer of what was read is full. */ \
	ICX_IMC_CTL_(0x19u)
#define ICX_IMC_EVENT_RDB_OCCUPANCY /* UNC_M_RDB_OCCUPANCY ev_sel=0x1a: Lines in the buffer of what was read, added up every cycle. */ \
	ICX_IMC_CTL_(0x1au)
/* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. A write leaves it when it has gone to DRAM, long after its sender was told that it is done. */
#define ICX_IMC_EVENT_WPQ_INSERTS_PCH0 /* UNC_M_WPQ_INSERTS.PCH0 ev_sel=0x20 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x120u)
#define ICX_IMC_EVENT_WPQ_INSERTS_PCH1 /* UNC_M_WPQ_INSERTS.PCH1 ev_sel=0x20 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x220u)
/* UNC_M_WPQ_CYCLES_NE ev_sel=0x21: Cycles with at least one write in the write pending queue. */
#define ICX_IMC_EVENT_WPQ_CYCLES_NE_PCH0 /* UNC_M_WPQ_CYCLES_NE.PCH0 ev_sel=0x21 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x121u)
#define ICX_IMC_EVENT_WPQ_CYCLES_NE_PCH1 /* UNC_M_WPQ_CYCLES_NE.PCH1 ev_sel=0x21 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x221u)
#define ICX_IMC_EVENT_WPQ_CYCLES_FULL_PCH0 /* UNC_M_WPQ_CYCLES_FULL_PCH0 ev_sel=0x22: Cycles in which the queue of writes of pseudo channel 0 is full. */ \
	ICX_IMC_CTL_(0x22u)
/* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */
#define ICX_IMC_EVENT_WPQ_READ_HIT_PCH0 /* UNC_M_WPQ_READ_HIT.PCH0 ev_sel=0x23 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x123u)
#define ICX_IMC_EVENT_WPQ_READ_HIT_PCH1 /* UNC_M_WPQ_READ_HIT.PCH1 ev_sel=0x23 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x223u)
/* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */
#define ICX_IMC_EVENT_WPQ_WRITE_HIT_PCH0 /* UNC_M_WPQ_WRITE_HIT.PCH0 ev_sel=0x24 umask=0x1: Pseudo channel 0. */ \
	ICX_IMC_CTL_(0x124u)
#define ICX_IMC_EVENT_WPQ_WRITE_HIT_PCH1 /* UNC_M_WPQ_WRITE_HIT.PCH1 ev_sel=0x24 umask=0x2: Pseudo channel 1. */ \
	ICX_IMC_CTL_(0x224u)
#define ICX_IMC_EVENT_PARITY_ERRORS /* UNC_M_PARITY_ERRORS ev_sel=0x2c: Parity errors. */ \
	ICX_IMC_CTL_(0x2cu)
#define ICX_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles of self-refresh with the controller clock running; package C3 and C6 stop that clock. */ \
	ICX_IMC_CTL_(0x43u)
#define ICX_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x44: Commands that precharge every bank at once. */ \
	ICX_IMC_CTL_(0x44u)
/* UNC_M_DRAM_REFRESH ev_sel=0x45: Refresh commands, by urgency. */
#define ICX_IMC_EVENT_DRAM_REFRESH_OPPORTUNISTIC /* UNC_M_DRAM_REFRESH.OPPORTUNISTIC ev_sel=0x45 umask=0x1: Refreshes at a time that suits. */ \
	ICX_IMC_CTL_(0x145u)
#define ICX_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x45 umask=0x2: Refreshes at panic urgency. */ \
	ICX_IMC_CTL_(0x245u)
#define ICX_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x45 umask=0x4: Refreshes at high urgency. */ \
	ICX_IMC_CTL_(0x445u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x46: Cycles of throttling, by heat or by the power control unit; several ranks at once add 1. */
#define ICX_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT0 ev_sel=0x46 umask=0x1: The DIMM in slot 0. */ \
	ICX_IMC_CTL_(0x146u)
#define ICX_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT1 ev_sel=0x46 umask=0x2: The DIMM in slot 1. */ \
	ICX_IMC_CTL_(0x246u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x47: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Invert it for the cycles in which the rank saves power, and never together with edges. */
#define ICX_IMC_EVENT_POWER_CKE_CYCLES_LOW_0 /* UNC_M_POWER_CKE_CYCLES.LOW_0 ev_sel=0x47 umask=0x1: Rank 0 is in power-down. */ \
	ICX_IMC_CTL_(0x147u)
#define ICX_IMC_EVENT_POWER_CKE_CYCLES_LOW_1 /* UNC_M_POWER_CKE_CYCLES.LOW_1 ev_sel=0x47 umask=0x2: Rank 1 is in power-down. */ \
	ICX_IMC_CTL_(0x247u)
#define ICX_IMC_EVENT_POWER_CKE_CYCLES_LOW_2 /* UNC_M_POWER_CKE_CYCLES.LOW_2 ev_sel=0x47 umask=0x4: Rank 2 is in power-down. */ \
	ICX_IMC_CTL_(0x447u)
#define ICX_IMC_EVENT_POWER_CKE_CYCLES_LOW_3 /* UNC_M_POWER_CKE_CYCLES.LOW_3 ev_sel=0x47 umask=0x8: Rank 3 is in power-down. */ \
	ICX_IMC_CTL_(0x847u)
#define ICX_IMC_EVENT_RPQ_OCCUPANCY_PCH0 /* UNC_M_RPQ_OCCUPANCY_PCH0 ev_sel=0x80: Reads in the queue of pseudo channel 0, added up every cycle; divide by RPQ_INSERTS for how long one waits. */ \
	ICX_IMC_CTL_(0x80u)
#define ICX_IMC_EVENT_RPQ_OCCUPANCY_PCH1 /* UNC_M_RPQ_OCCUPANCY_PCH1 ev_sel=0x81: Reads in the queue of pseudo channel 1, added up every cycle; divide by RPQ_INSERTS for how long one waits. */ \
	ICX_IMC_CTL_(0x81u)
#define ICX_IMC_EVENT_WPQ_OCCUPANCY_PCH0 /* UNC_M_WPQ_OCCUPANCY_PCH0 ev_sel=0x82: Writes in the queue of pseudo channel 0, added up every cycle; divide by WPQ_INSERTS for how long one waits. */ \
	ICX_IMC_CTL_(0x82u)
#define ICX_IMC_EVENT_WPQ_OCCUPANCY_PCH1 /* UNC_M_WPQ_OCCUPANCY_PCH1 ev_sel=0x83: Writes in the queue of pseudo channel 1, added up every cycle; divide by WPQ_INSERTS for how long one waits. */ \
	ICX_IMC_CTL_(0x83u)
#define ICX_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles with every rank of the channel in precharge power-down (PPD). With input buffer termination (IBT) on, cycles in which it could have been off. */ \
	ICX_IMC_CTL_(0x85u)
/* UNC_M_POWER_CRIT_THROTTLE_CYCLES ev_sel=0x86: Cycles of critical thermal throttling, by the slot of the DIMM. */
#define ICX_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT0 ev_sel=0x86 umask=0x1: The DIMM in slot 0. */ \
	ICX_IMC_CTL_(0x186u)
#define ICX_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT1 ev_sel=0x86 umask=0x2: The DIMM in slot 1. */ \
	ICX_IMC_CTL_(0x286u)
/* UNC_M_PCLS ev_sel=0xa0: Lines of which only parts are read or written, going by the name. */
#define ICX_IMC_EVENT_PCLS_RD /* UNC_M_PCLS.RD ev_sel=0xa0 umask=0x1: Reads. */ \
	ICX_IMC_CTL_(0x1a0u)
#define ICX_IMC_EVENT_PCLS_WR /* UNC_M_PCLS.WR ev_sel=0xa0 umask=0x2: Writes. */ \
	ICX_IMC_CTL_(0x2a0u)
#define ICX_IMC_EVENT_PCLS_TOTAL /* UNC_M_PCLS.TOTAL ev_sel=0xa0 umask=0x4: Reads and writes. */ \
	ICX_IMC_CTL_(0x4a0u)
#define ICX_IMC_EVENT_SB_CYCLES_NE /* UNC_M_SB_CYCLES_NE ev_sel=0xd0: Cycles in which the scoreboard is not empty. */ \
	ICX_IMC_CTL_(0xd0u)
#define ICX_IMC_EVENT_SB_CYCLES_FULL /* UNC_M_SB_CYCLES_FULL ev_sel=0xd1: Cycles in which the scoreboard is full. */ \
	ICX_IMC_CTL_(0xd1u)
/* UNC_M_SB_ACCESSES ev_sel=0xd2: What the scoreboard does with requests, by the names. */
#define ICX_IMC_EVENT_SB_ACCESSES_ACCEPTS /* UNC_M_SB_ACCESSES.ACCEPTS ev_sel=0xd2 umask=0x5: Requests taken in. */ \
	ICX_IMC_CTL_(0x5d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_REJECTS /* UNC_M_SB_ACCESSES.REJECTS ev_sel=0xd2 umask=0xa: Requests turned away. */ \
	ICX_IMC_CTL_(0xad2u)
#define ICX_IMC_EVENT_SB_ACCESSES_RD_ACCEPTS /* UNC_M_SB_ACCESSES.RD_ACCEPTS ev_sel=0xd2 umask=0x1: Reads taken in. */ \
	ICX_IMC_CTL_(0x1d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_RD_REJECTS /* UNC_M_SB_ACCESSES.RD_REJECTS ev_sel=0xd2 umask=0x2: Reads turned away. */ \
	ICX_IMC_CTL_(0x2d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_WR_ACCEPTS /* UNC_M_SB_ACCESSES.WR_ACCEPTS ev_sel=0xd2 umask=0x4: Writes taken in. */ \
	ICX_IMC_CTL_(0x4d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_WR_REJECTS /* UNC_M_SB_ACCESSES.WR_REJECTS ev_sel=0xd2 umask=0x8: Writes turned away. */ \
	ICX_IMC_CTL_(0x8d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_NM_RD_CMPS /* UNC_M_SB_ACCESSES.NM_RD_CMPS ev_sel=0xd2 umask=0x10: Reads of near memory completed. */ \
	ICX_IMC_CTL_(0x10d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_NM_WR_CMPS /* UNC_M_SB_ACCESSES.NM_WR_CMPS ev_sel=0xd2 umask=0x20: Writes to near memory completed. */ \
	ICX_IMC_CTL_(0x20d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_FM_RD_CMPS /* UNC_M_SB_ACCESSES.FM_RD_CMPS ev_sel=0xd2 umask=0x40: Reads of far memory completed. */ \
	ICX_IMC_CTL_(0x40d2u)
#define ICX_IMC_EVENT_SB_ACCESSES_FM_WR_CMPS /* UNC_M_SB_ACCESSES.FM_WR_CMPS ev_sel=0xd2 umask=0x80: Writes to far memory completed. */ \
	ICX_IMC_CTL_(0x80d2u)
/* UNC_M_TAGCHK ev_sel=0xd3: Tags checked in memory mode, where DRAM is a cache of persistent memory. */
#define ICX_IMC_EVENT_TAGCHK_HIT /* UNC_M_TAGCHK.HIT ev_sel=0xd3 umask=0x1: Hits of near memory. */ \
	ICX_IMC_CTL_(0x1d3u)
#define ICX_IMC_EVENT_TAGCHK_MISS_CLEAN /* UNC_M_TAGCHK.MISS_CLEAN ev_sel=0xd3 umask=0x2: Misses of near memory that replace an unchanged line. */ \
	ICX_IMC_CTL_(0x2d3u)
#define ICX_IMC_EVENT_TAGCHK_MISS_DIRTY /* UNC_M_TAGCHK.MISS_DIRTY ev_sel=0xd3 umask=0x4: Misses of near memory that replace a changed line. */ \
	ICX_IMC_CTL_(0x4d3u)
#define ICX_IMC_EVENT_TAGCHK_NM_RD_HIT /* UNC_M_TAGCHK.NM_RD_HIT ev_sel=0xd3 umask=0x8: Reads that hit near memory. */ \
	ICX_IMC_CTL_(0x8d3u)
#define ICX_IMC_EVENT_TAGCHK_NM_WR_HIT /* UNC_M_TAGCHK.NM_WR_HIT ev_sel=0xd3 umask=0x10: Writes that hit near memory. */ \
	ICX_IMC_CTL_(0x10d3u)
/* UNC_M_SB_REJECT ev_sel=0xd4: Requests that the scoreboard turned away, by reason. */
#define ICX_IMC_EVENT_SB_REJECT_NM_SET_CNFLT /* UNC_M_SB_REJECT.NM_SET_CNFLT ev_sel=0xd4 umask=0x1: Requests to near memory whose set is in use. */ \
	ICX_IMC_CTL_(0x1d4u)
#define ICX_IMC_EVENT_SB_REJECT_FM_ADDR_CNFLT /* UNC_M_SB_REJECT.FM_ADDR_CNFLT ev_sel=0xd4 umask=0x2: Requests to far memory whose address is in use. */ \
	ICX_IMC_CTL_(0x2d4u)
#define ICX_IMC_EVENT_SB_REJECT_PATROL_SET_CNFLT /* UNC_M_SB_REJECT.PATROL_SET_CNFLT ev_sel=0xd4 umask=0x4: Patrol scrubs whose set is in use. */ \
	ICX_IMC_CTL_(0x4d4u)
#define ICX_IMC_EVENT_SB_REJECT_CANARY /* UNC_M_SB_REJECT.CANARY ev_sel=0xd4 umask=0x8: The entry that watches for long waits. */ \
	ICX_IMC_CTL_(0x8d4u)
#define ICX_IMC_EVENT_SB_REJECT_DDR_EARLY_CMP /* UNC_M_SB_REJECT.DDR_EARLY_CMP ev_sel=0xd4 umask=0x20: Early completions by DRAM. */ \
	ICX_IMC_CTL_(0x20d4u)
/* UNC_M_SB_OCCUPANCY ev_sel=0xd5: Entries in the scoreboard, added up each cycle; divide by SB_INSERTS for the mean time of one. */
#define ICX_IMC_EVENT_SB_OCCUPANCY_RDS /* UNC_M_SB_OCCUPANCY.RDS ev_sel=0xd5 umask=0x1: Reads. */ \
	ICX_IMC_CTL_(0x1d5u)
#define ICX_IMC_EVENT_SB_OCCUPANCY_BLOCK_RDS /* UNC_M_SB_OCCUPANCY.BLOCK_RDS ev_sel=0xd5 umask=0x20: Reads of the block region. */ \
	ICX_IMC_CTL_(0x20d5u)
#define ICX_IMC_EVENT_SB_OCCUPANCY_BLOCK_WRS /* UNC_M_SB_OCCUPANCY.BLOCK_WRS ev_sel=0xd5 umask=0x40: Writes to the block region. */ \
	ICX_IMC_CTL_(0x40d5u)
#define ICX_IMC_EVENT_SB_OCCUPANCY_PMM_RDS /* UNC_M_SB_OCCUPANCY.PMM_RDS ev_sel=0xd5 umask=0x4: Reads of persistent memory. */ \
	ICX_IMC_CTL_(0x4d5u)
#define ICX_IMC_EVENT_SB_OCCUPANCY_PMM_WRS /* UNC_M_SB_OCCUPANCY.PMM_WRS ev_sel=0xd5 umask=0x8: Writes to persistent memory. */ \
	ICX_IMC_CTL_(0x8d5u)
/* UNC_M_SB_INSERTS ev_sel=0xd6: Requests that enter the scoreboard. */
#define ICX_IMC_EVENT_SB_INSERTS_RDS /* UNC_M_SB_INSERTS.RDS ev_sel=0xd6 umask=0x1: Reads. */ \
	ICX_IMC_CTL_(0x1d6u)
#define ICX_IMC_EVENT_SB_INSERTS_WRS /* UNC_M_SB_INSERTS.WRS ev_sel=0xd6 umask=0x2: Writes. */ \
	ICX_IMC_CTL_(0x2d6u)
#define ICX_IMC_EVENT_SB_INSERTS_BLOCK_RDS /* UNC_M_SB_INSERTS.BLOCK_RDS ev_sel=0xd6 umask=0x10: Reads of the block region. */ \
	ICX_IMC_CTL_(0x10d6u)
#define ICX_IMC_EVENT_SB_INSERTS_BLOCK_WRS /* UNC_M_SB_INSERTS.BLOCK_WRS ev_sel=0xd6 umask=0x20: Writes to the block region. */ \
	ICX_IMC_CTL_(0x20d6u)
#define ICX_IMC_EVENT_SB_INSERTS_PMM_RDS /* UNC_M_SB_INSERTS.PMM_RDS ev_sel=0xd6 umask=0x4: Reads of persistent memory. */ \
	ICX_IMC_CTL_(0x4d6u)
#define ICX_IMC_EVENT_SB_INSERTS_PMM_WRS /* UNC_M_SB_INSERTS.PMM_WRS ev_sel=0xd6 umask=0x8: Writes to persistent memory. */ \
	ICX_IMC_CTL_(0x8d6u)
/* UNC_M_SB_STRV_ALLOC ev_sel=0xd7: Marks set for requests that wait too long in the scoreboard. */
#define ICX_IMC_EVENT_SB_STRV_ALLOC_NM_RD /* UNC_M_SB_STRV_ALLOC.NM_RD ev_sel=0xd7 umask=0x1: Reads of near memory: an old name. */ \
	ICX_IMC_CTL_(0x1d7u)
#define ICX_IMC_EVENT_SB_STRV_ALLOC_FM_RD /* UNC_M_SB_STRV_ALLOC.FM_RD ev_sel=0xd7 umask=0x2: Reads of far memory: an old name. */ \
	ICX_IMC_CTL_(0x2d7u)
#define ICX_IMC_EVENT_SB_STRV_ALLOC_NM_WR /* UNC_M_SB_STRV_ALLOC.NM_WR ev_sel=0xd7 umask=0x4: Writes to near memory: an old name. */ \
	ICX_IMC_CTL_(0x4d7u)
#define ICX_IMC_EVENT_SB_STRV_ALLOC_FM_WR /* UNC_M_SB_STRV_ALLOC.FM_WR ev_sel=0xd7 umask=0x8: Writes to far memory: an old name. */ \
	ICX_IMC_CTL_(0x8d7u)
#define ICX_IMC_EVENT_SB_STRV_ALLOC_FM_TGR /* UNC_M_SB_STRV_ALLOC.FM_TGR ev_sel=0xd7 umask=0x10: FMTGR: an old name. */ \
	ICX_IMC_CTL_(0x10d7u)
/* UNC_M_SB_STRV_OCC ev_sel=0xd8: Requests in the scoreboard that wait too long, by the name at each cycle. */
#define ICX_IMC_EVENT_SB_STRV_OCC_NM_RD /* UNC_M_SB_STRV_OCC.NM_RD ev_sel=0xd8 umask=0x1: Reads of near memory: an old name. */ \
	ICX_IMC_CTL_(0x1d8u)
#define ICX_IMC_EVENT_SB_STRV_OCC_FM_RD /* UNC_M_SB_STRV_OCC.FM_RD ev_sel=0xd8 umask=0x2: Reads of far memory: an old name. */ \
	ICX_IMC_CTL_(0x2d8u)
#define ICX_IMC_EVENT_SB_STRV_OCC_NM_WR /* UNC_M_SB_STRV_OCC.NM_WR ev_sel=0xd8 umask=0x4: Writes to near memory: an old name. */ \
	ICX_IMC_CTL_(0x4d8u)
#define ICX_IMC_EVENT_SB_STRV_OCC_FM_WR /* UNC_M_SB_STRV_OCC.FM_WR ev_sel=0xd8 umask=0x8: Writes to far memory: an old name. */ \
	ICX_IMC_CTL_(0x8d8u)
#define ICX_IMC_EVENT_SB_STRV_OCC_FM_TGR /* UNC_M_SB_STRV_OCC.FM_TGR ev_sel=0xd8 umask=0x10: FMTGR: an old name. */ \
	ICX_IMC_CTL_(0x10d8u)
/* UNC_M_SB_CANARY ev_sel=0xd9: The entry of the scoreboard that watches for requests that wait too long; Intel's descriptions fit a neighbour. */
#define ICX_IMC_EVENT_SB_CANARY_ALLOC /* UNC_M_SB_CANARY.ALLOC ev_sel=0xd9 umask=0x1: Entries taken. */ \
	ICX_IMC_CTL_(0x1d9u)
#define ICX_IMC_EVENT_SB_CANARY_DEALLOC /* UNC_M_SB_CANARY.DEALLOC ev_sel=0xd9 umask=0x2: Entries given back. */ \
	ICX_IMC_CTL_(0x2d9u)
#define ICX_IMC_EVENT_SB_CANARY_VLD /* UNC_M_SB_CANARY.VLD ev_sel=0xd9 umask=0x4: The entry in use. */ \
	ICX_IMC_CTL_(0x4d9u)
#define ICX_IMC_EVENT_SB_CANARY_NM_RD_STARVED /* UNC_M_SB_CANARY.NM_RD_STARVED ev_sel=0xd9 umask=0x8: Reads of near memory that waited too long: an old name. */ \
	ICX_IMC_CTL_(0x8d9u)
#define ICX_IMC_EVENT_SB_CANARY_NM_WR_STARVED /* UNC_M_SB_CANARY.NM_WR_STARVED ev_sel=0xd9 umask=0x10: Writes to near memory that waited too long: an old name. */ \
	ICX_IMC_CTL_(0x10d9u)
#define ICX_IMC_EVENT_SB_CANARY_FM_RD_STARVED /* UNC_M_SB_CANARY.FM_RD_STARVED ev_sel=0xd9 umask=0x20: Reads of far memory that waited too long: an old name. */ \
	ICX_IMC_CTL_(0x20d9u)
#define ICX_IMC_EVENT_SB_CANARY_FM_WR_STARVED /* UNC_M_SB_CANARY.FM_WR_STARVED ev_sel=0xd9 umask=0x40: Writes to far memory that waited too long: an old name. */ \
	ICX_IMC_CTL_(0x40d9u)
#define ICX_IMC_EVENT_SB_CANARY_FM_TGR_WR_STARVED /* UNC_M_SB_CANARY.FM_TGR_WR_STARVED ev_sel=0xd9 umask=0x80: FMTGR writes that waited too long: an old name. */ \
	ICX_IMC_CTL_(0x80d9u)
/* UNC_M_SB_PREF_INSERTS ev_sel=0xda: Prefetches that enter the scoreboard. */
#define ICX_IMC_EVENT_SB_PREF_INSERTS_ALL /* UNC_M_SB_PREF_INSERTS.ALL ev_sel=0xda umask=0x1: Of any memory. */ \
	ICX_IMC_CTL_(0x1dau)
#define ICX_IMC_EVENT_SB_PREF_INSERTS_DDR /* UNC_M_SB_PREF_INSERTS.DDR ev_sel=0xda umask=0x2: Of DRAM. */ \
	ICX_IMC_CTL_(0x2dau)
#define ICX_IMC_EVENT_SB_PREF_INSERTS_PMM /* UNC_M_SB_PREF_INSERTS.PMM ev_sel=0xda umask=0x4: Of persistent memory. */ \
	ICX_IMC_CTL_(0x4dau)
/* UNC_M_SB_PREF_OCCUPANCY ev_sel=0xdb: Prefetches in the scoreboard, added up every cycle. */
#define ICX_IMC_EVENT_SB_PREF_OCCUPANCY_ALL /* UNC_M_SB_PREF_OCCUPANCY.ALL ev_sel=0xdb umask=0x1: Of any memory. */ \
	ICX_IMC_CTL_(0x1dbu)
#define ICX_IMC_EVENT_SB_PREF_OCCUPANCY_DDR /* UNC_M_SB_PREF_OCCUPANCY.DDR ev_sel=0xdb umask=0x2: Of DRAM. */ \
	ICX_IMC_CTL_(0x2dbu)
#define ICX_IMC_EVENT_SB_PREF_OCCUPANCY_PMM /* UNC_M_SB_PREF_OCCUPANCY.PMM ev_sel=0xdb umask=0x4: Of persistent memory: an old name of PMEM. */ \
	ICX_IMC_CTL_(0x4dbu)
/* UNC_M_SB_TAGGED ev_sel=0xdd: Tagged entries of the scoreboard; Intel gives names and no more. */
#define ICX_IMC_EVENT_SB_TAGGED_NEW /* UNC_M_SB_TAGGED.NEW ev_sel=0xdd umask=0x1: New tagged entries. */ \
	ICX_IMC_CTL_(0x1ddu)
#define ICX_IMC_EVENT_SB_TAGGED_RD_HIT /* UNC_M_SB_TAGGED.RD_HIT ev_sel=0xdd umask=0x2: Reads that hit one. */ \
	ICX_IMC_CTL_(0x2ddu)
#define ICX_IMC_EVENT_SB_TAGGED_RD_MISS /* UNC_M_SB_TAGGED.RD_MISS ev_sel=0xdd umask=0x4: Reads that hit none. */ \
	ICX_IMC_CTL_(0x4ddu)
#define ICX_IMC_EVENT_SB_TAGGED_DDR4_CMP /* UNC_M_SB_TAGGED.DDR4_CMP ev_sel=0xdd umask=0x8: Completions by DRAM. */ \
	ICX_IMC_CTL_(0x8ddu)
#define ICX_IMC_EVENT_SB_TAGGED_OCC /* UNC_M_SB_TAGGED.OCC ev_sel=0xdd umask=0x80: Tagged entries in use. */ \
	ICX_IMC_CTL_(0x80ddu)
#define ICX_IMC_EVENT_SB_TAGGED_PMM0_CMP /* UNC_M_SB_TAGGED.PMM0_CMP ev_sel=0xdd umask=0x10: Completions by module 0 of persistent memory. */ \
	ICX_IMC_CTL_(0x10ddu)
#define ICX_IMC_EVENT_SB_TAGGED_PMM1_CMP /* UNC_M_SB_TAGGED.PMM1_CMP ev_sel=0xdd umask=0x20: Completions by module 1 of persistent memory. */ \
	ICX_IMC_CTL_(0x20ddu)
#define ICX_IMC_EVENT_SB_TAGGED_PMM2_CMP /* UNC_M_SB_TAGGED.PMM2_CMP ev_sel=0xdd umask=0x40: Completions by module 2 of persistent memory. */ \
	ICX_IMC_CTL_(0x40ddu)
/* UNC_M_SB_STRV_DEALLOC ev_sel=0xde: Marks cleared of requests that waited too long in the scoreboard. */
#define ICX_IMC_EVENT_SB_STRV_DEALLOC_NM_RD /* UNC_M_SB_STRV_DEALLOC.NM_RD ev_sel=0xde umask=0x1: Reads of near memory: an old name. */ \
	ICX_IMC_CTL_(0x1deu)
#define ICX_IMC_EVENT_SB_STRV_DEALLOC_FM_RD /* UNC_M_SB_STRV_DEALLOC.FM_RD ev_sel=0xde umask=0x2: Reads of far memory: an old name. */ \
	ICX_IMC_CTL_(0x2deu)
#define ICX_IMC_EVENT_SB_STRV_DEALLOC_NM_WR /* UNC_M_SB_STRV_DEALLOC.NM_WR ev_sel=0xde umask=0x4: Writes to near memory: an old name. */ \
	ICX_IMC_CTL_(0x4deu)
#define ICX_IMC_EVENT_SB_STRV_DEALLOC_FM_WR /* UNC_M_SB_STRV_DEALLOC.FM_WR ev_sel=0xde umask=0x8: Writes to far memory: an old name. */ \
	ICX_IMC_CTL_(0x8deu)
#define ICX_IMC_EVENT_SB_STRV_DEALLOC_FM_TGR /* UNC_M_SB_STRV_DEALLOC.FM_TGR ev_sel=0xde umask=0x10: FMTGR: an old name. */ \
	ICX_IMC_CTL_(0x10deu)
/* UNC_M_PMM_RPQ_OCCUPANCY ev_sel=0xe0: Reads in the queue for persistent memory, added up each cycle; divide by PMM_RPQ_INSERTS for the mean time of one. */
#define ICX_IMC_EVENT_PMM_RPQ_OCCUPANCY_ALL /* UNC_M_PMM_RPQ_OCCUPANCY.ALL ev_sel=0xe0 umask=0x1: All reads. */ \
	ICX_IMC_CTL_(0x1e0u)
#define ICX_IMC_EVENT_PMM_RPQ_OCCUPANCY_NO_GNT /* UNC_M_PMM_RPQ_OCCUPANCY.NO_GNT ev_sel=0xe0 umask=0x2: Reads without a grant. */ \
	ICX_IMC_CTL_(0x2e0u)
#define ICX_IMC_EVENT_PMM_RPQ_OCCUPANCY_GNT_WAIT /* UNC_M_PMM_RPQ_OCCUPANCY.GNT_WAIT ev_sel=0xe0 umask=0x4: Reads that wait for a grant. */ \
	ICX_IMC_CTL_(0x4e0u)
#define ICX_IMC_EVENT_PMM_RPQ_CYCLES_NE /* UNC_M_PMM_RPQ_CYCLES_NE ev_sel=0xe1: Cycles in which the queue of reads of persistent memory is not empty. */ \
	ICX_IMC_CTL_(0xe1u)
#define ICX_IMC_EVENT_PMM_RPQ_CYCLES_FULL /* UNC_M_PMM_RPQ_CYCLES_FULL ev_sel=0xe2: Cycles in which the queue of reads of persistent memory is full. */ \
	ICX_IMC_CTL_(0xe2u)
#define ICX_IMC_EVENT_PMM_RPQ_INSERTS /* UNC_M_PMM_RPQ_INSERTS ev_sel=0xe3: Reads that enter the queue for persistent memory, a line of 64 bytes each. */ \
	ICX_IMC_CTL_(0xe3u)
/* UNC_M_PMM_WPQ_OCCUPANCY ev_sel=0xe4: Writes in the queue for persistent memory, added up each cycle; divide by PMM_WPQ_INSERTS for the mean time of one. */
#define ICX_IMC_EVENT_PMM_WPQ_OCCUPANCY_ALL /* UNC_M_PMM_WPQ_OCCUPANCY.ALL ev_sel=0xe4 umask=0x1: All writes. */ \
	ICX_IMC_CTL_(0x1e4u)
#define ICX_IMC_EVENT_PMM_WPQ_OCCUPANCY_CAS /* UNC_M_PMM_WPQ_OCCUPANCY.CAS ev_sel=0xe4 umask=0x2: Writes of a kind named CAS, which Intel does not explain. */ \
	ICX_IMC_CTL_(0x2e4u)
#define ICX_IMC_EVENT_PMM_WPQ_OCCUPANCY_PWR /* UNC_M_PMM_WPQ_OCCUPANCY.PWR ev_sel=0xe4 umask=0x4: Writes of a kind named PWR, which Intel does not explain. */ \
	ICX_IMC_CTL_(0x4e4u)
#define ICX_IMC_EVENT_PMM_WPQ_CYCLES_NE /* UNC_M_PMM_WPQ_CYCLES_NE ev_sel=0xe5: Cycles in which the queue of writes to persistent memory is not empty. */ \
	ICX_IMC_CTL_(0xe5u)
#define ICX_IMC_EVENT_PMM_WPQ_CYCLES_FULL /* UNC_M_PMM_WPQ_CYCLES_FULL ev_sel=0xe6: Cycles in which the queue of writes to persistent memory is full. */ \
	ICX_IMC_CTL_(0xe6u)
#define ICX_IMC_EVENT_PMM_WPQ_INSERTS /* UNC_M_PMM_WPQ_INSERTS ev_sel=0xe7: Writes that enter the queue for persistent memory, a line of 64 bytes each. */ \
	ICX_IMC_CTL_(0xe7u)
#define ICX_IMC_EVENT_PMM_WPQ_FLUSH /* UNC_M_PMM_WPQ_FLUSH ev_sel=0xe8: Times that the queue of writes to persistent memory is written out. */ \
	ICX_IMC_CTL_(0xe8u)
#define ICX_IMC_EVENT_PMM_WPQ_FLUSH_CYC /* UNC_M_PMM_WPQ_FLUSH_CYC ev_sel=0xe9: Cycles in which the queue of writes to persistent memory is being written out. */ \
	ICX_IMC_CTL_(0xe9u)
/* UNC_M_PMM_CMD1 ev_sel=0xea: Commands to persistent memory, by kind. */
#define ICX_IMC_EVENT_PMM_CMD1_ALL /* UNC_M_PMM_CMD1.ALL ev_sel=0xea umask=0x1: Commands of any kind. */ \
	ICX_IMC_CTL_(0x1eau)
#define ICX_IMC_EVENT_PMM_CMD1_RD /* UNC_M_PMM_CMD1.RD ev_sel=0xea umask=0x2: Reads. */ \
	ICX_IMC_CTL_(0x2eau)
#define ICX_IMC_EVENT_PMM_CMD1_WR /* UNC_M_PMM_CMD1.WR ev_sel=0xea umask=0x4: Writes. */ \
	ICX_IMC_CTL_(0x4eau)
#define ICX_IMC_EVENT_PMM_CMD1_UFILL_RD /* UNC_M_PMM_CMD1.UFILL_RD ev_sel=0xea umask=0x8: Underfill reads, which complete lines that are written in part. */ \
	ICX_IMC_CTL_(0x8eau)
#define ICX_IMC_EVENT_PMM_CMD1_RPQ_GNTS /* UNC_M_PMM_CMD1.RPQ_GNTS ev_sel=0xea umask=0x10: Grants for the queue of reads. */ \
	ICX_IMC_CTL_(0x10eau)
#define ICX_IMC_EVENT_PMM_CMD1_WPQ_GNTS /* UNC_M_PMM_CMD1.WPQ_GNTS ev_sel=0xea umask=0x20: Grants for the queue of writes. */ \
	ICX_IMC_CTL_(0x20eau)
#define ICX_IMC_EVENT_PMM_CMD1_MISC_GNT /* UNC_M_PMM_CMD1.MISC_GNT ev_sel=0xea umask=0x40: Other grants. */ \
	ICX_IMC_CTL_(0x40eau)
#define ICX_IMC_EVENT_PMM_CMD1_MISC /* UNC_M_PMM_CMD1.MISC ev_sel=0xea umask=0x80: Other commands: errors, acknowledgements. */ \
	ICX_IMC_CTL_(0x80eau)
/* UNC_M_PMM_CMD2 ev_sel=0xeb: Further commands to persistent memory, answers without data, and errors. */
#define ICX_IMC_EVENT_PMM_CMD2_OPP_RD /* UNC_M_PMM_CMD2.OPP_RD ev_sel=0xeb umask=0x1: Opportunistic reads. */ \
	ICX_IMC_CTL_(0x1ebu)
#define ICX_IMC_EVENT_PMM_CMD2_NODATA_EXP /* UNC_M_PMM_CMD2.NODATA_EXP ev_sel=0xeb umask=0x2: Packets without data, as expected. */ \
	ICX_IMC_CTL_(0x2ebu)
#define ICX_IMC_EVENT_PMM_CMD2_NODATA_UNEXP /* UNC_M_PMM_CMD2.NODATA_UNEXP ev_sel=0xeb umask=0x4: Packets without data that answer a read. */ \
	ICX_IMC_CTL_(0x4ebu)
#define ICX_IMC_EVENT_PMM_CMD2_REQS_SLOT0 /* UNC_M_PMM_CMD2.REQS_SLOT0 ev_sel=0xeb umask=0x8: Read requests in slot 0. */ \
	ICX_IMC_CTL_(0x8ebu)
#define ICX_IMC_EVENT_PMM_CMD2_REQS_SLOT1 /* UNC_M_PMM_CMD2.REQS_SLOT1 ev_sel=0xeb umask=0x10: Read requests in slot 1. */ \
	ICX_IMC_CTL_(0x10ebu)
#define ICX_IMC_EVENT_PMM_CMD2_PMM_ECC_ERROR /* UNC_M_PMM_CMD2.PMM_ECC_ERROR ev_sel=0xeb umask=0x20: ECC errors of persistent memory. */ \
	ICX_IMC_CTL_(0x20ebu)
#define ICX_IMC_EVENT_PMM_CMD2_PMM_ERID_ERROR /* UNC_M_PMM_CMD2.PMM_ERID_ERROR ev_sel=0xeb umask=0x40: Parity errors of the identifier of reads (ERID). */ \
	ICX_IMC_CTL_(0x40ebu)
#define ICX_IMC_EVENT_PMM_CMD2_PMM_ERID_STARVED /* UNC_M_PMM_CMD2.PMM_ERID_STARVED ev_sel=0xeb umask=0x80: Reads that wait too long for an identifier (ERID). */ \
	ICX_IMC_CTL_(0x80ebu)

#endif

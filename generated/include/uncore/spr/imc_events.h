/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/imc.events.json by "make generate". Do not edit. */
/*
 * The events of spr imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SPR_IMC_EVENTS_H
#define UNCORE_SPR_IMC_EVENTS_H

#include "uncore/spr/imc.h"

#define SPR_IMC_CTL_(raw) UNCORE_VALUE_(spr_imc_ctl, raw)
#define SPR_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x1 umask=0x1: Cycles of DCLK, at which the memory runs: half of the transfers. */ \
	SPR_IMC_CTL_(0x101u)
#define SPR_IMC_EVENT_HCLOCKTICKS /* UNC_M_HCLOCKTICKS ev_sel=0x1: Cycles of HCLK; no source says how it relates to DCLK. */ \
	SPR_IMC_CTL_(0x1u)
/* UNC_M_ACT_COUNT ev_sel=0x2: DRAM pages opened (activate commands), by what for. */
#define SPR_IMC_EVENT_ACT_COUNT_ALL /* UNC_M_ACT_COUNT.ALL ev_sel=0x2 umask=0xff: For any command. */ \
	SPR_IMC_CTL_(0xff02u)
/* UNC_M_PRE_COUNT ev_sel=0x3: Precharge commands: DRAM pages closed, by what for. */
#define SPR_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x3 umask=0x11: For reads. */ \
	SPR_IMC_CTL_(0x1103u)
#define SPR_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x3 umask=0x22: For writes. */ \
	SPR_IMC_CTL_(0x2203u)
#define SPR_IMC_EVENT_PRE_COUNT_PGT /* UNC_M_PRE_COUNT.PGT ev_sel=0x3 umask=0x88: Because the page table says so. */ \
	SPR_IMC_CTL_(0x8803u)
#define SPR_IMC_EVENT_PRE_COUNT_ALL /* UNC_M_PRE_COUNT.ALL ev_sel=0x3 umask=0xff: For any reason. */ \
	SPR_IMC_CTL_(0xff03u)
#define SPR_IMC_EVENT_PRE_COUNT_RD_PCH0 /* UNC_M_PRE_COUNT.RD_PCH0 ev_sel=0x3 umask=0x1: For reads, pseudo channel 0. */ \
	SPR_IMC_CTL_(0x103u)
#define SPR_IMC_EVENT_PRE_COUNT_WR_PCH0 /* UNC_M_PRE_COUNT.WR_PCH0 ev_sel=0x3 umask=0x2: For writes, pseudo channel 0. */ \
	SPR_IMC_CTL_(0x203u)
#define SPR_IMC_EVENT_PRE_COUNT_UFILL_PCH0 /* UNC_M_PRE_COUNT.UFILL_PCH0 ev_sel=0x3 umask=0x4: For underfill reads, pseudo channel 0. */ \
	SPR_IMC_CTL_(0x403u)
#define SPR_IMC_EVENT_PRE_COUNT_PGT_PCH0 /* UNC_M_PRE_COUNT.PGT_PCH0 ev_sel=0x3 umask=0x8: When a page was open too long, pseudo channel 0. */ \
	SPR_IMC_CTL_(0x803u)
#define SPR_IMC_EVENT_PRE_COUNT_RD_PCH1 /* UNC_M_PRE_COUNT.RD_PCH1 ev_sel=0x3 umask=0x10: For reads, pseudo channel 1. */ \
	SPR_IMC_CTL_(0x1003u)
#define SPR_IMC_EVENT_PRE_COUNT_WR_PCH1 /* UNC_M_PRE_COUNT.WR_PCH1 ev_sel=0x3 umask=0x20: For writes, pseudo channel 1. */ \
	SPR_IMC_CTL_(0x2003u)
#define SPR_IMC_EVENT_PRE_COUNT_UFILL_PCH1 /* UNC_M_PRE_COUNT.UFILL_PCH1 ev_sel=0x3 umask=0x40: For underfill reads, pseudo channel 1. */ \
	SPR_IMC_CTL_(0x4003u)
#define SPR_IMC_EVENT_PRE_COUNT_PGT_PCH1 /* UNC_M_PRE_COUNT.PGT_PCH1 ev_sel=0x3 umask=0x80: When a page was open too long, pseudo channel 1. */ \
	SPR_IMC_CTL_(0x8003u)
#define SPR_IMC_EVENT_PRE_COUNT_UFILL /* UNC_M_PRE_COUNT.UFILL ev_sel=0x3 umask=0x44: For underfill reads. */ \
	SPR_IMC_CTL_(0x4403u)
/* UNC_M_CAS_COUNT ev_sel=0x5: Column accesses that were issued, by kind. */
#define SPR_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x5 umask=0xcf: Reads of any kind. */ \
	SPR_IMC_CTL_(0xcf05u)
#define SPR_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x5 umask=0xf0: Writes of any kind. */ \
	SPR_IMC_CTL_(0xf005u)
#define SPR_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x5 umask=0xff: Reads and writes of any kind. */ \
	SPR_IMC_CTL_(0xff05u)
#define SPR_IMC_EVENT_CAS_COUNT_RD_REG /* UNC_M_CAS_COUNT.RD_REG ev_sel=0x5 umask=0xc1: Regular reads. */ \
	SPR_IMC_CTL_(0xc105u)
#define SPR_IMC_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_M_CAS_COUNT.RD_UNDERFILL ev_sel=0x5 umask=0xc4: Underfill reads, for writes of parts of lines. */ \
	SPR_IMC_CTL_(0xc405u)
#define SPR_IMC_EVENT_CAS_COUNT_RD_PRE_REG /* UNC_M_CAS_COUNT.RD_PRE_REG ev_sel=0x5 umask=0xc2: Regular reads that also close the page. */ \
	SPR_IMC_CTL_(0xc205u)
#define SPR_IMC_EVENT_CAS_COUNT_RD_PRE_UNDERFILL /* UNC_M_CAS_COUNT.RD_PRE_UNDERFILL ev_sel=0x5 umask=0xc8: Underfill reads that also close the page. */ \
	SPR_IMC_CTL_(0xc805u)
#define SPR_IMC_EVENT_CAS_COUNT_WR_PRE /* UNC_M_CAS_COUNT.WR_PRE ev_sel=0x5 umask=0xe0: Writes that also close the page. */ \
	SPR_IMC_CTL_(0xe005u)
#define SPR_IMC_EVENT_CAS_COUNT_WR_NONPRE /* UNC_M_CAS_COUNT.WR_NONPRE ev_sel=0x5 umask=0xd0: Writes that leave the page open. */ \
	SPR_IMC_CTL_(0xd005u)
#define SPR_IMC_EVENT_CAS_COUNT_PCH0 /* UNC_M_CAS_COUNT.PCH0 ev_sel=0x5 umask=0x40: Accesses of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x4005u)
#define SPR_IMC_EVENT_CAS_COUNT_PCH1 /* UNC_M_CAS_COUNT.PCH1 ev_sel=0x5 umask=0x80: Accesses of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x8005u)
/* UNC_M_CAS_ISSUED_REQ_LEN ev_sel=0x6: Column accesses that were issued, by their length. */
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_RD_64B /* UNC_M_CAS_ISSUED_REQ_LEN.RD_64B ev_sel=0x6 umask=0xc1: Reads of 64 bytes. */ \
	SPR_IMC_CTL_(0xc106u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_RD_UFILL_64B /* UNC_M_CAS_ISSUED_REQ_LEN.RD_UFILL_64B ev_sel=0x6 umask=0xc2: Underfill reads of 64 bytes. */ \
	SPR_IMC_CTL_(0xc206u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_WR_64B /* UNC_M_CAS_ISSUED_REQ_LEN.WR_64B ev_sel=0x6 umask=0xc4: Writes of 64 bytes. */ \
	SPR_IMC_CTL_(0xc406u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_RD_32B /* UNC_M_CAS_ISSUED_REQ_LEN.RD_32B ev_sel=0x6 umask=0xc8: Reads of 32 bytes. */ \
	SPR_IMC_CTL_(0xc806u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_RD_UFILL_32B /* UNC_M_CAS_ISSUED_REQ_LEN.RD_UFILL_32B ev_sel=0x6 umask=0xd0: Underfill reads of 32 bytes. */ \
	SPR_IMC_CTL_(0xd006u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_WR_32B /* UNC_M_CAS_ISSUED_REQ_LEN.WR_32B ev_sel=0x6 umask=0xe0: Writes of 32 bytes. */ \
	SPR_IMC_CTL_(0xe006u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_PCH0 /* UNC_M_CAS_ISSUED_REQ_LEN.PCH0 ev_sel=0x6 umask=0x40: Accesses of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x4006u)
#define SPR_IMC_EVENT_CAS_ISSUED_REQ_LEN_PCH1 /* UNC_M_CAS_ISSUED_REQ_LEN.PCH1 ev_sel=0x6 umask=0x80: Accesses of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x8006u)
#define SPR_IMC_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_M_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	SPR_IMC_CTL_(0x9u)
/* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue. */
#define SPR_IMC_EVENT_RPQ_INSERTS_PCH0 /* UNC_M_RPQ_INSERTS.PCH0 ev_sel=0x10 umask=0x1: Pseudo channel 0 of both subchannels. */ \
	SPR_IMC_CTL_(0x110u)
#define SPR_IMC_EVENT_RPQ_INSERTS_PCH1 /* UNC_M_RPQ_INSERTS.PCH1 ev_sel=0x10 umask=0x2: Pseudo channel 1 of both subchannels. */ \
	SPR_IMC_CTL_(0x210u)
/* UNC_M_RDB_INSERTS ev_sel=0x17: Lines that enter the buffer of what was read. */
#define SPR_IMC_EVENT_RDB_INSERTS_PCH0 /* UNC_M_RDB_INSERTS.PCH0 ev_sel=0x17 umask=0x1: Entries of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x117u)
#define SPR_IMC_EVENT_RDB_INSERTS_PCH1 /* UNC_M_RDB_INSERTS.PCH1 ev_sel=0x17 umask=0x2: Entries of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x217u)
#define SPR_IMC_EVENT_RDB_INSERTS_ALL /* UNC_M_RDB_INSERTS.ALL ev_sel=0x17 umask=0x3: Entries of both pseudo channels. */ \
	SPR_IMC_CTL_(0x317u)
/* UNC_M_RDB_NE ev_sel=0x18: Cycles in which the read buffer holds something, by pseudo channel. */
#define SPR_IMC_EVENT_RDB_NE_PCH0 /* UNC_M_RDB_NE.PCH0 ev_sel=0x18 umask=0x1: Cycles of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x118u)
#define SPR_IMC_EVENT_RDB_NE_PCH1 /* UNC_M_RDB_NE.PCH1 ev_sel=0x18 umask=0x2: Cycles of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x218u)
#define SPR_IMC_EVENT_RDB_NE_ALL /* UNC_M_RDB_NE.ALL ev_sel=0x18 umask=0x3: Cycles of either pseudo channel. */ \
	SPR_IMC_CTL_(0x318u)
#define SPR_IMC_EVENT_RDB_FULL /* UNC_M_RDB_FULL ev_sel=0x19: Cycles in which the read buffer holds more entries than the umask says. */ \
	SPR_IMC_CTL_(0x19u)
#define SPR_IMC_EVENT_RDB_OCCUPANCY /* UNC_M_RDB_OCCUPANCY ev_sel=0x1a: Adds up the entries of the read buffer, every cycle. */ \
	SPR_IMC_CTL_(0x1au)
/* UNC_M_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. */
#define SPR_IMC_EVENT_WPQ_INSERTS_PCH0 /* UNC_M_WPQ_INSERTS.PCH0 ev_sel=0x20 umask=0x1: Pseudo channel 0 of both subchannels. */ \
	SPR_IMC_CTL_(0x120u)
#define SPR_IMC_EVENT_WPQ_INSERTS_PCH1 /* UNC_M_WPQ_INSERTS.PCH1 ev_sel=0x20 umask=0x2: Pseudo channel 1 of both subchannels. */ \
	SPR_IMC_CTL_(0x220u)
#define SPR_IMC_EVENT_WPQ_READ_HIT /* UNC_M_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	SPR_IMC_CTL_(0x23u)
#define SPR_IMC_EVENT_WPQ_WRITE_HIT /* UNC_M_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	SPR_IMC_CTL_(0x24u)
#define SPR_IMC_EVENT_POWER_SELF_REFRESH /* UNC_M_POWER_SELF_REFRESH ev_sel=0x43: Cycles in which the DIMMs refresh themselves. */ \
	SPR_IMC_CTL_(0x43u)
#define SPR_IMC_EVENT_DRAM_PRE_ALL /* UNC_M_DRAM_PRE_ALL ev_sel=0x44 umask=0x3: Commands that precharge every bank at once. */ \
	SPR_IMC_CTL_(0x344u)
/* UNC_M_DRAM_REFRESH ev_sel=0x45: Refresh commands, by urgency. */
#define SPR_IMC_EVENT_DRAM_REFRESH_PANIC /* UNC_M_DRAM_REFRESH.PANIC ev_sel=0x45 umask=0x12: Refreshes at panic urgency. */ \
	SPR_IMC_CTL_(0x1245u)
#define SPR_IMC_EVENT_DRAM_REFRESH_HIGH /* UNC_M_DRAM_REFRESH.HIGH ev_sel=0x45 umask=0x24: Refreshes at high urgency. */ \
	SPR_IMC_CTL_(0x2445u)
#define SPR_IMC_EVENT_DRAM_REFRESH_HIGH_ALL /* UNC_M_DRAM_REFRESH.HIGH_ALL ev_sel=0x45 umask=0x24: Refreshes of high priority. */ \
	SPR_IMC_CTL_(0x2445u)
#define SPR_IMC_EVENT_DRAM_REFRESH_PANIC_ALL /* UNC_M_DRAM_REFRESH.PANIC_ALL ev_sel=0x45 umask=0x12: Refreshes of highest priority, which cannot wait. */ \
	SPR_IMC_CTL_(0x1245u)
#define SPR_IMC_EVENT_DRAM_REFRESH_HIGH_PCH0 /* UNC_M_DRAM_REFRESH.HIGH_PCH0 ev_sel=0x45 umask=0x4: Refreshes of high priority of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x445u)
#define SPR_IMC_EVENT_DRAM_REFRESH_HIGH_PCH1 /* UNC_M_DRAM_REFRESH.HIGH_PCH1 ev_sel=0x45 umask=0x20: Refreshes of high priority of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x2045u)
#define SPR_IMC_EVENT_DRAM_REFRESH_PANIC_PCH0 /* UNC_M_DRAM_REFRESH.PANIC_PCH0 ev_sel=0x45 umask=0x2: Refreshes of highest priority, which cannot wait of pseudo channel 0. */ \
	SPR_IMC_CTL_(0x245u)
#define SPR_IMC_EVENT_DRAM_REFRESH_PANIC_PCH1 /* UNC_M_DRAM_REFRESH.PANIC_PCH1 ev_sel=0x45 umask=0x10: Refreshes of highest priority, which cannot wait of pseudo channel 1. */ \
	SPR_IMC_CTL_(0x1045u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x46: Cycles of throttling, by its reason. */
#define SPR_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT0 ev_sel=0x46 umask=0x1: For the DIMM of slot 0. */ \
	SPR_IMC_CTL_(0x146u)
#define SPR_IMC_EVENT_POWER_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_THROTTLE_CYCLES.SLOT1 ev_sel=0x46 umask=0x2: For the DIMM of slot 1. */ \
	SPR_IMC_CTL_(0x246u)
/* UNC_M_POWER_CKE_CYCLES ev_sel=0x47: Cycles with CKE on in a rank; ranks taken together add 1, so take a counter for each. Invert it for the cycles in which the rank saves power, and never together with edges. */
#define SPR_IMC_EVENT_POWER_CKE_CYCLES_LOW_0 /* UNC_M_POWER_CKE_CYCLES.LOW_0 ev_sel=0x47 umask=0x1: For the rank that Intel numbers 0. */ \
	SPR_IMC_CTL_(0x147u)
#define SPR_IMC_EVENT_POWER_CKE_CYCLES_LOW_1 /* UNC_M_POWER_CKE_CYCLES.LOW_1 ev_sel=0x47 umask=0x2: For the rank that Intel numbers 1. */ \
	SPR_IMC_CTL_(0x247u)
#define SPR_IMC_EVENT_POWER_CKE_CYCLES_LOW_2 /* UNC_M_POWER_CKE_CYCLES.LOW_2 ev_sel=0x47 umask=0x4: For the rank that Intel numbers 2. */ \
	SPR_IMC_CTL_(0x447u)
#define SPR_IMC_EVENT_POWER_CKE_CYCLES_LOW_3 /* UNC_M_POWER_CKE_CYCLES.LOW_3 ev_sel=0x47 umask=0x8: For the rank that Intel numbers 3. */ \
	SPR_IMC_CTL_(0x847u)
#define SPR_IMC_EVENT_RPQ_OCCUPANCY_PCH0 /* UNC_M_RPQ_OCCUPANCY_PCH0 ev_sel=0x80: Adds up the reads that wait for pseudo channel 0, every cycle. */ \
	SPR_IMC_CTL_(0x80u)
#define SPR_IMC_EVENT_RPQ_OCCUPANCY_PCH1 /* UNC_M_RPQ_OCCUPANCY_PCH1 ev_sel=0x81: Adds up the reads that wait for pseudo channel 1, every cycle. */ \
	SPR_IMC_CTL_(0x81u)
#define SPR_IMC_EVENT_WPQ_OCCUPANCY_PCH0 /* UNC_M_WPQ_OCCUPANCY_PCH0 ev_sel=0x82: Adds up the writes that wait for pseudo channel 0, every cycle. */ \
	SPR_IMC_CTL_(0x82u)
#define SPR_IMC_EVENT_WPQ_OCCUPANCY_PCH1 /* UNC_M_WPQ_OCCUPANCY_PCH1 ev_sel=0x83: Adds up the writes that wait for pseudo channel 1, every cycle. */ \
	SPR_IMC_CTL_(0x83u)
#define SPR_IMC_EVENT_POWER_CHANNEL_PPD /* UNC_M_POWER_CHANNEL_PPD ev_sel=0x85: Cycles in which every rank of the channel is in precharge power-down (PPD). */ \
	SPR_IMC_CTL_(0x85u)
/* UNC_M_POWER_CRIT_THROTTLE_CYCLES ev_sel=0x86: Cycles in which heat that is critical holds accesses back. */
#define SPR_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT0 ev_sel=0x86 umask=0x1: For the DIMM of slot 0. */ \
	SPR_IMC_CTL_(0x186u)
#define SPR_IMC_EVENT_POWER_CRIT_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_CRIT_THROTTLE_CYCLES.SLOT1 ev_sel=0x86 umask=0x2: For the DIMM of slot 1. */ \
	SPR_IMC_CTL_(0x286u)
/* UNC_M_PCLS ev_sel=0xa0: Close accesses of lines; Intel gives names and no more. */
#define SPR_IMC_EVENT_PCLS_RD /* UNC_M_PCLS.RD ev_sel=0xa0 umask=0x5: Reads. */ \
	SPR_IMC_CTL_(0x5a0u)
#define SPR_IMC_EVENT_PCLS_WR /* UNC_M_PCLS.WR ev_sel=0xa0 umask=0xa: Writes. */ \
	SPR_IMC_CTL_(0xaa0u)
#define SPR_IMC_EVENT_PCLS_TOTAL /* UNC_M_PCLS.TOTAL ev_sel=0xa0 umask=0xf: Reads and writes. */ \
	SPR_IMC_CTL_(0xfa0u)
#define SPR_IMC_EVENT_SB_CYCLES_NE /* UNC_M_SB_CYCLES_NE ev_sel=0xd0: Cycles in which the scoreboard is not empty. */ \
	SPR_IMC_CTL_(0xd0u)
#define SPR_IMC_EVENT_SB_CYCLES_FULL /* UNC_M_SB_CYCLES_FULL ev_sel=0xd1: Cycles in which the scoreboard is full. */ \
	SPR_IMC_CTL_(0xd1u)
/* UNC_M_SB_ACCESSES ev_sel=0xd2: What the scoreboard does with requests, by the names: Intel's descriptions of six of the eight fit a neighbour. */
#define SPR_IMC_EVENT_SB_ACCESSES_ACCEPTS /* UNC_M_SB_ACCESSES.ACCEPTS ev_sel=0xd2 umask=0x5: Accesses of any kind that are taken. */ \
	SPR_IMC_CTL_(0x5d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_REJECTS /* UNC_M_SB_ACCESSES.REJECTS ev_sel=0xd2 umask=0xa: Accesses of any kind that are turned away. */ \
	SPR_IMC_CTL_(0xad2u)
#define SPR_IMC_EVENT_SB_ACCESSES_RD_ACCEPTS /* UNC_M_SB_ACCESSES.RD_ACCEPTS ev_sel=0xd2 umask=0x1: Reads taken in. */ \
	SPR_IMC_CTL_(0x1d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_RD_REJECTS /* UNC_M_SB_ACCESSES.RD_REJECTS ev_sel=0xd2 umask=0x2: Reads turned away. */ \
	SPR_IMC_CTL_(0x2d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_WR_ACCEPTS /* UNC_M_SB_ACCESSES.WR_ACCEPTS ev_sel=0xd2 umask=0x4: Writes taken in. */ \
	SPR_IMC_CTL_(0x4d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_WR_REJECTS /* UNC_M_SB_ACCESSES.WR_REJECTS ev_sel=0xd2 umask=0x8: Writes turned away. */ \
	SPR_IMC_CTL_(0x8d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_NM_RD_CMPS /* UNC_M_SB_ACCESSES.NM_RD_CMPS ev_sel=0xd2 umask=0x10: Reads of near memory completed. */ \
	SPR_IMC_CTL_(0x10d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_NM_WR_CMPS /* UNC_M_SB_ACCESSES.NM_WR_CMPS ev_sel=0xd2 umask=0x20: Writes to near memory completed. */ \
	SPR_IMC_CTL_(0x20d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_FM_RD_CMPS /* UNC_M_SB_ACCESSES.FM_RD_CMPS ev_sel=0xd2 umask=0x40: Reads of far memory completed. */ \
	SPR_IMC_CTL_(0x40d2u)
#define SPR_IMC_EVENT_SB_ACCESSES_FM_WR_CMPS /* UNC_M_SB_ACCESSES.FM_WR_CMPS ev_sel=0xd2 umask=0x80: Writes to far memory completed. */ \
	SPR_IMC_CTL_(0x80d2u)
/* UNC_M_TAGCHK ev_sel=0xd3: Tags checked in memory mode, where DRAM is a cache of persistent memory. */
#define SPR_IMC_EVENT_TAGCHK_HIT /* UNC_M_TAGCHK.HIT ev_sel=0xd3 umask=0x1: Hits of near memory. */ \
	SPR_IMC_CTL_(0x1d3u)
#define SPR_IMC_EVENT_TAGCHK_MISS_CLEAN /* UNC_M_TAGCHK.MISS_CLEAN ev_sel=0xd3 umask=0x2: Misses of near memory that replace an unchanged line. */ \
	SPR_IMC_CTL_(0x2d3u)
#define SPR_IMC_EVENT_TAGCHK_MISS_DIRTY /* UNC_M_TAGCHK.MISS_DIRTY ev_sel=0xd3 umask=0x4: Misses of near memory that replace a changed line. */ \
	SPR_IMC_CTL_(0x4d3u)
#define SPR_IMC_EVENT_TAGCHK_NM_RD_HIT /* UNC_M_TAGCHK.NM_RD_HIT ev_sel=0xd3 umask=0x8: Reads that hit in near memory. */ \
	SPR_IMC_CTL_(0x8d3u)
#define SPR_IMC_EVENT_TAGCHK_NM_WR_HIT /* UNC_M_TAGCHK.NM_WR_HIT ev_sel=0xd3 umask=0x10: Writes that hit in near memory. */ \
	SPR_IMC_CTL_(0x10d3u)
/* UNC_M_SB_REJECT ev_sel=0xd4: Requests that the scoreboard turned away, by reason. */
#define SPR_IMC_EVENT_SB_REJECT_NM_SET_CNFLT /* UNC_M_SB_REJECT.NM_SET_CNFLT ev_sel=0xd4 umask=0x1: Requests to near memory whose set is in use. */ \
	SPR_IMC_CTL_(0x1d4u)
#define SPR_IMC_EVENT_SB_REJECT_FM_ADDR_CNFLT /* UNC_M_SB_REJECT.FM_ADDR_CNFLT ev_sel=0xd4 umask=0x2: Requests to far memory whose address is in use. */ \
	SPR_IMC_CTL_(0x2d4u)
#define SPR_IMC_EVENT_SB_REJECT_PATROL_SET_CNFLT /* UNC_M_SB_REJECT.PATROL_SET_CNFLT ev_sel=0xd4 umask=0x4: Patrol scrubs whose set is in use. */ \
	SPR_IMC_CTL_(0x4d4u)
#define SPR_IMC_EVENT_SB_REJECT_CANARY /* UNC_M_SB_REJECT.CANARY ev_sel=0xd4 umask=0x8: For the sake of an entry that waits too long. */ \
	SPR_IMC_CTL_(0x8d4u)
#define SPR_IMC_EVENT_SB_REJECT_DDR_EARLY_CMP /* UNC_M_SB_REJECT.DDR_EARLY_CMP ev_sel=0xd4 umask=0x20: As DRAM ends an access early. */ \
	SPR_IMC_CTL_(0x20d4u)
/* UNC_M_SB_OCCUPANCY ev_sel=0xd5: Entries in the scoreboard, added up each cycle; divide by SB_INSERTS for the mean time of one. */
#define SPR_IMC_EVENT_SB_OCCUPANCY_RDS /* UNC_M_SB_OCCUPANCY.RDS ev_sel=0xd5 umask=0x1: Reads. */ \
	SPR_IMC_CTL_(0x1d5u)
#define SPR_IMC_EVENT_SB_OCCUPANCY_BLOCK_RDS /* UNC_M_SB_OCCUPANCY.BLOCK_RDS ev_sel=0xd5 umask=0x20: Reads of the block region. */ \
	SPR_IMC_CTL_(0x20d5u)
#define SPR_IMC_EVENT_SB_OCCUPANCY_BLOCK_WRS /* UNC_M_SB_OCCUPANCY.BLOCK_WRS ev_sel=0xd5 umask=0x40: Writes to the block region. */ \
	SPR_IMC_CTL_(0x40d5u)
#define SPR_IMC_EVENT_SB_OCCUPANCY_PMM_RDS /* UNC_M_SB_OCCUPANCY.PMM_RDS ev_sel=0xd5 umask=0x4: Reads of persistent memory. */ \
	SPR_IMC_CTL_(0x4d5u)
#define SPR_IMC_EVENT_SB_OCCUPANCY_PMM_WRS /* UNC_M_SB_OCCUPANCY.PMM_WRS ev_sel=0xd5 umask=0x8: Writes to persistent memory. */ \
	SPR_IMC_CTL_(0x8d5u)
/* UNC_M_SB_INSERTS ev_sel=0xd6: Requests that enter the scoreboard. */
#define SPR_IMC_EVENT_SB_INSERTS_RDS /* UNC_M_SB_INSERTS.RDS ev_sel=0xd6 umask=0x1: Reads. */ \
	SPR_IMC_CTL_(0x1d6u)
#define SPR_IMC_EVENT_SB_INSERTS_WRS /* UNC_M_SB_INSERTS.WRS ev_sel=0xd6 umask=0x2: Writes. */ \
	SPR_IMC_CTL_(0x2d6u)
#define SPR_IMC_EVENT_SB_INSERTS_BLOCK_RDS /* UNC_M_SB_INSERTS.BLOCK_RDS ev_sel=0xd6 umask=0x10: Reads of the block region. */ \
	SPR_IMC_CTL_(0x10d6u)
#define SPR_IMC_EVENT_SB_INSERTS_BLOCK_WRS /* UNC_M_SB_INSERTS.BLOCK_WRS ev_sel=0xd6 umask=0x20: Writes to the block region. */ \
	SPR_IMC_CTL_(0x20d6u)
#define SPR_IMC_EVENT_SB_INSERTS_PMM_RDS /* UNC_M_SB_INSERTS.PMM_RDS ev_sel=0xd6 umask=0x4: Reads of persistent memory. */ \
	SPR_IMC_CTL_(0x4d6u)
#define SPR_IMC_EVENT_SB_INSERTS_PMM_WRS /* UNC_M_SB_INSERTS.PMM_WRS ev_sel=0xd6 umask=0x8: Writes to persistent memory. */ \
	SPR_IMC_CTL_(0x8d6u)
/* UNC_M_SB_STRV_ALLOC ev_sel=0xd7: Marks for requests that wait too long in the scoreboard; by the names, each is set and cleared. */
#define SPR_IMC_EVENT_SB_STRV_ALLOC_NM_RD /* UNC_M_SB_STRV_ALLOC.NM_RD ev_sel=0xd7 umask=0x1: Reads of near memory. */ \
	SPR_IMC_CTL_(0x1d7u)
#define SPR_IMC_EVENT_SB_STRV_ALLOC_NM_WR /* UNC_M_SB_STRV_ALLOC.NM_WR ev_sel=0xd7 umask=0x4: Writes of near memory. */ \
	SPR_IMC_CTL_(0x4d7u)
#define SPR_IMC_EVENT_SB_STRV_ALLOC_FM_RD /* UNC_M_SB_STRV_ALLOC.FM_RD ev_sel=0xd7 umask=0x2: Reads of far memory. */ \
	SPR_IMC_CTL_(0x2d7u)
#define SPR_IMC_EVENT_SB_STRV_ALLOC_FM_WR /* UNC_M_SB_STRV_ALLOC.FM_WR ev_sel=0xd7 umask=0x8: Writes of far memory. */ \
	SPR_IMC_CTL_(0x8d7u)
#define SPR_IMC_EVENT_SB_STRV_ALLOC_FM_TGR /* UNC_M_SB_STRV_ALLOC.FM_TGR ev_sel=0xd7 umask=0x10: Far memory, by transgress; Intel says no more. */ \
	SPR_IMC_CTL_(0x10d7u)
/* UNC_M_SB_STRV_OCC ev_sel=0xd8: Requests in the scoreboard that wait too long, by the name at each cycle. */
#define SPR_IMC_EVENT_SB_STRV_OCC_NM_RD /* UNC_M_SB_STRV_OCC.NM_RD ev_sel=0xd8 umask=0x1: Reads of near memory. */ \
	SPR_IMC_CTL_(0x1d8u)
#define SPR_IMC_EVENT_SB_STRV_OCC_FM_RD /* UNC_M_SB_STRV_OCC.FM_RD ev_sel=0xd8 umask=0x2: Reads of far memory. */ \
	SPR_IMC_CTL_(0x2d8u)
#define SPR_IMC_EVENT_SB_STRV_OCC_NM_WR /* UNC_M_SB_STRV_OCC.NM_WR ev_sel=0xd8 umask=0x4: Writes of near memory. */ \
	SPR_IMC_CTL_(0x4d8u)
#define SPR_IMC_EVENT_SB_STRV_OCC_FM_WR /* UNC_M_SB_STRV_OCC.FM_WR ev_sel=0xd8 umask=0x8: Writes of far memory. */ \
	SPR_IMC_CTL_(0x8d8u)
#define SPR_IMC_EVENT_SB_STRV_OCC_FM_TGR /* UNC_M_SB_STRV_OCC.FM_TGR ev_sel=0xd8 umask=0x10: Far memory, by transgress; Intel says no more. */ \
	SPR_IMC_CTL_(0x10d8u)
/* UNC_M_SB_CANARY ev_sel=0xd9: The entry of the scoreboard that watches for requests that wait too long; Intel gives names and no more. */
#define SPR_IMC_EVENT_SB_CANARY_ALLOC /* UNC_M_SB_CANARY.ALLOC ev_sel=0xd9 umask=0x1: Entries taken. */ \
	SPR_IMC_CTL_(0x1d9u)
#define SPR_IMC_EVENT_SB_CANARY_DEALLOC /* UNC_M_SB_CANARY.DEALLOC ev_sel=0xd9 umask=0x2: Entries given back. */ \
	SPR_IMC_CTL_(0x2d9u)
#define SPR_IMC_EVENT_SB_CANARY_VLD /* UNC_M_SB_CANARY.VLD ev_sel=0xd9 umask=0x4: The entry in use. */ \
	SPR_IMC_CTL_(0x4d9u)
#define SPR_IMC_EVENT_SB_CANARY_NM_RD_STARVED /* UNC_M_SB_CANARY.NM_RD_STARVED ev_sel=0xd9 umask=0x8: Reads of near memory that waited too long. */ \
	SPR_IMC_CTL_(0x8d9u)
#define SPR_IMC_EVENT_SB_CANARY_NM_WR_STARVED /* UNC_M_SB_CANARY.NM_WR_STARVED ev_sel=0xd9 umask=0x10: Writes of near memory that waited too long. */ \
	SPR_IMC_CTL_(0x10d9u)
#define SPR_IMC_EVENT_SB_CANARY_FM_RD_STARVED /* UNC_M_SB_CANARY.FM_RD_STARVED ev_sel=0xd9 umask=0x20: Reads of far memory that waited too long. */ \
	SPR_IMC_CTL_(0x20d9u)
#define SPR_IMC_EVENT_SB_CANARY_FM_WR_STARVED /* UNC_M_SB_CANARY.FM_WR_STARVED ev_sel=0xd9 umask=0x40: Writes of far memory that waited too long. */ \
	SPR_IMC_CTL_(0x40d9u)
#define SPR_IMC_EVENT_SB_CANARY_FM_TGR_WR_STARVED /* UNC_M_SB_CANARY.FM_TGR_WR_STARVED ev_sel=0xd9 umask=0x80: Writes of far memory by transgress that waited too long. */ \
	SPR_IMC_CTL_(0x80d9u)
/* UNC_M_SB_PREF_INSERTS ev_sel=0xda: Prefetches that enter the scoreboard. */
#define SPR_IMC_EVENT_SB_PREF_INSERTS_ALL /* UNC_M_SB_PREF_INSERTS.ALL ev_sel=0xda umask=0x1: Prefetches of any memory. */ \
	SPR_IMC_CTL_(0x1dau)
#define SPR_IMC_EVENT_SB_PREF_INSERTS_DDR /* UNC_M_SB_PREF_INSERTS.DDR ev_sel=0xda umask=0x2: Prefetches of DRAM. */ \
	SPR_IMC_CTL_(0x2dau)
#define SPR_IMC_EVENT_SB_PREF_INSERTS_PMM /* UNC_M_SB_PREF_INSERTS.PMM ev_sel=0xda umask=0x4: Prefetches of persistent memory. */ \
	SPR_IMC_CTL_(0x4dau)
/* UNC_M_SB_PREF_OCCUPANCY ev_sel=0xdb: Adds up the prefetches in the scoreboard, every cycle. */
#define SPR_IMC_EVENT_SB_PREF_OCCUPANCY_ALL /* UNC_M_SB_PREF_OCCUPANCY.ALL ev_sel=0xdb umask=0x1: Prefetches of any memory. */ \
	SPR_IMC_CTL_(0x1dbu)
#define SPR_IMC_EVENT_SB_PREF_OCCUPANCY_DDR /* UNC_M_SB_PREF_OCCUPANCY.DDR ev_sel=0xdb umask=0x2: Prefetches of DRAM. */ \
	SPR_IMC_CTL_(0x2dbu)
#define SPR_IMC_EVENT_SB_PREF_OCCUPANCY_PMM /* UNC_M_SB_PREF_OCCUPANCY.PMM ev_sel=0xdb umask=0x4: Prefetches of persistent memory. */ \
	SPR_IMC_CTL_(0x4dbu)
/* UNC_M_SB_TAGGED ev_sel=0xdd: Tagged entries of the scoreboard; Intel gives names and no more. */
#define SPR_IMC_EVENT_SB_TAGGED_NEW /* UNC_M_SB_TAGGED.NEW ev_sel=0xdd umask=0x1: New tagged entries. */ \
	SPR_IMC_CTL_(0x1ddu)
#define SPR_IMC_EVENT_SB_TAGGED_RD_HIT /* UNC_M_SB_TAGGED.RD_HIT ev_sel=0xdd umask=0x2: Reads that hit one. */ \
	SPR_IMC_CTL_(0x2ddu)
#define SPR_IMC_EVENT_SB_TAGGED_RD_MISS /* UNC_M_SB_TAGGED.RD_MISS ev_sel=0xdd umask=0x4: Reads that hit none. */ \
	SPR_IMC_CTL_(0x4ddu)
#define SPR_IMC_EVENT_SB_TAGGED_DDR4_CMP /* UNC_M_SB_TAGGED.DDR4_CMP ev_sel=0xdd umask=0x8: Completions by DRAM. */ \
	SPR_IMC_CTL_(0x8ddu)
#define SPR_IMC_EVENT_SB_TAGGED_OCC /* UNC_M_SB_TAGGED.OCC ev_sel=0xdd umask=0x80: Tagged entries in use. */ \
	SPR_IMC_CTL_(0x80ddu)
#define SPR_IMC_EVENT_SB_TAGGED_PMM0_CMP /* UNC_M_SB_TAGGED.PMM0_CMP ev_sel=0xdd umask=0x10: Completions by module 0 of persistent memory. */ \
	SPR_IMC_CTL_(0x10ddu)
#define SPR_IMC_EVENT_SB_TAGGED_PMM1_CMP /* UNC_M_SB_TAGGED.PMM1_CMP ev_sel=0xdd umask=0x20: Completions by module 1 of persistent memory. */ \
	SPR_IMC_CTL_(0x20ddu)
#define SPR_IMC_EVENT_SB_TAGGED_PMM2_CMP /* UNC_M_SB_TAGGED.PMM2_CMP ev_sel=0xdd umask=0x40: Completions by module 2 of persistent memory. */ \
	SPR_IMC_CTL_(0x40ddu)
/* UNC_M_SB_STRV_DEALLOC ev_sel=0xde: Entries of the list of requests that wait too long that are given back, by kind. */
#define SPR_IMC_EVENT_SB_STRV_DEALLOC_NM_RD /* UNC_M_SB_STRV_DEALLOC.NM_RD ev_sel=0xde umask=0x1: Reads of near memory. */ \
	SPR_IMC_CTL_(0x1deu)
#define SPR_IMC_EVENT_SB_STRV_DEALLOC_FM_RD /* UNC_M_SB_STRV_DEALLOC.FM_RD ev_sel=0xde umask=0x2: Reads of far memory. */ \
	SPR_IMC_CTL_(0x2deu)
#define SPR_IMC_EVENT_SB_STRV_DEALLOC_NM_WR /* UNC_M_SB_STRV_DEALLOC.NM_WR ev_sel=0xde umask=0x4: Writes of near memory. */ \
	SPR_IMC_CTL_(0x4deu)
#define SPR_IMC_EVENT_SB_STRV_DEALLOC_FM_WR /* UNC_M_SB_STRV_DEALLOC.FM_WR ev_sel=0xde umask=0x8: Writes of far memory. */ \
	SPR_IMC_CTL_(0x8deu)
#define SPR_IMC_EVENT_SB_STRV_DEALLOC_FM_TGR /* UNC_M_SB_STRV_DEALLOC.FM_TGR ev_sel=0xde umask=0x10: Far memory, by transgress; Intel says no more. */ \
	SPR_IMC_CTL_(0x10deu)
/* UNC_M_PMM_RPQ_OCCUPANCY ev_sel=0xe0: Reads in the queue for persistent memory, added up each cycle; divide by PMM_RPQ_INSERTS for the mean time of one. */
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_ALL_SCH0 /* UNC_M_PMM_RPQ_OCCUPANCY.ALL_SCH0 ev_sel=0xe0 umask=0x1: Reads of any kind, scheduler 0. */ \
	SPR_IMC_CTL_(0x1e0u)
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_ALL_SCH1 /* UNC_M_PMM_RPQ_OCCUPANCY.ALL_SCH1 ev_sel=0xe0 umask=0x2: Reads of any kind, scheduler 1. */ \
	SPR_IMC_CTL_(0x2e0u)
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_NO_GNT_SCH0 /* UNC_M_PMM_RPQ_OCCUPANCY.NO_GNT_SCH0 ev_sel=0xe0 umask=0x4: Reads that were not granted yet, scheduler 0. */ \
	SPR_IMC_CTL_(0x4e0u)
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_NO_GNT_SCH1 /* UNC_M_PMM_RPQ_OCCUPANCY.NO_GNT_SCH1 ev_sel=0xe0 umask=0x8: Reads that were not granted yet, scheduler 1. */ \
	SPR_IMC_CTL_(0x8e0u)
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_GNT_WAIT_SCH0 /* UNC_M_PMM_RPQ_OCCUPANCY.GNT_WAIT_SCH0 ev_sel=0xe0 umask=0x10: Reads that were granted and wait, scheduler 0. */ \
	SPR_IMC_CTL_(0x10e0u)
#define SPR_IMC_EVENT_PMM_RPQ_OCCUPANCY_GNT_WAIT_SCH1 /* UNC_M_PMM_RPQ_OCCUPANCY.GNT_WAIT_SCH1 ev_sel=0xe0 umask=0x20: Reads that were granted and wait, scheduler 1. */ \
	SPR_IMC_CTL_(0x20e0u)
#define SPR_IMC_EVENT_PMM_RPQ_INSERTS /* UNC_M_PMM_RPQ_INSERTS ev_sel=0xe3: Reads that enter the queue for persistent memory, a line of 64 bytes each. */ \
	SPR_IMC_CTL_(0xe3u)
/* UNC_M_PMM_WPQ_OCCUPANCY ev_sel=0xe4: Writes in the queue for persistent memory, added up each cycle; divide by PMM_WPQ_INSERTS for the mean time of one. */
#define SPR_IMC_EVENT_PMM_WPQ_OCCUPANCY_ALL /* UNC_M_PMM_WPQ_OCCUPANCY.ALL ev_sel=0xe4 umask=0x3: All writes. */ \
	SPR_IMC_CTL_(0x3e4u)
#define SPR_IMC_EVENT_PMM_WPQ_OCCUPANCY_ALL_SCH0 /* UNC_M_PMM_WPQ_OCCUPANCY.ALL_SCH0 ev_sel=0xe4 umask=0x1: Writes of any kind, scheduler 0. */ \
	SPR_IMC_CTL_(0x1e4u)
#define SPR_IMC_EVENT_PMM_WPQ_OCCUPANCY_ALL_SCH1 /* UNC_M_PMM_WPQ_OCCUPANCY.ALL_SCH1 ev_sel=0xe4 umask=0x2: Writes of any kind, scheduler 1. */ \
	SPR_IMC_CTL_(0x2e4u)
#define SPR_IMC_EVENT_PMM_WPQ_OCCUPANCY_CAS /* UNC_M_PMM_WPQ_OCCUPANCY.CAS ev_sel=0xe4 umask=0xc: Writes of a kind named CAS, which Intel does not explain. */ \
	SPR_IMC_CTL_(0xce4u)
#define SPR_IMC_EVENT_PMM_WPQ_OCCUPANCY_PWR /* UNC_M_PMM_WPQ_OCCUPANCY.PWR ev_sel=0xe4 umask=0x30: Writes of a kind named PWR, which Intel does not explain. */ \
	SPR_IMC_CTL_(0x30e4u)
#define SPR_IMC_EVENT_PMM_WPQ_CYCLES_NE /* UNC_M_PMM_WPQ_CYCLES_NE ev_sel=0xe5: Cycles in which the queue of writes to persistent memory is not empty. */ \
	SPR_IMC_CTL_(0xe5u)
#define SPR_IMC_EVENT_PMM_WPQ_INSERTS /* UNC_M_PMM_WPQ_INSERTS ev_sel=0xe7: Writes that enter the queue for persistent memory, a line of 64 bytes each. */ \
	SPR_IMC_CTL_(0xe7u)

#endif

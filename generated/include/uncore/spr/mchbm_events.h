/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/mchbm.events.json by "make generate". Do not edit. */
/*
 * The events of spr mchbm as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SPR_MCHBM_EVENTS_H
#define UNCORE_SPR_MCHBM_EVENTS_H

#include "uncore/spr/mchbm.h"

#define SPR_MCHBM_CTL_(raw) UNCORE_VALUE_(spr_mchbm_ctl, raw)
#define SPR_MCHBM_EVENT_CLOCKTICKS /* UNC_MCHBM_CLOCKTICKS ev_sel=0x1 umask=0x1: Cycles of the clock of the HBM. */ \
	SPR_MCHBM_CTL_(0x101u)
#define SPR_MCHBM_EVENT_HCLOCKTICKS /* UNC_MCHBM_HCLOCKTICKS ev_sel=0x1: Cycles of HCLK; no source says how it relates to DCLK. */ \
	SPR_MCHBM_CTL_(0x1u)
/* UNC_MCHBM_ACT_COUNT ev_sel=0x2: DRAM pages opened (activate commands), by what for. */
#define SPR_MCHBM_EVENT_ACT_COUNT_RD /* UNC_MCHBM_ACT_COUNT.RD ev_sel=0x2 umask=0x11: For reads. */ \
	SPR_MCHBM_CTL_(0x1102u)
#define SPR_MCHBM_EVENT_ACT_COUNT_WR /* UNC_MCHBM_ACT_COUNT.WR ev_sel=0x2 umask=0x22: For writes. */ \
	SPR_MCHBM_CTL_(0x2202u)
#define SPR_MCHBM_EVENT_ACT_COUNT_ALL /* UNC_MCHBM_ACT_COUNT.ALL ev_sel=0x2 umask=0xff: For any command. */ \
	SPR_MCHBM_CTL_(0xff02u)
#define SPR_MCHBM_EVENT_ACT_COUNT_RD_PCH0 /* UNC_MCHBM_ACT_COUNT.RD_PCH0 ev_sel=0x2 umask=0x1: For reads, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x102u)
#define SPR_MCHBM_EVENT_ACT_COUNT_WR_PCH0 /* UNC_MCHBM_ACT_COUNT.WR_PCH0 ev_sel=0x2 umask=0x2: For writes, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x202u)
#define SPR_MCHBM_EVENT_ACT_COUNT_UFILL_PCH0 /* UNC_MCHBM_ACT_COUNT.UFILL_PCH0 ev_sel=0x2 umask=0x4: For underfill reads, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x402u)
#define SPR_MCHBM_EVENT_ACT_COUNT_RD_PCH1 /* UNC_MCHBM_ACT_COUNT.RD_PCH1 ev_sel=0x2 umask=0x10: For reads, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x1002u)
#define SPR_MCHBM_EVENT_ACT_COUNT_WR_PCH1 /* UNC_MCHBM_ACT_COUNT.WR_PCH1 ev_sel=0x2 umask=0x20: For writes, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x2002u)
#define SPR_MCHBM_EVENT_ACT_COUNT_UFILL_PCH1 /* UNC_MCHBM_ACT_COUNT.UFILL_PCH1 ev_sel=0x2 umask=0x40: For underfill reads, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x4002u)
#define SPR_MCHBM_EVENT_ACT_COUNT_UFILL /* UNC_MCHBM_ACT_COUNT.UFILL ev_sel=0x2 umask=0x44: For underfill reads. */ \
	SPR_MCHBM_CTL_(0x4402u)
/* UNC_MCHBM_PRE_COUNT ev_sel=0x3: Precharge commands: DRAM pages closed, by what for. */
#define SPR_MCHBM_EVENT_PRE_COUNT_RD /* UNC_MCHBM_PRE_COUNT.RD ev_sel=0x3 umask=0x11: For reads. */ \
	SPR_MCHBM_CTL_(0x1103u)
#define SPR_MCHBM_EVENT_PRE_COUNT_WR /* UNC_MCHBM_PRE_COUNT.WR ev_sel=0x3 umask=0x22: For writes. */ \
	SPR_MCHBM_CTL_(0x2203u)
#define SPR_MCHBM_EVENT_PRE_COUNT_PGT /* UNC_MCHBM_PRE_COUNT.PGT ev_sel=0x3 umask=0x88: Because the page table says so. */ \
	SPR_MCHBM_CTL_(0x8803u)
#define SPR_MCHBM_EVENT_PRE_COUNT_ALL /* UNC_MCHBM_PRE_COUNT.ALL ev_sel=0x3 umask=0xff: For any reason. */ \
	SPR_MCHBM_CTL_(0xff03u)
#define SPR_MCHBM_EVENT_PRE_COUNT_RD_PCH0 /* UNC_MCHBM_PRE_COUNT.RD_PCH0 ev_sel=0x3 umask=0x1: For reads, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x103u)
#define SPR_MCHBM_EVENT_PRE_COUNT_WR_PCH0 /* UNC_MCHBM_PRE_COUNT.WR_PCH0 ev_sel=0x3 umask=0x2: For writes, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x203u)
#define SPR_MCHBM_EVENT_PRE_COUNT_UFILL_PCH0 /* UNC_MCHBM_PRE_COUNT.UFILL_PCH0 ev_sel=0x3 umask=0x4: For underfill reads, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x403u)
#define SPR_MCHBM_EVENT_PRE_COUNT_PGT_PCH0 /* UNC_MCHBM_PRE_COUNT.PGT_PCH0 ev_sel=0x3 umask=0x8: When a page was open too long, pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x803u)
#define SPR_MCHBM_EVENT_PRE_COUNT_RD_PCH1 /* UNC_MCHBM_PRE_COUNT.RD_PCH1 ev_sel=0x3 umask=0x10: For reads, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x1003u)
#define SPR_MCHBM_EVENT_PRE_COUNT_WR_PCH1 /* UNC_MCHBM_PRE_COUNT.WR_PCH1 ev_sel=0x3 umask=0x20: For writes, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x2003u)
#define SPR_MCHBM_EVENT_PRE_COUNT_UFILL_PCH1 /* UNC_MCHBM_PRE_COUNT.UFILL_PCH1 ev_sel=0x3 umask=0x40: For underfill reads, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x4003u)
#define SPR_MCHBM_EVENT_PRE_COUNT_PGT_PCH1 /* UNC_MCHBM_PRE_COUNT.PGT_PCH1 ev_sel=0x3 umask=0x80: When a page was open too long, pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x8003u)
#define SPR_MCHBM_EVENT_PRE_COUNT_UFILL /* UNC_MCHBM_PRE_COUNT.UFILL ev_sel=0x3 umask=0x44: For underfill reads. */ \
	SPR_MCHBM_CTL_(0x4403u)
/* UNC_MCHBM_CAS_COUNT ev_sel=0x5: Column accesses that were issued, by kind. */
#define SPR_MCHBM_EVENT_CAS_COUNT_RD_REG /* UNC_MCHBM_CAS_COUNT.RD_REG ev_sel=0x5 umask=0xc1: Regular reads. */ \
	SPR_MCHBM_CTL_(0xc105u)
#define SPR_MCHBM_EVENT_CAS_COUNT_RD_UNDERFILL /* UNC_MCHBM_CAS_COUNT.RD_UNDERFILL ev_sel=0x5 umask=0xc4: Underfill reads, for writes of parts of lines. */ \
	SPR_MCHBM_CTL_(0xc405u)
#define SPR_MCHBM_EVENT_CAS_COUNT_RD /* UNC_MCHBM_CAS_COUNT.RD ev_sel=0x5 umask=0xcf: Reads of any kind. */ \
	SPR_MCHBM_CTL_(0xcf05u)
#define SPR_MCHBM_EVENT_CAS_COUNT_WR /* UNC_MCHBM_CAS_COUNT.WR ev_sel=0x5 umask=0xf0: Writes of any kind. */ \
	SPR_MCHBM_CTL_(0xf005u)
#define SPR_MCHBM_EVENT_CAS_COUNT_ALL /* UNC_MCHBM_CAS_COUNT.ALL ev_sel=0x5 umask=0xff: Reads and writes of any kind. */ \
	SPR_MCHBM_CTL_(0xff05u)
#define SPR_MCHBM_EVENT_CAS_COUNT_RD_PRE_REG /* UNC_MCHBM_CAS_COUNT.RD_PRE_REG ev_sel=0x5 umask=0xc2: Regular reads that also close the page. */ \
	SPR_MCHBM_CTL_(0xc205u)
#define SPR_MCHBM_EVENT_CAS_COUNT_RD_PRE_UNDERFILL /* UNC_MCHBM_CAS_COUNT.RD_PRE_UNDERFILL ev_sel=0x5 umask=0xc8: Underfill reads that also close the page. */ \
	SPR_MCHBM_CTL_(0xc805u)
#define SPR_MCHBM_EVENT_CAS_COUNT_WR_PRE /* UNC_MCHBM_CAS_COUNT.WR_PRE ev_sel=0x5 umask=0xe0: Writes that also close the page. */ \
	SPR_MCHBM_CTL_(0xe005u)
#define SPR_MCHBM_EVENT_CAS_COUNT_WR_NONPRE /* UNC_MCHBM_CAS_COUNT.WR_NONPRE ev_sel=0x5 umask=0xd0: Writes that leave the page open. */ \
	SPR_MCHBM_CTL_(0xd005u)
#define SPR_MCHBM_EVENT_CAS_COUNT_PCH0 /* UNC_MCHBM_CAS_COUNT.PCH0 ev_sel=0x5 umask=0x40: Accesses of pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x4005u)
#define SPR_MCHBM_EVENT_CAS_COUNT_PCH1 /* UNC_MCHBM_CAS_COUNT.PCH1 ev_sel=0x5 umask=0x80: Accesses of pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x8005u)
/* UNC_MCHBM_CAS_ISSUED_REQ_LEN ev_sel=0x6: Column accesses that were issued, by their length. */
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_RD_64B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.RD_64B ev_sel=0x6 umask=0xc1: Reads of 64 bytes. */ \
	SPR_MCHBM_CTL_(0xc106u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_RD_UFILL_64B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.RD_UFILL_64B ev_sel=0x6 umask=0xc2: Underfill reads of 64 bytes. */ \
	SPR_MCHBM_CTL_(0xc206u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_WR_64B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.WR_64B ev_sel=0x6 umask=0xc4: Writes of 64 bytes. */ \
	SPR_MCHBM_CTL_(0xc406u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_RD_32B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.RD_32B ev_sel=0x6 umask=0xc8: Reads of 32 bytes. */ \
	SPR_MCHBM_CTL_(0xc806u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_RD_UFILL_32B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.RD_UFILL_32B ev_sel=0x6 umask=0xd0: Underfill reads of 32 bytes. */ \
	SPR_MCHBM_CTL_(0xd006u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_WR_32B /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.WR_32B ev_sel=0x6 umask=0xe0: Writes of 32 bytes. */ \
	SPR_MCHBM_CTL_(0xe006u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_PCH0 /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.PCH0 ev_sel=0x6 umask=0x40: Accesses of pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x4006u)
#define SPR_MCHBM_EVENT_CAS_ISSUED_REQ_LEN_PCH1 /* UNC_MCHBM_CAS_ISSUED_REQ_LEN.PCH1 ev_sel=0x6 umask=0x80: Accesses of pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x8006u)
#define SPR_MCHBM_EVENT_ECC_CORRECTABLE_ERRORS /* UNC_MCHBM_ECC_CORRECTABLE_ERRORS ev_sel=0x9: ECC corrections, each counted once however many bits it mends; needs ECC memory. */ \
	SPR_MCHBM_CTL_(0x9u)
/* UNC_MCHBM_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue. */
#define SPR_MCHBM_EVENT_RPQ_INSERTS_PCH0 /* UNC_MCHBM_RPQ_INSERTS.PCH0 ev_sel=0x10 umask=0x1: Pseudo channel 0 of both subchannels. */ \
	SPR_MCHBM_CTL_(0x110u)
#define SPR_MCHBM_EVENT_RPQ_INSERTS_PCH1 /* UNC_MCHBM_RPQ_INSERTS.PCH1 ev_sel=0x10 umask=0x2: Pseudo channel 1 of both subchannels. */ \
	SPR_MCHBM_CTL_(0x210u)
/* UNC_MCHBM_RDB_INSERTS ev_sel=0x17: Lines that enter the buffer of what was read. */
#define SPR_MCHBM_EVENT_RDB_INSERTS_PCH0 /* UNC_MCHBM_RDB_INSERTS.PCH0 ev_sel=0x17 umask=0x1: Entries of pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x117u)
#define SPR_MCHBM_EVENT_RDB_INSERTS_PCH1 /* UNC_MCHBM_RDB_INSERTS.PCH1 ev_sel=0x17 umask=0x2: Entries of pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x217u)
#define SPR_MCHBM_EVENT_RDB_INSERTS_ALL /* UNC_MCHBM_RDB_INSERTS.ALL ev_sel=0x17 umask=0x3: Entries of both pseudo channels. */ \
	SPR_MCHBM_CTL_(0x317u)
#define SPR_MCHBM_EVENT_RDB_FULL /* UNC_MCHBM_RDB_FULL ev_sel=0x19: Cycles in which the read buffer holds more entries than the umask says. */ \
	SPR_MCHBM_CTL_(0x19u)
#define SPR_MCHBM_EVENT_RDB_OCCUPANCY /* UNC_MCHBM_RDB_OCCUPANCY ev_sel=0x1a: Adds up the entries of the read buffer, every cycle. */ \
	SPR_MCHBM_CTL_(0x1au)
/* UNC_MCHBM_WPQ_INSERTS ev_sel=0x20: Writes that enter the write pending queue. */
#define SPR_MCHBM_EVENT_WPQ_INSERTS_PCH0 /* UNC_MCHBM_WPQ_INSERTS.PCH0 ev_sel=0x20 umask=0x1: Pseudo channel 0 of both subchannels. */ \
	SPR_MCHBM_CTL_(0x120u)
#define SPR_MCHBM_EVENT_WPQ_INSERTS_PCH1 /* UNC_MCHBM_WPQ_INSERTS.PCH1 ev_sel=0x20 umask=0x2: Pseudo channel 1 of both subchannels. */ \
	SPR_MCHBM_CTL_(0x220u)
#define SPR_MCHBM_EVENT_WPQ_READ_HIT /* UNC_MCHBM_WPQ_READ_HIT ev_sel=0x23: Reads served from a write still in the write pending queue. */ \
	SPR_MCHBM_CTL_(0x23u)
#define SPR_MCHBM_EVENT_WPQ_READ_HIT_PCH0 /* UNC_MCHBM_WPQ_READ_HIT.PCH0 ev_sel=0x23 umask=0x1: Reads of pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x123u)
#define SPR_MCHBM_EVENT_WPQ_READ_HIT_PCH1 /* UNC_MCHBM_WPQ_READ_HIT.PCH1 ev_sel=0x23 umask=0x2: Reads of pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x223u)
#define SPR_MCHBM_EVENT_WPQ_WRITE_HIT /* UNC_MCHBM_WPQ_WRITE_HIT ev_sel=0x24: Writes that meet an older write to their line in the write pending queue and overwrite it. */ \
	SPR_MCHBM_CTL_(0x24u)
#define SPR_MCHBM_EVENT_WPQ_WRITE_HIT_PCH0 /* UNC_MCHBM_WPQ_WRITE_HIT.PCH0 ev_sel=0x24 umask=0x1: Writes of pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x124u)
#define SPR_MCHBM_EVENT_WPQ_WRITE_HIT_PCH1 /* UNC_MCHBM_WPQ_WRITE_HIT.PCH1 ev_sel=0x24 umask=0x2: Writes of pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x224u)
#define SPR_MCHBM_EVENT_HBM_PRE_ALL /* UNC_MCHBM_HBM_PRE_ALL ev_sel=0x44 umask=0x3: Commands that close every page. */ \
	SPR_MCHBM_CTL_(0x344u)
/* UNC_MCHBM_HBM_PREALL ev_sel=0x44: Commands that close every page, by pseudo channel. */
#define SPR_MCHBM_EVENT_HBM_PREALL_PCH0 /* UNC_MCHBM_HBM_PREALL.PCH0 ev_sel=0x44 umask=0x1: Commands for pseudo channel 0. */ \
	SPR_MCHBM_CTL_(0x144u)
#define SPR_MCHBM_EVENT_HBM_PREALL_PCH1 /* UNC_MCHBM_HBM_PREALL.PCH1 ev_sel=0x44 umask=0x2: Commands for pseudo channel 1. */ \
	SPR_MCHBM_CTL_(0x244u)
#define SPR_MCHBM_EVENT_RPQ_OCCUPANCY_PCH0 /* UNC_MCHBM_RPQ_OCCUPANCY_PCH0 ev_sel=0x80: Adds up the reads that wait for pseudo channel 0, every cycle. */ \
	SPR_MCHBM_CTL_(0x80u)
#define SPR_MCHBM_EVENT_RPQ_OCCUPANCY_PCH1 /* UNC_MCHBM_RPQ_OCCUPANCY_PCH1 ev_sel=0x81: Adds up the reads that wait for pseudo channel 1, every cycle. */ \
	SPR_MCHBM_CTL_(0x81u)
#define SPR_MCHBM_EVENT_WPQ_OCCUPANCY_PCH0 /* UNC_MCHBM_WPQ_OCCUPANCY_PCH0 ev_sel=0x82: Adds up the writes that wait for pseudo channel 0, every cycle. */ \
	SPR_MCHBM_CTL_(0x82u)
#define SPR_MCHBM_EVENT_WPQ_OCCUPANCY_PCH1 /* UNC_MCHBM_WPQ_OCCUPANCY_PCH1 ev_sel=0x83: Adds up the writes that wait for pseudo channel 1, every cycle. */ \
	SPR_MCHBM_CTL_(0x83u)

#endif

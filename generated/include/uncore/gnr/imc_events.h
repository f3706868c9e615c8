/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/imc.events.json by "make generate". Do not edit. */
/*
 * The events of gnr imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GNR_IMC_EVENTS_H
#define UNCORE_GNR_IMC_EVENTS_H

#include "uncore/gnr/imc.h"

#define GNR_IMC_CTL_(raw) UNCORE_VALUE_(gnr_imc_ctl, raw)
#define GNR_IMC_EVENT_CLOCKTICKS /* UNC_M_CLOCKTICKS ev_sel=0x1 umask=0x1: Cycles of the memory clock (DCLK), a quarter of the rate of transfers. */ \
	GNR_IMC_CTL_(0x101u)
#define GNR_IMC_EVENT_HCLOCKTICKS /* UNC_M_HCLOCKTICKS ev_sel=0x1: Cycles of HCLK; no source says how it relates to DCLK. */ \
	GNR_IMC_CTL_(0x1u)
/* UNC_M_ACT_COUNT ev_sel=0x2: DRAM pages opened (activate commands), by what for. */
#define GNR_IMC_EVENT_ACT_COUNT_ALL /* UNC_M_ACT_COUNT.ALL ev_sel=0x2 umask=0xf7: For any command. */ \
	GNR_IMC_CTL_(0xf702u)
#define GNR_IMC_EVENT_ACT_COUNT_RD /* UNC_M_ACT_COUNT.RD ev_sel=0x2 umask=0xf1: For reads. */ \
	GNR_IMC_CTL_(0xf102u)
#define GNR_IMC_EVENT_ACT_COUNT_WR /* UNC_M_ACT_COUNT.WR ev_sel=0x2 umask=0xf2: For writes. */ \
	GNR_IMC_CTL_(0xf202u)
#define GNR_IMC_EVENT_ACT_COUNT_UFILL /* UNC_M_ACT_COUNT.UFILL ev_sel=0x2 umask=0xf4: For underfill reads. */ \
	GNR_IMC_CTL_(0xf402u)
/* UNC_M_PRE_COUNT ev_sel=0x3: Precharge commands: DRAM pages closed, by what for. */
#define GNR_IMC_EVENT_PRE_COUNT_PGT /* UNC_M_PRE_COUNT.PGT ev_sel=0x3 umask=0xf8: Because the page table says so. */ \
	GNR_IMC_CTL_(0xf803u)
#define GNR_IMC_EVENT_PRE_COUNT_ALL /* UNC_M_PRE_COUNT.ALL ev_sel=0x3 umask=0xff: For any reason. */ \
	GNR_IMC_CTL_(0xff03u)
#define GNR_IMC_EVENT_PRE_COUNT_RD /* UNC_M_PRE_COUNT.RD ev_sel=0x3 umask=0xf1: For reads. */ \
	GNR_IMC_CTL_(0xf103u)
#define GNR_IMC_EVENT_PRE_COUNT_WR /* UNC_M_PRE_COUNT.WR ev_sel=0x3 umask=0xf2: For writes. */ \
	GNR_IMC_CTL_(0xf203u)
#define GNR_IMC_EVENT_PRE_COUNT_UFILL /* UNC_M_PRE_COUNT.UFILL ev_sel=0x3 umask=0xf4: For underfill reads. */ \
	GNR_IMC_CTL_(0xf403u)
/* UNC_M_CAS_COUNT_SCH0 ev_sel=0x5: Column accesses of subchannel 0; each moves a line of 64 bytes. */
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_REG /* UNC_M_CAS_COUNT_SCH0.RD_REG ev_sel=0x5 umask=0xc1: Ordinary reads that leave the page open. */ \
	GNR_IMC_CTL_(0xc105u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_PRE_REG /* UNC_M_CAS_COUNT_SCH0.RD_PRE_REG ev_sel=0x5 umask=0xc2: Ordinary reads that close the page. */ \
	GNR_IMC_CTL_(0xc205u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_UNDERFILL /* UNC_M_CAS_COUNT_SCH0.RD_UNDERFILL ev_sel=0x5 umask=0xc4: Underfill reads that leave the page open. */ \
	GNR_IMC_CTL_(0xc405u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_PRE_UNDERFILL /* UNC_M_CAS_COUNT_SCH0.RD_PRE_UNDERFILL ev_sel=0x5 umask=0xc8: Underfill reads that close the page. */ \
	GNR_IMC_CTL_(0xc805u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD /* UNC_M_CAS_COUNT_SCH0.RD ev_sel=0x5 umask=0xcf: Reads of every kind. */ \
	GNR_IMC_CTL_(0xcf05u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_WR /* UNC_M_CAS_COUNT_SCH0.WR ev_sel=0x5 umask=0xf0: Writes of every kind. */ \
	GNR_IMC_CTL_(0xf005u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_ALL /* UNC_M_CAS_COUNT_SCH0.ALL ev_sel=0x5 umask=0xff: Column accesses of every kind. */ \
	GNR_IMC_CTL_(0xff05u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_NON_UNDERFILL /* UNC_M_CAS_COUNT_SCH0.RD_NON_UNDERFILL ev_sel=0x5 umask=0xc3: Reads that are no underfill. */ \
	GNR_IMC_CTL_(0xc305u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_RD_UNDERFILL_ALL /* UNC_M_CAS_COUNT_SCH0.RD_UNDERFILL_ALL ev_sel=0x5 umask=0xcc: Underfill reads of both kinds. */ \
	GNR_IMC_CTL_(0xcc05u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_WR_PRE /* UNC_M_CAS_COUNT_SCH0.WR_PRE ev_sel=0x5 umask=0xe0: Writes that close the page. */ \
	GNR_IMC_CTL_(0xe005u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH0_WR_NONPRE /* UNC_M_CAS_COUNT_SCH0.WR_NONPRE ev_sel=0x5 umask=0xd0: Writes that leave the page open. */ \
	GNR_IMC_CTL_(0xd005u)
/* UNC_M_CAS_COUNT_SCH1 ev_sel=0x6: Column accesses of subchannel 1; each moves a line of 64 bytes. */
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_REG /* UNC_M_CAS_COUNT_SCH1.RD_REG ev_sel=0x6 umask=0xc1: Ordinary reads that leave the page open. */ \
	GNR_IMC_CTL_(0xc106u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_PRE_REG /* UNC_M_CAS_COUNT_SCH1.RD_PRE_REG ev_sel=0x6 umask=0xc2: Ordinary reads that close the page. */ \
	GNR_IMC_CTL_(0xc206u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_UNDERFILL /* UNC_M_CAS_COUNT_SCH1.RD_UNDERFILL ev_sel=0x6 umask=0xc4: Underfill reads that leave the page open. */ \
	GNR_IMC_CTL_(0xc406u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_PRE_UNDERFILL /* UNC_M_CAS_COUNT_SCH1.RD_PRE_UNDERFILL ev_sel=0x6 umask=0xc8: Underfill reads that close the page. */ \
	GNR_IMC_CTL_(0xc806u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD /* UNC_M_CAS_COUNT_SCH1.RD ev_sel=0x6 umask=0xcf: Reads of every kind. */ \
	GNR_IMC_CTL_(0xcf06u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_WR /* UNC_M_CAS_COUNT_SCH1.WR ev_sel=0x6 umask=0xf0: Writes of every kind. */ \
	GNR_IMC_CTL_(0xf006u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_ALL /* UNC_M_CAS_COUNT_SCH1.ALL ev_sel=0x6 umask=0xff: Column accesses of every kind. */ \
	GNR_IMC_CTL_(0xff06u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_NON_UNDERFILL /* UNC_M_CAS_COUNT_SCH1.RD_NON_UNDERFILL ev_sel=0x6 umask=0xc3: Reads that are no underfill. */ \
	GNR_IMC_CTL_(0xc306u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_RD_UNDERFILL_ALL /* UNC_M_CAS_COUNT_SCH1.RD_UNDERFILL_ALL ev_sel=0x6 umask=0xcc: Underfill reads of both kinds. */ \
	GNR_IMC_CTL_(0xcc06u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_WR_PRE /* UNC_M_CAS_COUNT_SCH1.WR_PRE ev_sel=0x6 umask=0xe0: Writes that close the page. */ \
	GNR_IMC_CTL_(0xe006u)
#define GNR_IMC_EVENT_CAS_COUNT_SCH1_WR_NONPRE /* UNC_M_CAS_COUNT_SCH1.WR_NONPRE ev_sel=0x6 umask=0xd0: Writes that leave the page open. */ \
	GNR_IMC_CTL_(0xd006u)
/* UNC_M_RPQ_INSERTS ev_sel=0x10: Reads that enter the read pending queue. */
#define GNR_IMC_EVENT_RPQ_INSERTS_SCH0_PCH0 /* UNC_M_RPQ_INSERTS.SCH0_PCH0 ev_sel=0x10 umask=0x10: Pseudo channel 0 of subchannel 0. */ \
	GNR_IMC_CTL_(0x1010u)
#define GNR_IMC_EVENT_RPQ_INSERTS_SCH0_PCH1 /* UNC_M_RPQ_INSERTS.SCH0_PCH1 ev_sel=0x10 umask=0x20: Pseudo channel 1 of subchannel 0. */ \
	GNR_IMC_CTL_(0x2010u)
#define GNR_IMC_EVENT_RPQ_INSERTS_SCH1_PCH0 /* UNC_M_RPQ_INSERTS.SCH1_PCH0 ev_sel=0x10 umask=0x40: Pseudo channel 0 of subchannel 1. */ \
	GNR_IMC_CTL_(0x4010u)
#define GNR_IMC_EVENT_RPQ_INSERTS_SCH1_PCH1 /* UNC_M_RPQ_INSERTS.SCH1_PCH1 ev_sel=0x10 umask=0x80: Pseudo channel 1 of subchannel 1. */ \
	GNR_IMC_CTL_(0x8010u)
#define GNR_IMC_EVENT_RPQ_INSERTS_PCH0 /* UNC_M_RPQ_INSERTS.PCH0 ev_sel=0x10 umask=0x50: Pseudo channel 0 of both subchannels. */ \
	GNR_IMC_CTL_(0x5010u)
#define GNR_IMC_EVENT_RPQ_INSERTS_PCH1 /* UNC_M_RPQ_INSERTS.PCH1 ev_sel=0x10 umask=0xa0: Pseudo channel 1 of both subchannels. */ \
	GNR_IMC_CTL_(0xa010u)
/* UNC_M_RDB_INSERTS ev_sel=0x17: Lines that enter the buffer of what was read. */
#define GNR_IMC_EVENT_RDB_INSERTS_SCH0 /* UNC_M_RDB_INSERTS.SCH0 ev_sel=0x17 umask=0x40: The buffer of subchannel 0. */ \
	GNR_IMC_CTL_(0x4017u)
#define GNR_IMC_EVENT_RDB_INSERTS_SCH1 /* UNC_M_RDB_INSERTS.SCH1 ev_sel=0x17 umask=0x80: The buffer of subchannel 1. */ \
	GNR_IMC_CTL_(0x8017u)
#define GNR_IMC_EVENT_RDB_OCCUPANCY_SCH0 /* UNC_M_RDB_OCCUPANCY_SCH0 ev_sel=0x1a: Lines in the read buffer of subchannel 0, added up every cycle. */ \
	GNR_IMC_CTL_(0x1au)
#define GNR_IMC_EVENT_RDB_OCCUPANCY_SCH1 /* UNC_M_RDB_OCCUPANCY_SCH1 ev_sel=0x1b: Lines in the read buffer of subchannel 1, added up every cycle. */ \
	GNR_IMC_CTL_(0x1bu)
/* UNC_M_WPQ_INSERTS ev_sel=0x22: Writes that enter the write pending queue. */
#define GNR_IMC_EVENT_WPQ_INSERTS_SCH0_PCH0 /* UNC_M_WPQ_INSERTS.SCH0_PCH0 ev_sel=0x22 umask=0x10: Pseudo channel 0 of subchannel 0. */ \
	GNR_IMC_CTL_(0x1022u)
#define GNR_IMC_EVENT_WPQ_INSERTS_SCH0_PCH1 /* UNC_M_WPQ_INSERTS.SCH0_PCH1 ev_sel=0x22 umask=0x20: Pseudo channel 1 of subchannel 0. */ \
	GNR_IMC_CTL_(0x2022u)
#define GNR_IMC_EVENT_WPQ_INSERTS_SCH1_PCH0 /* UNC_M_WPQ_INSERTS.SCH1_PCH0 ev_sel=0x22 umask=0x40: Pseudo channel 0 of subchannel 1. */ \
	GNR_IMC_CTL_(0x4022u)
#define GNR_IMC_EVENT_WPQ_INSERTS_SCH1_PCH1 /* UNC_M_WPQ_INSERTS.SCH1_PCH1 ev_sel=0x22 umask=0x80: Pseudo channel 1 of subchannel 1. */ \
	GNR_IMC_CTL_(0x8022u)
#define GNR_IMC_EVENT_WPQ_INSERTS_PCH0 /* UNC_M_WPQ_INSERTS.PCH0 ev_sel=0x22 umask=0x50: Pseudo channel 0 of both subchannels. */ \
	GNR_IMC_CTL_(0x5022u)
#define GNR_IMC_EVENT_WPQ_INSERTS_PCH1 /* UNC_M_WPQ_INSERTS.PCH1 ev_sel=0x22 umask=0xa0: Pseudo channel 1 of both subchannels. */ \
	GNR_IMC_CTL_(0xa022u)
/* UNC_M_SELF_REFRESH ev_sel=0x43: Self-refresh of all ranks: how often, and how long. */
#define GNR_IMC_EVENT_SELF_REFRESH_ENTER_SUCCESS_CYCLES /* UNC_M_SELF_REFRESH.ENTER_SUCCESS_CYCLES ev_sel=0x43 umask=0x1: Cycles in which all ranks are there. */ \
	GNR_IMC_CTL_(0x143u)
#define GNR_IMC_EVENT_SELF_REFRESH_ENTER_SUCCESS /* UNC_M_SELF_REFRESH.ENTER_SUCCESS ev_sel=0x43 umask=0x2: Times that all ranks got there. */ \
	GNR_IMC_CTL_(0x243u)
/* UNC_M_POWER_THROTTLE_CYCLES ev_sel=0x46: Cycles of throttling, by its reason. */
#define GNR_IMC_EVENT_POWER_THROTTLE_CYCLES_BW_SLOT0 /* UNC_M_POWER_THROTTLE_CYCLES.BW_SLOT0 ev_sel=0x46 umask=0x1: Bandwidth of the DIMM in slot 0, going by the name. */ \
	GNR_IMC_CTL_(0x146u)
#define GNR_IMC_EVENT_POWER_THROTTLE_CYCLES_BW_SLOT1 /* UNC_M_POWER_THROTTLE_CYCLES.BW_SLOT1 ev_sel=0x46 umask=0x2: Bandwidth of the DIMM in slot 1, going by the name. */ \
	GNR_IMC_CTL_(0x246u)
#define GNR_IMC_EVENT_POWER_THROTTLE_CYCLES_RAPLBLK /* UNC_M_POWER_THROTTLE_CYCLES.RAPLBLK ev_sel=0x46 umask=0x4: The power limit (RAPL). */ \
	GNR_IMC_CTL_(0x446u)
#define GNR_IMC_EVENT_POWER_THROTTLE_CYCLES_MR4BLKEN /* UNC_M_POWER_THROTTLE_CYCLES.MR4BLKEN ev_sel=0x46 umask=0x8: The temperature that the DIMM tells (MR4). */ \
	GNR_IMC_CTL_(0x846u)
/* UNC_M_POWERDOWN_CYCLES ev_sel=0x47: Cycles in which a rank is powered down. */
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH0_RANK0 /* UNC_M_POWERDOWN_CYCLES.SCH0_RANK0 ev_sel=0x47 umask=0x1: Rank 0 of subchannel 0. */ \
	GNR_IMC_CTL_(0x147u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH0_RANK1 /* UNC_M_POWERDOWN_CYCLES.SCH0_RANK1 ev_sel=0x47 umask=0x2: Rank 1 of subchannel 0. */ \
	GNR_IMC_CTL_(0x247u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH0_RANK2 /* UNC_M_POWERDOWN_CYCLES.SCH0_RANK2 ev_sel=0x47 umask=0x4: Rank 2 of subchannel 0. */ \
	GNR_IMC_CTL_(0x447u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH0_RANK3 /* UNC_M_POWERDOWN_CYCLES.SCH0_RANK3 ev_sel=0x47 umask=0x8: Rank 3 of subchannel 0. */ \
	GNR_IMC_CTL_(0x847u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH1_RANK0 /* UNC_M_POWERDOWN_CYCLES.SCH1_RANK0 ev_sel=0x47 umask=0x10: Rank 0 of subchannel 1. */ \
	GNR_IMC_CTL_(0x1047u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH1_RANK1 /* UNC_M_POWERDOWN_CYCLES.SCH1_RANK1 ev_sel=0x47 umask=0x20: Rank 1 of subchannel 1. */ \
	GNR_IMC_CTL_(0x2047u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH1_RANK2 /* UNC_M_POWERDOWN_CYCLES.SCH1_RANK2 ev_sel=0x47 umask=0x40: Rank 2 of subchannel 1. */ \
	GNR_IMC_CTL_(0x4047u)
#define GNR_IMC_EVENT_POWERDOWN_CYCLES_SCH1_RANK3 /* UNC_M_POWERDOWN_CYCLES.SCH1_RANK3 ev_sel=0x47 umask=0x80: Rank 3 of subchannel 1. */ \
	GNR_IMC_CTL_(0x8047u)
/* UNC_M_MNTCMD_REFRATE ev_sel=0x72: Refresh commands, by kind and rate. */
#define GNR_IMC_EVENT_MNTCMD_REFRATE_REFAB1X /* UNC_M_MNTCMD_REFRATE.REFAB1X ev_sel=0x72 umask=0x1: All banks at the ordinary rate. */ \
	GNR_IMC_CTL_(0x172u)
#define GNR_IMC_EVENT_MNTCMD_REFRATE_REFSB1X /* UNC_M_MNTCMD_REFRATE.REFSB1X ev_sel=0x72 umask=0x2: The same bank at the ordinary rate. */ \
	GNR_IMC_CTL_(0x272u)
#define GNR_IMC_EVENT_MNTCMD_REFRATE_REFAB2X /* UNC_M_MNTCMD_REFRATE.REFAB2X ev_sel=0x72 umask=0x4: All banks at twice the rate. */ \
	GNR_IMC_CTL_(0x472u)
#define GNR_IMC_EVENT_MNTCMD_REFRATE_REFSB2X /* UNC_M_MNTCMD_REFRATE.REFSB2X ev_sel=0x72 umask=0x8: The same bank at twice the rate. */ \
	GNR_IMC_CTL_(0x872u)
#define GNR_IMC_EVENT_RPQ_OCCUPANCY_SCH0_PCH0 /* UNC_M_RPQ_OCCUPANCY_SCH0_PCH0 ev_sel=0x80: Reads in the queue of subchannel 0, pseudo channel 0, added up every cycle. */ \
	GNR_IMC_CTL_(0x80u)
#define GNR_IMC_EVENT_RPQ_OCCUPANCY_SCH0_PCH1 /* UNC_M_RPQ_OCCUPANCY_SCH0_PCH1 ev_sel=0x81: Reads in the queue of subchannel 0, pseudo channel 1, added up every cycle. */ \
	GNR_IMC_CTL_(0x81u)
#define GNR_IMC_EVENT_RPQ_OCCUPANCY_SCH1_PCH0 /* UNC_M_RPQ_OCCUPANCY_SCH1_PCH0 ev_sel=0x82: Reads in the queue of subchannel 1, pseudo channel 0, added up every cycle. */ \
	GNR_IMC_CTL_(0x82u)
#define GNR_IMC_EVENT_RPQ_OCCUPANCY_SCH1_PCH1 /* UNC_M_RPQ_OCCUPANCY_SCH1_PCH1 ev_sel=0x83: Reads in the queue of subchannel 1, pseudo channel 1, added up every cycle. */ \
	GNR_IMC_CTL_(0x83u)
#define GNR_IMC_EVENT_WPQ_OCCUPANCY_SCH0_PCH0 /* UNC_M_WPQ_OCCUPANCY_SCH0_PCH0 ev_sel=0x84: Writes in the queue of subchannel 0, pseudo channel 0, added up every cycle. */ \
	GNR_IMC_CTL_(0x84u)
#define GNR_IMC_EVENT_WPQ_OCCUPANCY_SCH0_PCH1 /* UNC_M_WPQ_OCCUPANCY_SCH0_PCH1 ev_sel=0x85: Writes in the queue of subchannel 0, pseudo channel 1, added up every cycle. */ \
	GNR_IMC_CTL_(0x85u)
#define GNR_IMC_EVENT_WPQ_OCCUPANCY_SCH1_PCH0 /* UNC_M_WPQ_OCCUPANCY_SCH1_PCH0 ev_sel=0x86: Writes in the queue of subchannel 1, pseudo channel 0, added up every cycle. */ \
	GNR_IMC_CTL_(0x86u)
#define GNR_IMC_EVENT_WPQ_OCCUPANCY_SCH1_PCH1 /* UNC_M_WPQ_OCCUPANCY_SCH1_PCH1 ev_sel=0x87: Writes in the queue of subchannel 1, pseudo channel 1, added up every cycle. */ \
	GNR_IMC_CTL_(0x87u)
#define GNR_IMC_EVENT_POWER_CHANNEL_PPD_CYCLES /* UNC_M_POWER_CHANNEL_PPD_CYCLES ev_sel=0x88: Cycles in which a rank is powered down with every page closed. */ \
	GNR_IMC_CTL_(0x88u)
/* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES ev_sel=0x89: Cycles of critical thermal throttling, by the slot of the DIMM. */
#define GNR_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES_SLOT0 /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES.SLOT0 ev_sel=0x89 umask=0x1: The DIMM in slot 0. */ \
	GNR_IMC_CTL_(0x189u)
#define GNR_IMC_EVENT_POWER_CRITICAL_THROTTLE_CYCLES_SLOT1 /* UNC_M_POWER_CRITICAL_THROTTLE_CYCLES.SLOT1 ev_sel=0x89 umask=0x2: The DIMM in slot 1. */ \
	GNR_IMC_CTL_(0x289u)
/* UNC_M_THROTTLE_LOW_CYCLES ev_sel=0x8b: Cycles of thermal throttling at the lowest level, by the slot of the DIMM. */
#define GNR_IMC_EVENT_THROTTLE_LOW_CYCLES_SLOT0 /* UNC_M_THROTTLE_LOW_CYCLES.SLOT0 ev_sel=0x8b umask=0x1: The DIMM in slot 0. */ \
	GNR_IMC_CTL_(0x18bu)
#define GNR_IMC_EVENT_THROTTLE_LOW_CYCLES_SLOT1 /* UNC_M_THROTTLE_LOW_CYCLES.SLOT1 ev_sel=0x8b umask=0x2: The DIMM in slot 1. */ \
	GNR_IMC_CTL_(0x28bu)
/* UNC_M_THROTTLE_MID_CYCLES ev_sel=0x8c: Cycles of thermal throttling at the middle level, by the slot of the DIMM. */
#define GNR_IMC_EVENT_THROTTLE_MID_CYCLES_SLOT0 /* UNC_M_THROTTLE_MID_CYCLES.SLOT0 ev_sel=0x8c umask=0x1: The DIMM in slot 0. */ \
	GNR_IMC_CTL_(0x18cu)
#define GNR_IMC_EVENT_THROTTLE_MID_CYCLES_SLOT1 /* UNC_M_THROTTLE_MID_CYCLES.SLOT1 ev_sel=0x8c umask=0x2: The DIMM in slot 1. */ \
	GNR_IMC_CTL_(0x28cu)
/* UNC_M_THROTTLE_HIGH_CYCLES ev_sel=0x8d: Cycles of thermal throttling at the high level, by the slot of the DIMM. */
#define GNR_IMC_EVENT_THROTTLE_HIGH_CYCLES_SLOT0 /* UNC_M_THROTTLE_HIGH_CYCLES.SLOT0 ev_sel=0x8d umask=0x1: The DIMM in slot 0. */ \
	GNR_IMC_CTL_(0x18du)
#define GNR_IMC_EVENT_THROTTLE_HIGH_CYCLES_SLOT1 /* UNC_M_THROTTLE_HIGH_CYCLES.SLOT1 ev_sel=0x8d umask=0x2: The DIMM in slot 1. */ \
	GNR_IMC_CTL_(0x28du)
/* UNC_M_THROTTLE_CRIT_CYCLES ev_sel=0x8e: Cycles of thermal throttling at the critical level, by the slot of the DIMM. */
#define GNR_IMC_EVENT_THROTTLE_CRIT_CYCLES_SLOT0 /* UNC_M_THROTTLE_CRIT_CYCLES.SLOT0 ev_sel=0x8e umask=0x1: The DIMM in slot 0. */ \
	GNR_IMC_CTL_(0x18eu)
#define GNR_IMC_EVENT_THROTTLE_CRIT_CYCLES_SLOT1 /* UNC_M_THROTTLE_CRIT_CYCLES.SLOT1 ev_sel=0x8e umask=0x2: The DIMM in slot 1. */ \
	GNR_IMC_CTL_(0x28eu)
/* UNC_M_PDC_MR4ACTIVE_CYCLES ev_sel=0xa6: Cycles in which the temperature of a DIMM is being read (MR4). */
#define GNR_IMC_EVENT_PDC_MR4ACTIVE_CYCLES_SCH0_DIMM0 /* UNC_M_PDC_MR4ACTIVE_CYCLES.SCH0_DIMM0 ev_sel=0xa6 umask=0x1: DIMM 0 on subchannel 0. */ \
	GNR_IMC_CTL_(0x1a6u)
#define GNR_IMC_EVENT_PDC_MR4ACTIVE_CYCLES_SCH0_DIMM1 /* UNC_M_PDC_MR4ACTIVE_CYCLES.SCH0_DIMM1 ev_sel=0xa6 umask=0x2: DIMM 1 on subchannel 0. */ \
	GNR_IMC_CTL_(0x2a6u)
#define GNR_IMC_EVENT_PDC_MR4ACTIVE_CYCLES_SCH1_DIMM0 /* UNC_M_PDC_MR4ACTIVE_CYCLES.SCH1_DIMM0 ev_sel=0xa6 umask=0x4: DIMM 0 on subchannel 1. */ \
	GNR_IMC_CTL_(0x4a6u)
#define GNR_IMC_EVENT_PDC_MR4ACTIVE_CYCLES_SCH1_DIMM1 /* UNC_M_PDC_MR4ACTIVE_CYCLES.SCH1_DIMM1 ev_sel=0xa6 umask=0x8: DIMM 1 on subchannel 1. */ \
	GNR_IMC_CTL_(0x8a6u)
/* UNC_M_MR4_2XREF_CYCLES ev_sel=0xa7: Cycles in which the temperature of a DIMM doubles its refresh rate. */
#define GNR_IMC_EVENT_MR4_2XREF_CYCLES_SCH0_DIMM0 /* UNC_M_MR4_2XREF_CYCLES.SCH0_DIMM0 ev_sel=0xa7 umask=0x1: DIMM 0 on subchannel 0. */ \
	GNR_IMC_CTL_(0x1a7u)
#define GNR_IMC_EVENT_MR4_2XREF_CYCLES_SCH0_DIMM1 /* UNC_M_MR4_2XREF_CYCLES.SCH0_DIMM1 ev_sel=0xa7 umask=0x2: DIMM 1 on subchannel 0. */ \
	GNR_IMC_CTL_(0x2a7u)
#define GNR_IMC_EVENT_MR4_2XREF_CYCLES_SCH1_DIMM0 /* UNC_M_MR4_2XREF_CYCLES.SCH1_DIMM0 ev_sel=0xa7 umask=0x4: DIMM 0 on subchannel 1. */ \
	GNR_IMC_CTL_(0x4a7u)
#define GNR_IMC_EVENT_MR4_2XREF_CYCLES_SCH1_DIMM1 /* UNC_M_MR4_2XREF_CYCLES.SCH1_DIMM1 ev_sel=0xa7 umask=0x8: DIMM 1 on subchannel 1. */ \
	GNR_IMC_CTL_(0x8a7u)

#endif

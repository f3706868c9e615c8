/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/b2cmi.events.json by "make generate". Do not edit. */
/*
 * The events of cwf b2cmi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_B2CMI_EVENTS_H
#define UNCORE_CWF_B2CMI_EVENTS_H

#include "uncore/cwf/b2cmi.h"

#define CWF_B2CMI_CTL_(raw) UNCORE_VALUE_(cwf_b2cmi_ctl, raw)
#define CWF_B2CMI_EVENT_CLOCKTICKS /* UNC_B2CMI_CLOCKTICKS ev_sel=0x1: Cycles of the clock that the box runs on, that of the mesh. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x1))
#define CWF_B2CMI_EVENT_DIRECT2CORE_TAKEN /* UNC_B2CMI_DIRECT2CORE_TAKEN ev_sel=0x16 umask=0x1: Lines that went straight to the core that asked. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x116))
#define CWF_B2CMI_EVENT_DIRECT2CORE_NOT_TAKEN_DIRSTATE /* UNC_B2CMI_DIRECT2CORE_NOT_TAKEN_DIRSTATE ev_sel=0x17 umask=0x1: Lines that could not go straight to the core because of what the directory said. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x117))
#define CWF_B2CMI_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x18 umask=0x1: Requests that allowed the straight way to the core, which was refused nevertheless. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x118))
#define CWF_B2CMI_EVENT_DIRECT2UPI_TAKEN /* UNC_B2CMI_DIRECT2UPI_TAKEN ev_sel=0x19 umask=0x1: Lines that went straight to the link of the socket that asked. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x119))
#define CWF_B2CMI_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE /* UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_DIRSTATE ev_sel=0x1a umask=0x1: Lines that could not go straight to the link because of what the directory said. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11a))
#define CWF_B2CMI_EVENT_DIRECT2UPI_NOT_TAKEN_CREDITS /* UNC_B2CMI_DIRECT2UPI_NOT_TAKEN_CREDITS ev_sel=0x1b umask=0x1: Lines that could not go straight to the link for want of credits. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11b))
#define CWF_B2CMI_EVENT_DIRECT2UPI_TXN_OVERRIDE /* UNC_B2CMI_DIRECT2UPI_TXN_OVERRIDE ev_sel=0x1c umask=0x1: Requests that allowed the straight way to the link, which was refused nevertheless. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11c))
/* UNC_B2CMI_DIRECTORY_HIT ev_sel=0x1d: Look-ups of the directory that found an entry, by the line and its state there. */
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_DIRTY_I /* UNC_B2CMI_DIRECTORY_HIT.DIRTY_I ev_sel=0x1d umask=0x1: Modified lines in state I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_DIRTY_S /* UNC_B2CMI_DIRECTORY_HIT.DIRTY_S ev_sel=0x1d umask=0x2: Modified lines in state S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x21d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_DIRTY_A /* UNC_B2CMI_DIRECTORY_HIT.DIRTY_A ev_sel=0x1d umask=0x4: Modified lines in state A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x41d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_CLEAN_I /* UNC_B2CMI_DIRECTORY_HIT.CLEAN_I ev_sel=0x1d umask=0x8: Clean lines in state I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x81d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_CLEAN_S /* UNC_B2CMI_DIRECTORY_HIT.CLEAN_S ev_sel=0x1d umask=0x10: Clean lines in state S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x101d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_CLEAN_A /* UNC_B2CMI_DIRECTORY_HIT.CLEAN_A ev_sel=0x1d umask=0x20: Clean lines in state A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x201d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_DIRTY /* UNC_B2CMI_DIRECTORY_HIT.DIRTY ev_sel=0x1d umask=0x7: Modified lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x71d))
#define CWF_B2CMI_EVENT_DIRECTORY_HIT_CLEAN /* UNC_B2CMI_DIRECTORY_HIT.CLEAN ev_sel=0x1d umask=0x38: Clean lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x381d))
/* UNC_B2CMI_DIRECTORY_MISS ev_sel=0x1e: Look-ups of the directory that found no entry, by the line and its state. */
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_DIRTY_I /* UNC_B2CMI_DIRECTORY_MISS.DIRTY_I ev_sel=0x1e umask=0x1: Modified lines in state I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_DIRTY_S /* UNC_B2CMI_DIRECTORY_MISS.DIRTY_S ev_sel=0x1e umask=0x2: Modified lines in state S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x21e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_DIRTY_A /* UNC_B2CMI_DIRECTORY_MISS.DIRTY_A ev_sel=0x1e umask=0x4: Modified lines in state A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x41e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_CLEAN_I /* UNC_B2CMI_DIRECTORY_MISS.CLEAN_I ev_sel=0x1e umask=0x8: Clean lines in state I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x81e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_CLEAN_S /* UNC_B2CMI_DIRECTORY_MISS.CLEAN_S ev_sel=0x1e umask=0x10: Clean lines in state S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x101e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_CLEAN_A /* UNC_B2CMI_DIRECTORY_MISS.CLEAN_A ev_sel=0x1e umask=0x20: Clean lines in state A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x201e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_DIRTY /* UNC_B2CMI_DIRECTORY_MISS.DIRTY ev_sel=0x1e umask=0x7: Modified lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x71e))
#define CWF_B2CMI_EVENT_DIRECTORY_MISS_CLEAN /* UNC_B2CMI_DIRECTORY_MISS.CLEAN ev_sel=0x1e umask=0x38: Clean lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x381e))
/* UNC_B2CMI_TAG_HIT ev_sel=0x1f: Requests that near memory held, with DRAM as a cache of slower memory. */
#define CWF_B2CMI_EVENT_TAG_HIT_RD_CLEAN /* UNC_B2CMI_TAG_HIT.RD_CLEAN ev_sel=0x1f umask=0x1: Reads of clean lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x11f))
#define CWF_B2CMI_EVENT_TAG_HIT_RD_DIRTY /* UNC_B2CMI_TAG_HIT.RD_DIRTY ev_sel=0x1f umask=0x2: Reads of modified lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x21f))
#define CWF_B2CMI_EVENT_TAG_HIT_ALL /* UNC_B2CMI_TAG_HIT.ALL ev_sel=0x1f umask=0xf: Reads and writes. */ \
	CWF_B2CMI_CTL_(UINT64_C(0xf1f))
#define CWF_B2CMI_EVENT_TAG_HIT_WR_CLEAN /* UNC_B2CMI_TAG_HIT.WR_CLEAN ev_sel=0x1f umask=0x4: Writes of clean lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x41f))
#define CWF_B2CMI_EVENT_TAG_HIT_WR_DIRTY /* UNC_B2CMI_TAG_HIT.WR_DIRTY ev_sel=0x1f umask=0x8: Writes of modified lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x81f))
/* UNC_B2CMI_DIRECTORY_LOOKUP ev_sel=0x20: Lines read from DRAM, by what the directory says of them. */
#define CWF_B2CMI_EVENT_DIRECTORY_LOOKUP_ANY /* UNC_B2CMI_DIRECTORY_LOOKUP.ANY ev_sel=0x20 umask=0x1: Lines in any state. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x120))
#define CWF_B2CMI_EVENT_DIRECTORY_LOOKUP_STATE_I /* UNC_B2CMI_DIRECTORY_LOOKUP.STATE_I ev_sel=0x20 umask=0x2: Lines in state I: no other socket holds them. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x220))
#define CWF_B2CMI_EVENT_DIRECTORY_LOOKUP_STATE_S /* UNC_B2CMI_DIRECTORY_LOOKUP.STATE_S ev_sel=0x20 umask=0x4: Lines in state S: others may hold them shared. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x420))
#define CWF_B2CMI_EVENT_DIRECTORY_LOOKUP_STATE_A /* UNC_B2CMI_DIRECTORY_LOOKUP.STATE_A ev_sel=0x20 umask=0x8: Lines in state A: any socket may hold them. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x820))
/* UNC_B2CMI_DIRECTORY_UPDATE ev_sel=0x21: Changes of the directory, by the old state and the new one. */
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_ANY /* UNC_B2CMI_DIRECTORY_UPDATE.ANY ev_sel=0x21 umask=0x301: Changes of any kind. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300000121))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_I2S /* UNC_B2CMI_DIRECTORY_UPDATE.I2S ev_sel=0x21 umask=0x302: Changes from I to S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300000221))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_I2A /* UNC_B2CMI_DIRECTORY_UPDATE.I2A ev_sel=0x21 umask=0x304: Changes from I to A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300000421))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_A2I /* UNC_B2CMI_DIRECTORY_UPDATE.A2I ev_sel=0x21 umask=0x320: Changes from A to I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300002021))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_A2S /* UNC_B2CMI_DIRECTORY_UPDATE.A2S ev_sel=0x21 umask=0x340: Changes from A to S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300004021))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_HIT_ANY /* UNC_B2CMI_DIRECTORY_UPDATE.HIT_ANY ev_sel=0x21 umask=0x101: Changes after a hit in near memory or DRAM. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000121))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_HIT_X2S /* UNC_B2CMI_DIRECTORY_UPDATE.HIT_X2S ev_sel=0x21 umask=0x142: Changes in near memory to S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100004221))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_HIT_X2A /* UNC_B2CMI_DIRECTORY_UPDATE.HIT_X2A ev_sel=0x21 umask=0x114: Changes in near memory to A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100001421))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_HIT_X2I /* UNC_B2CMI_DIRECTORY_UPDATE.HIT_X2I ev_sel=0x21 umask=0x128: Changes in near memory to I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100002821))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_MISS_X2S /* UNC_B2CMI_DIRECTORY_UPDATE.MISS_X2S ev_sel=0x21 umask=0x242: Changes in far memory to S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x200004221))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_MISS_X2A /* UNC_B2CMI_DIRECTORY_UPDATE.MISS_X2A ev_sel=0x21 umask=0x214: Changes in far memory to A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x200001421))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_MISS_X2I /* UNC_B2CMI_DIRECTORY_UPDATE.MISS_X2I ev_sel=0x21 umask=0x228: Changes in far memory to I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x200002821))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_X2S /* UNC_B2CMI_DIRECTORY_UPDATE.X2S ev_sel=0x21 umask=0x342: Changes to S. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300004221))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_X2A /* UNC_B2CMI_DIRECTORY_UPDATE.X2A ev_sel=0x21 umask=0x314: Changes to A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300001421))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_X2I /* UNC_B2CMI_DIRECTORY_UPDATE.X2I ev_sel=0x21 umask=0x328: Changes to I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300002821))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_S2I /* UNC_B2CMI_DIRECTORY_UPDATE.S2I ev_sel=0x21 umask=0x308: Changes from S to I. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300000821))
#define CWF_B2CMI_EVENT_DIRECTORY_UPDATE_S2A /* UNC_B2CMI_DIRECTORY_UPDATE.S2A ev_sel=0x21 umask=0x310: Changes from S to A. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300001021))
/* UNC_B2CMI_IMC_READS ev_sel=0x24: Reads that go on to the memory channel. */
#define CWF_B2CMI_EVENT_IMC_READS_NORMAL /* UNC_B2CMI_IMC_READS.NORMAL ev_sel=0x24 umask=0x101: Ordinary reads. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000124))
#define CWF_B2CMI_EVENT_IMC_READS_ALL /* UNC_B2CMI_IMC_READS.ALL ev_sel=0x24 umask=0x104: Reads of every kind. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000424))
#define CWF_B2CMI_EVENT_IMC_READS_TO_DDR_AS_MEM /* UNC_B2CMI_IMC_READS.TO_DDR_AS_MEM ev_sel=0x24 umask=0x108: Reads of DRAM as memory. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000824))
#define CWF_B2CMI_EVENT_IMC_READS_TO_DDR_AS_CACHE /* UNC_B2CMI_IMC_READS.TO_DDR_AS_CACHE ev_sel=0x24 umask=0x110: Reads of DRAM as near memory. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100001024))
/* UNC_B2CMI_IMC_WRITES ev_sel=0x25: Writes that go on to the memory channel. */
#define CWF_B2CMI_EVENT_IMC_WRITES_FULL /* UNC_B2CMI_IMC_WRITES.FULL ev_sel=0x25 umask=0x101: Writes of whole lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000125))
#define CWF_B2CMI_EVENT_IMC_WRITES_PARTIAL /* UNC_B2CMI_IMC_WRITES.PARTIAL ev_sel=0x25 umask=0x102: Writes of parts of lines. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000225))
#define CWF_B2CMI_EVENT_IMC_WRITES_ALL /* UNC_B2CMI_IMC_WRITES.ALL ev_sel=0x25 umask=0x110: Writes of every kind. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100001025))
#define CWF_B2CMI_EVENT_IMC_WRITES_TO_DDR_AS_MEM /* UNC_B2CMI_IMC_WRITES.TO_DDR_AS_MEM ev_sel=0x25 umask=0x120: Writes to DRAM as memory. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100002025))
#define CWF_B2CMI_EVENT_IMC_WRITES_TO_DDR_AS_CACHE /* UNC_B2CMI_IMC_WRITES.TO_DDR_AS_CACHE ev_sel=0x25 umask=0x140: Writes to DRAM as near memory. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100004025))
#define CWF_B2CMI_EVENT_IMC_WRITES_NI /* UNC_B2CMI_IMC_WRITES.NI ev_sel=0x25 umask=0x300: Non-inclusive writes. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x300000025))
#define CWF_B2CMI_EVENT_IMC_WRITES_NI_MISS /* UNC_B2CMI_IMC_WRITES.NI_MISS ev_sel=0x25 umask=0x500: Non-inclusive writes that missed. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x500000025))
/* UNC_B2CMI_TRACKER_INSERTS ev_sel=0x32: Reads that enter the tracker of requests. */
#define CWF_B2CMI_EVENT_TRACKER_INSERTS_CH0 /* UNC_B2CMI_TRACKER_INSERTS.CH0 ev_sel=0x32 umask=0x104: Channel 0. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x100000432))
/* UNC_B2CMI_TRACKER_OCCUPANCY ev_sel=0x33: Entries in the tracker, added up every cycle. */
#define CWF_B2CMI_EVENT_TRACKER_OCCUPANCY_CH0 /* UNC_B2CMI_TRACKER_OCCUPANCY.CH0 ev_sel=0x33 umask=0x1: Channel 0. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x133))
/* UNC_B2CMI_WR_TRACKER_INSERTS ev_sel=0x40: Writes that enter their own tracker. */
#define CWF_B2CMI_EVENT_WR_TRACKER_INSERTS_CH0 /* UNC_B2CMI_WR_TRACKER_INSERTS.CH0 ev_sel=0x40 umask=0x1: Channel 0. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x140))
/* UNC_B2CMI_TAG_MISS ev_sel=0x4b: Requests that near memory did not hold, with DRAM as a cache of slower memory. */
#define CWF_B2CMI_EVENT_TAG_MISS_CLEAN /* UNC_B2CMI_TAG_MISS.CLEAN ev_sel=0x4b umask=0x5: Requests whose place held a clean line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x54b))
#define CWF_B2CMI_EVENT_TAG_MISS_DIRTY /* UNC_B2CMI_TAG_MISS.DIRTY ev_sel=0x4b umask=0xa: Requests whose place held a modified line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0xa4b))
#define CWF_B2CMI_EVENT_TAG_MISS_RD_CLEAN /* UNC_B2CMI_TAG_MISS.RD_CLEAN ev_sel=0x4b umask=0x1: Reads whose place held a clean line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x14b))
#define CWF_B2CMI_EVENT_TAG_MISS_RD_DIRTY /* UNC_B2CMI_TAG_MISS.RD_DIRTY ev_sel=0x4b umask=0x2: Reads whose place held a modified line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x24b))
#define CWF_B2CMI_EVENT_TAG_MISS_WR_CLEAN /* UNC_B2CMI_TAG_MISS.WR_CLEAN ev_sel=0x4b umask=0x4: Writes whose place held a clean line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x44b))
#define CWF_B2CMI_EVENT_TAG_MISS_WR_DIRTY /* UNC_B2CMI_TAG_MISS.WR_DIRTY ev_sel=0x4b umask=0x8: Writes whose place held a modified line. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x84b))
#define CWF_B2CMI_EVENT_TAG_MISS_RD_2WAY /* UNC_B2CMI_TAG_MISS.RD_2WAY ev_sel=0x4b umask=0x10: Reads that missed the second way. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x104b))
#define CWF_B2CMI_EVENT_TAG_MISS_WR_2WAY /* UNC_B2CMI_TAG_MISS.WR_2WAY ev_sel=0x4b umask=0x20: Writes that missed the second way. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x204b))
/* UNC_B2CMI_PREFCAM_OCCUPANCY ev_sel=0x54: Entries in the prefetch CAM, added up every cycle. */
#define CWF_B2CMI_EVENT_PREFCAM_OCCUPANCY_CH0 /* UNC_B2CMI_PREFCAM_OCCUPANCY.CH0 ev_sel=0x54 umask=0x1: Channel 0. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x154))
/* UNC_B2CMI_PREFCAM_INSERTS ev_sel=0x56: Prefetches that enter the prefetch CAM, by where they come from. */
#define CWF_B2CMI_EVENT_PREFCAM_INSERTS_UPI_ALLCH /* UNC_B2CMI_PREFCAM_INSERTS.UPI_ALLCH ev_sel=0x56 umask=0x2: Prefetches from links (UPI) in all channels. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x256))
#define CWF_B2CMI_EVENT_PREFCAM_INSERTS_XPT_ALLCH /* UNC_B2CMI_PREFCAM_INSERTS.XPT_ALLCH ev_sel=0x56 umask=0x1: Prefetches from cores (XPT) in all channels. */ \
	CWF_B2CMI_CTL_(UINT64_C(0x156))
#define CWF_B2CMI_EVENT_PREFCAM_INSERTS_CH0_XPT /* UNC_B2CMI_PREFCAM_INSERTS.CH0_XPT ev_sel=0x56 umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	CWF_B2CMI_CTL_(UINT64_C(0x156))
#define CWF_B2CMI_EVENT_PREFCAM_INSERTS_CH0_UPI /* UNC_B2CMI_PREFCAM_INSERTS.CH0_UPI ev_sel=0x56 umask=0x2: Prefetches in channel 0 from links (UPI). */ \
	CWF_B2CMI_CTL_(UINT64_C(0x256))

#endif

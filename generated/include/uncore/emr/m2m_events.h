/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/m2m.events.json by "make generate". Do not edit. */
/*
 * The events of emr m2m as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_M2M_EVENTS_H
#define UNCORE_EMR_M2M_EVENTS_H

#include "uncore/emr/m2m.h"

#define EMR_M2M_CTL_(raw) UNCORE_VALUE_(emr_m2m_ctl, raw)
#define EMR_M2M_EVENT_CLOCKTICKS /* UNC_M2M_CLOCKTICKS ev_sel=0x1: Clock cycles of the mesh (UCLK), by which every cycle count of this box goes. */ \
	EMR_M2M_CTL_(UINT64_C(0x1))
#define EMR_M2M_EVENT_RXC_AD_INSERTS /* UNC_M2M_RxC_AD_INSERTS ev_sel=0x2 umask=0x1: AD messages from the mesh stop that enter the queue of this box: reads and writes of the CHAs, mostly reads. */ \
	EMR_M2M_CTL_(UINT64_C(0x102))
#define EMR_M2M_EVENT_RXC_AD_OCCUPANCY /* UNC_M2M_RxC_AD_OCCUPANCY ev_sel=0x3: AD messages in the queue from the mesh stop, added up every cycle. Divided by RxC_AD_INSERTS it gives the mean wait. */ \
	EMR_M2M_CTL_(UINT64_C(0x3))
/* UNC_M2M_DIRECT2CORE_NOT_TAKEN_DIRSTATE ev_sel=0x17: Times that data could not go straight to the core because of the directory: another socket may have the line. Intel's description speaks of cycles. */
#define EMR_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_DIRSTATE_NON_CISGRESS /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_DIRSTATE.NON_CISGRESS ev_sel=0x17 umask=0x2: Messages that do not go through the cisgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x217))
#define EMR_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_DIRSTATE_ALL /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_DIRSTATE.ALL ev_sel=0x17 umask=0x7: Messages of every kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x717))
/* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x18: Reads that were to go straight to the core and were sent through the CHA after all. */
#define EMR_M2M_EVENT_DIRECT2CORE_TXN_OVERRIDE_PMM_HIT /* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE.PMM_HIT ev_sel=0x18 umask=0x1: For persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x118))
#define EMR_M2M_EVENT_DIRECT2CORE_TXN_OVERRIDE_CISGRESS /* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE.CISGRESS ev_sel=0x18 umask=0x2: Messages that go through the cisgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x218))
#define EMR_M2M_EVENT_DIRECT2CORE_TXN_OVERRIDE_ALL /* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE.ALL ev_sel=0x18 umask=0x3: Messages of every kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x318))
#define EMR_M2M_EVENT_DIRECT2UPI_TAKEN /* UNC_M2M_DIRECT2UPI_TAKEN ev_sel=0x19 umask=0x7: Reads of another socket whose data went straight to the UPI link, without the CHA between. */ \
	EMR_M2M_CTL_(UINT64_C(0x719))
/* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE ev_sel=0x1a: Times that data could not go straight to the UPI link because of the directory. Intel's description speaks of cycles. */
#define EMR_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE_EGRESS /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE.EGRESS ev_sel=0x1a umask=0x1: At the egress. */ \
	EMR_M2M_CTL_(UINT64_C(0x11a))
#define EMR_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE_NON_CISGRESS /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE.NON_CISGRESS ev_sel=0x1a umask=0x2: Messages that do not go through the cisgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x21a))
#define EMR_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE_CISGRESS /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE.CISGRESS ev_sel=0x1a umask=0x4: Messages that go through the cisgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x41a))
#define EMR_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE_ALL /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE.ALL ev_sel=0x1a umask=0x7: Messages of every kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x71a))
#define EMR_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_CREDITS /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_CREDITS ev_sel=0x1b umask=0x7: Reads whose data could not go straight to the UPI link for want of credits, going by the name; Intel's text repeats that of TXN_OVERRIDE. */ \
	EMR_M2M_CTL_(UINT64_C(0x71b))
/* UNC_M2M_DIRECT2UPI_TXN_OVERRIDE ev_sel=0x1c: Reads that were to go straight to the UPI link and were sent through the CHA after all. */
#define EMR_M2M_EVENT_DIRECT2UPI_TXN_OVERRIDE_PMM_HIT /* UNC_M2M_DIRECT2UPI_TXN_OVERRIDE.PMM_HIT ev_sel=0x1c umask=0x1: For persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x11c))
#define EMR_M2M_EVENT_DIRECT2UPI_TXN_OVERRIDE_CISGRESS /* UNC_M2M_DIRECT2UPI_TXN_OVERRIDE.CISGRESS ev_sel=0x1c umask=0x2: Messages that go through the cisgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x21c))
#define EMR_M2M_EVENT_DIRECT2UPI_TXN_OVERRIDE_ALL /* UNC_M2M_DIRECT2UPI_TXN_OVERRIDE.ALL ev_sel=0x1c umask=0x3: Messages of every kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x31c))
/* UNC_M2M_DIRECTORY_HIT ev_sel=0x1d: Reads whose directory state made a snoop of other sockets needless, by the name; by the line's state and whether it was dirty. */
#define EMR_M2M_EVENT_DIRECTORY_HIT_DIRTY_I /* UNC_M2M_DIRECTORY_HIT.DIRTY_I ev_sel=0x1d umask=0x1: Dirty lines in state I. */ \
	EMR_M2M_CTL_(UINT64_C(0x11d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_DIRTY_S /* UNC_M2M_DIRECTORY_HIT.DIRTY_S ev_sel=0x1d umask=0x2: Dirty lines in state S. */ \
	EMR_M2M_CTL_(UINT64_C(0x21d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_DIRTY_P /* UNC_M2M_DIRECTORY_HIT.DIRTY_P ev_sel=0x1d umask=0x4: Dirty lines in state P, which Intel's title calls L. */ \
	EMR_M2M_CTL_(UINT64_C(0x41d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_DIRTY_A /* UNC_M2M_DIRECTORY_HIT.DIRTY_A ev_sel=0x1d umask=0x8: Dirty lines in state A. */ \
	EMR_M2M_CTL_(UINT64_C(0x81d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_CLEAN_I /* UNC_M2M_DIRECTORY_HIT.CLEAN_I ev_sel=0x1d umask=0x10: Clean lines in state I. */ \
	EMR_M2M_CTL_(UINT64_C(0x101d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_CLEAN_S /* UNC_M2M_DIRECTORY_HIT.CLEAN_S ev_sel=0x1d umask=0x20: Clean lines in state S. */ \
	EMR_M2M_CTL_(UINT64_C(0x201d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_CLEAN_P /* UNC_M2M_DIRECTORY_HIT.CLEAN_P ev_sel=0x1d umask=0x40: Clean lines in state P, which Intel's title calls L. */ \
	EMR_M2M_CTL_(UINT64_C(0x401d))
#define EMR_M2M_EVENT_DIRECTORY_HIT_CLEAN_A /* UNC_M2M_DIRECTORY_HIT.CLEAN_A ev_sel=0x1d umask=0x80: Clean lines in state A. */ \
	EMR_M2M_CTL_(UINT64_C(0x801d))
/* UNC_M2M_DIRECTORY_MISS ev_sel=0x1e: Reads whose directory state called for a snoop of other sockets, by the name; by the line's state and whether it was dirty. */
#define EMR_M2M_EVENT_DIRECTORY_MISS_DIRTY_I /* UNC_M2M_DIRECTORY_MISS.DIRTY_I ev_sel=0x1e umask=0x1: Dirty lines in state I. */ \
	EMR_M2M_CTL_(UINT64_C(0x11e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_DIRTY_S /* UNC_M2M_DIRECTORY_MISS.DIRTY_S ev_sel=0x1e umask=0x2: Dirty lines in state S. */ \
	EMR_M2M_CTL_(UINT64_C(0x21e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_DIRTY_P /* UNC_M2M_DIRECTORY_MISS.DIRTY_P ev_sel=0x1e umask=0x4: Dirty lines in state P, which Intel's title calls L. */ \
	EMR_M2M_CTL_(UINT64_C(0x41e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_DIRTY_A /* UNC_M2M_DIRECTORY_MISS.DIRTY_A ev_sel=0x1e umask=0x8: Dirty lines in state A. */ \
	EMR_M2M_CTL_(UINT64_C(0x81e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_CLEAN_I /* UNC_M2M_DIRECTORY_MISS.CLEAN_I ev_sel=0x1e umask=0x10: Clean lines in state I. */ \
	EMR_M2M_CTL_(UINT64_C(0x101e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_CLEAN_S /* UNC_M2M_DIRECTORY_MISS.CLEAN_S ev_sel=0x1e umask=0x20: Clean lines in state S. */ \
	EMR_M2M_CTL_(UINT64_C(0x201e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_CLEAN_P /* UNC_M2M_DIRECTORY_MISS.CLEAN_P ev_sel=0x1e umask=0x40: Clean lines in state P, which Intel's title calls L. */ \
	EMR_M2M_CTL_(UINT64_C(0x401e))
#define EMR_M2M_EVENT_DIRECTORY_MISS_CLEAN_A /* UNC_M2M_DIRECTORY_MISS.CLEAN_A ev_sel=0x1e umask=0x80: Clean lines in state A. */ \
	EMR_M2M_CTL_(UINT64_C(0x801e))
/* UNC_M2M_TAG_HIT ev_sel=0x1f: Accesses that hit near memory in memory mode, where DRAM is a cache of persistent memory, by kind and state of the line. */
#define EMR_M2M_EVENT_TAG_HIT_NM_RD_HIT_CLEAN /* UNC_M2M_TAG_HIT.NM_RD_HIT_CLEAN ev_sel=0x1f umask=0x1: Reads that hit near memory, the line unchanged; without memory mode, regular reads of DRAM. */ \
	EMR_M2M_CTL_(UINT64_C(0x11f))
#define EMR_M2M_EVENT_TAG_HIT_NM_RD_HIT_DIRTY /* UNC_M2M_TAG_HIT.NM_RD_HIT_DIRTY ev_sel=0x1f umask=0x2: Reads that hit near memory, the line changed. */ \
	EMR_M2M_CTL_(UINT64_C(0x21f))
#define EMR_M2M_EVENT_TAG_HIT_NM_UFILL_HIT_CLEAN /* UNC_M2M_TAG_HIT.NM_UFILL_HIT_CLEAN ev_sel=0x1f umask=0x4: Underfill reads that hit near memory, the line unchanged. */ \
	EMR_M2M_CTL_(UINT64_C(0x41f))
#define EMR_M2M_EVENT_TAG_HIT_NM_UFILL_HIT_DIRTY /* UNC_M2M_TAG_HIT.NM_UFILL_HIT_DIRTY ev_sel=0x1f umask=0x8: Underfill reads that hit near memory, the line changed. */ \
	EMR_M2M_CTL_(UINT64_C(0x81f))
/* UNC_M2M_DIRECTORY_LOOKUP ev_sel=0x20: Looks into the directory of other sockets' copies, by the state found. The state comes with the line, so each is a read of memory. */
#define EMR_M2M_EVENT_DIRECTORY_LOOKUP_ANY /* UNC_M2M_DIRECTORY_LOOKUP.ANY ev_sel=0x20 umask=0x1: Looks that found any state. */ \
	EMR_M2M_CTL_(UINT64_C(0x120))
#define EMR_M2M_EVENT_DIRECTORY_LOOKUP_STATE_A /* UNC_M2M_DIRECTORY_LOOKUP.STATE_A ev_sel=0x20 umask=0x8: State A: another socket may have changed the line, so it must be asked. */ \
	EMR_M2M_CTL_(UINT64_C(0x820))
#define EMR_M2M_EVENT_DIRECTORY_LOOKUP_STATE_I /* UNC_M2M_DIRECTORY_LOOKUP.STATE_I ev_sel=0x20 umask=0x2: State I: no other socket has the line. */ \
	EMR_M2M_CTL_(UINT64_C(0x220))
#define EMR_M2M_EVENT_DIRECTORY_LOOKUP_STATE_S /* UNC_M2M_DIRECTORY_LOOKUP.STATE_S ev_sel=0x20 umask=0x4: State S: other sockets may share the line. */ \
	EMR_M2M_CTL_(UINT64_C(0x420))
/* UNC_M2M_DIRECTORY_UPDATE ev_sel=0x21: Changes of the directory state of a line, from one state to another. Each costs a write of memory. */
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_ANY /* UNC_M2M_DIRECTORY_UPDATE.ANY ev_sel=0x21 umask=0x301: Any change of state. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000121))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A2I /* UNC_M2M_DIRECTORY_UPDATE.A2I ev_sel=0x21 umask=0x320: From state A to I. */ \
	EMR_M2M_CTL_(UINT64_C(0x300002021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A2S /* UNC_M2M_DIRECTORY_UPDATE.A2S ev_sel=0x21 umask=0x340: From state A to S. */ \
	EMR_M2M_CTL_(UINT64_C(0x300004021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I2A /* UNC_M2M_DIRECTORY_UPDATE.I2A ev_sel=0x21 umask=0x304: From state I to A. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000421))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I2S /* UNC_M2M_DIRECTORY_UPDATE.I2S ev_sel=0x21 umask=0x302: From state I to S. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000221))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S2A /* UNC_M2M_DIRECTORY_UPDATE.S2A ev_sel=0x21 umask=0x310: From state S to A. */ \
	EMR_M2M_CTL_(UINT64_C(0x300001021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S2I /* UNC_M2M_DIRECTORY_UPDATE.S2I ev_sel=0x21 umask=0x308: From state S to I. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000821))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.HIT_NON_PMM ev_sel=0x21 umask=0x101: Changes of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000121))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I_TO_S_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.I_TO_S_HIT_NON_PMM ev_sel=0x21 umask=0x102: From state I to S of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000221))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I_TO_A_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.I_TO_A_HIT_NON_PMM ev_sel=0x21 umask=0x104: From state I to A of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000421))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S_TO_I_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.S_TO_I_HIT_NON_PMM ev_sel=0x21 umask=0x108: From state S to I of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000821))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S_TO_A_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.S_TO_A_HIT_NON_PMM ev_sel=0x21 umask=0x110: From state S to A of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100001021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A_TO_I_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.A_TO_I_HIT_NON_PMM ev_sel=0x21 umask=0x120: From state A to I of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100002021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A_TO_S_HIT_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.A_TO_S_HIT_NON_PMM ev_sel=0x21 umask=0x140: From state A to S of lines that hit, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100004021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.MISS_NON_PMM ev_sel=0x21 umask=0x201: Changes of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000121))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I_TO_S_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.I_TO_S_MISS_NON_PMM ev_sel=0x21 umask=0x202: From state I to S of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000221))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_I_TO_A_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.I_TO_A_MISS_NON_PMM ev_sel=0x21 umask=0x204: From state I to A of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000421))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S_TO_I_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.S_TO_I_MISS_NON_PMM ev_sel=0x21 umask=0x208: From state S to I of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000821))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_S_TO_A_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.S_TO_A_MISS_NON_PMM ev_sel=0x21 umask=0x210: From state S to A of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200001021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A_TO_I_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.A_TO_I_MISS_NON_PMM ev_sel=0x21 umask=0x220: From state A to I of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200002021))
#define EMR_M2M_EVENT_DIRECTORY_UPDATE_A_TO_S_MISS_NON_PMM /* UNC_M2M_DIRECTORY_UPDATE.A_TO_S_MISS_NON_PMM ev_sel=0x21 umask=0x240: From state A to S of lines that missed, not of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200004021))
/* UNC_M2M_IMC_READS ev_sel=0x24: Reads handed to the memory controller. A line of 64 bytes each. */
#define EMR_M2M_EVENT_IMC_READS_TO_PMM /* UNC_M2M_IMC_READS.TO_PMM ev_sel=0x24 umask=0x320: Reads of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x300002024))
#define EMR_M2M_EVENT_IMC_READS_CH0_TO_NM1LM /* UNC_M2M_IMC_READS.CH0.TO_NM1LM ev_sel=0x24 umask=0x108: Reads of channel 0 of near memory that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000824))
#define EMR_M2M_EVENT_IMC_READS_CH0_TO_NMCACHE /* UNC_M2M_IMC_READS.CH0.TO_NMCache ev_sel=0x24 umask=0x110: Reads of channel 0 of near memory that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x100001024))
#define EMR_M2M_EVENT_IMC_READS_CH1_TO_NM1LM /* UNC_M2M_IMC_READS.CH1.TO_NM1LM ev_sel=0x24 umask=0x208: Reads of channel 1 of near memory that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000824))
#define EMR_M2M_EVENT_IMC_READS_CH1_TO_NMCACHE /* UNC_M2M_IMC_READS.CH1.TO_NMCache ev_sel=0x24 umask=0x210: Reads of channel 1 of near memory that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x200001024))
#define EMR_M2M_EVENT_IMC_READS_TO_NM1LM /* UNC_M2M_IMC_READS.TO_NM1LM ev_sel=0x24 umask=0x308: Reads of near memory that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000824))
#define EMR_M2M_EVENT_IMC_READS_TO_NMCACHE /* UNC_M2M_IMC_READS.TO_NMCACHE ev_sel=0x24 umask=0x310: Reads of near memory that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x300001024))
#define EMR_M2M_EVENT_IMC_READS_ALL /* UNC_M2M_IMC_READS.ALL ev_sel=0x24 umask=0x304: Reads of any priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000424))
#define EMR_M2M_EVENT_IMC_READS_NORMAL /* UNC_M2M_IMC_READS.NORMAL ev_sel=0x24 umask=0x301: Reads of normal priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000124))
#define EMR_M2M_EVENT_IMC_READS_CH0_ISOCH /* UNC_M2M_IMC_READS.CH0_ISOCH ev_sel=0x24 umask=0x102: Reads of channel 0 of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000224))
#define EMR_M2M_EVENT_IMC_READS_CH0_FROM_TGR /* UNC_M2M_IMC_READS.CH0_FROM_TGR ev_sel=0x24 umask=0x140: Reads of channel 0 that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x100004024))
#define EMR_M2M_EVENT_IMC_READS_CH1_ISOCH /* UNC_M2M_IMC_READS.CH1_ISOCH ev_sel=0x24 umask=0x202: Reads of channel 1 of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000224))
#define EMR_M2M_EVENT_IMC_READS_CH1_FROM_TGR /* UNC_M2M_IMC_READS.CH1_FROM_TGR ev_sel=0x24 umask=0x240: Reads of channel 1 that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x200004024))
#define EMR_M2M_EVENT_IMC_READS_ISOCH /* UNC_M2M_IMC_READS.ISOCH ev_sel=0x24 umask=0x302: Isochronous reads, of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000224))
#define EMR_M2M_EVENT_IMC_READS_FROM_TGR /* UNC_M2M_IMC_READS.FROM_TGR ev_sel=0x24 umask=0x340: Reads that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x300004024))
#define EMR_M2M_EVENT_IMC_READS_CH0_NORMAL /* UNC_M2M_IMC_READS.CH0_NORMAL ev_sel=0x24 umask=0x101: Reads of channel 0 of normal priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000124))
#define EMR_M2M_EVENT_IMC_READS_CH0_ALL /* UNC_M2M_IMC_READS.CH0_ALL ev_sel=0x24 umask=0x104: Reads of channel 0 of any kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000424))
#define EMR_M2M_EVENT_IMC_READS_CH0_TO_PMM /* UNC_M2M_IMC_READS.CH0_TO_PMM ev_sel=0x24 umask=0x120: Reads of channel 0 of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100002024))
#define EMR_M2M_EVENT_IMC_READS_CH1_NORMAL /* UNC_M2M_IMC_READS.CH1_NORMAL ev_sel=0x24 umask=0x201: Reads of channel 1 of normal priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000124))
#define EMR_M2M_EVENT_IMC_READS_CH1_ALL /* UNC_M2M_IMC_READS.CH1_ALL ev_sel=0x24 umask=0x204: Reads of channel 1 of any kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000424))
#define EMR_M2M_EVENT_IMC_READS_CH1_TO_PMM /* UNC_M2M_IMC_READS.CH1_TO_PMM ev_sel=0x24 umask=0x220: Reads of channel 1 of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200002024))
#define EMR_M2M_EVENT_IMC_READS_CH0_TO_DDR_AS_MEM /* UNC_M2M_IMC_READS.CH0_TO_DDR_AS_MEM ev_sel=0x24 umask=0x108: Reads of channel 0 of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000824))
#define EMR_M2M_EVENT_IMC_READS_CH0_TO_DDR_AS_CACHE /* UNC_M2M_IMC_READS.CH0_TO_DDR_AS_CACHE ev_sel=0x24 umask=0x110: Reads of channel 0 of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x100001024))
#define EMR_M2M_EVENT_IMC_READS_CH1_TO_DDR_AS_MEM /* UNC_M2M_IMC_READS.CH1_TO_DDR_AS_MEM ev_sel=0x24 umask=0x208: Reads of channel 1 of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000824))
#define EMR_M2M_EVENT_IMC_READS_CH1_TO_DDR_AS_CACHE /* UNC_M2M_IMC_READS.CH1_TO_DDR_AS_CACHE ev_sel=0x24 umask=0x210: Reads of channel 1 of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x200001024))
#define EMR_M2M_EVENT_IMC_READS_TO_DDR_AS_MEM /* UNC_M2M_IMC_READS.TO_DDR_AS_MEM ev_sel=0x24 umask=0x308: Reads of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x300000824))
#define EMR_M2M_EVENT_IMC_READS_TO_DDR_AS_CACHE /* UNC_M2M_IMC_READS.TO_DDR_AS_CACHE ev_sel=0x24 umask=0x310: Reads of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x300001024))
/* UNC_M2M_IMC_WRITES ev_sel=0x25: Writes handed to the memory controller. A line of 64 bytes each. */
#define EMR_M2M_EVENT_IMC_WRITES_TO_PMM /* UNC_M2M_IMC_WRITES.TO_PMM ev_sel=0x25 umask=0x1880: Writes to persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800008025))
#define EMR_M2M_EVENT_IMC_WRITES_NI /* UNC_M2M_IMC_WRITES.NI ev_sel=0x25 umask=0x1a00: Writes named NI; Intel's text is that of all writes. */ \
	EMR_M2M_CTL_(UINT64_C(0x1a00000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_NI /* UNC_M2M_IMC_WRITES.CH0.NI ev_sel=0x25 umask=0xa00: Writes of channel 0 that do not invalidate. */ \
	EMR_M2M_CTL_(UINT64_C(0xa00000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_NI /* UNC_M2M_IMC_WRITES.CH1.NI ev_sel=0x25 umask=0x1200: Writes of channel 1 that do not invalidate. */ \
	EMR_M2M_CTL_(UINT64_C(0x1200000025))
#define EMR_M2M_EVENT_IMC_WRITES_ALL /* UNC_M2M_IMC_WRITES.ALL ev_sel=0x25 umask=0x1810: Writes of any size and priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800001025))
#define EMR_M2M_EVENT_IMC_WRITES_FULL /* UNC_M2M_IMC_WRITES.FULL ev_sel=0x25 umask=0x1801: Full lines of normal priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800000125))
#define EMR_M2M_EVENT_IMC_WRITES_PARTIAL /* UNC_M2M_IMC_WRITES.PARTIAL ev_sel=0x25 umask=0x1802: Partial lines of normal priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800000225))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_FULL_ISOCH /* UNC_M2M_IMC_WRITES.CH0_FULL_ISOCH ev_sel=0x25 umask=0x804: Writes of channel 0 of whole lines, of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000425))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.CH0_PARTIAL_ISOCH ev_sel=0x25 umask=0x808: Writes of channel 0 of parts of lines, of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000825))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_TO_DDR_AS_MEM /* UNC_M2M_IMC_WRITES.CH0_TO_DDR_AS_MEM ev_sel=0x25 umask=0x820: Writes of channel 0 of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x800002025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_TO_DDR_AS_CACHE /* UNC_M2M_IMC_WRITES.CH0_TO_DDR_AS_CACHE ev_sel=0x25 umask=0x840: Writes of channel 0 of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x800004025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_FROM_TGR /* UNC_M2M_IMC_WRITES.CH0_FROM_TGR ev_sel=0x25 umask=0x900: Writes of channel 0 that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x900000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_NI_MISS /* UNC_M2M_IMC_WRITES.CH0_NI_MISS ev_sel=0x25 umask=0xc00: Writes of channel 0 that do not invalidate and missed. */ \
	EMR_M2M_CTL_(UINT64_C(0xc00000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_FULL_ISOCH /* UNC_M2M_IMC_WRITES.CH1_FULL_ISOCH ev_sel=0x25 umask=0x1004: Writes of channel 1 of whole lines, of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000000425))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.CH1_PARTIAL_ISOCH ev_sel=0x25 umask=0x1008: Writes of channel 1 of parts of lines, of critical priority. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000000825))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_TO_DDR_AS_MEM /* UNC_M2M_IMC_WRITES.CH1_TO_DDR_AS_MEM ev_sel=0x25 umask=0x1020: Writes of channel 1 of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000002025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_TO_DDR_AS_CACHE /* UNC_M2M_IMC_WRITES.CH1_TO_DDR_AS_CACHE ev_sel=0x25 umask=0x1040: Writes of channel 1 of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000004025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_FROM_TGR /* UNC_M2M_IMC_WRITES.CH1_FROM_TGR ev_sel=0x25 umask=0x1100: Writes of channel 1 that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x1100000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_NI_MISS /* UNC_M2M_IMC_WRITES.CH1_NI_MISS ev_sel=0x25 umask=0x1400: Writes of channel 1 that do not invalidate and missed. */ \
	EMR_M2M_CTL_(UINT64_C(0x1400000025))
#define EMR_M2M_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_M2M_IMC_WRITES.FULL_ISOCH ev_sel=0x25 umask=0x1804: Full lines, isochronous. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800000425))
#define EMR_M2M_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x25 umask=0x1808: Partial lines, isochronous. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800000825))
#define EMR_M2M_EVENT_IMC_WRITES_FROM_TGR /* UNC_M2M_IMC_WRITES.FROM_TGR ev_sel=0x25 umask=0x1900: Writes that come through transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x1900000025))
#define EMR_M2M_EVENT_IMC_WRITES_NI_MISS /* UNC_M2M_IMC_WRITES.NI_MISS ev_sel=0x25 umask=0x1c00: Writes that do not invalidate and missed. */ \
	EMR_M2M_CTL_(UINT64_C(0x1c00000025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_FULL /* UNC_M2M_IMC_WRITES.CH0_FULL ev_sel=0x25 umask=0x801: Writes of channel 0 of whole lines. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000125))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_PARTIAL /* UNC_M2M_IMC_WRITES.CH0_PARTIAL ev_sel=0x25 umask=0x802: Writes of channel 0 of parts of lines. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000225))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_ALL /* UNC_M2M_IMC_WRITES.CH0_ALL ev_sel=0x25 umask=0x810: Writes of channel 0 of any kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x800001025))
#define EMR_M2M_EVENT_IMC_WRITES_CH0_TO_PMM /* UNC_M2M_IMC_WRITES.CH0_TO_PMM ev_sel=0x25 umask=0x880: Writes of channel 0 of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x800008025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_FULL /* UNC_M2M_IMC_WRITES.CH1_FULL ev_sel=0x25 umask=0x1001: Writes of channel 1 of whole lines. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000000125))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_PARTIAL /* UNC_M2M_IMC_WRITES.CH1_PARTIAL ev_sel=0x25 umask=0x1002: Writes of channel 1 of parts of lines. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000000225))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_ALL /* UNC_M2M_IMC_WRITES.CH1_ALL ev_sel=0x25 umask=0x1010: Writes of channel 1 of any kind. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000001025))
#define EMR_M2M_EVENT_IMC_WRITES_CH1_TO_PMM /* UNC_M2M_IMC_WRITES.CH1_TO_PMM ev_sel=0x25 umask=0x1080: Writes of channel 1 of persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x1000008025))
#define EMR_M2M_EVENT_IMC_WRITES_TO_DDR_AS_MEM /* UNC_M2M_IMC_WRITES.TO_DDR_AS_MEM ev_sel=0x25 umask=0x1820: Writes of DRAM that is memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800002025))
#define EMR_M2M_EVENT_IMC_WRITES_TO_DDR_AS_CACHE /* UNC_M2M_IMC_WRITES.TO_DDR_AS_CACHE ev_sel=0x25 umask=0x1840: Writes of DRAM that is a cache. */ \
	EMR_M2M_CTL_(UINT64_C(0x1800004025))
#define EMR_M2M_EVENT_TGR_AD_CREDITS /* UNC_M2M_TGR_AD_CREDITS ev_sel=0x2e: Credits for AD messages from the mesh stop, going by the title; Intel says no more. */ \
	EMR_M2M_CTL_(UINT64_C(0x2e))
#define EMR_M2M_EVENT_TGR_BL_CREDITS /* UNC_M2M_TGR_BL_CREDITS ev_sel=0x2f: Credits for BL messages from the mesh stop, going by the title; Intel says no more. */ \
	EMR_M2M_CTL_(UINT64_C(0x2f))
/* UNC_M2M_TRACKER_INSERTS ev_sel=0x32: Requests that enter the tracker of requests of a channel. */
#define EMR_M2M_EVENT_TRACKER_INSERTS_CH0 /* UNC_M2M_TRACKER_INSERTS.CH0 ev_sel=0x32 umask=0x104: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x100000432))
#define EMR_M2M_EVENT_TRACKER_INSERTS_CH1 /* UNC_M2M_TRACKER_INSERTS.CH1 ev_sel=0x32 umask=0x204: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x200000432))
/* UNC_M2M_TRACKER_OCCUPANCY ev_sel=0x33: Entries in the tracker of requests of a channel, added up every cycle. Divided by TRACKER_INSERTS it gives the mean time that one is open. */
#define EMR_M2M_EVENT_TRACKER_OCCUPANCY_CH0 /* UNC_M2M_TRACKER_OCCUPANCY.CH0 ev_sel=0x33 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x133))
#define EMR_M2M_EVENT_TRACKER_OCCUPANCY_CH1 /* UNC_M2M_TRACKER_OCCUPANCY.CH1 ev_sel=0x33 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x233))
/* UNC_M2M_WR_TRACKER_NE ev_sel=0x35: Cycles in which the tracker of writes holds something. */
#define EMR_M2M_EVENT_WR_TRACKER_NE_CH0 /* UNC_M2M_WR_TRACKER_NE.CH0 ev_sel=0x35 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x135))
#define EMR_M2M_EVENT_WR_TRACKER_NE_CH1 /* UNC_M2M_WR_TRACKER_NE.CH1 ev_sel=0x35 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x235))
#define EMR_M2M_EVENT_WR_TRACKER_NE_MIRR /* UNC_M2M_WR_TRACKER_NE.MIRR ev_sel=0x35 umask=0x4: Of mirrored memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x435))
#define EMR_M2M_EVENT_WR_TRACKER_NE_MIRR_NONTGR /* UNC_M2M_WR_TRACKER_NE.MIRR_NONTGR ev_sel=0x35 umask=0x8: Of mirrored memory, not by transgress. */ \
	EMR_M2M_CTL_(UINT64_C(0x835))
#define EMR_M2M_EVENT_WR_TRACKER_NE_MIRR_PWR /* UNC_M2M_WR_TRACKER_NE.MIRR_PWR ev_sel=0x35 umask=0x10: Of mirrored memory, as Intel says PWR. */ \
	EMR_M2M_CTL_(UINT64_C(0x1035))
/* UNC_M2M_WPQ_NO_REG_CRD ev_sel=0x37: Cycles without a regular credit for the write queue of the memory controller. */
#define EMR_M2M_EVENT_WPQ_NO_REG_CRD_CHN0 /* UNC_M2M_WPQ_NO_REG_CRD.CHN0 ev_sel=0x37 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x137))
#define EMR_M2M_EVENT_WPQ_NO_REG_CRD_CHN1 /* UNC_M2M_WPQ_NO_REG_CRD.CHN1 ev_sel=0x37 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x237))
/* UNC_M2M_WPQ_NO_SPEC_CRD ev_sel=0x38: Cycles without a special credit for the write queue of the memory controller. */
#define EMR_M2M_EVENT_WPQ_NO_SPEC_CRD_CHN0 /* UNC_M2M_WPQ_NO_SPEC_CRD.CHN0 ev_sel=0x38 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x138))
#define EMR_M2M_EVENT_WPQ_NO_SPEC_CRD_CHN1 /* UNC_M2M_WPQ_NO_SPEC_CRD.CHN1 ev_sel=0x38 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x238))
/* UNC_M2M_WR_TRACKER_INSERTS ev_sel=0x40: Writes that enter their tracker. */
#define EMR_M2M_EVENT_WR_TRACKER_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_INSERTS.CH0 ev_sel=0x40 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x140))
#define EMR_M2M_EVENT_WR_TRACKER_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_INSERTS.CH1 ev_sel=0x40 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x240))
/* UNC_M2M_WPQ_FLUSH ev_sel=0x42: Flushes of the write queue. */
#define EMR_M2M_EVENT_WPQ_FLUSH_CH0 /* UNC_M2M_WPQ_FLUSH.CH0 ev_sel=0x42 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x142))
#define EMR_M2M_EVENT_WPQ_FLUSH_CH1 /* UNC_M2M_WPQ_FLUSH.CH1 ev_sel=0x42 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x242))
/* UNC_M2M_IGR_STARVE_WINNER ev_sel=0x44: How often a queue that waits too long goes first. */
#define EMR_M2M_EVENT_IGR_STARVE_WINNER_MASK7 /* UNC_M2M_IGR_STARVE_WINNER.MASK7 ev_sel=0x44 umask=0x80: Where its counter is at 7. */ \
	EMR_M2M_CTL_(UINT64_C(0x8044))
/* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY ev_sel=0x47: Adds up the posted writes in the tracker, every cycle. */
#define EMR_M2M_EVENT_WR_TRACKER_POSTED_OCCUPANCY_CH0 /* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY.CH0 ev_sel=0x47 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x147))
#define EMR_M2M_EVENT_WR_TRACKER_POSTED_OCCUPANCY_CH1 /* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY.CH1 ev_sel=0x47 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x247))
/* UNC_M2M_WR_TRACKER_POSTED_INSERTS ev_sel=0x48: Posted writes that enter the tracker. */
#define EMR_M2M_EVENT_WR_TRACKER_POSTED_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_POSTED_INSERTS.CH0 ev_sel=0x48 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x148))
#define EMR_M2M_EVENT_WR_TRACKER_POSTED_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_POSTED_INSERTS.CH1 ev_sel=0x48 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x248))
#define EMR_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_NOTFORKED /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_NOTFORKED ev_sel=0x4a: Fills whose data could not go directly to a core, as they cross between tiles. */ \
	EMR_M2M_CTL_(UINT64_C(0x4a))
#define EMR_M2M_EVENT_TAG_MISS /* UNC_M2M_TAG_MISS ev_sel=0x4b umask=0x3: Accesses that missed in near memory, where it caches far memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x34b))
/* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY ev_sel=0x4c: Adds up the writes that wait for an answer in the tracker, every cycle. */
#define EMR_M2M_EVENT_WR_TRACKER_NONPOSTED_OCCUPANCY_CH0 /* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY.CH0 ev_sel=0x4c umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x14c))
#define EMR_M2M_EVENT_WR_TRACKER_NONPOSTED_OCCUPANCY_CH1 /* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY.CH1 ev_sel=0x4c umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x24c))
/* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS ev_sel=0x4d: Writes that wait for an answer that enter the tracker. */
#define EMR_M2M_EVENT_WR_TRACKER_NONPOSTED_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS.CH0 ev_sel=0x4d umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x14d))
#define EMR_M2M_EVENT_WR_TRACKER_NONPOSTED_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS.CH1 ev_sel=0x4d umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x24d))
/* UNC_M2M_PREFCAM_OCCUPANCY ev_sel=0x54: Prefetches in the queue, added up every cycle. Divided by PREFCAM_INSERTS it gives the mean stay. */
#define EMR_M2M_EVENT_PREFCAM_OCCUPANCY_CH0 /* UNC_M2M_PREFCAM_OCCUPANCY.CH0 ev_sel=0x54 umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x154))
#define EMR_M2M_EVENT_PREFCAM_OCCUPANCY_CH1 /* UNC_M2M_PREFCAM_OCCUPANCY.CH1 ev_sel=0x54 umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x254))
#define EMR_M2M_EVENT_PREFCAM_OCCUPANCY_ALLCH /* UNC_M2M_PREFCAM_OCCUPANCY.ALLCH ev_sel=0x54 umask=0x3: Any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0x354))
/* UNC_M2M_PREFCAM_INSERTS ev_sel=0x56: Prefetches to memory that enter the prefetch queue. */
#define EMR_M2M_EVENT_PREFCAM_INSERTS_CH0_XPT /* UNC_M2M_PREFCAM_INSERTS.CH0_XPT ev_sel=0x56 umask=0x1: By XPT, channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x156))
#define EMR_M2M_EVENT_PREFCAM_INSERTS_CH0_UPI /* UNC_M2M_PREFCAM_INSERTS.CH0_UPI ev_sel=0x56 umask=0x2: By UPI, channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x256))
#define EMR_M2M_EVENT_PREFCAM_INSERTS_CH1_XPT /* UNC_M2M_PREFCAM_INSERTS.CH1_XPT ev_sel=0x56 umask=0x4: By XPT, channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x456))
#define EMR_M2M_EVENT_PREFCAM_INSERTS_CH1_UPI /* UNC_M2M_PREFCAM_INSERTS.CH1_UPI ev_sel=0x56 umask=0x8: By UPI, channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x856))
#define EMR_M2M_EVENT_PREFCAM_INSERTS_UPI_ALLCH /* UNC_M2M_PREFCAM_INSERTS.UPI_ALLCH ev_sel=0x56 umask=0xa: By UPI, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0xa56))
#define EMR_M2M_EVENT_PREFCAM_INSERTS_XPT_ALLCH /* UNC_M2M_PREFCAM_INSERTS.XPT_ALLCH ev_sel=0x56 umask=0x5: By XPT, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0x556))
/* UNC_M2M_PREFCAM_DEMAND_DROPS ev_sel=0x58: Prefetches that are dropped for the sake of demands. */
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH0_XPT /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH0_XPT ev_sel=0x58 umask=0x1: By XPT, channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x158))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH0_UPI /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH0_UPI ev_sel=0x58 umask=0x2: By UPI, channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x258))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH1_XPT /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH1_XPT ev_sel=0x58 umask=0x4: By XPT, channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x458))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH1_UPI /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH1_UPI ev_sel=0x58 umask=0x8: By UPI, channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x858))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_XPT_ALLCH /* UNC_M2M_PREFCAM_DEMAND_DROPS.XPT_ALLCH ev_sel=0x58 umask=0x5: By XPT, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0x558))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_DROPS_UPI_ALLCH /* UNC_M2M_PREFCAM_DEMAND_DROPS.UPI_ALLCH ev_sel=0x58 umask=0xa: By UPI, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0xa58))
#define EMR_M2M_EVENT_PREFCAM_CIS_DROPS /* UNC_M2M_PREFCAM_CIS_DROPS ev_sel=0x5c: Prefetches that are dropped; Intel says CIS and no more. */ \
	EMR_M2M_CTL_(UINT64_C(0x5c))
/* UNC_M2M_PREFCAM_DEMAND_MERGE ev_sel=0x5d: Demands that are merged with a prefetch. */
#define EMR_M2M_EVENT_PREFCAM_DEMAND_MERGE_UPI_ALLCH /* UNC_M2M_PREFCAM_DEMAND_MERGE.UPI_ALLCH ev_sel=0x5d umask=0xa: By UPI, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0xa5d))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_MERGE_XPT_ALLCH /* UNC_M2M_PREFCAM_DEMAND_MERGE.XPT_ALLCH ev_sel=0x5d umask=0x5: By XPT, any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0x55d))
/* UNC_M2M_PREFCAM_DEMAND_NO_MERGE ev_sel=0x5e: Demands that are not merged with a prefetch. */
#define EMR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_WR_SQUASHED /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.WR_SQUASHED ev_sel=0x5e umask=0x10: The prefetch is squashed by a write. */ \
	EMR_M2M_CTL_(UINT64_C(0x105e))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_WR_MERGED /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.WR_MERGED ev_sel=0x5e umask=0x20: A write was merged before. */ \
	EMR_M2M_CTL_(UINT64_C(0x205e))
#define EMR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_RD_MERGED /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.RD_MERGED ev_sel=0x5e umask=0x40: A read was merged before. */ \
	EMR_M2M_CTL_(UINT64_C(0x405e))
/* UNC_M2M_PREFCAM_RESP_MISS ev_sel=0x5f: Answers that find no entry of their prefetch. */
#define EMR_M2M_EVENT_PREFCAM_RESP_MISS_CH0 /* UNC_M2M_PREFCAM_RESP_MISS.CH0 ev_sel=0x5f umask=0x1: Channel 0. */ \
	EMR_M2M_CTL_(UINT64_C(0x15f))
#define EMR_M2M_EVENT_PREFCAM_RESP_MISS_CH1 /* UNC_M2M_PREFCAM_RESP_MISS.CH1 ev_sel=0x5f umask=0x2: Channel 1. */ \
	EMR_M2M_CTL_(UINT64_C(0x25f))
#define EMR_M2M_EVENT_PREFCAM_RESP_MISS_ALLCH /* UNC_M2M_PREFCAM_RESP_MISS.ALLCH ev_sel=0x5f umask=0x3: Any channel. */ \
	EMR_M2M_CTL_(UINT64_C(0x35f))
#define EMR_M2M_EVENT_PREFCAM_RXC_OCCUPANCY /* UNC_M2M_PREFCAM_RxC_OCCUPANCY ev_sel=0x60: Adds up the prefetches that wait at the entrance, every cycle. */ \
	EMR_M2M_CTL_(UINT64_C(0x60))
/* UNC_M2M_PREFCAM_RxC_DEALLOCS ev_sel=0x62: Prefetches that leave the entrance, by cause. */
#define EMR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_SQUASHED /* UNC_M2M_PREFCAM_RxC_DEALLOCS.SQUASHED ev_sel=0x62 umask=0x1: They are squashed. */ \
	EMR_M2M_CTL_(UINT64_C(0x162))
#define EMR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_1LM_POSTED /* UNC_M2M_PREFCAM_RxC_DEALLOCS.1LM_POSTED ev_sel=0x62 umask=0x2: They are posted to memory that caches nothing. */ \
	EMR_M2M_CTL_(UINT64_C(0x262))
#define EMR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_CIS /* UNC_M2M_PREFCAM_RxC_DEALLOCS.CIS ev_sel=0x62 umask=0x8: Intel says CIS and no more. */ \
	EMR_M2M_CTL_(UINT64_C(0x862))
#define EMR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_PMM_MEMMODE_ACCEPT /* UNC_M2M_PREFCAM_RxC_DEALLOCS.PMM_MEMMODE_ACCEPT ev_sel=0x62 umask=0x4: They are taken where DRAM caches persistent memory. */ \
	EMR_M2M_CTL_(UINT64_C(0x462))
/* UNC_M2M_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define EMR_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x80000001: IV messages upwards. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000000001ba))
#define EMR_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x80000004: IV messages downwards. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000000004ba))
#define EMR_M2M_EVENT_CMS_CLOCKTICKS /* UNC_M2M_CMS_CLOCKTICKS ev_sel=0xc0 umask=0x80000000: Clock cycles of the mesh stop. */ \
	EMR_M2M_CTL_(UINT64_C(0x800000000000c0))

#endif

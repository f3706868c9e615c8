/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/b2cmi.events.json by "make generate". Do not edit. */
/*
 * The events of grr b2cmi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_B2CMI_EVENTS_H
#define UNCORE_GRR_B2CMI_EVENTS_H

#include "uncore/grr/b2cmi.h"

#define GRR_B2CMI_CTL_(raw) UNCORE_VALUE_(grr_b2cmi_ctl, raw)
#define GRR_B2CMI_EVENT_CLOCKTICKS /* UNC_B2CMI_CLOCKTICKS ev_sel=0x1: Cycles of the clock that the box runs on, that of the mesh. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x1))
#define GRR_B2CMI_EVENT_DIRECT2CORE_TAKEN /* UNC_B2CMI_DIRECT2CORE_TAKEN ev_sel=0x16 umask=0x1: Lines that went straight to the core that asked. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x116))
#define GRR_B2CMI_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_B2CMI_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x18 umask=0x1: Requests that allowed the straight way to the core, which was refused nevertheless. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x118))
/* UNC_B2CMI_IMC_READS ev_sel=0x24: Reads that go on to the memory channel. */
#define GRR_B2CMI_EVENT_IMC_READS_NORMAL /* UNC_B2CMI_IMC_READS.NORMAL ev_sel=0x24 umask=0x101: Ordinary reads. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000124))
#define GRR_B2CMI_EVENT_IMC_READS_ALL /* UNC_B2CMI_IMC_READS.ALL ev_sel=0x24 umask=0x104: Reads of every kind. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000424))
#define GRR_B2CMI_EVENT_IMC_READS_TO_DDR_AS_MEM /* UNC_B2CMI_IMC_READS.TO_DDR_AS_MEM ev_sel=0x24 umask=0x108: Reads of DRAM as memory. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000824))
/* UNC_B2CMI_IMC_WRITES ev_sel=0x25: Writes that go on to the memory channel. */
#define GRR_B2CMI_EVENT_IMC_WRITES_FULL /* UNC_B2CMI_IMC_WRITES.FULL ev_sel=0x25 umask=0x101: Writes of whole lines. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000125))
#define GRR_B2CMI_EVENT_IMC_WRITES_PARTIAL /* UNC_B2CMI_IMC_WRITES.PARTIAL ev_sel=0x25 umask=0x102: Writes of parts of lines. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000225))
#define GRR_B2CMI_EVENT_IMC_WRITES_ALL /* UNC_B2CMI_IMC_WRITES.ALL ev_sel=0x25 umask=0x110: Writes of every kind. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100001025))
#define GRR_B2CMI_EVENT_IMC_WRITES_TO_DDR_AS_MEM /* UNC_B2CMI_IMC_WRITES.TO_DDR_AS_MEM ev_sel=0x25 umask=0x120: Writes to DRAM as memory. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100002025))
/* UNC_B2CMI_TRACKER_INSERTS ev_sel=0x32: Reads that enter the tracker of requests. */
#define GRR_B2CMI_EVENT_TRACKER_INSERTS_CH0 /* UNC_B2CMI_TRACKER_INSERTS.CH0 ev_sel=0x32 umask=0x104: Channel 0. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x100000432))
/* UNC_B2CMI_TRACKER_OCCUPANCY ev_sel=0x33: Entries in the tracker, added up every cycle. */
#define GRR_B2CMI_EVENT_TRACKER_OCCUPANCY_CH0 /* UNC_B2CMI_TRACKER_OCCUPANCY.CH0 ev_sel=0x33 umask=0x1: Channel 0. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x133))
/* UNC_B2CMI_WR_TRACKER_INSERTS ev_sel=0x40: Writes that enter their own tracker. */
#define GRR_B2CMI_EVENT_WR_TRACKER_INSERTS_CH0 /* UNC_B2CMI_WR_TRACKER_INSERTS.CH0 ev_sel=0x40 umask=0x1: Channel 0. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x140))
/* UNC_B2CMI_PREFCAM_OCCUPANCY ev_sel=0x54: Entries in the prefetch CAM, added up every cycle. */
#define GRR_B2CMI_EVENT_PREFCAM_OCCUPANCY_CH0 /* UNC_B2CMI_PREFCAM_OCCUPANCY.CH0 ev_sel=0x54 umask=0x1: Channel 0. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x154))
/* UNC_B2CMI_PREFCAM_INSERTS ev_sel=0x56: Prefetches that enter the prefetch CAM, by where they come from. */
#define GRR_B2CMI_EVENT_PREFCAM_INSERTS_XPT_ALLCH /* UNC_B2CMI_PREFCAM_INSERTS.XPT_ALLCH ev_sel=0x56 umask=0x1: Prefetches from cores (XPT) in all channels. */ \
	GRR_B2CMI_CTL_(UINT64_C(0x156))
#define GRR_B2CMI_EVENT_PREFCAM_INSERTS_CH0_XPT /* UNC_B2CMI_PREFCAM_INSERTS.CH0_XPT ev_sel=0x56 umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	GRR_B2CMI_CTL_(UINT64_C(0x156))

#endif

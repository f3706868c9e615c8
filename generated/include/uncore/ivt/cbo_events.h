/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/cbo.events.json by "make generate". Do not edit. */
/*
 * The events of ivt cbo as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_CBO_EVENTS_H
#define UNCORE_IVT_CBO_EVENTS_H

#include "uncore/ivt/cbo.h"

#define IVT_CBO_CTL_(raw) UNCORE_VALUE_(ivt_cbo_ctl, raw)
#define IVT_CBO_EVENT_CLOCKTICKS /* UNC_C_CLOCKTICKS ev_sel=0x0: Uncore clock cycles. */ \
	IVT_CBO_CTL_(0x0u)
/* UNC_C_TxR_INSERTS ev_sel=0x2: Messages put into an egress queue, by the ring they leave on and by the half of the CBo they come from. */
#define IVT_CBO_EVENT_TXR_INSERTS_AD_CACHE /* UNC_C_TxR_INSERTS.AD_CACHE ev_sel=0x2 umask=0x1: Cache half to AD ring: requests, snoops and answers to snoops. */ \
	IVT_CBO_CTL_(0x102u)
#define IVT_CBO_EVENT_TXR_INSERTS_AD_CACHE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_AK_CACHE /* UNC_C_TxR_INSERTS.AK_CACHE ev_sel=0x2 umask=0x2: Cache half to AK ring: mostly credits and go-ahead answers. */ \
	IVT_CBO_CTL_(0x202u)
#define IVT_CBO_EVENT_TXR_INSERTS_AK_CACHE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_BL_CACHE /* UNC_C_TxR_INSERTS.BL_CACHE ev_sel=0x2 umask=0x4: Cache half to BL ring: data on its way out of the cache. */ \
	IVT_CBO_CTL_(0x402u)
#define IVT_CBO_EVENT_TXR_INSERTS_BL_CACHE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_IV_CACHE /* UNC_C_TxR_INSERTS.IV_CACHE ev_sel=0x2 umask=0x8: Cache half to IV ring: mostly snoops of the cores. */ \
	IVT_CBO_CTL_(0x802u)
#define IVT_CBO_EVENT_TXR_INSERTS_IV_CACHE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_AD_CORE /* UNC_C_TxR_INSERTS.AD_CORE ev_sel=0x2 umask=0x10: Core half to AD ring: mostly requests of the core. */ \
	IVT_CBO_CTL_(0x1002u)
#define IVT_CBO_EVENT_TXR_INSERTS_AD_CORE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_AK_CORE /* UNC_C_TxR_INSERTS.AK_CORE ev_sel=0x2 umask=0x20: Core half to AK ring: mostly what a core answers to a snoop. */ \
	IVT_CBO_CTL_(0x2002u)
#define IVT_CBO_EVENT_TXR_INSERTS_AK_CORE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_INSERTS_BL_CORE /* UNC_C_TxR_INSERTS.BL_CORE ev_sel=0x2 umask=0x40: Core half to BL ring: mostly lines the core writes back. */ \
	IVT_CBO_CTL_(0x4002u)
#define IVT_CBO_EVENT_TXR_INSERTS_BL_CORE_COUNTERS 0x3u
/* UNC_C_TxR_STARVED ev_sel=0x3: Cycles in which an egress queue has waited too long for a gap on its ring. */
#define IVT_CBO_EVENT_TXR_STARVED_AK_BOTH /* UNC_C_TxR_STARVED.AK_BOTH ev_sel=0x3 umask=0x2: Both AK egress queues wait. */ \
	IVT_CBO_CTL_(0x203u)
#define IVT_CBO_EVENT_TXR_STARVED_AK_BOTH_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_STARVED_IV /* UNC_C_TxR_STARVED.IV ev_sel=0x3 umask=0x8: The IV egress queue of the cache half waits. */ \
	IVT_CBO_CTL_(0x803u)
#define IVT_CBO_EVENT_TXR_STARVED_IV_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_STARVED_AD_CORE /* UNC_C_TxR_STARVED.AD_CORE ev_sel=0x3 umask=0x10: The AD egress queue of the core half waits. */ \
	IVT_CBO_CTL_(0x1003u)
#define IVT_CBO_EVENT_TXR_STARVED_AD_CORE_COUNTERS 0x3u
/* UNC_C_TxR_ADS_USED ev_sel=0x4: Use of ADS by the egress, by ring; Intel lists the event without saying what ADS is. */
#define IVT_CBO_EVENT_TXR_ADS_USED_AD /* UNC_C_TxR_ADS_USED.AD ev_sel=0x4 umask=0x1: Towards the AD ring. */ \
	IVT_CBO_CTL_(0x104u)
#define IVT_CBO_EVENT_TXR_ADS_USED_AD_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_ADS_USED_AK /* UNC_C_TxR_ADS_USED.AK ev_sel=0x4 umask=0x2: Towards the AK ring. */ \
	IVT_CBO_CTL_(0x204u)
#define IVT_CBO_EVENT_TXR_ADS_USED_AK_COUNTERS 0x3u
#define IVT_CBO_EVENT_TXR_ADS_USED_BL /* UNC_C_TxR_ADS_USED.BL ev_sel=0x4 umask=0x4: Towards the BL ring. */ \
	IVT_CBO_CTL_(0x404u)
#define IVT_CBO_EVENT_TXR_ADS_USED_BL_COUNTERS 0x3u
/* UNC_C_RING_BOUNCES ev_sel=0x5: Messages of the LLC that found their receiver full and went round the ring once more. */
#define IVT_CBO_EVENT_RING_BOUNCES_AD_IRQ /* UNC_C_RING_BOUNCES.AD_IRQ ev_sel=0x5 umask=0x2: AD messages for the IRQ; Intel also lists this value as AK_CORE, a name that Sandy Bridge-EP used. */ \
	IVT_CBO_CTL_(0x205u)
#define IVT_CBO_EVENT_RING_BOUNCES_AD_IRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_BOUNCES_AK /* UNC_C_RING_BOUNCES.AK ev_sel=0x5 umask=0x4: Acknowledgements (AK); Intel also lists this value as BL_CORE, a name that Sandy Bridge-EP used. */ \
	IVT_CBO_CTL_(0x405u)
#define IVT_CBO_EVENT_RING_BOUNCES_AK_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_BOUNCES_BL /* UNC_C_RING_BOUNCES.BL ev_sel=0x5 umask=0x8: Data (BL); Intel also lists this value as IV_CORE, a name that Sandy Bridge-EP used. */ \
	IVT_CBO_CTL_(0x805u)
#define IVT_CBO_EVENT_RING_BOUNCES_BL_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_BOUNCES_IV /* UNC_C_RING_BOUNCES.IV ev_sel=0x5 umask=0x10: Snoops of a core (IV). */ \
	IVT_CBO_CTL_(0x1005u)
#define IVT_CBO_EVENT_RING_BOUNCES_IV_COUNTERS 0x3u
/* UNC_C_RING_SINK_STARVED ev_sel=0x6: Starvation where a ring is emptied, going by the name; only one Intel list has it, and does not explain it. */
#define IVT_CBO_EVENT_RING_SINK_STARVED_AD_IRQ /* UNC_C_RING_SINK_STARVED.AD_IRQ ev_sel=0x6 umask=0x1: AD ring, at the request queue (IRQ). */ \
	IVT_CBO_CTL_(0x106u)
#define IVT_CBO_EVENT_RING_SINK_STARVED_AD_IRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_SINK_STARVED_AD_IPQ /* UNC_C_RING_SINK_STARVED.AD_IPQ ev_sel=0x6 umask=0x2: AD ring, at the snoop queue (IPQ). */ \
	IVT_CBO_CTL_(0x206u)
#define IVT_CBO_EVENT_RING_SINK_STARVED_AD_IPQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_SINK_STARVED_IV /* UNC_C_RING_SINK_STARVED.IV ev_sel=0x6 umask=0x10: IV ring. */ \
	IVT_CBO_CTL_(0x1006u)
#define IVT_CBO_EVENT_RING_SINK_STARVED_IV_COUNTERS 0x3u
#define IVT_CBO_EVENT_RING_SRC_THRTL /* UNC_C_RING_SRC_THRTL ev_sel=0x7: Throttling of this stop as a sender, going by the name; Intel does not explain it. */ \
	IVT_CBO_CTL_(0x7u)
#define IVT_CBO_EVENT_RING_SRC_THRTL_COUNTERS 0x3u
/* UNC_C_RxR_OCCUPANCY ev_sel=0x11: Adds the entries of an ingress queue every cycle; divide by RxR_INSERTS for the mean stay. */
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IRQ /* UNC_C_RxR_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries of the request queue (IRQ). */ \
	IVT_CBO_CTL_(0x111u)
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IRQ_COUNTERS 0x1u
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJ /* UNC_C_RxR_OCCUPANCY.IRQ_REJ ev_sel=0x11 umask=0x2: Entries of requests that the IRQ rejected. Do not combine it with other umasks. */ \
	IVT_CBO_CTL_(0x211u)
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJ_COUNTERS 0x1u
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IPQ /* UNC_C_RxR_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries of the snoop queue (IPQ). */ \
	IVT_CBO_CTL_(0x411u)
#define IVT_CBO_EVENT_RXR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define IVT_CBO_EVENT_RXR_OCCUPANCY_VFIFO /* UNC_C_RxR_OCCUPANCY.VFIFO ev_sel=0x11 umask=0x10: Entries of the FIFO beside the IRQ that keeps I/O requests in order. */ \
	IVT_CBO_CTL_(0x1011u)
#define IVT_CBO_EVENT_RXR_OCCUPANCY_VFIFO_COUNTERS 0x1u
/* UNC_C_RxR_EXT_STARVED ev_sel=0x12: Cycles in which one ingress queue starves because another one is served. */
#define IVT_CBO_EVENT_RXR_EXT_STARVED_IRQ /* UNC_C_RxR_EXT_STARVED.IRQ ev_sel=0x12 umask=0x1: The IRQ starves, so the IPQ is held back for it. */ \
	IVT_CBO_CTL_(0x112u)
#define IVT_CBO_EVENT_RXR_EXT_STARVED_IRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_EXT_STARVED_IPQ /* UNC_C_RxR_EXT_STARVED.IPQ ev_sel=0x12 umask=0x2: The IPQ starves, so the IRQ is held back for it. */ \
	IVT_CBO_CTL_(0x212u)
#define IVT_CBO_EVENT_RXR_EXT_STARVED_IPQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_EXT_STARVED_PRQ /* UNC_C_RxR_EXT_STARVED.PRQ ev_sel=0x12 umask=0x4: Named PRQ; what Intel says of it is that the IRQ blocks the others. */ \
	IVT_CBO_CTL_(0x412u)
#define IVT_CBO_EVENT_RXR_EXT_STARVED_PRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_EXT_STARVED_ISMQ_BIDS /* UNC_C_RxR_EXT_STARVED.ISMQ_BIDS ev_sel=0x12 umask=0x8: Bids of the ISMQ: a number of times rather than of cycles. */ \
	IVT_CBO_CTL_(0x812u)
#define IVT_CBO_EVENT_RXR_EXT_STARVED_ISMQ_BIDS_COUNTERS 0x3u
/* UNC_C_RxR_INSERTS ev_sel=0x13: Entries made in an ingress queue. */
#define IVT_CBO_EVENT_RXR_INSERTS_IRQ /* UNC_C_RxR_INSERTS.IRQ ev_sel=0x13 umask=0x1: Requests entering the request queue (IRQ). */ \
	IVT_CBO_CTL_(0x113u)
#define IVT_CBO_EVENT_RXR_INSERTS_IRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_INSERTS_IRQ_REJ /* UNC_C_RxR_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Requests that the IRQ rejected. Do not combine it with other umasks. */ \
	IVT_CBO_CTL_(0x213u)
#define IVT_CBO_EVENT_RXR_INSERTS_IRQ_REJ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_INSERTS_IPQ /* UNC_C_RxR_INSERTS.IPQ ev_sel=0x13 umask=0x4: Snoops entering the snoop queue (IPQ). */ \
	IVT_CBO_CTL_(0x413u)
#define IVT_CBO_EVENT_RXR_INSERTS_IPQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_INSERTS_VFIFO /* UNC_C_RxR_INSERTS.VFIFO ev_sel=0x13 umask=0x10: I/O requests entering the FIFO beside the IRQ that keeps them in order. */ \
	IVT_CBO_CTL_(0x1013u)
#define IVT_CBO_EVENT_RXR_INSERTS_VFIFO_COUNTERS 0x3u
/* UNC_C_RxR_INT_STARVED ev_sel=0x14: Cycles in which entries of an ingress queue starve behind others of the same queue. */
#define IVT_CBO_EVENT_RXR_INT_STARVED_IRQ /* UNC_C_RxR_INT_STARVED.IRQ ev_sel=0x14 umask=0x1: Inside the request queue (IRQ). */ \
	IVT_CBO_CTL_(0x114u)
#define IVT_CBO_EVENT_RXR_INT_STARVED_IRQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_INT_STARVED_IPQ /* UNC_C_RxR_INT_STARVED.IPQ ev_sel=0x14 umask=0x4: Inside the snoop queue (IPQ). */ \
	IVT_CBO_CTL_(0x414u)
#define IVT_CBO_EVENT_RXR_INT_STARVED_IPQ_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_INT_STARVED_ISMQ /* UNC_C_RxR_INT_STARVED.ISMQ ev_sel=0x14 umask=0x8: Inside the queue of answers (ISMQ). */ \
	IVT_CBO_CTL_(0x814u)
#define IVT_CBO_EVENT_RXR_INT_STARVED_ISMQ_COUNTERS 0x3u
/* UNC_C_RING_AD_USED ev_sel=0x1b: Cycles in which the AD ring (requests) is busy here, passing or delivering; what this stop sends is left out. */
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR0_EVEN /* UNC_C_RING_AD_USED.UP_VR0_EVEN ev_sel=0x1b umask=0x1: Up, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x11bu)
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR0_ODD /* UNC_C_RING_AD_USED.UP_VR0_ODD ev_sel=0x1b umask=0x2: Up, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x21bu)
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR0_EVEN /* UNC_C_RING_AD_USED.DOWN_VR0_EVEN ev_sel=0x1b umask=0x4: Down, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x41bu)
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR0_ODD /* UNC_C_RING_AD_USED.DOWN_VR0_ODD ev_sel=0x1b umask=0x8: Down, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x81bu)
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR1_EVEN /* UNC_C_RING_AD_USED.UP_VR1_EVEN ev_sel=0x1b umask=0x10: Up, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x101bu)
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR1_ODD /* UNC_C_RING_AD_USED.UP_VR1_ODD ev_sel=0x1b umask=0x20: Up, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x201bu)
#define IVT_CBO_EVENT_RING_AD_USED_UP_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_UP /* UNC_C_RING_AD_USED.UP ev_sel=0x1b umask=0x33: Up, both virtual rings and polarities. Up is clockwise in the left half of the CBos only. */ \
	IVT_CBO_CTL_(0x331bu)
#define IVT_CBO_EVENT_RING_AD_USED_UP_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR1_EVEN /* UNC_C_RING_AD_USED.DOWN_VR1_EVEN ev_sel=0x1b umask=0x40: Down, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x401bu)
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR1_ODD /* UNC_C_RING_AD_USED.DOWN_VR1_ODD ev_sel=0x1b umask=0x80: Down, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x801bu)
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AD_USED_DOWN /* UNC_C_RING_AD_USED.DOWN ev_sel=0x1b umask=0xcc: Down, both virtual rings and polarities. Down is clockwise in the right half of the CBos. */ \
	IVT_CBO_CTL_(0xcc1bu)
#define IVT_CBO_EVENT_RING_AD_USED_DOWN_COUNTERS 0xcu
/* UNC_C_RING_AK_USED ev_sel=0x1c: Cycles in which the AK ring (acknowledgements) is busy here, passing or delivering; what this stop sends is left out. */
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR0_EVEN /* UNC_C_RING_AK_USED.UP_VR0_EVEN ev_sel=0x1c umask=0x1: Up, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x11cu)
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR0_ODD /* UNC_C_RING_AK_USED.UP_VR0_ODD ev_sel=0x1c umask=0x2: Up, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x21cu)
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR0_EVEN /* UNC_C_RING_AK_USED.DOWN_VR0_EVEN ev_sel=0x1c umask=0x4: Down, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x41cu)
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR0_ODD /* UNC_C_RING_AK_USED.DOWN_VR0_ODD ev_sel=0x1c umask=0x8: Down, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x81cu)
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR1_EVEN /* UNC_C_RING_AK_USED.UP_VR1_EVEN ev_sel=0x1c umask=0x10: Up, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x101cu)
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR1_ODD /* UNC_C_RING_AK_USED.UP_VR1_ODD ev_sel=0x1c umask=0x20: Up, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x201cu)
#define IVT_CBO_EVENT_RING_AK_USED_UP_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_UP /* UNC_C_RING_AK_USED.UP ev_sel=0x1c umask=0x33: Up, both virtual rings and polarities. Up is clockwise in the left half of the CBos only. */ \
	IVT_CBO_CTL_(0x331cu)
#define IVT_CBO_EVENT_RING_AK_USED_UP_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR1_EVEN /* UNC_C_RING_AK_USED.DOWN_VR1_EVEN ev_sel=0x1c umask=0x40: Down, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x401cu)
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR1_ODD /* UNC_C_RING_AK_USED.DOWN_VR1_ODD ev_sel=0x1c umask=0x80: Down, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x801cu)
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_AK_USED_DOWN /* UNC_C_RING_AK_USED.DOWN ev_sel=0x1c umask=0xcc: Down, both virtual rings and polarities. Down is clockwise in the right half of the CBos. */ \
	IVT_CBO_CTL_(0xcc1cu)
#define IVT_CBO_EVENT_RING_AK_USED_DOWN_COUNTERS 0xcu
/* UNC_C_RING_BL_USED ev_sel=0x1d: Cycles in which the BL ring (data) is busy here, passing or delivering; what this stop sends is left out. */
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR0_EVEN /* UNC_C_RING_BL_USED.UP_VR0_EVEN ev_sel=0x1d umask=0x1: Up, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x11du)
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR0_ODD /* UNC_C_RING_BL_USED.UP_VR0_ODD ev_sel=0x1d umask=0x2: Up, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x21du)
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR0_EVEN /* UNC_C_RING_BL_USED.DOWN_VR0_EVEN ev_sel=0x1d umask=0x4: Down, even polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x41du)
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR0_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR0_ODD /* UNC_C_RING_BL_USED.DOWN_VR0_ODD ev_sel=0x1d umask=0x8: Down, odd polarity on virtual ring 0. */ \
	IVT_CBO_CTL_(0x81du)
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR0_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR1_EVEN /* UNC_C_RING_BL_USED.UP_VR1_EVEN ev_sel=0x1d umask=0x10: Up, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x101du)
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR1_ODD /* UNC_C_RING_BL_USED.UP_VR1_ODD ev_sel=0x1d umask=0x20: Up, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x201du)
#define IVT_CBO_EVENT_RING_BL_USED_UP_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_UP /* UNC_C_RING_BL_USED.UP ev_sel=0x1d umask=0x33: Up, both virtual rings and polarities. Up is clockwise in the left half of the CBos only. */ \
	IVT_CBO_CTL_(0x331du)
#define IVT_CBO_EVENT_RING_BL_USED_UP_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR1_EVEN /* UNC_C_RING_BL_USED.DOWN_VR1_EVEN ev_sel=0x1d umask=0x40: Down, even polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x401du)
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR1_EVEN_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR1_ODD /* UNC_C_RING_BL_USED.DOWN_VR1_ODD ev_sel=0x1d umask=0x80: Down, odd polarity on virtual ring 1. */ \
	IVT_CBO_CTL_(0x801du)
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_VR1_ODD_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_BL_USED_DOWN /* UNC_C_RING_BL_USED.DOWN ev_sel=0x1d umask=0xcc: Down, both virtual rings and polarities. Down is clockwise in the right half of the CBos. */ \
	IVT_CBO_CTL_(0xcc1du)
#define IVT_CBO_EVENT_RING_BL_USED_DOWN_COUNTERS 0xcu
/* UNC_C_RING_IV_USED ev_sel=0x1e: Cycles in which the IV ring (snoops of cores) is busy here, passing or delivering; what this stop sends is left out. */
#define IVT_CBO_EVENT_RING_IV_USED_ANY /* UNC_C_RING_IV_USED.ANY ev_sel=0x1e umask=0xf: Any, as printed; doubtful, since UP and DOWN together are 0xff and this value may see virtual ring 0 only. */ \
	IVT_CBO_CTL_(0xf1eu)
#define IVT_CBO_EVENT_RING_IV_USED_ANY_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_IV_USED_UP /* UNC_C_RING_IV_USED.UP ev_sel=0x1e umask=0x33: Up, the bits that mean both virtual rings on the other rings. */ \
	IVT_CBO_CTL_(0x331eu)
#define IVT_CBO_EVENT_RING_IV_USED_UP_COUNTERS 0xcu
#define IVT_CBO_EVENT_RING_IV_USED_DOWN /* UNC_C_RING_IV_USED.DOWN ev_sel=0x1e umask=0xcc: Down, the bits that mean both virtual rings on the other rings. */ \
	IVT_CBO_CTL_(0xcc1eu)
#define IVT_CBO_EVENT_RING_IV_USED_DOWN_COUNTERS 0xcu
#define IVT_CBO_EVENT_COUNTER0_OCCUPANCY /* UNC_C_COUNTER0_OCCUPANCY ev_sel=0x1f: What counter 0 adds, seen from another counter; meant for a threshold: 1 gives the cycles in which the queue is used. */ \
	IVT_CBO_CTL_(0x1fu)
#define IVT_CBO_EVENT_COUNTER0_OCCUPANCY_COUNTERS 0xeu
/* UNC_C_RxR_IPQ_RETRY ev_sel=0x31: Snoops of the IPQ that the TOR rejected and that try again, by cause. */
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_ANY /* UNC_C_RxR_IPQ_RETRY.ANY ev_sel=0x31 umask=0x1: Any cause. */ \
	IVT_CBO_CTL_(0x131u)
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_ANY_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_FULL /* UNC_C_RxR_IPQ_RETRY.FULL ev_sel=0x31 umask=0x2: An egress queue that the snoop needs is full. */ \
	IVT_CBO_CTL_(0x231u)
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_FULL_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IPQ_RETRY.ADDR_CONFLICT ev_sel=0x31 umask=0x4: The line is already in flight; rare, as two sockets must ask for it at once. */ \
	IVT_CBO_CTL_(0x431u)
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_ADDR_CONFLICT_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IPQ_RETRY.QPI_CREDITS ev_sel=0x31 umask=0x10: No credit for the QPI agent; the link filter that Linux offers for it is not documented. */ \
	IVT_CBO_CTL_(0x1031u)
#define IVT_CBO_EVENT_RXR_IPQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
/* UNC_C_RxR_IRQ_RETRY ev_sel=0x32: Requests of the IRQ that the TOR rejected and that try again, by cause. */
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_ANY /* UNC_C_RxR_IRQ_RETRY.ANY ev_sel=0x32 umask=0x1: Any cause. */ \
	IVT_CBO_CTL_(0x132u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_ANY_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_FULL /* UNC_C_RxR_IRQ_RETRY.FULL ev_sel=0x32 umask=0x2: An egress queue that the request needs is full. */ \
	IVT_CBO_CTL_(0x232u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_FULL_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IRQ_RETRY.ADDR_CONFLICT ev_sel=0x32 umask=0x4: The TOR already holds a request for the same line. */ \
	IVT_CBO_CTL_(0x432u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_ADDR_CONFLICT_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_RTID /* UNC_C_RxR_IRQ_RETRY.RTID ev_sel=0x32 umask=0x8: A miss, and no request ID (RTID) of the home agent is free. */ \
	IVT_CBO_CTL_(0x832u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_RTID_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IRQ_RETRY.QPI_CREDITS ev_sel=0x32 umask=0x10: No credit for the QPI agent. */ \
	IVT_CBO_CTL_(0x1032u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_IIO_CREDITS /* UNC_C_RxR_IRQ_RETRY.IIO_CREDITS ev_sel=0x32 umask=0x20: The one credit for NCS and NCB messages to the I/O unit is taken. */ \
	IVT_CBO_CTL_(0x2032u)
#define IVT_CBO_EVENT_RXR_IRQ_RETRY_IIO_CREDITS_COUNTERS 0x3u
/* UNC_C_RxR_ISMQ_RETRY ev_sel=0x33: Answers and evictions of the ISMQ that were rejected and try again, by cause; rarer than for the IRQ. */
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_ANY /* UNC_C_RxR_ISMQ_RETRY.ANY ev_sel=0x33 umask=0x1: Any cause. */ \
	IVT_CBO_CTL_(0x133u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_ANY_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_FULL /* UNC_C_RxR_ISMQ_RETRY.FULL ev_sel=0x33 umask=0x2: An egress queue that the transaction needs is full. */ \
	IVT_CBO_CTL_(0x233u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_FULL_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_RTID /* UNC_C_RxR_ISMQ_RETRY.RTID ev_sel=0x33 umask=0x8: A modified line must go to memory, and no request ID (RTID) is free. */ \
	IVT_CBO_CTL_(0x833u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_RTID_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_QPI_CREDITS /* UNC_C_RxR_ISMQ_RETRY.QPI_CREDITS ev_sel=0x33 umask=0x10: No credit for the QPI agent. */ \
	IVT_CBO_CTL_(0x1033u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_IIO_CREDITS /* UNC_C_RxR_ISMQ_RETRY.IIO_CREDITS ev_sel=0x33 umask=0x20: The one credit for NCS and NCB messages to the I/O unit is taken. */ \
	IVT_CBO_CTL_(0x2033u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_IIO_CREDITS_COUNTERS 0x3u
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_WB_CREDITS /* UNC_C_RxR_ISMQ_RETRY.WB_CREDITS ev_sel=0x33 umask=0x80: A write to memory of this socket finds no write-back credit of the home tracker. */ \
	IVT_CBO_CTL_(0x8033u)
#define IVT_CBO_EVENT_RXR_ISMQ_RETRY_WB_CREDITS_COUNTERS 0x3u
/* UNC_C_LLC_LOOKUP ev_sel=0x34: Lookups in the LLC, several of one request included; counts nothing unless the filter names a line state. */
#define IVT_CBO_EVENT_LLC_LOOKUP_DATA_READ /* UNC_C_LLC_LOOKUP.DATA_READ ev_sel=0x34 umask=0x3: Lookups by reads. */ \
	IVT_CBO_CTL_(0x334u)
#define IVT_CBO_EVENT_LLC_LOOKUP_DATA_READ_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_MASK 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_FREE 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_WRITE /* UNC_C_LLC_LOOKUP.WRITE ev_sel=0x34 umask=0x5: Lookups by writes from an L2, cacheable or not. */ \
	IVT_CBO_CTL_(0x534u)
#define IVT_CBO_EVENT_LLC_LOOKUP_WRITE_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_MASK 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_FREE 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP /* UNC_C_LLC_LOOKUP.REMOTE_SNOOP ev_sel=0x34 umask=0x9: Lookups by snoops of another socket, through the IPQ. */ \
	IVT_CBO_CTL_(0x934u)
#define IVT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_MASK 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_FREE 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_ANY /* UNC_C_LLC_LOOKUP.ANY ev_sel=0x34 umask=0x11: Lookups by all that comes through IRQ or IPQ, but not through the ISMQ. */ \
	IVT_CBO_CTL_(0x1134u)
#define IVT_CBO_EVENT_LLC_LOOKUP_ANY_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_MASK 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_FREE 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_NID /* UNC_C_LLC_LOOKUP.NID ev_sel=0x34 umask=0x41: Only lookups for nodes of the filter; OR it with another umask. State I makes it count their misses. */ \
	IVT_CBO_CTL_(0x4134u)
#define IVT_CBO_EVENT_LLC_LOOKUP_NID_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_MASK 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_FREE 0x7e0000u
#define IVT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER1_MASK 0xffffu
/* UNC_C_TOR_INSERTS ev_sel=0x35: Entries made in the TOR, by kind; the combinations listed are the only valid ones. */
#define IVT_CBO_EVENT_TOR_INSERTS_OPCODE /* UNC_C_TOR_INSERTS.OPCODE ev_sel=0x35 umask=0x1: New TOR entries: requests of the filter's opcode. */ \
	IVT_CBO_CTL_(0x135u)
#define IVT_CBO_EVENT_TOR_INSERTS_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE /* UNC_C_TOR_INSERTS.MISS_OPCODE ev_sel=0x35 umask=0x3: New TOR entries: LLC misses of the filter's opcode, as opc=RFO or opc=DRd. */ \
	IVT_CBO_CTL_(0x335u)
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_EVICTION /* UNC_C_TOR_INSERTS.EVICTION ev_sel=0x35 umask=0x4: New TOR entries: evictions of lines from the LLC. */ \
	IVT_CBO_CTL_(0x435u)
#define IVT_CBO_EVENT_TOR_INSERTS_EVICTION_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_ALL /* UNC_C_TOR_INSERTS.ALL ev_sel=0x35 umask=0x8: New TOR entries: all requests, among them brief hits and rejected ones that return. */ \
	IVT_CBO_CTL_(0x835u)
#define IVT_CBO_EVENT_TOR_INSERTS_ALL_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_WB /* UNC_C_TOR_INSERTS.WB ev_sel=0x35 umask=0x10: New TOR entries: writes with data from a core, without requests for ownership. */ \
	IVT_CBO_CTL_(0x1035u)
#define IVT_CBO_EVENT_TOR_INSERTS_WB_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_LOCAL_OPCODE /* UNC_C_TOR_INSERTS.LOCAL_OPCODE ev_sel=0x35 umask=0x21: New TOR entries: requests of the filter's opcode for memory of this socket. */ \
	IVT_CBO_CTL_(0x2135u)
#define IVT_CBO_EVENT_TOR_INSERTS_LOCAL_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_OPCODE /* UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE ev_sel=0x35 umask=0x23: New TOR entries: LLC misses of the filter's opcode for memory of this socket. */ \
	IVT_CBO_CTL_(0x2335u)
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_LOCAL /* UNC_C_TOR_INSERTS.LOCAL ev_sel=0x35 umask=0x28: New TOR entries: requests for memory of this socket. */ \
	IVT_CBO_CTL_(0x2835u)
#define IVT_CBO_EVENT_TOR_INSERTS_LOCAL_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_LOCAL /* UNC_C_TOR_INSERTS.MISS_LOCAL ev_sel=0x35 umask=0x2a: New TOR entries: LLC misses for memory of this socket. */ \
	IVT_CBO_CTL_(0x2a35u)
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_OPCODE /* UNC_C_TOR_INSERTS.NID_OPCODE ev_sel=0x35 umask=0x41: New TOR entries: requests of the filter's opcode to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4135u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE /* UNC_C_TOR_INSERTS.NID_MISS_OPCODE ev_sel=0x35 umask=0x43: New TOR entries: LLC misses of the filter's opcode to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4335u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define IVT_CBO_EVENT_TOR_INSERTS_NID_EVICTION /* UNC_C_TOR_INSERTS.NID_EVICTION ev_sel=0x35 umask=0x44: New TOR entries: evictions to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4435u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_EVICTION_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_EVICTION_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_INSERTS_NID_ALL /* UNC_C_TOR_INSERTS.NID_ALL ev_sel=0x35 umask=0x48: New TOR entries: all requests to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4835u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_ALL_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_ALL_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL /* UNC_C_TOR_INSERTS.NID_MISS_ALL ev_sel=0x35 umask=0x4a: New TOR entries: all LLC misses to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4a35u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_INSERTS_NID_WB /* UNC_C_TOR_INSERTS.NID_WB ev_sel=0x35 umask=0x50: New TOR entries: writes with data from a core to the filter's nodes. */ \
	IVT_CBO_CTL_(0x5035u)
#define IVT_CBO_EVENT_TOR_INSERTS_NID_WB_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_NID_WB_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_INSERTS_REMOTE_OPCODE /* UNC_C_TOR_INSERTS.REMOTE_OPCODE ev_sel=0x35 umask=0x81: New TOR entries: requests of the filter's opcode for memory of other sockets. */ \
	IVT_CBO_CTL_(0x8135u)
#define IVT_CBO_EVENT_TOR_INSERTS_REMOTE_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_OPCODE /* UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE ev_sel=0x35 umask=0x83: New TOR entries: LLC misses of the filter's opcode for memory of other sockets. */ \
	IVT_CBO_CTL_(0x8335u)
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_OPCODE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_INSERTS_REMOTE /* UNC_C_TOR_INSERTS.REMOTE ev_sel=0x35 umask=0x88: New TOR entries: requests that caches or memory of another socket serve. */ \
	IVT_CBO_CTL_(0x8835u)
#define IVT_CBO_EVENT_TOR_INSERTS_REMOTE_COUNTERS 0x3u
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_REMOTE /* UNC_C_TOR_INSERTS.MISS_REMOTE ev_sel=0x35 umask=0x8a: New TOR entries: LLC misses that caches or memory of another socket serve. */ \
	IVT_CBO_CTL_(0x8a35u)
#define IVT_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_COUNTERS 0x3u
/* UNC_C_TOR_OCCUPANCY ev_sel=0x36: Adds the TOR entries in use every cycle, by kind; divide by TOR_INSERTS for the mean time in flight. */
#define IVT_CBO_EVENT_TOR_OCCUPANCY_OPCODE /* UNC_C_TOR_OCCUPANCY.OPCODE ev_sel=0x36 umask=0x1: TOR entries held in each cycle: requests of the filter's opcode. */ \
	IVT_CBO_CTL_(0x136u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_OPCODE ev_sel=0x36 umask=0x3: TOR entries held in each cycle: LLC misses of the filter's opcode. */ \
	IVT_CBO_CTL_(0x336u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_EVICTION /* UNC_C_TOR_OCCUPANCY.EVICTION ev_sel=0x36 umask=0x4: TOR entries held in each cycle: evictions of lines from the LLC. */ \
	IVT_CBO_CTL_(0x436u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_EVICTION_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_ALL /* UNC_C_TOR_OCCUPANCY.ALL ev_sel=0x36 umask=0x8: TOR entries held in each cycle: all requests, among them brief hits and rejected ones that return. */ \
	IVT_CBO_CTL_(0x836u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_ALL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL /* UNC_C_TOR_OCCUPANCY.MISS_ALL ev_sel=0x36 umask=0xa: TOR entries held in each cycle: all LLC misses: requests that need an RTID, for memory or MMIO. */ \
	IVT_CBO_CTL_(0xa36u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_WB /* UNC_C_TOR_OCCUPANCY.WB ev_sel=0x36 umask=0x10: TOR entries held in each cycle: writes with data from a core, without requests for ownership. */ \
	IVT_CBO_CTL_(0x1036u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_WB_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE /* UNC_C_TOR_OCCUPANCY.LOCAL_OPCODE ev_sel=0x36 umask=0x21: TOR entries held in each cycle: requests of the filter's opcode for memory of this socket. */ \
	IVT_CBO_CTL_(0x2136u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_LOCAL_OPCODE ev_sel=0x36 umask=0x23: TOR entries held in each cycle: LLC misses of the filter's opcode for memory of this socket. */ \
	IVT_CBO_CTL_(0x2336u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_LOCAL /* UNC_C_TOR_OCCUPANCY.LOCAL ev_sel=0x36 umask=0x28: TOR entries held in each cycle: requests for memory of this socket. */ \
	IVT_CBO_CTL_(0x2836u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_LOCAL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL /* UNC_C_TOR_OCCUPANCY.MISS_LOCAL ev_sel=0x36 umask=0x2a: TOR entries held in each cycle: LLC misses for memory of this socket. */ \
	IVT_CBO_CTL_(0x2a36u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_OPCODE ev_sel=0x36 umask=0x41: TOR entries held in each cycle: requests of the filter's opcode to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4136u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_MISS_OPCODE ev_sel=0x36 umask=0x43: TOR entries held in each cycle: LLC misses of the filter's opcode to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4336u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION /* UNC_C_TOR_OCCUPANCY.NID_EVICTION ev_sel=0x36 umask=0x44: TOR entries held in each cycle: evictions to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4436u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL /* UNC_C_TOR_OCCUPANCY.NID_ALL ev_sel=0x36 umask=0x48: TOR entries held in each cycle: all requests to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4836u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL /* UNC_C_TOR_OCCUPANCY.NID_MISS_ALL ev_sel=0x36 umask=0x4a: TOR entries held in each cycle: all LLC misses to the filter's nodes. */ \
	IVT_CBO_CTL_(0x4a36u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_WB /* UNC_C_TOR_OCCUPANCY.NID_WB ev_sel=0x36 umask=0x50: TOR entries held in each cycle: writes with data from a core to the filter's nodes. */ \
	IVT_CBO_CTL_(0x5036u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_WB_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_NID_WB_BOX_FILTER1_MASK 0xffffu
#define IVT_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE /* UNC_C_TOR_OCCUPANCY.REMOTE_OPCODE ev_sel=0x36 umask=0x81: TOR entries held in each cycle: requests of the filter's opcode for memory of other sockets. */ \
	IVT_CBO_CTL_(0x8136u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_REMOTE_OPCODE ev_sel=0x36 umask=0x83: TOR entries held in each cycle: LLC misses of the filter's opcode for memory of other sockets. */ \
	IVT_CBO_CTL_(0x8336u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_REMOTE /* UNC_C_TOR_OCCUPANCY.REMOTE ev_sel=0x36 umask=0x88: TOR entries held in each cycle: requests that caches or memory of another socket serve. */ \
	IVT_CBO_CTL_(0x8836u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_REMOTE_COUNTERS 0x1u
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE /* UNC_C_TOR_OCCUPANCY.MISS_REMOTE ev_sel=0x36 umask=0x8a: TOR entries held in each cycle: LLC misses that caches or memory of another socket serve. */ \
	IVT_CBO_CTL_(0x8a36u)
#define IVT_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_COUNTERS 0x1u
/* UNC_C_LLC_VICTIMS ev_sel=0x37: Lines thrown out of the LLC to make room for a fill. */
#define IVT_CBO_EVENT_LLC_VICTIMS_M_STATE /* UNC_C_LLC_VICTIMS.M_STATE ev_sel=0x37 umask=0x1: Modified lines. */ \
	IVT_CBO_CTL_(0x137u)
#define IVT_CBO_EVENT_LLC_VICTIMS_M_STATE_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_VICTIMS_E_STATE /* UNC_C_LLC_VICTIMS.E_STATE ev_sel=0x37 umask=0x2: Exclusive lines. */ \
	IVT_CBO_CTL_(0x237u)
#define IVT_CBO_EVENT_LLC_VICTIMS_E_STATE_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_VICTIMS_S_STATE /* UNC_C_LLC_VICTIMS.S_STATE ev_sel=0x37 umask=0x4: Shared lines. */ \
	IVT_CBO_CTL_(0x437u)
#define IVT_CBO_EVENT_LLC_VICTIMS_S_STATE_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_VICTIMS_MISS /* UNC_C_LLC_VICTIMS.MISS ev_sel=0x37 umask=0x8: Named MISS and not explained by Intel. */ \
	IVT_CBO_CTL_(0x837u)
#define IVT_CBO_EVENT_LLC_VICTIMS_MISS_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_VICTIMS_NID /* UNC_C_LLC_VICTIMS.NID ev_sel=0x37 umask=0x40: Only lines of the nodes in the filter; OR it with the states to count. */ \
	IVT_CBO_CTL_(0x4037u)
#define IVT_CBO_EVENT_LLC_VICTIMS_NID_COUNTERS 0x3u
#define IVT_CBO_EVENT_LLC_VICTIMS_NID_BOX_FILTER1_MASK 0xffffu
/* UNC_C_MISC ev_sel=0x39: Rare cases in the CBo, one for each umask bit. */
#define IVT_CBO_EVENT_MISC_RSPI_WAS_FSE /* UNC_C_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops that hit a line in F, S or E and dropped it without a word. */ \
	IVT_CBO_CTL_(0x139u)
#define IVT_CBO_EVENT_MISC_RSPI_WAS_FSE_COUNTERS 0x3u
#define IVT_CBO_EVENT_MISC_WC_ALIASING /* UNC_C_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that hit a modified line, which is then written back first. */ \
	IVT_CBO_CTL_(0x239u)
#define IVT_CBO_EVENT_MISC_WC_ALIASING_COUNTERS 0x3u
#define IVT_CBO_EVENT_MISC_STARTED /* UNC_C_MISC.STARTED ev_sel=0x39 umask=0x4: Named STARTED and not explained by Intel. */ \
	IVT_CBO_CTL_(0x439u)
#define IVT_CBO_EVENT_MISC_STARTED_COUNTERS 0x3u
#define IVT_CBO_EVENT_MISC_RFO_HIT_S /* UNC_C_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Requests for ownership that found the line shared. */ \
	IVT_CBO_CTL_(0x839u)
#define IVT_CBO_EVENT_MISC_RFO_HIT_S_COUNTERS 0x3u
/* UNC_C_QLRU ev_sel=0x3c: Bookkeeping of ages for the choice of victims in the LLC, by kind. */
#define IVT_CBO_EVENT_QLRU_AGE0 /* UNC_C_QLRU.AGE0 ev_sel=0x3c umask=0x1: A line gets age 0. */ \
	IVT_CBO_CTL_(0x13cu)
#define IVT_CBO_EVENT_QLRU_AGE0_COUNTERS 0x3u
#define IVT_CBO_EVENT_QLRU_AGE1 /* UNC_C_QLRU.AGE1 ev_sel=0x3c umask=0x2: A line gets age 1. */ \
	IVT_CBO_CTL_(0x23cu)
#define IVT_CBO_EVENT_QLRU_AGE1_COUNTERS 0x3u
#define IVT_CBO_EVENT_QLRU_AGE2 /* UNC_C_QLRU.AGE2 ev_sel=0x3c umask=0x4: A line gets age 2. */ \
	IVT_CBO_CTL_(0x43cu)
#define IVT_CBO_EVENT_QLRU_AGE2_COUNTERS 0x3u
#define IVT_CBO_EVENT_QLRU_AGE3 /* UNC_C_QLRU.AGE3 ev_sel=0x3c umask=0x8: A line gets age 3. */ \
	IVT_CBO_CTL_(0x83cu)
#define IVT_CBO_EVENT_QLRU_AGE3_COUNTERS 0x3u
#define IVT_CBO_EVENT_QLRU_LRU_DECREMENT /* UNC_C_QLRU.LRU_DECREMENT ev_sel=0x3c umask=0x10: All ages go down by one together. */ \
	IVT_CBO_CTL_(0x103cu)
#define IVT_CBO_EVENT_QLRU_LRU_DECREMENT_COUNTERS 0x3u
#define IVT_CBO_EVENT_QLRU_VICTIM_NON_ZERO /* UNC_C_QLRU.VICTIM_NON_ZERO ev_sel=0x3c umask=0x20: The chosen victim is of an age other than 0. */ \
	IVT_CBO_CTL_(0x203cu)
#define IVT_CBO_EVENT_QLRU_VICTIM_NON_ZERO_COUNTERS 0x3u

#endif

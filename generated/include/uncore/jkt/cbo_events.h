/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/cbo.events.json by "make generate". Do not edit. */
/*
 * The events of jkt cbo as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_CBO_EVENTS_H
#define UNCORE_JKT_CBO_EVENTS_H

#include "uncore/jkt/cbo.h"

#define JKT_CBO_CTL_(raw) UNCORE_VALUE_(jkt_cbo_ctl, raw)
#define JKT_CBO_EVENT_CLOCKTICKS /* UNC_C_CLOCKTICKS ev_sel=0x0: Uncore clock cycles. */ \
	JKT_CBO_CTL_(0x0u)
/* UNC_C_TxR_INSERTS ev_sel=0x2: Messages put into an egress queue, by the ring they leave on and by the half of the CBo they come from. */
#define JKT_CBO_EVENT_TXR_INSERTS_AD_CACHE /* UNC_C_TxR_INSERTS.AD_CACHE ev_sel=0x2 umask=0x1: Cache half to AD ring: requests, snoops and answers to snoops. */ \
	JKT_CBO_CTL_(0x102u)
#define JKT_CBO_EVENT_TXR_INSERTS_AD_CACHE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_AK_CACHE /* UNC_C_TxR_INSERTS.AK_CACHE ev_sel=0x2 umask=0x2: Cache half to AK ring: mostly credits and go-ahead answers. */ \
	JKT_CBO_CTL_(0x202u)
#define JKT_CBO_EVENT_TXR_INSERTS_AK_CACHE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_BL_CACHE /* UNC_C_TxR_INSERTS.BL_CACHE ev_sel=0x2 umask=0x4: Cache half to BL ring: data on its way out of the cache. */ \
	JKT_CBO_CTL_(0x402u)
#define JKT_CBO_EVENT_TXR_INSERTS_BL_CACHE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_IV_CACHE /* UNC_C_TxR_INSERTS.IV_CACHE ev_sel=0x2 umask=0x8: Cache half to IV ring: mostly snoops of the cores. */ \
	JKT_CBO_CTL_(0x802u)
#define JKT_CBO_EVENT_TXR_INSERTS_IV_CACHE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_AD_CORE /* UNC_C_TxR_INSERTS.AD_CORE ev_sel=0x2 umask=0x10: Core half to AD ring: mostly requests of the core. */ \
	JKT_CBO_CTL_(0x1002u)
#define JKT_CBO_EVENT_TXR_INSERTS_AD_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_AK_CORE /* UNC_C_TxR_INSERTS.AK_CORE ev_sel=0x2 umask=0x20: Core half to AK ring: mostly what a core answers to a snoop. */ \
	JKT_CBO_CTL_(0x2002u)
#define JKT_CBO_EVENT_TXR_INSERTS_AK_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_INSERTS_BL_CORE /* UNC_C_TxR_INSERTS.BL_CORE ev_sel=0x2 umask=0x40: Core half to BL ring: mostly lines the core writes back. */ \
	JKT_CBO_CTL_(0x4002u)
#define JKT_CBO_EVENT_TXR_INSERTS_BL_CORE_COUNTERS 0x3u
/* UNC_C_TxR_STARVED ev_sel=0x3: Cycles in which an egress queue has waited too long for a gap on its ring. */
#define JKT_CBO_EVENT_TXR_STARVED_AK /* UNC_C_TxR_STARVED.AK ev_sel=0x3 umask=0x2: Waiting for the AK ring. */ \
	JKT_CBO_CTL_(0x203u)
#define JKT_CBO_EVENT_TXR_STARVED_AK_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_STARVED_BL /* UNC_C_TxR_STARVED.BL ev_sel=0x3 umask=0x4: Waiting for the BL ring. */ \
	JKT_CBO_CTL_(0x403u)
#define JKT_CBO_EVENT_TXR_STARVED_BL_COUNTERS 0x3u
#define JKT_CBO_EVENT_TXR_ADS_USED /* UNC_C_TxR_ADS_USED ev_sel=0x4: Use of ADS by the egress; Intel lists the event without saying what ADS is. */ \
	JKT_CBO_CTL_(0x4u)
#define JKT_CBO_EVENT_TXR_ADS_USED_COUNTERS 0x3u
/* UNC_C_RING_BOUNCES ev_sel=0x5: Messages of the LLC that found their receiver full and went round the ring once more. */
#define JKT_CBO_EVENT_RING_BOUNCES_AK_CORE /* UNC_C_RING_BOUNCES.AK_CORE ev_sel=0x5 umask=0x2: Acknowledgements for a core (AK). */ \
	JKT_CBO_CTL_(0x205u)
#define JKT_CBO_EVENT_RING_BOUNCES_AK_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_BOUNCES_BL_CORE /* UNC_C_RING_BOUNCES.BL_CORE ev_sel=0x5 umask=0x4: Data for a core (BL). */ \
	JKT_CBO_CTL_(0x405u)
#define JKT_CBO_EVENT_RING_BOUNCES_BL_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_BOUNCES_IV_CORE /* UNC_C_RING_BOUNCES.IV_CORE ev_sel=0x5 umask=0x8: Snoops of a core (IV). */ \
	JKT_CBO_CTL_(0x805u)
#define JKT_CBO_EVENT_RING_BOUNCES_IV_CORE_COUNTERS 0x3u
/* UNC_C_RING_SINK_STARVED ev_sel=0x6: Starvation where a ring is emptied, going by the name; only one Intel list has it, and does not explain it. */
#define JKT_CBO_EVENT_RING_SINK_STARVED_AD_CACHE /* UNC_C_RING_SINK_STARVED.AD_CACHE ev_sel=0x6 umask=0x1: AD ring, at the cache half. */ \
	JKT_CBO_CTL_(0x106u)
#define JKT_CBO_EVENT_RING_SINK_STARVED_AD_CACHE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_SINK_STARVED_AK_CORE /* UNC_C_RING_SINK_STARVED.AK_CORE ev_sel=0x6 umask=0x2: AK ring, at the core. */ \
	JKT_CBO_CTL_(0x206u)
#define JKT_CBO_EVENT_RING_SINK_STARVED_AK_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_SINK_STARVED_BL_CORE /* UNC_C_RING_SINK_STARVED.BL_CORE ev_sel=0x6 umask=0x4: BL ring, at the core. */ \
	JKT_CBO_CTL_(0x406u)
#define JKT_CBO_EVENT_RING_SINK_STARVED_BL_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_SINK_STARVED_IV_CORE /* UNC_C_RING_SINK_STARVED.IV_CORE ev_sel=0x6 umask=0x8: IV ring, at the core. */ \
	JKT_CBO_CTL_(0x806u)
#define JKT_CBO_EVENT_RING_SINK_STARVED_IV_CORE_COUNTERS 0x3u
#define JKT_CBO_EVENT_RING_SRC_THRTL /* UNC_C_RING_SRC_THRTL ev_sel=0x7: Throttling of this stop as a sender, going by the name; Intel does not explain it. */ \
	JKT_CBO_CTL_(0x7u)
#define JKT_CBO_EVENT_RING_SRC_THRTL_COUNTERS 0x3u
/* UNC_C_RxR_OCCUPANCY ev_sel=0x11: Adds the entries of an ingress queue every cycle; divide by RxR_INSERTS for the mean stay. */
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IRQ /* UNC_C_RxR_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries of the request queue (IRQ). */ \
	JKT_CBO_CTL_(0x111u)
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IRQ_COUNTERS 0x1u
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJECTED /* UNC_C_RxR_OCCUPANCY.IRQ_REJECTED ev_sel=0x11 umask=0x2: Entries of requests that the IRQ rejected. Do not combine it with other umasks. */ \
	JKT_CBO_CTL_(0x211u)
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJECTED_COUNTERS 0x1u
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IPQ /* UNC_C_RxR_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries of the snoop queue (IPQ). */ \
	JKT_CBO_CTL_(0x411u)
#define JKT_CBO_EVENT_RXR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define JKT_CBO_EVENT_RXR_OCCUPANCY_VFIFO /* UNC_C_RxR_OCCUPANCY.VFIFO ev_sel=0x11 umask=0x10: Entries of the FIFO beside the IRQ that keeps I/O requests in order. */ \
	JKT_CBO_CTL_(0x1011u)
#define JKT_CBO_EVENT_RXR_OCCUPANCY_VFIFO_COUNTERS 0x1u
/* UNC_C_RxR_EXT_STARVED ev_sel=0x12: Cycles in which one ingress queue starves because another one is served. */
#define JKT_CBO_EVENT_RXR_EXT_STARVED_IRQ /* UNC_C_RxR_EXT_STARVED.IRQ ev_sel=0x12 umask=0x1: The IRQ starves, so the IPQ is held back for it. */ \
	JKT_CBO_CTL_(0x112u)
#define JKT_CBO_EVENT_RXR_EXT_STARVED_IRQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_EXT_STARVED_IPQ /* UNC_C_RxR_EXT_STARVED.IPQ ev_sel=0x12 umask=0x2: The IPQ starves, so the IRQ is held back for it. */ \
	JKT_CBO_CTL_(0x212u)
#define JKT_CBO_EVENT_RXR_EXT_STARVED_IPQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_EXT_STARVED_ISMQ /* UNC_C_RxR_EXT_STARVED.ISMQ ev_sel=0x12 umask=0x4: The ISMQ, the queue of answers, starves. */ \
	JKT_CBO_CTL_(0x412u)
#define JKT_CBO_EVENT_RXR_EXT_STARVED_ISMQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_EXT_STARVED_ISMQ_BIDS /* UNC_C_RxR_EXT_STARVED.ISMQ_BIDS ev_sel=0x12 umask=0x8: Bids of the ISMQ: a number of times rather than of cycles. */ \
	JKT_CBO_CTL_(0x812u)
#define JKT_CBO_EVENT_RXR_EXT_STARVED_ISMQ_BIDS_COUNTERS 0x3u
/* UNC_C_RxR_INSERTS ev_sel=0x13: Entries made in an ingress queue. */
#define JKT_CBO_EVENT_RXR_INSERTS_IRQ /* UNC_C_RxR_INSERTS.IRQ ev_sel=0x13 umask=0x1: Requests entering the request queue (IRQ). */ \
	JKT_CBO_CTL_(0x113u)
#define JKT_CBO_EVENT_RXR_INSERTS_IRQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_INSERTS_IRQ_REJECTED /* UNC_C_RxR_INSERTS.IRQ_REJECTED ev_sel=0x13 umask=0x2: Requests that the IRQ rejected. Do not combine it with other umasks. */ \
	JKT_CBO_CTL_(0x213u)
#define JKT_CBO_EVENT_RXR_INSERTS_IRQ_REJECTED_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_INSERTS_IPQ /* UNC_C_RxR_INSERTS.IPQ ev_sel=0x13 umask=0x4: Snoops entering the snoop queue (IPQ). */ \
	JKT_CBO_CTL_(0x413u)
#define JKT_CBO_EVENT_RXR_INSERTS_IPQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_INSERTS_VFIFO /* UNC_C_RxR_INSERTS.VFIFO ev_sel=0x13 umask=0x10: I/O requests entering the FIFO beside the IRQ that keeps them in order. */ \
	JKT_CBO_CTL_(0x1013u)
#define JKT_CBO_EVENT_RXR_INSERTS_VFIFO_COUNTERS 0x3u
/* UNC_C_RxR_INT_STARVED ev_sel=0x14: Cycles in which entries of an ingress queue starve behind others of the same queue. */
#define JKT_CBO_EVENT_RXR_INT_STARVED_IRQ /* UNC_C_RxR_INT_STARVED.IRQ ev_sel=0x14 umask=0x1: Inside the request queue (IRQ). */ \
	JKT_CBO_CTL_(0x114u)
#define JKT_CBO_EVENT_RXR_INT_STARVED_IRQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_INT_STARVED_IPQ /* UNC_C_RxR_INT_STARVED.IPQ ev_sel=0x14 umask=0x4: Inside the snoop queue (IPQ). */ \
	JKT_CBO_CTL_(0x414u)
#define JKT_CBO_EVENT_RXR_INT_STARVED_IPQ_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_INT_STARVED_ISMQ /* UNC_C_RxR_INT_STARVED.ISMQ ev_sel=0x14 umask=0x8: Inside the queue of answers (ISMQ). */ \
	JKT_CBO_CTL_(0x814u)
#define JKT_CBO_EVENT_RXR_INT_STARVED_ISMQ_COUNTERS 0x3u
/* UNC_C_RING_AD_USED ev_sel=0x1b: Cycles in which the AD ring (requests) is busy here, passing or delivering; what this stop sends is left out. */
#define JKT_CBO_EVENT_RING_AD_USED_UP_EVEN /* UNC_C_RING_AD_USED.UP_EVEN ev_sel=0x1b umask=0x1: Up, even polarity. Up is clockwise in the left half of the CBos only. */ \
	JKT_CBO_CTL_(0x11bu)
#define JKT_CBO_EVENT_RING_AD_USED_UP_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AD_USED_UP_ODD /* UNC_C_RING_AD_USED.UP_ODD ev_sel=0x1b umask=0x2: Up, odd polarity. */ \
	JKT_CBO_CTL_(0x21bu)
#define JKT_CBO_EVENT_RING_AD_USED_UP_ODD_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AD_USED_DOWN_EVEN /* UNC_C_RING_AD_USED.DOWN_EVEN ev_sel=0x1b umask=0x4: Down, even polarity. */ \
	JKT_CBO_CTL_(0x41bu)
#define JKT_CBO_EVENT_RING_AD_USED_DOWN_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AD_USED_DOWN_ODD /* UNC_C_RING_AD_USED.DOWN_ODD ev_sel=0x1b umask=0x8: Down, odd polarity. */ \
	JKT_CBO_CTL_(0x81bu)
#define JKT_CBO_EVENT_RING_AD_USED_DOWN_ODD_COUNTERS 0xcu
/* UNC_C_RING_AK_USED ev_sel=0x1c: Cycles in which the AK ring (acknowledgements) is busy here, passing or delivering; what this stop sends is left out. */
#define JKT_CBO_EVENT_RING_AK_USED_UP_EVEN /* UNC_C_RING_AK_USED.UP_EVEN ev_sel=0x1c umask=0x1: Up, even polarity. Up is clockwise in the left half of the CBos only. */ \
	JKT_CBO_CTL_(0x11cu)
#define JKT_CBO_EVENT_RING_AK_USED_UP_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AK_USED_UP_ODD /* UNC_C_RING_AK_USED.UP_ODD ev_sel=0x1c umask=0x2: Up, odd polarity. */ \
	JKT_CBO_CTL_(0x21cu)
#define JKT_CBO_EVENT_RING_AK_USED_UP_ODD_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AK_USED_DOWN_EVEN /* UNC_C_RING_AK_USED.DOWN_EVEN ev_sel=0x1c umask=0x4: Down, even polarity. */ \
	JKT_CBO_CTL_(0x41cu)
#define JKT_CBO_EVENT_RING_AK_USED_DOWN_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_AK_USED_DOWN_ODD /* UNC_C_RING_AK_USED.DOWN_ODD ev_sel=0x1c umask=0x8: Down, odd polarity. */ \
	JKT_CBO_CTL_(0x81cu)
#define JKT_CBO_EVENT_RING_AK_USED_DOWN_ODD_COUNTERS 0xcu
/* UNC_C_RING_BL_USED ev_sel=0x1d: Cycles in which the BL ring (data) is busy here, passing or delivering; what this stop sends is left out. */
#define JKT_CBO_EVENT_RING_BL_USED_UP_EVEN /* UNC_C_RING_BL_USED.UP_EVEN ev_sel=0x1d umask=0x1: Up, even polarity. Up is clockwise in the left half of the CBos only. */ \
	JKT_CBO_CTL_(0x11du)
#define JKT_CBO_EVENT_RING_BL_USED_UP_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_BL_USED_UP_ODD /* UNC_C_RING_BL_USED.UP_ODD ev_sel=0x1d umask=0x2: Up, odd polarity. */ \
	JKT_CBO_CTL_(0x21du)
#define JKT_CBO_EVENT_RING_BL_USED_UP_ODD_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_BL_USED_DOWN_EVEN /* UNC_C_RING_BL_USED.DOWN_EVEN ev_sel=0x1d umask=0x4: Down, even polarity. */ \
	JKT_CBO_CTL_(0x41du)
#define JKT_CBO_EVENT_RING_BL_USED_DOWN_EVEN_COUNTERS 0xcu
#define JKT_CBO_EVENT_RING_BL_USED_DOWN_ODD /* UNC_C_RING_BL_USED.DOWN_ODD ev_sel=0x1d umask=0x8: Down, odd polarity. */ \
	JKT_CBO_CTL_(0x81du)
#define JKT_CBO_EVENT_RING_BL_USED_DOWN_ODD_COUNTERS 0xcu
/* UNC_C_RING_IV_USED ev_sel=0x1e: Cycles in which the IV ring (snoops of cores) is busy here, passing or delivering; what this stop sends is left out. */
#define JKT_CBO_EVENT_RING_IV_USED_ANY /* UNC_C_RING_IV_USED.ANY ev_sel=0x1e umask=0xf: Both directions, even and odd; there is one IV ring only. */ \
	JKT_CBO_CTL_(0xf1eu)
#define JKT_CBO_EVENT_RING_IV_USED_ANY_COUNTERS 0xcu
#define JKT_CBO_EVENT_COUNTER0_OCCUPANCY /* UNC_C_COUNTER0_OCCUPANCY ev_sel=0x1f: What counter 0 adds, seen from another counter; meant for a threshold: 1 gives the cycles in which the queue is used. */ \
	JKT_CBO_CTL_(0x1fu)
#define JKT_CBO_EVENT_COUNTER0_OCCUPANCY_COUNTERS 0xeu
#define JKT_CBO_EVENT_ISMQ_DRD_MISS_OCC /* UNC_C_ISMQ_DRD_MISS_OCC ev_sel=0x21: Missed data reads in the ISMQ, added every cycle, going by the name; Intel does not explain it. */ \
	JKT_CBO_CTL_(0x21u)
#define JKT_CBO_EVENT_ISMQ_DRD_MISS_OCC_COUNTERS 0x3u
/* UNC_C_RxR_IPQ_RETRY ev_sel=0x31: Snoops of the IPQ that the TOR rejected and that try again, by cause. */
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_ANY /* UNC_C_RxR_IPQ_RETRY.ANY ev_sel=0x31 umask=0x1: Any cause. */ \
	JKT_CBO_CTL_(0x131u)
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_ANY_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_FULL /* UNC_C_RxR_IPQ_RETRY.FULL ev_sel=0x31 umask=0x2: An egress queue that the snoop needs is full. */ \
	JKT_CBO_CTL_(0x231u)
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_FULL_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IPQ_RETRY.ADDR_CONFLICT ev_sel=0x31 umask=0x4: The line is already in flight; rare, as two sockets must ask for it at once. */ \
	JKT_CBO_CTL_(0x431u)
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_ADDR_CONFLICT_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IPQ_RETRY.QPI_CREDITS ev_sel=0x31 umask=0x10: No credit for the QPI agent. */ \
	JKT_CBO_CTL_(0x1031u)
#define JKT_CBO_EVENT_RXR_IPQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
/* UNC_C_RxR_IRQ_RETRY ev_sel=0x32: Requests of the IRQ that the TOR rejected and that try again, by cause. */
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_ANY /* UNC_C_RxR_IRQ_RETRY.ANY ev_sel=0x32 umask=0x1: Any cause. */ \
	JKT_CBO_CTL_(0x132u)
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_ANY_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_FULL /* UNC_C_RxR_IRQ_RETRY.FULL ev_sel=0x32 umask=0x2: An egress queue that the request needs is full. */ \
	JKT_CBO_CTL_(0x232u)
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_FULL_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IRQ_RETRY.ADDR_CONFLICT ev_sel=0x32 umask=0x4: The TOR already holds a request for the same line. */ \
	JKT_CBO_CTL_(0x432u)
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_ADDR_CONFLICT_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_RTID /* UNC_C_RxR_IRQ_RETRY.RTID ev_sel=0x32 umask=0x8: A miss, and no request ID (RTID) of the home agent is free. */ \
	JKT_CBO_CTL_(0x832u)
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_RTID_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IRQ_RETRY.QPI_CREDITS ev_sel=0x32 umask=0x10: No credit for the QPI agent. */ \
	JKT_CBO_CTL_(0x1032u)
#define JKT_CBO_EVENT_RXR_IRQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
/* UNC_C_RxR_ISMQ_RETRY ev_sel=0x33: Answers and evictions of the ISMQ that were rejected and try again, by cause; rarer than for the IRQ. */
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_ANY /* UNC_C_RxR_ISMQ_RETRY.ANY ev_sel=0x33 umask=0x1: Any cause. */ \
	JKT_CBO_CTL_(0x133u)
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_ANY_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_FULL /* UNC_C_RxR_ISMQ_RETRY.FULL ev_sel=0x33 umask=0x2: An egress queue that the transaction needs is full. */ \
	JKT_CBO_CTL_(0x233u)
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_FULL_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_RTID /* UNC_C_RxR_ISMQ_RETRY.RTID ev_sel=0x33 umask=0x8: A modified line must go to memory, and no request ID (RTID) is free. */ \
	JKT_CBO_CTL_(0x833u)
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_RTID_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_QPI_CREDITS /* UNC_C_RxR_ISMQ_RETRY.QPI_CREDITS ev_sel=0x33 umask=0x10: No credit for the QPI agent. */ \
	JKT_CBO_CTL_(0x1033u)
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_QPI_CREDITS_COUNTERS 0x3u
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_IIO_CREDITS /* UNC_C_RxR_ISMQ_RETRY.IIO_CREDITS ev_sel=0x33 umask=0x20: The one credit for NCS and NCB messages to the I/O unit is taken. */ \
	JKT_CBO_CTL_(0x2033u)
#define JKT_CBO_EVENT_RXR_ISMQ_RETRY_IIO_CREDITS_COUNTERS 0x3u
/* UNC_C_LLC_LOOKUP ev_sel=0x34: Lookups in the LLC, several of one request included; counts nothing unless the filter names a line state. */
#define JKT_CBO_EVENT_LLC_LOOKUP_DATA_READ /* UNC_C_LLC_LOOKUP.DATA_READ ev_sel=0x34 umask=0x3: Lookups by reads. */ \
	JKT_CBO_CTL_(0x334u)
#define JKT_CBO_EVENT_LLC_LOOKUP_DATA_READ_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_MASK 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_FREE 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_WRITE /* UNC_C_LLC_LOOKUP.WRITE ev_sel=0x34 umask=0x5: Lookups by writes from an L2, cacheable or not. */ \
	JKT_CBO_CTL_(0x534u)
#define JKT_CBO_EVENT_LLC_LOOKUP_WRITE_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_MASK 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_FREE 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP /* UNC_C_LLC_LOOKUP.REMOTE_SNOOP ev_sel=0x34 umask=0x9: Lookups by snoops of another socket, through the IPQ. */ \
	JKT_CBO_CTL_(0x934u)
#define JKT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_MASK 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_FREE 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_NID /* UNC_C_LLC_LOOKUP.NID ev_sel=0x34 umask=0x41: Only lookups for nodes of the filter; OR it with another umask. State I makes it count their misses. */ \
	JKT_CBO_CTL_(0x4134u)
#define JKT_CBO_EVENT_LLC_LOOKUP_NID_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_MASK 0x7ffc00u
#define JKT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER 0x7c0000u
#define JKT_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_FREE 0x7ffc00u
/* UNC_C_TOR_INSERTS ev_sel=0x35: Entries made in the TOR, by kind; the combinations listed are the only valid ones. */
#define JKT_CBO_EVENT_TOR_INSERTS_OPCODE /* UNC_C_TOR_INSERTS.OPCODE ev_sel=0x35 umask=0x1: New TOR entries: requests of the filter's opcode. */ \
	JKT_CBO_CTL_(0x135u)
#define JKT_CBO_EVENT_TOR_INSERTS_OPCODE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_OPCODE_BOX_FILTER_MASK 0xff800000u
#define JKT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE /* UNC_C_TOR_INSERTS.MISS_OPCODE ev_sel=0x35 umask=0x3: New TOR entries: LLC misses of the filter's opcode, as opc=RFO or opc=DRd. */ \
	JKT_CBO_CTL_(0x335u)
#define JKT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_MISS_OPCODE_BOX_FILTER_MASK 0xff800000u
#define JKT_CBO_EVENT_TOR_INSERTS_EVICTION /* UNC_C_TOR_INSERTS.EVICTION ev_sel=0x35 umask=0x4: New TOR entries: evictions of lines from the LLC. */ \
	JKT_CBO_CTL_(0x435u)
#define JKT_CBO_EVENT_TOR_INSERTS_EVICTION_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_MISS_ALL /* UNC_C_TOR_INSERTS.MISS_ALL ev_sel=0x35 umask=0xa: New TOR entries: all LLC misses: requests that need an RTID, for memory or MMIO. */ \
	JKT_CBO_CTL_(0xa35u)
#define JKT_CBO_EVENT_TOR_INSERTS_MISS_ALL_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_WB /* UNC_C_TOR_INSERTS.WB ev_sel=0x35 umask=0x10: New TOR entries: writes with data from a core, without requests for ownership. */ \
	JKT_CBO_CTL_(0x1035u)
#define JKT_CBO_EVENT_TOR_INSERTS_WB_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_OPCODE /* UNC_C_TOR_INSERTS.NID_OPCODE ev_sel=0x35 umask=0x41: New TOR entries: requests of the filter's opcode to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4135u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_OPCODE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_OPCODE_BOX_FILTER_MASK 0xff83fc00u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE /* UNC_C_TOR_INSERTS.NID_MISS_OPCODE ev_sel=0x35 umask=0x43: New TOR entries: LLC misses of the filter's opcode to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4335u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE_BOX_FILTER_MASK 0xff83fc00u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_EVICTION /* UNC_C_TOR_INSERTS.NID_EVICTION ev_sel=0x35 umask=0x44: New TOR entries: evictions to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4435u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_EVICTION_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_EVICTION_BOX_FILTER_MASK 0x3fc00u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_ALL /* UNC_C_TOR_INSERTS.NID_ALL ev_sel=0x35 umask=0x48: New TOR entries: all requests to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4835u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_ALL_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_ALL_BOX_FILTER_MASK 0x3fc00u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL /* UNC_C_TOR_INSERTS.NID_MISS_ALL ev_sel=0x35 umask=0x4a: New TOR entries: all LLC misses to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4a35u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL_BOX_FILTER_MASK 0x3fc00u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_WB /* UNC_C_TOR_INSERTS.NID_WB ev_sel=0x35 umask=0x50: New TOR entries: writes with data from a core to the filter's nodes. */ \
	JKT_CBO_CTL_(0x5035u)
#define JKT_CBO_EVENT_TOR_INSERTS_NID_WB_COUNTERS 0x3u
#define JKT_CBO_EVENT_TOR_INSERTS_NID_WB_BOX_FILTER_MASK 0x3fc00u
/* UNC_C_TOR_OCCUPANCY ev_sel=0x36: Adds the TOR entries in use every cycle, by kind; divide by TOR_INSERTS for the mean time in flight. */
#define JKT_CBO_EVENT_TOR_OCCUPANCY_OPCODE /* UNC_C_TOR_OCCUPANCY.OPCODE ev_sel=0x36 umask=0x1: TOR entries held in each cycle: requests of the filter's opcode. */ \
	JKT_CBO_CTL_(0x136u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_OPCODE_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_OPCODE_BOX_FILTER_MASK 0xff800000u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_OPCODE ev_sel=0x36 umask=0x3: TOR entries held in each cycle: LLC misses of the filter's opcode. */ \
	JKT_CBO_CTL_(0x336u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_BOX_FILTER_MASK 0xff800000u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_EVICTION /* UNC_C_TOR_OCCUPANCY.EVICTION ev_sel=0x36 umask=0x4: TOR entries held in each cycle: evictions of lines from the LLC. */ \
	JKT_CBO_CTL_(0x436u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_EVICTION_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_ALL /* UNC_C_TOR_OCCUPANCY.ALL ev_sel=0x36 umask=0x8: TOR entries held in each cycle: all requests, among them brief hits and rejected ones that return. */ \
	JKT_CBO_CTL_(0x836u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_ALL_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL /* UNC_C_TOR_OCCUPANCY.MISS_ALL ev_sel=0x36 umask=0xa: TOR entries held in each cycle: all LLC misses: requests that need an RTID, for memory or MMIO. */ \
	JKT_CBO_CTL_(0xa36u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_OPCODE ev_sel=0x36 umask=0x41: TOR entries held in each cycle: requests of the filter's opcode to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4136u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_BOX_FILTER_MASK 0xff83fc00u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_MISS_OPCODE ev_sel=0x36 umask=0x43: TOR entries held in each cycle: LLC misses of the filter's opcode to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4336u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_BOX_FILTER_MASK 0xff83fc00u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION /* UNC_C_TOR_OCCUPANCY.NID_EVICTION ev_sel=0x36 umask=0x44: TOR entries held in each cycle: evictions to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4436u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_BOX_FILTER_MASK 0x3fc00u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL /* UNC_C_TOR_OCCUPANCY.NID_ALL ev_sel=0x36 umask=0x48: TOR entries held in each cycle: all requests to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4836u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_BOX_FILTER_MASK 0x3fc00u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL /* UNC_C_TOR_OCCUPANCY.NID_MISS_ALL ev_sel=0x36 umask=0x4a: TOR entries held in each cycle: all LLC misses to the filter's nodes. */ \
	JKT_CBO_CTL_(0x4a36u)
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_COUNTERS 0x1u
#define JKT_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_BOX_FILTER_MASK 0x3fc00u
/* UNC_C_LLC_VICTIMS ev_sel=0x37: Lines thrown out of the LLC to make room for a fill. */
#define JKT_CBO_EVENT_LLC_VICTIMS_M_STATE /* UNC_C_LLC_VICTIMS.M_STATE ev_sel=0x37 umask=0x1: Modified lines. */ \
	JKT_CBO_CTL_(0x137u)
#define JKT_CBO_EVENT_LLC_VICTIMS_M_STATE_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_VICTIMS_E_STATE /* UNC_C_LLC_VICTIMS.E_STATE ev_sel=0x37 umask=0x2: Exclusive lines. */ \
	JKT_CBO_CTL_(0x237u)
#define JKT_CBO_EVENT_LLC_VICTIMS_E_STATE_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_VICTIMS_S_STATE /* UNC_C_LLC_VICTIMS.S_STATE ev_sel=0x37 umask=0x4: Shared lines. */ \
	JKT_CBO_CTL_(0x437u)
#define JKT_CBO_EVENT_LLC_VICTIMS_S_STATE_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_VICTIMS_MISS /* UNC_C_LLC_VICTIMS.MISS ev_sel=0x37 umask=0x8: Named MISS and not explained by Intel. */ \
	JKT_CBO_CTL_(0x837u)
#define JKT_CBO_EVENT_LLC_VICTIMS_MISS_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_VICTIMS_NID /* UNC_C_LLC_VICTIMS.NID ev_sel=0x37 umask=0x40: Only lines of the nodes in the filter; OR it with the states to count. */ \
	JKT_CBO_CTL_(0x4037u)
#define JKT_CBO_EVENT_LLC_VICTIMS_NID_COUNTERS 0x3u
#define JKT_CBO_EVENT_LLC_VICTIMS_NID_BOX_FILTER_MASK 0x3fc00u
/* UNC_C_MISC ev_sel=0x39: Rare cases in the CBo, one for each umask bit. */
#define JKT_CBO_EVENT_MISC_RSPI_WAS_FSE /* UNC_C_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops that hit a line in F, S or E and dropped it without a word. */ \
	JKT_CBO_CTL_(0x139u)
#define JKT_CBO_EVENT_MISC_RSPI_WAS_FSE_COUNTERS 0x3u
#define JKT_CBO_EVENT_MISC_WC_ALIASING /* UNC_C_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that hit a modified line, which is then written back first. */ \
	JKT_CBO_CTL_(0x239u)
#define JKT_CBO_EVENT_MISC_WC_ALIASING_COUNTERS 0x3u
#define JKT_CBO_EVENT_MISC_STARTED /* UNC_C_MISC.STARTED ev_sel=0x39 umask=0x4: Named STARTED and not explained by Intel. */ \
	JKT_CBO_CTL_(0x439u)
#define JKT_CBO_EVENT_MISC_STARTED_COUNTERS 0x3u
#define JKT_CBO_EVENT_MISC_RFO_HIT_S /* UNC_C_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Requests for ownership that found the line shared. */ \
	JKT_CBO_CTL_(0x839u)
#define JKT_CBO_EVENT_MISC_RFO_HIT_S_COUNTERS 0x3u

#endif

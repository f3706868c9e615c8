/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/cbo.events.json by "make generate". Do not edit. */
/*
 * The events of hsx cbo as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_HSX_CBO_EVENTS_H
#define UNCORE_HSX_CBO_EVENTS_H

#include "uncore/hsx/cbo.h"

#define HSX_CBO_CTL_(raw) UNCORE_VALUE_(hsx_cbo_ctl, raw)
#define HSX_CBO_EVENT_CLOCKTICKS /* UNC_C_CLOCKTICKS ev_sel=0x0: Uncore clock cycles. */ \
	HSX_CBO_CTL_(0x0u)
/* UNC_C_TxR_INSERTS ev_sel=0x2: Messages put into an egress queue, by the ring they leave on and by the half of the CBo they come from. */
#define HSX_CBO_EVENT_TXR_INSERTS_AD_CACHE /* UNC_C_TxR_INSERTS.AD_CACHE ev_sel=0x2 umask=0x1: Cache half to AD ring: requests, snoops and answers to snoops. */ \
	HSX_CBO_CTL_(0x102u)
#define HSX_CBO_EVENT_TXR_INSERTS_AK_CACHE /* UNC_C_TxR_INSERTS.AK_CACHE ev_sel=0x2 umask=0x2: Cache half to AK ring: mostly credits and go-ahead answers. */ \
	HSX_CBO_CTL_(0x202u)
#define HSX_CBO_EVENT_TXR_INSERTS_BL_CACHE /* UNC_C_TxR_INSERTS.BL_CACHE ev_sel=0x2 umask=0x4: Cache half to BL ring: data on its way out of the cache. */ \
	HSX_CBO_CTL_(0x402u)
#define HSX_CBO_EVENT_TXR_INSERTS_IV_CACHE /* UNC_C_TxR_INSERTS.IV_CACHE ev_sel=0x2 umask=0x8: Cache half to IV ring: mostly snoops of the cores. */ \
	HSX_CBO_CTL_(0x802u)
#define HSX_CBO_EVENT_TXR_INSERTS_AD_CORE /* UNC_C_TxR_INSERTS.AD_CORE ev_sel=0x2 umask=0x10: Core half to AD ring: mostly requests of the core. */ \
	HSX_CBO_CTL_(0x1002u)
#define HSX_CBO_EVENT_TXR_INSERTS_AK_CORE /* UNC_C_TxR_INSERTS.AK_CORE ev_sel=0x2 umask=0x20: Core half to AK ring: mostly what a core answers to a snoop. */ \
	HSX_CBO_CTL_(0x2002u)
#define HSX_CBO_EVENT_TXR_INSERTS_BL_CORE /* UNC_C_TxR_INSERTS.BL_CORE ev_sel=0x2 umask=0x40: Core half to BL ring: mostly lines the core writes back. */ \
	HSX_CBO_CTL_(0x4002u)
/* UNC_C_TxR_STARVED ev_sel=0x3: Cycles in which an egress queue has waited too long for a gap on its ring. */
#define HSX_CBO_EVENT_TXR_STARVED_AK_BOTH /* UNC_C_TxR_STARVED.AK_BOTH ev_sel=0x3 umask=0x2: Both AK egress queues wait. */ \
	HSX_CBO_CTL_(0x203u)
#define HSX_CBO_EVENT_TXR_STARVED_BL_BOTH /* UNC_C_TxR_STARVED.BL_BOTH ev_sel=0x3 umask=0x4: BL ring (data), both queues. */ \
	HSX_CBO_CTL_(0x403u)
#define HSX_CBO_EVENT_TXR_STARVED_IV /* UNC_C_TxR_STARVED.IV ev_sel=0x3 umask=0x8: The IV egress queue of the cache half waits. */ \
	HSX_CBO_CTL_(0x803u)
#define HSX_CBO_EVENT_TXR_STARVED_AD_CORE /* UNC_C_TxR_STARVED.AD_CORE ev_sel=0x3 umask=0x10: The AD egress queue of the core half waits. */ \
	HSX_CBO_CTL_(0x1003u)
/* UNC_C_TxR_ADS_USED ev_sel=0x4: Use of ADS by the egress, by ring; Intel lists the event without saying what ADS is. */
#define HSX_CBO_EVENT_TXR_ADS_USED_AD /* UNC_C_TxR_ADS_USED.AD ev_sel=0x4 umask=0x1: Towards the AD ring. */ \
	HSX_CBO_CTL_(0x104u)
#define HSX_CBO_EVENT_TXR_ADS_USED_AK /* UNC_C_TxR_ADS_USED.AK ev_sel=0x4 umask=0x2: Towards the AK ring. */ \
	HSX_CBO_CTL_(0x204u)
#define HSX_CBO_EVENT_TXR_ADS_USED_BL /* UNC_C_TxR_ADS_USED.BL ev_sel=0x4 umask=0x4: Towards the BL ring. */ \
	HSX_CBO_CTL_(0x404u)
/* UNC_C_RING_BOUNCES ev_sel=0x5: Messages of the LLC that found their receiver full and went round the ring once more. */
#define HSX_CBO_EVENT_RING_BOUNCES_AD /* UNC_C_RING_BOUNCES.AD ev_sel=0x5 umask=0x1: AD ring (requests). */ \
	HSX_CBO_CTL_(0x105u)
#define HSX_CBO_EVENT_RING_BOUNCES_AK /* UNC_C_RING_BOUNCES.AK ev_sel=0x5 umask=0x2: Acknowledgements (AK). */ \
	HSX_CBO_CTL_(0x205u)
#define HSX_CBO_EVENT_RING_BOUNCES_BL /* UNC_C_RING_BOUNCES.BL ev_sel=0x5 umask=0x4: Data (BL). */ \
	HSX_CBO_CTL_(0x405u)
#define HSX_CBO_EVENT_RING_BOUNCES_IV /* UNC_C_RING_BOUNCES.IV ev_sel=0x5 umask=0x10: Snoops of a core (IV). */ \
	HSX_CBO_CTL_(0x1005u)
/* UNC_C_RING_SINK_STARVED ev_sel=0x6: Starvation where a ring is emptied, going by the name; Intel does not explain it. */
#define HSX_CBO_EVENT_RING_SINK_STARVED_AD /* UNC_C_RING_SINK_STARVED.AD ev_sel=0x6 umask=0x1: AD ring (requests). */ \
	HSX_CBO_CTL_(0x106u)
#define HSX_CBO_EVENT_RING_SINK_STARVED_AK /* UNC_C_RING_SINK_STARVED.AK ev_sel=0x6 umask=0x2: AK ring (acknowledgements). */ \
	HSX_CBO_CTL_(0x206u)
#define HSX_CBO_EVENT_RING_SINK_STARVED_IV /* UNC_C_RING_SINK_STARVED.IV ev_sel=0x6 umask=0x8: IV ring. */ \
	HSX_CBO_CTL_(0x806u)
#define HSX_CBO_EVENT_RING_SINK_STARVED_BL /* UNC_C_RING_SINK_STARVED.BL ev_sel=0x6 umask=0x4: BL ring (data). */ \
	HSX_CBO_CTL_(0x406u)
#define HSX_CBO_EVENT_RING_SRC_THRTL /* UNC_C_RING_SRC_THRTL ev_sel=0x7: Cycles in which the CBo holds back what it sends on the ring, so that fewer messages bounce. */ \
	HSX_CBO_CTL_(0x7u)
#define HSX_CBO_EVENT_FAST_ASSERTED /* UNC_C_FAST_ASSERTED ev_sel=0x9: Cycles in which a distress signal is up, one of this stop or of a neighbour. */ \
	HSX_CBO_CTL_(0x9u)
#define HSX_CBO_EVENT_FAST_ASSERTED_COUNTERS 0x3u
#define HSX_CBO_EVENT_BOUNCE_CONTROL /* UNC_C_BOUNCE_CONTROL ev_sel=0xa: Bounce control; Intel does not say more. */ \
	HSX_CBO_CTL_(0xau)
/* UNC_C_RxR_OCCUPANCY ev_sel=0x11: Adds the entries of an ingress queue every cycle; divide by RxR_INSERTS for the mean stay. */
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IRQ /* UNC_C_RxR_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries of the request queue (IRQ). */ \
	HSX_CBO_CTL_(0x111u)
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IRQ_COUNTERS 0x1u
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IPQ /* UNC_C_RxR_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries of the snoop queue (IPQ). */ \
	HSX_CBO_CTL_(0x411u)
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define HSX_CBO_EVENT_RXR_OCCUPANCY_PRQ_REJ /* UNC_C_RxR_OCCUPANCY.PRQ_REJ ev_sel=0x11 umask=0x20: Requests of the PRQ that were turned away and wait. */ \
	HSX_CBO_CTL_(0x2011u)
#define HSX_CBO_EVENT_RXR_OCCUPANCY_PRQ_REJ_COUNTERS 0x1u
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJ /* UNC_C_RxR_OCCUPANCY.IRQ_REJ ev_sel=0x11 umask=0x2: Entries of requests that the IRQ rejected. Do not combine it with other umasks. */ \
	HSX_CBO_CTL_(0x211u)
#define HSX_CBO_EVENT_RXR_OCCUPANCY_IRQ_REJ_COUNTERS 0x1u
/* UNC_C_RxR_EXT_STARVED ev_sel=0x12: Cycles in which one ingress queue starves because another one is served. */
#define HSX_CBO_EVENT_RXR_EXT_STARVED_IRQ /* UNC_C_RxR_EXT_STARVED.IRQ ev_sel=0x12 umask=0x1: The IRQ starves, so the IPQ is held back for it. */ \
	HSX_CBO_CTL_(0x112u)
#define HSX_CBO_EVENT_RXR_EXT_STARVED_IPQ /* UNC_C_RxR_EXT_STARVED.IPQ ev_sel=0x12 umask=0x2: The IPQ starves, so the IRQ is held back for it. */ \
	HSX_CBO_CTL_(0x212u)
#define HSX_CBO_EVENT_RXR_EXT_STARVED_PRQ /* UNC_C_RxR_EXT_STARVED.PRQ ev_sel=0x12 umask=0x4: The PRQ, by the name; Intel does not say which queue waits for which. */ \
	HSX_CBO_CTL_(0x412u)
#define HSX_CBO_EVENT_RXR_EXT_STARVED_ISMQ_BIDS /* UNC_C_RxR_EXT_STARVED.ISMQ_BIDS ev_sel=0x12 umask=0x8: Bids of the ISMQ: a number of times rather than of cycles. */ \
	HSX_CBO_CTL_(0x812u)
/* UNC_C_RxR_INSERTS ev_sel=0x13: Entries made in an ingress queue. */
#define HSX_CBO_EVENT_RXR_INSERTS_IRQ /* UNC_C_RxR_INSERTS.IRQ ev_sel=0x13 umask=0x1: Requests entering the request queue (IRQ). */ \
	HSX_CBO_CTL_(0x113u)
#define HSX_CBO_EVENT_RXR_INSERTS_IRQ_REJ /* UNC_C_RxR_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Requests that the IRQ rejected. Do not combine it with other umasks. */ \
	HSX_CBO_CTL_(0x213u)
#define HSX_CBO_EVENT_RXR_INSERTS_IPQ /* UNC_C_RxR_INSERTS.IPQ ev_sel=0x13 umask=0x4: Snoops entering the snoop queue (IPQ). */ \
	HSX_CBO_CTL_(0x413u)
#define HSX_CBO_EVENT_RXR_INSERTS_PRQ /* UNC_C_RxR_INSERTS.PRQ ev_sel=0x13 umask=0x10: Into the PRQ: requests of I/O. */ \
	HSX_CBO_CTL_(0x1013u)
#define HSX_CBO_EVENT_RXR_INSERTS_PRQ_REJ /* UNC_C_RxR_INSERTS.PRQ_REJ ev_sel=0x13 umask=0x20: PRQ entries that were turned away. */ \
	HSX_CBO_CTL_(0x2013u)
/* UNC_C_RxR_INT_STARVED ev_sel=0x14: Cycles in which entries of an ingress queue starve behind others of the same queue. */
#define HSX_CBO_EVENT_RXR_INT_STARVED_IRQ /* UNC_C_RxR_INT_STARVED.IRQ ev_sel=0x14 umask=0x1: Inside the request queue (IRQ). */ \
	HSX_CBO_CTL_(0x114u)
#define HSX_CBO_EVENT_RXR_INT_STARVED_IPQ /* UNC_C_RxR_INT_STARVED.IPQ ev_sel=0x14 umask=0x4: Inside the snoop queue (IPQ). */ \
	HSX_CBO_CTL_(0x414u)
#define HSX_CBO_EVENT_RXR_INT_STARVED_ISMQ /* UNC_C_RxR_INT_STARVED.ISMQ ev_sel=0x14 umask=0x8: Inside the queue of answers (ISMQ). */ \
	HSX_CBO_CTL_(0x814u)
#define HSX_CBO_EVENT_RXR_INT_STARVED_PRQ /* UNC_C_RxR_INT_STARVED.PRQ ev_sel=0x14 umask=0x10: Cycles in which the PRQ waits. */ \
	HSX_CBO_CTL_(0x1014u)
/* UNC_C_RING_AD_USED ev_sel=0x1b: Cycles in which the AD ring (requests) is busy here, passing or delivering; what this stop sends is left out. */
#define HSX_CBO_EVENT_RING_AD_USED_UP_EVEN /* UNC_C_RING_AD_USED.UP_EVEN ev_sel=0x1b umask=0x1: Upwards, even polarity. */ \
	HSX_CBO_CTL_(0x11bu)
#define HSX_CBO_EVENT_RING_AD_USED_UP_ODD /* UNC_C_RING_AD_USED.UP_ODD ev_sel=0x1b umask=0x2: Upwards, odd polarity. */ \
	HSX_CBO_CTL_(0x21bu)
#define HSX_CBO_EVENT_RING_AD_USED_DOWN_EVEN /* UNC_C_RING_AD_USED.DOWN_EVEN ev_sel=0x1b umask=0x4: Downwards, even polarity. */ \
	HSX_CBO_CTL_(0x41bu)
#define HSX_CBO_EVENT_RING_AD_USED_DOWN_ODD /* UNC_C_RING_AD_USED.DOWN_ODD ev_sel=0x1b umask=0x8: Downwards, odd polarity. */ \
	HSX_CBO_CTL_(0x81bu)
#define HSX_CBO_EVENT_RING_AD_USED_UP /* UNC_C_RING_AD_USED.UP ev_sel=0x1b umask=0x3: Upwards, both polarities. */ \
	HSX_CBO_CTL_(0x31bu)
#define HSX_CBO_EVENT_RING_AD_USED_DOWN /* UNC_C_RING_AD_USED.DOWN ev_sel=0x1b umask=0xc: Downwards, both polarities. */ \
	HSX_CBO_CTL_(0xc1bu)
#define HSX_CBO_EVENT_RING_AD_USED_ALL /* UNC_C_RING_AD_USED.ALL ev_sel=0x1b umask=0xf: Both ways, both polarities. */ \
	HSX_CBO_CTL_(0xf1bu)
/* UNC_C_RING_AK_USED ev_sel=0x1c: Cycles in which the AK ring (acknowledgements) is busy here, passing or delivering; what this stop sends is left out. */
#define HSX_CBO_EVENT_RING_AK_USED_UP_EVEN /* UNC_C_RING_AK_USED.UP_EVEN ev_sel=0x1c umask=0x1: Upwards, even polarity. */ \
	HSX_CBO_CTL_(0x11cu)
#define HSX_CBO_EVENT_RING_AK_USED_UP_ODD /* UNC_C_RING_AK_USED.UP_ODD ev_sel=0x1c umask=0x2: Upwards, odd polarity. */ \
	HSX_CBO_CTL_(0x21cu)
#define HSX_CBO_EVENT_RING_AK_USED_DOWN_EVEN /* UNC_C_RING_AK_USED.DOWN_EVEN ev_sel=0x1c umask=0x4: Downwards, even polarity. */ \
	HSX_CBO_CTL_(0x41cu)
#define HSX_CBO_EVENT_RING_AK_USED_DOWN_ODD /* UNC_C_RING_AK_USED.DOWN_ODD ev_sel=0x1c umask=0x8: Downwards, odd polarity. */ \
	HSX_CBO_CTL_(0x81cu)
#define HSX_CBO_EVENT_RING_AK_USED_UP /* UNC_C_RING_AK_USED.UP ev_sel=0x1c umask=0x3: Upwards, both polarities. */ \
	HSX_CBO_CTL_(0x31cu)
#define HSX_CBO_EVENT_RING_AK_USED_DOWN /* UNC_C_RING_AK_USED.DOWN ev_sel=0x1c umask=0xc: Downwards, both polarities. */ \
	HSX_CBO_CTL_(0xc1cu)
#define HSX_CBO_EVENT_RING_AK_USED_ALL /* UNC_C_RING_AK_USED.ALL ev_sel=0x1c umask=0xf: Both ways, both polarities. */ \
	HSX_CBO_CTL_(0xf1cu)
/* UNC_C_RING_BL_USED ev_sel=0x1d: Cycles in which the BL ring (data) is busy here, passing or delivering; what this stop sends is left out. */
#define HSX_CBO_EVENT_RING_BL_USED_UP_EVEN /* UNC_C_RING_BL_USED.UP_EVEN ev_sel=0x1d umask=0x1: Upwards, even polarity. */ \
	HSX_CBO_CTL_(0x11du)
#define HSX_CBO_EVENT_RING_BL_USED_UP_ODD /* UNC_C_RING_BL_USED.UP_ODD ev_sel=0x1d umask=0x2: Upwards, odd polarity. */ \
	HSX_CBO_CTL_(0x21du)
#define HSX_CBO_EVENT_RING_BL_USED_DOWN_EVEN /* UNC_C_RING_BL_USED.DOWN_EVEN ev_sel=0x1d umask=0x4: Downwards, even polarity. */ \
	HSX_CBO_CTL_(0x41du)
#define HSX_CBO_EVENT_RING_BL_USED_DOWN_ODD /* UNC_C_RING_BL_USED.DOWN_ODD ev_sel=0x1d umask=0x8: Downwards, odd polarity. */ \
	HSX_CBO_CTL_(0x81du)
#define HSX_CBO_EVENT_RING_BL_USED_UP /* UNC_C_RING_BL_USED.UP ev_sel=0x1d umask=0x3: Upwards, both polarities. */ \
	HSX_CBO_CTL_(0x31du)
#define HSX_CBO_EVENT_RING_BL_USED_DOWN /* UNC_C_RING_BL_USED.DOWN ev_sel=0x1d umask=0xc: Downwards, both polarities. */ \
	HSX_CBO_CTL_(0xc1du)
#define HSX_CBO_EVENT_RING_BL_USED_ALL /* UNC_C_RING_BL_USED.ALL ev_sel=0x1d umask=0xf: Both ways, both polarities. */ \
	HSX_CBO_CTL_(0xf1du)
/* UNC_C_RING_IV_USED ev_sel=0x1e: Cycles in which the IV ring (snoops of cores) is busy here, passing or delivering; what this stop sends is left out. */
#define HSX_CBO_EVENT_RING_IV_USED_ANY /* UNC_C_RING_IV_USED.ANY ev_sel=0x1e umask=0xf: Both ways, both polarities. */ \
	HSX_CBO_CTL_(0xf1eu)
#define HSX_CBO_EVENT_RING_IV_USED_UP /* UNC_C_RING_IV_USED.UP ev_sel=0x1e umask=0x3: Upwards, both polarities. */ \
	HSX_CBO_CTL_(0x31eu)
#define HSX_CBO_EVENT_RING_IV_USED_DOWN /* UNC_C_RING_IV_USED.DOWN ev_sel=0x1e umask=0xcc: Downwards, both polarities. */ \
	HSX_CBO_CTL_(0xcc1eu)
#define HSX_CBO_EVENT_RING_IV_USED_DN /* UNC_C_RING_IV_USED.DN ev_sel=0x1e umask=0xc: Downwards, both polarities. */ \
	HSX_CBO_CTL_(0xc1eu)
#define HSX_CBO_EVENT_COUNTER0_OCCUPANCY /* UNC_C_COUNTER0_OCCUPANCY ev_sel=0x1f: What counter 0 adds, seen from another counter; meant for a threshold: 1 gives the cycles in which the queue is used. */ \
	HSX_CBO_CTL_(0x1fu)
#define HSX_CBO_EVENT_COUNTER0_OCCUPANCY_COUNTERS 0xeu
/* UNC_C_RxR_IPQ_RETRY2 ev_sel=0x28: Snoops that try again, by further reasons. */
#define HSX_CBO_EVENT_RXR_IPQ_RETRY2_AD_SBO /* UNC_C_RxR_IPQ_RETRY2.AD_SBO ev_sel=0x28 umask=0x1: No AD credit of the SBox. */ \
	HSX_CBO_CTL_(0x128u)
#define HSX_CBO_EVENT_RXR_IPQ_RETRY2_TARGET /* UNC_C_RxR_IPQ_RETRY2.TARGET ev_sel=0x28 umask=0x40: Only requests for the node in the filter. */ \
	HSX_CBO_CTL_(0x4028u)
#define HSX_CBO_EVENT_RXR_IPQ_RETRY2_TARGET_BOX_FILTER1_MASK 0xffffu
/* UNC_C_RxR_IRQ_RETRY2 ev_sel=0x29: Requests of the cores that try again, by further reasons. */
#define HSX_CBO_EVENT_RXR_IRQ_RETRY2_AD_SBO /* UNC_C_RxR_IRQ_RETRY2.AD_SBO ev_sel=0x29 umask=0x1: No AD credit of the SBox. */ \
	HSX_CBO_CTL_(0x129u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY2_BL_SBO /* UNC_C_RxR_IRQ_RETRY2.BL_SBO ev_sel=0x29 umask=0x2: No BL credit of the SBox. */ \
	HSX_CBO_CTL_(0x229u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY2_TARGET /* UNC_C_RxR_IRQ_RETRY2.TARGET ev_sel=0x29 umask=0x40: Only requests for the node in the filter. */ \
	HSX_CBO_CTL_(0x4029u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY2_TARGET_BOX_FILTER1_MASK 0xffffu
/* UNC_C_RxR_ISMQ_RETRY2 ev_sel=0x2a: Messages of the ISMQ that try again, by further reasons. */
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY2_AD_SBO /* UNC_C_RxR_ISMQ_RETRY2.AD_SBO ev_sel=0x2a umask=0x1: No AD credit of the SBox. */ \
	HSX_CBO_CTL_(0x12au)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY2_BL_SBO /* UNC_C_RxR_ISMQ_RETRY2.BL_SBO ev_sel=0x2a umask=0x2: No BL credit of the SBox. */ \
	HSX_CBO_CTL_(0x22au)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY2_TARGET /* UNC_C_RxR_ISMQ_RETRY2.TARGET ev_sel=0x2a umask=0x40: Only requests for the node in the filter. */ \
	HSX_CBO_CTL_(0x402au)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY2_TARGET_BOX_FILTER1_MASK 0xffffu
/* UNC_C_RxR_IPQ_RETRY ev_sel=0x31: Snoops of the IPQ that the TOR rejected and that try again, by cause. */
#define HSX_CBO_EVENT_RXR_IPQ_RETRY_ANY /* UNC_C_RxR_IPQ_RETRY.ANY ev_sel=0x31 umask=0x1: Any cause. */ \
	HSX_CBO_CTL_(0x131u)
#define HSX_CBO_EVENT_RXR_IPQ_RETRY_FULL /* UNC_C_RxR_IPQ_RETRY.FULL ev_sel=0x31 umask=0x2: An egress queue that the snoop needs is full. */ \
	HSX_CBO_CTL_(0x231u)
#define HSX_CBO_EVENT_RXR_IPQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IPQ_RETRY.ADDR_CONFLICT ev_sel=0x31 umask=0x4: The line is already in flight; rare, as two sockets must ask for it at once. */ \
	HSX_CBO_CTL_(0x431u)
#define HSX_CBO_EVENT_RXR_IPQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IPQ_RETRY.QPI_CREDITS ev_sel=0x31 umask=0x10: No credit for the QPI agent; the link filter that Linux offers for it is not documented. */ \
	HSX_CBO_CTL_(0x1031u)
/* UNC_C_RxR_IRQ_RETRY ev_sel=0x32: Requests of the IRQ that the TOR rejected and that try again, by cause. */
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_ANY /* UNC_C_RxR_IRQ_RETRY.ANY ev_sel=0x32 umask=0x1: Any cause. */ \
	HSX_CBO_CTL_(0x132u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_FULL /* UNC_C_RxR_IRQ_RETRY.FULL ev_sel=0x32 umask=0x2: An egress queue that the request needs is full. */ \
	HSX_CBO_CTL_(0x232u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_ADDR_CONFLICT /* UNC_C_RxR_IRQ_RETRY.ADDR_CONFLICT ev_sel=0x32 umask=0x4: The TOR already holds a request for the same line. */ \
	HSX_CBO_CTL_(0x432u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_RTID /* UNC_C_RxR_IRQ_RETRY.RTID ev_sel=0x32 umask=0x8: A miss, and no request ID (RTID) of the home agent is free. */ \
	HSX_CBO_CTL_(0x832u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_QPI_CREDITS /* UNC_C_RxR_IRQ_RETRY.QPI_CREDITS ev_sel=0x32 umask=0x10: No credit for the QPI agent. */ \
	HSX_CBO_CTL_(0x1032u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_IIO_CREDITS /* UNC_C_RxR_IRQ_RETRY.IIO_CREDITS ev_sel=0x32 umask=0x20: The one credit for NCS and NCB messages to the I/O unit is taken. */ \
	HSX_CBO_CTL_(0x2032u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_NID /* UNC_C_RxR_IRQ_RETRY.NID ev_sel=0x32 umask=0x40: Only requests for the node in the filter. */ \
	HSX_CBO_CTL_(0x4032u)
#define HSX_CBO_EVENT_RXR_IRQ_RETRY_NID_BOX_FILTER1_MASK 0xffffu
/* UNC_C_RxR_ISMQ_RETRY ev_sel=0x33: Answers and evictions of the ISMQ that were rejected and try again, by cause; rarer than for the IRQ. */
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_ANY /* UNC_C_RxR_ISMQ_RETRY.ANY ev_sel=0x33 umask=0x1: Any cause. */ \
	HSX_CBO_CTL_(0x133u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_FULL /* UNC_C_RxR_ISMQ_RETRY.FULL ev_sel=0x33 umask=0x2: An egress queue that the transaction needs is full. */ \
	HSX_CBO_CTL_(0x233u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_RTID /* UNC_C_RxR_ISMQ_RETRY.RTID ev_sel=0x33 umask=0x8: A modified line must go to memory, and no request ID (RTID) is free. */ \
	HSX_CBO_CTL_(0x833u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_QPI_CREDITS /* UNC_C_RxR_ISMQ_RETRY.QPI_CREDITS ev_sel=0x33 umask=0x10: No credit for the QPI agent. */ \
	HSX_CBO_CTL_(0x1033u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_IIO_CREDITS /* UNC_C_RxR_ISMQ_RETRY.IIO_CREDITS ev_sel=0x33 umask=0x20: The one credit for NCS and NCB messages to the I/O unit is taken. */ \
	HSX_CBO_CTL_(0x2033u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_WB_CREDITS /* UNC_C_RxR_ISMQ_RETRY.WB_CREDITS ev_sel=0x33 umask=0x80: A write to memory of this socket finds no write-back credit of the home tracker. */ \
	HSX_CBO_CTL_(0x8033u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_WB_CREDITS_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_NID /* UNC_C_RxR_ISMQ_RETRY.NID ev_sel=0x33 umask=0x40: Only requests for the node in the filter. */ \
	HSX_CBO_CTL_(0x4033u)
#define HSX_CBO_EVENT_RXR_ISMQ_RETRY_NID_BOX_FILTER1_MASK 0xffffu
/* UNC_C_LLC_LOOKUP ev_sel=0x34: Lookups in the LLC, several of one request included; counts nothing unless the filter names a line state. */
#define HSX_CBO_EVENT_LLC_LOOKUP_DATA_READ /* UNC_C_LLC_LOOKUP.DATA_READ ev_sel=0x34 umask=0x3: Lookups by reads. */ \
	HSX_CBO_CTL_(0x334u)
#define HSX_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_FREE 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_WRITE /* UNC_C_LLC_LOOKUP.WRITE ev_sel=0x34 umask=0x5: Lookups by writes from an L2, cacheable or not. */ \
	HSX_CBO_CTL_(0x534u)
#define HSX_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_FREE 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP /* UNC_C_LLC_LOOKUP.REMOTE_SNOOP ev_sel=0x34 umask=0x9: Lookups by snoops of another socket, through the IPQ. */ \
	HSX_CBO_CTL_(0x934u)
#define HSX_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_FREE 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_ANY /* UNC_C_LLC_LOOKUP.ANY ev_sel=0x34 umask=0x11: Lookups by all that comes through IRQ or IPQ, but not through the ISMQ. */ \
	HSX_CBO_CTL_(0x1134u)
#define HSX_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_FREE 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_NID /* UNC_C_LLC_LOOKUP.NID ev_sel=0x34 umask=0x41: Only lookups for nodes of the filter; OR it with another umask. State I makes it count their misses. */ \
	HSX_CBO_CTL_(0x4134u)
#define HSX_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER_FREE 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_NID_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_LLC_LOOKUP_READ /* UNC_C_LLC_LOOKUP.READ ev_sel=0x34 umask=0x21: Reads of any kind. */ \
	HSX_CBO_CTL_(0x2134u)
#define HSX_CBO_EVENT_LLC_LOOKUP_READ_BOX_FILTER_MASK 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_READ_BOX_FILTER 0xfe0000u
#define HSX_CBO_EVENT_LLC_LOOKUP_READ_BOX_FILTER_FREE 0xfe0000u
/* UNC_C_TOR_INSERTS ev_sel=0x35: Entries made in the TOR, by kind; the combinations listed are the only valid ones. */
#define HSX_CBO_EVENT_TOR_INSERTS_OPCODE /* UNC_C_TOR_INSERTS.OPCODE ev_sel=0x35 umask=0x1: New TOR entries: requests of the filter's opcode. */ \
	HSX_CBO_CTL_(0x135u)
#define HSX_CBO_EVENT_TOR_INSERTS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_INSERTS_EVICTION /* UNC_C_TOR_INSERTS.EVICTION ev_sel=0x35 umask=0x4: New TOR entries: evictions of lines from the LLC. */ \
	HSX_CBO_CTL_(0x435u)
#define HSX_CBO_EVENT_TOR_INSERTS_ALL /* UNC_C_TOR_INSERTS.ALL ev_sel=0x35 umask=0x8: New TOR entries: all requests, among them brief hits and rejected ones that return. */ \
	HSX_CBO_CTL_(0x835u)
#define HSX_CBO_EVENT_TOR_INSERTS_WB /* UNC_C_TOR_INSERTS.WB ev_sel=0x35 umask=0x10: New TOR entries: writes with data from a core, without requests for ownership. */ \
	HSX_CBO_CTL_(0x1035u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_OPCODE /* UNC_C_TOR_INSERTS.MISS_OPCODE ev_sel=0x35 umask=0x3: New TOR entries: LLC misses of the filter's opcode, as opc=RFO or opc=DRd. */ \
	HSX_CBO_CTL_(0x335u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_INSERTS_NID_OPCODE /* UNC_C_TOR_INSERTS.NID_OPCODE ev_sel=0x35 umask=0x41: New TOR entries: requests of the filter's opcode to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4135u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define HSX_CBO_EVENT_TOR_INSERTS_NID_EVICTION /* UNC_C_TOR_INSERTS.NID_EVICTION ev_sel=0x35 umask=0x44: New TOR entries: evictions to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4435u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_EVICTION_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_INSERTS_NID_ALL /* UNC_C_TOR_INSERTS.NID_ALL ev_sel=0x35 umask=0x48: New TOR entries: all requests to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4835u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_ALL_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_INSERTS_NID_WB /* UNC_C_TOR_INSERTS.NID_WB ev_sel=0x35 umask=0x50: New TOR entries: writes with data from a core to the filter's nodes. */ \
	HSX_CBO_CTL_(0x5035u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_WB_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE /* UNC_C_TOR_INSERTS.NID_MISS_OPCODE ev_sel=0x35 umask=0x43: New TOR entries: LLC misses of the filter's opcode to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4335u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define HSX_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL /* UNC_C_TOR_INSERTS.NID_MISS_ALL ev_sel=0x35 umask=0x4a: New TOR entries: all LLC misses to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4a35u)
#define HSX_CBO_EVENT_TOR_INSERTS_NID_MISS_ALL_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_LOCAL /* UNC_C_TOR_INSERTS.MISS_LOCAL ev_sel=0x35 umask=0x2a: New TOR entries: LLC misses for memory of this socket. */ \
	HSX_CBO_CTL_(0x2a35u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_REMOTE /* UNC_C_TOR_INSERTS.MISS_REMOTE ev_sel=0x35 umask=0x8a: New TOR entries: LLC misses that caches or memory of another socket serve. */ \
	HSX_CBO_CTL_(0x8a35u)
#define HSX_CBO_EVENT_TOR_INSERTS_LOCAL /* UNC_C_TOR_INSERTS.LOCAL ev_sel=0x35 umask=0x28: New TOR entries: requests for memory of this socket. */ \
	HSX_CBO_CTL_(0x2835u)
#define HSX_CBO_EVENT_TOR_INSERTS_REMOTE /* UNC_C_TOR_INSERTS.REMOTE ev_sel=0x35 umask=0x88: New TOR entries: requests that caches or memory of another socket serve. */ \
	HSX_CBO_CTL_(0x8835u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_OPCODE /* UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE ev_sel=0x35 umask=0x23: New TOR entries: LLC misses of the filter's opcode for memory of this socket. */ \
	HSX_CBO_CTL_(0x2335u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_OPCODE /* UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE ev_sel=0x35 umask=0x83: New TOR entries: LLC misses of the filter's opcode for memory of other sockets. */ \
	HSX_CBO_CTL_(0x8335u)
#define HSX_CBO_EVENT_TOR_INSERTS_MISS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_INSERTS_LOCAL_OPCODE /* UNC_C_TOR_INSERTS.LOCAL_OPCODE ev_sel=0x35 umask=0x21: New TOR entries: requests of the filter's opcode for memory of this socket. */ \
	HSX_CBO_CTL_(0x2135u)
#define HSX_CBO_EVENT_TOR_INSERTS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_INSERTS_REMOTE_OPCODE /* UNC_C_TOR_INSERTS.REMOTE_OPCODE ev_sel=0x35 umask=0x81: New TOR entries: requests of the filter's opcode for memory of other sockets. */ \
	HSX_CBO_CTL_(0x8135u)
#define HSX_CBO_EVENT_TOR_INSERTS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
/* UNC_C_TOR_OCCUPANCY ev_sel=0x36: Adds the TOR entries in use every cycle, by kind; divide by TOR_INSERTS for the mean time in flight. */
#define HSX_CBO_EVENT_TOR_OCCUPANCY_OPCODE /* UNC_C_TOR_OCCUPANCY.OPCODE ev_sel=0x36 umask=0x1: TOR entries held in each cycle: requests of the filter's opcode. */ \
	HSX_CBO_CTL_(0x136u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_EVICTION /* UNC_C_TOR_OCCUPANCY.EVICTION ev_sel=0x36 umask=0x4: TOR entries held in each cycle: evictions of lines from the LLC. */ \
	HSX_CBO_CTL_(0x436u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_EVICTION_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_ALL /* UNC_C_TOR_OCCUPANCY.ALL ev_sel=0x36 umask=0x8: TOR entries held in each cycle: all requests, among them brief hits and rejected ones that return. */ \
	HSX_CBO_CTL_(0x836u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_ALL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_OPCODE ev_sel=0x36 umask=0x3: TOR entries held in each cycle: LLC misses of the filter's opcode. */ \
	HSX_CBO_CTL_(0x336u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL /* UNC_C_TOR_OCCUPANCY.MISS_ALL ev_sel=0x36 umask=0xa: TOR entries held in each cycle: all LLC misses: requests that need an RTID, for memory or MMIO. */ \
	HSX_CBO_CTL_(0xa36u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_ALL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_OPCODE ev_sel=0x36 umask=0x41: TOR entries held in each cycle: requests of the filter's opcode to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4136u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION /* UNC_C_TOR_OCCUPANCY.NID_EVICTION ev_sel=0x36 umask=0x44: TOR entries held in each cycle: evictions to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4436u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_EVICTION_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_ALL /* UNC_C_TOR_OCCUPANCY.NID_ALL ev_sel=0x36 umask=0x48: TOR entries held in each cycle: all requests to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4836u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_ALL_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE /* UNC_C_TOR_OCCUPANCY.NID_MISS_OPCODE ev_sel=0x36 umask=0x43: TOR entries held in each cycle: LLC misses of the filter's opcode to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4336u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_OPCODE_BOX_FILTER1_MASK 0x1ff0ffffu
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL /* UNC_C_TOR_OCCUPANCY.NID_MISS_ALL ev_sel=0x36 umask=0x4a: TOR entries held in each cycle: all LLC misses to the filter's nodes. */ \
	HSX_CBO_CTL_(0x4a36u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_MISS_ALL_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL /* UNC_C_TOR_OCCUPANCY.MISS_LOCAL ev_sel=0x36 umask=0x2a: TOR entries held in each cycle: LLC misses for memory of this socket. */ \
	HSX_CBO_CTL_(0x2a36u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE /* UNC_C_TOR_OCCUPANCY.MISS_REMOTE ev_sel=0x36 umask=0x8a: TOR entries held in each cycle: LLC misses that caches or memory of another socket serve. */ \
	HSX_CBO_CTL_(0x8a36u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_LOCAL /* UNC_C_TOR_OCCUPANCY.LOCAL ev_sel=0x36 umask=0x28: TOR entries held in each cycle: requests for memory of this socket. */ \
	HSX_CBO_CTL_(0x2836u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_LOCAL_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_REMOTE /* UNC_C_TOR_OCCUPANCY.REMOTE ev_sel=0x36 umask=0x88: TOR entries held in each cycle: requests that caches or memory of another socket serve. */ \
	HSX_CBO_CTL_(0x8836u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_REMOTE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_LOCAL_OPCODE ev_sel=0x36 umask=0x23: TOR entries held in each cycle: LLC misses of the filter's opcode for memory of this socket. */ \
	HSX_CBO_CTL_(0x2336u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE /* UNC_C_TOR_OCCUPANCY.MISS_REMOTE_OPCODE ev_sel=0x36 umask=0x83: TOR entries held in each cycle: LLC misses of the filter's opcode for memory of other sockets. */ \
	HSX_CBO_CTL_(0x8336u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_MISS_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE /* UNC_C_TOR_OCCUPANCY.LOCAL_OPCODE ev_sel=0x36 umask=0x21: TOR entries held in each cycle: requests of the filter's opcode for memory of this socket. */ \
	HSX_CBO_CTL_(0x2136u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_LOCAL_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE /* UNC_C_TOR_OCCUPANCY.REMOTE_OPCODE ev_sel=0x36 umask=0x81: TOR entries held in each cycle: requests of the filter's opcode for memory of other sockets. */ \
	HSX_CBO_CTL_(0x8136u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_REMOTE_OPCODE_BOX_FILTER1_MASK 0x1ff00000u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_WB /* UNC_C_TOR_OCCUPANCY.WB ev_sel=0x36 umask=0x10: TOR entries held in each cycle: writes with data from a core, without requests for ownership. */ \
	HSX_CBO_CTL_(0x1036u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_WB_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_WB /* UNC_C_TOR_OCCUPANCY.NID_WB ev_sel=0x36 umask=0x50: TOR entries held in each cycle: writes with data from a core to the filter's nodes. */ \
	HSX_CBO_CTL_(0x5036u)
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_WB_COUNTERS 0x1u
#define HSX_CBO_EVENT_TOR_OCCUPANCY_NID_WB_BOX_FILTER1_MASK 0xffffu
/* UNC_C_LLC_VICTIMS ev_sel=0x37: Lines thrown out of the LLC to make room for a fill. */
#define HSX_CBO_EVENT_LLC_VICTIMS_M_STATE /* UNC_C_LLC_VICTIMS.M_STATE ev_sel=0x37 umask=0x1: Modified lines. */ \
	HSX_CBO_CTL_(0x137u)
#define HSX_CBO_EVENT_LLC_VICTIMS_E_STATE /* UNC_C_LLC_VICTIMS.E_STATE ev_sel=0x37 umask=0x2: Exclusive lines. */ \
	HSX_CBO_CTL_(0x237u)
#define HSX_CBO_EVENT_LLC_VICTIMS_S_STATE /* UNC_C_LLC_VICTIMS.S_STATE ev_sel=0x37 umask=0x4: Shared lines. */ \
	HSX_CBO_CTL_(0x437u)
#define HSX_CBO_EVENT_LLC_VICTIMS_F_STATE /* UNC_C_LLC_VICTIMS.F_STATE ev_sel=0x37 umask=0x8: Lines in state F. */ \
	HSX_CBO_CTL_(0x837u)
#define HSX_CBO_EVENT_LLC_VICTIMS_NID /* UNC_C_LLC_VICTIMS.NID ev_sel=0x37 umask=0x40: Only lines of the nodes in the filter; OR it with the states to count. */ \
	HSX_CBO_CTL_(0x4037u)
#define HSX_CBO_EVENT_LLC_VICTIMS_NID_BOX_FILTER1_MASK 0xffffu
#define HSX_CBO_EVENT_LLC_VICTIMS_MISS /* UNC_C_LLC_VICTIMS.MISS ev_sel=0x37 umask=0x10: Named MISS and not explained by Intel. */ \
	HSX_CBO_CTL_(0x1037u)
#define HSX_CBO_EVENT_LLC_VICTIMS_I_STATE /* UNC_C_LLC_VICTIMS.I_STATE ev_sel=0x37 umask=0x4: The same code as S_STATE. */ \
	HSX_CBO_CTL_(0x437u)
/* UNC_C_MISC ev_sel=0x39: Rare cases in the CBo, one for each umask bit. */
#define HSX_CBO_EVENT_MISC_RSPI_WAS_FSE /* UNC_C_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops that hit a line in F, S or E and dropped it without a word. */ \
	HSX_CBO_CTL_(0x139u)
#define HSX_CBO_EVENT_MISC_WC_ALIASING /* UNC_C_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that hit a modified line, which is then written back first. */ \
	HSX_CBO_CTL_(0x239u)
#define HSX_CBO_EVENT_MISC_STARTED /* UNC_C_MISC.STARTED ev_sel=0x39 umask=0x4: Named STARTED and not explained by Intel. */ \
	HSX_CBO_CTL_(0x439u)
#define HSX_CBO_EVENT_MISC_RFO_HIT_S /* UNC_C_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Requests for ownership that found the line shared. */ \
	HSX_CBO_CTL_(0x839u)
#define HSX_CBO_EVENT_MISC_CVZERO_PREFETCH_VICTIM /* UNC_C_MISC.CVZERO_PREFETCH_VICTIM ev_sel=0x39 umask=0x10: Clean lines put out whose core valid bits were all 0. */ \
	HSX_CBO_CTL_(0x1039u)
#define HSX_CBO_EVENT_MISC_CVZERO_PREFETCH_MISS /* UNC_C_MISC.CVZERO_PREFETCH_MISS ev_sel=0x39 umask=0x20: Data reads that hit a line not modified whose core valid bits were all 0. */ \
	HSX_CBO_CTL_(0x2039u)
/* UNC_C_QLRU ev_sel=0x3c: Bookkeeping of ages for the choice of victims in the LLC, by kind. */
#define HSX_CBO_EVENT_QLRU_AGE0 /* UNC_C_QLRU.AGE0 ev_sel=0x3c umask=0x1: A line gets age 0. */ \
	HSX_CBO_CTL_(0x13cu)
#define HSX_CBO_EVENT_QLRU_AGE1 /* UNC_C_QLRU.AGE1 ev_sel=0x3c umask=0x2: A line gets age 1. */ \
	HSX_CBO_CTL_(0x23cu)
#define HSX_CBO_EVENT_QLRU_AGE2 /* UNC_C_QLRU.AGE2 ev_sel=0x3c umask=0x4: A line gets age 2. */ \
	HSX_CBO_CTL_(0x43cu)
#define HSX_CBO_EVENT_QLRU_AGE3 /* UNC_C_QLRU.AGE3 ev_sel=0x3c umask=0x8: A line gets age 3. */ \
	HSX_CBO_CTL_(0x83cu)
#define HSX_CBO_EVENT_QLRU_LRU_DECREMENT /* UNC_C_QLRU.LRU_DECREMENT ev_sel=0x3c umask=0x10: All ages go down by one together. */ \
	HSX_CBO_CTL_(0x103cu)
#define HSX_CBO_EVENT_QLRU_VICTIM_NON_ZERO /* UNC_C_QLRU.VICTIM_NON_ZERO ev_sel=0x3c umask=0x20: The chosen victim is of an age other than 0. */ \
	HSX_CBO_CTL_(0x203cu)
/* UNC_C_SBO_CREDITS_ACQUIRED ev_sel=0x3d: Credits of the SBox taken, by ring; each CBo has one SBox. */
#define HSX_CBO_EVENT_SBO_CREDITS_ACQUIRED_AD /* UNC_C_SBO_CREDITS_ACQUIRED.AD ev_sel=0x3d umask=0x1: AD ring (requests). */ \
	HSX_CBO_CTL_(0x13du)
#define HSX_CBO_EVENT_SBO_CREDITS_ACQUIRED_BL /* UNC_C_SBO_CREDITS_ACQUIRED.BL ev_sel=0x3d umask=0x2: BL ring (data). */ \
	HSX_CBO_CTL_(0x23du)
/* UNC_C_SBO_CREDIT_OCCUPANCY ev_sel=0x3e: Credits of the SBox in use, added up each cycle, by ring. */
#define HSX_CBO_EVENT_SBO_CREDIT_OCCUPANCY_AD /* UNC_C_SBO_CREDIT_OCCUPANCY.AD ev_sel=0x3e umask=0x1: AD ring (requests). */ \
	HSX_CBO_CTL_(0x13eu)
#define HSX_CBO_EVENT_SBO_CREDIT_OCCUPANCY_AD_COUNTERS 0x1u
#define HSX_CBO_EVENT_SBO_CREDIT_OCCUPANCY_BL /* UNC_C_SBO_CREDIT_OCCUPANCY.BL ev_sel=0x3e umask=0x2: BL ring (data). */ \
	HSX_CBO_CTL_(0x23eu)
#define HSX_CBO_EVENT_SBO_CREDIT_OCCUPANCY_BL_COUNTERS 0x1u

#endif

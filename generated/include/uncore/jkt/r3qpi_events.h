/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/r3qpi.events.json by "make generate". Do not edit. */
/*
 * The events of jkt r3qpi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_R3QPI_EVENTS_H
#define UNCORE_JKT_R3QPI_EVENTS_H

#include "uncore/jkt/r3qpi.h"

#define JKT_R3QPI_CTL_(raw) UNCORE_VALUE_(jkt_r3qpi_ctl, raw)
#define JKT_R3QPI_EVENT_CLOCKTICKS /* UNC_R3_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R3QPI; start and freeze delays set it apart from the UBox clock. */ \
	JKT_R3QPI_CTL_(0x1u)
/* UNC_R3_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_R3QPI_EVENT_RING_AD_USED_CW_EVEN /* UNC_R3_RING_AD_USED.CW_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x107u)
#define JKT_R3QPI_EVENT_RING_AD_USED_CW_ODD /* UNC_R3_RING_AD_USED.CW_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x207u)
#define JKT_R3QPI_EVENT_RING_AD_USED_CCW_EVEN /* UNC_R3_RING_AD_USED.CCW_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x407u)
#define JKT_R3QPI_EVENT_RING_AD_USED_CCW_ODD /* UNC_R3_RING_AD_USED.CCW_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x807u)
/* UNC_R3_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop; unlike AD and BL, by packets that pass or start, Intel says. */
#define JKT_R3QPI_EVENT_RING_AK_USED_CW_EVEN /* UNC_R3_RING_AK_USED.CW_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x108u)
#define JKT_R3QPI_EVENT_RING_AK_USED_CW_ODD /* UNC_R3_RING_AK_USED.CW_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x208u)
#define JKT_R3QPI_EVENT_RING_AK_USED_CCW_EVEN /* UNC_R3_RING_AK_USED.CCW_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x408u)
#define JKT_R3QPI_EVENT_RING_AK_USED_CCW_ODD /* UNC_R3_RING_AK_USED.CCW_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x808u)
/* UNC_R3_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_R3QPI_EVENT_RING_BL_USED_CW_EVEN /* UNC_R3_RING_BL_USED.CW_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x109u)
#define JKT_R3QPI_EVENT_RING_BL_USED_CW_ODD /* UNC_R3_RING_BL_USED.CW_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x209u)
#define JKT_R3QPI_EVENT_RING_BL_USED_CCW_EVEN /* UNC_R3_RING_BL_USED.CCW_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R3QPI_CTL_(0x409u)
#define JKT_R3QPI_EVENT_RING_BL_USED_CCW_ODD /* UNC_R3_RING_BL_USED.CCW_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R3QPI_CTL_(0x809u)
/* UNC_R3_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop. */
#define JKT_R3QPI_EVENT_RING_IV_USED_ANY /* UNC_R3_RING_IV_USED.ANY ev_sel=0xa umask=0xf: Every direction and polarity. */ \
	JKT_R3QPI_CTL_(0xf0au)
/* UNC_R3_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_HOM /* UNC_R3_RxR_CYCLES_NE.HOM ev_sel=0x10 umask=0x1: Queue for home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x110u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_HOM_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_SNP /* UNC_R3_RxR_CYCLES_NE.SNP ev_sel=0x10 umask=0x2: Queue for snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x210u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_SNP_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NDR /* UNC_R3_RxR_CYCLES_NE.NDR ev_sel=0x10 umask=0x4: Queue for responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x410u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NDR_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_DRS /* UNC_R3_RxR_CYCLES_NE.DRS ev_sel=0x10 umask=0x8: Queue for data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x810u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NCB /* UNC_R3_RxR_CYCLES_NE.NCB ev_sel=0x10 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1010u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NCS /* UNC_R3_RxR_CYCLES_NE.NCS ev_sel=0x10 umask=0x20: Queue for non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2010u)
#define JKT_R3QPI_EVENT_RXR_CYCLES_NE_NCS_COUNTERS 0x3u
/* UNC_R3_RxR_INSERTS ev_sel=0x11: Messages put into an ingress queue from the ring. */
#define JKT_R3QPI_EVENT_RXR_INSERTS_HOM /* UNC_R3_RxR_INSERTS.HOM ev_sel=0x11 umask=0x1: Queue for home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x111u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_HOM_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_INSERTS_SNP /* UNC_R3_RxR_INSERTS.SNP ev_sel=0x11 umask=0x2: Queue for snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x211u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_SNP_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_INSERTS_NDR /* UNC_R3_RxR_INSERTS.NDR ev_sel=0x11 umask=0x4: Queue for responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x411u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_NDR_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_INSERTS_DRS /* UNC_R3_RxR_INSERTS.DRS ev_sel=0x11 umask=0x8: Queue for data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x811u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_INSERTS_NCB /* UNC_R3_RxR_INSERTS.NCB ev_sel=0x11 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1011u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_RXR_INSERTS_NCS /* UNC_R3_RxR_INSERTS.NCS ev_sel=0x11 umask=0x20: Queue for non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2011u)
#define JKT_R3QPI_EVENT_RXR_INSERTS_NCS_COUNTERS 0x3u
/* UNC_R3_RxR_BYPASSED ev_sel=0x12: Messages that bypassed the ingress queue and went straight to the link clock. */
#define JKT_R3QPI_EVENT_RXR_BYPASSED_AD /* UNC_R3_RxR_BYPASSED.AD ev_sel=0x12 umask=0x1: AD ingress. */ \
	JKT_R3QPI_CTL_(0x112u)
#define JKT_R3QPI_EVENT_RXR_BYPASSED_AD_COUNTERS 0x3u
/* UNC_R3_RxR_OCCUPANCY ev_sel=0x13: Messages in an ingress queue, added up every cycle; counter 0 only. */
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_HOM /* UNC_R3_RxR_OCCUPANCY.HOM ev_sel=0x13 umask=0x1: Queue for home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x113u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_HOM_COUNTERS 0x1u
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_SNP /* UNC_R3_RxR_OCCUPANCY.SNP ev_sel=0x13 umask=0x2: Queue for snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x213u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_SNP_COUNTERS 0x1u
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NDR /* UNC_R3_RxR_OCCUPANCY.NDR ev_sel=0x13 umask=0x4: Queue for responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x413u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NDR_COUNTERS 0x1u
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_DRS /* UNC_R3_RxR_OCCUPANCY.DRS ev_sel=0x13 umask=0x8: Queue for data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x813u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_DRS_COUNTERS 0x1u
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NCB /* UNC_R3_RxR_OCCUPANCY.NCB ev_sel=0x13 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1013u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NCB_COUNTERS 0x1u
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NCS /* UNC_R3_RxR_OCCUPANCY.NCS ev_sel=0x13 umask=0x20: Queue for non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2013u)
#define JKT_R3QPI_EVENT_RXR_OCCUPANCY_NCS_COUNTERS 0x1u
/* UNC_R3_IIO_CREDITS_ACQUIRED ev_sel=0x20: Credits for BL messages to the I/O unit taken; one class at a time. */
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_DRS /* UNC_R3_IIO_CREDITS_ACQUIRED.DRS ev_sel=0x20 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x820u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_NCB /* UNC_R3_IIO_CREDITS_ACQUIRED.NCB ev_sel=0x20 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1020u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_NCS /* UNC_R3_IIO_CREDITS_ACQUIRED.NCS ev_sel=0x20 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2020u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_ACQUIRED_NCS_COUNTERS 0x3u
/* UNC_R3_IIO_CREDITS_REJECT ev_sel=0x21: Requests for a BL credit of the I/O unit refused, as it was taken; one class at a time. */
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_DRS /* UNC_R3_IIO_CREDITS_REJECT.DRS ev_sel=0x21 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x821u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_NCB /* UNC_R3_IIO_CREDITS_REJECT.NCB ev_sel=0x21 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1021u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_NCS /* UNC_R3_IIO_CREDITS_REJECT.NCS ev_sel=0x21 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2021u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_IIO_CREDITS_USED ev_sel=0x22: Cycles with the credit for BL messages to the I/O unit in use; one class at a time. */
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_DRS /* UNC_R3_IIO_CREDITS_USED.DRS ev_sel=0x22 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x822u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_NCB /* UNC_R3_IIO_CREDITS_USED.NCB ev_sel=0x22 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1022u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_NCS /* UNC_R3_IIO_CREDITS_USED.NCS ev_sel=0x22 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2022u)
#define JKT_R3QPI_EVENT_IIO_CREDITS_USED_NCS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_TXR_CYCLES_NE /* UNC_R3_TxR_CYCLES_NE ev_sel=0x23: Cycles in which the egress to the ring is not empty. */ \
	JKT_R3QPI_CTL_(0x23u)
#define JKT_R3QPI_EVENT_TXR_CYCLES_NE_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_TXR_INSERTS /* UNC_R3_TxR_INSERTS ev_sel=0x24: Messages put into the egress to the ring; likwid's umasks are those of the ingress. */ \
	JKT_R3QPI_CTL_(0x24u)
#define JKT_R3QPI_EVENT_TXR_INSERTS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_TXR_CYCLES_FULL /* UNC_R3_TxR_CYCLES_FULL ev_sel=0x25: Cycles in which the egress to the ring is full. */ \
	JKT_R3QPI_CTL_(0x25u)
#define JKT_R3QPI_EVENT_TXR_CYCLES_FULL_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_TXR_NACK /* UNC_R3_TxR_NACK ev_sel=0x26: Messages of the egress that the ring refused (NACK). */ \
	JKT_R3QPI_CTL_(0x26u)
#define JKT_R3QPI_EVENT_TXR_NACK_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDIT_CYCLES_OUT /* UNC_R3_VNA_CREDIT_CYCLES_OUT ev_sel=0x31: Cycles without a free VNA credit to send over the link; VN0 credits may still carry flits. */ \
	JKT_R3QPI_CTL_(0x31u)
#define JKT_R3QPI_EVENT_VNA_CREDIT_CYCLES_OUT_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDIT_CYCLES_USED /* UNC_R3_VNA_CREDIT_CYCLES_USED ev_sel=0x32: Cycles with at least one VNA credit in use. */ \
	JKT_R3QPI_CTL_(0x32u)
#define JKT_R3QPI_EVENT_VNA_CREDIT_CYCLES_USED_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED /* UNC_R3_VNA_CREDITS_ACQUIRED ev_sel=0x33: VNA credits taken to send over the link, up to 4 in a cycle: a packet may need several. */ \
	JKT_R3QPI_CTL_(0x33u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_COUNTERS 0x3u
/* UNC_R3_VNA_CREDITS_REJECT ev_sel=0x34: Requests for VNA credits refused; a packet may need more credits than are left. */
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM /* UNC_R3_VNA_CREDITS_REJECT.HOM ev_sel=0x34 umask=0x1: Home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x134u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP /* UNC_R3_VNA_CREDITS_REJECT.SNP ev_sel=0x34 umask=0x2: Snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x234u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR /* UNC_R3_VNA_CREDITS_REJECT.NDR ev_sel=0x34 umask=0x4: Responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x434u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS /* UNC_R3_VNA_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x834u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB /* UNC_R3_VNA_CREDITS_REJECT.NCB ev_sel=0x34 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1034u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS /* UNC_R3_VNA_CREDITS_REJECT.NCS ev_sel=0x34 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2034u)
#define JKT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_USED ev_sel=0x36: Times that a packet took a VN0 credit, the reserve when no VNA credit is free; one credit for the whole packet. */
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_HOM /* UNC_R3_VN0_CREDITS_USED.HOM ev_sel=0x36 umask=0x1: Home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x136u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_HOM_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_SNP /* UNC_R3_VN0_CREDITS_USED.SNP ev_sel=0x36 umask=0x2: Snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x236u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_SNP_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NDR /* UNC_R3_VN0_CREDITS_USED.NDR ev_sel=0x36 umask=0x4: Responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x436u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NDR_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_DRS /* UNC_R3_VN0_CREDITS_USED.DRS ev_sel=0x36 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x836u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NCB /* UNC_R3_VN0_CREDITS_USED.NCB ev_sel=0x36 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1036u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NCS /* UNC_R3_VN0_CREDITS_USED.NCS ev_sel=0x36 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2036u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_REJECT ev_sel=0x37: Requests that got neither a VNA nor a VN0 credit, and wait. */
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM /* UNC_R3_VN0_CREDITS_REJECT.HOM ev_sel=0x37 umask=0x1: Home messages (HOM). */ \
	JKT_R3QPI_CTL_(0x137u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP /* UNC_R3_VN0_CREDITS_REJECT.SNP ev_sel=0x37 umask=0x2: Snoops (SNP). */ \
	JKT_R3QPI_CTL_(0x237u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR /* UNC_R3_VN0_CREDITS_REJECT.NDR ev_sel=0x37 umask=0x4: Responses without data (NDR). */ \
	JKT_R3QPI_CTL_(0x437u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS /* UNC_R3_VN0_CREDITS_REJECT.DRS ev_sel=0x37 umask=0x8: Data responses (DRS). */ \
	JKT_R3QPI_CTL_(0x837u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB /* UNC_R3_VN0_CREDITS_REJECT.NCB ev_sel=0x37 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R3QPI_CTL_(0x1037u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS /* UNC_R3_VN0_CREDITS_REJECT.NCS ev_sel=0x37 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R3QPI_CTL_(0x2037u)
#define JKT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS_COUNTERS 0x3u

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/r3qpi.events.json by "make generate". Do not edit. */
/*
 * The events of ivt r3qpi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_R3QPI_EVENTS_H
#define UNCORE_IVT_R3QPI_EVENTS_H

#include "uncore/ivt/r3qpi.h"

#define IVT_R3QPI_CTL_(raw) UNCORE_VALUE_(ivt_r3qpi_ctl, raw)
#define IVT_R3QPI_EVENT_CLOCKTICKS /* UNC_R3_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R3QPI; start and freeze delays set it apart from the UBox clock. */ \
	IVT_R3QPI_CTL_(0x1u)
/* UNC_R3_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R3QPI_EVENT_RING_AD_USED_CW_VR0_EVEN /* UNC_R3_RING_AD_USED.CW_VR0_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x107u)
#define IVT_R3QPI_EVENT_RING_AD_USED_CW_VR0_ODD /* UNC_R3_RING_AD_USED.CW_VR0_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x207u)
#define IVT_R3QPI_EVENT_RING_AD_USED_CCW_VR0_EVEN /* UNC_R3_RING_AD_USED.CCW_VR0_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x407u)
#define IVT_R3QPI_EVENT_RING_AD_USED_CCW_VR0_ODD /* UNC_R3_RING_AD_USED.CCW_VR0_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x807u)
#define IVT_R3QPI_EVENT_RING_AD_USED_CW /* UNC_R3_RING_AD_USED.CW ev_sel=0x7 umask=0x33: Clockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0x3307u)
#define IVT_R3QPI_EVENT_RING_AD_USED_CCW /* UNC_R3_RING_AD_USED.CCW ev_sel=0x7 umask=0xcc: Counterclockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0xcc07u)
/* UNC_R3_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R3QPI_EVENT_RING_AK_USED_CW_VR0_EVEN /* UNC_R3_RING_AK_USED.CW_VR0_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x108u)
#define IVT_R3QPI_EVENT_RING_AK_USED_CW_VR0_ODD /* UNC_R3_RING_AK_USED.CW_VR0_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x208u)
#define IVT_R3QPI_EVENT_RING_AK_USED_CCW_VR0_EVEN /* UNC_R3_RING_AK_USED.CCW_VR0_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x408u)
#define IVT_R3QPI_EVENT_RING_AK_USED_CCW_VR0_ODD /* UNC_R3_RING_AK_USED.CCW_VR0_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x808u)
#define IVT_R3QPI_EVENT_RING_AK_USED_CW /* UNC_R3_RING_AK_USED.CW ev_sel=0x8 umask=0x33: Clockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0x3308u)
#define IVT_R3QPI_EVENT_RING_AK_USED_CCW /* UNC_R3_RING_AK_USED.CCW ev_sel=0x8 umask=0xcc: Counterclockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0xcc08u)
/* UNC_R3_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R3QPI_EVENT_RING_BL_USED_CW_VR0_EVEN /* UNC_R3_RING_BL_USED.CW_VR0_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x109u)
#define IVT_R3QPI_EVENT_RING_BL_USED_CW_VR0_ODD /* UNC_R3_RING_BL_USED.CW_VR0_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x209u)
#define IVT_R3QPI_EVENT_RING_BL_USED_CCW_VR0_EVEN /* UNC_R3_RING_BL_USED.CCW_VR0_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x409u)
#define IVT_R3QPI_EVENT_RING_BL_USED_CCW_VR0_ODD /* UNC_R3_RING_BL_USED.CCW_VR0_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R3QPI_CTL_(0x809u)
#define IVT_R3QPI_EVENT_RING_BL_USED_CW /* UNC_R3_RING_BL_USED.CW ev_sel=0x9 umask=0x33: Clockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0x3309u)
#define IVT_R3QPI_EVENT_RING_BL_USED_CCW /* UNC_R3_RING_BL_USED.CCW ev_sel=0x9 umask=0xcc: Counterclockwise, both polarities, both virtual rings; ring 1 has no umask of its own. */ \
	IVT_R3QPI_CTL_(0xcc09u)
/* UNC_R3_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop; ask for both directions. */
#define IVT_R3QPI_EVENT_RING_IV_USED_CW /* UNC_R3_RING_IV_USED.CW ev_sel=0xa umask=0x33: Clockwise. */ \
	IVT_R3QPI_CTL_(0x330au)
#define IVT_R3QPI_EVENT_RING_IV_USED_CCW /* UNC_R3_RING_IV_USED.CCW ev_sel=0xa umask=0xcc: Counterclockwise. */ \
	IVT_R3QPI_CTL_(0xcc0au)
#define IVT_R3QPI_EVENT_RING_IV_USED_ANY /* UNC_R3_RING_IV_USED.ANY ev_sel=0xa umask=0xff: Either direction. */ \
	IVT_R3QPI_CTL_(0xff0au)
/* UNC_R3_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_HOM /* UNC_R3_RxR_CYCLES_NE.HOM ev_sel=0x10 umask=0x1: Queue for home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x110u)
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_SNP /* UNC_R3_RxR_CYCLES_NE.SNP ev_sel=0x10 umask=0x2: Queue for snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x210u)
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_NDR /* UNC_R3_RxR_CYCLES_NE.NDR ev_sel=0x10 umask=0x4: Queue for responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x410u)
#define IVT_R3QPI_EVENT_RXR_CYCLES_NE_NDR_COUNTERS 0x3u
/* UNC_R3_RxR_INSERTS ev_sel=0x11: Messages put into an ingress queue from the ring. */
#define IVT_R3QPI_EVENT_RXR_INSERTS_HOM /* UNC_R3_RxR_INSERTS.HOM ev_sel=0x11 umask=0x1: Queue for home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x111u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_INSERTS_SNP /* UNC_R3_RxR_INSERTS.SNP ev_sel=0x11 umask=0x2: Queue for snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x211u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_INSERTS_NDR /* UNC_R3_RxR_INSERTS.NDR ev_sel=0x11 umask=0x4: Queue for responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x411u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_INSERTS_DRS /* UNC_R3_RxR_INSERTS.DRS ev_sel=0x11 umask=0x8: Queue for data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x811u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_INSERTS_NCB /* UNC_R3_RxR_INSERTS.NCB ev_sel=0x11 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1011u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_INSERTS_NCS /* UNC_R3_RxR_INSERTS.NCS ev_sel=0x11 umask=0x20: Queue for non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2011u)
#define IVT_R3QPI_EVENT_RXR_INSERTS_NCS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_RXR_AD_BYPASSED /* UNC_R3_RxR_AD_BYPASSED ev_sel=0x12: Messages that passed the AD ingress by; the older part needs umask 1 for it, this list gives none. */ \
	IVT_R3QPI_CTL_(0x12u)
#define IVT_R3QPI_EVENT_RXR_AD_BYPASSED_COUNTERS 0x3u
/* UNC_R3_RxR_BYPASSED ev_sel=0x12: Messages that bypassed the ingress queue; perfmon's name of RxR_AD_BYPASSED, but with a umask. */
#define IVT_R3QPI_EVENT_RXR_BYPASSED_AD /* UNC_R3_RxR_BYPASSED.AD ev_sel=0x12 umask=0x1: AD ingress. */ \
	IVT_R3QPI_CTL_(0x112u)
#define IVT_R3QPI_EVENT_RXR_BYPASSED_AD_COUNTERS 0x3u
/* UNC_R3_RxR_OCCUPANCY ev_sel=0x13: Messages in an ingress queue, added up every cycle; counter 0 only. */
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_HOM /* UNC_R3_RxR_OCCUPANCY.HOM ev_sel=0x13 umask=0x1: Queue for home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x113u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_HOM_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_SNP /* UNC_R3_RxR_OCCUPANCY.SNP ev_sel=0x13 umask=0x2: Queue for snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x213u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_SNP_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NDR /* UNC_R3_RxR_OCCUPANCY.NDR ev_sel=0x13 umask=0x4: Queue for responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x413u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NDR_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_DRS /* UNC_R3_RxR_OCCUPANCY.DRS ev_sel=0x13 umask=0x8: Queue for data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x813u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_DRS_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NCB /* UNC_R3_RxR_OCCUPANCY.NCB ev_sel=0x13 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1013u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NCB_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NCS /* UNC_R3_RxR_OCCUPANCY.NCS ev_sel=0x13 umask=0x20: Queue for non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2013u)
#define IVT_R3QPI_EVENT_RXR_OCCUPANCY_NCS_COUNTERS 0x1u
#define IVT_R3QPI_EVENT_TXR_CYCLES_NE /* UNC_R3_TxR_CYCLES_NE ev_sel=0x23: Cycles in which the egress to the ring is not empty. */ \
	IVT_R3QPI_CTL_(0x23u)
#define IVT_R3QPI_EVENT_TXR_CYCLES_NE_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_TXR_CYCLES_FULL /* UNC_R3_TxR_CYCLES_FULL ev_sel=0x25: Cycles in which the egress to the ring is full. */ \
	IVT_R3QPI_CTL_(0x25u)
#define IVT_R3QPI_EVENT_TXR_CYCLES_FULL_COUNTERS 0x3u
/* UNC_R3_TxR_NACK_CW ev_sel=0x26: Packets the clockwise ring refused (NACK). Published texts are mixed up; names kept. */
#define IVT_R3QPI_EVENT_TXR_NACK_CW_AD /* UNC_R3_TxR_NACK_CW.AD ev_sel=0x26 umask=0x1: AD queue. */ \
	IVT_R3QPI_CTL_(0x126u)
#define IVT_R3QPI_EVENT_TXR_NACK_CW_AD_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_TXR_NACK_CW_AK /* UNC_R3_TxR_NACK_CW.AK ev_sel=0x26 umask=0x2: AK queue. */ \
	IVT_R3QPI_CTL_(0x226u)
#define IVT_R3QPI_EVENT_TXR_NACK_CW_AK_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_TXR_NACK_CW_BL /* UNC_R3_TxR_NACK_CW.BL ev_sel=0x26 umask=0x4: BL queue. */ \
	IVT_R3QPI_CTL_(0x426u)
#define IVT_R3QPI_EVENT_TXR_NACK_CW_BL_COUNTERS 0x3u
/* UNC_R3_TxR_NACK_CCW ev_sel=0x28: Packets the counterclockwise ring refused (NACK). Published texts are mixed up; names kept. */
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_AD /* UNC_R3_TxR_NACK_CCW.AD ev_sel=0x28 umask=0x1: AD queue. */ \
	IVT_R3QPI_CTL_(0x128u)
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_AD_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_AK /* UNC_R3_TxR_NACK_CCW.AK ev_sel=0x28 umask=0x2: AK queue. */ \
	IVT_R3QPI_CTL_(0x228u)
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_AK_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_BL /* UNC_R3_TxR_NACK_CCW.BL ev_sel=0x28 umask=0x4: BL queue. */ \
	IVT_R3QPI_CTL_(0x428u)
#define IVT_R3QPI_EVENT_TXR_NACK_CCW_BL_COUNTERS 0x3u
/* UNC_R3_QPI0_AD_CREDITS_EMPTY ev_sel=0x29: No credit to send AD messages to QPI link 0. */
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VNA /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VNA ev_sel=0x29 umask=0x1: VNA credits. */ \
	IVT_R3QPI_CTL_(0x129u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_HOM ev_sel=0x29 umask=0x2: VN0 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x229u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_SNP ev_sel=0x29 umask=0x4: VN0 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x429u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_NDR ev_sel=0x29 umask=0x8: VN0 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x829u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_HOM ev_sel=0x29 umask=0x10: VN1 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x1029u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x29 umask=0x20: VN1 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x2029u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_NDR ev_sel=0x29 umask=0x40: VN1 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x4029u)
#define IVT_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_QPI1_AD_CREDITS_EMPTY ev_sel=0x2a: No credit to send AD messages to QPI link 1. */
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VNA /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VNA ev_sel=0x2a umask=0x1: VNA credits. */ \
	IVT_R3QPI_CTL_(0x12au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN0_HOM ev_sel=0x2a umask=0x2: VN0 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x22au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN0_SNP ev_sel=0x2a umask=0x4: VN0 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x42au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN0_NDR ev_sel=0x2a umask=0x8: VN0 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x82au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_HOM ev_sel=0x2a umask=0x10: VN1 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x102au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x2a umask=0x20: VN1 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x202au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_NDR ev_sel=0x2a umask=0x40: VN1 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x402au)
#define IVT_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_C_LO_AD_CREDITS_EMPTY ev_sel=0x2b: No credit to send AD messages to a CBo, CBos 0 to 7. */
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO0 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO0 ev_sel=0x2b umask=0x1: CBo 0. */ \
	IVT_R3QPI_CTL_(0x12bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO0_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO1 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO1 ev_sel=0x2b umask=0x2: CBo 1. */ \
	IVT_R3QPI_CTL_(0x22bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO1_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO2 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO2 ev_sel=0x2b umask=0x4: CBo 2. */ \
	IVT_R3QPI_CTL_(0x42bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO2_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO3 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO3 ev_sel=0x2b umask=0x8: CBo 3. */ \
	IVT_R3QPI_CTL_(0x82bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO3_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO4 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO4 ev_sel=0x2b umask=0x10: CBo 4. */ \
	IVT_R3QPI_CTL_(0x102bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO4_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO5 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO5 ev_sel=0x2b umask=0x20: CBo 5. */ \
	IVT_R3QPI_CTL_(0x202bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO5_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO6 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO6 ev_sel=0x2b umask=0x40: CBo 6. */ \
	IVT_R3QPI_CTL_(0x402bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO6_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO7 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO7 ev_sel=0x2b umask=0x80: CBo 7. */ \
	IVT_R3QPI_CTL_(0x802bu)
#define IVT_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO7_COUNTERS 0x3u
/* UNC_R3_C_HI_AD_CREDITS_EMPTY ev_sel=0x2c: No credit to send AD messages to a CBo, CBos 8 and up. */
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO8 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO8 ev_sel=0x2c umask=0x1: CBo 8. */ \
	IVT_R3QPI_CTL_(0x12cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO8_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO9 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO9 ev_sel=0x2c umask=0x2: CBo 9. */ \
	IVT_R3QPI_CTL_(0x22cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO9_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO10 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO10 ev_sel=0x2c umask=0x4: CBo 10. */ \
	IVT_R3QPI_CTL_(0x42cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO10_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO11 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO11 ev_sel=0x2c umask=0x8: CBo 11. */ \
	IVT_R3QPI_CTL_(0x82cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO11_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO12 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO12 ev_sel=0x2c umask=0x10: CBo 12. */ \
	IVT_R3QPI_CTL_(0x102cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO12_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO13 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO13 ev_sel=0x2c umask=0x20: CBo 13. */ \
	IVT_R3QPI_CTL_(0x202cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO13_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO14 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO14 ev_sel=0x2c umask=0x40: CBo 14, and 16 if the description is right. */ \
	IVT_R3QPI_CTL_(0x402cu)
#define IVT_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO14_COUNTERS 0x3u
/* UNC_R3_QPI0_BL_CREDITS_EMPTY ev_sel=0x2d: No credit to send BL messages to QPI link 0. */
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VNA /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VNA ev_sel=0x2d umask=0x1: VNA credits. */ \
	IVT_R3QPI_CTL_(0x12du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN0_HOM ev_sel=0x2d umask=0x2: VN0 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x22du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN0_SNP ev_sel=0x2d umask=0x4: VN0 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x42du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN0_NDR ev_sel=0x2d umask=0x8: VN0 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x82du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_HOM ev_sel=0x2d umask=0x10: VN1 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x102du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_SNP ev_sel=0x2d umask=0x20: VN1 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x202du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_NDR ev_sel=0x2d umask=0x40: VN1 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x402du)
#define IVT_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_QPI1_BL_CREDITS_EMPTY ev_sel=0x2e: No credit to send BL messages to QPI link 1. */
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VNA /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VNA ev_sel=0x2e umask=0x1: VNA credits. */ \
	IVT_R3QPI_CTL_(0x12eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_HOM ev_sel=0x2e umask=0x2: VN0 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x22eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_SNP ev_sel=0x2e umask=0x4: VN0 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x42eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_NDR ev_sel=0x2e umask=0x8: VN0 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x82eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_HOM ev_sel=0x2e umask=0x10: VN1 credits, home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x102eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_SNP ev_sel=0x2e umask=0x20: VN1 credits, snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x202eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_NDR ev_sel=0x2e umask=0x40: VN1 credits, responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x402eu)
#define IVT_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_HA_R2_BL_CREDITS_EMPTY ev_sel=0x2f: No credit to send BL messages to a home agent or R2PCIe. */
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA0 /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.HA0 ev_sel=0x2f umask=0x1: Home agent 0. */ \
	IVT_R3QPI_CTL_(0x12fu)
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA0_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA1 /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.HA1 ev_sel=0x2f umask=0x2: Home agent 1. */ \
	IVT_R3QPI_CTL_(0x22fu)
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA1_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCB /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.R2_NCB ev_sel=0x2f umask=0x4: R2PCIe, non-coherent bypass. */ \
	IVT_R3QPI_CTL_(0x42fu)
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCS /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.R2_NCS ev_sel=0x2f umask=0x8: R2PCIe, non-coherent standard. */ \
	IVT_R3QPI_CTL_(0x82fu)
#define IVT_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDIT_CYCLES_OUT /* UNC_R3_VNA_CREDIT_CYCLES_OUT ev_sel=0x31: Cycles without a free VNA credit to send over the link; VN0 credits may still carry flits. */ \
	IVT_R3QPI_CTL_(0x31u)
#define IVT_R3QPI_EVENT_VNA_CREDIT_CYCLES_OUT_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDIT_CYCLES_USED /* UNC_R3_VNA_CREDIT_CYCLES_USED ev_sel=0x32: Cycles with at least one VNA credit in use. */ \
	IVT_R3QPI_CTL_(0x32u)
#define IVT_R3QPI_EVENT_VNA_CREDIT_CYCLES_USED_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED /* UNC_R3_VNA_CREDITS_ACQUIRED ev_sel=0x33: VNA credits taken to send over the link, up to 4 in a cycle: a packet may need several. */ \
	IVT_R3QPI_CTL_(0x33u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_AD /* UNC_R3_VNA_CREDITS_ACQUIRED.AD ev_sel=0x33 umask=0x1: Messages of the AD ring, going by the name. */ \
	IVT_R3QPI_CTL_(0x133u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_AD_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_BL /* UNC_R3_VNA_CREDITS_ACQUIRED.BL ev_sel=0x33 umask=0x4: Messages of the BL ring, going by the name. */ \
	IVT_R3QPI_CTL_(0x433u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_BL_COUNTERS 0x3u
/* UNC_R3_VNA_CREDITS_REJECT ev_sel=0x34: Requests for VNA credits refused; a packet may need more credits than are left. */
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM /* UNC_R3_VNA_CREDITS_REJECT.HOM ev_sel=0x34 umask=0x1: Home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x134u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP /* UNC_R3_VNA_CREDITS_REJECT.SNP ev_sel=0x34 umask=0x2: Snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x234u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR /* UNC_R3_VNA_CREDITS_REJECT.NDR ev_sel=0x34 umask=0x4: Responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x434u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS /* UNC_R3_VNA_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: Data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x834u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB /* UNC_R3_VNA_CREDITS_REJECT.NCB ev_sel=0x34 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1034u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS /* UNC_R3_VNA_CREDITS_REJECT.NCS ev_sel=0x34 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2034u)
#define IVT_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_USED ev_sel=0x36: Times that a packet took a VN0 credit, the reserve when no VNA credit is free; one credit for the whole packet. */
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_HOM /* UNC_R3_VN0_CREDITS_USED.HOM ev_sel=0x36 umask=0x1: Home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x136u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_SNP /* UNC_R3_VN0_CREDITS_USED.SNP ev_sel=0x36 umask=0x2: Snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x236u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NDR /* UNC_R3_VN0_CREDITS_USED.NDR ev_sel=0x36 umask=0x4: Responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x436u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_DRS /* UNC_R3_VN0_CREDITS_USED.DRS ev_sel=0x36 umask=0x8: Data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x836u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NCB /* UNC_R3_VN0_CREDITS_USED.NCB ev_sel=0x36 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1036u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NCS /* UNC_R3_VN0_CREDITS_USED.NCS ev_sel=0x36 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2036u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_REJECT ev_sel=0x37: Requests that got neither a VNA nor a VN0 credit, and wait. */
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM /* UNC_R3_VN0_CREDITS_REJECT.HOM ev_sel=0x37 umask=0x1: Home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x137u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP /* UNC_R3_VN0_CREDITS_REJECT.SNP ev_sel=0x37 umask=0x2: Snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x237u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR /* UNC_R3_VN0_CREDITS_REJECT.NDR ev_sel=0x37 umask=0x4: Responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x437u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS /* UNC_R3_VN0_CREDITS_REJECT.DRS ev_sel=0x37 umask=0x8: Data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x837u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB /* UNC_R3_VN0_CREDITS_REJECT.NCB ev_sel=0x37 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1037u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS /* UNC_R3_VN0_CREDITS_REJECT.NCS ev_sel=0x37 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2037u)
#define IVT_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_VN1_CREDITS_USED ev_sel=0x38: Times that a packet took a VN1 credit, the reserve when no VNA credit is free; one credit for the whole packet. */
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_HOM /* UNC_R3_VN1_CREDITS_USED.HOM ev_sel=0x38 umask=0x1: Home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x138u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_SNP /* UNC_R3_VN1_CREDITS_USED.SNP ev_sel=0x38 umask=0x2: Snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x238u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NDR /* UNC_R3_VN1_CREDITS_USED.NDR ev_sel=0x38 umask=0x4: Responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x438u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_DRS /* UNC_R3_VN1_CREDITS_USED.DRS ev_sel=0x38 umask=0x8: Data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x838u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NCB /* UNC_R3_VN1_CREDITS_USED.NCB ev_sel=0x38 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1038u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NCS /* UNC_R3_VN1_CREDITS_USED.NCS ev_sel=0x38 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2038u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R3_VN1_CREDITS_REJECT ev_sel=0x39: Requests that got neither a VNA nor a VN1 credit, and wait. */
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_HOM /* UNC_R3_VN1_CREDITS_REJECT.HOM ev_sel=0x39 umask=0x1: Home messages (HOM). */ \
	IVT_R3QPI_CTL_(0x139u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_SNP /* UNC_R3_VN1_CREDITS_REJECT.SNP ev_sel=0x39 umask=0x2: Snoops (SNP). */ \
	IVT_R3QPI_CTL_(0x239u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NDR /* UNC_R3_VN1_CREDITS_REJECT.NDR ev_sel=0x39 umask=0x4: Responses without data (NDR). */ \
	IVT_R3QPI_CTL_(0x439u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_DRS /* UNC_R3_VN1_CREDITS_REJECT.DRS ev_sel=0x39 umask=0x8: Data responses (DRS). */ \
	IVT_R3QPI_CTL_(0x839u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NCB /* UNC_R3_VN1_CREDITS_REJECT.NCB ev_sel=0x39 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R3QPI_CTL_(0x1039u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NCS /* UNC_R3_VN1_CREDITS_REJECT.NCS ev_sel=0x39 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R3QPI_CTL_(0x2039u)
#define IVT_R3QPI_EVENT_VN1_CREDITS_REJECT_NCS_COUNTERS 0x3u

#endif

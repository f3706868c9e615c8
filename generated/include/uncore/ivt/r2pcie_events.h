/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/r2pcie.events.json by "make generate". Do not edit. */
/*
 * The events of ivt r2pcie as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_R2PCIE_EVENTS_H
#define UNCORE_IVT_R2PCIE_EVENTS_H

#include "uncore/ivt/r2pcie.h"

#define IVT_R2PCIE_CTL_(raw) UNCORE_VALUE_(ivt_r2pcie_ctl, raw)
#define IVT_R2PCIE_EVENT_CLOCKTICKS /* UNC_R2_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R2PCIe; start and freeze delays set it apart from the UBox clock. */ \
	IVT_R2PCIE_CTL_(0x1u)
/* UNC_R2_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R2PCIE_EVENT_RING_AD_USED_CW_VR0_EVEN /* UNC_R2_RING_AD_USED.CW_VR0_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x107u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CW_VR0_ODD /* UNC_R2_RING_AD_USED.CW_VR0_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x207u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CCW_VR0_EVEN /* UNC_R2_RING_AD_USED.CCW_VR0_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x407u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CCW_VR0_ODD /* UNC_R2_RING_AD_USED.CCW_VR0_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x807u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CW_VR1_EVEN /* UNC_R2_RING_AD_USED.CW_VR1_EVEN ev_sel=0x7 umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x1007u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CW_VR1_ODD /* UNC_R2_RING_AD_USED.CW_VR1_ODD ev_sel=0x7 umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x2007u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CW /* UNC_R2_RING_AD_USED.CW ev_sel=0x7 umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0x3307u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CCW_VR1_EVEN /* UNC_R2_RING_AD_USED.CCW_VR1_EVEN ev_sel=0x7 umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x4007u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CCW_VR1_ODD /* UNC_R2_RING_AD_USED.CCW_VR1_ODD ev_sel=0x7 umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x8007u)
#define IVT_R2PCIE_EVENT_RING_AD_USED_CCW /* UNC_R2_RING_AD_USED.CCW ev_sel=0x7 umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0xcc07u)
/* UNC_R2_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R2PCIE_EVENT_RING_AK_USED_CW_VR0_EVEN /* UNC_R2_RING_AK_USED.CW_VR0_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x108u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CW_VR0_ODD /* UNC_R2_RING_AK_USED.CW_VR0_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x208u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CCW_VR0_EVEN /* UNC_R2_RING_AK_USED.CCW_VR0_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x408u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CCW_VR0_ODD /* UNC_R2_RING_AK_USED.CCW_VR0_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x808u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CW_VR1_EVEN /* UNC_R2_RING_AK_USED.CW_VR1_EVEN ev_sel=0x8 umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x1008u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CW_VR1_ODD /* UNC_R2_RING_AK_USED.CW_VR1_ODD ev_sel=0x8 umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x2008u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CW /* UNC_R2_RING_AK_USED.CW ev_sel=0x8 umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0x3308u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CCW_VR1_EVEN /* UNC_R2_RING_AK_USED.CCW_VR1_EVEN ev_sel=0x8 umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x4008u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CCW_VR1_ODD /* UNC_R2_RING_AK_USED.CCW_VR1_ODD ev_sel=0x8 umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x8008u)
#define IVT_R2PCIE_EVENT_RING_AK_USED_CCW /* UNC_R2_RING_AK_USED.CCW ev_sel=0x8 umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0xcc08u)
/* UNC_R2_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_R2PCIE_EVENT_RING_BL_USED_CW_VR0_EVEN /* UNC_R2_RING_BL_USED.CW_VR0_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x109u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CW_VR0_ODD /* UNC_R2_RING_BL_USED.CW_VR0_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x209u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CCW_VR0_EVEN /* UNC_R2_RING_BL_USED.CCW_VR0_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x409u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CCW_VR0_ODD /* UNC_R2_RING_BL_USED.CCW_VR0_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_R2PCIE_CTL_(0x809u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CW_VR1_EVEN /* UNC_R2_RING_BL_USED.CW_VR1_EVEN ev_sel=0x9 umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x1009u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CW_VR1_ODD /* UNC_R2_RING_BL_USED.CW_VR1_ODD ev_sel=0x9 umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x2009u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CW /* UNC_R2_RING_BL_USED.CW ev_sel=0x9 umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0x3309u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CCW_VR1_EVEN /* UNC_R2_RING_BL_USED.CCW_VR1_EVEN ev_sel=0x9 umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x4009u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CCW_VR1_ODD /* UNC_R2_RING_BL_USED.CCW_VR1_ODD ev_sel=0x9 umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_R2PCIE_CTL_(0x8009u)
#define IVT_R2PCIE_EVENT_RING_BL_USED_CCW /* UNC_R2_RING_BL_USED.CCW ev_sel=0x9 umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_R2PCIE_CTL_(0xcc09u)
/* UNC_R2_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop; ask for both directions. */
#define IVT_R2PCIE_EVENT_RING_IV_USED_CW /* UNC_R2_RING_IV_USED.CW ev_sel=0xa umask=0x33: Clockwise. */ \
	IVT_R2PCIE_CTL_(0x330au)
#define IVT_R2PCIE_EVENT_RING_IV_USED_CCW /* UNC_R2_RING_IV_USED.CCW ev_sel=0xa umask=0xcc: Counterclockwise. */ \
	IVT_R2PCIE_CTL_(0xcc0au)
#define IVT_R2PCIE_EVENT_RING_IV_USED_ANY /* UNC_R2_RING_IV_USED.ANY ev_sel=0xa umask=0xff: Either direction. */ \
	IVT_R2PCIE_CTL_(0xff0au)
/* UNC_R2_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define IVT_R2PCIE_EVENT_RXR_CYCLES_NE_NCB /* UNC_R2_RxR_CYCLES_NE.NCB ev_sel=0x10 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	IVT_R2PCIE_CTL_(0x1010u)
#define IVT_R2PCIE_EVENT_RXR_CYCLES_NE_NCB_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_RXR_CYCLES_NE_NCS /* UNC_R2_RxR_CYCLES_NE.NCS ev_sel=0x10 umask=0x20: Queue for non-coherent standard (NCS). */ \
	IVT_R2PCIE_CTL_(0x2010u)
#define IVT_R2PCIE_EVENT_RXR_CYCLES_NE_NCS_COUNTERS 0x3u
/* UNC_R2_RxR_INSERTS ev_sel=0x11: Messages put into an ingress queue from the ring. */
#define IVT_R2PCIE_EVENT_RXR_INSERTS_NCB /* UNC_R2_RxR_INSERTS.NCB ev_sel=0x11 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	IVT_R2PCIE_CTL_(0x1011u)
#define IVT_R2PCIE_EVENT_RXR_INSERTS_NCB_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_RXR_INSERTS_NCS /* UNC_R2_RxR_INSERTS.NCS ev_sel=0x11 umask=0x20: Queue for non-coherent standard (NCS). */ \
	IVT_R2PCIE_CTL_(0x2011u)
#define IVT_R2PCIE_EVENT_RXR_INSERTS_NCS_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES /* UNC_R2_RxR_AK_BOUNCES ev_sel=0x12: Messages for the AK ingress that bounced back onto the ring; umasks choose a direction. */ \
	IVT_R2PCIE_CTL_(0x12u)
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES_CW /* UNC_R2_RxR_AK_BOUNCES.CW ev_sel=0x12 umask=0x1: Bounced onto the clockwise ring. */ \
	IVT_R2PCIE_CTL_(0x112u)
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES_CW_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES_CCW /* UNC_R2_RxR_AK_BOUNCES.CCW ev_sel=0x12 umask=0x2: Bounced onto the counterclockwise ring. */ \
	IVT_R2PCIE_CTL_(0x212u)
#define IVT_R2PCIE_EVENT_RXR_AK_BOUNCES_CCW_COUNTERS 0x1u
/* UNC_R2_RxR_OCCUPANCY ev_sel=0x13: Messages in an ingress queue, added up every cycle. */
#define IVT_R2PCIE_EVENT_RXR_OCCUPANCY_DRS /* UNC_R2_RxR_OCCUPANCY.DRS ev_sel=0x13 umask=0x8: Queue for data responses (DRS). */ \
	IVT_R2PCIE_CTL_(0x813u)
#define IVT_R2PCIE_EVENT_RXR_OCCUPANCY_DRS_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_NE ev_sel=0x23: Cycles in which an egress queue is not empty; one queue at a time, whatever its direction. */
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_AD /* UNC_R2_TxR_CYCLES_NE.AD ev_sel=0x23 umask=0x1: Queue for the AD ring. */ \
	IVT_R2PCIE_CTL_(0x123u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_AD_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_AK /* UNC_R2_TxR_CYCLES_NE.AK ev_sel=0x23 umask=0x2: Queue for the AK ring. */ \
	IVT_R2PCIE_CTL_(0x223u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_AK_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_BL /* UNC_R2_TxR_CYCLES_NE.BL ev_sel=0x23 umask=0x4: Queue for the BL ring. */ \
	IVT_R2PCIE_CTL_(0x423u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_NE_BL_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_FULL ev_sel=0x25: Cycles in which an egress queue is full. */
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_AD /* UNC_R2_TxR_CYCLES_FULL.AD ev_sel=0x25 umask=0x1: Queue for the AD ring. */ \
	IVT_R2PCIE_CTL_(0x125u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_AD_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_AK /* UNC_R2_TxR_CYCLES_FULL.AK ev_sel=0x25 umask=0x2: Queue for the AK ring. */ \
	IVT_R2PCIE_CTL_(0x225u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_AK_COUNTERS 0x1u
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_BL /* UNC_R2_TxR_CYCLES_FULL.BL ev_sel=0x25 umask=0x4: Queue for the BL ring. */ \
	IVT_R2PCIE_CTL_(0x425u)
#define IVT_R2PCIE_EVENT_TXR_CYCLES_FULL_BL_COUNTERS 0x1u
/* UNC_R2_TxR_NACK_CW ev_sel=0x26: Packets the clockwise ring refused (NACK). */
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_AD /* UNC_R2_TxR_NACK_CW.AD ev_sel=0x26 umask=0x1: AD queue. */ \
	IVT_R2PCIE_CTL_(0x126u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_AD_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_AK /* UNC_R2_TxR_NACK_CW.AK ev_sel=0x26 umask=0x2: AK queue. */ \
	IVT_R2PCIE_CTL_(0x226u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_AK_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_BL /* UNC_R2_TxR_NACK_CW.BL ev_sel=0x26 umask=0x4: BL queue. */ \
	IVT_R2PCIE_CTL_(0x426u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CW_BL_COUNTERS 0x3u
/* UNC_R2_TxR_NACK_CCW ev_sel=0x28: Packets the counterclockwise ring refused (NACK). */
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_AD /* UNC_R2_TxR_NACK_CCW.AD ev_sel=0x28 umask=0x1: AD queue. */ \
	IVT_R2PCIE_CTL_(0x128u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_AD_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_AK /* UNC_R2_TxR_NACK_CCW.AK ev_sel=0x28 umask=0x2: AK queue. */ \
	IVT_R2PCIE_CTL_(0x228u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_AK_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_BL /* UNC_R2_TxR_NACK_CCW.BL ev_sel=0x28 umask=0x4: BL queue. */ \
	IVT_R2PCIE_CTL_(0x428u)
#define IVT_R2PCIE_EVENT_TXR_NACK_CCW_BL_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_USED ev_sel=0x32: Cycles with a credit for the I/O unit in use. */
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_DRS /* UNC_R2_IIO_CREDITS_USED.DRS ev_sel=0x32 umask=0x8: Data responses (DRS). */ \
	IVT_R2PCIE_CTL_(0x832u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_DRS_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_NCB /* UNC_R2_IIO_CREDITS_USED.NCB ev_sel=0x32 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R2PCIE_CTL_(0x1032u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_NCB_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_NCS /* UNC_R2_IIO_CREDITS_USED.NCS ev_sel=0x32 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R2PCIE_CTL_(0x2032u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_ACQUIRED ev_sel=0x33: Credits for the I/O unit taken. */
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS /* UNC_R2_IIO_CREDITS_ACQUIRED.DRS ev_sel=0x33 umask=0x8: Data responses (DRS). */ \
	IVT_R2PCIE_CTL_(0x833u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB /* UNC_R2_IIO_CREDITS_ACQUIRED.NCB ev_sel=0x33 umask=0x10: Non-coherent bypass (NCB). */ \
	IVT_R2PCIE_CTL_(0x1033u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB_COUNTERS 0x3u
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS /* UNC_R2_IIO_CREDITS_ACQUIRED.NCS ev_sel=0x33 umask=0x20: Non-coherent standard (NCS). */ \
	IVT_R2PCIE_CTL_(0x2033u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_REJECT ev_sel=0x34: Requests for a credit of the I/O unit refused, as none was free. */
#define IVT_R2PCIE_EVENT_IIO_CREDITS_REJECT_DRS /* UNC_R2_IIO_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: Data responses (DRS). */ \
	IVT_R2PCIE_CTL_(0x834u)
#define IVT_R2PCIE_EVENT_IIO_CREDITS_REJECT_DRS_COUNTERS 0x3u

#endif

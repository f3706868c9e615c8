/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/r2pcie.events.json by "make generate". Do not edit. */
/*
 * The events of bdx r2pcie as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDX_R2PCIE_EVENTS_H
#define UNCORE_BDX_R2PCIE_EVENTS_H

#include "uncore/bdx/r2pcie.h"

#define BDX_R2PCIE_CTL_(raw) UNCORE_VALUE_(bdx_r2pcie_ctl, raw)
#define BDX_R2PCIE_EVENT_CLOCKTICKS /* UNC_R2_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R2PCIe; start and freeze delays set it apart from the UBox clock. */ \
	BDX_R2PCIE_CTL_(0x1u)
/* UNC_R2_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R2PCIE_EVENT_RING_AD_USED_CW_EVEN /* UNC_R2_RING_AD_USED.CW_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x107u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_CW_ODD /* UNC_R2_RING_AD_USED.CW_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x207u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_CCW_EVEN /* UNC_R2_RING_AD_USED.CCW_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x407u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_CCW_ODD /* UNC_R2_RING_AD_USED.CCW_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x807u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_CW /* UNC_R2_RING_AD_USED.CW ev_sel=0x7 umask=0x3: Clockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0x307u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_CCW /* UNC_R2_RING_AD_USED.CCW ev_sel=0x7 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0xc07u)
#define BDX_R2PCIE_EVENT_RING_AD_USED_ALL /* UNC_R2_RING_AD_USED.ALL ev_sel=0x7 umask=0xf: Both ways, both polarities. */ \
	BDX_R2PCIE_CTL_(0xf07u)
/* UNC_R2_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R2PCIE_EVENT_RING_AK_USED_CW_EVEN /* UNC_R2_RING_AK_USED.CW_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x108u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_CW_ODD /* UNC_R2_RING_AK_USED.CW_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x208u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_CCW_EVEN /* UNC_R2_RING_AK_USED.CCW_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x408u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_CCW_ODD /* UNC_R2_RING_AK_USED.CCW_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x808u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_CW /* UNC_R2_RING_AK_USED.CW ev_sel=0x8 umask=0x3: Clockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0x308u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_CCW /* UNC_R2_RING_AK_USED.CCW ev_sel=0x8 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0xc08u)
#define BDX_R2PCIE_EVENT_RING_AK_USED_ALL /* UNC_R2_RING_AK_USED.ALL ev_sel=0x8 umask=0xf: Both ways, both polarities. */ \
	BDX_R2PCIE_CTL_(0xf08u)
/* UNC_R2_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R2PCIE_EVENT_RING_BL_USED_CW_EVEN /* UNC_R2_RING_BL_USED.CW_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x109u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_CW_ODD /* UNC_R2_RING_BL_USED.CW_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x209u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_CCW_EVEN /* UNC_R2_RING_BL_USED.CCW_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R2PCIE_CTL_(0x409u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_CCW_ODD /* UNC_R2_RING_BL_USED.CCW_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R2PCIE_CTL_(0x809u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_CW /* UNC_R2_RING_BL_USED.CW ev_sel=0x9 umask=0x3: Clockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0x309u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_CCW /* UNC_R2_RING_BL_USED.CCW ev_sel=0x9 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0xc09u)
#define BDX_R2PCIE_EVENT_RING_BL_USED_ALL /* UNC_R2_RING_BL_USED.ALL ev_sel=0x9 umask=0xf: Both ways, both polarities. */ \
	BDX_R2PCIE_CTL_(0xf09u)
/* UNC_R2_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop; ask for both directions. */
#define BDX_R2PCIE_EVENT_RING_IV_USED_CW /* UNC_R2_RING_IV_USED.CW ev_sel=0xa umask=0x3: Clockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0x30au)
#define BDX_R2PCIE_EVENT_RING_IV_USED_CCW /* UNC_R2_RING_IV_USED.CCW ev_sel=0xa umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R2PCIE_CTL_(0xc0au)
#define BDX_R2PCIE_EVENT_RING_IV_USED_ANY /* UNC_R2_RING_IV_USED.ANY ev_sel=0xa umask=0xf: Both ways, both polarities. */ \
	BDX_R2PCIE_CTL_(0xf0au)
/* UNC_R2_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define BDX_R2PCIE_EVENT_RXR_CYCLES_NE_NCB /* UNC_R2_RxR_CYCLES_NE.NCB ev_sel=0x10 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	BDX_R2PCIE_CTL_(0x1010u)
#define BDX_R2PCIE_EVENT_RXR_CYCLES_NE_NCB_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_RXR_CYCLES_NE_NCS /* UNC_R2_RxR_CYCLES_NE.NCS ev_sel=0x10 umask=0x20: Queue for non-coherent standard (NCS). */ \
	BDX_R2PCIE_CTL_(0x2010u)
#define BDX_R2PCIE_EVENT_RXR_CYCLES_NE_NCS_COUNTERS 0x3u
/* UNC_R2_RxR_INSERTS ev_sel=0x11: Messages put into an ingress queue from the ring. */
#define BDX_R2PCIE_EVENT_RXR_INSERTS_NCB /* UNC_R2_RxR_INSERTS.NCB ev_sel=0x11 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	BDX_R2PCIE_CTL_(0x1011u)
#define BDX_R2PCIE_EVENT_RXR_INSERTS_NCB_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_RXR_INSERTS_NCS /* UNC_R2_RxR_INSERTS.NCS ev_sel=0x11 umask=0x20: Queue for non-coherent standard (NCS). */ \
	BDX_R2PCIE_CTL_(0x2011u)
#define BDX_R2PCIE_EVENT_RXR_INSERTS_NCS_COUNTERS 0x3u
/* UNC_R2_RING_AK_BOUNCES ev_sel=0x12: Messages for the AK ingress that found no room. */
#define BDX_R2PCIE_EVENT_RING_AK_BOUNCES_UP /* UNC_R2_RING_AK_BOUNCES.UP ev_sel=0x12 umask=0x1: Upwards. */ \
	BDX_R2PCIE_CTL_(0x112u)
#define BDX_R2PCIE_EVENT_RING_AK_BOUNCES_DN /* UNC_R2_RING_AK_BOUNCES.DN ev_sel=0x12 umask=0x2: Downwards. */ \
	BDX_R2PCIE_CTL_(0x212u)
/* UNC_R2_RxR_OCCUPANCY ev_sel=0x13: Messages in an ingress queue, added up every cycle. */
#define BDX_R2PCIE_EVENT_RXR_OCCUPANCY_DRS /* UNC_R2_RxR_OCCUPANCY.DRS ev_sel=0x13 umask=0x8: Queue for data responses (DRS). */ \
	BDX_R2PCIE_CTL_(0x813u)
#define BDX_R2PCIE_EVENT_RXR_OCCUPANCY_DRS_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_NE ev_sel=0x23: Cycles in which an egress queue is not empty; one queue at a time, whatever its direction. */
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_AD /* UNC_R2_TxR_CYCLES_NE.AD ev_sel=0x23 umask=0x1: Queue for the AD ring. */ \
	BDX_R2PCIE_CTL_(0x123u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_AD_COUNTERS 0x1u
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_AK /* UNC_R2_TxR_CYCLES_NE.AK ev_sel=0x23 umask=0x2: Queue for the AK ring. */ \
	BDX_R2PCIE_CTL_(0x223u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_AK_COUNTERS 0x1u
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_BL /* UNC_R2_TxR_CYCLES_NE.BL ev_sel=0x23 umask=0x4: Queue for the BL ring. */ \
	BDX_R2PCIE_CTL_(0x423u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_NE_BL_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_FULL ev_sel=0x25: Cycles in which an egress queue is full. */
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_AD /* UNC_R2_TxR_CYCLES_FULL.AD ev_sel=0x25 umask=0x1: Queue for the AD ring. */ \
	BDX_R2PCIE_CTL_(0x125u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_AD_COUNTERS 0x1u
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_AK /* UNC_R2_TxR_CYCLES_FULL.AK ev_sel=0x25 umask=0x2: Queue for the AK ring. */ \
	BDX_R2PCIE_CTL_(0x225u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_AK_COUNTERS 0x1u
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_BL /* UNC_R2_TxR_CYCLES_FULL.BL ev_sel=0x25 umask=0x4: Queue for the BL ring. */ \
	BDX_R2PCIE_CTL_(0x425u)
#define BDX_R2PCIE_EVENT_TXR_CYCLES_FULL_BL_COUNTERS 0x1u
/* UNC_R2_TxR_NACK_CW ev_sel=0x26: Packets that a ring refused (NACK), by direction and ring as the names say; from UP_AD on, Intel's titles name others. */
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_AD /* UNC_R2_TxR_NACK_CW.DN_AD ev_sel=0x26 umask=0x1: Downwards, AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x126u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_AD_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_BL /* UNC_R2_TxR_NACK_CW.DN_BL ev_sel=0x26 umask=0x2: Downwards, BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x226u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_BL_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_AK /* UNC_R2_TxR_NACK_CW.DN_AK ev_sel=0x26 umask=0x4: Downwards, AK ring (acknowledgements). */ \
	BDX_R2PCIE_CTL_(0x426u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_DN_AK_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_AD /* UNC_R2_TxR_NACK_CW.UP_AD ev_sel=0x26 umask=0x8: Upwards, AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x826u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_AD_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_BL /* UNC_R2_TxR_NACK_CW.UP_BL ev_sel=0x26 umask=0x10: Upwards, BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x1026u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_BL_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_AK /* UNC_R2_TxR_NACK_CW.UP_AK ev_sel=0x26 umask=0x20: Upwards, AK ring (acknowledgements). */ \
	BDX_R2PCIE_CTL_(0x2026u)
#define BDX_R2PCIE_EVENT_TXR_NACK_CW_UP_AK_COUNTERS 0x3u
/* UNC_R2_SBO0_CREDITS_ACQUIRED ev_sel=0x28: Credits of SBox 0 taken, by ring. */
#define BDX_R2PCIE_EVENT_SBO0_CREDITS_ACQUIRED_AD /* UNC_R2_SBO0_CREDITS_ACQUIRED.AD ev_sel=0x28 umask=0x1: AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x128u)
#define BDX_R2PCIE_EVENT_SBO0_CREDITS_ACQUIRED_AD_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_SBO0_CREDITS_ACQUIRED_BL /* UNC_R2_SBO0_CREDITS_ACQUIRED.BL ev_sel=0x28 umask=0x2: BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x228u)
#define BDX_R2PCIE_EVENT_SBO0_CREDITS_ACQUIRED_BL_COUNTERS 0x3u
/* UNC_R2_SBO0_CREDIT_OCCUPANCY ev_sel=0x2a: Credits of SBox 0 in use, added up each cycle, by ring. */
#define BDX_R2PCIE_EVENT_SBO0_CREDIT_OCCUPANCY_AD /* UNC_R2_SBO0_CREDIT_OCCUPANCY.AD ev_sel=0x2a umask=0x1: AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x12au)
#define BDX_R2PCIE_EVENT_SBO0_CREDIT_OCCUPANCY_AD_COUNTERS 0x1u
#define BDX_R2PCIE_EVENT_SBO0_CREDIT_OCCUPANCY_BL /* UNC_R2_SBO0_CREDIT_OCCUPANCY.BL ev_sel=0x2a umask=0x2: BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x22au)
#define BDX_R2PCIE_EVENT_SBO0_CREDIT_OCCUPANCY_BL_COUNTERS 0x1u
/* UNC_R2_STALL_NO_SBO_CREDIT ev_sel=0x2c: Cycles in which the egress waits for a credit of an SBox. */
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO0_AD /* UNC_R2_STALL_NO_SBO_CREDIT.SBO0_AD ev_sel=0x2c umask=0x1: SBox 0, AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x12cu)
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO0_AD_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO1_AD /* UNC_R2_STALL_NO_SBO_CREDIT.SBO1_AD ev_sel=0x2c umask=0x2: SBox 1, AD ring (requests). */ \
	BDX_R2PCIE_CTL_(0x22cu)
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO1_AD_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO0_BL /* UNC_R2_STALL_NO_SBO_CREDIT.SBO0_BL ev_sel=0x2c umask=0x4: SBox 0, BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x42cu)
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO0_BL_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO1_BL /* UNC_R2_STALL_NO_SBO_CREDIT.SBO1_BL ev_sel=0x2c umask=0x8: SBox 1, BL ring (data). */ \
	BDX_R2PCIE_CTL_(0x82cu)
#define BDX_R2PCIE_EVENT_STALL_NO_SBO_CREDIT_SBO1_BL_COUNTERS 0x3u
/* UNC_R2_IIO_CREDIT ev_sel=0x2d: Credits towards the I/O unit; Intel lists the event without more. */
#define BDX_R2PCIE_EVENT_IIO_CREDIT_PRQ_QPI0 /* UNC_R2_IIO_CREDIT.PRQ_QPI0 ev_sel=0x2d umask=0x1: PRQ, link 0. */ \
	BDX_R2PCIE_CTL_(0x12du)
#define BDX_R2PCIE_EVENT_IIO_CREDIT_PRQ_QPI0_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDIT_PRQ_QPI1 /* UNC_R2_IIO_CREDIT.PRQ_QPI1 ev_sel=0x2d umask=0x2: PRQ, link 1. */ \
	BDX_R2PCIE_CTL_(0x22du)
#define BDX_R2PCIE_EVENT_IIO_CREDIT_PRQ_QPI1_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDIT_ISOCH_QPI0 /* UNC_R2_IIO_CREDIT.ISOCH_QPI0 ev_sel=0x2d umask=0x4: Isochronous, link 0. */ \
	BDX_R2PCIE_CTL_(0x42du)
#define BDX_R2PCIE_EVENT_IIO_CREDIT_ISOCH_QPI0_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDIT_ISOCH_QPI1 /* UNC_R2_IIO_CREDIT.ISOCH_QPI1 ev_sel=0x2d umask=0x8: Isochronous, link 1. */ \
	BDX_R2PCIE_CTL_(0x82du)
#define BDX_R2PCIE_EVENT_IIO_CREDIT_ISOCH_QPI1_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_USED ev_sel=0x32: Cycles with a credit for the I/O unit in use. */
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_DRS /* UNC_R2_IIO_CREDITS_USED.DRS ev_sel=0x32 umask=0x8: Data responses (DRS). */ \
	BDX_R2PCIE_CTL_(0x832u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_DRS_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_NCB /* UNC_R2_IIO_CREDITS_USED.NCB ev_sel=0x32 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R2PCIE_CTL_(0x1032u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_NCB_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_NCS /* UNC_R2_IIO_CREDITS_USED.NCS ev_sel=0x32 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R2PCIE_CTL_(0x2032u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_ACQUIRED ev_sel=0x33: Credits for the I/O unit taken. */
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS /* UNC_R2_IIO_CREDITS_ACQUIRED.DRS ev_sel=0x33 umask=0x8: Data responses (DRS). */ \
	BDX_R2PCIE_CTL_(0x833u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB /* UNC_R2_IIO_CREDITS_ACQUIRED.NCB ev_sel=0x33 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R2PCIE_CTL_(0x1033u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB_COUNTERS 0x3u
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS /* UNC_R2_IIO_CREDITS_ACQUIRED.NCS ev_sel=0x33 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R2PCIE_CTL_(0x2033u)
#define BDX_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS_COUNTERS 0x3u

#endif

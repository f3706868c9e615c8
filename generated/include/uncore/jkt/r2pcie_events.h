/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/r2pcie.events.json by "make generate". Do not edit. */
/*
 * The events of jkt r2pcie as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_R2PCIE_EVENTS_H
#define UNCORE_JKT_R2PCIE_EVENTS_H

#include "uncore/jkt/r2pcie.h"

#define JKT_R2PCIE_CTL_(raw) UNCORE_VALUE_(jkt_r2pcie_ctl, raw)
#define JKT_R2PCIE_EVENT_CLOCKTICKS /* UNC_R2_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R2PCIe; start and freeze delays set it apart from the UBox clock. */ \
	JKT_R2PCIE_CTL_(0x1u)
/* UNC_R2_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_R2PCIE_EVENT_RING_AD_USED_CW_EVEN /* UNC_R2_RING_AD_USED.CW_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x107u)
#define JKT_R2PCIE_EVENT_RING_AD_USED_CW_ODD /* UNC_R2_RING_AD_USED.CW_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x207u)
#define JKT_R2PCIE_EVENT_RING_AD_USED_CCW_EVEN /* UNC_R2_RING_AD_USED.CCW_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x407u)
#define JKT_R2PCIE_EVENT_RING_AD_USED_CCW_ODD /* UNC_R2_RING_AD_USED.CCW_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x807u)
/* UNC_R2_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_R2PCIE_EVENT_RING_AK_USED_CW_EVEN /* UNC_R2_RING_AK_USED.CW_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x108u)
#define JKT_R2PCIE_EVENT_RING_AK_USED_CW_ODD /* UNC_R2_RING_AK_USED.CW_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x208u)
#define JKT_R2PCIE_EVENT_RING_AK_USED_CCW_EVEN /* UNC_R2_RING_AK_USED.CCW_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x408u)
#define JKT_R2PCIE_EVENT_RING_AK_USED_CCW_ODD /* UNC_R2_RING_AK_USED.CCW_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x808u)
/* UNC_R2_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_R2PCIE_EVENT_RING_BL_USED_CW_EVEN /* UNC_R2_RING_BL_USED.CW_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x109u)
#define JKT_R2PCIE_EVENT_RING_BL_USED_CW_ODD /* UNC_R2_RING_BL_USED.CW_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x209u)
#define JKT_R2PCIE_EVENT_RING_BL_USED_CCW_EVEN /* UNC_R2_RING_BL_USED.CCW_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_R2PCIE_CTL_(0x409u)
#define JKT_R2PCIE_EVENT_RING_BL_USED_CCW_ODD /* UNC_R2_RING_BL_USED.CCW_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_R2PCIE_CTL_(0x809u)
/* UNC_R2_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop. */
#define JKT_R2PCIE_EVENT_RING_IV_USED_ANY /* UNC_R2_RING_IV_USED.ANY ev_sel=0xa umask=0xf: Every direction and polarity. */ \
	JKT_R2PCIE_CTL_(0xf0au)
/* UNC_R2_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_DRS /* UNC_R2_RxR_CYCLES_NE.DRS ev_sel=0x10 umask=0x8: Queue for data responses (DRS). */ \
	JKT_R2PCIE_CTL_(0x810u)
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_DRS_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_NCB /* UNC_R2_RxR_CYCLES_NE.NCB ev_sel=0x10 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	JKT_R2PCIE_CTL_(0x1010u)
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_NCB_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_NCS /* UNC_R2_RxR_CYCLES_NE.NCS ev_sel=0x10 umask=0x20: Queue for non-coherent standard (NCS). */ \
	JKT_R2PCIE_CTL_(0x2010u)
#define JKT_R2PCIE_EVENT_RXR_CYCLES_NE_NCS_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_RXR_AK_BOUNCES /* UNC_R2_RxR_AK_BOUNCES ev_sel=0x12: Messages for the AK ingress that bounced back onto the ring. */ \
	JKT_R2PCIE_CTL_(0x12u)
#define JKT_R2PCIE_EVENT_RXR_AK_BOUNCES_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_NE ev_sel=0x23: Cycles in which an egress queue is not empty; one queue at a time, whatever its direction. */
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_AD /* UNC_R2_TxR_CYCLES_NE.AD ev_sel=0x23 umask=0x1: Queue for the AD ring. */ \
	JKT_R2PCIE_CTL_(0x123u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_AD_COUNTERS 0x1u
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_AK /* UNC_R2_TxR_CYCLES_NE.AK ev_sel=0x23 umask=0x2: Queue for the AK ring. */ \
	JKT_R2PCIE_CTL_(0x223u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_AK_COUNTERS 0x1u
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_BL /* UNC_R2_TxR_CYCLES_NE.BL ev_sel=0x23 umask=0x4: Queue for the BL ring. */ \
	JKT_R2PCIE_CTL_(0x423u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_NE_BL_COUNTERS 0x1u
#define JKT_R2PCIE_EVENT_TXR_INSERTS /* UNC_R2_TxR_INSERTS ev_sel=0x24: Messages put into the egress queues; likwid's umasks are those of the ingress. */ \
	JKT_R2PCIE_CTL_(0x24u)
#define JKT_R2PCIE_EVENT_TXR_INSERTS_COUNTERS 0x1u
/* UNC_R2_TxR_CYCLES_FULL ev_sel=0x25: Cycles in which an egress queue is full. */
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_AD /* UNC_R2_TxR_CYCLES_FULL.AD ev_sel=0x25 umask=0x1: Queue for the AD ring. */ \
	JKT_R2PCIE_CTL_(0x125u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_AD_COUNTERS 0x1u
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_AK /* UNC_R2_TxR_CYCLES_FULL.AK ev_sel=0x25 umask=0x2: Queue for the AK ring. */ \
	JKT_R2PCIE_CTL_(0x225u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_AK_COUNTERS 0x1u
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_BL /* UNC_R2_TxR_CYCLES_FULL.BL ev_sel=0x25 umask=0x4: Queue for the BL ring. */ \
	JKT_R2PCIE_CTL_(0x425u)
#define JKT_R2PCIE_EVENT_TXR_CYCLES_FULL_BL_COUNTERS 0x1u
/* UNC_R2_TxR_NACKS ev_sel=0x26: Messages of an egress queue that the ring refused (NACK). */
#define JKT_R2PCIE_EVENT_TXR_NACKS_AD /* UNC_R2_TxR_NACKS.AD ev_sel=0x26 umask=0x1: Queue for the AD ring. */ \
	JKT_R2PCIE_CTL_(0x126u)
#define JKT_R2PCIE_EVENT_TXR_NACKS_AD_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_TXR_NACKS_AK /* UNC_R2_TxR_NACKS.AK ev_sel=0x26 umask=0x2: Queue for the AK ring. */ \
	JKT_R2PCIE_CTL_(0x226u)
#define JKT_R2PCIE_EVENT_TXR_NACKS_AK_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_TXR_NACKS_BL /* UNC_R2_TxR_NACKS.BL ev_sel=0x26 umask=0x4: Queue for the BL ring. */ \
	JKT_R2PCIE_CTL_(0x426u)
#define JKT_R2PCIE_EVENT_TXR_NACKS_BL_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_USED ev_sel=0x32: Cycles with a credit for the I/O unit in use. */
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_DRS /* UNC_R2_IIO_CREDITS_USED.DRS ev_sel=0x32 umask=0x8: Data responses (DRS). */ \
	JKT_R2PCIE_CTL_(0x832u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_DRS_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_NCB /* UNC_R2_IIO_CREDITS_USED.NCB ev_sel=0x32 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R2PCIE_CTL_(0x1032u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_NCB_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_NCS /* UNC_R2_IIO_CREDITS_USED.NCS ev_sel=0x32 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R2PCIE_CTL_(0x2032u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_ACQUIRED ev_sel=0x33: Credits for the I/O unit taken. */
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS /* UNC_R2_IIO_CREDITS_ACQUIRED.DRS ev_sel=0x33 umask=0x8: Data responses (DRS). */ \
	JKT_R2PCIE_CTL_(0x833u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB /* UNC_R2_IIO_CREDITS_ACQUIRED.NCB ev_sel=0x33 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R2PCIE_CTL_(0x1033u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS /* UNC_R2_IIO_CREDITS_ACQUIRED.NCS ev_sel=0x33 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R2PCIE_CTL_(0x2033u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS_COUNTERS 0x3u
/* UNC_R2_IIO_CREDITS_REJECT ev_sel=0x34: Requests for a credit of the I/O unit refused, as none was free. */
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_DRS /* UNC_R2_IIO_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: Data responses (DRS). */ \
	JKT_R2PCIE_CTL_(0x834u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_NCB /* UNC_R2_IIO_CREDITS_REJECT.NCB ev_sel=0x34 umask=0x10: Non-coherent bypass (NCB). */ \
	JKT_R2PCIE_CTL_(0x1034u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_NCS /* UNC_R2_IIO_CREDITS_REJECT.NCS ev_sel=0x34 umask=0x20: Non-coherent standard (NCS). */ \
	JKT_R2PCIE_CTL_(0x2034u)
#define JKT_R2PCIE_EVENT_IIO_CREDITS_REJECT_NCS_COUNTERS 0x3u

#endif

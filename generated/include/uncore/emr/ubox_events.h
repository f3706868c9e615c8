/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of emr ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_UBOX_EVENTS_H
#define UNCORE_EMR_UBOX_EVENTS_H

#include "uncore/emr/ubox.h"

#define EMR_UBOX_CTL_(raw) UNCORE_VALUE_(emr_ubox_ctl, raw)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define EMR_UBOX_EVENT_EVENT_MSG_VLW_RCVD /* UNC_U_EVENT_MSG.VLW_RCVD ev_sel=0x42 umask=0x1: Virtual legacy wires: the old interrupt pins as messages. */ \
	EMR_UBOX_CTL_(UINT64_C(0x142))
#define EMR_UBOX_EVENT_EVENT_MSG_MSI_RCVD /* UNC_U_EVENT_MSG.MSI_RCVD ev_sel=0x42 umask=0x2: Message signalled interrupts, as devices send them. */ \
	EMR_UBOX_CTL_(UINT64_C(0x242))
#define EMR_UBOX_EVENT_EVENT_MSG_IPI_RCVD /* UNC_U_EVENT_MSG.IPI_RCVD ev_sel=0x42 umask=0x4: Interrupts from one processor to another. */ \
	EMR_UBOX_CTL_(UINT64_C(0x442))
#define EMR_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	EMR_UBOX_CTL_(UINT64_C(0x842))
#define EMR_UBOX_EVENT_EVENT_MSG_INT_PRIO /* UNC_U_EVENT_MSG.INT_PRIO ev_sel=0x42 umask=0x10: Messages about interrupt priorities, going by the name. */ \
	EMR_UBOX_CTL_(UINT64_C(0x1042))
/* UNC_U_PHOLD_CYCLES ev_sel=0x45: PHOLD cycles, by phase; Intel does not say what PHOLD holds. */
#define EMR_UBOX_EVENT_PHOLD_CYCLES_ASSERT_TO_ACK /* UNC_U_PHOLD_CYCLES.ASSERT_TO_ACK ev_sel=0x45 umask=0x1: From the assertion of PHOLD to the answer. */ \
	EMR_UBOX_CTL_(UINT64_C(0x145))
#define EMR_UBOX_EVENT_RACU_REQUESTS /* UNC_U_RACU_REQUESTS ev_sel=0x46: Register requests in the message channel, going by the description; it says outstanding ones, the name says requests. */ \
	EMR_UBOX_CTL_(UINT64_C(0x46))
/* UNC_U_RACU_DRNG ev_sel=0x4c: Requests for random numbers, going by the names; Intel does not explain them. */
#define EMR_UBOX_EVENT_RACU_DRNG_RDRAND /* UNC_U_RACU_DRNG.RDRAND ev_sel=0x4c umask=0x1: For RDRAND. */ \
	EMR_UBOX_CTL_(UINT64_C(0x14c))
#define EMR_UBOX_EVENT_RACU_DRNG_RDRAND_COUNTERS 0x1u
#define EMR_UBOX_EVENT_RACU_DRNG_RDSEED /* UNC_U_RACU_DRNG.RDSEED ev_sel=0x4c umask=0x2: For RDSEED. */ \
	EMR_UBOX_CTL_(UINT64_C(0x24c))
#define EMR_UBOX_EVENT_RACU_DRNG_RDSEED_COUNTERS 0x1u
#define EMR_UBOX_EVENT_RACU_DRNG_PFTCH_BUF_EMPTY /* UNC_U_RACU_DRNG.PFTCH_BUF_EMPTY ev_sel=0x4c umask=0x4: The buffer of numbers fetched ahead is empty. */ \
	EMR_UBOX_CTL_(UINT64_C(0x44c))
#define EMR_UBOX_EVENT_RACU_DRNG_PFTCH_BUF_EMPTY_COUNTERS 0x1u
/* UNC_U_M2U_MISC1 ev_sel=0x4d: Cycles of the UBox at the mesh; Intel gives names and no more. */
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCB /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_CBO_NCB ev_sel=0x4d umask=0x1: Messages NCB of CHAs wait at the entrance. */ \
	EMR_UBOX_CTL_(UINT64_C(0x14d))
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCB_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCS /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_CBO_NCS ev_sel=0x4d umask=0x2: Messages NCS of CHAs wait at the entrance. */ \
	EMR_UBOX_CTL_(UINT64_C(0x24d))
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCS_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_UPI_NCB /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_UPI_NCB ev_sel=0x4d umask=0x4: Messages NCB of the UPI wait at the entrance. */ \
	EMR_UBOX_CTL_(UINT64_C(0x44d))
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_UPI_NCB_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_UPI_NCS /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_UPI_NCS ev_sel=0x4d umask=0x8: Messages NCS of the UPI wait at the entrance. */ \
	EMR_UBOX_CTL_(UINT64_C(0x84d))
#define EMR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_UPI_NCS_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCB /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_CBO_NCB ev_sel=0x4d umask=0x10: Credits for NCB of CHAs overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x104d))
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCB_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCS /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_CBO_NCS ev_sel=0x4d umask=0x20: Credits for NCS of CHAs overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x204d))
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCS_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_UPI_NCB /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_UPI_NCB ev_sel=0x4d umask=0x40: Credits for NCB of the UPI overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x404d))
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_UPI_NCB_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_UPI_NCS /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_UPI_NCS ev_sel=0x4d umask=0x80: Credits for NCS of the UPI overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x804d))
#define EMR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_UPI_NCS_COUNTERS 0x1u
/* UNC_U_M2U_MISC2 ev_sel=0x4e: Cycles of the UBox at the mesh, more of them; Intel gives names and no more. */
#define EMR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_EMPTY_BL /* UNC_U_M2U_MISC2.RxC_CYCLES_EMPTY_BL ev_sel=0x4e umask=0x2: No BL message is at the entrance. */ \
	EMR_UBOX_CTL_(UINT64_C(0x24e))
#define EMR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_EMPTY_BL_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_FULL_BL /* UNC_U_M2U_MISC2.RxC_CYCLES_FULL_BL ev_sel=0x4e umask=0x1: The entrance of BL is full. */ \
	EMR_UBOX_CTL_(UINT64_C(0x14e))
#define EMR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_FULL_BL_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCB /* UNC_U_M2U_MISC2.TxC_CYCLES_CRD_OVF_VN0_NCB ev_sel=0x4e umask=0x4: Credits of VN0 for NCB overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x44e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCB_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCS /* UNC_U_M2U_MISC2.TxC_CYCLES_CRD_OVF_VN0_NCS ev_sel=0x4e umask=0x8: Credits of VN0 for NCS overflow at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x84e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCS_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AK /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_AK ev_sel=0x4e umask=0x20: No AK message is at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x204e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AK_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AKC /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_AKC ev_sel=0x4e umask=0x40: No AKC message is at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x404e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AKC_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_BL /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_BL ev_sel=0x4e umask=0x10: No BL message is at the exit. */ \
	EMR_UBOX_CTL_(UINT64_C(0x104e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_BL_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_FULL_BL /* UNC_U_M2U_MISC2.TxC_CYCLES_FULL_BL ev_sel=0x4e umask=0x80: The exit of BL is full. */ \
	EMR_UBOX_CTL_(UINT64_C(0x804e))
#define EMR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_FULL_BL_COUNTERS 0x1u
/* UNC_U_M2U_MISC3 ev_sel=0x4f: Cycles of the UBox at the mesh, the last of them. */
#define EMR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AK /* UNC_U_M2U_MISC3.TxC_CYCLES_FULL_AK ev_sel=0x4f umask=0x1: The exit of AK is full. */ \
	EMR_UBOX_CTL_(UINT64_C(0x14f))
#define EMR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AK_COUNTERS 0x1u
#define EMR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AKC /* UNC_U_M2U_MISC3.TxC_CYCLES_FULL_AKC ev_sel=0x4f umask=0x2: The exit of AKC is full. */ \
	EMR_UBOX_CTL_(UINT64_C(0x24f))
#define EMR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AKC_COUNTERS 0x1u

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of snr ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_UBOX_EVENTS_H
#define UNCORE_SNR_UBOX_EVENTS_H

#include "uncore/snr/ubox.h"

#define SNR_UBOX_CTL_(raw) UNCORE_VALUE_(snr_ubox_ctl, raw)
#define SNR_UBOX_FIXED_CTL_(raw) UNCORE_VALUE_(snr_ubox_fixed_ctl, raw)
#define SNR_UBOX_EVENT_CLOCKTICKS /* UNC_U_CLOCKTICKS: Uncore clock cycles, counted by the fixed counter alone. */ \
	SNR_UBOX_FIXED_CTL_(0x0u)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define SNR_UBOX_EVENT_EVENT_MSG_VLW_RCVD /* UNC_U_EVENT_MSG.VLW_RCVD ev_sel=0x42 umask=0x1: Virtual legacy wires: the old interrupt pins as messages. */ \
	SNR_UBOX_CTL_(0x142u)
#define SNR_UBOX_EVENT_EVENT_MSG_MSI_RCVD /* UNC_U_EVENT_MSG.MSI_RCVD ev_sel=0x42 umask=0x2: Message signalled interrupts, as devices send them. */ \
	SNR_UBOX_CTL_(0x242u)
#define SNR_UBOX_EVENT_EVENT_MSG_IPI_RCVD /* UNC_U_EVENT_MSG.IPI_RCVD ev_sel=0x42 umask=0x4: Interrupts from one processor to another. */ \
	SNR_UBOX_CTL_(0x442u)
#define SNR_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	SNR_UBOX_CTL_(0x842u)
#define SNR_UBOX_EVENT_EVENT_MSG_INT_PRIO /* UNC_U_EVENT_MSG.INT_PRIO ev_sel=0x42 umask=0x10: Messages about interrupt priorities, going by the name. */ \
	SNR_UBOX_CTL_(0x1042u)
#define SNR_UBOX_EVENT_LOCK_CYCLES /* UNC_U_LOCK_CYCLES ev_sel=0x44: Locks and split locks that cores begin: starts, by what Intel says of it, though the name says cycles. */ \
	SNR_UBOX_CTL_(0x44u)
/* UNC_U_PHOLD_CYCLES ev_sel=0x45: PHOLD cycles, by phase; Intel does not say what PHOLD holds. */
#define SNR_UBOX_EVENT_PHOLD_CYCLES_ASSERT_TO_ACK /* UNC_U_PHOLD_CYCLES.ASSERT_TO_ACK ev_sel=0x45 umask=0x1: From the assertion of PHOLD to the answer. */ \
	SNR_UBOX_CTL_(0x145u)
#define SNR_UBOX_EVENT_RACU_REQUESTS /* UNC_U_RACU_REQUESTS ev_sel=0x46: Register requests in the message channel, going by the description; it says outstanding ones, the name says requests. */ \
	SNR_UBOX_CTL_(0x46u)
/* UNC_U_RACU_DRNG ev_sel=0x4c: Requests for random numbers, going by the names; Intel does not explain them. */
#define SNR_UBOX_EVENT_RACU_DRNG_RDRAND /* UNC_U_RACU_DRNG.RDRAND ev_sel=0x4c umask=0x1: For RDRAND. */ \
	SNR_UBOX_CTL_(0x14cu)
#define SNR_UBOX_EVENT_RACU_DRNG_RDSEED /* UNC_U_RACU_DRNG.RDSEED ev_sel=0x4c umask=0x2: For RDSEED. */ \
	SNR_UBOX_CTL_(0x24cu)
#define SNR_UBOX_EVENT_RACU_DRNG_PFTCH_BUF_EMPTY /* UNC_U_RACU_DRNG.PFTCH_BUF_EMPTY ev_sel=0x4c umask=0x4: The buffer of numbers fetched ahead is empty. */ \
	SNR_UBOX_CTL_(0x44cu)
/* UNC_U_M2U_MISC1 ev_sel=0x4d: Queues between the mesh and the UBox, first set, going by the names. */
#define SNR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCB /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_CBO_NCB ev_sel=0x4d umask=0x1: Cycles in which something was received, NCB messages of CHAs. */ \
	SNR_UBOX_CTL_(0x14du)
#define SNR_UBOX_EVENT_M2U_MISC1_RXC_CYCLES_NE_CBO_NCS /* UNC_U_M2U_MISC1.RxC_CYCLES_NE_CBO_NCS ev_sel=0x4d umask=0x2: Cycles in which something was received, NCS messages of CHAs. */ \
	SNR_UBOX_CTL_(0x24du)
#define SNR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCB /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_CBO_NCB ev_sel=0x4d umask=0x10: Cycles with too many credits, NCB messages of CHAs. */ \
	SNR_UBOX_CTL_(0x104du)
#define SNR_UBOX_EVENT_M2U_MISC1_TXC_CYCLES_CRD_OVF_CBO_NCS /* UNC_U_M2U_MISC1.TxC_CYCLES_CRD_OVF_CBO_NCS ev_sel=0x4d umask=0x20: Cycles with too many credits, NCS messages of CHAs. */ \
	SNR_UBOX_CTL_(0x204du)
/* UNC_U_M2U_MISC2 ev_sel=0x4e: Queues between the mesh and the UBox, second set, going by the names. */
#define SNR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_FULL_BL /* UNC_U_M2U_MISC2.RxC_CYCLES_FULL_BL ev_sel=0x4e umask=0x1: Cycles in which the queue of received BL messages is full. */ \
	SNR_UBOX_CTL_(0x14eu)
#define SNR_UBOX_EVENT_M2U_MISC2_RXC_CYCLES_EMPTY_BL /* UNC_U_M2U_MISC2.RxC_CYCLES_EMPTY_BL ev_sel=0x4e umask=0x2: Cycles in which the queue of received BL messages is empty. */ \
	SNR_UBOX_CTL_(0x24eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCB /* UNC_U_M2U_MISC2.TxC_CYCLES_CRD_OVF_VN0_NCB ev_sel=0x4e umask=0x4: Cycles with too many VN0 credits, NCB messages. */ \
	SNR_UBOX_CTL_(0x44eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_CRD_OVF_VN0_NCS /* UNC_U_M2U_MISC2.TxC_CYCLES_CRD_OVF_VN0_NCS ev_sel=0x4e umask=0x8: Cycles with too many VN0 credits, NCS messages. */ \
	SNR_UBOX_CTL_(0x84eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_BL /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_BL ev_sel=0x4e umask=0x10: Cycles in which the queue of BL messages to be sent is empty. */ \
	SNR_UBOX_CTL_(0x104eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AK /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_AK ev_sel=0x4e umask=0x20: Cycles in which the queue of AK messages to be sent is empty. */ \
	SNR_UBOX_CTL_(0x204eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_EMPTY_AKC /* UNC_U_M2U_MISC2.TxC_CYCLES_EMPTY_AKC ev_sel=0x4e umask=0x40: Cycles in which the queue of AKC messages to be sent is empty. */ \
	SNR_UBOX_CTL_(0x404eu)
#define SNR_UBOX_EVENT_M2U_MISC2_TXC_CYCLES_FULL_BL /* UNC_U_M2U_MISC2.TxC_CYCLES_FULL_BL ev_sel=0x4e umask=0x80: Cycles in which the queue of BL messages to be sent is full. */ \
	SNR_UBOX_CTL_(0x804eu)
/* UNC_U_M2U_MISC3 ev_sel=0x4f: Queues between the mesh and the UBox, third set, going by the names. */
#define SNR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AK /* UNC_U_M2U_MISC3.TxC_CYCLES_FULL_AK ev_sel=0x4f umask=0x1: Cycles in which the queue of AK messages to be sent is full. */ \
	SNR_UBOX_CTL_(0x14fu)
#define SNR_UBOX_EVENT_M2U_MISC3_TXC_CYCLES_FULL_AKC /* UNC_U_M2U_MISC3.TxC_CYCLES_FULL_AKC ev_sel=0x4f umask=0x2: Cycles in which the queue of AKC messages to be sent is full. */ \
	SNR_UBOX_CTL_(0x24fu)

#endif

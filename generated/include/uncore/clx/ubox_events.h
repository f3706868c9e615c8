/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of clx ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CLX_UBOX_EVENTS_H
#define UNCORE_CLX_UBOX_EVENTS_H

#include "uncore/clx/ubox.h"

#define CLX_UBOX_CTL_(raw) UNCORE_VALUE_(clx_ubox_ctl, raw)
#define CLX_UBOX_FIXED_CTL_(raw) UNCORE_VALUE_(clx_ubox_fixed_ctl, raw)
#define CLX_UBOX_EVENT_CLOCKTICKS /* UNC_U_CLOCKTICKS: Uncore clock cycles, counted by the fixed counter alone. */ \
	CLX_UBOX_FIXED_CTL_(0x0u)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define CLX_UBOX_EVENT_EVENT_MSG_VLW_RCVD /* UNC_U_EVENT_MSG.VLW_RCVD ev_sel=0x42 umask=0x1: Virtual legacy wires: the old interrupt pins as messages. */ \
	CLX_UBOX_CTL_(0x142u)
#define CLX_UBOX_EVENT_EVENT_MSG_MSI_RCVD /* UNC_U_EVENT_MSG.MSI_RCVD ev_sel=0x42 umask=0x2: Message signalled interrupts, as devices send them. */ \
	CLX_UBOX_CTL_(0x242u)
#define CLX_UBOX_EVENT_EVENT_MSG_IPI_RCVD /* UNC_U_EVENT_MSG.IPI_RCVD ev_sel=0x42 umask=0x4: Interrupts from one processor to another. */ \
	CLX_UBOX_CTL_(0x442u)
#define CLX_UBOX_EVENT_EVENT_MSG_IPI_RCVD_BOX_FILTER_MASK 0x3fu
#define CLX_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	CLX_UBOX_CTL_(0x842u)
#define CLX_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD_BOX_FILTER_MASK 0x3fu
#define CLX_UBOX_EVENT_EVENT_MSG_INT_PRIO /* UNC_U_EVENT_MSG.INT_PRIO ev_sel=0x42 umask=0x10: Messages about interrupt priorities, going by the name. */ \
	CLX_UBOX_CTL_(0x1042u)
#define CLX_UBOX_EVENT_EVENT_MSG_INT_PRIO_BOX_FILTER_MASK 0x3fu
#define CLX_UBOX_EVENT_LOCK_CYCLES /* UNC_U_LOCK_CYCLES ev_sel=0x44: Locks and split locks that cores begin: starts, by what Intel says of it, though the name says cycles. */ \
	CLX_UBOX_CTL_(0x44u)
/* UNC_U_PHOLD_CYCLES ev_sel=0x45: PHOLD cycles, by phase; Intel does not say what PHOLD holds. */
#define CLX_UBOX_EVENT_PHOLD_CYCLES_ASSERT_TO_ACK /* UNC_U_PHOLD_CYCLES.ASSERT_TO_ACK ev_sel=0x45 umask=0x1: From the assertion of PHOLD to the answer. */ \
	CLX_UBOX_CTL_(0x145u)
#define CLX_UBOX_EVENT_RACU_REQUESTS /* UNC_U_RACU_REQUESTS ev_sel=0x46: Register requests in the message channel, going by the description; it says outstanding ones, the name says requests. */ \
	CLX_UBOX_CTL_(0x46u)
/* UNC_U_RACU_DRNG ev_sel=0x4c: Requests for random numbers, going by the names; Intel does not explain them. */
#define CLX_UBOX_EVENT_RACU_DRNG_RDRAND /* UNC_U_RACU_DRNG.RDRAND ev_sel=0x4c umask=0x1: For RDRAND. */ \
	CLX_UBOX_CTL_(0x14cu)
#define CLX_UBOX_EVENT_RACU_DRNG_RDSEED /* UNC_U_RACU_DRNG.RDSEED ev_sel=0x4c umask=0x2: For RDSEED. */ \
	CLX_UBOX_CTL_(0x24cu)
#define CLX_UBOX_EVENT_RACU_DRNG_PFTCH_BUF_EMPTY /* UNC_U_RACU_DRNG.PFTCH_BUF_EMPTY ev_sel=0x4c umask=0x4: The buffer of numbers fetched ahead is empty. */ \
	CLX_UBOX_CTL_(0x44cu)

#endif

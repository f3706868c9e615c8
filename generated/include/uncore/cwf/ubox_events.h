/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of cwf ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_UBOX_EVENTS_H
#define UNCORE_CWF_UBOX_EVENTS_H

#include "uncore/cwf/ubox.h"

#define CWF_UBOX_CTL_(raw) UNCORE_VALUE_(cwf_ubox_ctl, raw)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define CWF_UBOX_EVENT_EVENT_MSG_MSI_RCVD /* UNC_U_EVENT_MSG.MSI_RCVD ev_sel=0x42 umask=0x2: Message signalled interrupts, as devices send them. */ \
	CWF_UBOX_CTL_(UINT64_C(0x242))
#define CWF_UBOX_EVENT_EVENT_MSG_VLW_RCVD /* UNC_U_EVENT_MSG.VLW_RCVD ev_sel=0x42 umask=0x1: Virtual legacy wires: the old interrupt pins as messages. */ \
	CWF_UBOX_CTL_(UINT64_C(0x142))
#define CWF_UBOX_EVENT_EVENT_MSG_IPI_RCVD /* UNC_U_EVENT_MSG.IPI_RCVD ev_sel=0x42 umask=0x4: Interrupts from one processor to another. */ \
	CWF_UBOX_CTL_(UINT64_C(0x442))
#define CWF_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	CWF_UBOX_CTL_(UINT64_C(0x842))
#define CWF_UBOX_EVENT_EVENT_MSG_INT_PRIO /* UNC_U_EVENT_MSG.INT_PRIO ev_sel=0x42 umask=0x10: Messages about interrupt priorities, going by the name. */ \
	CWF_UBOX_CTL_(UINT64_C(0x1042))

#endif

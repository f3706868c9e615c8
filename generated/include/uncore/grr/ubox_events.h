/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of grr ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_UBOX_EVENTS_H
#define UNCORE_GRR_UBOX_EVENTS_H

#include "uncore/grr/ubox.h"

#define GRR_UBOX_CTL_(raw) UNCORE_VALUE_(grr_ubox_ctl, raw)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define GRR_UBOX_EVENT_EVENT_MSG_MSI_RCVD /* UNC_U_EVENT_MSG.MSI_RCVD ev_sel=0x42 umask=0x2: Message signalled interrupts, as devices send them. */ \
	GRR_UBOX_CTL_(UINT64_C(0x242))

#endif

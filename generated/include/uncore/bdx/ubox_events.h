/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of bdx ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDX_UBOX_EVENTS_H
#define UNCORE_BDX_UBOX_EVENTS_H

#include "uncore/bdx/ubox.h"

#define BDX_UBOX_CTL_(raw) UNCORE_VALUE_(bdx_ubox_ctl, raw)
#define BDX_UBOX_EVENT_CLOCKTICKS /* UNC_U_CLOCKTICKS ev_sel=0x0: Uncore clock cycles. Intel's list means the fixed counter by this name; code 0 is also what a counter without an event holds. */ \
	BDX_UBOX_CTL_(0x0u)
/* UNC_U_FILTER_MATCH ev_sel=0x41: Messages that match a thread, which the filter names, or any. */
#define BDX_UBOX_EVENT_FILTER_MATCH_ENABLE /* UNC_U_FILTER_MATCH.ENABLE ev_sel=0x41 umask=0x1: Of the thread in the filter. */ \
	BDX_UBOX_CTL_(0x141u)
#define BDX_UBOX_EVENT_FILTER_MATCH_ENABLE_BOX_FILTER_MASK 0x3fu
#define BDX_UBOX_EVENT_FILTER_MATCH_DISABLE /* UNC_U_FILTER_MATCH.DISABLE ev_sel=0x41 umask=0x2: Of any thread; the filter is off. */ \
	BDX_UBOX_CTL_(0x241u)
#define BDX_UBOX_EVENT_FILTER_MATCH_U2C_ENABLE /* UNC_U_FILTER_MATCH.U2C_ENABLE ev_sel=0x41 umask=0x4: Messages to cores, of the thread in the filter. */ \
	BDX_UBOX_CTL_(0x441u)
#define BDX_UBOX_EVENT_FILTER_MATCH_U2C_ENABLE_BOX_FILTER_MASK 0x3fu
#define BDX_UBOX_EVENT_FILTER_MATCH_U2C_DISABLE /* UNC_U_FILTER_MATCH.U2C_DISABLE ev_sel=0x41 umask=0x8: Messages to cores, of any thread. */ \
	BDX_UBOX_CTL_(0x841u)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define BDX_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	BDX_UBOX_CTL_(0x842u)
/* UNC_U_U2C_EVENTS ev_sel=0x43: Events that the uncore sends to one core or to all, by kind. */
#define BDX_UBOX_EVENT_U2C_EVENTS_MONITOR_T0 /* UNC_U_U2C_EVENTS.MONITOR_T0 ev_sel=0x43 umask=0x1: A monitored address was touched: thread 0 is told. */ \
	BDX_UBOX_CTL_(0x143u)
#define BDX_UBOX_EVENT_U2C_EVENTS_MONITOR_T1 /* UNC_U_U2C_EVENTS.MONITOR_T1 ev_sel=0x43 umask=0x2: A monitored address was touched: thread 1 is told. */ \
	BDX_UBOX_CTL_(0x243u)
#define BDX_UBOX_EVENT_U2C_EVENTS_LIVELOCK /* UNC_U_U2C_EVENTS.LIVELOCK ev_sel=0x43 umask=0x4: Livelock. */ \
	BDX_UBOX_CTL_(0x443u)
#define BDX_UBOX_EVENT_U2C_EVENTS_LTERROR /* UNC_U_U2C_EVENTS.LTERROR ev_sel=0x43 umask=0x8: LTError, which Intel does not spell out. */ \
	BDX_UBOX_CTL_(0x843u)
#define BDX_UBOX_EVENT_U2C_EVENTS_CMC /* UNC_U_U2C_EVENTS.CMC ev_sel=0x43 umask=0x10: Machine checks that were corrected. */ \
	BDX_UBOX_CTL_(0x1043u)
#define BDX_UBOX_EVENT_U2C_EVENTS_UMC /* UNC_U_U2C_EVENTS.UMC ev_sel=0x43 umask=0x20: Machine checks that could not be corrected. */ \
	BDX_UBOX_CTL_(0x2043u)
#define BDX_UBOX_EVENT_U2C_EVENTS_TRAP /* UNC_U_U2C_EVENTS.TRAP ev_sel=0x43 umask=0x40: Traps. */ \
	BDX_UBOX_CTL_(0x4043u)
#define BDX_UBOX_EVENT_U2C_EVENTS_OTHER /* UNC_U_U2C_EVENTS.OTHER ev_sel=0x43 umask=0x80: The rest, such as thermal events and system management interrupts. */ \
	BDX_UBOX_CTL_(0x8043u)
/* UNC_U_PHOLD_CYCLES ev_sel=0x45: PHOLD cycles, by phase; Intel does not say what PHOLD holds. */
#define BDX_UBOX_EVENT_PHOLD_CYCLES_ASSERT_TO_ACK /* UNC_U_PHOLD_CYCLES.ASSERT_TO_ACK ev_sel=0x45 umask=0x1: From the assertion of PHOLD to the answer. */ \
	BDX_UBOX_CTL_(0x145u)
#define BDX_UBOX_EVENT_RACU_REQUESTS /* UNC_U_RACU_REQUESTS ev_sel=0x46: Register accesses under way by way of the message channel (RACU). The guide of Ivy Bridge announces that the event will be dropped. */ \
	BDX_UBOX_CTL_(0x46u)

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdxde/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of bdxde ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDXDE_UBOX_EVENTS_H
#define UNCORE_BDXDE_UBOX_EVENTS_H

#include "uncore/bdxde/ubox.h"

#define BDXDE_UBOX_CTL_(raw) UNCORE_VALUE_(bdxde_ubox_ctl, raw)
/* UNC_U_FILTER_MATCH ev_sel=0x41: Messages that match a thread, which the filter names, or any. */
#define BDXDE_UBOX_EVENT_FILTER_MATCH_ENABLE /* UNC_U_FILTER_MATCH.ENABLE ev_sel=0x41 umask=0x1: Of the thread in the filter. */ \
	BDXDE_UBOX_CTL_(0x141u)
#define BDXDE_UBOX_EVENT_FILTER_MATCH_ENABLE_BOX_FILTER_MASK 0x3fu
#define BDXDE_UBOX_EVENT_FILTER_MATCH_DISABLE /* UNC_U_FILTER_MATCH.DISABLE ev_sel=0x41 umask=0x2: Of any thread; the filter is off. */ \
	BDXDE_UBOX_CTL_(0x241u)
#define BDXDE_UBOX_EVENT_FILTER_MATCH_U2C_ENABLE /* UNC_U_FILTER_MATCH.U2C_ENABLE ev_sel=0x41 umask=0x4: Messages to cores, of the thread in the filter. */ \
	BDXDE_UBOX_CTL_(0x441u)
#define BDXDE_UBOX_EVENT_FILTER_MATCH_U2C_ENABLE_BOX_FILTER_MASK 0x3fu
#define BDXDE_UBOX_EVENT_FILTER_MATCH_U2C_DISABLE /* UNC_U_FILTER_MATCH.U2C_DISABLE ev_sel=0x41 umask=0x8: Messages to cores, of any thread. */ \
	BDXDE_UBOX_CTL_(0x841u)
/* UNC_U_EVENT_MSG ev_sel=0x42: Interrupts and messages that arrive at the UBox, by kind. */
#define BDXDE_UBOX_EVENT_EVENT_MSG_DOORBELL_RCVD /* UNC_U_EVENT_MSG.DOORBELL_RCVD ev_sel=0x42 umask=0x8: Doorbells. */ \
	BDXDE_UBOX_CTL_(0x842u)
/* UNC_U_U2C_EVENTS ev_sel=0x43: Events that the uncore sends to one core or to all, by kind. */
#define BDXDE_UBOX_EVENT_U2C_EVENTS_MONITOR_T0 /* UNC_U_U2C_EVENTS.MONITOR_T0 ev_sel=0x43 umask=0x1: A monitored address was touched: thread 0 is told. */ \
	BDXDE_UBOX_CTL_(0x143u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_MONITOR_T1 /* UNC_U_U2C_EVENTS.MONITOR_T1 ev_sel=0x43 umask=0x2: A monitored address was touched: thread 1 is told. */ \
	BDXDE_UBOX_CTL_(0x243u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_LIVELOCK /* UNC_U_U2C_EVENTS.LIVELOCK ev_sel=0x43 umask=0x4: Livelock. */ \
	BDXDE_UBOX_CTL_(0x443u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_LTERROR /* UNC_U_U2C_EVENTS.LTERROR ev_sel=0x43 umask=0x8: LTError, which Intel does not spell out. */ \
	BDXDE_UBOX_CTL_(0x843u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_CMC /* UNC_U_U2C_EVENTS.CMC ev_sel=0x43 umask=0x10: Machine checks that were corrected. */ \
	BDXDE_UBOX_CTL_(0x1043u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_UMC /* UNC_U_U2C_EVENTS.UMC ev_sel=0x43 umask=0x20: Machine checks that could not be corrected. */ \
	BDXDE_UBOX_CTL_(0x2043u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_TRAP /* UNC_U_U2C_EVENTS.TRAP ev_sel=0x43 umask=0x40: Traps. */ \
	BDXDE_UBOX_CTL_(0x4043u)
#define BDXDE_UBOX_EVENT_U2C_EVENTS_OTHER /* UNC_U_U2C_EVENTS.OTHER ev_sel=0x43 umask=0x80: The rest, such as thermal events and system management interrupts. */ \
	BDXDE_UBOX_CTL_(0x8043u)
/* UNC_U_PHOLD_CYCLES ev_sel=0x45: PHOLD cycles, by phase; Intel does not say what PHOLD holds. */
#define BDXDE_UBOX_EVENT_PHOLD_CYCLES_ASSERT_TO_ACK /* UNC_U_PHOLD_CYCLES.ASSERT_TO_ACK ev_sel=0x45 umask=0x1: From the assertion of PHOLD to the answer. */ \
	BDXDE_UBOX_CTL_(0x145u)
#define BDXDE_UBOX_EVENT_RACU_REQUESTS /* UNC_U_RACU_REQUESTS ev_sel=0x46: Register accesses under way by way of the message channel (RACU). The guide of Ivy Bridge announces that the event will be dropped. */ \
	BDXDE_UBOX_CTL_(0x46u)

#endif

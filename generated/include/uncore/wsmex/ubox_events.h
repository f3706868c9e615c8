/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/ubox.events.json by "make generate". Do not edit. */
/*
 * The events of wsmex ubox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_WSMEX_UBOX_EVENTS_H
#define UNCORE_WSMEX_UBOX_EVENTS_H

#include "uncore/wsmex/ubox.h"

#define WSMEX_UBOX_CTL_(raw) UNCORE_VALUE_(wsmex_ubox_ctl, raw)
#define WSMEX_UBOX_EVENT_BUF_VALID_LOCAL_INT /* BUF_VALID_LOCAL_INT ev_sel=0x0: A local interrupt is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x0))
#define WSMEX_UBOX_EVENT_BUF_VALID_REMOTE_INT /* BUF_VALID_REMOTE_INT ev_sel=0x1: An interrupt from elsewhere is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x1))
#define WSMEX_UBOX_EVENT_BUF_VALID_LOCK /* BUF_VALID_LOCK ev_sel=0x2: A lock is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x2))
#define WSMEX_UBOX_EVENT_BUF_VALID_STST /* BUF_VALID_STST ev_sel=0x3: A message that starts or stops the bus is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x3))
#define WSMEX_UBOX_EVENT_BUF_VALID_SPC_CYCLES /* BUF_VALID_SPC_CYCLES ev_sel=0x4: A special cycle is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x4))
#define WSMEX_UBOX_EVENT_BUF_VALID_DOOR_BELL /* BUF_VALID_DOOR_BELL ev_sel=0x5: A doorbell is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x5))
#define WSMEX_UBOX_EVENT_BUF_VALID_PM_IN /* BUF_VALID_PM_IN ev_sel=0x6: A power message that arrived is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x6))
#define WSMEX_UBOX_EVENT_BUF_VALID_PM_OUT /* BUF_VALID_PM_OUT ev_sel=0x7: A power message that leaves is in the buffer. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x7))
#define WSMEX_UBOX_EVENT_U2R_REQUESTS /* U2R_REQUESTS ev_sel=0x50: Requests of the U-Box to the router. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x50))
#define WSMEX_UBOX_EVENT_U2R_REQUEST_CYCLES /* U2R_REQUEST_CYCLES ev_sel=0x51: Cycles in which the U-Box asked the router. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x51))
#define WSMEX_UBOX_EVENT_WOKEN /* WOKEN ev_sel=0xf8: Cores that were woken. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0xf8))
#define WSMEX_UBOX_EVENT_IPIS_SENT /* IPIS_SENT ev_sel=0xf9: Interrupts between processors that were sent. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0xf9))
#define WSMEX_UBOX_EVENT_RECOV /* RECOV ev_sel=0xdf ev_sel_ext=0x1: Errors from which software may recover. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x1df))
#define WSMEX_UBOX_EVENT_CORRECTED_ERR /* CORRECTED_ERR ev_sel=0xe4 ev_sel_ext=0x1: Errors that were corrected. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x1e4))
#define WSMEX_UBOX_EVENT_UNCORRECTED_ERR /* UNCORRECTED_ERR ev_sel=0xe5 ev_sel_ext=0x1: Errors that could not be corrected. */ \
	WSMEX_UBOX_CTL_(UINT64_C(0x1e5))

#endif

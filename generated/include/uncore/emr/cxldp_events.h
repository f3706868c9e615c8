/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/cxldp.events.json by "make generate". Do not edit. */
/*
 * The events of emr cxldp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_CXLDP_EVENTS_H
#define UNCORE_EMR_CXLDP_EVENTS_H

#include "uncore/emr/cxldp.h"

#define EMR_CXLDP_CTL_(raw) UNCORE_VALUE_(emr_cxldp_ctl, raw)
#define EMR_CXLDP_EVENT_CLOCKTICKS /* UNC_CXLDP_CLOCKTICKS ev_sel=0x1 umask=0x1: Cycles of the uncore clock. */ \
	EMR_CXLDP_CTL_(UINT64_C(0x101))
/* UNC_CXLDP_TxC_AGF_INSERTS ev_sel=0x2: Messages that enter a queue towards the device. */
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_U2C_REQ /* UNC_CXLDP_TxC_AGF_INSERTS.U2C_REQ ev_sel=0x2 umask=0x1: Entries of requests to the device (U2C). */ \
	EMR_CXLDP_CTL_(UINT64_C(0x102))
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_U2C_RSP0 /* UNC_CXLDP_TxC_AGF_INSERTS.U2C_RSP0 ev_sel=0x2 umask=0x2: Entries of responses to the device (U2C), queue 0. */ \
	EMR_CXLDP_CTL_(UINT64_C(0x202))
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_U2C_RSP1 /* UNC_CXLDP_TxC_AGF_INSERTS.U2C_RSP1 ev_sel=0x2 umask=0x4: Entries of responses to the device (U2C), queue 1. */ \
	EMR_CXLDP_CTL_(UINT64_C(0x402))
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_U2C_DATA /* UNC_CXLDP_TxC_AGF_INSERTS.U2C_DATA ev_sel=0x2 umask=0x8: Entries of data to the device (U2C). */ \
	EMR_CXLDP_CTL_(UINT64_C(0x802))
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_M2S_REQ /* UNC_CXLDP_TxC_AGF_INSERTS.M2S_REQ ev_sel=0x2 umask=0x10: Entries of memory requests (M2S). */ \
	EMR_CXLDP_CTL_(UINT64_C(0x1002))
#define EMR_CXLDP_EVENT_TXC_AGF_INSERTS_M2S_DATA /* UNC_CXLDP_TxC_AGF_INSERTS.M2S_DATA ev_sel=0x2 umask=0x20: Data that the host writes (M2S). */ \
	EMR_CXLDP_CTL_(UINT64_C(0x2002))

#endif

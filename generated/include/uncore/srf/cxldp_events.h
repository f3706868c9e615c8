/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/cxldp.events.json by "make generate". Do not edit. */
/*
 * The events of srf cxldp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SRF_CXLDP_EVENTS_H
#define UNCORE_SRF_CXLDP_EVENTS_H

#include "uncore/srf/cxldp.h"

#define SRF_CXLDP_CTL_(raw) UNCORE_VALUE_(srf_cxldp_ctl, raw)
/* UNC_CXLDP_TxC_AGF_INSERTS ev_sel=0x2: Messages that enter a queue towards the device. Data of memory is a line of 64 bytes, by PCM. */
#define SRF_CXLDP_EVENT_TXC_AGF_INSERTS_M2S_DATA /* UNC_CXLDP_TxC_AGF_INSERTS.M2S_DATA ev_sel=0x2 umask=0x20: Data that the host writes (M2S). */ \
	SRF_CXLDP_CTL_(UINT64_C(0x2002))

#endif

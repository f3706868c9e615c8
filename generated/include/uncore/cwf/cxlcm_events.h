/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/cxlcm.events.json by "make generate". Do not edit. */
/*
 * The events of cwf cxlcm as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_CXLCM_EVENTS_H
#define UNCORE_CWF_CXLCM_EVENTS_H

#include "uncore/cwf/cxlcm.h"

#define CWF_CXLCM_CTL_(raw) UNCORE_VALUE_(cwf_cxlcm_ctl, raw)
/* UNC_CXLCM_RxC_PACK_BUF_INSERTS ev_sel=0x41: Messages that enter a packing buffer. Data of memory is a line of 64 bytes, by PCM, which reads it as what comes from the device. */
#define CWF_CXLCM_EVENT_RXC_PACK_BUF_INSERTS_MEM_DATA /* UNC_CXLCM_RxC_PACK_BUF_INSERTS.MEM_DATA ev_sel=0x41 umask=0x10: Data of memory. */ \
	CWF_CXLCM_CTL_(UINT64_C(0x1041))
#define CWF_CXLCM_EVENT_RXC_PACK_BUF_INSERTS_MEM_DATA_COUNTERS 0xf0u

#endif

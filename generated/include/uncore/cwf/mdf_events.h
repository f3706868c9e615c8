/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/mdf.events.json by "make generate". Do not edit. */
/*
 * The events of cwf mdf as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_MDF_EVENTS_H
#define UNCORE_CWF_MDF_EVENTS_H

#include "uncore/cwf/mdf.h"

#define CWF_MDF_CTL_(raw) UNCORE_VALUE_(cwf_mdf_ctl, raw)
#define CWF_MDF_EVENT_CLOCKTICKS /* UNC_MDF_CLOCKTICKS ev_sel=0x1: Cycles of the bridge's clock. */ \
	CWF_MDF_CTL_(UINT64_C(0x1))

#endif

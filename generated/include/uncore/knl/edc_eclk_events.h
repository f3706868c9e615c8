/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/edc_eclk.events.json by "make generate". Do not edit. */
/*
 * The events of knl edc_eclk as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_EDC_ECLK_EVENTS_H
#define UNCORE_KNL_EDC_ECLK_EVENTS_H

#include "uncore/knl/edc_eclk.h"

#define KNL_EDC_ECLK_CTL_(raw) UNCORE_VALUE_(knl_edc_eclk_ctl, raw)
#define KNL_EDC_ECLK_EVENT_E_CLOCKTICKS /* UNC_E_E_CLOCKTICKS ev_sel=0x0: Cycles of the MCDRAM controller's clock. */ \
	KNL_EDC_ECLK_CTL_(0x0u)
#define KNL_EDC_ECLK_EVENT_RPQ_INSERTS /* UNC_E_RPQ_INSERTS ev_sel=0x1 umask=0x1: Reads of MCDRAM. While it is a cache these are all reads, and streaming stores, whether they hit or miss. */ \
	KNL_EDC_ECLK_CTL_(0x101u)
#define KNL_EDC_ECLK_EVENT_WPQ_INSERTS /* UNC_E_WPQ_INSERTS ev_sel=0x2 umask=0x1: Writes to MCDRAM. While it is a cache these include the lines that fill it. */ \
	KNL_EDC_ECLK_CTL_(0x102u)

#endif

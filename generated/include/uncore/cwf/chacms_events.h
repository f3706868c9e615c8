/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/chacms.events.json by "make generate". Do not edit. */
/*
 * The events of cwf chacms as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_CHACMS_EVENTS_H
#define UNCORE_CWF_CHACMS_EVENTS_H

#include "uncore/cwf/chacms.h"

/* UNC_CHACMS_CLOCKTICKS ev_sel=0x1: Cycles of the stop's clock. It has no constant: no source gives its control register. */
/* UNC_CHACMS_RING_SRC_THRTL ev_sel=0x34: Cycles in which the global distress wire slows the senders. It has no constant: no source gives its control register. */
/* UNC_CHACMS_DISTRESS_ASSERTED ev_sel=0x35: Distress signals, going by the name; Intel does not explain it. It has no constant: no source gives its control register. */

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/chacms.events.json by "make generate". Do not edit. */
/*
 * The events of grr chacms as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_CHACMS_EVENTS_H
#define UNCORE_GRR_CHACMS_EVENTS_H

#include "uncore/grr/chacms.h"

/* UNC_CHACMS_CLOCKTICKS ev_sel=0x1: Cycles of the stop's clock. It has no constant: no source gives its control register. */
/* UNC_CHACMS_RING_SRC_THRTL ev_sel=0x34: Cycles in which the global distress wire slows the senders. It has no constant: no source gives its control register. */

#endif

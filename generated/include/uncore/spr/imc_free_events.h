/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/imc_free.events.json by "make generate". Do not edit. */
/*
 * The events of spr imc_free as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SPR_IMC_FREE_EVENTS_H
#define UNCORE_SPR_IMC_FREE_EVENTS_H

#include "uncore/spr/imc_free.h"

/* UNC_M_CLOCKTICKS_FREERUN: Cycles of the DRAM clock, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_M_RPQ_CYCLES_FREERUN: Cycles in which the queue of reads holds something, by a counter that runs freely. The driver says no more of it. It has no constant: no source gives its control register. */
/* UNC_M_WPQ_CYCLES_FREERUN: Cycles in which the queue of writes holds something, by a counter that runs freely. The driver says no more of it. It has no constant: no source gives its control register. */

#endif

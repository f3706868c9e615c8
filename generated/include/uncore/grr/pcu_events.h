/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/pcu.events.json by "make generate". Do not edit. */
/*
 * The events of grr pcu as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_PCU_EVENTS_H
#define UNCORE_GRR_PCU_EVENTS_H

#include "uncore/grr/pcu.h"

#define GRR_PCU_CTL_(raw) UNCORE_VALUE_(grr_pcu_ctl, raw)
#define GRR_PCU_EVENT_CLOCKTICKS /* UNC_P_CLOCKTICKS ev_sel=0x1: Cycles of the power control unit's clock. */ \
	GRR_PCU_CTL_(UINT64_C(0x1))

#endif

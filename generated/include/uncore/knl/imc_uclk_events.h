/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/imc_uclk.events.json by "make generate". Do not edit. */
/*
 * The events of knl imc_uclk as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_IMC_UCLK_EVENTS_H
#define UNCORE_KNL_IMC_UCLK_EVENTS_H

#include "uncore/knl/imc_uclk.h"

#define KNL_IMC_UCLK_CTL_(raw) UNCORE_VALUE_(knl_imc_uclk_ctl, raw)
#define KNL_IMC_UCLK_EVENT_U_CLOCKTICKS /* UNC_M_U_CLOCKTICKS ev_sel=0x0: Cycles of the uncore clock at this memory controller. */ \
	KNL_IMC_UCLK_CTL_(0x0u)

#endif

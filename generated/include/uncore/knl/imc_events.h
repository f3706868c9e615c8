/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/imc.events.json by "make generate". Do not edit. */
/*
 * The events of knl imc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_IMC_EVENTS_H
#define UNCORE_KNL_IMC_EVENTS_H

#include "uncore/knl/imc.h"

#define KNL_IMC_CTL_(raw) UNCORE_VALUE_(knl_imc_ctl, raw)
#define KNL_IMC_EVENT_D_CLOCKTICKS /* UNC_M_D_CLOCKTICKS ev_sel=0x0: Cycles of the memory clock, half the rate of transfers. */ \
	KNL_IMC_CTL_(0x0u)
/* UNC_M_CAS_COUNT ev_sel=0x3: Column accesses of the channel; each moves a line of 64 bytes. */
#define KNL_IMC_EVENT_CAS_COUNT_RD /* UNC_M_CAS_COUNT.RD ev_sel=0x3 umask=0x1: Reads. */ \
	KNL_IMC_CTL_(0x103u)
#define KNL_IMC_EVENT_CAS_COUNT_WR /* UNC_M_CAS_COUNT.WR ev_sel=0x3 umask=0x2: Writes. */ \
	KNL_IMC_CTL_(0x203u)
#define KNL_IMC_EVENT_CAS_COUNT_ALL /* UNC_M_CAS_COUNT.ALL ev_sel=0x3 umask=0x3: Reads and writes. */ \
	KNL_IMC_CTL_(0x303u)

#endif

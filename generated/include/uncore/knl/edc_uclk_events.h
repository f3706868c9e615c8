/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/edc_uclk.events.json by "make generate". Do not edit. */
/*
 * The events of knl edc_uclk as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_EDC_UCLK_EVENTS_H
#define UNCORE_KNL_EDC_UCLK_EVENTS_H

#include "uncore/knl/edc_uclk.h"

#define KNL_EDC_UCLK_CTL_(raw) UNCORE_VALUE_(knl_edc_uclk_ctl, raw)
#define KNL_EDC_UCLK_EVENT_U_CLOCKTICKS /* UNC_E_U_CLOCKTICKS ev_sel=0x0: Cycles of the uncore clock at this MCDRAM controller. */ \
	KNL_EDC_UCLK_CTL_(0x0u)
/* UNC_E_EDC_ACCESS ev_sel=0x2: Reads and streaming stores that look for their line in the MCDRAM; it counts only where MCDRAM is a cache, or part of it is. */
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_HIT_CLEAN /* UNC_E_EDC_ACCESS.HIT_CLEAN ev_sel=0x2 umask=0x1: Hits of lines that equal DDR memory. */ \
	KNL_EDC_UCLK_CTL_(0x102u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_HIT_DIRTY /* UNC_E_EDC_ACCESS.HIT_DIRTY ev_sel=0x2 umask=0x2: Hits of lines that are newer than DDR memory. */ \
	KNL_EDC_UCLK_CTL_(0x202u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_MISS_CLEAN /* UNC_E_EDC_ACCESS.MISS_CLEAN ev_sel=0x2 umask=0x4: Misses that throw out a line that equals DDR memory. */ \
	KNL_EDC_UCLK_CTL_(0x402u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_MISS_DIRTY /* UNC_E_EDC_ACCESS.MISS_DIRTY ev_sel=0x2 umask=0x8: Misses that throw out a line that is newer than DDR memory, which is written back. */ \
	KNL_EDC_UCLK_CTL_(0x802u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_MISS_INVALID /* UNC_E_EDC_ACCESS.MISS_INVALID ev_sel=0x2 umask=0x10: Misses that found the place empty, going by the name. */ \
	KNL_EDC_UCLK_CTL_(0x1002u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_HIT_ALL /* UNC_E_EDC_ACCESS.HIT_ALL ev_sel=0x2 umask=0x3: Hits of both kinds. */ \
	KNL_EDC_UCLK_CTL_(0x302u)
#define KNL_EDC_UCLK_EVENT_EDC_ACCESS_MISS_ALL /* UNC_E_EDC_ACCESS.MISS_ALL ev_sel=0x2 umask=0x1c: Misses of all kinds. */ \
	KNL_EDC_UCLK_CTL_(0x1c02u)

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/rapl.events.json by "make generate". Do not edit. */
/*
 * The events of bdx rapl as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDX_RAPL_EVENTS_H
#define UNCORE_BDX_RAPL_EVENTS_H

#include "uncore/bdx/rapl.h"

/* UNC_RAPL_ENERGY_PKG: Energy that the package used: cores, caches and all else on the die. It has no constant: no source gives its control register. */
/* UNC_RAPL_ENERGY_DRAM: Energy that the memory used at this socket. Some firmware does not measure it; then it is 0. It has no constant: no source gives its control register. */

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/unit.events.json by "make generate". Do not edit. */
/*
 * The events of ratios unit as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_RATIOS_UNIT_EVENTS_H
#define UNCORE_RATIOS_UNIT_EVENTS_H

#include "uncore/ratios/unit.h"

#define RATIOS_UNIT_CTL_(raw) UNCORE_VALUE_(ratios_unit_ctl, raw)
#define RATIOS_UNIT_EVENT_CLK /* UNC_T_CLK ev_sel=0x1: Cycles. */ \
	RATIOS_UNIT_CTL_(0x1u)
/* UNC_T_IN ev_sel=0x2: In. */
#define RATIOS_UNIT_EVENT_IN_X /* UNC_T_IN.X ev_sel=0x2 umask=0x1: X. Erratum T1 (overcounts): Counts twice. */ \
	RATIOS_UNIT_CTL_(0x102u)
#define RATIOS_UNIT_EVENT_IN_X_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_IN_Y /* UNC_T_IN.Y ev_sel=0x2 umask=0x2: Y. */ \
	RATIOS_UNIT_CTL_(0x202u)
#define RATIOS_UNIT_EVENT_IN_Y_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_IN_Z /* UNC_T_IN.Z ev_sel=0x2 umask=0x4: Z. */ \
	RATIOS_UNIT_CTL_(0x402u)
#define RATIOS_UNIT_EVENT_IN_Z_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_OPC /* UNC_T_OPC ev_sel=0x3: By code. */ \
	RATIOS_UNIT_CTL_(0x3u)
#define RATIOS_UNIT_EVENT_OPC_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_OPC_FLT_MASK 0x7ffu
#define RATIOS_UNIT_EVENT_OCC /* UNC_T_OCC ev_sel=0x4: Level. */ \
	RATIOS_UNIT_CTL_(0x4u)
#define RATIOS_UNIT_EVENT_OCC_COUNTERS 0x1u
/* UNC_T_DEAD ev_sel=0x5: Nothing. It has no constant: Nobody knows. */
/* UNC_T_AWAY ev_sel=0x21 ext=0x1: Far away. It has no constant: no source gives its control register. */

#endif

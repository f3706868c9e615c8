/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/unit.events.json by "make generate". Do not edit. */
/*
 * The events of ratios unit as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter of E_COUNTERS (bit n is counter n). Where E_REGISTER_MASK exists, those bits of that filter register must
 * be set first: to E_REGISTER where that exists too, else to what you want to count. Of the former, the bits of
 * E_REGISTER_FREE, where there are such, are yours to set as well.
 */
#ifndef UNCORE_RATIOS_UNIT_EVENTS_H
#define UNCORE_RATIOS_UNIT_EVENTS_H

#include "uncore/ratios/unit.h"

#define RATIOS_UNIT_EVENT_CLK UNCORE_VALUE_(ratios_unit_ctl, 0x1u)
#define RATIOS_UNIT_EVENT_CLK_COUNTERS 0xfu
#define RATIOS_UNIT_EVENT_IN_X UNCORE_VALUE_(ratios_unit_ctl, 0x102u)
#define RATIOS_UNIT_EVENT_IN_X_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_IN_Y UNCORE_VALUE_(ratios_unit_ctl, 0x202u)
#define RATIOS_UNIT_EVENT_IN_Y_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_IN_Z UNCORE_VALUE_(ratios_unit_ctl, 0x402u)
#define RATIOS_UNIT_EVENT_IN_Z_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_OPC UNCORE_VALUE_(ratios_unit_ctl, 0x3u)
#define RATIOS_UNIT_EVENT_OPC_COUNTERS 0x3u
#define RATIOS_UNIT_EVENT_OPC_FLT_MASK 0x7ffu
#define RATIOS_UNIT_EVENT_OCC UNCORE_VALUE_(ratios_unit_ctl, 0x4u)
#define RATIOS_UNIT_EVENT_OCC_COUNTERS 0x1u

#endif

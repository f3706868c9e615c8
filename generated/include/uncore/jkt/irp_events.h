/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/irp.events.json by "make generate". Do not edit. */
/*
 * The events of jkt irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter of E_COUNTERS (bit n is counter n). Where E_REGISTER_MASK exists, those bits of that filter register must
 * be set first: to E_REGISTER where that exists too, else to what you want to count. Of the former, the bits of
 * E_REGISTER_FREE, where there are such, are yours to set as well.
 */
#ifndef UNCORE_JKT_IRP_EVENTS_H
#define UNCORE_JKT_IRP_EVENTS_H

#include "uncore/jkt/irp.h"


#endif

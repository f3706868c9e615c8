/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/spark.events.json by "make generate". Do not edit. */
/*
 * The events of madeup spark as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_MADEUP_SPARK_EVENTS_H
#define UNCORE_MADEUP_SPARK_EVENTS_H

#include "uncore/madeup/spark.h"

#define MADEUP_SPARK_CTL_(raw) UNCORE_VALUE_(madeup_spark_ctl, raw)
#define MADEUP_SPARK_EVENT_STEPS /* SPARK_STEPS ev_sel=0x1: Steps of the unit. */ \
	MADEUP_SPARK_CTL_(UINT64_C(0x1))
#define MADEUP_SPARK_EVENT_STEPS_VARIANTS 0x3u

#endif

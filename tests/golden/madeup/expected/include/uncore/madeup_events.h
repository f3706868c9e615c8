/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ by "make generate". Do not edit. */
/* The events of every box of madeup. */
#ifndef UNCORE_MADEUP_EVENTS_H
#define UNCORE_MADEUP_EVENTS_H

#define MADEUP_VARIANT_FIRST 0
#define MADEUP_VARIANT_SECOND 1

#include "uncore/madeup/slice_events.h"
#include "uncore/madeup/tile_events.h"
#include "uncore/madeup/core_events.h"
#include "uncore/madeup/bus_events.h"
#include "uncore/madeup/fabric_events.h"
#include "uncore/madeup/lanes_events.h"
#include "uncore/madeup/spark_events.h"
#include "uncore/madeup/reef_events.h"
#include "uncore/madeup/dune_events.h"

#endif

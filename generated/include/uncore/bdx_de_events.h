/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx_de/ by "make generate". Do not edit. */
/* The events of every box of bdx_de. */
#ifndef UNCORE_BDX_DE_EVENTS_H
#define UNCORE_BDX_DE_EVENTS_H

#include "uncore/bdx_de/ubox_events.h"
#include "uncore/bdx_de/cbo_events.h"
#include "uncore/bdx_de/pcu_events.h"
#include "uncore/bdx_de/ha_events.h"
#include "uncore/bdx_de/imc_events.h"
#include "uncore/bdx_de/irp_events.h"
#include "uncore/bdx_de/r2pcie_events.h"

#endif

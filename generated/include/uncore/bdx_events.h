/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/ by "make generate". Do not edit. */
/* The events of every box of bdx. */
#ifndef UNCORE_BDX_EVENTS_H
#define UNCORE_BDX_EVENTS_H

#include "uncore/bdx/ubox_events.h"
#include "uncore/bdx/cbo_events.h"
#include "uncore/bdx/sbox_events.h"
#include "uncore/bdx/pcu_events.h"
#include "uncore/bdx/rapl_events.h"
#include "uncore/bdx/ha_events.h"
#include "uncore/bdx/imc_events.h"
#include "uncore/bdx/irp_events.h"
#include "uncore/bdx/qpi_events.h"
#include "uncore/bdx/r2pcie_events.h"
#include "uncore/bdx/r3qpi_events.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdxde/ by "make generate". Do not edit. */
/* The events of every box of bdxde. */
#ifndef UNCORE_BDXDE_EVENTS_H
#define UNCORE_BDXDE_EVENTS_H

#include "uncore/bdxde/ubox_events.h"
#include "uncore/bdxde/cbo_events.h"
#include "uncore/bdxde/pcu_events.h"
#include "uncore/bdxde/rapl_events.h"
#include "uncore/bdxde/ha_events.h"
#include "uncore/bdxde/imc_events.h"
#include "uncore/bdxde/irp_events.h"
#include "uncore/bdxde/r2pcie_events.h"

#endif

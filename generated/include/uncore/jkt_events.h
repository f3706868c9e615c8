/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/ by "make generate". Do not edit. */
/* The events of every box of jkt. */
#ifndef UNCORE_JKT_EVENTS_H
#define UNCORE_JKT_EVENTS_H

#include "uncore/jkt/ubox_events.h"
#include "uncore/jkt/cbo_events.h"
#include "uncore/jkt/pcu_events.h"
#include "uncore/jkt/rapl_events.h"
#include "uncore/jkt/ha_events.h"
#include "uncore/jkt/imc_events.h"
#include "uncore/jkt/irp_events.h"
#include "uncore/jkt/qpi_events.h"
#include "uncore/jkt/r2pcie_events.h"
#include "uncore/jkt/r3qpi_events.h"

#endif

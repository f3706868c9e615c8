/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/ by "make generate". Do not edit. */
/* The events of every box of ivt. */
#ifndef UNCORE_IVT_EVENTS_H
#define UNCORE_IVT_EVENTS_H

#include "uncore/ivt/ubox_events.h"
#include "uncore/ivt/cbo_events.h"
#include "uncore/ivt/pcu_events.h"
#include "uncore/ivt/rapl_events.h"
#include "uncore/ivt/ha_events.h"
#include "uncore/ivt/imc_events.h"
#include "uncore/ivt/irp_events.h"
#include "uncore/ivt/qpi_events.h"
#include "uncore/ivt/r2pcie_events.h"
#include "uncore/ivt/r3qpi_events.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/ by "make generate". Do not edit. */
/* The events of every box of knl. */
#ifndef UNCORE_KNL_EVENTS_H
#define UNCORE_KNL_EVENTS_H

#include "uncore/knl/cha_events.h"
#include "uncore/knl/rapl_events.h"
#include "uncore/knl/irp_events.h"
#include "uncore/knl/m2pcie_events.h"
#include "uncore/knl/imc_events.h"
#include "uncore/knl/imc_uclk_events.h"
#include "uncore/knl/edc_eclk_events.h"
#include "uncore/knl/edc_uclk_events.h"

#endif

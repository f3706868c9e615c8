/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/ by "make generate". Do not edit. */
/* The events of every box of hsx. */
#ifndef UNCORE_HSX_EVENTS_H
#define UNCORE_HSX_EVENTS_H

#include "uncore/hsx/ubox_events.h"
#include "uncore/hsx/cbo_events.h"
#include "uncore/hsx/sbox_events.h"
#include "uncore/hsx/pcu_events.h"
#include "uncore/hsx/rapl_events.h"
#include "uncore/hsx/ha_events.h"
#include "uncore/hsx/imc_events.h"
#include "uncore/hsx/irp_events.h"
#include "uncore/hsx/qpi_events.h"
#include "uncore/hsx/r2pcie_events.h"
#include "uncore/hsx/r3qpi_events.h"

#endif

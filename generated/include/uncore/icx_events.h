/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/ by "make generate". Do not edit. */
/* The events of every box of icx. */
#ifndef UNCORE_ICX_EVENTS_H
#define UNCORE_ICX_EVENTS_H

#include "uncore/icx/ubox_events.h"
#include "uncore/icx/cha_events.h"
#include "uncore/icx/pcu_events.h"
#include "uncore/icx/rapl_events.h"
#include "uncore/icx/iio_events.h"
#include "uncore/icx/irp_events.h"
#include "uncore/icx/m2pcie_events.h"
#include "uncore/icx/imc_events.h"
#include "uncore/icx/imc_free_events.h"
#include "uncore/icx/m2m_events.h"
#include "uncore/icx/upi_events.h"
#include "uncore/icx/m3upi_events.h"

#endif

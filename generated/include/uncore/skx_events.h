/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/ by "make generate". Do not edit. */
/* The events of every box of skx. */
#ifndef UNCORE_SKX_EVENTS_H
#define UNCORE_SKX_EVENTS_H

#include "uncore/skx/ubox_events.h"
#include "uncore/skx/cha_events.h"
#include "uncore/skx/pcu_events.h"
#include "uncore/skx/rapl_events.h"
#include "uncore/skx/iio_events.h"
#include "uncore/skx/irp_events.h"
#include "uncore/skx/imc_events.h"
#include "uncore/skx/m2m_events.h"
#include "uncore/skx/upi_events.h"
#include "uncore/skx/m3upi_events.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/ by "make generate". Do not edit. */
/* The events of every box of clx. */
#ifndef UNCORE_CLX_EVENTS_H
#define UNCORE_CLX_EVENTS_H

#include "uncore/clx/ubox_events.h"
#include "uncore/clx/cha_events.h"
#include "uncore/clx/pcu_events.h"
#include "uncore/clx/rapl_events.h"
#include "uncore/clx/iio_events.h"
#include "uncore/clx/irp_events.h"
#include "uncore/clx/imc_events.h"
#include "uncore/clx/m2m_events.h"
#include "uncore/clx/upi_events.h"
#include "uncore/clx/m3upi_events.h"

#endif

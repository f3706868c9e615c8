/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/ by "make generate". Do not edit. */
/* The events of every box of grr. */
#ifndef UNCORE_GRR_EVENTS_H
#define UNCORE_GRR_EVENTS_H

#include "uncore/grr/ubox_events.h"
#include "uncore/grr/cha_events.h"
#include "uncore/grr/chacms_events.h"
#include "uncore/grr/pcu_events.h"
#include "uncore/grr/rapl_events.h"
#include "uncore/grr/iio_events.h"
#include "uncore/grr/irp_events.h"
#include "uncore/grr/imc_events.h"
#include "uncore/grr/b2cmi_events.h"

#endif

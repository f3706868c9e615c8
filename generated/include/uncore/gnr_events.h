/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/ by "make generate". Do not edit. */
/* The events of every box of gnr. */
#ifndef UNCORE_GNR_EVENTS_H
#define UNCORE_GNR_EVENTS_H

#include "uncore/gnr/ubox_events.h"
#include "uncore/gnr/cha_events.h"
#include "uncore/gnr/chacms_events.h"
#include "uncore/gnr/pcu_events.h"
#include "uncore/gnr/rapl_events.h"
#include "uncore/gnr/iio_events.h"
#include "uncore/gnr/irp_events.h"
#include "uncore/gnr/imc_events.h"
#include "uncore/gnr/b2cmi_events.h"
#include "uncore/gnr/upi_events.h"
#include "uncore/gnr/b2upi_events.h"
#include "uncore/gnr/b2cxl_events.h"
#include "uncore/gnr/cxlcm_events.h"
#include "uncore/gnr/cxldp_events.h"
#include "uncore/gnr/b2hot_events.h"
#include "uncore/gnr/mdf_events.h"

#endif

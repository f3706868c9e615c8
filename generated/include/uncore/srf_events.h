/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/ by "make generate". Do not edit. */
/* The events of every box of srf. */
#ifndef UNCORE_SRF_EVENTS_H
#define UNCORE_SRF_EVENTS_H

#include "uncore/srf/ubox_events.h"
#include "uncore/srf/cha_events.h"
#include "uncore/srf/chacms_events.h"
#include "uncore/srf/pcu_events.h"
#include "uncore/srf/rapl_events.h"
#include "uncore/srf/iio_events.h"
#include "uncore/srf/irp_events.h"
#include "uncore/srf/imc_events.h"
#include "uncore/srf/b2cmi_events.h"
#include "uncore/srf/upi_events.h"
#include "uncore/srf/b2upi_events.h"
#include "uncore/srf/b2cxl_events.h"
#include "uncore/srf/cxlcm_events.h"
#include "uncore/srf/cxldp_events.h"
#include "uncore/srf/b2hot_events.h"
#include "uncore/srf/mdf_events.h"

#endif

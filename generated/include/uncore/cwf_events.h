/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/ by "make generate". Do not edit. */
/* The events of every box of cwf. */
#ifndef UNCORE_CWF_EVENTS_H
#define UNCORE_CWF_EVENTS_H

#include "uncore/cwf/ubox_events.h"
#include "uncore/cwf/cha_events.h"
#include "uncore/cwf/chacms_events.h"
#include "uncore/cwf/pcu_events.h"
#include "uncore/cwf/rapl_events.h"
#include "uncore/cwf/iio_events.h"
#include "uncore/cwf/irp_events.h"
#include "uncore/cwf/imc_events.h"
#include "uncore/cwf/b2cmi_events.h"
#include "uncore/cwf/upi_events.h"
#include "uncore/cwf/b2upi_events.h"
#include "uncore/cwf/b2cxl_events.h"
#include "uncore/cwf/cxlcm_events.h"
#include "uncore/cwf/cxldp_events.h"
#include "uncore/cwf/b2hot_events.h"
#include "uncore/cwf/mdf_events.h"

#endif

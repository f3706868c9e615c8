/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/ by "make generate". Do not edit. */
/* The events of every box of emr. */
#ifndef UNCORE_EMR_EVENTS_H
#define UNCORE_EMR_EVENTS_H

#include "uncore/emr/ubox_events.h"
#include "uncore/emr/cha_events.h"
#include "uncore/emr/pcu_events.h"
#include "uncore/emr/rapl_events.h"
#include "uncore/emr/iio_events.h"
#include "uncore/emr/irp_events.h"
#include "uncore/emr/m2pcie_events.h"
#include "uncore/emr/imc_events.h"
#include "uncore/emr/imc_free_events.h"
#include "uncore/emr/m2m_events.h"
#include "uncore/emr/mchbm_events.h"
#include "uncore/emr/m2hbm_events.h"
#include "uncore/emr/upi_events.h"
#include "uncore/emr/m3upi_events.h"
#include "uncore/emr/cxlcm_events.h"
#include "uncore/emr/cxldp_events.h"
#include "uncore/emr/mdf_events.h"

#endif

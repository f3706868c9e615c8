/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/ by "make generate". Do not edit. */
/* The events of every box of spr. */
#ifndef UNCORE_SPR_EVENTS_H
#define UNCORE_SPR_EVENTS_H

#include "uncore/spr/ubox_events.h"
#include "uncore/spr/cha_events.h"
#include "uncore/spr/pcu_events.h"
#include "uncore/spr/rapl_events.h"
#include "uncore/spr/iio_events.h"
#include "uncore/spr/irp_events.h"
#include "uncore/spr/m2pcie_events.h"
#include "uncore/spr/imc_events.h"
#include "uncore/spr/imc_free_events.h"
#include "uncore/spr/m2m_events.h"
#include "uncore/spr/mchbm_events.h"
#include "uncore/spr/m2hbm_events.h"
#include "uncore/spr/upi_events.h"
#include "uncore/spr/m3upi_events.h"
#include "uncore/spr/cxlcm_events.h"
#include "uncore/spr/cxldp_events.h"
#include "uncore/spr/mdf_events.h"

#endif

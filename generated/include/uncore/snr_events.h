/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/ by "make generate". Do not edit. */
/* The events of every box of snr. */
#ifndef UNCORE_SNR_EVENTS_H
#define UNCORE_SNR_EVENTS_H

#include "uncore/snr/ubox_events.h"
#include "uncore/snr/cha_events.h"
#include "uncore/snr/pcu_events.h"
#include "uncore/snr/rapl_events.h"
#include "uncore/snr/iio_events.h"
#include "uncore/snr/irp_events.h"
#include "uncore/snr/m2pcie_events.h"
#include "uncore/snr/imc_events.h"
#include "uncore/snr/imc_free_events.h"
#include "uncore/snr/m2m_events.h"

#endif

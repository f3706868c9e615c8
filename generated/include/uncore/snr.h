/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/platform.json by "make generate". Do not edit. */
/* Every box of snr: Atom P5900 (Snow Ridge) */
#ifndef UNCORE_SNR_H
#define UNCORE_SNR_H

#include "uncore/snr/ubox.h"
#include "uncore/snr/cha.h"
#include "uncore/snr/pcu.h"
#include "uncore/snr/rapl.h"
#include "uncore/snr/iio.h"
#include "uncore/snr/irp.h"
#include "uncore/snr/m2pcie.h"
#include "uncore/snr/memmap.h"
#include "uncore/snr/imc.h"
#include "uncore/snr/imc_free.h"
#include "uncore/snr/m2m.h"
#include "uncore/snr/pcie3.h"

#endif

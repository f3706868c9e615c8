/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/platform.json by "make generate". Do not edit. */
/* Every box of knl: Xeon Phi x200 (Knights Landing, Knights Mill) */
#ifndef UNCORE_KNL_H
#define UNCORE_KNL_H

#include "uncore/knl/ubox.h"
#include "uncore/knl/cha.h"
#include "uncore/knl/pcu.h"
#include "uncore/knl/rapl.h"
#include "uncore/knl/ufs.h"
#include "uncore/knl/irp.h"
#include "uncore/knl/m2pcie.h"
#include "uncore/knl/imc.h"
#include "uncore/knl/imc_uclk.h"
#include "uncore/knl/edc_eclk.h"
#include "uncore/knl/edc_uclk.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx_de/platform.json by "make generate". Do not edit. */
/* Every box of bdx_de: Xeon D-1500 (Broadwell-DE) */
#ifndef UNCORE_BDX_DE_H
#define UNCORE_BDX_DE_H

#include "uncore/bdx_de/ubox.h"
#include "uncore/bdx_de/cbo.h"
#include "uncore/bdx_de/pcu.h"
#include "uncore/bdx_de/ha.h"
#include "uncore/bdx_de/imc.h"
#include "uncore/bdx_de/irp.h"
#include "uncore/bdx_de/r2pcie.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdxde/platform.json by "make generate". Do not edit. */
/* Every box of bdxde: Xeon D-1500 (Broadwell-DE) */
#ifndef UNCORE_BDXDE_H
#define UNCORE_BDXDE_H

#include "uncore/bdxde/ubox.h"
#include "uncore/bdxde/cbo.h"
#include "uncore/bdxde/pcu.h"
#include "uncore/bdxde/rapl.h"
#include "uncore/bdxde/ufs.h"
#include "uncore/bdxde/ha.h"
#include "uncore/bdxde/imc.h"
#include "uncore/bdxde/irp.h"
#include "uncore/bdxde/r2pcie.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/platform.json by "make generate". Do not edit. */
/* Every box of bdx: Xeon E5 v4 and E7 v4 (Broadwell-EP and -EX) */
#ifndef UNCORE_BDX_H
#define UNCORE_BDX_H

#include "uncore/bdx/ubox.h"
#include "uncore/bdx/cbo.h"
#include "uncore/bdx/sbox.h"
#include "uncore/bdx/pcu.h"
#include "uncore/bdx/rapl.h"
#include "uncore/bdx/ufs.h"
#include "uncore/bdx/ha.h"
#include "uncore/bdx/imc.h"
#include "uncore/bdx/irp.h"
#include "uncore/bdx/qpi.h"
#include "uncore/bdx/r2pcie.h"
#include "uncore/bdx/r3qpi.h"

#endif

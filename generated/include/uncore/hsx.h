/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/platform.json by "make generate". Do not edit. */
/* Every box of hsx: Xeon E5 v3 and E7 v3 (Haswell-EP and -EX) */
#ifndef UNCORE_HSX_H
#define UNCORE_HSX_H

#include "uncore/hsx/ubox.h"
#include "uncore/hsx/cbo.h"
#include "uncore/hsx/sbox.h"
#include "uncore/hsx/pcu.h"
#include "uncore/hsx/rapl.h"
#include "uncore/hsx/ufs.h"
#include "uncore/hsx/ha.h"
#include "uncore/hsx/imc.h"
#include "uncore/hsx/irp.h"
#include "uncore/hsx/qpi.h"
#include "uncore/hsx/r2pcie.h"
#include "uncore/hsx/r3qpi.h"

#endif

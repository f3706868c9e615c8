/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/platform.json by "make generate". Do not edit. */
/* Every box of ivt: Xeon E5 v2 and E7 v2 (Ivy Bridge-EP, -EN and -EX) */
#ifndef UNCORE_IVT_H
#define UNCORE_IVT_H

#include "uncore/ivt/ubox.h"
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/pcu.h"
#include "uncore/ivt/rapl.h"
#include "uncore/ivt/ha.h"
#include "uncore/ivt/imc.h"
#include "uncore/ivt/irp.h"
#include "uncore/ivt/qpi.h"
#include "uncore/ivt/r2pcie.h"
#include "uncore/ivt/r3qpi.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/platform.json by "make generate". Do not edit. */
/* Every box of skx: Xeon Scalable (Skylake-SP) */
#ifndef UNCORE_SKX_H
#define UNCORE_SKX_H

#include "uncore/skx/ubox.h"
#include "uncore/skx/cha.h"
#include "uncore/skx/pcu.h"
#include "uncore/skx/rapl.h"
#include "uncore/skx/ufs.h"
#include "uncore/skx/iio.h"
#include "uncore/skx/irp.h"
#include "uncore/skx/imc.h"
#include "uncore/skx/m2m.h"
#include "uncore/skx/upi.h"
#include "uncore/skx/m3upi.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/platform.json by "make generate". Do not edit. */
/* Every box of clx: Xeon Scalable, 2nd and 3rd generation (Cascade Lake-SP, Cooper Lake-SP) */
#ifndef UNCORE_CLX_H
#define UNCORE_CLX_H

#include "uncore/clx/ubox.h"
#include "uncore/clx/cha.h"
#include "uncore/clx/pcu.h"
#include "uncore/clx/rapl.h"
#include "uncore/clx/ufs.h"
#include "uncore/clx/iio.h"
#include "uncore/clx/irp.h"
#include "uncore/clx/imc.h"
#include "uncore/clx/m2m.h"
#include "uncore/clx/upi.h"
#include "uncore/clx/m3upi.h"

#endif

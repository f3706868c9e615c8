/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/platform.json by "make generate". Do not edit. */
/* Every box of icx: Xeon Scalable, 3rd generation, and Xeon D-1700 and D-2700 (Ice Lake-SP and -D) */
#ifndef UNCORE_ICX_H
#define UNCORE_ICX_H

#include "uncore/icx/ubox.h"
#include "uncore/icx/cha.h"
#include "uncore/icx/pcu.h"
#include "uncore/icx/rapl.h"
#include "uncore/icx/ufs.h"
#include "uncore/icx/iio.h"
#include "uncore/icx/irp.h"
#include "uncore/icx/m2pcie.h"
#include "uncore/icx/memmap.h"
#include "uncore/icx/imc.h"
#include "uncore/icx/imc_free.h"
#include "uncore/icx/m2m.h"
#include "uncore/icx/upi.h"
#include "uncore/icx/m3upi.h"

#endif

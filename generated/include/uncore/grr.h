/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/platform.json by "make generate". Do not edit. */
/* Every box of grr: Grand Ridge, for base stations */
#ifndef UNCORE_GRR_H
#define UNCORE_GRR_H

#include "uncore/grr/discovery.h"
#include "uncore/grr/ubox.h"
#include "uncore/grr/cha.h"
#include "uncore/grr/chacms.h"
#include "uncore/grr/pcu.h"
#include "uncore/grr/rapl.h"
#include "uncore/grr/iio.h"
#include "uncore/grr/irp.h"
#include "uncore/grr/imc.h"
#include "uncore/grr/b2cmi.h"
#include "uncore/grr/othertypes.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/platform.json by "make generate". Do not edit. */
/* Every box of gnr: Xeon 6 with P-cores (Granite Rapids) */
#ifndef UNCORE_GNR_H
#define UNCORE_GNR_H

#include "uncore/gnr/discovery.h"
#include "uncore/gnr/ubox.h"
#include "uncore/gnr/cha.h"
#include "uncore/gnr/chacms.h"
#include "uncore/gnr/pcu.h"
#include "uncore/gnr/rapl.h"
#include "uncore/gnr/iio.h"
#include "uncore/gnr/irp.h"
#include "uncore/gnr/imc.h"
#include "uncore/gnr/b2cmi.h"
#include "uncore/gnr/upi.h"
#include "uncore/gnr/b2upi.h"
#include "uncore/gnr/b2cxl.h"
#include "uncore/gnr/cxlcm.h"
#include "uncore/gnr/cxldp.h"
#include "uncore/gnr/b2hot.h"
#include "uncore/gnr/mdf.h"
#include "uncore/gnr/othertypes.h"

#endif

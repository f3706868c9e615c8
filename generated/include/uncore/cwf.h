/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/platform.json by "make generate". Do not edit. */
/* Every box of cwf: Xeon 6+ (Clearwater Forest) */
#ifndef UNCORE_CWF_H
#define UNCORE_CWF_H

#include "uncore/cwf/discovery.h"
#include "uncore/cwf/ubox.h"
#include "uncore/cwf/cha.h"
#include "uncore/cwf/chacms.h"
#include "uncore/cwf/pcu.h"
#include "uncore/cwf/rapl.h"
#include "uncore/cwf/iio.h"
#include "uncore/cwf/irp.h"
#include "uncore/cwf/imc.h"
#include "uncore/cwf/b2cmi.h"
#include "uncore/cwf/upi.h"
#include "uncore/cwf/b2upi.h"
#include "uncore/cwf/b2cxl.h"
#include "uncore/cwf/cxlcm.h"
#include "uncore/cwf/cxldp.h"
#include "uncore/cwf/b2hot.h"
#include "uncore/cwf/mdf.h"
#include "uncore/cwf/othertypes.h"

#endif

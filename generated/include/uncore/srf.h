/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf/platform.json by "make generate". Do not edit. */
/* Every box of srf: Xeon 6 with E-cores (Sierra Forest) */
#ifndef UNCORE_SRF_H
#define UNCORE_SRF_H

#include "uncore/srf/discovery.h"
#include "uncore/srf/ubox.h"
#include "uncore/srf/cha.h"
#include "uncore/srf/chacms.h"
#include "uncore/srf/pcu.h"
#include "uncore/srf/rapl.h"
#include "uncore/srf/iio.h"
#include "uncore/srf/irp.h"
#include "uncore/srf/imc.h"
#include "uncore/srf/b2cmi.h"
#include "uncore/srf/upi.h"
#include "uncore/srf/b2upi.h"
#include "uncore/srf/b2cxl.h"
#include "uncore/srf/cxlcm.h"
#include "uncore/srf/cxldp.h"
#include "uncore/srf/b2hot.h"
#include "uncore/srf/mdf.h"
#include "uncore/srf/othertypes.h"

#endif

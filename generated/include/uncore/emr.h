/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/platform.json by "make generate". Do not edit. */
/* Every box of emr: Xeon Scalable, 5th generation (Emerald Rapids) */
#ifndef UNCORE_EMR_H
#define UNCORE_EMR_H

#include "uncore/emr/discovery.h"
#include "uncore/emr/ubox.h"
#include "uncore/emr/cha.h"
#include "uncore/emr/pcu.h"
#include "uncore/emr/rapl.h"
#include "uncore/emr/ufs.h"
#include "uncore/emr/iio.h"
#include "uncore/emr/irp.h"
#include "uncore/emr/m2pcie.h"
#include "uncore/emr/memmap.h"
#include "uncore/emr/imc.h"
#include "uncore/emr/imc_free.h"
#include "uncore/emr/m2m.h"
#include "uncore/emr/mchbm.h"
#include "uncore/emr/m2hbm.h"
#include "uncore/emr/upi.h"
#include "uncore/emr/m3upi.h"
#include "uncore/emr/cxlcm.h"
#include "uncore/emr/cxldp.h"
#include "uncore/emr/mdf.h"
#include "uncore/emr/othertypes.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/platform.json by "make generate". Do not edit. */
/* Every box of spr: Xeon Scalable, 4th generation, and Xeon Max (Sapphire Rapids) */
#ifndef UNCORE_SPR_H
#define UNCORE_SPR_H

#include "uncore/spr/discovery.h"
#include "uncore/spr/ubox.h"
#include "uncore/spr/cha.h"
#include "uncore/spr/pcu.h"
#include "uncore/spr/rapl.h"
#include "uncore/spr/ufs.h"
#include "uncore/spr/iio.h"
#include "uncore/spr/irp.h"
#include "uncore/spr/m2pcie.h"
#include "uncore/spr/memmap.h"
#include "uncore/spr/imc.h"
#include "uncore/spr/imc_free.h"
#include "uncore/spr/m2m.h"
#include "uncore/spr/mchbm.h"
#include "uncore/spr/m2hbm.h"
#include "uncore/spr/upi.h"
#include "uncore/spr/m3upi.h"
#include "uncore/spr/cxlcm.h"
#include "uncore/spr/cxldp.h"
#include "uncore/spr/mdf.h"
#include "uncore/spr/othertypes.h"

#endif

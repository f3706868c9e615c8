/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/platform.json by "make generate". Do not edit. */
/* Every box of jkt: Xeon E5-2600 (Sandy Bridge-EP) */
#ifndef UNCORE_JKT_H
#define UNCORE_JKT_H

#include "uncore/jkt/ubox.h"
#include "uncore/jkt/cbo.h"
#include "uncore/jkt/pcu.h"
#include "uncore/jkt/rapl.h"
#include "uncore/jkt/ha.h"
#include "uncore/jkt/imc.h"
#include "uncore/jkt/irp.h"
#include "uncore/jkt/qpi.h"
#include "uncore/jkt/r2pcie.h"
#include "uncore/jkt/r3qpi.h"

#endif

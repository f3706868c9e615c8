/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/platform.json by "make generate". Do not edit. */
/* Every box of nhmex: Xeon 7500 (Nehalem-EX) */
#ifndef UNCORE_NHMEX_H
#define UNCORE_NHMEX_H

#include "uncore/nhmex/ubox.h"
#include "uncore/nhmex/cbox.h"
#include "uncore/nhmex/sbox.h"
#include "uncore/nhmex/bbox.h"
#include "uncore/nhmex/mbox.h"
#include "uncore/nhmex/rbox.h"
#include "uncore/nhmex/wbox.h"

#endif

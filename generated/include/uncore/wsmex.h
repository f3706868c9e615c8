/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/platform.json by "make generate". Do not edit. */
/* Every box of wsmex: Xeon E7 (Westmere-EX) */
#ifndef UNCORE_WSMEX_H
#define UNCORE_WSMEX_H

#include "uncore/wsmex/ubox.h"
#include "uncore/wsmex/cbox.h"
#include "uncore/wsmex/sbox.h"
#include "uncore/wsmex/bbox.h"
#include "uncore/wsmex/mbox.h"
#include "uncore/wsmex/rbox.h"
#include "uncore/wsmex/wbox.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100/platform.json by "make generate". Do not edit. */
/* Every box of xeon7100: Dual-Core Xeon 7100 series (Tulsa) */
#ifndef UNCORE_XEON7100_H
#define UNCORE_XEON7100_H

#include "uncore/xeon7100/l3.h"

#endif

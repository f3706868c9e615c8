/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/platform.json by "make generate". Do not edit. */
/* Every box of ratios: Toy */
#ifndef UNCORE_RATIOS_H
#define UNCORE_RATIOS_H

#include "uncore/ratios/unit.h"

#endif

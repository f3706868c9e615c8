/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/tiny/platform.json by "make generate". Do not edit. */
/* Every box of tiny: Tiny */
#ifndef UNCORE_TINY_H
#define UNCORE_TINY_H

#include "uncore/tiny/unit.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/platform.json by "make generate". Do not edit. */
/* Every box of p6: P6 family (Pentium Pro, II, III, M) */
#ifndef UNCORE_P6_H
#define UNCORE_P6_H

#include "uncore/p6/pmc.h"

#endif

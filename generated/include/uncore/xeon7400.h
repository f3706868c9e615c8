/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7400/platform.json by "make generate". Do not edit. */
/* Every box of xeon7400: Xeon 7400 series (Dunnington) */
#ifndef UNCORE_XEON7400_H
#define UNCORE_XEON7400_H

#include "uncore/xeon7400/l3.h"

#endif

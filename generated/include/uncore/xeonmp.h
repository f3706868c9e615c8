/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/platform.json by "make generate". Do not edit. */
/* Every box of xeonmp: 64-bit Xeon MP with up to 8 MB L3 (Potomac) */
#ifndef UNCORE_XEONMP_H
#define UNCORE_XEONMP_H

#include "uncore/xeonmp/ifsb.h"

#endif

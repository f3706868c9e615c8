/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/platform.json by "make generate". Do not edit. */
/* Every box of madeup: A platform that "never" was\is */
#ifndef UNCORE_MADEUP_H
#define UNCORE_MADEUP_H

#include "uncore/madeup/slice.h"
#include "uncore/madeup/tile.h"
#include "uncore/madeup/mesh.h"
#include "uncore/madeup/core.h"
#include "uncore/madeup/bus.h"
#include "uncore/madeup/ports.h"
#include "uncore/madeup/pair.h"
#include "uncore/madeup/fabric.h"
#include "uncore/madeup/lanes.h"
#include "uncore/madeup/map.h"
#include "uncore/madeup/vault.h"
#include "uncore/madeup/gate.h"
#include "uncore/madeup/finder.h"
#include "uncore/madeup/spark.h"
#include "uncore/madeup/reef.h"
#include "uncore/madeup/dune.h"
#include "uncore/madeup/shoal.h"
#include "uncore/madeup/cove.h"

#endif

/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/ by "make generate". Do not edit. */
/* The events of every box of nhmex. */
#ifndef UNCORE_NHMEX_EVENTS_H
#define UNCORE_NHMEX_EVENTS_H

#include "uncore/nhmex/ubox_events.h"
#include "uncore/nhmex/cbox_events.h"
#include "uncore/nhmex/sbox_events.h"
#include "uncore/nhmex/bbox_events.h"
#include "uncore/nhmex/mbox_events.h"
#include "uncore/nhmex/rbox_events.h"
#include "uncore/nhmex/wbox_events.h"

#endif

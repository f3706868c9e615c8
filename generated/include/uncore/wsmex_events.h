/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/ by "make generate". Do not edit. */
/* The events of every box of wsmex. */
#ifndef UNCORE_WSMEX_EVENTS_H
#define UNCORE_WSMEX_EVENTS_H

#include "uncore/wsmex/ubox_events.h"
#include "uncore/wsmex/cbox_events.h"
#include "uncore/wsmex/sbox_events.h"
#include "uncore/wsmex/bbox_events.h"
#include "uncore/wsmex/mbox_events.h"
#include "uncore/wsmex/rbox_events.h"
#include "uncore/wsmex/wbox_events.h"

#endif

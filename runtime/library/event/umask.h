/* SPDX-License-Identifier: MIT */
/* Finds which bits umasks decide, which may be OR-ed, and which are missing. */
#ifndef RUNTIME_EVENT_UMASK_H
#define RUNTIME_EVENT_UMASK_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/event.h"
#include "uncore/tables.h"

/* The bits of the control register that umasks of the event decide. */
uint64_t umasks_mask(const struct uncore_tables *tables, const struct uncore_event_row *event);
/* Of these, the umask field; 0 where the event has none. */
uint64_t umask_field_mask(const struct uncore_tables *tables, const struct uncore_event_row *event);
/* Bits of the control register that a umask decides: the fields that it sets, with the umask field or without. */
uint64_t umask_mask(const struct uncore_tables *tables, uint16_t umask);
uint64_t umask_set_mask(const struct uncore_tables *tables, uint16_t umask);
/* The bits of the control value in fields that umasks of the event set, without the event's own bits. */
uint64_t umask_bits(const struct uncore_encoding *encoding, const struct uncore_event_row *event);
/* Whether the control value has any of the bits that umasks of its event decide. */
bool encoding_has_umask(const struct uncore_encoding *encoding);
/* Whether its event needs a umask, and it has none: an expression that names none would get the default. */
bool encoding_lacks_umask(const struct uncore_encoding *encoding);
/* Whether the umasks of its event are in a field that chooses an occupancy. */
bool chooses_occupancy(const struct uncore_encoding *encoding);
/*
 * The umask that libpfm4 adds: to an event without a umask, or with umasks that only narrow and are not part of it. Its
 * events with umasks have a default (INTEL_X86_DFL in its event files). UNCORE_NO_INDEX: none.
 */
uint16_t libpfm4_umask(const struct uncore_encoding *encoding);
/* Whether all umasks that are named, if any, need another one. */
bool umasks_only_narrow(const struct uncore_encoding *encoding);
/* Whether the OR of two umasks of one event counts what either counts. */
bool may_combine(const struct uncore_tables *tables, uint16_t a, uint16_t b);

#endif

/* SPDX-License-Identifier: MIT */
/* Finds fields by name or by role, and the bits of control registers that events decide. */
#ifndef RUNTIME_EVENT_FIELD_H
#define RUNTIME_EVENT_FIELD_H

#include <stdbool.h>
#include <stdint.h>

#include "core/lookup.h"
#include "event/names.h"
#include "uncore/event.h"
#include "uncore/tables.h"

/* A field that an expression may set, and its register. */
struct settable {
	uint16_t reg, field;
};

/* Whether software may choose every bit of the field, in that register. */
static inline bool is_writable(const struct uncore_tables *tables, struct settable target)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];

	return !(row->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_ELSEWHERE)) &&
	       !(uncore_field_mask(row) & ~layout_of(tables, target.reg)->writable);
}

/* The field of a register row with the role, or UNCORE_NO_INDEX. */
uint16_t role_field(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role);

/* Bits of a control register that an event decides. */
static inline uint64_t base_mask(const struct uncore_tables *tables, unsigned reg)
{
	return layout_of(tables, reg)->event_bits;
}

/* The control bits of the event that an expression may change. */
static inline uint64_t changeable_defaults(const struct uncore_tables *tables, unsigned event)
{
	if (!(uncore_events(tables)[event].flags & UNCORE_EVENT_DEFAULTS))
		return 0;
	for (unsigned at = 0; at < tables->defaults.count; at++) {
		if (uncore_defaults(tables)[at].event == event)
			return uncore_defaults(tables)[at].bits;
	}
	return 0;
}

/* Whether the register row holds filters. */
static inline bool is_filter_register(const struct uncore_tables *tables, unsigned reg)
{
	return (uncore_registers(tables)[reg].flags & UNCORE_REGISTER_FILTER) != 0;
}

/* The control field that the umasks of an event set, or UNCORE_NO_INDEX. */
uint16_t umask_field(const struct uncore_encoding *encoding);
/* Bits of the control register that hold the event's code, without its umask. */
uint64_t select_mask(const struct uncore_encoding *encoding);
/* Bits of the control field with the role; 0 where there is none. */
uint64_t role_bits(const struct uncore_encoding *encoding, enum uncore_role role);
/*
 * Finds a field of the control register or of a filter register. The name is its id, its name, an alias,
 * "register.field", or the short word of its role. NOENT; CONFLICT if several have the name: then found and second are
 * two of them.
 */
int find_target(const struct uncore_encoding *encoding, struct span name, struct settable *found,
		struct settable *second);

#endif

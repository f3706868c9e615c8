/* SPDX-License-Identifier: MIT */
/* Finds what counted before a session began: control registers that enable their counters. */
#include "core/lookup.h"
#include "session/session.h"

static uint64_t role_bits(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role)
{
	uint16_t field;

	return find_role(tables, reg, role, &field) == 0 ? uncore_field_mask(&uncore_fields(tables)[field]) : 0;
}

static const struct uncore_counter_row *group_of(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range groups = uncore_boxes(tables)[reg->box].counters;

	for (unsigned at = 0; at < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first + at];

		if (group->control == reg->reg)
			return group;
	}
	return NULL;
}

/*
 * If the control of one counter enables the whole group, that one's old value counts; all registers of a box are saved.
 */
static uint64_t enabling_value(const struct uncore_session *session, const struct saved *saved,
			       const struct uncore_counter_row *group)
{
	for (size_t at = 0; at < session->saved_count; at++) {
		const struct saved *each = &session->saved[at];

		if (each->unit == saved->unit && each->reg.box == saved->reg.box &&
		    each->reg.instance == saved->reg.instance && each->reg.reg == saved->reg.reg &&
		    each->reg.index == group->enabled_by)
			return each->prior;
	}
	return 0;
}

static bool was_counting(const struct uncore_session *session, const struct saved *saved)
{
	const struct uncore_tables *tables = session->tables;
	const struct uncore_counter_row *group = group_of(tables, &saved->reg);
	const struct uncore_layout_row *layout = layout_of(tables, saved->reg.reg);
	uint64_t bit = role_bits(tables, saved->reg.reg, UNCORE_ROLE_ENABLE), levels, value = saved->prior;

	if (saved->kind != SAVED_CONTROL || group == NULL)
		return false;
	if (group->enable == UNCORE_ENABLE_NONZERO)
		return (value & layout->event_bits) != 0;
	if (bit == 0)
		return ((value ^ layout->reset) & layout->reset_known & saved->stable) != 0;
	/* A counter that is enabled at no privilege level counts nothing. */
	levels = role_bits(tables, saved->reg.reg, UNCORE_ROLE_PRIVILEGED) |
		 role_bits(tables, saved->reg.reg, UNCORE_ROLE_UNPRIVILEGED);
	if (levels != 0 && !(value & levels))
		return false;
	if (group->enabled_by != UNCORE_ENABLED_EACH)
		value = enabling_value(session, saved, group);
	return (value & bit) != 0;
}

int uncore_session_found(const struct uncore_session *session, size_t index, struct uncore_found_register *found)
{
	if (session->saved == NULL)
		return UNCORE_E_STATE;
	for (size_t at = 0; at < session->saved_count; at++) {
		const struct saved *saved = &session->saved[at];

		if (!was_counting(session, saved) || index-- != 0)
			continue;
		*found = (struct uncore_found_register){ saved->unit, saved->reg, saved->prior };
		return 0;
	}
	return UNCORE_E_RANGE;
}

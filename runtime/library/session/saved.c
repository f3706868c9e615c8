/* SPDX-License-Identifier: MIT */
/* Lists the registers of a box that a session may change, and restores them. */
#include "session/saved.h"

#include "core/lookup.h"

/* A growing list that has each register once. */
struct collecting {
	const struct uncore_tables *tables;
	struct saved *list;
	size_t room, count;
	unsigned unit;
	uint16_t box, instance;
};

static uint64_t bits_with(const struct uncore_tables *tables, uint16_t reg, enum uncore_access access)
{
	const struct uncore_layout_row *layout = layout_of(tables, reg);
	uint64_t bits = 0;

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[layout->fields.first + at];

		if (field->access == access && !(field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)))
			bits |= uncore_field_mask(field);
	}
	return bits;
}

static uint64_t stable_bits(const struct uncore_tables *tables, uint16_t reg)
{
	return layout_of(tables, reg)->writable &
	       (bits_with(tables, reg, UNCORE_ACCESS_RW) | bits_with(tables, reg, UNCORE_ACCESS_RW_V) |
		bits_with(tables, reg, UNCORE_ACCESS_RWS));
}

int fill_saved(const struct uncore_tables *tables, struct saved *saved)
{
	uint16_t count;

	saved->stable = saved->verified = stable_bits(tables, saved->reg.reg);
	if (find_role(tables, saved->reg.reg, UNCORE_ROLE_COUNT, &count) == 0)
		saved->verified &= ~uncore_field_mask(&uncore_fields(tables)[count]);
	return uncore_register_address(tables, &saved->reg, &saved->address);
}

static bool is_known(const struct collecting *to, uint16_t reg, uint16_t index)
{
	size_t held = to->count < to->room ? to->count : to->room;

	for (size_t at = 0; at < held; at++) {
		const struct uncore_register *known = &to->list[at].reg;

		if (known->box == to->box && known->instance == to->instance && known->reg == reg &&
		    known->index == index)
			return true;
	}
	return false;
}

static void collect(struct collecting *to, uint16_t reg, uint16_t index, enum saved_kind kind)
{
	struct saved saved = { .reg = { to->box, to->instance, reg, index }, .unit = to->unit, .kind = kind };

	/* A register without a bit that can be both read and written need not be restored. */
	if (is_known(to, reg, index) || fill_saved(to->tables, &saved) != 0 || saved.stable == 0)
		return;
	saved.scope = saved.address.scope;
	if (to->count < to->room)
		to->list[to->count] = saved;
	to->count++;
}

/*
 * The control register that enables every counter of its group is restored last, so that another program's counters go
 * on with one write.
 */
static void collect_group(struct collecting *to, const struct uncore_counter_row *group, uint16_t reg, bool controls)
{
	enum saved_kind kind = controls ? SAVED_CONTROL : SAVED_DATA;
	uint16_t last = controls && group->enabled_by != UNCORE_ENABLED_EACH ? group->enabled_by : UNCORE_NO_INDEX;

	for (uint16_t index = 0; reg != UNCORE_NO_INDEX && index < group->count; index++) {
		if (index != last)
			collect(to, reg, index, kind);
	}
	if (reg != UNCORE_NO_INDEX && last != UNCORE_NO_INDEX)
		collect(to, reg, last, kind);
}

/* A reset of a box also changes counters that are not in use, so all of them are saved. */
static void collect_counters(struct collecting *to, bool controls)
{
	struct uncore_range groups = uncore_boxes(to->tables)[to->box].counters;

	for (unsigned at = 0; at < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(to->tables)[groups.first + at];
		uint16_t reg = controls ? group->control : group->data;

		/*
		 * A free-running counter is never written: restoring it would set back a clock that others read. A
		 * count in a control register is restored with that register.
		 */
		if (group->kind == UNCORE_COUNTER_FREE || (!controls && group->data == group->control))
			continue;
		collect_group(to, group, reg, controls);
	}
}

/* A register that a step names by its index is also saved and checked by its kind. */
static bool is_counters(const struct collecting *to, uint16_t reg)
{
	struct uncore_range groups = uncore_boxes(to->tables)[to->box].counters;

	for (unsigned at = 0; at < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(to->tables)[groups.first + at];

		if (group->control == reg || group->data == reg)
			return true;
	}
	return false;
}

/* The registers that steps write and that belong to no counter; with events: those that take what events need. */
static void collect_steps(struct collecting *to, bool events)
{
	struct uncore_range procedures = uncore_boxes(to->tables)[to->box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(to->tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++) {
			const struct uncore_step_row *step = &uncore_steps(to->tables)[steps.first + each];

			if (step->op == UNCORE_STEP_WRITE && !(step->flags & UNCORE_STEP_COUNTERS) &&
			    !is_counters(to, step->reg) && (step->flags & UNCORE_STEP_EVENT ? events : !events))
				collect(to, step->reg, step->index, events ? SAVED_FILTER : SAVED_BOX);
		}
	}
}

/* Whether the address says the instance: then no two instances have the register in common. */
static bool has_own_address(const struct uncore_register_row *row)
{
	return row->instance_stride != 0 && row->bases.count == 0 && row->offsets.count == 0;
}

/* Whether instances of the box may have a register in common that procedures write; most boxes have none. */
static bool may_share(const struct uncore_tables *tables, uint16_t box)
{
	struct uncore_range procedures = uncore_boxes(tables)[box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++)
			if (!has_own_address(&uncore_registers(tables)[uncore_steps(tables)[steps.first + each].reg]))
				return true;
	}
	return false;
}

/* Whether the procedures of both instances write the same register: the control of units that share a function. */
static bool share_register(const struct uncore_tables *tables, uint16_t box, uint16_t a, uint16_t b)
{
	struct uncore_range procedures = uncore_boxes(tables)[box].procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		struct uncore_range steps = uncore_procedure_rows(tables)[procedures.first + at].steps;

		for (unsigned each = 0; each < steps.count; each++) {
			const struct uncore_step_row *step = &uncore_steps(tables)[steps.first + each];
			struct uncore_register first = { box, a, step->reg, step->index };
			struct uncore_register second = { box, b, step->reg, step->index };
			struct uncore_address one, other;

			if (!has_own_address(&uncore_registers(tables)[step->reg]) &&
			    uncore_register_address(tables, &first, &one) == 0 &&
			    uncore_register_address(tables, &second, &other) == 0 &&
			    uncore_compare_addresses(&one, &other) == 0)
				return true;
		}
	}
	return false;
}

/* A reset also zeroes the counts of these. */
static void collect_siblings(struct collecting *to)
{
	uint16_t own = to->instance;

	if (!may_share(to->tables, to->box))
		return;
	for (uint16_t instance = 0; instance < uncore_boxes(to->tables)[to->box].instances; instance++) {
		if (instance == own || !share_register(to->tables, to->box, own, instance))
			continue;
		to->instance = instance;
		collect_counters(to, false);
	}
	to->instance = own;
}

size_t saved_list(const struct uncore_tables *tables, unsigned unit, uint16_t box, uint16_t instance,
		  struct saved *list, size_t room)
{
	struct collecting to = { tables, list, room, 0, unit, box, instance };

	collect_counters(&to, false);
	collect_siblings(&to);
	collect_steps(&to, true);
	collect_counters(&to, true);
	collect_steps(&to, false);
	return to.count;
}

struct uncore_step_access write_back_step(const struct uncore_tables *tables, const struct saved *saved)
{
	return (struct uncore_step_access){ .procedure = UNCORE_PROC_RESTORE,
					    .step = UNCORE_NO_INDEX,
					    .is_write = true,
					    .reg = saved->reg,
					    .address = saved->address,
					    .value = (layout_of(tables, saved->reg.reg)->write_base & ~saved->stable) |
						     (saved->prior & saved->stable) };
}

int write_back(const struct uncore_tables *tables, const struct uncore_io *io, const struct saved *saved,
	       struct uncore_step_access *access, bool *wrote)
{
	uint64_t now = 0;
	int result = uncore_io_read(io, saved->unit, &saved->address, &now);

	*access = write_back_step(tables, saved);
	*wrote = false;
	if (result != 0 || ((now ^ saved->prior) & saved->stable) == 0)
		return result;
	result = uncore_io_write(io, saved->unit, &access->address, access->value);
	*wrote = result == 0;
	return result;
}

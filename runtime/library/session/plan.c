/* SPDX-License-Identifier: MIT */
/* Plans what a session counts where: units, targets, and for each pass the counters to read. */
#include <stdlib.h>
#include <string.h>

#include "core/lookup.h"
#include "core/step.h"
#include "session/session.h"
#include "session/wrap.h"

/* Allocates at least one element, so that NULL always means that memory ran out. */
static void *allocate(size_t count, size_t size)
{
	return calloc(count == 0 ? 1 : count, size);
}

static bool measures(const struct uncore_session *session, enum uncore_scope scope, unsigned number)
{
	if (scope == UNCORE_SCOPE_CPU || session->sockets == NULL)
		return true;
	for (size_t at = 0; at < session->socket_count; at++) {
		if (session->sockets[at] == number)
			return true;
	}
	return false;
}

static bool names(const struct uncore_encoding *encoding, uint16_t box, uint16_t instance)
{
	return encoding->box == box && (encoding->instance == UNCORE_ALL_INSTANCES || encoding->instance == instance);
}

static bool is_wanted(const struct uncore_session *session, uint16_t box, uint16_t instance)
{
	for (unsigned at = 0; at < session->request_count; at++) {
		if (names(&session->requests[at].encoding, box, instance))
			return true;
	}
	return false;
}

/* ---- units and targets ---- */

/* Adds the wanted instances on a unit, or only counts them while there is no memory for them. */
static void add_targets(struct uncore_session *session, enum uncore_scope scope, unsigned unit)
{
	const struct uncore_tables *tables = session->tables;

	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(tables)[box];

		for (uint16_t instance = 0; row->scope == scope && instance < row->instances; instance++) {
			if (!is_wanted(session, box, instance))
				continue;
			if (session->targets != NULL)
				session->targets[session->target_count] =
					(struct target){ .unit = unit,
							 .box = box,
							 .instance = instance,
							 .counter_count = uncore_counter_count(tables, box) };
			session->target_count++;
		}
	}
}

static void observe(void *context, const struct uncore_step_access *step);

static void add_unit(struct uncore_session *session, enum uncore_scope scope, unsigned number)
{
	unsigned first = session->target_count;

	add_targets(session, scope, session->unit_count);
	if (session->target_count == first)
		return;
	if (session->units != NULL)
		session->units[session->unit_count] = (struct unit){ .run = { .tables = session->tables,
									      .io = session->io,
									      .number = number,
									      .observe = observe,
									      .observe_context = session },
								     .scope = scope,
								     .package = { .file = -1, .is_alone = true },
								     .first_target = first,
								     .target_count = session->target_count - first };
	session->unit_count++;
}

static void add_units(struct uncore_session *session)
{
	session->unit_count = 0;
	session->target_count = 0;
	for (unsigned socket = 0; socket < session->machine->socket_count; socket++) {
		if (measures(session, UNCORE_SCOPE_PACKAGE, socket))
			add_unit(session, UNCORE_SCOPE_PACKAGE, socket);
	}
	for (unsigned cpu = 0; cpu < session->machine->cpu_count; cpu++)
		add_unit(session, UNCORE_SCOPE_CPU, cpu);
}

static int make_targets(struct uncore_session *session)
{
	size_t counters = 0;

	add_units(session);
	session->units = (struct unit *)allocate(session->unit_count, sizeof(session->units[0]));
	session->targets = (struct target *)allocate(session->target_count, sizeof(session->targets[0]));
	if (session->units == NULL || session->targets == NULL)
		return UNCORE_E_NOMEM;
	add_units(session);
	for (unsigned at = 0; at < session->target_count; at++)
		counters += session->targets[at].counter_count;
	session->counters = (struct uncore_counter_run *)allocate(counters, sizeof(session->counters[0]));
	if (session->counters == NULL)
		return UNCORE_E_NOMEM;
	session->slot_of = (unsigned *)allocate(counters, sizeof(session->slot_of[0]));
	if (session->slot_of == NULL)
		return UNCORE_E_NOMEM;
	memset(session->slot_of, 0xff, counters * sizeof(session->slot_of[0]));
	counters = 0;
	for (unsigned at = 0; at < session->target_count; at++) {
		session->targets[at].counters = &session->counters[counters];
		counters += session->targets[at].counter_count;
	}
	session->slot_room = (unsigned)counters;
	return 0;
}

/* ---- which of them are there ---- */

/* Whether there are several instances, all missing for one reason. */
static bool are_alike(const struct uncore_session *session)
{
	for (unsigned at = 1; at < session->target_count; at++) {
		if (session->targets[at].presence != session->targets[0].presence)
			return false;
	}
	return session->target_count > 1;
}

/* Explains why nothing can be counted, by the first instance that was requested. */
static int nothing_there(struct uncore_session *session)
{
	const struct target *target = &session->targets[0];
	bool is_denied = false;

	for (unsigned at = 0; at < session->target_count && !is_denied; at++) {
		is_denied = session->targets[at].presence == UNCORE_PRESENCE_DENIED;
		if (is_denied)
			target = &session->targets[at];
	}
	if (session->target_count != 0 && target->presence == UNCORE_PRESENCE_UNKNOWN &&
	    only_perf_counts(session->tables, target->box))
		return uncore_fault_set(&session->fault, UNCORE_E_NODEV,
					"only perf events count %s: no source gives the addresses of its registers",
					uncore_text(session->tables, uncore_boxes(session->tables)[target->box].id));
	if (session->target_count == 0)
		return uncore_fault_set(&session->fault, UNCORE_E_NODEV,
					"this machine can count none of the events given");
	return uncore_fault_set(&session->fault, is_denied ? UNCORE_E_DENIED : UNCORE_E_NODEV,
				"nothing to count: %s %u of %s %u is %s%s%s%s",
				uncore_text(session->tables, uncore_boxes(session->tables)[target->box].id),
				target->instance,
				scope_word((enum uncore_scope)uncore_boxes(session->tables)[target->box].scope),
				session->units[target->unit].run.number, uncore_presence_name(target->presence),
				are_alike(session) ? ", and so are the others" : "",
				session->machine->fault->code != 0 ? ": " : "", session->machine->fault->text);
}

int check_there(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->target_count; at++) {
		if (is_there(&session->targets[at]))
			return 0;
	}
	return nothing_there(session);
}

/* Finds the way that counts an instance. Registers come last: they take every instance. */
static int find_way(struct uncore_session *session, struct target *target)
{
	bool takes = false;
	int result = 0;

	for (unsigned at = WAY_COUNT; at-- > 0 && result == 0 && !takes;) {
		target->way = session->ways[at];
		if (target->way != NULL)
			result = target->way->ops->find(target->way, session, target, &takes);
	}
	return result;
}

static int find_presences(struct uncore_session *session)
{
	int result;

	for (unsigned at = 0; at < session->target_count; at++) {
		struct target *target = &session->targets[at];

		result = find_way(session, target);
		if (result != 0)
			return result;
		if (is_register(target) && is_there(target))
			session->units[target->unit].has_registers = true;
	}
	result = check_there(session);
	/* It is no failure if some instances are missing. If all are, that has been explained. */
	uncore_fault_clear(session->machine->fault);
	return result;
}

/* ---- registers to keep ---- */

/* Whether some pass writes the filter register. */
static bool is_filtered(const struct uncore_session *session, const struct target *target,
			const struct uncore_register *reg)
{
	for (uint32_t pass = 0; pass < uncore_schedule_passes(session->schedule); pass++) {
		size_t count;
		const struct uncore_filter_run *filters =
			uncore_schedule_filters(session->schedule, pass, target->box, target->instance, &count);

		for (size_t at = 0; at < count; at++) {
			if (filters[at].reg == reg->reg && filters[at].index == reg->index)
				return true;
		}
	}
	return false;
}

/*
 * Leaves out filters that no event needs: a session does not touch them, so they may be hidden or refuse access.
 * Returns how many rows remain.
 */
static size_t drop_unused_filters(const struct uncore_session *session, const struct target *target, struct saved *list,
				  size_t count)
{
	size_t kept = 0;

	for (size_t at = 0; at < count; at++) {
		if (list[at].kind != SAVED_FILTER || is_filtered(session, target, &list[at].reg))
			list[kept++] = list[at];
	}
	return kept;
}

static size_t list_saved(struct uncore_session *session, const struct target *target, struct saved *to, size_t room)
{
	size_t count = saved_list(session->tables, session->units[target->unit].run.number, target->box,
				  target->instance, to, room);

	return room == 0 ? count : drop_unused_filters(session, target, to, count);
}

static size_t walk_saved(struct uncore_session *session)
{
	size_t count = 0, room = session->saved_count;

	for (unsigned at = 0; at < session->target_count; at++) {
		struct target *target = &session->targets[at];
		struct saved *to = session->saved == NULL ? NULL : &session->saved[count];

		if (!is_there(target) || !is_register(target))
			continue;
		target->saved = to;
		target->saved_count = list_saved(session, target, to, to == NULL ? 0 : room - count);
		count += target->saved_count;
	}
	return count;
}

static int make_saved(struct uncore_session *session)
{
	session->saved_count = walk_saved(session);
	session->saved = (struct saved *)allocate(session->saved_count, sizeof(session->saved[0]));
	session->checks = (struct uncore_io_item *)allocate(session->saved_count, sizeof(session->checks[0]));
	if (session->saved == NULL || session->checks == NULL)
		return UNCORE_E_NOMEM;
	session->saved_count = walk_saved(session);
	return 0;
}

/* ---- cells ---- */

static int make_cells(struct uncore_session *session)
{
	size_t most = (size_t)session->request_count * session->target_count;

	session->cells = (struct request_cell *)allocate(most, sizeof(session->cells[0]));
	session->live = (unsigned *)allocate(most, sizeof(session->live[0]));
	session->slots = (struct slot_read *)allocate(session->slot_room, sizeof(session->slots[0]));
	session->items = (struct uncore_io_item *)allocate(session->slot_room, sizeof(session->items[0]));
	if (session->cells == NULL || session->live == NULL || session->slots == NULL || session->items == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned at = 0; at < session->request_count; at++) {
		struct request *request = &session->requests[at];

		request->first_cell = session->cell_count;
		for (unsigned target = 0; target < session->target_count; target++) {
			if (!names(&request->encoding, session->targets[target].box, session->targets[target].instance))
				continue;
			session->cells[session->cell_count++] = (struct request_cell){
				.request = at, .target = target, .unit = session->targets[target].unit, .slot = NO_SLOT
			};
		}
		request->cell_count = session->cell_count - request->first_cell;
	}
	return 0;
}

static int make_schedule(struct uncore_session *session)
{
	struct uncore_encoding *encodings =
		(struct uncore_encoding *)allocate(session->request_count, sizeof(encodings[0]));
	uint32_t *together = (uint32_t *)allocate(session->request_count, sizeof(together[0]));
	struct uncore_schedule_options options = { .size = sizeof(options),
						   .flags = UNCORE_SCHEDULE_SHARE,
						   .together = together };
	int result = encodings == NULL || together == NULL ? UNCORE_E_NOMEM : 0;

	if (session->flags & UNCORE_SESSION_MULTIPLEX) {
		options.max_passes = UNCORE_SCHEDULE_ANY_PASSES;
		options.flags |= UNCORE_SCHEDULE_REPEAT;
	}
	for (unsigned at = 0; result == 0 && at < session->request_count; at++) {
		encodings[at] = session->requests[at].encoding;
		together[at] = session->requests[at].together;
	}
	if (result == 0)
		result = uncore_schedule_create(session->tables, encodings, session->request_count, &options,
						&session->schedule, &session->conflict);
	free(encodings);
	free(together);
	session->has_conflict = result == UNCORE_E_CONFLICT;
	if (session->has_conflict)
		uncore_fault_set(&session->fault, result, "%.*s", (int)UNCORE_FAULT_ROOM - 1, session->conflict.text);
	return result;
}

int session_plan(struct uncore_session *session)
{
	int result = make_schedule(session);

	if (result == 0)
		result = make_targets(session);
	if (result == 0)
		result = find_presences(session);
	if (result == 0)
		result = make_cells(session);
	if (result == 0)
		result = make_saved(session);
	if (result == 0)
		result = watch_plan(session);
	if (result == 0)
		find_clocks(session);
	return result;
}

void session_plan_free(struct uncore_session *session)
{
	for (unsigned at = 0; session->targets != NULL && at < session->target_count; at++) {
		struct target *target = &session->targets[at];

		if (target->way != NULL && target->way->ops->drop != NULL)
			target->way->ops->drop(target);
	}
	uncore_schedule_free(session->schedule);
	free(session->units);
	free(session->targets);
	free(session->counters);
	free(session->cells);
	free(session->live);
	free(session->slot_of);
	free(session->slots);
	free(session->items);
	free(session->saved);
	free(session->checks);
	free(session->watches);
	free(session->watch_items);
	session->schedule = NULL;
	session->units = NULL;
	session->targets = NULL;
	session->counters = NULL;
	session->cells = NULL;
	session->live = NULL;
	session->slot_of = NULL;
	session->slots = NULL;
	session->items = NULL;
	session->saved = NULL;
	session->checks = NULL;
	session->watches = NULL;
	session->watch_items = NULL;
	session->unit_count = session->target_count = session->cell_count = session->slot_count = 0;
	session->saved_count = session->watch_count = session->live_count = 0;
	for (unsigned at = 0; at < session->request_count; at++)
		session->requests[at].first_cell = session->requests[at].cell_count = 0;
}

/* ---- a pass ---- */

/* Records what is written, for verification, and calls the session's observer. */
static void observe(void *context, const struct uncore_step_access *step)
{
	struct uncore_session *session = (struct uncore_session *)context;
	struct target *target = &session->targets[session->observed];
	struct uncore_session_access access = { session->units[target->unit].run.number, *step };

	/* A write to the package is reported as one to its first target. It touches no box. */
	if (step->is_write && step->reg.box == target->box)
		target->is_touched = true;
	for (size_t at = 0; step->is_write && at < target->saved_count; at++) {
		struct saved *saved = &target->saved[at];

		if (saved->reg.reg == step->reg.reg && saved->reg.index == step->reg.index) {
			saved->written = step->value;
			saved->is_written = true;
		}
	}
	if (session->observe != NULL)
		session->observe(session->observe_context, &access);
}

/* Finds the group and element of a counter by its number in the box. */
static bool find_counter(const struct uncore_session *session, uint16_t box, unsigned number, uint16_t *group,
			 uint16_t *index)
{
	struct uncore_range groups = uncore_boxes(session->tables)[box].counters;

	for (*group = groups.first; *group < groups.first + groups.count; (*group)++) {
		unsigned count = uncore_counters(session->tables)[*group].count;

		if (number < count) {
			*index = (uint16_t)number;
			return true;
		}
		number -= count;
	}
	return false;
}

static int add_slot(struct uncore_session *session, unsigned target_index, unsigned number)
{
	const struct target *target = &session->targets[target_index];
	struct slot_read *slot = &session->slots[session->slot_count];
	const struct uncore_counter_row *group;
	struct uncore_register reg;

	*slot = (struct slot_read){ .target = target_index,
				    .counter = (unsigned)(target->counters - session->counters) + number };
	if (!find_counter(session, target->box, number, &slot->group, &slot->index))
		return UNCORE_E_RANGE;
	session->slot_count++;
	if (!target->way->ops->wraps)
		return 0;
	group = &uncore_counters(session->tables)[slot->group];
	set_wrap_bounds(session, group, slot);
	slot->shift = (uint8_t)count_shift(session->tables, group);
	if (slot->safe_ns < session->interval_ns)
		session->interval_ns = slot->safe_ns;
	if (!is_register(target))
		return 0;
	reg = (struct uncore_register){ target->box, target->instance, group->data, slot->index };
	return uncore_register_address(session->tables, &reg, &session->items[session->slot_count - 1].address);
}

static int plan_target(struct uncore_session *session, uint32_t pass, unsigned index)
{
	struct target *target = &session->targets[index];
	int result;

	memset(target->counters, 0, target->counter_count * sizeof(target->counters[0]));
	target->first_slot = session->slot_count;
	result = uncore_schedule_program(session->schedule, pass, target->box, target->instance, target->counters,
					 target->counter_count);
	for (unsigned number = 0; result == 0 && number < target->counter_count; number++) {
		if (!target->counters[number].in_use)
			continue;
		result = add_slot(session, index, number);
	}
	target->slot_count = session->slot_count - target->first_slot;
	return result;
}

/* Plans the targets of a unit that are counted by registers, or the others. */
static int plan_targets(struct uncore_session *session, uint32_t pass, const struct unit *unit, bool registers)
{
	int result = 0;

	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count && result == 0; at++) {
		const struct target *target = &session->targets[at];

		if (is_there(target) && is_register(target) == registers)
			result = plan_target(session, pass, at);
	}
	return result;
}

static void swap_slots(struct uncore_session *session, unsigned a, unsigned b)
{
	struct slot_read slot = session->slots[a];
	struct uncore_io_item item = session->items[a];

	session->slots[a] = session->slots[b];
	session->slots[b] = slot;
	session->items[a] = session->items[b];
	session->items[b] = item;
}

/*
 * Sorts by address, so that neighbours on the bus are read in one call. Insertion sort is enough for a few items that
 * are nearly sorted.
 */
static void sort_slots(struct uncore_session *session, const struct unit *unit)
{
	for (unsigned end = unit->first_slot + 1; end < unit->first_slot + unit->slot_count; end++) {
		for (unsigned at = end; at > unit->first_slot; at--) {
			if (uncore_compare_addresses(&session->items[at - 1].address, &session->items[at].address) <= 0)
				break;
			swap_slots(session, at - 1, at);
		}
	}
}

/* ---- the cells of a pass ---- */

static void unlink_cells(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->live_count; at++)
		session->cells[session->live[at]].slot = NO_SLOT;
	for (unsigned at = 0; at < session->slot_count; at++)
		session->slot_of[session->slots[at].counter] = NO_SLOT;
	session->live_count = 0;
}

/* Gives a cell the slot of its counter; several requests may share one. */
static void link_cell(struct uncore_session *session, unsigned index)
{
	struct request_cell *cell = &session->cells[index];
	const struct target *target = &session->targets[cell->target];
	unsigned counter;

	if (uncore_schedule_counter(session->schedule, session->pass, cell->request, target->instance, &counter) != 0)
		return;
	cell->slot = session->slot_of[(size_t)(target->counters - session->counters) + counter];
	if (cell->slot != NO_SLOT)
		session->live[session->live_count++] = index;
}

static void link_cells(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->slot_count; at++)
		session->slot_of[session->slots[at].counter] = at;
	for (unsigned at = 0; at < session->request_count; at++) {
		const struct request *request = &session->requests[at];

		if (!uncore_schedule_counts(session->schedule, session->pass, at))
			continue;
		for (unsigned each = 0; each < request->cell_count; each++)
			link_cell(session, request->first_cell + each);
	}
}

int session_plan_pass(struct uncore_session *session, uint32_t pass)
{
	int result = 0;

	note_movement(session);
	unlink_cells(session);
	session->pass = pass;
	session->slot_count = 0;
	session->interval_ns = UINT64_MAX;
	for (unsigned at = 0; at < session->unit_count && result == 0; at++) {
		struct unit *unit = &session->units[at];

		unit->first_slot = session->slot_count;
		result = plan_targets(session, pass, unit, true);
		unit->slot_count = session->slot_count - unit->first_slot;
		sort_slots(session, unit);
		if (result == 0)
			result = plan_targets(session, pass, unit, false);
		unit->other_count = session->slot_count - unit->first_slot - unit->slot_count;
	}
	if (result == 0)
		link_cells(session);
	return result;
}

uint32_t uncore_session_passes(const struct uncore_session *session)
{
	return session->schedule == NULL ? 0 : uncore_schedule_passes(session->schedule);
}

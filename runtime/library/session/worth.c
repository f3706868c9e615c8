/* SPDX-License-Identifier: MIT */
/*
 * Finds what a count of a cell is worth, and computes amounts of it. A register may say it, or the way that counts:
 * Linux counts energy in units of its own.
 */
#include "session/session.h"

static const struct uncore_counter_row *group_of(const struct uncore_session *session, const struct request_cell *cell)
{
	return &uncore_counters(session->tables)[session->requests[cell->request].encoding.group];
}

/* Reads the field that says how often the worth is halved. */
static int read_halvings(struct uncore_session *session, const struct target *target, const struct uncore_field_ref *by,
			 uint8_t *halvings)
{
	struct uncore_register reg = { by->box, target->instance, by->reg, 0 };
	struct uncore_address address;
	uint64_t value;
	char name[80];
	int result = uncore_register_address(session->tables, &reg, &address);

	if (result == 0)
		result = uncore_io_read(&session->io, session->units[target->unit].run.number, &address, &value);
	if (result == 0)
		*halvings = (uint8_t)uncore_field_value(&uncore_fields(session->tables)[by->field], value);
	else if (uncore_register_name(session->tables, &reg, name, sizeof(name)) > 0)
		uncore_fault_set(&session->units[target->unit].run.fault, result, "read %s", name);
	return result;
}

static void find_worth(struct uncore_session *session, struct request_cell *cell)
{
	const struct uncore_counter_row *group = group_of(session, cell);
	struct target *target = &session->targets[cell->target];
	uint8_t own = 0;
	int result = 0;

	if (group->worth == 0 || !is_there(target))
		return;
	cell->worth = group->worth;
	cell->halvings = group->halvings;
	if (target->way->ops->halvings != NULL)
		own = target->way->ops->halvings(session, target, &session->requests[cell->request]);
	if (own != 0)
		cell->halvings = own;
	else if (group->halved_by.field != UNCORE_NO_INDEX)
		result = read_halvings(session, target, &group->halved_by, &cell->halvings);
	if (result != 0)
		lose_target(session, cell->target, result);
}

void find_worths(struct uncore_session *session)
{
	for (unsigned at = 0; at < session->request_count; at++) {
		const struct request *request = &session->requests[at];

		if (request->encoding.group == UNCORE_NO_INDEX)
			continue;
		for (unsigned each = 0; each < request->cell_count; each++)
			find_worth(session, &session->cells[request->first_cell + each]);
	}
}

uint64_t worth_of(uint64_t count, uint32_t worth, uint8_t halvings)
{
	uint64_t whole = count >> halvings, rest = count & ((UINT64_C(1) << halvings) - 1);

	return worth == 0 ? count : whole * worth + (rest * worth >> halvings);
}

/* SPDX-License-Identifier: MIT */
/*
 * Marks the counts that a session loses when an access fails, and keeps the explanation of an instance's first failure.
 */
#include "session/session.h"

enum uncore_value_state state_of_failure(int result)
{
	return result == UNCORE_E_DENIED ? UNCORE_VALUE_DENIED : UNCORE_VALUE_LOST;
}

bool is_access_failure(int result)
{
	return result == UNCORE_E_NODEV || result == UNCORE_E_IO || result == UNCORE_E_DENIED ||
	       result == UNCORE_E_WIDTH;
}

void note_lost_read(struct uncore_session *session, const struct slot_read *slot, int result)
{
	struct target *target = &session->targets[slot->target];
	const struct uncore_fault *machine = session->machine->fault;
	struct uncore_register reg = { target->box, target->instance,
				       uncore_counters(session->tables)[slot->group].data, slot->index };
	char name[80];

	if (target->lost.code != 0)
		return;
	if (uncore_register_name(session->tables, &reg, name, sizeof(name)) < 0)
		name[0] = '\0';
	uncore_fault_set(&target->lost, result, "read %s: %s", name,
			 machine->code == result ? machine->text : uncore_error_text(result));
}

/* Marks the counts of every pass: scaling a count over a time in which it did not count would invent counts. */
void lose_target(struct uncore_session *session, unsigned target, int result)
{
	struct uncore_fault *said = &session->units[session->targets[target].unit].run.fault;
	struct uncore_fault *machine = session->machine->fault;

	uncore_fault_set(&session->targets[target].lost, result, "%s%s%s",
			 said->code != 0 ? said->text : uncore_error_text(result), machine->code != 0 ? "; " : "",
			 machine->text);
	uncore_fault_clear(said);
	uncore_fault_clear(machine);
	for (unsigned at = 0; at < session->cell_count; at++) {
		struct request_cell *cell = &session->cells[at];

		if (cell->target == target && cell->state == UNCORE_VALUE_OK)
			cell->state = (uint8_t)state_of_failure(result);
	}
}

/* SPDX-License-Identifier: MIT */
/* Runs a procedure on an instance, and says what failed. */
#include "session/session.h"

struct uncore_box_run box_run(struct uncore_session *session, struct target *target)
{
	struct uncore_box_run run = { .unit = &session->units[target->unit].run,
				      .box = target->box,
				      .instance = target->instance,
				      .counters = target->counters,
				      .counter_count = target->counter_count };

	run.filters = uncore_schedule_filters(session->schedule, session->pass, target->box, target->instance,
					      &run.filter_count);
	return run;
}

int unit_failed(struct uncore_session *session, struct unit *unit, int result)
{
	const struct uncore_fault *machine = session->machine->fault;
	const char *kind = unit->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket";
	const char *what = unit->run.fault.code != 0 ? unit->run.fault.text : uncore_error_text(result);

	uncore_fault_set(&session->fault, result, "%s %u: %s%s%s", kind, unit->run.number, what,
			 machine->code != 0 ? "; " : "", machine->code != 0 ? machine->text : "");
	uncore_fault_clear(&unit->run.fault);
	return result;
}

/* While the session counts, a failed access costs the instance its counts. Before and after that, the session fails. */
int run_on(struct uncore_session *session, unsigned index, enum uncore_procedure procedure)
{
	bool counts = session->stage == STAGE_COUNTING;
	int result;

	if (counts)
		uncore_fault_clear(session->machine->fault);
	result = session->targets[index].way->ops->run(session, index, procedure);
	if (result == 0)
		return 0;
	if (!counts || !is_access_failure(result))
		return unit_failed(session, &session->units[session->targets[index].unit], result);
	lose_target(session, index, result);
	return result;
}

bool has_unfreeze(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->procedures.count; at++) {
		if (uncore_procedure_rows(tables)[tables->procedures.first + at].procedure == UNCORE_PROC_UNFREEZE)
			return true;
	}
	return false;
}

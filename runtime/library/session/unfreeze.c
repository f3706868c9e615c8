/* SPDX-License-Identifier: MIT */
/* Ends freezes of whole packages that another program left. */
#include <string.h>

#include "session/session.h"

struct unfreezing {
	uncore_session_observer *observe;
	void *context;
	unsigned socket;
	unsigned writes;
};

static void note_write(void *context, const struct uncore_step_access *step)
{
	struct unfreezing *work = (struct unfreezing *)context;
	struct uncore_session_access access = { work->socket, *step };

	work->writes += step->is_write;
	if (work->observe != NULL)
		work->observe(work->context, &access);
}

static int unfreeze(struct uncore_machine *machine, unsigned socket, bool dry_run, struct unfreezing *work,
		    struct uncore_fault *fault)
{
	struct uncore_unit unit = { .tables = machine->tables,
				    .io = dry_run ? dry_io(machine) : machine->io,
				    .number = socket,
				    .observe = note_write,
				    .observe_context = work };
	int result;

	work->socket = socket;
	result = uncore_run_platform(&unit, UNCORE_PROC_UNFREEZE);
	if (result == 0 || result == UNCORE_E_NOENT)
		return result;
	return uncore_fault_set(fault, result, "socket %u: %s%s%s", socket, unit.fault.text,
				machine->fault->code != 0 ? "; " : "", machine->fault->text);
}

static int unfreeze_alone(struct uncore_machine *machine, unsigned socket, const char *state, bool dry_run,
			  struct unfreezing *work, struct uncore_fault *fault)
{
	struct locks locks = { .directory = -1, .journal = -1 };
	struct package_lock package = { .file = -1, .is_alone = true };
	int result = 0;

	if (state != NULL && !dry_run) {
		result = locks_open(&locks, state, fault);
		if (result == 0)
			result = join_package(&locks, machine, socket, &package, fault);
	}
	if (result == 0 && !package.is_alone)
		result = uncore_fault_set(fault, UNCORE_E_BUSY,
					  "socket %u: a measurement runs there, and may hold boxes frozen on purpose; "
					  "see: uncore who",
					  socket);
	if (result == 0)
		result = unfreeze(machine, socket, dry_run, work, fault);
	locks_close(&locks);
	return result;
}

int uncore_unfreeze(struct uncore_machine *machine, const char *state, bool dry_run, uncore_session_observer *observe,
		    void *context, struct uncore_fault *fault)
{
	struct unfreezing work = { .observe = observe, .context = context };
	int first = 0;

	uncore_fault_clear(machine->fault);
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		int result = machine->sockets[socket].cpu < 0 ?
				     0 :
				     unfreeze_alone(machine, socket, state, dry_run, &work, fault);

		if (first == 0)
			first = result;
	}
	uncore_machine_release(machine);
	return first == 0 && work.writes == 0 ? UNCORE_E_NOENT : first;
}

/* SPDX-License-Identifier: MIT */
/* Opens the machine and the sessions of a measurement, and explains their failures. */
#include "cli/stat/measurement.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/way.h"
#include "cli/run/signals.h"
#include "cli/stat/dry/writes.h"

/* With more passes than this, what is counted is a small sample of the time. */
enum { MANY_PASSES = 10 };

int check_sockets(const struct measurement *work)
{
	for (size_t at = 0; at < work->items.count && work->socket_count != 0; at++) {
		const struct stat_item *item = &work->items.items[at];

		if (uncore_boxes(work->machine->tables)[item->box].scope != UNCORE_SCOPE_CPU)
			continue;
		complain(work->request,
			 "--socket: %s counts on logical CPUs, on all that are online; "
			 "leave out --socket",
			 item->name);
		return CLI_BAD;
	}
	return CLI_GOOD;
}

/* ---- errors ---- */

static int explain_conflict(const struct measurement *work, const struct uncore_schedule_conflict *conflict)
{
	const struct cli_request *request = work->request;

	complain(request, "the events cannot count at the same time: %s", conflict->text);
	if (conflict->request_count == 1)
		return CLI_BAD;
	if (conflict->passes > 0)
		fputs("  --multiplex runs them in turn and scales the counts", stderr);
	if (conflict->passes > MANY_PASSES)
		fprintf(stderr, "; in %u passes, each counts for about %.2g %% of the time", (unsigned)conflict->passes,
			100.0 / conflict->passes);
	if (conflict->passes > 0)
		fputs("\n", stderr);
	return CLI_BAD;
}

void tell_passes(const struct measurement *work, uint32_t passes)
{
	if (passes <= MANY_PASSES || work->has_told)
		return;
	begin_writing(STDERR_FILENO);
	complain(work->request,
		 "%u passes in turn: each event counts for about %.2g %% of the time, and fewer "
		 "events give better estimates",
		 (unsigned)passes, 100.0 / passes);
	end_writing();
}

void tell_endless(struct measurement *work)
{
	const struct cli_request *request = work->request;
	bool has_end = request->timeout.is_given || request->interval_count.is_given || request->line.count > 0 ||
		       request->pids != NULL || request->control != NULL;

	if (has_end || work->has_told_end || work->tape.replay != NULL || isatty(STDERR_FILENO) != 1)
		return;
	begin_writing(STDERR_FILENO);
	complain(request, "counting until Ctrl-C");
	end_writing();
	work->has_told_end = true;
}

int session_failed(const struct measurement *work, struct uncore_session *session, int result)
{
	const struct uncore_schedule_conflict *conflict = uncore_session_conflict(session);

	/* close_tape() prints why. */
	if (tape_is_left(&work->tape))
		return CLI_BAD;
	return conflict != NULL ?
		       explain_conflict(work, conflict) :
		       session_denied(work->request, &work->opened, result, uncore_session_fault(session)->text);
}

/* ---- opening ---- */

/* A dry run prints its writes at the end, when equal ones are known. */
static void print_access(void *context, const struct uncore_session_access *access)
{
	struct measurement *work = (struct measurement *)context;

	if (work->request->dry_run) {
		note_dry_write(&work->plan, access);
		return;
	}
	if (!access->step.is_write)
		return;
	begin_writing(STDERR_FILENO);
	print_session_write(stderr, work->machine->tables, access);
	end_writing();
}

int open_session(struct measurement *work, struct uncore_session **session)
{
	const struct cli_request *request = work->request;
	struct uncore_session_options options = { .size = sizeof(options),
						  .state = work->opened.state,
						  .units = work->sockets,
						  .unit_count = work->socket_count,
						  .observe_context = work };
	struct uncore_fault fault = { 0, "" };
	int result;

	/* A group is counted as far as possible, and says how far it could be. */
	options.flags = (request->multiplex || request->groups.count != 0 ? (unsigned)UNCORE_SESSION_MULTIPLEX : 0) |
			(request->frozen ? (unsigned)UNCORE_SESSION_FROZEN : 0) |
			(request->dry_run ? (unsigned)UNCORE_SESSION_DRY_RUN : 0);
	if (request->dry_run || request->verbose)
		options.observe = print_access;
	options.way = work->opened.way;
	result = uncore_session_create(work->machine, &options, session, &fault);
	if (result == 0)
		result = add_requests(*session, &work->items);
	if (result == 0)
		return CLI_GOOD;
	result = session_denied(request, &work->opened, result,
				fault.code != 0  ? fault.text :
				*session != NULL ? uncore_session_fault(*session)->text :
						   uncore_error_text(result));
	uncore_session_free(*session);
	*session = NULL;
	return result;
}

struct stat_others others_of(const struct measurement *work)
{
	return (struct stat_others){ .request = work->request,
				     .machine = work->machine,
				     .state = work->opened.state,
				     .child = &work->child,
				     .is_shared = work->tape.replay == NULL && work->opened.sim == NULL };
}

/* A simulated machine and a recording have registers alone: this is not said each time. */
void note_way(const struct measurement *work, const struct uncore_session *session, struct stat_report *report)
{
	text_cut(&report->way, 0);
	text_cut(&report->way_word, 0);
	if (work->opened.machine != NULL && work->opened.sim == NULL)
		add_way(&report->way, &work->opened, session);
	add_way_word(&report->way_word, &work->opened, session);
}

void note_found(struct measurement *work, const struct uncore_session *session)
{
	struct stat_others others = others_of(work);

	if (!work->has_told)
		tell_found(&others, session);
	work->has_told = true;
}

void note_left(struct measurement *work, struct uncore_session *session, int result)
{
	begin_writing(STDERR_FILENO);
	work->left = session_failed(work, session, result);
	if (uncore_session_is_put_back(session))
		fputs("  every register was restored all the same\n", stderr);
	else if (work->opened.state != NULL)
		fputs("  some registers could not be restored: run uncore restore\n", stderr);
	end_writing();
}

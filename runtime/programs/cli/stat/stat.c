/* SPDX-License-Identifier: MIT */
/* uncore stat: counts events while a command runs, or for a time. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/stat/dry/finish.h"
#include "cli/stat/dry/writes.h"
#include "cli/common/find.h"
#include "cli/machine/way.h"
#include "cli/machine/writing.h"
#include "cli/stat/groups.h"
#include "cli/stat/request/checks.h"
#include "cli/stat/measurement.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/request/wanted.h"
#include "cli/run/signals.h"

/* ---- one run ---- */

static void report_end(struct measurement *work, struct stat_loop *loop, uint64_t ended_ns)
{
	struct stat_report *report = loop->report;
	bool is_split = work->request->interval.is_given || work->taker != NULL;
	uint64_t begun_ns = loop->begun_ns - loop->begun_stood_ns;
	uint64_t since = is_split ? loop->printed_ns - loop->printed_stood_ns : begun_ns;

	measure_report(loop);
	report->at_seconds = (double)(ended_ns - begun_ns) / 1e9;
	report->closed_seconds = loop->is_delayed ? 0 : (double)closed_time(loop, ended_ns) / 1e9;
	report->seconds = (double)(ended_ns - since) / 1e9;
	date_report(loop, ended_ns);
	report->cost = take_cost(loop);
	report->whole = loop->cost;
}

/* Chooses the lines of the output, and directs it, once there is something to write. */
static int begin_report(struct measurement *work, struct uncore_session *session)
{
	struct stat_measured *measured = &work->measured;
	int result = CLI_GOOD;

	if (measured->rows.count == 0) {
		make_rows(work->request, session, &work->items, &measured->rows);
		make_samples(&measured->rows, &measured->samples);
		make_view(&measured->rows, &measured->view);
		make_sums(&measured->rows, &measured->sums);
		if (!work->request->dry_run)
			result = direct_stat_output(work->request, &work->output);
	}
	if (work->request->delay.is_given && work->request->delay.number != 0)
		begin_closed(&measured->rows, &measured->samples);
	else
		begin_samples(&measured->rows, &measured->samples);
	return result;
}

/* Starts the session, runs the command, and stops. The view shows what was counted. */
static int run_session(struct measurement *work, struct uncore_session *session, struct stat_report *report)
{
	struct stat_loop loop = { .request = work->request,
				  .machine = work->machine,
				  .session = session,
				  .child = &work->child,
				  .tape = &work->tape,
				  .measured = &work->measured,
				  .report = report,
				  .outside = work->outside.files >= 0 ? &work->outside : NULL,
				  .is_manual = work->is_manual };
	int result = uncore_session_start(session), status = CLI_GOOD, ended;
	uint64_t ended_ns;

	if (result != 0)
		return session_failed(work, session, result);
	begin_loop(&loop);
	report->passes = uncore_session_passes(session);
	note_way(work, session, report);
	tell_passes(work, report->passes);
	status = begin_report(work, session);
	if (work->request->dry_run)
		return finish_dry_run(work, session);
	if (status == CLI_GOOD)
		result = begin_marking(work->marking, &loop);
	if (status == CLI_GOOD && result == 0)
		status = begin_child(&work->tape, work->request, &work->child);
	/* This takes time. The command runs already, so that it need not wait while everything counts. */
	if (status == CLI_GOOD && result == 0) {
		note_found(work, session);
		tell_endless(work);
		result = run_loop(&loop);
	}
	end_marking(work->marking, &loop);
	ended = uncore_session_stop(session);
	ended_ns = uncore_machine_now(work->machine);
	work->signal = loop.signal;
	work->is_stolen = work->is_stolen || was_stolen(session);
	report_end(work, &loop, ended_ns);
	note_causes(report, session);
	if (result == 0 && ended != 0 && status == CLI_GOOD && !tape_is_left(&work->tape))
		note_left(work, session, ended);
	else if (result == 0)
		result = ended;
	return result != 0 ? session_failed(work, session, result) : status;
}

static int run_once(struct measurement *work, struct stat_report *report)
{
	struct uncore_session *session;
	int result = open_session(work, &session);

	if (result != CLI_GOOD)
		return result;
	/* Held before the session moves this thread to a socket: the command keeps its caller's CPUs. */
	if (!work->request->dry_run)
		result = hold_child(work->request, work->output.standard, &work->child);
	if (result == CLI_GOOD)
		result = run_session(work, session, report);
	uncore_session_free(session);
	return result;
}

static void finish_child(struct measurement *work)
{
	end_child(&work->child);
	note_child(&work->tape, &work->child);
	if (child_status(&work->child) != 0)
		work->status = child_status(&work->child);
}

/* A run that a signal interrupted is no repetition, unless it is the only one. */
static void note_run(struct measurement *work, struct stat_report *report)
{
	bool is_repeated = work->request->repeat.is_given;

	if (is_repeated && work->signal != 0 && report->repeats > 0)
		return;
	count_view(&work->measured.sums, &work->measured.view);
	if (!is_repeated || work->signal != 0)
		return;
	note_repeat(&work->measured.sums, &work->measured.view);
	report->repeats++;
	work->ns += (uint64_t)(report->seconds * 1e9 + 0.5);
	work->cost.samples += report->cost.samples;
	work->cost.ns += report->cost.ns;
}

static bool tell_stuck(const struct measurement *work)
{
	if (!is_writing_stuck())
		return false;
	clearerr(stdout);
	begin_writing(STDERR_FILENO);
	complain(work->request, "the reports could not be written: no program has read them for a second");
	end_writing();
	return true;
}

/* Prints the last report. The exit status is about the whole measurement, not about this report. */
static int print_last(struct measurement *work, struct stat_report *report)
{
	if (report->repeats > 0) {
		view_means(&work->measured.view, &work->measured.sums);
		report->seconds = report->at_seconds = (double)(work->ns / report->repeats) / 1e9;
		report->cost.samples = work->cost.samples / report->repeats;
		report->cost.ns = work->cost.ns / report->repeats;
		report->whole = report->cost;
	}
	report->is_last = true;
	print_report(report);
	if (tell_stuck(work) || work->output.has_failed || work->output.has_left_out)
		return CLI_BAD;
	if (work->request->interval.is_given)
		view_between(&work->measured.view, NULL, work->measured.samples.now);
	return view_is_complete(&work->measured.view) ? CLI_GOOD : CLI_NOTHING;
}

static int run_all(struct measurement *work, struct stat_report *report)
{
	unsigned runs = work->request->repeat.is_given ? (unsigned)work->request->repeat.number : 1;
	int result = CLI_GOOD;

	for (unsigned done = 0; done < runs && result == CLI_GOOD && work->signal == 0 && work->left == CLI_GOOD;
	     done++) {
		finish_child(work);
		result = run_once(work, report);
		if (result == CLI_GOOD && tape_is_left(&work->tape))
			result = CLI_BAD;
		if (result == CLI_GOOD && !work->request->dry_run)
			note_run(work, report);
	}
	return result;
}

static int run_and_print(struct measurement *work)
{
	struct stat_report report = { .request = work->request,
				      .machine = work->machine,
				      .rows = &work->measured.rows,
				      .view = &work->measured.view,
				      .sums = &work->measured.sums,
				      .settings = work->items.settings,
				      .output = &work->output,
				      .totals = (const struct uncore_value *const *)&work->measured.samples.now,
				      .is_first = true,
				      .sim = work->tape.recording == NULL ? work->opened.sim : NULL,
				      .only_clocks_count = work->opened.only_clocks_count,
				      .taker = work->taker };
	int result = run_all(work, &report);

	/* A recorded command is part of the recording. */
	if (work->tape.replay != NULL)
		finish_child(work);
	if (result == CLI_GOOD && !work->request->dry_run)
		result = has_followed(&work->tape) ? print_last(work, &report) : CLI_BAD;
	if (work->left != CLI_GOOD && (result == CLI_GOOD || result == CLI_NOTHING))
		result = work->left;
	if (work->is_stolen && work->taker == NULL) {
		struct stat_others others = others_of(work);

		tell_stolen(&others);
	}
	/* After the report, because the command may take long to end. */
	finish_child(work);
	if (work->taker != NULL && work->measured.rows.count > 0)
		work->taker->end(work->taker, &report);
	text_free(&report.causes);
	text_free(&report.way);
	text_free(&report.way_word);
	return result;
}

static void free_measured(struct measurement *work)
{
	free_sums(&work->measured.sums);
	free_view(&work->measured.view);
	free_samples(&work->measured.samples);
	free_rows(&work->measured.rows);
	free_items(&work->items);
	free(work->sockets);
	free_dry_writes(&work->plan);
	close_stat_output(&work->output);
}

/* Opens the machine, or a recording. */
static int open_measured(struct measurement *work)
{
	const struct cli_request *request = work->request;
	/* Others give orders in real time. */
	bool is_directed = request->line.count > 0 || request->control != NULL || request->pids != NULL;
	bool is_timed =
		!is_directed && !request->regions && (request->timeout.is_given || request->interval_count.is_given);
	int result;

	if (work->tape.replay != NULL) {
		work->machine = uncore_replay_machine(work->tape.replay);
		work->is_manual = uncore_replay_head(work->tape.replay)->is_manual;
		return CLI_GOOD;
	}
	result = wants_group_list(request) ? CLI_GOOD : need_writing(request, "counting programs registers");
	if (result != CLI_GOOD)
		return result;
	result = open_machine(request, is_timed || request->clock == CLI_CLOCK_MANUAL, &work->opened);
	if (result != CLI_GOOD)
		return result;
	work->machine = work->opened.machine;
	work->is_manual = is_timed && work->opened.sim != NULL;
	return choose_way(request, request->record != NULL, &work->opened);
}

static int measure(struct measurement *work)
{
	bool has_command = work->request->line.count > 0 ||
			   (work->tape.replay != NULL && uncore_replay_head(work->tape.replay)->has_command);
	bool is_joined = false;
	int result = check_options(work->request, has_command);

	if (result == CLI_GOOD && names_listed_platform(work->request))
		return answer_named_group_list(work->request);
	if (result == CLI_GOOD)
		result = open_measured(work);
	if (result == CLI_GOOD && wants_group_list(work->request))
		return answer_group_list(work->request, work->machine->tables);
	if (result == CLI_GOOD)
		result = read_items(work->request, work->machine, &work->items);
	if (result == CLI_GOOD && !work->request->dry_run)
		find_item_devices(work->request, &work->opened, work->tape.replay, &work->items);
	if (result == CLI_GOOD)
		result = read_sockets(work->request, work->machine, &work->sockets, &work->socket_count);
	if (result == CLI_GOOD)
		result = check_sockets(work);
	if (result == CLI_GOOD && !work->request->dry_run)
		find_item_settings(work->machine, work->tape.replay, work->sockets, work->socket_count, &work->items);
	if (result == CLI_GOOD && work->tape.replay == NULL && !work->request->dry_run)
		result = open_marking(work->request, work->opened.state, &work->marking, &is_joined);
	if (is_joined)
		return result;
	if (result == CLI_GOOD)
		result = open_stat_output(work->request, &work->output);
	if (result == CLI_GOOD && work->tape.replay == NULL && !work->request->dry_run)
		result = open_outside(work->request, marking_files(work->marking), &work->outside);
	if (result == CLI_GOOD)
		result = begin_recording(&work->tape, work->request, &work->machine, work->is_manual,
					 work->items.devices, work->items.settings);
	if (result == CLI_GOOD && work->tape.replay == NULL)
		tell_habits(work->request);
	/* Not in the report, so that a replay prints the same report. */
	if (result == CLI_GOOD && work->tape.recording != NULL)
		tell_traffic(work->request, &work->opened);
	/* Until here, and if nothing is written, a signal may end the process. */
	if (result == CLI_GOOD && work->tape.replay == NULL && !work->request->dry_run)
		take_signals();
	return result == CLI_GOOD ? run_and_print(work) : result;
}

/* Lends a taker what the recording says about itself, and keeps what was wrong with it. */
static int measure_for(struct measurement *work)
{
	int result;

	if (work->taker == NULL)
		return measure(work);
	work->taker->head = uncore_replay_head(work->tape.replay);
	result = measure(work);
	if (tape_is_left(&work->tape))
		text_add(&work->taker->fault, uncore_replay_fault(work->tape.replay));
	return result;
}

int stat_for(const struct cli_request *request, struct stat_taker *taker)
{
	struct measurement work = { .request = request,
				    .output = { .standard = -1, .file = -1 },
				    .taker = taker,
				    .outside = RUN_OUTSIDE_NONE };
	int result = open_replay(&work.tape, &work.request);

	if (result == CLI_GOOD)
		result = measure_for(&work);
	close_outside(&work.outside);
	close_marking(work.marking);
	free_measured(&work);
	result = close_tape(&work.tape, request, result);
	close_machine(&work.opened);
	/* The command's own failure says more. */
	return work.status != 0 && result != CLI_BAD && result != CLI_MACHINE && result != CLI_NO_COUNTERS ?
		       work.status :
		       result;
}

int cli_stat(const struct cli_request *request)
{
	return stat_for(request, NULL);
}

int cli_record(const struct cli_request *request)
{
	struct cli_request wanted = *request;

	wanted.record = *wanted.line.arguments++;
	wanted.line.count--;
	return cli_stat(&wanted);
}

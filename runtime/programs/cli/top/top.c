/* SPDX-License-Identifier: MIT */
/* uncore top: shows counts on a live screen. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/way.h"
#include "cli/machine/writing.h"
#include "cli/run/signals.h"
#include "cli/stat/request/wanted.h"
#include "cli/top/top.h"

/* ---- what the loop of stat asks ---- */

static int wait_while_counting(void *context, uint64_t nanoseconds)
{
	return wait_for_keys((struct top *)context, nanoseconds);
}

static bool is_enough(void *context)
{
	return is_left((const struct top *)context);
}

/* Until the user asks for a step. */
static int wait_for_step(struct top *top)
{
	while (!is_left(top) && !top->state.is_step)
		wait_for_keys(top, UINT64_C(3600000000000));
	top->state.is_step = false;
	return top->signal;
}

/* A recording is shown as slowly as it was made. */
static int wait_as_recorded(struct top *top)
{
	wait_for_keys(top, (uint64_t)(top->report.seconds * 1e9));
	while (!is_left(top) && top->state.is_paused)
		wait_for_keys(top, UINT64_C(3600000000000));
	return top->signal;
}

static void take_report(struct top *top)
{
	double end = top->base_seconds + top->report.at_seconds;

	model_take(&top->model, top->session, end - top->report.seconds, end);
	read_settings(top->work.items.settings, top->work.machine);
	top->at_seconds = end;
	note_troubles(top);
}

static int show_report(void *context)
{
	struct top *top = (struct top *)context;
	bool is_replay = top->work.tape.replay != NULL;

	take_report(top);
	forget_said(top);
	/* The pause of a real machine is of the screen only: its counters would wrap. */
	if (!top->state.is_paused || is_replay)
		show_page(top);
	if (top->state.steps)
		return wait_for_step(top);
	return is_replay ? wait_as_recorded(top) : top->signal;
}

/* ---- a session ---- */

static const struct stat_watcher watching = { .wait = wait_while_counting, .show = show_report, .is_over = is_enough };

static void begin_model(struct top *top)
{
	if (top->has_model) {
		model_begin(&top->model);
		return;
	}
	model_make(&top->model, &top->request, top->session, &top->work.items, top->work.machine->tables);
	top->has_model = true;
}

/* The part of an interval before a recording ends. */
static void take_rest(struct top *top, uint64_t ended_ns)
{
	struct stat_loop *loop = &top->loop;

	if (top->work.tape.replay == NULL || is_left(top) || ended_ns <= loop->printed_ns - loop->printed_stood_ns)
		return;
	top->report.at_seconds = (double)(ended_ns - loop->begun_ns) / 1e9;
	top->report.seconds = (double)(ended_ns - (loop->printed_ns - loop->printed_stood_ns)) / 1e9;
	take_report(top);
}

static int count(struct top *top, struct stat_watcher *watcher)
{
	struct measurement *work = &top->work;
	int result, ended;

	top->loop = (struct stat_loop){ .request = &top->request,
					.machine = work->machine,
					.session = top->session,
					.child = &work->child,
					.tape = &work->tape,
					.report = &top->report,
					.watcher = watcher,
					.is_manual = work->is_manual };
	begin_loop(&top->loop);
	begin_model(top);
	note_found(work, top->session);
	show_page(top);
	if (top->state.steps)
		wait_for_step(top);
	result = run_loop(&top->loop);
	if (top->signal == 0)
		top->signal = work->tape.replay == NULL ? top->loop.signal : 0;
	ended = uncore_session_stop(top->session);
	if (is_left(top) && work->tape.replay != NULL)
		return CLI_GOOD;
	take_rest(top, uncore_machine_now(work->machine));
	if (was_stolen(top->session)) {
		struct stat_others others = others_of(work);

		tell_stolen(&others);
	}
	if (result == 0 && ended != 0 && !tape_is_left(&work->tape))
		note_left(work, top->session, ended);
	return result != 0 ? session_failed(work, top->session, result) : CLI_GOOD;
}

static int run_session(struct top *top)
{
	struct stat_watcher watcher = watching;
	struct measurement *work = &top->work;
	int result = open_session(work, &top->session), started;

	watcher.context = top;
	if (result != CLI_GOOD)
		return result;
	started = uncore_session_start(top->session);
	result = started != 0 ? session_failed(work, top->session, started) : count(top, &watcher);
	uncore_session_free(top->session);
	top->session = NULL;
	top->base_seconds = top->at_seconds;
	return result;
}

/* ---- a group ---- */

static void leave_group(struct top *top)
{
	if (top->has_model)
		model_free(&top->model);
	top->has_model = false;
	top->page.count = 0;
	free_items(&top->work.items);
	top->work.items = (struct stat_items){ .count = 0 };
	text_cut(&top->report.causes, 0);
	text_cut(&top->failure, 0);
	top->base_seconds = top->at_seconds = 0;
}

static int begin_group(struct top *top)
{
	struct top_group *group = &top->groups[top->state.group];
	struct cli_request all = top->request;
	int result;

	leave_group(top);
	top->state.is_group_new = false;
	top->request.events = group->events;
	top->request.metrics = group->metrics;
	top->request.groups = group->is_listed ? (struct strings){ .at = &group->name, .count = 1 } : group->groups;
	result = read_items(&top->request, top->work.machine, &top->work.items);
	all.per_instance = true;
	if (result == CLI_GOOD)
		find_item_devices(&all, &top->work.opened, top->work.tape.replay, &top->work.items);
	if (result == CLI_GOOD)
		find_item_settings(top->work.machine, top->work.tape.replay, top->work.sockets, top->work.socket_count,
				   &top->work.items);
	return result == CLI_GOOD ? check_sockets(&top->work) : result;
}

/* A recording of several runs has a session for each. */
static int run_group(struct top *top)
{
	const struct cli_request *request = top->work.request;
	uint64_t runs = top->work.tape.replay != NULL && request->repeat.is_given ? request->repeat.number : 1;
	int result = begin_group(top);

	while (result == CLI_GOOD && runs-- > 0 && !is_left(top))
		result = run_session(top);
	return result;
}

/* The screen stays when there is nothing to measure any more. */
static void stay(struct top *top)
{
	show_page(top);
	while (!is_left(top)) {
		wait_for_keys(top, UINT64_C(3600000000000));
		top->state.is_step = false;
	}
}

/* Whether the first group of all could not be measured: then the program ends, as others do. */
static int run_groups(struct top *top)
{
	bool is_first = true;
	int result = CLI_GOOD;

	while (!top->state.is_quit && top->signal == 0) {
		top->state.order.per_instance = top->groups[top->state.group].per_instance;
		result = run_group(top);
		if (top->work.left != CLI_GOOD || (result != CLI_GOOD && is_first))
			return result != CLI_GOOD ? result : top->work.left;
		if (result != CLI_GOOD)
			take_failure(top);
		top->is_ended = result == CLI_GOOD && !is_left(top);
		if (!is_left(top))
			stay(top);
		is_first = false;
	}
	return CLI_GOOD;
}

/* ---- the command ---- */

static void add_given_words(struct text *words, const char *option, const struct strings *values)
{
	for (size_t at = 0; at < values->count; at++)
		text_printf(words, " %s '%s'", option, values->at[at]);
}

/* A group that the machine has. The host itself is not opened for this. False: stat could not open the machine. */
static bool add_first_group(const struct cli_request *request, struct text *words)
{
	struct cli_machine opened = { .machine = NULL };
	const char *group = "memory";

	if (request->sim != NULL || request->root != NULL) {
		if (open_machine(request, true, &opened) != CLI_GOOD)
			return false;
		group = first_group(opened.machine->tables);
	}
	text_printf(words, " -g %s", group != NULL ? group : "list");
	close_machine(&opened);
	return true;
}

/* What to type where there is no screen. */
static void offer_stat(const struct cli_request *request)
{
	const char *const given[][2] = { { "--sim", request->sim },
					 { "--root", request->root },
					 { "--replay", request->replay },
					 { "--groups", request->own_groups } };
	struct text words = { 0 };
	bool is_good = true;

	for (size_t at = 0; at < sizeof(given) / sizeof(*given); at++)
		if (given[at][1] != NULL)
			text_printf(&words, " %s %s", given[at][0], given[at][1]);
	add_given_words(&words, "-e", &request->events);
	add_given_words(&words, "-M", &request->metrics);
	add_given_words(&words, "-g", &request->groups);
	if (request->replay == NULL && request->events.count + request->metrics.count + request->groups.count == 0)
		is_good = add_first_group(request, &words);
	if (request->replay == NULL)
		text_printf(&words, " -I %.0f", request->interval.is_given ? (double)request->interval.number : 1000.0);
	if (is_good)
		fprintf(stderr, "  for lines of text: uncore stat%s\n", text_string(&words));
	text_free(&words);
}

static int check_screen(const struct cli_request *request)
{
	const char *which = isatty(STDIN_FILENO) != 1 ? "input" : isatty(STDOUT_FILENO) != 1 ? "output" : NULL;

	if (!terminal_is_built_in())
		complain(request, "this uncore was built without ncurses: build it with libncurses-dev");
	else if (which != NULL)
		complain(request, "standard %s is not a terminal", which);
	else
		return CLI_GOOD;
	offer_stat(request);
	return CLI_BAD;
}

static int check_options(const struct cli_request *request)
{
	struct stat_verify verify;

	if (request->clock == CLI_CLOCK_MANUAL && request->sim == NULL)
		complain(request, "--clock manual needs a simulated machine: add --sim PLATFORM");
	else if (request->replay != NULL && request->events.count + request->metrics.count + request->groups.count > 0)
		complain(request, "--replay shows what was recorded: leave out -e, -M and -g");
	else
		return read_verify(request, &verify);
	return CLI_BAD;
}

static int open_watched(struct top *top)
{
	struct measurement *work = &top->work;
	int result;

	if (work->tape.replay != NULL) {
		work->machine = uncore_replay_machine(work->tape.replay);
		work->is_manual = uncore_replay_head(work->tape.replay)->is_manual;
		if (!work->request->dry_run)
			return CLI_GOOD;
		complain(top->given, "--replay %s: it is of a dry run, which counts nothing", top->given->replay);
		return CLI_BAD;
	}
	work->is_manual = top->given->clock == CLI_CLOCK_MANUAL;
	result = open_machine(top->given, work->is_manual, &work->opened);
	work->machine = work->opened.machine;
	return result == CLI_GOOD ? choose_way(top->given, false, &work->opened) : result;
}

static void prepare(struct top *top)
{
	struct measurement *work = &top->work;
	bool is_replay = work->tape.replay != NULL;

	top->request = *work->request;
	/* Groups may need more counters than there are: then their events take turns. A recording has its own way. */
	if (!is_replay && !top->request.interval.is_given)
		top->request.interval = (struct option_number){ .is_given = true, .number = 1000 };
	if (!is_replay)
		top->request.multiplex = true;
	top->state.interval_ms = top->request.interval.is_given ? top->request.interval.number : 0;
	top->state.has_fixed_interval = is_replay;
	top->state.steps = work->is_manual && !is_replay;
	add_machine(&top->machine, top->given, work->machine);
	if (work->opened.way != NULL)
		text_add(&top->machine, ", via perf");
	top->report.request = &top->request;
	top->report.machine = work->machine;
	work->request = &top->request;
}

static int watch(struct top *top)
{
	struct measurement *work = &top->work;
	int result = open_watched(top);

	if (result == CLI_GOOD)
		result = read_sockets(work->request, work->machine, &work->sockets, &work->socket_count);
	if (result == CLI_GOOD)
		result = list_groups(top);
	if (result != CLI_GOOD)
		return result;
	prepare(top);
	take_signals();
	result = open_look(top);
	if (result != CLI_GOOD)
		return result;
	if (work->opened.sim != NULL)
		tell_traffic(top->given, &work->opened);
	result = run_groups(top);
	close_look(top);
	return result;
}

static void free_top(struct top *top)
{
	leave_group(top);
	free_groups(top);
	free(top->work.sockets);
	free(top->page.lines);
	free(top->page.columns);
	text_free(&top->page.sheet.text);
	text_free(&top->machine);
	text_free(&top->messages);
	text_free(&top->failure);
	text_free(&top->note);
	text_free(&top->report.causes);
	screen_free(&top->screen);
}

int cli_top(const struct cli_request *request)
{
	struct top top = { .given = request, .standard_error = -1, .captured = -1 };
	int result = request->replay != NULL ? CLI_GOOD : need_writing(request, "counting programs registers");

	if (result == CLI_GOOD)
		result = check_screen(request);
	top.work.request = request;
	if (result == CLI_GOOD)
		result = check_options(request);
	if (result == CLI_GOOD)
		result = open_replay(&top.work.tape, &top.work.request);
	if (result == CLI_GOOD)
		result = watch(&top);
	/* A user who leaves before the end of a recording has not left its course. */
	if (top.work.tape.replay != NULL && (top.state.is_quit || top.signal != 0) && !top.is_ended) {
		uncore_replay_free(top.work.tape.replay);
		top.work.tape.replay = NULL;
	}
	free_top(&top);
	result = close_tape(&top.work.tape, request, result);
	close_machine(&top.work.opened);
	return result;
}

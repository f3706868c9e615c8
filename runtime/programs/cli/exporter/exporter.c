/* SPDX-License-Identifier: MIT */
/* uncore exporter: counts until a signal ends it, and serves the counts to Prometheus and its like. */
#define _GNU_SOURCE
#include "cli/exporter/exporter.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/common/find.h"
#include "cli/machine/way.h"
#include "cli/machine/writing.h"
#include "cli/run/signals.h"
#include "cli/stat/request/wanted.h"

/* After a failure: the machine may be measurable again later. */
#define RETRY_NS UINT64_C(10000000000)
#define SLICE_NS UINT64_C(1000000000)
/* A lost count stays lost in its session. A new one may count again, but while it cannot it only costs the others. */
#define FIRST_PATIENCE_NS UINT64_C(60000000000)
#define LAST_PATIENCE_NS UINT64_C(3600000000000)

/* ---- what the loop of stat asks ---- */

static int wait_while_counting(void *context, uint64_t nanoseconds)
{
	struct exporter *exporter = (struct exporter *)context;

	exporter->signal = serve_for(exporter, nanoseconds);
	return exporter->signal;
}

static bool is_sample_wanted(void *context)
{
	return is_sample_due((const struct exporter *)context);
}

static bool has_state(const struct stat_view *view, enum uncore_value_state state)
{
	for (size_t at = 0; at < view->count; at++) {
		if (strcmp(view->lines[at].state, uncore_value_state_name(state)) == 0)
			return true;
	}
	return false;
}

/* As when CPUs were offline for a time. The clock is the machine's. */
static void watch_losses(struct exporter *exporter)
{
	uint64_t time = exporter->loop.looked_ns;

	if (!has_state(&exporter->work.measured.view, UNCORE_VALUE_LOST)) {
		exporter->lost_ns = 0;
		exporter->patience_ns = FIRST_PATIENCE_NS;
	} else if (exporter->lost_ns == 0) {
		exporter->lost_ns = time;
	}
	exporter->begins_anew = exporter->lost_ns != 0 && time - exporter->lost_ns >= exporter->patience_ns;
}

/* Warns once for each freeze: no user sees the counts when they are served. */
static void watch_freezes(struct exporter *exporter)
{
	bool was_frozen = exporter->is_frozen;

	exporter->is_frozen = has_state(&exporter->work.measured.view, UNCORE_VALUE_FROZEN);
	if (exporter->is_frozen && !was_frozen)
		complain(exporter->given,
			 "boxes stand still: another program may have left them frozen. Then this "
			 "lets them count: via perf, uncore restore --unfreeze; via registers, a "
			 "restart of the exporter");
}

static int keep_report(void *context)
{
	struct exporter *exporter = (struct exporter *)context;

	follow_clocks(&exporter->loop);
	measure_report(&exporter->loop);
	count_view(&exporter->work.measured.sums, &exporter->work.measured.view);
	keep_counts(exporter);
	watch_losses(exporter);
	watch_freezes(exporter);
	return 0;
}

static bool is_over(void *context)
{
	const struct exporter *exporter = (const struct exporter *)context;

	return exporter->signal != 0 || exporter->begins_anew;
}

/* ---- a session ---- */

static void make_lines(struct exporter *exporter, const struct uncore_session *session)
{
	struct stat_measured *measured = &exporter->work.measured;

	make_rows(&exporter->request, session, &exporter->work.items, &measured->rows);
	make_samples(&measured->rows, &measured->samples);
	make_view(&measured->rows, &measured->view);
	make_sums(&measured->rows, &measured->sums);
	exporter->report.settings = exporter->work.items.settings;
}

static void free_lines(struct exporter *exporter)
{
	struct stat_measured *measured = &exporter->work.measured;

	free_sums(&measured->sums);
	free_view(&measured->view);
	free_samples(&measured->samples);
	free_rows(&measured->rows);
	*measured = (struct stat_measured){ .rows = { .rows = NULL } };
}

static void tell_new_begin(struct exporter *exporter)
{
	uint64_t longer = exporter->patience_ns * 2;

	complain(exporter->given, "a count was lost %u minutes ago: counting begins anew",
		 (unsigned)(exporter->patience_ns / 60000000000));
	exporter->patience_ns = longer < LAST_PATIENCE_NS ? longer : LAST_PATIENCE_NS;
}

static void tell_address(const struct exporter *exporter)
{
	struct text text = { 0 };

	add_machine(&text, exporter->given, exporter->work.machine);
	if (exporter->report.way.length > 0)
		text_printf(&text, ", via %s", text_string(&exporter->report.way));
	text_add(&text, ": serves http://");
	http_add_address(exporter->server, &text);
	text_add(&text, "/metrics");
	complain(exporter->given, "%s", text_string(&text));
	text_free(&text);
}

static int count(struct exporter *exporter, struct uncore_session *session)
{
	const struct stat_watcher watcher = { .context = exporter,
					      .wait = wait_while_counting,
					      .show = keep_report,
					      .is_over = is_over,
					      .wants_report = is_sample_wanted,
					      .round_ns = shortest_interval(exporter) };
	struct measurement *work = &exporter->work;
	int result, ended;

	exporter->loop = (struct stat_loop){ .request = &exporter->request,
					     .machine = work->machine,
					     .session = session,
					     .child = &work->child,
					     .tape = &work->tape,
					     .measured = &work->measured,
					     .report = &exporter->report,
					     .watcher = &watcher };
	exporter->begins_anew = exporter->is_frozen = false;
	exporter->lost_ns = 0;
	begin_loop(&exporter->loop);
	note_found(work, session);
	note_way(work, session, &exporter->report);
	if (!exporter->has_counted)
		tell_address(exporter);
	begin_counts(exporter);
	result = run_loop(&exporter->loop);
	ended = uncore_session_stop(session);
	exporter->cost.samples += exporter->loop.cost.samples;
	exporter->cost.ns += exporter->loop.cost.ns;
	exporter->loop.cost = (struct stat_cost){ 0, 0 };
	drop_counts(exporter);
	if (exporter->begins_anew)
		tell_new_begin(exporter);
	if (result == 0 && ended != 0)
		note_left(work, session, ended);
	return result != 0 ? session_failed(work, session, result) : CLI_GOOD;
}

static int run_session(struct exporter *exporter)
{
	struct measurement *work = &exporter->work;
	struct uncore_session *session;
	int result = open_session(work, &session), started;

	if (result != CLI_GOOD)
		return result;
	started = uncore_session_start(session);
	if (started != 0) {
		result = session_failed(work, session, started);
	} else {
		make_lines(exporter, session);
		result = count(exporter, session);
		free_lines(exporter);
	}
	uncore_session_free(session);
	return result;
}

/* ---- what is wanted ---- */

static void ask_for(struct exporter *exporter, const struct exporter_wanted *wanted)
{
	struct cli_request *request = &exporter->request;

	request->events = wanted->texts[EXPORTER_EVENT];
	request->event_places = wanted->places[EXPORTER_EVENT];
	request->metrics = wanted->texts[EXPORTER_METRIC];
	request->metric_places = wanted->places[EXPORTER_METRIC];
	request->groups = wanted->texts[EXPORTER_GROUP];
	request->group_places = wanted->places[EXPORTER_GROUP];
}

static int find_items(struct exporter *exporter, struct stat_items *items)
{
	struct measurement *work = &exporter->work;
	struct stat_items before = work->items;
	int result = read_items(&exporter->request, work->machine, items);

	if (result != CLI_GOOD)
		return result;
	find_item_devices(&exporter->request, &work->opened, NULL, items);
	find_item_settings(work->machine, NULL, work->sockets, work->socket_count, items);
	work->items = *items;
	result = check_sockets(work);
	work->items = before;
	return result;
}

/* What is wrong changes nothing. */
static int take_wanted(struct exporter *exporter)
{
	struct exporter_wanted wanted;
	struct stat_items items = { .count = 0 };
	int result = read_wanted(exporter->given, exporter->work.machine->tables, &wanted);

	ask_for(exporter, &wanted);
	if (result == CLI_GOOD)
		result = find_items(exporter, &items);
	if (result != CLI_GOOD) {
		free_items(&items);
		free_wanted(&wanted);
		ask_for(exporter, &exporter->wanted);
		return result;
	}
	free_items(&exporter->work.items);
	free_wanted(&exporter->wanted);
	exporter->work.items = items;
	exporter->wanted = wanted;
	exporter->configured = time(NULL);
	return CLI_GOOD;
}

static void read_again(struct exporter *exporter)
{
	exporter->is_config_bad = take_wanted(exporter) != CLI_GOOD;
	if (!exporter->is_config_bad)
		complain(exporter->given, "%s is read again, and counting begins anew", exporter->given->config);
	else
		complain(exporter->given, "counts what it counted before");
}

/* ---- the command ---- */

/* Answers scrapes, so that they show that nothing is measured. */
static void wait_to_retry(struct exporter *exporter)
{
	complain(exporter->given, "tries again every %u seconds", (unsigned)(RETRY_NS / 1000000000));
	for (uint64_t waited = 0; waited < RETRY_NS && exporter->signal == 0; waited += SLICE_NS)
		exporter->signal = serve_for(exporter, SLICE_NS);
}

static int run_sessions(struct exporter *exporter)
{
	int result = run_session(exporter);

	/* The user must know at once that it cannot measure. */
	if (result != CLI_GOOD && !exporter->has_counted)
		return result;
	while (exporter->work.left == CLI_GOOD) {
		if (result != CLI_GOOD && exporter->signal == 0)
			wait_to_retry(exporter);
		if (exporter->signal != 0 && (exporter->signal != SIGHUP || exporter->given->config == NULL))
			return CLI_GOOD;
		if (exporter->signal == SIGHUP)
			read_again(exporter);
		exporter->signal = 0;
		result = run_session(exporter);
	}
	return exporter->work.left;
}

/* Other machines see the counts only if the user wants that. */
#define LISTEN "127.0.0.1:9890"

static int listen_for_clients(struct exporter *exporter)
{
	const struct http_site site = { .context = exporter, .answer = answer_path };
	const char *address = exporter->given->listen != NULL ? exporter->given->listen : LISTEN;
	char why[256];

	if (http_open(address, &site, &exporter->server, why, sizeof(why)))
		return CLI_GOOD;
	complain(exporter->given, "--listen %s: %s", address, why);
	return CLI_BAD;
}

static int serve(struct exporter *exporter)
{
	struct measurement *work = &exporter->work;
	int result = need_writing(exporter->given, "counting programs registers");
	struct stat_verify verify;

	if (result == CLI_GOOD)
		result = read_verify(&exporter->request, &verify);
	if (result == CLI_GOOD)
		result = open_machine(exporter->given, false, &work->opened);
	if (result != CLI_GOOD)
		return result;
	result = choose_way(exporter->given, false, &work->opened);
	if (result != CLI_GOOD)
		return result;
	work->machine = work->opened.machine;
	exporter->report.machine = work->machine;
	result = read_sockets(&exporter->request, work->machine, &work->sockets, &work->socket_count);
	if (result == CLI_GOOD)
		result = take_wanted(exporter);
	if (result == CLI_GOOD)
		result = listen_for_clients(exporter);
	if (result != CLI_GOOD)
		return result;
	take_signals();
	if (work->opened.sim != NULL)
		tell_traffic(exporter->given, &work->opened);
	return run_sessions(exporter);
}

static void prepare(struct exporter *exporter)
{
	exporter->request = *exporter->given;
	exporter->request.multiplex = true;
	/* No client sees the counts between two scrapes. */
	if (exporter->request.verify == NULL)
		exporter->request.verify = "report";
	exporter->work.request = exporter->report.request = &exporter->request;
	exporter->report.rows = &exporter->work.measured.rows;
	exporter->report.view = &exporter->work.measured.view;
	exporter->report.sums = &exporter->work.measured.sums;
}

int cli_exporter(const struct cli_request *request)
{
	struct exporter exporter = { .given = request, .patience_ns = FIRST_PATIENCE_NS };
	int result;

	prepare(&exporter);
	result = serve(&exporter);
	http_close(exporter.server);
	for (unsigned format = 0; format < EXPORTER_FORMATS; format++)
		text_free(&exporter.counts[format]);
	text_free(&exporter.report.way);
	text_free(&exporter.report.way_word);
	free_items(&exporter.work.items);
	free(exporter.work.sockets);
	free_wanted(&exporter.wanted);
	close_machine(&exporter.work.opened);
	return result;
}

/* SPDX-License-Identifier: MIT */
/* uncore stat: samples, reports and changes passes while the counters count. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>

#include "cli/stat/loop.h"
#include "cli/stat/output.h"
#include "cli/run/signals.h"
#include "cli/stat/taker.h"

#define NS_PER_MS UINT64_C(1000000)
#define ROTATION_NS (ROTATION_MS * NS_PER_MS)
/* Samples are taken well before a counter could wrap twice. */
#define SAFETY_DIVISOR 2

/* A recording without --interval is shown in steps, so it has samples. */
#define STEP_NS (100 * NS_PER_MS)
#define HOUR_NS (3600 * 1000 * NS_PER_MS)

/* At least the end of the last wait: a simulated machine's clock may stand still although the program waits. */
uint64_t loop_now(struct stat_loop *loop)
{
	uint64_t time = uncore_machine_now(loop->machine) + loop->stood_ns;

	if (time < loop->due_ns) {
		loop->stood_ns += loop->due_ns - time;
		time = loop->due_ns;
	}
	loop->due_ns = 0;
	loop->looked_ns = time;
	return time;
}

/* True: something other than a signal has ended the wait. */
static bool await(const struct stat_loop *loop, uint64_t nanoseconds, int *number)
{
	const struct stat_watcher *watcher = loop->watcher;

	if (loop->outside != NULL)
		return await_outside(loop->outside, nanoseconds, number);
	*number = watcher != NULL ? watcher->wait(watcher->context, nanoseconds) : await_signal(nanoseconds);
	return false;
}

/* A process of --pid is like a command that has ended well. */
static void look_at_processes(struct stat_loop *loop)
{
	if (loop->outside != NULL && processes_have_ended(&loop->outside->processes))
		loop->child->has_ended = true;
}

static bool is_watched_enough(const struct stat_loop *loop)
{
	return loop->watcher != NULL && loop->watcher->is_over(loop->watcher->context);
}

static bool is_report_wanted(const struct stat_loop *loop)
{
	const struct stat_watcher *watcher = loop->watcher;

	return watcher != NULL && watcher->wants_report != NULL && watcher->wants_report(watcher->context);
}

/* Waits until a time, or until something happens. */
static int wait_until(struct stat_loop *loop, uint64_t when)
{
	uint64_t time = loop_now(loop);
	int number, result = 0;
	bool is_woken = false;

	if (loop->is_manual && when > time)
		result = uncore_machine_sleep(loop->machine, when - time);
	if (loop->tape->replay != NULL) {
		int replayed = replay_wait(loop->tape, loop->child, &loop->signal);

		result = result == 0 ? replayed : result;
	} else {
		is_woken = await(loop, loop->is_manual || when <= time ? 0 : when - time, &number);
		if (number != SIGCHLD)
			loop->signal = number;
		look_at_child(loop->child);
		look_at_processes(loop);
		note_wait(loop->tape, loop->child, loop->signal);
	}
	is_woken = is_woken || is_watched_enough(loop) || is_report_wanted(loop);
	if (loop->signal == 0 && !loop->child->has_ended && !is_woken)
		loop->due_ns = when;
	return result;
}

/* The last interval that was asked for is the last report, which follows the end of the measurement. */
static bool is_last_interval(const struct stat_loop *loop)
{
	const struct option_number *count = &loop->request->interval_count;

	return count->is_given && loop->reports + 1 >= count->number;
}

static bool has_others(const struct stat_loop *loop)
{
	return loop->visitor != NULL && loop->visitor->has_others(loop);
}

bool loop_has_ended(const struct stat_loop *loop)
{
	return loop->signal != 0 || (loop->child->has_ended && !has_others(loop)) || is_output_gone(loop->tape) ||
	       is_watched_enough(loop) || loop->is_stopped;
}

static bool is_time_over(const struct stat_loop *loop, uint64_t time)
{
	const struct cli_request *request = loop->request;

	if (loop->is_delayed)
		return false;
	if (is_last_interval(loop) && time >= loop->printed_ns + request->interval.number * NS_PER_MS)
		return true;
	return request->timeout.is_given && time - loop->begun_ns >= request->timeout.number * NS_PER_MS;
}

static uint64_t sooner(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* Every pass runs before each report. */
static uint64_t turn_time(const struct stat_loop *loop)
{
	const struct cli_request *request = loop->request;
	unsigned passes = uncore_session_passes(loop->session);
	uint64_t share = request->interval.number * NS_PER_MS / passes;

	if (loop->watcher != NULL && loop->watcher->round_ns != 0)
		return loop->watcher->round_ns / passes;
	return request->interval.is_given ? sooner(ROTATION_NS, share) : ROTATION_NS;
}

/* A report reads the counters in any case. Between reports they are read so that no wrap is missed. */
static uint64_t sample_time(const struct stat_loop *loop)
{
	bool has_steps =
		(loop->tape->recording != NULL || loop->tape->replay != NULL) && !loop->request->interval.is_given;
	uint64_t safe = uncore_session_interval(loop->session) / SAFETY_DIVISOR;

	return loop->sampled_ns + sooner(safe, has_steps ? STEP_NS : HOUR_NS);
}

/* With the report about that time rather than by a turn of its own. */
static bool is_verified_with(const struct stat_loop *loop, uint64_t report_ns)
{
	const struct stat_verify *verify = &loop->verify;

	return verify->at_reports || (verify->every_ns != UINT64_MAX &&
				      report_ns >= loop->verified_ns + verify->every_ns - verify->every_ns / 8);
}

static bool is_verified_at(const struct stat_loop *loop, uint64_t time)
{
	const struct stat_verify *verify = &loop->verify;

	return verify->every_ns != UINT64_MAX && time >= loop->verified_ns + verify->every_ns + verify->every_ns / 8;
}

/* The time of the next task. */
uint64_t loop_next(struct stat_loop *loop)
{
	const struct cli_request *request = loop->request;
	uint64_t when = sample_time(loop);

	if (loop->is_delayed)
		when = sooner(when, loop->begun_ns + request->delay.number * NS_PER_MS);
	if (request->interval.is_given && !loop->is_delayed)
		when = sooner(when, loop->printed_ns + request->interval.number * NS_PER_MS);
	if (request->timeout.is_given && !loop->is_delayed)
		when = sooner(when, loop->begun_ns + request->timeout.number * NS_PER_MS);
	if (loop->verify.every_ns != UINT64_MAX)
		when = sooner(when, loop->verified_ns + loop->verify.every_ns + loop->verify.every_ns / 8);
	if (uncore_session_passes(loop->session) > 1)
		when = sooner(when, loop->rotated_ns + turn_time(loop));
	/* Ranks that have not come are not waited for without end. */
	if (loop->child->has_ended)
		when = sooner(when, loop->looked_ns + 100 * NS_PER_MS);
	return when;
}

/* Measured by the machine's clock, so that a replay reports the time of the recorded run. */
static int spend(struct stat_loop *loop, int (*call)(struct uncore_session *session))
{
	uint64_t begun = loop_now(loop);
	int result = call(loop->session);

	loop->cost.ns += loop_now(loop) - begun;
	return result;
}

struct stat_cost take_cost(struct stat_loop *loop)
{
	struct stat_cost last = loop->printed_cost;

	loop->printed_cost = loop->cost;
	return (struct stat_cost){ loop->cost.samples - last.samples, loop->cost.ns - last.ns };
}

void measure_report(struct stat_loop *loop)
{
	struct stat_measured *measured = loop->measured;

	take_totals(loop->session, &measured->rows, &measured->samples);
	view_between(&measured->view, measured->samples.last, measured->samples.now);
	read_settings(loop->report->settings, loop->machine);
}

static void show_interval(struct stat_loop *loop)
{
	if (loop->watcher != NULL) {
		loop->signal = loop->watcher->show(loop->watcher->context);
		return;
	}
	measure_report(loop);
	count_view(&loop->measured->sums, &loop->measured->view);
	print_report(loop->report);
}

/* With --repeat the start is that of the first run. */
void date_report(struct stat_loop *loop, uint64_t time)
{
	struct stat_report *report = loop->report;

	if (report->started_ns == 0)
		report->started_ns = date_of(loop->tape, loop->begun_ns - loop->begun_stood_ns);
	report->when_ns = date_of(loop->tape, time);
}

/* Reports what was counted until a time. */
static void report_until(struct stat_loop *loop, uint64_t time)
{
	if (loop->watcher == NULL)
		follow_clocks(loop);
	loop->report->at_seconds = (double)(time - loop->stood_ns - (loop->begun_ns - loop->begun_stood_ns)) / 1e9;
	loop->report->seconds = (double)(time - loop->stood_ns - (loop->printed_ns - loop->printed_stood_ns)) / 1e9;
	date_report(loop, time - loop->stood_ns);
	loop->report->cost = take_cost(loop);
	loop->printed_ns = time;
	loop->printed_stood_ns = loop->stood_ns;
	show_interval(loop);
	loop->reports++;
	loop->report->is_first = false;
}

/* A run without intervals is reported after samples. The clock is not read: that would be an access of the run. */
static void report_sample(struct stat_loop *loop)
{
	const struct stat_taker *taker = loop->report->taker;
	bool is_whole = loop->request->interval.is_given || loop->request->repeat.is_given || loop->is_delayed;
	/* Every pass has counted then. */
	uint64_t turns = uncore_session_passes(loop->session) * 2 * ROTATION_NS;

	if (taker == NULL || is_whole)
		return;
	if (loop->looked_ns >= loop->printed_ns + (taker->step_ns > turns ? taker->step_ns : turns))
		report_until(loop, loop->looked_ns);
}

int take_sample(struct stat_loop *loop)
{
	int result;

	loop->cost.samples++;
	result = spend(loop, uncore_session_sample);
	loop->sampled_ns = loop->looked_ns;
	if (result == 0)
		report_sample(loop);
	return result;
}

static bool is_report_due(const struct stat_loop *loop, uint64_t time)
{
	const struct cli_request *request = loop->request;

	if (loop->is_delayed || is_last_interval(loop))
		return false;
	return is_report_wanted(loop) ||
	       (request->interval.is_given && time >= loop->printed_ns + request->interval.number * NS_PER_MS);
}

static int verify(struct stat_loop *loop, uint64_t time)
{
	loop->verified_ns = time;
	return spend(loop, uncore_session_verify);
}

static int report_interval(struct stat_loop *loop, uint64_t time)
{
	int result = take_sample(loop);

	if (result == 0 && is_verified_with(loop, time))
		result = verify(loop, time);
	if (result == 0 && tape_is_left(loop->tape))
		result = UNCORE_E_IO;
	if (result == 0)
		report_until(loop, loop->sampled_ns);
	return result;
}

/* Verifies and reads by itself. */
static int rotate_when_due(struct stat_loop *loop, uint64_t time)
{
	if (uncore_session_passes(loop->session) <= 1 || time < loop->rotated_ns + turn_time(loop))
		return 0;
	loop->rotated_ns = loop->verified_ns = loop->sampled_ns = time;
	return spend(loop, uncore_session_rotate);
}

/* ---- the gate ---- */

/* The times of the reports and of the end count from now on. */
static void begin_times(struct stat_loop *loop)
{
	loop->begun_ns = loop->printed_ns = loop->rotated_ns = loop->verified_ns = loop->sampled_ns = loop_now(loop);
	loop->begun_stood_ns = loop->printed_stood_ns = loop->stood_ns;
}

static int enable(struct stat_loop *loop)
{
	int result;

	if (!loop->measured->samples.is_closed)
		return 0;
	result = take_sample(loop);
	open_gate(loop->session, &loop->measured->rows, &loop->measured->samples);
	if (loop->is_delayed)
		begin_times(loop);
	else
		loop->closed_ns += loop_now(loop) - loop->closed_since_ns;
	loop->is_delayed = false;
	return result;
}

static int disable(struct stat_loop *loop)
{
	int result;

	if (loop->measured->samples.is_closed)
		return 0;
	result = take_sample(loop);
	close_gate(loop->session, &loop->measured->rows, &loop->measured->samples);
	loop->closed_since_ns = loop_now(loop);
	return result;
}

static int enable_when_due(struct stat_loop *loop, uint64_t time)
{
	if (!loop->is_delayed || time < loop->begun_ns + loop->request->delay.number * NS_PER_MS)
		return 0;
	return enable(loop);
}

static int obey(struct stat_loop *loop)
{
	enum run_order order = ORDER_NONE;
	int result = 0;

	while (loop->outside != NULL && result == 0 && !loop->is_stopped &&
	       (order = next_order(&loop->outside->control)) != ORDER_NONE) {
		if (order == ORDER_ENABLE)
			result = enable(loop);
		if (order == ORDER_DISABLE)
			result = disable(loop);
		loop->is_stopped = order == ORDER_STOP;
		if (result == 0)
			acknowledge(&loop->outside->control);
	}
	return result;
}

void begin_loop(struct stat_loop *loop)
{
	const struct option_number *delay = &loop->request->delay;

	/* The command line has been checked. */
	(void)read_verify(loop->request, &loop->verify);
	begin_times(loop);
	if (loop->watcher == NULL)
		follow_clocks(loop);
	loop->closed_since_ns = loop->begun_ns;
	loop->is_delayed = delay->is_given && delay->number != 0 && delay->number != OPTION_NEVER;
}

uint64_t closed_time(const struct stat_loop *loop, uint64_t ended_ns)
{
	return loop->closed_ns + (loop->measured->samples.is_closed ? ended_ns - loop->closed_since_ns : 0);
}

int loop_act(struct stat_loop *loop, uint64_t time)
{
	int result = obey(loop);

	if (result != 0 || loop_has_ended(loop))
		return result;
	result = enable_when_due(loop, time);
	if (result == 0 && is_report_due(loop, time))
		result = report_interval(loop, time);
	else if (result == 0 && time >= sample_time(loop))
		result = take_sample(loop);
	if (result == 0 && is_verified_at(loop, time))
		result = verify(loop, time);
	if (result == 0 && !loop_has_ended(loop))
		result = rotate_when_due(loop, time);
	return result;
}

int run_loop(struct stat_loop *loop)
{
	int result = 0;

	while (result == 0 && !loop_has_ended(loop) && !is_time_over(loop, loop->looked_ns)) {
		result = wait_until(loop, loop_next(loop));
		if (result == 0 && loop->visitor != NULL)
			result = loop->visitor->serve(loop);
		if (result == 0 && !loop_has_ended(loop) && !is_time_over(loop, loop_now(loop)))
			result = loop_act(loop, loop->looked_ns);
	}
	return result;
}

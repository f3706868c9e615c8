/* SPDX-License-Identifier: MIT */
/*
 * Compares the two ways to count, on two simulated machines on which the same happens: by registers on one, and on the
 * other by perf events of the model of the kernel, which was written without the code that is tested.
 */
#define _GNU_SOURCE
#include "kernel_fixture.h"
#include "perf/perf.h"
#include "session_fixture.h"
#include "stride.h"

#define TURN_NS UINT64_C(1000000)

struct pair {
	struct uncore_sim *by_registers, *by_perf;
	struct kernel_events *events;
	struct uncore_way *way;
	struct perf_sys calls; /* of the model */
	unsigned open, most;   /* events that may be open: the process's limit of descriptors; 0: none */
	unsigned step_at;      /* the clock is set forward by a second before this read; 0: before none */
	unsigned tried, compared, counting, refused;
};

/* ---- a limit of descriptors, in front of the model ---- */

static int limited_open(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd,
			unsigned long flags)
{
	struct pair *pair = (struct pair *)context;
	int fd;

	if (pair->most != 0 && pair->open >= pair->most)
		return -EMFILE;
	fd = pair->calls.open(pair->calls.context, attr, pid, cpu, group_fd, flags);
	pair->open += fd >= 0;
	return fd;
}

static int limited_close(void *context, int fd)
{
	struct pair *pair = (struct pair *)context;

	pair->open--;
	return pair->calls.close(pair->calls.context, fd);
}

static int64_t limited_read(void *context, int fd, void *bytes, size_t count)
{
	struct pair *pair = (struct pair *)context;

	if (pair->step_at != 0 && --pair->step_at == 0)
		kernel_events_advance(pair->events, SECOND);
	return pair->calls.read(pair->calls.context, fd, bytes, count);
}

static int limited_ioctl(void *context, int fd, unsigned long request, unsigned long argument)
{
	const struct pair *pair = (const struct pair *)context;

	return pair->calls.ioctl(pair->calls.context, fd, request, argument);
}

static void make(struct pair *pair, const char *platform, unsigned sockets)
{
	struct uncore_scenario scenario = { .example = true, .socket_count = sockets };
	struct uncore_fault fault = { 0, "" };
	struct uncore_linux_sys files;
	struct perf_sys calls = { limited_open, limited_read, limited_ioctl, limited_close, pair };
	struct uncore_perf_options options = { .size = sizeof(options), .sys = &files };

	*pair = (struct pair){ .by_registers = make_sim(platform, &scenario),
			       .by_perf = make_sim(platform, &scenario) };
	assert_int_equal(kernel_events_create(pair->by_perf, 0, &pair->events), 0);
	files = kernel_file_sys(pair->events);
	pair->calls = kernel_perf_sys(pair->events);
	assert_int_equal(perf_open(uncore_sim_machine(pair->by_perf), &options, &calls, &pair->way, &fault), 0);
	assert_string_equal(fault.text, "");
}

static void done(struct pair *pair)
{
	uncore_perf_close(pair->way);
	assert_int_equal(pair->open, 0);
	kernel_events_free(pair->events);
	uncore_sim_free(pair->by_perf);
	uncore_sim_free(pair->by_registers);
}

static void advance(struct pair *pair, uint64_t nanoseconds)
{
	assert_int_equal(uncore_sim_advance(pair->by_registers, nanoseconds), 0);
	kernel_events_advance(pair->events, nanoseconds);
}

static struct uncore_session *session_by_perf(struct pair *pair, unsigned flags)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = flags, .way = pair->way };

	return make_session_on(uncore_sim_machine(pair->by_perf), &options);
}

/* Counts an encoding in both ways. */
static void compare(struct pair *pair, const struct uncore_encoding *encoding, const char *name)
{
	struct uncore_session *registers = make_session(pair->by_registers, NULL, 0);
	struct uncore_session *perf = session_by_perf(pair, 0);
	struct uncore_value ours, theirs;
	uint64_t ahead;

	assert_int_equal(uncore_session_add(registers, encoding, 0, NULL), 0);
	assert_int_equal(uncore_session_add(perf, encoding, 0, NULL), 0);
	start(registers);
	if (uncore_session_start(perf) != 0)
		fail_msg("%s: %s", name, uncore_session_fault(perf)->text);
	assert_string_equal(uncore_session_way(perf, 0, encoding->box, 0), "perf");
	advance(pair, TURN_NS);
	stop(registers);
	stop(perf);
	ours = value_of(registers, 0, EVERY, EACH);
	theirs = value_of(perf, 0, EVERY, EACH);
	if (ours.state != theirs.state || ours.count != theirs.count)
		fail_msg("%s: %llu by registers, %llu by perf", name, (unsigned long long)ours.count,
			 (unsigned long long)theirs.count);
	assert_true(theirs.enabled_ns == theirs.running_ns);
	pair->compared++;
	pair->counting += ours.count != 0;
	uncore_session_free(registers);
	uncore_session_free(perf);
	/* What stands still is probed for a moment, which must not let the machines drift apart. */
	ahead = uncore_machine_now(uncore_sim_machine(pair->by_perf)) -
		uncore_machine_now(uncore_sim_machine(pair->by_registers));
	if (ahead != 0)
		assert_int_equal(uncore_sim_advance(pair->by_registers, ahead), 0);
}

/* One of so many names is compared, each time others; TEST_TURN=all: every one. */
#define SHARE 16

static bool is_in_turn(unsigned number)
{
	const char *turn = getenv("TEST_TURN");

	if (turn != NULL && strcmp(turn, "all") == 0)
		return number % stride() == 0;
	return number % (SHARE * stride()) == (turn == NULL ? 0 : strtoul(turn, NULL, 10) % SHARE);
}

/* Names that need a filter are left to other tests. */
static void try_name(struct pair *pair, const char *name)
{
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	char text[256], why[256];

	if (uncore_event_parse(uncore_sim_machine(pair->by_perf)->tables, name, strlen(name), &encoding, &error) != 0)
		return;
	if (!is_in_turn(pair->tried++))
		return;
	encoding.instance = 0;
	/* It counts what another counter does, and cannot be asked for alone. */
	if (encoding.flags & UNCORE_EVENT_COMPANION)
		return;
	if (uncore_event_format_perf(&encoding, text, sizeof(text), why, sizeof(why)) >= 0)
		compare(pair, &encoding, name);
	else
		pair->refused++;
}

static void compare_all(const char *platform)
{
	struct pair pair;
	const struct uncore_tables *tables;

	make(&pair, platform, 1);
	tables = uncore_sim_machine(pair.by_perf)->tables;
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];
		const char *name = uncore_text(tables, event->name);

		try_name(&pair, name);
		for (unsigned each = event->first_umask; each < event->first_umask + (unsigned)event->umask_count;
		     each++) {
			char whole[256];

			snprintf(whole, sizeof(whole), "%s.%s", name,
				 uncore_text(tables, uncore_umasks(tables)[each].name));
			try_name(&pair, whole);
		}
	}
	print_message("%s: %u compared, of which %u count something; %u that perf cannot say\n", platform,
		      pair.compared, pair.counting, pair.refused);
	assert_true(pair.compared > 0 && pair.counting > pair.compared / 2);
	done(&pair);
}

static void test_jkt(void **state)
{
	(void)state;
	compare_all("jkt");
}

static void test_ivt(void **state)
{
	(void)state;
	compare_all("ivt");
}

static void test_hsx(void **state)
{
	(void)state;
	compare_all("hsx");
}

static void test_skx(void **state)
{
	(void)state;
	compare_all("skx");
}

/* Every instance of two sockets. */
static void test_instances(void **state)
{
	struct pair pair;
	struct uncore_session *registers, *perf;
	unsigned reads, ticks;

	(void)state;
	make(&pair, "ivt", 2);
	registers = make_session(pair.by_registers, NULL, 0);
	perf = session_by_perf(&pair, 0);
	reads = want(registers, pair.by_registers, "UNC_M_CAS_COUNT.RD");
	ticks = want(registers, pair.by_registers, "UNC_C_CLOCKTICKS");
	assert_int_equal(want(perf, pair.by_perf, "UNC_M_CAS_COUNT.RD"), reads);
	assert_int_equal(want(perf, pair.by_perf, "UNC_C_CLOCKTICKS"), ticks);
	start(registers);
	start(perf);
	advance(&pair, SECOND);
	stop(registers);
	stop(perf);
	for (unsigned socket = 0; socket < 2; socket++) {
		for (unsigned instance = 0; instance < 8; instance++) {
			assert_true(value_of(perf, reads, socket, instance).count != 0);
			assert_true(value_of(perf, reads, socket, instance).count ==
				    value_of(registers, reads, socket, instance).count);
			assert_true(value_of(perf, ticks, socket, instance).count ==
				    value_of(registers, ticks, socket, instance).count);
		}
	}
	uncore_session_free(registers);
	uncore_session_free(perf);
	done(&pair);
}

/* The driver does not unfreeze a package, so a freeze that was left before the session began stays. */
static void test_left_frozen(void **state)
{
	struct pair pair;
	struct uncore_session *perf;
	unsigned reads;

	(void)state;
	make(&pair, "ivt", 2);
	perf = session_by_perf(&pair, 0);
	reads = want(perf, pair.by_perf, "UNC_M_CAS_COUNT.RD");
	put(pair.by_perf, 0, "ubox", 0, "global_ctl", 0x80000000u);
	start(perf);
	advance(&pair, SECOND);
	stop(perf);
	assert_state(value_of(perf, reads, 0, EACH), "frozen");
	assert_state(value_of(perf, reads, 1, EACH), "ok");
	assert_true(value_of(perf, reads, 1, EACH).count != 0);
	uncore_session_free(perf);
	done(&pair);
}

/* Another program counts as much as there is: the kernel lets both take turns, and we see how long ours counted. */
static void test_shared(void **state)
{
	struct pair pair;
	struct uncore_session *ours, *others;
	struct uncore_value value;
	static const char *const four[] = { "imc0:UNC_M_CAS_COUNT.RD", "imc0:UNC_M_CAS_COUNT.WR",
					    "imc0:UNC_M_ACT_COUNT.RD", "imc0:UNC_M_PRE_COUNT.RD" };

	(void)state;
	make(&pair, "ivt", 1);
	ours = session_by_perf(&pair, 0);
	others = session_by_perf(&pair, 0);
	for (unsigned at = 0; at < 4; at++) {
		(void)want(ours, pair.by_perf, four[at]);
		(void)want(others, pair.by_perf, four[at]);
	}
	start(ours);
	start(others);
	for (unsigned at = 0; at < 100; at++)
		advance(&pair, 10 * TURN_NS);
	assert_int_equal(uncore_session_sample(ours), 0);
	value = value_of(ours, 0, 0, 0);
	assert_int_equal(value.state, UNCORE_VALUE_OK);
	assert_true(value.enabled_ns == SECOND);
	assert_in_range(value.running_ns, SECOND * 2 / 5, SECOND * 3 / 5);
	assert_int_equal(uncore_session_verify(ours), 0);
	assert_int_equal(value_of(ours, 0, 0, 0).state, UNCORE_VALUE_OK);
	stop(ours);
	stop(others);
	uncore_session_free(ours);
	uncore_session_free(others);
	done(&pair);
}

/* The clock is set forward between the reads of two channels: no channel counts the time twice. */
static void test_step(void **state)
{
	struct pair pair;
	struct uncore_session *session;

	(void)state;
	make(&pair, "ivt", 1);
	session = session_by_perf(&pair, 0);
	(void)want(session, pair.by_perf, "imc:UNC_M_CAS_COUNT.RD");
	start(session);
	pair.step_at = 3;
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(pair.step_at, 0);
	assert_int_equal(uncore_session_sample(session), 0);
	for (unsigned channel = 0; channel < 4; channel++) {
		struct uncore_value value = value_of(session, 0, 0, channel);

		assert_int_equal(value.state, UNCORE_VALUE_OK);
		assert_true(value.enabled_ns == SECOND && value.running_ns == SECOND);
	}
	stop(session);
	uncore_session_free(session);
	done(&pair);
}

/* Open files run out in the second pass: what has no descriptor is lost, and the rest counts what registers count. */
static void test_limit(void **state)
{
	static const char *const events[] = { "imc0:UNC_M_CAS_COUNT.RD",  "imc0:UNC_M_CAS_COUNT.WR",
					      "imc0:UNC_M_ACT_COUNT.RD",  "imc0:UNC_M_PRE_COUNT.RD",
					      "imc0:UNC_M_RPQ_INSERTS",   "imc0:UNC_M_WPQ_INSERTS",
					      "imc0:UNC_M_RPQ_CYCLES_NE", "imc0:UNC_M_WPQ_CYCLES_NE" };
	enum { COUNT = sizeof(events) / sizeof(events[0]) };
	struct pair pair;
	struct uncore_session *registers, *perf;
	unsigned lost = 0;

	(void)state;
	make(&pair, "ivt", 1);
	registers = make_session(pair.by_registers, NULL, UNCORE_SESSION_MULTIPLEX);
	perf = session_by_perf(&pair, UNCORE_SESSION_MULTIPLEX);
	for (unsigned at = 0; at < COUNT; at++) {
		(void)want(registers, pair.by_registers, events[at]);
		(void)want(perf, pair.by_perf, events[at]);
	}
	start(registers);
	start(perf);
	assert_int_equal(uncore_session_passes(perf), 2);
	pair.most = 3;
	for (unsigned turn = 0; turn < 2; turn++) {
		advance(&pair, SECOND);
		assert_int_equal(uncore_session_rotate(registers), 0);
		assert_int_equal(uncore_session_rotate(perf), 0);
		pair.most = 0;
	}
	stop(registers);
	stop(perf);
	for (unsigned at = 0; at < COUNT; at++) {
		struct uncore_value value = value_of(perf, at, 0, 0);

		lost += value.state == UNCORE_VALUE_LOST;
		assert_int_equal(value.count, value.state == UNCORE_VALUE_OK ? value_of(registers, at, 0, 0).count : 0);
	}
	assert_int_equal(lost, 1);
	uncore_session_free(registers);
	uncore_session_free(perf);
	done(&pair);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_jkt),  cmocka_unit_test(test_ivt),       cmocka_unit_test(test_hsx),
		cmocka_unit_test(test_skx),  cmocka_unit_test(test_instances), cmocka_unit_test(test_shared),
		cmocka_unit_test(test_step), cmocka_unit_test(test_limit),     cmocka_unit_test(test_left_frozen),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * Tests sessions that end without stop at each access in turn: because the machine no longer answers, or because the
 * kernel kills the process. The journal must then bring every register back. If there is no journal, the session had
 * written nothing.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "session_fixture.h"

#define EVENTS 3

struct crash_case {
	const char *platform;
	unsigned flags, sockets;
	const char *events[EVENTS];
};

static const struct crash_case cases[] = {
	{ "jkt",
	  0,
	  1,
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "imc0:UNC_M_CAS_COUNT.RD_REG", "UNC_U_LOCK_CYCLES" } },
	{ "jkt", UNCORE_SESSION_FROZEN, 2, { "ha0:UNC_H_REQUESTS.WRITES", "qpi1:UNC_Q_TxL_INSERTS" } },
	{ "ivt", UNCORE_SESSION_FROZEN, 1, { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "imc0:fixed" } },
	{ "ivt",
	  UNCORE_SESSION_MULTIPLEX,
	  1,
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180",
	    "UNC_P_CLOCKTICKS" } },
	{ "ivt", UNCORE_SESSION_FROZEN, 4, { "ha1:UNC_H_REQUESTS.WRITES_LOCAL" } },
	{ "jkt", 0, 8, { "r3qpi1:UNC_R3_RxR_CYCLES_NE.HOM" } },
	{ "ivt", 0, 2, { "irp1:UNC_I_RxR_BL_DRS_INSERTS", "qpi2:UNC_Q_MESSAGE.DRS.AnyDataC" } },
};

struct bench {
	const struct crash_case *what;
	struct uncore_sim *sim;
	struct memory before;
	struct state_dir state;
};

static struct bench make_bench(const struct crash_case *what)
{
	const struct uncore_scenario_traffic traffic = {
		.event = "UNC_U_LOCK_CYCLES", .socket = ALL, .instance = ALL, .rate = 77
	};
	struct uncore_scenario scenario = {
		.socket_count = what->sockets, .cores = 2, .strict = true, .traffic = &traffic, .traffic_count = 1
	};
	struct bench bench = { .what = what, .sim = make_sim(what->platform, &scenario), .state = make_state() };

	leave_words(bench.sim);
	bench.before = remember(bench.sim);
	return bench;
}

static void drop_bench(struct bench *bench)
{
	forget(&bench->before);
	uncore_sim_free(bench->sim);
	drop_state(&bench->state);
}

/*
 * Runs a whole session and continues after every failure. It is also called in a child, where assertions must not be
 * used.
 */
static int course(struct uncore_machine *machine, const struct crash_case *what, const char *state)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = what->flags, .state = state };
	struct uncore_session *session;
	struct uncore_fault fault = { 0 };
	int result = uncore_session_create(machine, &options, &session, &fault);

	for (size_t at = 0; result == 0 && at < EVENTS && what->events[at] != NULL; at++) {
		struct uncore_encoding encoding;

		result = uncore_event_parse(machine->tables, what->events[at], strlen(what->events[at]), &encoding,
					    NULL);
		if (result == 0)
			result = uncore_session_add(session, &encoding, 0, NULL);
	}
	if (result == 0)
		result = uncore_session_start(session);
	if (result == 0)
		result = uncore_machine_sleep(machine, SECOND);
	if (result == 0)
		result = uncore_session_sample(session);
	if (result == 0)
		result = uncore_session_rotate(session);
	if (result == 0)
		result = uncore_session_stop(session);
	uncore_session_free(session);
	return result;
}

/* Checks that every register is as before, after a restore if a journal is left. */
static void check_restored(struct bench *bench, const char *how, uint64_t number)
{
	unsigned left = journals(&bench->state);
	struct uncore_restored restored = { 0, 0, 0 };
	struct uncore_fault fault = { 0 };
	int result =
		uncore_restore(uncore_sim_machine(bench->sim), bench->state.path, false, NULL, NULL, &restored, &fault);
	const char *difference = difference_from(bench->sim, &bench->before);

	if (result != (left == 0 ? UNCORE_E_NOENT : 0) || restored.journals != left || restored.alive != 0)
		fail_msg("%s, %s, %s access %llu: restore says %s: %s", bench->what->platform, bench->what->events[0],
			 how, (unsigned long long)number, uncore_error_name(result), fault.text);
	if (difference != NULL)
		fail_msg("%s, %s, %s access %llu, %u journals: %s", bench->what->platform, bench->what->events[0], how,
			 (unsigned long long)number, left, difference);
	assert_int_equal(journals(&bench->state), 0);
}

/* ---- a machine that stops answering ---- */

struct mortal {
	struct uncore_io next;
	uint64_t left;
};

static int mortal_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct mortal *mortal = (struct mortal *)context;

	if (mortal->left == 0)
		return UNCORE_E_IO;
	mortal->left--;
	return uncore_io_read(&mortal->next, unit, address, value);
}

static int mortal_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct mortal *mortal = (struct mortal *)context;

	if (mortal->left == 0)
		return UNCORE_E_IO;
	mortal->left--;
	return uncore_io_write(&mortal->next, unit, address, value);
}

static void check_abandoned(const struct crash_case *what)
{
	static const struct uncore_io_ops ops = { mortal_read, mortal_write, NULL };
	struct bench bench = make_bench(what);
	int result = -1;

	for (uint64_t number = 0; result != 0; number++) {
		struct uncore_machine machine = *uncore_sim_machine(bench.sim);
		struct mortal mortal = { machine.io, number };

		assert_true(number < 5000);
		machine.io = (struct uncore_io){ &ops, &mortal };
		result = course(&machine, what, bench.state.path);
		/* a failed read in a sample does not make the call fail, but then no access is left */
		result = mortal.left == 0 && result == 0 ? -1 : result;
		check_restored(&bench, "abandoned after", number);
	}
	drop_bench(&bench);
}

static void test_abandoned(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++)
		check_abandoned(&cases[at]);
}

/* ---- SIGKILL ---- */

/* An access of the child, which the parent makes on its simulator. */
struct wire {
	struct uncore_address address;
	unsigned unit;
	bool is_write;
	int result;
	uint64_t value;
};

static int over_wire(void *context, struct wire *wire)
{
	int end = *(const int *)context;

	if (write(end, wire, sizeof(*wire)) != (ssize_t)sizeof(*wire) ||
	    read(end, wire, sizeof(*wire)) != (ssize_t)sizeof(*wire))
		return UNCORE_E_IO;
	return wire->result;
}

/* Copied field by field, because the padding is also sent and must be 0. */
static void fill_wire(struct wire *wire, unsigned unit, const struct uncore_address *address)
{
	memset(wire, 0, sizeof(*wire));
	wire->address.space = address->space;
	wire->address.scope = address->scope;
	wire->address.number = address->number;
	wire->address.device_id = address->device_id;
	wire->address.device = address->device;
	wire->address.function = address->function;
	wire->address.width = address->width;
	wire->unit = unit;
}

static int wire_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct wire wire;
	int result;

	fill_wire(&wire, unit, address);
	result = over_wire(context, &wire);
	*value = wire.value;
	return result;
}

static int wire_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct wire wire;

	fill_wire(&wire, unit, address);
	wire.is_write = true;
	wire.value = value;
	return over_wire(context, &wire);
}

static void be_child(const struct bench *bench, int end)
{
	static const struct uncore_io_ops ops = { wire_read, wire_write, NULL };
	struct uncore_machine machine = *uncore_sim_machine(bench->sim);

	machine.io = (struct uncore_io){ &ops, &end };
	_exit(course(&machine, bench->what, bench->state.path) == 0 ? 0 : 1);
}

/* Makes the child's accesses for it, and kills it at one of them: before the access is made, or before the answer. */
static bool serve_and_kill(const struct bench *bench, int end, pid_t child, uint64_t number, bool made)
{
	const struct uncore_io *io = &uncore_sim_machine(bench->sim)->io;
	struct wire wire;
	uint64_t served = 0;

	while (read(end, &wire, sizeof(wire)) == (ssize_t)sizeof(wire)) {
		bool is_last = ++served == number;

		if (!is_last || made)
			wire.result = wire.is_write ? uncore_io_write(io, wire.unit, &wire.address, wire.value) :
						      uncore_io_read(io, wire.unit, &wire.address, &wire.value);
		if (is_last) {
			assert_int_equal(kill(child, SIGKILL), 0);
			return true;
		}
		assert_int_equal(write(end, &wire, sizeof(wire)), sizeof(wire));
	}
	return false;
}

/* Returns false when the child ended by itself. */
static bool kill_at(struct bench *bench, uint64_t number, bool made)
{
	int ends[2], status = 0;
	bool killed;
	pid_t child;

	assert_int_equal(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		close(ends[0]);
		be_child(bench, ends[1]);
	}
	close(ends[1]);
	killed = serve_and_kill(bench, ends[0], child, number, made);
	close(ends[0]);
	assert_int_equal(waitpid(child, &status, 0), child);
	if (killed)
		assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
	else
		assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	check_restored(bench, made ? "killed after" : "killed before", number);
	assert_unlocked(&bench->state);
	return killed;
}

static void check_killed(const struct crash_case *what)
{
	struct bench bench = make_bench(what);
	uint64_t number = 1;

	while (kill_at(&bench, number, number % 2 == 0))
		number++;
	assert_true(number > 50);
	drop_bench(&bench);
}

static void test_killed(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++)
		check_killed(&cases[at]);
}

/* ---- two sessions that died on the same box ---- */

/* Ends a session after a number of accesses without restoring anything; true if it makes fewer accesses. */
static bool is_over(struct bench *bench, uint64_t number)
{
	static const struct uncore_io_ops ops = { mortal_read, mortal_write, NULL };
	struct uncore_machine machine = *uncore_sim_machine(bench->sim);
	struct mortal mortal = { machine.io, number };

	machine.io = (struct uncore_io){ &ops, &mortal };
	return course(&machine, bench->what, bench->state.path) == 0;
}

static void abandon(struct bench *bench, uint64_t number)
{
	assert_false(is_over(bench, number));
}

/* Sets a file's time back, each time further, as if the system clock had been set back: younger files look older. */
static void set_back(const char *path, void *context)
{
	const char *number = strrchr(path, '.');
	struct timespec times[2] = { { 1000000, 0 }, { 1000000, 0 } };

	(void)context;
	assert_non_null(number);
	times[1].tv_sec -= strtol(number + 1, NULL, 10);
	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

/* The second session saved what the first had left, so the oldest journal must be replayed last. */
static void test_two_dead(void **state)
{
	(void)state;
	for (unsigned dead = 2; dead <= 12; dead += 5) {
		struct bench bench = make_bench(&cases[0]);

		/* The order of names in the directory must not help, so use a directory on a disk. */
		drop_state(&bench.state);
		bench.state = (struct state_dir){ "/tmp/uncore-test-XXXXXX" };
		assert_non_null(mkdtemp(bench.state.path));
		for (unsigned at = 0; at < dead; at++)
			abandon(&bench, 70 + at);
		assert_int_equal(each_file(&bench.state, "journal.", set_back, NULL), dead);
		assert_non_null(difference_from(bench.sim, &bench.before));
		check_restored(&bench, "twice abandoned after", dead);
		drop_bench(&bench);
	}
}

/* A restore that is itself interrupted keeps the journal, and the next restore still brings everything back. */
static void check_cut_restore(const struct crash_case *what, uint64_t died)
{
	static const struct uncore_io_ops ops = { mortal_read, mortal_write, NULL };
	struct bench bench = make_bench(what);
	int result = -1;

	for (uint64_t number = 0; result != 0; number++) {
		struct uncore_machine machine = *uncore_sim_machine(bench.sim);
		struct mortal mortal = { machine.io, number };
		struct uncore_restored restored;
		struct uncore_fault fault = { 0 };

		abandon(&bench, died);
		assert_int_equal(journals(&bench.state), 1);
		machine.io = (struct uncore_io){ &ops, &mortal };
		result = uncore_restore(&machine, bench.state.path, false, NULL, NULL, &restored, &fault);
		if (result != 0 && (fault.code != result || strstr(fault.text, "journal journal.") == NULL))
			fail_msg("restore of %llu accesses says %s: \"%s\"", (unsigned long long)number,
				 uncore_error_name(result), fault.text);
		assert_int_equal(journals(&bench.state), result == 0 ? 0 : 1);
		check_restored(&bench, "restore cut after", number);
	}
	drop_bench(&bench);
}

static void test_cut_restore(void **state)
{
	(void)state;
	check_cut_restore(&cases[0], 75);
	for (uint64_t died = 34; died < 50; died++) /* one of these is between a freeze and its end */
		check_cut_restore(&cases[2], died);
}

/* ---- what would be restored ---- */

#define WRITES 1000

struct transcript {
	struct uncore_session_access writes[WRITES];
	size_t count;
};

static void note_write(void *context, const struct uncore_session_access *access)
{
	struct transcript *transcript = (struct transcript *)context;

	if (!access->step.is_write)
		return;
	assert_true(transcript->count < WRITES);
	transcript->writes[transcript->count++] = *access;
}

static bool is_same_write(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	return a->unit == b->unit && memcmp(&a->step.reg, &b->step.reg, sizeof(a->step.reg)) == 0 &&
	       a->step.procedure == b->step.procedure && a->step.step == b->step.step && a->step.value == b->step.value;
}

static struct uncore_restored replay(struct bench *bench, bool dry_run, struct transcript *transcript)
{
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };

	transcript->count = 0;
	assert_int_equal(uncore_restore(uncore_sim_machine(bench->sim), bench->state.path, dry_run, note_write,
					transcript, &restored, &fault),
			 0);
	assert_string_equal(fault.text, "");
	return restored;
}

/*
 * The writes of a dry run are the writes of the restore that follows, one by one. The dry run itself writes and removes
 * nothing.
 */
static size_t check_rehearsal(struct bench *bench)
{
	static struct transcript dry, wet;
	struct memory left = remember(bench->sim);
	unsigned dead = journals(&bench->state);
	struct uncore_restored said = replay(bench, true, &dry), done;

	assert_as_before(bench->sim, &left);
	assert_int_equal(journals(&bench->state), dead);
	done = replay(bench, false, &wet);
	assert_memory_equal(&said, &done, sizeof(done));
	assert_int_equal(done.journals, dead);
	assert_int_equal(dry.count, wet.count);
	for (size_t at = 0; at < wet.count; at++)
		assert_true(is_same_write(&dry.writes[at], &wet.writes[at]));
	assert_as_before(bench->sim, &bench->before);
	forget(&left);
	return wet.count;
}

static void test_dry_restore(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct bench bench = make_bench(&cases[at]);
		size_t most = 0;

		for (uint64_t died = 5; died < 150; died += 7) {
			size_t count;

			if (is_over(&bench, died))
				break;
			/* also with two sessions that died on the same box */
			if (died % 3 == 0)
				(void)is_over(&bench, died + 3);
			if (journals(&bench.state) == 0)
				continue;
			count = check_rehearsal(&bench);
			most = count > most ? count : most;
		}
		assert_true(most > 4);
		drop_bench(&bench);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_abandoned), cmocka_unit_test(test_killed),
					    cmocka_unit_test(test_two_dead), cmocka_unit_test(test_cut_restore),
					    cmocka_unit_test(test_dry_restore) };

	signal(SIGPIPE, SIG_IGN);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

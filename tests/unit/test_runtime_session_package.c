/* SPDX-License-Identifier: MIT */
/*
 * Tests sessions on different boxes of one socket. The registers that all boxes share are written by the first session
 * only.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

#include "session_fixture.h"

#define FIRST "UNC_M_CAS_COUNT.RD_REG"
#define SECOND_EVENT "UNC_U_LOCK_CYCLES"

static struct uncore_sim *two_busy_sockets(void)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = FIRST, .socket = ALL, .instance = ALL, .rate = 1000 },
		{ .event = SECOND_EVENT, .socket = ALL, .instance = ALL, .rate = 700 },
	};
	struct uncore_scenario scenario = {
		.socket_count = 2, .cores = 2, .strict = true, .traffic = traffic, .traffic_count = 2
	};

	return make_sim("ivt", &scenario);
}

/* What a session wrote to the register that freezes and unfreezes a package. */
struct package_writes {
	uint16_t box, reg;
	unsigned count[2];
};

static void note_package(void *context, const struct uncore_session_access *access)
{
	struct package_writes *writes = (struct package_writes *)context;

	if (access->step.is_write && access->step.reg.box == writes->box && access->step.reg.reg == writes->reg)
		writes->count[access->unit]++;
}

static struct uncore_session *make_noted(struct uncore_sim *sim, const char *state, unsigned flags,
					 struct package_writes *writes)
{
	struct uncore_register reg = reg_of(sim, "ubox", 0, "global_ctl");
	struct uncore_session_options options = { .size = sizeof(options),
						  .flags = flags,
						  .state = state,
						  .observe = note_package,
						  .observe_context = writes };

	*writes = (struct package_writes){ .box = reg.box, .reg = reg.reg };
	return make_session_on(uncore_sim_machine(sim), &options);
}

static void expect_writes(const struct package_writes *writes, unsigned first, unsigned second)
{
	assert_int_equal(writes->count[0], first);
	assert_int_equal(writes->count[1], second);
}

/*
 * The first session unfreezes both packages. The second, on one of them, does not write it. A session that starts after
 * all have ended writes it again.
 */
static void test_one_writes(void **state)
{
	static const unsigned one[] = { 1 };
	struct uncore_sim *sim = two_busy_sockets();
	struct state_dir directory = make_state();
	struct package_writes writes[3];
	struct uncore_session *first = make_noted(sim, directory.path, 0, &writes[0]), *second, *third;
	struct uncore_session_options options = { .size = sizeof(options),
						  .state = directory.path,
						  .units = one,
						  .unit_count = 1,
						  .observe = note_package,
						  .observe_context = &writes[2] };

	(void)state;
	(void)want(first, sim, FIRST);
	start(first);
	expect_writes(&writes[0], 1, 1);
	second = make_noted(sim, directory.path, 0, &writes[1]);
	(void)want(second, sim, SECOND_EVENT);
	start(second);
	expect_writes(&writes[1], 0, 0);
	stop(first);
	/* the second session is now responsible for it */
	uncore_session_free(first);
	first = make_noted(sim, directory.path, 0, &writes[0]);
	(void)want(first, sim, FIRST);
	start(first);
	expect_writes(&writes[0], 0, 0);
	stop(second);
	stop(first);
	uncore_session_free(first);
	uncore_session_free(second);
	writes[2] = (struct package_writes){ .box = writes[0].box, .reg = writes[0].reg };
	third = make_session_on(uncore_sim_machine(sim), &options);
	(void)want(third, sim, FIRST);
	start(third);
	stop(third);
	expect_writes(&writes[2], 0, 1);
	uncore_session_free(third);
	assert_unlocked(&directory);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* A session that counts is not disturbed by another one that starts, holds its own boxes at each sample, and ends. */
static void check_undisturbed(unsigned flags, unsigned other_flags)
{
	struct uncore_sim *sim = two_busy_sockets();
	struct state_dir directory = make_state();
	struct memory before = remember(sim);
	struct uncore_session *first = make_session(sim, directory.path, flags);
	unsigned request = want(first, sim, FIRST);

	start(first);
	for (unsigned at = 1; at <= 5; at++) {
		struct uncore_session *second = make_session(sim, directory.path, other_flags);
		unsigned other = want(second, sim, SECOND_EVENT);

		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(first), 0);
		start(second);
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(second), 0);
		assert_int_equal(uncore_session_sample(first), 0);
		pass(sim, SECOND);
		assert_int_equal(uncore_session_verify(first), 0);
		stop(second);
		assert_counted(value_of(second, other, EVERY, EACH), 2 * 2 * 700, 2, 2);
		assert_counted(value_of(first, request, EVERY, EACH), (uint64_t)(3 * at - 1) * 16 * 1000, 16, 16);
		assert_int_equal(uncore_session_sample(first), 0);
		uncore_session_free(second);
	}
	stop(first);
	assert_counted(value_of(first, request, EVERY, EACH), UINT64_C(15) * 16 * 1000, 16, 16);
	assert_as_before(sim, &before);
	uncore_session_free(first);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

static void test_undisturbed(void **state)
{
	(void)state;
	check_undisturbed(0, 0);
	check_undisturbed(0, UNCORE_SESSION_FROZEN);
	check_undisturbed(UNCORE_SESSION_FROZEN, 0);
	check_undisturbed(UNCORE_SESSION_FROZEN, UNCORE_SESSION_FROZEN);
}

/* ---- another process that is about to start ---- */

static uint64_t clock_ns(void)
{
	struct timespec now;

	assert_int_equal(clock_gettime(CLOCK_MONOTONIC, &now), 0);
	return (uint64_t)now.tv_sec * SECOND + (uint64_t)now.tv_nsec;
}

/*
 * Starts a process that holds socket 0 alone, for a time or until it is killed. Returns once the process has the lock.
 */
static pid_t be_alone(const struct state_dir *directory, uint64_t ns)
{
	const struct timespec time = { (time_t)(ns / SECOND), (long)(ns % SECOND) };
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 1 };
	char path[120], byte;
	int ends[2], file;
	pid_t child;

	snprintf(path, sizeof(path), "%s/package0.sessions", directory->path);
	assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		if (file < 0 || fcntl(file, F_OFD_SETLK, &lock) != 0 || write(ends[1], "", 1) != 1)
			_exit(1);
		nanosleep(&time, NULL);
		raise(SIGKILL);
	}
	close(ends[1]);
	assert_int_equal(read(ends[0], &byte, 1), 1);
	close(ends[0]);
	return child;
}

static void test_waits(void **state)
{
	struct uncore_sim *sim = two_busy_sockets();
	struct state_dir directory = make_state();
	struct memory before = remember(sim);
	struct package_writes writes;
	struct uncore_session *session = make_noted(sim, directory.path, 0, &writes);
	uint64_t begun;
	int status;
	pid_t child;

	(void)state;
	(void)want(session, sim, FIRST);
	begun = clock_ns();
	child = be_alone(&directory, SECOND / 5);
	start(session);
	assert_true(clock_ns() - begun >= SECOND / 5);
	assert_int_equal(waitpid(child, &status, 0), child);
	stop(session);
	uncore_session_free(session);
	/* a process that never starts is not waited for forever */
	session = make_noted(sim, directory.path, 0, &writes);
	(void)want(session, sim, FIRST);
	child = be_alone(&directory, 600 * SECOND);
	assert_int_equal(uncore_session_start(session), UNCORE_E_BUSY);
	assert_string_equal(uncore_session_fault(session)->text,
			    "socket 0 is busy: another session began to start, and has not finished; see: uncore who");
	expect_writes(&writes, 0, 0);
	assert_int_equal(journals(&directory), 0);
	assert_unlocked(&directory);
	/* a process that was killed holds nothing */
	assert_int_equal(kill(child, SIGKILL), 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	uncore_fault_clear(uncore_session_fault(session));
	start(session);
	expect_writes(&writes, 1, 1);
	stop(session);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* ---- events that other programs had chosen ---- */

static void test_found(void **state)
{
	struct uncore_sim *sim = two_busy_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct uncore_found_register found;

	(void)state;
	(void)want(session, sim, FIRST);
	assert_int_equal(uncore_session_found(session, 0, &found), UNCORE_E_STATE);
	/* chosen but not enabled; enabled; enabled in a box that is not measured */
	put(sim, 1, "imc", 2, "ctl1", 0x000304);
	put(sim, 1, "imc", 2, "ctl3", 0x400304);
	put(sim, 0, "imc", 7, "fixed_ctl", 0x400000);
	put(sim, 1, "ha", 0, "ctl0", 0x400001);
	start(session);
	assert_int_equal(uncore_session_found(session, 0, &found), 0);
	assert_int_equal(found.unit, 0);
	assert_int_equal(found.reg.instance, 7);
	assert_int_equal(found.value, 0x400000);
	assert_int_equal(uncore_session_found(session, 1, &found), 0);
	assert_int_equal(found.unit, 1);
	assert_int_equal(found.reg.instance, 2);
	assert_int_equal(found.reg.index, 3);
	assert_int_equal(found.value, 0x400304);
	assert_int_equal(uncore_session_found(session, 2, &found), UNCORE_E_RANGE);
	stop(session);
	assert_int_equal(uncore_session_found(session, 1, &found), 0);
	assert_int_equal(get(sim, 1, "imc", 2, "ctl3"), 0x400304);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_one_writes),
		cmocka_unit_test(test_undisturbed),
		cmocka_unit_test(test_waits),
		cmocka_unit_test(test_found),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Tests several sessions at once, and the state directory whose locks separate them. */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "session_fixture.h"

#define FILTERED "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182"

static struct uncore_sim *two_sockets(void)
{
	const struct uncore_scenario_traffic traffic = {
		.event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 1000
	};
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 2, .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	leave_words(sim);
	return sim;
}

static void expect_busy(struct uncore_session *session, const char *what)
{
	char wanted[80];

	assert_int_equal(uncore_session_start(session), UNCORE_E_BUSY);
	assert_int_equal(uncore_session_fault(session)->code, UNCORE_E_BUSY);
	snprintf(wanted, sizeof(wanted), "%s is busy: pid %ld since 2", what, (long)getpid());
	if (strncmp(uncore_session_fault(session)->text, wanted, strlen(wanted)) != 0)
		assert_string_equal(uncore_session_fault(session)->text, wanted);
	uncore_fault_clear(uncore_session_fault(session));
}

/* ---- two at once ---- */

static void test_busy(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct memory before = remember(sim), during;
	struct uncore_session *first = make_session(sim, directory.path, 0);
	struct uncore_session *second = make_session(sim, directory.path, 0);
	unsigned files = open_files(), one, other;

	(void)state;
	one = want(first, sim, "UNC_M_CAS_COUNT.RD_REG");
	(void)want(second, sim, "UNC_U_LOCK_CYCLES");
	other = want(second, sim, "imc3:UNC_M_CAS_COUNT.RD_REG");
	start(first);
	during = remember(sim);
	expect_busy(second, "imc of socket 0");
	assert_int_equal(journals(&directory), 1);
	assert_as_before(sim, &during); /* the first session is not disturbed */
	pass(sim, SECOND);
	stop(first);
	assert_counted(value_of(first, one, EVERY, EACH), 16000, 16, 16);
	assert_as_before(sim, &before);
	start(second); /* after the first has ended, the second can start */
	pass(sim, SECOND);
	stop(second);
	assert_counted(value_of(second, other, EVERY, EACH), 2000, 2, 2);
	uncore_session_free(first);
	uncore_session_free(second);
	assert_as_before(sim, &before);
	assert_unlocked(&directory);
	assert_int_equal(open_files(), files);
	assert_int_equal(journals(&directory), 0);
	forget(&before);
	forget(&during);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* Sessions on different boxes, or on the same box of different sockets, do not conflict. */
static void test_side_by_side(void **state)
{
	static const unsigned sockets[] = { 0, 1 };
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct memory before = remember(sim);
	struct uncore_session *sessions[3];
	unsigned requests[3];

	(void)state;
	for (unsigned at = 0; at < 3; at++) {
		struct uncore_session_options options = {
			.size = sizeof(options), .state = directory.path, .units = &sockets[at % 2], .unit_count = 1
		};

		sessions[at] = make_session_on(uncore_sim_machine(sim), &options);
		requests[at] = want(sessions[at], sim, at < 2 ? "UNC_M_CAS_COUNT.RD_REG" : FILTERED);
		start(sessions[at]);
	}
	assert_int_equal(journals(&directory), 3);
	pass(sim, SECOND);
	for (unsigned at = 0; at < 3; at++)
		stop(sessions[at]);
	assert_counted(value_of(sessions[0], requests[0], EVERY, EACH), 8000, 8, 8);
	assert_counted(value_of(sessions[1], requests[1], EVERY, EACH), 8000, 8, 8);
	assert_counted(value_of(sessions[2], requests[2], EVERY, EACH), 0, 1, 1);
	assert_as_before(sim, &before);
	for (unsigned at = 0; at < 3; at++)
		uncore_session_free(sessions[at]);
	assert_int_equal(journals(&directory), 0);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* A lock file that a dead process left locks nothing. */
static void test_stale_lock(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	char path[120], text[120];
	FILE *file;

	(void)state;
	snprintf(path, sizeof(path), "%s/package0.imc.lock", directory.path);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs("pid 999999999 since 2013-09-10 08:00:00 UTC and much more text than the next one writes over it\n",
	      file);
	fclose(file);
	(void)want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
	start(session);
	file = fopen(path, "r");
	assert_non_null(file);
	assert_non_null(fgets(text, sizeof(text), file));
	assert_int_equal(strtol(text + strlen("pid "), NULL, 10), getpid());
	assert_null(fgets(text, sizeof(text), file)); /* one line, nothing of the old text */
	fclose(file);
	stop(session);
	uncore_session_free(session);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* Another process holds the box; when it is killed, the box is free. */
static void test_other_process(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	char wanted[60], byte;
	int ends[2], status;
	pid_t child;

	(void)state;
	(void)want(session, sim, FILTERED);
	assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		/* the child has its own copy of the simulator: only the locks are shared */
		if (uncore_session_start(session) != 0 || write(ends[1], "", 1) != 1)
			_exit(1);
		for (;;)
			pause();
	}
	assert_int_equal(read(ends[0], &byte, 1), 1);
	assert_int_equal(uncore_session_start(session), UNCORE_E_BUSY);
	snprintf(wanted, sizeof(wanted), "cbo of socket 0 is busy: pid %ld since ", (long)child);
	assert_memory_equal(uncore_session_fault(session)->text, wanted, strlen(wanted));
	uncore_fault_clear(uncore_session_fault(session));
	assert_int_equal(kill(child, SIGKILL), 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	close(ends[0]);
	close(ends[1]);
	start(session);
	stop(session);
	uncore_session_free(session);
	assert_int_equal(journals(&directory), 1); /* the journal of the dead session */
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* A process that was forked during the session, and that outlives it, keeps no lock of it. */
static void test_forked(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	int status;
	pid_t child;

	(void)state;
	(void)want(session, sim, FILTERED);
	start(session);
	child = fork();
	assert_true(child >= 0);
	/* so that the child ends even if an assertion fails before it is killed */
	if (child == 0)
		prctl(PR_SET_PDEATHSIG, SIGKILL);
	while (child == 0)
		pause();
	stop(session);
	uncore_session_free(session);
	assert_unlocked(&directory);
	assert_int_equal(kill(child, SIGKILL), 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* ---- restore during other sessions ---- */

static void test_alive(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };
	struct memory during;

	(void)state;
	(void)want(session, sim, FILTERED);
	start(session);
	during = remember(sim);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault),
			 0);
	assert_int_equal(restored.journals, 1);
	assert_int_equal(restored.alive, 1);
	assert_int_equal(restored.registers, 0);
	assert_as_before(sim, &during);
	assert_int_equal(journals(&directory), 1);
	stop(session);
	uncore_session_free(session);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault),
			 UNCORE_E_NOENT);
	forget(&during);
	drop_state(&directory);
	uncore_sim_free(sim);
}

static void copy_file(const char *path, void *context)
{
	char text[20000], *copy = (char *)context;
	FILE *from = fopen(path, "r"), *to;
	size_t length;

	assert_non_null(from);
	length = fread(text, 1, sizeof(text), from);
	fclose(from);
	assert_true(length < sizeof(text));
	to = fopen(copy, "w");
	assert_non_null(to);
	assert_int_equal(fwrite(text, 1, length, to), length);
	fclose(to);
}

/* The journal of a dead session, for a box that a running session uses now. */
static void test_dead_beside_alive(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	struct memory before = remember(sim), during;
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };
	char copy[120];

	(void)state;
	(void)want(session, sim, FILTERED);
	start(session);
	during = remember(sim);
	snprintf(copy, sizeof(copy), "%s/kept", directory.path);
	each_file(&directory, "journal.", copy_file, copy);
	snprintf(copy + strlen(copy) - strlen("kept"), 40, "journal.1.0");
	each_file(&directory, "kept", copy_file, copy);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault),
			 UNCORE_E_BUSY);
	assert_non_null(strstr(fault.text, "cbo of socket 0 is busy: pid "));
	assert_as_before(sim, &during);
	assert_int_equal(journals(&directory), 2);
	stop(session);
	uncore_session_free(session);
	uncore_fault_clear(&fault);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault),
			 0);
	assert_as_before(sim, &before);
	assert_int_equal(journals(&directory), 0);
	forget(&before);
	forget(&during);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* ---- the state directory ---- */

/* Checks that start fails with the words, and without a write to a register. */
static void refuse_state(struct uncore_sim *sim, const char *path, int code, const char *words)
{
	struct memory before = remember(sim);
	struct uncore_session *session = make_session(sim, path, 0);
	unsigned files = open_files();

	(void)want(session, sim, FILTERED);
	(void)want(session, sim, "UNC_M_CAS_COUNT.RD_REG"); /* so that the journal is longer than a page */
	assert_int_equal(uncore_session_start(session), code);
	if (strstr(uncore_session_fault(session)->text, words) == NULL)
		assert_string_equal(uncore_session_fault(session)->text, words);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	assert_int_equal(open_files(), files);
	forget(&before);
}

static void run_in(struct uncore_sim *sim, const char *path)
{
	struct uncore_session *session = make_session(sim, path, 0);

	(void)want(session, sim, FILTERED);
	start(session);
	stop(session);
	uncore_session_free(session);
}

static void test_directory(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir outer = make_state(), inner;
	char link[100], file[100];
	struct stat status;

	(void)state;
	/* it is created if missing, for every user, and kept */
	snprintf(inner.path, sizeof(inner.path), "%.50s/inner", outer.path);
	run_in(sim, inner.path);
	assert_int_equal(stat(inner.path, &status), 0);
	assert_int_equal(status.st_mode & 07777, 01777);
	run_in(sim, inner.path);
	/* a link to a directory is accepted; a link to nothing, and a file, are not */
	snprintf(link, sizeof(link), "%s/link", outer.path);
	assert_int_equal(symlink(inner.path, link), 0);
	run_in(sim, link);
	drop_state(&inner);
	refuse_state(sim, link, UNCORE_E_IO, "link");
	snprintf(file, sizeof(file), "%s/file", outer.path);
	fclose(fopen(file, "w"));
	refuse_state(sim, file, UNCORE_E_IO, "file");
	snprintf(file, sizeof(file), "%s/missing/state", outer.path);
	refuse_state(sim, file, UNCORE_E_IO, "missing/state");
	drop_state(&outer);
	uncore_sim_free(sim);
}

static void test_no_rights(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();

	(void)state;
	assert_int_equal(chmod(directory.path, 0555), 0);
	if (geteuid() == 0)
		assert_int_equal(seteuid(65534), 0);
	refuse_state(sim, directory.path, UNCORE_E_DENIED, "package0.cbo.lock");
	if (getuid() == 0)
		assert_int_equal(seteuid(0), 0);
	assert_int_equal(chmod(directory.path, 0755), 0);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* A link with the name of a lock file is not followed: the file it points to would be truncated. */
static void test_link_for_lock(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	char link[100], target[100];
	struct stat status;
	FILE *file;

	(void)state;
	snprintf(link, sizeof(link), "%s/package0.cbo.lock", directory.path);
	snprintf(target, sizeof(target), "%s/precious", directory.path);
	file = fopen(target, "w");
	assert_non_null(file);
	fputs("a long text that must stay\n", file);
	fclose(file);
	assert_int_equal(symlink(target, link), 0);
	refuse_state(sim, directory.path, UNCORE_E_DENIED, "package0.cbo.lock: it is a link, which user");
	assert_int_equal(stat(target, &status), 0);
	assert_int_equal(status.st_size, 27);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* A journal that does not fit on the disk: no register is written, and no partial journal is left. */
static void test_full_disk(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct state_dir directory = make_state();
	struct rlimit old, small;

	(void)state;
	signal(SIGXFSZ, SIG_IGN);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
	for (rlim_t size = 64; size <= 4096; size *= 2) {
		small = (struct rlimit){ size, old.rlim_max };
		assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
		refuse_state(sim, directory.path, UNCORE_E_IO, "journal");
		assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
		assert_int_equal(journals(&directory), 0);
		assert_unlocked(&directory);
	}
	drop_state(&directory);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_busy),
		cmocka_unit_test(test_side_by_side),
		cmocka_unit_test(test_stale_lock),
		cmocka_unit_test(test_other_process),
		cmocka_unit_test(test_forked),
		cmocka_unit_test(test_alive),
		cmocka_unit_test(test_dead_beside_alive),
		cmocka_unit_test(test_directory),
		cmocka_unit_test(test_no_rights),
		cmocka_unit_test(test_link_for_lock),
		cmocka_unit_test(test_full_disk),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

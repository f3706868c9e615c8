/* SPDX-License-Identifier: MIT */
/*
 * Tests that a state directory for all users is safe: files that other users put there, or lock for a moment, do no
 * harm.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

#include "session_fixture.h"

#define EVENT "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182"
#define SOMEBODY 65534

struct bench {
	struct uncore_sim *sim;
	struct state_dir state;
	struct memory before;
	struct uncore_session *session;
};

static struct bench make_bench(void)
{
	struct uncore_scenario scenario = { .cores = 2 };
	struct bench bench = { .sim = make_sim("ivt", &scenario), .state = make_state() };

	leave_words(bench.sim);
	bench.before = remember(bench.sim);
	bench.session = make_session(bench.sim, bench.state.path, 0);
	(void)want(bench.session, bench.sim, EVENT);
	return bench;
}

static void drop_bench(struct bench *bench)
{
	uncore_session_free(bench->session);
	assert_as_before(bench->sim, &bench->before);
	forget(&bench->before);
	uncore_sim_free(bench->sim);
	drop_state(&bench->state);
}

/* Checks that start fails, gives the reason, and leaves no file. */
static void refuse(struct bench *bench, int code, const char *words)
{
	assert_int_equal(uncore_session_start(bench->session), code);
	if (strstr(uncore_session_fault(bench->session)->text, words) == NULL)
		assert_string_equal(uncore_session_fault(bench->session)->text, words);
	uncore_fault_clear(uncore_session_fault(bench->session));
	assert_as_before(bench->sim, &bench->before);
}

static void count(struct bench *bench)
{
	start(bench->session);
	pass(bench->sim, SECOND);
	stop(bench->session);
}

static const char *in_state(const struct bench *bench, const char *name)
{
	static char path[160];

	snprintf(path, sizeof(path), "%s/%s", bench->state.path, name);
	return path;
}

static void write_file(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	fputs(text, file);
	assert_int_equal(fclose(file), 0);
}

/* ---- the directory ---- */

static void test_open_to_all(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	assert_int_equal(chmod(bench.state.path, 0777), 0);
	refuse(&bench, UNCORE_E_DENIED, "others may remove journals from it; run: chmod +t ");
	assert_int_equal(each_file(&bench.state, "", NULL, NULL), 0);
	/* the members of a group are other users, too */
	assert_int_equal(chmod(bench.state.path, 0775), 0);
	refuse(&bench, UNCORE_E_DENIED, "others may remove journals from it; run: chmod +t ");
	assert_int_equal(chmod(bench.state.path, 01775), 0);
	count(&bench);
	assert_int_equal(chmod(bench.state.path, 01777), 0);
	uncore_session_free(bench.session);
	bench.session = make_session(bench.sim, bench.state.path, 0);
	(void)want(bench.session, bench.sim, EVENT);
	count(&bench);
	drop_bench(&bench);
}

/* Nothing is created in the directory that another user's link points to. */
static void test_strange_link(void **state)
{
	struct bench bench = make_bench();
	struct state_dir outer = make_state();
	char link[100];

	(void)state;
	if (geteuid() != 0) {
		drop_state(&outer);
		drop_bench(&bench);
		skip();
	}
	snprintf(link, sizeof(link), "%s/link", outer.path);
	assert_int_equal(symlink(bench.state.path, link), 0);
	assert_int_equal(lchown(link, SOMEBODY, SOMEBODY), 0);
	uncore_session_free(bench.session);
	bench.session = make_session(bench.sim, link, 0);
	(void)want(bench.session, bench.sim, EVENT);
	refuse(&bench, UNCORE_E_DENIED, "it is a link that another user owns");
	assert_int_equal(each_file(&bench.state, "", NULL, NULL), 0);
	/* nor is it if the directory itself is another user's; nor is another user's journal replayed */
	assert_int_equal(lchown(link, 0, 0), 0);
	assert_int_equal(chown(bench.state.path, SOMEBODY, SOMEBODY), 0);
	refuse(&bench, UNCORE_E_DENIED, "user 65534 owns it and could remove journals; as root: chown root ");
	assert_int_equal(each_file(&bench.state, "", NULL, NULL), 0);
	assert_int_equal(chown(bench.state.path, 0, 0), 0);
	count(&bench);
	drop_state(&outer);
	drop_bench(&bench);
}

/* ---- files ---- */

/* Names that exist already, whatever they are, are left as they are. */
static void test_taken_names(void **state)
{
	struct bench bench = make_bench();
	char name[60];
	struct stat status;

	(void)state;
	write_file(in_state(&bench, "precious"), "a long text that must stay\n");
	snprintf(name, sizeof(name), "draft.%ld.0", (long)getpid());
	assert_int_equal(symlink("precious", in_state(&bench, name)), 0);
	snprintf(name, sizeof(name), "journal.%ld.1", (long)getpid());
	write_file(in_state(&bench, name), "another session's\n");
	snprintf(name, sizeof(name), "journal.%ld.2", (long)getpid());
	assert_int_equal(symlink("precious", in_state(&bench, name)), 0);
	start(bench.session);
	assert_int_equal(each_file(&bench.state, "draft.", NULL, NULL), 1);
	snprintf(name, sizeof(name), "journal.%ld.3", (long)getpid());
	assert_int_equal(stat(in_state(&bench, name), &status), 0);
	assert_int_equal(status.st_mode & 07777, 0600);
	stop(bench.session);
	assert_int_equal(stat(in_state(&bench, name), &status), -1);
	assert_int_equal(stat(in_state(&bench, "precious"), &status), 0);
	assert_int_equal(status.st_size, 27);
	snprintf(name, sizeof(name), "journal.%ld.1", (long)getpid());
	assert_int_equal(stat(in_state(&bench, name), &status), 0);
	assert_int_equal(status.st_size, 18);
	assert_int_equal(journals(&bench.state), 2);
	drop_bench(&bench);
}

/* Control characters in a journal must not reach the terminal. */
static void check_text(const char *text, const char *shown)
{
	struct bench bench = make_bench();
	char wanted[160];
	int file;

	write_file(in_state(&bench, "package0.cbo.lock"), text);
	file = open(in_state(&bench, "package0.cbo.lock"), O_RDONLY | O_CLOEXEC);
	assert_int_equal(flock(file, LOCK_EX), 0);
	snprintf(wanted, sizeof(wanted), "cbo of socket 0 is busy: %s", shown);
	assert_int_equal(uncore_session_start(bench.session), UNCORE_E_BUSY);
	assert_string_equal(uncore_session_fault(bench.session)->text, wanted);
	close(file);
	drop_bench(&bench);
}

static void test_lock_text(void **state)
{
	(void)state;
	check_text("pid 12 since 2026-11-21 10:11:12 UTC\n", "pid 12 since 2026-11-21 10:11:12 UTC");
	check_text("pid 12 since \033[2J\n", "another session uses it");
	check_text("pid 12 since 2026-11-21 10:11:12 UTC\033[2J\n", "another session uses it");
	check_text("pid since 2026-11-21 10:11:12 UTC\n", "another session uses it");
	check_text("pid 12345678901 since 2026-11-21 10:11:12 UTC\n", "another session uses it");
	check_text("", "another session uses it");
}

/* ---- processes that only read ---- */

/* Starts a process that holds a shared lock on the file for a moment. */
static pid_t look_at(const char *path)
{
	const struct timespec moment = { 0, 25000000 };
	int ends[2];
	char byte;
	pid_t child;

	assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		int file = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0666);

		prctl(PR_SET_PDEATHSIG, SIGKILL);
		if (flock(file, LOCK_SH) != 0 || write(ends[1], "", 1) != 1)
			_exit(1);
		nanosleep(&moment, NULL);
		raise(SIGKILL);
	}
	close(ends[1]);
	assert_int_equal(read(ends[0], &byte, 1), 1);
	close(ends[0]);
	return child;
}

static void rename_journal(const char *path, void *context)
{
	assert_int_equal(rename(path, (const char *)context), 0);
}

static void test_lookers(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };
	char dead[160];
	int status;
	pid_t child = look_at(in_state(&bench, "package0.cbo.lock"));

	(void)state;
	start(bench.session);
	assert_int_equal(waitpid(child, &status, 0), child);
	snprintf(dead, sizeof(dead), "%s", in_state(&bench, "journal.1.0"));
	each_file(&bench.state, "journal.", rename_journal, dead);
	stop(bench.session);
	assert_int_equal(journals(&bench.state), 1);
	child = look_at(dead);
	assert_int_equal(uncore_restore(uncore_sim_machine(bench.sim), bench.state.path, false, NULL, NULL, &restored,
					&fault),
			 0);
	assert_int_equal(restored.alive, 0);
	assert_int_equal(journals(&bench.state), 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	drop_bench(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_open_to_all), cmocka_unit_test(test_strange_link),
		cmocka_unit_test(test_taken_names), cmocka_unit_test(test_lock_text),
		cmocka_unit_test(test_lookers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

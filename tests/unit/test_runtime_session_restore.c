/* SPDX-License-Identifier: MIT */
/*
 * Tests restore with several journals of dead sessions. If one journal cannot be replayed, no older one of the same box
 * is replayed before it. All of them together bring back the original values. Journals and locks follow their package
 * when the sockets are numbered differently.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

/* A machine that can be lost, and whose first packages can go offline: the others are then numbered from 0. */
struct host {
	struct uncore_machine machine;
	struct uncore_sim *sim;
	unsigned offline; /* how many of the first packages are offline */
	bool is_lost;
};

static int host_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	const struct host *host = (const struct host *)context;

	return host->is_lost ? UNCORE_E_IO :
			       uncore_io_read(&uncore_sim_machine(host->sim)->io, unit + host->offline, address, value);
}

static int host_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	const struct host *host = (const struct host *)context;

	return host->is_lost ?
		       UNCORE_E_IO :
		       uncore_io_write(&uncore_sim_machine(host->sim)->io, unit + host->offline, address, value);
}

static const struct uncore_io_ops host_ops = { host_read, host_write, NULL };

static struct uncore_machine *view(struct host *host, unsigned offline, bool is_lost)
{
	const struct uncore_machine *whole = uncore_sim_machine(host->sim);

	host->offline = offline;
	host->is_lost = is_lost;
	host->machine = *whole;
	host->machine.io = (struct uncore_io){ &host_ops, host };
	host->machine.sockets = whole->sockets + offline;
	host->machine.socket_count = whole->socket_count - offline;
	return &host->machine;
}

struct bench {
	struct host host;
	struct state_dir state;
	struct memory before;
};

static void make_bench(struct bench *bench)
{
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 2 };

	bench->host.sim = make_sim("ivt", &scenario);
	bench->state = make_state();
	leave_words(bench->host.sim);
	bench->before = remember(bench->host.sim);
}

static void drop_bench(struct bench *bench)
{
	forget(&bench->before);
	uncore_sim_free(bench->host.sim);
	drop_state(&bench->state);
}

static struct uncore_session *begin(struct bench *bench, struct uncore_machine *machine, const char *event,
				    const char *second)
{
	struct uncore_session_options options = { .size = sizeof(options), .state = bench->state.path };
	struct uncore_session *session = make_session_on(machine, &options);

	(void)want(session, bench->host.sim, event);
	if (second != NULL)
		(void)want(session, bench->host.sim, second);
	start(session);
	return session;
}

/* Leaves its programmed registers and its journal. */
static void die(struct bench *bench, unsigned offline, const char *event, const char *second)
{
	struct uncore_session *session = begin(bench, view(&bench->host, offline, false), event, second);

	bench->host.is_lost = true;
	assert_int_equal(uncore_session_stop(session), UNCORE_E_IO);
	uncore_session_free(session);
	bench->host.is_lost = false;
}

static int restore(struct bench *bench, unsigned offline, struct uncore_fault *fault)
{
	struct uncore_restored restored;

	*fault = (struct uncore_fault){ 0 };
	return uncore_restore(view(&bench->host, offline, false), bench->state.path, false, NULL, NULL, &restored,
			      fault);
}

static void assert_fault(const struct uncore_fault *fault, const char *words)
{
	if (strstr(fault->text, words) == NULL)
		assert_string_equal(fault->text, words);
}

#define CBO "cbo0:UNC_C_CLOCKTICKS"
#define HA "ha0:UNC_H_CLOCKTICKS"

/* The newer of two journals has a box that a running session holds. */
static void test_newer_is_busy(void **state)
{
	struct bench bench;
	struct uncore_session *session;
	struct uncore_fault fault;

	(void)state;
	make_bench(&bench);
	die(&bench, 0, CBO, NULL);
	die(&bench, 0, CBO, HA);
	session = begin(&bench, view(&bench.host, 0, false), HA, NULL);
	assert_int_equal(restore(&bench, 0, &fault), UNCORE_E_BUSY);
	assert_fault(&fault, "ha of socket 0 is busy: pid ");
	assert_int_equal(journals(&bench.state), 3);
	stop(session);
	uncore_session_free(session);
	assert_int_equal(restore(&bench, 0, &fault), 0);
	assert_as_before(bench.host.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 0);
	drop_bench(&bench);
}

/*
 * The newer of two journals names a package that is offline. A third, of another box, is the newest, and a fourth is
 * the oldest: both can be replayed.
 */
static void test_newer_is_offline(void **state)
{
	struct bench bench;
	struct uncore_fault fault;

	(void)state;
	make_bench(&bench);
	die(&bench, 0, "pcu:UNC_P_CLOCKTICKS", NULL);
	die(&bench, 1, CBO, NULL);
	die(&bench, 0, CBO, NULL);
	die(&bench, 1, HA, NULL);
	assert_int_equal(restore(&bench, 1, &fault), UNCORE_E_NOENT);
	assert_fault(&fault, "package 0 is not there, or all its CPUs are offline");
	/* ha's journal was replayed; the one of package 1's cbo waits for both sockets', and pcu's is also for both */
	assert_int_equal(journals(&bench.state), 3);
	assert_int_equal(restore(&bench, 0, &fault), 0);
	assert_as_before(bench.host.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 0);
	drop_bench(&bench);
}

/* A journal that cannot be trusted, or that can never be replayed, does not prevent the replay of others. */
static void test_strangers_do_not_block(void **state)
{
	struct bench bench;
	struct uncore_fault fault;
	char path[160];
	FILE *file;

	(void)state;
	if (geteuid() != 0)
		skip();
	make_bench(&bench);
	die(&bench, 0, CBO, HA);
	for (unsigned at = 0; at < 3; at++) {
		snprintf(path, sizeof(path), "%s/journal.99999.%u", bench.state.path, at);
		file = fopen(path, "w");
		assert_non_null(file);
		fprintf(file, "uncore journal %u\nplatform ivt\nboot - 99999999999999999\nmachine x\npid 9\n",
			at == 2 ? 9u : 3u);
		assert_int_equal(fclose(file), 0);
		assert_int_equal(at == 1 ? 0 : chown(path, 65534, 65534), 0);
	}
	assert_int_equal(restore(&bench, 0, &fault), UNCORE_E_DENIED);
	assert_as_before(bench.host.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 3);
	drop_bench(&bench);
}

/* Another version of the library can still replay its own journal: until then no older one is replayed. */
static void test_another_version_blocks(void **state)
{
	struct bench bench;
	struct uncore_fault fault;
	struct memory left;
	char path[160];
	FILE *file;

	(void)state;
	make_bench(&bench);
	die(&bench, 0, CBO, NULL);
	left = remember(bench.host.sim);
	snprintf(path, sizeof(path), "%s/journal.99999.0", bench.state.path);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs("uncore journal 2\nplatform ivt\nboot - 99999999999999999\npid 9\nend 0 0x00000000\n", file);
	assert_int_equal(fclose(file), 0);
	assert_int_equal(chmod(path, 0600), 0);
	assert_int_equal(restore(&bench, 0, &fault), UNCORE_E_NOENT);
	assert_fault(&fault, "run \"uncore restore\" of its version");
	assert_as_before(bench.host.sim, &left);
	assert_int_equal(unlink(path), 0);
	assert_int_equal(restore(&bench, 0, &fault), 0);
	assert_as_before(bench.host.sim, &bench.before);
	forget(&left);
	drop_bench(&bench);
}

/* A user's own journal that others may write: the message names its mode, not its owner. */
static void test_writable_by_others(void **state)
{
	struct bench bench;
	struct uncore_fault fault;
	struct memory left;
	char path[160];

	(void)state;
	make_bench(&bench);
	left = remember(bench.host.sim);
	snprintf(path, sizeof(path), "%s/journal.99999.0", bench.state.path);
	assert_int_equal(close(open(path, O_WRONLY | O_CREAT, 0600)), 0);
	assert_int_equal(chmod(path, 0620), 0);
	assert_int_equal(restore(&bench, 0, &fault), UNCORE_E_DENIED);
	assert_fault(&fault, "other users may have written it: its mode is 0620");
	assert_as_before(bench.host.sim, &left);
	forget(&left);
	drop_bench(&bench);
}

/* When it died, the only package online was socket 0. It is socket 1 when the other one is back. */
static void test_socket_moves(void **state)
{
	struct bench bench;
	struct uncore_fault fault;

	(void)state;
	make_bench(&bench);
	die(&bench, 1, CBO, HA);
	assert_int_equal(restore(&bench, 0, &fault), 0);
	assert_string_equal(fault.text, "");
	assert_as_before(bench.host.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 0);
	drop_bench(&bench);
}

/* A package has one lock, whatever the number of its socket is. */
static void test_lock_moves(void **state)
{
	struct bench bench;
	struct host other;
	struct uncore_session_options options;
	struct uncore_session *session, *second;
	const unsigned units[] = { 1 };

	(void)state;
	make_bench(&bench);
	options = (struct uncore_session_options){ .size = sizeof(struct uncore_session_options),
						   .state = bench.state.path,
						   .units = units,
						   .unit_count = 1 };
	session = make_session_on(view(&bench.host, 0, false), &options);
	(void)want(session, bench.host.sim, CBO);
	start(session);
	other = bench.host;
	options = (struct uncore_session_options){ .size = sizeof(struct uncore_session_options),
						   .state = bench.state.path };
	second = make_session_on(view(&other, 1, false), &options);
	(void)want(second, bench.host.sim, CBO);
	assert_int_equal(uncore_session_start(second), UNCORE_E_BUSY);
	uncore_session_free(second);
	stop(session);
	uncore_session_free(session);
	assert_as_before(bench.host.sim, &bench.before);
	drop_bench(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_newer_is_busy),
		cmocka_unit_test(test_newer_is_offline),
		cmocka_unit_test(test_strangers_do_not_block),
		cmocka_unit_test(test_another_version_blocks),
		cmocka_unit_test(test_writable_by_others),
		cmocka_unit_test(test_socket_moves),
		cmocka_unit_test(test_lock_moves),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

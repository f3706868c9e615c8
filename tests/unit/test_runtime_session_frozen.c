/* SPDX-License-Identifier: MIT */
/*
 * Tests that a session notices when its boxes are frozen by the overflow of another program's counter. The count of
 * such a box must not be reported as complete.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

#define EN 0x400000u
#define OV_EN 0x100000u
#define WRAP_48 (UINT64_C(1) << 48)
#define UNFREEZE_ALL 0x20000000u
#define FREEZE_ALL 0x80000000u

/* Makes counter 3 of home agent 1 of socket 0 count its clock; it freezes the package when it wraps. */
static void freeze_after(struct uncore_sim *sim, uint64_t nanoseconds)
{
	put(sim, 0, "ha", 1, "ctr3", WRAP_48 - nanoseconds);
	put(sim, 0, "ha", 1, "ctl3", EN | OV_EN);
}

static struct uncore_sim *two_sockets(void)
{
	const struct uncore_scenario scenario = { .socket_count = 2, .strict = true };

	return make_sim("ivt", &scenario);
}

static void check_cause(struct uncore_session *session, struct uncore_sim *sim, const char *box, const char *cause)
{
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
	struct uncore_register reg;
	struct uncore_field_index field;
	uint16_t row;

	assert_int_equal(uncore_find_box(tables, box, &row), 0);
	assert_int_equal(uncore_session_frozen_by(session, 1, row, &reg, &field), UNCORE_E_NOENT);
	assert_int_equal(uncore_session_frozen_by(session, 0, row, &reg, &field), 0);
	assert_string_equal(uncore_text(tables, uncore_fields(tables)[field.at].id), cause);
}

/* The counters stop halfway. A sample does not check for freezes; verification and stop do. */
static void test_foreign_overflow(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	freeze_after(sim, 3 * SECOND / 2);
	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), 30 * SECOND, 30, 30);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, request, 0, EACH), "frozen");
	assert_state(value_of(session, request, 0, 7), "frozen");
	assert_counted(value_of(session, request, 1, EACH), 30 * SECOND, 15, 15);
	check_cause(session, sim, "cbo", "ov_h1");
	/* the other program unfreezes the boxes; the lost time stays lost */
	put(sim, 0, "ha", 1, "box_status", 1 << 3);
	put(sim, 0, "ubox", 0, "global_status", 1 << 19);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, request, 0, EACH), "frozen");
	assert_state(value_of(session, request, EVERY, EACH), "frozen");
	assert_counted(value_of(session, request, 1, EACH), 45 * SECOND, 15, 15);
	check_cause(session, sim, "cbo", "ov_h1");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_seen_at_stop(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned clock = want(session, sim, "UNC_M_DCLOCKTICKS"), fixed = want(session, sim, "ubox:fixed");

	(void)state;
	freeze_after(sim, 10);
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, clock, 0, EACH), "frozen");
	assert_state(value_of(session, fixed, 0, EACH), "frozen");
	assert_counted(value_of(session, fixed, 1, EACH), SECOND, 1, 1);
	/* the session must not clear another program's overflow report */
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 19);
	assert_int_equal(get(sim, 0, "ha", 1, "box_status"), 1 << 3);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* If the global status has no bit for a box, the box's own status is checked, but only if the session uses the box. */
static void test_own_status(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_Q_CLOCKTICKS");
	unsigned other = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	start(session);
	/* counter 3 is not used by the session: the scheduler takes the first */
	put(sim, 0, "qpi", 2, "ctr3", WRAP_48 - 10);
	put(sim, 0, "qpi", 2, "ctl3", EN | OV_EN | 0x14);
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, request, 0, 0), "frozen");
	assert_state(value_of(session, other, 0, EACH), "frozen");
	assert_counted(value_of(session, other, 1, EACH), 15 * SECOND, 15, 15);
	check_cause(session, sim, "qpi", "ov");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/*
 * An overflow report from before the session prevents every freeze, and says nothing about the session. A package that
 * is found frozen is unfrozen.
 */
static void test_old_report(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_C_CLOCKTICKS");
	struct uncore_register reg;
	struct uncore_field_index field;
	uint16_t box;

	(void)state;
	freeze_after(sim, 10);
	pass(sim, SECOND);
	put(sim, 0, "ha", 1, "ctr3", WRAP_48 - 10);
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 30 * SECOND, 30, 30);
	assert_int_equal(uncore_find_box(uncore_sim_machine(sim)->tables, "cbo", &box), 0);
	assert_int_equal(uncore_session_frozen_by(session, 0, box, &reg, &field), UNCORE_E_NOENT);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* If the status cannot be read, freezes cannot be detected, and counting continues as usual. */
static void test_unreadable(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, "ubox", ALL, "global_status", ALL },
						    .access = UNCORE_SCENARIO_READ,
						    .error = UNCORE_SCENARIO_EPERM };
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	add_fault(sim, &rule);
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 30 * SECOND, 30, 30);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Both passes of a multiplexed session were frozen, so neither pass has a count. */
static void test_turns(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	unsigned dead = want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	unsigned read = want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x187");

	(void)state;
	start(session);
	assert_int_equal(uncore_session_passes(session), 2);
	pass(sim, SECOND);
	freeze_after(sim, 10);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_rotate(session), 0);
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, dead, 0, EACH), "frozen");
	assert_state(value_of(session, read, 0, EACH), "frozen");
	assert_state(value_of(session, read, 1, EACH), "ok");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A sample reads each counter and makes no other access. Verification reads one more register for each socket. */
static void count_accesses(const char *platform, const char *event, unsigned counters, unsigned checks)
{
	struct uncore_sim *sim = make_sim(platform, NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	uint64_t before;

	(void)want(session, sim, event);
	start(session);
	before = uncore_sim_accesses(sim);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_sim_accesses(sim) - before, counters);
	before = uncore_sim_accesses(sim);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_sim_accesses(sim) - before, checks);
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_cost(void **state)
{
	(void)state;
	count_accesses("ivt", "UNC_C_CLOCKTICKS", 15, 15 + 1);
	count_accesses("jkt", "UNC_C_CLOCKTICKS", 8, 8);
}

/* A freeze in the middle leaves no trace in a register. The clock that the session counts stands still. */
static void test_left_frozen(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned reads = want(session, sim, "UNC_M_CAS_COUNT.RD"), clock = want(session, sim, "UNC_M_DCLOCKTICKS");
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
	uint16_t imc, cbo;

	(void)state;
	assert_int_equal(uncore_find_box(tables, "imc", &imc), 0);
	assert_int_equal(uncore_find_box(tables, "cbo", &cbo), 0);
	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, reads, 0, EACH), "ok");
	put(sim, 0, "ubox", 0, "global_ctl", FREEZE_ALL);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, reads, 0, EACH), "frozen");
	assert_state(value_of(session, clock, 0, 3), "frozen");
	assert_true(uncore_session_stood_still(session, 0, imc, 3));
	assert_false(uncore_session_stood_still(session, 0, cbo, UNCORE_ALL_INSTANCES));
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/*
 * No clock among the events: one is counted for a moment on a free counter, which is then as it was. The freeze is
 * written to the package's control, as LIKWID does it.
 */
static void test_frozen_without_clock(void **state)
{
	static const struct {
		const char *platform, *event, *box, *unused;
		uint64_t freeze;
	} rows[] = {
		{ "ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo", "ctl3", FREEZE_ALL },
		{ "ivt", "UNC_M_CAS_COUNT.RD", "imc", "fixed_ctl", FREEZE_ALL },
		{ "skx", "UNC_M_CAS_COUNT.RD", "imc", "ctl3", UINT64_C(1) << 63 },
		{ "hsx", "UNC_H_REQUESTS.READS", "ha", "ctl3", FREEZE_ALL },
	};

	const struct uncore_scenario two = { .socket_count = 2 };

	(void)state;
	for (size_t at = 0; at < sizeof(rows) / sizeof(rows[0]); at++) {
		struct uncore_sim *sim = busy_sim(rows[at].platform, rows[at].event, &two);
		struct uncore_session *session = make_session(sim, NULL, 0);
		unsigned request = want(session, sim, rows[at].event);
		uint64_t unused = get(sim, 0, rows[at].box, 1, rows[at].unused);

		start(session);
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_int_equal(uncore_session_verify(session), 0);
		assert_state(value_of(session, request, 0, EACH), "ok");
		put(sim, 0, "ubox", 0, "global_ctl", rows[at].freeze);
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_int_equal(uncore_session_verify(session), 0);
		assert_state(value_of(session, request, 0, EACH), "frozen");
		assert_state(value_of(session, request, 1, EACH), "ok");
		assert_int_equal(get(sim, 0, rows[at].box, 1, rows[at].unused), unused);
		/* The registers of the probe do not look like those of another program. */
		pass(sim, 2 * SECOND);
		assert_int_equal(uncore_session_verify(session), 0);
		assert_state(value_of(session, request, 1, EACH), "ok");
		stop(session);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

/* A counter that another program has enabled is not taken; with none left nothing is probed. */
static void test_probe_takes_no_used_counter(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");

	(void)state;
	start(session);
	for (unsigned instance = 0; instance < 15; instance++) {
		put(sim, 0, "cbo", instance, "ctl1", EN | 0x11);
		put(sim, 0, "cbo", instance, "ctl2", EN | 0x12);
		put(sim, 0, "cbo", instance, "ctl3", EN | 0x13);
	}
	put(sim, 0, "ubox", 0, "global_ctl", FREEZE_ALL);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctl3"), EN | 0x13);
	assert_state(value_of(session, request, 0, EACH), "ok");
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Where nothing happens, counts of 0 are right: the clock runs. So they are where no clock is counted. */
static void test_idle_is_not_frozen(void **state)
{
	static const char *const platforms[] = { "jkt", "ivt", "hsx", "bdx", "bdxde", "skx", "clx" };
	const struct uncore_scenario scenario = { .socket_count = 2, .strict = true };

	(void)state;
	for (size_t at = 0; at < sizeof(platforms) / sizeof(platforms[0]); at++) {
		struct uncore_sim *sim = make_sim(platforms[at], &scenario);
		struct uncore_session *alone = make_session(sim, NULL, 0), *timed;
		unsigned reads = want(alone, sim, "UNC_M_CAS_COUNT.RD");

		start(alone);
		pass(sim, SECOND);
		stop(alone);
		assert_state(value_of(alone, reads, EVERY, EACH), "ok");
		assert_true(value_of(alone, reads, EVERY, EACH).count == 0);
		uncore_session_free(alone);
		timed = make_session(sim, NULL, 0);
		assert_int_equal(want(timed, sim, "UNC_M_CAS_COUNT.RD"), 0);
		(void)want(timed, sim, "imc:fixed");
		start(timed);
		pass(sim, SECOND);
		stop(timed);
		assert_state(value_of(timed, 0, EVERY, EACH), "ok");
		uncore_session_free(timed);
		uncore_sim_free(sim);
	}
}

/* How many accesses a verification makes. */
static uint64_t accesses_of_check(struct uncore_session *session, struct uncore_sim *sim)
{
	uint64_t before = uncore_sim_accesses(sim);

	assert_int_equal(uncore_session_verify(session), 0);
	return uncore_sim_accesses(sim) - before;
}

/* A box that counts nothing is probed at most once a second, however often the session verifies. */
static void test_probe_pauses(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	uint64_t without;

	(void)state;
	(void)want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	(void)accesses_of_check(session, sim);
	pass(sim, SECOND / 4);
	assert_int_equal(uncore_session_sample(session), 0);
	without = accesses_of_check(session, sim);
	pass(sim, SECOND / 4);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(accesses_of_check(session, sim), without);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_true(accesses_of_check(session, sim) > without);
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

struct writes {
	unsigned count, unit;
	uint64_t value;
};

static void note_write(void *context, const struct uncore_session_access *access)
{
	struct writes *writes = (struct writes *)context;

	assert_true(access->step.is_write);
	writes->count++;
	writes->unit = access->unit;
	writes->value = access->step.value;
}

static void test_unfreeze(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD", NULL), *old = make_sim("jkt", NULL);
	struct state_dir dir = make_state();
	struct uncore_session *session = make_session(sim, dir.path, 0);
	struct uncore_fault fault = { 0, "" };
	struct writes writes = { 0 };

	(void)state;
	(void)want(session, sim, "UNC_M_CAS_COUNT.RD");
	start(session);
	assert_int_equal(uncore_unfreeze(uncore_sim_machine(sim), dir.path, false, NULL, NULL, &fault), UNCORE_E_BUSY);
	assert_non_null(strstr(fault.text, "a measurement runs there"));
	pass(sim, SECOND);
	stop(session);
	uncore_session_free(session);
	assert_int_equal(uncore_unfreeze(uncore_sim_machine(sim), dir.path, false, note_write, &writes, NULL), 0);
	assert_int_equal(writes.count, uncore_sim_machine(sim)->socket_count);
	assert_true(writes.value == UNFREEZE_ALL);
	assert_int_equal(uncore_unfreeze(uncore_sim_machine(old), NULL, false, NULL, NULL, NULL), UNCORE_E_NOENT);
	assert_unlocked(&dir);
	drop_state(&dir);
	uncore_sim_free(old);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_foreign_overflow),
		cmocka_unit_test(test_seen_at_stop),
		cmocka_unit_test(test_own_status),
		cmocka_unit_test(test_old_report),
		cmocka_unit_test(test_unreadable),
		cmocka_unit_test(test_turns),
		cmocka_unit_test(test_cost),
		cmocka_unit_test(test_left_frozen),
		cmocka_unit_test(test_frozen_without_clock),
		cmocka_unit_test(test_probe_takes_no_used_counter),
		cmocka_unit_test(test_idle_is_not_frozen),
		cmocka_unit_test(test_probe_pauses),
		cmocka_unit_test(test_unfreeze),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

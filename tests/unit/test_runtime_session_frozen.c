/* SPDX-License-Identifier: MIT */
/*
 * Sessions whose boxes are frozen by a counter that somebody else lets freeze: they must not pass off standing for
 * counting.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

#define EN 0x400000u
#define OV_EN 0x100000u
#define WRAP_48 (UINT64_C(1) << 48)
#define UNFREEZE_ALL 0x20000000u

/* Counter 3 of home agent 1 of socket 0 counts its clock, and freezes when it wraps. */
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

/* The count stands still from the middle on. A sample does not look; verification does, and so does stop. */
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
	/* whoever wanted the freeze goes on; what is lost stays lost */
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
	/* the report is not the session's to clear */
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 19);
	assert_int_equal(get(sim, 0, "ha", 1, "box_status"), 1 << 3);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Where no bit tells of a box to all, its own status is looked at, if the session has the box. */
static void test_own_status(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_Q_CLOCKTICKS");
	unsigned other = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	start(session);
	/* counter 3 is nobody's: the scheduler takes the first */
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

/* A report from before holds back every freeze, and says nothing of this session; a package found frozen is let go. */
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

/* Where the status cannot be read, nothing is known of freezes, and counting goes on as ever. */
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

/* Both turns of a multiplexed session stood still: the freeze is nobody's turn. */
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

/*
 * What a sample costs is what it did: each counter is read, and nothing else. Verification reads one register a socket
 * more.
 */
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
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

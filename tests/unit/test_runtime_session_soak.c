/* SPDX-License-Identifier: MIT */
/*
 * Tests ten minutes of 10 ms samples on a clock that is moved by hand: every count must be exact. "make soak" does the
 * same in real time.
 */
#define _GNU_SOURCE
#include <malloc.h>

#include "session_fixture.h"

#define SAMPLES 60000u
#define STEP (SECOND / 100)

static struct uncore_sim *soak_sim(void)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", .socket = ALL, .instance = ALL, .rate = 300 },
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x180", .socket = ALL, .instance = ALL, .rate = 500 },
		{ .event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 700000100 },
	};
	struct uncore_scenario scenario = { .cores = 2, .traffic = traffic, .traffic_count = 3 };

	return make_sim("ivt", &scenario);
}

/* Each of two events that cannot count together gets a pass of 100 samples in turn. */
static void test_soak(void **state)
{
	struct uncore_sim *sim = soak_sim();
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, UNCORE_SESSION_MULTIPLEX);
	struct memory before;
	unsigned requests[3];
	unsigned files;
	size_t held = 0;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	requests[0] = want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	requests[1] = want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x180");
	requests[2] = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
	start(session);
	files = open_files();
	for (unsigned at = 1; at <= SAMPLES; at++) {
		pass(sim, STEP);
		assert_int_equal(at % 100 == 0 ? uncore_session_rotate(session) : uncore_session_sample(session), 0);
		if (at % 1000 == 0)
			assert_int_equal(uncore_session_verify(session), 0);
		/* By then every box has counted in both passes, and the simulator has made its traffic. */
		if (at == 1000)
			held = mallinfo2().uordblks;
	}
	assert_int_equal(open_files(), files);
	assert_int_equal(mallinfo2().uordblks, held);
	stop(session);
	assert_counted(value_of(session, requests[0], EVERY, EACH), 2u * 300 * 300, 2, 2);
	assert_counted(value_of(session, requests[1], EVERY, EACH), 2u * 500 * 300, 2, 2);
	assert_counted(value_of(session, requests[2], EVERY, EACH), 8u * UINT64_C(700000100) * 600, 8, 8);
	assert_int_equal(value_of(session, requests[0], EVERY, EACH).running_ns, 300 * SECOND);
	assert_int_equal(value_of(session, requests[0], EVERY, EACH).enabled_ns, 600 * SECOND);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* Session after session, no file stays open and no memory stays allocated. */
static void test_many_sessions(void **state)
{
	struct uncore_sim *sim = soak_sim();
	struct state_dir directory = make_state();
	unsigned files = open_files();
	size_t held = 0;

	(void)state;
	for (unsigned at = 0; at < 1000; at++) {
		struct uncore_session *session = make_session(sim, directory.path, 0);
		unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

		start(session);
		pass(sim, STEP);
		stop(session);
		assert_counted(value_of(session, request, EVERY, EACH), 8u * 7000001, 8, 8);
		uncore_session_free(session);
		/* by then the caches of the allocator are full */
		if (at == 100)
			held = mallinfo2().uordblks;
	}
	assert_int_equal(open_files(), files);
	assert_int_equal(mallinfo2().uordblks, held);
	assert_int_equal(journals(&directory), 0);
	drop_state(&directory);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_soak), cmocka_unit_test(test_many_sessions) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

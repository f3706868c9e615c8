/* SPDX-License-Identifier: MIT */
/* Tests what sessions count, and on which part of the machine, against the arithmetic of the simulated traffic. */
#define _GNU_SOURCE
#include "session_fixture.h"

#define SOCKETS 2

/* ---- every box type of every platform ---- */

struct box_case {
	const char *platform, *event;
	unsigned instances;
};

static const struct box_case boxes[] = {
	{ "jkt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 8 },
	{ "jkt", "UNC_H_REQUESTS.WRITES", 1 },
	{ "jkt", "UNC_M_CAS_COUNT.RD_REG", 4 },
	{ "jkt", "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", 1 },
	{ "jkt", "UNC_Q_TxL_INSERTS", 2 },
	{ "jkt", "UNC_R2_RxR_CYCLES_NE.NCB", 1 },
	{ "jkt", "UNC_R3_RxR_CYCLES_NE.HOM", 2 },
	{ "jkt", "UNC_U_LOCK_CYCLES", 1 },
	{ "ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 15 },
	{ "ivt", "UNC_H_REQUESTS.WRITES_LOCAL", 2 },
	{ "ivt", "UNC_M_CAS_COUNT.RD_REG", 8 },
	{ "ivt", "UNC_I_RxR_BL_DRS_INSERTS", 2 },
	{ "ivt", "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", 1 },
	{ "ivt", "UNC_Q_TxL_INSERTS", 3 },
	{ "ivt", "UNC_R2_RxR_CYCLES_NE.NCB", 1 },
	{ "ivt", "UNC_R3_RxR_CYCLES_NE.HOM", 3 },
	{ "ivt", "UNC_U_LOCK_CYCLES", 1 },
};

static void check_box(const struct box_case *box)
{
	/* Socket 1 has three times the traffic, and instance 0 of socket 0 has additional traffic of its own. */
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = box->event, .socket = 0, .instance = ALL, .rate = 1000003 },
		{ .event = box->event, .socket = 1, .instance = ALL, .rate = 3000009 },
		{ .event = box->event, .socket = 0, .instance = 0, .rate = 500 },
	};
	struct uncore_scenario scenario = {
		.socket_count = SOCKETS, .strict = true, .traffic = traffic, .traffic_count = 3
	};
	struct uncore_sim *sim = make_sim(box->platform, &scenario);
	struct uncore_session *session;
	struct memory before;
	const uint64_t n = box->instances;
	unsigned request, unit = UINT32_MAX;

	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, 0);
	request = want(session, sim, box->event);
	pass(sim, SECOND); /* what happens before start is not counted */
	start(session);
	assert_counted(value_of(session, request, EVERY, EACH), 0, 2 * n, 2 * n);
	pass(sim, SECOND);
	assert_counted(value_of(session, request, EVERY, EACH), 0, 2 * n, 2 * n); /* not read yet */
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), n * 4000012 + 500, 2 * n, 2 * n);
	pass(sim, SECOND);
	stop(session);
	pass(sim, SECOND); /* what happens after stop is not counted */
	assert_counted(value_of(session, request, EVERY, EACH), n * 8000024 + 1000, 2 * n, 2 * n);
	assert_counted(value_of(session, request, 0, EACH), n * 2000006 + 1000, n, n);
	assert_counted(value_of(session, request, 1, EACH), n * 6000018, n, n);
	assert_counted(value_of(session, request, 0, 0), 2001006, 1, 1);
	assert_counted(value_of(session, request, 1, 0), 6000018, 1, 1);
	assert_counted(value_of(session, request, EVERY, 0), 8001024, 2, 2);
	for (unsigned instance = 1; instance < n; instance++)
		assert_counted(value_of(session, request, 0, instance), 2000006, 1, 1);
	assert_int_equal(value_of(session, request, EVERY, EACH).enabled_ns, 2 * SECOND);
	assert_int_equal(value_of(session, request, EVERY, EACH).running_ns, 2 * SECOND);
	assert_int_equal(uncore_session_unit_count(session, request), 2);
	assert_int_equal(uncore_session_unit(session, request, 1, &unit), 0);
	assert_int_equal(unit, 1);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_every_box(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(boxes) / sizeof(boxes[0]); at++)
		check_box(&boxes[at]);
}

/* Counters with a fixed event count clocks, not traffic. Free-running counters are never written. */
static void check_clock(const char *platform, const char *event, const char *box, const char *group, unsigned instances)
{
	const struct uncore_scenario_clock clock = { box, group, 800000000 };
	struct uncore_scenario scenario = {
		.socket_count = SOCKETS, .strict = true, .clocks = &clock, .clock_count = 1
	};
	struct uncore_sim *sim = make_sim(platform, &scenario);
	struct uncore_session *session;
	struct memory before;
	unsigned request;

	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, 0);
	request = want(session, sim, event);
	pass(sim, SECOND);
	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(800000000) * SOCKETS * instances,
		       SOCKETS * instances, SOCKETS * instances);
	pass(sim, 2 * SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(2400000000) * SOCKETS * instances,
		       SOCKETS * instances, SOCKETS * instances);
	assert_counted(value_of(session, request, 1, EACH), UINT64_C(2400000000) * instances, instances, instances);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_clocks(void **state)
{
	(void)state;
	check_clock("jkt", "imc:fixed", "imc", "fixed", 4);
	check_clock("jkt", "ubox:fixed", "ubox", "fixed", 1);
	check_clock("jkt", "pcu:core_c6", "pcu", "core_c6", 1);
	check_clock("jkt", "pcu:core_c3", "pcu", "core_c3", 1);
	check_clock("ivt", "imc:fixed", "imc", "fixed", 8);
	check_clock("ivt", "ubox:fixed", "ubox", "fixed", 1);
	check_clock("ivt", "pcu:core_c6", "pcu", "core_c6", 1);
	check_clock("ivt", "pcu:core_c3", "pcu", "core_c3", 1);
}

/* All of them in one session. */
static void test_all_at_once(void **state)
{
	struct uncore_scenario_traffic traffic[sizeof(boxes) / sizeof(boxes[0])];
	unsigned requests[sizeof(boxes) / sizeof(boxes[0])];

	(void)state;
	for (size_t first = 0, end = 8; first < 17; first = end, end = 17) {
		struct uncore_scenario scenario = { .socket_count = SOCKETS,
						    .traffic = traffic,
						    .traffic_count = end - first };
		struct uncore_sim *sim;
		struct uncore_session *session;

		for (size_t at = first; at < end; at++)
			traffic[at - first] = (struct uncore_scenario_traffic){
				.event = boxes[at].event, .socket = ALL, .instance = ALL, .rate = 1000 + at
			};
		sim = make_sim(boxes[first].platform, &scenario);
		leave_words(sim);
		session = make_session(sim, NULL, 0);
		for (size_t at = first; at < end; at++)
			requests[at] = want(session, sim, boxes[at].event);
		start(session);
		pass(sim, 10 * SECOND);
		stop(session);
		for (size_t at = first; at < end; at++)
			assert_counted(value_of(session, requests[at], EVERY, EACH),
				       (1000 + at) * 10 * SOCKETS * boxes[at].instances, SOCKETS * boxes[at].instances,
				       SOCKETS * boxes[at].instances);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

static void test_sockets(void **state)
{
	static const unsigned counts[] = { 1, 2, 4, 8 };

	(void)state;
	for (size_t at = 0; at < 4; at++) {
		struct uncore_scenario_traffic traffic[8];
		struct uncore_scenario scenario = { .socket_count = counts[at],
						    .traffic = traffic,
						    .traffic_count = counts[at] };
		struct memory before;
		struct uncore_session *session;
		struct uncore_sim *sim;
		unsigned request;

		for (unsigned socket = 0; socket < counts[at]; socket++)
			traffic[socket] = (struct uncore_scenario_traffic){ .event = "UNC_M_CAS_COUNT.RD_REG",
									    .socket = socket,
									    .instance = ALL,
									    .rate = 1000 * (socket + 1) };
		sim = make_sim("ivt", &scenario);
		leave_words(sim);
		before = remember(sim);
		session = make_session(sim, NULL, 0);
		request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
		start(session);
		pass(sim, SECOND);
		stop(session);
		for (unsigned socket = 0; socket < counts[at]; socket++)
			assert_counted(value_of(session, request, socket, EACH), 8000u * (socket + 1), 8, 8);
		assert_counted(value_of(session, request, EVERY, EACH), 8000u * counts[at] * (counts[at] + 1) / 2,
			       8 * counts[at], 8 * counts[at]);
		assert_int_equal(uncore_session_unit_count(session, request), counts[at]);
		assert_as_before(sim, &before);
		uncore_session_free(session);
		forget(&before);
		uncore_sim_free(sim);
	}
}

/* ---- thresholds, edges, filters ---- */

static void test_pipeline(void **state)
{
	/* Five cycles sum to 6; 100 MHz for a second make 20 million waves. */
	static const uint32_t wave[] = { 0, 1, 2, 0, 3 };
	static const struct uncore_scenario_clock clock = { "cbo", NULL, 100000000 };
	static const struct uncore_scenario_traffic traffic = { .event = "UNC_C_RxR_OCCUPANCY.IRQ",
								.socket = ALL,
								.instance = ALL,
								.increments = wave,
								.increment_count = 5 };
	static const struct {
		const char *event;
		uint64_t each_wave;
	} cases[] = { { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ", 6 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=1", 3 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=2", 2 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=4", 0 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=2,inv", 3 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=1,edge", 2 },
		      { "cbo2:UNC_C_RxR_OCCUPANCY.IRQ,thresh=3,edge", 1 } };

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_scenario scenario = {
			.clocks = &clock, .clock_count = 1, .traffic = &traffic, .traffic_count = 1
		};
		struct uncore_sim *sim = make_sim("jkt", &scenario);
		struct uncore_session *session = make_session(sim, NULL, 0);
		unsigned request = want(session, sim, cases[at].event);

		start(session);
		pass(sim, SECOND);
		stop(session);
		assert_counted(value_of(session, request, EVERY, EACH), cases[at].each_wave * 20000000, 1, 1);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

static void test_filters(void **state)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", .socket = ALL, .instance = ALL, .rate = 100 },
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x180", .socket = ALL, .instance = ALL, .rate = 7 }
	};
	struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 2 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned first, second, third;

	(void)state;
	leave_words(sim);
	first = want(session, sim, "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	second = want(session, sim, "cbo4:UNC_C_TOR_INSERTS.OPCODE,opc=0x180");
	third = want(session, sim, "cbo5:UNC_C_TOR_INSERTS.OPCODE,opc=0x19c");
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, first, EVERY, EACH), 100, 1, 1);
	assert_counted(value_of(session, second, EVERY, EACH), 7, 1, 1);
	assert_counted(value_of(session, third, EVERY, EACH), 0, 1, 1); /* nothing happened: 0 is the count */
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Counts limits either together in one session or each in its own session. */
static void count_limits(const char *platform, const char *const *events, unsigned count, uint64_t *counts)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", .socket = ALL, .instance = ALL, .rate = 1000 },
		{ .event = "UNC_P_FREQ_BAND2_CYCLES,filt23_16=24", .socket = ALL, .instance = ALL, .rate = 70 },
		{ .event = "UNC_P_FREQ_BAND3_CYCLES,filt31_24=33", .socket = ALL, .instance = ALL, .rate = 5 }
	};
	struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 3 };
	struct uncore_sim *sim = make_sim(platform, &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned requests[4];

	for (unsigned at = 0; at < count; at++)
		requests[at] = want(session, sim, events[at]);
	start(session);
	assert_int_equal(uncore_session_passes(session), 1);
	pass(sim, SECOND);
	stop(session);
	for (unsigned at = 0; at < count; at++)
		counts[at] = value_of(session, requests[at], EVERY, EACH).count;
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Four limits of one event need four fields of the filter. One session must count the same as four sessions. */
static void test_same_events(void **state)
{
	static const char *const events[] = { "UNC_P_FREQ_BAND0_CYCLES,filt7_0=10",
					      "UNC_P_FREQ_BAND0_CYCLES,filt7_0=20",
					      "UNC_P_FREQ_BAND1_CYCLES,filt15_8=30",
					      "UNC_P_FREQ_BAND1_CYCLES,filt15_8=40" };
	static const uint64_t wanted[] = { 1075, 75, 5, 0 };
	static const char *const platforms[] = { "ivt", "jkt" };
	uint64_t together[4], alone;

	(void)state;
	for (unsigned at = 0; at < 8; at++) {
		count_limits(platforms[at / 4], events, 4, together);
		count_limits(platforms[at / 4], &events[at % 4], 1, &alone);
		assert_int_equal(together[at % 4], alone);
		assert_int_equal(together[at % 4], wanted[at % 4]);
	}
}

/* ---- choosing ---- */

static void test_units(void **state)
{
	static const unsigned second_socket = 1, no_socket = 2;
	struct uncore_scenario_traffic traffic = {
		.event = "UNC_U_LOCK_CYCLES", .socket = ALL, .instance = ALL, .rate = 1000
	};
	struct uncore_scenario scenario = { .socket_count = 2, .traffic = &traffic, .traffic_count = 1 };
	struct uncore_session_options options = { .size = sizeof(options), .units = &second_socket, .unit_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_session *session = make_session_on(uncore_sim_machine(sim), &options), *none = NULL;
	struct memory before = remember(sim);
	struct uncore_sim_difference difference;
	unsigned request = want(session, sim, "UNC_U_LOCK_CYCLES"), unit;
	struct uncore_value value;
	struct uncore_fault fault = { 0 };

	(void)state;
	start(session);
	assert_int_equal(uncore_sim_compare(sim, before.snapshot, true, &difference), 1);
	assert_int_equal(difference.unit, 1); /* socket 0, which would be reported first, is unchanged */
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 1000, 1, 1);
	assert_int_equal(uncore_session_unit_count(session, request), 1);
	assert_int_equal(uncore_session_unit(session, request, 0, &unit), 0);
	assert_int_equal(unit, 1);
	assert_int_equal(uncore_session_value(session, request, 0, EACH, &value), UNCORE_E_RANGE);
	assert_int_equal(uncore_session_value(session, request, 1, 1, &value), UNCORE_E_RANGE);
	assert_int_equal(uncore_session_value(session, request + 1, 1, 0, &value), UNCORE_E_RANGE);
	uncore_session_free(session);
	options.units = &no_socket;
	assert_int_equal(uncore_session_create(uncore_sim_machine(sim), &options, &none, &fault), UNCORE_E_RANGE);
	assert_null(none);
	assert_string_equal(fault.text, "there is no socket 2: the machine has 2");
	forget(&before);
	uncore_sim_free(sim);
}

/* Calls that are not allowed in the session's state change nothing. */
static void test_states(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL), *other = make_sim("jkt", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct uncore_encoding foreign = encode(uncore_sim_machine(other)->tables, "UNC_U_LOCK_CYCLES");
	struct uncore_encoding own = encode(uncore_sim_machine(sim)->tables, "UNC_U_LOCK_CYCLES");
	enum uncore_presence presence;
	struct uncore_value value;

	(void)state;
	assert_int_equal(uncore_session_add(session, &foreign, 0, NULL), UNCORE_E_ARGUMENT);
	uncore_fault_clear(uncore_session_fault(session));
	assert_int_equal(uncore_session_start(session), UNCORE_E_NODEV); /* no event was added */
	uncore_fault_clear(uncore_session_fault(session));
	assert_int_equal(uncore_session_add(session, &own, 0, NULL), 0);
	assert_int_equal(uncore_session_sample(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_verify(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_rotate(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_stop(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_passes(session), 0);
	assert_int_equal(uncore_session_presence(session, 0, own.box, 0, &presence), UNCORE_E_STATE);
	assert_int_equal(uncore_session_value(session, 0, EVERY, EACH, &value), UNCORE_E_RANGE);
	start(session);
	assert_int_equal(uncore_session_start(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_add(session, &own, 0, NULL), UNCORE_E_STATE);
	assert_int_equal(uncore_session_passes(session), 1);
	stop(session);
	assert_int_equal(uncore_session_stop(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_sample(session), UNCORE_E_STATE);
	assert_int_equal(uncore_session_start(session), UNCORE_E_STATE);
	uncore_session_free(session);
	uncore_session_free(NULL);
	uncore_sim_free(other);
	uncore_sim_free(sim);
}

/* A session that is freed while it counts restores everything. */
static void test_free_stops(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct memory before;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	(void)want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	start(session);
	uncore_session_free(session);
	assert_as_before(sim, &before);
	forget(&before);
	uncore_sim_free(sim);
}

/* After a failed start the session can be queried and started again. */
static void test_start_again(void **state)
{
	static const struct uncore_scenario_traffic traffic = {
		.event = "UNC_U_LOCK_CYCLES", .socket = ALL, .instance = ALL, .rate = 1000
	};
	struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_U_LOCK_CYCLES"), unit;
	struct uncore_value value;

	(void)state;
	assert_int_equal(uncore_sim_fail_at(sim, uncore_sim_accesses(sim) + 6, UNCORE_SCENARIO_EIO), 0);
	assert_int_equal(uncore_session_start(session), UNCORE_E_IO);
	assert_int_equal(uncore_session_value(session, request, EVERY, EACH, &value), UNCORE_E_RANGE);
	assert_int_equal(uncore_session_unit_count(session, request), 0);
	assert_int_equal(uncore_session_unit(session, request, 0, &unit), UNCORE_E_RANGE);
	uncore_fault_clear(uncore_session_fault(session));
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 1000, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- conflicts in words ---- */

static void test_conflict(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct memory before;
	const struct uncore_schedule_conflict *conflict;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	(void)want(session, sim, "UNC_C_CLOCKTICKS");
	(void)want(session, sim, "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	(void)want(session, sim, "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=0x180");
	assert_null(uncore_session_conflict(session));
	assert_int_equal(uncore_session_start(session), UNCORE_E_CONFLICT);
	conflict = uncore_session_conflict(session);
	assert_non_null(conflict);
	assert_int_equal(conflict->reason, UNCORE_SCHEDULE_E_FILTER);
	assert_int_equal(conflict->request_count, 2);
	assert_int_equal(conflict->requests[0], 1);
	assert_int_equal(conflict->requests[1], 2);
	assert_int_equal(conflict->passes, 2);
	assert_non_null(strstr(uncore_session_fault(session)->text, "opc"));
	assert_non_null(strstr(uncore_session_fault(session)->text, "0x182"));
	assert_non_null(strstr(uncore_session_fault(session)->text, "0x180"));
	assert_int_equal(uncore_session_fault(session)->code, UNCORE_E_CONFLICT);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_box),   cmocka_unit_test(test_clocks),
		cmocka_unit_test(test_same_events), cmocka_unit_test(test_all_at_once),
		cmocka_unit_test(test_sockets),     cmocka_unit_test(test_pipeline),
		cmocka_unit_test(test_filters),     cmocka_unit_test(test_units),
		cmocka_unit_test(test_states),      cmocka_unit_test(test_free_stops),
		cmocka_unit_test(test_start_again), cmocka_unit_test(test_conflict),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

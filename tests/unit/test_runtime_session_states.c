/* SPDX-License-Identifier: MIT */
/*
 * Tests what a value reports about itself: where it was counted, for how long, and whether the counter may have
 * wrapped.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

/* ---- presence and coverage ---- */

static void check_presence(enum uncore_scenario_state state, uint32_t phantom, const char *presence_word,
			   const char *value_word, unsigned expected)
{
	const struct uncore_scenario_box one = {
		.socket = 1, .box = "imc", .instance = 2, .state = state, .value = phantom
	};
	struct uncore_scenario scenario = { .socket_count = 2, .boxes = &one, .box_count = 1 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
	enum uncore_presence presence;
	uint16_t box;

	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_int_equal(uncore_find_box(uncore_sim_machine(sim)->tables, "imc", &box), 0);
	assert_int_equal(uncore_session_presence(session, 1, box, 2, &presence), 0);
	assert_string_equal(uncore_presence_name(presence), presence_word);
	assert_int_equal(uncore_session_presence(session, 0, box, 2, &presence), 0);
	assert_string_equal(uncore_presence_name(presence), "ok");
	/* the counted part is right, and the value shows that it is not complete */
	assert_counted(value_of(session, request, EVERY, EACH), 15u * RATE, 15, expected);
	assert_counted(value_of(session, request, 0, EACH), 8u * RATE, 8, 8);
	assert_state(value_of(session, request, 1, 2), value_word);
	assert_int_equal(value_of(session, request, 1, 2).count, 0);
	assert_int_equal(value_of(session, request, 1, 2).seen, 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_presence(void **state)
{
	(void)state;
	check_presence(UNCORE_SCENARIO_HIDDEN, 0, "hidden", "absent", 16);
	check_presence(UNCORE_SCENARIO_ABSENT, 0, "hidden", "absent", 16); /* the bus cannot show the reason */
	check_presence(UNCORE_SCENARIO_DENIED, 0, "denied", "denied", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, 0, "phantom", "absent", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, 0x5a5a5a5a, "phantom", "absent", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, UINT32_MAX, "hidden", "absent", 16);
}

/* A processor with fewer cores has fewer slices, which does not reduce the coverage. */
static void test_fewer_cores(void **state)
{
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 6 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_C_CLOCKTICKS", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 12u * RATE, 12, 12);
	assert_state(value_of(session, request, 0, 6), "absent");
	assert_int_equal(value_of(session, request, 0, 6).expected, 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A box that no socket shows is not expected, but it is reported. */
static void test_unseen(void **state)
{
	const struct uncore_scenario_box gone[] = {
		{ .socket = ALL, .box = "imc", .instance = 4, .state = UNCORE_SCENARIO_HIDDEN },
		{ .socket = ALL, .box = "imc", .instance = 5, .state = UNCORE_SCENARIO_ABSENT },
		{ .socket = 0, .box = "imc", .instance = 6, .state = UNCORE_SCENARIO_HIDDEN },
	};
	struct uncore_scenario scenario = { .socket_count = 2, .boxes = gone, .box_count = 3 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	(void)state;
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 11u * RATE, 11, 12);
	assert_int_equal(value_of(session, request, EVERY, EACH).unseen, 4);
	assert_state(value_of(session, request, EVERY, 4), "absent");
	assert_int_equal(value_of(session, request, EVERY, 4).expected, 0);
	assert_state(value_of(session, request, 0, 6), "absent");
	assert_int_equal(value_of(session, request, 0, 6).expected, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- the thread's CPUs ---- */

static unsigned releases;

static void count_release(void *context)
{
	(void)context;
	releases++;
}

/* The thread gets its CPU mask back, however a session ends. */
static void test_release(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_U_LOCK_CYCLES", NULL);
	struct uncore_machine machine = *uncore_sim_machine(sim);
	struct uncore_machine_ops ops = *machine.ops;
	struct uncore_session *session;

	(void)state;
	ops.release = count_release;
	machine.ops = &ops;
	for (unsigned at = 0; at < 3; at++) {
		const struct uncore_session_options none = { .size = sizeof(none), .flags = 0 };

		releases = 0;
		session = make_session_on(&machine, &none);
		(void)want(session, sim, "UNC_U_LOCK_CYCLES");
		if (at == 0) {
			assert_int_equal(uncore_sim_fail_at(sim, uncore_sim_accesses(sim) + 5, UNCORE_SCENARIO_EIO), 0);
			assert_int_equal(uncore_session_start(session), UNCORE_E_IO);
		} else {
			start(session);
		}
		if (at == 1)
			stop(session);
		uncore_session_free(session);
		assert_int_equal(releases, 1);
	}
	uncore_sim_free(sim);
}

static void check_nothing_there(enum uncore_scenario_state state, int code, const char *word)
{
	const struct uncore_scenario_box all = { .socket = ALL, .box = "ha", .instance = ALL, .state = state };
	struct uncore_scenario scenario = { .boxes = &all, .box_count = 1 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_H_REQUESTS.WRITES_LOCAL", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct memory before = remember(sim);

	(void)want(session, sim, "UNC_H_REQUESTS.WRITES_LOCAL");
	assert_int_equal(uncore_session_start(session), code);
	assert_int_equal(uncore_session_fault(session)->code, code);
	if (strstr(uncore_session_fault(session)->text, word) == NULL ||
	    strstr(uncore_session_fault(session)->text, "ha 0") == NULL)
		assert_string_equal(uncore_session_fault(session)->text, word);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_nothing_there(void **state)
{
	(void)state;
	check_nothing_there(UNCORE_SCENARIO_HIDDEN, UNCORE_E_NODEV, "unseen");
	check_nothing_there(UNCORE_SCENARIO_DENIED, UNCORE_E_DENIED, "denied");
	check_nothing_there(UNCORE_SCENARIO_PHANTOM, UNCORE_E_NODEV, "phantom");
}

/* Firmware often hides the function with the packet filters. Events that need no filter still count. */
static void test_hidden_filters(void **state)
{
	const struct uncore_scenario_box one = {
		.socket = ALL, .box = "qpi", .instance = ALL, .function = "filter", .state = UNCORE_SCENARIO_HIDDEN
	};
	struct uncore_scenario scenario = { .boxes = &one, .box_count = 1 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_Q_TxL_INSERTS", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_Q_TxL_INSERTS");

	(void)state;
	start(session);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 3u * RATE, 3, 3);
	uncore_session_free(session);
	/* an event that needs the filters reports that they are missing */
	session = make_session(sim, NULL, 0);
	(void)want(session, sim, "UNC_Q_MESSAGE.DRS.AnyDataC");
	assert_int_equal(uncore_session_start(session), UNCORE_E_NODEV);
	if (strstr(uncore_session_fault(session)->text, "nothing to count: qpi 0 of socket 0 is hidden") == NULL ||
	    strstr(uncore_session_fault(session)->text, "PCI 08.6") == NULL)
		fail_msg("%s", uncore_session_fault(session)->text);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/*
 * Another program writes a control between the session's write and its check, so the box seems to be a phantom. It is
 * frozen at that time, and must not stay frozen.
 */
static void check_seeming_phantom(const char *platform, unsigned instance, int code)
{
	/* One read detects the box, one saves the register; the next is the check. */
	const struct uncore_scenario_fault rule = { .where = { ALL, "cbo", 0, "ctl", 0 },
						    .access = UNCORE_SCENARIO_READ,
						    .error = UNCORE_SCENARIO_FLIP,
						    .after = 2,
						    .times = 1,
						    .bits = 1 };
	struct uncore_sim *sim = busy_sim(platform, "UNC_C_TxR_INSERTS.AD_CACHE", NULL);
	struct uncore_session *session;
	struct memory before;
	char event[60];

	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, 0);
	(void)want(session, sim, "cbo0:UNC_C_TxR_INSERTS.AD_CACHE");
	snprintf(event, sizeof(event), "cbo%u:UNC_C_TxR_INSERTS.AD_CACHE", instance);
	(void)want(session, sim, event);
	add_fault(sim, &rule);
	assert_int_equal(uncore_session_start(session), code);
	if (code == 0) {
		assert_state(value_of(session, 0, EVERY, EACH), "absent");
		stop(session);
	}
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_seeming_phantom(void **state)
{
	(void)state;
	check_seeming_phantom("jkt", 0, UNCORE_E_NODEV);
	check_seeming_phantom("jkt", 1, 0);
	check_seeming_phantom("ivt", 0, UNCORE_E_NODEV);
	check_seeming_phantom("ivt", 1, 0);
}

/* ---- counting in several passes ---- */

static void test_multiplex(void **state)
{
	static const char *const events[] = { "UNC_C_TOR_INSERTS.OPCODE,opc=0x182",
					      "UNC_C_TOR_INSERTS.OPCODE,opc=0x180",
					      "UNC_C_TOR_INSERTS.OPCODE,opc=0x19c" };
	struct uncore_scenario_traffic traffic[3];
	struct uncore_scenario scenario = { .cores = 4, .traffic = traffic, .traffic_count = 3 };
	struct uncore_sim *sim;
	struct uncore_session *session;
	struct memory before;
	unsigned requests[3];

	(void)state;
	for (unsigned at = 0; at < 3; at++)
		traffic[at] = (struct uncore_scenario_traffic){
			.event = events[at], .socket = ALL, .instance = ALL, .rate = 1000 * (at + 1)
		};
	sim = make_sim("ivt", &scenario);
	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	for (unsigned at = 0; at < 3; at++)
		requests[at] = want(session, sim, events[at]);
	start(session);
	assert_int_equal(uncore_session_passes(session), 3);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, requests[0], EVERY, EACH), 4000, 4, 4);
	/* its pass has not run yet, so the state is "none" and not a count of 0 */
	assert_state(value_of(session, requests[2], EVERY, EACH), "none");
	for (unsigned turn = 1; turn <= 6; turn++) {
		assert_int_equal(uncore_session_rotate(session), 0);
		pass(sim, turn * SECOND);
	}
	stop(session);
	/*
	 * passes of 1, 1 to 6 seconds: request 0 counted in the first, and in the third and sixth after it, and so on
	 */
	for (unsigned at = 0; at < 3; at++) {
		static const uint64_t seconds[] = { 1 + 3 + 6, 1 + 4, 2 + 5 };
		struct uncore_value value = value_of(session, requests[at], EVERY, EACH);

		assert_counted(value, 4u * 1000 * (at + 1) * seconds[at], 4, 4);
		assert_int_equal(value.running_ns, seconds[at] * SECOND);
		assert_int_equal(value.enabled_ns, 22 * SECOND);
	}
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

/* If all events fit into one pass, rotate changes nothing. */
static void test_one_pass(void **state)
{
	struct uncore_sim *sim = busy_sim("jkt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
	uint64_t accesses;

	(void)state;
	start(session);
	assert_int_equal(uncore_session_passes(session), 1);
	accesses = uncore_sim_accesses(sim);
	assert_int_equal(uncore_session_rotate(session), 0);
	assert_int_equal(uncore_sim_accesses(sim), accesses);
	pass(sim, SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 4u * RATE, 4, 4);
	assert_int_equal(value_of(session, request, EVERY, EACH).running_ns, SECOND);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Requests of one group count in the same passes. */
static void test_together(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", NULL);
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
	struct uncore_encoding first = encode(tables, "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	struct uncore_encoding second = encode(tables, "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180");
	unsigned requests[2];

	(void)state;
	assert_int_equal(uncore_session_add(session, &first, 5, &requests[0]), 0);
	assert_int_equal(uncore_session_add(session, &second, 5, &requests[1]), 0);
	assert_int_equal(uncore_session_start(session), UNCORE_E_CONFLICT); /* no number of passes can do that */
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- wraps ---- */

/* The interval is the time in which the narrowest counter can wrap at 5 GHz with the largest increment. */
static void check_interval(const char *platform, const char *first, const char *second, unsigned width,
			   unsigned increment)
{
	struct uncore_sim *sim = make_sim(platform, NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);

	(void)want(session, sim, first);
	if (second != NULL)
		(void)want(session, sim, second);
	start(session);
	assert_int_equal(uncore_session_interval(session), ((UINT64_C(1) << width) - 1) / (increment * UINT64_C(5)));
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_interval(void **state)
{
	(void)state;
	check_interval("jkt", "UNC_C_RxR_OCCUPANCY.IRQ", NULL, 44, 20); /* on counter 0, the only one that can add 20 */
	check_interval("jkt", "UNC_C_COUNTER0_OCCUPANCY", "UNC_C_RxR_OCCUPANCY.IRQ", 44, 20);
	/* on counter 2 or 3 */
	check_interval("jkt", "UNC_C_RING_AD_USED.UP_EVEN", NULL, 44, 1);
	check_interval("ivt", "UNC_C_RING_AD_USED.UP_VR0_EVEN", NULL, 44, 1);
	check_interval("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL, 48, 255);
	check_interval("ivt", "UNC_I_RxR_BL_DRS_INSERTS", "UNC_M_CAS_COUNT.RD_REG", 44, 128);
	check_interval("jkt", "UNC_U_LOCK_CYCLES", NULL, 44, 1);
	/* the description has one bound for both counters, 1; a threshold of 5 bits would allow 31 */
	check_interval("jkt", "UNC_U_LOCK_CYCLES", "UNC_U_CLOCKTICKS", 44, 1);
	check_interval("jkt", "UNC_R2_CLOCKTICKS", NULL, 44,
		       255); /* no source gives it: the largest comparable threshold is used */
}

static void test_wrap(void **state)
{
	struct uncore_sim *sim = busy_sim("jkt", "UNC_C_TxR_INSERTS.AD_CACHE", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "cbo1:UNC_C_TxR_INSERTS.AD_CACHE");
	struct uncore_register reg = reg_of(sim, "cbo", 1, "ctr0");
	uint64_t interval, held;

	(void)state;
	start(session);
	interval = uncore_session_interval(session);
	/* a wrap within the interval is counted as usual */
	for (reg.index = 0; reg.index < 4; reg.index++) {
		assert_int_equal(uncore_sim_peek(sim, 0, &reg, &held), 0);
		assert_int_equal(held, 0);
	}
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), RATE, 1, 1);
	pass(sim, interval);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_string_equal(uncore_value_state_name(value_of(session, request, EVERY, EACH).state), "ok");
	pass(sim, interval + 1);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_state(value_of(session, request, EVERY, EACH), "wrapped");
	assert_int_equal(value_of(session, request, EVERY, EACH).count, 0);
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), "wrapped"); /* and the state stays */
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A counter close to its end wraps between two samples: the count continues. */
static void test_wrap_once(void **state)
{
	static const struct {
		const char *platform, *event, *alone;
		unsigned width;
	} cases[] = { { "jkt", "cbo0:UNC_C_TxR_INSERTS.AD_CACHE", "UNC_C_TxR_INSERTS.AD_CACHE", 44 },
		      { "ivt", "imc0:UNC_M_CAS_COUNT.RD_REG", "UNC_M_CAS_COUNT.RD_REG", 48 },
		      { "ivt", "UNC_U_LOCK_CYCLES", "UNC_U_LOCK_CYCLES", 44 } };
	const uint64_t rate = 1000000000, step = 100; /* one a cycle; a time too short to hide a wrap */

	(void)state;
	for (size_t at = 0; at < 3; at++) {
		struct uncore_scenario_traffic traffic = {
			.event = cases[at].alone, .socket = ALL, .instance = ALL, .rate = rate
		};
		struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
		struct uncore_sim *sim = make_sim(cases[at].platform, &scenario);
		struct uncore_session *session = make_session(sim, NULL, 0);
		unsigned request = want(session, sim, cases[at].event);
		uint64_t steps = (UINT64_C(1) << cases[at].width) / (rate * step) + 2;

		start(session);
		assert_true(uncore_session_interval(session) > step * SECOND);
		for (uint64_t each = 0; each < steps; each++) {
			pass(sim, step * SECOND);
			assert_int_equal(uncore_session_sample(session), 0);
		}
		stop(session);
		assert_true(steps * step * rate > UINT64_C(1) << cases[at].width);
		assert_counted(value_of(session, request, EVERY, EACH), steps * step * rate, 1, 1);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

/* No clock could have counted so many: another program set the counter. */
static void test_set_back(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "imc0:UNC_M_CAS_COUNT.RD_REG");
	struct uncore_register reg = reg_of(sim, "imc", 0, "ctr");

	(void)state;
	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	for (reg.index = 0; reg.index < 4; reg.index++)
		assert_int_equal(uncore_sim_poke(sim, 0, &reg, 0), 0);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_string_equal(uncore_value_state_name(value_of(session, request, EVERY, EACH).state), "stolen");
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_presence),        cmocka_unit_test(test_fewer_cores),
		cmocka_unit_test(test_unseen),          cmocka_unit_test(test_release),
		cmocka_unit_test(test_nothing_there),   cmocka_unit_test(test_hidden_filters),
		cmocka_unit_test(test_seeming_phantom), cmocka_unit_test(test_multiplex),
		cmocka_unit_test(test_one_pass),        cmocka_unit_test(test_together),
		cmocka_unit_test(test_interval),        cmocka_unit_test(test_wrap),
		cmocka_unit_test(test_wrap_once),       cmocka_unit_test(test_set_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

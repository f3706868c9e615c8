/* SPDX-License-Identifier: MIT */
/* What a value says of itself: where it was counted, for how long, and when it is not to be believed. */
#define _GNU_SOURCE
#include "session_fixture.h"

#define RATE 1000003u

/* A machine on which one event happens everywhere. */
static struct uncore_sim *busy_sim(const char *platform, const char *event, const struct uncore_scenario *more)
{
	const struct uncore_scenario_traffic traffic = { .event = event, .socket = ALL, .instance = ALL, .rate = RATE };
	struct uncore_scenario scenario = more == NULL ? (struct uncore_scenario){ 0 } : *more;

	scenario.traffic = &traffic;
	scenario.traffic_count = 1;
	return make_sim(platform, &scenario);
}

static void add_fault(struct uncore_sim *sim, const struct uncore_scenario_fault *rule)
{
	assert_int_equal(uncore_sim_add_fault(sim, rule), 0);
}

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
	/* what counted is right, and says that it is not all */
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
	check_presence(UNCORE_SCENARIO_ABSENT, 0, "hidden", "absent", 16); /* the bus cannot tell why */
	check_presence(UNCORE_SCENARIO_DENIED, 0, "denied", "denied", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, 0, "phantom", "absent", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, 0x5a5a5a5a, "phantom", "absent", 16);
	check_presence(UNCORE_SCENARIO_PHANTOM, UINT32_MAX, "hidden", "absent", 16);
}

/* Fewer cores are fewer slices, and that is no lack of coverage. */
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
	check_nothing_there(UNCORE_SCENARIO_HIDDEN, UNCORE_E_NODEV, "hidden");
	check_nothing_there(UNCORE_SCENARIO_DENIED, UNCORE_E_DENIED, "denied");
	check_nothing_there(UNCORE_SCENARIO_PHANTOM, UNCORE_E_NODEV, "phantom");
}

/* Firmware often hides the function with the packet filters: events that need none count all the same. */
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
	/* and one that needs them says so */
	session = make_session(sim, NULL, 0);
	(void)want(session, sim, "UNC_Q_MESSAGE.DRS.AnyDataC");
	assert_int_equal(uncore_session_start(session), UNCORE_E_NODEV);
	assert_non_null(strstr(uncore_session_fault(session)->text, "PKT_"));
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- counting in turn ---- */

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
	/* its turn has not come: that is no 0 */
	assert_state(value_of(session, requests[2], EVERY, EACH), "none");
	for (unsigned turn = 1; turn <= 6; turn++) {
		assert_int_equal(uncore_session_rotate(session), 0);
		pass(sim, turn * SECOND);
	}
	stop(session);
	/* turns of 1, 1 to 6 seconds: 0 counted in the first, the third and the sixth after it, and so on */
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

/* With room for all of them nothing rotates. */
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
	assert_int_equal(uncore_session_start(session), UNCORE_E_CONFLICT); /* no number of passes does that */
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- wraps ---- */

static void test_wrap(void **state)
{
	/* 2^44 counts of at most 1 a cycle at 5 GHz; of at most 20 on counter 0 */
	const uint64_t slow = 3518437208883, fast = slow / 20;
	struct uncore_sim *sim = busy_sim("jkt", "UNC_C_TxR_INSERTS.AD_CACHE", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "cbo1:UNC_C_TxR_INSERTS.AD_CACHE");
	struct uncore_register reg = reg_of(sim, "cbo", 1, "ctr0");
	uint64_t interval, held;

	(void)state;
	start(session);
	interval = uncore_session_interval(session);
	assert_true(interval + 1 >= fast && interval <= slow);
	/* a wrap inside the interval is nothing special */
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
	assert_state(value_of(session, request, EVERY, EACH), "wrapped"); /* and stays it */
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A counter that stands close to its end wraps between two samples: the count goes on. */
static void test_wrap_once(void **state)
{
	static const struct {
		const char *platform, *event, *box, *reg;
		unsigned width;
	} cases[] = { { "jkt", "cbo0:UNC_C_TxR_INSERTS.AD_CACHE", "cbo", "ctr", 44 },
		      { "ivt", "imc0:UNC_M_CAS_COUNT.RD_REG", "imc", "ctr", 48 },
		      { "ivt", "UNC_U_LOCK_CYCLES", "ubox", "ctr", 44 } };

	(void)state;
	for (size_t at = 0; at < 3; at++) {
		struct uncore_sim *sim = busy_sim(
			cases[at].platform,
			strchr(cases[at].event, ':') != NULL ? strchr(cases[at].event, ':') + 1 : cases[at].event,
			NULL);
		struct uncore_session *session = make_session(sim, NULL, 0);
		unsigned request = want(session, sim, cases[at].event);
		uint64_t end = UINT64_C(1) << cases[at].width, held;
		struct uncore_register reg;

		start(session);
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		reg = reg_of(sim, cases[at].box, 0, cases[at].reg);
		for (reg.index = 0;; reg.index++) {
			assert_int_equal(uncore_sim_peek(sim, 0, &reg, &held), 0);
			if (held == RATE)
				break;
		}
		/* By the width alone: from RATE through 2^width to RATE - 1. */
		assert_int_equal(uncore_sim_poke(sim, 0, &reg, end - 1), 0);
		assert_int_equal(uncore_session_sample(session), 0);
		pass(sim, SECOND);
		stop(session);
		assert_counted(value_of(session, request, EVERY, EACH), end - 1 + RATE, 1, 1);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

/* ---- theft ---- */

static void check_theft(const char *box, const char *reg, unsigned index, uint64_t bits, const char *event, bool asks)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, box, 0, reg, index },
						    .error = UNCORE_SCENARIO_FLIP,
						    .bits = bits,
						    .from_ns = 3 * SECOND / 2 };
	struct uncore_sim *sim = busy_sim("ivt", event, NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, event);
	unsigned n;

	add_fault(sim, &rule);
	start(session);
	n = value_of(session, request, EVERY, EACH).expected;
	pass(sim, SECOND);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), (uint64_t)n * RATE, n, n);
	pass(sim, SECOND);
	if (asks) {
		assert_int_equal(uncore_session_sample(session), 0);
		assert_int_equal(uncore_session_verify(session), 0);
		assert_state(value_of(session, request, EVERY, EACH), "stolen");
	}
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), "stolen");
	assert_int_equal(value_of(session, request, EVERY, EACH).count, 0);
	assert_state(value_of(session, request, EVERY, 0), "stolen");
	if (n > 1)
		assert_counted(value_of(session, request, EVERY, 1), 3u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_theft(void **state)
{
	(void)state;
	check_theft("cbo", "ctl", ALL, 0x1, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", true);
	check_theft("cbo", "ctl", ALL, 0x400000, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", false); /* enable */
	check_theft("cbo", "box_filter1", 0, 0x100000, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", true);
	check_theft("imc", "ctl", ALL, 0x2, "UNC_M_CAS_COUNT.RD_REG", false);
	check_theft("pcu", "box_filter", 0, 0x1, "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", true);
	check_theft("ubox", "ctl", ALL, 0x4, "UNC_U_LOCK_CYCLES", false);
}

/* Of two counters of a box only the one whose control was taken. */
static void test_theft_of_one(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned first = want(session, sim, "imc3:UNC_M_CAS_COUNT.RD_REG");
	unsigned second = want(session, sim, "imc3:UNC_M_RPQ_INSERTS");
	struct uncore_register reg = reg_of(sim, "imc", 3, "ctl");
	uint64_t control = 0;

	(void)state;
	start(session);
	pass(sim, SECOND);
	reg.index = 0;
	while (uncore_sim_peek(sim, 0, &reg, &control) == 0 && (control & 0xff) != 0x10)
		reg.index++;
	assert_int_equal(uncore_sim_poke(sim, 0, &reg, control ^ 0x100), 0);
	stop(session);
	assert_counted(value_of(session, first, EVERY, EACH), RATE, 1, 1);
	assert_state(value_of(session, second, EVERY, EACH), "stolen");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- reads that go wrong ---- */

static void test_tear(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, "imc", ALL, "ctr", ALL },
						    .error = UNCORE_SCENARIO_TEAR };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	(void)state;
	start(session);
	add_fault(sim, &rule);
	for (unsigned at = 1; at <= 25; at++) {
		pass(sim, 200 * SECOND); /* the upper half moves in the 22nd */
		assert_int_equal(uncore_session_sample(session), 0);
		assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(1600) * at * RATE, 8, 8);
	}
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(1600) * 25 * RATE, 8, 8);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Counters that stand still have counted what they show; nothing is made up. */
static void test_stuck(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, "imc", 5, NULL, ALL },
						    .error = UNCORE_SCENARIO_STUCK,
						    .from_ns = SECOND };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	(void)state;
	add_fault(sim, &rule);
	start(session);
	pass(sim, 2 * SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, 5), RATE, 1, 1);
	assert_counted(value_of(session, request, EVERY, 4), 2u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A read that fails once: that instance is lost for good, the others go on. */
static void check_lost(enum uncore_scenario_error error, const char *word)
{
	const struct uncore_scenario_fault rule = {
		.where = { ALL, "imc", 2, "ctr", ALL }, .access = UNCORE_SCENARIO_READ, .error = error, .times = 1
	};
	struct uncore_sim *sim = busy_sim("jkt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	start(session);
	add_fault(sim, &rule);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_state(value_of(session, request, EVERY, 2), word);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), word);
	assert_int_equal(value_of(session, request, EVERY, EACH).count, 0);
	assert_int_equal(value_of(session, request, EVERY, EACH).seen, 3);
	assert_int_equal(value_of(session, request, EVERY, EACH).expected, 4);
	assert_counted(value_of(session, request, EVERY, 1), 2u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_lost(void **state)
{
	(void)state;
	check_lost(UNCORE_SCENARIO_EIO, "lost");
	check_lost(UNCORE_SCENARIO_ENODEV, "lost");
	check_lost(UNCORE_SCENARIO_SHORT, "lost");
	check_lost(UNCORE_SCENARIO_EPERM, "denied");
}

/* ---- samples of one moment ---- */

static void check_frozen(const char *platform, const char *box, const char *event, unsigned instances)
{
	struct uncore_sim *sim = busy_sim(platform, event, NULL);
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_FROZEN);
	unsigned request = want(session, sim, event);
	struct memory before;

	(void)box;
	uncore_session_free(session);
	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, UNCORE_SESSION_FROZEN);
	request = want(session, sim, event);
	start(session);
	for (unsigned at = 1; at <= 5; at++) {
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_counted(value_of(session, request, EVERY, EACH), (uint64_t)at * instances * RATE, instances,
			       instances);
	}
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(5) * instances * RATE, instances, instances);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_frozen(void **state)
{
	(void)state;
	check_frozen("jkt", "cbo", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 8);
	check_frozen("jkt", "imc", "UNC_M_CAS_COUNT.RD_REG", 4);
	check_frozen("jkt", "ubox", "UNC_U_LOCK_CYCLES", 1);
	check_frozen("ivt", "cbo", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 15);
	check_frozen("ivt", "ubox", "UNC_U_LOCK_CYCLES", 1);
}

/* ---- a dry run ---- */

struct told {
	size_t count;
	struct uncore_session_access writes[600];
};

static void note_write(void *context, const struct uncore_session_access *access)
{
	struct told *told = (struct told *)context;

	if (!access->step.is_write)
		return;
	assert_true(told->count < sizeof(told->writes) / sizeof(told->writes[0]));
	told->writes[told->count++] = *access;
}

static void run_told(struct uncore_sim *sim, unsigned flags, struct told *told)
{
	struct uncore_session_options options = { .flags = flags,
						  .observe = note_write,
						  .observe_context = told,
						  .state = flags & UNCORE_SESSION_DRY_RUN ? "/nonexistent/uncore" :
											    NULL };
	struct uncore_session *session = make_session_on(uncore_sim_machine(sim), &options);

	(void)want(session, sim, "cbo1:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	(void)want(session, sim, "imc0:UNC_M_CAS_COUNT.RD_REG");
	(void)want(session, sim, "UNC_U_LOCK_CYCLES");
	start(session);
	assert_int_equal(uncore_session_sample(session), 0);
	stop(session);
	uncore_session_free(session);
}

/* Tells exactly the writes that the session would make, in their order, and makes none. */
static void test_dry_run(void **state)
{
	static struct told dry, wet;
	struct uncore_sim *sim = busy_sim("ivt", "UNC_U_LOCK_CYCLES", NULL);
	struct uncore_scenario_fault no_writes = { .where = { ALL, NULL, ALL, NULL, ALL },
						   .access = UNCORE_SCENARIO_WRITE,
						   .error = UNCORE_SCENARIO_EIO };
	struct memory before;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	run_told(sim, 0, &wet);
	assert_as_before(sim, &before);
	add_fault(sim, &no_writes);
	run_told(sim, UNCORE_SESSION_DRY_RUN, &dry);
	assert_as_before(sim, &before);
	for (size_t at = 0; at < wet.count && at < dry.count; at++) {
		assert_int_equal(dry.writes[at].unit, wet.writes[at].unit);
		assert_memory_equal(&dry.writes[at].step.reg, &wet.writes[at].step.reg,
				    sizeof(wet.writes[at].step.reg));
		assert_int_equal(dry.writes[at].step.value, wet.writes[at].step.value);
		assert_int_equal(dry.writes[at].step.procedure, wet.writes[at].step.procedure);
	}
	assert_int_equal(dry.count, wet.count);
	forget(&before);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_presence),      cmocka_unit_test(test_fewer_cores),
		cmocka_unit_test(test_nothing_there), cmocka_unit_test(test_hidden_filters),
		cmocka_unit_test(test_multiplex),     cmocka_unit_test(test_one_pass),
		cmocka_unit_test(test_together),      cmocka_unit_test(test_wrap),
		cmocka_unit_test(test_wrap_once),     cmocka_unit_test(test_theft),
		cmocka_unit_test(test_theft_of_one),  cmocka_unit_test(test_tear),
		cmocka_unit_test(test_stuck),         cmocka_unit_test(test_lost),
		cmocka_unit_test(test_frozen),        cmocka_unit_test(test_dry_run),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

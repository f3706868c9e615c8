/* SPDX-License-Identifier: MIT */
/*
 * Tests counters without an enable bit whose register holds the count and the attributes of what they count, and
 * commands that select counters by a mask: SDM volume 3, 18.20 and 18.21. The expected values are computed by hand from
 * the rates.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

#define DRDY (UINT64_C(1) << 45)
#define BNR (UINT64_C(1) << 46)
#define MUST_BE_ONE (UINT64_C(1) << 58)
#define SATURATE (UINT64_C(1) << 59)

#define ENTRY(event_, rate_) \
	{ \
		.event = (event_), .socket = ALL, .instance = ALL, .rate = (rate_) \
	}

static struct uncore_scenario_traffic bus_traffic[] = {
	ENTRY("FSB_DRDY", 3000),
	ENTRY("FSB_BNR", 200),
	ENTRY("FSB_other_DRDY", 70000),
	ENTRY("FSB_type,fsb_type=4", 11),
	ENTRY("GBSQ,agent_select=1,data_flow=demand,snoop_match=clean", 1000000),
	ENTRY("GBSQ,agent_select=2,data_flow=demand,snoop_match=HIT", 200000),
	ENTRY("GBSQ,agent_select=2,data_flow=prefetch,cross_snoop", 30000),
	ENTRY("GBSQ,agent_select=4,data_flow=demand,fill_eviction=fills_evicting", 4000),
	ENTRY("GSNPQ,agent_select=1,core_module_select_en,core_module_select=2", 600),
	ENTRY("GSNPQ,agent_select=central_agent,snoop_match=HITM", 50),
};

static struct uncore_sim *bus_sim(const char *platform)
{
	struct uncore_scenario scenario = { .traffic = bus_traffic,
					    .traffic_count = sizeof(bus_traffic) / sizeof(bus_traffic[0]),
					    .strict = true };

	return make_sim(platform, &scenario);
}

/* ---- sessions ---- */

struct wanted {
	const char *event;
	uint64_t each_second;
};

/* Counts two seconds with ten samples a second. Afterwards every register must be as before. */
static void count_all(const char *platform, struct uncore_sim *sim, const struct wanted *wanted, unsigned count,
		      unsigned flags)
{
	struct uncore_session *session = make_session(sim, NULL, flags);
	struct memory before = remember(sim);

	for (unsigned at = 0; at < count; at++)
		assert_int_equal(want(session, sim, wanted[at].event), at);
	start(session);
	for (unsigned second = 0; second < 20; second++) {
		pass(sim, SECOND / 10);
		assert_int_equal(uncore_session_sample(session), 0);
	}
	stop(session);
	for (unsigned at = 0; at < count; at++) {
		struct uncore_value value = value_of(session, at, EVERY, EACH);

		if (value.count != 2 * wanted[at].each_second)
			fail_msg("%s, %s: %llu, not %llu", platform, wanted[at].event, (unsigned long long)value.count,
				 (unsigned long long)(2 * wanted[at].each_second));
		assert_counted(value, 2 * wanted[at].each_second, 1, 1);
	}
	assert_as_before(sim, &before);
	forget(&before);
	uncore_session_free(session);
}

/* All attributes of a queue must match; for the bus counter any matching bit is enough. */
static const struct wanted queues[][2] = {
	{ { "GBSQ", 1234000 }, { "GBSQ,agent_select=2", 230000 } },
	{ { "GBSQ,data_flow=demand", 1204000 }, { "GBSQ,cross_snoop", 30000 } },
	{ { "GBSQ,agent_select=6,data_flow=demand", 204000 }, { "GBSQ,fill_eviction=fills_evicting", 4000 } },
	{ { "GBSQ,snoop_match=HIT,data_flow=demand", 204000 }, { "GBSQ,data_flow=prefetch,agent_select=4", 0 } },
	{ { "GSNPQ", 650 }, { "GSNPQ,core_module_select_en,core_module_select=2", 600 } },
	{ { "GSNPQ,snoop_match=HITM", 650 }, { "GSNPQ,agent_select=central_agent", 50 } },
};

static const struct wanted bus[] = {
	{ "FSB_DRDY", 3000 },
	{ "FSB_DRDY,fsb_bnr", 3200 },
	{ "FSB_other_DRDY,fsb_drdy,fsb_bnr", 73200 },
	{ "FSB_type", 11 },
};

static void test_counts(void **state)
{
	static const char *const platforms[] = { "xeon7100", "xeon7400" };
	static const unsigned flags[] = { 0, UNCORE_SESSION_FROZEN };

	(void)state;
	for (unsigned at = 0; at < 2; at++) {
		for (unsigned flag = 0; flag < 2; flag++) {
			for (size_t pair = 0; pair < sizeof(queues) / sizeof(queues[0]); pair++) {
				struct uncore_sim *sim = bus_sim(platforms[at]);

				count_all(platforms[at], sim, queues[pair], 2, flags[flag]);
				uncore_sim_free(sim);
			}
		}
	}
}

static void test_bus_counts(void **state)
{
	static const char *const platforms[] = { "xeon7100", "xeon7400" };

	(void)state;
	for (unsigned at = 0; at < 2; at++) {
		struct uncore_sim *sim = bus_sim(platforms[at]);

		count_all(platforms[at], sim, bus, 4, 0);
		count_all(platforms[at], sim, bus, 4, UNCORE_SESSION_FROZEN);
		uncore_sim_free(sim);
	}
}

/* The 64-bit latency counter runs with its own enable bit; the others run with any match bit. */
static void test_raw_masks(void **state)
{
	static const struct wanted wanted[] = {
		{ "IBUSQ,type_match=3", 500 }, { "IBUSQ,type_match=5", 540 }, { "ISNPQ,agent_match=2", 7 },
		{ "EFSB_DRDY", 1100 },         { "EFSB_DRDY,other=0", 1000 }, { "IBUSQ_LATENCY", UINT64_C(7000000000) }
	};
	struct uncore_scenario_traffic traffic[] = {
		ENTRY("IBUSQ,type_match=1", 500), ENTRY("IBUSQ,type_match=4", 40),
		ENTRY("ISNPQ,agent_match=2", 7),  ENTRY("EFSB_DRDY,other=0", 1000),
		ENTRY("EFSB_DRDY,own=0", 100),    ENTRY("IBUSQ_LATENCY", UINT64_C(7000000000))
	};
	struct uncore_scenario scenario = { .traffic = traffic,
					    .traffic_count = sizeof(traffic) / sizeof(traffic[0]),
					    .strict = true };
	struct uncore_sim *sim = make_sim("xeonmp", &scenario);

	(void)state;
	count_all("xeonmp", sim, wanted, sizeof(wanted) / sizeof(wanted[0]), 0);
	count_all("xeonmp", sim, wanted, sizeof(wanted) / sizeof(wanted[0]), UNCORE_SESSION_FROZEN);
	/* the enable bit of the latency counter is not needed either */
	count_all("xeonmp", sim, wanted, sizeof(wanted) / sizeof(wanted[0]) - 1, 0);
	uncore_sim_free(sim);
}

/* Counters that were not requested get no command and do not change, whatever they do. */
static void test_neighbours_are_left_alone(void **state)
{
	struct uncore_sim *sim = bus_sim("xeon7400");
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "FSB_BNR");

	(void)state;
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5", MUST_BE_ONE | DRDY);
	start(session);
	pass(sim, SECOND / 2);
	assert_int_equal(uncore_session_sample(session), 0);
	/* it counted during the commands */
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5") & UINT32_MAX, 1500);
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), 100, 1, 1);
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5") & UINT32_MAX, 1500);
	pass(sim, SECOND / 2);
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5") & UINT32_MAX, 3000);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- registers ---- */

static uint64_t count_of(struct uncore_sim *sim, const char *name)
{
	return get(sim, 0, "l3", 0, name) & UINT32_MAX;
}

/* 18.21.5: bits 2:0 reset, unfreeze, freeze; bit 16 + n is MSR_EMON_L3_CTR_CTLn. */
static void test_command_masks(void **state)
{
	struct uncore_sim *sim = bus_sim("xeon7400");

	(void)state;
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL4", MUST_BE_ONE | DRDY);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL7", MUST_BE_ONE | DRDY);
	pass(sim, SECOND);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL", UINT64_C(1) << 20 | 1);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL4"), 3000);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL7"), 6000);
	/* a mask without a command, and a command without a mask, do nothing */
	put(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL", UINT64_C(0xff) << 16);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL", 7);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL4"), 3000);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL7"), 9000);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL", UINT64_C(1) << 23 | 4);
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL7") & ~MUST_BE_ONE, DRDY);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL", UINT64_C(1) << 20 | 2);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL4"), 6000);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL7"), 3000);
	uncore_sim_free(sim);
}

/* 18.21.2: a write of the attributes also writes the count; with an upper half of 0 nothing is counted. */
static void test_one_register(void **state)
{
	struct uncore_sim *sim = bus_sim("xeon7100");

	(void)state;
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5", MUST_BE_ONE | DRDY | 77);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL5"), 3077);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5", MUST_BE_ONE | 5);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL5"), 5);
	/* bit 58 must be 1 */
	assert_int_equal(try_write(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5", DRDY), UNCORE_E_RESERVED);
	uncore_sim_free(sim);
}

/* 18.21.5: with bit 59 an event sets the count to ffffffff; without an event it does not change. */
static void test_saturate(void **state)
{
	struct uncore_sim *sim = bus_sim("xeon7400");

	(void)state;
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL4", SATURATE | MUST_BE_ONE | BNR);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL5", SATURATE | MUST_BE_ONE | (UINT64_C(1) << 57) | 9);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL4"), 0);
	pass(sim, SECOND);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL4"), UINT32_MAX);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL5"), 9);
	uncore_sim_free(sim);
}

/* 18.21.5: bit 48 + n reports the overflow of MSR_EMON_L3_CTR_CTLn; the other counters report nothing. */
static void test_overflow_status(void **state)
{
	struct uncore_sim *sim = bus_sim("xeon7400");

	(void)state;
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL6", MUST_BE_ONE | DRDY | (UINT32_MAX - 99));
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL4", MUST_BE_ONE | DRDY);
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL") >> 48, 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "l3", 0, "MSR_EMON_L3_GL_CTL") >> 48, 1 << 6);
	assert_int_equal(count_of(sim, "MSR_EMON_L3_CTR_CTL6"), 2900);
	uncore_sim_free(sim);
}

/* A count that wraps between two samples is right. A moving count is not reported as stolen; changed attributes are. */
static void test_wrap_and_theft(void **state)
{
	struct uncore_scenario_traffic fast[] = { ENTRY("FSB_DRDY", 4000000000) };
	struct uncore_scenario scenario = { .traffic = fast, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("xeon7400", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "FSB_DRDY");

	(void)state;
	start(session);
	for (unsigned at = 0; at < 8; at++) {
		pass(sim, SECOND / 2);
		assert_int_equal(uncore_session_sample(session), 0);
	}
	assert_int_equal(uncore_session_verify(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(16000000000), 1, 1);
	put(sim, 0, "l3", 0, "MSR_EMON_L3_CTR_CTL4", MUST_BE_ONE | BNR);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, request, EVERY, EACH), "stolen");
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* 18.21.1, and volume 2, table 4-16. */
static void test_rdpmc(void **state)
{
	static const struct {
		const char *platform;
		uint16_t first[4];
	} wanted[] = { { "xeon7100", { 18, 20, 22 } }, { "xeon7400", { 2, 4, 6 } }, { "xeonmp", { 18, 20, 22, 25 } } };

	(void)state;
	for (size_t at = 0; at < sizeof(wanted) / sizeof(wanted[0]); at++) {
		const struct uncore_tables *tables = uncore_platform(wanted[at].platform);

		for (unsigned group = 0; group < tables->counters.count; group++)
			assert_int_equal(uncore_counters(tables)[group].rdpmc, wanted[at].first[group]);
	}
	assert_int_equal(uncore_counters(uncore_platform("ivt"))[0].rdpmc, UNCORE_NO_INDEX);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),         cmocka_unit_test(test_bus_counts),
		cmocka_unit_test(test_raw_masks),      cmocka_unit_test(test_neighbours_are_left_alone),
		cmocka_unit_test(test_command_masks),  cmocka_unit_test(test_one_register),
		cmocka_unit_test(test_saturate),       cmocka_unit_test(test_overflow_status),
		cmocka_unit_test(test_wrap_and_theft), cmocka_unit_test(test_rdpmc),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

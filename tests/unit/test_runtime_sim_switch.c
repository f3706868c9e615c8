/* SPDX-License-Identifier: MIT */
/*
 * Tests counters that three registers must enable, overflow bits that another register clears, and sub-events that a
 * register beside the control register selects.
 */
#include "sim_fixture.h"

#define SECOND 1000000000

static void test_three_enables(void **state)
{
	const struct uncore_scenario_traffic traffic[] = { { "LLC_HITS.MODIFIED", ALL, ALL, 1000, NULL, 0, 0, 0 } };
	const struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("nhmex", &scenario);

	(void)state;
	put(sim, 0, "cbox", 3, "ctl0", 0x400115);
	put(sim, 0, "cbox", 3, "ctl2", 0x400115);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr0"), 0);
	put(sim, 0, "cbox", 3, "gl_ctl", 0x4);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr2"), 0);
	/* The switch of the package: what was off before is not counted, and only counter 2 has its bit. */
	put(sim, 0, "ubox", 0, "global_ctl", 0x10000000);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr2"), 1000);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr0"), 0);
	put(sim, 0, "cbox", 3, "gl_ctl", 0x1);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr2"), 1000);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr0"), 1000);
	put(sim, 0, "ubox", 0, "global_ctl", 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 3, "ctr0"), 1000);
	uncore_sim_free(sim);
}

/* The fixed counter is the fifth of its box, and has bit 31. */
static void test_bits_in_order(void **state)
{
	struct uncore_sim *sim = make_sim("nhmex", NULL);
	uint64_t before;

	(void)state;
	put(sim, 0, "ubox", 0, "global_ctl", 0x10000000);
	put(sim, 0, "wbox", 0, "fixed_ctl", 1);
	put(sim, 0, "wbox", 0, "gl_ctl", 0xf);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "wbox", 0, "fixed_ctr"), 0);
	put(sim, 0, "wbox", 0, "gl_ctl", 0x80000000);
	pass(sim, SECOND);
	before = get(sim, 0, "wbox", 0, "fixed_ctr");
	assert_true(before > 0);
	uncore_sim_free(sim);
}

static void test_overflow_cleared_elsewhere(void **state)
{
	const struct uncore_scenario_traffic traffic[] = { { "LLC_HITS.MODIFIED", ALL, ALL, 1000, NULL, 0, 0, 0 } };
	const struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("nhmex", &scenario);

	(void)state;
	put(sim, 0, "ubox", 0, "global_ctl", 0x10000000);
	put(sim, 0, "cbox", 0, "ctl1", 0x500115);
	put(sim, 0, "cbox", 0, "ctr1", 0xfffffffffff0);
	put(sim, 0, "cbox", 0, "gl_ctl", 0x2);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbox", 0, "ctr1"), 1000 - 16);
	assert_int_equal(get(sim, 0, "cbox", 0, "gl_status"), 2);
	put(sim, 0, "cbox", 0, "gl_ovf_ctl", 1);
	assert_int_equal(get(sim, 0, "cbox", 0, "gl_status"), 2);
	put(sim, 0, "cbox", 0, "gl_ovf_ctl", 2);
	assert_int_equal(get(sim, 0, "cbox", 0, "gl_status"), 0);
	assert_int_equal(get(sim, 0, "cbox", 0, "gl_ovf_ctl"), 0);
	uncore_sim_free(sim);
}

/* 0 in the field of commands is the reads, not everything. The field is a bit further on the later processor. */
static void test_sub_events(void **state)
{
	static const struct {
		const char *platform;
		uint64_t reads, writes;
	} each[] = { { "nhmex", 0x2800, 0x2820 }, { "wsmex", 0x5000, 0x5040 } };
	const struct uncore_scenario_traffic traffic[] = {
		{ "FVC_EV0.BBOX_CMDS.READS", ALL, ALL, 100, NULL, 0, 0, 0 },
		{ "FVC_EV0.BBOX_CMDS.WRITES", ALL, ALL, 30, NULL, 0, 0, 0 },
	};
	const struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 2 };

	(void)state;
	for (size_t at = 0; at < sizeof(each) / sizeof(each[0]); at++) {
		struct uncore_sim *sim = make_sim(each[at].platform, &scenario);

		put(sim, 0, "ubox", 0, "global_ctl", 0x10000000);
		put(sim, 0, "mbox", 1, "ctl0", 0x1a41);
		put(sim, 0, "mbox", 1, "fvc", each[at].reads);
		put(sim, 0, "mbox", 1, "gl_ctl", 1);
		pass(sim, SECOND);
		assert_int_equal(get(sim, 0, "mbox", 1, "ctr0"), 100);
		put(sim, 0, "mbox", 1, "fvc", each[at].writes);
		pass(sim, SECOND);
		assert_int_equal(get(sim, 0, "mbox", 1, "ctr0"), 130);
		uncore_sim_free(sim);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_three_enables),
		cmocka_unit_test(test_bits_in_order),
		cmocka_unit_test(test_overflow_cleared_elsewhere),
		cmocka_unit_test(test_sub_events),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

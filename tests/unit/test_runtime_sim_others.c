/* SPDX-License-Identifier: MIT */
/* What other people's programs do with a simulated machine's registers that this library would not. */
#include "sim_fixture.h"

/*
 * A counter does not know which umasks its list allows: 3 is no umask of the event's, and counts both regions. 1 is
 * one.
 */
static void test_unlisted_sum(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ "UNC_H_TAD_REQUESTS_G0.REGION0", ALL, ALL, 1000, NULL, 0, 0, 0 },
		{ "UNC_H_TAD_REQUESTS_G0.REGION1", ALL, ALL, 300, NULL, 0, 0, 0 },
		{ "UNC_H_TAD_REQUESTS_G0.REGION2", ALL, ALL, 70, NULL, 0, 0, 0 },
	};
	const struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = 3 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	put(sim, 0, "ha", 0, "ctl0", 0x40031b);
	put(sim, 0, "ha", 0, "ctl1", 0x40011b);
	put(sim, 0, "ha", 0, "ctl2", 0x40071b);
	pass(sim, 1000000000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 1300);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr1"), 1000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), 1370);
	uncore_sim_free(sim);
}

/* Intel's pcm writes these to a box control, reads them back, and says that nothing works where they differ. */
static void test_box_control_reads_back(void **state)
{
	struct uncore_sim *sim = make_sim("jkt", NULL);

	(void)state;
	put(sim, 0, "qpi", 0, "box_ctl", 0x10000);
	assert_int_equal(get(sim, 0, "qpi", 0, "box_ctl"), 0x10000);
	put(sim, 0, "qpi", 0, "box_ctl", 0x10100);
	assert_int_equal(get(sim, 0, "qpi", 0, "box_ctl"), 0x10100);
	put(sim, 0, "pcu", 0, "box_ctl", 0x10102);
	assert_int_equal(get(sim, 0, "pcu", 0, "box_ctl"), 0x10100);
	uncore_sim_free(sim);
	/* bit 8 here; bits 17:16 are reserved */
	sim = make_sim("ivt", NULL);
	put(sim, 0, "qpi", 0, "box_ctl", 0x30100);
	assert_int_equal(get(sim, 0, "qpi", 0, "box_ctl") & 0xffff, 0x100);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_unlisted_sum),
		cmocka_unit_test(test_box_control_reads_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

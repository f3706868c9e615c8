/* SPDX-License-Identifier: MIT */
/* The simulator's clocks: events that count a box's cycles, without traffic, and what a scenario says in their place. */
#include "sim_fixture.h"

#define EN 0x400000u     /* en of the controls used here */
#define EDGE 0x40000u    /* edge_det */
#define INVERT 0x800000u /* of the older platform */
#define THRESH(n) ((uint32_t)(n) << 24)
#define SECOND UINT64_C(1000000000)

static struct uncore_sim *fast_sim(void)
{
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2700000000u } };
	const struct uncore_scenario scenario = { .clocks = clocks, .clock_count = 1 };

	return make_sim("jkt", &scenario);
}

/* Counts for a time with one control value. */
static uint64_t count_with(struct uncore_sim *sim, uint32_t control, uint64_t nanoseconds)
{
	put(sim, 0, "cbo", 1, "ctl0", 0);
	put(sim, 0, "cbo", 1, "ctr0", 0);
	put(sim, 0, "cbo", 1, "ctl0", control);
	pass(sim, nanoseconds);
	return get(sim, 0, "cbo", 1, "ctr0");
}

/* 2.7 GHz and 5 seconds; a clock adds 1 in each cycle, and a comparison with it always says the same. */
static void test_clock_event(void **state)
{
	const uint64_t time = 5 * SECOND, cycles = UINT64_C(13500000000);
	struct uncore_sim *sim = fast_sim();

	(void)state;
	assert_int_equal(count_with(sim, EN, time), cycles);
	assert_int_equal(count_with(sim, 0, time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(1), time), cycles);
	assert_int_equal(count_with(sim, EN | THRESH(2), time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(1) | INVERT, time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(2) | INVERT, time), cycles);
	assert_int_equal(count_with(sim, EN | THRESH(1) | EDGE, time), 0);
	/* an event without umasks looks at none; another code is another event */
	assert_int_equal(count_with(sim, 0x100 | EN, time), cycles);
	assert_int_equal(count_with(sim, 0x001 | EN, time), 0);
	uncore_sim_free(sim);
	/* before the first cycle nothing was added, so the first one is an edge */
	sim = fast_sim();
	assert_int_equal(count_with(sim, EN | THRESH(1) | EDGE, time), 1);
	uncore_sim_free(sim);
}

/* Every event that the tables call a clock, on every platform, for a millisecond. */
static void test_every_clock(void **state)
{
	unsigned count = 0;

	(void)state;
	for (unsigned at = 0; uncore_platform_tables(at) != NULL; at++) {
		const struct uncore_tables *tables = uncore_platform_tables(at);
		const char *platform = uncore_text(tables, tables->id);

		for (unsigned clock = 0; clock < tables->clocks.count; clock++) {
			struct uncore_encoding code;
			struct uncore_sim *sim;
			const char *box;
			uint64_t hertz;
			bool is_assumed;

			if (uncore_event_clock(tables, clock, &code) != 0)
				continue; /* it cannot be programmed */
			count++;
			box = uncore_text(tables, uncore_boxes(tables)[code.box].id);
			sim = make_sim(platform, NULL);
			put(sim, 0, box, 0, "ctl1", code.control.value | EN);
			pass(sim, 1000000);
			/* as Intel says of the power control unit: 800 MHz, always */
			hertz = strcmp(box, "pcu") == 0 ? 800000000 : 1000000000;
			assert_int_equal(get(sim, 0, box, 0, "ctr1"), hertz / 1000);
			assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
			assert_int_equal(is_assumed, strcmp(box, "pcu") != 0);
			uncore_sim_free(sim);
		}
	}
	assert_int_equal(count, 15); /* seven boxes of two platforms, and the IRP, which has registers on one */
	assert_int_equal(uncore_event_clock(uncore_platform("p6"), 0, &(struct uncore_encoding){ 0 }), UNCORE_E_RANGE);
}

/* An entry for a clock's event stands in for the clock: there, and for all time. */
static void test_clock_overridden(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "cbo3:UNC_C_CLOCKTICKS", .socket = 0, .instance = ALL, .rate = 5000, .from_ns = SECOND },
		{ .event = "UNC_H_CLOCKTICKS", .socket = ALL, .instance = ALL },
	};
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2000000000 } };
	const struct uncore_scenario scenario = {
		.socket_count = 2, .clocks = clocks, .clock_count = 1, .traffic = traffic, .traffic_count = 2
	};
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_encoding code;
	uint64_t hertz;
	bool is_assumed;

	(void)state;
	for (unsigned socket = 0; socket < 2; socket++) {
		put(sim, socket, "cbo", 3, "ctl0", EN);
		put(sim, socket, "cbo", 4, "ctl0", EN);
		put(sim, socket, "ha", 0, "ctl0", EN);
		put(sim, socket, "r3qpi", 0, "ctl0", 1 | EN);
	}
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 3, "ctr0"), 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 3, "ctr0"), 5000);
	assert_int_equal(get(sim, 0, "cbo", 4, "ctr0"), 4 * SECOND);
	assert_int_equal(get(sim, 1, "cbo", 3, "ctr0"), 4 * SECOND);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 0);
	assert_int_equal(get(sim, 1, "r3qpi", 0, "ctr0"), 2 * SECOND);
	/* whose clock is nobody's choice */
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_R3_CLOCKTICKS", 17, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_true(is_assumed && hertz == SECOND);
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_C_CLOCKTICKS", 16, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_true(!is_assumed && hertz == 2 * SECOND);
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_H_CLOCKTICKS", 16, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_false(is_assumed);
	assert_int_equal(uncore_sim_hertz(sim, UNCORE_NO_INDEX, &hertz, &is_assumed), UNCORE_E_RANGE);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_clock_event),
		cmocka_unit_test(test_every_clock),
		cmocka_unit_test(test_clock_overridden),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

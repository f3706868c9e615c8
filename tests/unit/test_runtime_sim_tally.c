/* SPDX-License-Identifier: MIT */
/* Tests tallies: what the simulator counted with each value of a control register and of the box's filters. */
#include "sim_fixture.h"

#define EN 0x400000u /* enable bit of the controls used here */
#define THRESH(n) ((uint32_t)(n) << 24)
#define SECOND UINT64_C(1000000000)

static const uint32_t wave[] = { 0, 1, 2, 0, 3 }; /* sums to 6 in 5 cycles */

/* RxR_OCCUPANCY.IRQ is code 0x11, umask 1, on counter 0 alone, at most 20 a cycle. */
static const struct uncore_scenario_traffic occupancy[] = {
	{ .event = "UNC_C_RxR_OCCUPANCY.IRQ", .socket = ALL, .instance = ALL, .increments = wave, .increment_count = 5 }
};

static struct uncore_sim *make(void)
{
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2700000000u } };
	struct uncore_scenario scenario = {
		.cores = 8, .clocks = clocks, .clock_count = 1, .traffic = occupancy, .traffic_count = 1
	};

	return make_sim("jkt", &scenario);
}

/* Counts from 0 for a time, with one control value on counter 0. */
static uint64_t count_with(struct uncore_sim *sim, uint32_t control, uint64_t nanoseconds)
{
	put(sim, 0, "cbo", 1, "ctl0", 0);
	put(sim, 0, "cbo", 1, "ctr0", 0);
	put(sim, 0, "cbo", 1, "ctl0", control);
	pass(sim, nanoseconds);
	return get(sim, 0, "cbo", 1, "ctr0");
}

/* The tally shows what was counted after the counter was cleared, wrapped, or programmed again. */
static void test_tally(void **state)
{
	struct uncore_sim *sim = make();
	struct uncore_sim_tally tally;

	(void)state;
	assert_int_equal(uncore_sim_tally_count(sim), 0);
	assert_int_equal(count_with(sim, 0x111 | EN, 5 * SECOND), UINT64_C(16200000000));
	assert_int_equal(uncore_sim_tally_begin(sim), 0);
	pass(sim, 5 * SECOND);
	put(sim, 0, "cbo", 1, "ctr0", UINT64_C(0xfffffffffff));
	pass(sim, 5 * SECOND);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(4), SECOND), 0);
	assert_int_equal(count_with(sim, 0x111 | EN, 5 * SECOND), UINT64_C(16200000000));
	put(sim, 0, "cbo", 1, "ctl0", 0);
	pass(sim, SECOND);
	/* and the two free-running counters of each package */
	for (size_t at = 0, found = 0; found < 2; at++) {
		assert_int_equal(uncore_sim_tally_at(sim, at, &tally), 0);
		if ((tally.control & 0xffff) != 0x111)
			continue;
		assert_int_equal(tally.control, found == 0 ? 0x111 | EN : 0x111 | EN | THRESH(4));
		assert_int_equal(tally.count, found == 0 ? UINT64_C(48600000000) : 0);
		assert_int_equal(tally.ns, found == 0 ? 15 * SECOND : SECOND);
		assert_int_equal(tally.instance, 1);
		assert_int_equal(tally.index, 0);
		found++;
	}
	assert_int_equal(uncore_sim_tally_at(sim, uncore_sim_tally_count(sim), &tally), UNCORE_E_RANGE);
	assert_int_equal(uncore_sim_tally_begin(sim), 0);
	pass(sim, SECOND);
	for (size_t at = 0; at < uncore_sim_tally_count(sim); at++) {
		assert_int_equal(uncore_sim_tally_at(sim, at, &tally), 0);
		assert_int_equal(tally.control, 0);
	}
	uncore_sim_free(sim);
}

static bool has_filter(const struct uncore_sim_tally *tally, uint64_t value)
{
	for (unsigned at = 0; at < tally->filter_count; at++)
		if (tally->filters[at].bits.value == value)
			return true;
	return false;
}

/* One control value with two values of the box's filter register makes two tallies, each with its filter. */
static void test_tally_filters(void **state)
{
	static const uint32_t nodes[] = { 3u << 10, 5u << 10 };
	struct uncore_sim *sim = make();
	struct uncore_sim_tally tally;
	size_t found = 0;

	(void)state;
	assert_int_equal(uncore_sim_tally_begin(sim), 0);
	for (size_t at = 0; at < 2; at++) {
		put(sim, 0, "cbo", 1, "box_filter", nodes[at]);
		count_with(sim, 0x111 | EN, (at + 1) * SECOND);
	}
	for (size_t at = 0; at < uncore_sim_tally_count(sim); at++) {
		assert_int_equal(uncore_sim_tally_at(sim, at, &tally), 0);
		if (tally.control != (0x111 | EN))
			continue;
		assert_true(has_filter(&tally, nodes[found]));
		assert_false(has_filter(&tally, nodes[1 - found]));
		assert_int_equal(tally.ns, (found + 1) * SECOND);
		found++;
	}
	assert_int_equal(found, 2);
	uncore_sim_free(sim);
}

/* The accesses of a client to a register of instance 1 of cbo. */
static struct uncore_sim_use use_of(const struct uncore_sim *sim, unsigned client, struct uncore_register reg)
{
	struct uncore_sim_use use, found = { .reads = 0 };

	for (size_t at = 0; uncore_sim_use_next(sim, &at, &use);) {
		if (use.client == client && use.unit == 0 && use.reg.box == reg.box && use.reg.instance == 1 &&
		    use.reg.reg == reg.reg && use.reg.index == reg.index)
			found = use;
	}
	return found;
}

/*
 * A counter that two clients program alike has two tallies, and each access is its client's. Control 0 is MSR 0xd30,
 * counter 0 is 0xd36 (327043-001 p27, table 2-9).
 */
static void test_clients(void **state)
{
	struct uncore_sim *sim = make();
	struct uncore_register ctl = reg_of(sim, "cbo", 1, "ctl0"), ctr = reg_of(sim, "cbo", 1, "ctr0");
	struct uncore_sim_tally tally;
	unsigned found = 0;
	uint64_t value;

	(void)state;
	assert_int_equal(uncore_sim_tally_begin(sim), 0);
	assert_int_equal(uncore_sim_set_client(sim, UNCORE_SIM_CLIENTS), UNCORE_E_RANGE);
	for (unsigned client = 0; client < 3; client++) {
		assert_int_equal(uncore_sim_set_client(sim, client), 0);
		assert_int_equal(uncore_sim_msr_write(sim, 0, 0xd30, 0x111 | EN), 0);
		pass(sim, (client + 1) * SECOND);
		for (unsigned reads = 0; reads <= client; reads++)
			assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd36, &value), 0);
	}
	for (size_t at = 0; at < uncore_sim_tally_count(sim); at++) {
		assert_int_equal(uncore_sim_tally_at(sim, at, &tally), 0);
		if (tally.control != (0x111 | EN))
			continue;
		assert_int_equal(tally.ns, (tally.client + 1) * SECOND);
		assert_int_equal(tally.client, found++);
	}
	assert_int_equal(found, 3);
	for (unsigned client = 0; client < 3; client++) {
		assert_int_equal(use_of(sim, client, ctl).writes, 1);
		assert_int_equal(use_of(sim, client, ctl).reads, 0);
		assert_int_equal(use_of(sim, client, ctr).reads, client + 1);
		assert_int_equal(use_of(sim, client, ctr).writes, 0);
	}
	assert_int_equal(use_of(sim, 3, ctl).writes, 0);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_tally), cmocka_unit_test(test_tally_filters),
					    cmocka_unit_test(test_clients) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

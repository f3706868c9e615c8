/* SPDX-License-Identifier: MIT */
/*
 * Tests counter wraps that freeze the package, as the manual describes them (329468-002 p15-21). A counter with ov_en
 * that wraps sets its bit in the box status and the box's bit in the global status. Then all counters of the package
 * stop until they are unfrozen. There is no new freeze until both bits are cleared. Clocks tick once a nanosecond here,
 * so counts are times.
 */
#include <stdlib.h>

#include "sim_fixture.h"

#define EN 0x400000u
#define OV_EN 0x100000u
#define WRAP_48 (UINT64_C(1) << 48)
#define FREEZE_ALL 0x80000000u
#define UNFREEZE_ALL 0x20000000u
#define SECOND UINT64_C(1000000000)

/*
 * Makes home agent 0 count its clock until it wraps after the given number. A caching agent, the package's clock and a
 * DRAM clock also count.
 */
static void begin(struct uncore_sim *sim, uint32_t control, uint64_t until_wrap)
{
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - until_wrap);
	put(sim, 0, "cbo", 7, "ctl1", EN);
	put(sim, 1, "cbo", 7, "ctl1", EN);
	put(sim, 0, "ubox", 0, "fixed_ctl", EN);
	put(sim, 0, "imc", 3, "fixed_ctl", EN);
	put(sim, 0, "ha", 0, "ctl2", control);
}

static struct uncore_sim *two_sockets(void)
{
	const struct uncore_scenario scenario = { .socket_count = 2 };

	return make_sim("ivt", &scenario);
}

static void check_counts(struct uncore_sim *sim, uint64_t count, uint64_t other_socket)
{
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), count);
	assert_int_equal(get(sim, 0, "ubox", 0, "fixed_ctr"), count);
	assert_int_equal(get(sim, 0, "imc", 3, "fixed_ctr"), count);
	assert_int_equal(get(sim, 1, "cbo", 7, "ctr1"), other_socket);
}

static void test_chain(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN | OV_EN, 1000);
	pass(sim, 999);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), WRAP_48 - 1);
	assert_int_equal(get(sim, 0, "ha", 0, "box_status"), 0);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 0);
	/* long after the wrap the counters still show the values of that time */
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), 0);
	assert_int_equal(get(sim, 0, "ha", 0, "box_status"), 1 << 2);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 18);
	check_counts(sim, 1000, SECOND + 999);
	/* the freeze bit does not read back */
	assert_int_equal(get(sim, 0, "ubox", 0, "global_ctl"), 0);
	put(sim, 0, "ha", 0, "box_status", 1 << 2);
	put(sim, 0, "ubox", 0, "global_status", 1 << 18);
	pass(sim, 500);
	check_counts(sim, 1000, SECOND + 1499);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	pass(sim, 500);
	check_counts(sim, 1500, SECOND + 1999);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), 500);
	uncore_sim_free(sim);
}

static void test_without_leave(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN, 1000);
	pass(sim, 5000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), 4000);
	assert_int_equal(get(sim, 0, "ha", 0, "box_status"), 0);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 0);
	check_counts(sim, 5000, 5000);
	uncore_sim_free(sim);
}

/* The overflow bits of both the box and the package must be cleared. */
static void test_pending(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN | OV_EN, 1000);
	pass(sim, 2000);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 10);
	pass(sim, 1000);
	check_counts(sim, 2000, 3000);
	put(sim, 0, "ha", 0, "box_status", 1 << 2);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 10);
	pass(sim, 1000);
	check_counts(sim, 3000, 4000);
	assert_int_equal(get(sim, 0, "ha", 0, "box_status"), 1 << 2);
	put(sim, 0, "ubox", 0, "global_status", 1 << 18);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 10);
	pass(sim, 1000);
	check_counts(sim, 4000, 5000);
	/* the global status alone prevents the freeze by a counter of another box */
	put(sim, 0, "r2pcie", 0, "ctr0", (UINT64_C(1) << 44) - 10);
	put(sim, 0, "r2pcie", 0, "ctl0", EN | OV_EN | 1);
	pass(sim, 1000);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 26 | 1 << 18);
	check_counts(sim, 5000, 6000);
	put(sim, 0, "r2pcie", 0, "box_status", 1);
	put(sim, 0, "ha", 0, "box_status", 1 << 2);
	put(sim, 0, "ubox", 0, "global_status", 1 << 26 | 1 << 18);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 10);
	pass(sim, 1000);
	check_counts(sim, 5010, 7000);
	uncore_sim_free(sim);
}

/*
 * Two counters would wrap in one step of time. The first freezes the second. Together they report both, with one
 * freeze.
 */
static void test_first_of_two(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN | OV_EN, 1000);
	put(sim, 0, "qpi", 1, "ctr3", WRAP_48 - 700);
	put(sim, 0, "qpi", 1, "ctl3", EN | OV_EN | 0x14);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 23);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), WRAP_48 - 300);
	check_counts(sim, 700, SECOND);
	put(sim, 0, "qpi", 1, "ctr3", WRAP_48 - 300);
	put(sim, 0, "qpi", 1, "box_status", 1 << 3);
	put(sim, 0, "ubox", 0, "global_status", 1 << 23);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 23 | 1 << 18);
	check_counts(sim, 1000, 2 * SECOND);
	uncore_sim_free(sim);
}

/* The package is already frozen: nothing wraps, and nothing is reported. */
static void test_frozen_already(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN | OV_EN, 1000);
	pass(sim, 400);
	put(sim, 0, "ubox", 0, "global_ctl", FREEZE_ALL);
	pass(sim, SECOND);
	check_counts(sim, 400, SECOND + 400);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	pass(sim, SECOND);
	check_counts(sim, 1000, 2 * SECOND + 400);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 18);
	uncore_sim_free(sim);
}

/* The overflow bit is unknown in the box status (the fixed counter) or in the global status (QPI port 2). */
static void test_half_known(void **state)
{
	struct uncore_sim *sim = two_sockets();

	(void)state;
	begin(sim, EN, 1);
	put(sim, 0, "ubox", 0, "fixed_ctr", WRAP_48 - 100);
	put(sim, 0, "ubox", 0, "fixed_ctl", EN | OV_EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1);
	assert_int_equal(get(sim, 0, "ubox", 0, "box_status"), 0);
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), 100);
	put(sim, 0, "ubox", 0, "fixed_ctl", EN);
	put(sim, 0, "ubox", 0, "global_status", 1);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	put(sim, 0, "qpi", 2, "ctr0", WRAP_48 - 50);
	put(sim, 0, "qpi", 2, "ctl0", EN | OV_EN | 0x14);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 0);
	assert_int_equal(get(sim, 0, "qpi", 2, "box_status"), 1);
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), 150);
	uncore_sim_free(sim);
}

/* At 1000003 events a second the 1500th has happened at 1499996 ns: 1500 * 10^9 / 1000003 is 1499995.5. */
static void test_rate(void **state)
{
	const struct uncore_scenario_traffic traffic = {
		.event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 1000003
	};
	const struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	put(sim, 0, "cbo", 0, "ctl0", EN);
	put(sim, 0, "imc", 2, "ctr0", WRAP_48 - 1500);
	put(sim, 0, "imc", 2, "ctl0", EN | OV_EN | 0x104);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 1499996);
	assert_int_equal(get(sim, 0, "imc", 2, "ctr0"), 0);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 20);
	uncore_sim_free(sim);
}

/* Timed actions of a scenario and wraps happen in the right order. */
static void test_with_faults(void **state)
{
	const struct uncore_scenario_fault gives = {
		.where = { 0, "ha", 0, "ctl", 2 }, .error = UNCORE_SCENARIO_FLIP, .bits = OV_EN, .from_ns = 600
	};
	const struct uncore_scenario_fault takes = {
		.where = { 0, "cbo", 7, "ctl", 1 }, .error = UNCORE_SCENARIO_FLIP, .bits = EN, .from_ns = 1200
	};
	const struct uncore_scenario_fault stuck = { .where = { 0, "ha", 0, "ctr", 2 },
						     .error = UNCORE_SCENARIO_STUCK,
						     .from_ns = 900 };
	struct uncore_sim *sim = two_sockets();

	(void)state;
	/* overflow is enabled in time; a control is disabled while all counters are stopped */
	begin(sim, EN, 1000);
	assert_int_equal(uncore_sim_add_fault(sim, &takes), 0);
	assert_int_equal(uncore_sim_add_fault(sim, &gives), 0);
	pass(sim, 5000);
	check_counts(sim, 1000, 5000);
	put(sim, 0, "ubox", 0, "global_ctl", UNFREEZE_ALL);
	pass(sim, 5000);
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), 1000);
	assert_int_equal(get(sim, 0, "ubox", 0, "fixed_ctr"), 6000);
	uncore_sim_free(sim);
	/* a counter that is stuck never wraps */
	sim = two_sockets();
	begin(sim, EN | OV_EN, 1000);
	assert_int_equal(uncore_sim_add_fault(sim, &stuck), 0);
	pass(sim, 5000);
	check_counts(sim, 5000, 5000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), WRAP_48 - 100);
	uncore_sim_free(sim);
}

/* If no source says what a wrap freezes, nothing is frozen: the bit that a datasheet names has no effect. */
static void test_undocumented(void **state)
{
	struct uncore_sim *sim = make_sim("jkt", NULL);
	struct uncore_register control = reg_of(sim, "ha", 0, "ctl2");

	(void)state;
	put(sim, 0, "cbo", 7, "ctl1", EN);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 1000);
	assert_int_equal(uncore_sim_poke(sim, 0, &control, EN | OV_EN), 0);
	pass(sim, 5000);
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), 5000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr2"), 4000);
	uncore_sim_free(sim);
}

/*
 * Returns the tables of a platform whose overflows freeze only their own box: a copy of this one with that fact
 * changed.
 */
static struct uncore_tables *freezing_boxes(void)
{
	const struct uncore_tables *from = uncore_platform("ivt");
	struct uncore_tables *made = (struct uncore_tables *)malloc(from->size);
	struct uncore_counter_row *rows;
	struct uncore_register reg;
	struct uncore_field_index field;
	uint16_t box;

	assert_non_null(made);
	memcpy(made, from, from->size);
	assert_int_equal(uncore_find_box(made, "ha", &box), 0);
	assert_int_equal(uncore_find_register(made, box, "box_ctl", &reg), 0);
	assert_int_equal(uncore_find_role(made, reg.reg, UNCORE_ROLE_FREEZE, &field), 0);
	rows = (struct uncore_counter_row *)(void *)((char *)made + made->counters.offset);
	rows[uncore_boxes(made)[box].counters.first].freezes = (struct uncore_field_ref){ box, reg.reg, field.at };
	return made;
}

static void test_own_box(void **state)
{
	struct uncore_tables *tables = freezing_boxes();
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;

	(void)state;
	assert_int_equal(uncore_sim_create(tables, NULL, UNCORE_SIM_MANUAL, &sim, &fault), 0);
	put(sim, 0, "cbo", 7, "ctl1", EN);
	put(sim, 0, "ha", 1, "ctl0", EN);
	put(sim, 0, "ha", 0, "ctl0", EN);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 1000);
	put(sim, 0, "ha", 0, "ctl2", EN | OV_EN);
	pass(sim, 5000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 1000);
	assert_int_equal(get(sim, 0, "ha", 1, "ctr0"), 5000);
	assert_int_equal(get(sim, 0, "cbo", 7, "ctr1"), 5000);
	/* the box's own status, not cleared, prevents the next freeze */
	put(sim, 0, "ha", 0, "box_ctl", 0x30000);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 1000);
	pass(sim, 2000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 3000);
	put(sim, 0, "ha", 0, "box_status", 0xf);
	put(sim, 0, "ha", 0, "ctr2", WRAP_48 - 1000);
	pass(sim, 2000);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 4000);
	uncore_sim_free(sim);
	free(tables);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_chain),          cmocka_unit_test(test_without_leave),
		cmocka_unit_test(test_pending),        cmocka_unit_test(test_first_of_two),
		cmocka_unit_test(test_frozen_already), cmocka_unit_test(test_half_known),
		cmocka_unit_test(test_rate),           cmocka_unit_test(test_with_faults),
		cmocka_unit_test(test_undocumented),   cmocka_unit_test(test_own_box),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

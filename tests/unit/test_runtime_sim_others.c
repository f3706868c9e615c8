/* SPDX-License-Identifier: MIT */
/* Tests how a simulated machine reacts to register writes of other programs that this library does not make. */
#include "sim_fixture.h"

/* A counter accepts umasks that its event does not list: 3 is not listed and counts both regions; 1 is listed. */
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

/*
 * Intel's pcm writes these values to a box control and reads them back. If they differ, it reports that the counters do
 * not work.
 */
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
	/* bit 8 on this platform; bits 17:16 are reserved */
	sim = make_sim("ivt", NULL);
	put(sim, 0, "qpi", 0, "box_ctl", 0x30100);
	assert_int_equal(get(sim, 0, "qpi", 0, "box_ctl") & 0xffff, 0x100);
	uncore_sim_free(sim);
}

/* ---- bits that act ---- */

static bool acts(unsigned role)
{
	switch (role) {
	case UNCORE_ROLE_RESET_COUNTERS:
	case UNCORE_ROLE_RESET_CONTROLS:
	case UNCORE_ROLE_COUNTER_RESET:
	case UNCORE_ROLE_QUEUE_RESET:
	case UNCORE_ROLE_FREEZE_SELECTED:
	case UNCORE_ROLE_UNFREEZE_SELECTED:
	case UNCORE_ROLE_RESET_SELECTED:
		return true;
	default:
		return false;
	}
}

/* The register does not keep a bit that acts when 1 is written, though it keeps the other bits. */
static unsigned try_acting(struct uncore_sim *sim, const struct uncore_register *reg)
{
	const struct uncore_machine *machine = uncore_sim_machine(sim);
	const struct uncore_layout_row *layout =
		&uncore_layouts(machine->tables)[uncore_registers(machine->tables)[reg->reg].layout];
	struct uncore_address address;
	unsigned count = 0;

	for (unsigned at = 0; at < layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(machine->tables)[layout->fields.first + at];
		uint64_t value = 0;

		if (!acts(field->role) || uncore_register_address(machine->tables, reg, &address) != 0 ||
		    uncore_io_write(&machine->io, 0, &address, uncore_field_mask(field)) != 0)
			continue;
		assert_int_equal(uncore_sim_peek(sim, 0, reg, &value), 0);
		assert_int_equal(value & uncore_field_mask(field), 0);
		count++;
	}
	return count;
}

static void test_bits_that_act(void **state)
{
	static const char *const platforms[] = { "jkt", "ivt", "skx", "xeon7400" };

	(void)state;
	for (size_t at = 0; at < sizeof(platforms) / sizeof(platforms[0]); at++) {
		struct uncore_sim *sim = make_sim(platforms[at], NULL);
		const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
		struct uncore_register reg;
		unsigned count = 0;

		for (bool more = uncore_first_register(tables, &reg); more; more = uncore_next_register(tables, &reg))
			if (reg.instance == 0 && reg.index == 0)
				count += try_acting(sim, &reg);
		assert_true(count > 0);
		uncore_sim_free(sim);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_unlisted_sum),
		cmocka_unit_test(test_box_control_reads_back),
		cmocka_unit_test(test_bits_that_act),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

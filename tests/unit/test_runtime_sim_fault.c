/* SPDX-License-Identifier: MIT */
/* Tests faulty accesses to the simulator: by a rule, at the nth access, or from a given time. */
#include "sim_fixture.h"

#define EN 0x400000u
#define SECOND UINT64_C(1000000000)

static const uint32_t one[] = { 1 };
static const struct uncore_scenario_traffic clockticks[] = {
	{ .event = "UNC_C_CLOCKTICKS", .socket = ALL, .instance = ALL, .increments = one, .increment_count = 1 },
	{ .event = "UNC_M_DCLOCKTICKS", .socket = ALL, .instance = ALL, .increments = one, .increment_count = 1 },
};

static struct uncore_sim *sim_with(const struct uncore_scenario_fault *faults, size_t count)
{
	const struct uncore_scenario scenario = { .socket_count = 2,
						  .cores = 4,
						  .traffic = clockticks,
						  .traffic_count = 2,
						  .faults = faults,
						  .fault_count = count };

	return make_sim("ivt", &scenario);
}

static void test_errors(void **state)
{
	static const struct {
		enum uncore_scenario_error error;
		int here, on_bus;
	} cases[] = { { UNCORE_SCENARIO_EIO, UNCORE_E_IO, UNCORE_E_IO },
		      { UNCORE_SCENARIO_EPERM, UNCORE_E_DENIED, UNCORE_E_DENIED },
		      { UNCORE_SCENARIO_ENODEV, UNCORE_E_NODEV, UNCORE_E_NODEV },
		      { UNCORE_SCENARIO_SHORT, UNCORE_E_IO, UNCORE_E_WIDTH } };

	(void)state;
	for (unsigned at = 0; at < 4; at++) {
		const struct uncore_scenario_fault fault = { .where = { 1, "cbo", 2, "ctl", 1 },
							     .access = UNCORE_SCENARIO_READ,
							     .error = cases[at].error };
		struct uncore_sim *sim = sim_with(&fault, 1);
		uint64_t value;

		assert_int_equal(try_read(sim, 1, "cbo", 2, "ctl1", &value), cases[at].here);
		assert_non_null(strstr(uncore_sim_machine(sim)->fault->text, "socket 1, MSR 0xd51"));
		assert_int_equal(uncore_sim_msr_read(sim, 4, 0xd51, &value), cases[at].on_bus);
		assert_int_equal(try_write(sim, 1, "cbo", 2, "ctl1", 0), 0);
		assert_int_equal(try_read(sim, 0, "cbo", 2, "ctl1", &value), 0);
		assert_int_equal(try_read(sim, 1, "cbo", 3, "ctl1", &value), 0);
		assert_int_equal(try_read(sim, 1, "cbo", 2, "ctl2", &value), 0);
		assert_int_equal(try_read(sim, 1, "cbo", 2, "ctr1", &value), 0);
		uncore_sim_free(sim);
	}
}

static void test_after_and_times(void **state)
{
	static const struct uncore_scenario_fault fault = { .where = { ALL, "imc", ALL, NULL, ALL },
							    .error = UNCORE_SCENARIO_EIO,
							    .after = 2,
							    .times = 3,
							    .from_ns = 10 };
	static const int expected[] = { 0, 0, UNCORE_E_IO, UNCORE_E_IO, UNCORE_E_IO, 0, 0 };
	struct uncore_sim *sim = sim_with(&fault, 1);
	uint64_t value;

	(void)state;
	for (unsigned at = 0; at < 5; at++)
		assert_int_equal(try_read(sim, 0, "imc", 0, "ctl0", &value), 0);
	pass(sim, 10);
	for (unsigned at = 0; at < 7; at++)
		assert_int_equal(at % 2 == 0 ? try_read(sim, at % 2, "imc", at, "ctl0", &value) :
					       try_write(sim, at % 2, "imc", at, "ctl0", 0),
				 expected[at]);
	uncore_sim_free(sim);
}

/* A failed write changes nothing. */
static void test_failed_write(void **state)
{
	struct uncore_sim *sim = sim_with(NULL, 0);

	(void)state;
	put(sim, 0, "imc", 0, "ctl0", 5);
	assert_int_equal(uncore_sim_fail_at(sim, uncore_sim_accesses(sim) + 1, UNCORE_SCENARIO_EPERM), 0);
	assert_int_equal(try_write(sim, 0, "imc", 0, "ctl0", 6), UNCORE_E_DENIED);
	assert_int_equal(get(sim, 0, "imc", 0, "ctl0"), 5);
	uncore_sim_free(sim);
}

/* Fails each access of a run in turn, as the tests of sessions do. */
static void test_fail_at(void **state)
{
	struct uncore_sim *sim = sim_with(NULL, 0);
	uint64_t value;

	(void)state;
	assert_int_equal(uncore_sim_accesses(sim), 0);
	for (uint64_t failing = 1; failing <= 5; failing++) {
		uint64_t before = uncore_sim_accesses(sim);

		assert_int_equal(uncore_sim_fail_at(sim, before + failing, UNCORE_SCENARIO_EIO), 0);
		for (uint64_t access = 1; access <= 5; access++)
			assert_int_equal(try_read(sim, 0, "cbo", 0, "ctl0", &value),
					 access == failing ? UNCORE_E_IO : 0);
		assert_int_equal(uncore_sim_accesses(sim), before + 5);
	}
	assert_int_equal(uncore_sim_fail_at(sim, 25, UNCORE_SCENARIO_EIO), UNCORE_E_RANGE);
	assert_int_equal(uncore_sim_fail_at(sim, 30, UNCORE_SCENARIO_TEAR), UNCORE_E_RANGE);
	assert_int_equal(uncore_sim_fail_at(sim, 26, UNCORE_SCENARIO_EIO), 0);
	assert_int_equal(uncore_sim_fail_at(sim, 0, UNCORE_SCENARIO_EIO), 0);
	assert_int_equal(try_read(sim, 0, "cbo", 0, "ctl0", &value), 0);
	uncore_sim_free(sim);
}

static void test_stuck(void **state)
{
	static const struct uncore_scenario_fault faults[] = {
		{ .where = { 0, "cbo", 1, NULL, ALL }, .error = UNCORE_SCENARIO_STUCK, .from_ns = 3 * SECOND }
	};
	struct uncore_sim *sim = sim_with(faults, 1);
	static const struct uncore_scenario_fault more = { .where = { ALL, "cbo", 2, "ctr", 0 },
							   .error = UNCORE_SCENARIO_STUCK };

	(void)state;
	for (unsigned instance = 1; instance < 3; instance++)
		put(sim, 0, "cbo", instance, "ctl0", EN);
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctr0"), 3 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 2, "ctr0"), 5 * SECOND);
	pass(sim, SECOND);
	assert_int_equal(uncore_sim_add_fault(sim, &more), 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 2, "ctr0"), 6 * SECOND);
	uncore_sim_clear_faults(sim);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 2, "ctr0"), 7 * SECOND);
	uncore_sim_free(sim);
}

/* A single read takes both halves together. In lists and on the bus the upper half may be read later. */
static void test_tear(void **state)
{
	static const struct uncore_scenario_fault fault = {
		.where = { 0, "imc", 3, "ctr", 1 }, .error = UNCORE_SCENARIO_TEAR, .after = 1, .times = 1
	};
	struct uncore_sim *sim = sim_with(&fault, 1);
	struct uncore_io_item item = { .address = address_of(sim, "imc", 3, "ctr1") };
	struct uncore_io_item msr = { .address = address_of(sim, "cbo", 0, "ctr1") };
	const struct uncore_io *io = &uncore_sim_machine(sim)->io;
	unsigned device = find_device(sim, 0x7f, 16, 1);

	(void)state;
	put(sim, 0, "imc", 3, "ctr1", UINT64_C(0x5fffffff0));
	for (unsigned at = 0; at < 3; at++) {
		assert_int_equal(get(sim, 0, "imc", 3, "ctr1"), UINT64_C(0x5fffffff0));
		assert_int_equal(uncore_io_read_list(io, 0, &item, 1), 0);
		assert_int_equal(item.result, 0);
		assert_int_equal(item.value, at == 1 ? UINT64_C(0x6fffffff0) : UINT64_C(0x5fffffff0));
		assert_int_equal(uncore_io_read_list(io, 0, &msr, 1), 0);
		assert_int_equal(msr.value, 0);
	}
	uncore_sim_clear_faults(sim);
	assert_int_equal(uncore_sim_add_fault(sim, &fault), 0);
	for (unsigned at = 0; at < 3; at++) {
		assert_int_equal(config(sim, device, 0xa8), 0xfffffff0);
		assert_int_equal(config(sim, device, 0xac), at == 1 ? 6 : 5);
	}
	uncore_sim_free(sim);
}

static void test_flip(void **state)
{
	static const struct uncore_scenario_fault faults[] = {
		{ .where = { 0, "cbo", 0, "ctl", 2 },
		  .error = UNCORE_SCENARIO_FLIP,
		  .bits = 0x11,
		  .from_ns = 2 * SECOND },
		{ .where = { 0, "cbo", 1, "ctl", 0 },
		  .error = UNCORE_SCENARIO_FLIP,
		  .access = UNCORE_SCENARIO_READ,
		  .bits = EN,
		  .after = 1,
		  .times = 1 },
	};
	struct uncore_sim *sim = sim_with(faults, 2);

	(void)state;
	put(sim, 0, "cbo", 0, "ctl2", EN);
	put(sim, 0, "cbo", 1, "ctl0", EN);
	pass(sim, 5 * SECOND);
	/* counts clock ticks until the scenario wrote another event */
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr2"), 2 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctl2"), EN | 0x11);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctl0"), EN);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctl0"), 0);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctl0"), 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctr0"), 5 * SECOND);
	uncore_sim_free(sim);
}

/* Each item of a list counts as an access, and may fail by itself. */
static void test_list(void **state)
{
	struct uncore_sim *sim = sim_with(NULL, 0);
	struct uncore_io_item items[3];

	(void)state;
	for (unsigned at = 0; at < 3; at++)
		items[at] = (struct uncore_io_item){ .address = address_of(sim, "imc", at, "ctr0"), .value = 99 };
	put(sim, 1, "imc", 2, "ctr0", 7);
	assert_int_equal(uncore_sim_fail_at(sim, uncore_sim_accesses(sim) + 2, UNCORE_SCENARIO_EIO), 0);
	assert_int_equal(uncore_io_read_list(&uncore_sim_machine(sim)->io, 1, items, 3), 0);
	assert_int_equal(items[0].result, 0);
	assert_int_equal(items[0].value, 0);
	assert_int_equal(items[1].result, UNCORE_E_IO);
	assert_int_equal(items[1].value, 0);
	assert_int_equal(items[2].result, 0);
	assert_int_equal(items[2].value, 7);
	assert_int_equal(uncore_sim_accesses(sim), 4);
	uncore_sim_free(sim);
}

static void test_refused(void **state)
{
	static const struct uncore_scenario_fault faults[] = {
		{ .where = { ALL, "cbo", ALL, "ctk", ALL }, .error = UNCORE_SCENARIO_EIO },
		{ .where = { ALL, "cbo", ALL, "ctl", 4 }, .error = UNCORE_SCENARIO_EIO },
		{ .where = { ALL, NULL, 3, NULL, ALL }, .error = UNCORE_SCENARIO_EIO },
		{ .where = { ALL, NULL, ALL, "ctl", ALL }, .error = UNCORE_SCENARIO_EIO },
		{ .where = { ALL, "cbo", ALL, NULL, ALL }, .error = UNCORE_SCENARIO_FLIP, .bits = 1 },
		{ .where = { 2, "cbo", ALL, NULL, ALL }, .error = UNCORE_SCENARIO_EIO },
		{ .where = { ALL, "cbo", 15, NULL, ALL }, .error = UNCORE_SCENARIO_EIO },
	};
	static const struct {
		int code;
		const char *words;
	} expected[] = {
		{ UNCORE_E_NOENT, "/faults/0/register: there is no register ctk; cbo has box_ctl, ctl" },
		{ UNCORE_E_RANGE, "/faults/0/index: ctl has elements 0 to 3, not 4" },
		{ UNCORE_E_ARGUMENT, "/faults/0: an instance needs its box" },
		{ UNCORE_E_ARGUMENT, "/faults/0: a register needs its box" },
		{ UNCORE_E_ARGUMENT, "/faults/0: a flip needs box, register and bits" },
		{ UNCORE_E_RANGE, "/faults/0/socket: the machine has sockets 0 to 1, not 2" },
		{ UNCORE_E_RANGE, "/faults/0/instance: cbo has instances 0 to 14, not 15" },
	};

	(void)state;
	for (unsigned at = 0; at < sizeof(faults) / sizeof(faults[0]); at++)
		refuse_sim("ivt",
			   &(struct uncore_scenario){ .socket_count = 2, .faults = &faults[at], .fault_count = 1 },
			   expected[at].code, expected[at].words);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_errors),       cmocka_unit_test(test_after_and_times),
		cmocka_unit_test(test_failed_write), cmocka_unit_test(test_fail_at),
		cmocka_unit_test(test_stuck),        cmocka_unit_test(test_tear),
		cmocka_unit_test(test_flip),         cmocka_unit_test(test_list),
		cmocka_unit_test(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

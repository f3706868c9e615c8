/* SPDX-License-Identifier: MIT */
/* Tests the call that measures one event: the sum, the time measured, and the reason why there is no count. */
#define _GNU_SOURCE
#include "session_fixture.h"
#include "uncore/count.h"

#define EVENT "UNC_M_CAS_COUNT.RD_REG"

static struct uncore_value count(struct uncore_machine *machine, const char *event, double seconds)
{
	struct uncore_fault fault = { 0 };
	struct uncore_value value;
	int result = uncore_count(machine, event, seconds, &value, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return value;
}

/* Checks that the call fails with the words in the fault, and leaves the machine unchanged. */
static void refuse(struct uncore_machine *machine, const char *event, double seconds, int code, const char *words)
{
	struct uncore_fault fault = { 0 };
	struct uncore_value value;

	assert_int_equal(uncore_count(machine, event, seconds, &value, &fault), code);
	assert_int_equal(fault.code, code);
	assert_string_equal(fault.text, words);
	/* a fault that holds an earlier failure gets the same text */
	fault.code = UNCORE_E_IO;
	strcpy(fault.text, "earlier");
	assert_int_equal(uncore_count(machine, event, seconds, &value, &fault), code);
	assert_string_equal(fault.text, words);
	assert_int_equal(uncore_count(machine, event, seconds, &value, NULL), code);
}

static void test_sum(void **state)
{
	struct uncore_scenario scenario = { .socket_count = 2 };
	struct uncore_sim *sim = busy_sim("ivt", EVENT, &scenario);
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct memory before = remember(sim);
	struct uncore_value value;

	(void)state;
	value = count(machine, EVENT, 1.0);
	assert_int_equal(value.count, 2u * 8 * RATE);
	assert_int_equal(value.seen, 16);
	assert_int_equal(value.running_ns, SECOND);
	assert_int_equal(count(machine, "imc3:" EVENT, 2.0).count, 2u * 2 * RATE);
	assert_int_equal(uncore_sim_now(sim), 3 * SECOND);
	/* 44 bits of a 2.7 GHz clock wrap in less than two hours */
	assert_true(count(machine, "UNC_C_CLOCKTICKS", 7200).running_ns == 7200 * SECOND);
	assert_as_before(sim, &before);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_refused(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", EVENT, NULL);
	struct uncore_machine *machine = uncore_sim_machine(sim);

	(void)state;
	refuse(machine, EVENT, 0, UNCORE_E_RANGE, "the time to count must be more than 0 s and at most 1e+09 s");
	refuse(machine, EVENT, -1, UNCORE_E_RANGE, "the time to count must be more than 0 s and at most 1e+09 s");
	refuse(machine, EVENT, 1e10, UNCORE_E_RANGE, "the time to count must be more than 0 s and at most 1e+09 s");
	refuse(machine, EVENT, (double)(0.0f / (float)uncore_sim_now(sim)), UNCORE_E_RANGE,
	       "the time to count must be more than 0 s and at most 1e+09 s");
	refuse(machine, "UNC_M_CAS_CUONT.RD_REG", 1, UNCORE_E_NOENT,
	       "UNC_M_CAS_CUONT.RD_REG: there is no event UNC_M_CAS_CUONT.RD_REG; "
	       "did you mean UNC_M_CAS_COUNT.RD_REG?");
	assert_int_equal(uncore_sim_now(sim), 0);
	uncore_sim_free(sim);
}

/* An event that was not measured has no count of 0, and one that was measured on a part of the boxes has no sum. */
static void test_unmeasured(void **state)
{
	const struct uncore_scenario_box one = {
		.socket = 1, .box = "imc", .instance = 2, .state = UNCORE_SCENARIO_DENIED
	};
	struct uncore_scenario scenario = { .socket_count = 2, .boxes = &one, .box_count = 1 };
	struct uncore_sim *sim = busy_sim("ivt", EVENT, &scenario);
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_value value;

	(void)state;
	refuse(machine, EVENT, 1, UNCORE_E_UNMEASURED, EVENT " was counted on 15 of 16 instances only");
	assert_int_equal(uncore_count(machine, EVENT, 1, &value, NULL), UNCORE_E_UNMEASURED);
	assert_int_equal(value.state, UNCORE_VALUE_OK);
	assert_int_equal(value.count, 15u * RATE);
	assert_int_equal(value.seen, 15);
	uncore_sim_free(sim);
}

static void test_lost(void **state)
{
	const struct uncore_scenario_fault rule = {
		.where = { .socket = ALL, .box = "imc", .instance = ALL, .reg = "ctr", .index = ALL },
		.access = UNCORE_SCENARIO_READ,
		.error = UNCORE_SCENARIO_EIO,
		.from_ns = 1,
		.times = 1
	};
	struct uncore_sim *sim = busy_sim("ivt", EVENT, NULL);
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_fault fault = { 0 };
	struct uncore_value value;

	(void)state;
	add_fault(sim, &rule);
	assert_int_equal(uncore_count(machine, EVENT, 1, &value, &fault), UNCORE_E_UNMEASURED);
	assert_string_equal(fault.text, EVENT " has no count: an access failed while it counted");
	assert_int_equal(value.state, UNCORE_VALUE_LOST);
	assert_int_equal(value.count, 0);
	uncore_sim_free(sim);
}

/* A machine whose waits are interrupted by a signal. */
static int interrupted(void *context, uint64_t nanoseconds)
{
	(void)context;
	(void)nanoseconds;
	return UNCORE_E_IO;
}

static void test_signal(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", EVENT, NULL);
	struct uncore_machine machine = *uncore_sim_machine(sim);
	struct uncore_machine_ops ops = *machine.ops;
	struct memory before = remember(sim);

	(void)state;
	ops.sleep = interrupted;
	machine.ops = &ops;
	refuse(&machine, EVENT, 1, UNCORE_E_IO, "a signal ended the wait");
	assert_as_before(sim, &before);
	forget(&before);
	uncore_sim_free(sim);
}

/* ---- a simulated machine that the call opens itself ---- */

static void test_open(void **state)
{
	struct uncore_fault fault = { 0 };
	struct uncore_machine *machine;

	(void)state;
	assert_int_equal(uncore_sim_open("ivt", 2, &machine, &fault), 0);
	assert_int_equal(machine->socket_count, 2);
	assert_null(machine->state);
	assert_true(count(machine, "UNC_C_CLOCKTICKS", 0.001).count > 0);
	assert_int_equal(uncore_machine_now(machine), 1000000);
	uncore_machine_close(machine);
	assert_int_equal(uncore_sim_open("nix", 1, &machine, &fault), UNCORE_E_NOENT);
	assert_null(machine);
	assert_string_equal(fault.text, "there is no platform \"nix\"");
	uncore_fault_clear(&fault);
	assert_int_equal(uncore_sim_open("ivt", 0, &machine, &fault), UNCORE_E_RANGE);
	assert_null(machine);
	assert_int_equal(uncore_sim_open("ivt", UNCORE_SCENARIO_SOCKETS + 1, &machine, NULL), UNCORE_E_RANGE);
	assert_null(machine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sum),  cmocka_unit_test(test_refused), cmocka_unit_test(test_unmeasured),
		cmocka_unit_test(test_lost), cmocka_unit_test(test_signal),  cmocka_unit_test(test_open),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

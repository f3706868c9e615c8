/* SPDX-License-Identifier: MIT */
/*
 * Tests on the hand-made platform that procedures make the accesses of their steps, and no access that a rule forbids.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime_tables.h"
#include "uncore/regfile.h"
#include "uncore/run.h"

static const struct uncore_tables *const tables = &toy.head;

struct log {
	struct uncore_step_access access[16];
	unsigned count;
};

struct fixture {
	struct uncore_regfile *regfile;
	struct uncore_unit unit;
	struct uncore_counter_run counters[4];
	struct uncore_filter_run filters[2];
	struct uncore_box_run run;
	struct log log;
};

static void observe(void *context, const struct uncore_step_access *access)
{
	struct log *log = (struct log *)context;

	assert_in_range(log->count, 0, 15);
	log->access[log->count++] = *access;
}

static int set_up(void **state)
{
	static struct fixture fixture;

	memset(&fixture, 0, sizeof(fixture));
	assert_int_equal(uncore_regfile_create(tables, 1, &fixture.regfile), 0);
	uncore_regfile_set_strict(fixture.regfile, true);
	fixture.unit = (struct uncore_unit){ .tables = tables,
					     .io = uncore_regfile_io(fixture.regfile),
					     .observe = observe,
					     .observe_context = &fixture.log };
	fixture.run = (struct uncore_box_run){ .unit = &fixture.unit,
					       .box = ALPHA,
					       .instance = 1,
					       .counters = fixture.counters,
					       .counter_count = 4,
					       .filters = fixture.filters };
	*state = &fixture;
	return 0;
}

static int tear_down(void **state)
{
	uncore_regfile_free(((struct fixture *)*state)->regfile);
	return 0;
}

static void did(const struct fixture *fixture, unsigned at, bool is_write, uint16_t reg, uint16_t index, uint64_t value)
{
	const struct uncore_step_access *access = &fixture->log.access[at];

	assert_in_range(at, 0, fixture->log.count - 1);
	assert_int_equal(access->is_write, is_write);
	assert_int_equal(access->reg.reg, reg);
	assert_int_equal(access->reg.index, index);
	assert_int_equal(access->value, value);
}

static uint64_t held(const struct fixture *fixture, uint16_t reg, uint16_t index)
{
	struct uncore_register at = { fixture->run.box, fixture->run.instance, reg, index };
	uint64_t value = 0;

	assert_int_equal(uncore_regfile_peek(fixture->regfile, 0, &at, &value), 0);
	return value;
}

static void use(struct fixture *fixture, unsigned counter, uint64_t control)
{
	fixture->counters[counter].in_use = true;
	fixture->counters[counter].control = (struct uncore_bits){ control, 0xffff };
}

static void filter(struct fixture *fixture, uint16_t index, uint64_t value, uint64_t mask)
{
	fixture->filters[fixture->run.filter_count++] = (struct uncore_filter_run){ A_FILTER, index, { value, mask } };
}

static void test_whole_write(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_SETUP), 0);
	assert_int_equal(fixture->log.count, 1);
	did(fixture, 0, true, A_BOX_CTL, 0, 0x30100);
	assert_int_equal(fixture->log.access[0].procedure, UNCORE_PROC_SETUP);
	assert_int_equal(fixture->log.access[0].step, S_SETUP);
	assert_int_equal(fixture->log.access[0].address.number, 0xd24);
	assert_int_equal(fixture->log.access[0].reg.instance, 1);
	assert_int_equal(held(fixture, A_BOX_CTL, 0), 0x30100);
	assert_int_equal(fixture->unit.fault.code, 0);
}

static void test_program(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	use(fixture, 0, 0x3411);
	use(fixture, 3, 0x0100);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), 0);
	/* no filter is needed, so none is written; counters 1 and 2 are not in use */
	assert_int_equal(fixture->log.count, 2);
	did(fixture, 0, true, A_CTL, 0, 0x403411);
	did(fixture, 1, true, A_CTL, 3, 0x400100);
	assert_int_equal(held(fixture, A_CTL, 1), 0);
}

static void test_filters(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	/* two events that agree on bit 17 */
	filter(fixture, 0, 0x00020000, 0x00020000);
	filter(fixture, 0, 0x00060000, 0x00060000);
	use(fixture, 1, 0x11);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), 0);
	assert_int_equal(fixture->log.count, 2);
	did(fixture, 0, true, A_FILTER, 0, 0x00060000);
	did(fixture, 1, true, A_CTL, 1, 0x400011);
}

static void test_filter_conflict(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	filter(fixture, 0, 0x00020000, 0x00060000);
	filter(fixture, 0, 0x00040000, 0x00060000);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->log.count, 0);
	assert_string_equal(fixture->unit.fault.text,
			    "program: write A1_MSR_FILTER0: two events want different values in the same bits");
}

static void test_lost_filter(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	/* The procedure writes only element 0: a filter in element 1 would be ignored. */
	filter(fixture, 1, 0x00020000, 0x00020000);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_NOENT);
	assert_string_equal(fixture->unit.fault.text, "no procedure of the box writes filters to filter");
	uncore_fault_clear(&fixture->unit.fault);
	fixture->filters[0].reg = B_MATCH;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_RANGE);
	assert_int_equal(fixture->unit.fault.code, UNCORE_E_RANGE);
	assert_int_equal(fixture->log.count, 0);
}

static void test_forbidden_bits(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	use(fixture, 0, 0);
	fixture->counters[0].control = (struct uncore_bits){ 0x800000, 0x800000 };
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_RESERVED);
	assert_int_equal(fixture->unit.fault.code, UNCORE_E_RESERVED);
	fixture->counters[0].control = (struct uncore_bits){ 0x11, 0 };
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_RANGE);
	/* the step itself enables the counter */
	fixture->counters[0].control = (struct uncore_bits){ 0, 0x400000 };
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->log.count, 0);
	assert_int_equal(uncore_regfile_fault(fixture->regfile)->code, 0); /* refused before any access */
}

static void test_preload(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	use(fixture, 0, 0);
	use(fixture, 1, 0);
	use(fixture, 2, 0);
	fixture->counters[1].period = 1000;
	fixture->counters[2].period = UINT64_C(1) << 44;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_RESET), 0);
	assert_int_equal(fixture->log.count, 4);
	did(fixture, 0, true, A_BOX_CTL, 0, 0x30102);
	did(fixture, 1, true, A_CTR, 0, 0);
	did(fixture, 2, true, A_CTR, 1, (UINT64_C(1) << 44) - 1000);
	did(fixture, 3, true, A_CTR, 2, 0);
	fixture->counters[1].period = (UINT64_C(1) << 44) + 1;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_RESET), UNCORE_E_RANGE);
}

static void test_read(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct uncore_register at = { ALPHA, 1, A_CTR, 2 };

	use(fixture, 2, 0);
	assert_int_equal(uncore_regfile_poke(fixture->regfile, 0, &at, UINT64_C(0xf00012345678)), 0);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_READ), 0);
	assert_int_equal(fixture->log.count, 1);
	did(fixture, 0, false, A_CTR, 2, UINT64_C(0xf00012345678));
	assert_int_equal(fixture->counters[2].count, 0x12345678); /* bits above the counter's width are dropped */
}

static void test_acknowledge(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct uncore_register at = { ALPHA, 1, A_STATUS, 0 };

	assert_int_equal(uncore_regfile_poke(fixture->regfile, 0, &at, 0x5b), 0);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_ACKNOWLEDGE), 0);
	assert_int_equal(held(fixture, A_STATUS, 0), 0x50);
}

static void test_control_with_count(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	fixture->run.box = GAMMA;
	fixture->run.instance = 0;
	fixture->run.counter_count = 2;
	fixture->counters[1] = (struct uncore_counter_run){
		.in_use = true, .period = 16, .control = { UINT64_C(0x110000000000), UINT64_C(0xff0000000000) }
	};
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), 0);
	assert_int_equal(fixture->log.count, 1); /* one register, one write */
	did(fixture, 0, true, G_BOTH, 1, UINT64_C(0x11fffffffff0));
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_READ), 0);
	assert_int_equal(fixture->counters[1].count, UINT64_C(0xfffffffff0));
}

static void test_unknown_place(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct toy copy = toy;

	fixture->run.box = BETA;
	fixture->filters[0] = (struct uncore_filter_run){ B_HIDDEN, 0, { 1, 1 } };
	fixture->run.filter_count = 1;
	copy.places[uncore_functions(&toy.head)[FN_HIDDEN].first_place + 1].device_id = 0;
	fixture->unit.tables = &copy.head;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_NOPLACE);
	/* The ID is sufficient. */
	fixture->unit.tables = tables;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), 0);
	did(fixture, 0, true, B_HIDDEN, 0, 1);
	fixture->run.instance = 0;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), 0);
}

static void test_no_procedure(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_RESTORE), UNCORE_E_NOENT);
	assert_int_equal(fixture->unit.fault.code, 0);
	assert_int_equal(uncore_run_platform(&fixture->unit, UNCORE_PROC_RESTORE), UNCORE_E_NOENT);
	assert_int_equal(fixture->unit.fault.code, 0);
}

static void test_platform(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	assert_int_equal(uncore_run_platform(&fixture->unit, UNCORE_PROC_FREEZE), 0);
	assert_int_equal(fixture->log.count, 3);
	for (unsigned instance = 0; instance < 3; instance++) {
		did(fixture, instance, true, A_BOX_CTL, 0, 0x30100);
		assert_int_equal(fixture->log.access[instance].reg.instance, instance);
	}
}

static void test_platform_with_counters(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct toy odd = toy;

	odd.steps[S_FREEZE].flags = UNCORE_STEP_COUNTERS;
	fixture->unit.tables = &odd.head;
	assert_int_equal(uncore_run_platform(&fixture->unit, UNCORE_PROC_FREEZE), UNCORE_E_ARGUMENT);
	assert_string_equal(fixture->unit.fault.text,
			    "a step of the package's freeze procedure needs counters, and a package has none");
}

static void test_io_failure(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;

	fixture->unit.number = 5;
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_SETUP), UNCORE_E_NODEV);
	assert_string_equal(fixture->unit.fault.text,
			    "setup: write A1_MSR_PMON_BOX_CTL: no such register on this machine");
	use(fixture, 0, 0);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_READ), UNCORE_E_NODEV);
	/* the first fault is kept */
	assert_string_equal(fixture->unit.fault.text,
			    "setup: write A1_MSR_PMON_BOX_CTL: no such register on this machine");
	assert_int_equal(fixture->log.count, 0);
}

static void refuses(const struct fixture *fixture, struct uncore_box_run run, int code)
{
	assert_int_equal(uncore_run(&run, UNCORE_PROC_SETUP), code);
	assert_int_equal(fixture->log.count, 0);
}

static void test_arguments(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct uncore_box_run run = fixture->run;

	run.unit = NULL;
	refuses(fixture, run, UNCORE_E_ARGUMENT);
	run = fixture->run;
	run.box = TOY_BOXES;
	refuses(fixture, run, UNCORE_E_RANGE);
	run = fixture->run;
	run.instance = 3;
	refuses(fixture, run, UNCORE_E_RANGE);
	run = fixture->run;
	run.counter_count = 3;
	refuses(fixture, run, UNCORE_E_RANGE);
	run = fixture->run;
	run.counters = NULL;
	refuses(fixture, run, UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_run(NULL, UNCORE_PROC_SETUP), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_END), UNCORE_E_RANGE);
	assert_int_equal(uncore_run_platform(NULL, UNCORE_PROC_SETUP), UNCORE_E_ARGUMENT);
	/* without counters in use no list is needed */
	run = fixture->run;
	run.counters = NULL;
	run.counter_count = 0;
	assert_int_equal(uncore_run(&run, UNCORE_PROC_PROGRAM), 0);
	assert_int_equal(fixture->log.count, 0);
}

static void test_events_for_free_counters(void **state)
{
	struct fixture *fixture = (struct fixture *)*state;
	struct toy odd = toy;

	odd.counters[C_ALPHA].control = UNCORE_NO_INDEX;
	fixture->unit.tables = &odd.head;
	use(fixture, 0, 0x11);
	assert_int_equal(uncore_run(&fixture->run, UNCORE_PROC_PROGRAM), UNCORE_E_NOENT);
	assert_string_equal(fixture->unit.fault.text, "no procedure of the box writes events to its general counters");
}

static void test_counter_numbers(void **state)
{
	unsigned first = 9;

	(void)state;
	assert_int_equal(uncore_counter_count(tables, ALPHA), 4);
	assert_int_equal(uncore_counter_count(tables, TOY_BOXES), 0);
	assert_int_equal(uncore_counter_first(tables, BETA, C_BETA, &first), 0);
	assert_int_equal(first, 0);
	assert_int_equal(uncore_counter_first(tables, BETA, C_ALPHA, &first), UNCORE_E_RANGE);
	assert_int_equal(uncore_counter_first(tables, TOY_BOXES, C_ALPHA, &first), UNCORE_E_RANGE);
}

#define CASE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(test_whole_write),
		CASE(test_program),
		CASE(test_filters),
		CASE(test_filter_conflict),
		CASE(test_lost_filter),
		CASE(test_forbidden_bits),
		CASE(test_preload),
		CASE(test_read),
		CASE(test_acknowledge),
		CASE(test_control_with_count),
		CASE(test_unknown_place),
		CASE(test_no_procedure),
		CASE(test_platform),
		CASE(test_platform_with_counters),
		CASE(test_io_failure),
		CASE(test_arguments),
		CASE(test_events_for_free_counters),
		cmocka_unit_test(test_counter_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

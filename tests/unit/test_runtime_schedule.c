/* SPDX-License-Identifier: MIT */
/* Tests the scheduler as a user sees it: its messages and its schedules. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "uncore/regfile.h"
#include "schedule_fixture.h"

/* Adds the fixed counter of a box, which no expression can name. */
static void add_fixed(struct fixture *fixture, const char *box)
{
	struct uncore_encoding *request = &fixture->requests[fixture->count++];
	uint16_t row;

	assert_int_equal(uncore_find_box(fixture->tables, box, &row), 0);
	*request = (struct uncore_encoding){ .tables = fixture->tables,
					     .box = row,
					     .instance = UNCORE_ALL_INSTANCES,
					     .event = UNCORE_NO_INDEX,
					     .group = (uint16_t)(uncore_boxes(fixture->tables)[row].counters.first + 1),
					     .counters = 1 };
	request->reg = uncore_counters(fixture->tables)[request->group].control;
}

static void says(struct fixture *fixture, enum uncore_schedule_reason reason, const char *text)
{
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_null(fixture->schedule);
	assert_string_equal(fixture->conflict.text, text);
	assert_int_equal(fixture->conflict.reason, reason);
	assert_true(fixture->conflict.is_smallest);
}

/* ---- messages ---- */

static void test_filter_words(void **state)
{
	struct fixture *fixture = *state;

	add(fixture, "UNC_C_LLC_LOOKUP.ANY,state=1");
	add(fixture, "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	add(fixture, "UNC_C_TOR_INSERTS.OPCODE,opc=0x180");
	says(fixture, UNCORE_SCHEDULE_E_FILTER,
	     "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd and UNC_C_TOR_INSERTS.OPCODE,opc=RFO both need opc in "
	     "Cn_MSR_PMON_BOX_FILTER1 of cbo 3: 0x182 and 0x180; 2 passes would do");
	assert_int_equal(fixture->conflict.request_count, 2);
	assert_int_equal(fixture->conflict.requests[0], 1);
	assert_int_equal(fixture->conflict.requests[1], 2);
	assert_int_equal(fixture->conflict.instance, 3);
	assert_int_equal(fixture->conflict.passes, 2);
	/* Without an instance the conflict is on all instances. */
	fixture->requests[1].instance = UNCORE_ALL_INSTANCES;
	says(fixture, UNCORE_SCHEDULE_E_FILTER,
	     "UNC_C_TOR_INSERTS.OPCODE,opc=DRd and UNC_C_TOR_INSERTS.OPCODE,opc=RFO both need opc in "
	     "Cn_MSR_PMON_BOX_FILTER1 of every cbo: 0x182 and 0x180; 2 passes would do");
	assert_int_equal(fixture->conflict.instance, UNCORE_ALL_INSTANCES);
	/* Of two fields the sentence names the lower: nid is bits 15:0 of the filter, opc 28:20. */
	fixture->count = 0;
	add(fixture, "UNC_C_TOR_INSERTS.NID_OPCODE,nid=1,opc=0x182");
	add(fixture, "UNC_C_TOR_INSERTS.NID_OPCODE,nid=2,opc=0x180");
	says(fixture, UNCORE_SCHEDULE_E_FILTER,
	     "UNC_C_TOR_INSERTS.NID_OPCODE,opc=DRd,nid=1 and UNC_C_TOR_INSERTS.NID_OPCODE,opc=RFO,nid=2 both need nid "
	     "in Cn_MSR_PMON_BOX_FILTER1 of every cbo: 0x1 and 0x2; 2 passes would do");
}

static void test_counter_words(void **state)
{
	struct fixture *fixture = *state;

	add(fixture, "UNC_C_CLOCKTICKS");
	add(fixture, "UNC_C_TOR_INSERTS.EVICTION");
	add(fixture, "UNC_C_RxR_INSERTS.IRQ");
	add(fixture, "UNC_C_LLC_LOOKUP.ANY,state=1");
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_TOR_INSERTS.EVICTION, UNC_C_RxR_INSERTS.IRQ and UNC_C_LLC_LOOKUP.ANY,state=I can only be counted "
	     "by "
	     "counters 0 and 1 of every cbo; 2 passes would do");
	fixture->count = 2;
	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	add(fixture, "UNC_C_RxR_OCCUPANCY.IRQ");
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_TOR_OCCUPANCY.ALL and UNC_C_RxR_OCCUPANCY.IRQ can only be counted by counter 0 of every cbo; "
	     "2 passes would do");
}

static void test_fixed_words(void **state)
{
	struct fixture *fixture = *state;

	add_fixed(fixture, "imc");
	for (unsigned at = 0; at < 4; at++)
		add(fixture, "UNC_M_CAS_COUNT.RD");
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 1);
	assert_int_equal(counter_of(fixture, 0, 0, 7), 4);
	for (unsigned at = 0; at < 4; at++)
		assert_int_equal(counter_of(fixture, 0, at + 1, 7), at);
	add_fixed(fixture, "imc");
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "imc fixed and imc fixed can only be counted by the fixed counter of every imc; 2 passes would do");
	/* Two equal requests need only one counter. */
	fixture->options.flags = UNCORE_SCHEDULE_SHARE;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(counter_of(fixture, 0, 5, 2), 4);
	assert_int_equal(counter_of(fixture, 0, 4, 2), 0);
}

static void test_companion_words(void **state)
{
	struct fixture *fixture = *state;

	add(fixture, "UNC_C_COUNTER0_OCCUPANCY,t=1");
	says(fixture, UNCORE_SCHEDULE_E_NO_COMPANION,
	     "UNC_C_COUNTER0_OCCUPANCY,thresh=1 counts through counter 0 of every cbo, which must count an occupancy: "
	     "request one with it that can be counted there");
	assert_int_equal(fixture->conflict.passes, 0);
	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 0), 1);
	assert_int_equal(counter_of(fixture, 0, 1, 0), 0);
	/* An occupancy of one instance is not enough for a companion on the others. */
	fixture->requests[1].instance = 5;
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->conflict.reason, UNCORE_SCHEDULE_E_NO_COMPANION);
	/* The occupancy is placed like other events: with two more requests there are not enough counters. */
	fixture->requests[1].instance = UNCORE_ALL_INSTANCES;
	add(fixture, "UNC_C_RxR_INSERTS.IRQ");
	fixture->requests[2].counters = 3;
	add(fixture, "UNC_C_RxR_INSERTS.IPQ");
	fixture->requests[1].counters = 3;
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_TOR_OCCUPANCY.ALL, UNC_C_RxR_INSERTS.IRQ and UNC_C_RxR_INSERTS.IPQ can only be counted by counters "
	     "0 "
	     "and 1 of every cbo; 2 passes would do");
	fixture->count = 3;
	fixture->requests[2].counters = 1;
	says(fixture, UNCORE_SCHEDULE_E_COMPANION,
	     "UNC_C_COUNTER0_OCCUPANCY,thresh=1 and UNC_C_RxR_INSERTS.IRQ cannot count together on every cbo: "
	     "UNC_C_COUNTER0_OCCUPANCY,thresh=1 counts through counter 0, which must then count an occupancy; "
	     "2 passes would do");
}

/*
 * Four that count through counter 0 and must count together have the three other counters. Where an occupancy is
 * outside of them, a smaller set might do: nobody has tried.
 */
static void test_companions_together(void **state)
{
	static const uint32_t four[] = { 1, 1, 1, 1, 0 }, all[] = { 1, 1, 1, 1, 1 };
	struct fixture *fixture = *state;

	for (unsigned thresh = 1; thresh <= 4; thresh++) {
		char text[64];

		snprintf(text, sizeof text, "UNC_C_COUNTER0_OCCUPANCY,t=%u", thresh);
		add(fixture, text);
	}
	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	fixture->options.together = four;
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->conflict.request_count, 4);
	assert_false(fixture->conflict.is_smallest);
	fixture->options.together = all;
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_true(fixture->conflict.is_smallest);
}

static void test_taken_words(void **state)
{
	struct fixture *fixture = *state;
	struct uncore_schedule_taken taken = { 0, 3, 1 };

	add(fixture, "UNC_C_CLOCKTICKS");
	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	taken.box = fixture->requests[0].box;
	fixture->options.taken = &taken;
	fixture->options.taken_count = 1;
	says(fixture, UNCORE_SCHEDULE_E_NO_COUNTER,
	     "UNC_C_TOR_OCCUPANCY.ALL can only be counted by counter 0 of cbo 3, which is taken");
	fixture->count = 1;
	add(fixture, "UNC_C_RxR_INSERTS.IRQ");
	add(fixture, "UNC_C_RxR_INSERTS.IPQ");
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_RxR_INSERTS.IRQ and UNC_C_RxR_INSERTS.IPQ can only be counted by counters 0 and 1 of cbo 3, of "
	     "which "
	     "counter 0 is taken; 2 passes would do");
	/* Otherwise the first requests get the lowest counters that the others leave them. */
	fixture->count = 2;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 3), 2);
	assert_int_equal(counter_of(fixture, 0, 1, 3), 1);
	assert_int_equal(counter_of(fixture, 0, 0, 4), 0);
	assert_int_equal(counter_of(fixture, 0, 1, 4), 1);
	taken.counters = 15;
	says(fixture, UNCORE_SCHEDULE_E_NO_COUNTER,
	     "UNC_C_CLOCKTICKS can only be counted by counters 0, 1, 2 and 3 of cbo 3, which are taken");
}

/* uncore_run() would refuse it: the procedure enables the counter itself. */
static void test_control_words(void **state)
{
	struct fixture *fixture = *state;
	struct uncore_field_index field;

	add(fixture, "UNC_C_CLOCKTICKS");
	assert_int_equal(uncore_find_role(fixture->tables, fixture->requests[0].reg, UNCORE_ROLE_ENABLE, &field), 0);
	fixture->requests[0].control.mask |= uncore_field_mask(&uncore_fields(fixture->tables)[field.at]);
	says(fixture, UNCORE_SCHEDULE_E_CONTROL,
	     "UNC_C_CLOCKTICKS sets control bits that the procedures of cbo set to other values: leave them out");
	fixture->requests[0].control.value |= uncore_field_mask(&uncore_fields(fixture->tables)[field.at]);
	assert_int_equal(plan(fixture), 0);
}

static void test_together_words(void **state)
{
	struct fixture *fixture = *state;
	uint32_t together[] = { 7, 0, 7 };

	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	add(fixture, "UNC_C_CLOCKTICKS");
	add(fixture, "UNC_C_RxR_OCCUPANCY.IRQ");
	fixture->options.max_passes = UNCORE_SCHEDULE_ANY_PASSES;
	fixture->options.together = together;
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_TOR_OCCUPANCY.ALL and UNC_C_RxR_OCCUPANCY.IRQ can only be counted by counter 0 of every cbo; "
	     "they must be in one pass, so more would not help");
	together[0] = 0;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 2);
}

static void test_too_few_passes(void **state)
{
	struct fixture *fixture = *state;

	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	add(fixture, "UNC_C_TOR_OCCUPANCY.EVICTION");
	add(fixture, "UNC_C_RxR_OCCUPANCY.IRQ");
	fixture->options.max_passes = 2;
	says(fixture, UNCORE_SCHEDULE_E_COUNTERS,
	     "UNC_C_TOR_OCCUPANCY.ALL and UNC_C_TOR_OCCUPANCY.EVICTION can only be counted by counter 0 of every cbo; "
	     "3 passes would do, and 2 are allowed");
}

static void test_reason_names(void **state)
{
	(void)state;
	assert_string_equal(uncore_schedule_reason_name(UNCORE_SCHEDULE_E_NO_COUNTER), "no-counter");
	assert_string_equal(uncore_schedule_reason_name(UNCORE_SCHEDULE_E_END), "unknown");
}

/* ---- schedules ---- */

static void test_shared_filter(void **state)
{
	struct fixture *fixture = *state;
	const struct uncore_filter_run *filters;
	size_t count;

	add(fixture, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	add(fixture, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	add(fixture, "cbo2:UNC_C_TOR_INSERTS.NID_MISS_OPCODE,opc=0x182,nid=1");
	fixture->count = 2;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 0), 0);
	assert_int_equal(counter_of(fixture, 0, 1, 0), 1);
	filters = uncore_schedule_filters(fixture->schedule, 0, fixture->requests[0].box, 14, &count);
	assert_int_equal(count, 1);
	assert_int_equal(filters[0].reg, fixture->requests[0].filters[0].reg);
	assert_int_equal(filters[0].bits.value, fixture->requests[0].filters[0].bits.value);
	assert_int_equal(filters[0].bits.mask, fixture->requests[0].filters[0].bits.mask);
	/*
	 * There is no counter for a third request, but the first two may share one. Then the bits of both filters are
	 * joined.
	 */
	fixture->count = 3;
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	fixture->options.flags = UNCORE_SCHEDULE_SHARE;
	assert_int_equal(plan(fixture), 0);
	filters = uncore_schedule_filters(fixture->schedule, 0, fixture->requests[0].box, 2, &count);
	assert_int_equal(count, 1);
	assert_int_equal(filters[0].bits.mask, fixture->requests[2].filters[0].bits.mask);
	assert_int_equal(filters[0].bits.value, fixture->requests[2].filters[0].bits.value);
	filters = uncore_schedule_filters(fixture->schedule, 0, fixture->requests[0].box, 3, &count);
	assert_int_equal(filters[0].bits.mask, fixture->requests[0].filters[0].bits.mask);
	assert_null(uncore_schedule_filters(fixture->schedule, 1, fixture->requests[0].box, 2, &count));
	assert_int_equal(count, 0);
}

static void test_instances(void **state)
{
	struct fixture *fixture = *state;
	unsigned counter;

	add(fixture, "UNC_C_CLOCKTICKS");
	add(fixture, "cbo3:UNC_C_TOR_OCCUPANCY.ALL");
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 0), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 14), 0);
	assert_int_equal(counter_of(fixture, 0, 0, 3), 1);
	assert_int_equal(counter_of(fixture, 0, 1, 3), 0);
	assert_int_equal(uncore_schedule_counter(fixture->schedule, 0, 1, 4, &counter), UNCORE_E_NOENT);
	assert_int_equal(uncore_schedule_counter(fixture->schedule, 0, 1, 15, &counter), UNCORE_E_RANGE);
	assert_int_equal(uncore_schedule_counter(fixture->schedule, 1, 1, 3, &counter), UNCORE_E_RANGE);
	assert_int_equal(uncore_schedule_counter(fixture->schedule, 0, 2, 3, &counter), UNCORE_E_RANGE);
	/* Two events that could not be together on one instance, on two instances. */
	add(fixture, "cbo4:UNC_C_RxR_OCCUPANCY.IRQ");
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 1);
}

/*
 * A companion in a second pass needs its occupancy there. The occupancy then has a counter, but does not count for its
 * own request.
 */
static void test_helper(void **state)
{
	struct fixture *fixture = *state;
	unsigned counter;

	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	for (unsigned at = 0; at < 4; at++)
		add(fixture, "UNC_C_COUNTER0_OCCUPANCY,t=1");
	fixture->options.max_passes = 2;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 2);
	assert_true(uncore_schedule_counts(fixture->schedule, 0, 0));
	assert_false(uncore_schedule_counts(fixture->schedule, 1, 0));
	assert_int_equal(uncore_schedule_counter(fixture->schedule, 1, 0, 0, &counter), 0);
	assert_int_equal(counter, 0);
	/* With the flag to count wherever there is room, it counts there too. */
	fixture->options.flags = UNCORE_SCHEDULE_REPEAT;
	assert_int_equal(plan(fixture), 0);
	assert_true(uncore_schedule_counts(fixture->schedule, 1, 0));
}

static void test_repeat(void **state)
{
	struct fixture *fixture = *state;

	add_fixed(fixture, "imc");
	add(fixture, "UNC_C_TOR_OCCUPANCY.ALL");
	add(fixture, "UNC_C_RxR_OCCUPANCY.IRQ");
	fixture->options = (struct uncore_schedule_options){ .size = sizeof(struct uncore_schedule_options),
							     .max_passes = 2,
							     .flags = UNCORE_SCHEDULE_REPEAT };
	assert_int_equal(plan(fixture), 0);
	for (uint32_t pass = 0; pass < 2; pass++) {
		assert_true(uncore_schedule_counts(fixture->schedule, pass, 0));
		assert_int_equal(uncore_schedule_counts(fixture->schedule, pass, 1), pass == 0);
		assert_int_equal(uncore_schedule_counts(fixture->schedule, pass, 2), pass == 1);
	}
}

/* The schedule can be passed to uncore_run() unchanged. */
static void test_programs(void **state)
{
	struct fixture *fixture = *state;
	struct uncore_counter_run counters[4] = { { .period = 9, .count = 8 } };
	struct uncore_box_run run = { .instance = 2, .counters = counters, .counter_count = 4 };
	struct uncore_unit unit = { .tables = fixture->tables };
	struct uncore_regfile *regfile;
	struct uncore_register at;
	uint64_t value;

	add(fixture, "UNC_C_CLOCKTICKS");
	add(fixture, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_regfile_create(fixture->tables, 1, &regfile), 0);
	unit.io = uncore_regfile_io(regfile);
	run.unit = &unit;
	run.box = fixture->requests[0].box;
	assert_int_equal(uncore_schedule_program(fixture->schedule, 0, run.box, 2, counters, 4), 0);
	assert_int_equal(counters[0].period, 9);
	assert_true(counters[0].in_use && counters[1].in_use && !counters[2].in_use && !counters[3].in_use);
	run.filters = uncore_schedule_filters(fixture->schedule, 0, run.box, 2, &run.filter_count);
	assert_int_equal(uncore_run(&run, UNCORE_PROC_PROGRAM), 0);
	at = (struct uncore_register){ run.box, 2, fixture->requests[1].reg, 1 };
	assert_int_equal(uncore_regfile_peek(regfile, 0, &at, &value), 0);
	assert_int_equal(value & fixture->requests[1].control.mask, fixture->requests[1].control.value);
	at = (struct uncore_register){ run.box, 2, fixture->requests[1].filters[0].reg, 0 };
	assert_int_equal(uncore_regfile_peek(regfile, 0, &at, &value), 0);
	assert_int_equal(value & fixture->requests[1].filters[0].bits.mask, fixture->requests[1].filters[0].bits.value);
	assert_int_equal(uncore_schedule_program(fixture->schedule, 0, run.box, 2, counters, 3), UNCORE_E_RANGE);
	assert_int_equal(uncore_schedule_program(fixture->schedule, 1, run.box, 2, counters, 4), UNCORE_E_RANGE);
	uncore_regfile_free(regfile);
}

static void test_nothing(void **state)
{
	struct fixture *fixture = *state;

	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 0);
	assert_false(uncore_schedule_counts(fixture->schedule, 0, 0));
}

static void test_bad_input(void **state)
{
	struct fixture *fixture = *state;
	struct uncore_schedule_taken taken = { 0, 99, 1 };

	add(fixture, "UNC_C_CLOCKTICKS");
	fixture->options.flags = 4;
	assert_int_equal(plan(fixture), UNCORE_E_ARGUMENT);
	assert_null(fixture->schedule);
	fixture->options.flags = 0;
	fixture->options.taken_count = 1;
	assert_int_equal(plan(fixture), UNCORE_E_ARGUMENT);
	fixture->options.taken = &taken;
	assert_int_equal(plan(fixture), UNCORE_E_RANGE);
	fixture->options.taken_count = 0;
	fixture->requests[0].instance = 15;
	assert_int_equal(plan(fixture), UNCORE_E_RANGE);
	fixture->requests[0].instance = 14;
	fixture->requests[0].group++;
	assert_int_equal(plan(fixture), UNCORE_E_RANGE);
	fixture->requests[0].group--;
	fixture->requests[0].tables = uncore_platform("jkt");
	assert_int_equal(plan(fixture), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_schedule_create(fixture->tables, NULL, 1, NULL, &fixture->schedule, NULL),
			 UNCORE_E_ARGUMENT);
	uncore_schedule_free(NULL);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_filter_words),
		TEST(test_counter_words),
		TEST(test_fixed_words),
		TEST(test_companion_words),
		TEST(test_companions_together),
		TEST(test_taken_words),
		TEST(test_control_words),
		TEST(test_together_words),
		TEST(test_too_few_passes),
		TEST(test_reason_names),
		TEST(test_shared_filter),
		TEST(test_instances),
		TEST(test_helper),
		TEST(test_repeat),
		TEST(test_programs),
		TEST(test_nothing),
		TEST(test_bad_input),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Tests the scheduler with many requests: the bounds on its work, and that its answer is exact all the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "schedule_fixture.h"

/* Adds 64 requests of one box, of every kind: some that only some counters can count, and filters that conflict. */
static void add_many(struct fixture *fixture, unsigned count)
{
	static const char *const texts[] = { "UNC_C_TOR_INSERTS.OPCODE,opc=0x182",
					     "UNC_C_TOR_INSERTS.OPCODE,opc=0x180",
					     "UNC_C_LLC_LOOKUP.ANY,state=1",
					     "UNC_C_LLC_LOOKUP.ANY,state=2",
					     "UNC_C_TOR_OCCUPANCY.MISS_OPCODE,opc=0x182",
					     "UNC_C_RING_AD_USED.UP",
					     "UNC_C_TOR_INSERTS.NID_OPCODE,opc=0x1c8,nid=1",
					     "UNC_C_CLOCKTICKS",
					     "UNC_C_TOR_INSERTS.NID_OPCODE,opc=0x180,nid=2",
					     "cbo1:UNC_C_RxR_INSERTS.IRQ",
					     "UNC_C_COUNTER0_OCCUPANCY,t=1" };

	while (fixture->count < count)
		add(fixture, texts[fixture->count * 7 % (sizeof(texts) / sizeof(texts[0]))]);
}

static bool same_filter(const struct uncore_encoding *one, const struct uncore_encoding *two)
{
	for (unsigned i = 0; i < one->filter_count; i++) {
		for (unsigned j = 0; j < two->filter_count; j++) {
			if (one->filters[i].reg == two->filters[j].reg &&
			    ((one->filters[i].bits.value ^ two->filters[j].bits.value) & one->filters[i].bits.mask &
			     two->filters[j].bits.mask))
				return false;
		}
	}
	return true;
}

/* Checks that each request is scheduled once, on its own counter, and that the filters of a pass agree. */
static void check_passes(const struct fixture *fixture, uint16_t instance)
{
	for (unsigned at = 0; at < fixture->count; at++) {
		const struct uncore_encoding *request = &fixture->requests[at];
		unsigned passes = 0, mine, its;

		if (request->instance != UNCORE_ALL_INSTANCES && request->instance != instance)
			continue;
		for (uint32_t pass = 0; pass < uncore_schedule_passes(fixture->schedule); pass++) {
			if (!uncore_schedule_counts(fixture->schedule, pass, at))
				continue;
			passes++;
			mine = counter_of(fixture, pass, at, instance);
			assert_true(request->counters >> mine & 1);
			for (unsigned other = 0; other < at; other++) {
				if (uncore_schedule_counter(fixture->schedule, pass, other, instance, &its) != 0)
					continue;
				assert_int_not_equal(mine, its);
				assert_true(same_filter(request, &fixture->requests[other]));
			}
		}
		assert_int_equal(passes, 1);
	}
}

static void test_64_requests(void **state)
{
	struct fixture *fixture = *state;
	uint32_t passes;

	add_many(fixture, 64);
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_true(fixture->conflict.work <= UNCORE_SCHEDULE_WORK);
	assert_int_equal(fixture->conflict.request_count, 2);
	passes = fixture->conflict.passes;
	fixture->options.max_passes = UNCORE_SCHEDULE_ANY_PASSES;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), passes);
	assert_true(uncore_schedule_is_minimal(fixture->schedule));
	check_passes(fixture, 0);
	check_passes(fixture, 1);
}

/* Two requests conflict. Taking the requests in order would fill the first pass with those that fit anywhere. */
static void test_work_bound(void **state)
{
	struct fixture *fixture = *state;
	static const char *const texts[] = { "UNC_P_CLOCKTICKS",
					     "UNC_P_FREQ_TRANS_CYCLES",
					     "UNC_P_FREQ_MIN_IO_P_CYCLES",
					     "UNC_P_FREQ_MAX_POWER_CYCLES",
					     "UNC_P_PROCHOT_INTERNAL_CYCLES",
					     "UNC_P_DEMOTIONS_CORE5,filt7_0=1",
					     "UNC_P_DEMOTIONS_CORE6,filt7_0=2" };

	for (size_t at = 0; at < sizeof(texts) / sizeof(texts[0]); at++)
		add(fixture, texts[at]);
	fixture->options.max_passes = UNCORE_SCHEDULE_ANY_PASSES;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 2);
	assert_true(uncore_schedule_is_minimal(fixture->schedule));
	assert_true(uncore_schedule_work(fixture->schedule) > 1);
	check_passes(fixture, 0);
	/* Without any work for a search, the schedule is valid, and is not reported as the best one. */
	fixture->options.work = 1;
	assert_int_equal(plan(fixture), 0);
	assert_int_equal(uncore_schedule_passes(fixture->schedule), 3);
	assert_false(uncore_schedule_is_minimal(fixture->schedule));
	assert_int_equal(uncore_schedule_work(fixture->schedule), 1);
	check_passes(fixture, 0);
	fixture->options.max_passes = 0;
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_non_null(strstr(fixture->conflict.text, "; 3 passes would do, perhaps fewer"));
}

static void test_many_requests(void **state)
{
	struct fixture *fixture = *state;

	add_many(fixture, MOST);
	fixture->options.max_passes = UNCORE_SCHEDULE_ANY_PASSES;
	assert_int_equal(plan(fixture), 0);
	check_passes(fixture, 0);
}

/*
 * A hundred requests for one band, after another event that needs the same byte of the filter. The band has three other
 * bytes, so only the four counters are short: any five requests conflict, and no four do.
 */
static void test_many_alike(void **state)
{
	struct fixture *fixture = *state;

	add(fixture, "UNC_P_DEMOTIONS_CORE0,filt7_0=1");
	for (unsigned at = 0; at < 100; at++)
		add(fixture, "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12");
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->conflict.reason, UNCORE_SCHEDULE_E_COUNTERS);
	assert_int_equal(fixture->conflict.request_count, 5);
	assert_true(fixture->conflict.is_smallest);
}

/* Four bands need a byte of the filter each, and an event that is no band needs one of these bytes for itself. */
static void test_crowded_filter(void **state)
{
	struct fixture *fixture = *state;
	const struct uncore_encoding *first = &fixture->requests[0];

	add(fixture, "UNC_P_DEMOTIONS_CORE0,filt7_0=1");
	add(fixture, "UNC_P_FREQ_BAND0_CYCLES,filt7_0=10");
	add(fixture, "UNC_P_FREQ_BAND1_CYCLES,filt15_8=20");
	add(fixture, "UNC_P_FREQ_BAND2_CYCLES,filt23_16=30");
	add(fixture, "UNC_P_FREQ_BAND3_CYCLES,filt31_24=40");
	assert_int_equal(plan(fixture), UNCORE_E_CONFLICT);
	assert_int_equal(fixture->conflict.reason, UNCORE_SCHEDULE_E_FILTER);
	assert_int_equal(fixture->conflict.request_count, 5);
	assert_true(fixture->conflict.is_smallest);
	assert_int_equal(fixture->conflict.bits, 0xffffffff);
	assert_int_equal(fixture->conflict.reg, first->filters[0].reg);
	assert_int_equal(fixture->conflict.index, first->filters[0].index);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_64_requests), TEST(test_work_bound),     TEST(test_many_requests),
		TEST(test_many_alike),  TEST(test_crowded_filter),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

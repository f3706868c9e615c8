/* SPDX-License-Identifier: MIT */
/* Tests sums and differences of measured values against arithmetic by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "uncore/value.h"

#define SECOND UINT64_C(1000000000)

static struct uncore_value value(uint64_t count, uint64_t enabled, uint64_t running)
{
	return (struct uncore_value){ .count = count,
				      .enabled_ns = enabled,
				      .running_ns = running,
				      .least_ns = running,
				      .seen = 1,
				      .expected = 1 };
}

static struct uncore_value missing(uint8_t state, uint64_t enabled)
{
	return (struct uncore_value){ .state = state, .enabled_ns = enabled, .expected = 1 };
}

static void assert_near(double number, double wanted)
{
	assert_true(number > wanted - 1e-9 * wanted && number < wanted + 1e-9 * wanted);
}

static void assert_times(const struct uncore_value *sum, uint64_t enabled, uint64_t running, uint64_t least)
{
	assert_true(sum->enabled_ns == enabled && sum->running_ns == running && sum->least_ns == least);
}

/* Counts that are whole are added as they are, up to the last one. */
static void whole_counts_are_exact(void **state)
{
	const struct uncore_value values[] = { value(UINT64_MAX - 10, SECOND, SECOND), value(3, SECOND + 6, SECOND + 6),
					       value(7, SECOND + 3, SECOND + 3) };
	struct uncore_value sum;

	(void)state;
	uncore_value_sum(values, 3, &sum);
	assert_true(sum.count == UINT64_MAX && sum.state == UNCORE_VALUE_OK);
	assert_times(&sum, SECOND + 3, SECOND + 3, SECOND + 3);
	assert_int_equal(sum.seen, 3);
	assert_int_equal(sum.expected, 3);
}

/* Passes take turns on all instances alike. */
static void even_counts_stay_counts(void **state)
{
	const struct uncore_value values[] = { value(101, 3 * SECOND, SECOND), value(202, 3 * SECOND, SECOND) };
	struct uncore_value sum;

	(void)state;
	uncore_value_sum(values, 2, &sum);
	assert_true(sum.count == 303);
	assert_times(&sum, 3 * SECOND, SECOND, SECOND);
	assert_near(uncore_value_estimate(&sum), 909);
}

/* 1000 in all of a second, 600 in 60 % of it, 100 in a tenth: each counts 1000 a second. The mean is 17 in 30. */
static void each_instance_has_its_own_scale(void **state)
{
	const struct uncore_value values[] = { value(1000000, SECOND, SECOND), value(600000, SECOND, SECOND / 10 * 6),
					       value(100000, SECOND, SECOND / 10) };
	struct uncore_value sum;

	(void)state;
	uncore_value_sum(values, 3, &sum);
	assert_true(sum.enabled_ns == SECOND && sum.least_ns == SECOND / 10);
	assert_in_range(sum.running_ns, 566666666, 566666667);
	assert_in_range(sum.count, 1700000, 1700001);
	assert_true(uncore_value_estimate(&sum) > 2999998 && uncore_value_estimate(&sum) < 3000002);
}

/* The sum of two sums is the sum of all: three instances on one socket, one on the other. */
static void sums_can_be_added(void **state)
{
	const struct uncore_value all[] = { value(900000, SECOND, SECOND / 2), value(800000, SECOND, SECOND),
					    value(700000, SECOND, SECOND), value(50000, SECOND, SECOND / 4) };
	struct uncore_value parts[2], twice, once;

	(void)state;
	uncore_value_sum(all, 3, &parts[0]);
	uncore_value_sum(&all[3], 1, &parts[1]);
	uncore_value_sum(parts, 2, &twice);
	uncore_value_sum(all, 4, &once);
	/* 1.8 + 0.8 + 0.7 + 0.2 million, and a mean of 2.75 in 4. */
	assert_true(uncore_value_estimate(&once) > 3499998 && uncore_value_estimate(&once) < 3500002);
	assert_true(uncore_value_estimate(&twice) > 3499997 && uncore_value_estimate(&twice) < 3500003);
	assert_in_range(once.running_ns, 687499999, 687500001);
	assert_in_range(twice.running_ns, 687499999, 687500001);
	assert_true(once.least_ns == SECOND / 4 && twice.least_ns == SECOND / 4);
	assert_int_equal(twice.seen, 4);
}

/* A month at 10^10 a second on 64 instances, one of them for a thousandth of the time. */
static void large_counts_do_not_overflow(void **state)
{
	const uint64_t month = UINT64_C(2592000) * SECOND;
	struct uncore_value values[64], sum;

	(void)state;
	for (unsigned at = 0; at < 64; at++)
		values[at] = value(month * 10, month, month);
	values[5] = value(month / 100, month, month / 1000);
	uncore_value_sum(values, 64, &sum);
	assert_near(uncore_value_estimate(&sum), 64.0 * 10 * (double)month);
	values[0] = values[5] = value(UINT64_MAX, month, 1);
	uncore_value_sum(values, 64, &sum);
	assert_true(sum.count == UINT64_MAX);
	assert_true(sum.running_ns < sum.enabled_ns && sum.least_ns == 1);
}

/* What never counted, and what had no turn, is left out; what counted and failed is not. */
static void the_state_says_what_is_missing(void **state)
{
	struct uncore_value values[] = { value(10, SECOND, SECOND), missing(UNCORE_VALUE_DENIED, 0),
					 missing(UNCORE_VALUE_NONE, SECOND) };
	struct uncore_value sum;

	(void)state;
	uncore_value_sum(values, 3, &sum);
	assert_true(sum.state == UNCORE_VALUE_OK && sum.count == 10 && sum.running_ns == SECOND);
	assert_true(sum.seen == 1 && sum.expected == 3);
	uncore_value_sum(&values[1], 2, &sum);
	assert_true(sum.state == UNCORE_VALUE_NONE && sum.seen == 0 && sum.enabled_ns == SECOND);
	uncore_value_sum(&values[1], 1, &sum);
	assert_true(sum.state == UNCORE_VALUE_DENIED && sum.count == 0);
	values[2] = missing(UNCORE_VALUE_LOST, SECOND);
	uncore_value_sum(values, 3, &sum);
	assert_true(sum.state == UNCORE_VALUE_LOST && sum.count == 0);
	uncore_value_sum(NULL, 0, &sum);
	assert_true(sum.state == UNCORE_VALUE_ABSENT);
}

/* 1000 in a second, then 5 in half of one: this stands for 10, and scaled as a whole would be 340. */
static void intervals_are_scaled_by_themselves(void **state)
{
	const struct uncore_value last = value(1000, SECOND, SECOND), now = value(1005, 2 * SECOND, SECOND / 2 * 3);
	struct uncore_value interval;

	(void)state;
	uncore_value_since(&last, &now, &interval);
	assert_true(interval.count == 5 && interval.enabled_ns == SECOND && interval.running_ns == SECOND / 2);
	assert_true(interval.least_ns == SECOND / 2);
	assert_near(uncore_value_estimate(&interval), 10);
	uncore_value_since(&now, &now, &interval);
	assert_true(interval.state == UNCORE_VALUE_NONE && interval.seen == 0 && interval.expected == 1);
	uncore_value_since(NULL, &now, &interval);
	assert_true(interval.count == 1005 && interval.state == UNCORE_VALUE_OK);
}

/* The second instance was read 30 % later than the first: 13 million a second and 5, for the mean of both times. */
static void times_may_differ(void **state)
{
	struct uncore_value values[] = { value(13000000, SECOND, SECOND),
					 value(6500000, SECOND / 10 * 13, SECOND / 10 * 13) };
	struct uncore_value sum;

	(void)state;
	/* Since start this is all that happened. */
	uncore_value_sum(values, 2, &sum);
	assert_true(sum.count == 19500000 && sum.running_ns == sum.enabled_ns);
	values[0].is_interval = values[1].is_interval = 1;
	uncore_value_sum(values, 2, &sum);
	assert_true(sum.enabled_ns == SECOND / 100 * 115);
	assert_true(sum.running_ns == sum.enabled_ns - 1);
	assert_true(uncore_value_estimate(&sum) / 1.15 > 17999999 && uncore_value_estimate(&sum) / 1.15 < 18000001);
}

/* The time of an interval may be wrong at both ends; that of a sum as that of its worst part. */
static void lateness_is_of_both_ends(void **state)
{
	struct uncore_value last = value(10, SECOND, SECOND), now = value(30, 2 * SECOND, 2 * SECOND);
	struct uncore_value parts[2], sum;

	(void)state;
	last.late_ns = 300;
	now.late_ns = 50;
	uncore_value_since(&last, &now, &parts[0]);
	assert_int_equal(parts[0].late_ns, 350);
	uncore_value_since(NULL, &now, &parts[1]);
	assert_int_equal(parts[1].late_ns, 50);
	uncore_value_sum(parts, 2, &sum);
	assert_int_equal(sum.late_ns, 350);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_counts_are_exact),
		cmocka_unit_test(even_counts_stay_counts),
		cmocka_unit_test(each_instance_has_its_own_scale),
		cmocka_unit_test(sums_can_be_added),
		cmocka_unit_test(large_counts_do_not_overflow),
		cmocka_unit_test(the_state_says_what_is_missing),
		cmocka_unit_test(intervals_are_scaled_by_themselves),
		cmocka_unit_test(times_may_differ),
		cmocka_unit_test(lateness_is_of_both_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

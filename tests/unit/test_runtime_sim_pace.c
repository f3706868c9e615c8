/* SPDX-License-Identifier: MIT */
/* Tests the speeds of the example's time: whoever measures it sees the rates of the tables, on the whole. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sim/time/pace.h"

#define SLICE (UINT64_C(1) << SLICE_BITS)
#define PLACE (1 << PLACE_BITS)

static double speed_of_slice(const struct pace_slices *slices, unsigned slice)
{
	return (double)(pace_time(slices, (slice + 1) * SLICE) - pace_time(slices, slice * SLICE)) / (double)SLICE;
}

static double mean_of_places(unsigned sockets, unsigned count)
{
	double sum = 0;

	for (unsigned socket = 0; socket < sockets; socket++)
		for (unsigned at = 0; at < count; at++)
			sum += (double)pace_own(socket, sockets, at, count) / PLACE;
	return sum / (sockets * count);
}

/* A rate of the tables happens in the mean of a round of slices, over the places of a machine of any size. */
static void the_mean_is_the_rate(void **state)
{
	struct pace_slices slices;

	(void)state;
	pace_slices(&slices);
	for (unsigned sockets = 1; sockets <= 8; sockets *= 2) {
		for (unsigned count = 1; count <= 24; count++) {
			double passed =
				(double)pace_time(&slices, SLICE_COUNT * SLICE) * mean_of_places(sockets, count);
			double rate = (double)pace_rate(1000000000) * passed / (double)(SLICE_COUNT * SLICE);

			if (fabs(rate / 1e9 - 1) > 2e-5)
				fail_msg("%u sockets, %u instances: %.0f of 1000000000", sockets, count, rate);
		}
	}
}

/* Nothing happens more often than the clock allows; what is rare or frequent is so by a tenth or so. */
static void no_slice_is_faster_than_the_clock(void **state)
{
	struct pace_slices slices;
	double mean;

	(void)state;
	pace_slices(&slices);
	mean = (double)pace_time(&slices, SLICE_COUNT * SLICE) / (double)(SLICE_COUNT * SLICE);
	for (unsigned at = 0; at < SLICE_COUNT; at++) {
		double speed = speed_of_slice(&slices, at);

		assert_true(speed <= 1 && speed > mean * 0.85 && speed < mean * 1.15);
		/* What one sees is no staircase: neighbours differ. */
		assert_true(fabs(speed - speed_of_slice(&slices, at + 1)) * (1 << SPEED_BITS) >= 1);
	}
	/* A short measurement begins at time 0: it is near the mean. */
	assert_true(fabs(speed_of_slice(&slices, 0) / mean - 1) < 0.005);
}

/* One sees which socket is busier, and which instance: neighbours are from both ends. */
static void places_differ(void **state)
{
	static const unsigned fastest_first[] = { 0, 2, 4, 6, 7, 5, 3, 1 };

	(void)state;
	for (unsigned count = 2; count <= 24; count++)
		for (unsigned at = 0; at < count; at++) {
			assert_true(pace_own(0, 2, at, count) <= PLACE);
			for (unsigned other = 0; other < at; other++)
				assert_int_not_equal(pace_own(0, 2, other, count), pace_own(0, 2, at, count));
		}
	for (unsigned at = 0; at < 7; at++)
		assert_true(pace_own(0, 2, fastest_first[at], 8) > pace_own(0, 2, fastest_first[at + 1], 8));
	assert_true(fabs((double)pace_own(0, 2, 0, 8) / pace_own(0, 2, 1, 8) - 1.07) < 0.01);
	assert_true(fabs((double)pace_own(0, 2, 0, 1) / pace_own(1, 2, 0, 1) - 1.1) < 0.01);
}

/* What the others cause at a socket has the mean of their speeds. */
static void others_cause_their_mean(void **state)
{
	(void)state;
	for (unsigned sockets = 2; sockets <= 8; sockets++)
		for (unsigned socket = 0; socket < sockets; socket++) {
			double sum = 0;

			for (unsigned other = 0; other < sockets; other++)
				sum += other == socket ? 0 : pace_own(other, sockets, 2, 8);
			assert_true(fabs(pace_others(socket, sockets, 2, 8) / (sum / (sockets - 1)) - 1) < 0.002);
		}
	assert_int_equal(pace_others(0, 1, 2, 8), pace_own(0, 1, 2, 8));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_mean_is_the_rate),
		cmocka_unit_test(no_slice_is_faster_than_the_clock),
		cmocka_unit_test(places_differ),
		cmocka_unit_test(others_cause_their_mean),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

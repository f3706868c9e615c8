/* SPDX-License-Identifier: MIT */
/* Tests that the simulator's counting in closed form agrees with counting cycle by cycle. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sim/time/arith.h"
#include "stride.h"

enum { CYCLES = 400, WAVES = 3, LENGTH = 12 };

/* A small random generator, so that every run tests the same cases. */
static uint32_t random_below(uint64_t *state, uint32_t limit)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)(*state >> 33) % limit;
}

static void test_happened(void **state)
{
	(void)state;
	assert_int_equal(events_after(0, 123456789), 0);
	assert_int_equal(events_after(1000000000, 7), 7);
	assert_int_equal(events_after(3, 333333333), 0);
	assert_int_equal(events_after(3, 333333334), 1);
	assert_int_equal(events_after(2700000000u, 1), 2);
	assert_int_equal(events_after(1, UINT64_C(999999999999999999)), 999999999);
	/* a year at 60 G a second, which a double cannot hold */
	assert_int_equal(events_after(UINT64_C(60000000007), UINT64_C(31536000000000001)),
			 UINT64_C(1892160000220752060));
}

/* Returns what a number of cycles adds, computed one by one. */
static uint64_t increment_of(const struct wave *waves, size_t count, uint64_t hertz, uint64_t cycle)
{
	uint64_t sum = 0, rate = 0;

	for (size_t at = 0; at < count; at++) {
		const struct wave *wave = &waves[at];

		if (cycle < wave->from || cycle >= wave->to)
			continue;
		rate += wave->rate;
		if (wave->increments != NULL)
			sum += wave->increments[(cycle - wave->from) % wave->length];
	}
	return sum + (cycle + 1) * rate / hertz - cycle * rate / hertz;
}

static uint64_t count_slowly(const struct comparison *comparison, const struct wave *waves, size_t count,
			     uint64_t first, uint64_t end)
{
	uint64_t result = 0;
	bool before = (0 >= comparison->threshold) != comparison->invert;

	for (uint64_t cycle = 0; cycle < end; cycle++) {
		bool now = (increment_of(waves, count, comparison->hertz, cycle) >= comparison->threshold) !=
			   comparison->invert;

		result += cycle >= first && now && !(comparison->edge && before);
		before = now;
	}
	return result;
}

struct scene {
	struct wave waves[WAVES];
	uint32_t increments[WAVES][LENGTH];
	size_t count;
};

static void make_scene(struct scene *scene, uint64_t hertz, uint64_t *seed)
{
	scene->count = random_below(seed, WAVES + 1);
	for (size_t at = 0; at < scene->count; at++) {
		struct wave *wave = &scene->waves[at];

		*wave = (struct wave){ .to = UINT64_MAX };
		if (random_below(seed, 3) == 0) {
			wave->from = random_below(seed, CYCLES);
			wave->to = wave->from + 1 + random_below(seed, CYCLES);
		}
		if (random_below(seed, 2) == 0) {
			wave->rate = random_below(seed, (uint32_t)(3 * hertz));
			continue;
		}
		wave->increments = scene->increments[at];
		wave->length = 1 + random_below(seed, LENGTH);
		for (size_t each = 0; each < wave->length; each++)
			scene->increments[at][each] = random_below(seed, 4);
	}
}

static void test_comparison(void **state)
{
	uint64_t seed = 20261121;

	(void)state;
	for (unsigned round = 0; round < 20000 / stride(); round++) {
		struct scene scene;
		struct comparison comparison = { .hertz = 1 + random_below(&seed, 60),
						 .threshold = random_below(&seed, 7),
						 .invert = random_below(&seed, 2) == 1,
						 .edge = random_below(&seed, 2) == 1 };
		uint64_t first = random_below(&seed, CYCLES), end = first + random_below(&seed, CYCLES);

		make_scene(&scene, comparison.hertz, &seed);
		assert_int_equal(compare_waves(&comparison, scene.waves, scene.count, first, end),
				 count_slowly(&comparison, scene.waves, scene.count, first, end));
	}
}

/* A day of cycles in one step gives the same as in two steps, and is computed quickly. */
static void test_long(void **state)
{
	static const uint32_t increments[] = { 0, 1, 3, 0, 2 };
	const struct wave waves[] = { { 0, UINT64_MAX, 0, increments, 5 }, { 0, UINT64_MAX, 123456789, NULL, 0 } };
	const struct comparison comparison = { 2700000000u, 3, false, true };
	const uint64_t day = UINT64_C(86400) * 2700000000u, middle = day / 7 + 3;
	uint64_t whole = compare_waves(&comparison, waves, 2, 0, day);

	(void)state;
	assert_int_equal(whole, compare_waves(&comparison, waves, 2, 0, middle) +
					compare_waves(&comparison, waves, 2, middle, day));
	/*
	 * The threshold is 3. The third cycle of five always reaches it; the fifth does if the rate adds one. Neither
	 * follows directly after the other, so each is an edge. The rate adds one in the cycles c for which 13717421 c
	 * mod 300000000 is in the last 13717421 numbers. For a fifth cycle that number leaves 4 when divided by 5.
	 * There are 2743485 of them in each 300000000 cycles.
	 */
	assert_int_equal(whole, day / 5 + day / 300000000 * 2743485);
}

/* Compares the arithmetic for machines without 128-bit integers with the 128-bit results. */
static void test_scaled(void **state)
{
#if defined(__SIZEOF_INT128__)
	__extension__ typedef unsigned __int128 wide;
	uint64_t seed = 20261122;

	(void)state;
	for (unsigned round = 0; round < 200000 / stride(); round++) {
		uint64_t words[4], rest;
		wide sum;

		for (unsigned at = 0; at < 4; at++) {
			words[at] = (uint64_t)random_below(&seed, UINT32_MAX) << 33 ^ random_below(&seed, UINT32_MAX);
			words[at] >>= random_below(&seed, 64);
		}
		words[3] += words[3] == 0;
		sum = (wide)words[0] * words[1] + words[2];
		if (sum / words[3] > UINT64_MAX)
			continue;
		assert_true(scaled_floor(words[0], words[1], words[2], words[3], &rest) == (uint64_t)(sum / words[3]));
		assert_true(rest == (uint64_t)(sum % words[3]));
	}
#else
	(void)state;
	skip();
#endif
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_happened),
		cmocka_unit_test(test_scaled),
		cmocka_unit_test(test_comparison),
		cmocka_unit_test(test_long),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Tests how marks of threads become counts of regions: runtime/programs/cli/stat/region/regions.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "cli/stat/region/regions.h"

/* One counter, which shows ten times the machine's time. */
static struct stat_rows rows = { .part_count = 1 };
static struct stat_regions regions;

static void read_at(uint64_t ns)
{
	struct region_reading oldest = regions.last;

	regions.last = regions.now;
	regions.now = oldest;
	regions.now.machine_ns = regions.now.mark_ns = ns;
	regions.now.values[0] = (struct uncore_value){
		.count = ns * 10, .enabled_ns = ns, .running_ns = ns, .seen = 1, .expected = 1, .least_ns = ns
	};
}

static uint32_t serials[8];

/* Thread n of process n / 2; client numbers are those of processes. is_foreign: no process is looked for. */
static void mark_at(uint32_t thread, const char *begin, uint64_t ns)
{
	struct region_slot mark = { .kind = begin != NULL ? REGION_BEGIN : REGION_END,
				    .client = thread / 2,
				    .pid = 100 + thread / 2,
				    .tid = 200 + thread,
				    .serial = serials[thread]++,
				    .time_ns = ns,
				    .is_foreign = 1 };

	strcpy(mark.name, begin != NULL ? begin : "");
	take_mark(&regions, &mark);
}

/* A reading at each mark, as without --lazy. */
static void mark(uint32_t thread, const char *begin, uint64_t ns)
{
	read_at(ns);
	mark_at(thread, begin, ns);
}

static int begin(void **state)
{
	(void)state;
	memset(serials, 0, sizeof(serials));
	make_regions(&rows, false, &regions);
	read_at(0);
	return 0;
}

static int end(void **state)
{
	(void)state;
	free_regions(&regions);
	return 0;
}

static void is(size_t number, const char *name, uint64_t calls, uint64_t ns)
{
	assert_true(number < regions.count);
	assert_string_equal(regions.at[number]->name, name);
	assert_int_equal(regions.at[number]->calls, calls);
	assert_int_equal(regions.at[number]->ns, ns);
	assert_int_equal(regions.at[number]->sum[0].count, ns * 10);
	assert_int_equal(regions.at[number]->sum[0].enabled_ns, ns);
}

static void nested_and_repeated(void **state)
{
	(void)state;
	mark(0, "a", 100);
	mark(0, "b", 110);
	mark(0, "a", 120);
	mark(0, NULL, 130);
	mark(0, NULL, 140);
	mark(0, NULL, 150);
	mark(0, "b", 200);
	mark(0, NULL, 205);
	is(0, "a", 2, 50);
	is(1, "b", 2, 35);
	assert_int_equal(regions.at[1]->span_count, 2);
	assert_true(regions.at[1]->spans[2] > 199e-9 && regions.at[1]->spans[2] < 201e-9);
}

static void union_of_threads(void **state)
{
	(void)state;
	mark(0, "a", 10);
	mark(1, "a", 20);
	mark(2, "a", 30);
	mark(0, NULL, 40);
	mark(2, NULL, 50);
	mark(1, NULL, 60);
	is(0, "a", 3, 50);
	assert_int_equal(regions.at[0]->rank_count, 2);
	assert_int_equal(regions.at[0]->most, 2);
	assert_int_equal(regions.at[0]->span_count, 1);
}

/* What follows the last end is of nobody. */
static void never_ended(void **state)
{
	(void)state;
	mark(0, "a", 10);
	mark(1, "a", 20);
	mark(1, NULL, 50);
	read_at(90);
	drop_all(&regions);
	is(0, "a", 1, 40);
	assert_int_equal(regions.at[0]->unended, 1);
	assert_int_equal(regions.at[0]->inside, 0);
	mark(1, "a", 100);
	mark(1, NULL, 105);
	is(0, "a", 2, 45);
}

static void lost_marks(void **state)
{
	(void)state;
	mark(0, "a", 10);
	serials[0]++;
	mark(0, NULL, 20);
	mark(0, NULL, 30);
	mark(0, "a", 40);
	mark(0, NULL, 45);
	is(0, "a", 1, 5);
	assert_int_equal(regions.at[0]->unended, 1);
	assert_int_equal(regions.nameless, 2);
}

/* By exec the process gets a new client number. */
static void replaced_program(void **state)
{
	struct region_slot after = {
		.kind = REGION_BEGIN, .client = 9, .pid = 100, .tid = 200, .is_foreign = 1, .name = "b"
	};

	(void)state;
	mark(0, "a", 10);
	mark(1, "a", 15);
	take_mark(&regions, &after);
	assert_int_equal(regions.at[0]->unended, 2);
	assert_int_equal(regions.at[0]->inside, 0);
	assert_int_equal(regions.at[1]->inside, 1);
}

static void nearest_reading(void **state)
{
	(void)state;
	regions.is_lazy = true;
	read_at(1000);
	read_at(2000);
	mark_at(0, "a", 1100);
	mark_at(1, "b", 1900);
	read_at(3000);
	mark_at(0, NULL, 2900);
	mark_at(1, NULL, 2050);
	is(0, "a", 1, 2000);
	assert_int_equal(regions.at[0]->error_ns, 200);
	assert_int_equal(regions.at[1]->ns, 0);
	assert_int_equal(regions.at[1]->error_ns, 150);
	assert_int_equal(regions.at[1]->sum[0].state, UNCORE_VALUE_NONE);
}

static void many_spans(void **state)
{
	(void)state;
	for (uint64_t at = 1; at <= 3 * MOST_SPANS; at++) {
		mark(0, "a", at * 100);
		mark(0, NULL, at * 100 + 1);
	}
	is(0, "a", 3 * MOST_SPANS, 3 * MOST_SPANS);
	assert_true(regions.at[0]->span_count <= MOST_SPANS);
	assert_true(regions.at[0]->spans[0] > 99e-9 && regions.at[0]->spans[0] < 101e-9);
	assert_true(regions.at[0]->spans[regions.at[0]->span_count * 2 - 1] > 300e-9 * MOST_SPANS);
}

static void too_many_names(void **state)
{
	char name[16];

	(void)state;
	for (unsigned at = 0; at < MOST_REGIONS + 5; at++) {
		snprintf(name, sizeof(name), "%u", at);
		mark(0, name, 10 + at);
		mark(0, NULL, 10 + at);
	}
	assert_int_equal(regions.count, MOST_REGIONS);
	assert_int_equal(regions.unnamed, 5);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(nested_and_repeated), TEST(union_of_threads), TEST(never_ended), TEST(lost_marks),
		TEST(replaced_program),    TEST(nearest_reading),  TEST(many_spans),  TEST(too_many_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

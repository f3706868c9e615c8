/* SPDX-License-Identifier: MIT */
/* Plans lists of requests for ivt, for the tests of the scheduler. */
#ifndef TESTS_UNIT_SCHEDULE_FIXTURE_H
#define TESTS_UNIT_SCHEDULE_FIXTURE_H

#include "uncore/schedule.h"

enum { MOST = 700 };

/* The input and result of the last call of plan(). */
struct fixture {
	const struct uncore_tables *tables;
	struct uncore_encoding requests[MOST];
	unsigned count;
	struct uncore_schedule_options options;
	struct uncore_schedule *schedule;
	struct uncore_schedule_conflict conflict;
};

static int set_up(void **state)
{
	static struct fixture fixture;

	memset(&fixture, 0, sizeof(fixture));
	fixture.options.size = sizeof(fixture.options);
	fixture.tables = uncore_platform("ivt");
	assert_non_null(fixture.tables);
	*state = &fixture;
	return 0;
}

static int tear_down(void **state)
{
	uncore_schedule_free(((struct fixture *)*state)->schedule);
	return 0;
}

static void add(struct fixture *fixture, const char *text)
{
	struct uncore_event_error error = { 0 };
	int result =
		uncore_event_parse(fixture->tables, text, strlen(text), &fixture->requests[fixture->count], &error);

	if (result != 0)
		fail_msg("%s: %s", text, error.message);
	fixture->count++;
}

static int plan(struct fixture *fixture)
{
	uncore_schedule_free(fixture->schedule);
	return uncore_schedule_create(fixture->tables, fixture->requests, fixture->count, &fixture->options,
				      &fixture->schedule, &fixture->conflict);
}

static unsigned counter_of(const struct fixture *fixture, uint32_t pass, unsigned request, uint16_t instance)
{
	unsigned counter = 99;

	assert_int_equal(uncore_schedule_counter(fixture->schedule, pass, request, instance, &counter), 0);
	return counter;
}

#endif

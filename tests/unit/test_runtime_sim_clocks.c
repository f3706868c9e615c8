/* SPDX-License-Identifier: MIT */
/*
 * Tests the simulator's clocks: events that count a box's cycles without traffic, and traffic of a scenario that
 * replaces a clock.
 */
#define _GNU_SOURCE
#include <glob.h>

#include <jansson.h>

#include "session_fixture.h"

#define EN 0x400000u     /* en of the controls used here */
#define EDGE 0x40000u    /* edge_det */
#define INVERT 0x800000u /* of the older platform */
#define THRESH(n) ((uint32_t)(n) << 24)

static struct uncore_sim *fast_sim(void)
{
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2700000000u } };
	const struct uncore_scenario scenario = { .clocks = clocks, .clock_count = 1 };

	return make_sim("jkt", &scenario);
}

/* Counts for a time with one control value. */
static uint64_t count_with(struct uncore_sim *sim, uint32_t control, uint64_t nanoseconds)
{
	put(sim, 0, "cbo", 1, "ctl0", 0);
	put(sim, 0, "cbo", 1, "ctr0", 0);
	put(sim, 0, "cbo", 1, "ctl0", control);
	pass(sim, nanoseconds);
	return get(sim, 0, "cbo", 1, "ctr0");
}

/* 2.7 GHz and 5 seconds. A clock adds 1 in each cycle, so a comparison with it has always the same result. */
static void test_clock_event(void **state)
{
	const uint64_t time = 5 * SECOND, cycles = UINT64_C(13500000000);
	struct uncore_sim *sim = fast_sim();

	(void)state;
	assert_int_equal(count_with(sim, EN, time), cycles);
	assert_int_equal(count_with(sim, 0, time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(1), time), cycles);
	assert_int_equal(count_with(sim, EN | THRESH(2), time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(1) | INVERT, time), 0);
	assert_int_equal(count_with(sim, EN | THRESH(2) | INVERT, time), cycles);
	assert_int_equal(count_with(sim, EN | THRESH(1) | EDGE, time), 0);
	/* an event without umasks ignores the umask; another code is another event */
	assert_int_equal(count_with(sim, 0x100 | EN, time), cycles);
	assert_int_equal(count_with(sim, 0x001 | EN, time), 0);
	uncore_sim_free(sim);
	/* before the first cycle nothing was added, so the first cycle is an edge */
	sim = fast_sim();
	assert_int_equal(count_with(sim, EN | THRESH(1) | EDGE, time), 1);
	uncore_sim_free(sim);
}

/* Removes what a path of "remove" names: an event, or a key of one. */
static void remove_from(json_t *events, const char *path)
{
	char name[256], key[64];
	int count = sscanf(path, "events/%255[^/]/%63[^/]", name, key);

	if (count == 1)
		assert_int_equal(json_object_del(events, name), 0);
	if (count == 2 && strcmp(key, "umasks") != 0)
		assert_int_equal(json_object_del(json_object_get(events, name), key), 0);
}

/* Puts what a file says over what it is like. */
static void join_events(json_t *events, const json_t *file)
{
	json_t *event, *path;
	const char *name;
	size_t at;

	json_array_foreach(json_object_get(file, "remove"), at, path)
		remove_from(events, json_string_value(path));
	json_array_foreach(json_object_get(file, "events"), at, event) {
		name = json_string_value(json_object_get(event, "name"));
		if (json_object_get(events, name) == NULL)
			json_object_set(events, name, event);
		else
			json_object_update(json_object_get(events, name), event);
	}
}

/* The events of a "platform/box", by name, as its file and those that it is like say; all boxes have a file here. */
static json_t *events_of(const char *place)
{
	char path[256];
	json_t *file, *events;
	const char *like;

	snprintf(path, sizeof(path), "spec/%s.events.json", place);
	file = json_load_file(path, 0, NULL);
	assert_non_null(file);
	like = json_string_value(json_object_get(file, "like"));
	events = like != NULL ? events_of(like) : json_object();
	join_events(events, file);
	json_decref(file);
	return events;
}

static bool is_clock(const json_t *event)
{
	return json_is_true(json_object_get(event, "clock")) && json_object_get(event, "unprogrammable") == NULL;
}

static unsigned clocks_in(const char *path)
{
	const size_t folder = strlen("spec/"), end = strlen(".events.json");
	json_t *events, *event;
	char place[256];
	const char *name;
	unsigned count = 0;

	snprintf(place, sizeof(place), "%.*s", (int)(strlen(path) - folder - end), path + folder);
	events = events_of(place);
	json_object_foreach(events, name, event)
		count += is_clock(event);
	json_decref(events);
	return count;
}

static unsigned clocks_in_spec(void)
{
	glob_t files;
	unsigned count = 0;

	assert_int_equal(glob("spec/*/*.events.json", 0, NULL, &files), 0);
	for (size_t at = 0; at < files.gl_pathc; at++)
		count += clocks_in(files.gl_pathv[at]);
	globfree(&files);
	return count;
}

/* Returns 0 if the spec gives no rate. */
static uint64_t hertz_in_spec(const char *platform, const char *box, const char *event)
{
	json_t *events, *found;
	char place[256];
	uint64_t hertz;

	snprintf(place, sizeof(place), "%s/%s", platform, box);
	events = events_of(place);
	found = json_object_get(events, event);
	assert_true(is_clock(found));
	hertz = (uint64_t)json_integer_value(json_object_get(found, "hertz"));
	json_decref(events);
	return hertz;
}

/* A clock ticks at the rate of the spec, or once in a nanosecond if the spec gives none. */
static void check_clock(const struct uncore_tables *tables, const struct uncore_encoding *code)
{
	const char *box = uncore_text(tables, uncore_boxes(tables)[code->box].id);
	uint64_t said = hertz_in_spec(uncore_text(tables, tables->id), box,
				      uncore_text(tables, uncore_events(tables)[code->event].name)),
		 hertz;
	struct uncore_sim *sim = make_sim(uncore_text(tables, tables->id), NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request;
	bool is_assumed;

	assert_int_equal(uncore_session_add(session, code, 0, &request), 0);
	start(session);
	pass(sim, 1000000);
	stop(session);
	assert_string_equal(uncore_value_state_name(value_of(session, request, 0, 0).state), "ok");
	assert_int_equal(value_of(session, request, 0, 0).count, (said != 0 ? said : SECOND) / 1000);
	assert_int_equal(uncore_sim_hertz(sim, code->group, &hertz, &is_assumed), 0);
	assert_int_equal(hertz, said != 0 ? said : SECOND);
	assert_int_equal(is_assumed, said == 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/*
 * Runs every event that the tables call a clock, on every platform, for a millisecond. The spec must have the same
 * clocks.
 */
static void test_every_clock(void **state)
{
	const struct uncore_tables *tables;
	struct uncore_encoding code;
	unsigned count = 0;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_tables(at)) != NULL; at++) {
		for (unsigned clock = 0; clock < tables->clocks.count; clock++) {
			if (uncore_event_clock(tables, clock, &code) != 0)
				continue; /* a clock that cannot be programmed */
			check_clock(tables, &code);
			count++;
		}
		assert_int_equal(uncore_event_clock(tables, tables->clocks.count, &code), UNCORE_E_RANGE);
	}
	assert_true(count > 0);
	assert_int_equal(count, clocks_in_spec());
}

/* Traffic of a clock's event replaces the clock, on its instances and during the whole run. */
static void test_clock_overridden(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "cbo3:UNC_C_CLOCKTICKS", .socket = 0, .instance = ALL, .rate = 5000, .from_ns = SECOND },
		{ .event = "UNC_H_CLOCKTICKS", .socket = ALL, .instance = ALL },
	};
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2000000000 } };
	const struct uncore_scenario scenario = {
		.socket_count = 2, .clocks = clocks, .clock_count = 1, .traffic = traffic, .traffic_count = 2
	};
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_encoding code;
	uint64_t hertz;
	bool is_assumed;

	(void)state;
	for (unsigned socket = 0; socket < 2; socket++) {
		put(sim, socket, "cbo", 3, "ctl0", EN);
		put(sim, socket, "cbo", 4, "ctl0", EN);
		put(sim, socket, "ha", 0, "ctl0", EN);
		put(sim, socket, "r3qpi", 0, "ctl0", 1 | EN);
	}
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 3, "ctr0"), 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 3, "ctr0"), 5000);
	assert_int_equal(get(sim, 0, "cbo", 4, "ctr0"), 4 * SECOND);
	assert_int_equal(get(sim, 1, "cbo", 3, "ctr0"), 4 * SECOND);
	assert_int_equal(get(sim, 0, "ha", 0, "ctr0"), 0);
	assert_int_equal(get(sim, 1, "r3qpi", 0, "ctr0"), 2 * SECOND);
	/* the scenario does not set this clock */
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_R3_CLOCKTICKS", 17, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_true(is_assumed && hertz == SECOND);
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_C_CLOCKTICKS", 16, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_true(!is_assumed && hertz == 2 * SECOND);
	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, "UNC_H_CLOCKTICKS", 16, &code, NULL), 0);
	assert_int_equal(uncore_sim_hertz(sim, code.group, &hertz, &is_assumed), 0);
	assert_false(is_assumed);
	assert_int_equal(uncore_sim_hertz(sim, UNCORE_NO_INDEX, &hertz, &is_assumed), UNCORE_E_RANGE);
	uncore_sim_free(sim);
}

/* Returns the rate of a link on a machine with this link clock; 0 leaves the clock to the simulator. */
static uint64_t link_rate(const char *platform, uint64_t hertz, const struct uncore_scenario_register *held)
{
	const struct uncore_scenario_clock clocks[] = { { "qpi", NULL, hertz } };
	const struct uncore_scenario scenario = {
		.clocks = clocks, .clock_count = hertz != 0, .registers = held, .register_count = held != NULL
	};
	struct uncore_sim *sim = make_sim(platform, &scenario);
	uint64_t rate = get(sim, 0, "qpi", 1, "rate_status");

	uncore_sim_free(sim);
	return rate;
}

/*
 * 329468-002 p139 Table 2-138: 0b010 is 5.6 GT/s, and each following code is 0.8 GT/s more. The clock is an eighth of
 * it.
 */
static void test_link_rate(void **state)
{
	const struct uncore_scenario_register held = { { ALL, "qpi", ALL, "rate_status", ALL }, 0x12 };

	(void)state;
	for (unsigned code = 2; code <= 7; code++)
		assert_int_equal(link_rate("ivt", (56 + (code - 2) * 8) * UINT64_C(100000000) / 8, NULL), code);
	assert_int_equal(link_rate("ivt", 0, NULL), 5);
	assert_int_equal(link_rate("jkt", 800000000, NULL), 3);
	/* no code has this rate: the nearest one */
	assert_int_equal(link_rate("jkt", 1200000000, NULL), 5);
	assert_int_equal(link_rate("ivt", 100, NULL), 2);
	assert_int_equal(link_rate("ivt", 869000000, NULL), 4);
	/* a value that the scenario gives for the register takes precedence */
	assert_int_equal(link_rate("ivt", 800000000, &held), 0x12);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_link_rate),
		cmocka_unit_test(test_clock_event),
		cmocka_unit_test(test_every_clock),
		cmocka_unit_test(test_clock_overridden),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

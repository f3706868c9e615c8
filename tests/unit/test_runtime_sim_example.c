/* SPDX-License-Identifier: MIT */
/* Tests the built-in example traffic: events happen, and none more often than it can. */
#define _GNU_SOURCE
#include "session_fixture.h"

/* Short enough that no 32-bit counter wraps. */
#define MOMENT (SECOND / 100)

enum { TEXT = 300 };

/* Where sockets use each other's memory: what only happens then needs two. */
static bool has_remote_traffic(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->flows.count; at++)
		if (uncore_flows(tables)[at].of == UNCORE_FLOW_REMOTE && uncore_flows(tables)[at].rate != 0)
			return true;
	return false;
}

static struct uncore_sim *example_sim(const struct uncore_tables *tables)
{
	const struct uncore_scenario scenario = { .example = true,
						  .strict = true,
						  .socket_count = has_remote_traffic(tables) ? 2 : 1 };

	return make_sim(uncore_text(tables, tables->id), &scenario);
}

static bool has_it(const struct uncore_machine *machine, const struct uncore_encoding *encoding)
{
	return machine->variant >= machine->tables->variants.count || (encoding->variants >> machine->variant & 1);
}

/* Counts an event on one instance for a moment. Returns false if the expression needs a filter or a second event. */
static bool count(struct uncore_sim *sim, const char *event, uint64_t *counted, struct uncore_encoding *encoding)
{
	struct uncore_session *session;
	struct uncore_value value;
	unsigned request;

	if (uncore_event_parse(uncore_sim_machine(sim)->tables, event, strlen(event), encoding, NULL) != 0 ||
	    (encoding->flags & UNCORE_EVENT_COMPANION) || !has_it(uncore_sim_machine(sim), encoding))
		return false;
	session = make_session(sim, NULL, 0);
	if (uncore_session_add(session, encoding, 0, &request) != 0)
		fail_msg("%s: %s", event, uncore_session_fault(session)->text);
	start(session);
	pass(sim, MOMENT);
	stop(session);
	value = value_of(session, request, 0, 0);
	assert_state(value, "ok");
	*counted = value.count;
	uncore_session_free(session);
	return true;
}

static uint64_t hertz_of(const struct uncore_sim *sim, uint16_t group)
{
	uint64_t hertz;
	bool is_assumed;

	assert_int_equal(uncore_sim_hertz(sim, group, &hertz, &is_assumed), 0);
	return hertz;
}

/* Adds the first name of each filter that the event needs, or all its bits. */
static void add_filters(const struct uncore_tables *tables, char text[TEXT], unsigned first, unsigned rows)
{
	for (unsigned at = first; at < first + rows; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[at];
		const struct uncore_field_row *field = &uncore_fields(tables)[filter->field];
		size_t length = strlen(text);

		if (filter->kind != UNCORE_FILTER_ASKED && filter->kind != UNCORE_FILTER_NONZERO)
			continue;
		if (field->values.count != 0 && field->by == UNCORE_NO_INDEX)
			snprintf(text + length, TEXT - length, ",%s=%s", uncore_text(tables, field->id),
				 uncore_text(tables, uncore_values(tables)[field->values.first].id));
		else
			snprintf(text + length, TEXT - length, ",%s=%llu", uncore_text(tables, field->id),
				 (unsigned long long)(uncore_field_mask(field) >> field->lo));
	}
}

static void name_event(const struct uncore_tables *tables, char text[TEXT], const struct uncore_event_row *event,
		       const struct uncore_umask_row *umask)
{
	snprintf(text, TEXT, "%s:%s%s%s", uncore_text(tables, uncore_boxes(tables)[event->box].id),
		 uncore_text(tables, event->name), umask == NULL ? "" : ".",
		 umask == NULL ? "" : uncore_text(tables, umask->name));
	add_filters(tables, text, event->first_filter, event->filter_count);
	if (umask != NULL)
		add_filters(tables, text, umask->first_filter, umask->filter_count);
}

/* Checks that the count is at most the largest increment, on average and in any cycle. */
static void check_most(struct uncore_sim *sim, const char *text, const struct uncore_encoding *encoding,
		       uint64_t counted)
{
	char above[TEXT + 20];
	struct uncore_encoding ignored;
	uint64_t cycles;

	if (encoding->max_increment == 0)
		return;
	/* The moment may end just after an edge of the clock. */
	if (counted > encoding->max_increment * (hertz_of(sim, encoding->group) / (SECOND / MOMENT) + 1))
		fail_msg("%s: %llu in a moment", text, (unsigned long long)counted);
	snprintf(above, sizeof(above), "%s,thresh=%u", text, encoding->max_increment + 1u);
	if (count(sim, above, &cycles, &ignored) && cycles != 0)
		fail_msg("%s: in %llu cycles", above, (unsigned long long)cycles);
}

/* Returns whether an event of the same code has umasks. If it has, nothing is counted without one of them. */
static bool has_parts(const struct uncore_tables *tables, const struct uncore_encoding *encoding)
{
	const struct uncore_event_row *events = uncore_events(tables), *event = &events[encoding->event];

	for (unsigned at = 0; at < tables->events.count; at++) {
		if (events[at].box == event->box && events[at].group == event->group &&
		    events[at].control == event->control && events[at].umask_count != 0)
			return true;
	}
	return false;
}

/* Whether the entry of the example says so of the event, or of its whole box. */
static bool is_about(const struct uncore_tables *tables, const struct uncore_traffic_row *row, const char *text)
{
	const char *name = strchr(text, ':') + 1, *words = uncore_text(tables, row->words), *event;
	const char *box = uncore_text(tables, uncore_boxes(tables)[row->box].id);
	size_t length;

	if (row->event == UNCORE_NO_INDEX)
		return strlen(box) == (size_t)(name - text) - 1 && strncmp(text, box, strlen(box)) == 0;
	event = uncore_text(tables, uncore_events(tables)[row->event].name);
	length = strlen(event);
	if (strncmp(name, event, length) != 0 || strchr(".,", name[length]) == NULL)
		return false;
	if (*words == '\0' || name[length] == '\0')
		return *words == '\0';
	name += name[length] == '.' && *words != ',' ? length + 1 : length;
	length = strlen(words);
	return strncmp(name, words, length) == 0 && strchr(".,", name[length]) != NULL;
}

static uint64_t sum_of_flows(const struct uncore_tables *tables, const struct uncore_traffic_row *row)
{
	uint64_t sum = 0;

	for (unsigned at = row->flows.first; at < row->flows.first + row->flows.count; at++)
		sum += uncore_flows(tables)[uncore_traffic_flows(tables)[at].flow].rate * row->times / row->over;
	return sum;
}

/* Whether the tables say that the event, or its umask, never happens: an error, or a link that one socket lacks. */
static bool never_happens(const struct uncore_tables *tables, const char *text)
{
	for (unsigned at = 0; at < tables->traffic.count; at++) {
		const struct uncore_traffic_row *row = &uncore_traffic(tables)[at];

		if (sum_of_flows(tables, row) == 0 && is_about(tables, row, text))
			return true;
	}
	return false;
}

/*
 * Returns 1 when the event happens. A deprecated umask need not: another event of its code may have taken its place.
 * Nor need one that only narrows others: a parse of it says so.
 */
static unsigned check_event(struct uncore_sim *sim, const struct uncore_event_row *event,
			    const struct uncore_umask_row *umask, unsigned *programmed)
{
	struct uncore_encoding encoding;
	uint16_t parts[UNCORE_EVENT_UMASKS];
	unsigned part_count;
	uint64_t counted;
	char text[TEXT];

	name_event(uncore_sim_machine(sim)->tables, text, event, umask);
	if (!count(sim, text, &counted, &encoding) ||
	    (umask == NULL && counted == 0 && has_parts(uncore_sim_machine(sim)->tables, &encoding)) ||
	    (umask != NULL && counted == 0 && (umask->flags & UNCORE_UMASK_DEPRECATED)) ||
	    (counted == 0 && uncore_event_umask_doubt(&encoding, parts, &part_count) == UNCORE_UMASK_DOUBT_NARROWS) ||
	    (counted == 0 && never_happens(uncore_sim_machine(sim)->tables, text)))
		return 0;
	(*programmed)++;
	check_most(sim, text, &encoding, counted);
	if (counted == 0)
		print_message("nothing counted: %s\n", text);
	return counted != 0;
}

/* Of many events TEST_TURN chooses some, as in tests/tools/tap.sh; without it all are tested. */
static unsigned first_and_step(const struct uncore_tables *tables, unsigned *step)
{
	const char *turn = getenv("TEST_TURN");

	*step = turn == NULL || strcmp(turn, "all") == 0 ? 1 : tables->umasks.count / 250 + 1;
	return *step == 1 ? 0 : (unsigned)(strtoull(turn, NULL, 10) % *step);
}

static void check_platform(const struct uncore_tables *tables)
{
	struct uncore_sim *sim = example_sim(tables);
	unsigned programmed = 0, happen = 0, step;

	for (unsigned at = first_and_step(tables, &step); at < tables->events.count; at += step) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];

		happen += check_event(sim, event, NULL, &programmed);
		for (unsigned umask = 0; umask < event->umask_count; umask++)
			happen += check_event(sim, event, &uncore_umasks(tables)[event->first_umask + umask],
					      &programmed);
	}
	assert_true(programmed != 0);
	assert_int_equal(happen, programmed);
	uncore_sim_free(sim);
}

static void test_every_event(void **state)
{
	(void)state;
	for (unsigned at = 0; uncore_platform_tables(at) != NULL; at++)
		check_platform(uncore_platform_tables(at));
}

/* The number of cores in a state is at most the number of cores, also within a short time. */
static void check_cores(const char *platform, unsigned cores)
{
	const struct uncore_scenario scenario = { .example = true, .cores = cores };
	struct uncore_sim *sim = make_sim(platform, &scenario);
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
	uint64_t sum = 0, cycles = 0;

	for (unsigned at = 0; at < tables->umasks.count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[at];
		struct uncore_encoding encoding;
		struct uncore_field_index field;
		uint64_t counted;
		char text[TEXT];

		name_event(tables, text, &uncore_events(tables)[umask->event], umask);
		if (uncore_event_parse(tables, text, strlen(text), &encoding, NULL) != 0 ||
		    uncore_find_role(tables, encoding.reg, UNCORE_ROLE_OCCUPANCY_SELECT, &field) != 0 ||
		    !(encoding.control.value & uncore_field_mask(&uncore_fields(tables)[field.at])) ||
		    !count(sim, text, &counted, &encoding))
			continue;
		sum += counted;
		cycles = hertz_of(sim, encoding.group) / (SECOND / MOMENT);
	}
	assert_in_range(sum, 1, cores * cycles);
	uncore_sim_free(sim);
}

static void test_cores(void **state)
{
	(void)state;
	check_cores("ivt", 15);
	check_cores("ivt", 2);
	check_cores("jkt", 1);
}

/* Without the example nothing happens; traffic that the scenario gives replaces the example's traffic of its event. */
static void test_idle_and_given(void **state)
{
	const struct uncore_scenario_traffic traffic = { "UNC_M_CAS_COUNT.RD_REG", ALL, ALL, .rate = 700 };
	const struct uncore_scenario given = { .example = true, .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *idle = make_sim("ivt", NULL), *busy = make_sim("ivt", &given);
	struct uncore_encoding encoding;
	uint64_t counted;

	(void)state;
	assert_true(count(idle, "UNC_M_CAS_COUNT.RD", &counted, &encoding));
	assert_int_equal(counted, 0);
	assert_true(count(busy, "UNC_M_CAS_COUNT.RD", &counted, &encoding));
	assert_int_equal(counted, 7);
	assert_true(count(busy, "UNC_M_ACT_COUNT.RD", &counted, &encoding));
	assert_in_range(counted, 8, SECOND);
	uncore_sim_free(idle);
	uncore_sim_free(busy);
}

/* Counts an event on a socket and all instances of its box, a second long. */
static uint64_t count_on(struct uncore_sim *sim, unsigned socket, const char *event)
{
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct uncore_encoding encoding;
	uint64_t sum = 0;
	unsigned request;

	assert_int_equal(uncore_event_parse(uncore_sim_machine(sim)->tables, event, strlen(event), &encoding, NULL), 0);
	assert_int_equal(uncore_session_add(session, &encoding, 0, &request), 0);
	start(session);
	pass(sim, SECOND);
	stop(session);
	for (unsigned instance = 0; instance < 15; instance++)
		sum += value_of(session, request, socket, instance).count;
	uncore_session_free(session);
	return sum;
}

/* A node filter lets through what goes to the memory of its nodes: each socket has another node of its own. */
static void test_nodes(void **state)
{
	static const char opcode[] = "UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd";
	const struct uncore_scenario_socket sockets[] = { { 0, -1, -1, 2, 0 },
							  { 1, -1, -1, 0, 0 },
							  { 2, -1, -1, 1, 0 } };
	const struct uncore_scenario scenario = { .example = true, .socket_count = 3, .sockets = sockets };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	for (unsigned socket = 0; socket < 3; socket++) {
		uint64_t all = count_on(sim, socket, opcode), sum = 0;

		for (unsigned home = 0; home < 3; home++) {
			char text[TEXT];
			uint64_t some;

			snprintf(text, sizeof(text), "UNC_C_TOR_INSERTS.NID_MISS_OPCODE,opc=DRd,nid=%u",
				 1U << sockets[home].node);
			some = count_on(sim, socket, text);
			sum += some;
			assert_in_range(some * 100 / all, home == socket ? 70 : 6, home == socket ? 95 : 11);
		}
		/* Rates are whole numbers, and so are the parts; each second is another part of the slow variation. */
		assert_in_range(sum * 100 / all, 90, 110);
	}
	uncore_sim_free(sim);
}

/* A machine of one socket has no memory but its own. */
static void test_one_socket(void **state)
{
	const struct uncore_scenario scenario = { .example = true };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	assert_in_range(count_on(sim, 0, "UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE,opc=DRd"), SECOND / 100, SECOND);
	assert_int_equal(count_on(sim, 0, "UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE,opc=DRd"), 0);
	assert_int_equal(count_on(sim, 0, "UNC_C_TOR_INSERTS.NID_MISS_OPCODE,opc=DRd,nid=0xfffe"), 0);
	uncore_sim_free(sim);
}

/* Whether the control register of an instance holds the same for both. */
static bool same_control(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	return a->box == b->box && a->group == b->group && a->control.value == b->control.value &&
	       a->filter_count == 0 && b->filter_count == 0;
}

/* What the hardware cannot distinguish from a clock counts as often as the clock. */
static void check_clock(struct uncore_sim *sim, const struct uncore_encoding *clock, uint64_t ticks)
{
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;

	for (unsigned at = 0; at < tables->events.count; at++) {
		const char *name = uncore_text(tables, uncore_events(tables)[at].name);
		struct uncore_encoding other;
		uint64_t counted;

		if (uncore_events(tables)[at].box != clock->box ||
		    uncore_event_parse(tables, name, strlen(name), &other, NULL) != 0 || !same_control(clock, &other) ||
		    !count(sim, name, &counted, &other))
			continue;
		/* Counts of the same time that begins elsewhere differ by a cycle. */
		if (counted + 1 < ticks || counted > ticks + 1)
			fail_msg("%s of %s counts %llu, and its clock %llu", name, uncore_text(tables, tables->id),
				 (unsigned long long)counted, (unsigned long long)ticks);
	}
}

static void test_clocks_by_other_names(void **state)
{
	const struct uncore_tables *tables;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		struct uncore_sim *sim = example_sim(tables);

		for (unsigned clock = 0; clock < tables->clocks.count; clock++) {
			const struct uncore_clock_row *row = &uncore_clocks(tables)[clock];
			const char *name = uncore_text(tables, uncore_events(tables)[row->event].name);
			struct uncore_encoding encoding;
			uint64_t ticks;

			if (row->umask == UNCORE_NO_INDEX && count(sim, name, &ticks, &encoding))
				check_clock(sim, &encoding, ticks);
		}
		uncore_sim_free(sim);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_event),    cmocka_unit_test(test_cores),
		cmocka_unit_test(test_idle_and_given), cmocka_unit_test(test_nodes),
		cmocka_unit_test(test_one_socket),     cmocka_unit_test(test_clocks_by_other_names)
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

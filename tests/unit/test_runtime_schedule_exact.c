/* SPDX-License-Identifier: MIT */
/*
 * Tests the scheduler against an enumerator that tries all combinations, on small random lists of real events. Compared
 * are whether a list fits, the smallest set that does not, and the fewest passes. Every schedule is also checked
 * counter by counter.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "schedule_truth.h"

enum { LISTS = 20000 };

static uint32_t seed = 20240607;

static unsigned roll(unsigned sides)
{
	seed = seed * 1664525 + 1013904223;
	return (seed >> 8) % sides;
}

/* ---- checking a schedule ---- */

/* Returns what is programmed for a request: one of its equivalent encodings. */
static const struct uncore_encoding *programmed(const struct list *list, const struct uncore_schedule *schedule,
						uint32_t pass, unsigned at, unsigned instance)
{
	uint16_t event;

	assert_int_equal(uncore_schedule_event(schedule, pass, at, (uint16_t)instance, &event), 0);
	for (unsigned form = 0; form < list->form_count[at]; form++) {
		if (list->forms[at][form].event == event)
			return &list->forms[at][form];
	}
	fail_msg("another event is counted");
	return NULL;
}

static void check_control(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass, unsigned at,
			  unsigned instance, unsigned counter)
{
	const struct uncore_encoding *form = programmed(list, schedule, pass, at, instance);
	struct uncore_counter_run runs[32];

	assert_int_equal(uncore_schedule_program(schedule, pass, form->box, (uint16_t)instance, runs,
						 uncore_counter_count(list->tables, form->box)),
			 0);
	assert_true(runs[counter].in_use);
	assert_int_equal(runs[counter].control.value, form->control.value);
	assert_int_equal(runs[counter].control.mask, form->control.mask);
}

static void check_pair(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass, unsigned one,
		       unsigned two, unsigned instance)
{
	unsigned first, second;

	if (list->requests[one].box != list->requests[two].box ||
	    uncore_schedule_counter(schedule, pass, one, (uint16_t)instance, &first) != 0 ||
	    uncore_schedule_counter(schedule, pass, two, (uint16_t)instance, &second) != 0)
		return;
	assert_true(first != second || can_share(list, one, two));
	assert_true(filters_agree(programmed(list, schedule, pass, one, instance),
				  programmed(list, schedule, pass, two, instance)));
}

static void check_filters(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass, unsigned at,
			  unsigned instance)
{
	const struct uncore_encoding *request = programmed(list, schedule, pass, at, instance);
	size_t count;
	const struct uncore_filter_run *runs =
		uncore_schedule_filters(schedule, pass, request->box, (uint16_t)instance, &count);

	for (unsigned filter = 0; filter < request->filter_count; filter++) {
		const struct uncore_filter_run *wanted = &request->filters[filter];
		unsigned found = 0;

		for (size_t each = 0; each < count; each++) {
			if (runs[each].reg != wanted->reg || runs[each].index != wanted->index)
				continue;
			found++;
			assert_int_equal(runs[each].bits.mask & wanted->bits.mask, wanted->bits.mask);
			assert_int_equal(runs[each].bits.value & wanted->bits.mask, wanted->bits.value);
			assert_int_equal(runs[each].bits.value & ~runs[each].bits.mask, 0);
		}
		assert_int_equal(found, 1);
	}
}

static void check_companion(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass, unsigned at,
			    unsigned instance)
{
	bool served = false;

	for (unsigned other = 0; other < list->count; other++) {
		unsigned counter;

		served |= list->requests[other].box == list->requests[at].box &&
			  uncore_schedule_counter(schedule, pass, other, (uint16_t)instance, &counter) == 0 &&
			  counter == number(list, at, list->requests[at].companion) &&
			  serves(list, at, other, instance);
	}
	assert_true(served);
}

static void check_request(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass, unsigned at)
{
	const struct uncore_encoding *request = &list->requests[at];

	for (unsigned instance = 0; instance < uncore_boxes(list->tables)[request->box].instances; instance++) {
		unsigned counter, group_first = number(list, at, 0);
		int result = uncore_schedule_counter(schedule, pass, at, (uint16_t)instance, &counter);

		if (!names(request, request->box, instance) || !uncore_schedule_counts(schedule, pass, at)) {
			assert_true(result == UNCORE_E_NOENT || (is_occupancy(request) && result == 0));
			continue;
		}
		assert_int_equal(result, 0);
		assert_true(counter >= group_first && may_use(list, at, counter - group_first, instance));
		check_filters(list, schedule, pass, at, instance);
		check_control(list, schedule, pass, at, instance, counter);
		if (request->flags & UNCORE_EVENT_COMPANION)
			check_companion(list, schedule, pass, at, instance);
		for (unsigned other = 0; other < at; other++)
			check_pair(list, schedule, pass, at, other, instance);
	}
}

/* The request, and those that it must be with. */
static unsigned item_of(const struct list *list, unsigned at)
{
	unsigned set = 1U << at;

	for (unsigned other = 0; other < list->count && list->options.together != NULL; other++) {
		if (list->together[at] != 0 && list->together[other] == list->together[at])
			set |= 1U << other;
	}
	return set;
}

/* A pass leaves out only what does not fit. */
static void check_repeated(const struct list *list, const struct uncore_schedule *schedule, uint32_t pass)
{
	unsigned counted = 0;

	for (unsigned at = 0; at < list->count; at++)
		counted |= (unsigned)uncore_schedule_counts(schedule, pass, at) << at;
	for (unsigned at = 0; at < list->count; at++)
		assert_true((counted >> at & 1) || !fits(list, counted | item_of(list, at)));
}

static void check_schedule(const struct list *list, const struct uncore_schedule *schedule)
{
	for (uint32_t pass = 0; list->options.flags & UNCORE_SCHEDULE_REPEAT && pass < uncore_schedule_passes(schedule);
	     pass++)
		check_repeated(list, schedule, pass);
	for (unsigned at = 0; at < list->count; at++) {
		unsigned passes = 0;

		for (uint32_t pass = 0; pass < uncore_schedule_passes(schedule); pass++) {
			check_request(list, schedule, pass, at);
			passes += uncore_schedule_counts(schedule, pass, at);
			for (unsigned other = 0; other < list->count && list->options.together != NULL; other++)
				assert_true(list->together[at] == 0 || list->together[at] != list->together[other] ||
					    uncore_schedule_counts(schedule, pass, at) ==
						    uncore_schedule_counts(schedule, pass, other));
		}
		if (list->options.flags & UNCORE_SCHEDULE_REPEAT)
			assert_true(passes >= 1);
		else
			assert_int_equal(passes, 1);
	}
	assert_true(uncore_schedule_counts(schedule, 0, 0));
}

/* ---- random lists ---- */

static void add_filters(const struct uncore_tables *tables, unsigned first, unsigned count, char *text, size_t room)
{
	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];
		size_t length = strlen(text);

		if (row->kind != UNCORE_FILTER_VALUE)
			snprintf(text + length, room - length, ",%s.%s=%u",
				 uncore_text(tables, uncore_registers(tables)[row->reg].id),
				 uncore_text(tables, uncore_fields(tables)[row->field].id), 1 + roll(2));
	}
}

/*
 * Draws an event of the box with a umask, filters that are often the same, and sometimes an instance. If asked to, it
 * prefers occupancies.
 */
static bool draw(const struct uncore_tables *tables, uint16_t box, bool occupancies, struct uncore_encoding *out)
{
	unsigned event = roll(tables->events.count);
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	char text[300] = "";

	while (row->box != box || (occupancies && !(row->flags & UNCORE_EVENT_SUBCOUNTER) && roll(3)))
		row = &uncore_events(tables)[event = roll(tables->events.count)];
	if (roll(5) == 0 && uncore_boxes(tables)[box].instances > 1)
		snprintf(text, sizeof(text), "%s%u:", uncore_text(tables, uncore_boxes(tables)[box].id), roll(2));
	strcat(text, uncore_text(tables, row->name));
	if (row->umask_count != 0) {
		const struct uncore_umask_row *umask =
			&uncore_umasks(tables)[row->first_umask + roll(row->umask_count)];

		strcat(text, ".");
		strcat(text, uncore_text(tables, umask->name));
		add_filters(tables, umask->first_filter, umask->filter_count, text, sizeof(text));
	}
	add_filters(tables, row->first_filter, row->filter_count, text, sizeof(text));
	if (roll(8) == 0 || (row->flags & UNCORE_EVENT_NEEDS_THRESHOLD))
		strcat(text, ",t=1");
	if (uncore_event_parse(tables, text, strlen(text), out, NULL) != 0)
		return false;
	/* Restricts the counters at random, because the real events use only a few sets of counters. */
	if (roll(6) == 0)
		out->counters &= (uint16_t)(1 + roll(15));
	return true;
}

/* Draws the fixed counter of a box that has one, because no expression can name it. */
static bool draw_fixed(const struct uncore_tables *tables, uint16_t box, struct uncore_encoding *out)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;
	unsigned group = groups.first + groups.count - 1U;

	if (groups.count < 2)
		return false;
	*out = (struct uncore_encoding){ .tables = tables,
					 .box = box,
					 .instance = UNCORE_ALL_INSTANCES,
					 .event = UNCORE_NO_INDEX,
					 .group = (uint16_t)group,
					 .reg = uncore_counters(tables)[group].control,
					 .counters = 1 };
	return true;
}

/* Parses a frequency limit. Each limit uses one byte of a register, and other requests may occupy these bytes. */
static void parse_band(const struct uncore_tables *tables, unsigned band, unsigned limit, const char *more,
		       struct uncore_encoding *out)
{
	static const char *const fields[] = { "filt7_0", "filt15_8", "filt23_16", "filt31_24" };
	char text[100];

	snprintf(text, sizeof(text), "UNC_P_FREQ_BAND%u_CYCLES,%s=%u%s", band, fields[band], limit, more);
	assert_int_equal(uncore_event_parse(tables, text, strlen(text), out, NULL), 0);
}

/* A request that only sets a limit has several equivalent encodings; any other has one. */
static void find_forms(struct list *list, unsigned at)
{
	const struct uncore_encoding *request = &list->requests[at];
	const char *name = request->event == UNCORE_NO_INDEX ?
				   "" :
				   uncore_text(list->tables, uncore_events(list->tables)[request->event].name);
	unsigned band;

	list->forms[at][0] = *request;
	list->form_count[at] = 1;
	if (sscanf(name, "UNC_P_FREQ_BAND%u_CYCLES", &band) != 1 ||
	    request->filters[0].bits.mask != UINT64_C(0xff) << 8 * band)
		return;
	for (unsigned form = 0; form < BANDS; form++)
		parse_band(list->tables, (band + form) % BANDS, (unsigned)(request->filters[0].bits.value >> 8 * band),
			   request->control.value >> 24 == 0          ? "" :
			   request->control.value & UINT64_C(1) << 18 ? ",t=1,e" :
									",t=1",
			   &list->forms[at][form]);
	list->form_count[at] = BANDS;
}

static void draw_band(struct list *list, unsigned at)
{
	struct uncore_encoding *request = &list->requests[at];
	unsigned band = roll(BANDS);

	parse_band(list->tables, band, 1 + roll(6), roll(4) == 0 ? ",t=1,e" : "", request);
	if (roll(8) == 0) {
		static const char other[] = "UNC_P_DEMOTIONS_CORE0,filt7_0=3";

		assert_int_equal(uncore_event_parse(list->tables, other, strlen(other), request, NULL), 0);
		band = 0;
	}
	if (roll(5) == 0)
		request->filters[0].bits.mask |= UINT64_C(0xff) << 8 * ((band + 1 + roll(BANDS - 1)) % BANDS);
}

static void choose_options(struct list *list, uint16_t box)
{
	list->options = (struct uncore_schedule_options){ .size = sizeof(struct uncore_schedule_options),
							  .max_passes = roll(2) ? UNCORE_SCHEDULE_ANY_PASSES : roll(4),
							  .flags = roll(4) };
	list->options.together = roll(3) == 0 ? list->together : NULL;
	list->taken = (struct uncore_schedule_taken){ box, roll(2) ? UNCORE_ALL_INSTANCES : 0, 1U << roll(5) };
	list->options.taken = &list->taken;
	list->options.taken_count = roll(4) == 0;
	for (unsigned at = 0; at < list->count; at++)
		find_forms(list, at);
}

static void make_bands(struct list *list)
{
	memset(list, 0, sizeof(*list));
	list->tables = uncore_platform(roll(2) ? "ivt" : "jkt");
	list->count = 2 + roll(MOST - 1);
	for (unsigned at = 0; at < list->count; at++) {
		if (at == 0 || roll(8) != 0)
			draw_band(list, at);
		else
			list->requests[at] = list->requests[roll(at)];
		if (roll(6) == 0)
			list->requests[at].counters &= (uint16_t)(1 + roll(15));
		list->together[at] = roll(4) == 0 ? 1 + roll(2) : 0;
	}
	choose_options(list, list->requests[0].box);
}

static void make_list(struct list *list)
{
	bool occupancies = roll(4) == 0;
	uint16_t boxes[2];

	memset(list, 0, sizeof(*list));
	list->tables = uncore_platform(roll(2) ? "ivt" : "jkt");
	for (unsigned at = 0; at < 2; at++) {
		const struct uncore_event_row *row;

		/* Half of the lists use the first box, which has filters, and events for few counters. */
		do
			row = &uncore_events(list->tables)[roll(list->tables->events.count)];
		while (row->group == 0xff ||
		       (occupancies ? !(row->flags & UNCORE_EVENT_COMPANION) : row->box != 0 && roll(2)));
		boxes[at] = row->box;
	}
	list->count = 2 + roll(MOST - 1);
	for (unsigned at = 0; at < list->count;) {
		uint16_t box = boxes[roll(5) == 0];

		if (at != 0 && roll(8) == 0)
			list->requests[at] = list->requests[roll(at)];
		else if (roll(10) == 0 ? !draw_fixed(list->tables, box, &list->requests[at]) :
					 !draw(list->tables, box, occupancies, &list->requests[at]))
			continue;
		list->together[at++] = roll(4) == 0 ? 1 + roll(2) : 0;
	}
	choose_options(list, boxes[0]);
}

/* ---- comparing ---- */

static unsigned set_of(const struct uncore_schedule_conflict *conflict)
{
	unsigned set = 0;

	for (unsigned at = 0; at < conflict->request_count; at++)
		set |= 1U << conflict->requests[at];
	return set;
}

/* Checks that each request of the conflict is needed, and that no smaller set conflicts. */
static void compare_conflict(const struct list *list, const struct truth *truth,
			     const struct uncore_schedule_conflict *conflict)
{
	unsigned set = set_of(conflict);

	assert_int_equal(__builtin_popcount(set), conflict->request_count);
	assert_false(truth->fits[set]);
	for (unsigned at = 0; at < list->count; at++)
		assert_true(!(set >> at & 1) || truth->fits[set & ~(1U << at)]);
	if (truth->passes != 0 || truth->smallest == 1) {
		assert_true(conflict->is_smallest);
		assert_int_equal(conflict->request_count, truth->smallest);
	}
	assert_int_equal(conflict->passes, truth->passes);
	assert_true(truth->passes == 0 || conflict->passes_minimal);
	assert_true(conflict->text[0] != '\0');
	assert_null(strstr(conflict->text, "(null)"));
}

struct tally {
	unsigned fit, passes[MOST + 1], sizes[MOST + 1], reasons[UNCORE_SCHEDULE_E_END];
};

static void compare(const struct list *list, struct tally *tally)
{
	static struct truth truth;
	struct uncore_schedule_conflict conflict;
	struct uncore_schedule *schedule;
	uint32_t allowed = list->options.max_passes == 0 ? 1 : list->options.max_passes;
	int result;

	find_truth(list, &truth);
	result =
		uncore_schedule_create(list->tables, list->requests, list->count, &list->options, &schedule, &conflict);
	if (truth.passes == 0 || truth.passes > allowed) {
		assert_int_equal(result, UNCORE_E_CONFLICT);
		assert_null(schedule);
		compare_conflict(list, &truth, &conflict);
		tally->sizes[conflict.request_count]++;
		tally->reasons[conflict.reason]++;
		return;
	}
	assert_int_equal(result, 0);
	assert_int_equal(uncore_schedule_passes(schedule), truth.passes);
	assert_true(uncore_schedule_is_minimal(schedule));
	check_schedule(list, schedule);
	tally->passes[truth.passes]++;
	uncore_schedule_free(schedule);
}

static void test_random_lists(void **state)
{
	struct tally tally = { 0 };
	struct list list;

	(void)state;
	for (unsigned at = 0; at < LISTS; at++) {
		make_list(&list);
		compare(&list, &tally);
	}
	for (unsigned at = 0; at < LISTS / 4; at++) {
		make_bands(&list);
		compare(&list, &tally);
	}
	/* The test is useful only if the lists are of every kind. */
	for (unsigned at = 1; at <= 4; at++) {
		assert_true(tally.passes[at] > 10);
		assert_true(tally.sizes[at] > 10);
	}
	for (unsigned at = UNCORE_SCHEDULE_E_NONE + 1; at < UNCORE_SCHEDULE_E_CONTROL; at++)
		assert_true(tally.reasons[at] > 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_random_lists) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Explains conflicts between requests in words. */
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "schedule/schedule.h"
#include "shared/register_name.h"

enum { NAME_ROOM = 256 };

/* A sentence about a conflict. */
struct sentence {
	const struct problem *problem;
	const struct uncore_schedule_conflict *conflict;
	struct text text;
};

static void put_words(struct sentence *sentence, const char *text)
{
	text_put_string(&sentence->text, text);
}

static void put_number(struct sentence *sentence, uint64_t number, unsigned base)
{
	text_put_number(&sentence->text, number, base);
}

/* Goes before item `at` of `count` in "a, b and c". */
static void put_between(struct sentence *sentence, unsigned at, unsigned count)
{
	if (at != 0)
		put_words(sentence, at + 1 == count ? " and " : ", ");
}

static const struct uncore_encoding *request_of(const struct sentence *sentence, unsigned at)
{
	return &sentence->problem->requests[sentence->conflict->requests[at]];
}

/* ---- the parts of sentences ---- */

static const char *box_id(const struct sentence *sentence)
{
	const struct uncore_tables *tables = sentence->problem->tables;

	return uncore_text(tables, uncore_boxes(tables)[sentence->conflict->box].id);
}

/* "every unit", "unit 3", "the unit" where there is one only. */
static void put_place(struct sentence *sentence)
{
	const struct uncore_box_row *box = &uncore_boxes(sentence->problem->tables)[sentence->conflict->box];
	bool everywhere = sentence->conflict->instance == UNCORE_ALL_INSTANCES;

	if (box->instances == 1 || everywhere)
		put_words(sentence, box->instances == 1 ? "the " : "every ");
	put_words(sentence, box_id(sentence));
	if (box->instances != 1 && !everywhere) {
		put_words(sentence, " ");
		put_number(sentence, sentence->conflict->instance, 10);
	}
}

/* Writes the request's expression. A group that counts one thing has no event, so its own name is written. */
static void put_request(struct sentence *sentence, const struct uncore_encoding *request)
{
	const struct uncore_tables *tables = sentence->problem->tables;
	char name[NAME_ROOM];

	if (request->event != UNCORE_NO_INDEX || request->control.mask != 0) {
		if (uncore_event_format(request, name, sizeof(name)) >= 0)
			put_words(sentence, name);
		return;
	}
	put_words(sentence, uncore_text(tables, uncore_boxes(tables)[request->box].id));
	if (request->instance != UNCORE_ALL_INSTANCES)
		put_number(sentence, request->instance, 10);
	put_words(sentence, " ");
	put_words(sentence, uncore_text(tables, uncore_counters(tables)[request->group].id));
}

static void put_requests(struct sentence *sentence)
{
	for (unsigned at = 0; at < sentence->conflict->request_count; at++) {
		put_between(sentence, at, sentence->conflict->request_count);
		put_request(sentence, request_of(sentence, at));
	}
}

/* "counter 0", "counters 0, 1 and 2", "the fixed counter". */
static void put_counters(struct sentence *sentence, unsigned group, unsigned mask)
{
	const struct uncore_counter_row *row = &uncore_counters(sentence->problem->tables)[group];
	unsigned count = (unsigned)__builtin_popcount(mask), done = 0;

	if (row->kind != UNCORE_COUNTER_GENERAL) {
		put_words(sentence, "the ");
		put_words(sentence, uncore_text(sentence->problem->tables, row->id));
		put_words(sentence, " ");
	}
	put_words(sentence, count == 1 ? "counter" : "counters");
	for (unsigned counter = 0; counter < GROUP_COUNTER_LIMIT && row->count > 1; counter++) {
		if (!(mask >> counter & 1))
			continue;
		put_words(sentence, done == 0 ? " " : "");
		put_between(sentence, done++, count);
		put_number(sentence, counter, 10);
	}
}

/* ---- sentences ---- */

/* The smallest field that has the bit, and no bit that one of the two leaves open. */
static const struct uncore_field_row *find_field(const struct sentence *sentence, uint64_t bit, uint64_t mask)
{
	const struct uncore_tables *tables = sentence->problem->tables;
	struct uncore_range fields = layout_of(tables, sentence->conflict->reg)->fields;
	const struct uncore_field_row *found = NULL;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[fields.first + at];
		uint64_t own = uncore_field_mask(row);

		if ((row->flags & UNCORE_FIELD_RESERVED) || !(own & bit))
			continue;
		if (found == NULL || (uncore_field_mask(found) & ~mask))
			found = row;
	}
	return found;
}

static const struct uncore_bits *filter_of(const struct sentence *sentence, unsigned at)
{
	const struct uncore_encoding *request = request_of(sentence, at);
	unsigned filter = 0;

	while (request->filters[filter].reg != sentence->conflict->reg ||
	       request->filters[filter].index != sentence->conflict->index)
		filter++;
	return &request->filters[filter].bits;
}

/* Writes the manual's name, with its letter for the instance. */
static void put_register(struct sentence *sentence)
{
	const struct uncore_tables *tables = sentence->problem->tables;
	const struct uncore_register_row *row = &uncore_registers(tables)[sentence->conflict->reg];
	unsigned index = sentence->conflict->index;
	struct name_numbers numbers = { UNCORE_NO_INDEX, index };
	uncore_string name = index < row->names.count ? uncore_strings(tables)[row->names.first + index] : row->name;

	text_put_name(&sentence->text, uncore_text(tables, name), numbers);
}

static void say_two_values(struct sentence *sentence)
{
	const struct uncore_bits *one = filter_of(sentence, 0), *two = filter_of(sentence, 1);
	uint64_t bits = sentence->conflict->bits;
	const struct uncore_field_row *field = find_field(sentence, bits & (0 - bits), one->mask & two->mask);

	put_requests(sentence);
	put_words(sentence, " both need ");
	if (field != NULL) {
		put_words(sentence, uncore_text(sentence->problem->tables, field->id));
		put_words(sentence, " in ");
	}
	put_register(sentence);
	put_words(sentence, " of ");
	put_place(sentence);
	put_words(sentence, ": ");
	put_number(sentence, field != NULL ? uncore_field_value(field, one->value) : one->value & bits, 16);
	put_words(sentence, " and ");
	put_number(sentence, field != NULL ? uncore_field_value(field, two->value) : two->value & bits, 16);
}

/* Explains that more values are needed than there are free fields. Events that count the same have one field each. */
static void say_filter(struct sentence *sentence)
{
	if (sentence->conflict->request_count == 2) {
		say_two_values(sentence);
		return;
	}
	put_requests(sentence);
	put_words(sentence, " need more fields of ");
	put_register(sentence);
	put_words(sentence, " of ");
	put_place(sentence);
	put_words(sentence, " than it has for their values");
}

/* Explains which counters, of those that the first request could use, are taken. */
static unsigned taken_of(const struct sentence *sentence)
{
	const struct problem *problem = sentence->problem;
	const struct site *rows = problem->sites;
	unsigned request = sentence->conflict->requests[0];

	for (unsigned site = 0; site < problem->site_count; site++) {
		if (rows[site].box == sentence->conflict->box &&
		    (sentence->conflict->instance == UNCORE_ALL_INSTANCES ||
		     rows[site].instance == sentence->conflict->instance))
			return problem->usable[request] & ~(unsigned)allowed_counters(problem, site, request);
	}
	return 0;
}

static void say_counters(struct sentence *sentence)
{
	unsigned mask = 0, taken = taken_of(sentence), group = request_of(sentence, 0)->group;

	for (unsigned at = 0; at < sentence->conflict->request_count; at++)
		mask |= sentence->problem->usable[sentence->conflict->requests[at]];
	put_requests(sentence);
	put_words(sentence, " can only be counted by ");
	put_counters(sentence, group, mask);
	put_words(sentence, " of ");
	put_place(sentence);
	if (taken == 0)
		return;
	put_words(sentence, ", of which ");
	put_counters(sentence, group, taken);
	put_words(sentence, (taken & (taken - 1)) == 0 ? " is taken" : " are taken");
}

static void say_through(struct sentence *sentence, const struct uncore_encoding *request)
{
	put_request(sentence, request);
	put_words(sentence, " counts through ");
	put_counters(sentence, request->group, 1U << request->companion);
}

static void say_companion(struct sentence *sentence)
{
	unsigned at = 0;

	while (at + 1 < sentence->conflict->request_count &&
	       !request_has_companion(sentence->problem, sentence->conflict->requests[at]))
		at++;
	put_requests(sentence);
	put_words(sentence, " cannot count together on ");
	put_place(sentence);
	put_words(sentence, ": ");
	say_through(sentence, request_of(sentence, at));
	put_words(sentence, ", which must then count an occupancy");
}

static void say_no_companion(struct sentence *sentence)
{
	say_through(sentence, request_of(sentence, 0));
	put_words(sentence, " of ");
	put_place(sentence);
	put_words(sentence, ", which must count an occupancy: request one with it that can be counted there");
}

static void say_no_counter(struct sentence *sentence)
{
	unsigned mask = sentence->problem->usable[sentence->conflict->requests[0]];

	put_requests(sentence);
	if (mask == 0) {
		put_words(sentence, " has no counter that can count it");
		return;
	}
	put_words(sentence, " can only be counted by ");
	put_counters(sentence, request_of(sentence, 0)->group, mask);
	put_words(sentence, " of ");
	put_place(sentence);
	put_words(sentence, (mask & (mask - 1)) == 0 ? ", which is taken" : ", which are taken");
}

static void say_control(struct sentence *sentence)
{
	put_requests(sentence);
	put_words(sentence, " sets control bits that the procedures of ");
	put_words(sentence, box_id(sentence));
	put_words(sentence, " set to other values: leave them out");
}

static void say_passes(struct sentence *sentence)
{
	uint32_t allowed = sentence->problem->options.max_passes;

	if (sentence->conflict->request_count < 2)
		return;
	if (sentence->conflict->passes == 0) {
		put_words(sentence, "; they must be in one pass, so more would not help");
		return;
	}
	put_words(sentence, "; ");
	put_number(sentence, sentence->conflict->passes, 10);
	put_words(sentence, " passes would do");
	if (!sentence->conflict->passes_minimal)
		put_words(sentence, ", perhaps fewer");
	if (allowed > 1) {
		put_words(sentence, ", and ");
		put_number(sentence, allowed, 10);
		put_words(sentence, " are allowed");
	}
}

void word_conflict(const struct problem *problem, struct uncore_schedule_conflict *conflict)
{
	static void (*const say[])(struct sentence *) = {
		[UNCORE_SCHEDULE_E_COUNTERS] = say_counters,         [UNCORE_SCHEDULE_E_FILTER] = say_filter,
		[UNCORE_SCHEDULE_E_COMPANION] = say_companion,       [UNCORE_SCHEDULE_E_NO_COUNTER] = say_no_counter,
		[UNCORE_SCHEDULE_E_NO_COMPANION] = say_no_companion, [UNCORE_SCHEDULE_E_CONTROL] = say_control,
	};
	struct sentence sentence = { problem, conflict, { conflict->text, sizeof(conflict->text), 0 } };

	conflict->text[0] = '\0';
	if (conflict->request_count == 0)
		return;
	say[conflict->reason](&sentence);
	say_passes(&sentence);
}

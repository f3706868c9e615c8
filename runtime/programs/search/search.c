/* SPDX-License-Identifier: MIT */
/*
 * Searches: reads the question, compares every row with it, orders the rows, and makes one of those that are the
 * same.
 */
#include "search/search.h"

#include <stdlib.h>
#include <string.h>

#include "search/nearest.h"
#include "search/rank.h"

/* Where the row of a name is. */
struct names {
	uint32_t *slots; /* 1 + index of a row; 0: empty */
	size_t mask;
};

static bool names_init(struct names *names, size_t count)
{
	names->mask = 15;
	while (names->mask < count * 2)
		names->mask = names->mask * 2 + 1;
	names->slots = calloc(names->mask + 1, sizeof *names->slots);
	return names->slots != NULL;
}

/* Returns the text of the tables that contains the word. Every text ends with a NUL, and a NUL precedes the first. */
static const char *whole_text(const struct uncore_tables *tables, const char *word)
{
	const char *first = uncore_text(tables, 0);

	while (word > first && word[-1] != '\0')
		word--;
	return word;
}

static struct search_row make_row(const struct question *question, const struct candidate *from)
{
	struct search_row row = { .tables = from->tables,
				  .item = from->item,
				  .platforms = UINT64_C(1) << from->platform,
				  .worth = from->worth };

	for (unsigned i = 0; i < question->asked_count; i++) {
		const struct match *match = &from->matches[i];

		row.reasons[i] = (struct search_reason){ .found = { match->found, match->length },
							 .place = (enum search_place)match->place,
							 .how = (enum search_how)match->how };
		if (match->found != NULL && match->place == SEARCH_ALIAS)
			row.reasons[i].name = whole_text(from->tables, match->found);
	}
	return row;
}

/* What make_rows() knows of candidates that it has seen. */
struct seen {
	const struct candidates *candidates;
	struct names exact, blind;
	uint32_t *rows; /* of candidates: 1 + the row; 0: it is in another one */
};

static bool seen_init(struct seen *seen, const struct candidates *candidates)
{
	*seen = (struct seen){ .candidates = candidates, .rows = calloc(candidates->count + 1, sizeof *seen->rows) };
	return names_init(&seen->exact, candidates->count) && names_init(&seen->blind, candidates->count) &&
	       seen->rows != NULL;
}

static void seen_free(struct seen *seen)
{
	free(seen->exact.slots);
	free(seen->blind.slots);
	free(seen->rows);
}

/* The slot of the candidate's name, empty or not. */
static uint32_t *exact_slot(struct seen *seen, const struct candidate *candidate)
{
	size_t slot = candidate->name & seen->exact.mask;

	while (seen->exact.slots[slot] != 0 &&
	       seen->candidates->at[seen->exact.slots[slot] - 1].name != candidate->name)
		slot = (slot + 1) & seen->exact.mask;
	return &seen->exact.slots[slot];
}

/* The same without the numbers in the name, among those that are worth the same. */
static uint32_t *blind_slot(struct seen *seen, const struct candidate *candidate)
{
	uint32_t name = rank_name(candidate, false);
	size_t slot = (name ^ candidate->worth * UINT32_C(2654435761)) & seen->blind.mask;

	for (; seen->blind.slots[slot] != 0; slot = (slot + 1) & seen->blind.mask) {
		const struct candidate *other = &seen->candidates->at[seen->blind.slots[slot] - 1];

		if (other->worth == candidate->worth && rank_name(other, false) == name)
			break;
	}
	return &seen->blind.slots[slot];
}

/*
 * Candidates of one name are one row: that of the best. So are those that are worth the same, if their names differ in
 * numbers only. A question that does not say the number means each of them.
 */
static void add_row(struct search *search, const struct question *question, struct seen *seen, uint32_t index)
{
	const struct candidate *candidate = &seen->candidates->at[index];
	uint32_t *exact = exact_slot(seen, candidate), *blind;

	if (*exact != 0) {
		if (seen->rows[*exact - 1] != 0)
			search->rows[seen->rows[*exact - 1] - 1].platforms |= UINT64_C(1) << candidate->platform;
		return;
	}
	*exact = index + 1;
	blind = blind_slot(seen, candidate);
	if (*blind != 0) {
		search->rows[seen->rows[*blind - 1] - 1].alike++;
		return;
	}
	*blind = index + 1;
	search->rows[search->total] = make_row(question, candidate);
	search->rows[search->total].order = (uint32_t)search->total;
	seen->rows[index] = (uint32_t)++search->total;
}

static int compare_rows(const void *left, const void *right)
{
	const struct search_row *a = left, *b = right;

	if (a->worth != b->worth)
		return a->worth > b->worth ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* Shares of 100: what each further form of one thing loses, and at most. */
enum { REPEAT_LOSS = 5, REPEATS_MAX = 4 };

static const char *metric_name(const struct search_row *row)
{
	return uncore_text(row->tables, uncore_metrics(row->tables)[row->item.metric.at].name);
}

/*
 * Whether the later row is a form of the same: another sub-event, or a metric whose name goes on where the other's
 * ends.
 */
static bool is_form_of(const struct search_row *later, const struct search_row *row)
{
	size_t length;

	if (later->tables != row->tables || later->item.kind != row->item.kind ||
	    later->item.reg.box != row->item.reg.box)
		return false;
	if (later->item.kind == ITEM_EVENT)
		return later->item.event.at == row->item.event.at;
	if (later->item.kind != ITEM_METRIC)
		return false;
	length = strlen(metric_name(row));
	return strncmp(metric_name(later), metric_name(row), length) == 0 && metric_name(later)[length] == '_';
}

/* The first rows must show what there is, not one event in all its forms. So further forms go down. */
static void spread(struct search *search)
{
	for (size_t i = 1; i < search->total; i++) {
		struct search_row *row = &search->rows[i];
		unsigned repeats = 0;

		for (size_t j = 0; j < i && repeats < REPEATS_MAX; j++)
			repeats += is_form_of(row, &search->rows[j]);
		row->worth -= row->worth * repeats * REPEAT_LOSS / 100;
	}
	if (search->total > 1)
		qsort(search->rows, search->total, sizeof *search->rows, compare_rows);
}

/* Makes rows of the candidates, which are in order. False: there is no memory. */
static bool make_rows(struct search *search, const struct question *question, const struct candidates *candidates,
		      size_t most)
{
	struct seen seen;
	bool is_good = seen_init(&seen, candidates);

	search->rows = calloc(candidates->count + 1, sizeof *search->rows);
	is_good = is_good && search->rows != NULL;
	for (size_t i = 0; is_good && i < candidates->count; i++)
		add_row(search, question, &seen, (uint32_t)i);
	spread(search);
	search->count = search->total < most ? search->total : most;
	seen_free(&seen);
	return is_good;
}

static void scan(const struct question *question, const struct uncore_tables *const *tables, unsigned count,
		 struct candidates *candidates)
{
	scan_free(candidates);
	for (unsigned i = 0; i < count; i++)
		scan_platform(question, tables[i], i, candidates);
}

/* Looks for the nearest word in place of one that no row has, and no platform knows. Returns whether there is one. */
static bool correct(struct search *search, const struct question *question, const struct candidates *candidates,
		    const struct search_platforms *platforms)
{
	struct rarity rarity = rank_count(question, candidates);
	bool is_corrected = false;

	for (unsigned i = 0; i < question->asked_count; i++) {
		if (rarity.rows[i] != 0 || question->is_quantity[i])
			continue;
		if (!search_knows(platforms->tables, platforms->known, question->asked[i]))
			search->instead[i] = search_nearest(platforms->tables, platforms->count, question->asked[i]);
		search->missing[i] = search->instead[i].at == NULL;
		is_corrected |= search->instead[i].at != NULL;
	}
	return is_corrected;
}

bool search_run(struct search *search, const struct search_platforms *platforms, struct search_span words, size_t most)
{
	const struct uncore_tables *const *tables = platforms->tables;
	unsigned count = platforms->count < SEARCH_PLATFORMS_MAX ? platforms->count : SEARCH_PLATFORMS_MAX;
	struct question *question = calloc(1, sizeof *question);
	struct candidates candidates = { 0 };
	bool is_good = question != NULL;

	*search = (struct search){ .asked_count = 0 };
	if (is_good && count != 0) {
		question_read(question, tables[0], words);
		question_compile(question, tables[0], search->instead);
		scan(question, tables, count, &candidates);
		if (correct(search, question, &candidates, platforms)) {
			question_compile(question, tables[0], search->instead);
			scan(question, tables, count, &candidates);
		}
		rank(question, &candidates);
		search->asked_count = question->asked_count;
		memcpy(search->asked, question->asked, sizeof search->asked);
		is_good = !candidates.failed && make_rows(search, question, &candidates, most);
	}
	scan_free(&candidates);
	free(question);
	return is_good;
}

void search_free(struct search *search)
{
	free(search->rows);
	search->rows = NULL;
	search->count = 0;
}

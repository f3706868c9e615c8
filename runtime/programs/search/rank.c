/* SPDX-License-Identifier: MIT */
/*
 * Orders what was found. A row's worth is the mean of what was found for each idea of the question, where a rare
 * idea counts for more. A row that lacks an idea loses more than that idea's share. What a question for a quantity
 * wants are metrics. Everything is counted in whole numbers, so the order is the same on every machine.
 */
#include "search/rank.h"

#include <stdlib.h>
#include <string.h>

#include "search/word.h"

/* Shares of 100. */
static const unsigned char kinds[] = {
	[SEARCH_GROUP] = 110,   [SEARCH_METRIC] = 100, [SEARCH_EVENT] = 100, [SEARCH_BOX] = 85,
	[SEARCH_REGISTER] = 75, [SEARCH_FIELD] = 70,   [SEARCH_VALUE] = 70,
};

enum {
	QUANTITY_BONUS = 20, /* of a metric, where the question asks for a number */
	NAMED_SHARE = 20,    /* of the worth: how much of the row's name the question says */
	PLACE_SHARE = 6,     /* of what was found for an idea: for each further place that has it */
	ANY_QUANTITY = 3000, /* of a metric that has another quantity than was asked for */
	NO_ROW_WEIGHT = 400, /* of a quantity that no row has, in hundredths as log2_hundredths() */
	LEAST_SHARE = 35     /* of the best worth: rows below are left out */
};

/* log2 in hundredths, with a straight line between two powers. */
static unsigned log2_hundredths(uint64_t number)
{
	unsigned bits = 0;

	while (number >> (bits + 1) != 0)
		bits++;
	return bits * 100 + (unsigned)((number - (UINT64_C(1) << bits)) * 100 >> bits);
}

struct rarity rank_count(const struct question *question, const struct candidates *candidates)
{
	struct rarity rarity = { { 0 } };

	for (size_t i = 0; i < candidates->count; i++)
		for (unsigned asked = 0; asked < question->asked_count; asked++)
			rarity.rows[asked] += candidates->at[i].matches[asked].worth != 0;
	return rarity;
}

static bool is_quantity(const struct candidate *candidate)
{
	return candidate->kind == SEARCH_METRIC || candidate->kind == SEARCH_GROUP;
}

static unsigned kind_share(const struct question *question, const struct candidate *candidate)
{
	unsigned share = kinds[candidate->kind];

	for (unsigned i = 0; i < question->asked_count; i++)
		if (is_quantity(candidate) && question->is_quantity[i])
			return share + QUANTITY_BONUS;
	return share;
}

/*
 * What was found for an idea, and a little more for each further place that has it. A metric is a quantity, though
 * perhaps another one than was asked for.
 */
static unsigned idea_worth(const struct question *question, const struct candidate *candidate, unsigned idea)
{
	const struct match *match = &candidate->matches[idea];
	unsigned places;

	if (match->worth == 0)
		return question->is_quantity[idea] && is_quantity(candidate) ? ANY_QUANTITY : 0;
	/* Another tool's name mostly repeats ours, and what stands of the category and the box goes for many rows. */
	places = (match->places & (1U << SEARCH_NAME | 1U << SEARCH_ALIAS)) != 0;
	places += (match->places & 1U << SEARCH_TITLE) != 0;
	places += (match->places & 1U << SEARCH_TEXT) != 0;
	if (places == 0)
		places = 1;
	return match->worth + match->worth * (places - 1) * PLACE_SHARE / 100;
}

static uint32_t worth(const struct question *question, const unsigned *weights, const struct candidate *candidate)
{
	uint64_t sum = 0, whole = 0, mean;
	unsigned found = 0, asked = question->asked_count;

	for (unsigned i = 0; i < asked; i++) {
		unsigned idea = idea_worth(question, candidate, i);

		sum += (uint64_t)weights[i] * idea;
		whole += weights[i];
		found += idea != 0;
	}
	mean = whole == 0 ? 0 : sum / whole;
	mean = mean * (100 - NAMED_SHARE) / 100 + mean * NAMED_SHARE / 100 * candidate->named / 100;
	mean = asked == 0 ? 0 : mean * found / asked;
	return (uint32_t)(mean * kind_share(question, candidate) / 100 * candidate->burden / 100);
}

static uint32_t hash(uint32_t hash, const char *text, bool with_numbers)
{
	for (; *text != '\0'; text++)
		if (with_numbers || *text < '0' || *text > '9')
			hash = (hash ^ (unsigned char)*text) * UINT32_C(16777619);
	return (hash ^ '/') * UINT32_C(16777619);
}

uint32_t rank_name(const struct candidate *candidate, bool with_numbers)
{
	const struct uncore_tables *tables = candidate->tables;
	uint32_t name = UINT32_C(2166136261) ^ candidate->kind;

	if (candidate->group != UNCORE_NO_INDEX)
		return hash(name, uncore_text(tables, uncore_groups(tables)[candidate->group].name), with_numbers);
	if (candidate->event != UNCORE_NO_INDEX) {
		name = hash(name, uncore_text(tables, uncore_events(tables)[candidate->event].name), with_numbers);
		return candidate->umask == UNCORE_NO_INDEX ?
			       name :
			       hash(name, uncore_text(tables, uncore_umasks(tables)[candidate->umask].name),
				    with_numbers);
	}
	name = hash(name, uncore_text(tables, uncore_boxes(tables)[candidate->box].id), with_numbers);
	if (candidate->metric != UNCORE_NO_INDEX)
		name = hash(name, uncore_text(tables, uncore_metrics(tables)[candidate->metric].name), with_numbers);
	if (candidate->reg != UNCORE_NO_INDEX)
		name = hash(name, uncore_text(tables, uncore_registers(tables)[candidate->reg].id), with_numbers);
	if (candidate->field != UNCORE_NO_INDEX)
		name = hash(name, uncore_text(tables, uncore_fields(tables)[candidate->field].id), with_numbers);
	if (candidate->value != UNCORE_NO_INDEX)
		name = hash(name, uncore_text(tables, uncore_values(tables)[candidate->value].id), with_numbers);
	return name;
}

/* No two candidates of a platform are one row, so the order is total. */
static int compare(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->worth != b->worth)
		return a->worth > b->worth ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->platform != b->platform)
		return a->platform < b->platform ? -1 : 1;
	if (a->event != b->event)
		return a->event < b->event ? -1 : 1;
	if (a->umask != b->umask)
		return (uint16_t)(a->umask + 1) < (uint16_t)(b->umask + 1) ? -1 : 1;
	if (a->group != b->group)
		return a->group < b->group ? -1 : 1;
	if (a->metric != b->metric)
		return a->metric < b->metric ? -1 : 1;
	if (a->reg != b->reg)
		return a->reg < b->reg ? -1 : 1;
	if (a->field != b->field)
		return a->field < b->field ? -1 : 1;
	if (a->value != b->value)
		return a->value < b->value ? -1 : 1;
	return (a->box > b->box) - (a->box < b->box);
}

void rank(const struct question *question, struct candidates *candidates)
{
	struct rarity rarity = rank_count(question, candidates);
	unsigned weights[SEARCH_ASKED_MAX];
	uint32_t best = 0;
	size_t kept = 0;

	for (unsigned i = 0; i < question->asked_count; i++)
		weights[i] = rarity.rows[i] == 0 ? question->is_quantity[i] * NO_ROW_WEIGHT :
						   log2_hundredths(2 * (candidates->scanned + 1) / rarity.rows[i]);
	for (size_t i = 0; i < candidates->count; i++) {
		candidates->at[i].worth = worth(question, weights, &candidates->at[i]);
		if (candidates->at[i].worth > best)
			best = candidates->at[i].worth;
	}
	for (size_t i = 0; i < candidates->count; i++)
		if (candidates->at[i].worth != 0 && candidates->at[i].worth >= best * LEAST_SHARE / 100)
			candidates->at[kept++] = candidates->at[i];
	candidates->count = kept;
	for (size_t i = 0; i < kept; i++)
		candidates->at[i].name = rank_name(&candidates->at[i], true);
	if (kept > 1)
		qsort(candidates->at, kept, sizeof *candidates->at, compare);
}

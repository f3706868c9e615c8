/* SPDX-License-Identifier: MIT */
/*
 * Orders what was found. A row's worth is the mean of what was found for each idea of the question, where a rare
 * idea counts for more. A row that lacks an idea loses more than that idea's share. What a question for a quantity
 * wants are metrics. Everything is counted in whole numbers, so the order is the same on every machine.
 */
#include "search/rank.h"

#include <stdlib.h>
#include <string.h>

/* Shares of 100. */
static const unsigned char kinds[] = {
	[ITEM_GROUP] = 110,   [ITEM_METRIC] = 100, [ITEM_EVENT] = 100, [ITEM_BOX] = 85,
	[ITEM_REGISTER] = 75, [ITEM_FIELD] = 70,   [ITEM_VALUE] = 70,
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
	return candidate->item.kind == ITEM_METRIC || candidate->item.kind == ITEM_GROUP;
}

static unsigned kind_share(const struct question *question, const struct candidate *candidate)
{
	unsigned share = kinds[candidate->item.kind];

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
	/* Another tool's name mostly repeats ours, and the words of the category and the box are those of many rows. */
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
	struct item_part parts[ITEM_PARTS_MAX];
	unsigned count = item_parts(candidate->tables, &candidate->item, parts);
	uint32_t name = UINT32_C(2166136261) ^ candidate->item.kind;

	for (unsigned at = 0; at < count; at++)
		name = hash(name, parts[at].name, with_numbers);
	return name;
}

/* No two candidates of a platform are one row, so the order is total. */
static int compare(const void *left, const void *right)
{
	const struct candidate *first = left, *second = right;
	const struct item *a = &first->item, *b = &second->item;
	/* An event goes before its umasks: UNCORE_NO_INDEX and one more is 0. */
	const uint32_t keys[][2] = { { second->worth, first->worth },
				     { a->kind, b->kind },
				     { first->platform, second->platform },
				     { a->event.at, b->event.at },
				     { (uint16_t)(a->umask.at + 1), (uint16_t)(b->umask.at + 1) },
				     { a->group.at, b->group.at },
				     { a->metric.at, b->metric.at },
				     { a->reg.reg, b->reg.reg },
				     { a->field.at, b->field.at },
				     { a->value, b->value },
				     { a->reg.box, b->reg.box } };

	for (size_t key = 0; key < sizeof keys / sizeof keys[0]; key++)
		if (keys[key][0] != keys[key][1])
			return keys[key][0] < keys[key][1] ? -1 : 1;
	return 0;
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

/* SPDX-License-Identifier: MIT */
/* Finds pairs of equal keys by sorting, so that twice as many things take about twice the time. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/hash.h"
#include "check/check.h"

static int compare(const void *left, const void *right)
{
	const struct alike *a = left, *b = right;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	return a->at < b->at ? -1 : a->at > b->at;
}

void each_alike(struct alike *list, size_t count, alike_pair *pair, void *context)
{
	if (count != 0)
		qsort(list, count, sizeof *list, compare);
	for (size_t first = 0, next = 0; first < count; first = next) {
		for (; next < count && list[next].key == list[first].key; next++)
			for (size_t i = first; i < next; i++)
				pair(context, list[i].at, list[next].at);
	}
}

void report_twice(struct checker *checker, enum rule rule, const char *what, const char *id, struct loc second,
		  struct loc first)
{
	diag_error(checker->diag, rule, second, "%s \"%s\" is listed twice", what, id);
	diag_note(checker->diag, first, "the first is here");
}

struct ids_checked {
	struct checker *checker;
	enum rule rule;
	const char *what;
	struct ids ids;
};

static const char *id_at(const struct ids *ids, size_t at)
{
	return *(const char *const *)(const void *)((const char *)ids->at + at * ids->size + ids->id);
}

static struct loc loc_at(const struct ids *ids, size_t at)
{
	return node_loc(*(const struct node *)(const void *)((const char *)ids->at + at * ids->size + ids->node));
}

static void check_pair(void *context, size_t earlier, size_t later)
{
	const struct ids_checked *checked = context;
	const struct ids *ids = &checked->ids;

	if (strcmp(id_at(ids, earlier), id_at(ids, later)) == 0)
		report_twice(checked->checker, checked->rule, checked->what, id_at(ids, later), loc_at(ids, later),
			     loc_at(ids, earlier));
}

void report_same_ids(struct checker *checker, enum rule rule, const char *what, struct ids ids)
{
	struct ids_checked checked = { checker, rule, what, ids };
	struct alike *list = arena_array(checker->arena, ids.count, sizeof *list);

	size_t count = 0;

	for (size_t i = 0; i < ids.count; i++)
		if (id_at(&ids, i) != NULL)
			list[count++] = (struct alike){ name_key(id_at(&ids, i)), i };
	each_alike(list, count, check_pair, &checked);
}

uint64_t name_key(const char *name)
{
	struct hash hash = HASH_START;
	char lower[64];
	size_t length;

	do {
		for (length = 0; length < sizeof lower && *name != '\0'; length++, name++)
			lower[length] = (char)(*name >= 'A' && *name <= 'Z' ? *name - 'A' + 'a' : *name);
		hash_bytes(&hash, lower, length);
	} while (*name != '\0');
	return hash.b;
}

void report_same_words(struct checker *checker, enum rule rule, const char *what, const struct strings *words,
		       struct node node, const char *key)
{
	for (size_t i = 0; i < words->count; i++)
		for (size_t j = 0; j < i; j++)
			if (strcasecmp(words->at[i], words->at[j]) == 0) {
				report_twice(checker, rule, what, words->at[i], node_element_loc(node, key, i),
					     node_element_loc(node, key, j));
				break;
			}
}

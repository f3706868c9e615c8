/* SPDX-License-Identifier: MIT */
/* Finds pairs of equal keys by sorting, so that twice as many things take about twice the time. */
#include <stdlib.h>
#include <string.h>

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

/* SPDX-License-Identifier: MIT */
/*
 * Finds the name that a mistyped one probably means: "did you mean".
 */
#ifndef SHARED_NEAR_H
#define SHARED_NEAR_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "shared/letters.h"

/* Longer words match nothing. */
enum { NEAR_ROOM = 96 };

/*
 * The caller offers candidates one by one. Among equally near ones a name wins of which the user left out a part. Then
 * the one wins that begins like the wanted word for longest, as names of one box do. Then the first wins.
 */
struct nearest {
	const char *wanted;
	size_t length;        /* of wanted; 0: up to its NUL */
	char best[NEAR_ROOM]; /* empty: no candidate is near */
	unsigned distance;
};

static inline bool near_same(const char *a, const char *b, size_t length)
{
	for (size_t at = 0; at < length; at++)
		if (small_letter(a[at]) != small_letter(b[at]))
			return false;
	return true;
}

static inline unsigned near_least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* A lower limit of the distance that needs one pass: the letters that one word has more often than the other. */
static inline unsigned near_apart(const char *a, size_t length, const char *b, size_t width)
{
	signed char more[32] = { 0 }; /* letters of both cases share a place, and some others too */
	unsigned missing = 0, extra = 0;

	for (size_t at = 0; at < length; at++)
		more[(unsigned char)a[at] % 32]++;
	for (size_t at = 0; at < width; at++)
		more[(unsigned char)b[at] % 32]--;
	for (size_t at = 0; at < sizeof(more); at++) {
		extra += more[at] > 0 ? (unsigned)more[at] : 0;
		missing += more[at] < 0 ? (unsigned)-more[at] : 0;
	}
	return extra > missing ? extra : missing;
}

/*
 * How many letters must be inserted, deleted, replaced or swapped with the next to make one word of the other. As soon
 * as they are more than most, any number above most. Ignores case.
 */
static inline unsigned near_distance(const char *a, size_t length, const char *b, size_t width, unsigned most)
{
	unsigned rows[3][NEAR_ROOM], least = 0, least_above;

	for (size_t line = 0; line <= length; line++) {
		unsigned *row = rows[line % 3], *above = rows[(line + 2) % 3], *above2 = rows[(line + 1) % 3];

		least_above = least;
		row[0] = least = (unsigned)line;
		for (size_t at = 1; at <= width; at++) {
			if (line == 0) {
				row[at] = (unsigned)at;
				continue;
			}
			row[at] = near_least(above[at], row[at - 1]) + 1;
			row[at] = near_least(row[at], above[at - 1] + !near_same(&a[line - 1], &b[at - 1], 1));
			if (line > 1 && at > 1 && near_same(&a[line - 1], &b[at - 2], 1) &&
			    near_same(&a[line - 2], &b[at - 1], 1))
				row[at] = near_least(row[at], above2[at - 2] + 1);
			least = near_least(least, row[at]);
		}
		/* No later row falls below the smaller of these two: a swap skips one. */
		if (least > most && least_above > most)
			return most + 1;
	}
	return rows[length % 3][width];
}

/* "TOR_INSERTS" of "UNC_C_TOR_INSERTS": a missing prefix is more likely than a typing error. */
static inline bool near_is_tail(const char *tail, size_t length, const char *word, size_t width)
{
	return length >= 3 && width > length && word[width - length - 1] == '_' &&
	       near_same(tail, word + width - length, length);
}

/* "MEM_BW" of "MEM_BW_TOTAL": so is a missing end. */
static inline bool near_is_head(const char *head, size_t length, const char *word, size_t width)
{
	return length >= 3 && width > length && (word[length] == '_' || word[length] == '.') &&
	       near_same(head, word, length);
}

/* How many letters both begin with. */
static inline size_t near_common(const char *a, size_t length, const char *b)
{
	size_t at = 0;

	while (at < length && b[at] != '\0' && small_letter(a[at]) == small_letter(b[at]))
		at++;
	return at;
}

/* Whether the word is the wanted one with a prefix or with an end that the user left out. */
static inline bool near_is_whole_of(const char *wanted, size_t length, const char *word, size_t width)
{
	return near_is_tail(wanted, length, word, width) || near_is_head(wanted, length, word, width);
}

/* Whether the word is better than the best one, which is equally near. */
static inline bool nearest_prefers(const struct nearest *nearest, size_t length, const char *word, size_t width)
{
	bool is_whole = near_is_whole_of(nearest->wanted, length, word, width);
	bool was_whole = near_is_whole_of(nearest->wanted, length, nearest->best, strlen(nearest->best));

	if (is_whole || was_whole)
		return is_whole && !was_whole;
	return near_common(nearest->wanted, length, word) > near_common(nearest->wanted, length, nearest->best);
}

/*
 * At most a third of the letters may be wrong, and not all of them: otherwise it is another word. Returns whether the
 * word is the best so far.
 */
static inline bool nearest_offer(struct nearest *nearest, const char *word)
{
	size_t length = nearest->length != 0 ? nearest->length : strlen(nearest->wanted), width = strlen(word);
	unsigned distance = 1, most = (unsigned)(length + 2) / 3;

	if (width == 0 || width >= NEAR_ROOM || length >= NEAR_ROOM)
		return false;
	if (nearest->best[0] != '\0' && nearest->distance == 0)
		return false;
	if (nearest->best[0] != '\0' && nearest->distance <= most)
		most = nearest->distance;
	if (!near_is_whole_of(nearest->wanted, length, word, width)) {
		if ((length > width ? length - width : width - length) > most ||
		    near_apart(nearest->wanted, length, word, width) > most)
			return false;
		distance = near_distance(nearest->wanted, length, word, width, most);
	}
	if (distance > most || distance >= length || distance >= width)
		return false;
	if (nearest->best[0] != '\0' && distance == nearest->distance && !nearest_prefers(nearest, length, word, width))
		return false;
	memcpy(nearest->best, word, width + 1);
	nearest->distance = distance;
	return true;
}

#endif

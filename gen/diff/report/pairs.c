/* SPDX-License-Identifier: MIT */
/*
 * Writes two lists of values beside each other. The longest common subsequence is what stayed. Between two values of
 * it, an old and a new value belong together if their first words are the same. One of each belong together, too.
 */
#include <string.h>

#include "diff/report/parts.h"

/* Of lists with more cells than CELLS_MAX nothing counts as equal: the table of lengths would be too large. */
enum { LINE_LENGTH_MAX = 36, EQUAL_SHOWN_MAX = 4, LINES_SHOWN_MAX = 12, CELLS_MAX = 1 << 20 };

struct pairs {
	struct doc *doc;
	struct arena arena; /* of the table, and of what is told */
	const struct strings *old, *new;
	struct strings equal;
	unsigned short *lengths; /* of the longest subsequence behind each pair of places; NULL: not known */
	size_t lines;
};

static unsigned short *length_at(const struct pairs *pairs, size_t i, size_t j)
{
	return &pairs->lengths[i * (pairs->new->count + 1) + j];
}

static bool is_equal(const struct pairs *pairs, size_t i, size_t j)
{
	return strcmp(pairs->old->at[i], pairs->new->at[j]) == 0;
}

static void measure(struct pairs *pairs)
{
	size_t cells = (pairs->old->count + 1) * (pairs->new->count + 1);

	if (cells > CELLS_MAX)
		return;
	pairs->lengths = arena_array(&pairs->arena, cells, sizeof *pairs->lengths);
	for (size_t i = pairs->old->count; i-- > 0;)
		for (size_t j = pairs->new->count; j-- > 0;) {
			unsigned short skip_old = *length_at(pairs, i + 1, j), skip_new = *length_at(pairs, i, j + 1);

			if (is_equal(pairs, i, j))
				*length_at(pairs, i, j) = (unsigned short)(*length_at(pairs, i + 1, j + 1) + 1);
			else
				*length_at(pairs, i, j) = skip_old > skip_new ? skip_old : skip_new;
		}
}

/* ---- lines ---- */

/* What is longer is folded: such a list has a rule for each event, say. */
static void next_line(struct pairs *pairs)
{
	if (pairs->lines == LINES_SHOWN_MAX)
		doc_fold(pairs->doc, "and more", false);
	else if (pairs->lines != 0)
		doc_next_line(pairs->doc);
	pairs->lines++;
}

/* Writes two values: short ones on one line, sentences below each other. */
static void put_pair(struct pairs *pairs, const char *old, const char *new)
{
	struct doc *doc = pairs->doc;

	next_line(pairs);
	doc_styled(doc, DOC_OLD, old);
	if (strlen(old) + strlen(new) > LINE_LENGTH_MAX)
		doc_next_line(doc);
	else
		doc_text(doc, " ");
	doc_text(doc, "\xe2\x86\x92 ");
	doc_styled(doc, DOC_NEW, new);
}

static void put_one(struct pairs *pairs, enum doc_style style, const char *value)
{
	next_line(pairs);
	doc_text(pairs->doc, style == DOC_OLD ? "\xe2\x88\x92 " : "+ ");
	doc_styled(pairs->doc, style, value);
}

static bool has_same_first_word(const char *a, const char *b)
{
	size_t length = strcspn(a, " ");

	return a[length] == ' ' && length == strcspn(b, " ") && strncmp(a, b, length) == 0;
}

/* Writes the values in which the lists differ between two that are on both sides. */
static void put_gap(struct pairs *pairs, size_t old, size_t old_end, size_t new, size_t new_end)
{
	bool *told = arena_array(&pairs->arena, new_end - new + 1, sizeof *told);
	bool is_one = old_end - old == 1 && new_end - new == 1;

	for (size_t i = old; i < old_end; i++) {
		const char *value = pairs->old->at[i];
		size_t j = new;

		while (j < new_end && (told[j - new] || !(is_one || has_same_first_word(value, pairs->new->at[j]))))
			j++;
		if (j == new_end) {
			put_one(pairs, DOC_OLD, value);
			continue;
		}
		told[j - new] = true;
		put_pair(pairs, value, pairs->new->at[j]);
	}
	for (size_t j = new; j < new_end; j++)
		if (!told[j - new])
			put_one(pairs, DOC_NEW, pairs->new->at[j]);
}

/* Whether both places are in the longest common subsequence. */
static bool is_common(const struct pairs *pairs, size_t i, size_t j)
{
	return pairs->lengths != NULL && i < pairs->old->count && j < pairs->new->count &&is_equal(pairs, i, j);
}

static bool skips_old(const struct pairs *pairs, size_t i, size_t j)
{
	return i < pairs->old->count && (j == pairs->new->count || pairs->lengths == NULL ||
					 *length_at(pairs, i + 1, j) >= *length_at(pairs, i, j + 1));
}

/* What is on both sides: a few words tell what the other values belong to, and of many their number is enough. */
static void put_equal(struct doc *doc, const struct strings *equal)
{
	if (equal->count == 0)
		return;
	doc_next_line(doc);
	doc_aside(doc);
	if (equal->count > EQUAL_SHOWN_MAX)
		doc_format(doc, DOC_PLAIN, "%zu values are equal", equal->count);
	else
		doc_text(doc, "equal: ");
	for (size_t i = 0; i < equal->count && equal->count <= EQUAL_SHOWN_MAX; i++) {
		doc_text(doc, i == 0 ? "" : ", ");
		doc_code(doc, equal->at[i]);
	}
	doc_end(doc);
}

void report_pairs(struct doc *doc, const struct change *change)
{
	struct pairs pairs = { .doc = doc, .old = &change->old, .new = &change->new };
	size_t i = 0, j = 0;

	measure(&pairs);
	while (i < pairs.old->count || j < pairs.new->count) {
		size_t old = i, new = j;

		while ((i < pairs.old->count || j < pairs.new->count) && !is_common(&pairs, i, j))
			*(skips_old(&pairs, i, j) ? &i : &j) += 1;
		put_gap(&pairs, old, i, new, j);
		if (!is_common(&pairs, i, j))
			break;
		list_add(&pairs.arena, &pairs.equal, pairs.old->at[i]);
		i++, j++;
	}
	if (pairs.lines > LINES_SHOWN_MAX)
		doc_end(doc);
	put_equal(doc, &pairs.equal);
	arena_free(&pairs.arena);
}

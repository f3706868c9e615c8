/* SPDX-License-Identifier: MIT */
/*
 * One less in a list; other numbers, bits and words; values of the same kind from elsewhere; two that change places;
 * renamed everywhere.
 */
#include "mutations.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first try of each way. */
enum { REMOVED = 0, OTHER = 1, BORROWED = 10, SWAPPED = 14, RENAMED = MUTATIONS - 1 };

static size_t begin_of(const struct spot *spot)
{
	return spot->source->positions[spot->position].value;
}

static size_t string_end(const char *text, size_t at)
{
	for (at++; text[at] != '"'; at++)
		at += text[at] == '\\';
	return at + 1;
}

/* The end of the value that begins there, which may be an object or a list. */
static size_t value_end(const char *text, size_t at)
{
	size_t depth = 0;

	do {
		if (text[at] == '"') {
			at = string_end(text, at);
			continue;
		}
		depth += text[at] == '{' || text[at] == '[';
		depth -= text[at] == '}' || text[at] == ']';
		at++;
	} while (depth != 0);
	return at;
}

static size_t end_of(const struct spot *spot)
{
	const char *text = spot->source->text;
	size_t at = begin_of(spot);

	return strchr("\"{[", text[at]) != NULL ? value_end(text, at) : at + strcspn(text + at, ",]} \n");
}

static size_t length_of(const struct spot *spot)
{
	return end_of(spot) - begin_of(spot);
}

struct span span_of(const struct spot *spot)
{
	return (struct span){ begin_of(spot), end_of(spot) };
}

static const char *text_of(const struct spot *spot)
{
	return spot->source->text + begin_of(spot);
}

static void add_edit(struct arena *arena, struct edits *edits, const struct source *source, const char *text)
{
	edits->at = arena_grow(arena, edits->at, edits->count, &edits->room, sizeof *edits->at);
	edits->at[edits->count++] = (struct edit){ source, text };
}

/* The file with another text from one offset to another. */
static bool replace(struct arena *arena, struct edits *edits, const struct source *source, size_t from, size_t to,
		    const char *text)
{
	add_edit(arena, edits, source,
		 arena_printf(arena, "%.*s%s%s", (int)from, source->text, text, source->text + to));
	return true;
}

static bool is_number(const char *text)
{
	return isdigit((unsigned char)*text) || strncmp(text, "\"0x", 3) == 0 || strncmp(text, "\"0b", 3) == 0;
}

static uint64_t number_of(const char *text)
{
	return strncmp(text, "\"0b", 3) == 0 ? strtoull(text + 3, NULL, 2) : strtoull(text + (*text == '"'), NULL, 0);
}

static bool same_value(const struct spot *a, const struct spot *b)
{
	if (is_number(text_of(a)) && is_number(text_of(b)))
		return number_of(text_of(a)) == number_of(text_of(b));
	return length_of(a) == length_of(b) && memcmp(text_of(a), text_of(b), length_of(a)) == 0;
}

/* ---- another value of its form ---- */

static const char *other_number(struct arena *arena, const char *text, int try)
{
	static const int64_t steps[BORROWED - OTHER] = { 1, -1, 2, 16, -2, 256, 4, 8, -4 };

	return arena_printf(arena, *text == '"' ? "\"0x%" PRIx64 "\"" : "%" PRIu64,
			    number_of(text) + (uint64_t)steps[try]);
}

static bool is_bits(const char *text)
{
	return *text == '"' && text[strspn(text, "\"0123456789:,")] == '\0';
}

/* Of a field in pieces the first one. */
static const char *other_bits(struct arena *arena, const char *text, int try)
{
	const char *others = strchr(text, ',') != NULL ? strchr(text, ',') : "\"";
	unsigned hi = 0, lo = 0;
	int read = sscanf(text, "\"%u:%u", &hi, &lo);

	if (read < 2)
		lo = hi;
	hi += (unsigned)(try % 3) - 1;
	lo += (unsigned)(try / 3) - 1;
	if (hi > 63 || lo >= hi)
		return arena_printf(arena, "\"%u%s", hi > 63 ? 0 : hi, others);
	return arena_printf(arena, "\"%u:%u%s", hi, lo, others);
}

static const char *other_text(struct arena *arena, const struct spot *spot, int try)
{
	const char *text = arena_copy(arena, text_of(spot), length_of(spot));

	if (strcmp(text, "true") == 0)
		return "false";
	if (strcmp(text, "false") == 0)
		return "true";
	if (strcmp(text, "\"all\"") == 0)
		return "0"; /* of a field of one bit, all is 1 */
	if (is_bits(text) && strstr(spot->path, "bits") != NULL)
		return other_bits(arena, text, try);
	if (is_number(text))
		return other_number(arena, text, try);
	if (*text != '"' || try > 1)
		return NULL;
	return arena_printf(arena, "%.*s%s", (int)strlen(text) - 1, text, try == 0 ? "x\"" : "0\"");
}

static bool give_other(struct arena *arena, const struct spot *spot, int try, struct edits *edits)
{
	const char *text = other_text(arena, spot, try);

	if (text == NULL || (strlen(text) == length_of(spot) && memcmp(text, text_of(spot), strlen(text)) == 0))
		return false;
	return replace(arena, edits, spot->source, begin_of(spot), end_of(spot), text);
}

/* ---- one of the same kind ---- */

static bool is_among(const struct spot *spot, const struct spot *const *found, int count)
{
	while (count-- > 0)
		if (same_value(spot, found[count]))
			return true;
	return false;
}

/*
 * The nth value of the kind that differs from this one and from those before it, the nearest first; NULL if there are
 * fewer.
 */
static const struct spot *neighbour(const struct spots *spots, size_t which, int nth,
				    bool (*fits)(const struct spot *a, const struct spot *b))
{
	const struct spot *spot = &spots->at[which], *found[MUTATIONS] = { spot };
	int count = 1;

	for (size_t step = 2; step < 2 * spots->count && count <= nth + 1; step++) {
		size_t at = which + (step % 2 == 0 ? step / 2 : -(step / 2));

		if (at >= spots->count || spots->at[at].path != spot->path || !fits(spot, &spots->at[at]) ||
		    is_among(&spots->at[at], found, count))
			continue;
		found[count++] = &spots->at[at];
	}
	return count == nth + 2 ? found[nth + 1] : NULL;
}

static bool any_fits(const struct spot *a, const struct spot *b)
{
	(void)a;
	(void)b;
	return true;
}

static bool names_itself(const char *path)
{
	const char *dot = strrchr(path, '.');

	return dot != NULL && (strcmp(dot, ".id") == 0 || strcmp(dot, ".name") == 0);
}

static size_t parent_of(const struct spot *spot)
{
	return spot->source->positions[spot->parent].value;
}

/* Whether what contains them is the same up to each of them, and after it. */
static bool stand_alike(const struct spot *a, const struct spot *b)
{
	const char *text = a->source->text;
	size_t before = begin_of(a) - parent_of(a), behind = strcspn(text + end_of(a), "}");

	return before == begin_of(b) - parent_of(b) && behind == strcspn(text + end_of(b), "}") &&
	       memcmp(text + parent_of(a), text + parent_of(b), before) == 0 &&
	       memcmp(text + end_of(a), text + end_of(b), behind) == 0;
}

/* Reserved bits: a field without an id. */
static bool is_reserved(const struct spot *spot)
{
	const char *from = spot->source->text + parent_of(spot), *id = strstr(from, "\"id\":");
	const char *dot = strrchr(spot->path, '.');

	return strcmp(dot != NULL ? dot : "", ".bits") == 0 && (id == NULL || id > from + strcspn(from, "}"));
}

/*
 * In one file, where it is not another order of the same: in one list, of two names, of items that are alike. Two
 * reserved ranges may differ in their sources alone.
 */
static bool may_swap(const struct spot *a, const struct spot *b)
{
	return a->source == b->source && a->parent != b->parent && !names_itself(a->path) && !stand_alike(a, b) &&
	       !(is_reserved(a) && is_reserved(b));
}

static bool borrow(struct arena *arena, const struct spots *spots, size_t which, int nth, struct edits *edits)
{
	const struct spot *spot = &spots->at[which], *other = neighbour(spots, which, nth, any_fits);

	return other != NULL && replace(arena, edits, spot->source, begin_of(spot), end_of(spot),
					arena_copy(arena, text_of(other), length_of(other)));
}

static bool swap(struct arena *arena, const struct spots *spots, size_t which, int nth, struct edits *edits)
{
	const struct spot *spot = &spots->at[which], *other = neighbour(spots, which, nth, may_swap);
	const struct spot *first = other != NULL && other->position < spot->position ? other : spot;
	const struct spot *second = first == spot ? other : spot;
	const char *text = spot->source->text;

	if (other == NULL)
		return false;
	return replace(arena, edits, spot->source, begin_of(first), end_of(second),
		       arena_printf(arena, "%.*s%.*s%.*s", (int)length_of(second), text_of(second),
				    (int)(begin_of(second) - end_of(first)), text + end_of(first),
				    (int)length_of(first), text_of(first)));
}

/* ---- one element less ---- */

/* The value before it in its list or object; 0 if it is the first one. */
static size_t sibling_before(const struct spot *spot)
{
	const struct position *positions = spot->source->positions;
	size_t before = 0;

	for (size_t at = spot->parent + 1; at != spot->position; at = positions[at].next)
		before = at;
	return before;
}

bool take_away(struct arena *arena, const struct spot *spot, struct edits *edits)
{
	const struct position *positions = spot->source->positions;
	size_t from = positions[spot->position].key, to = end_of(spot), next = positions[spot->position].next;
	struct spot before = { spot->source, sibling_before(spot), spot->parent, NULL };

	if (next < positions[spot->parent].next)
		to = positions[next].key;
	else if (before.position != 0)
		from = end_of(&before);
	return replace(arena, edits, spot->source, from, to, "");
}

static bool remove_element(struct arena *arena, const struct spot *spot, struct edits *edits)
{
	const struct position *list = &spot->source->positions[spot->parent];

	return spot->source->text[list->value] == '[' && list->next != spot->parent + 2 &&
	       take_away(arena, spot, edits);
}

/* ---- another name, wherever it is ---- */

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '-';
}

static const char *with_word(struct arena *arena, const char *text, const char *word, const char *new)
{
	struct text out = { 0 };
	const char *result;

	while (*text != '\0') {
		size_t length = 0;

		while (is_word(text[length]))
			length++;
		if (length == strlen(word) && memcmp(text, word, length) == 0)
			text_add(&out, new);
		else
			text_bytes(&out, text, length != 0 ? length : 1);
		text += length != 0 ? length : 1;
	}
	result = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return result;
}

static bool rename_everywhere(struct arena *arena, const struct spec *spec, const struct spot *spot,
			      struct edits *edits)
{
	const char *word, *new;

	if (!names_itself(spot->path))
		return false;
	word = arena_copy(arena, text_of(spot) + 1, length_of(spot) - 2);
	new = arena_printf(arena, "%s%c", word, isupper((unsigned char)*word) ? 'X' : 'x');
	for (size_t i = 0; i < spec->source_count; i++) {
		const struct source *source = spec->sources[i];
		const char *text =
			strstr(source->text, word) != NULL ? with_word(arena, source->text, word, new) : source->text;

		if (strcmp(text, source->text) != 0)
			add_edit(arena, edits, source, text);
	}
	return edits->count != 0;
}

bool mutate(struct arena *arena, const struct spec *spec, const struct spots *spots, size_t which, int try,
	    struct edits *edits)
{
	const struct spot *spot = &spots->at[which];

	if (try < OTHER)
		return remove_element(arena, spot, edits);
	if (try < BORROWED)
		return give_other(arena, spot, try - OTHER, edits);
	if (try < SWAPPED)
		return borrow(arena, spots, which, try - BORROWED, edits);
	if (try < RENAMED)
		return swap(arena, spots, which, try - SWAPPED, edits);
	return rename_everywhere(arena, spec, spot, edits);
}

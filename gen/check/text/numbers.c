/* SPDX-License-Identifier: MIT */
/*
 * Compares numbers in texts with the facts. They say how many counters a box has, and at which width these wrap. Or
 * they say where a filter or the umask has bits, and how many cores and boxes there are at most.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "check/text/texts.h"
#include "model/lookup.h"
#include "shared/letter_sets.h"

/* What a phrase says. */
struct said {
	const struct text_at *text;
	unsigned numbers[2];
	const char *noun;
	size_t noun_length;
};

static const char *const number_words[] = { "zero",  "one",   "two",  "three", "four",   "five",  "six",
					    "seven", "eight", "nine", "ten",   "eleven", "twelve" };

/* In ASCII, and not in the user's language. */
static inline bool is_letter(char c)
{
	return (unsigned)(c | 0x20) - 'a' < 26;
}

static inline bool is_digit(char c)
{
	return (unsigned)c - '0' < 10;
}

static inline bool is_in_word(char c)
{
	return is_letter(c) || is_digit(c);
}

static inline char small(char c)
{
	return is_letter(c) ? (char)(c | 0x20) : c;
}

/* How long the number at the start is; 0: there is none. */
static size_t read_number_word(const char *at, unsigned *number)
{
	size_t length = 0;

	if (is_digit(*at)) {
		*number = (unsigned)strtoul(at, NULL, 10);
		return strspn(at, "0123456789");
	}
	while (is_letter(at[length]))
		length++;
	for (*number = 0; *number < sizeof(number_words) / sizeof(number_words[0]); ++*number)
		if ((*at | 0x20) == *number_words[*number] && strlen(number_words[*number]) == length &&
		    strncasecmp(at, number_words[*number], length) == 0)
			return length;
	return 0;
}

/*
 * How long the phrase is that begins here; 0: none does. In a pattern, # is a number in digits or as a word, and @ any
 * word.
 */
static size_t match(const char *at, const char *pattern, struct said *said)
{
	const char *from = at;
	unsigned count = 0;

	for (; *pattern != '\0'; pattern++) {
		size_t length = small(*at) == *pattern;

		if (*pattern == '#')
			length = read_number_word(at, &said->numbers[count++]);
		if (*pattern == '@') {
			for (said->noun = at; is_letter(at[length]);)
				length++;
			said->noun_length = length;
		}
		if (length == 0)
			return 0;
		at += length;
	}
	return is_in_word(*at) ? 0 : (size_t)(at - from);
}

/* ---- what the facts say: NULL, or why the phrase is wrong ---- */

/* All of them, or those that count one kind of thing. */
static const char *check_counters_said(struct arena *arena, const struct said *said)
{
	const struct box *box = said->text->box;
	unsigned all = 0;

	if (box == NULL)
		return NULL;
	for (size_t i = 0; i < box->counter_count; i++) {
		unsigned count = box->counters[i].is.data != NULL ? box->counters[i].is.data->count : 0;

		if (count == said->numbers[0])
			return NULL;
		all += count;
	}
	return all == 0 || all == said->numbers[0] ? NULL : arena_printf(arena, "box %s has %u", box->id, all);
}

static const char *check_wrap_said(struct arena *arena, const struct said *said)
{
	const struct box *box = said->text->box;

	for (size_t i = 0; box != NULL && i < box->counter_count; i++)
		if (box->counters[i].width == said->numbers[0])
			return NULL;
	return box == NULL || box->counter_count == 0 ?
		       NULL :
		       arena_printf(arena, "no counter of box %s has that width", box->id);
}

static bool has_bits(const struct layout *layout, unsigned high, unsigned low)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (layout->is.fields[i].id != NULL &&
		    layout->is.fields[i].bits == (UINT64_MAX >> (63 - high) & UINT64_MAX << low))
			return true;
	return false;
}

static const char *check_filter_said(struct arena *arena, const struct said *said)
{
	const struct box *box = said->text->box;

	if (box == NULL || said->numbers[0] > 63 || said->numbers[1] > said->numbers[0])
		return "there are no such bits";
	for (size_t i = 0; i < box->layout_count; i++)
		if (has_bits(&box->layouts[i], said->numbers[0], said->numbers[1]))
			return NULL;
	return arena_printf(arena, "no field of box %s has just these bits", box->id);
}

static const char *check_umask_said(struct arena *arena, const struct said *said)
{
	const struct box *box = said->text->box;
	unsigned most = 0;

	for (size_t i = 0; box != NULL && i < box->layout_count; i++) {
		const struct field *umask = find_field_of_role(&box->layouts[i], UNCORE_ROLE_UMASK);

		if (umask != NULL && field_width(umask) > most)
			most = field_width(umask);
	}
	return said->numbers[0] < most ? NULL : arena_printf(arena, "the umask has %u bits", most);
}

static const char *check_cores_said(struct arena *arena, const struct said *said)
{
	unsigned cores = said->text->platform->cores;

	return cores == 0 || cores == said->numbers[0] ? NULL : arena_printf(arena, "\"cores\" is %u", cores);
}

/* "CBos" are the instances of box cbo. */
static const char *check_boxes_said(struct arena *arena, const struct said *said)
{
	const struct platform *platform = said->text->platform;
	size_t length = said->noun_length - (said->noun_length > 1);

	for (size_t i = 0; i < platform->box_count; i++)
		if (strlen(platform->boxes[i].id) == length &&
		    strncasecmp(platform->boxes[i].id, said->noun, length) == 0 &&
		    platform->boxes[i].instances != said->numbers[0])
			return arena_printf(arena, "box %s has %u instances", platform->boxes[i].id,
					    platform->boxes[i].instances);
	return NULL;
}

static const struct {
	const char *words;
	const char *(*wrong)(struct arena *arena, const struct said *said);
} phrases[] = {
	{ "the # counters", check_counters_said },  { "all # counters", check_counters_said },
	{ "has # counters", check_counters_said },  { "wraps at # bits", check_wrap_said },
	{ "filter bits #:#", check_filter_said },   { "bits #:# of the umask", check_umask_said },
	{ "bit # of the umask", check_umask_said }, { "bits #:# of its umask", check_umask_said },
	{ "bit # of its umask", check_umask_said }, { "up to # cores", check_cores_said },
	{ "up to # @ a socket", check_boxes_said },
};

static void check_word(struct checker *checker, struct said *said, const char *at)
{
	char first = small(*at);

	for (size_t i = 0; i < sizeof(phrases) / sizeof(phrases[0]); i++) {
		size_t length = first == phrases[i].words[0] ? match(at, phrases[i].words, said) : 0;
		const char *wrong = length != 0 ? phrases[i].wrong(checker->arena, said) : NULL;

		if (wrong != NULL)
			diag_error(checker->diag, RULE_TEXT_NUMBER, node_loc(said->text->node), "\"%.*s\", but %s",
				   (int)length, at, wrong);
	}
}

void check_text_numbers(struct checker *checker, const struct text_at *text)
{
	struct said said = { .text = text };
	uint32_t firsts = 0;    /* the letters that phrases begin with, small and capital */
	letters_set before = 0; /* whether the byte before is of a word */

	for (size_t i = 0; i < sizeof(phrases) / sizeof(phrases[0]); i++)
		firsts |= UINT32_C(1) << (phrases[i].words[0] & 31);
	for (const char *at = text->text, *end = at + strlen(at); at < end; at += LETTERS_BYTES) {
		letters_set letters = letters_of(letters_load(at, end));
		letters_set begins = letters & ~(letters_after(letters) | before);

		before = letters_last(letters);
		for (; begins != 0; begins &= begins - 1) {
			const char *word = at + letters_first(begins);

			if (firsts >> (*word & 31) & 1)
				check_word(checker, &said, word);
		}
	}
}

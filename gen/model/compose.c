/* SPDX-License-Identifier: MIT */
/* Composes texts of umasks from phrases for the parts of their names. */
#include "model/compose.h"

#include <string.h>

#include "base/text.h"

bool phrase_is_around(const struct phrase *phrase)
{
	return strstr(phrase->text, PHRASE_REST) != NULL;
}

/* Where the phrases for an event are, the nearest first. */
enum { PLACES = 3 };

struct phrases {
	const struct phrase *at;
	size_t count;
};

static void find_phrases(const struct box *box, const struct event *event, struct phrases places[PLACES])
{
	places[0] = (struct phrases){ event->phrases, event->phrase_count };
	places[1] = (struct phrases){ box->events->phrases, box->events->phrase_count };
	places[2] = (struct phrases){ box->is.platform->phrases, box->is.platform->phrase_count };
}

bool has_phrases(const struct box *box, const struct event *event)
{
	return event->phrase_count + box->events->phrase_count + box->is.platform->phrase_count != 0;
}

static bool is_separator(char c)
{
	return c == '.' || c == '_';
}

/* How much of the name the phrase is for, up to the end of a part; 0: it does not begin with it. */
static size_t match(const struct phrase *phrase, const char *name, struct name_part *part)
{
	const char *at = name, *wanted = phrase->part;

	part->number = NULL;
	while (*wanted != '\0') {
		if (part->number == NULL && strncmp(wanted, PHRASE_NUMBER, strlen(PHRASE_NUMBER)) == 0) {
			part->number = at;
			part->digits = strspn(at, "0123456789");
			if (part->digits == 0)
				return 0;
			at += part->digits;
			wanted += strlen(PHRASE_NUMBER);
		} else if (*at++ != *wanted++) {
			return 0;
		}
	}
	return *at == '\0' || is_separator(*at) ? (size_t)(at - name) : 0;
}

/* A word without a number is better than one with a number for the same part. */
static bool is_better(const struct name_part *part, const struct name_part *best)
{
	return part->length > best->length ||
	       (part->length == best->length && part->number == NULL && best->number != NULL);
}

static struct name_part next_part(const struct phrases places[PLACES], const char *name)
{
	struct name_part best = { .at = name };

	for (size_t p = 0; p < PLACES; p++)
		for (size_t i = 0; i < places[p].count; i++) {
			struct name_part part = { .at = name, .phrase = &places[p].at[i] };

			if (part.phrase->part[0] != name[0] || part.phrase->text == NULL)
				continue;
			part.length = match(part.phrase, name, &part);
			if (part.length != 0 && is_better(&part, &best))
				best = part;
		}
	if (best.phrase == NULL)
		best.length = strcspn(name, "._");
	return best;
}

static const struct phrase *find_rest(const struct phrases places[PLACES])
{
	for (size_t p = 0; p < PLACES; p++)
		for (size_t i = 0; i < places[p].count; i++)
			if (strcmp(places[p].at[i].part, PHRASE_REST) == 0 && places[p].at[i].text != NULL)
				return &places[p].at[i];
	return NULL;
}

static const char *skip_separators(const char *name)
{
	while (is_separator(*name))
		name++;
	return name;
}

void split_name(const struct box *box, const struct event *event, const char *name, struct composition *composition)
{
	struct phrases places[PLACES];
	bool names = false, known = true;

	find_phrases(box, event, places);
	composition->count = 0;
	while (*(name = skip_separators(name)) != '\0' && composition->count < NAME_PARTS_MAX) {
		struct name_part *part = &composition->parts[composition->count++];

		*part = next_part(places, name);
		name += part->length;
		known = known && part->phrase != NULL;
		names = names || (part->phrase != NULL && !phrase_is_around(part->phrase));
	}
	composition->rest = names ? NULL : find_rest(places);
	composition->complete = known && *name == '\0' && (names || composition->rest != NULL);
}

/* Adds a piece of a phrase, with its number. */
static void add_piece(struct text *text, const struct name_part *part, const char *piece, size_t length)
{
	const char *place = part->number != NULL ? strstr(piece, PHRASE_NUMBER) : NULL;

	while (place != NULL && place + strlen(PHRASE_NUMBER) <= piece + length) {
		text_bytes(text, piece, (size_t)(place - piece));
		text_bytes(text, part->number, part->digits);
		length -= (size_t)(place - piece) + strlen(PHRASE_NUMBER);
		piece = place + strlen(PHRASE_NUMBER);
		place = strstr(piece, PHRASE_NUMBER);
	}
	text_bytes(text, piece, length);
}

static void add_phrase(struct text *text, const struct name_part *part)
{
	if (text->length != 0)
		text_char(text, ' ');
	add_piece(text, part, part->phrase->text, strlen(part->phrase->text));
}

/* Puts the phrase around the text. */
static void surround(struct text *text, const struct name_part *part)
{
	const char *rest = strstr(part->phrase->text, PHRASE_REST), *after = rest + strlen(PHRASE_REST);
	struct text whole = { 0 };

	add_piece(&whole, part, part->phrase->text, (size_t)(rest - part->phrase->text));
	text_bytes(&whole, text_string(text), text->length);
	add_piece(&whole, part, after, strlen(after));
	text_free(text);
	*text = whole;
}

static void add_all(struct text *text, const struct composition *composition)
{
	const struct name_part rest = { .phrase = composition->rest };

	if (rest.phrase != NULL)
		add_phrase(text, &rest);
	for (size_t i = 0; i < composition->count; i++)
		if (!phrase_is_around(composition->parts[i].phrase))
			add_phrase(text, &composition->parts[i]);
	for (size_t i = 0; i < composition->count; i++)
		if (phrase_is_around(composition->parts[i].phrase))
			surround(text, &composition->parts[i]);
}

const char *compose_text(struct arena *arena, const struct composition *composition)
{
	struct text text = { 0 };
	const char *sentence;

	if (!composition->complete)
		return NULL;
	add_all(&text, composition);
	if (text.length != 0 && text.at[0] >= 'a' && text.at[0] <= 'z')
		text.at[0] = (char)(text.at[0] - 'a' + 'A');
	text_char(&text, '.');
	sentence = arena_copy(arena, text.at, text.length);
	text_free(&text);
	return sentence;
}

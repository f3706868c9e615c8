/* SPDX-License-Identifier: MIT */
/* Checks that each umask has a text or words for one; the form of words, and that each is used. */
#include <stdint.h>
#include <string.h>

#include "base/source.h"
#include "check/check.h"
#include "model/compose.h"

static const char name_characters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

static size_t times(const char *text, const char *what)
{
	size_t count = 0;

	while ((text = strstr(text, what)) != NULL) {
		text += strlen(what);
		count++;
	}
	return count;
}

static bool is_separator(char c)
{
	return c == '.' || c == '_';
}

/* Letters and digits with single separators between them, and at most one {i}. */
static bool is_part(const char *part)
{
	bool after_separator = true;

	if (strcmp(part, PHRASE_REST) == 0)
		return true;
	if (times(part, PHRASE_NUMBER) > 1)
		return false;
	for (const char *at = part; *at != '\0';) {
		size_t length = strspn(at, name_characters);

		if (length == 0 && strncmp(at, PHRASE_NUMBER, strlen(PHRASE_NUMBER)) == 0)
			length = strlen(PHRASE_NUMBER);
		else if (length == 0 && is_separator(*at) && !after_separator)
			length = 1;
		if (length == 0)
			return false;
		after_separator = is_separator(*at);
		at += length;
	}
	return !after_separator;
}

static const char *fault_of(const struct phrase *phrase)
{
	const char *end = phrase->text + strlen(phrase->text);
	size_t rests = times(phrase->text, PHRASE_REST);

	if (!is_part(phrase->part))
		return "a part is letters and digits, several are joined by _ or ., and one number may be {i}";
	if (end > phrase->text && end[-1] == '.')
		return "a phrase is a piece of a sentence, and has no full stop";
	if (strcmp(phrase->part, PHRASE_REST) == 0 && rests != 0)
		return "the word for ~ names what is counted, and has no ~ itself";
	if (rests > 1)
		return "a phrase has one ~ for the rest of the sentence, or none";
	if (times(phrase->text, PHRASE_NUMBER) != 0 && times(phrase->part, PHRASE_NUMBER) == 0)
		return "{i} in a phrase is the number that {i} is in the part: put it there, too";
	return NULL;
}

/* The words of one place, and which of them a text needs. */
struct usage {
	const struct phrase *at;
	size_t count;
	bool *used;
};

static struct usage usage_of(struct checker *checker, const struct phrase *at, size_t count)
{
	return (struct usage){ at, count, arena_array(checker->arena, count, sizeof(bool)) };
}

/* The words that the umasks of an event may need, from near to far. */
struct scope {
	const struct box *box;
	struct usage *places[3];
};

static void use(const struct scope *scope, const struct phrase *phrase)
{
	for (size_t p = 0; p < 3; p++) {
		const struct usage *place = scope->places[p];
		size_t bytes = (size_t)((uintptr_t)phrase - (uintptr_t)place->at);

		if (phrase != NULL && bytes < place->count * sizeof *phrase)
			place->used[bytes / sizeof *phrase] = true;
	}
}

/* Whether the file itself gives the word; what it is like may have more words than it needs. */
static bool is_own(const struct phrase *phrase)
{
	return node_origin(phrase->node) == NULL || node_origin(phrase->node)->from == NULL;
}

static void check_list(struct checker *checker, const struct usage *usage)
{
	for (size_t i = 0; i < usage->count; i++) {
		const struct phrase *phrase = &usage->at[i];
		const char *fault = fault_of(phrase);

		if (fault != NULL)
			diag_error(checker->diag, RULE_WORD_FORM, node_loc(phrase->node), "%s", fault);
		else if (!usage->used[i] && is_own(phrase))
			diag_error(checker->diag, RULE_UNUSED_WORD, node_loc(phrase->node),
				   "no text is composed with the word for \"%s\": take it out, or the texts in whose "
				   "place it would do",
				   phrase->part);
	}
}

/* A part that has no word, as the key that is missing; numbers count as one. */
struct missing {
	const char *part;
	const struct umask *umask; /* the first that needs it */
	size_t times;
};

struct missing_list {
	struct missing *at;
	size_t count, room;
};

static const char *key_for(struct arena *arena, const char *part, size_t length)
{
	size_t before = strcspn(part, "0123456789"), digits = strspn(part + before, "0123456789");
	size_t behind = before + digits;

	if (before >= length || behind > length ||
	    (behind < length && strcspn(part + behind, "0123456789") < length - behind))
		return arena_copy(arena, part, length);
	return arena_printf(arena, "%.*s" PHRASE_NUMBER "%.*s", (int)before, part, (int)(length - behind),
			    part + behind);
}

static void add_missing(struct checker *checker, struct missing_list *list, const char *part, const struct umask *umask)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->at[i].part, part) == 0) {
			list->at[i].times++;
			return;
		}
	list->at = arena_grow(checker->arena, list->at, list->count, &list->room, sizeof *list->at);
	list->at[list->count++] = (struct missing){ part, umask, 1 };
}

static void check_umask(struct checker *checker, const struct scope *scope, struct missing_list *list,
			const struct event *event, const struct umask *umask)
{
	struct composition composition;
	size_t known = 0;

	split_name(scope->box, event, umask->name, &composition);
	use(scope, composition.rest);
	for (size_t i = 0; i < composition.count; i++) {
		const struct name_part *part = &composition.parts[i];

		use(scope, part->phrase);
		known += part->phrase != NULL;
		if (part->phrase == NULL)
			add_missing(checker, list, key_for(checker->arena, part->at, part->length), umask);
	}
	if (known == composition.count && !composition.complete)
		add_missing(checker, list, PHRASE_REST, umask);
}

static void check_event(struct checker *checker, struct scope *scope, struct missing_list *list,
			const struct event *event)
{
	struct usage own = usage_of(checker, event->phrases, event->phrase_count);

	scope->places[0] = &own;
	for (size_t i = 0; i < event->umask_count; i++) {
		const struct umask *umask = &event->umasks[i];

		if (umask->about.text == NULL && has_phrases(scope->box, event))
			check_umask(checker, scope, list, event, umask);
		else if (umask->about.text == NULL)
			diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(umask->node), "umask %s has no text",
				   umask->name);
	}
	check_list(checker, &own);
}

static void report_missing(struct checker *checker, const struct box *box, const struct missing *missing)
{
	const char *umask = missing->umask->name, *part = missing->part;
	const char *others =
		missing->times == 1 ? "" : arena_printf(checker->arena, "; %zu umasks need the word", missing->times);

	if (strcmp(part, PHRASE_REST) == 0)
		diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(missing->umask->node),
			   "umask %s has no text, and no word for its name says what is counted: add "
			   "\"~\": \"what is counted\" to \"words\" in %s.events.json, or a text%s",
			   umask, box->id, others);
	else
		diag_error(checker->diag, RULE_MISSING_TEXT, node_loc(missing->umask->node),
			   "umask %s has no text, and a part of its name no word: add \"%s\": \"a phrase\" to "
			   "\"words\" in %s.events.json, or a text%s",
			   umask, part, box->id, others);
}

static void check_box(struct checker *checker, struct usage *platform, const struct box *box)
{
	struct usage own = usage_of(checker, box->events->phrases, box->events->phrase_count);
	struct scope scope = { .box = box, .places = { NULL, &own, platform } };
	struct missing_list list = { 0 };

	for (size_t i = 0; i < box->events->count; i++)
		check_event(checker, &scope, &list, &box->events->at[i]);
	for (size_t i = 0; i < list.count; i++)
		report_missing(checker, box, &list.at[i]);
	check_list(checker, &own);
}

void check_phrases(struct checker *checker, const struct platform *platform)
{
	struct usage usage = usage_of(checker, platform->phrases, platform->phrase_count);
	bool whole = platform->whole;

	for (size_t i = 0; i < platform->box_count; i++) {
		const struct box *box = &platform->boxes[i];

		if (box->events != NULL && box->events->whole)
			check_box(checker, &usage, box);
		whole = whole && box->whole && (box->events == NULL || box->events->whole);
	}
	if (whole)
		check_list(checker, &usage);
}

/* SPDX-License-Identifier: MIT */
/* Old facts are read with the new names: where that makes them the new facts, nothing but the names has changed. */
#include "diff/followers.h"

#include <ctype.h>
#include <string.h>

struct renamed {
	const void *platform, *event; /* of the old spec; event: whose umask it is, or NULL */
	const char *old, *new;
};

struct renames {
	struct arena *arena;
	struct renamed *at;
	size_t count, room;
};

static void collect(struct renames *renames, const struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++) {
		const struct change *change = &diff->changes[i];
		const struct subject *subject = change->subject;

		if (!change->whole || (change->id != CHANGE_EVENT_RENAMED && change->id != CHANGE_UMASK_RENAMED))
			continue;
		renames->at =
			arena_grow(renames->arena, renames->at, renames->count, &renames->room, sizeof *renames->at);
		renames->at[renames->count++] = (struct renamed){
			.platform = subject_old(subject, ITEM_PLATFORM),
			.event = change->id == CHANGE_UMASK_RENAMED ? subject_old(subject, ITEM_EVENT) : NULL,
			.old = change->old.at[0],
			.new = change->new.at[0],
		};
	}
}

static bool is_word(const char *name, const char *word, size_t length)
{
	return strlen(name) == length && memcmp(name, word, length) == 0;
}

/* The new name of the event, or NULL. */
static const char *new_event(const struct renames *renames, const void *platform, const char *word, size_t length)
{
	for (size_t i = 0; i < renames->count; i++)
		if (renames->at[i].event == NULL && renames->at[i].platform == platform &&
		    is_word(renames->at[i].old, word, length))
			return renames->at[i].new;
	return NULL;
}

/* The new name of a umask of the event with the old name. */
static const char *new_umask(const struct renames *renames, const void *platform, const char *event,
			     size_t event_length, const char *word, size_t length)
{
	for (size_t i = 0; i < renames->count; i++) {
		const struct renamed *renamed = &renames->at[i];

		if (renamed->event != NULL && renamed->platform == platform &&
		    is_word(((const struct event *)renamed->event)->name, event, event_length) &&
		    is_word(renamed->old, word, length))
			return renamed->new;
	}
	return NULL;
}

static size_t word_length(const char *text, const char *more)
{
	size_t length = 0;

	while (isalnum((unsigned char)text[length]) || text[length] == '_' ||
	       (text[length] != '\0' && strchr(more, text[length]) != NULL))
		length++;
	return length;
}

static void put(struct out *out, const char *new, const char *old, size_t length)
{
	if (new != NULL)
		out_text(out, new);
	else
		out_bytes(out, old, length);
}

/* The text with the new names of events, and of umasks behind their events: "EVENT.UMASK|UMASK". */
static const char *renamed_text(const struct renames *renames, const void *platform, const char *text)
{
	struct out out = { 0 };
	const char *result;

	while (*text != '\0') {
		const char *event = text;
		size_t event_length = word_length(text, ""), length = event_length;

		if (length == 0) {
			out_char(&out, *text++);
			continue;
		}
		put(&out, new_event(renames, platform, text, length), text, length);
		for (text += length; *text == '.' || *text == '|'; text += length) {
			out_char(&out, *text++);
			length = word_length(text, ".");
			put(&out, new_umask(renames, platform, event, event_length, text, length), text, length);
		}
	}
	result = arena_copy(renames->arena, out_string(&out), out.length);
	out_free(&out);
	return result;
}

static const void *platform_of(const struct change *change)
{
	const struct dispute *dispute = subject_old(change->subject, ITEM_DISPUTE);

	return dispute != NULL ? dispute->platform : subject_old(change->subject, ITEM_PLATFORM);
}

/* One element of the old fact as it is called now. */
static const char *element_after(const struct renames *renames, const struct change *change, const char *text)
{
	const void *platform = platform_of(change);
	const struct event *event = subject_old(change->subject, ITEM_EVENT);
	const char *new;

	if (change->fact != FACT_PARTS)
		return renamed_text(renames, platform, text);
	new = new_umask(renames, platform, event->name, strlen(event->name), text, strlen(text));
	return new != NULL ? new : text;
}

static bool names_events(const struct change *change)
{
	return !change->whole &&
	       (change->fact == FACT_CLOCKS || change->fact == FACT_UNITS || change->fact == FACT_FORMULA ||
		change->fact == FACT_PARTS || change->fact == FACT_DISPUTE_ITEMS);
}

static bool only_follows(const struct renames *renames, const struct change *change)
{
	if (change->old.count == 0 || change->old.count != change->new.count)
		return false;
	for (size_t i = 0; i < change->old.count; i++)
		if (strcmp(element_after(renames, change, change->old.at[i]), change->new.at[i]) != 0)
			return false;
	return true;
}

static void remove_element(struct strings *list, size_t index)
{
	list->count--;
	memmove(&list->at[index], &list->at[index + 1], (list->count - index) * sizeof *list->at);
}

/* Elements that a set has lost and gained again under their new names. */
static void drop_elements(const struct renames *renames, struct change *lost, struct change *gained)
{
	for (size_t i = lost->old.count; i-- > 0;) {
		const char *after = element_after(renames, lost, lost->old.at[i]);
		size_t k = 0;

		while (k < gained->new.count && strcmp(gained->new.at[k], after) != 0)
			k++;
		if (k == gained->new.count)
			continue;
		remove_element(&lost->old, i);
		remove_element(&gained->new, k);
	}
}

static bool are_one_set(const struct change *lost, const struct change *gained)
{
	return lost->subject == gained->subject && lost->fact == gained->fact && lost->new.count == 0 &&
	       gained->old.count == 0;
}

void drop_followers(struct diff *diff)
{
	struct renames renames = { .arena = diff->arena };
	size_t kept = 0;

	collect(&renames, diff);
	if (renames.count == 0)
		return;
	for (size_t i = 0; i + 1 < diff->count; i++)
		if (names_events(&diff->changes[i]) && names_events(&diff->changes[i + 1]) &&
		    are_one_set(&diff->changes[i], &diff->changes[i + 1]))
			drop_elements(&renames, &diff->changes[i], &diff->changes[i + 1]);
	for (size_t i = 0; i < diff->count; i++) {
		const struct change *change = &diff->changes[i];

		if (names_events(change) &&
		    (change->old.count + change->new.count == 0 || only_follows(&renames, change)))
			diff->by_class[change_class(change->id)]--;
		else
			diff->changes[kept++] = *change;
	}
	diff->count = kept;
}

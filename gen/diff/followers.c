/* SPDX-License-Identifier: MIT */
/* Compares the old and the new form of a fact, word by word. */
#include "diff/followers.h"

#include <ctype.h>
#include <string.h>

struct rename {
	enum item_kind kind;
	const char *old, *new;
	const struct subject *up;
	/* The last question whether the new id may be read for the old one, and its answer. */
	const void *scope;
	unsigned names;
	bool holds;
	struct rename *next;
};

/* A fact in words, where it stands, and how far it has been read. */
struct reading {
	const struct subject *subject;
	enum fact_kind fact;
	const char *text, *at;
	const char *path; /* where the words that dots and bars join to the one at hand begin: EVENT.UMASK|UMASK */
};

static bool is_word(char c, const char *more)
{
	return isalnum((unsigned char)c) || c == '_' || (c != '\0' && strchr(more, c) != NULL);
}

static size_t slot_of(const char *text)
{
	unsigned hash = 0;

	while (is_word(*text, ""))
		hash = hash * 31 + (unsigned char)*text++;
	return hash % RENAME_SLOTS;
}

void rename_add(struct arena *arena, struct renames *renames, enum item_kind kind, const char *old, const char *new,
		const struct subject *up)
{
	struct rename *rename = arena_alloc(arena, sizeof *rename), **slot = &renames->at[slot_of(old)];

	*rename = (struct rename){ .kind = kind, .old = old, .new = new, .up = up, .next = *slot };
	*slot = rename;
	renames->count++;
}

/* What it is about though it stands elsewhere: a metric's box, a dispute's platform. */
static const void *concerns(const struct subject *subject)
{
	if (subject->kind == ITEM_METRIC)
		return ((const struct metric *)subject->old)->box;
	return subject->kind == ITEM_DISPUTE ? ((const struct dispute *)subject->old)->platform : NULL;
}

static bool stands_in(const struct subject *subject, const struct subject *scope)
{
	if (concerns(subject) == scope->old)
		return true;
	while (subject != NULL && subject->old != scope->old)
		subject = subject->up;
	return subject != NULL;
}

/* The smallest thing that what was renamed and the subject stand in; NULL where they are of different platforms. */
static const struct subject *common_scope(const struct rename *rename, const struct subject *subject)
{
	const struct subject *scope = rename->up;

	while (scope != NULL && !stands_in(subject, scope))
		scope = scope->up;
	return scope != NULL && scope->kind == ITEM_SPEC && scope != rename->up ? NULL : scope;
}

static bool any_is_called(const struct items *items, const char *id)
{
	const struct kind *kind = kind_of(items->of);

	for (size_t i = 0; i < items->count; i++) {
		const char *other = kind->id(item_at(items, i));

		if (other != NULL && strcmp(other, id) == 0)
			return true;
	}
	return false;
}

/* Whether anything of one of the kinds in the item has the id. */
static bool has(enum item_kind of, const void *item, unsigned names, const char *id)
{
	struct lists lists = lists_of(of, item);

	for (size_t n = 0; n < lists.count; n++) {
		const struct items *items = &lists.at[n];

		if ((names >> items->of & 1) != 0 && any_is_called(items, id))
			return true;
		for (size_t i = 0; i < items->count; i++)
			if (has(items->of, item_at(items, i), names, id))
				return true;
	}
	return false;
}

/* Facts that name the same things come one after another: the answer is kept for the next one. */
static bool means_one_thing(struct rename *rename, const struct subject *scope, unsigned names)
{
	if (rename->scope != scope->old || rename->names != names) {
		rename->scope = scope->old;
		rename->names = names;
		rename->holds = !has(scope->kind, scope->new, names, rename->old) &&
				!has(scope->kind, scope->old, names, rename->new);
	}
	return rename->holds;
}

/* Ids of documents have dashes, names of umasks dots. */
static bool begins(const char *text, const char *id, enum item_kind kind)
{
	size_t length = strlen(id);
	const char *more = kind == ITEM_DOCUMENT ? "-" : kind == ITEM_UMASK ? "." : "";

	return strncmp(text, id, length) == 0 && !is_word(text[length], more);
}

/* A umask's name means something behind its event's, or alone within the event; another event may have the same. */
static bool is_umask_here(const struct rename *rename, const struct reading *reading, const struct subject *scope)
{
	const struct event *event = rename->up->old;

	if (reading->path == reading->at)
		return scope == rename->up;
	return begins(reading->path, event->name, ITEM_EVENT);
}

/* Whose other name it is, not the name: "DOCUMENT: NAME". */
static bool is_owner_here(const struct rename *rename, const struct reading *reading)
{
	return reading->at == reading->text && reading->at[strlen(rename->old)] == ':';
}

static bool may_stand_here(struct rename *rename, const struct reading *reading)
{
	const struct subject *scope = common_scope(rename, reading->subject);

	if (scope == NULL)
		return false;
	if (rename->kind == ITEM_UMASK)
		return is_umask_here(rename, reading, scope);
	if (reading->fact == FACT_ALIASES && !is_owner_here(rename, reading))
		return false;
	return means_one_thing(rename, scope, fact_rows[reading->fact].names);
}

static const struct rename *rename_here(const struct renames *renames, const struct reading *reading, const char *new)
{
	unsigned names = fact_rows[reading->fact].names;

	for (struct rename *rename = renames->at[slot_of(reading->at)]; rename != NULL; rename = rename->next)
		if ((names >> rename->kind & 1) != 0 && begins(reading->at, rename->old, rename->kind) &&
		    begins(new, rename->new, rename->kind) && may_stand_here(rename, reading))
			return rename;
	return NULL;
}

static size_t word_length(const char *text, enum fact_kind fact)
{
	const char *more = fact_rows[fact].names == NAMES_DOCUMENTS ? "-" : "";
	size_t length = 0;

	while (is_word(text[length], more))
		length++;
	return length;
}

static bool reads_as(const struct renames *renames, struct reading *reading, const char *new)
{
	while (*reading->at != '\0') {
		size_t length = word_length(reading->at, reading->fact);
		const struct rename *rename;

		if (length == 0) {
			if (*reading->at++ != *new ++)
				return false;
			continue;
		}
		if (reading->at == reading->text || strchr(".|", reading->at[-1]) == NULL)
			reading->path = reading->at;
		rename = rename_here(renames, reading, new);
		if (rename == NULL && strncmp(reading->at, new, length) != 0)
			return false;
		reading->at += rename != NULL ? strlen(rename->old) : length;
		new += rename != NULL ? strlen(rename->new) : length;
	}
	return *new == '\0';
}

bool same_but_for(const struct renames *renames, const struct subject *subject, enum fact_kind fact, const char *old,
		  const char *new)
{
	struct reading reading = { subject, fact, old, old, old };

	if (strcmp(old, new) == 0)
		return true;
	return renames->count != 0 && fact_rows[fact].names != NAMES_NOTHING && reads_as(renames, &reading, new);
}

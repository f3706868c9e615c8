/* SPDX-License-Identifier: MIT */
/* Takes categories, texts and what else Intel's files do not say from the events of another platform. */
#include "import/relative.h"

#include <string.h>
#include <strings.h>

#include "base/json/write.h"
#include "load/edit.h"
#include "model/lookup.h"

static bool is_named(const char *id, const char *name, size_t length)
{
	return strlen(id) == length && strncasecmp(id, name, length) == 0;
}

static struct relative find_like(const struct platform *platform, const char *name, size_t length)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t e = 0; box->events != NULL && e < box->events->count; e++)
			if (is_named(box->events->at[e].name, name, length))
				return (struct relative){ box, &box->events->at[e], NULL };
	}
	return (struct relative){ 0 };
}

static const struct umask *find_umask_like(const struct event *event, const char *name)
{
	for (size_t u = 0; event != NULL && u < event->umask_count; u++)
		if (strcasecmp(event->umasks[u].name, name) == 0)
			return &event->umasks[u];
	return NULL;
}

void find_relatives(struct comparison *comparison)
{
	for (size_t i = 0; comparison->like != NULL && i < comparison->count; i++) {
		struct match *match = &comparison->at[i];
		size_t base;

		if (match->verdict != VERDICT_NEW)
			continue;
		base = base_length(match->intel->name);
		match->relative = find_like(comparison->like, match->intel->name, base);
		if (match->intel->name[base] == '.')
			match->relative.umask = find_umask_like(match->relative.event, match->intel->name + base + 1);
	}
}

size_t count_relatives(const struct comparison *comparison)
{
	size_t count = 0;

	for (size_t i = 0; i < comparison->count; i++)
		count += relative_of(&comparison->at[i]) != NULL;
	return count;
}

const struct category *category_of_relative(const struct relative *relative)
{
	return relative->box != NULL ? find_category(relative->box->events, relative->event->category) : NULL;
}

/* Adds the member as the relative has it; false: it has none. */
static bool copy_member(struct arena *arena, struct node node, const char *key, struct text *out)
{
	const char *json = edit_member(arena, node, key);

	if (json == NULL)
		return false;
	text_printf(out, ", \"%s\": %s", key, json);
	return true;
}

/* Facts of the relative are carried over, which is what "inferred" means. */
static void take_facts(struct arena *arena, struct node node, const char *const *keys, struct text *out)
{
	bool any = false;

	for (; *keys != NULL; keys++)
		any |= copy_member(arena, node, *keys, out);
	if (any)
		text_add(out, ", \"evidence\": \"inferred\"");
}

static const char *const event_keys[] = { "max_increment",   "subcounter", "companion",
					  "needs_threshold", "unit",       "scale",
					  "clock",           "hertz",      NULL };
static const char *const event_alias_keys[] = { "max_increment", "subcounter", "companion", "needs_threshold",
						"unit",          "scale",      NULL };
static const char *const umask_keys[] = { "max_increment", "unit", "scale", "clock", "hertz", NULL };
static const char *const umask_alias_keys[] = { "max_increment", "unit", "scale", NULL };

void event_from_relative(struct arena *arena, const struct relative *relative, bool is_alias, struct text *out)
{
	if (relative->event == NULL)
		return;
	copy_member(arena, relative->event->node, "text", out);
	take_facts(arena, relative->event->node, is_alias ? event_alias_keys : event_keys, out);
}

void umask_from_relative(struct arena *arena, const struct match *match, bool is_alias, struct text *out)
{
	const struct umask *umask = match->relative.umask;

	if (umask == NULL)
		return;
	if (umask->is.text != NULL) {
		text_add(out, ", \"text\": ");
		text_json(out, umask->is.text);
	}
	if (umask->value == match->placing.umask.value) /* otherwise these may be other bits */
		copy_member(arena, umask->node, "or", out);
	take_facts(arena, umask->node, is_alias ? umask_alias_keys : umask_keys, out);
}

/* SPDX-License-Identifier: MIT */
/* Lists the events and umasks of a platform, and finds them by name in a sorted list of hashes. */
#include "import/match.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void add_item(struct matcher *matcher, struct spec_entry item)
{
	matcher->items = arena_grow(matcher->comparison->arena, matcher->items, matcher->count, &matcher->room,
				    sizeof *matcher->items);
	matcher->items[matcher->count++] = item;
}

/* Of "NAME" or "NAME.PART". */
static uint64_t name_hash(const char *name, const char *part)
{
	const char *texts[] = { name, part != NULL ? "." : "", part != NULL ? part : "" };
	uint64_t hash = 0;

	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
		for (const char *at = texts[i]; *at != '\0'; at++)
			hash = (hash ^ (uint64_t)(*at >= 'A' && *at <= 'Z' ? *at - 'A' + 'a' : (unsigned char)*at)) *
			       UINT64_C(0x100000001b3);
	return hash;
}

static bool named_so(const struct event *event, const struct umask *umask, const char *name)
{
	size_t length = strlen(event->name);

	if (strncasecmp(event->name, name, length) != 0)
		return false;
	if (umask == NULL)
		return name[length] == '\0';
	return name[length] == '.' && strcasecmp(umask->name, name + length + 1) == 0;
}

/*
 * Whether the names are those of the file, in any edition and for any processor. An event that is inherited from
 * another platform has the names of the file for that platform. What precedes "-" is common to all of them.
 */
static bool is_files_tool(const struct comparison *comparison, const char *tool)
{
	size_t common = strcspn(comparison->document, "-");

	return strcspn(tool, "-") == common && strncmp(comparison->document, tool, common) == 0;
}

static void add_name(struct matcher *matcher, struct item_name name)
{
	matcher->names = arena_grow(matcher->comparison->arena, matcher->names, matcher->name_count,
				    &matcher->name_room, sizeof *matcher->names);
	matcher->names[matcher->name_count++] = name;
}

static void add_names(struct matcher *matcher, size_t at)
{
	const struct spec_entry *item = &matcher->items[at];
	const struct tool_names *tools = item->umask != NULL ? item->umask->tool_names : item->event->tool_names;
	size_t count = item->umask != NULL ? item->umask->tool_count : item->event->tool_count;

	add_name(matcher,
		 (struct item_name){ name_hash(item->event->name, item->umask != NULL ? item->umask->name : NULL), at,
				     false });
	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; is_files_tool(matcher->comparison, tools[t].tool) && n < tools[t].names.count; n++)
			add_name(matcher, (struct item_name){ name_hash(tools[t].names.at[n], NULL), at, true });
}

static int compare_item_names(const void *left, const void *right)
{
	const struct item_name *a = left, *b = right;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	if (a->is_alias != b->is_alias)
		return a->is_alias ? 1 : -1;
	return a->item < b->item ? -1 : a->item > b->item;
}

static void list_names(struct matcher *matcher)
{
	for (size_t i = 0; i < matcher->count; i++)
		add_names(matcher, i);
	if (matcher->name_count != 0)
		qsort(matcher->names, matcher->name_count, sizeof *matcher->names, compare_item_names);
}

void list_items(struct matcher *matcher)
{
	const struct platform *platform = matcher->comparison->platform;

	for (size_t b = 0; platform != NULL && b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t e = 0; box->events != NULL && e < box->events->count; e++) {
			const struct event *event = &box->events->at[e];

			add_item(matcher, (struct spec_entry){ box, event, NULL, false });
			for (size_t u = 0; u < event->umask_count; u++)
				add_item(matcher, (struct spec_entry){ box, event, &event->umasks[u], false });
		}
	}
	list_names(matcher);
}

static bool is_alias(const struct comparison *comparison, const struct spec_entry *item, const char *name)
{
	const struct tool_names *tools = item->umask != NULL ? item->umask->tool_names : item->event->tool_names;
	size_t count = item->umask != NULL ? item->umask->tool_count : item->event->tool_count;

	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; is_files_tool(comparison, tools[t].tool) && n < tools[t].names.count; n++)
			if (strcasecmp(tools[t].names.at[n], name) == 0)
				return true;
	return false;
}

/* The first name whose key is not below this one. */
static size_t first_name(const struct matcher *matcher, uint64_t key)
{
	size_t low = 0, high = matcher->name_count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (matcher->names[middle].key < key)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

struct spec_entry *find_by_name(const struct matcher *matcher, const struct box *box, const char *name)
{
	uint64_t key = name_hash(name, NULL);

	for (size_t i = first_name(matcher, key); i < matcher->name_count && matcher->names[i].key == key; i++) {
		struct spec_entry *item = &matcher->items[matcher->names[i].item];

		if (item->box == box && (matcher->names[i].is_alias ? is_alias(matcher->comparison, item, name) :
								      named_so(item->event, item->umask, name)))
			return item;
	}
	return NULL;
}

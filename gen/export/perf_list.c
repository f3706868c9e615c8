/* SPDX-License-Identifier: MIT */
/* Keeps lists of events and metrics, and prints them in the order and layout of Linux's own files. */
#include "export/perf_list.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/write.h"

struct perf_entry *perf_list_add(struct perf_list *list, const char *name)
{
	list->at = arena_grow(list->arena, list->at, list->count, &list->room, sizeof *list->at);
	list->at[list->count] = (struct perf_entry){ .name = name };
	return &list->at[list->count++];
}

void perf_entry_add(struct perf_entry *entry, const char *key, const char *value)
{
	if (value == NULL)
		return;
	assert(entry->count < PERF_MEMBERS_MAX);
	entry->members[entry->count++] = (struct perf_member){ key, value };
}

const char *perf_entry_get(const struct perf_entry *entry, const char *key)
{
	for (size_t i = 0; i < entry->count; i++)
		if (strcmp(entry->members[i].key, key) == 0)
			return entry->members[i].value;
	return NULL;
}

static int compare_entries(const void *a, const void *b)
{
	const struct perf_entry *first = a, *second = b;
	const char *one = perf_entry_get(first, "Unit"), *other = perf_entry_get(second, "Unit");
	int order = strcmp(first->name, second->name);

	return order != 0 || one == NULL || other == NULL ? order : strcmp(one, other);
}

void perf_list_sort(struct perf_list *list)
{
	if (list->count != 0)
		qsort(list->at, list->count, sizeof *list->at, compare_entries);
}

static int compare_members(const void *a, const void *b)
{
	const struct perf_member *first = a, *second = b;

	return strcmp(first->key, second->key);
}

static void print_entry(struct perf_entry entry, struct text *out)
{
	qsort(entry.members, entry.count, sizeof entry.members[0], compare_members);
	text_add(out, "\n    {");
	for (size_t i = 0; i < entry.count; i++) {
		text_printf(out, "%s\n        \"%s\": ", i == 0 ? "" : ",", entry.members[i].key);
		text_json(out, entry.members[i].value);
	}
	text_add(out, "\n    }");
}

void perf_list_print(const struct perf_list *list, struct text *out)
{
	for (size_t i = 0; i < list->count; i++) {
		if (out->at[out->length - 1] == '}')
			text_char(out, ',');
		print_entry(list->at[i], out);
	}
}

/* SPDX-License-Identifier: MIT */
/* Declares lists of events and metrics in the form of Linux's own files. */
#ifndef GEN_EXPORT_PERF_LIST_H
#define GEN_EXPORT_PERF_LIST_H

#include "diag/diag.h"
#include "export/perf_words.h"

enum { PERF_MEMBERS_MAX = 16 };

/* An event or a metric: members whose values all are texts. */
struct perf_entry {
	const char *name;
	const struct choice *choice; /* ours; NULL: read from a file */
	struct node node;            /* where it was read */
	struct perf_member {
		const char *key, *value;
	} members[PERF_MEMBERS_MAX];
	size_t count;
};

struct perf_list {
	struct arena *arena;
	struct perf_entry *at;
	size_t count, room;
};

/* The entry moves when another one is added. */
struct perf_entry *perf_list_add(struct perf_list *list, const char *name);
/* Adds a member unless the value is NULL. */
void perf_entry_add(struct perf_entry *entry, const char *key, const char *value);
/* NULL: it has no such member. */
const char *perf_entry_get(const struct perf_entry *entry, const char *key);
/* By name, and by unit where two are equal. */
void perf_list_sort(struct perf_list *list);
/* Prints each entry with its members by key, as Linux's files have them; a comma where out has an entry already. */
void perf_list_print(const struct perf_list *list, struct text *out);

/*
 * Adds the events of a file, or of a folder's uncore*.json. False after reporting every fault with its place, or that
 * there is no event.
 */
bool perf_list_read(struct diag *diag, const char *path, struct perf_list *into);

/* What a count of bytes is in bytes, "4Bytes"; NULL: it counts something else. */
const char *perf_scale(struct arena *arena, const struct choice *choice);
/* perf_words(), and a reason where the user must choose a value. */
const char *perf_event_words(struct arena *arena, const struct choice *choice, struct perf_words *words);
/* Adds what perf can count to the list, and reasons for the rest to left_out. */
void perf_list_events(const struct selection *selection, struct perf_list *list, struct text *left_out);
void perf_list_metrics(const struct selection *selection, struct perf_list *list, struct text *left_out);

#endif

/* SPDX-License-Identifier: MIT */
/* Compares Intel's entries with the spec's events: new, changed, gone, renamed or in dispute. */
#ifndef GEN_IMPORT_MATCH_H
#define GEN_IMPORT_MATCH_H

#include "import/encoding.h"

enum verdict {
	VERDICT_SAME,
	VERDICT_NEW,
	VERDICT_CHANGED,
	VERDICT_RENAMED,
	VERDICT_DISPUTED, /* differs, and a dispute says why the spec is right */
	VERDICT_LEFT_OUT, /* cannot be taken into the spec, for the reason in "why" */
	VERDICT_GONE,     /* in the spec, citing the file, and not in it */
	VERDICT_REPEATED, /* is in the file twice */
	VERDICT_COUNT
};

enum mismatch { DIFFERS_ENCODING = 1, DIFFERS_COUNTERS = 2, DIFFERS_FILTERS = 4 };

/* A unit of Intel's file and its box. */
struct unit {
	const char *name;
	const char *box_id;
	const struct box *box; /* NULL: not described yet */
	bool by_events;        /* recognized by the names of its events */
};

/* What another platform has under the name of a new entry. */
struct relative {
	const struct box *box;
	const struct event *event; /* NULL: it has none */
	const struct umask *umask;
};

struct match {
	enum verdict verdict;
	const struct perfmon_event *intel; /* NULL: it is gone */
	const struct unit *unit;
	const struct box *box;
	const struct event *event; /* NULL: it is new */
	const struct umask *umask;
	unsigned differs;
	const struct dispute *dispute;
	const char *why;
	struct placing placing;
	struct relative relative;         /* of a new entry: see relative.h */
	const struct match *first, *next; /* chain of the new entries that make one event; the merge sets it */
};

/* A platform that inherits from the one that the file is imported for. It keeps what it has. */
struct heir {
	const struct platform *platform;
	const struct document *list; /* its own list; NULL: it has none */
	size_t kept;                 /* number of entries that it keeps as they were */
	const char **changed;        /* files that would not say the same; a person must correct them */
	size_t changed_count;
};

/* What check would report of the merged spec, besides missing texts. */
struct fault {
	const char *path;
	unsigned line, column;
	const char *rule, *text;
};

struct comparison {
	struct arena *arena;
	const struct model *model;
	const struct platform *platform; /* NULL: not described yet */
	const char *platform_id;
	const struct platform *like; /* whose events new entries take texts from; NULL: no platform's */
	const char *document;        /* id of Intel's file in documents.json */
	const struct perfmon_file *file;
	struct unit *units;
	size_t unit_count, unit_room;
	struct match *at; /* in the order of the file; at the end, what is gone */
	size_t count, room;
	size_t totals[VERDICT_COUNT];
	struct heir *heirs;
	size_t heir_count;
	struct fault *faults;
	size_t fault_count, missing_texts;
};

/* mapping: the user's pairs "UNIT=BOX". */
void compare_perfmon(struct comparison *comparison, const char *const *mapping, size_t mapping_count);
/* The entry's relative; NULL: no event, and where the entry is a umask's no umask, has its name. */
const struct relative *relative_of(const struct match *match);
/* The umask's counters; if it gives none, the event's. */
const struct numbers *effective_counters(const struct event *event, const struct umask *umask);
/* The filter of an entry that is written and names a whole register; NULL: none. See whole_filter(). */
const struct perfmon_filter *filter_to_judge(const struct match *match);
/* The length of the event's name in the name: up to a dot, or all of it. */
size_t base_length(const char *name);

/* Whether the name is the event's, with or without a umask. */
bool is_base(const struct event *event, const char *name);
/* The box's event with this name, with or without a umask, in any case of letters; NULL: none, or no box. */
const struct event *event_named(const struct box *box, const char *name);
/* The event that another entry of the box gives the entry's name; NULL: none. */
const struct event *event_renamed_to(const struct comparison *comparison, const struct match *match);
/* Finds new entries that are umasks of an event that other entries rename. */
void follow_renamed(struct comparison *comparison);
/* Whether the dispute names the path and decides against the file. */
bool dispute_is_about(const struct comparison *comparison, const struct dispute *dispute, const char *path);

/* ---- the names that the spec has (items.c) ---- */

/* An event of the spec, or one of its umasks, and whether the file has it. */
struct spec_entry {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: the event alone */
	bool seen;
};

/* A name of an item, by a hash in which case makes no difference. */
struct item_name {
	uint64_t key;
	size_t item;
	bool is_alias;
};

struct matcher {
	struct comparison *comparison;
	struct spec_entry *items;
	size_t count, room;
	struct item_name *names; /* sorted; an item's own name before the aliases of others */
	size_t name_count, name_room;
};

void list_items(struct matcher *matcher);
/* The item of the box with the name, or with an alias of it in the file's editions; NULL: none. */
struct spec_entry *find_by_name(const struct matcher *matcher, const struct box *box, const char *name);

#endif

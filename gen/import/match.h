/* SPDX-License-Identifier: MIT */
/* Compares Intel's entries with our events: new, changed, gone, renamed or in dispute. */
#ifndef GEN_IMPORT_MATCH_H
#define GEN_IMPORT_MATCH_H

#include "import/encoding.h"

enum verdict {
	VERDICT_SAME,
	VERDICT_NEW,
	VERDICT_CHANGED,
	VERDICT_RENAMED,
	VERDICT_DISPUTED, /* differs, and a dispute says why ours holds */
	VERDICT_LEFT_OUT, /* what "why" says keeps it out of the spec */
	VERDICT_GONE,     /* ours, said to be Intel's, and not in the file */
	VERDICT_REPEATED, /* stands in the file twice */
	VERDICT_COUNT
};

enum mismatch { DIFFERS_ENCODING = 1, DIFFERS_COUNTERS = 2, DIFFERS_FILTERS = 4 };

/* What a unit of Intel's file is called here. */
struct unit {
	const char *name;
	const char *box_id;
	const struct box *box; /* NULL: not described yet */
	bool by_events;        /* known by the names of its events */
};

struct match {
	enum verdict verdict;
	const struct perfmon_event *intel; /* NULL where it is gone */
	const struct unit *unit;
	const struct box *box;
	const struct event *event; /* NULL where it is new */
	const struct umask *umask;
	unsigned differs;
	const struct dispute *dispute;
	const char *why;
	struct placing placing;
	const struct match *first, *next; /* of the new entries that make one event; set by the merge */
};

struct comparison {
	struct arena *arena;
	const struct model *model;
	const struct platform *platform; /* NULL: nothing of it is described yet */
	const char *platform_id;
	const char *document; /* id of Intel's file among our documents */
	const struct perfmon_file *file;
	struct unit *units;
	size_t unit_count, unit_room;
	struct match *at; /* in the order of the file, then what is gone */
	size_t count, room;
	size_t totals[VERDICT_COUNT];
};

/* mapping is "UNIT=BOX" pairs as the user gave them. */
void compare_perfmon(struct comparison *comparison, const char *const *mapping, size_t mapping_count);
/* The umask's counters, or where it has none of its own the event's. */
const struct numbers *effective_counters(const struct event *event, const struct umask *umask);
/* How much of the name is the event's: all of it, or up to a dot. */
size_t base_length(const char *name);

/* Whether the name is the event's, with a umask or without. */
bool is_base(const struct event *event, const char *name);
/* Whether the dispute has the path among its items and decides against the file. */
bool dispute_is_about(const struct comparison *comparison, const struct dispute *dispute, const char *path);

#endif

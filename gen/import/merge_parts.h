/* SPDX-License-Identifier: MIT */
/* Declares the parts of merging. */
#ifndef GEN_IMPORT_MERGE_PARTS_H
#define GEN_IMPORT_MERGE_PARTS_H

#include "base/source.h"
#include "base/text.h"
#include "import/match.h"
#include "load/load.h"

struct added_category {
	const char *box_id, *id;
};

struct merge {
	struct spec *spec;
	struct arena *arena;
	const struct comparison *comparison;
	const char *citation;  /* "perfmon-x V25" */
	struct source **fresh; /* new files */
	size_t fresh_count, fresh_room;
	struct added_category *added; /* to events files */
	size_t added_count, added_room;
};

/* Makes an item with a merged fact cite the file in the version that was read. */
void merge_citation(struct merge *merge, struct node node, const struct about *about);
/* Puts the new names of events wherever the spec names them. */
void merge_names(struct merge *merge);
/* Merges the counters of events whose old or new umasks have other counters than before. */
void merge_counters(struct merge *merge);
/* Chains the new entries of each event, as merge_new() needs them. */
void merge_group(struct merge *merge);
/* Adds all new entries, with new boxes and files. */
void merge_new(struct merge *merge);
/* Puts Intel's file into the documents, in the version that was read. */
void merge_document(struct merge *merge);

/* The event whose umasks new entries with this name become, by its old or new name; NULL: they make a new event. */
const struct event *event_to_join(const struct comparison *comparison, const struct match *match);
/* The chain of new umasks that join an event; NULL: none. */
const struct match *joining(const struct comparison *comparison, const struct event *event);
struct numbers united(struct arena *arena, struct numbers a, const struct numbers *b);
bool same_numbers(const struct numbers *a, const struct numbers *b);
void numbers_json(const struct numbers *numbers, struct text *out);
/* Quotes a text as JSON, in the arena. */
const char *quoted_json(struct arena *arena, const char *text);
/*
 * Writes the list of filters that Intel's entry needs. Filters that the spec has keep their members. False if the list
 * is empty.
 */
bool filters_json(const struct box *box, const struct event *event, const struct umask *umask,
		  const struct perfmon_event *intel, struct text *out);
/* Moves the text from the buffer into the arena. */
const char *text_take(struct arena *arena, struct text *out);

#endif

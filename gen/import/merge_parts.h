/* SPDX-License-Identifier: MIT */
/* Declares the parts of merging. */
#ifndef GEN_IMPORT_MERGE_PARTS_H
#define GEN_IMPORT_MERGE_PARTS_H

#include "base/source.h"
#include "base/text.h"
#include "import/match.h"
#include "load/load.h"

struct merge {
	struct spec *spec;
	struct arena *arena;
	const struct comparison *comparison;
	const char *citation;  /* "perfmon-x V25" */
	struct source **fresh; /* files that were not there */
	size_t fresh_count, fresh_room;
	const struct box **sorted; /* boxes whose files got the category of what is not sorted yet */
	size_t sorted_count, sorted_room;
};

/* An item of which a fact was taken over cites the file in the version that was read. */
void merge_citation(struct merge *merge, struct node node, const struct about *about);
/* What the spec says elsewhere of the events that are renamed, by their new names. */
void merge_names(struct merge *merge);
/* Counters of the events whose umasks, or new ones, have other counters than before. */
void merge_counters(struct merge *merge);
/* Chains the new entries of each event; what is new is merged by these chains. */
void merge_group(struct merge *merge);
/* All that is new, boxes and files included. */
void merge_new(struct merge *merge);
/* Intel's file among the documents, in the version that was read. */
void merge_document(struct merge *merge);

/* The event that new entries with this one's name become umasks of; NULL: they make a new one. */
const struct event *event_to_join(const struct match *match);
/* The new umasks that join an event, chained; NULL: none do. */
const struct match *joining(const struct comparison *comparison, const struct event *event);
struct numbers united(struct arena *arena, struct numbers a, const struct numbers *b);
bool same_numbers(const struct numbers *a, const struct numbers *b);
void numbers_json(const struct numbers *numbers, struct text *out);
/* A text as JSON, in the arena. */
const char *quoted_json(struct arena *arena, const char *text);
/*
 * The list of filters that Intel's entry asks for; those that are there keep what is said of them. False for an empty
 * one.
 */
bool filters_json(const struct box *box, const struct event *event, const struct umask *umask,
		  const struct perfmon_event *intel, struct text *out);
/* Takes the text out of the buffer into the arena. */
const char *text_take(struct arena *arena, struct text *out);

#endif

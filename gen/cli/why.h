/* SPDX-License-Identifier: MIT */
/* Declares the parts of uncoregen why. */
#ifndef GEN_CLI_WHY_H
#define GEN_CLI_WHY_H

#include "base/arena.h"
#include "base/text.h"
#include "model/model.h"

/* Something that has a source: found by path or by name. What it is not of stays NULL. */
struct item {
	const struct platform *platform;
	const struct box *box;
	const struct reg *reg;
	const struct field *field;
	const struct event *event;
	const struct umask *umask;
	const struct metric *metric;
	const struct dispute *dispute;
};

struct found {
	struct arena *arena;
	struct item *items;
	size_t count, room;
};

/* Everything of the model that the word names, on each platform and in each box. */
void why_find(struct found *found, const struct model *model, const char *word);
/* Whether the path, one of the dispute's items, names the item or a part of it; and whether any of its paths does. */
bool why_touches(const struct item *item, const struct dispute *dispute, const char *path);
bool why_is_about(const struct item *item, const struct dispute *dispute);
/* What has a text, a source and evidence; NULL for a dispute. */
const struct about *why_about_of(const struct item *item);
/* "box.register.field", "box/EVENT.UMASK", "box/METRIC", or the id of a dispute. */
const char *why_path(struct arena *arena, const struct item *item);

struct citation {
	const struct document *document; /* NULL: there is none such */
	const char *text;                /* "guide p3", as long as it says */
	size_t length;
};

/* The next citation of a source, which moves on; false at its end. */
bool why_citation(const struct model *model, const char **source, struct citation *citation);

extern const char *const why_evidence_words[];
extern const char *const why_confidence_words[];

/* All that is said of the item, but for the disputes that name it. */
void why_item(struct text *out, const struct model *model, const struct item *item);
/* Text, source and evidence, a line each. */
void why_about(struct text *out, const struct model *model, const struct about *about);
void why_metric(struct text *out, const struct model *model, const struct item *item);
/* One document: spec/schema/why.schema.json. */
void why_json(struct text *out, const struct model *model, const struct found *found, const char *word);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares the parts of uncoregen why. */
#ifndef GEN_CLI_WHY_PARTS_H
#define GEN_CLI_WHY_PARTS_H

#include "base/arena.h"
#include "base/json/write.h"
#include "base/text.h"
#include "model/item.h"

struct found {
	struct arena *arena;
	struct item *items;
	size_t count, room;
};

/* Finds everything that the word names, on each platform and in each box. */
void why_find(struct found *found, const struct model *model, const char *word);
struct citation {
	const struct document *document; /* NULL: there is no such document */
	const char *text;                /* "guide p3"; length gives its end */
	size_t length;
};

/* Reads the next citation and moves the source on; false at its end. */
bool why_citation(const struct model *model, const char **source, struct citation *citation);

/* Prints everything about the item except the disputes that name it. */
void why_item(struct text *out, const struct model *model, const struct item *item);
/* Prints text, source and evidence, a line each. */
void why_about(struct text *out, const struct model *model, const struct about *about);
void why_metric(struct text *out, const struct model *model, const struct item *item);
void why_erratum(struct text *out, const struct model *model, const struct item *item);
/* Prints a line for each erratum about the item; for programs the members of each. */
void why_errata(struct text *out, const struct item *item);
void why_json_errata(struct json *json, const struct item *item);
/* Prints one JSON document; spec/schema/output/why.schema.json describes it. */
void why_json(struct text *out, const struct model *model, const struct found *found, const char *word);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares the parts of uncoregen why. */
#ifndef GEN_CLI_WHY_PARTS_H
#define GEN_CLI_WHY_PARTS_H

#include "base/arena.h"
#include "doc/about/about.h"

struct found {
	struct arena *arena;
	struct item *items;
	size_t count, room;
};

/*
 * Finds everything that the word names, on each platform and in each box. platform: only there; NULL: everywhere. The
 * word may begin with the platform too: ivt/cbo.ctl.
 */
void why_find(struct found *found, const struct model *model, const char *platform, const char *word);

/* Opens an article about the item, with its text, its facts and their origin. */
void why_item(struct doc *doc, const struct item *item);
/* The same for a metric: its formula, and the sources of its inputs. */
void why_metric(struct doc *doc, const struct item *item);

#endif

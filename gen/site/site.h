/* SPDX-License-Identifier: MIT */
/* Declares the site: static pages about everything that the spec describes. */
#ifndef GEN_SITE_SITE_H
#define GEN_SITE_SITE_H

#include <stdbool.h>

#include "doc/doc.h"
#include "output/files.h"

/* A page of the manual. */
struct site_manual {
	const char *path, *title; /* path: below the root of the site */
};

struct site {
	struct arena *arena;
	struct outputs *outputs; /* each file is complete when the next one begins */
	const struct model *model;
	struct doc_pages pages;            /* where each item is */
	const struct platform **platforms; /* those that have pages */
	size_t platform_count;
	const char *docs;           /* a folder of pages of the manual, as parts of HTML pages; NULL: none */
	struct site_manual *manual; /* the pages of docs */
	size_t manual_count, manual_room;
};

/* Adds every page, except those of the manual: site/docs/docs.h. */
void site_make(struct site *site);

/* Whether the platform has pages. */
bool site_has(const struct site *site, const struct platform *platform);

/* Where documents find the pages of items. */
struct doc_pages site_pages(const struct site *site);

/* Adds a file that is no page. */
void site_file(struct site *site, const char *path, const char *bytes, size_t length);

/* The search: its page, its script, its index. */
void site_search(struct site *site);
/* The names that it finds besides, those of the manual among them: after site_docs(). */
void site_names(struct site *site);
/* The page that encodes and decodes. */
void site_codec(struct site *site);

#endif

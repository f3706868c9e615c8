/* SPDX-License-Identifier: MIT */
/* Declares the parts of a platform's page of the manual. */
#ifndef GEN_EMIT_PAGE_PAGE_H
#define GEN_EMIT_PAGE_PAGE_H

#include "doc/about/about.h"

/* Writes the whole page, as Markdown. */
void emit_page(const struct model *model, const struct platform *platform, struct text *out);

/* Writes the page that lists the others. */
void emit_page_index(struct arena *arena, const struct model *model, struct text *out);

/* Which questions its groups answer: groups.c. */
void page_groups(struct doc *doc, const struct platform *platform);
/* How well the facts of each kind are supported: facts.c. */
void page_evidence(struct doc *doc, const struct platform *platform);
/* What no source says, and what was carried over: unknown.c. */
void page_unknown(struct doc *doc, const struct platform *platform);
/* The documents that are cited, and how often: sources.c. */
void page_documents(struct doc *doc, const struct platform *platform);
/* The names that other programs have for its events: sources.c. */
void page_names(struct doc *doc, const struct platform *platform);

/* Is called with the origin of each thing on a platform. Fields are visited once a layout; reserved ones are not. */
struct page_visit {
	void (*fact)(void *context, const struct about *about, const char *kind);
	void *context;
};

/* Visits every box, register, field, event, umask and metric. */
void page_walk(const struct platform *platform, const struct page_visit *visit);

#endif

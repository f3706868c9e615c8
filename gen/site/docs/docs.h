/* SPDX-License-Identifier: MIT */
/* Declares how pages of the manual become pages of the site. */
#ifndef GEN_SITE_DOCS_DOCS_H
#define GEN_SITE_DOCS_DOCS_H

#include "site/parts.h"

/* The page that lists the others, sorted by what they are for. */
#define SITE_DOCS_INDEX "docs/index.html"

/* The folder of pages. It has the folders of the source tree, so that their links can be followed. */
struct site_docs {
	struct site *site;
	const char **paths; /* below the folder, sorted; a page has the same path in the site */
	size_t count, room;
	char *index; /* the text of the page that lists the others; NULL: there is none */
};

/* Adds the pages of site->docs. False if one cannot be read; then site->outputs->error says why. */
bool site_docs(struct site *site);

/* A part of an HTML page, which becomes a page. */
struct site_doc {
	const struct site_docs *docs;
	struct site_page *page; /* what is written */
	const char *path;       /* below the folder: its links are relative to it */
};

/* The text of its first heading, or its path. Freed by the caller. */
char *site_doc_title(const char *text, const char *path);
/*
 * Writes what follows the first heading. Links to pages lead to those of the site; those to other files of the source
 * tree become text. Headings get the ids that forges give them, and wide things a box that scrolls.
 */
void site_doc_body(const struct site_doc *doc, const char *text);
/* Writes its headings of the second level, each with a list of the links below it. */
void site_doc_list(const struct site_doc *doc, const char *text);

#endif

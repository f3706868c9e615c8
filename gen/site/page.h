/* SPDX-License-Identifier: MIT */
/* Declares the frame of every page of the site, and the pieces that pages are made of. */
#ifndef GEN_SITE_PAGE_H
#define GEN_SITE_PAGE_H

#include "doc/about/about.h"
#include "doc/doc_html.h"
#include "site/site.h"
#include "site/url.h"

/* A page that contains the present one. */
struct site_crumb {
	const char *url, *title; /* url: below the root */
};

/* The page that is being written; the next one ends it. */
struct site_page {
	const struct site *site;
	struct doc doc; /* writes into out too */
	struct text *out;
	const char *url, *title; /* url: below the root */
	const char *root;        /* "../../": from the page to the root */
};

/* Opens the page: head, header, the way to it, its heading. The text of the title is not escaped yet. */
struct site_page site_page_begin(struct site *site, const char *url, const char *title, const struct site_crumb *crumbs,
				 size_t crumb_count);
/* Closes it, with the line by which it is cited. */
void site_page_end(struct site_page *page);

/* Writes "<a href="...">", for an address below the root. */
void site_link_open(struct site_page *page, const char *url);
/* The same with the text and the end of the link. */
void site_link(struct site_page *page, const char *url, const char *text);
/* The same, and empties the address for the next one. */
void site_link_to(struct site_page *page, struct text *url, const char *text);

/* Writes a command or a piece of code that is there to be copied. */
void site_copy(struct text *out, const char *text);

#endif

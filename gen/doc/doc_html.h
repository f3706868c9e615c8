/* SPDX-License-Identifier: MIT */
/* Declares the pieces of HTML that documents and the frames of their pages share. */
#ifndef GEN_DOC_DOC_HTML_H
#define GEN_DOC_DOC_HTML_H

#include "base/html.h"

/* Writes a name or a sentence; a line may break inside a name, which may be longer than a line. */
void html_name(struct text *out, const char *text);
/* Writes "<code>text</code>"; a line may break inside it. */
void html_code(struct text *out, const char *text);
/*
 * Writes the address of a page below the root as another page links it, without the folders that both are in.
 * root: from that page to the root, "../../"; page: its own address, or NULL for all folders.
 */
void html_address(struct text *out, const char *root, const char *page, const char *url);

#endif

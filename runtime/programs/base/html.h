/* SPDX-License-Identifier: MIT */
/* Writes text into HTML, and the beginning and the end of a page. */
#ifndef BASE_HTML_H
#define BASE_HTML_H

#include "base/text.h"

/* Writes text between tags, or in an attribute in double quotes. */
void html_text(struct text *out, const char *text);
/* Writes names and paths between tags. A line may break only after a character that joins words. */
void html_breakable(struct text *out, const char *text);

/*
 * Writes the head of a page, which loads nothing, and opens its body. The title is escaped already. The page's own
 * style follows the one that all pages share.
 */
void html_begin(struct text *out, const char *title, const unsigned char *style);
void html_end(struct text *out);

#endif

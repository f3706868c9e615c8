/* SPDX-License-Identifier: MIT */
/* Writes text into HTML. */
#ifndef BASE_HTML_H
#define BASE_HTML_H

#include "base/text.h"

/* Writes text between tags, or in an attribute in double quotes. */
void html_text(struct text *out, const char *text);
/* Writes names and paths between tags. A line may break only after a character that joins words. */
void html_breakable(struct text *out, const char *text);

#endif

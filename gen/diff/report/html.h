/* SPDX-License-Identifier: MIT */
/* Declares the parts of the page for a browser. */
#ifndef GEN_DIFF_REPORT_HTML_H
#define GEN_DIFF_REPORT_HTML_H

#include "diff/diff.h"

/*
 * The style element, in two parts: what holds everywhere, then windows of other widths and paper. The script element.
 */
extern const char html_style[], html_style_media[], html_script[];

/* Text between tags or in an attribute in double quotes. */
void html_text(struct text *out, const char *text);
/*
 * Text between tags that holds names and paths: a line may break after the characters that join their words, and only
 * there.
 */
void html_breakable(struct text *out, const char *text);

/* The rows of a part's changes, equal ones in one row; those of events, or those of everything else. */
void html_rows(struct text *out, const struct diff *diff, size_t first, size_t end, bool events);
bool html_is_event(const struct change *change);

/* The first change with the drawing of this one, which may be itself; SIZE_MAX: it has none. */
size_t html_drawing_of(const struct diff *diff, size_t index);
/* Before and after, or the one there is, of the register whose layout or self has changed. */
void html_drawing(struct text *out, const struct diff *diff, size_t index);
/* What the colours of drawings mean. */
void html_drawing_key(struct text *out);
/*
 * The rows of a register's bits; changed tells of each of its fields whether and how it differs, as a CSS class or
 * NULL.
 */
typedef const char *mark_field(const void *context, const struct field *field);
void svg_bits(struct text *out, const struct layout *layout, const char *label, mark_field *mark, const void *context);
/* The same as a file of its own: with its style, and readable on a light and on a dark page. */
void svg_register(struct text *out, const struct layout *layout, const char *label);

#endif

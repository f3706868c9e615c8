/* SPDX-License-Identifier: MIT */
/* The parts of the page for a browser. */
#ifndef GEN_DIFF_HTML_H
#define GEN_DIFF_HTML_H

#include "diff/diff.h"

/* Style and script, whole elements. */
extern const char html_style[], html_script[];

/* Text between tags or in an attribute in double quotes. */
void html_text(struct out *out, const char *text);
/* Before and after, or the one there is, of each register whose layout or self has changed. */
void html_registers(struct out *out, const struct diff *diff);
/* The rows of a register's bits; changed tells of each of its fields whether and how it differs, as a CSS class or NULL. */
typedef const char *mark_field(const void *context, const struct field *field);
void svg_bits(struct out *out, const struct layout *layout, const char *label, mark_field *mark, const void *context);

#endif

/* SPDX-License-Identifier: MIT */
/* Draws the bits of a register as SVG, in a page or as a file of its own. */
#ifndef GEN_DRAW_BIT_DRAWING_H
#define GEN_DRAW_BIT_DRAWING_H

#include "base/text.h"
#include "model/model.h"

/* Draws the bits of a register. The callback gives a CSS class for a field that differs; NULL: it does not. */
typedef const char *mark_field(const void *context, const struct field *field);
void svg_bits(struct text *out, const struct layout *layout, const char *label, mark_field *mark, const void *context);
/* The same with a link from each field to the anchor that has its id. */
void svg_links(struct text *out, const struct layout *layout, const char *label);
/* The same as a complete file: with its style, readable on a light and on a dark page. */
void svg_register(struct text *out, const struct layout *layout, const char *label);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares the parts of the page for a browser. */
#ifndef GEN_DIFF_REPORT_HTML_H
#define GEN_DIFF_REPORT_HTML_H

#include "base/html.h"
#include "diff/diff.h"
#include "diff/report/report.h"

/* Writes the rows of a part's changes, equal ones in one row: those of events, or all others. */
void html_rows(struct text *out, const struct report *report, size_t first, size_t end, bool events);
bool html_is_event(const struct change *change);

/* The first change with the same drawing as this one, possibly this one itself; SIZE_MAX: it has no drawing. */
size_t html_drawing_of(const struct diff *diff, size_t index);
/* Draws the changed register before and after, or the one of these that exists. */
void html_drawing(struct text *out, const struct diff *diff, size_t index);
/* Explains the colours of drawings. */
void html_drawing_key(struct text *out);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares what the forms of a report have in common: one walk through the changes, and drawings of what differs. */
#ifndef GEN_DIFF_REPORT_PARTS_H
#define GEN_DIFF_REPORT_PARTS_H

#include "diff/report/report.h"
#include "doc/doc.h"

/* How a report looks, and how much of a change it shows. */
struct report_form {
	const struct doc_writer *writer;
	size_t names_max;  /* of each list of names; the others are folded in a table, else counted */
	size_t values_max; /* bytes */
	size_t room;       /* bytes of the whole report */
	bool folds;        /* parts that are long or harmless */
	bool places;       /* file, line and column of what breaks or behaves otherwise */
	bool whole;        /* the places of all changes, and the changes that follow from a base's, each by itself */
	bool tables;       /* in which equal changes share a row, and drawings follow; else lists */
};

/* Writes the changes, part by part. */
void report_parts(struct doc *doc, const struct report *report, const struct report_form *form);
void report_put_warnings(struct doc *doc, const struct report *report);

/* Writes the values that differ, old and new beside each other; what is on both sides is named below. */
void report_pairs(struct doc *doc, const struct change *change);

/* The first change with the same drawing as this one, possibly this one itself; SIZE_MAX: it has no drawing. */
size_t report_drawing_of(const struct diff *diff, size_t index);
/* Draws the changed register before and after, or the one of these that exists. */
void report_drawing(struct doc *doc, const struct diff *diff, size_t index);
/* Writes the id of the drawing. */
const char *report_drawing_id(struct arena *arena, size_t index);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares the state of the walk through the changes of a report. */
#ifndef GEN_DIFF_REPORT_WALK_H
#define GEN_DIFF_REPORT_WALK_H

#include "base/source.h"
#include "diff/effects.h"
#include "diff/report/parts.h"

struct walk {
	struct doc *doc;
	const struct report_form *form;
	const struct report *report;
	const struct diff *diff;
	bool *told;           /* by index: an earlier row of a table has it */
	struct effects above; /* of the previous row */
	struct locator locator;
};

/* Equal changes, by index, which share a row. */
struct group {
	const struct change *change; /* the first */
	size_t *at, count;
};

/* Writes the change, or equal changes, as an item of a list or as a row of a table. */
void report_change(struct walk *walk, const struct group *group);

#endif

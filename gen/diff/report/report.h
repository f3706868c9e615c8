/* SPDX-License-Identifier: MIT */
/* Prints a diff as text, JSON, Markdown and as a page for a browser. */
#ifndef GEN_DIFF_REPORT_REPORT_H
#define GEN_DIFF_REPORT_REPORT_H

#include "diff/diff.h"
#include "diff/git.h"

/* One of the two that are compared, for head lines. */
struct report_side {
	const char *name;
	struct commit commit;
	size_t errors; /* that check finds: it is compared as it is */
	const char *first_error;
};

struct report {
	struct diff *diff;
	struct report_side old, new;
	struct strings
		left_out; /* boxes and files that have an error which leaves their meaning open, on either side */
	bool color;       /* text only: terminal escapes */
};

void report_text(const struct report *report, struct text *out);
/* As spec/schema/diff.schema.json says. */
void report_json(const struct report *report, struct text *out);
void report_markdown(const struct report *report, struct text *out);
/* One self-contained page. */
void report_html(const struct report *report, struct text *out);

/* "3 breaking, 1 behaviour", or "no change"; then what version must follow. */
void report_summary(const struct diff *diff, struct text *out);
/*
 * How many things a reader is told before the changes: sides with errors, and what was left out. Fills in a sentence.
 */
size_t report_warnings(const struct report *report);
void report_warning(const struct report *report, size_t index, struct text *out);
/* "[3:0] → [7:0]", and so on: one line; a value that is not there is "none". */
void report_values(const struct change *change, struct text *out);
/* "and on hsx/qpi, which is like it"; nothing where nobody inherits the change. */
void report_also(const struct change *change, const char *indent, struct text *out);
/* What has happened in a few words: "bits", "renamed", "is new". */
const char *report_verb(const struct change *change);

/*
 * A report has a part for each class, or between two platforms for each box: where the part that begins with this
 * change ends, and what a box's part holds in a few words.
 */
size_t report_part_end(const struct diff *diff, size_t first);
void report_box(const struct diff *diff, size_t first, size_t end, struct text *out);

#endif

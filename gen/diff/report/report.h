/* SPDX-License-Identifier: MIT */
/* Prints a diff as text, JSON, Markdown and as a page for a browser. */
#ifndef GEN_DIFF_REPORT_REPORT_H
#define GEN_DIFF_REPORT_REPORT_H

#include "diff/diff.h"
#include "diff/git.h"

/* One of the two specs that are compared, for the head of a report. */
struct report_side {
	const char *name;
	struct commit commit;
	size_t errors; /* that check finds; it is compared nevertheless */
	const char *first_error;
};

/* Appends where pages show the subject, below their root; false: nowhere. */
typedef bool report_url(struct text *out, const struct subject *subject, bool old);

struct report {
	struct diff *diff;
	struct report_side old, new;
	struct strings left_out; /* boxes and files whose meaning is unknown because of an error, on either side */
	bool accepts;            /* a list says which changes are accepted */
	bool color;              /* text only: terminal escapes */
	const char *pages;       /* HTML only: the root of pages that show each item; NULL: no links to them */
	report_url *url_of;      /* where in them */
};

void report_text(const struct report *report, struct text *out);
/* Writes JSON; spec/schema/output/diff.schema.json describes it. */
void report_json(const struct report *report, struct text *out);
void report_markdown(const struct report *report, struct text *out);
/* Writes one self-contained page. */
void report_html(const struct report *report, struct text *out);

/* Writes "3 breaking, 1 behaviour", or "no change", then which version must follow. */
void report_summary(const struct diff *diff, struct text *out);
/* How many warnings go before the changes: sides with errors, and what was left out. */
size_t report_warnings(const struct report *report);
/* Writes one line such as "[3:0] → [7:0]". A missing value is "none". */
void report_values(const struct change *change, struct text *out);
/* "and on hsx/qpi, which is like it"; nothing if no other box or platform has the change too. */
void report_also(const struct change *change, struct text *out);
/* What happened, in a few words: "bits", "renamed", "is new". */
const char *report_verb(const struct change *change);

/*
 * A report has a part for each class, or, between two platforms, for each box. These give the end of the part that
 * begins with this change, its name, and the contents of a box's part in a few words.
 */
size_t report_part_end(const struct diff *diff, size_t first);
/* The id of the class or the box. */
const char *report_part_name(const struct diff *diff, size_t first);
void report_box(const struct diff *diff, size_t first, size_t end, struct text *out);

#endif

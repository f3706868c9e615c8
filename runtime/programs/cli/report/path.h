/* SPDX-License-Identifier: MIT */
/* uncore report: declares the line that a series draws. */
#ifndef RUNTIME_CLI_REPORT_PATH_H
#define RUNTIME_CLI_REPORT_PATH_H

#include "cli/report/summary.h"

/* The drawing's own units: it is stretched to its place, so they are not pixels. */
enum { DRAWN_WIDTH = 2000, DRAWN_HEIGHT = 1000 };

/* What a chart shows: values from bottom to top, times from 0 to end. */
struct frame {
	double bottom, top, end;
	/* A series is thinned out that has twice as many bins, or bins of several samples. */
	unsigned columns;
};

/* The line of a series, as data of SVG paths. */
struct path {
	struct text lines; /* with a gap where a value was not measured */
	struct text dots;  /* bins that have no neighbours */
	int last;          /* height at which the line ends, from the top; -1: nothing was measured */
	bool is_thinned;   /* the line is of the means of columns */
	struct text band;  /* then: from the smallest to the largest value of each column */
};

void draw_path(const struct shown *shown, const struct series *series, const struct frame *frame, struct path *path);
void free_path(struct path *path);

#endif

/* SPDX-License-Identifier: MIT */
/* uncore top: declares what the screen shows, in words and numbers, and draws it. */
#ifndef RUNTIME_CLI_TOP_PAGE_H
#define RUNTIME_CLI_TOP_PAGE_H

#include "cli/top/history.h"
#include "screen/screen.h"

/* What a line is about: all sockets, one socket or CPU, one instance of a box. */
enum page_depth { PAGE_ALL, PAGE_UNIT, PAGE_INSTANCE, PAGE_DEPTHS };

/* A line of the table. */
struct page_line {
	const char *name; /* of the event or metric */
	enum page_depth depth;
	char place[120];  /* "socket 0", "imc3", "iio1 (0000:16, nvme0)" */
	const char *word; /* NULL: measured; else why there is no number */
	double number;
	const char *unit; /* "B/s" */
	double share;     /* of the limit, or of the largest number of its kind */
	bool has_limit;
	char counted[40];              /* which part was counted, if not all: "7/8", "33 %", "90 % (60 %)" */
	const struct history *history; /* NULL: none */
	size_t row;                    /* of the history */
};

/* A column of a table of places: an event or a metric, in one unit. */
struct page_column {
	const char *name;
	char unit[40]; /* "GB/s" */
	double divisor;
};

/* A text that covers the table: help, or the list of groups. */
struct page_sheet {
	const char *title;
	struct text text; /* lines; empty: there is no sheet */
	size_t first;     /* the first line that is shown; only without a chosen one */
	int chosen;       /* the line that is chosen; -1: none */
};

struct page {
	const char *machine; /* "ivt, 2 sockets, the simulator" */
	const char *mode;    /* "simulated" */
	char interval[40], clock[40];
	const char *group, *question; /* "": no group */
	char place_of_group[48];      /* "2 of 9" */
	/* An event or metric at a place each; or a row for each place, and in it a line for each column. */
	struct page_line *lines;
	size_t count; /* of rows */
	struct page_column *columns;
	size_t column_count; /* 0: there are no columns */
	size_t first;        /* the first line that is shown: drawing corrects it */
	bool is_utf8;
	const char *note;    /* the line above the keys; "": none */
	bool has_trouble;    /* the note is about values that are wrong or missing */
	const char *failure; /* instead of the table; NULL: none */
	struct page_sheet sheet;
	bool has_groups, steps; /* which keys mean something */
};

/* Below this size there is only a sentence that says so. */
enum { PAGE_COLUMNS = 30, PAGE_ROWS = 7 };
/* Draws the page for this size. */
void draw_page(struct page *page, unsigned columns, unsigned rows, struct screen *screen);

/* ---- places.c ---- */

/* Draws a table of places. */
void draw_places(struct page *page, struct screen *screen, unsigned top, unsigned end);

/* ---- table.c ---- */

/* Where numbers end, and the largest number of characters that a number has. */
enum { PAGE_NUMBER = 7 };
/* Adds a name, without its middle if it is too long. What distinguishes long names is at both ends. */
void add_short_name(struct text *text, const char *name, unsigned width);
/* Says which lines of how many are shown, if there are more. */
void draw_more(const struct page *page, struct screen *screen, unsigned row, size_t room, size_t count);

/* Draws titles and lines from row `top` to before row `end`. */
void draw_table(struct page *page, struct screen *screen, unsigned top, unsigned end);

#endif

/* SPDX-License-Identifier: MIT */
/* Holds what a screen shows: a character and a look for each place. Needs no terminal. */
#ifndef RUNTIME_SCREEN_SCREEN_H
#define RUNTIME_SCREEN_SCREEN_H

#include "base/text.h"

/* What a character is, from which a terminal chooses colours. */
enum screen_look {
	LOOK_PLAIN,
	LOOK_STRONG, /* names and numbers */
	LOOK_FAINT,  /* titles of columns, units */
	LOOK_HEAD,   /* the first line */
	LOOK_KEY,    /* a key that can be pressed */
	LOOK_BAR,
	LOOK_LINE, /* of a chart */
	LOOK_WORD, /* instead of a number */
	LOOK_COUNT
};

struct screen_cell {
	char bytes[5]; /* one character of UTF-8 */
	unsigned char look;
};

/* All zero: no place at all. */
struct screen {
	unsigned columns, rows;
	struct screen_cell *cells; /* row by row */
};

/* Gives the screen a size, and makes it blank. */
void screen_clear(struct screen *screen, unsigned columns, unsigned rows);
void screen_free(struct screen *screen);
/*
 * Puts a text on a row, one place for each character, up to the column before `end` or the edge. A text that is too
 * long ends with a dot for each of the last two characters that do not fit. Returns the column after it.
 */
unsigned screen_put(struct screen *screen, unsigned row, unsigned column, unsigned end, enum screen_look look,
		    const char *text);
/* The same, so that it ends before the column `end`. */
void screen_put_right(struct screen *screen, unsigned row, unsigned column, unsigned end, enum screen_look look,
		      const char *text);

#endif

/* SPDX-License-Identifier: MIT */
/* Shows screens on the terminal of standard input and output, and reads its keys. */
#ifndef RUNTIME_SCREEN_TERMINAL_H
#define RUNTIME_SCREEN_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#include "screen/screen.h"

struct terminal;

/* Keys that are no characters. */
enum {
	TERMINAL_NO_KEY = 0,
	TERMINAL_ENTER = '\n',
	TERMINAL_ESCAPE = 27,
	TERMINAL_UP = 256,
	TERMINAL_DOWN,
	TERMINAL_LEFT,
	TERMINAL_RIGHT,
	TERMINAL_PAGE_UP,
	TERMINAL_PAGE_DOWN,
	TERMINAL_HOME,
	TERMINAL_END,
	TERMINAL_OTHER, /* a key without a meaning here */
	TERMINAL_GONE   /* the terminal has been closed */
};

/* Whether this program was built with a library for terminals. */
bool terminal_is_built_in(void);
/*
 * Takes the terminal over: no echo, keys at once, an empty screen. Writes why it cannot to why, and returns false; then
 * the terminal is as before.
 */
bool terminal_open(bool with_colour, struct terminal **terminal, char *why, size_t room);
/* Gives the terminal back as it was. terminal may be NULL. */
void terminal_close(struct terminal *terminal);
/* Whether it shows UTF-8, as the locale says. */
bool terminal_is_utf8(const struct terminal *terminal);
/* The size that the window has now. */
void terminal_size(struct terminal *terminal, unsigned *columns, unsigned *rows);
/* Shows the screen. all: even what should be there already, because another program may have written. */
void terminal_show(struct terminal *terminal, const struct screen *screen, bool all);
/* The next key that was pressed, without waiting. */
int terminal_key(struct terminal *terminal);

#endif

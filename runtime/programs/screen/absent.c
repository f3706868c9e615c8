/* SPDX-License-Identifier: MIT */
/* Replaces the terminal in builds with CURSES=0: opening it is an error. */
#include <stdio.h>

#include "screen/terminal.h"

bool terminal_is_built_in(void)
{
	return false;
}

bool terminal_open(bool with_colour, struct terminal **terminal, char *why, size_t room)
{
	(void)with_colour;
	*terminal = NULL;
	snprintf(why, room, "this uncore was built without ncurses; build it with libncurses-dev");
	return false;
}

void terminal_close(struct terminal *terminal)
{
	(void)terminal;
}

bool terminal_is_utf8(const struct terminal *terminal)
{
	(void)terminal;
	return false;
}

void terminal_size(struct terminal *terminal, unsigned *columns, unsigned *rows)
{
	(void)terminal;
	*columns = *rows = 0;
}

void terminal_show(struct terminal *terminal, const struct screen *screen, bool all)
{
	(void)terminal;
	(void)screen;
	(void)all;
}

int terminal_key(struct terminal *terminal)
{
	(void)terminal;
	return TERMINAL_GONE;
}

/* SPDX-License-Identifier: MIT */
/* Shows screens by ncurses. */
#define _GNU_SOURCE
#define NCURSES_NOMACROS
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "base/loaded.h"
#include "base/memory.h"
#include "screen/terminal.h"
#include "shared/monotonic.h"

/* What is used of it: functions, then variables. X(name) */
#define CURSES_LIBRARY(X) \
	X(newterm) \
	X(endwin) \
	X(delscreen) \
	X(cbreak) \
	X(noecho) \
	X(nonl) \
	X(keypad) \
	X(nodelay) \
	X(set_escdelay) \
	X(curs_set) \
	X(has_colors) \
	X(start_color) \
	X(use_default_colors) \
	X(init_pair) \
	X(COLOR_PAIR) \
	X(tigetstr) \
	X(resizeterm) \
	X(werase) \
	X(wattrset) \
	X(wmove) \
	X(waddnstr) \
	X(clearok) \
	X(wrefresh) \
	X(wgetch) \
	X(stdscr) \
	X(COLS) \
	X(LINES) \
	X(COLORS)

struct curses {
	CURSES_LIBRARY(LOADED_MEMBER)
};

static const char *const names[] = { CURSES_LIBRARY(LOADED_NAME) };
static const struct loading loading = { "libncursesw.so.6", "libncursesw6", names, sizeof(names) / sizeof(names[0]) };

struct terminal {
	struct curses of;
	SCREEN *of_curses;
	struct termios before; /* ncurses restores it through standard output, which may have been closed since */
	bool is_utf8, has_colour;
	attr_t looks[LOOK_COUNT];
};

bool terminal_is_built_in(void)
{
	return true;
}

/* ---- colours ---- */

/*
 * Colours for black and for white backgrounds: of the 256, those of middle brightness have a contrast above 4 with
 * both. Terminals with eight colours choose the brightness themselves.
 */
static const struct {
	attr_t attribute;
	short of_256, of_8; /* -1: the terminal's own colour */
} looks[LOOK_COUNT] = {
	[LOOK_PLAIN] = { A_NORMAL, -1, -1 },         [LOOK_STRONG] = { A_BOLD, -1, -1 },
	[LOOK_FAINT] = { A_NORMAL, 243, -1 },        [LOOK_HEAD] = { A_BOLD, -1, -1 },
	[LOOK_KEY] = { A_BOLD, 31, COLOR_BLUE },     [LOOK_BAR] = { A_NORMAL, 31, COLOR_CYAN },
	[LOOK_LINE] = { A_NORMAL, 64, COLOR_GREEN }, [LOOK_WORD] = { A_BOLD, 166, COLOR_RED },
};

/* Without colours only bold distinguishes. */
static void choose_looks(struct terminal *terminal)
{
	for (short at = 0; at < LOOK_COUNT; at++) {
		short colour = *terminal->of.COLORS >= 256 ? looks[at].of_256 : looks[at].of_8;

		terminal->looks[at] = looks[at].attribute;
		if (!terminal->has_colour || colour < 0 || terminal->of.init_pair((short)(at + 1), colour, -1) == ERR)
			continue;
		terminal->looks[at] |= (attr_t)terminal->of.COLOR_PAIR(at + 1);
	}
}

/* ---- opening, closing ---- */

/* tigetstr() gives NULL for a capability that is absent, and -1 for a name that is none. */
static bool has_capability(const struct curses *curses, const char *name)
{
	const char *value = curses->tigetstr(name);

	return value != NULL && value != (const char *)-1;
}

static bool can_draw(const struct curses *curses, char *why, size_t room)
{
	const char *name = getenv("TERM");

	if (has_capability(curses, "cup") && has_capability(curses, "clear"))
		return true;
	snprintf(why, room, "the terminal \"%s\" (TERM) cannot move its cursor", name == NULL ? "" : name);
	return false;
}

static bool begin_curses(struct terminal *terminal, char *why, size_t room)
{
	const char *name = getenv("TERM");

	if (!load_library(&loading, &terminal->of, why, room))
		return false;
	/* initscr() would end the program. */
	terminal->of_curses = terminal->of.newterm(NULL, stdout, stdin);
	if (terminal->of_curses == NULL) {
		snprintf(why, room, "the terminal \"%s\" (TERM) is unknown", name == NULL ? "" : name);
		return false;
	}
	return can_draw(&terminal->of, why, room);
}

static void set_modes(struct terminal *terminal, bool with_colour)
{
	const struct curses *curses = &terminal->of;

	curses->cbreak();
	curses->noecho();
	curses->nonl();
	curses->keypad(*curses->stdscr, TRUE);
	curses->nodelay(*curses->stdscr, TRUE);
	curses->set_escdelay(25);
	curses->curs_set(0);
	terminal->has_colour = with_colour && curses->has_colors() && curses->start_color() == OK &&
			       curses->use_default_colors() == OK;
	choose_looks(terminal);
}

/* Whether a signal that ends programs waits to be heard: callers block these, and hear them when they can. */
static bool is_asked_to_end(void)
{
	static const int ends[] = { SIGINT, SIGTERM, SIGQUIT, SIGHUP };
	sigset_t pending;

	sigpending(&pending);
	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++)
		if (sigismember(&pending, ends[i]) == 1)
			return true;
	return false;
}

/*
 * In the background the program stops itself, as any that sets the terminal's modes is stopped, and looks again when it
 * is continued. Where nobody could continue it, the kernel does not stop it (POSIX: an orphaned process group).
 */
static bool await_foreground(char *why, size_t room)
{
	for (pid_t front; (front = tcgetpgrp(STDIN_FILENO)) >= 0 && front != getpgrp();) {
		uint64_t before;

		if (is_asked_to_end()) {
			snprintf(why, room, "a signal ended it in the background of the terminal");
			return false;
		}
		before = monotonic_ns();
		raise(SIGTTOU);
		if (monotonic_ns() - before < 100000) {
			snprintf(why, room, "the terminal belongs to another program");
			return false;
		}
	}
	return true;
}

bool terminal_open(bool with_colour, struct terminal **terminal, char *why, size_t room)
{
	struct terminal *opened;

	*terminal = NULL;
	if (!await_foreground(why, room))
		return false;
	opened = take_memory(NULL, sizeof(*opened));
	*opened = (struct terminal){ .of_curses = NULL };
	setlocale(LC_CTYPE, "");
	opened->is_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	if (tcgetattr(STDIN_FILENO, &opened->before) != 0)
		opened->before = (struct termios){ 0 };
	if (!begin_curses(opened, why, room)) {
		terminal_close(opened);
		return false;
	}
	set_modes(opened, with_colour);
	*terminal = opened;
	return true;
}

/*
 * A program in the background is stopped by SIGTTOU when it sets the terminal's modes, unless the signal is blocked.
 * One that is ending must not be stopped: nobody would continue it.
 */
void terminal_close(struct terminal *terminal)
{
	sigset_t stops, before;

	if (terminal == NULL)
		return;
	sigemptyset(&stops);
	sigaddset(&stops, SIGTTOU);
	sigprocmask(SIG_BLOCK, &stops, &before);
	if (terminal->of_curses != NULL) {
		terminal->of.endwin();
		terminal->of.delscreen(terminal->of_curses);
	}
	tcsetattr(STDIN_FILENO, TCSANOW, &terminal->before);
	sigprocmask(SIG_SETMASK, &before, NULL);
	free(terminal);
}

bool terminal_is_utf8(const struct terminal *terminal)
{
	return terminal->is_utf8;
}

/* ---- showing ---- */

void terminal_size(struct terminal *terminal, unsigned *columns, unsigned *rows)
{
	const struct curses *curses = &terminal->of;
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0 && size.ws_row != 0 &&
	    (size.ws_col != *curses->COLS || size.ws_row != *curses->LINES))
		curses->resizeterm(size.ws_row, size.ws_col);
	*columns = (unsigned)*curses->COLS;
	*rows = (unsigned)*curses->LINES;
}

/* Adds the cells from a column on that have one look. Returns the column after them. */
static unsigned show_run(const struct terminal *terminal, const struct screen *screen, unsigned row, unsigned column,
			 struct text *bytes)
{
	const struct screen_cell *cells = &screen->cells[(size_t)row * screen->columns];
	unsigned char look = cells[column].look;
	WINDOW *window = *terminal->of.stdscr;

	text_cut(bytes, 0);
	terminal->of.wattrset(window, (int)terminal->looks[look]);
	terminal->of.wmove(window, (int)row, (int)column);
	for (; column < screen->columns && cells[column].look == look; column++)
		text_add(bytes, cells[column].bytes);
	/* The last place of the window gives ERR, because the cursor has no place after it. */
	(void)terminal->of.waddnstr(window, text_string(bytes), -1);
	return column;
}

void terminal_show(struct terminal *terminal, const struct screen *screen, bool all)
{
	WINDOW *window = *terminal->of.stdscr;
	struct text bytes = { 0 };

	terminal->of.werase(window);
	for (unsigned row = 0; row < screen->rows; row++) {
		for (unsigned column = 0; column < screen->columns;)
			column = show_run(terminal, screen, row, column, &bytes);
	}
	if (all)
		terminal->of.clearok(window, TRUE);
	terminal->of.wrefresh(window);
	text_free(&bytes);
}

/* ---- keys ---- */

/* A terminal that can be read and gives nothing has been closed. */
static int read_key(const struct curses *curses, bool *is_gone)
{
	struct pollfd file = { .fd = STDIN_FILENO, .events = POLLIN };
	int got = curses->wgetch(*curses->stdscr);

	if (got != ERR || poll(&file, 1, 0) <= 0)
		return got == ERR ? TERMINAL_NO_KEY : got;
	got = curses->wgetch(*curses->stdscr);
	*is_gone = got == ERR;
	return got;
}

int terminal_key(struct terminal *terminal)
{
	static const struct {
		int of_curses, key;
	} keys[] = {
		{ KEY_UP, TERMINAL_UP },       { KEY_DOWN, TERMINAL_DOWN },     { KEY_LEFT, TERMINAL_LEFT },
		{ KEY_RIGHT, TERMINAL_RIGHT }, { KEY_PPAGE, TERMINAL_PAGE_UP }, { KEY_NPAGE, TERMINAL_PAGE_DOWN },
		{ KEY_HOME, TERMINAL_HOME },   { KEY_END, TERMINAL_END },       { KEY_ENTER, TERMINAL_ENTER },
		{ '\r', TERMINAL_ENTER },
	};
	bool is_gone = false;
	int got = read_key(&terminal->of, &is_gone);

	if (is_gone)
		return TERMINAL_GONE;
	for (size_t at = 0; at < sizeof(keys) / sizeof(keys[0]); at++) {
		if (keys[at].of_curses == got)
			return keys[at].key;
	}
	return got >= 0 && got < 256 ? got : TERMINAL_OTHER;
}

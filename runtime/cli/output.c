/* SPDX-License-Identifier: MIT */
/* Writes standard output: detects a terminal, wraps paragraphs, and ends when the reader has gone. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/output.h"

enum { LINE_WIDTH = 100, LEAST_WIDTH = 24 };

/* The reader has gone: ends without an error, because nothing has failed. */
static void leave(int signal_number)
{
	(void)signal_number;
	_exit(CLI_GOOD);
}

/* The actions of these signals when the program was started. */
static struct sigaction pipe_before, size_before;

/* The signal mask before signals were held. */
static sigset_t mask_before;

/*
 * If one of the three standard files is closed, a file opened later would take its number and receive output of
 * printf(). So opens /dev/null for it, in the wrong direction: reading or writing still fails.
 */
static void open_closed_files(void)
{
	for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++) {
		if (fcntl(file, F_GETFD) < 0 && errno == EBADF &&
		    open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) != file)
			_exit(CLI_BAD);
	}
}

void output_begin(void)
{
	struct sigaction action = { .sa_handler = leave }, ignore = { .sa_handler = SIG_IGN };

	open_closed_files();
	sigaction(SIGPIPE, &action, &pipe_before);
	/* Then a file that may not grow gives a failed write, and registers are still restored. */
	sigaction(SIGXFSZ, &ignore, &size_before);
}

void output_give_back_signals(void)
{
	sigaction(SIGPIPE, &pipe_before, NULL);
	sigaction(SIGXFSZ, &size_before, NULL);
}

void output_hold_signals(void)
{
	static const int kept[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP };
	sigset_t all;

	sigfillset(&all);
	for (size_t at = 0; at < sizeof(kept) / sizeof(kept[0]); at++)
		sigdelset(&all, kept[at]);
	sigprocmask(SIG_BLOCK, &all, &mask_before);
}

void output_let_signals(void)
{
	sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

/* If SIGPIPE is ignored, a reader that has gone gives a failed write. */
static bool is_reader_gone(void)
{
	struct pollfd standard = { .fd = STDOUT_FILENO, .events = POLLOUT };

	return poll(&standard, 1, 0) == 1 && (standard.revents & POLLERR);
}

int output_end(int status)
{
	bool is_bad = ferror(stdout) != 0;

	if ((fflush(stdout) != 0 || is_bad) && !is_reader_gone()) {
		fprintf(stderr, "uncore: the output could not be written: %s\n", strerror(errno));
		return CLI_BAD;
	}
	return status;
}

static bool is_terminal(void)
{
	return isatty(STDOUT_FILENO) == 1;
}

const char *bold(void)
{
	return is_terminal() ? "\033[1m" : "";
}

const char *plain(void)
{
	return is_terminal() ? "\033[0m" : "";
}

unsigned output_width(void)
{
	struct winsize size;

	if (!is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
		return 0;
	return size.ws_col;
}

/* The terminal's width, but not more than is easy to read, and enough for a few words after the indent. */
static size_t line_width(size_t indent)
{
	size_t terminal = output_width();
	size_t width = terminal == 0 || terminal > LINE_WIDTH ? LINE_WIDTH : terminal;

	return width < indent + LEAST_WIDTH ? indent + LEAST_WIDTH : width;
}

void print_wrapped(unsigned indent, bool is_begun, const char *text)
{
	size_t column = 0, width = line_width(indent);

	if (!is_begun)
		printf("%*s", (int)indent, "");
	for (bool is_first = true; *text != '\0'; is_first = false) {
		size_t length = strcspn(text, " ");

		if (is_first) {
			column = indent;
		} else if (column + 1 + length > width) {
			printf("\n%*s", (int)indent, "");
			column = indent;
		} else {
			putchar(' ');
			column++;
		}
		column += (size_t)printf("%.*s", (int)length, text);
		text += length;
		text += strspn(text, " ");
	}
	putchar('\n');
}

static void print_text(struct text *text)
{
	fwrite(text_string(text), 1, text->length, stdout);
	text_free(text);
}

void grid_print(const struct grid *grid, unsigned indent)
{
	const struct grid_look look = { bold(), plain(), output_width() };
	struct text text = { 0 };

	grid_text(grid, indent, &look, &text);
	print_text(&text);
}

void grid_print_csv(const struct grid *grid, bool has_head)
{
	struct text text = { 0 };

	grid_csv(grid, has_head, &text);
	print_text(&text);
}

/* SPDX-License-Identifier: MIT */
/* Asks what standard output is: a terminal, how wide it is, and whether its reader has gone. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/common/commands.h"
#include "cli/common/output.h"

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

/* SPDX-License-Identifier: MIT */
/* uncore stat: handles signals. They are held while registers are written, and end a write of output that blocks. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

#include "cli/common/output.h"
#include "cli/run/signals.h"

/* Time that a reader has for the output after a signal asked for the end. */
#define READER_SECONDS 1

/*
 * Signals that end the measurement. SIGHUP and later ones would end the process with the registers changed, so they are
 * handled, unless the caller ignores them, as nohup does.
 */
static const int ends[] = { SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2, SIGXCPU };
enum { ALWAYS = 3, END_COUNT = sizeof(ends) / sizeof(ends[0]) };

/* The only data that handlers use. */
static volatile sig_atomic_t caught, written_file, is_stuck;
static volatile sig_atomic_t nowhere = -1;

static struct {
	bool is_taken;
	sigset_t mask;
	struct sigaction ends[END_COUNT], child;
} callers;

static void note_end(int number)
{
	caught = number;
	alarm(READER_SECONDS);
}

/* Discards what is still to be printed. Repeats in a second: this signal may have come just before the write. */
static void give_up_writing(int number)
{
	(void)number;
	is_stuck = 1;
	dup2(nowhere, written_file);
	alarm(READER_SECONDS);
}

static sigset_t end_signals(void)
{
	sigset_t set;

	sigemptyset(&set);
	for (unsigned at = 0; at < END_COUNT; at++) {
		if (at < ALWAYS || callers.ends[at].sa_handler != SIG_IGN)
			sigaddset(&set, ends[at]);
	}
	return set;
}

void take_signals(void)
{
	/* Only the second signal interrupts a write: a slow reader loses nothing. */
	struct sigaction note = { .sa_handler = note_end, .sa_flags = SA_RESTART };
	struct sigaction give_up = { .sa_handler = give_up_writing };
	struct sigaction normal = { .sa_handler = SIG_DFL, .sa_flags = SA_NOCLDSTOP };
	sigset_t set;

	for (unsigned at = 0; at < END_COUNT; at++)
		sigaction(ends[at], NULL, &callers.ends[at]);
	set = end_signals();
	for (unsigned at = 0; at < END_COUNT; at++) {
		if (sigismember(&set, ends[at]) == 1)
			sigaction(ends[at], &note, NULL);
	}
	sigaddset(&set, SIGCHLD);
	sigaddset(&set, SIGALRM);
	sigaddset(&set, SIGWINCH);
	sigprocmask(SIG_BLOCK, &set, &callers.mask);
	sigaction(SIGALRM, &give_up, NULL);
	/* If the caller ignores SIGCHLD, the end of the command would not be noticed. */
	sigaction(SIGCHLD, &normal, &callers.child);
	/* Registers must be restored even if the reader has gone: the failed write ends the loop. */
	signal(SIGPIPE, SIG_IGN);
	nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
	callers.is_taken = true;
}

void give_back_signals(void)
{
	output_give_back_signals();
	if (!callers.is_taken)
		return;
	for (unsigned at = 0; at < END_COUNT; at++)
		sigaction(ends[at], &callers.ends[at], NULL);
	sigaction(SIGCHLD, &callers.child, NULL);
	sigprocmask(SIG_SETMASK, &callers.mask, NULL);
}

int await_signal(uint64_t nanoseconds)
{
	sigset_t set = end_signals();
	struct timespec time = { (time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000) };
	int number = caught;

	caught = 0;
	if (number != 0)
		return number;
	sigaddset(&set, SIGCHLD);
	number = sigtimedwait(&set, NULL, &time);
	return number > 0 ? number : 0;
}

/* It has done its work: it has ended the wait. */
static void forget_resize(void)
{
	const struct timespec none = { 0, 0 };
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGWINCH);
	/* However often it came, it waits once. */
	(void)sigtimedwait(&set, NULL, &none);
}

/* Waits for one of the signals, or for input in the file. False: the time is over. */
static bool await_file(int file, const sigset_t *set, uint64_t nanoseconds)
{
	struct timespec time = { (time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000) };
	int signals = signalfd(-1, set, SFD_CLOEXEC), count;
	struct pollfd files[] = { { .fd = file, .events = POLLIN }, { .fd = signals, .events = POLLIN } };

	count = caught != 0 ? 1 : ppoll(files, 2, &time, NULL);
	if (signals >= 0)
		close(signals);
	return count != 0;
}

bool await_input(int file, uint64_t nanoseconds)
{
	sigset_t set = end_signals();
	bool is_there;

	sigaddset(&set, SIGWINCH);
	is_there = await_file(file, &set, nanoseconds);
	forget_resize();
	return is_there;
}

bool await_signal_or_input(int file, uint64_t nanoseconds, int *number)
{
	sigset_t set = end_signals();
	bool is_there;

	sigaddset(&set, SIGCHLD);
	is_there = await_file(file, &set, nanoseconds);
	*number = await_signal(0);
	return is_there;
}

void begin_writing(int file)
{
	sigset_t set = end_signals();

	if (!callers.is_taken)
		return;
	written_file = file;
	sigaddset(&set, SIGALRM);
	sigprocmask(SIG_UNBLOCK, &set, NULL);
}

void end_writing(void)
{
	sigset_t set = end_signals();

	if (!callers.is_taken)
		return;
	sigaddset(&set, SIGALRM);
	sigprocmask(SIG_BLOCK, &set, NULL);
	alarm(0);
}

bool is_writing_stuck(void)
{
	return is_stuck != 0;
}

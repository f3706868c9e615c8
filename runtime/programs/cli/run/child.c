/* SPDX-License-Identifier: MIT */
/* uncore stat: starts the measured command, and holds it until the counters count. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/run/child.h"
#include "cli/run/signals.h"
#include "shared/monotonic.h"

/* The time between the request to end and the kill. */
#define GRACE_NS UINT64_C(2000000000)

struct pipes {
	int go[2], fail[2];
};

/* As in a shell: 127 if the command is not found, 126 if it cannot be run. */
static int status_of_error(int error)
{
	return error == ENOENT || error == ENOTDIR ? CLI_COMMAND : CLI_COMMAND_REFUSED;
}

static void run_command(const struct cli_request *request, const struct pipes *pipes, int standard_output)
{
	char byte;
	ssize_t got;
	int error;

	close(pipes->go[1]);
	do
		got = read(pipes->go[0], &byte, 1);
	while (got < 0 && errno == EINTR);
	/* Without a byte: the parent has given up. */
	if (got == 1) {
		dup2(standard_output, STDOUT_FILENO);
		give_back_signals();
		drop_rights();
		if (request->sim != NULL) /* uncore bench says so */
			(void)setenv("UNCORE_SIMULATED", request->sim, 1);
		execvp(request->line.arguments[0], request->line.arguments);
		error = errno;
		got = write(pipes->fail[1], &error, sizeof(error));
		_exit(status_of_error(error));
	}
	_exit(CLI_COMMAND);
}

static int cannot_run(const struct cli_request *request, int error)
{
	complain(request, "cannot run %s: %s", request->line.arguments[0], strerror(error));
	return status_of_error(error);
}

int hold_child(const struct cli_request *request, int standard_output, struct stat_child *child)
{
	struct pipes held;

	*child = (struct stat_child){ .go = -1, .fail = -1 };
	if (request->line.count == 0)
		return CLI_GOOD;
	if (pipe2(held.go, O_CLOEXEC) != 0 || pipe2(held.fail, O_CLOEXEC) != 0)
		return cannot_run(request, errno);
	fflush(NULL);
	child->pid = fork();
	if (child->pid < 0)
		return cannot_run(request, errno);
	if (child->pid == 0)
		run_command(request, &held, standard_output);
	close(held.go[0]);
	close(held.fail[1]);
	child->go = held.go[1];
	child->fail = held.fail[0];
	return CLI_GOOD;
}

/* A child that waitpid() does not know has ended. */
static void wait_for_child(struct stat_child *child, int flags)
{
	pid_t got;

	do
		got = waitpid(child->pid, &child->status, flags);
	while (got < 0 && errno == EINTR);
	child->has_ended = got == child->pid || (got < 0 && errno == ECHILD);
}

int release_child(const struct cli_request *request, struct stat_child *child)
{
	int error = 0;
	ssize_t got = 1;

	if (child->pid == 0)
		return CLI_GOOD;
	got = write(child->go, "", 1);
	close(child->go);
	child->go = -1;
	/* exec closes the other end. */
	while (got == 1 && (got = read(child->fail, &error, sizeof(error))) < 0 && errno == EINTR)
		got = 1;
	close(child->fail);
	child->fail = -1;
	if (got != (ssize_t)sizeof(error))
		return CLI_GOOD;
	/* The child exits by itself, with this status. */
	wait_for_child(child, 0);
	return cannot_run(request, error);
}

void look_at_child(struct stat_child *child)
{
	if (child->pid > 0 && !child->has_ended)
		wait_for_child(child, WNOHANG);
}

/* The child was asked to end. If it does not, or the user asks again, it is killed. */
static void outlast_child(struct stat_child *child)
{
	uint64_t last = monotonic_ns() + GRACE_NS;

	for (look_at_child(child); !child->has_ended; look_at_child(child)) {
		uint64_t time = monotonic_ns();
		int number = time < last ? await_signal(last - time) : SIGTERM;

		if (number != 0 && number != SIGCHLD)
			break;
	}
	if (!child->has_ended) {
		kill(child->pid, SIGKILL);
		wait_for_child(child, 0);
	}
}

void end_child(struct stat_child *child)
{
	if (child->pid <= 0)
		return;
	if (child->go >= 0) {
		close(child->go);
		close(child->fail);
		child->go = child->fail = -1;
	} else if (!child->has_ended) {
		kill(child->pid, SIGTERM);
	}
	outlast_child(child);
}

int child_status(const struct stat_child *child)
{
	if (!child->has_ended)
		return 0;
	return WIFSIGNALED(child->status) ? 128 + WTERMSIG(child->status) : WEXITSTATUS(child->status);
}

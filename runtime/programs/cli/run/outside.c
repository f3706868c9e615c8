/* SPDX-License-Identifier: MIT */
/* uncore stat: what directs or ends a measurement from outside: --control, and the processes of --pid. */
#include "cli/run/outside.h"

#include <errno.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/run/signals.h"

/* EPOLLET: a process that has ended, or a closed channel, ends one wait and not every later one. */
static bool add_file(const struct run_outside *outside, int file, uint32_t events)
{
	struct epoll_event event = { .events = events };

	return file < 0 || epoll_ctl(outside->files, EPOLL_CTL_ADD, file, &event) == 0;
}

int open_outside(const struct cli_request *request, int other, struct run_outside *outside)
{
	bool is_good;
	int result = open_control(request, &outside->control);

	if (result == CLI_GOOD)
		result = open_processes(request, &outside->processes);
	if (result != CLI_GOOD || (request->control == NULL && request->pids == NULL && other < 0))
		return result;
	outside->files = epoll_create1(EPOLL_CLOEXEC);
	is_good = outside->files >= 0 && add_file(outside, outside->control.file, EPOLLIN | EPOLLET) &&
		  add_file(outside, other, EPOLLIN);
	for (size_t at = 0; at < outside->processes.count; at++)
		is_good = is_good && add_file(outside, outside->processes.at[at].file, EPOLLIN | EPOLLET);
	if (is_good)
		return CLI_GOOD;
	complain(request, "cannot wait for --control, --pid or --regions: %s", strerror(errno));
	return CLI_BAD;
}

bool await_outside(const struct run_outside *outside, uint64_t nanoseconds, int *number)
{
	struct epoll_event events[16];
	bool is_there;

	if (outside->files < 0) {
		*number = await_signal(nanoseconds);
		return *number != 0;
	}
	is_there = await_signal_or_input(outside->files, nanoseconds, number);
	(void)epoll_wait(outside->files, events, sizeof(events) / sizeof(events[0]), 0);
	return is_there;
}

void close_outside(struct run_outside *outside)
{
	close_control(&outside->control);
	close_processes(&outside->processes);
	if (outside->files >= 0)
		close(outside->files);
	*outside = RUN_OUTSIDE_NONE;
}

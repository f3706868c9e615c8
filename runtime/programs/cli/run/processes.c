/* SPDX-License-Identifier: MIT */
/* uncore stat: watches the processes of --pid, which other programs have started. */
#define _GNU_SOURCE
#include "cli/run/processes.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/words.h"
#include "cli/common/find.h"

static int not_a_process(const struct cli_request *request, const char *word, int length)
{
	complain(request, "--pid %.*s: this is not the number of a process", length, word);
	fputs("  for a platform without its machine: --sim PLATFORM\n", stderr);
	return CLI_BAD;
}

/* Linux before 5.3 has no files of processes: then only the number says whether a process is there. */
static int open_process(const struct cli_request *request, struct run_process *process)
{
	process->file = (int)syscall(SYS_pidfd_open, process->pid, 0);
	if (process->file >= 0 || (errno == ENOSYS && (kill(process->pid, 0) == 0 || errno == EPERM)))
		return CLI_GOOD;
	if (errno == ESRCH || errno == EINVAL || errno == ENOENT)
		complain(request, "--pid %d: there is no such process", (int)process->pid);
	else
		complain(request, "--pid %d: %s", (int)process->pid, strerror(errno));
	return CLI_BAD;
}

int open_processes(const struct cli_request *request, struct run_processes *processes)
{
	int result = CLI_GOOD;

	for (const char *word = request->pids; word != NULL && result == CLI_GOOD;) {
		size_t length = strcspn(word, ",");
		uint64_t number;

		if (strspn(word, "0123456789") != length || scan_number(word, length, &number) != SCAN_NUMBER_OK ||
		    number == 0 || number > INT_MAX)
			return not_a_process(request, word, (int)length);
		processes->at = take_memory(processes->at, (processes->count + 1) * sizeof(processes->at[0]));
		processes->at[processes->count] = (struct run_process){ .pid = (pid_t)number, .file = -1 };
		result = open_process(request, &processes->at[processes->count++]);
		word = word[length] == ',' ? word + length + 1 : NULL;
	}
	return result;
}

static bool has_ended(const struct run_process *process)
{
	struct pollfd file = { .fd = process->file, .events = POLLIN };

	if (process->file < 0)
		return kill(process->pid, 0) != 0 && errno == ESRCH;
	return poll(&file, 1, 0) == 1;
}

bool processes_have_ended(struct run_processes *processes)
{
	size_t ended = 0;

	for (size_t at = 0; at < processes->count; at++) {
		struct run_process *process = &processes->at[at];

		process->has_ended = process->has_ended || has_ended(process);
		ended += process->has_ended;
	}
	return processes->count > 0 && ended == processes->count;
}

void close_processes(struct run_processes *processes)
{
	for (size_t at = 0; at < processes->count; at++) {
		if (processes->at[at].file >= 0)
			close(processes->at[at].file);
	}
	free(processes->at);
	*processes = (struct run_processes){ .count = 0 };
}

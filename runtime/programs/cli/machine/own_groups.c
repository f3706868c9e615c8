/* SPDX-License-Identifier: MIT */
/*
 * Adds groups and metrics of one's own to the tables. uncore-offline checks their file and writes tables with them. So
 * the program that root runs needs no reader of formulas: it reads nothing but tables.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files/beside.h"
#include "base/memory.h"
#include "cli/common/find.h"
#include "cli/machine/tables.h"

extern char **environ;

static int start(const char *path, const struct cli_request *request, int fd, pid_t *pid)
{
	size_t count = 0, tables = request->tables.count;
	char **words = (char **)take_memory(NULL, (2 * tables + 6) * sizeof(*words));
	posix_spawn_file_actions_t actions;
	int failed = posix_spawn_file_actions_init(&actions);

	words[count++] = (char *)(uintptr_t) "uncore";
	words[count++] = (char *)(uintptr_t) "groups";
	words[count++] = (char *)(uintptr_t) "--output=-";
	for (size_t at = 0; at < tables; at++) {
		words[count++] = (char *)(uintptr_t) "--tables";
		words[count++] = (char *)(uintptr_t)request->tables.at[at];
	}
	words[count++] = (char *)(uintptr_t) "--";
	words[count++] = (char *)(uintptr_t)request->own_groups;
	words[count] = NULL;
	if (failed == 0)
		failed = posix_spawn_file_actions_adddup2(&actions, fd, STDOUT_FILENO);
	if (failed == 0)
		failed = posix_spawn(pid, path, &actions, NULL, words, environ);
	(void)posix_spawn_file_actions_destroy(&actions);
	free(words);
	return failed;
}

/* Waits for it, which has printed what is wrong. */
static int finish(pid_t pid)
{
	int status;

	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return CLI_MACHINE;
	return WIFEXITED(status) ? WEXITSTATUS(status) : CLI_MACHINE;
}

static int compile(const struct cli_request *request, int fd)
{
	char path[PATH_MAX];
	bool has_place = find_beside("uncore-offline", path);
	pid_t pid;
	int failed = has_place ? start(path, request, fd, &pid) : ENOENT;

	if (failed == 0)
		return finish(pid);
	complain(request, "--groups: %s, which checks the file, cannot be run: %s", has_place ? path : "uncore-offline",
		 strerror(failed));
	fprintf(stderr, "  install the package uncore\n");
	return CLI_MACHINE;
}

int make_own_tables(const struct cli_request *request, int *made)
{
	int fd = memfd_create("uncore-groups", MFD_CLOEXEC), result;

	if (fd < 0) {
		complain(request, "--groups: %s", strerror(errno));
		return CLI_MACHINE;
	}
	result = compile(request, fd);
	if (result == CLI_GOOD)
		*made = fd;
	else
		(void)close(fd);
	return result;
}

/* SPDX-License-Identifier: MIT */
/*
 * uncore report: unpacks files by running gzip. A child costs a few milliseconds a file. zlib would be a library more
 * for a program that otherwise never unpacks anything, and every system that packs its logs has gzip.
 */
#define _GNU_SOURCE
#include "cli/report/unpack.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

bool is_packed(const char *bytes, size_t length)
{
	return length > 2 && (unsigned char)bytes[0] == 0x1f && (unsigned char)bytes[1] == 0x8b;
}

/* ---- the packed bytes ---- */

static bool put_all(int file, const char *bytes, size_t length)
{
	for (size_t at = 0; at < length;) {
		ssize_t put = write(file, bytes + at, length - at);

		if (put < 0 && errno != EINTR)
			return false;
		at += put > 0 ? (size_t)put : 0;
	}
	return true;
}

/* The feeder: copies the file. What it cannot read or write is missing for gzip, which says so. */
static _Noreturn void feed(int from, int into, const char *first, size_t length)
{
	char bytes[4096];
	ssize_t got = 0;

	(void)signal(SIGTERM, SIG_DFL);
	if (put_all(into, first, length))
		while ((got = read(from, bytes, sizeof bytes)) > 0 && put_all(into, bytes, (size_t)got))
			;
	_exit(got == 0 ? 0 : 1);
}

/*
 * What gzip reads: the file from its start. A pipe does not go back, so a process gives gzip what was read of it, and
 * then the rest. -1: errno says why it cannot.
 */
static int packed_file(int file, const char *first, size_t length, pid_t *feeder)
{
	int pipe_ends[2];

	if (lseek(file, -(off_t)length, SEEK_CUR) >= 0)
		return file;
	if (pipe2(pipe_ends, O_CLOEXEC) != 0)
		return -1;
	*feeder = fork();
	if (*feeder == 0) {
		(void)close(pipe_ends[0]);
		feed(file, pipe_ends[1], first, length);
	}
	(void)close(pipe_ends[1]);
	if (*feeder > 0)
		return pipe_ends[0];
	(void)close(pipe_ends[0]);
	return -1;
}

/* ---- gzip ---- */

/* 0, or an error number. gzip's own words name no file, so they are not shown. */
static int start_gzip(int from, int into, pid_t *child)
{
	static char name[] = "gzip", option[] = "-dc";
	char *const words[] = { name, option, NULL };
	posix_spawn_file_actions_t actions;
	int error;

	(void)posix_spawn_file_actions_init(&actions);
	(void)posix_spawn_file_actions_adddup2(&actions, from, STDIN_FILENO);
	(void)posix_spawn_file_actions_adddup2(&actions, into, STDOUT_FILENO);
	(void)posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
	error = posix_spawnp(child, name, &actions, NULL, words, environ);
	(void)posix_spawn_file_actions_destroy(&actions);
	return error;
}

static bool has_succeeded(pid_t child)
{
	int status = 0;

	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int begin_unpacking(int file, const char *first, size_t length, struct unpacking *unpacking)
{
	int from, pipe_ends[2] = { -1, -1 }, error;

	*unpacking = (struct unpacking){ .file = -1 };
	from = packed_file(file, first, length, &unpacking->feeder);
	error = from < 0 || pipe2(pipe_ends, O_CLOEXEC) != 0 ? errno : 0;
	if (error == 0)
		error = start_gzip(from, pipe_ends[1], &unpacking->gzip);
	(void)close(pipe_ends[1]);
	if (from != file)
		(void)close(from);
	unpacking->file = pipe_ends[0];
	if (error != 0)
		(void)end_unpacking(unpacking);
	return error;
}

bool end_unpacking(struct unpacking *unpacking)
{
	bool is_whole;

	/* gzip ends when its output is closed. */
	(void)close(unpacking->file);
	is_whole = unpacking->gzip > 0 && has_succeeded(unpacking->gzip);
	/* What feeds it may wait for a pipe. */
	if (unpacking->feeder > 0) {
		(void)kill(unpacking->feeder, SIGTERM);
		(void)has_succeeded(unpacking->feeder);
	}
	return is_whole;
}

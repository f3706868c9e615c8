/* SPDX-License-Identifier: MIT */
/*
 * uncore report: unpacks files by running gzip. A child costs a few milliseconds a file. zlib would be a library more
 * for a program that otherwise never unpacks anything, and every system that packs its logs has gzip.
 */
#define _GNU_SOURCE
#include "cli/report/unpack.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/whole_file.h"

extern char **environ;

bool is_packed(const char *bytes, size_t length)
{
	return length > 2 && (unsigned char)bytes[0] == 0x1f && (unsigned char)bytes[1] == 0x8b;
}

/* A file in memory with these bytes, read from its start. A pipe would have to be filled while the answer is read. */
static int file_of(const char *bytes, size_t length)
{
	int file = memfd_create("packed", MFD_CLOEXEC);

	for (size_t at = 0; file >= 0 && at < length;) {
		ssize_t put = write(file, bytes + at, length - at);

		if (put < 0) {
			(void)close(file);
			return -1;
		}
		at += (size_t)put;
	}
	return file >= 0 && lseek(file, 0, SEEK_SET) == 0 ? file : -1;
}

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

/* Takes the file. */
static char *run_gzip(int from, size_t *unpacked, bool *is_whole)
{
	char *text = NULL;
	int pipe_ends[2], error;
	bool is_started;
	pid_t child;

	if (pipe2(pipe_ends, O_CLOEXEC) != 0)
		return NULL;
	error = start_gzip(from, pipe_ends[1], &child);
	(void)close(pipe_ends[1]);
	is_started = error == 0;
	if (is_started) {
		text = read_to_end(pipe_ends[0], RECORDS_BYTES_MAX, unpacked);
		error = errno;
	}
	/* gzip ends when its output is closed. */
	(void)close(pipe_ends[0]);
	if (is_started)
		*is_whole = has_succeeded(child);
	errno = error;
	return text;
}

char *unpack(const char *bytes, size_t length, size_t *unpacked, bool *is_whole)
{
	int from = file_of(bytes, length), error;
	char *text = from >= 0 ? run_gzip(from, unpacked, is_whole) : NULL;

	error = errno;
	if (from >= 0)
		(void)close(from);
	errno = error;
	return text;
}

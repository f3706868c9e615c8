/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "supervisor/thread.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define PATH_ROOM 64
#define LINE_ROOM 1024
/* Fields of /proc/PID/stat. */
#define STAT_STARTED 22
#define STAT_CPU 39

static FILE *open_file(pid_t thread, const char *name)
{
	char path[PATH_ROOM];

	snprintf(path, sizeof(path), "/proc/%ld/%s", (long)thread, name);
	return fopen(path, "re");
}

/* ---- /proc/PID/status ---- */

static void take_line(const char *line, struct thread_status *status)
{
	char *after;

	if (strncmp(line, "Tgid:", 5) == 0) {
		status->process = (pid_t)strtol(line + 5, NULL, 10);
	} else if (strncmp(line, "PPid:", 5) == 0) {
		status->parent = (pid_t)strtol(line + 5, NULL, 10);
	} else if (strncmp(line, "TracerPid:", 10) == 0) {
		status->tracer = (pid_t)strtol(line + 10, NULL, 10);
	} else if (strncmp(line, "Uid:", 4) == 0) {
		status->user = (uid_t)strtoul(line + 4, &after, 10);
		status->effective_user = (uid_t)strtoul(after, NULL, 10);
	} else if (strncmp(line, "CapEff:", 7) == 0) {
		status->capabilities = strtoull(line + 7, NULL, 16);
	}
}

bool thread_status(pid_t thread, struct thread_status *status)
{
	char line[LINE_ROOM];
	FILE *file = open_file(thread, "status");

	*status = (struct thread_status){ .process = thread };
	if (file == NULL)
		return false;
	while (fgets(line, sizeof(line), file) != NULL)
		take_line(line, status);
	(void)fclose(file);
	return true;
}

bool thread_may(const struct thread_status *status, unsigned capability)
{
	return (status->capabilities >> capability & 1) != 0;
}

/* ---- /proc/PID/stat ---- */

/* Field 2 is a name in parentheses, which may contain blanks and parentheses. */
bool thread_times(pid_t thread, uint64_t *started, unsigned *cpu)
{
	char text[LINE_ROOM] = "";
	FILE *file = open_file(thread, "stat");
	char *at;
	unsigned field = 2;

	if (file == NULL)
		return false;
	at = fgets(text, sizeof(text), file) != NULL ? strrchr(text, ')') : NULL;
	(void)fclose(file);
	for (; at != NULL && field < STAT_STARTED; field++)
		at = strchr(at + 1, ' ');
	if (at == NULL)
		return false;
	*started = strtoull(at, NULL, 10);
	for (; at != NULL && field < STAT_CPU; field++)
		at = strchr(at + 1, ' ');
	*cpu = at != NULL ? (unsigned)strtoul(at, NULL, 10) : 0;
	return true;
}

/* ---- its namespace and memory ---- */

bool thread_shares_mounts(pid_t thread)
{
	char path[PATH_ROOM], own[PATH_ROOM], theirs[PATH_ROOM];
	ssize_t length = readlink("/proc/self/ns/mnt", own, sizeof(own));

	snprintf(path, sizeof(path), "/proc/%ld/ns/mnt", (long)thread);
	return length > 0 && readlink(path, theirs, sizeof(theirs)) == length &&
	       memcmp(own, theirs, (size_t)length) == 0;
}

static int copied(ssize_t done, size_t size)
{
	if (done == (ssize_t)size)
		return 0;
	return done < 0 && errno == EPERM ? -EPERM : -EFAULT;
}

int thread_read(pid_t thread, void *here, uint64_t there, size_t size)
{
	struct iovec ours = { here, size }, theirs = { (void *)(uintptr_t)there, size };

	return copied(process_vm_readv(thread, &ours, 1, &theirs, 1, 0), size);
}

int thread_write(pid_t thread, const void *here, uint64_t there, size_t size)
{
	struct iovec ours = { (void *)(uintptr_t)here, size }, theirs = { (void *)(uintptr_t)there, size };

	return copied(process_vm_writev(thread, &ours, 1, &theirs, 1, 0), size);
}

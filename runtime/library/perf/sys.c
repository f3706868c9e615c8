/* SPDX-License-Identifier: MIT */
/* Makes the real calls for perf events. */
#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "perf/kernel.h"

static int sys_open(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd, unsigned long flags)
{
	int fd = (int)syscall(SYS_perf_event_open, attr, pid, cpu, group_fd, flags);

	(void)context;
	return fd < 0 ? -errno : fd;
}

static int64_t sys_read(void *context, int fd, void *bytes, size_t count)
{
	ssize_t got;

	(void)context;
	do
		got = read(fd, bytes, count);
	while (got < 0 && errno == EINTR);
	return got < 0 ? -errno : got;
}

static int sys_ioctl(void *context, int fd, unsigned long request, unsigned long argument)
{
	/* ioctl()'s request has different types in different C libraries. */
	int result = (int)syscall(SYS_ioctl, fd, request, argument);

	(void)context;
	return result < 0 ? -errno : result;
}

static int sys_close(void *context, int fd)
{
	(void)context;
	return close(fd) != 0 ? -errno : 0;
}

const struct perf_sys perf_sys = { .open = sys_open, .read = sys_read, .ioctl = sys_ioctl, .close = sys_close };

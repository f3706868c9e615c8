/* SPDX-License-Identifier: MIT */
/* Takes the place of sys.c with make READ_ONLY=1: opens no perf event, because one programs a counter. */
#include <errno.h>

#include "perf/kernel.h"

static int sys_open(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd, unsigned long flags)
{
	(void)context;
	(void)attr;
	(void)pid;
	(void)cpu;
	(void)group_fd;
	(void)flags;
	return -EROFS;
}

static int64_t sys_read(void *context, int fd, void *bytes, size_t count)
{
	(void)context;
	(void)fd;
	(void)bytes;
	(void)count;
	return -EBADF;
}

static int sys_ioctl(void *context, int fd, unsigned long request, unsigned long argument)
{
	(void)context;
	(void)fd;
	(void)request;
	(void)argument;
	return -EBADF;
}

static int sys_close(void *context, int fd)
{
	(void)context;
	(void)fd;
	return -EBADF;
}

const struct perf_sys perf_sys = { .open = sys_open, .read = sys_read, .ioctl = sys_ioctl, .close = sys_close };

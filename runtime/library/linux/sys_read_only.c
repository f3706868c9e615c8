/* SPDX-License-Identifier: MIT */
/*
 * Takes the place of sys_write.c with make READ_ONLY=1. No file is opened or mapped for writing, and nothing is
 * written. No request is made of a device either, because what a request does is in its argument.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "linux/sys.h"

int sys_open(void *context, const char *path, int flags)
{
	int fd;

	(void)context;
	if ((flags & O_ACCMODE) != O_RDONLY)
		return -EROFS;
	do
		fd = open(path, (flags & O_SYNC) | O_RDONLY | O_CLOEXEC);
	while (fd < 0 && errno == EINTR);
	return fd < 0 ? -errno : fd;
}

int64_t sys_pwrite(void *context, int fd, const void *bytes, size_t count, uint64_t offset)
{
	(void)context;
	(void)fd;
	(void)bytes;
	(void)count;
	(void)offset;
	return -EROFS;
}

int sys_ioctl(void *context, int fd, unsigned long request, void *argument)
{
	(void)context;
	(void)fd;
	(void)request;
	(void)argument;
	return -EROFS;
}

int sys_map_write(void *context, int fd, uint64_t offset, size_t bytes, void **memory)
{
	(void)context;
	(void)fd;
	(void)offset;
	(void)bytes;
	*memory = NULL;
	return -EROFS;
}

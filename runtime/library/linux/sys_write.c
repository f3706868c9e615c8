/* SPDX-License-Identifier: MIT */
/* Makes the real system calls that may write: to MSRs, PCI configuration space and memory, and requests of devices. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "linux/sys.h"

int sys_open(void *context, const char *path, int flags)
{
	int fd;

	(void)context;
	do
		fd = open(path, flags | O_CLOEXEC);
	while (fd < 0 && errno == EINTR);
	return fd < 0 ? -errno : fd;
}

int64_t sys_pwrite(void *context, int fd, const void *bytes, size_t count, uint64_t offset)
{
	ssize_t put;

	(void)context;
	do
		put = pwrite(fd, bytes, count, (off_t)offset);
	while (put < 0 && errno == EINTR);
	return put < 0 ? -errno : put;
}

int sys_ioctl(void *context, int fd, unsigned long request, void *argument)
{
	/* ioctl()'s request has different types in different C libraries. */
	int result = (int)syscall(SYS_ioctl, fd, request, argument);

	(void)context;
	return result < 0 ? -errno : result;
}

int sys_map_write(void *context, int fd, uint64_t offset, size_t bytes, void **memory)
{
	void *mapped = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)offset);

	(void)context;
	*memory = mapped == MAP_FAILED ? NULL : mapped;
	return mapped == MAP_FAILED ? -errno : 0;
}

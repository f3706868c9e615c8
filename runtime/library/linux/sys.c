/* SPDX-License-Identifier: MIT */
/* Makes the real system calls, except those that may write: sys_write.c, or sys_read_only.c in their place. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "linux/sys.h"
#include "shared/monotonic.h"

_Static_assert(sizeof(off_t) == 8, "MSR numbers have 32 bits: compile with -D_FILE_OFFSET_BITS=64");

static int sys_close(void *context, int fd)
{
	(void)context;
	return close(fd) != 0 ? -errno : 0;
}

static int64_t sys_pread(void *context, int fd, void *bytes, size_t count, uint64_t offset)
{
	ssize_t got;

	(void)context;
	do
		got = pread(fd, bytes, count, (off_t)offset);
	while (got < 0 && errno == EINTR);
	return got < 0 ? -errno : got;
}

static int list_entries(DIR *folder, uncore_linux_entry *entry, void *to)
{
	const struct dirent *each;

	for (;;) {
		int result;

		errno = 0;
		each = readdir(folder);
		if (each == NULL)
			return -errno;
		if (strcmp(each->d_name, ".") == 0 || strcmp(each->d_name, "..") == 0)
			continue;
		result = entry(to, each->d_name);
		if (result != 0)
			return result;
	}
}

static int sys_list(void *context, const char *path, uncore_linux_entry *entry, void *to)
{
	DIR *folder = opendir(path);
	int result;

	(void)context;
	if (folder == NULL)
		return -errno;
	result = list_entries(folder, entry, to);
	(void)closedir(folder);
	return result;
}

static int sys_get_affinity(void *context, unsigned long *mask, size_t bytes)
{
	(void)context;
	memset(mask, 0, bytes);
	return sched_getaffinity(0, bytes, (cpu_set_t *)(void *)mask) != 0 ? -errno : 0;
}

static int sys_set_affinity(void *context, const unsigned long *mask, size_t bytes)
{
	(void)context;
	return sched_setaffinity(0, bytes, (const cpu_set_t *)(const void *)mask) != 0 ? -errno : 0;
}

static uint64_t sys_now(void *context)
{
	(void)context;
	return monotonic_ns();
}

static int sys_sleep(void *context, uint64_t nanoseconds)
{
	struct timespec time = { (time_t)(nanoseconds / 1000000000u), (long)(nanoseconds % 1000000000u) };

	(void)context;
	return -clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL);
}

static int sys_map(void *context, int fd, uint64_t offset, size_t bytes, void **memory)
{
	void *mapped = mmap(NULL, bytes, PROT_READ, MAP_SHARED, fd, (off_t)offset);

	(void)context;
	*memory = mapped == MAP_FAILED ? NULL : mapped;
	return mapped == MAP_FAILED ? -errno : 0;
}

static int sys_unmap(void *context, void *memory, size_t bytes)
{
	(void)context;
	return munmap(memory, bytes) != 0 ? -errno : 0;
}

const struct uncore_linux_sys linux_sys = {
	.open = sys_open,
	.close = sys_close,
	.pread = sys_pread,
	.pwrite = sys_pwrite,
	.ioctl = sys_ioctl,
	.list = sys_list,
	.get_affinity = sys_get_affinity,
	.set_affinity = sys_set_affinity,
	.now = sys_now,
	.sleep = sys_sleep,
	.map = sys_map,
	.unmap = sys_unmap,
	.map_write = sys_map_write,
};

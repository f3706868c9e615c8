/* SPDX-License-Identifier: MIT */
/* Puts the model of the kernel behind the seams of counting through perf: its system calls, and its files. */
#ifndef TESTS_KERNEL_FIXTURE_H
#define TESTS_KERNEL_FIXTURE_H

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/events.h"
#include "perf/kernel.h"
#include "uncore/linux.h"

enum { KERNEL_FIRST_FD = 1000, KERNEL_FIRST_FILE = 100000, KERNEL_FILE_TEXT = 4096 };

/* ---- system calls: context is the struct kernel_events ---- */

static inline int kernel_handle(int fd)
{
	return fd < KERNEL_FIRST_FD ? -1 : fd - KERNEL_FIRST_FD;
}

static inline int kernel_sys_open(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd,
				  unsigned long flags)
{
	struct kernel_open open = {
		attr, attr->size, pid, cpu, group_fd < 0 ? -1 : kernel_handle(group_fd), flags, true
	};
	int handle = kernel_event_open((struct kernel_events *)context, &open);

	return handle < 0 ? handle : handle + KERNEL_FIRST_FD;
}

static inline int64_t kernel_sys_read(void *context, int fd, void *bytes, size_t count)
{
	return kernel_event_read((struct kernel_events *)context, kernel_handle(fd), bytes, count);
}

static inline int kernel_sys_ioctl(void *context, int fd, unsigned long request, unsigned long argument)
{
	return kernel_event_ioctl((struct kernel_events *)context, kernel_handle(fd), (unsigned)request, argument,
				  NULL);
}

static inline int kernel_sys_close(void *context, int fd)
{
	return kernel_event_close((struct kernel_events *)context, kernel_handle(fd));
}

static inline struct perf_sys kernel_perf_sys(struct kernel_events *events)
{
	return (struct perf_sys){ kernel_sys_open, kernel_sys_read, kernel_sys_ioctl, kernel_sys_close, events };
}

/* ---- files: context is the struct kernel_events; descriptors name files by their number in the list ---- */

struct kernel_look {
	const char *path; /* that is looked for */
	int number;       /* of the file; counts down while the list goes on */
	enum kernel_file kind;
	unsigned index;
	uncore_linux_entry *entry;
	void *to;
	bool seen;
};

static inline int kernel_is_path(void *to, const char *path, enum kernel_file kind, unsigned index)
{
	struct kernel_look *look = (struct kernel_look *)to;

	look->kind = kind;
	look->index = index;
	if (strcmp(path, look->path) == 0)
		return 1;
	look->number++;
	return 0;
}

static inline int kernel_is_number(void *to, const char *path, enum kernel_file kind, unsigned index)
{
	struct kernel_look *look = (struct kernel_look *)to;

	(void)path;
	look->kind = kind;
	look->index = index;
	return look->number-- == 0;
}

/* The folder of a PMU is reached through its link. */
static inline void kernel_real_path(const char *path, char *real, size_t room)
{
	static const char link[] = "/sys/bus/event_source/devices/";

	if (strncmp(path, link, sizeof(link) - 1) == 0 && strchr(path + sizeof(link) - 1, '/') != NULL)
		snprintf(real, room, "/sys/devices/%s", path + sizeof(link) - 1);
	else
		snprintf(real, room, "%s", path);
}

static inline int kernel_file_open(void *context, const char *path, int flags)
{
	char real[256];
	struct kernel_look look = { .path = real };

	(void)flags;
	kernel_real_path(path, real, sizeof(real));
	if (kernel_files_list((struct kernel_events *)context, kernel_is_path, &look) == 0)
		return -ENOENT;
	return KERNEL_FIRST_FILE + look.number;
}

static inline int64_t kernel_file_pread(void *context, int fd, void *bytes, size_t count, uint64_t offset)
{
	struct kernel_look look = { .number = fd - KERNEL_FIRST_FILE };
	char text[KERNEL_FILE_TEXT] = "";
	FILE *to;
	size_t length;

	if (kernel_files_list((struct kernel_events *)context, kernel_is_number, &look) == 0)
		return -EBADF;
	if (look.kind == KERNEL_FOLDER)
		return -EISDIR;
	to = fmemopen(text, sizeof(text), "w");
	if (to == NULL)
		return -ENOMEM;
	kernel_file_print(to, (struct kernel_events *)context, look.kind, look.index);
	(void)fclose(to);
	length = strlen(text);
	if (offset >= length)
		return 0;
	length -= (size_t)offset;
	memcpy(bytes, text + offset, length < count ? length : count);
	return (int64_t)(length < count ? length : count);
}

static inline int kernel_file_close(void *context, int fd)
{
	(void)context;
	return fd < KERNEL_FIRST_FILE ? -EBADF : 0;
}

static inline int kernel_list_entry(void *to, const char *path, enum kernel_file kind, unsigned index)
{
	struct kernel_look *look = (struct kernel_look *)to;
	size_t length = strlen(look->path);

	(void)kind;
	(void)index;
	look->seen |= strcmp(path, look->path) == 0;
	if (strncmp(path, look->path, length) != 0 || path[length] != '/' || strchr(path + length + 1, '/') != NULL)
		return 0;
	return look->entry(look->to, path + length + 1);
}

static inline int kernel_file_list(void *context, const char *path, uncore_linux_entry *entry, void *to)
{
	char real[256];
	struct kernel_look look = { .path = real, .entry = entry, .to = to };
	int result;

	kernel_real_path(path, real, sizeof(real));
	result = kernel_files_list((struct kernel_events *)context, kernel_list_entry, &look);
	return result == 0 && !look.seen ? -ENOENT : result;
}

/* Only open, pread, list and close. */
static inline struct uncore_linux_sys kernel_file_sys(struct kernel_events *events)
{
	return (struct uncore_linux_sys){ .open = kernel_file_open,
					  .pread = kernel_file_pread,
					  .list = kernel_file_list,
					  .close = kernel_file_close,
					  .context = events };
}

#endif

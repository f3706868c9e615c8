/* SPDX-License-Identifier: MIT */
/*
 * Declares how an open file becomes a perf event. The process that takes a command's perf_event_open() opens the file,
 * makes it an event with one ioctl, and gives the descriptor to the command.
 */
#ifndef UNCORE_FUSE_EVENT_H
#define UNCORE_FUSE_EVENT_H

#include <stdint.h>
#include <sys/ioctl.h>

enum { MOUNT_ATTR_ROOM = 512 };

struct mount_event_request {
	int32_t pid, cpu;
	int32_t group; /* as MOUNT_EVENT_HANDLE gives it; -1: none */
	uint32_t flags, may_monitor, attr_bytes;
	uint8_t attr[MOUNT_ATTR_ROOM];
};

/* The result is 0 or the errno of perf_event_open(). ENOENT: the type is not the simulated driver's. */
#define MOUNT_EVENT_OPEN _IOW('u', 1, struct mount_event_request)
#define MOUNT_EVENT_HANDLE _IOR('u', 2, int32_t)

#endif

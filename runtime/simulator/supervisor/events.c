/* SPDX-License-Identifier: MIT */
/* Answers a command's perf_event_open() with a file of the mounted machine. */
#define _GNU_SOURCE
#include "supervisor/events.h"

#if SUPERVISOR_IS_OFFERED
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fuse/event.h"
#include "supervisor/thread.h"

#define EVENT_FILE "/sys/kernel/uncore_sim/perf_event"
#define FLAG_CLOEXEC 8u /* PERF_FLAG_FD_CLOEXEC */
#define ATTR_SIZE_AT 4  /* of the member size in struct perf_event_attr */
#define ATTR_FIRST_SIZE 64
#define ATTR_SIZE 128 /* of Linux 6.1 */

/* ---- what the caller asks for ---- */

/*
 * Reads as much of the struct as its member size says. A larger one than there is room for must end in zeros. What
 * cannot be read may ask for an uncore event, so the host's kernel must not answer.
 */
static int read_attr(pid_t thread, uint64_t address, struct mount_event_request *request)
{
	uint32_t size = 0;
	uint8_t byte;
	int result = thread_read(thread, &size, address + ATTR_SIZE_AT, sizeof(size));

	if (result != 0)
		return result;
	request->attr_bytes = size < ATTR_FIRST_SIZE ? ATTR_FIRST_SIZE : size;
	if (request->attr_bytes > MOUNT_ATTR_ROOM)
		request->attr_bytes = MOUNT_ATTR_ROOM;
	result = thread_read(thread, request->attr, address, request->attr_bytes);
	for (uint32_t at = MOUNT_ATTR_ROOM; at < size && at < 4096 && result == 0; at++) {
		result = thread_read(thread, &byte, address + at, 1);
		if (result == 0 && byte != 0)
			return -E2BIG;
	}
	if (result != 0)
		return result;
	if (size > MOUNT_ATTR_ROOM && size <= 4096)
		memcpy(request->attr + ATTR_SIZE_AT, &(uint32_t){ MOUNT_ATTR_ROOM }, sizeof(size));
	return 0;
}

static bool may_monitor(pid_t thread)
{
	struct thread_status status;

	return thread_status(thread, &status) &&
	       (thread_may(&status, CAPABILITY_MONITOR) || thread_may(&status, CAPABILITY_ADMIN));
}

/* A descriptor's file in another thread: the same open file, here. */
static int borrow(pid_t thread, int number)
{
	struct thread_status status;
	int own, pid;

	if (!thread_status(thread, &status))
		return -1;
	pid = (int)syscall(SYS_pidfd_open, status.process, 0);
	own = pid < 0 ? -1 : (int)syscall(SYS_pidfd_getfd, pid, number, 0);
	if (pid >= 0)
		(void)close(pid);
	return own;
}

/* The machine's number of an event that the caller has open; -1: it is no such event. */
static int32_t handle_of(pid_t thread, int number)
{
	int32_t handle = -1;
	int own = borrow(thread, number);

	if (own < 0)
		return -1;
	if (supervisor_control(own, MOUNT_EVENT_HANDLE, &handle) != 0)
		handle = -1;
	(void)close(own);
	return handle;
}

/* ---- answers ---- */

static void refuse(int listener, uint64_t id, int error)
{
	supervisor_return(listener, id, 0, error, 0);
}

/* Puts the file into the caller, whose call returns its descriptor there. */
static void give_file(int listener, uint64_t id, int file, uint32_t flags)
{
	struct seccomp_notif_addfd place = { .id = id,
					     .flags = SECCOMP_ADDFD_FLAG_SEND,
					     .srcfd = (uint32_t)file,
					     .newfd_flags = (flags & FLAG_CLOEXEC) != 0 ? O_CLOEXEC : 0 };

	if (supervisor_control(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &place) < 0)
		refuse(listener, id, errno == EMFILE ? -EMFILE : -EINVAL);
}

/*
 * Types that a kernel has without a processor's PMU: software, tracepoints, breakpoints. Others could be registers of
 * the host.
 */
static bool is_of_any_kernel(const struct mount_event_request *request)
{
	uint32_t type;

	memcpy(&type, request->attr, sizeof(type)); /* the first member */
	return type == 1 || type == 2 || type == 5;
}

/*
 * Makes the open file the event. Returns 0 or a negative errno; *is_of_host: it is the host's event. An event of a task
 * is one of the CPU that the task is on.
 */
static int make_event(int listener, const struct seccomp_notif *call, int file, struct affinity *affinity,
		      bool *is_of_host)
{
	struct mount_event_request request = { .pid = (int32_t)call->data.args[1],
					       .cpu = (int32_t)call->data.args[2],
					       .group = -1,
					       .flags = (uint32_t)call->data.args[4] };
	int group = (int)call->data.args[3], result;
	pid_t thread = (pid_t)call->pid;

	if (call->data.args[4] > UINT32_MAX)
		return -EINVAL; /* flags are 64 bits wide, and no such flag exists */
	result = read_attr(thread, call->data.args[0], &request);
	if (result != 0)
		return result;
	*is_of_host = is_of_any_kernel(&request);
	if (*is_of_host)
		return 0;
	if (request.cpu == -1 && request.pid != -1)
		request.cpu = (int32_t)affinity_cpu(affinity, request.pid == 0 ? thread : request.pid);
	if (group != -1)
		request.group = handle_of(thread, group);
	request.may_monitor = may_monitor(thread);
	if (group != -1 && request.group < 0)
		request.group = INT32_MAX; /* it has no such event: EBADF, after the checks that come before */
	if (!supervisor_still_waits(listener, call))
		return -EINTR;
	if (supervisor_control(file, MOUNT_EVENT_OPEN, &request) != 0)
		result = -errno;
	if (result == -E2BIG && supervisor_still_waits(listener, call))
		(void)thread_write(thread, &(uint32_t){ ATTR_SIZE }, call->data.args[0] + ATTR_SIZE_AT,
				   sizeof(uint32_t));
	return result;
}

void supervisor_answer_event(int listener, const struct seccomp_notif *call, struct affinity *affinity)
{
	int file = open(EVENT_FILE, O_RDWR | O_CLOEXEC);
	bool is_of_host = false;
	/* Without the file the machine has ended, and the host's kernel must not count in its place. */
	int result = file < 0 ? -ENODEV : make_event(listener, call, file, affinity, &is_of_host);

	if (result == 0 && is_of_host)
		supervisor_return(listener, call->id, 0, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE);
	else if (result != 0)
		refuse(listener, call->id, result);
	else
		give_file(listener, call->id, file, (uint32_t)call->data.args[4]);
	if (file >= 0)
		(void)close(file);
}

#endif

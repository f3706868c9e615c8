/* SPDX-License-Identifier: MIT */
/* Takes a command's perf_event_open() and gives it a file of the mounted machine: seccomp_unotify(2). */
#define _GNU_SOURCE
#include "supervisor/perf_supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "fuse/event.h"

#define EVENT_FILE "/sys/kernel/uncore_sim/perf_event"
#define FLAG_CLOEXEC 8u /* PERF_FLAG_FD_CLOEXEC */
#define FLAG_NO_GROUP 1u
#define CAP_ADMIN 21   /* CAP_SYS_ADMIN */
#define CAP_MONITOR 38 /* CAP_PERFMON */
#define ATTR_SIZE_AT 4 /* of the member size in struct perf_event_attr */
#define ATTR_FIRST_SIZE 64
#define ATTR_SIZE 128 /* of Linux 6.1 */
/* Numbers from here on are x32's, from NUMBERS_END on a tracer's -1, which means that no call is made. */
#define X32_NUMBERS 0x40000000u
#define NUMBERS_END 0x80000000u
#ifndef SECCOMP_IOCTL_NOTIF_SET_FLAGS /* Linux 6.6 */
#define SECCOMP_IOCTL_NOTIF_SET_FLAGS SECCOMP_IOW(4, __u64)
#define SECCOMP_USER_NOTIF_FD_SYNC_WAKE_UP (1ul << 0)
#endif
#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV /* Linux 5.19 */
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1ul << 5)
#endif

#if defined(__x86_64__)
#define OWN_ARCH AUDIT_ARCH_X86_64
#define OTHER_ARCH AUDIT_ARCH_I386 /* programs of 32 bits: arch/x86/entry/syscalls/syscall_32.tbl */
#define OTHER_NUMBER 336
#elif defined(__aarch64__)
#define OWN_ARCH AUDIT_ARCH_AARCH64
#define OTHER_ARCH AUDIT_ARCH_ARM
#define OTHER_NUMBER 364
#endif

#if defined(OWN_ARCH) && defined(SECCOMP_IOCTL_NOTIF_ADDFD)

/* ioctl()'s request has different types in different C libraries. */
static int control(int file, unsigned long request, const void *argument)
{
	return (int)syscall(SYS_ioctl, file, request, argument);
}

/* ---- in the command's process ---- */

/* A call that has been received waits on through signals. Linux before 5.19 lets them end it. */
static int install(struct sock_fprog *program)
{
	unsigned long flags = SECCOMP_FILTER_FLAG_NEW_LISTENER;
	int listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
				    flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV, program);

	if (listener < 0 && errno == EINVAL)
		listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, program);
	/* Until it is received, a signal ends it, so the listener is woken at once (Linux 6.6). */
	if (listener >= 0)
		(void)control(listener, SECCOMP_IOCTL_NOTIF_SET_FLAGS,
			      (const void *)(uintptr_t)SECCOMP_USER_NOTIF_FD_SYNC_WAKE_UP);
	return listener;
}

/* The filter itself refuses x32 and unknown kinds of programs, whose perf_event_open() has other numbers. */
int perf_supervisor_install(void)
{
	struct sock_filter steps[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCH, 0, 4),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, NUMBERS_END, 7, 0),
		BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, X32_NUMBERS, 5, 0),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_perf_event_open, 3, 5),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OTHER_ARCH, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OTHER_NUMBER, 0, 2),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { sizeof(steps) / sizeof(steps[0]), steps };
	int listener = install(&program);

	/* Without privileges a filter demands that the command gains none. */
	if (listener < 0 && errno == EACCES && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
		listener = install(&program);
	return listener < 0 ? -errno : listener;
}

/* ---- what the caller asks for ---- */

static bool move(bool is_read, pid_t thread, void *here, uint64_t there, size_t size)
{
	struct iovec ours = { here, size }, theirs = { (void *)(uintptr_t)there, size };

	return (is_read ? process_vm_readv(thread, &ours, 1, &theirs, 1, 0) :
			  process_vm_writev(thread, &ours, 1, &theirs, 1, 0)) == (ssize_t)size;
}

/*
 * Reads as much of the struct as its member size says. A larger one than there is room for must end in zeros. What
 * cannot be read may ask for an uncore event, so the host's kernel must not answer.
 */
static int read_attr(pid_t thread, uint64_t address, struct mount_event_request *request)
{
	uint32_t size = 0;
	uint8_t byte;

	if (!move(true, thread, &size, address + ATTR_SIZE_AT, sizeof(size)))
		return errno == EPERM ? -EPERM : -EFAULT;
	request->attr_bytes = size < ATTR_FIRST_SIZE ? ATTR_FIRST_SIZE : size;
	if (request->attr_bytes > MOUNT_ATTR_ROOM)
		request->attr_bytes = MOUNT_ATTR_ROOM;
	if (!move(true, thread, request->attr, address, request->attr_bytes))
		return errno == EPERM ? -EPERM : -EFAULT;
	for (uint32_t at = MOUNT_ATTR_ROOM; at < size && at < 4096; at++) {
		if (!move(true, thread, &byte, address + at, 1))
			return errno == EPERM ? -EPERM : -EFAULT;
		if (byte != 0)
			return -E2BIG;
	}
	if (size > MOUNT_ATTR_ROOM && size <= 4096)
		memcpy(request->attr + ATTR_SIZE_AT, &(uint32_t){ MOUNT_ATTR_ROOM }, sizeof(size));
	return 0;
}

/* The thread's effective capabilities, in its own user namespace. */
static bool may_monitor(pid_t thread)
{
	char path[64], line[256];
	uint64_t capabilities = 0;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%ld/status", (long)thread);
	file = fopen(path, "re");
	if (file == NULL)
		return false;
	while (fgets(line, sizeof(line), file) != NULL) {
		if (strncmp(line, "CapEff:", 7) == 0)
			capabilities = strtoull(line + 7, NULL, 16);
	}
	(void)fclose(file);
	return (capabilities >> CAP_MONITOR & 1) != 0 || (capabilities >> CAP_ADMIN & 1) != 0;
}

/* A descriptor's file in another thread: the same open file, here. */
static int borrow(pid_t thread, int number)
{
	char path[64], line[128];
	long process = thread;
	FILE *file;
	int own, pid;

	snprintf(path, sizeof(path), "/proc/%ld/status", (long)thread);
	file = fopen(path, "re");
	while (file != NULL && fgets(line, sizeof(line), file) != NULL) {
		if (strncmp(line, "Tgid:", 5) == 0)
			process = strtol(line + 5, NULL, 10);
	}
	if (file != NULL)
		(void)fclose(file);
	pid = (int)syscall(SYS_pidfd_open, (pid_t)process, 0);
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
	if (control(own, MOUNT_EVENT_HANDLE, &handle) != 0)
		handle = -1;
	(void)close(own);
	return handle;
}

/* ---- answers ---- */

static void answer(int listener, uint64_t id, int error, uint32_t flags)
{
	struct seccomp_notif_resp response = { .id = id, .error = error, .flags = flags };

	/* It fails if a signal has ended the call. */
	(void)control(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

/* Puts the file into the caller, whose call returns its descriptor there. */
static void give_file(int listener, uint64_t id, int file, uint32_t flags)
{
	struct seccomp_notif_addfd place = { .id = id,
					     .flags = SECCOMP_ADDFD_FLAG_SEND,
					     .srcfd = (uint32_t)file,
					     .newfd_flags = (flags & FLAG_CLOEXEC) != 0 ? O_CLOEXEC : 0 };

	if (control(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &place) < 0)
		answer(listener, id, errno == EMFILE ? -EMFILE : -EINVAL, 0);
}

/* Whether the caller still waits: otherwise its thread's number may be another thread's by now. */
static bool still_waits(int listener, const struct seccomp_notif *call)
{
	uint64_t id = call->id;

	return control(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) == 0;
}

/* Makes the open file the event. Returns 0 or a negative errno; -ENOENT: it is the host's event. */
static int make_event(int listener, const struct seccomp_notif *call, int file)
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
	if (group != -1)
		request.group = handle_of(thread, group);
	request.may_monitor = may_monitor(thread);
	if (group != -1 && request.group < 0)
		request.group = INT32_MAX; /* it has no such event: EBADF, after the checks that come before */
	if (!still_waits(listener, call))
		return -EINTR;
	if (control(file, MOUNT_EVENT_OPEN, &request) != 0)
		result = -errno;
	if (result == -E2BIG && still_waits(listener, call))
		(void)move(false, thread, &(uint32_t){ ATTR_SIZE }, call->data.args[0] + ATTR_SIZE_AT,
			   sizeof(uint32_t));
	return result;
}

static void answer_call(int listener, const struct seccomp_notif *call)
{
	int file = open(EVENT_FILE, O_RDWR | O_CLOEXEC);
	/* Without the file the machine has ended, and the host's kernel must not count in its place. */
	int result = file < 0 ? -ENODEV : make_event(listener, call, file);

	if (result == -ENOENT)
		answer(listener, call->id, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE);
	else if (result != 0)
		answer(listener, call->id, result, 0);
	else
		give_file(listener, call->id, file, (uint32_t)call->data.args[4]);
	if (file >= 0)
		(void)close(file);
}

/* The kernel's structs may be larger than those known here. */
void perf_supervisor_answer(int listener)
{
	struct seccomp_notif_sizes sizes = { 0, 0, 0 };
	struct seccomp_notif *call;
	size_t room;

	if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0)
		return;
	room = sizes.seccomp_notif > sizeof(*call) ? sizes.seccomp_notif : sizeof(*call);
	call = (struct seccomp_notif *)calloc(1, room);
	if (call == NULL)
		return;
	if (control(listener, SECCOMP_IOCTL_NOTIF_RECV, call) == 0)
		answer_call(listener, call);
	free(call);
}

#else /* other processors, and headers of older kernels */

int perf_supervisor_install(void)
{
	return -ENOSYS;
}

void perf_supervisor_answer(int listener)
{
	(void)listener;
}

#endif

/* ---- passing the descriptor on ---- */

union control {
	struct cmsghdr header;
	char room[CMSG_SPACE(sizeof(int))];
};

int perf_supervisor_send(int socket, int listener)
{
	char byte = 0;
	struct iovec data = { &byte, 1 };
	union control control = { .room = { 0 } };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof(control.room)
	};

	control.header = (struct cmsghdr){ .cmsg_len = CMSG_LEN(sizeof(int)),
					   .cmsg_level = SOL_SOCKET,
					   .cmsg_type = SCM_RIGHTS };
	memcpy(CMSG_DATA(&control.header), &listener, sizeof(listener));
	return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 ? 0 : -errno;
}

int perf_supervisor_receive(int socket)
{
	char byte;
	struct iovec data = { &byte, 1 };
	union control control = { .room = { 0 } };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof(control.room)
	};
	int listener = -1;

	if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) < 1 || CMSG_FIRSTHDR(&message) == NULL)
		return -EPIPE;
	memcpy(&listener, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof(listener));
	return listener;
}

/* SPDX-License-Identifier: MIT */
/* Takes some system calls of a command, and says who answers each: seccomp_unotify(2). */
#define _GNU_SOURCE
#include "supervisor/supervisor.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "supervisor/affinity.h"
#include "supervisor/answer.h"
#include "supervisor/events.h"

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

/* Programs of 32 bits have numbers of their own: arch/x86/entry/syscalls/syscall_32.tbl, arch/arm/tools/syscall.tbl. */
#if defined(__x86_64__)
#define OWN_ARCH AUDIT_ARCH_X86_64
#define OTHER_ARCH AUDIT_ARCH_I386
#define OTHER_EVENT_OPEN 336
#define OTHER_GETCPU 318
#define OTHER_RSEQ 386
#elif defined(__aarch64__)
#define OWN_ARCH AUDIT_ARCH_AARCH64
#define OTHER_ARCH AUDIT_ARCH_ARM
#define OTHER_EVENT_OPEN 364
#define OTHER_GETCPU 345
#define OTHER_RSEQ 398
#endif
#define OTHER_SETAFFINITY 241
#define OTHER_GETAFFINITY 242

#if SUPERVISOR_IS_OFFERED

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
		(void)supervisor_control(listener, SECCOMP_IOCTL_NOTIF_SET_FLAGS,
					 (const void *)(uintptr_t)SECCOMP_USER_NOTIF_FD_SYNC_WAKE_UP);
	return listener;
}

/*
 * Where the steps of the filter below are. It refuses x32 and unknown kinds of programs, as their calls have other
 * numbers. By rseq() the kernel would write the host's CPU into the program's memory: without it the C library asks.
 */
enum { OWN_NUMBER = 2, OTHER_KIND = 10, ANSWERED = 17, REFUSED, ALLOWED };
#define TO(from, target) ((target) - (from)-1)
#define IF_EQUAL(at, number, then, other) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, TO(at, then), TO(at, other))
#define IF_FROM(at, number, then) BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, number, TO(at, then), 0)

int supervisor_install(void)
{
	struct sock_filter steps[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
		IF_EQUAL(1, OWN_ARCH, OWN_NUMBER, OTHER_KIND),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		IF_FROM(3, NUMBERS_END, ALLOWED),
		IF_FROM(4, X32_NUMBERS, REFUSED),
		IF_EQUAL(5, SYS_perf_event_open, ANSWERED, 6),
		IF_EQUAL(6, SYS_sched_setaffinity, ANSWERED, 7),
		IF_EQUAL(7, SYS_sched_getaffinity, ANSWERED, 8),
		IF_EQUAL(8, SYS_getcpu, ANSWERED, 9),
		IF_EQUAL(9, SYS_rseq, REFUSED, ALLOWED),
		IF_EQUAL(10, OTHER_ARCH, 11, REFUSED),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		IF_EQUAL(12, OTHER_EVENT_OPEN, ANSWERED, 13),
		IF_EQUAL(13, OTHER_SETAFFINITY, ANSWERED, 14),
		IF_EQUAL(14, OTHER_GETAFFINITY, ANSWERED, 15),
		IF_EQUAL(15, OTHER_GETCPU, ANSWERED, 16),
		IF_EQUAL(16, OTHER_RSEQ, REFUSED, ALLOWED),
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

/* ---- answers ---- */

struct waiting_call {
	int listener;
	const struct seccomp_notif *call;
};

static bool waits(const void *call)
{
	const struct waiting_call *waiting = (const struct waiting_call *)call;

	return supervisor_still_waits(waiting->listener, waiting->call);
}

/* The kernel takes pid and size as ints. */
static int64_t find_answer(int listener, const struct seccomp_notif *call, struct affinity *affinity)
{
	const struct waiting_call waiting = { listener, call };
	const struct asker asker = { (pid_t)call->pid, waits, &waiting }, *caller = &asker;
	const __u64 *word = call->data.args;
	bool is_own = call->data.arch == OWN_ARCH;
	int number = call->data.nr;

	if (number == (is_own ? SYS_getcpu : OTHER_GETCPU))
		return affinity_where(affinity, caller, word[0], word[1]);
	if (number == (is_own ? SYS_sched_setaffinity : OTHER_SETAFFINITY))
		return affinity_set(affinity, caller, (pid_t)word[0], (uint32_t)word[1], word[2]);
	return affinity_get(affinity, caller, (pid_t)word[0], (uint32_t)word[1], word[2]);
}

static void answer_affinity(int listener, const struct seccomp_notif *call, struct affinity *affinity)
{
	int64_t result = find_answer(listener, call, affinity);

	if (result == AFFINITY_OF_HOST)
		supervisor_return(listener, call->id, 0, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE);
	else if (result < 0)
		supervisor_return(listener, call->id, 0, (int)result, 0);
	else
		supervisor_return(listener, call->id, result, 0, 0);
}

static void answer_call(int listener, const struct seccomp_notif *call, struct affinity *affinity)
{
	bool is_own = call->data.arch == OWN_ARCH;

	if (call->data.nr == (is_own ? SYS_perf_event_open : OTHER_EVENT_OPEN))
		supervisor_answer_event(listener, call, affinity);
	else
		answer_affinity(listener, call, affinity);
}

/* The kernel's structs may be larger than those known here. */
void supervisor_answer(int listener, struct affinity *affinity)
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
	if (supervisor_control(listener, SECCOMP_IOCTL_NOTIF_RECV, call) == 0)
		answer_call(listener, call, affinity);
	free(call);
}

#else /* other processors, and headers of older kernels */

int supervisor_install(void)
{
	return -ENOSYS;
}

void supervisor_answer(int listener, struct affinity *affinity)
{
	(void)listener;
	(void)affinity;
}

#endif

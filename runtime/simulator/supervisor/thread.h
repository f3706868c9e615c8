/* SPDX-License-Identifier: MIT */
/* Looks at threads of a command from outside: their memory, and what the kernel says of them (proc(5)). */
#ifndef RUNTIME_SIMULATOR_SUPERVISOR_THREAD_H
#define RUNTIME_SIMULATOR_SUPERVISOR_THREAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct thread_status {
	pid_t process, parent; /* the process of the thread, and that process's parent */
	pid_t tracer;          /* 0: none */
	uid_t user, effective_user;
	uint64_t capabilities; /* the effective ones, in the thread's own user namespace */
};

/* Numbers of capabilities: linux/capability.h. */
enum { CAPABILITY_ADMIN = 21, CAPABILITY_NICE = 23, CAPABILITY_MONITOR = 38 };

/* False: there is no such thread. */
bool thread_status(pid_t thread, struct thread_status *status);
bool thread_may(const struct thread_status *status, unsigned capability);
/* When it was started, which tells it from a later thread of the same number. Also the CPU that it last ran on. */
bool thread_times(pid_t thread, uint64_t *started, unsigned *cpu);
/* Whether it sees the same mounts as this process: all threads of a run do, and no others. */
bool thread_shares_mounts(pid_t thread);

/* Copies the thread's memory: 0, or a negative errno as the kernel's own copies return it. */
int thread_read(pid_t thread, void *here, uint64_t there, size_t size);
int thread_write(pid_t thread, const void *here, uint64_t there, size_t size);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Remembers which CPUs of the simulated machine each thread of a run may use: sched_setaffinity(2). The thread really
 * runs on a CPU of the host, which may have fewer. The machine's CPU n is the host's CPU n modulo their number.
 */
#ifndef RUNTIME_SIMULATOR_SUPERVISOR_AFFINITY_H
#define RUNTIME_SIMULATOR_SUPERVISOR_AFFINITY_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define AFFINITY_CPUS 8192 /* as many as Linux can have on x86 (NR_CPUS) */

struct affinity;

/*
 * The thread whose call waits for an answer. When it has ended, its number may be another thread's. So whether it waits
 * is asked after its memory was read, and before its memory is written.
 */
struct asker {
	pid_t thread;
	bool (*waits)(const void *call);
	const void *call;
};

/* Notes which of the host's CPUs this process may use. NULL: out of memory. */
struct affinity *affinity_create(void);
void affinity_free(struct affinity *affinity);

/*
 * Answers the two calls of a thread as Linux does (kernel/sched/syscalls.c). Its arguments are a pid, the bytes of the
 * mask, and where the mask is in the caller's memory. Returns what the call returns, or a negative errno.
 * AFFINITY_OF_HOST: the pid is none of the run's, so the kernel has to answer.
 */
#define AFFINITY_OF_HOST INT64_MIN
int64_t affinity_set(struct affinity *affinity, const struct asker *asker, pid_t thread, uint64_t bytes, uint64_t mask);
int64_t affinity_get(struct affinity *affinity, const struct asker *asker, pid_t thread, uint64_t bytes, uint64_t mask);

/* The CPU of the simulated machine on which the thread is. It may be offline there. */
unsigned affinity_cpu(struct affinity *affinity, pid_t thread);

/* getcpu(2): writes the machine's CPU and node to two addresses of the caller; 0: not wanted. 0 or a negative errno. */
int64_t affinity_where(struct affinity *affinity, const struct asker *asker, uint64_t cpu, uint64_t node);
/* The memory node of a CPU of the machine. */
unsigned affinity_node(unsigned cpu);

#endif

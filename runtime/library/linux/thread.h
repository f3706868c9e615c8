/* SPDX-License-Identifier: MIT */
/* Moves the calling thread to a CPU, and back. */
#ifndef RUNTIME_LINUX_THREAD_H
#define RUNTIME_LINUX_THREAD_H

#include <stdbool.h>
#include <stddef.h>

#include "linux/host.h"

/* Moves the calling thread to the CPU if that is wanted and it is not there. */
void move_slowly(struct linux_host *host, int cpu);
void release_thread(struct linux_host *host);
bool in_mask(const unsigned long *mask, size_t bytes, unsigned cpu);
int prepare_masks(struct linux_host *host);

static inline void move_to_cpu(struct linux_host *host, int cpu)
{
	if (host->at_cpu != cpu && !host->keep_affinity && cpu >= 0)
		move_slowly(host, cpu);
}

#endif

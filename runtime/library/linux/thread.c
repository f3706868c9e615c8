/* SPDX-License-Identifier: MIT */
/* Moves the calling thread to a CPU of the socket that it reads, and back on request. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "linux/host.h"
#include "linux/thread.h"

#define WORD_BITS (sizeof(unsigned long) * CHAR_BIT)
#define MASK_LIMIT 8192 /* bytes: as many CPUs as a CPU list may name */

bool in_mask(const unsigned long *mask, size_t bytes, unsigned cpu)
{
	return mask != NULL && cpu / CHAR_BIT < bytes && (mask[cpu / WORD_BITS] >> cpu % WORD_BITS & 1) != 0;
}

/* Whether the mask has only this CPU. */
static bool is_only(const unsigned long *mask, size_t bytes, unsigned cpu)
{
	for (size_t word = 0; word < bytes / sizeof(*mask); word++) {
		if (mask[word] != (word == cpu / WORD_BITS ? 1ul << cpu % WORD_BITS : 0))
			return false;
	}
	return true;
}

static int allocate(struct linux_host *host, size_t bytes)
{
	free(host->own_mask);
	free(host->move_mask);
	host->own_mask = (unsigned long *)calloc(1, bytes);
	host->move_mask = (unsigned long *)calloc(1, bytes);
	host->mask_bytes = bytes;
	if (host->own_mask != NULL && host->move_mask != NULL)
		return 0;
	return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for a mask of CPUs");
}

/* Finds the size of the kernel's masks: it refuses shorter ones. If that fails, the thread is never moved. */
int prepare_masks(struct linux_host *host)
{
	size_t bytes = 128;
	int result;

	while (bytes * CHAR_BIT < host->machine.cpu_count)
		bytes *= 2;
	for (;;) {
		if (allocate(host, bytes) != 0)
			return UNCORE_E_NOMEM;
		result = host->sys.get_affinity(host->sys.context, host->own_mask, bytes);
		if (result != -EINVAL || bytes >= MASK_LIMIT)
			break;
		bytes *= 2;
	}
	host->keep_affinity = host->keep_affinity || result != 0;
	return 0;
}

/*
 * The thread may not run on the CPU if its cpuset forbids that. This is no failure: accesses then interrupt that CPU,
 * and moving is not tried again.
 */
void move_slowly(struct linux_host *host, int cpu)
{
	struct cpu *target = &host->cpus[cpu];

	if (target->unmovable)
		return;
	if (!host->moved) {
		if (host->sys.get_affinity(host->sys.context, host->own_mask, host->mask_bytes) != 0) {
			host->keep_affinity = true;
			return;
		}
		if (is_only(host->own_mask, host->mask_bytes, (unsigned)cpu)) {
			host->at_cpu = cpu;
			return;
		}
	}
	memset(host->move_mask, 0, host->mask_bytes);
	host->move_mask[(unsigned)cpu / WORD_BITS] = 1ul << (unsigned)cpu % WORD_BITS;
	if (host->sys.set_affinity(host->sys.context, host->move_mask, host->mask_bytes) != 0) {
		target->unmovable = true;
		return;
	}
	host->moved = true;
	host->at_cpu = cpu;
}

void release_thread(struct linux_host *host)
{
	if (host->moved)
		(void)host->sys.set_affinity(host->sys.context, host->own_mask, host->mask_bytes);
	host->moved = false;
	host->at_cpu = -1;
}

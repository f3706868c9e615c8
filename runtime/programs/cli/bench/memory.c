/* SPDX-License-Identifier: MIT */
/* Memory and CPUs of uncore bench: without libnuma, by the two system calls that it needs. */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cli/bench/bench.h"

enum { NODES_MAX = 1024, BIND = 2 /* MPOL_BIND of linux/mempolicy.h */ };

/* Pages that are touched later come from the node, or the touch fails. */
static int bind_to(const struct bench_memory *memory, unsigned node)
{
	enum { BITS = 8 * sizeof(unsigned long) };
	unsigned long mask[NODES_MAX / BITS] = { 0 };

	if (node >= NODES_MAX)
		return EINVAL;
	mask[node / BITS] |= 1ul << node % BITS;
	return syscall(SYS_mbind, memory->at, memory->bytes, BIND, mask, (unsigned long)NODES_MAX, 0u) == 0 ? 0 : errno;
}

int take_bench_memory(struct bench_memory *memory, size_t bytes, int node)
{
	void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	*memory = (struct bench_memory){ .bytes = bytes };
	if (at == MAP_FAILED)
		return errno;
	memory->at = at;
	return node < 0 ? 0 : bind_to(memory, (unsigned)node);
}

void free_bench_memory(struct bench_memory *memory)
{
	if (memory->at != NULL)
		(void)munmap(memory->at, memory->bytes);
	memory->at = NULL;
}

unsigned usable_cpus(void)
{
	cpu_set_t set;

	return sched_getaffinity(0, sizeof set, &set) == 0 ? (unsigned)CPU_COUNT(&set) : 1;
}

int usable_cpu(unsigned number)
{
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof set, &set) != 0)
		return -1;
	for (unsigned cpu = 0; cpu < CPU_SETSIZE; cpu++)
		if (CPU_ISSET(cpu, &set) && number-- == 0)
			return (int)cpu;
	return -1;
}

void stay_on(int cpu)
{
	cpu_set_t set;

	if (cpu < 0)
		return;
	CPU_ZERO(&set);
	CPU_SET((unsigned)cpu, &set);
	(void)sched_setaffinity(0, sizeof set, &set); /* elsewhere it is slower, and no less right */
}

uint64_t largest_cache(void)
{
	uint64_t largest = 0;

	for (unsigned index = 0;; index++) {
		char path[80];
		unsigned long long kilobytes = 0;
		FILE *file;

		(void)snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%u/size", index);
		file = fopen(path, "re");
		if (file == NULL)
			break;
		if (fscanf(file, "%lluK", &kilobytes) == 1 && kilobytes * 1024 > largest)
			largest = kilobytes * 1024;
		(void)fclose(file);
	}
	return largest;
}

/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "supervisor/affinity.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "supervisor/thread.h"

#define CPUS_FOLDER "/sys/devices/system/cpu/"
#define WORDS (AFFINITY_CPUS / 64)
#define LIST_ROOM 65536 /* of every second CPU, with its comma */
#define ANCESTORS 64    /* of a thread that never asked; further up the first process of the run is always found */

struct mask {
	uint64_t word[WORDS];
};

struct known_thread {
	pid_t thread;
	uint64_t started;
	struct mask mask;
};

struct affinity {
	int online;   /* the machine's file, kept open: a call asks the server once; -1: not yet opened */
	unsigned ids; /* nr_cpu_ids of Linux: one more than the highest number that a CPU can have; 0: not yet read */
	unsigned host_count, host[CPU_SETSIZE]; /* the CPUs of the host, rising */
	struct known_thread *known;
	size_t count, room;
};

/* ---- sets of CPUs ---- */

static bool has(const struct mask *mask, unsigned cpu)
{
	return (mask->word[cpu / 64] >> cpu % 64 & 1) != 0;
}

/* Reads a list of the machine's, "0-3,8". The machine is gone: no CPU. */
static void read_list(int file, struct mask *mask)
{
	char text[LIST_ROOM];
	ssize_t length = file < 0 ? -1 : pread(file, text, sizeof(text) - 1, 0);
	const char *at = text;
	char *end;

	*mask = (struct mask){ { 0 } };
	text[length > 0 ? length : 0] = '\0';
	while (*at >= '0' && *at <= '9') {
		unsigned long first = strtoul(at, &end, 10), last = *end == '-' ? strtoul(end + 1, &end, 10) : first;

		for (unsigned long cpu = first; cpu <= last && cpu < AFFINITY_CPUS; cpu++)
			mask->word[cpu / 64] |= UINT64_C(1) << cpu % 64;
		at = end + (*end == ',');
	}
}

static void read_online(struct affinity *affinity, struct mask *online)
{
	if (affinity->online < 0)
		affinity->online = open(CPUS_FOLDER "online", O_RDONLY | O_CLOEXEC);
	read_list(affinity->online, online);
}

/* It never changes. */
static unsigned cpu_ids(struct affinity *affinity)
{
	struct mask possible;
	int file = affinity->ids == 0 ? open(CPUS_FOLDER "possible", O_RDONLY | O_CLOEXEC) : -1;

	if (file < 0)
		return affinity->ids;
	read_list(file, &possible);
	(void)close(file);
	for (unsigned cpu = 0; cpu < AFFINITY_CPUS; cpu++)
		affinity->ids = has(&possible, cpu) ? cpu + 1 : affinity->ids;
	return affinity->ids;
}

/* ---- threads ---- */

struct affinity *affinity_create(void)
{
	struct affinity *affinity = (struct affinity *)calloc(1, sizeof(*affinity));
	cpu_set_t host;

	if (affinity != NULL)
		affinity->online = -1;
	if (affinity == NULL || sched_getaffinity(0, sizeof(host), &host) != 0)
		return affinity;
	for (unsigned cpu = 0; cpu < CPU_SETSIZE; cpu++) {
		if (CPU_ISSET(cpu, &host))
			affinity->host[affinity->host_count++] = cpu;
	}
	return affinity;
}

void affinity_free(struct affinity *affinity)
{
	if (affinity != NULL && affinity->online >= 0)
		(void)close(affinity->online);
	if (affinity != NULL)
		free(affinity->known);
	free(affinity);
}

static struct known_thread *find(const struct affinity *affinity, pid_t thread)
{
	uint64_t started;
	unsigned cpu;

	for (size_t at = 0; at < affinity->count; at++) {
		if (affinity->known[at].thread == thread)
			return thread_times(thread, &started, &cpu) && started == affinity->known[at].started ?
				       &affinity->known[at] :
				       NULL;
	}
	return NULL;
}

/* Forgets threads that have ended. */
static void forget(struct affinity *affinity)
{
	size_t kept = 0;

	for (size_t at = 0; at < affinity->count; at++) {
		if (find(affinity, affinity->known[at].thread) == &affinity->known[at])
			affinity->known[kept++] = affinity->known[at];
	}
	affinity->count = kept;
}

static bool make_room(struct affinity *affinity)
{
	struct known_thread *grown;
	size_t room;

	if (affinity->count < affinity->room)
		return true;
	forget(affinity);
	if (affinity->count < affinity->room / 2)
		return true;
	room = 2 * affinity->room + 16;
	grown = (struct known_thread *)realloc(affinity->known, room * sizeof(*grown));
	if (grown == NULL)
		return affinity->count < affinity->room;
	affinity->known = grown;
	affinity->room = room;
	return true;
}

static bool remember(struct affinity *affinity, pid_t thread, const struct mask *mask)
{
	struct known_thread new = { .thread = thread, .mask = *mask };
	unsigned cpu;
	size_t at = 0;

	if (!thread_times(thread, &new.started, &cpu))
		return true;
	if (!make_room(affinity))
		return false;
	while (at < affinity->count && affinity->known[at].thread != thread)
		at++;
	affinity->known[at] = new;
	affinity->count += at == affinity->count;
	return true;
}

/*
 * Linux copies the mask when a thread is made. Here it is copied when it is first asked for: from the first thread of
 * the process, or from the process above. All may use all CPUs until one of them has set a mask.
 */
static void mask_of(struct affinity *affinity, pid_t thread, struct mask *mask)
{
	struct thread_status status;
	const struct known_thread *found = find(affinity, thread);
	pid_t above = thread;

	for (unsigned step = 0; affinity->count != 0 && found == NULL && step < ANCESTORS; step++) {
		if (above <= 1 || !thread_status(above, &status))
			break;
		above = status.process != above ? status.process : status.parent;
		found = find(affinity, above);
	}
	if (found != NULL)
		*mask = found->mask;
	else
		memset(mask, 0xff, sizeof(*mask));
	if (affinity->count != 0 && (found == NULL || found->thread != thread))
		(void)remember(affinity, thread, mask);
}

/* ---- placing a thread on the host ---- */

/* The thread's real CPUs are those that stand for CPUs of its mask. If the kernel refuses, it runs on others. */
static void place(const struct affinity *affinity, pid_t thread, const struct mask *mask)
{
	cpu_set_t host;

	if (affinity->host_count == 0)
		return;
	CPU_ZERO(&host);
	for (unsigned cpu = 0; cpu < AFFINITY_CPUS; cpu++) {
		if (has(mask, cpu))
			CPU_SET(affinity->host[cpu % affinity->host_count], &host);
	}
	(void)sched_setaffinity(thread, sizeof(host), &host);
}

/* ---- the calls ---- */

/* Whose thread it is. 0 means the caller. Returns 0, a negative errno, or AFFINITY_OF_HOST. */
static int64_t find_target(pid_t caller, pid_t *thread, bool to_change)
{
	struct thread_status by, of;

	if (*thread == 0 || *thread == caller) {
		*thread = caller;
		return 0;
	}
	if (*thread < 0 || !thread_shares_mounts(*thread))
		return AFFINITY_OF_HOST;
	if (!to_change)
		return 0;
	if (!thread_status(caller, &by) || !thread_status(*thread, &of))
		return -ESRCH;
	return by.effective_user == of.user || by.effective_user == of.effective_user ||
			       thread_may(&by, CAPABILITY_NICE) ?
		       0 :
		       -EPERM;
}

int64_t affinity_set(struct affinity *affinity, const struct asker *asker, pid_t thread, uint64_t bytes, uint64_t mask)
{
	struct mask wanted = { { 0 } }, online;
	uint64_t any = 0;
	int64_t result;

	result = thread_read(asker->thread, &wanted, mask, bytes < sizeof(wanted) ? (size_t)bytes : sizeof(wanted));
	if (result == 0)
		result = find_target(asker->thread, &thread, true);
	if (!asker->waits(asker->call))
		return -EINTR;
	if (result != 0)
		return result;
	read_online(affinity, &online);
	for (size_t at = 0; at < WORDS; at++)
		any |= wanted.word[at] &= online.word[at];
	if (any == 0)
		return -EINVAL;
	if (!remember(affinity, thread, &wanted))
		return -ENOMEM;
	place(affinity, thread, &wanted);
	return 0;
}

/* Writes to the memory of a thread that still waits. */
static int64_t answer(const struct asker *asker, const void *here, uint64_t there, size_t size)
{
	return asker->waits(asker->call) ? thread_write(asker->thread, here, there, size) : -EINTR;
}

int64_t affinity_get(struct affinity *affinity, const struct asker *asker, pid_t thread, uint64_t bytes, uint64_t mask)
{
	unsigned ids = cpu_ids(affinity);
	size_t size = (ids + 63) / 64 * 8;
	struct mask own, online;
	int64_t result;

	if (bytes * 8 < ids || bytes % 4 != 0)
		return -EINVAL;
	result = find_target(asker->thread, &thread, false);
	if (result != 0)
		return result;
	mask_of(affinity, thread, &own);
	read_online(affinity, &online);
	for (size_t at = 0; at < WORDS; at++)
		own.word[at] &= online.word[at];
	size = bytes < size ? (size_t)bytes : size;
	result = answer(asker, &own, mask, size);
	return result != 0 ? result : (int64_t)size;
}

/* Of the CPUs that the thread may use, the first that its real CPU stands for; else the first. */
unsigned affinity_cpu(struct affinity *affinity, pid_t thread)
{
	unsigned real = 0, first = AFFINITY_CPUS, count = affinity->host_count != 0 ? affinity->host_count : 1;
	unsigned place = 0;
	uint64_t started;
	struct mask own;

	(void)thread_times(thread, &started, &real);
	while (place < affinity->host_count && affinity->host[place] != real)
		place++;
	place %= count;
	if (affinity->count == 0)
		return place;
	mask_of(affinity, thread, &own);
	for (unsigned cpu = 0; cpu < AFFINITY_CPUS; cpu++) {
		if (!has(&own, cpu))
			continue;
		if (cpu % count == place)
			return cpu;
		first = first == AFFINITY_CPUS ? cpu : first;
	}
	return first == AFFINITY_CPUS ? 0 : first;
}

/* A CPU has a link to its node: nodeN. A CPU that is offline has none. */
unsigned affinity_node(unsigned cpu)
{
	char path[64];
	const struct dirent *entry;
	unsigned node = 0;
	DIR *folder;

	snprintf(path, sizeof(path), CPUS_FOLDER "cpu%u", cpu);
	folder = opendir(path);
	while (folder != NULL && (entry = readdir(folder)) != NULL) {
		if (sscanf(entry->d_name, "node%u", &node) == 1)
			break;
	}
	if (folder != NULL)
		(void)closedir(folder);
	return node;
}

int64_t affinity_where(struct affinity *affinity, const struct asker *asker, uint64_t cpu, uint64_t node)
{
	const uint32_t own = affinity_cpu(affinity, asker->thread), its_node = node != 0 ? affinity_node(own) : 0;
	int64_t result = cpu != 0 ? answer(asker, &own, cpu, sizeof(own)) : 0;

	return result == 0 && node != 0 ? answer(asker, &its_node, node, sizeof(its_node)) : result;
}

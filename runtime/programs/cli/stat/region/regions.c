/* SPDX-License-Identifier: MIT */
/* uncore stat -r: adds up what was counted in each region, by the marks of threads. */
#define _GNU_SOURCE
#include "cli/stat/region/regions.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/utf8.h"

static size_t value_bytes(const struct stat_regions *regions)
{
	return regions->rows->part_count * sizeof(struct uncore_value);
}

static void make_reading(const struct stat_regions *regions, struct region_reading *reading)
{
	*reading = (struct region_reading){ .values = take_memory(NULL, value_bytes(regions)) };
	memset(reading->values, 0, value_bytes(regions));
}

void make_regions(const struct stat_rows *rows, bool is_lazy, struct stat_regions *regions)
{
	*regions = (struct stat_regions){ .rows = rows, .is_lazy = is_lazy };
	make_reading(regions, &regions->last);
	make_reading(regions, &regions->now);
}

static void free_region(struct stat_region *region)
{
	free(region->name);
	free(region->ranks);
	free(region->begun.values);
	free(region->sum);
	free(region->spans);
	free(region);
}

void free_regions(struct stat_regions *regions)
{
	for (size_t at = 0; at < regions->count; at++)
		free_region(regions->at[at]);
	for (size_t at = 0; at < regions->thread_count; at++)
		free(regions->threads[at].stack);
	for (size_t at = 0; at < regions->process_count; at++)
		if (regions->processes[at].file >= 0)
			close(regions->processes[at].file);
	free(regions->at);
	free(regions->threads);
	free(regions->processes);
	free(regions->last.values);
	free(regions->now.values);
	*regions = (struct stat_regions){ .rows = NULL };
}

/* ---- counts ---- */

/* What was not counted in this time leaves the sum's state as it is: another call may have had the counter. */
static void add_value(struct uncore_value *sum, const struct uncore_value *more)
{
	if (sum->state == UNCORE_VALUE_NONE ||
	    (more->state != UNCORE_VALUE_NONE && more->state != UNCORE_VALUE_OK && sum->state == UNCORE_VALUE_OK))
		sum->state = more->state;
	sum->seen = more->seen;
	sum->expected = more->expected;
	sum->unseen = more->unseen;
	sum->is_interval = more->is_interval;
	sum->count += more->count;
	sum->enabled_ns += more->enabled_ns;
	sum->running_ns += more->running_ns;
	sum->least_ns += more->least_ns;
	sum->late_ns += more->late_ns;
}

static void add_span(struct stat_region *region, double begin, double end)
{
	size_t count = region->span_count;

	if (region->spans == NULL)
		region->spans = take_memory(NULL, MOST_SPANS * 2 * sizeof(region->spans[0]));
	/* A picture shows no more: neighbours become one. */
	if (count == MOST_SPANS) {
		for (size_t at = 0; at < count / 2; at++) {
			region->spans[at * 2] = region->spans[at * 4];
			region->spans[at * 2 + 1] = region->spans[at * 4 + 3];
		}
		count /= 2;
	}
	if (count > 0 && region->spans[count * 2 - 1] >= begin)
		count--;
	else
		region->spans[count * 2] = begin;
	region->spans[count * 2 + 1] = end;
	region->span_count = count + 1;
}

/* Adds what was counted since the region began, or since this was done last. */
static void count_until(struct stat_regions *regions, struct stat_region *region, const struct region_reading *until,
			uint64_t error_ns)
{
	region->error_ns += region->begun_error_ns + error_ns;
	/* Marks of several threads that do not wait may be out of order. */
	if (until->machine_ns < region->begun.machine_ns)
		return;
	for (size_t at = 0; at < regions->rows->part_count; at++) {
		struct uncore_value since;

		uncore_value_since(&region->begun.values[at], &until->values[at], &since);
		add_value(&region->sum[at], &since);
	}
	region->ns += until->machine_ns - region->begun.machine_ns;
	add_span(region, (double)(region->begun.machine_ns - regions->begun_ns) / 1e9,
		 (double)(until->machine_ns - regions->begun_ns) / 1e9);
}

static void begin_from(const struct stat_regions *regions, struct stat_region *region,
		       const struct region_reading *from, uint64_t error_ns)
{
	memcpy(region->begun.values, from->values, value_bytes(regions));
	region->begun.machine_ns = from->machine_ns;
	region->begun_error_ns = error_ns;
}

/* ---- who is inside ---- */

static struct stat_region *region_named(struct stat_regions *regions, const char *name)
{
	struct stat_region *region;

	for (size_t at = 0; at < regions->count; at++)
		if (strcmp(regions->at[at]->name, name) == 0)
			return regions->at[at];
	if (regions->count == MOST_REGIONS) {
		regions->unnamed++;
		return NULL;
	}
	region = take_memory(NULL, sizeof(*region));
	*region = (struct stat_region){ .name = copy_text(name) };
	make_reading(regions, &region->begun);
	region->sum = take_memory(NULL, value_bytes(regions));
	for (size_t at = 0; at < regions->rows->part_count; at++)
		region->sum[at] = (struct uncore_value){ .state = UNCORE_VALUE_NONE };
	regions->at =
		(struct stat_region **)take_memory((void *)regions->at, (regions->count + 1) * sizeof(regions->at[0]));
	regions->at[regions->count++] = region;
	return region;
}

static struct region_rank *rank_of(struct stat_region *region, uint32_t pid)
{
	for (size_t at = 0; at < region->rank_count; at++)
		if (region->ranks[at].pid == pid)
			return &region->ranks[at];
	region->ranks = take_memory(region->ranks, (region->rank_count + 1) * sizeof(region->ranks[0]));
	region->ranks[region->rank_count] = (struct region_rank){ .pid = pid };
	return &region->ranks[region->rank_count++];
}

static size_t ranks_inside(const struct stat_region *region)
{
	size_t count = 0;

	for (size_t at = 0; at < region->rank_count; at++)
		count += region->ranks[at].inside != 0;
	return count;
}

/* The calls of the thread that have begun do not end any more. */
static void drop_thread(struct region_thread *thread)
{
	while (thread->depth > 0) {
		struct stat_region *region = thread->stack[--thread->depth];

		if (region == NULL)
			continue;
		region->unended++;
		region->inside--;
		rank_of(region, thread->pid)->inside--;
	}
}

static void drop_program(struct stat_regions *regions, uint32_t client, uint32_t pid)
{
	for (size_t at = 0; at < regions->thread_count; at++)
		if (regions->threads[at].client == client && regions->threads[at].pid == pid)
			drop_thread(&regions->threads[at]);
}

size_t drop_ended(struct stat_regions *regions)
{
	size_t ended = 0;

	for (size_t at = 0; at < regions->process_count; at++) {
		struct region_process *process = &regions->processes[at];
		struct pollfd file = { .fd = process->file, .events = POLLIN };

		if (process->file < 0 || poll(&file, 1, 0) <= 0)
			continue;
		drop_program(regions, process->client, process->pid);
		close(process->file);
		process->file = -1;
		ended++;
	}
	return ended;
}

void drop_all(struct stat_regions *regions)
{
	for (size_t at = 0; at < regions->thread_count; at++)
		drop_thread(&regions->threads[at]);
}

/* A process that has become another program by exec has a new client number: its old calls do not end any more. */
static void know_process(struct stat_regions *regions, const struct region_slot *mark)
{
	struct region_process *process;

	for (size_t at = regions->process_count; at-- > 0;) {
		process = &regions->processes[at];
		if (process->pid != mark->pid)
			continue;
		if (process->client == mark->client)
			return;
		drop_program(regions, process->client, process->pid);
	}
	regions->processes =
		take_memory(regions->processes, (regions->process_count + 1) * sizeof(regions->processes[0]));
	process = &regions->processes[regions->process_count++];
	*process = (struct region_process){ .client = mark->client, .pid = mark->pid, .file = -1 };
	if (!mark->is_foreign)
		process->file = (int)syscall(SYS_pidfd_open, (pid_t)mark->pid, 0);
}

static struct region_thread *thread_of(struct stat_regions *regions, const struct region_slot *mark)
{
	struct region_thread *thread;

	for (size_t at = 0; at < regions->thread_count; at++) {
		thread = &regions->threads[at];
		if (thread->tid == mark->tid && thread->client == mark->client && thread->pid == mark->pid)
			return thread;
	}
	know_process(regions, mark);
	regions->threads = take_memory(regions->threads, (regions->thread_count + 1) * sizeof(regions->threads[0]));
	thread = &regions->threads[regions->thread_count++];
	*thread = (struct region_thread){ .client = mark->client, .pid = mark->pid, .tid = mark->tid };
	return thread;
}

/* ---- marks ---- */

/* A program may name a region by what it was given: the name must not control a terminal. */
static const char *clean_name(const struct region_slot *mark, char name[REGION_NAME_ROOM])
{
	memcpy(name, mark->name, REGION_NAME_ROOM);
	clean_text(name);
	return name;
}

static void begin_call(struct stat_regions *regions, struct region_thread *thread, const char *name,
		       const struct region_reading *from, uint64_t error_ns)
{
	struct stat_region *region = region_named(regions, name);
	size_t inside;

	thread->stack = (struct stat_region **)take_memory((void *)thread->stack,
							   (thread->depth + 1) * sizeof(thread->stack[0]));
	thread->stack[thread->depth++] = region;
	if (region == NULL)
		return;
	/* With --lazy the end of a call that another process has made may be the next mark. */
	if (region->inside != 0 && !regions->is_lazy)
		(void)drop_ended(regions);
	if (region->inside++ == 0)
		begin_from(regions, region, from, error_ns);
	rank_of(region, thread->pid)->inside++;
	inside = ranks_inside(region);
	region->most = inside > region->most ? inside : region->most;
}

static void end_call(struct stat_regions *regions, struct region_thread *thread, const struct region_reading *until,
		     uint64_t error_ns)
{
	struct stat_region *region;

	if (thread->depth == 0) {
		regions->nameless++;
		return;
	}
	region = thread->stack[--thread->depth];
	if (region == NULL)
		return;
	count_until(regions, region, until, error_ns);
	begin_from(regions, region, until, 0);
	region->calls++;
	region->inside--;
	rank_of(region, thread->pid)->inside--;
}

/* The reading that is nearest to a mark. A caller that waited stood still while the counters were read. */
static const struct region_reading *nearest(const struct stat_regions *regions, uint64_t mark_ns, uint64_t *error_ns)
{
	uint64_t last = regions->last.mark_ns, now = regions->now.mark_ns;

	*error_ns = 0;
	if (!regions->is_lazy || mark_ns >= now)
		return &regions->now;
	if (mark_ns >= last && mark_ns - last >= now - mark_ns) {
		*error_ns = now - mark_ns;
		return &regions->now;
	}
	*error_ns = mark_ns >= last ? mark_ns - last : last - mark_ns;
	return &regions->last;
}

void take_mark(struct stat_regions *regions, const struct region_slot *mark)
{
	struct region_thread *thread = thread_of(regions, mark);
	char name[REGION_NAME_ROOM];
	uint64_t error_ns;
	const struct region_reading *reading = nearest(regions, mark->time_ns, &error_ns);

	/* Marks between this one and the last one were lost: nobody knows which calls they ended. */
	if (mark->serial != thread->serial)
		drop_thread(thread);
	thread->serial = mark->serial + 1;
	if (mark->kind == REGION_BEGIN)
		begin_call(regions, thread, clean_name(mark, name), reading, error_ns);
	else if (mark->kind == REGION_END)
		end_call(regions, thread, reading, error_ns);
}

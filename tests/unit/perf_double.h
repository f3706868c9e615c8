/* SPDX-License-Identifier: MIT */
/*
 * A small double of the kernel's perf events. Each event counts the low byte of its config in a microsecond, groups
 * count for a share of the time, and any call can fail. The files of its PMUs come from a list.
 */
#ifndef TESTS_PERF_DOUBLE_H
#define TESTS_PERF_DOUBLE_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "perf/perf.h"
#include "session_fixture.h"

#define DOUBLE_EVENTS 512
#define DOUBLE_FILES 64
#define DOUBLE_FIRST 1000

struct double_event {
	struct perf_attr attr;
	int cpu, leader; /* index of the leader */
	bool open, enabled;
	uint64_t on_ns, since_ns; /* enabled before since_ns; enabled at since_ns */
	uint64_t base;            /* of the count */
};

struct double_file {
	char path[128], text[64];
};

struct perf_double {
	struct uncore_machine *machine;
	struct double_event events[DOUBLE_EVENTS];
	unsigned count;
	struct double_file files[DOUBLE_FILES];
	unsigned file_count;
	unsigned calls, opens, reads; /* so far */
	unsigned fail_at;             /* the number of the call that fails, from 1; 0: none */
	int fail_with;
	uint64_t config_refused; /* events with this config are refused with refused_with */
	int refused_with;
	int cpu_refused;        /* so are those on this CPU; -1: none */
	unsigned most_of_group; /* a larger group is refused */
	unsigned share;         /* percent of the time in which groups count */
	unsigned shared_type;   /* groups of this PMU count for a tenth of that; 0: none */
	bool is_cut;            /* reads give nothing */
};

static inline bool double_fails(struct perf_double *kernel)
{
	return ++kernel->calls == kernel->fail_at;
}

/* ---- events ---- */

static inline struct double_event *double_event(struct perf_double *kernel, int fd)
{
	assert_in_range(fd, DOUBLE_FIRST, DOUBLE_FIRST + (int)kernel->count - 1);
	assert_true(kernel->events[fd - DOUBLE_FIRST].open);
	return &kernel->events[fd - DOUBLE_FIRST];
}

static inline unsigned double_members(const struct perf_double *kernel, int leader)
{
	unsigned count = 0;

	for (unsigned at = 0; at < kernel->count; at++)
		count += kernel->events[at].open && kernel->events[at].leader == leader;
	return count;
}

static inline int double_open(void *context, const struct perf_attr *attr, int pid, int cpu, int group,
			      unsigned long flags)
{
	struct perf_double *kernel = (struct perf_double *)context;
	struct double_event *event = &kernel->events[kernel->count];

	assert_int_equal(pid, -1);
	assert_int_equal(flags, 8);
	assert_int_equal(attr->size, 72);
	assert_true(cpu >= 0);
	kernel->opens++;
	if (double_fails(kernel))
		return kernel->fail_with;
	if (kernel->refused_with != 0 && (attr->config == kernel->config_refused || cpu == kernel->cpu_refused))
		return kernel->refused_with;
	assert_true(kernel->count < DOUBLE_EVENTS);
	*event = (struct double_event){ .attr = *attr, .cpu = cpu, .leader = (int)kernel->count };
	if (group >= 0) {
		event->leader = group - DOUBLE_FIRST;
		if (kernel->most_of_group != 0 && double_members(kernel, event->leader) == kernel->most_of_group)
			return -EINVAL;
		assert_int_equal(double_event(kernel, group)->cpu, cpu);
		assert_int_equal(double_event(kernel, group)->attr.type, attr->type);
	}
	/* A member counts with its leader. */
	assert_int_equal(attr->flags & 1, group < 0);
	event->open = true;
	return DOUBLE_FIRST + (int)kernel->count++;
}

static inline uint64_t double_on(const struct perf_double *kernel, const struct double_event *leader)
{
	uint64_t now = uncore_machine_now(kernel->machine);

	return leader->on_ns + (leader->enabled ? now - leader->since_ns : 0);
}

static inline int64_t double_read(void *context, int fd, void *bytes, size_t room)
{
	struct perf_double *kernel = (struct perf_double *)context;
	const struct double_event *leader = double_event(kernel, fd);
	uint64_t words[64] = { 0, double_on(kernel, leader) };
	unsigned count = 3;

	kernel->reads++;
	if (double_fails(kernel))
		return kernel->fail_with;
	if (kernel->is_cut)
		return 0;
	assert_int_equal(leader->leader, fd - DOUBLE_FIRST);
	assert_int_equal(leader->attr.read_format, 15);
	words[2] = words[1] / 100 * kernel->share;
	if (kernel->shared_type != 0 && leader->attr.type == kernel->shared_type)
		words[2] /= 10;
	for (unsigned at = 0; at < kernel->count; at++) {
		const struct double_event *event = &kernel->events[at];

		if (!event->open || event->leader != leader->leader)
			continue;
		words[0]++;
		words[count++] = event->base + words[2] / 1000 * (event->attr.config & 0xff);
		words[count++] = 7 + at;
	}
	assert_true(room >= count * sizeof(words[0]));
	memcpy(bytes, words, count * sizeof(words[0]));
	return (int64_t)(count * sizeof(words[0]));
}

static inline int double_ioctl(void *context, int fd, unsigned long request, unsigned long argument)
{
	struct perf_double *kernel = (struct perf_double *)context;
	struct double_event *event = double_event(kernel, fd);

	assert_int_equal(argument, 1);
	if (double_fails(kernel))
		return kernel->fail_with;
	event->on_ns = double_on(kernel, event);
	event->since_ns = uncore_machine_now(kernel->machine);
	event->enabled = request == 0x2400;
	assert_true(event->enabled || request == 0x2401);
	return 0;
}

static inline int double_close(void *context, int fd)
{
	double_event((struct perf_double *)context, fd)->open = false;
	return 0;
}

static inline unsigned double_open_events(const struct perf_double *kernel)
{
	unsigned count = 0;

	for (unsigned at = 0; at < kernel->count; at++)
		count += kernel->events[at].open;
	return count;
}

/* ---- files ---- */

static inline void double_file(struct perf_double *kernel, const char *path, const char *text)
{
	struct double_file *file = &kernel->files[kernel->file_count];

	for (unsigned at = 0; at < kernel->file_count; at++) {
		if (strcmp(kernel->files[at].path, path) == 0)
			file = &kernel->files[at];
	}
	if (file == &kernel->files[kernel->file_count])
		kernel->file_count++;
	assert_true(kernel->file_count < DOUBLE_FILES);
	snprintf(file->path, sizeof(file->path), "%s", path);
	snprintf(file->text, sizeof(file->text), "%s\n", text);
}

static inline void double_pmu_file(struct perf_double *kernel, const char *pmu, const char *name, const char *text)
{
	char path[128];

	snprintf(path, sizeof(path), "/sys/bus/event_source/devices/%s/%s", pmu, name);
	double_file(kernel, path, text);
}

static inline int double_file_open(void *context, const char *path, int flags)
{
	struct perf_double *kernel = (struct perf_double *)context;

	assert_int_equal(flags, O_RDONLY);
	if (double_fails(kernel))
		return kernel->fail_with;
	for (unsigned at = 0; at < kernel->file_count; at++) {
		if (strcmp(kernel->files[at].path, path) == 0)
			return (int)at;
	}
	return -ENOENT;
}

static inline int double_file_close(void *context, int fd)
{
	(void)context, (void)fd;
	return 0;
}

static inline int64_t double_file_read(void *context, int fd, void *bytes, size_t count, uint64_t offset)
{
	struct perf_double *kernel = (struct perf_double *)context;
	const char *text = kernel->files[fd].text;
	size_t length = strlen(text);

	if (double_fails(kernel))
		return kernel->fail_with;
	if (offset >= length)
		return 0;
	length = length - offset < count ? length - (size_t)offset : count;
	memcpy(bytes, text + offset, length);
	return (int64_t)length;
}

static inline int double_list(void *context, const char *path, uncore_linux_entry *entry, void *to)
{
	struct perf_double *kernel = (struct perf_double *)context;
	size_t head = strlen(path) + 1;

	for (unsigned at = 0; at < kernel->file_count; at++) {
		const char *file = kernel->files[at].path;
		const char *slash = strstr(file, "/type");
		char name[64];
		int result;

		if (slash == NULL || strncmp(file, path, head - 1) != 0)
			continue;
		snprintf(name, sizeof(name), "%.*s", (int)(slash - file - (ptrdiff_t)head), file + head);
		result = entry(to, name);
		if (result != 0)
			return result;
	}
	return 0;
}

static inline int double_open_way(struct perf_double *kernel, struct uncore_way **way, struct uncore_fault *fault)
{
	struct uncore_linux_sys files = { .open = double_file_open,
					  .close = double_file_close,
					  .pread = double_file_read,
					  .list = double_list,
					  .context = kernel };
	struct perf_sys sys = { .open = double_open,
				.read = double_read,
				.ioctl = double_ioctl,
				.close = double_close,
				.context = kernel };
	struct uncore_perf_options options = { .size = sizeof(options), .sys = &files };

	*way = NULL;
	return perf_open(kernel->machine, &options, &sys, way, fault);
}

#endif

/* SPDX-License-Identifier: MIT */
/* Implements the system calls: perf_event_open(), and read(), ioctl() and close() of what it returns. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"

/* include/uapi/linux/perf_event.h */
enum { FLAG_NO_GROUP = 1, FLAG_OUTPUT = 2, FLAG_CGROUP = 4, FLAGS_ALL = 15 };
enum { IOC_GROUP = 1 };
#define IOC_ENABLE 0x2400u
#define IOC_DISABLE 0x2401u
#define IOC_REFRESH 0x2402u
#define IOC_RESET 0x2403u
#define IOC_SET_OUTPUT 0x2405u
#define IOC_NUMBER(request) ((request)&0xffffu)
#define IOC_PERIOD 0x2404u
#define IOC_SET_FILTER 0x2406u
#define IOC_ID 0x2407u
#define IOC_SET_BPF 0x2408u
#define IOC_PAUSE_OUTPUT 0x2409u
#define IOC_QUERY_BPF 0x240au
#define IOC_MODIFY 0x240bu
/* of most kernels: an ID, enabled, running and lost for each */
#define READ_WORDS (3 + 3 * KERNEL_BOX_EVENTS)

/* ---- the model ---- */

int kernel_events_create(struct uncore_sim *sim, unsigned linux_version, struct kernel_events **out)
{
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct kernel_events *events = (struct kernel_events *)calloc(1, sizeof(*events));
	int result = -ENOMEM;

	*out = NULL;
	if (events == NULL)
		return -ENOMEM;
	*events = (struct kernel_events){
		.sim = sim, .machine = machine, .tables = machine->tables, .linux_version = linux_version, .paranoid = 2
	};
	events->units = (struct uncore_unit *)calloc(machine->socket_count, sizeof(*events->units));
	events->cpus = (int *)calloc(machine->socket_count, sizeof(*events->cpus));
	if (events->units != NULL && events->cpus != NULL)
		result = kernel_pmus_find(events);
	if (result != 0) {
		kernel_events_free(events);
		return result;
	}
	for (unsigned at = 0; at < machine->socket_count; at++) {
		events->units[at] =
			(struct uncore_unit){ .tables = machine->tables, .io = kernel_own_io(events), .number = at };
		events->cpus[at] = -1;
	}
	(void)kernel_cpus_elect(events);
	*out = events;
	return 0;
}

void kernel_events_free(struct kernel_events *events)
{
	if (events == NULL)
		return;
	for (size_t at = 0; at < events->event_room; at++)
		(void)kernel_event_close(events, (int)at);
	kernel_pmus_free(events);
	free(events->events);
	free(events->units);
	free(events->cpus);
	free(events);
}

bool kernel_events_has_type(struct kernel_events *events, uint32_t type)
{
	return kernel_pmu_of(events, type) != NULL;
}

static struct kernel_event *event_of(const struct kernel_events *events, int handle)
{
	return handle >= 0 && (size_t)handle < events->event_room ? events->events[handle] : NULL;
}

static int free_handle(struct kernel_events *events)
{
	size_t at = 0, room = events->event_room == 0 ? 64 : 2 * events->event_room;
	struct kernel_event **more;

	while (at < events->event_room && events->events[at] != NULL)
		at++;
	if (at < events->event_room)
		return (int)at;
	more = (struct kernel_event **)realloc(events->events, room * sizeof(struct kernel_event *));
	if (more == NULL)
		return -ENOMEM;
	memset(more + events->event_room, 0, (room - events->event_room) * sizeof(struct kernel_event *));
	events->events = more;
	events->event_room = room;
	return (int)at;
}

/* CPUs may have gone offline: their sockets are served by others, or not at all. perf_pmu_migrate_context() */
void kernel_cpus_follow(struct kernel_events *events)
{
	struct kernel_box *box;

	if (!kernel_cpus_elect(events))
		return;
	for (size_t at = 0; at < events->event_room; at++) {
		struct kernel_event *event = events->events[at];

		if (event != NULL && !event->box->pmu->is_core && events->cpus[event->box->socket] >= 0)
			event->cpu = events->cpus[event->box->socket];
	}
	for (size_t at = 0; (box = kernel_box_at(events, at)) != NULL; at++) {
		kernel_box_update(events, box);
		kernel_box_schedule(events, box);
	}
}

/* ---- open ---- */

static unsigned group_size(const struct kernel_event *leader)
{
	unsigned count = 0;

	for (; leader != NULL; leader = leader->next)
		count++;
	return count;
}

/* uncore_validate_group(): siblings that are off are not asked. */
static int validate_group(const struct kernel_event *leader, struct kernel_event *event)
{
	struct kernel_event *all[KERNEL_BOX_EVENTS];
	unsigned chosen[KERNEL_BOX_EVENTS], count = 0;

	if (group_size(leader) + 1 >= KERNEL_BOX_EVENTS)
		return -EINVAL;
	for (const struct kernel_event *each = leader; each != NULL; each = each->next) {
		if (each != leader && each->state <= KERNEL_OFF)
			continue;
		all[count++] = (struct kernel_event *)(uintptr_t)each;
	}
	all[count++] = event;
	return kernel_assign(all, count, chosen) ? 0 : -EINVAL;
}

/* What perf_event_open() demands of a sibling, after the driver has moved it to its CPU. */
static int check_leader(const struct kernel_event *leader, const struct kernel_event *event)
{
	if (leader->leader != leader || leader->cpu != event->cpu || leader->box != event->box ||
	    event->attr.exclusive || event->attr.pinned)
		return -EINVAL;
	return 0;
}

static int check_rights(const struct kernel_events *events, const struct kernel_open *open,
			const struct kernel_attr *attr)
{
	int limit = attr->excludes_kernel ? 0 : 1;

	/* perf_allow_kernel(), then perf_allow_cpu() */
	return events->paranoid > limit && !open->may_monitor ? -EACCES : 0;
}

static int check_open(const struct kernel_events *events, const struct kernel_open *open, struct kernel_attr *attr)
{
	int result = (open->flags & ~(unsigned long)FLAGS_ALL) != 0 ? -EINVAL : kernel_attr_copy(open, attr);

	if (result == 0 && !attr->excludes_kernel)
		result = check_rights(events, open, attr);
	if (result == 0 && (open->flags & FLAG_CGROUP) != 0)
		result = -EINVAL;
	if (result == 0 && open->group >= 0 && event_of(events, open->group) == NULL)
		result = -EBADF;
	if (result == 0 && (unsigned)open->cpu >= uncore_sim_cpu_count(events->sim))
		result = -EINVAL;
	return result;
}

static int init_event(struct kernel_events *events, const struct kernel_open *open, struct kernel_event *event)
{
	struct kernel_pmu *pmu = kernel_pmu_of(events, event->attr.type);
	struct kernel_event *leader = (open->flags & FLAG_NO_GROUP) != 0 ? NULL : event_of(events, open->group);
	struct uncore_sim_cpu cpu;
	int result;

	if (pmu == NULL)
		return -ENOENT;
	event->cpu = open->cpu;
	event->leader = event;
	result = kernel_event_init(events, pmu, event);
	if (result == 0 && leader != NULL)
		result = validate_group(leader, event);
	/* A PMU of the uncore has PERF_PMU_CAP_NO_EXCLUDE, and no context of tasks. */
	if (result == 0 && !pmu->is_core && (event->attr.excludes || event->attr.takes_clock || open->pid != -1))
		result = -EINVAL;
	if (result == 0 && open->pid == -1)
		result = check_rights(events, open, &(struct kernel_attr){ .excludes_kernel = true });
	if (result == 0 && leader != NULL)
		result = check_leader(leader, event);
	if (result == 0 && (uncore_sim_cpu_at(events->sim, (unsigned)event->cpu, &cpu) != 0 || !cpu.online))
		result = -ENODEV;
	if (result == 0 && leader != NULL)
		event->leader = leader;
	return result;
}

static bool take_group(struct kernel_box *box, struct kernel_event *leader)
{
	size_t room = box->group_room == 0 ? 8 : 2 * box->group_room;
	struct kernel_event **more;

	if (box->group_count == box->group_room) {
		more = (struct kernel_event **)realloc(box->groups, room * sizeof(struct kernel_event *));
		if (more == NULL)
			return false;
		box->groups = more;
		box->group_room = room;
	}
	box->groups[box->group_count++] = leader;
	return true;
}

static bool insert(struct kernel_event *event)
{
	struct kernel_event *last = event->leader;

	if (event->leader == event)
		return take_group(event->box, event);
	while (last->next != NULL)
		last = last->next;
	last->next = event;
	return true;
}

int kernel_event_open(struct kernel_events *events, const struct kernel_open *open)
{
	struct kernel_event *event;
	struct kernel_attr attr = { .type = 0 };
	int result, handle;

	kernel_cpus_follow(events);
	result = check_open(events, open, &attr);
	if (result != 0)
		return result;
	handle = free_handle(events);
	event = handle < 0 ? NULL : (struct kernel_event *)calloc(1, sizeof(*event));
	if (event == NULL)
		return -ENOMEM;
	event->attr = attr;
	event->handle = handle;
	result = init_event(events, open, event);
	if (result == 0)
		kernel_box_update(events, event->box);
	if (result == 0 && !insert(event))
		result = -ENOMEM;
	if (result != 0) {
		free(event);
		return result;
	}
	event->id = ++events->last_id;
	event->since = uncore_sim_now(events->sim);
	/* The model sees no exec: a task that waits for its own has counted from here on. */
	event->state = attr.disabled && !attr.on_exec ? KERNEL_OFF : KERNEL_INACTIVE;
	events->events[handle] = event;
	kernel_box_schedule(events, event->box);
	return handle;
}

/* ---- read ---- */

static size_t put_value(const struct kernel_event *event, uint64_t format, uint64_t *to)
{
	size_t count = 0;

	to[count++] = event->count;
	if (format & KERNEL_READ_GROUP) {
		if (format & KERNEL_READ_ID)
			to[count++] = event->id;
		if (format & KERNEL_READ_LOST)
			to[count++] = 0; /* nothing is sampled */
	}
	return count;
}

static size_t put_times(const struct kernel_event *event, uint64_t format, uint64_t *to)
{
	size_t count = 0;

	if (format & KERNEL_READ_ENABLED)
		to[count++] = event->enabled;
	if (format & KERNEL_READ_RUNNING)
		to[count++] = event->running;
	return count;
}

static size_t put_group(const struct kernel_event *event, uint64_t format, uint64_t *to)
{
	size_t count = 0;

	to[count++] = group_size(event->leader);
	count += put_times(event->leader, format, to + count);
	for (const struct kernel_event *each = event->leader; each != NULL; each = each->next)
		count += put_value(each, format, to + count);
	return count;
}

static size_t put_one(const struct kernel_event *event, uint64_t format, uint64_t *to)
{
	size_t count = put_value(event, format, to);

	count += put_times(event, format, to + count);
	if (format & KERNEL_READ_ID)
		to[count++] = event->id;
	if (format & KERNEL_READ_LOST)
		to[count++] = 0;
	return count;
}

ssize_t kernel_event_read(struct kernel_events *events, int handle, void *to, size_t size)
{
	struct kernel_event *event = event_of(events, handle);
	uint64_t words[READ_WORDS];
	size_t count;

	if (event == NULL)
		return -EBADF;
	kernel_cpus_follow(events);
	/* A pinned group that did not fit: end of file. */
	if (event->state == KERNEL_ERROR)
		return 0;
	kernel_box_update(events, event->box);
	count = (event->attr.read_format & KERNEL_READ_GROUP) != 0 ? put_group(event, event->attr.read_format, words) :
								     put_one(event, event->attr.read_format, words);
	if (size < count * sizeof(words[0]))
		return -ENOSPC;
	memcpy(to, words, count * sizeof(words[0]));
	return (ssize_t)(count * sizeof(words[0]));
}

/* ---- ioctl ---- */

static void enable(struct kernel_event *event)
{
	if (event->state < KERNEL_INACTIVE)
		event->state = KERNEL_INACTIVE;
}

static void disable(struct kernel_event *event)
{
	if (event->state >= KERNEL_INACTIVE)
		event->state = KERNEL_OFF;
}

static void reset(struct kernel_event *event)
{
	event->count = 0;
}

/* perf_event_for_each() */
static int change(struct kernel_events *events, struct kernel_event *event, uint64_t whole,
		  void (*act)(struct kernel_event *event))
{
	kernel_box_update(events, event->box);
	if ((whole & IOC_GROUP) == 0) {
		act(event);
	} else {
		for (struct kernel_event *each = event->leader; each != NULL; each = each->next)
			act(each);
	}
	kernel_box_schedule(events, event->box);
	return 0;
}

/* perf_event_set_output(): no event has a buffer. */
static int set_output(const struct kernel_events *events, const struct kernel_event *event, uint64_t number)
{
	const struct kernel_event *output;

	if ((int)number == -1)
		return 0;
	output = event_of(events, (int)number);
	if (output == NULL)
		return -EBADF;
	return output != event && output->cpu == event->cpu ? 0 : -EINVAL;
}

int kernel_event_ioctl(struct kernel_events *events, int handle, unsigned request, uint64_t number, void *argument)
{
	struct kernel_event *event = event_of(events, handle);

	if (event == NULL)
		return -EBADF;
	kernel_cpus_follow(events);
	switch (IOC_NUMBER(request)) {
	case IOC_ENABLE:
		return change(events, event, number, enable);
	case IOC_DISABLE:
		return change(events, event, number, disable);
	case IOC_RESET:
		return change(events, event, number, reset);
	case IOC_ID:
		memcpy(argument, &event->id, sizeof(event->id));
		return 0;
	case IOC_SET_OUTPUT:
		return set_output(events, event, number);
	case IOC_REFRESH:
	case IOC_PERIOD:
	case IOC_SET_FILTER:
	case IOC_SET_BPF:
	case IOC_PAUSE_OUTPUT:
	case IOC_QUERY_BPF:
		return -EINVAL;
	case IOC_MODIFY:
		return -EOPNOTSUPP;
	default:
		return -ENOTTY;
	}
}

/* ---- close ---- */

static void remove_group(struct kernel_box *box, const struct kernel_event *leader)
{
	size_t at = 0;

	while (box->groups[at] != leader)
		at++;
	memmove(&box->groups[at], &box->groups[at + 1], (box->group_count - at - 1) * sizeof(box->groups[0]));
	box->group_count--;
}

/* perf_group_detach(): the siblings of a leader that ends become groups of one. */
static void detach(struct kernel_event *event)
{
	struct kernel_event *before = event->leader, *next;

	if (event->leader != event) {
		while (before->next != event)
			before = before->next;
		before->next = event->next;
		return;
	}
	remove_group(event->box, event);
	for (struct kernel_event *each = event->next; each != NULL; each = next) {
		next = each->next;
		each->leader = each;
		each->next = NULL;
		/* There is room: the leader's place, and what was allocated for more. */
		if (!take_group(each->box, each))
			each->state = KERNEL_OFF;
	}
}

int kernel_event_close(struct kernel_events *events, int handle)
{
	struct kernel_event *event = event_of(events, handle);
	struct kernel_box *box;

	if (event == NULL)
		return -EBADF;
	box = event->box;
	kernel_box_update(events, box);
	detach(event);
	for (unsigned at = 0; at < box->active_count; at++) {
		if (box->active[at] == event)
			box->active[at] = NULL; /* so the others get their counters anew */
	}
	events->events[handle] = NULL;
	free(event);
	kernel_box_schedule(events, box);
	return 0;
}

/* ---- time ---- */

/* At most this often does a box change its events while no program reads it: a busy kernel misses ticks as well. */
#define TURNS 10000

static uint64_t next_turn(const struct kernel_events *events, uint64_t end)
{
	const struct kernel_box *box;
	uint64_t next = end;

	for (size_t at = 0; (box = kernel_box_at(events, at)) != NULL; at++) {
		if (box->rotates && box->turn_ns < next)
			next = box->turn_ns;
	}
	return next;
}

static void take_turns(struct kernel_events *events, uint64_t now, uint64_t least)
{
	struct kernel_box *box;

	for (size_t at = 0; (box = kernel_box_at(events, at)) != NULL; at++) {
		uint64_t turn = UINT64_C(1000000) * box->pmu->mux_ms;

		if (!box->rotates || box->turn_ns > now)
			continue;
		box->turn_ns += turn > least ? turn : least;
		kernel_box_rotate(events, box);
	}
}

void kernel_events_advance(struct kernel_events *events, uint64_t nanoseconds)
{
	uint64_t now = uncore_sim_now(events->sim), end = now + nanoseconds;

	kernel_cpus_follow(events);
	while (now < end) {
		uint64_t next = next_turn(events, end);

		if (uncore_sim_advance(events->sim, next - now) != 0)
			return;
		now = next;
		take_turns(events, now, nanoseconds / TURNS);
	}
}

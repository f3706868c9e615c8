/* SPDX-License-Identifier: MIT */
/*
 * Opens, enables, reads and closes the perf events of an instance. Those that the kernel can count together are a
 * group.
 */
#include <errno.h>
#include <limits.h>
#include <string.h>

#include "event/tool_words/perf.h"
#include "linux/file.h"
#include "perf/perf.h"

/* A read of a group begins with the number of its events and two times. */
enum { HEAD = 3 };

/* ---- failures ---- */

static const char *meaning(int error)
{
	switch (-error) {
	case EINVAL:
		return "this kernel's driver refuses the event, alone or together with the others";
	case EBUSY:
		return "others hold its counters";
	case ENODEV:
	case ENXIO:
		return "the CPU is offline";
	case EOPNOTSUPP:
		return "this PMU does not count so";
	case EMFILE:
		return "too many open files: raise the limit with ulimit -n";
	case ENOSYS:
		return "this kernel has no perf events";
	default:
		return errno_text(error);
	}
}

int perf_refused(const struct perf *perf, int error, const char *name, struct uncore_fault *fault)
{
	int code = errno_code(error);

	if (code != UNCORE_E_DENIED)
		return uncore_fault_set(fault, code, "%s: %s", name, meaning(error));
	if (perf->paranoid == LONG_MIN)
		return uncore_fault_set(fault, code, "%s: perf events are not allowed: this needs CAP_PERFMON", name);
	return uncore_fault_set(fault, code,
				"%s: perf events are not allowed: /proc/sys/kernel/perf_event_paranoid is %ld, and "
				"without CAP_PERFMON it must be 0 or less",
				name, perf->paranoid);
}

/*
 * While the session counts, a failure costs only the events concerned their counts. The instance's other events go on.
 */
static void lose_slot(struct uncore_session *session, const struct target *target, unsigned slot, int code)
{
	struct slot_read *read = &session->slots[target->first_slot + slot];

	read->delta = read->time_ns = 0;
	read->idle = 0;
	read->state = (uint8_t)state_of_failure(code);
}

/* ---- opening ---- */

static void close_event(const struct perf *perf, struct perf_event *event)
{
	(void)perf->sys.close(perf->sys.context, event->fd);
	event->fd = -1;
}

/* Members are closed before their leader, so that none becomes a group of its own meanwhile. */
void perf_close_events(struct perf_target *own)
{
	while (own->count > 0)
		close_event(own->perf, &own->events[--own->count]);
}

/* Several requests that share a counter want the same of it. */
static const struct request *request_of(const struct uncore_session *session, unsigned slot)
{
	for (unsigned at = 0; at < session->live_count; at++) {
		const struct request_cell *cell = &session->cells[session->live[at]];

		if (cell->slot == slot)
			return &session->requests[cell->request];
	}
	return NULL;
}

struct perf_attr perf_attributes(const struct perf_pmu *pmu, const struct perf_words *words)
{
	struct perf_attr attr = { .type = pmu->type,
				  .size = sizeof(attr),
				  .config = words->configs[0],
				  .config1 = words->configs[1],
				  .config2 = words->configs[2],
				  .read_format = PERF_READ_FORMAT };

	if (words->exclude_user)
		attr.flags |= PERF_EXCLUDE_USER;
	if (words->exclude_kernel)
		attr.flags |= PERF_EXCLUDE_KERNEL;
	return attr;
}

static int open_one(struct perf_target *own, struct perf_attr *attr, int leader)
{
	const struct perf_sys *sys = &own->perf->sys;
	struct perf_event *event = &own->events[own->count];

	attr->flags &= ~PERF_DISABLED;
	if (leader < 0)
		attr->flags |= PERF_DISABLED;
	event->fd = sys->open(sys->context, attr, -1, own->cpu, leader, PERF_CLOEXEC);
	if (event->fd < 0)
		return event->fd;
	event->id = 0;
	event->type = attr->type;
	event->leads = leader < 0;
	own->times[2 * own->count] = own->times[2 * own->count + 1] = 0;
	own->count++;
	return 0;
}

/* The place of the last leader; there are events. */
static unsigned last_leader(const struct perf_target *own)
{
	unsigned at = own->count - 1;

	while (!own->events[at].leads)
		at--;
	return at;
}

/* The first event that must count together with those of the number; the count if there is none. */
static unsigned first_together(const struct perf_target *own, uint32_t together)
{
	unsigned at = 0;

	while (at < own->count && (together == 0 || own->events[at].together != together))
		at++;
	return at;
}

/*
 * Adds an event to the last group. If the driver cannot count it together with that group, it leads one of its own. The
 * two groups then take turns, so this fails if the events were asked for together.
 */
static int add_event(struct perf_target *own, struct perf_attr *attr, uint32_t together)
{
	unsigned leader = own->count == 0 ? 0 : last_leader(own), friend = first_together(own, together);
	bool is_first = own->count == 0 || own->events[leader].type != attr->type;
	int result;

	if (friend < leader)
		return -EINVAL;
	result = open_one(own, attr, is_first ? -1 : own->events[leader].fd);
	if (result == -EINVAL && own->count > 0 && friend == own->count)
		result = open_one(own, attr, -1);
	if (result == 0)
		own->events[own->count - 1].together = together;
	return result;
}

/* A counter that runs freely needs no turn. It is of another PMU than the others, and no group has events of two. */
static bool runs_freely(const struct uncore_session *session, unsigned slot)
{
	const struct request *request = request_of(session, slot);

	return request != NULL && uncore_counters(session->tables)[request->encoding.group].kind == UNCORE_COUNTER_FREE;
}

bool perf_words_on(const struct target *target, const struct uncore_encoding *event, struct perf_words *words,
		   char *why, size_t why_room)
{
	struct uncore_encoding encoding = *event;

	encoding.instance = target->instance;
	return perf_words(&encoding, words, why, why_room);
}

static int add_slot(struct uncore_session *session, const struct target *target, unsigned slot)
{
	struct perf_target *own = (struct perf_target *)target->own;
	const struct request *request = request_of(session, slot);
	struct perf_words words;
	struct perf_attr attr;
	bool is_free;
	int result;

	if (request == NULL || !perf_words_on(target, &request->encoding, &words, NULL, 0))
		return -EINVAL;
	is_free = perf_is_free(session->tables, words.pmu);
	attr = perf_attributes(is_free ? &own->free : &own->pmu, &words);
	result = add_event(own, &attr, is_free ? 0 : request->together);
	if (result == 0)
		own->events[own->count - 1].slot = slot - target->first_slot;
	return result;
}

/* Whether another socket has the instance, or may have it. */
static bool may_be_elsewhere(const struct uncore_session *session, unsigned index)
{
	const struct target *target = &session->targets[index];

	for (unsigned at = 0; at < session->target_count; at++) {
		const struct target *other = &session->targets[at];

		if (at != index && other->box == target->box && other->instance == target->instance &&
		    is_there(other) && (other->is_touched || at > index))
			return true;
	}
	return false;
}

/*
 * The driver gives the same error for an instance that the socket lacks and for an event that it does not know. If it
 * may be there on another socket, that one shows which it is. Any other error is a failure.
 */
static bool is_absent(const struct uncore_session *session, unsigned index, int error, enum uncore_presence *presence)
{
	*presence = error == -EINVAL ? UNCORE_PRESENCE_HIDDEN : UNCORE_PRESENCE_OFFLINE;
	return session->stage == STAGE_NEW && (error == -ENODEV || error == -EINVAL) &&
	       may_be_elsewhere(session, index);
}

/* The slot that is opened as number at. Those that run freely come last, so that events of a PMU follow each other. */
static unsigned slot_at(const struct uncore_session *session, const struct target *target, unsigned at)
{
	const struct perf_target *own = (const struct perf_target *)target->own;

	if (own->free.name[0] == '\0')
		return at;
	for (unsigned is_free = 0; is_free < 2; is_free++) {
		for (unsigned slot = 0; slot < target->slot_count; slot++) {
			if (runs_freely(session, target->first_slot + slot) == (is_free != 0) && at-- == 0)
				return slot;
		}
	}
	return target->slot_count;
}

/* In a later pass, an event that the kernel refuses loses its count. Other events keep theirs. */
static void open_what_goes(struct uncore_session *session, struct target *target)
{
	const struct perf_target *own = (const struct perf_target *)target->own;

	for (unsigned at = 0; at < target->slot_count; at++) {
		unsigned slot = slot_at(session, target, at);
		int result = add_slot(session, target, target->first_slot + slot);

		if (result != 0)
			lose_slot(session, target, slot, perf_refused(own->perf, result, own->pmu.name, &target->lost));
	}
}

int perf_open_events(struct uncore_session *session, unsigned index)
{
	struct target *target = &session->targets[index];
	struct perf_target *own = (struct perf_target *)target->own;
	enum uncore_presence presence;
	int result = 0;

	perf_close_events(own);
	if (session->stage == STAGE_COUNTING) {
		open_what_goes(session, target);
		return 0;
	}
	for (unsigned at = 0; at < target->slot_count && result == 0; at++)
		result = add_slot(session, target, target->first_slot + slot_at(session, target, at));
	if (result == 0) {
		target->is_touched = true;
		return 0;
	}
	if (own->count == 0 && is_absent(session, index, result, &presence)) {
		target->presence = presence;
		return 0;
	}
	perf_close_events(own);
	return perf_refused(own->perf, result, own->pmu.name, &session->units[target->unit].run.fault);
}

/* The events of a group: the one at first leads it. */
static unsigned group_size(const struct perf_target *own, unsigned first)
{
	unsigned count = 1;

	while (first + count < own->count && !own->events[first + count].leads)
		count++;
	return count;
}

static int switch_failed(const struct perf_target *own, unsigned long request, int error, struct uncore_fault *fault)
{
	return uncore_fault_set(fault, errno_code(error), "%s: the kernel refuses to %s the events: %s", own->pmu.name,
				request == PERF_ENABLE ? "enable" : "disable", errno_text(error));
}

int perf_switch(struct uncore_session *session, unsigned index, unsigned long request)
{
	struct target *target = &session->targets[index];
	const struct perf_target *own = (const struct perf_target *)target->own;
	const struct perf_sys *sys = &own->perf->sys;
	int first = 0;

	for (unsigned at = 0, count; at < own->count; at += count) {
		int result = sys->ioctl(sys->context, own->events[at].fd, request, 1);

		count = group_size(own, at);
		if (first == 0)
			first = result;
		for (unsigned each = at; result != 0 && each < at + count; each++)
			lose_slot(session, target, own->events[each].slot, errno_code(result));
	}
	if (first == 0)
		return 0;
	if (session->stage != STAGE_COUNTING)
		return switch_failed(own, request, first, &session->units[target->unit].run.fault);
	(void)switch_failed(own, request, first, &target->lost);
	return 0;
}

/* ---- reading ---- */

/*
 * The kernel's own times belong to the counts, however late they are read. Events that it has stopped had no part of
 * the session's time.
 */
static void set_times(struct slot_read *slot, const uint64_t *before, const uint64_t *now)
{
	uint64_t enabled = now[0] - before[0], running = now[1] - before[1];

	slot->time_ns = enabled;
	slot->idle = enabled == 0 ? 1 : running >= enabled ? 0 : (double)(enabled - running) / (double)enabled;
}

static void lose(struct uncore_session *session, struct target *target, unsigned first, unsigned count, int error)
{
	const struct perf_target *own = (const struct perf_target *)target->own;
	int code = errno_code(error);

	uncore_fault_set(&target->lost, code, "read the events of %s: %s", own->pmu.name,
			 error == 0 ? "the kernel has stopped them" : errno_text(error));
	for (unsigned at = first; at < first + count; at++)
		lose_slot(session, target, own->events[at].slot, code);
}

/* Whether a read gave the whole group, with its events in their order. */
static bool is_whole(struct perf_event *events, const uint64_t *words, unsigned count, int64_t got)
{
	if (got != (int64_t)((HEAD + 2 * count) * sizeof(words[0])) || words[0] != count)
		return false;
	for (unsigned at = 0; at < count; at++) {
		uint64_t id = words[HEAD + 2 * at + 1];

		if (events[at].id != 0 && events[at].id != id)
			return false;
		events[at].id = id;
	}
	return true;
}

static void read_group(struct uncore_session *session, struct target *target, unsigned first, unsigned count)
{
	struct perf_target *own = (struct perf_target *)target->own;
	const struct perf_sys *sys = &own->perf->sys;
	uint64_t *times = &own->times[2 * (size_t)first], *words = own->words;
	int64_t got =
		sys->read(sys->context, own->events[first].fd, words, (HEAD + 2 * (size_t)count) * sizeof(words[0]));

	if (!is_whole(&own->events[first], words, count, got)) {
		lose(session, target, first, count, got < 0 ? (int)got : 0);
		return;
	}
	for (unsigned at = 0; at < count; at++) {
		struct slot_read *slot = &session->slots[target->first_slot + own->events[first + at].slot];
		uint64_t value = words[HEAD + 2 * at];

		slot->delta = value - slot->raw;
		slot->raw = value;
		set_times(slot, times, &words[1]);
	}
	times[0] = words[1];
	times[1] = words[2];
}

static void read_target(struct uncore_session *session, struct target *target)
{
	const struct perf_target *own = (const struct perf_target *)target->own;
	unsigned count;

	for (unsigned first = 0; first < own->count; first += count) {
		count = group_size(own, first);
		read_group(session, target, first, count);
	}
}

int perf_read(struct uncore_session *session, struct unit *unit)
{
	for (unsigned at = unit->first_target; at < unit->first_target + unit->target_count; at++) {
		struct target *target = &session->targets[at];

		if (is_there(target) && target->way->ops->read == perf_read && target->slot_count != 0)
			read_target(session, target);
	}
	return 0;
}

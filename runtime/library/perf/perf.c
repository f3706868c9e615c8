/* SPDX-License-Identifier: MIT */
/* Counts for a session through the kernel's perf events. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/options.h"
#include "event/tool_words/perf.h"
#include "linux/file.h"
#include "linux/sys.h"
#include "perf/perf.h"

/* ---- the way ---- */

/*
 * Whether the kernel has a PMU for the words, that of the instance or that of its freely running counters, and formats
 * as they need. Else explains why not.
 */
static bool is_served(const struct perf *perf, const struct target *target, const struct perf_words *words,
		      const struct perf_pmu *pmu, struct perf_pmu *free_pmu, struct uncore_fault *fault)
{
	const struct uncore_tables *tables = perf->machine->tables;

	if (!perf_is_free(tables, words->pmu))
		return perf_agrees(perf, pmu, tables, words, fault);
	if (perf_find(perf, words->pmu, target->instance, free_pmu) == 0)
		return perf_agrees(perf, free_pmu, tables, words, fault);
	(void)uncore_fault_set(fault, UNCORE_E_UNMEASURED, "this kernel has no PMU %s", free_pmu->wanted);
	return false;
}

/* Checks that perf counts every event that is asked of the instance. */
static int check_requests(const struct perf *perf, struct uncore_session *session, const struct target *target,
			  const struct perf_pmu *pmu, struct perf_pmu *free_pmu)
{
	for (unsigned at = 0; at < session->request_count; at++) {
		const struct uncore_encoding *encoding = &session->requests[at].encoding;
		struct perf_words words;
		struct uncore_fault formats = { 0, "" };
		char why[UNCORE_FAULT_ROOM], name[64] = "a raw event";

		if (encoding->box != target->box ||
		    (encoding->instance != UNCORE_ALL_INSTANCES && encoding->instance != target->instance))
			continue;
		if (perf_words_on(target, encoding, &words, why, sizeof(why)) &&
		    is_served(perf, target, &words, pmu, free_pmu, &formats))
			continue;
		if (encoding->event != UNCORE_NO_INDEX)
			(void)snprintf(name, sizeof(name), "%s",
				       uncore_text(session->tables,
						   uncore_events(session->tables)[encoding->event].name));
		return uncore_fault_set(&session->fault, UNCORE_E_UNMEASURED,
					"perf cannot count %s: %s; leave it out, or count by registers", name,
					formats.code != 0 ? formats.text : why);
	}
	return 0;
}

static struct perf_target *make_own(const struct target *target)
{
	size_t count = target->counter_count;
	size_t bytes = count * (sizeof(struct perf_event) + 4 * sizeof(uint64_t)) + 3 * sizeof(uint64_t);
	struct perf_target *own = (struct perf_target *)calloc(1, sizeof(struct perf_target) + bytes);

	if (own == NULL)
		return NULL;
	own->events = (struct perf_event *)(own + 1);
	own->times = (uint64_t *)(own->events + count);
	own->words = own->times + 2 * count;
	return own;
}

/* The PMU of an instance that is there. */
static int take_instance(const struct perf *perf, struct uncore_session *session, struct target *target,
			 const struct perf_pmu *pmu)
{
	unsigned number = session->units[target->unit].run.number;
	int cpu = perf_cpu(perf, pmu, number, session->units[target->unit].scope);
	struct perf_target *own;
	struct perf_pmu free_pmu = { .type = 0 };
	int result = check_requests(perf, session, target, pmu, &free_pmu);

	if (result != 0)
		return result;
	target->presence = cpu < 0 ? UNCORE_PRESENCE_OFFLINE : UNCORE_PRESENCE_OK;
	if (cpu < 0)
		return 0;
	own = make_own(target);
	if (own == NULL)
		return UNCORE_E_NOMEM;
	own->perf = perf;
	own->pmu = *pmu;
	own->free = free_pmu;
	own->cpu = cpu;
	own->probe = -1;
	target->own = own;
	return 0;
}

/*
 * The driver makes a PMU for each instance that it finds. A box without any is not the driver's business: registers
 * count it.
 */
static int find(const struct uncore_way *way, struct uncore_session *session, struct target *target, bool *takes)
{
	const struct perf *perf = (const struct perf *)(const void *)way;
	const struct uncore_perf_pmu_row *row = perf_pmu(session->tables, target->box);
	struct perf_pmu pmu;
	int result;

	*takes = false;
	if (row == NULL || target->instance >= row->units)
		return 0;
	result = perf_find(perf, row, target->instance, &pmu);
	*takes = result == 0 || perf_has(perf, row, &pmu);
	if (result == 0)
		return take_instance(perf, session, target, &pmu);
	target->presence = result == UNCORE_E_NODEV ? UNCORE_PRESENCE_UNSEEN : UNCORE_PRESENCE_FAILED;
	return 0;
}

static int run_by_perf(struct uncore_session *session, unsigned target, enum uncore_procedure procedure)
{
	if (session->flags & UNCORE_SESSION_DRY_RUN)
		return 0;
	switch (procedure) {
	case UNCORE_PROC_PROGRAM:
		return perf_open_events(session, target);
	case UNCORE_PROC_START:
	case UNCORE_PROC_UNFREEZE:
		return perf_switch(session, target, PERF_ENABLE);
	case UNCORE_PROC_STOP:
	case UNCORE_PROC_FREEZE:
		return perf_switch(session, target, PERF_DISABLE);
	case UNCORE_PROC_RESTORE:
		perf_close_events((struct perf_target *)session->targets[target].own);
		return 0;
	default:
		return 0;
	}
}

/* New events begin at 0. */
static void baseline(struct uncore_session *session, struct unit *unit)
{
	(void)session, (void)unit;
}

static void drop(struct target *target)
{
	struct perf_target *own = (struct perf_target *)target->own;

	if (own != NULL)
		perf_close_events(own);
	free(own);
	target->own = NULL;
}

/* Linux counts energy in units of its own. */
static uint8_t halvings(const struct uncore_session *session, const struct target *target,
			const struct request *request)
{
	struct perf_words words;

	(void)session;
	return perf_words_on(target, &request->encoding, &words, NULL, 0) ? (uint8_t)words.pmu->halvings : 0;
}

static const struct way_ops ops = { .name = "perf",
				    .find = find,
				    .run = run_by_perf,
				    .read = perf_read,
				    .baseline = baseline,
				    .halvings = halvings,
				    .drop = drop,
				    .probe_begin = perf_probe_begin,
				    .probe_end = perf_probe_end,
				    .probe_ns = 1000000 };

/* ---- opening ---- */

static void read_paranoid(struct perf *perf)
{
	char path[PATH_ROOM];

	host_path(&perf->files, path, "/proc/sys/kernel/perf_event_paranoid");
	if (!read_number(&perf->files, path, &perf->paranoid))
		perf->paranoid = LONG_MIN;
}

/* Any failure but a refusal is about this event, not about the way. */
static int try_event(const struct perf *perf, const struct perf_pmu *pmu, const struct uncore_perf_pmu_row *row,
		     struct uncore_fault *fault)
{
	const struct perf_sys *sys = &perf->sys;
	struct perf_attr attr = { .type = pmu->type, .size = sizeof(attr), .flags = PERF_DISABLED };
	enum uncore_scope scope = (enum uncore_scope)uncore_boxes(perf->machine->tables)[row->box].scope;
	int fd = sys->open(sys->context, &attr, -1, perf_cpu(perf, pmu, 0, scope), -1, PERF_CLOEXEC);

	if (fd >= 0)
		(void)sys->close(sys->context, fd);
	return fd < 0 && errno_code(fd) == UNCORE_E_DENIED ? perf_refused(perf, fd, pmu->name, fault) : 0;
}

static int look_around(const struct perf *perf, struct uncore_fault *fault)
{
	const struct uncore_tables *tables = perf->machine->tables;
	struct perf_pmu pmu;

	for (unsigned at = 0; at < tables->perf_pmus.count; at++) {
		const struct uncore_perf_pmu_row *row = &uncore_perf_pmus(tables)[at];

		if (perf_has(perf, row, &pmu))
			return try_event(perf, &pmu, row, fault);
	}
	if (tables->perf_pmus.count == 0)
		return uncore_fault_set(fault, UNCORE_E_NODEV, "Linux has no driver for %s",
					uncore_text(tables, tables->title));
	return uncore_fault_set(
		fault, UNCORE_E_NODEV,
		"the kernel has no PMU %s or another of the processor's: its uncore driver is not loaded, "
		"or does not know this processor",
		uncore_text(tables, uncore_perf_pmus(tables)[0].name));
}

int perf_open(struct uncore_machine *machine, const struct uncore_perf_options *given, const struct perf_sys *sys,
	      struct uncore_way **way, struct uncore_fault *fault)
{
	static const struct options type = OPTIONS_TYPE(uncore_perf_options, sys);
	struct uncore_perf_options options;
	struct perf *perf;
	int result = take_options(&type, given, &options, fault);

	*way = NULL;
	if (result != 0)
		return result;
	perf = (struct perf *)calloc(1, sizeof(*perf));
	if (perf == NULL)
		return UNCORE_E_NOMEM;
	perf->way.ops = &ops;
	perf->machine = machine;
	perf->sys = *sys;
	perf->files.sys = options.sys != NULL ? *options.sys : linux_sys;
	result = take_root(&perf->files, options.root);
	if (result != 0) {
		(void)uncore_fault_set(fault, result, "%s", perf->files.fault.text);
	} else {
		read_paranoid(perf);
		result = look_around(perf, fault);
	}
	if (result != 0)
		free(perf);
	else
		*way = &perf->way;
	return result;
}

int uncore_perf_open(struct uncore_machine *machine, const struct uncore_perf_options *options, struct uncore_way **way,
		     struct uncore_fault *fault)
{
	return perf_open(machine, options, &perf_sys, way, fault);
}

bool uncore_perf_counts(const struct uncore_way *way, uint16_t box, uint16_t instance)
{
	const struct perf *perf = (const struct perf *)(const void *)way;
	const struct uncore_perf_pmu_row *row = perf_pmu(perf->machine->tables, box);
	struct perf_pmu pmu;

	return row != NULL && instance < row->units && perf_find(perf, row, instance, &pmu) == 0;
}

void uncore_perf_close(struct uncore_way *way)
{
	free((void *)way);
}

/* SPDX-License-Identifier: MIT */
/* Declares what the files of counting through perf events share. It is not installed. */
#ifndef RUNTIME_PERF_PERF_H
#define RUNTIME_PERF_PERF_H

#include "event/tool_words/perf.h"
#include "linux/host.h"
#include "perf/kernel.h"
#include "session/session.h"
#include "uncore/perf.h"

struct perf {
	struct uncore_way way;
	struct uncore_machine *machine;
	struct linux_host files; /* only root and sys: reads files below the root */
	struct perf_sys sys;
	long paranoid; /* LONG_MIN: unknown */
};

/* A PMU of the kernel. */
struct perf_pmu {
	char name[64];   /* of its folder */
	char wanted[64]; /* by the tables */
	uint32_t type;
};

struct perf_event {
	int fd;        /* -1: not open */
	unsigned slot; /* of the pass, from the target's first */
	uint64_t id;
	uint32_t type;     /* of its PMU */
	uint32_t together; /* of its request */
	bool leads;
};

/* What an instance's events are; an array of events for its counters follows in memory. */
struct perf_target {
	const struct perf *perf;
	struct perf_pmu pmu, free; /* free: of counters that run freely, if they are asked for */
	int cpu;
	int probe;                 /* of the probe's event; -1: none is open */
	unsigned count;            /* of open events, at most one for each slot of the pass */
	struct perf_event *events; /* a run of them is a group, of which the first leads */
	uint64_t *times;           /* enabled and running as last read, for each leader */
	uint64_t *words;           /* room for what a read gives */
};

/* ---- pmu.c: what the kernel's files say ---- */

/*
 * Finds the PMU of an instance, by name or by alias. Returns 0; NODEV if there is none; else the error of the files.
 */
int perf_find(const struct perf *perf, const struct uncore_perf_pmu_row *row, uint16_t instance, struct perf_pmu *pmu);
/* Whether any instance of the box has a PMU; *pmu is the first. */
bool perf_has(const struct perf *perf, const struct uncore_perf_pmu_row *row, struct perf_pmu *pmu);
/* The CPU on which the PMU counts a unit; -1: none. */
int perf_cpu(const struct perf *perf, const struct perf_pmu *pmu, unsigned unit, enum uncore_scope scope);
/*
 * Whether the formats of the machine put every bit of the words where the tables say, so that they mean the same to the
 * kernel. Else explains why not.
 */
bool perf_agrees(const struct perf *perf, const struct perf_pmu *pmu, const struct uncore_tables *tables,
		 const struct perf_words *words, struct uncore_fault *fault);

/* ---- events.c: opens and reads the events of an instance ---- */

int perf_open_events(struct uncore_session *session, unsigned target);
void perf_close_events(struct perf_target *own);
/* Enables or disables them. */
int perf_switch(struct uncore_session *session, unsigned target, unsigned long request);
int perf_read(struct uncore_session *session, struct unit *unit);
/* probe.c: count an event beside those of the pass. */
int perf_probe_begin(struct uncore_session *session, unsigned target, const struct uncore_encoding *event);
int perf_probe_end(struct uncore_session *session, unsigned target, uint64_t *count, uint64_t *running_ns);
/* perf_words() of an event that an instance counts. */
bool perf_words_on(const struct target *target, const struct uncore_encoding *event, struct perf_words *words,
		   char *why, size_t why_room);
/* What perf_event_open() takes for the words. */
struct perf_attr perf_attributes(const struct perf_pmu *pmu, const struct perf_words *words);
/* What a refused perf_event_open() means; doing names the PMU. */
int perf_refused(const struct perf *perf, int error, const char *name, struct uncore_fault *fault);

/* For tests: replaces the calls for events. */
int perf_open(struct uncore_machine *machine, const struct uncore_perf_options *options, const struct perf_sys *sys,
	      struct uncore_way **way, struct uncore_fault *fault);

#endif

/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about a box in other tools: its PMU in Linux, its counters in LIKWID. */
#ifndef GEN_MODEL_PERF_H
#define GEN_MODEL_PERF_H

#include "model/model.h"

/* A word of perf, and the bits of a config word that take its value. */
struct perf_format {
	struct node node;
	const char *word, *text; /* "config1:0-7,21" */
	struct {
		unsigned config; /* 0 for config, 1 for config1, 2 for config2 */
		uint64_t mask;
	} is;
};

/* An event that the kernel's driver names. */
struct perf_event {
	struct node node;
	const char *name;
	uint64_t config;
	struct {
		const struct counters *group; /* of a PMU of counters that run freely: the event is this counter */
		unsigned counter;
	} is;
};

/* Config words of the counters of a group that run freely. */
struct perf_free {
	struct node node;
	const char *group_id;
	uint64_t config, step; /* of the first one, and from each to the next */
};

/* What a count of an event stands for, as perf prints it. */
struct perf_scale {
	struct node node;
	const char *name, *text; /* of an event; "6.1e-5 MiB" */
	struct {
		const struct perf_event *event;
		const char *scale, *unit;
	} is;
};

/* The bits of a config word that the driver takes for events with this code. For other events it drops them. */
struct perf_take {
	struct node node;
	uint64_t code, mask;
	const char *text;   /* "config1:0-7" */
	const char *reg_id; /* that these bits fill, or a field of it; NULL: as config1 and config2 say */
	unsigned units;     /* the first so many instances; 0: all */
	struct {
		unsigned config;
		uint64_t bits;
		const struct reg *reg; /* NULL: none of its own */
		unsigned low;          /* its lowest bit that they fill */
	} is;
};

enum { PERF_FILTER_WORDS = 2, PERF_WORD_REGISTERS = 2 };

/* The PMU that Linux's driver has for a box. */
struct perf {
	struct node node;
	const char *pmu;
	const char *listed;                        /* the Unit of its events in perf's lists; NULL: as the name is */
	unsigned units;                            /* how many instances have one; 0: all */
	uint64_t control;                          /* bits of config that the driver writes */
	struct strings reg_ids[PERF_FILTER_WORDS]; /* of config1 and config2, from low to high */
	struct perf_format *formats;
	size_t format_count;
	struct perf_take *takes;
	size_t take_count;
	struct perf_event *events;
	size_t event_count;
	struct perf_scale *scales;
	size_t scale_count;
	const char *counter_text;        /* "config:6-7": the bits that say which counter of the box counts; NULL */
	uint64_t fixed;                  /* the config of the fixed counter; 0: it has none */
	struct perf *free;               /* the PMU of counters that run freely; NULL: Linux has none */
	struct perf_free *free_counters; /* of that PMU */
	size_t free_count;
	unsigned halvings;           /* of the worth of the groups, in a PMU of counters that run freely */
	struct perf *older;          /* the PMU in older versions of Linux; NULL: it is the same there */
	const char *until, *changed; /* of an older one: the last version that has it, the first that has not: "6.1" */
	const char *text, *source;
	struct {
		unsigned until, changed;                                        /* uncore_linux_version(), words.h */
		unsigned units;                                                 /* how many instances have one */
		uint64_t counter;                                               /* the bits of counter_text */
		const struct reg *regs[PERF_FILTER_WORDS][PERF_WORD_REGISTERS]; /* NULL: none */
		struct strings facts; /* everything except text and source, a line each */
	} is;
};

/* Counters that LIKWID has: a name in which {n} is the instance and {i} the counter. */
struct likwid_counter {
	struct node node;
	const char *name, *group_id;
	const char *event; /* of a counter that counts one thing; NULL: events choose */
	unsigned units;    /* the first so many instances; 0: all */
	struct {
		const struct counters *group;
		unsigned units;
	} is;
};

enum { LIKWID_PIECES = 4 };

/* Bits of a register that bits of an option's value fill, from the lowest up; value 0: they are set to 1. */
struct likwid_piece {
	const struct reg *reg; /* NULL: unknown */
	uint64_t mask, value;
};

struct likwid_option {
	struct node node;
	const char *name;
	struct strings places;  /* "filter1[28:20]" */
	const char *value_text; /* "45:6"; NULL: from bit 0 on */
	struct strings sets;    /* bits that it sets whatever the value is */
	struct {
		struct likwid_piece pieces[LIKWID_PIECES];
		size_t count;
	} is;
};

/* Options that LIKWID adds to an event. */
struct likwid_default {
	struct node node;
	const char *event, *options;
};

struct likwid {
	struct node node;
	const char *source, *text;
	struct likwid_counter *counters;
	size_t counter_count;
	struct likwid_option *options;
	size_t option_count;
	struct likwid_default *defaults;
	size_t default_count;
	struct {
		struct strings facts; /* everything except text and source, a line each */
	} is;
};

#endif

/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about a box's PMU in Linux. */
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
};

/* The bits of a config word that the driver takes for events with this code. For other events it drops them. */
struct perf_take {
	struct node node;
	uint64_t code, mask;
	const char *text; /* "config1:0-7" */
	unsigned units;   /* the first so many instances; 0: all */
	struct {
		unsigned config;
		uint64_t bits;
	} is;
};

enum { PERF_FILTER_WORDS = 2, PERF_WORD_REGISTERS = 2 };

/* The PMU that Linux's driver has for a box. */
struct perf {
	struct node node;
	const char *pmu;
	unsigned units;                            /* how many instances have one; 0: all */
	uint64_t control;                          /* bits of config that the driver writes */
	struct strings reg_ids[PERF_FILTER_WORDS]; /* of config1 and config2, from low to high */
	struct perf_format *formats;
	size_t format_count;
	struct perf_take *takes;
	size_t take_count;
	struct perf_event *events;
	size_t event_count;
	uint64_t fixed; /* the config of the fixed counter; 0: it has none */
	const char *text, *source;
	struct {
		unsigned units;                                                 /* how many instances have one */
		const struct reg *regs[PERF_FILTER_WORDS][PERF_WORD_REGISTERS]; /* NULL: none */
		struct strings facts; /* everything except text and source, a line each */
	} is;
};

#endif

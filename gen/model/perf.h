/* SPDX-License-Identifier: MIT */
/* Declares what a box says about its PMU in Linux. */
#ifndef GEN_MODEL_PERF_H
#define GEN_MODEL_PERF_H

#include "model/model.h"

/* A word that perf understands, and where the value goes: bits of a config word. */
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

/* Which bits of a config word the driver hands on for events with this code; of other events it drops them. */
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
	unsigned units;                            /* how many instances have one; 0: not given */
	uint64_t control;                          /* bits of config that the driver writes */
	struct strings reg_ids[PERF_FILTER_WORDS]; /* of config1 and config2, from low to high */
	struct perf_format *formats;
	size_t format_count;
	struct perf_take *takes;
	size_t take_count;
	struct perf_event *events;
	size_t event_count;
	uint64_t fixed; /* the config that is the fixed counter; 0: none is */
	const char *text, *source;
	struct {
		unsigned units;                                                 /* all instances where none are given */
		const struct reg *regs[PERF_FILTER_WORDS][PERF_WORD_REGISTERS]; /* NULL: none */
		struct strings facts; /* all of it but text and source, a line each */
	} is;
};

#endif

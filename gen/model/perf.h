/* SPDX-License-Identifier: MIT */
/* Declares what a box says about its PMU in Linux. */
#ifndef GEN_MODEL_PERF_H
#define GEN_MODEL_PERF_H

#include "model/model.h"

/* A word that perf understands, and where the value goes: bits of a config word. */
struct perf_format {
	struct node node;
	const char *word, *text; /* "config1:0-7,21" */
	unsigned config;         /* resolved: 0 for config, 1 for config1, 2 for config2 */
	uint64_t mask;
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
	unsigned config;  /* resolved */
	uint64_t bits;
	unsigned units; /* the first so many instances; 0: all */
};

enum { PERF_FILTER_WORDS = 2, PERF_WORD_REGISTERS = 2 };

/* The PMU that Linux's driver has for a box. */
struct perf {
	struct node node;
	const char *pmu;
	unsigned units;                                                 /* resolved: how many instances have one */
	uint64_t control;                                               /* bits of config that the driver writes */
	struct strings reg_ids[PERF_FILTER_WORDS];                      /* of config1 and config2, from low to high */
	const struct reg *regs[PERF_FILTER_WORDS][PERF_WORD_REGISTERS]; /* resolved; NULL: none */
	struct perf_format *formats;
	size_t format_count;
	struct perf_take *takes;
	size_t take_count;
	struct perf_event *events;
	size_t event_count;
	uint64_t fixed; /* the config that is the fixed counter; 0: none is */
	const char *text, *source;
	struct strings facts; /* resolved: all of it but text and source, a line each */
};

#endif

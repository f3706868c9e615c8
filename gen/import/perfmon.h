/* SPDX-License-Identifier: MIT */
/* Reads Intel's published event files: name, encoding, counters and filters, but no sentences. */
#ifndef GEN_IMPORT_PERFMON_H
#define GEN_IMPORT_PERFMON_H

#include <stdbool.h>

#include "diag/diag.h"
#include "load/records.h"
#include "model/model.h"

/* "Filter0[22:18]"; without a range the whole register, hi 63 and lo 0. */
struct perfmon_filter {
	const char *reg;
	unsigned hi, lo;
};

struct perfmon_event {
	struct node node;
	const char *unit, *name; /* as printed */
	uint64_t code, umask;
	bool ext;                /* the extra select bit */
	struct numbers counters; /* empty where the file gives no numbers */
	const char *counter_text;
	struct perfmon_filter *filters;
	size_t filter_count;
	bool deprecated;
	const char *beyond; /* what our language cannot say of it, or NULL */
};

struct perfmon_part {
	const char *path;
	const char *version, *date; /* "V25"; "2023-08-21"; NULL where the file does not say */
	struct records records;     /* its unknown members, counted */
};

/* One list of events, in one file or in several. */
struct perfmon_file {
	struct perfmon_part *parts;
	size_t part_count;
	const char *version, *date;
	struct perfmon_event *at;
	size_t count;
};

/* False after reporting every fault with its place. */
bool perfmon_read(struct diag *diag, const char *const *paths, size_t count, struct perfmon_file *into);

#endif

/* SPDX-License-Identifier: MIT */
/* Reads Intel's published event files: name, encoding, counters and filters, but no descriptions. */
#ifndef GEN_IMPORT_PERFMON_H
#define GEN_IMPORT_PERFMON_H

#include <stdbool.h>

#include "diag/diag.h"
#include "load/records.h"
#include "model/model.h"

/* A filter such as "Filter0[22:18]". Without a range, hi is 63 and lo is 0. */
struct perfmon_filter {
	const char *reg;
	unsigned hi, lo;
};

struct perfmon_event {
	struct node node;
	const char *unit, *name; /* as printed */
	uint64_t code, umask;
	uint64_t umask_ext, ports, kinds; /* UMaskExt, PortMask, FCMask: further fields of the control register */
	bool ext;                         /* the extra select bit */
	struct numbers counters;          /* empty if the file gives no numbers */
	const char *counter_text;
	int counter_kind; /* UNCORE_COUNTER_GENERAL, _FIXED or _FREE; only numbers of general counters choose one */
	struct perfmon_filter *filters;
	size_t filter_count;
	uint64_t filter_value; /* FILTER_VALUE: what the register of the filter holds; 0: it is for the user to say */
	bool deprecated;
	const char *beyond; /* what the spec format cannot express about it, or NULL */
};

struct perfmon_part {
	const char *path;
	const char *version, *date; /* "V25"; "2023-08-21"; NULL: not given */
	struct records records;     /* with the unknown members, counted */
};

/* One list of events, from one file or several. */
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

/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares the regions that programs have marked, and what was counted in each. */
#ifndef RUNTIME_CLI_STAT_REGION_REGIONS_H
#define RUNTIME_CLI_STAT_REGION_REGIONS_H

#include "cli/stat/region/region.h"
#include "cli/stat/rows.h"
#include "shared/region_ring.h"

/* More names than anybody reads; and the times in which a region was open, as pictures show them. */
enum { MOST_REGIONS = 1000, MOST_SPANS = 512 };

struct region_thread {
	uint32_t client, pid, tid, serial;
	struct stat_region **stack;
	size_t depth;
};

/* A file that can be read once the process has ended; -1: it is not watched. */
struct region_process {
	uint32_t client, pid;
	int file;
};

struct stat_regions {
	const struct stat_rows *rows;
	uint64_t begun_ns; /* the machine's clock at the start */
	bool is_lazy;
	struct stat_region **at;
	size_t count;
	struct region_thread *threads;
	size_t thread_count;
	struct region_process *processes;
	size_t process_count;
	struct region_reading last, now;
	uint64_t unnamed;  /* calls of regions above MOST_REGIONS */
	uint64_t nameless; /* ends whose begin was lost */
};

/* Begins with a first reading. */
void make_regions(const struct stat_rows *rows, bool is_lazy, struct stat_regions *regions);
void free_regions(struct stat_regions *regions);
/* Takes a mark of a begin or an end. The present reading follows it; the last one may be nearer. */
void take_mark(struct stat_regions *regions, const struct region_slot *mark);
/* The calls of processes that have ended do not end any more. Returns how many processes there were. */
size_t drop_ended(struct stat_regions *regions);
/* At the end: no call ends any more. */
void drop_all(struct stat_regions *regions);

#endif

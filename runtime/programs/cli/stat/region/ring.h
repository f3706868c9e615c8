/* SPDX-License-Identifier: MIT */
/* uncore stat -r: declares the memory in which programs mark their regions, and how marks are taken from it. */
#ifndef RUNTIME_CLI_STAT_REGION_RING_H
#define RUNTIME_CLI_STAT_REGION_RING_H

#include <sys/types.h>

#include "cli/common/commands.h"
#include "shared/region_ring.h"

/* All zero: there is none. */
struct stat_ring {
	struct region_ring *ring; /* NULL: there is none */
	int file, bell, heard;    /* the memory; the pipe of the bell to write, and to read */
	uint32_t place;           /* of the next mark */
	uint64_t stuck_ns;        /* since when that one is reserved, and not published; 0: it is not */
	uint64_t given_up;        /* places that nobody published */
};

/* Makes it, with these flags. CLI_GOOD, or CLI_MACHINE after printing why not. */
int open_ring(const struct cli_request *request, uint32_t flags, struct stat_ring *ring);
/* Says no more marks are taken, and lets go who waits. */
void close_ring(struct stat_ring *ring);
/* Commands that are started from now on find the ring of these two files, which a process with this pid has. */
void hand_down(pid_t pid, int file, int bell);
/* After the bell was heard: it is to ring again for later marks. */
void quiet_bell(struct stat_ring *ring);
/* Copies the next mark. False: none has come. */
bool next_mark(struct stat_ring *ring, struct region_slot *mark);
/* Lets go who waits for the marks that were taken; the second, for those before the last one. */
void release_marks(struct stat_ring *ring);
void release_before(struct stat_ring *ring);
/* Marks that were lost until now. */
uint64_t lost_marks(const struct stat_ring *ring);

/* Directs standard output into the memory, after the ring; *saved keeps the present one. False: it cannot be. */
bool begin_ring_report(struct stat_ring *ring, int *saved);
/* Ends that, and says how long the report is. */
void end_ring_report(struct stat_ring *ring, int saved);

#endif

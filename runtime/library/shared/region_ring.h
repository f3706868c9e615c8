/* SPDX-License-Identifier: MIT */
/*
 * The memory that marked programs and "uncore stat -r" share: a ring of marks. Any thread of any process adds to it,
 * and stat takes from it. Programs and stat may be of different word size, so every member has a fixed one.
 *
 * A mark is added in three steps: its place is reserved (tail), written, and published (turn). stat takes marks in
 * order, reads the counters once for all that are there, and raises served: who waits for its mark waits for that.
 */
#ifndef SHARED_REGION_RING_H
#define SHARED_REGION_RING_H

#include <stdatomic.h>
#include <stdint.h>

/*
 * VERSION:PID:RING:BELL:INODE:INODE:NAMESPACE. RING and BELL are files of the process PID, then the inodes of both. The
 * bell is a pipe: a byte in it wakes stat. Unlike an eventfd it can be opened again, by /proc/PID/fd, after a launcher
 * has closed all files.
 */
#define REGION_VARIABLE "UNCORE_REGION"
#define REGION_WORDS "%u:%d:%d:%d:%llu:%llu:%llu"
enum { REGION_WORD_COUNT = 7 };

/* What --serve says first on its socket, with the two files. */
#define REGION_READY "counting"

enum { REGION_VERSION = 1, REGION_SLOTS = 4096, REGION_NAME_ROOM = 200 };

enum region_kind {
	REGION_BEGIN,
	REGION_END,
	REGION_ADVANCE, /* moves a simulated clock by number nanoseconds */
	REGION_REPORT,  /* prints a report, in the format number, after the ring */
	REGION_KINDS
};

enum region_format { REGION_TABLE, REGION_CSV, REGION_JSON, REGION_ROWS };

/* Flags of the ring. */
enum {
	REGION_LAZY = 1,  /* begin and end do not wait */
	REGION_MANUAL = 2 /* the machine's clock moves by REGION_ADVANCE alone */
};

struct region_slot {
	_Atomic uint32_t turn; /* the low bits of: its place; of a mark that is published, one more */
	uint32_t kind;
	uint32_t client; /* a program in a process: another one after fork and after exec */
	uint32_t pid;    /* as its own namespace numbers it */
	uint32_t tid;
	uint32_t serial;  /* of the thread's marks, from 0, with those that were lost */
	uint64_t time_ns; /* CLOCK_MONOTONIC */
	uint64_t number;
	uint32_t is_foreign; /* pid and tid are of another namespace than stat's */
	char name[REGION_NAME_ROOM];
	uint32_t unused[3];
};

/* Members that different processes write are in different lines of the cache. */
struct region_ring {
	uint32_t version, slot_count, slot_size, flags;
	_Atomic uint32_t is_closed; /* nobody takes marks any more */
	_Atomic uint32_t clients;   /* numbers given out */
	_Atomic uint32_t reporter;  /* pid of the process that reads a report; 0: none */
	_Atomic uint32_t lost;      /* marks that found no room */
	uint64_t report_length;     /* bytes after the ring */
	uint32_t report_result;     /* 0, or 1: there is no report */
	uint32_t unused[5];
	_Atomic uint32_t rung; /* a byte is in the bell's pipe, or will be */
	uint32_t gap1[15];
	_Atomic uint32_t tail; /* the next place to write */
	uint32_t gap2[15];
	_Atomic uint32_t served; /* a futex: marks before this one were carried out */
	uint32_t gap3[15];
	struct region_slot slots[REGION_SLOTS];
};

_Static_assert(sizeof(struct region_slot) == 256, "both word sizes lay a slot out alike");
_Static_assert(sizeof(struct region_ring) == 256 + REGION_SLOTS * 256, "and the ring");

#endif

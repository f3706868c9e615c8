/* SPDX-License-Identifier: MIT */
/* uncore bench: moves bytes through the memory, and counts them itself. */
#ifndef RUNTIME_CLI_BENCH_H
#define RUNTIME_CLI_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LINE_BYTES = 64 };

/* What a thread works on: whole lines of two buffers. */
struct bench_part {
	uint64_t *from, *to; /* from NULL: it is not used; the same of to */
	size_t lines;
	uint64_t state; /* of random numbers, never 0 */
	uint64_t sum;   /* of what was read, so that reading has a result */
};

/* What one pass of a kind does to each line. */
struct bench_kind {
	const char *name, *help;
	void (*pass)(struct bench_part *part); /* NULL: this processor cannot */
	unsigned used_bytes;                   /* of a line that is read: the program uses so many */
	bool reads, writes;
	bool reads_to_write; /* a line that is written is read from memory first */
};

/* Kinds end with one without a name. */
extern const struct bench_kind bench_kinds[];

/* Memory for the threads: on one node, or where they touch it first. NULL after printing what failed. */
struct bench_memory {
	char *at;
	size_t bytes;
};
/* Reserves it; node below 0: where it is touched first. Returns 0 or an errno. */
int take_bench_memory(struct bench_memory *memory, size_t bytes, int node);
void free_bench_memory(struct bench_memory *memory);
/* How many CPUs this process may use, and the one with that number; -1: none. */
unsigned usable_cpus(void);
int usable_cpu(unsigned number);
/* Keeps the calling thread on a CPU. */
void stay_on(int cpu);
/* Bytes of the largest cache; 0: Linux does not say. */
uint64_t largest_cache(void);

/* What is printed. */
struct bench_result {
	const char *kind;
	unsigned threads;
	int node; /* below 0: not given */
	uint64_t size, passes;
	double seconds;
	uint64_t read, written;               /* by the program */
	uint64_t memory_read, memory_written; /* what that is at the memory, if no cache serves any of it */
	uint64_t prepared;                    /* written before the time began */
	bool is_simulated;
};

void print_bench(const struct bench_result *result);
void print_bench_json(const struct bench_result *result);

#endif

/* SPDX-License-Identifier: MIT */
/* uncore bench: runs a kind in threads for a time, and adds up what they moved. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "cli/bench/bench.h"
#include "cli/common/find.h"
#include "shared/near.h"

enum { DEFAULT_MIB = 256, DEFAULT_MS = 1000, CACHE_TIMES = 4 };

struct bench {
	const struct bench_kind *kind;
	struct bench_memory from, to; /* at NULL: the kind needs it not */
	unsigned threads;
	size_t lines; /* of each thread */
	double seconds;
	pthread_barrier_t prepared;
};

struct worker {
	struct bench *bench;
	unsigned number;
	int cpu;
	pthread_t thread;
	struct bench_part part;
	uint64_t passes;
	double begin, end;
};

static double now(void)
{
	struct timespec at;

	(void)clock_gettime(CLOCK_MONOTONIC, &at);
	return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static uint64_t *part_of(const struct bench_memory *memory, const struct worker *worker)
{
	size_t bytes = worker->bench->lines * LINE_BYTES;

	return memory->at != NULL ? (uint64_t *)(void *)(memory->at + worker->number * bytes) : NULL;
}

/* The first touch decides the node of a page. */
static void touch(uint64_t *at, size_t bytes)
{
	if (at != NULL)
		memset(at, 1, bytes);
}

static void *work(void *context)
{
	struct worker *worker = context;
	struct bench *bench = worker->bench;
	struct bench_part *part = &worker->part;

	stay_on(worker->cpu);
	*part = (struct bench_part){ .from = part_of(&bench->from, worker),
				     .to = part_of(&bench->to, worker),
				     .lines = bench->lines,
				     .state = UINT64_C(0x9e3779b97f4a7c15) + worker->number };
	touch(part->from, bench->lines * LINE_BYTES);
	touch(part->to, bench->lines * LINE_BYTES);
	(void)pthread_barrier_wait(&bench->prepared);
	worker->begin = now();
	do {
		bench->kind->pass(part);
		worker->passes++;
		worker->end = now();
	} while (worker->end - worker->begin < bench->seconds);
	return NULL;
}

/* The threads wait for each other, so if one cannot be made the others cannot end: then the program does. */
static void run_workers(const struct cli_request *request, struct bench *bench, struct worker *workers)
{
	(void)pthread_barrier_init(&bench->prepared, NULL, bench->threads);
	for (unsigned at = 0; at < bench->threads; at++) {
		int failed;

		workers[at] = (struct worker){ .bench = bench, .number = at, .cpu = usable_cpu(at % usable_cpus()) };
		failed = pthread_create(&workers[at].thread, NULL, work, &workers[at]);
		if (failed != 0) {
			complain(request, "--threads %u: thread %u cannot be made: %s; give fewer", bench->threads,
				 at + 1, strerror(failed));
			exit(CLI_MACHINE);
		}
	}
	for (unsigned at = 0; at < bench->threads; at++)
		(void)pthread_join(workers[at].thread, NULL);
	(void)pthread_barrier_destroy(&bench->prepared);
}

static void add_up(const struct bench *bench, const struct worker *workers, struct bench_result *result)
{
	const struct bench_kind *kind = bench->kind;
	double begin = workers[0].begin, end = workers[0].end;
	uint64_t lines;

	for (unsigned at = 0; at < bench->threads; at++) {
		result->passes += workers[at].passes;
		begin = workers[at].begin < begin ? workers[at].begin : begin;
		end = workers[at].end > end ? workers[at].end : end;
	}
	lines = result->passes * bench->lines;
	result->seconds = end - begin;
	result->read = kind->reads ? lines * kind->used_bytes : 0;
	result->written = kind->writes ? lines * LINE_BYTES : 0;
	result->memory_read = lines * LINE_BYTES * ((kind->reads ? 1u : 0u) + (kind->reads_to_write ? 1u : 0u));
	result->memory_written = result->written;
	result->prepared = bench->from.bytes + bench->to.bytes;
}

static const struct bench_kind *find_kind(const struct cli_request *request)
{
	const char *name = request->line.arguments[0];
	struct nearest nearest = { .wanted = name };
	const struct bench_kind *kind = bench_kinds;

	for (; kind->name != NULL && strcmp(kind->name, name) != 0; kind++)
		nearest_offer(&nearest, kind->name);
	if (kind->name != NULL && kind->pass != NULL)
		return kind;
	if (kind->name != NULL) {
		complain(request, "%s: this build has no stores past the caches for this processor; try: write", name);
		return NULL;
	}
	complain(request, "there is no kind \"%s\"", name);
	complain_nearest(&nearest);
	for (kind = bench_kinds; kind->name != NULL; kind++)
		fprintf(stderr, "  uncore bench %-12s %s\n", kind->name, kind->help);
	return NULL;
}

static int take_memory_for(const struct cli_request *request, struct bench *bench, uint64_t size, int node)
{
	int failed = 0;

	if (bench->kind->reads)
		failed = take_bench_memory(&bench->from, (size_t)size, node);
	if (failed == 0 && bench->kind->writes)
		failed = take_bench_memory(&bench->to, (size_t)size, node);
	if (failed == 0)
		return CLI_GOOD;
	if (node >= 0 && failed != ENOMEM)
		complain(request, "--node %d: memory there cannot be had: %s; see: ls /sys/devices/system/node", node,
			 strerror(failed));
	else
		complain(request, "--size %u: %s; give less", (unsigned)(size >> 20), strerror(failed));
	return CLI_MACHINE;
}

/* Caches keep what fits into them. */
static void warn_of_cache(const struct cli_request *request, uint64_t size)
{
	uint64_t cache = largest_cache();

	if (size < cache * CACHE_TIMES)
		complain(request,
			 "warning: of %u MiB a cache of %u MiB keeps a part, so less reaches memory; give --size %u",
			 (unsigned)(size >> 20), (unsigned)(cache >> 20), (unsigned)(cache * CACHE_TIMES >> 20));
}

static int run(const struct cli_request *request, struct bench *bench, struct bench_result *result)
{
	struct worker *workers = take_memory(NULL, bench->threads * sizeof *workers);
	int status = take_memory_for(request, bench, result->size, result->node);

	if (status == CLI_GOOD) {
		run_workers(request, bench, workers);
		add_up(bench, workers, result);
		(request->format == CLI_JSON ? print_bench_json : print_bench)(result);
	}
	free_bench_memory(&bench->from);
	free_bench_memory(&bench->to);
	free(workers);
	return status;
}

int cli_bench(const struct cli_request *request)
{
	struct bench bench = { .kind = find_kind(request) };
	struct bench_result result = {
		.node = request->node.is_given ? (int)request->node.number : -1,
		.is_simulated = getenv("UNCORE_SIMULATED") != NULL,
	};
	uint64_t size = (request->size.is_given ? request->size.number : DEFAULT_MIB) << 20;

	if (bench.kind == NULL)
		return CLI_BAD;
	if (size > SIZE_MAX / 4) {
		complain(request, "--size %u is more than this program can address; give less", (unsigned)(size >> 20));
		return CLI_BAD;
	}
	bench.threads = request->threads.is_given ? (unsigned)request->threads.number : usable_cpus();
	bench.seconds = (double)(request->timeout.is_given ? request->timeout.number : DEFAULT_MS) / 1000;
	bench.lines = (size_t)(size / bench.threads / LINE_BYTES);
	result.kind = bench.kind->name;
	result.threads = bench.threads;
	result.size = (uint64_t)bench.lines * LINE_BYTES * bench.threads;
	if (bench.lines == 0) {
		complain(request, "--size %u is less than a line for each thread; give more", (unsigned)(size >> 20));
		return CLI_BAD;
	}
	warn_of_cache(request, size);
	return run(request, &bench, &result);
}

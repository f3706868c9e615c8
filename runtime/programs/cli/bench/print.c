/* SPDX-License-Identifier: MIT */
/* Prints what uncore bench moved. */
#include <stdio.h>

#include "base/keys/macros.h"
#include "cli/bench/bench.h"
#include "cli/common/output.h"

/* clang-format off */

static const struct key bench_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "kind", STRING(bench_result, kind), REQUIRED, .help = "copy, read, write, nontemporal or random" },
	{ .name = "threads", COUNT(bench_result, threads), REQUIRED, .help = "how many worked" },
	{ .name = "size", COUNT(bench_result, size), REQUIRED, .help = "bytes of each buffer, of all threads" },
	{ .name = "passes", COUNT(bench_result, passes), REQUIRED, .help = "passes over their parts, of all threads" },
	{ .name = "seconds", DOUBLE(bench_result, seconds), FROM_ZERO, REQUIRED,
	  .help = "from the first thread's begin to the last one's end" },
	{ .name = "read", COUNT(bench_result, read), REQUIRED,
	  .help = "bytes that the program read, by its own count" },
	{ .name = "written", COUNT(bench_result, written), REQUIRED,
	  .help = "bytes that the program wrote, by its own count" },
	{ .name = "memory_read", COUNT(bench_result, memory_read), REQUIRED,
	  .help = "bytes that this reads from memory, if no cache serves any: whole lines, "
		  "and those that are written" },
	{ .name = "memory_written", COUNT(bench_result, memory_written), REQUIRED,
	  .help = "bytes that this writes to memory" },
	{ .name = "prepared", COUNT(bench_result, prepared), REQUIRED,
	  .help = "bytes that were written once before, as pages are then given" },
	{ .name = "simulated", BOOL(bench_result, is_simulated), REQUIRED,
	  .help = "true: the counters are a simulated machine's, and cannot follow" },
};
static const struct keys bench_kind = { "bench", "the output of uncore bench --format json",
	"One document: the bytes that a program moved.", KEYS(bench_keys), .size = sizeof(struct bench_result),
	.bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &bench_kind };

const struct format bench_format = { .name = "bench",
				     .command = "uncore bench",
				     .title = "the output of uncore bench --format json",
				     .kinds = kinds,
				     .kind_count = 1 };

static void print_bytes(const char *what, uint64_t read, uint64_t written, double seconds)
{
	printf("  %-10s %8.3f GB read  %8.3f GB written  %7.2f GB/s\n", what, (double)read / 1e9, (double)written / 1e9,
	       (double)(read + written) / 1e9 / seconds);
}

void print_bench(const struct bench_result *result)
{
	printf("%s: %u thread%s, %.1f MiB%s, %.3f s\n", result->kind, result->threads, result->threads == 1 ? "" : "s",
	       (double)result->size / 1048576, result->kind[0] == 'c' ? " twice" : "", result->seconds);
	print_bytes("moved", result->read, result->written, result->seconds);
	print_bytes("at memory", result->memory_read, result->memory_written, result->seconds);
	printf("  before     %.3f GB were written once, to have the pages\n", (double)result->prepared / 1e9);
	if (result->is_simulated)
		printf("  The counters are of a simulated machine: they cannot follow what this program moves.\n");
}

void print_bench_json(const struct bench_result *result)
{
	print_json_of(&bench_kind, result, true);
}

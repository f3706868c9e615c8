/* SPDX-License-Identifier: MIT */
/*
 * A line of uncore stat --format json. Its key table (measured_keys.c) prints it, reads it, and gives its schema and
 * its page of the manual.
 */
#ifndef UNCORE_JSON_MEASURED_H
#define UNCORE_JSON_MEASURED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/keys/keys.h"
#include "base/lists.h"
#include "uncore/error.h"

/* An erratum that may spoil a count. */
struct measured_erratum {
	const char *id, *effect, *state, *text;
};

/* A time in which a region was open, in seconds since the start. */
struct measured_span {
	double begin, end;
};

struct measured_errata {
	struct measured_erratum *at;
	size_t count;
};

/*
 * A measurement, or a count that a metric is computed from, of which fewer members are printed. Of what is read, equal
 * texts and equal lists are the same pointer, in all inputs that share their values. They live as long as the arena.
 */
struct measured_line {
	double time, seconds, socket, cpu, package, instance, limit, transfers, seen, expected, unseen, runs, runs_made,
		deviation;
	struct exact_number value, enabled_ns, running_ns, least_ns, late_ns, samples, sampling_ns;
	double region_seconds, region_error, ranks, ranks_at_once;
	struct exact_number calls, unended;
	const char *region; /* NULL: the line is about the whole run */
	struct measured_span *spans;
	size_t span_count;
	const char *when, *started, *machine, *via, *verdict;
	const char *root_bus;
	const char *platform, *box, *event, *metric, *setting, *reason, *group, *state, *unit, *tables;
	struct strings flags, notes, options, devices;
	struct measured_errata errata;
	struct measured_line *inputs;
	size_t input_count;
	bool simulated;
	/* For printing: the socket and its package, the logical CPU, the deviation, flags and options are there. */
	bool is_of_socket, is_of_cpu, is_mean, is_metric, is_first;
};

enum { MEASURED_SCHEMA = 1 };
/* Everything is missing: numbers are NAN, and texts and lists NULL. */
struct measured_line no_measured_line(void);
extern const struct keys measured_keys;
extern const struct format stat_format;

/* The words of the bits of uncore_metric_value.flags, from bit 0 on; how much of a limit is used, the most first. */
enum { METRIC_FLAGS = 5, LIMIT_VERDICTS = 3 };
extern const char *const metric_flag_words[METRIC_FLAGS], *const limit_verdict_words[LIMIT_VERDICTS];

/* Hears each line. False: stops reading, with the fault that it has set. */
typedef bool take_measured(void *context, const struct measured_line *line, struct uncore_fault *fault);

/* Texts and lists that were read before. All zero: none. */
struct measured_values {
	struct measured_value *at; /* a hash table; the caller frees it */
	size_t count, room;
	size_t bytes; /* of the texts as they are written */
};

/* The longest measurement that is read, and the most bytes of texts that differ: a file may have no end. */
#define MEASURED_BYTES_MAX ((size_t)1 << 20)
#define MEASURED_TEXTS_MAX ((size_t)64 << 20)

/* Gives up to so many bytes more of an input. Returns their number; 0: the input has ended; -1: errno says why. */
typedef ptrdiff_t give_measured(void *context, char *into, size_t room);

/* A text that is read, or the beginning of one. */
struct measured_input {
	const char *name; /* for messages */
	const char *text; /* terminated */
	size_t length;
	give_measured *more; /* NULL: the text is all */
	void *source;        /* the context of more */
	struct arena *arena; /* of what lines point to */
	struct measured_values *values;
	take_measured *take;
	void *context;
	bool is_cut; /* out: the text ends inside a line, which is left out */
};

/*
 * Whether a text begins with a measurement. What follows need not be right.
 */
bool measured_begins(const char *text, size_t length);
/*
 * Reads all of an input: objects one after the other, or lists of them. It holds one of them at a time. Returns 0;
 * ARGUMENT or RANGE for what is not such an object, with its line and column; STALE for another version of the format;
 * IO if there should be more bytes, and they cannot be read.
 */
UNCORE_MUST_CHECK int measured_read(struct measured_input *input, struct uncore_fault *fault);

#endif

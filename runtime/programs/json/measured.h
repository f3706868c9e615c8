/* SPDX-License-Identifier: MIT */
/* Reads what uncore stat --format json prints: JSON objects, one for each measurement. */
#ifndef UNCORE_JSON_MEASURED_H
#define UNCORE_JSON_MEASURED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/lists.h"
#include "uncore/error.h"

/* An erratum that may spoil a count. */
struct measured_erratum {
	const char *id, *effect, *state, *text;
};

struct measured_errata {
	struct measured_erratum *at;
	size_t count;
};

/*
 * A measurement, as documented in docs/stat.md. Equal texts and equal lists are the same pointer, in all inputs that
 * share their values; they live as long as the arena.
 */
struct measured_line {
	/* NAN: null, or not there */
	double time, seconds, value, socket, cpu, package, instance, seen, expected, unseen, enabled_ns, running_ns,
		least_ns, late_ns, samples, sampling_ns, runs, runs_made, deviation;
	const char *when, *started, *machine;                                        /* NULL: not there */
	const char *platform, *box, *event, *metric, *group, *state, *unit, *tables; /* NULL: not there */
	const struct strings *flags, *notes, *options;
	const struct measured_errata *errata;
};

/* Hears each line. False: stops reading, with the fault that it has set. */
typedef bool take_measured(void *context, const struct measured_line *line, struct uncore_fault *fault);

/* Texts and lists that were read before. All zero: none. */
struct measured_values {
	struct measured_value *at; /* a hash table; the caller frees it */
	size_t count, room;
};

/* A text that is read. */
struct measured_input {
	const char *name; /* for messages */
	const char *text; /* terminated */
	size_t length;
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
 * Reads all of a text: objects one after the other, or lists of them. Returns 0; ARGUMENT or RANGE for what is not such
 * an object, with its line and column; STALE for another version of the format.
 */
UNCORE_MUST_CHECK int measured_read(struct measured_input *input, struct uncore_fault *fault);

#endif

/* SPDX-License-Identifier: MIT */
/* Reads what uncore dump prints with --format json or csv: the values of registers. */
#ifndef UNCORE_JSON_DUMPED_H
#define UNCORE_JSON_DUMPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "uncore/error.h"

/* A register of a dump, or a whole instance that has none. Texts are never NULL. */
struct dumped_value {
	const char *scope, *box, *state;
	const char *id;      /* of the register in its box: "ctl2"; "": the instance is absent */
	const char *address; /* as text; "": the dump is JSON */
	uint64_t unit, instance;
	bool has_value;
	uint64_t value;
};

struct dumped {
	const char *platform; /* NULL: the dump is CSV, which does not name it */
	struct dumped_value *at;
	size_t count, room;
};

/* Everything is in the arena. 0; NOENT, DENIED, IO, RANGE or ARGUMENT after setting the fault. */
int dumped_read(const char *path, struct arena *arena, struct dumped *out, struct uncore_fault *fault);

#endif

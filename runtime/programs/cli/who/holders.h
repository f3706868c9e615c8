/* SPDX-License-Identifier: MIT */
/*
 * Finds the holders of boxes from the locks and journals in the state directory (docs/runtime.md), and changes none of
 * them.
 */
#ifndef RUNTIME_CLI_WHO_HOLDERS_H
#define RUNTIME_CLI_WHO_HOLDERS_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/machine.h"

/* A box on a unit that a live session holds. */
struct holder {
	char kind[8]; /* "socket", "cpu"; "package": the machine does not show it, all its CPUs are offline */
	unsigned unit;
	char box[64];
	char who[96]; /* "pid 1234 since 2014-02-03 10:11:12 UTC" */
	long pid;     /* 0: unknown */
};

/* The journal of a session. */
struct journal {
	char name[256];
	long pid;        /* of the session; 0: unknown */
	bool is_alive;   /* the session is running */
	bool is_private; /* another user's: it is unknown whether its session is running */
};

struct holders {
	const char *state; /* the directory; NULL: none */
	const struct uncore_machine *machine;
	int error; /* errno of a failure to read it; 0: read, or missing */
	struct holder *list;
	size_t count;
	struct journal *journals;
	size_t journal_count;
};

/* A missing directory has neither locks nor journals. Returns locks of the machine's units. */
void read_holders(const char *state, const struct uncore_machine *machine, struct holders *holders);
void free_holders(struct holders *holders);
/* Reads the same directory again: a session may have begun. */
void reread_holders(struct holders *holders);

/* The session that holds the box; NULL: none. */
const struct holder *holder_of(const struct holders *holders, const char *kind, unsigned unit, const char *box);

#endif

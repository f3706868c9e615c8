/* SPDX-License-Identifier: MIT */
/*
 * Finds who holds boxes, by the locks and journals of the state directory (docs/runtime.md), and changes none of
 * them.
 */
#ifndef RUNTIME_CLI_WHO_HOLDERS_H
#define RUNTIME_CLI_WHO_HOLDERS_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/machine.h"

/* A box of a unit that a live session has. */
struct holder {
	char kind[8]; /* "socket", "cpu"; "package": the machine does not show it, as all its CPUs are offline */
	unsigned unit;
	char box[64];
	char who[96]; /* "pid 1234 since 2014-02-03 10:11:12 UTC" */
	long pid;     /* 0: not known */
};

/* The journal of a session. */
struct journal {
	char name[256];
	long pid;        /* of the session; 0: not known */
	bool is_alive;   /* the session is at work */
	bool is_private; /* another user's: whether its session lives cannot be told */
};

struct holders {
	const char *state; /* the directory; NULL: none */
	const struct uncore_machine *machine;
	int error; /* errno for which it cannot be read; 0: it can, or is not there */
	struct holder *list;
	size_t count;
	struct journal *journals;
	size_t journal_count;
};

/* A directory that is not there has neither locks nor journals. Locks are of the machine's units. */
void read_holders(const char *state, const struct uncore_machine *machine, struct holders *holders);
void free_holders(struct holders *holders);
/* The same directory once more: a session may have begun since. */
void reread_holders(struct holders *holders);

/* Who has the box; NULL: no session. */
const struct holder *holder_of(const struct holders *holders, const char *kind, unsigned unit, const char *box);

#endif

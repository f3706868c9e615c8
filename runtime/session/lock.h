/* SPDX-License-Identifier: MIT */
/*
 * Locks boxes by files of the state directory: one for each box of a unit. A lock lives as long as its descriptor, so
 * a killed session holds none.
 */
#ifndef RUNTIME_SESSION_LOCK_H
#define RUNTIME_SESSION_LOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "session/saved.h"
#include "uncore/error.h"
#include "uncore/machine.h"

struct uncore_priv_locks {
	int directory; /* descriptor, -1: none */
	int *files;
	size_t count, room;
	int journal; /* descriptor of the session's journal, locked; -1: none */
	char journal_name[64];
};

/* Opens the state directory, which is made if missing. DENIED, IO, with the remedy in words. */
int uncore_priv_locks_open(struct uncore_priv_locks *locks, const char *state, struct uncore_fault *fault);
/* Takes the lock of a box. BUSY names the process that has it, and since when. */
int uncore_priv_lock(struct uncore_priv_locks *locks, const struct uncore_machine *machine, enum uncore_scope scope,
		     unsigned unit, uint16_t box, struct uncore_fault *fault);
/* Lets every lock go. The journal stays on disk. */
void uncore_priv_locks_close(struct uncore_priv_locks *locks);

/*
 * What is one for all boxes of a socket is written by the session that is alone on it, in the moment in which it
 * begins, or not at all: it would stop, or let go, what others hold still.
 */
struct uncore_priv_package {
	int file; /* of the locks; -1: none */
	bool is_alone;
};

/*
 * Adds the session to those of the socket. One that is alone stays so until it admits others, who wait for it a few
 * seconds, then are BUSY. IO, DENIED.
 */
int uncore_priv_join_package(struct uncore_priv_locks *locks, const struct uncore_machine *machine, unsigned socket,
			     struct uncore_priv_package *package, struct uncore_fault *fault);
void uncore_priv_admit_others(struct uncore_priv_package *package);

/* Says from errno that a file cannot be worked on: DENIED or IO. */
int uncore_priv_file_failed(struct uncore_fault *fault, const char *what, const char *name);

/*
 * Locks an open file for its process alone, in spite of those who have it for a moment to look; false: somebody holds
 * it.
 */
bool uncore_priv_try_lock(int file);
#endif

/* SPDX-License-Identifier: MIT */
/*
 * Files of the state directory: a lock for each box of a unit, and the journal. A lock lives as long as its descriptor, so a
 * killed session holds none.
 */
#ifndef UNCORE_SRC_LOCK_H
#define UNCORE_SRC_LOCK_H

#include <stddef.h>
#include <stdint.h>

#include "saved.h"
#include "uncore/error.h"
#include "uncore/tables.h"

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
int uncore_priv_lock(struct uncore_priv_locks *locks, const struct uncore_tables *tables, enum uncore_scope scope,
		     unsigned unit, uint16_t box, struct uncore_fault *fault);
/* Lets every lock go. The journal stays on disk. */
void uncore_priv_locks_close(struct uncore_priv_locks *locks);

/* Writes a session's journal, and returns when it is on the disk. IO, DENIED. */
int uncore_priv_journal_write(struct uncore_priv_locks *locks, const struct uncore_tables *tables,
			      const struct uncore_priv_saved *saved, size_t count, struct uncore_fault *fault);
/* Everything has been put back: the journal goes. */
void uncore_priv_journal_remove(struct uncore_priv_locks *locks);

#endif

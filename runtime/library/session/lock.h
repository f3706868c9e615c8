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

struct locks {
	int directory; /* descriptor, -1: none */
	int *files;
	size_t count, room;
	int journal; /* descriptor of the session's journal, locked; -1: none */
	char journal_name[64];
};

/* Opens the state directory, and makes it if it is missing. DENIED, IO; the fault says what to do. */
int locks_open(struct locks *locks, const char *state, struct uncore_fault *fault);
/* Takes the lock of a box. BUSY names the process that has it, and since when. */
int lock_boxes_of(struct locks *locks, const struct uncore_machine *machine, enum uncore_scope scope, unsigned unit,
		  uint16_t box, struct uncore_fault *fault);
/* Releases every lock. The journal stays on disk. */
void locks_close(struct locks *locks);

/*
 * Registers that concern all boxes of a socket are written only by a session that is alone on the socket, and only when
 * it begins. Otherwise they would stop, or start, counters of other sessions.
 */
struct package_lock {
	int file; /* of the socket's lock; -1: none */
	bool is_alone;
};

/*
 * Adds the session to those of the socket. A session that is alone stays alone until it admits others. They wait a few
 * seconds for it, then fail with BUSY. IO, DENIED.
 */
int join_package(struct locks *locks, const struct uncore_machine *machine, unsigned socket,
		 struct package_lock *package, struct uncore_fault *fault);
void admit_others(struct package_lock *package);

/* Records by errno that a file cannot be used: DENIED or IO. */
int state_file_failed(struct uncore_fault *fault, const char *what, const char *name);

/*
 * Locks an open file for this process. Waits while other programs only test the lock. False: another program holds it.
 */
bool try_lock(int file);
#endif

/* SPDX-License-Identifier: MIT */
/* Declares what the files of a restore share. */
#ifndef RUNTIME_SESSION_RESTORE_H
#define RUNTIME_SESSION_RESTORE_H

#include "session/journal.h"
#include "uncore/session.h"

struct stat;

/* A register that a dry run would have written. */
struct uncore_priv_shadow {
	struct uncore_address address;
	unsigned unit;
	uint64_t value;
};

struct uncore_priv_found_journal {
	struct uncore_priv_moment saved;
	char name[256];
};

/* A box that a journal names which stays. */
struct uncore_priv_kept_box {
	const char *journal;
	unsigned unit;
	uint16_t box;
};

struct uncore_priv_restoring {
	struct uncore_machine *machine;
	const char *state;
	const char *name; /* of the journal */
	bool dry_run;
	uncore_session_observer *observe;
	void *context;
	unsigned number; /* of the unit under way */
	struct uncore_restored *restored;
	struct uncore_fault *fault;
	struct uncore_priv_journal journal;
	struct uncore_priv_found_journal *list;
	size_t count;
	struct uncore_priv_shadow *shadows;
	size_t shadow_count, shadow_room;
	struct uncore_priv_kept_box *kept;
	size_t kept_count, kept_room;
	const char *kept_all; /* a journal that stays, and nobody can say of which boxes it is; NULL: none */
};

/* restore_replay.c: puts back what the journal says, with the locks of its boxes held. */
int uncore_priv_lock_boxes(struct uncore_priv_restoring *work, struct uncore_priv_locks *locks);
int uncore_priv_replay(struct uncore_priv_restoring *work);

/*
 * restore_order.c: a session saved what those before it had left. Replayed after an older journal of the same box, a
 * newer one would bring the programming of a dead session back: so the older one waits for it.
 */
/* Notes that the journal that was read last stays. */
void uncore_priv_keep(struct uncore_priv_restoring *work);
/* Notes those of sessions that began and died since the directory was read. */
void uncore_priv_keep_newcomers(struct uncore_priv_restoring *work);
/* BUSY where a newer journal stays that has a box of the one that was read last. */
int uncore_priv_check_newer(struct uncore_priv_restoring *work);

/*
 * restore_files.c: anyone may put a file into the directory, and what a journal says is written with the rights of who
 * replays it.
 */
bool uncore_priv_is_own(const struct stat *status);
bool uncore_priv_is_own_journal(int file);
/* Opens a file that may be anything; -1 with errno. */
int uncore_priv_open_journal(int directory, const char *name);

#endif

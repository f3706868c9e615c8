/* SPDX-License-Identifier: MIT */
/* Declares what the files of a restore share. */
#ifndef RUNTIME_SESSION_RESTORE_H
#define RUNTIME_SESSION_RESTORE_H

#include "session/journal.h"
#include "uncore/session.h"

struct stat;

/* A register that a dry run would have written, and its value. */
struct shadow {
	struct uncore_address address;
	unsigned unit;
	uint64_t value;
};

struct found_journal {
	struct moment saved;
	char name[256];
};

/* A box in a journal that stays. */
struct kept_box {
	const char *journal;
	unsigned unit;
	uint16_t box;
};

struct restoring {
	struct uncore_machine *machine;
	const char *state;
	const char *name; /* of the journal */
	bool dry_run;
	uncore_session_observer *observe;
	void *context;
	unsigned number; /* of the present unit */
	struct uncore_restored *restored;
	struct uncore_fault *fault;
	struct journal journal;
	struct found_journal *list;
	size_t count;
	struct shadow *shadows;
	size_t shadow_count, shadow_room;
	struct kept_box *kept;
	size_t kept_count, kept_room;
	const char *kept_all; /* a journal that stays and whose boxes are unknown; NULL: none */
};

/* restore_replay.c: restores what the journal says, while it holds the locks of its boxes. */
int lock_boxes(struct restoring *work, struct locks *locks);
int replay_journal(struct restoring *work);

/*
 * restore_order.c: a session saved what earlier ones had left. If a newer journal were replayed after an older one of
 * the same box, it would restore the programming of a dead session. So the older one waits for the newer one.
 */
/* Records that the journal that was read last stays. */
void keep_journal(struct restoring *work);
/* Adds journals of sessions that began and died since the directory was read. */
void keep_newcomers(struct restoring *work);
/* BUSY if a newer journal stays that has a box of the one that was read last. */
int check_newer(struct restoring *work);

/*
 * restore_order.c: whether the file can be trusted. Anyone may put a file into the directory, and the values in a
 * journal are written with the rights of the user who replays it.
 */
bool is_own(const struct stat *status);
bool is_own_journal(int file);
/* Opens a file of any kind without waiting; -1 with errno. */
int open_journal(int directory, const char *name);

#endif

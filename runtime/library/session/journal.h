/* SPDX-License-Identifier: MIT */
/*
 * Keeps the journal of a session: what its registers held before its first write, as lines of text.
 *
 *	uncore journal 3
 *	platform <id>
 *	boot <id of the boot, or -> <nanoseconds since>
 *	machine <its name: where it is>
 *	pid <number>
 *	package|cpu <number> <box> <instance> <register> <index> 0x<value>     for each register
 *	end <how many> 0x<CRC-32C of everything before, in 8 digits>
 *
 * The file is written under another name and renamed when it is on the disk. So an incomplete one was damaged later.
 */
#ifndef RUNTIME_SESSION_JOURNAL_H
#define RUNTIME_SESSION_JOURNAL_H

#include "session/lock.h"
#include "session/saved.h"
#include "uncore/error.h"
#include "uncore/machine.h"

#define UNCORE_PRIV_JOURNAL "journal." /* then process and number: "journal.1234.0" */
#define UNCORE_PRIV_DRAFT "draft."     /* the same, while it is being written */
#define UNCORE_PRIV_JOURNAL_FORMAT 3

/* Writes a session's journal, and returns when it is on the disk. IO, DENIED. */
int uncore_priv_journal_write(struct uncore_priv_locks *locks, const struct uncore_machine *machine,
			      const struct uncore_priv_saved *saved, size_t count, struct uncore_fault *fault);
/* Removes the journal when everything has been restored. */
void uncore_priv_journal_remove(struct uncore_priv_locks *locks);

/* Whether the file has the name of a journal. */
bool uncore_priv_is_journal(const char *name, const char *prefix);

/* When a session saved its registers. */
struct uncore_priv_moment {
	char boot[40]; /* the machine's; "-": not known */
	uint64_t ns;   /* since then */
};

struct uncore_priv_moment uncore_priv_moment_now(const struct uncore_machine *machine);
/* The time in a journal, which may be incomplete; all zero if it has none. */
struct uncore_priv_moment uncore_priv_journal_moment(int file);

/* A name that is longer is cut. */
#define UNCORE_PRIV_MACHINE_LINE 200
/* The machine's name as journals write it. */
void uncore_priv_machine_line(const struct uncore_machine *machine, char *line, size_t room);

/* The contents of a journal; saved must be freed. Registers of an offline package have the unit UNCORE_PRIV_NO_UNIT. */
struct uncore_priv_journal {
	struct uncore_priv_saved *saved;
	size_t count, room;
	bool is_whole; /* saved has every register, even if the call failed */
	bool is_void;  /* it can never be replayed here: it is damaged, or of another machine, boot or platform */
};

/*
 * Reads a whole journal. NOENT, with the reason: it is damaged, or of another format, platform, boot or machine, or a
 * package is offline. IO, NOMEM.
 */
int uncore_priv_journal_read(int file, const char *name, const struct uncore_machine *machine,
			     struct uncore_priv_journal *journal, struct uncore_fault *fault);

/* CRC-32C (Castagnoli), as of iSCSI. */
uint32_t uncore_priv_crc32c(const char *text, size_t length);

#endif

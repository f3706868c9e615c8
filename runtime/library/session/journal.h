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

#define JOURNAL_PREFIX "journal." /* then process and number: "journal.1234.0" */
#define DRAFT_PREFIX "draft."     /* the same, while it is being written */
#define JOURNAL_FORMAT 3

/* Writes a session's journal, and returns when it is on the disk. IO, DENIED. */
int journal_write(struct locks *locks, const struct uncore_machine *machine, const struct saved *saved, size_t count,
		  struct uncore_fault *fault);
/* Removes the journal when everything has been restored. */
void journal_remove(struct locks *locks);

/* Whether the file has the name of a journal. */
bool is_journal(const char *name, const char *prefix);

/* When a session saved its registers. */
struct moment {
	char boot[40]; /* the machine's; "-": not known */
	uint64_t ns;   /* since then */
};

struct moment moment_now(const struct uncore_machine *machine);
/* The time in a journal, which may be incomplete; all zero if it has none. */
struct moment journal_moment(int file);

/* A name that is longer is cut. */
#define MACHINE_LINE 200
/* The machine's name as journals write it. */
void machine_line(const struct uncore_machine *machine, char *line, size_t room);

/* The contents of a journal; saved must be freed. Registers of an offline package have the unit NO_UNIT. */
struct journal {
	struct saved *saved;
	size_t count, room;
	bool is_whole; /* saved has every register, even if the call failed */
	bool is_void;  /* it can never be replayed here: it is damaged, or of another machine, boot or platform */
};

/*
 * Reads a whole journal. NOENT, with the reason: it is damaged, or of another format, platform, boot or machine, or a
 * package is offline. IO, NOMEM.
 */
int journal_read(int file, const char *name, const struct uncore_machine *machine, struct journal *journal,
		 struct uncore_fault *fault);

/* CRC-32C (Castagnoli), as of iSCSI. */
uint32_t crc32c(const char *text, size_t length);

#endif

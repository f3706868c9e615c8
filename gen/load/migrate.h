/* SPDX-License-Identifier: MIT */
/*
 * Older versions of the spec format, brought to the one that this tool reads, step by step. Every file carries its
 * version; a step takes one file from a version to the next, and so the files of a spec may be of different ages.
 */
#ifndef GEN_LOAD_MIGRATE_H
#define GEN_LOAD_MIGRATE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "diag/diag.h"
#include "base/node.h"

/* A file on its way. A step changes it by edit.h. */
struct migrating {
	struct arena *arena;
	struct diag *diag;
	const char *kind; /* "box", "events", …: see file_kinds */
	struct node root;
};

struct migration {
	int from;         /* to from + 1 */
	const char *what; /* for people: what changed in the format */
	/* False after reporting what only people can decide; then nothing of the spec is written. */
	bool (*run)(const struct migrating *file);
};

/* The steps there are, one for each version before the present one. */
extern const struct migration *const migrations;
extern const size_t migration_count;

struct migrated {
	struct source *source;
	int from, to;
};

struct migrated_files {
	struct migrated *at; /* every file below the folder but the schemas, in the order of their names */
	size_t count, room;
};

/*
 * Reads every file and takes it to the version. False after reporting what stands in the way: a file that is no JSON
 * object, has no version, is newer, or is of a version that no step begins with. Nothing is written.
 */
bool migrate_files(struct arena *arena, struct diag *diag, const char *folder, const struct migration *steps,
		   size_t count, int version, struct migrated_files *into);

/*
 * Whether the file is of an older version than this tool reads; then that is reported, with the command that helps.
 * What is no folder on the disk, such as a git revision, is not writable.
 */
bool report_older(struct diag *diag, struct node root, const char *folder, bool writable);

#endif

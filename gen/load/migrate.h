/* SPDX-License-Identifier: MIT */
/*
 * Brings spec files of older versions of the format to the present one, step by step. Every file carries its version,
 * and a step takes one file from a version to the next. So files of a spec may have different versions.
 */
#ifndef GEN_LOAD_MIGRATE_H
#define GEN_LOAD_MIGRATE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "diag/diag.h"
#include "base/node.h"

/* A file being migrated. A step changes it by edit.h. */
struct migrating {
	struct arena *arena;
	struct diag *diag;
	const char *kind; /* "box", "events", …: see file_kinds */
	struct node root;
};

struct migration {
	int from;         /* the step leads to from + 1 */
	const char *what; /* what changed in the format, for people */
	/* False after reporting what only a person can decide. Then no file of the spec is written. */
	bool (*run)(const struct migrating *file);
};

/* The steps of this program, one for each older version. */
extern const struct migration *const migrations;
extern const size_t migration_count;

struct migrated {
	struct source *source;
	int from, to;
};

struct migrated_files {
	struct migrated *at; /* every file below the folder except the schemas, sorted by name */
	size_t count, room;
};

/*
 * Reads every file and brings it to the version, in memory. False after a report: a file is not a JSON object, has no
 * version, is newer, or has a version that no step starts from.
 */
bool migrate_files(struct arena *arena, struct diag *diag, const char *folder, const struct migration *steps,
		   size_t count, int version, struct migrated_files *into);

/*
 * Whether the file has an older version than this program reads. If so, reports it with the command that converts it; a
 * git revision, which is not writable, cannot be converted.
 */
bool report_older(struct diag *diag, struct node root, const char *folder, bool writable);

#endif

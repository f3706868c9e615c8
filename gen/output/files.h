/* SPDX-License-Identifier: MIT */
/* Collects the files of a run, compares them with the disk, and replaces all of them or none. */
#ifndef GEN_OUTPUT_FILES_H
#define GEN_OUTPUT_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/hash.h"
#include "base/text.h"

struct output {
	const char *path; /* below the output folder */
	struct text out;
	struct hash digest; /* of the text, once it is settled */
	bool settled;       /* its text is freed: it is as on disk, or written to its temporary name */
	bool through;       /* a device or a pipe: it is written, not replaced */
};

/* A file that is being replaced. Files that are current have none. */
struct replacement {
	const char *path, *temporary, *backup;
	bool was_there, kept; /* kept: the backup is the old file */
};

struct outputs {
	struct arena *arena;
	const char *folder;
	bool early; /* settle each file when the next one begins, because not all texts may fit into memory */
	struct output *files;
	size_t count, room;
	struct replacement *replaced;
	size_t replaced_count, replaced_room;
	const char **made; /* folders; they are removed again if nothing is written */
	size_t made_count, made_room;
	const char *error; /* the first failure, with its path; NULL: none so far */
};

/* Adds an empty file. The pointer is valid until the next call. */
struct text *outputs_add(struct outputs *outputs, const char *path);

struct hash output_digest(const struct output *file);

enum output_state { OUTPUT_CURRENT, OUTPUT_DIFFERS, OUTPUT_MISSING };

enum output_state output_state(const struct outputs *outputs, const struct output *file);

/*
 * Writes every file that differs, each to a temporary name, and renames all of them when the last one is safely
 * written. A file that does not change keeps its time. False, with outputs->error, if anything fails. Then every file
 * is as before: those that were renamed are put back, if the file system has hard links. A write-protected file is not
 * replaced. A link stays, and the file that it leads to is replaced. A device or a pipe is written before the others
 * are renamed.
 */
bool outputs_write(struct outputs *outputs, size_t *written);

/* Lists the generated files below the folder that this run does not make; the paths are in the arena. */
size_t outputs_stale(struct outputs *outputs, const char ***paths);
bool outputs_remove(struct outputs *outputs, const char *path);

/* The whole file with a NUL after it, or NULL when it cannot be read. Freed by the caller. */
char *read_whole_file(const char *path, size_t *length);
void outputs_free(struct outputs *outputs);

#endif

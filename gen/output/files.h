/* SPDX-License-Identifier: MIT */
/* Collects the files of a run in memory, compares them with the disk, and replaces all or none. */
#ifndef GEN_OUTPUT_FILES_H
#define GEN_OUTPUT_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/text.h"

struct output {
	const char *path; /* below the output folder */
	struct text out;
};

struct outputs {
	struct arena *arena;
	const char *folder;
	struct output *files;
	size_t count, room;
	const char *error; /* the first thing that failed, with its path; NULL while nothing has */
};

/* A new empty file; the pointer is good until the next call. */
struct text *outputs_add(struct outputs *outputs, const char *path);

enum output_state { OUTPUT_CURRENT, OUTPUT_DIFFERS, OUTPUT_MISSING };

enum output_state output_state(const struct outputs *outputs, const struct output *file);

/*
 * Writes every file that differs: first all to temporary names, and only when the last of them is safely written,
 * renamed over the old ones. A file that is the same keeps its time. False, with outputs->error, if anything failed;
 * then every file is as it was: those that were renamed already are put back, where the file system can give a file a
 * second name. A file that may not be written is not replaced.
 */
bool outputs_write(struct outputs *outputs, size_t *written);

/* Generated files below the folder that this run does not make: paths in the arena. */
size_t outputs_stale(struct outputs *outputs, const char ***paths);
bool outputs_remove(struct outputs *outputs, const char *path);

/* The whole file, or NULL when it cannot be read. Freed by the caller. */
char *read_whole_file(const char *path, size_t *length);
/* Writes a file by way of a temporary name. */
bool write_whole_file(const char *path, const char *bytes, size_t length);

void outputs_free(struct outputs *outputs);

#endif

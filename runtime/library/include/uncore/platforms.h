/* SPDX-License-Identifier: MIT */
/*
 * Sets of platforms: those that were compiled into the library, and those of files that uncoregen generate --tables has
 * made. So a program learns a new platform, or a correction, without being rebuilt.
 *
 *	uncore_platforms_load(paths, count, &platforms, &fault);
 *	tables = uncore_platforms_find(platforms, "id");
 *	...
 *	uncore_platforms_free(platforms);
 *
 * Tables of files are used like others. uncore_sim_create() takes them. A Linux machine that was opened with the set
 * (struct uncore_linux_options) finds its platform in it. The set must outlive what uses its tables. A set does not
 * change once it is loaded, and may be read from any thread. Where a call takes a set, NULL is the set of the platforms
 * that were compiled in.
 */
#ifndef UNCORE_PLATFORMS_H
#define UNCORE_PLATFORMS_H

#include <stddef.h>

#include "uncore/error.h"
#include "uncore/machine.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct uncore_platforms;

/*
 * Makes a set of the platforms that were compiled in and of those in the files. A path names a file of tables or a
 * folder. Of a folder each file whose name ends in ".tables" is loaded, in the order of their names. A platform of a
 * file takes the place of the one with its id that was compiled in. Files are read into memory once: what happens to
 * them afterwards changes nothing.
 *
 * Every offset, index and string is checked here, once and for all. A file may be damaged or made to do harm, but what
 * is loaded cannot make the library read outside of the tables. What it says of registers is not checked: it is what
 * sessions then write.
 *
 * Returns 0; NOENT, DENIED or IO if a path cannot be read; DAMAGED if a file is none of tables, or its digest or a
 * bound is wrong; STALE for tables of another UNCORE_TABLE_ABI or byte order; ARGUMENT for a folder without a file of
 * tables; ARGUMENT if two files have platforms of the same id or for the same processor; RANGE if a file has more than
 * UNCORE_TABLES_FILE_BYTES_MAX bytes, or if there are more than 64 platforms; NOMEM. *fault then says which file, and
 * what to do; fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_platforms_load(const char *const *paths, size_t count, struct uncore_platforms **platforms,
					    struct uncore_fault *fault);
/* Frees the set and its tables. platforms may be NULL. */
void uncore_platforms_free(struct uncore_platforms *platforms);

/*
 * The tables of platform number index, from 0: those that were compiled in, or what takes their place, then the others
 * of files. NULL past the last.
 */
const struct uncore_tables *uncore_platforms_at(const struct uncore_platforms *platforms, unsigned index);
/* Finds the tables of a platform by its id. NULL if there is none. */
const struct uncore_tables *uncore_platforms_find(const struct uncore_platforms *platforms, const char *id);

/*
 * The file that the tables are from, as it was named to uncore_platforms_load(). NULL: they were compiled in, or are
 * not of the set.
 */
const char *uncore_platforms_file(const struct uncore_platforms *platforms, const struct uncore_tables *tables);
/* The tables that were compiled in whose place these take. NULL: none. */
const struct uncore_tables *uncore_platforms_replaced(const struct uncore_platforms *platforms,
						      const struct uncore_tables *tables);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

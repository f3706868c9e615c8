/* SPDX-License-Identifier: MIT */
/* Opens journals, and keeps those that stay, so that no older one of the same boxes is replayed. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/restore.h"

/* ---- files ---- */

bool is_own(const struct stat *status)
{
	return (status->st_uid == 0 || status->st_uid == geteuid()) && status->st_nlink == 1 &&
	       (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool is_own_journal(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && is_own(&status);
}

/* Opening must not wait, because the name may be that of a pipe. */
int open_journal(int directory, const char *name)
{
	return openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}

/* ---- order ---- */

static bool is_kept(const struct restoring *work, const struct saved *saved)
{
	for (size_t at = 0; at < work->kept_count; at++) {
		if (work->kept[at].unit == saved->unit && work->kept[at].box == saved->reg.box)
			return true;
	}
	return false;
}

static int keep_box(struct restoring *work, const struct saved *saved)
{
	size_t room = work->kept_room == 0 ? 16 : work->kept_room * 2;
	struct kept_box *kept;

	if (is_kept(work, saved))
		return 0;
	if (work->kept_count == work->kept_room) {
		kept = (struct kept_box *)realloc(work->kept, room * sizeof(kept[0]));
		if (kept == NULL)
			return UNCORE_E_NOMEM;
		work->kept = kept;
		work->kept_room = room;
	}
	work->kept[work->kept_count++] = (struct kept_box){ work->name, saved->unit, saved->reg.box };
	return 0;
}

void keep_journal(struct restoring *work)
{
	bool is_known = work->journal.is_whole;

	if (work->journal.is_void)
		return;
	for (size_t at = 0; at < work->journal.count && is_known; at++)
		is_known = keep_box(work, &work->journal.saved[at]) == 0;
	if (!is_known && work->kept_all == NULL)
		work->kept_all = work->name;
}

int check_newer(struct restoring *work)
{
	const struct uncore_tables *tables = work->machine->tables;

	if (work->kept_all != NULL)
		return uncore_fault_set(work->fault, UNCORE_E_BUSY,
					"journal %s: left, because journal %s is newer, was not replayed, "
					"and may be of the same boxes: restore that one first",
					work->name, work->kept_all);
	for (size_t at = 0; at < work->kept_count; at++) {
		const struct kept_box *kept = &work->kept[at];

		for (size_t each = 0; each < work->journal.count; each++) {
			const struct saved *saved = &work->journal.saved[each];

			if (saved->unit == kept->unit && saved->reg.box == kept->box)
				return uncore_fault_set(work->fault, UNCORE_E_BUSY,
							"journal %s: left, because journal %s, also of %s of %s %u, "
							"is newer and was not replayed: restore that one first",
							work->name, kept->journal,
							uncore_text(tables, uncore_boxes(tables)[kept->box].id),
							scope_word(saved->scope), saved->unit);
		}
	}
	return 0;
}

/* ---- newcomers ---- */

static bool is_listed(const struct restoring *work, const char *name)
{
	for (size_t at = 0; at < work->count; at++) {
		if (strcmp(work->list[at].name, name) == 0)
			return true;
	}
	return false;
}

/* Its name is not kept, because it is lost with the directory's entry. The next run will find it. */
static void keep_newcomer(struct restoring *work, int directory, const char *name)
{
	struct restoring other = *work;
	int file = open_journal(directory, name);

	if (file >= 0 && is_own_journal(file)) {
		other.name = "of a session that began during this restore";
		(void)journal_read(file, name, work->machine, &other.journal, NULL);
		keep_journal(&other);
		free(other.journal.saved);
		work->kept = other.kept;
		work->kept_count = other.kept_count;
		work->kept_room = other.kept_room;
		work->kept_all = other.kept_all;
	}
	if (file >= 0)
		close(file);
}

void keep_newcomers(struct restoring *work)
{
	DIR *directory = opendir(work->state);
	const struct dirent *entry;

	while (directory != NULL && (entry = readdir(directory)) != NULL) {
		if (is_journal(entry->d_name, JOURNAL_PREFIX) && !is_listed(work, entry->d_name))
			keep_newcomer(work, dirfd(directory), entry->d_name);
	}
	if (directory != NULL)
		closedir(directory);
}

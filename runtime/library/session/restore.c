/* SPDX-License-Identifier: MIT */
/* Restores what killed sessions have changed, from their journals. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/restore.h"

/* Looks for newer journals while no session can begin on the boxes. */
static int replay_locked(struct restoring *work)
{
	struct locks locks = { .directory = -1, .journal = -1 };
	int result = lock_boxes(work, &locks);

	if (result == 0) {
		keep_newcomers(work);
		result = check_newer(work);
	}
	if (result == 0)
		result = replay_journal(work);
	locks_close(&locks);
	return result;
}

static void forget_journal(struct restoring *work)
{
	free(work->journal.saved);
	work->journal = (struct journal){ .saved = NULL };
}

static int replay_file(struct restoring *work, int directory, int file)
{
	int result = journal_read(file, work->name, work->machine, &work->journal, work->fault);

	work->restored->journals++;
	if (result == 0)
		result = replay_locked(work);
	if (result == 0 && !work->dry_run && unlinkat(directory, work->name, 0) != 0)
		result = uncore_fault_set(work->fault, UNCORE_E_IO, "remove journal %s: %s", work->name,
					  strerror(errno));
	if (result != 0)
		keep_journal(work);
	forget_journal(work);
	return result;
}

/* The session may be killed before an older journal of its boxes is replayed, and would leave its own. */
static void note_alive(struct restoring *work, int file)
{
	work->restored->journals++;
	work->restored->alive++;
	if (!is_own_journal(file))
		return;
	(void)journal_read(file, work->name, work->machine, &work->journal, NULL);
	keep_journal(work);
	forget_journal(work);
}

static int refuse_journal(const struct restoring *work, const struct stat *status)
{
	if (status->st_uid == 0 || status->st_uid == geteuid())
		return uncore_fault_set(work->fault, UNCORE_E_DENIED,
					"journal %s: not replayed, because other users may have written it: "
					"its mode is %04o",
					work->name, (unsigned)status->st_mode & 07777);
	return uncore_fault_set(work->fault, UNCORE_E_DENIED,
				"journal %s: not replayed, because user %ld owns it, who is neither root nor you; "
				"run uncore restore as that user",
				work->name, (long)status->st_uid);
}

/* Returns 1 if the file is one of a session that is gone. */
static int check_journal(struct restoring *work, int descriptor)
{
	struct stat status;
	int result = 1;

	if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
		result = uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s: not a file", work->name);
	} else if (!try_lock(descriptor)) {
		note_alive(work, descriptor);
		result = 0;
	} else if (fstat(descriptor, &status) != 0 || status.st_nlink == 0) {
		/* Its session has just ended and restored everything. */
		result = 0;
	} else if (!is_own(&status)) {
		result = refuse_journal(work, &status);
	}
	return result;
}

/*
 * It is root's journal, which other users cannot read. So it is unknown whether it concerns the same boxes as older
 * ones.
 */
static bool is_hidden(int directory, const char *name)
{
	struct stat status;

	return fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode) &&
	       is_own(&status);
}

static int restore_one(struct restoring *work, int directory, const char *name)
{
	int file = open_journal(directory, name);
	int result;

	work->name = name;
	if (file < 0 && errno == ENOENT)
		return 0;
	if (file < 0) {
		result = uncore_fault_set(work->fault, errno == EACCES ? UNCORE_E_DENIED : UNCORE_E_IO,
					  "open journal %s: %s", name, strerror(errno));
		if (is_hidden(directory, name))
			keep_journal(work);
		return result;
	}
	result = check_journal(work, file);
	if (result == 1)
		result = replay_file(work, directory, file);
	close(file);
	return result;
}

/* Left by a session that had not written any register yet. */
static void remove_draft(int directory, const char *name)
{
	int file = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

	/* Another user's journal cannot be opened or removed. Only that user or root can replay it. */
	if (file >= 0 && try_lock(file))
		(void)unlinkat(directory, name, 0);
	if (file >= 0)
		close(file);
}

/*
 * The newest first: a session saved what earlier ones had left, so the oldest journal must be replayed last. Sorted by
 * the time since boot, which cannot be set.
 */
static int compare_found(const void *first, const void *second)
{
	const struct found_journal *a = (const struct found_journal *)first, *b = (const struct found_journal *)second;

	if (a->saved.ns != b->saved.ns)
		return a->saved.ns < b->saved.ns ? 1 : -1;
	return strverscmp(b->name, a->name);
}

/* A journal that cannot be read may be the newest. */
static struct moment moment_of(int directory, const char *name)
{
	struct moment moment = { "", 0 };
	int file = open_journal(directory, name);

	if (file < 0 && is_hidden(directory, name))
		moment.ns = UINT64_MAX;
	if (file >= 0) {
		moment = journal_moment(file);
		close(file);
	}
	return moment;
}

static int add_found(struct restoring *work, int directory, const char *name)
{
	size_t size = (work->count + 1) * sizeof(work->list[0]);
	struct found_journal *grown = (struct found_journal *)realloc(work->list, size);

	if (grown == NULL)
		return UNCORE_E_NOMEM;
	work->list = grown;
	grown += work->count++;
	grown->saved = moment_of(directory, name);
	snprintf(grown->name, sizeof(grown->name), "%s", name);
	return 0;
}

/* Files with other names are not journals. */
static int look_at(struct restoring *work, int directory, const char *name)
{
	if (strlen(name) < sizeof(work->list[0].name) && is_journal(name, JOURNAL_PREFIX))
		return add_found(work, directory, name);
	if (!work->dry_run && is_journal(name, DRAFT_PREFIX))
		remove_draft(directory, name);
	return 0;
}

static int restore_all(struct restoring *work, DIR *directory)
{
	const struct dirent *entry;
	int result = 0;

	while (result == 0 && (entry = readdir(directory)) != NULL)
		result = look_at(work, dirfd(directory), entry->d_name);
	/* If one were missing from the list, older ones might be replayed before it. */
	if (result != 0)
		return result;
	if (work->count != 0)
		qsort(work->list, work->count, sizeof(work->list[0]), compare_found);
	for (size_t at = 0; at < work->count; at++) {
		int bad = restore_one(work, dirfd(directory), work->list[at].name);

		result = result == 0 ? bad : result;
	}
	return result;
}

static int open_failed(const char *state, struct uncore_fault *fault)
{
	return uncore_fault_set(fault,
				errno == ENOENT ? UNCORE_E_NOENT :
				errno == EACCES ? UNCORE_E_DENIED :
						  UNCORE_E_IO,
				"state directory %s: %s", state, strerror(errno));
}

int uncore_restore(struct uncore_machine *machine, const char *state, bool dry_run, uncore_session_observer *observe,
		   void *context, struct uncore_restored *restored, struct uncore_fault *fault)
{
	struct restoring work = { .machine = machine,
				  .state = state,
				  .dry_run = dry_run,
				  .observe = observe,
				  .context = context,
				  .restored = restored,
				  .fault = fault };
	DIR *directory = opendir(state);
	int result;

	*restored = (struct uncore_restored){ 0, 0, 0 };
	uncore_fault_clear(machine->fault);
	if (directory == NULL)
		return open_failed(state, fault);
	result = restore_all(&work, directory);
	closedir(directory);
	free(work.list);
	free(work.shadows);
	free(work.kept);
	uncore_machine_release(machine);
	return result == 0 && restored->journals == 0 ? UNCORE_E_NOENT : result;
}

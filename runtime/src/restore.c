/* SPDX-License-Identifier: MIT */
/* Puts back what sessions that were killed left behind, by their journals. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"
#include "journal.h"
#include "uncore/session.h"

/* A register that a dry run would have written. */
struct shadow {
	struct uncore_address address;
	unsigned unit;
	uint64_t value;
};

struct restoring {
	struct uncore_machine *machine;
	const char *state;
	const char *name; /* of the journal */
	bool dry_run;
	uncore_session_observer *observe;
	void *context;
	unsigned number; /* of the unit under way */
	struct uncore_restored *restored;
	struct uncore_fault *fault;
	struct uncore_priv_journal journal;
	struct shadow *shadows;
	size_t shadow_count, shadow_room;
};

/* ---- a dry run's registers ---- */

static struct shadow *find_shadow(const struct restoring *work, unsigned unit, const struct uncore_address *address)
{
	for (size_t at = 0; at < work->shadow_count; at++) {
		struct shadow *each = &work->shadows[at];

		if (each->unit == unit && each->address.scope == address->scope &&
		    each->address.space == address->space && each->address.number == address->number &&
		    each->address.device == address->device && each->address.function == address->function)
			return each;
	}
	return NULL;
}

static int add_shadow(struct restoring *work, const struct shadow *shadow)
{
	size_t room = work->shadow_room == 0 ? 64 : work->shadow_room * 2;
	struct shadow *rows;

	if (work->shadow_count == work->shadow_room) {
		rows = (struct shadow *)realloc(work->shadows, room * sizeof(rows[0]));
		if (rows == NULL)
			return UNCORE_E_NOMEM;
		work->shadows = rows;
		work->shadow_room = room;
	}
	work->shadows[work->shadow_count++] = *shadow;
	return 0;
}

/*
 * What was written reads back, so that what a dry run would write next is what is written next. Of bits that do not read back
 * nobody asks.
 */
static int dry_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct restoring *work = (struct restoring *)context;
	struct shadow *known = find_shadow(work, unit, address);

	if (known == NULL)
		return add_shadow(work, &(struct shadow){ *address, unit, value });
	known->value = value;
	return 0;
}

static int dry_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	const struct restoring *work = (const struct restoring *)context;
	const struct shadow *known = find_shadow(work, unit, address);

	if (known == NULL)
		return uncore_io_read(&work->machine->io, unit, address, value);
	*value = known->value;
	return 0;
}

static struct uncore_io io_of(struct restoring *work)
{
	static const struct uncore_io_ops dry = { dry_read, dry_write, NULL };

	return work->dry_run ? (struct uncore_io){ &dry, work } : work->machine->io;
}

/* ---- putting back ---- */

static void tell(void *context, const struct uncore_step_access *step)
{
	struct restoring *work = (struct restoring *)context;
	struct uncore_session_access access = { work->number, *step };

	if (work->observe != NULL)
		work->observe(work->context, &access);
}

static int failed(struct restoring *work, const char *what, int result)
{
	const struct uncore_fault *machine = work->machine->fault;

	return uncore_fault_set(work->fault, result, "journal %s, unit %u: %s%s%s", work->name, work->number, what,
				machine->code != 0 ? "; " : "", machine->text);
}

/* Which counters the dead session used is not known: none of the box may count. */
static int quieten(struct restoring *work, const struct uncore_priv_saved *saved)
{
	const struct uncore_tables *tables = work->machine->tables;
	struct uncore_counter_run counters[64] = { { false, { 0, 0 }, 0, 0 } };
	struct uncore_unit unit = {
		.tables = tables, .io = io_of(work), .number = saved->unit, .observe = tell, .observe_context = work
	};
	struct uncore_box_run run = { .unit = &unit,
				      .box = saved->reg.box,
				      .instance = saved->reg.instance,
				      .counters = counters,
				      .counter_count = uncore_counter_count(tables, saved->reg.box) };
	int result;

	if (run.counter_count > sizeof(counters) / sizeof(counters[0]))
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < run.counter_count; at++)
		counters[at].in_use = true;
	work->number = saved->unit;
	result = uncore_run(&run, UNCORE_PROC_RESTORE);
	if (result == UNCORE_E_NOENT && unit.fault.code == 0)
		return 0;
	return result == 0 ? 0 : failed(work, unit.fault.text, result);
}

static bool is_same_box(const struct uncore_priv_saved *a, const struct uncore_priv_saved *b)
{
	return a->unit == b->unit && a->reg.box == b->reg.box && a->reg.instance == b->reg.instance;
}

static int put_back(struct restoring *work, const struct uncore_priv_saved *saved)
{
	struct uncore_io io = io_of(work);
	struct uncore_step_access access;
	bool wrote;
	int result = uncore_priv_put_back(work->machine->tables, &io, saved, &access, &wrote);

	work->number = saved->unit;
	if (result != 0)
		return failed(work, uncore_error_text(result), result);
	if (wrote)
		tell(work, &access);
	return 0;
}

/* The first control register of an instance: its counters are to be quieted. */
static bool begins_controls(const struct restoring *work, size_t at)
{
	const struct uncore_priv_saved *saved = &work->journal.saved[at];

	return saved->kind == UNCORE_PRIV_CONTROL &&
	       (at == 0 || saved[-1].kind != UNCORE_PRIV_CONTROL || !is_same_box(saved, &saved[-1]));
}

/* Before anything is written: what is quietened now may be as before by that. */
static void count_changed(struct restoring *work, const struct uncore_priv_saved *saved)
{
	const struct uncore_tables *tables = work->machine->tables;
	struct uncore_priv_saved now = *saved;
	struct uncore_io io = io_of(work);

	if (uncore_priv_save(tables, &io, &now) == 0 &&
	    ((now.prior ^ saved->prior) & uncore_priv_stable_bits(tables, saved->reg.reg)) != 0)
		work->restored->registers++;
}

static int replay(struct restoring *work)
{
	int result = 0;

	for (size_t at = 0; at < work->journal.count; at++)
		count_changed(work, &work->journal.saved[at]);
	for (size_t at = 0; at < work->journal.count; at++) {
		int bad = begins_controls(work, at) ? quieten(work, &work->journal.saved[at]) : 0;

		result = result == 0 ? bad : result;
	}
	for (size_t at = 0; at < work->journal.count; at++) {
		int bad = put_back(work, &work->journal.saved[at]);

		result = result == 0 ? bad : result;
	}
	return result;
}

/* ---- all journals ---- */

static bool is_same_lock(const struct uncore_priv_saved *a, const struct uncore_priv_saved *b)
{
	return a->unit == b->unit && a->reg.box == b->reg.box;
}

/* A live session may have the boxes of one that died: it is not to be disturbed. */
static int lock_boxes(struct restoring *work, struct uncore_priv_locks *locks)
{
	int result = uncore_priv_locks_open(locks, work->state, work->fault);

	for (size_t at = 0; at < work->journal.count && result == 0; at++) {
		const struct uncore_priv_saved *saved = &work->journal.saved[at];
		size_t known = 0;

		while (!is_same_lock(&work->journal.saved[known], saved))
			known++;
		if (known == at)
			result = uncore_priv_lock(locks, work->machine->tables, saved->scope, saved->unit,
						  saved->reg.box, work->fault);
	}
	return result;
}

static int replay_locked(struct restoring *work)
{
	struct uncore_priv_locks locks = { .directory = -1, .journal = -1 };
	int result = lock_boxes(work, &locks);

	if (result == 0)
		result = replay(work);
	uncore_priv_locks_close(&locks);
	return result;
}

static int replay_file(struct restoring *work, int directory, int file)
{
	int result = uncore_priv_journal_read(file, work->name, work->machine, &work->journal, work->fault);

	work->restored->journals++;
	if (result == 0)
		result = replay_locked(work);
	free(work->journal.saved);
	work->journal = (struct uncore_priv_journal){ NULL, 0, 0 };
	if (result == 0 && !work->dry_run && unlinkat(directory, work->name, 0) != 0)
		return uncore_fault_set(work->fault, UNCORE_E_IO, "remove journal %s: %s", work->name, strerror(errno));
	return result;
}

/* Anyone may put a file into the directory, and what a journal says is written with the rights of who replays it. */
static bool is_own(const struct stat *status)
{
	return (status->st_uid == 0 || status->st_uid == geteuid()) && status->st_nlink == 1 &&
	       (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

/* 1 when it is a file of a session that is gone. */
static int check_journal(struct restoring *work, int descriptor)
{
	struct stat status;
	int result = 1;

	if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
		result = uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s: not a file", work->name);
	} else if (!uncore_priv_try_lock(descriptor)) {
		work->restored->journals++;
		work->restored->alive++;
		result = 0;
	} else if (fstat(descriptor, &status) != 0 || status.st_nlink == 0) {
		/* Its session has just ended, and put everything back. */
		result = 0;
	} else if (!is_own(&status)) {
		result = uncore_fault_set(
			work->fault, UNCORE_E_DENIED,
			"journal %s: not replayed, as others than root and you may have written it (user %ld)",
			work->name, (long)status.st_uid);
	}
	return result;
}

static int restore_one(struct restoring *work, int directory, const char *name)
{
	/* Without waiting, should someone have made a pipe of that name. */
	int file = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	int result;

	work->name = name;
	if (file < 0 && errno == ENOENT)
		return 0;
	if (file < 0)
		return uncore_fault_set(work->fault, errno == EACCES ? UNCORE_E_DENIED : UNCORE_E_IO,
					"open journal %s: %s", name, strerror(errno));
	result = check_journal(work, file);
	if (result == 1)
		result = replay_file(work, directory, file);
	close(file);
	return result;
}

/* What a session that had not written a register yet has left. */
static void remove_draft(int directory, const char *name)
{
	int file = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

	/* Another user's cannot be opened, or not removed: it is for him, or for root. */
	if (file >= 0 && uncore_priv_try_lock(file))
		(void)unlinkat(directory, name, 0);
	if (file >= 0)
		close(file);
}

struct found {
	struct uncore_priv_moment saved;
	char name[256];
};

/*
 * The newest first: a session saved what others before it had left, so the oldest journal has the last word. By the clock of the
 * boot, which nobody sets.
 */
static int compare_found(const void *first, const void *second)
{
	const struct found *a = (const struct found *)first, *b = (const struct found *)second;

	if (a->saved.ns != b->saved.ns)
		return a->saved.ns < b->saved.ns ? 1 : -1;
	return strverscmp(b->name, a->name);
}

static int add_found(struct found **list, size_t *count, int directory, const char *name)
{
	struct found *grown = (struct found *)realloc(*list, (*count + 1) * sizeof(grown[0]));
	int file;

	if (grown == NULL)
		return UNCORE_E_NOMEM;
	*list = grown;
	grown[*count] = (struct found){ .saved = { "", 0 } };
	file = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	if (file >= 0) {
		grown[*count].saved = uncore_priv_journal_moment(file);
		close(file);
	}
	snprintf(grown[*count].name, sizeof(grown[*count].name), "%s", name);
	(*count)++;
	return 0;
}

/* Names of other forms are nobody's journals. */
static int look_at(struct restoring *work, int directory, const char *name, struct found **list, size_t *count)
{
	if (strlen(name) < sizeof((*list)->name) && uncore_priv_is_journal(name, UNCORE_PRIV_JOURNAL))
		return add_found(list, count, directory, name);
	if (!work->dry_run && uncore_priv_is_journal(name, UNCORE_PRIV_DRAFT))
		remove_draft(directory, name);
	return 0;
}

static int restore_all(struct restoring *work, DIR *directory)
{
	const struct dirent *entry;
	struct found *list = NULL;
	size_t count = 0;
	int result = 0;

	while (result == 0 && (entry = readdir(directory)) != NULL)
		result = look_at(work, dirfd(directory), entry->d_name, &list, &count);
	if (result == 0 && count != 0)
		qsort(list, count, sizeof(list[0]), compare_found);
	for (size_t at = 0; at < count; at++) {
		int bad = restore_one(work, dirfd(directory), list[at].name);

		result = result == 0 ? bad : result;
	}
	free(list);
	free(work->shadows);
	if (work->machine->ops->release != NULL)
		work->machine->ops->release(work->machine->context);
	return result;
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
		return uncore_fault_set(fault,
					errno == ENOENT ? UNCORE_E_NOENT :
					errno == EACCES ? UNCORE_E_DENIED :
							  UNCORE_E_IO,
					"state directory %s: %s", state, strerror(errno));
	result = restore_all(&work, directory);
	closedir(directory);
	return result == 0 && restored->journals == 0 ? UNCORE_E_NOENT : result;
}

/* SPDX-License-Identifier: MIT */
/* Puts back what sessions that were killed left behind, by their journals (lock.c writes them). */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"
#include "lock.h"
#include "saved.h"
#include "uncore/session.h"

#define JOURNAL_PREFIX "journal."

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
	struct uncore_priv_saved *saved;
	size_t count, room;
};

/* ---- reading a journal ---- */

static int bad_line(const struct restoring *work, unsigned line, const char *what)
{
	return uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s, line %u: %s", work->name, line, what);
}

static int add_saved(struct restoring *work, const struct uncore_priv_saved *saved)
{
	size_t room = work->room == 0 ? 64 : work->room * 2;
	struct uncore_priv_saved *rows;

	if (work->count == work->room) {
		rows = (struct uncore_priv_saved *)realloc(work->saved, room * sizeof(rows[0]));
		if (rows == NULL)
			return UNCORE_E_NOMEM;
		work->saved = rows;
		work->room = room;
	}
	work->saved[work->count++] = *saved;
	return 0;
}

/* What a register is to its box decides when it is put back. */
static enum uncore_priv_saved_kind kind_of(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_priv_saved list[256];
	size_t count = uncore_priv_saved_list(tables, 0, reg->box, reg->instance, list, sizeof(list) / sizeof(list[0]));

	for (size_t at = 0; at < count && at < sizeof(list) / sizeof(list[0]); at++) {
		if (list[at].reg.reg == reg->reg && list[at].reg.index == reg->index)
			return list[at].kind;
	}
	return UNCORE_PRIV_BOX;
}

/* A register's line in words: scanf's own numbers would take signs, and turn over where they are too large. */
struct words {
	char kind[8], unit[10], box[64], instance[6], reg[64], index[6], prior[17];
};

static bool split(const char *text, struct words *words)
{
	int end = 0;

	return sscanf(text, "%7s %9[0-9] %63s %5[0-9] %63s %5[0-9] 0x%16[0-9a-f]%n", words->kind, words->unit,
		      words->box, words->instance, words->reg, words->index, words->prior, &end) == 7 &&
	       text[end] == '\n';
}

static int read_register(struct restoring *work, const char *text, unsigned line)
{
	const struct uncore_tables *tables = work->machine->tables;
	struct uncore_priv_saved saved = { .scope = UNCORE_SCOPE_PACKAGE };
	unsigned long instance, index;
	struct words words;

	if (!split(text, &words))
		return bad_line(work, line, "not a register; the file is damaged");
	if (uncore_find_box(tables, words.box, &saved.reg.box) != 0 ||
	    uncore_find_register(tables, saved.reg.box, words.reg, &saved.reg) != 0)
		return bad_line(work, line, "the tables have no such register: another version wrote the journal");
	saved.scope = (enum uncore_scope)uncore_boxes(tables)[saved.reg.box].scope;
	saved.unit = (unsigned)strtoul(words.unit, NULL, 10);
	instance = strtoul(words.instance, NULL, 10);
	index = strtoul(words.index, NULL, 10);
	saved.reg.instance = (uint16_t)instance;
	saved.reg.index = (uint16_t)index;
	saved.prior = strtoull(words.prior, NULL, 16);
	if (instance >= UNCORE_NO_INDEX || index >= UNCORE_NO_INDEX || uncore_priv_register(tables, &saved.reg) != 0 ||
	    saved.unit >= uncore_machine_units(work->machine, saved.reg.box))
		return bad_line(work, line, "no such instance on this machine");
	if (strcmp(words.kind, saved.scope == UNCORE_SCOPE_CPU ? "cpu" : "socket") != 0 ||
	    saved.prior > uncore_priv_ones(uncore_priv_layout(tables, saved.reg.reg)->width))
		return bad_line(work, line, "not what the register could hold; the file is damaged");
	saved.kind = kind_of(tables, &saved.reg);
	return add_saved(work, &saved);
}

static bool is_line(const char *text, const char *word, const char *value)
{
	size_t length = strlen(word);

	return strncmp(text, word, length) == 0 && strncmp(text + length, value, strlen(value)) == 0 &&
	       strcmp(text + length + strlen(value), "\n") == 0;
}

/* One line of a journal. 1 at its end. */
static int read_line(struct restoring *work, const char *text, unsigned line)
{
	unsigned long count;

	if (line == 1)
		return is_line(text, "uncore journal ", "1") ? 0 :
							       bad_line(work, line, "not a journal of this version");
	if (line == 2)
		return is_line(text, "platform ", uncore_text(work->machine->tables, work->machine->tables->id)) ?
			       0 :
			       bad_line(work, line, "it was written on another platform");
	if (line == 3)
		return strncmp(text, "pid ", 4) == 0 ? 0 : bad_line(work, line, "no process number");
	if (sscanf(text, "end %lu", &count) != 1)
		return read_register(work, text, line);
	return count == work->count ? 1 : bad_line(work, line, "registers are missing; the file is damaged");
}

/* 1 when the journal is whole, 0 when it ends early: then its session had not written a register yet. */
static int read_journal(struct restoring *work, FILE *file)
{
	char text[256];
	unsigned line = 0;
	int result = 0;

	work->count = 0;
	while (result == 0 && fgets(text, sizeof(text), file) != NULL) {
		size_t length = strlen(text);

		if (length == 0 || text[length - 1] != '\n')
			return feof(file) && strlen(text) == length && length != 0 ?
				       0 :
				       bad_line(work, line + 1, "not a register; the file is damaged");
		result = read_line(work, text, ++line);
	}
	if (result == 0 && ferror(file))
		return uncore_fault_set(work->fault, UNCORE_E_IO, "read journal %s: %s", work->name, strerror(errno));
	return result;
}

/* ---- putting back ---- */

static void tell(void *context, const struct uncore_step_access *step)
{
	struct restoring *work = (struct restoring *)context;
	struct uncore_session_access access = { work->number, *step };

	if (work->observe != NULL)
		work->observe(work->context, &access);
}

static int dry_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	(void)context, (void)unit, (void)address, (void)value;
	return 0;
}

static int pass_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	return uncore_io_read((const struct uncore_io *)context, unit, address, value);
}

static struct uncore_io io_of(const struct restoring *work)
{
	static const struct uncore_io_ops dry = { pass_read, dry_write, NULL };

	return work->dry_run ? (struct uncore_io){ &dry, &work->machine->io } : work->machine->io;
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
	if (wrote) {
		work->restored->registers++;
		tell(work, &access);
	}
	return 0;
}

/* The first control register of an instance: its counters are to be quieted. */
static bool begins_controls(const struct restoring *work, size_t at)
{
	const struct uncore_priv_saved *saved = &work->saved[at];

	return saved->kind == UNCORE_PRIV_CONTROL &&
	       (at == 0 || saved[-1].kind != UNCORE_PRIV_CONTROL || !is_same_box(saved, &saved[-1]));
}

/* Registers by which whole packages are frozen stand in the journals of sessions that did so. */
static bool is_of_package(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range procedures = tables->procedures;

	for (unsigned at = 0; at < procedures.count; at++) {
		const struct uncore_procedure_row *row = &uncore_procedure_rows(tables)[procedures.first + at];

		for (unsigned each = 0; row->procedure == UNCORE_PROC_FREEZE && each < row->steps.count; each++) {
			const struct uncore_step_row *step = &uncore_steps(tables)[row->steps.first + each];

			if (step->box == reg->box && step->reg == reg->reg && step->index == reg->index)
				return true;
		}
	}
	return false;
}

/* The session may have died between a freeze and its end, which cannot be read back. */
static int let_go(struct restoring *work, const struct uncore_priv_saved *saved)
{
	struct uncore_unit unit = { .tables = work->machine->tables,
				    .io = io_of(work),
				    .number = saved->unit,
				    .observe = tell,
				    .observe_context = work };
	int result;

	work->number = saved->unit;
	result = uncore_run_platform(&unit, UNCORE_PROC_UNFREEZE);
	return result == 0 || result == UNCORE_E_NOENT ? 0 : failed(work, unit.fault.text, result);
}

static int replay(struct restoring *work)
{
	int result = 0;

	for (size_t at = 0; at < work->count; at++) {
		int bad = 0;

		if (begins_controls(work, at))
			bad = quieten(work, &work->saved[at]);
		else if (is_of_package(work->machine->tables, &work->saved[at].reg))
			bad = let_go(work, &work->saved[at]);
		result = result == 0 ? bad : result;
	}
	for (size_t at = 0; at < work->count; at++) {
		int bad = put_back(work, &work->saved[at]);

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

	for (size_t at = 0; at < work->count && result == 0; at++) {
		const struct uncore_priv_saved *saved = &work->saved[at];
		size_t known = 0;

		while (!is_same_lock(&work->saved[known], saved))
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
	int result = work->dry_run ? 0 : lock_boxes(work, &locks);

	if (result == 0)
		result = replay(work);
	uncore_priv_locks_close(&locks);
	return result;
}

static int replay_file(struct restoring *work, int directory, FILE *file)
{
	int result = read_journal(work, file);

	work->restored->journals++;
	if (result < 0)
		return result;
	result = result == 0 ? 0 : replay_locked(work);
	if (result == 0 && !work->dry_run && unlinkat(directory, work->name, 0) != 0)
		return uncore_fault_set(work->fault, UNCORE_E_IO, "remove journal %s: %s", work->name, strerror(errno));
	return result;
}

/* 1 when it is a file of a session that is gone; descriptor is closed otherwise. */
/* Anyone may put a file into the directory, and what a journal says is written with the rights of who replays it. */
static bool is_own(const struct stat *status)
{
	return (status->st_uid == 0 || status->st_uid == geteuid()) && status->st_nlink == 1 &&
	       (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static int check_journal(struct restoring *work, int descriptor)
{
	struct stat status;
	int result = 1;

	if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
		result = uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s: not a file", work->name);
	} else if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
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
	if (result != 1)
		close(descriptor);
	return result;
}

static int restore_one(struct restoring *work, int directory, const char *name)
{
	/* Without waiting, should someone have made a pipe of that name. */
	int descriptor = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	FILE *file;
	int result;

	work->name = name;
	if (descriptor < 0 && errno == ENOENT)
		return 0;
	if (descriptor < 0)
		return uncore_fault_set(work->fault, errno == EACCES ? UNCORE_E_DENIED : UNCORE_E_IO,
					"open journal %s: %s", name, strerror(errno));
	result = check_journal(work, descriptor);
	if (result != 1)
		return result;
	file = fdopen(descriptor, "r");
	if (file == NULL) {
		close(descriptor);
		return UNCORE_E_NOMEM;
	}
	result = replay_file(work, directory, file);
	fclose(file);
	return result;
}

struct found {
	struct timespec written;
	char name[256];
};

/* The newest first: a session saved what others before it had left, so the oldest journal has the last word. */
static int compare_found(const void *first, const void *second)
{
	const struct found *a = (const struct found *)first, *b = (const struct found *)second;

	if (a->written.tv_sec != b->written.tv_sec)
		return a->written.tv_sec < b->written.tv_sec ? 1 : -1;
	if (a->written.tv_nsec != b->written.tv_nsec)
		return a->written.tv_nsec < b->written.tv_nsec ? 1 : -1;
	return strverscmp(b->name, a->name);
}

static int add_found(struct found **list, size_t *count, int directory, const char *name)
{
	struct found *grown = (struct found *)realloc(*list, (*count + 1) * sizeof(grown[0]));
	struct stat status;

	if (grown == NULL)
		return UNCORE_E_NOMEM;
	*list = grown;
	grown[*count] = (struct found){ .written = { 0, 0 } };
	if (fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0)
		grown[*count].written = status.st_mtim;
	snprintf(grown[*count].name, sizeof(grown[*count].name), "%s", name);
	(*count)++;
	return 0;
}

static int restore_all(struct restoring *work, DIR *directory)
{
	const struct dirent *entry;
	struct found *list = NULL;
	size_t count = 0;
	int result = 0;

	while (result == 0 && (entry = readdir(directory)) != NULL) {
		if (strncmp(entry->d_name, JOURNAL_PREFIX, strlen(JOURNAL_PREFIX)) == 0)
			result = add_found(&list, &count, dirfd(directory), entry->d_name);
	}
	if (result == 0 && count != 0)
		qsort(list, count, sizeof(list[0]), compare_found);
	for (size_t at = 0; at < count; at++) {
		int bad = restore_one(work, dirfd(directory), list[at].name);

		result = result == 0 ? bad : result;
	}
	free(list);
	free(work->saved);
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

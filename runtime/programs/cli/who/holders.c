/* SPDX-License-Identifier: MIT */
/* Reads the state directory. Tries locks without keeping them. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/who/holders.h"

enum entry_state { ENTRY_HELD, ENTRY_FREE, ENTRY_PRIVATE };

/*
 * Whether a process has locked the file. A shared lock is tried, so that two observers do not see each other. It is
 * released at once, but a session that begins in this moment may find the box busy.
 */
static enum entry_state try_lock(int directory, const char *name, char *first_line, size_t room)
{
	int file = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	enum entry_state state = ENTRY_FREE;
	ssize_t length;

	first_line[0] = '\0';
	if (file < 0)
		return ENTRY_PRIVATE;
	if (flock(file, LOCK_SH | LOCK_NB) != 0)
		state = errno == EWOULDBLOCK ? ENTRY_HELD : ENTRY_PRIVATE;
	length = pread(file, first_line, room - 1, 0);
	first_line[length > 0 ? length : 0] = '\0';
	first_line[strcspn(first_line, "\n")] = '\0';
	/* Any user may write to the file. */
	clean_text(first_line);
	close(file);
	return state;
}

/* Files name physical packages; people and other commands use socket numbers. */
static void count_sockets(const struct uncore_machine *machine, struct holder *holder)
{
	for (unsigned socket = 0; socket < machine->socket_count; socket++) {
		if (machine->sockets[socket].package >= 0 &&
		    (unsigned)machine->sockets[socket].package == holder->unit) {
			snprintf(holder->kind, sizeof(holder->kind), "socket");
			holder->unit = socket;
			return;
		}
	}
}

static void add_lock(struct holders *holders, int directory, const char *name)
{
	struct holder holder = { .pid = 0 };
	int end = 0;

	if (sscanf(name, "%7[a-z]%9u.%63[^.].lock%n", holder.kind, &holder.unit, holder.box, &end) != 3 || end == 0 ||
	    name[end] != '\0' || try_lock(directory, name, holder.who, sizeof(holder.who)) != ENTRY_HELD)
		return;
	if (sscanf(holder.who, "pid %9ld", &holder.pid) != 1)
		snprintf(holder.who, sizeof(holder.who), "a process that has not written its name");
	clean_text(holder.box);
	if (strcmp(holder.kind, "package") == 0)
		count_sockets(holders->machine, &holder);
	holders->list = take_memory(holders->list, (holders->count + 1) * sizeof(holder));
	holders->list[holders->count++] = holder;
}

/* Whether the name is a session's journal. */
static bool is_journal(const char *name)
{
	int end = 0;

	return sscanf(name, "journal.%*[0-9].%*[0-9]%n", &end) == 0 && end != 0 && name[end] == '\0';
}

static void add_journal(struct holders *holders, int directory, const char *name)
{
	struct journal journal = { .pid = strtol(name + strlen("journal."), NULL, 10) };
	char line[64];
	enum entry_state state = try_lock(directory, name, line, sizeof(line));

	snprintf(journal.name, sizeof(journal.name), "%s", name);
	journal.is_alive = state == ENTRY_HELD;
	journal.is_private = state == ENTRY_PRIVATE;
	holders->journals = take_memory(holders->journals, (holders->journal_count + 1) * sizeof(journal));
	holders->journals[holders->journal_count++] = journal;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct journal *)a)->name, ((const struct journal *)b)->name);
}

static int by_place(const void *left, const void *right)
{
	const struct holder *a = (const struct holder *)left, *b = (const struct holder *)right;
	int order = strcmp(b->kind, a->kind);

	if (order == 0)
		order = (a->unit > b->unit) - (a->unit < b->unit);
	return order != 0 ? order : strcmp(a->box, b->box);
}

void read_holders(const char *state, const struct uncore_machine *machine, struct holders *holders)
{
	const struct dirent *entry;
	DIR *directory = state != NULL ? opendir(state) : NULL;

	*holders = (struct holders){ .state = state, .machine = machine };
	if (directory == NULL) {
		holders->error = state != NULL && errno != ENOENT ? errno : 0;
		return;
	}
	while ((entry = readdir(directory)) != NULL) {
		if (is_journal(entry->d_name))
			add_journal(holders, dirfd(directory), entry->d_name);
		else
			add_lock(holders, dirfd(directory), entry->d_name);
	}
	closedir(directory);
	if (holders->count > 0)
		qsort(holders->list, holders->count, sizeof(holders->list[0]), by_place);
	if (holders->journal_count > 0)
		qsort(holders->journals, holders->journal_count, sizeof(holders->journals[0]), by_name);
}

void free_holders(struct holders *holders)
{
	free(holders->list);
	free(holders->journals);
	*holders = (struct holders){ 0 };
}

void reread_holders(struct holders *holders)
{
	const struct uncore_machine *machine = holders->machine;
	const char *state = holders->state;

	free_holders(holders);
	read_holders(state, machine, holders);
}

const struct holder *holder_of(const struct holders *holders, const char *kind, unsigned unit, const char *box)
{
	for (size_t at = 0; at < holders->count; at++) {
		const struct holder *each = &holders->list[at];

		if (each->unit == unit && strcmp(each->kind, kind) == 0 && strcmp(each->box, box) == 0)
			return each;
	}
	return NULL;
}

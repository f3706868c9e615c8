/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int failed(struct uncore_fault *fault, const char *what, const char *name)
{
	int code = errno == EACCES || errno == EPERM || errno == EROFS ? UNCORE_E_DENIED : UNCORE_E_IO;

	return uncore_fault_set(fault, code, "%s %s: %s", what, name, strerror(errno));
}

int uncore_priv_locks_open(struct uncore_priv_locks *locks, const char *state, struct uncore_fault *fault)
{
	struct stat status;

	/* As /tmp is: every user may lock, none may remove another's journal. */
	if (mkdir(state, 01777) == 0)
		(void)chmod(state, 01777);
	else if (errno != EEXIST)
		return failed(fault, "make the state directory", state);
	locks->directory = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (locks->directory < 0 || fstat(locks->directory, &status) != 0)
		return failed(fault, "open the state directory", state);
	/* Its owner could take any file in it away. */
	if (status.st_uid != 0 && status.st_uid != geteuid())
		return uncore_fault_set(fault, UNCORE_E_DENIED, "state directory %s: it belongs to user %ld", state,
					(long)status.st_uid);
	return 0;
}

/* Who has it may be about to say so. */
static void say_holder(int file, const char *what, struct uncore_fault *fault)
{
	const struct timespec pause = { 0, 10000000 };
	char holder[96] = "";
	ssize_t length = pread(file, holder, sizeof(holder) - 1, 0);

	for (unsigned tries = 0; length == 0 && tries < 5; tries++) {
		nanosleep(&pause, NULL);
		length = pread(file, holder, sizeof(holder) - 1, 0);
	}
	holder[length > 0 ? strcspn(holder, "\n") : 0] = '\0';
	uncore_fault_set(fault, UNCORE_E_BUSY, "%s is busy: %s", what,
			 holder[0] != '\0' ? holder : "another session has it");
}

/* For people who meet the lock. */
static void sign(int file)
{
	char text[96];
	time_t now = time(NULL);
	struct tm parts;
	int length;

	if (gmtime_r(&now, &parts) == NULL)
		return;
	length = snprintf(text, sizeof(text), "pid %ld since %04d-%02d-%02d %02d:%02d:%02d UTC\n", (long)getpid(),
			  parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
			  parts.tm_sec);
	/* A lock without a name is a lock all the same. */
	if (ftruncate(file, 0) == 0 && pwrite(file, text, (size_t)length, 0) != length)
		(void)ftruncate(file, 0);
}

static int make_room(struct uncore_priv_locks *locks)
{
	size_t room = locks->room == 0 ? 16 : locks->room * 2;
	int *files;

	if (locks->count < locks->room)
		return 0;
	files = (int *)realloc(locks->files, room * sizeof(files[0]));
	if (files == NULL)
		return UNCORE_E_NOMEM;
	locks->files = files;
	locks->room = room;
	return 0;
}

/* Anyone may write in the directory: what is no plain file with one name is somebody's trap. */
static bool is_trusted(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1;
}

/*
 * First without O_CREAT, which the kernel refuses for another user's file in a sticky directory (fs.protected_regular).
 * -1 with errno.
 */
static int open_lock(int directory, const char *name)
{
	int file = openat(directory, name, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

	if (file < 0 && errno == ENOENT) {
		file = openat(directory, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
		/* Whatever the umask: the next session may be another user's. */
		if (file >= 0)
			(void)fchmod(file, 0666);
		else if (errno == EEXIST)
			file = openat(directory, name, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	}
	if (file >= 0 && !is_trusted(file)) {
		close(file);
		file = -1;
		errno = EPERM;
	}
	return file;
}

int uncore_priv_lock(struct uncore_priv_locks *locks, const struct uncore_tables *tables, enum uncore_scope scope,
		     unsigned unit, uint16_t box, struct uncore_fault *fault)
{
	const char *kind = scope == UNCORE_SCOPE_CPU ? "cpu" : "socket";
	const char *id = uncore_text(tables, uncore_boxes(tables)[box].id);
	char name[64], what[64];
	int file, result = make_room(locks);

	if (result != 0)
		return result;
	snprintf(name, sizeof(name), "%s%u.%s.lock", kind, unit, id);
	snprintf(what, sizeof(what), "%s of %s %u", id, kind, unit);
	file = open_lock(locks->directory, name);
	if (file < 0)
		return failed(fault, "open the lock", name);
	if (flock(file, LOCK_EX | LOCK_NB) != 0) {
		say_holder(file, what, fault);
		close(file);
		return UNCORE_E_BUSY;
	}
	sign(file);
	locks->files[locks->count++] = file;
	return 0;
}

/* A process that was forked meanwhile has the same descriptors, and would keep the lock. */
static void let_go(int file)
{
	(void)flock(file, LOCK_UN);
	close(file);
}

void uncore_priv_locks_close(struct uncore_priv_locks *locks)
{
	/* The files stay: removing one that another process is about to lock would let two have it. */
	for (size_t at = 0; at < locks->count; at++) {
		/* Nobody is told of a holder that has gone. */
		(void)!ftruncate(locks->files[at], 0);
		let_go(locks->files[at]);
	}
	free(locks->files);
	if (locks->journal >= 0)
		let_go(locks->journal);
	if (locks->directory >= 0)
		close(locks->directory);
	*locks = (struct uncore_priv_locks){ .directory = -1, .journal = -1 };
}

/* ---- the journal ---- */

struct writer {
	int file;
	char text[4096];
	size_t length;
	bool is_bad;
};

static void flush(struct writer *writer)
{
	size_t done = 0;

	while (done < writer->length && !writer->is_bad) {
		ssize_t count = write(writer->file, writer->text + done, writer->length - done);

		writer->is_bad = count <= 0 && errno != EINTR;
		done += count > 0 ? (size_t)count : 0;
	}
	writer->length = 0;
}

UNCORE_PRINTF(2, 3) static void put_line(struct writer *writer, const char *format, ...)
{
	enum { LONGEST = 256 };
	va_list arguments;
	int length;

	if (writer->length + LONGEST > sizeof(writer->text))
		flush(writer);
	va_start(arguments, format);
	length = vsnprintf(writer->text + writer->length, LONGEST, format, arguments);
	va_end(arguments);
	/* A line that was cut could not be read back. */
	if (length < 0 || length >= LONGEST)
		writer->is_bad = true;
	else
		writer->length += (size_t)length;
}

static bool put_journal(int file, const struct uncore_tables *tables, const struct uncore_priv_saved *saved,
			size_t count)
{
	struct writer writer = { .file = file };

	put_line(&writer, "uncore journal 1\n");
	put_line(&writer, "platform %s\n", uncore_text(tables, tables->id));
	put_line(&writer, "pid %ld\n", (long)getpid());
	for (size_t at = 0; at < count; at++) {
		const struct uncore_register *reg = &saved[at].reg;

		put_line(&writer, "%s %u %s %u %s %u 0x%llx\n", saved[at].scope == UNCORE_SCOPE_CPU ? "cpu" : "socket",
			 saved[at].unit, uncore_text(tables, uncore_boxes(tables)[reg->box].id), reg->instance,
			 uncore_text(tables, uncore_registers(tables)[reg->reg].id), reg->index,
			 (unsigned long long)saved[at].prior);
	}
	put_line(&writer, "end %zu\n", count);
	flush(&writer);
	return !writer.is_bad;
}

/*
 * Locked before it says anything: whoever can lock it knows that its session is gone. Between its making and its lock a
 * restore may have found it empty and removed it: then it is of no use.
 */
static bool lock_new(struct uncore_priv_locks *locks)
{
	struct stat status;

	if (flock(locks->journal, LOCK_EX) == 0 && fstat(locks->journal, &status) == 0 && status.st_nlink != 0)
		return true;
	close(locks->journal);
	locks->journal = -1;
	return false;
}

static int open_journal(struct uncore_priv_locks *locks, struct uncore_fault *fault)
{
	for (unsigned number = 0; number < 10000; number++) {
		snprintf(locks->journal_name, sizeof(locks->journal_name), "journal.%ld.%u", (long)getpid(), number);
		locks->journal = openat(locks->directory, locks->journal_name,
					O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
		if (locks->journal >= 0 ? lock_new(locks) : errno != EEXIST)
			break;
	}
	return locks->journal < 0 ? failed(fault, "make the journal", locks->journal_name) : 0;
}

int uncore_priv_journal_write(struct uncore_priv_locks *locks, const struct uncore_tables *tables,
			      const struct uncore_priv_saved *saved, size_t count, struct uncore_fault *fault)
{
	int result = open_journal(locks, fault);

	if (result != 0)
		return result;
	if (!put_journal(locks->journal, tables, saved, count) || fsync(locks->journal) != 0 ||
	    fsync(locks->directory) != 0) {
		result = failed(fault, "write the journal", locks->journal_name);
		uncore_priv_journal_remove(locks);
	}
	return result;
}

void uncore_priv_journal_remove(struct uncore_priv_locks *locks)
{
	if (locks->journal < 0)
		return;
	(void)unlinkat(locks->directory, locks->journal_name, 0);
	close(locks->journal);
	locks->journal = -1;
}

/* SPDX-License-Identifier: MIT */
/* Locks boxes and sockets by files of the state directory, and names who holds a lock. */
#define _GNU_SOURCE
#include "session/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "core/place.h"

/* To find out whether a file is locked, one must lock it for a moment. */
#define TRIES 20
static const struct timespec short_time = { 0, 10000000 };

bool try_lock(int file)
{
	int result = flock(file, LOCK_EX | LOCK_NB);

	for (unsigned tries = 1; result != 0 && errno == EWOULDBLOCK && tries < TRIES; tries++) {
		nanosleep(&short_time, NULL);
		result = flock(file, LOCK_EX | LOCK_NB);
	}
	return result == 0;
}

int state_file_failed(struct uncore_fault *fault, const char *what, const char *name)
{
	int code = errno == EACCES || errno == EPERM || errno == EROFS ? UNCORE_E_DENIED : UNCORE_E_IO;

	return uncore_fault_set(fault, code, "%s %s: %s", what, name, strerror(errno));
}

/*
 * A symbolic link of another user may lead anywhere, so it is refused. Whoever can exchange the folder after this check
 * could do so before it; the caller must choose a safe parent folder.
 */
static bool is_strange_link(const char *state)
{
	struct stat status;

	return lstat(state, &status) == 0 && S_ISLNK(status.st_mode) && status.st_uid != 0 &&
	       status.st_uid != geteuid();
}

/* Whether users other than root and the caller can remove files from the directory. */
static int check_directory(int directory, const char *state, struct uncore_fault *fault)
{
	struct stat status;

	if (fstat(directory, &status) != 0)
		return state_file_failed(fault, "open the state directory", state);
	if (status.st_uid != 0 && status.st_uid != geteuid())
		return uncore_fault_set(fault, UNCORE_E_DENIED,
					"state directory %s: user %ld owns it and "
					"could remove journals; as root: chown root %s",
					state, (long)status.st_uid, state);
	if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0 && !(status.st_mode & S_ISVTX))
		return uncore_fault_set(fault, UNCORE_E_DENIED,
					"state directory %s: others may remove journals from it; run: "
					"chmod +t %s",
					state, state);
	;
	return 0;
}

/* The parent folder of a new state directory. */
static bool stat_above(const char *state, struct stat *status)
{
	const char *slash = strrchr(state, '/');
	char above[PATH_MAX] = ".";

	if (slash == state)
		return stat("/", status) == 0;
	if (slash != NULL && (size_t)(slash - state) < sizeof(above)) {
		memcpy(above, state, (size_t)(slash - state));
		above[slash - state] = '\0';
	}
	return stat(above, status) == 0;
}

/*
 * With capabilities, a user can make a directory where his own rights do not allow it. He would own it and could remove
 * journals of others, so all other users, and root, would refuse it.
 */
static bool would_lock_out(const char *state)
{
	struct stat status;

	return geteuid() != 0 && lstat(state, &status) != 0 && errno == ENOENT && stat_above(state, &status) &&
	       status.st_uid != geteuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

int locks_open(struct locks *locks, const char *state, struct uncore_fault *fault)
{
	bool is_new;

	if (would_lock_out(state))
		return uncore_fault_set(
			fault, UNCORE_E_DENIED,
			"state directory %s: it does not exist, and one that you make would keep other users out; "
			"as root: mkdir -m 1777 %s",
			state, state);
	is_new = mkdir(state, 01777) == 0;
	if (!is_new && errno != EEXIST)
		return state_file_failed(fault, "make the state directory", state);
	if (is_strange_link(state))
		return uncore_fault_set(fault, UNCORE_E_DENIED,
					"state directory %s: it is a link that another user "
					"owns; remove it, or choose another directory",
					state);
	locks->directory = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (is_new ? O_NOFOLLOW : 0));
	if (locks->directory < 0)
		return state_file_failed(fault, "open the state directory", state);
	/* Like /tmp: every user can lock boxes, and none can remove another user's journal. */
	if (is_new)
		(void)fchmod(locks->directory, 01777);
	return check_directory(locks->directory, state, fault);
}

/* ---- the owner of a lock ---- */

/* Whether it is what sign() writes. */
static bool is_signed(const char *text)
{
	static const char form[] = " since 0000-00-00 00:00:00 UTC";
	size_t digits = strncmp(text, "pid ", 4) == 0 ? strspn(text + 4, "0123456789") : 0;

	text += 4 + digits;
	if (digits == 0 || digits > 10 || strlen(text) != strlen(form))
		return false;
	for (size_t at = 0; form[at] != '\0'; at++) {
		if (form[at] == '0' ? text[at] < '0' || text[at] > '9' : text[at] != form[at])
			return false;
	}
	return true;
}

/* The holder may be about to write its name. */
static void say_holder(int file, const char *what, struct uncore_fault *fault)
{
	char holder[96] = "";
	ssize_t length = pread(file, holder, sizeof(holder) - 1, 0);

	for (unsigned tries = 0; length == 0 && tries < TRIES; tries++) {
		nanosleep(&short_time, NULL);
		length = pread(file, holder, sizeof(holder) - 1, 0);
	}
	holder[length > 0 ? strcspn(holder, "\n") : 0] = '\0';
	/* Anyone can write to the file, so control characters must not reach a terminal. */
	uncore_fault_set(fault, UNCORE_E_BUSY, "%s is busy: %s", what,
			 is_signed(holder) ? holder : "another session uses it");
}

/* Writes the holder's name for people who find the lock. */
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
	/* A lock is valid even if the name cannot be written. */
	if (ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0 && write(file, text, (size_t)length) != length &&
	    ftruncate(file, 0) != 0)
		return;
}

static int make_room(struct locks *locks)
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

/* Anyone can write to the directory, so anything but a plain file with one name may be a trap. */
static bool is_trusted(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1;
}

/*
 * Opens a lock file, first without O_CREAT, which the kernel refuses for another user's file in a sticky directory
 * (fs.protected_regular). Returns -1 with errno on failure.
 */
static int open_lock(int directory, const char *name)
{
	int file = openat(directory, name, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

	if (file < 0 && errno == ENOENT) {
		file = openat(directory, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
		/* The umask must not matter, because the next session may be another user's. */
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

/* A link in the place of a lock is never followed, whoever made it. */
static int lock_failed(int directory, const char *name, struct uncore_fault *fault)
{
	int error = errno;
	struct stat status;

	if (error == ELOOP && fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0)
		return uncore_fault_set(fault, UNCORE_E_DENIED,
					"open the lock %s: it is a link, which user %ld owns; locks are plain files: "
					"remove it from the state directory",
					name, (long)status.st_uid);
	errno = error;
	return state_file_failed(fault, "open the lock", name);
}

static void add_file(struct locks *locks, int file)
{
	locks->files[locks->count++] = file;
}

int lock_boxes_of(struct locks *locks, const struct uncore_machine *machine, enum uncore_scope scope, unsigned unit,
		  uint16_t box, struct uncore_fault *fault)
{
	struct place place = place_of(machine, scope, unit);
	const char *id = uncore_text(machine->tables, uncore_boxes(machine->tables)[box].id);
	char name[96], what[96];
	int file, result = make_room(locks);

	if (result != 0)
		return result;
	snprintf(name, sizeof(name), "%s%u.%s.lock", place.word, place.number, id);
	snprintf(what, sizeof(what), "%s of %s %u", id, scope_word(scope), unit);
	file = open_lock(locks->directory, name);
	if (file < 0)
		return lock_failed(locks->directory, name, fault);
	if (!try_lock(file)) {
		say_holder(file, what, fault);
		close(file);
		return UNCORE_E_BUSY;
	}
	sign(file);
	add_file(locks, file);
	return 0;
}

/* ---- packages ---- */

/*
 * Locks the first byte by fcntl, whose locks change between shared and exclusive without a gap. flock locks whole
 * files, and has a gap.
 */
static int lock_byte(int file, short kind)
{
	struct flock lock = { .l_type = kind, .l_whence = SEEK_SET, .l_start = 0, .l_len = 1 };

	return fcntl(file, F_OFD_SETLK, &lock);
}

/* Returns 1 if the session is alone, 0 if it is not, -1 if another one has been alone for long. */
static int join(int file)
{
	for (unsigned tries = 0; tries < 10 * TRIES; tries++) {
		/* Kernels before 3.15 and some file systems have no such locks. Then every session counts as alone. */
		if (lock_byte(file, F_WRLCK) == 0 || (errno != EAGAIN && errno != EACCES))
			return 1;
		if (lock_byte(file, F_RDLCK) == 0)
			return 0;
		nanosleep(&short_time, NULL);
	}
	return -1;
}

int join_package(struct locks *locks, const struct uncore_machine *machine, unsigned socket,
		 struct package_lock *package, struct uncore_fault *fault)
{
	struct place place = place_of(machine, UNCORE_SCOPE_PACKAGE, socket);
	char name[32];
	int result = make_room(locks), joined;

	if (result != 0)
		return result;
	snprintf(name, sizeof(name), "%s%u.sessions", place.word, place.number);
	package->file = open_lock(locks->directory, name);
	if (package->file < 0)
		return lock_failed(locks->directory, name, fault);
	add_file(locks, package->file);
	joined = join(package->file);
	package->is_alone = joined == 1;
	return joined >= 0 ? 0 :
			     uncore_fault_set(fault, UNCORE_E_BUSY,
					      "socket %u is busy: another session began to start, "
					      "and has not finished; see: uncore who",
					      socket);
}

void admit_others(struct package_lock *package)
{
	if (package->is_alone && package->file >= 0)
		(void)lock_byte(package->file, F_RDLCK);
	package->is_alone = false;
}

/*
 * A process that was forked meanwhile has the same descriptors and would keep the lock, so it is released explicitly.
 */
static void let_go(int file)
{
	(void)flock(file, LOCK_UN);
	(void)lock_byte(file, F_UNLCK);
	close(file);
}

void locks_close(struct locks *locks)
{
	/* Lock files are never removed: two processes could then hold one lock, by an old file and a new one. */
	for (size_t at = 0; at < locks->count; at++) {
		/* Erases the holder's name, so that a holder that is gone is not reported. */
		(void)!ftruncate(locks->files[at], 0);
		let_go(locks->files[at]);
	}
	free(locks->files);
	if (locks->journal >= 0)
		let_go(locks->journal);
	if (locks->directory >= 0)
		close(locks->directory);
	*locks = (struct locks){ .directory = -1, .journal = -1 };
}

/* SPDX-License-Identifier: MIT */
/* Writes journals. */
#define _GNU_SOURCE
#include "session/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "core/place.h"

/* RENAME_NOREPLACE of linux/fs.h. musl has neither this name nor a function for the call. */
#define NO_REPLACE 1u

/* RFC 3720, B.4: 0x1edc6f41 with its bits reversed. */
#define CASTAGNOLI UINT32_C(0x82f63b78)

/* A journal has a few thousand bytes, so no table is needed. */
static uint32_t crc_add(uint32_t crc, const char *text, size_t length)
{
	for (size_t at = 0; at < length; at++) {
		crc ^= (uint8_t)text[at];
		for (unsigned bit = 0; bit < 8; bit++)
			crc = crc & 1 ? crc >> 1 ^ CASTAGNOLI : crc >> 1;
	}
	return crc;
}

uint32_t crc32c(const char *text, size_t length)
{
	return ~crc_add(UINT32_MAX, text, length);
}

struct moment moment_now(const struct uncore_machine *machine)
{
	struct moment moment = { "-", 0 };
	struct timespec now = { 0, 0 };

	if (machine->boot != NULL)
		snprintf(moment.boot, sizeof(moment.boot), "%s", machine->boot);
	(void)clock_gettime(CLOCK_BOOTTIME, &now);
	moment.ns = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
	return moment;
}

/*
 * A root may have any name. Characters that would break the line are replaced; the rest of the name still identifies
 * it.
 */
void machine_line(const struct uncore_machine *machine, char *line, size_t room)
{
	snprintf(line, room, "machine %s", machine->name);
	for (size_t at = 0; line[at] != '\0'; at++) {
		if ((unsigned char)line[at] < ' ' || (unsigned char)line[at] >= 0x7f)
			line[at] = '?';
	}
}

/* ---- text ---- */

struct writer {
	int file;
	char text[4096];
	size_t length;
	uint32_t crc; /* of what was put so far, not yet inverted */
	bool is_bad;  /* errno says why */
};

static void flush(struct writer *writer)
{
	for (size_t done = 0; done < writer->length && !writer->is_bad;) {
		ssize_t count = write(writer->file, writer->text + done, writer->length - done);

		if (count > 0)
			done += (size_t)count;
		else if (count == 0 || errno != EINTR)
			writer->is_bad = true;
	}
	writer->length = 0;
}

UNCORE_PRINTF(2, 3) static void put_text(struct writer *writer, const char *format, ...)
{
	enum { LONGEST = 256 };
	va_list arguments;
	int length;

	if (writer->length + LONGEST > sizeof(writer->text))
		flush(writer);
	va_start(arguments, format);
	length = vsnprintf(writer->text + writer->length, LONGEST, format, arguments);
	va_end(arguments);
	/* A line that was cut cannot be read back, so this fails. */
	if (length < 0 || length >= LONGEST) {
		writer->is_bad = true;
		errno = ENAMETOOLONG;
		return;
	}
	writer->crc = crc_add(writer->crc, writer->text + writer->length, (size_t)length);
	writer->length += (size_t)length;
}

static void put_register(struct writer *writer, const struct uncore_machine *machine, const struct saved *saved)
{
	const struct uncore_tables *tables = machine->tables;
	const struct uncore_register *reg = &saved->reg;
	struct place place = place_of(machine, saved->scope, saved->unit);

	put_text(writer, "%s %u %s %u %s %u 0x%" PRIx64 "\n", place.word, place.number,
		 uncore_text(tables, uncore_boxes(tables)[reg->box].id), reg->instance,
		 uncore_text(tables, uncore_registers(tables)[reg->reg].id), reg->index, saved->prior);
}

static bool put_journal(int file, const struct uncore_machine *machine, const struct saved *saved, size_t count)
{
	struct writer writer = { .file = file, .crc = UINT32_MAX };
	struct moment now = moment_now(machine);
	char line[MACHINE_LINE];

	put_text(&writer, "uncore journal %d\n", JOURNAL_FORMAT);
	put_text(&writer, "platform %s\n", uncore_text(machine->tables, machine->tables->id));
	put_text(&writer, "boot %s %" PRIu64 "\n", now.boot, now.ns);
	machine_line(machine, line, sizeof(line));
	put_text(&writer, "%s\n", line);
	put_text(&writer, "pid %ld\n", (long)getpid());
	for (size_t at = 0; at < count; at++)
		put_register(&writer, machine, &saved[at]);
	put_text(&writer, "end %zu ", count);
	put_text(&writer, "0x%08" PRIx32 "\n", ~writer.crc);
	flush(&writer);
	return !writer.is_bad;
}

/* ---- files ---- */

bool is_journal(const char *name, const char *prefix)
{
	size_t length = strlen(prefix), digits;

	if (strncmp(name, prefix, length) != 0)
		return false;
	name += length;
	digits = strspn(name, "0123456789");
	if (digits == 0 || name[digits] != '.')
		return false;
	name += digits + 1;
	digits = strspn(name, "0123456789");
	return digits != 0 && name[digits] == '\0';
}

/*
 * The file is locked before it has any contents. So a program that can lock a journal knows that its session is gone.
 * Before it is locked, a restore may find it empty and remove it; then it is useless.
 */
static bool lock_new(struct locks *locks)
{
	struct stat status;

	if (flock(locks->journal, LOCK_EX) == 0 && fstat(locks->journal, &status) == 0 && status.st_nlink != 0)
		return true;
	close(locks->journal);
	locks->journal = -1;
	errno = EEXIST;
	return false;
}

/* A dead process with the same number may have left one. */
static bool is_taken(const struct locks *locks)
{
	return faccessat(locks->directory, locks->journal_name, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

/* While the draft has the number, no other session of this process uses it for a journal. */
static bool make_draft(struct locks *locks, const char *draft)
{
	locks->journal = openat(locks->directory, draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
	if (locks->journal < 0 || !lock_new(locks))
		return false;
	if (!is_taken(locks))
		return true;
	(void)unlinkat(locks->directory, draft, 0);
	close(locks->journal);
	locks->journal = -1;
	errno = EEXIST;
	return false;
}

static int open_draft(struct locks *locks, char *draft, size_t room, struct uncore_fault *fault)
{
	for (unsigned number = 0; number < 10000; number++) {
		snprintf(locks->journal_name, sizeof(locks->journal_name), JOURNAL_PREFIX "%ld.%u", (long)getpid(),
			 number);
		snprintf(draft, room, DRAFT_PREFIX "%ld.%u", (long)getpid(), number);
		errno = EEXIST;
		if (make_draft(locks, draft))
			return 0;
		if (errno != EEXIST)
			break;
	}
	return state_file_failed(fault, "make the journal", locks->journal_name);
}

/* If a file system cannot refuse to replace a file, a check that there is none must do. */
static bool give_name(const struct locks *locks, const char *draft)
{
	int directory = locks->directory;
	int result = (int)syscall(SYS_renameat2, directory, draft, directory, locks->journal_name, NO_REPLACE);

	if (result != 0 && (errno == EINVAL || errno == ENOSYS) && !is_taken(locks))
		result = renameat(directory, draft, directory, locks->journal_name);
	return result == 0;
}

int journal_write(struct locks *locks, const struct uncore_machine *machine, const struct saved *saved, size_t count,
		  struct uncore_fault *fault)
{
	char draft[sizeof(locks->journal_name)];
	int result = open_draft(locks, draft, sizeof(draft), fault);

	if (result != 0)
		return result;
	if (put_journal(locks->journal, machine, saved, count) && fsync(locks->journal) == 0 &&
	    give_name(locks, draft) && fsync(locks->directory) == 0)
		return 0;
	result = state_file_failed(fault, "write the journal", locks->journal_name);
	(void)unlinkat(locks->directory, draft, 0);
	journal_remove(locks);
	return result;
}

void journal_remove(struct locks *locks)
{
	if (locks->journal < 0)
		return;
	(void)unlinkat(locks->directory, locks->journal_name, 0);
	close(locks->journal);
	locks->journal = -1;
}

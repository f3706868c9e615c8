/* SPDX-License-Identifier: MIT */
/* Reads files of tables and checks them. */
#define _GNU_SOURCE
#include "core/tables/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/tables/check.h"
#include "uncore/tables_file.h"
#include "uncore/uncore.h"

enum { BETWEEN = 8 }; /* tables begin at a multiple of it */

#define AGAIN "make it again: uncoregen generate --tables"

static int system_failed(const char *path, struct uncore_fault *fault)
{
	int code = errno == ENOENT ? UNCORE_E_NOENT : errno == EACCES ? UNCORE_E_DENIED : UNCORE_E_IO;

	return uncore_fault_set(fault, code, "%.140s: %s", path, strerror(errno));
}

static int no_tables(const char *path, struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_DAMAGED, "%.140s: is no file of tables; " AGAIN, path);
}

static int read_all(int fd, const char *path, char *file, size_t size, struct uncore_fault *fault)
{
	size_t done = 0;

	while (done < size) {
		ssize_t count = read(fd, file + done, size - done);

		if (count < 0 && errno == EINTR)
			continue;
		if (count < 0)
			return system_failed(path, fault);
		if (count == 0)
			return uncore_fault_set(fault, UNCORE_E_DAMAGED, "%.140s: became shorter while it was read",
						path);
		done += (size_t)count;
	}
	return 0;
}

static int read_file(int fd, const char *path, void **file, size_t *size, struct uncore_fault *fault)
{
	struct stat status;
	int result;

	if (fstat(fd, &status) != 0)
		return system_failed(path, fault);
	if (!S_ISREG(status.st_mode) || status.st_size <= 0)
		return no_tables(path, fault);
	if ((uint64_t)status.st_size > UNCORE_TABLES_FILE_BYTES_MAX)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%.140s: has more than %u MiB, and no more are read",
					path, (unsigned)(UNCORE_TABLES_FILE_BYTES_MAX >> 20));
	*size = (size_t)status.st_size;
	*file = malloc(*size);
	if (*file == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%.140s: %s", path, uncore_error_text(UNCORE_E_NOMEM));
	result = read_all(fd, path, (char *)*file, *size, fault);
	if (result != 0) {
		free(*file);
		*file = NULL;
	}
	return result;
}

int read_tables_file(const char *path, void **file, size_t *size, struct uncore_fault *fault)
{
	/* A named pipe would wait for a writer. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), result;

	if (fd < 0)
		return system_failed(path, fault);
	result = read_file(fd, path, file, size, fault);
	(void)close(fd);
	return result;
}

static int check_head(const struct uncore_tables_file *head, size_t size, const char *path, struct uncore_fault *fault)
{
	if (size < sizeof(*head) || memcmp(head->magic, UNCORE_TABLES_FILE_MAGIC, sizeof(head->magic)) != 0)
		return no_tables(path, fault);
	if (head->order != UNCORE_TABLES_FILE_ORDER)
		return uncore_fault_set(fault, UNCORE_E_STALE,
					"%.140s: its numbers are little-endian, and those of this machine are not",
					path);
	if (head->abi != UNCORE_TABLE_ABI)
		return uncore_fault_set(fault, UNCORE_E_STALE,
					"%.120s: was made for table ABI %u, and this libuncore reads %u; " AGAIN
					" with the uncoregen of this version",
					path, (unsigned)head->abi, UNCORE_TABLE_ABI);
	if (head->size != size)
		return uncore_fault_set(fault, UNCORE_E_DAMAGED, "%.120s: has %zu bytes, and was made with %u; " AGAIN,
					path, size, (unsigned)head->size);
	if (head->digest != uncore_tables_file_digest(head, size))
		return uncore_fault_set(fault, UNCORE_E_DAMAGED,
					"%.140s: was changed since it was made: its digest is wrong; " AGAIN, path);
	return 0;
}

static int check_tables(const struct uncore_tables *tables, const char *path, struct uncore_fault *fault)
{
	struct wrong wrong = { "arrays", "", "are out of bounds", 0 };

	if (uncore_tables_check(tables) == 0 && members_fit(tables, &wrong) && rows_agree(tables, &wrong) &&
	    events_agree(tables, &wrong))
		return 0;
	return uncore_fault_set(fault, UNCORE_E_DAMAGED, "%.120s: %s[%u]%s%s %s; " AGAIN, path, wrong.array, wrong.row,
				wrong.member[0] != '\0' ? "." : "", wrong.member, wrong.what);
}

int tables_file_check(const void *file, size_t size, const char *path, struct uncore_fault *fault)
{
	const struct uncore_tables_file *head = (const struct uncore_tables_file *)file;
	size_t at = sizeof(*head);
	int result = check_head(head, size, path, fault);

	for (unsigned each = 0; result == 0 && each < head->count; each++) {
		const struct uncore_tables *tables =
			(const struct uncore_tables *)(const void *)((const char *)file + at);

		if (size - at < sizeof(*tables) || tables->size > size - at)
			return uncore_fault_set(fault, UNCORE_E_DAMAGED, "%.140s: platform %u is cut off; " AGAIN, path,
						each);
		result = check_tables(tables, path, fault);
		at += ((size_t)tables->size + BETWEEN - 1) / BETWEEN * BETWEEN;
		if (at > size)
			at = size;
	}
	return result == 0 && at != size ? no_tables(path, fault) : result;
}

const struct uncore_tables *tables_file_next(const void *file, const struct uncore_tables *tables)
{
	const struct uncore_tables_file *head = (const struct uncore_tables_file *)file;
	size_t at = sizeof(*head);

	if (tables != NULL)
		at = (size_t)((const char *)tables - (const char *)file) +
		     ((size_t)tables->size + BETWEEN - 1) / BETWEEN * BETWEEN;
	return at < head->size ? (const struct uncore_tables *)(const void *)((const char *)file + at) : NULL;
}

/* SPDX-License-Identifier: MIT */
/*
 * Serves the files of the msr-safe module, version 1.8 (github.com/LLNL/msr-safe: msr_entry.c, msr_allowlist.c,
 * msr_version.c). Only MSRs in its list can be read, and only the bits of the MSR's mask written, even by root.
 */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fuse/access.h"
#include "fuse/machine.h"
#include "fuse/safe.h"
#include "fuse/text.h"

#define SPACE " \t\n\v\f\r"

enum { MSR_BYTES = 8, LIST_BYTES = 128 * 1024, CLEARING_BYTES = 2, ENTRY_BYTES = 4 };

void mount_print_safe_version(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fwrite("1.8.0", sizeof("1.8.0"), 1, to); /* with its NUL, and no newline */
}

/* ---- the list ---- */

void mount_print_allowed(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	for (size_t at = 0; at < machine->allowed_count; at++)
		fprintf(to, "%s0x%08" PRIX64 " 0x%016" PRIX64 "\n", at == 0 ? "#MSR       Write mask\n" : "",
			machine->allowed[at].number, machine->allowed[at].mask);
}

static int by_number(const void *a, const void *b)
{
	uint64_t left = ((const struct mount_allowed *)a)->number, right = ((const struct mount_allowed *)b)->number;

	return (left > right) - (left < right);
}

const struct mount_allowed *mount_find_allowed(const struct mount_machine *machine, uint64_t number)
{
	struct mount_allowed key = { number, 0 };

	if (machine->allowed_count == 0)
		return NULL;
	return (const struct mount_allowed *)bsearch(&key, machine->allowed, machine->allowed_count, sizeof(key),
						     by_number);
}

/* Skips comments between entries. */
static const char *skip(const char *at)
{
	for (;;) {
		at += strspn(at, SPACE);
		if (*at != '#')
			return at;
		at += strcspn(at, "\n");
	}
}

/* Reads a number, and the white space that must follow it. */
static int take_number(const char **at, uint64_t *number)
{
	size_t length;
	char *end;

	*at += strspn(*at, SPACE);
	length = strcspn(*at, SPACE);
	if ((*at)[length] == '\0')
		return -EILSEQ;
	if (!isdigit((unsigned char)**at))
		return -EINVAL;
	errno = 0;
	*number = strtoull(*at, &end, 0);
	if (errno == ERANGE)
		return -ERANGE;
	if (end != *at + length)
		return -EINVAL;
	*at = end + 1;
	return 0;
}

static int take_entries(const char *text, struct mount_allowed *list, size_t *count)
{
	int result = 0;

	for (const char *at = skip(text); *at != '\0' && result == 0; at = skip(at)) {
		result = take_number(&at, &list[*count].number);
		if (result == 0)
			result = take_number(&at, &list[*count].mask);
		++*count;
	}
	return result == 0 && *count == 0 ? -ENOMSG : result;
}

static void replace(struct mount_machine *machine, struct mount_allowed *list, size_t count)
{
	free(machine->allowed);
	machine->allowed = list;
	machine->allowed_count = count;
}

static bool has_twice(const struct mount_allowed *list, size_t count)
{
	for (size_t at = 1; at < count; at++) {
		if (list[at].number == list[at - 1].number)
			return true;
	}
	return false;
}

/* A text that cannot be read does not change the list. A text that has an MSR twice empties it. */
static int read_list(struct mount_machine *machine, const char *text, size_t length)
{
	size_t count = 0;
	struct mount_allowed *list =
		(struct mount_allowed *)malloc((length / ENTRY_BYTES + 1) * sizeof(struct mount_allowed));
	int result = list == NULL ? -ENOMEM : take_entries(text, list, &count);

	if (result != 0) {
		free(list);
		return result;
	}
	qsort(list, count, sizeof(list[0]), by_number);
	if (has_twice(list, count)) {
		free(list);
		replace(machine, NULL, 0);
		return -ENOTUNIQ;
	}
	replace(machine, list, count);
	return 0;
}

ssize_t mount_write_allowed(struct mount_machine *machine, const char *from, size_t size)
{
	char *text;
	int result;

	if (size <= CLEARING_BYTES) {
		replace(machine, NULL, 0);
		return (ssize_t)size;
	}
	if (size > LIST_BYTES)
		return -E2BIG;
	text = (char *)malloc(size + 1);
	if (text == NULL)
		return -ENOMEM;
	memcpy(text, from, size);
	text[size] = '\0';
	result = read_list(machine, text, size);
	free(text);
	return result == 0 ? (ssize_t)size : result;
}

/* ---- the file of a CPU ---- */

ssize_t mount_read_safe(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset)
{
	if (size != MSR_BYTES)
		return -EINVAL;
	if (mount_find_allowed(machine, (uint32_t)offset) == NULL)
		return -EACCES;
	return mount_read_msr(machine, cpu, to, size, offset);
}

ssize_t mount_write_safe(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			 uint64_t offset)
{
	const struct mount_allowed *allowed = mount_find_allowed(machine, (uint32_t)offset);
	uint64_t before = 0, value;
	ssize_t done = MSR_BYTES;

	if (size != MSR_BYTES)
		return -EINVAL;
	if (allowed == NULL || allowed->mask == 0)
		return -EACCES;
	if (allowed->mask != UINT64_MAX)
		done = mount_read_msr(machine, cpu, (uint8_t *)&before, MSR_BYTES, offset);
	if (done != MSR_BYTES)
		return done;
	memcpy(&value, from, sizeof(value));
	value = (value & allowed->mask) | (before & ~allowed->mask);
	return mount_write_msr(machine, cpu, (const uint8_t *)&value, MSR_BYTES, offset);
}

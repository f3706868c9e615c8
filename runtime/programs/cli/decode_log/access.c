/* SPDX-License-Identifier: MIT */
/* Helps scanners: collects accesses, and reads numbers. */
#include "cli/decode_log/access.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void log_reader_end(struct log_reader *reader)
{
	free(reader->accesses);
	free(reader->awaited);
}

void log_add(struct log_reader *reader, const struct log_access *access)
{
	if (reader->count == reader->room) {
		reader->room = 2 * reader->room + 8;
		reader->accesses = take_memory(reader->accesses, reader->room * sizeof(*access));
	}
	reader->accesses[reader->count++] = *access;
}

void log_await(struct log_reader *reader, const struct log_awaited *awaited)
{
	log_add(reader, &awaited->access);
	if (reader->awaited_count == reader->awaited_room) {
		reader->awaited_room = 2 * reader->awaited_room + 8;
		reader->awaited = take_memory(reader->awaited, reader->awaited_room * sizeof(*awaited));
	}
	reader->awaited[reader->awaited_count++] = *awaited;
}

bool log_skip(const char **at, const char *text)
{
	size_t length = strlen(text);

	if (strncmp(*at, text, length) != 0)
		return false;
	*at += length;
	return true;
}

void log_skip_blanks(const char **at)
{
	*at += strspn(*at, " \t");
}

static unsigned digit_of(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	c = (char)(c | 0x20);
	return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 16;
}

bool log_number(const char **at, unsigned base, uint64_t *number)
{
	const char *begin = *at, *first;
	uint64_t value = 0;

	if ((base == 0 || base == 16) && begin[0] == '0' && (begin[1] | 0x20) == 'x' && digit_of(begin[2]) < 16) {
		base = 16;
		begin += 2;
	}
	if (base == 0)
		base = begin[0] == '0' ? 8 : 10;
	for (first = begin; digit_of(*begin) < base; begin++) {
		if (value > (UINT64_MAX - digit_of(*begin)) / base)
			return false;
		value = value * base + digit_of(*begin);
	}
	if (begin == first)
		return false;
	*number = value;
	*at = begin;
	return true;
}

bool log_whole_number(const char *word, unsigned base, uint64_t *number)
{
	return log_number(&word, base, number) && *word == '\0';
}

struct log_access log_msr(struct log_unit unit, bool is_write, uint64_t number)
{
	/* What is too wide is no register's number. */
	return (struct log_access){ .at = { .space = UNCORE_SPACE_MSR,
					    .device = UNCORE_NO_PLACE,
					    .function = UNCORE_NO_PLACE,
					    .number = number > UINT32_MAX ? UINT32_MAX : (uint32_t)number },
				    .unit = unit,
				    .is_write = is_write };
}

struct log_access log_pci(struct log_unit unit, uint8_t device, uint8_t function, bool is_write, uint32_t offset,
			  unsigned bytes)
{
	return (struct log_access){ .at = { .space = UNCORE_SPACE_PCI,
					    .device = device,
					    .function = function,
					    .nth = ADDRESS_ANY,
					    .bus = ADDRESS_ANY,
					    .number = offset },
				    .unit = unit,
				    .is_write = is_write,
				    .mask = bytes == 0 ? 0 : UINT64_MAX >> (64 - 8 * bytes) };
}

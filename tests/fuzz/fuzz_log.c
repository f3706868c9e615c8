/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the scanners of decode-log: the first byte chooses the platform, the rest is a log. A scanner must not read
 * past its line, and what it finds must be in bounds.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/decode_log/access.h"
#include "uncore/uncore.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void demand(bool holds)
{
	if (!holds)
		abort();
}

static void check(const struct log_reader *reader, const struct log_access *access)
{
	const struct uncore_tables *tables = reader->map->tables;
	struct found_register found[8];

	demand(find_at_address(reader->map, &access->at, found, 8) <= reader->map->count);
	demand(!access->is_resolved ||
	       (access->resolved.reg.box < tables->boxes.count && access->resolved.reg.reg < tables->registers.count));
}

/* Each line is a block of its own, so that a byte too far is seen. */
static void read_line(struct log_reader *reader, const uint8_t *from, size_t length)
{
	char *line = malloc(length + 1);

	demand(line != NULL);
	memcpy(line, from, length);
	line[length] = '\0';
	if (log_read_line(reader, line) != NULL)
		for (size_t at = 0; at < reader->count; at++)
			check(reader, &reader->accesses[at]);
	free(line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct address_map maps[256];
	static struct log_reader reader;
	struct address_map *map;

	if (size == 0)
		return 0;
	map = &maps[data[0]];
	if (map->tables == NULL && uncore_platform_at(data[0]) != NULL)
		make_address_map(map, uncore_platform_at(data[0]));
	if (map->tables == NULL)
		return 0;
	log_reader_begin(&reader, map);
	for (size_t at = 1; at < size;) {
		const uint8_t *end = memchr(data + at, '\n', size - at);
		size_t length = end != NULL ? (size_t)(end - data) - at : size - at;

		read_line(&reader, data + at, length);
		at += length + 1;
	}
	log_reader_end(&reader);
	return 0;
}

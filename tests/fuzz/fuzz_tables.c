/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the check of tables from files. The input changes bytes of a linked platform's tables: its first byte chooses
 * the platform, and each further five are a place and what is exclusive-ored there. The digest is made right. Tables
 * that the check lets through are used in every way.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../unit/use_tables.h"
#include "core/tables/file.h"
#include "uncore/tables_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { EDIT = 5 };

static const struct uncore_tables *choose(unsigned number)
{
	unsigned count = 0;

	while (uncore_platform_at(count) != NULL)
		count++;
	return uncore_platform_at(number % count);
}

static void edit(char *tables, size_t size, const uint8_t *data)
{
	uint32_t at;

	memcpy(&at, data, sizeof(at));
	tables[at % size] = (char)(tables[at % size] ^ (char)data[sizeof(at)]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct uncore_tables *tables = choose(size != 0 ? data[0] : 0);
	size_t whole = ((size_t)tables->size + 7) / 8 * 8, length = sizeof(struct uncore_tables_file) + whole;
	struct uncore_tables_file head = {
		.order = UNCORE_TABLES_FILE_ORDER, .abi = UNCORE_TABLE_ABI, .size = (uint32_t)length, .count = 1
	};
	char *file = calloc(1, length);

	if (file == NULL)
		return 0;
	memcpy(head.magic, UNCORE_TABLES_FILE_MAGIC, sizeof(head.magic));
	memcpy(file + sizeof(head), tables, tables->size);
	for (size_t at = 1; at + EDIT <= size; at += EDIT)
		edit(file + sizeof(head), tables->size, data + at);
	memcpy(file, &head, sizeof(head));
	head.digest = uncore_tables_file_digest(file, length);
	memcpy(file, &head, sizeof(head));
	if (tables_file_check(file, length, "fuzz", NULL) == 0)
		use_tables((const struct uncore_tables *)(const void *)(file + sizeof(head)));
	free(file);
	return 0;
}

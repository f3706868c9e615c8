/* SPDX-License-Identifier: MIT */
/*
 * A file of tables begins with this head. Then the tables of one platform follow the other, each as in memory and at a
 * multiple of eight bytes. uncoregen generate --tables writes such files, uncore_platforms_load() reads them. Numbers
 * have the byte order of x86 on every machine.
 */
#ifndef UNCORE_TABLES_FILE_H
#define UNCORE_TABLES_FILE_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/table_abi.h"

#define UNCORE_TABLES_FILE_MAGIC "UNCORTBL"               /* eight bytes, without a NUL */
#define UNCORE_TABLES_FILE_BYTES_MAX (UINT32_C(64) << 20) /* of a file, at most */
#define UNCORE_TABLES_FILE_ORDER UINT32_C(0x01020304)

struct uncore_tables_file {
	char magic[8];
	uint32_t order;  /* UNCORE_TABLES_FILE_ORDER, in the byte order of the numbers */
	uint32_t abi;    /* UNCORE_TABLE_ABI of the tables */
	uint32_t size;   /* of the file, in bytes */
	uint32_t count;  /* of platforms */
	uint64_t digest; /* of all bytes but these eight */
};

#define UNCORE_FNV_START UINT64_C(0xcbf29ce484222325)

/* FNV-1a of 64 bits: begins with UNCORE_FNV_START, and goes on from the digest of the bytes before. */
static inline uint64_t uncore_fnv(uint64_t digest, const void *bytes, size_t count)
{
	const unsigned char *at = (const unsigned char *)bytes;

	for (size_t i = 0; i < count; i++)
		digest = (digest ^ at[i]) * UINT64_C(0x100000001b3);
	return digest;
}

/* The digest of a file of tables, whose size is not below that of its head. */
static inline uint64_t uncore_tables_file_digest(const void *file, size_t size)
{
	const char *bytes = (const char *)file;
	size_t before = offsetof(struct uncore_tables_file, digest);

	return uncore_fnv(uncore_fnv(UNCORE_FNV_START, bytes, before), bytes + sizeof(struct uncore_tables_file),
			  size - sizeof(struct uncore_tables_file));
}

#endif

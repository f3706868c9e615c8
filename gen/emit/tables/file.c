/* SPDX-License-Identifier: MIT */
/* Emits a file of tables: its head, and the tables of platforms. */
#include <string.h>

#include "emit/emit.h"
#include "uncore/tables_file.h"

enum { BETWEEN = 8 }; /* tables begin at a multiple of it */

static void store_number(struct text *out, size_t at, uint64_t value, size_t size)
{
	for (size_t i = 0; i < size; i++)
		out->at[at + i] = (char)(unsigned char)(value >> 8 * i & 0xff);
}

#define PUT(out, member, value) \
	store_number(out, offsetof(struct uncore_tables_file, member), value, \
		     sizeof(((struct uncore_tables_file *)NULL)->member))

static void put_head(struct text *out, size_t count)
{
	memcpy(out->at, UNCORE_TABLES_FILE_MAGIC, sizeof(((struct uncore_tables_file *)NULL)->magic));
	PUT(out, order, UNCORE_TABLES_FILE_ORDER);
	PUT(out, abi, UNCORE_TABLE_ABI);
	PUT(out, size, out->length);
	PUT(out, count, count);
	PUT(out, digest, uncore_tables_file_digest(out->at, out->length));
}

static void put_zeros(struct text *out, size_t count)
{
	memset(text_reserve(out, count), 0, count);
	text_written(out, count);
}

const char *emit_tables_file(const struct platform *const *platforms, size_t count, struct text *out)
{
	put_zeros(out, sizeof(struct uncore_tables_file));
	for (size_t i = 0; i < count; i++) {
		const char *wide = emit_image(platforms[i], out);

		if (wide != NULL)
			return wide;
		put_zeros(out, (BETWEEN - out->length % BETWEEN) % BETWEEN);
	}
	if (out->length > UNCORE_TABLES_FILE_BYTES_MAX)
		return "size";
	put_head(out, count);
	return NULL;
}

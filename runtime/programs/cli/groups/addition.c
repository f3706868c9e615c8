/* SPDX-License-Identifier: MIT */
/* Adds rows to the tables of a platform. Rows refer to each other by numbers, so those that are there stay. */
#include "cli/groups/addition.h"

#include <string.h>

#include "uncore/tables_file.h"

enum { BETWEEN = 8 }; /* what tables, and their arrays, begin at a multiple of */

static const struct {
	size_t size, place;
} shapes[] = {
#define SHAPE_(name, type, members) { sizeof(type), offsetof(struct uncore_tables, name) },
	UNCORE_TABLE_ARRAYS(SHAPE_)
#undef SHAPE_
};

static struct uncore_array array_of(const struct uncore_tables *tables, unsigned array)
{
	struct uncore_array found;

	memcpy(&found, (const char *)tables + shapes[array].place, sizeof found);
	return found;
}

uncore_string addition_text(struct addition *addition, const char *text)
{
	uncore_string at = (uncore_string)(addition->base->pool.count + addition->pool.length);

	text_bytes(&addition->pool, text, strlen(text) + 1);
	return at;
}

static size_t row_count(const struct addition *addition, unsigned array)
{
	return array_of(addition->base, array).count + addition->rows[array].length / shapes[array].size;
}

uint16_t addition_rows(struct addition *addition, enum uncore_table_array array, const void *rows, size_t count)
{
	size_t first = row_count(addition, array);

	text_bytes(&addition->rows[array], rows, count * shapes[array].size);
	return (uint16_t)first;
}

bool addition_fits(const struct addition *addition)
{
	for (unsigned array = 0; array < UNCORE_TABLE_END; array++)
		if (addition->rows[array].length != 0 && row_count(addition, array) >= UNCORE_NO_INDEX)
			return false;
	return true;
}

static void align(struct text *out, size_t begin)
{
	while ((out->length - begin) % BETWEEN != 0)
		text_char(out, '\0');
}

static void put_array(struct text *out, size_t begin, size_t place, size_t count)
{
	struct uncore_array array = { (uint32_t)(out->length - begin), (uint32_t)count };

	memcpy(out->at + begin + place, &array, sizeof array);
}

void addition_write(const struct addition *addition, struct text *out)
{
	const struct uncore_tables *base = addition->base;
	size_t begin = out->length;
	uint32_t size;

	text_bytes(out, (const char *)base, sizeof *base);
	for (unsigned array = 0; array < UNCORE_TABLE_END; array++) {
		struct uncore_array old = array_of(base, array);

		if (row_count(addition, array) == 0)
			continue;
		align(out, begin);
		put_array(out, begin, shapes[array].place, row_count(addition, array));
		text_bytes(out, (const char *)base + old.offset, old.count * shapes[array].size);
		text_bytes(out, addition->rows[array].at, addition->rows[array].length);
	}
	align(out, begin);
	put_array(out, begin, offsetof(struct uncore_tables, pool), base->pool.count + addition->pool.length);
	text_bytes(out, (const char *)base + base->pool.offset, base->pool.count);
	text_bytes(out, addition->pool.at, addition->pool.length);
	align(out, begin);
	size = (uint32_t)(out->length - begin);
	memcpy(out->at + begin + offsetof(struct uncore_tables, size), &size, sizeof size);
}

void tables_write(const struct uncore_tables *tables, struct text *out)
{
	text_bytes(out, (const char *)tables, tables->size);
	align(out, 0);
}

void tables_file_begin(struct text *out)
{
	struct uncore_tables_file head = { .order = UNCORE_TABLES_FILE_ORDER, .abi = UNCORE_TABLE_ABI };

	memcpy(head.magic, UNCORE_TABLES_FILE_MAGIC, sizeof head.magic);
	text_bytes(out, (const char *)&head, sizeof head);
}

void tables_file_end(struct text *out, uint32_t platforms)
{
	struct uncore_tables_file head;

	memcpy(&head, out->at, sizeof head);
	head.size = (uint32_t)out->length;
	head.count = platforms;
	memcpy(out->at, &head, sizeof head);
	head.digest = uncore_tables_file_digest(out->at, out->length);
	memcpy(out->at, &head, sizeof head);
}

void addition_free(struct addition *addition)
{
	for (unsigned array = 0; array < UNCORE_TABLE_END; array++)
		text_free(&addition->rows[array]);
	text_free(&addition->pool);
}

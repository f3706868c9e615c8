/* SPDX-License-Identifier: MIT */
/* Checks tables by the lists of uncore/table_members.h: where arrays are, and what each member holds. */
#include <string.h>

#include "core/tables/check.h"
#include "shared/control.h"

struct member {
	const char *name;
	uint64_t limit;
	uint16_t offset, size;
	uint8_t kind, array; /* enum uncore_member_kind, enum uncore_table_array */
};

struct array_shape {
	const char *name;
	size_t at; /* where the head says where the array is */
	size_t size, alignment;
};

/* Apart from the shapes: a program that loads no file looks at no member. */
struct member_list {
	const struct member *at;
	size_t count;
};

#define MEMBER_(type, member, kind, array, limit) \
	{ #member, \
	  limit, \
	  offsetof(type, member), \
	  sizeof(((type *)NULL)->member), \
	  UNCORE_MEMBER_##kind, \
	  UNCORE_TABLE_##array },
#define MEMBER__PLAIN(type, kind) { "", 0, 0, sizeof(type), UNCORE_MEMBER_##kind, UNCORE_TABLE_NONE },
#define MEMBERS_(name, type, list) static const struct member name##_members[] = { list(MEMBER_, type) };
UNCORE_TABLE_ARRAYS(MEMBERS_)
static const struct member head_members[] = { UNCORE_HEAD_MEMBERS(MEMBER_, struct uncore_tables) };

#define LIST(name) \
	{ \
		name##_members, sizeof(name##_members) / sizeof(name##_members[0]) \
	}
#define LIST_(name, type, list) LIST(name),
static const struct member_list members[UNCORE_TABLE_END] = { UNCORE_TABLE_ARRAYS(LIST_) };
static const struct member_list members_of_head = LIST(head);

#define SHAPE_(name, type, list) { #name, offsetof(struct uncore_tables, name), sizeof(type), _Alignof(type) },
static const struct array_shape shapes[UNCORE_TABLE_END] = { UNCORE_TABLE_ARRAYS(SHAPE_) };
static const struct array_shape head_shape = { "head", 0, sizeof(struct uncore_tables), 0 };

bool row_is_wrong(struct wrong *wrong, const char *array, unsigned row, const char *member, const char *what)
{
	*wrong = (struct wrong){ array, member, what, row };
	return false;
}

static const struct uncore_array *array_of(const struct uncore_tables *tables, const struct array_shape *shape)
{
	return (const struct uncore_array *)(const void *)((const char *)tables + shape->at);
}

static bool array_fits(const struct uncore_tables *tables, const struct uncore_array *array, size_t row,
		       size_t alignment)
{
	if (array->count == 0)
		return array->offset == 0;
	return array->offset >= sizeof(*tables) && array->offset <= tables->size && array->offset % alignment == 0 &&
	       array->count <= (tables->size - array->offset) / row;
}

static bool pool_fits(const struct uncore_tables *tables)
{
	const struct uncore_array *pool = &tables->pool;
	const char *bytes = (const char *)tables + pool->offset;

	/* Checks that the first string is empty, and that the last one ends inside the pool. */
	return array_fits(tables, pool, 1, 1) && pool->count > 0 && bytes[0] == '\0' && bytes[pool->count - 1] == '\0';
}

/* Searching the index wraps at its end, so its size must be a power of two. */
static bool index_fits(const struct uncore_tables *tables)
{
	uint32_t size = tables->name_index.count;

	return (size & (size - 1)) == 0 && (size != 0 || tables->events.count == 0);
}

bool arrays_fit(const struct uncore_tables *tables)
{
	for (size_t at = 0; at < UNCORE_TABLE_END; at++)
		if (!array_fits(tables, array_of(tables, &shapes[at]), shapes[at].size, shapes[at].alignment))
			return false;
	return index_fits(tables) && pool_fits(tables);
}

static uint64_t number_at(const char *at, size_t size)
{
	uint8_t byte;
	uint16_t half;
	uint32_t word;
	uint64_t whole;

	switch (size) {
	case sizeof(byte):
		return (unsigned char)*at;
	case sizeof(half):
		memcpy(&half, at, sizeof(half));
		return half;
	case sizeof(word):
		memcpy(&word, at, sizeof(word));
		return word;
	default:
		memcpy(&whole, at, sizeof(whole));
		return whole;
	}
}

static bool is_zero(const char *bytes, size_t count)
{
	while (count-- != 0)
		if (bytes[count] != 0)
			return false;
	return true;
}

/* Numbers below the end, and one more. */
static bool all_below(const char *at, size_t stride, size_t count, size_t size, uint64_t end, uint64_t also,
		      size_t *row)
{
	for (*row = 0; *row < count; ++*row, at += stride) {
		uint64_t number = number_at(at, size);

		if (number >= end && number != also)
			return false;
	}
	return true;
}

static bool all_ranges(const char *at, size_t stride, size_t count, size_t rows, size_t *row)
{
	struct uncore_range range;

	for (*row = 0; *row < count; ++*row, at += stride) {
		memcpy(&range, at, sizeof(range));
		if ((size_t)range.first + range.count > rows)
			return false;
	}
	return true;
}

static bool all_zero(const char *at, size_t stride, size_t count, size_t size, size_t *row)
{
	for (*row = 0; *row < count; ++*row, at += stride)
		if (!is_zero(at, size))
			return false;
	return true;
}

/* One member of all rows. */
static bool column_fits(const struct uncore_tables *tables, const struct member *member, const char *at, size_t stride,
			size_t count, size_t *row)
{
	size_t rows = member->array < UNCORE_TABLE_END ? array_of(tables, &shapes[member->array])->count : 0;

	switch ((enum uncore_member_kind)member->kind) {
	case UNCORE_MEMBER_NUMBER:
		return member->limit == 0 ||
		       all_below(at, stride, count, member->size, member->limit + 1, UINT64_MAX, row);
	case UNCORE_MEMBER_TEXT:
		return all_below(at, stride, count, member->size, tables->pool.count, UINT64_MAX, row);
	case UNCORE_MEMBER_ROW:
		return all_below(at, stride, count, member->size, rows, UINT64_MAX, row);
	case UNCORE_MEMBER_MAYBE:
		return all_below(at, stride, count, member->size, rows, UNCORE_NO_INDEX, row);
	case UNCORE_MEMBER_FIRST:
		return all_below(at, stride, count, member->size, rows + 1, UINT64_MAX, row);
	case UNCORE_MEMBER_RANGE:
		return all_ranges(at, stride, count, rows, row);
	case UNCORE_MEMBER_ZERO:
		return all_zero(at, stride, count, member->size, row);
	case UNCORE_MEMBER_DOUBLE:
	case UNCORE_MEMBER_ARRAY:
		return true;
	}
	return false;
}

static bool columns_fit(const struct uncore_tables *tables, const struct array_shape *shape,
			const struct member_list *list, const char *rows, size_t count, struct wrong *wrong)
{
	size_t row = 0;

	for (size_t at = 0; at < list->count; at++)
		if (!column_fits(tables, &list->at[at], rows + list->at[at].offset, shape->size, count, &row))
			return row_is_wrong(wrong, shape->name, (unsigned)row, list->at[at].name, "is out of bounds");
	return true;
}

/* uncoregen refuses the same in a spec. The pool ends with a NUL. */
static bool pool_is_text(const struct uncore_tables *tables, struct wrong *wrong)
{
	const char *pool = (const char *)tables + tables->pool.offset;

	for (unsigned at = 0; at < tables->pool.count; at++)
		if (control_length(&pool[at]) != 0)
			return row_is_wrong(wrong, "pool", at, "", "is a control character");
	return true;
}

bool members_fit(const struct uncore_tables *tables, struct wrong *wrong)
{
	if (!columns_fit(tables, &head_shape, &members_of_head, (const char *)tables, 1, wrong))
		return false;
	for (size_t at = 0; at < UNCORE_TABLE_END; at++) {
		const struct uncore_array *array = array_of(tables, &shapes[at]);

		if (!columns_fit(tables, &shapes[at], &members[at], (const char *)tables + array->offset, array->count,
				 wrong))
			return false;
	}
	return pool_is_text(tables, wrong);
}

/* SPDX-License-Identifier: MIT */
/* Puts numbers into rows, and replaces symbols by numbers at the end. Bytes are in the order of x86 everywhere. */
#include "emit/tables/image.h"

#include <stdlib.h>
#include <string.h>

struct member {
	const char *name; /* "": the row is a plain value */
	size_t offset, size;
	enum uncore_member_kind kind;
};

struct shape {
	size_t size;
	const struct member *members;
	size_t count;
};

#define MEMBER_(type, member, kind_, array, limit) \
	{ .name = #member, \
	  .offset = offsetof(type, member), \
	  .size = sizeof(((type *)NULL)->member), \
	  .kind = UNCORE_MEMBER_##kind_ },
#define MEMBER__PLAIN(type, kind_) { .name = "", .size = sizeof(type), .kind = UNCORE_MEMBER_##kind_ },
#define MEMBERS_(name, type, list) static const struct member name##_members[] = { list(MEMBER_, type) };
UNCORE_TABLE_ARRAYS(MEMBERS_)

#define ARRAY_MEMBER_(name, type, list) MEMBER_(struct uncore_tables, name, ARRAY, NONE, 0)
static const struct member head_members[] = { UNCORE_HEAD_MEMBERS(MEMBER_, struct uncore_tables) UNCORE_TABLE_ARRAYS(
	ARRAY_MEMBER_) MEMBER_(struct uncore_tables, pool, ARRAY, NONE, 0) };

#define SHAPE_(name, type, list) { sizeof(type), name##_members, sizeof name##_members / sizeof name##_members[0] },
static const struct shape shapes[] = { UNCORE_TABLE_ARRAYS(SHAPE_){ sizeof(struct uncore_tables), head_members,
								    sizeof head_members / sizeof head_members[0] } };

/* The member of that name; the emitters name those of sockets without it. */
static const struct member *find_member(size_t array, const char *name)
{
	const struct shape *shape = &shapes[array];

	for (size_t i = 0; i < shape->count; i++) {
		const char *own = shape->members[i].name;

		if (strcmp(own, name) == 0 || (strncmp(own, "sockets.", 8) == 0 && strcmp(own + 8, name) == 0))
			return &shape->members[i];
	}
	abort(); /* a member without a row in uncore/table_members.h */
}

/* The alignment that a compiler gives the rows: that of their largest number. */
static size_t alignment_of(size_t array)
{
	size_t most = 1;

	for (size_t i = 0; i < shapes[array].count; i++) {
		const struct member *member = &shapes[array].members[i];
		size_t size = member->kind == UNCORE_MEMBER_RANGE ? sizeof(uint16_t) : member->size;

		if (member->kind != UNCORE_MEMBER_ZERO && size > most)
			most = size;
	}
	return most;
}

static void store_number(char *at, uint64_t value, size_t size)
{
	for (size_t i = 0; i < size; i++)
		at[i] = (char)(unsigned char)(value >> 8 * i & 0xff);
}

static void put_fitting(struct image *image, const char *name, char *at, uint64_t value, size_t size)
{
	if (size < sizeof value && value >> 8 * size != 0)
		image->wide = name;
	store_number(at, value, size);
}

static size_t last_row(const struct image *image, size_t array)
{
	return image->rows[array].length - shapes[array].size;
}

/* Parts of a reference to a field are members of their own: "overflow.box" after "overflow". */
static size_t place_of(const struct image *image, size_t array, const char *name, size_t *size)
{
	const struct member *member = find_member(array, name);

	*size = member->kind == UNCORE_MEMBER_RANGE ? sizeof(uint16_t) : member->size;
	return last_row(image, array) + member->offset;
}

static size_t row_count(const struct image *image, size_t array)
{
	return image->rows[array].length / shapes[array].size;
}

void image_row(struct image *image, size_t array)
{
	if (image == NULL)
		return;
	memset(text_reserve(&image->rows[array], shapes[array].size), 0, shapes[array].size);
	text_written(&image->rows[array], shapes[array].size);
}

void image_run(struct image *image, size_t array, const char *symbol)
{
	struct image_symbols *symbols;

	if (image == NULL)
		return;
	symbols = &image->symbols[array];
	symbols->at = arena_grow(image->arena, symbols->at, symbols->count, &symbols->room, sizeof *symbols->at);
	symbols->at[symbols->count++] = (struct image_symbol){ symbol, row_count(image, array) };
}

void image_number(struct image *image, size_t array, const char *member, uint64_t value)
{
	size_t size, at;

	if (image == NULL)
		return;
	if (find_member(array, member)->kind == UNCORE_MEMBER_DOUBLE) {
		image_double(image, array, member, (double)value);
		return;
	}
	at = place_of(image, array, member, &size);
	put_fitting(image, member, image->rows[array].at + at, value, size);
}

void image_double(struct image *image, size_t array, const char *member, double value)
{
	uint64_t bits;
	size_t size;

	if (image == NULL)
		return;
	memcpy(&bits, &value, sizeof bits);
	store_number(image->rows[array].at + place_of(image, array, member, &size), bits, sizeof bits);
}

static void put_late(struct image *image, struct image_late late)
{
	image->late = arena_grow(image->arena, image->late, image->late_count, &image->late_room, sizeof *image->late);
	image->late[image->late_count++] = late;
}

void image_reference(struct image *image, size_t array, const char *member, size_t of, const char *symbol, size_t more)
{
	size_t size, at;

	if (image == NULL)
		return;
	at = place_of(image, array, member, &size);
	if (symbol == NULL)
		store_number(image->rows[array].at + at, UNCORE_NO_INDEX, size);
	else
		put_late(image,
			 (struct image_late){ .array = array, .at = at, .of = of, .symbol = symbol, .more = more });
}

void image_range(struct image *image, size_t array, const char *member, size_t of, const char *symbol, size_t count)
{
	size_t size;

	if (image == NULL)
		return;
	image_reference(image, array, member, of, symbol, 0);
	put_fitting(image, member, image->rows[array].at + place_of(image, array, member, &size) + sizeof(uint16_t),
		    count, sizeof(uint16_t));
}

void image_word(struct image *image, size_t array, const char *member, const char *word)
{
	size_t size;

	if (image != NULL)
		put_late(image, (struct image_late){ .array = array,
						     .at = place_of(image, array, member, &size),
						     .of = UNCORE_TABLE_END,
						     .word = word });
}

static void put_string(struct image *image, size_t array, const char *member, size_t place, bool is_name)
{
	size_t size;

	put_late(image, (struct image_late){ .array = array,
					     .at = place_of(image, array, member, &size),
					     .of = UNCORE_TABLE_END,
					     .is_name = is_name,
					     .more = place });
}

void image_sentence(struct image *image, size_t array, const char *member, size_t place)
{
	if (image != NULL)
		put_string(image, array, member, place, false);
}

void image_name(struct image *image, size_t array, const char *member, const char *text)
{
	if (image == NULL)
		return;
	put_string(image, array, member, image->names.length, true);
	text_bytes(&image->names, text, strlen(text) + 1);
}

/* ---- the end ---- */

static int compare_symbols(const void *left, const void *right)
{
	return strcmp(((const struct image_symbol *)left)->symbol, ((const struct image_symbol *)right)->symbol);
}

static size_t row_of(const struct image *image, const struct image_late *late)
{
	const struct image_symbols *symbols = &image->symbols[late->of];
	const struct image_symbol wanted = { .symbol = late->symbol };
	const struct image_symbol *found =
		bsearch(&wanted, symbols->at, symbols->count, sizeof *symbols->at, compare_symbols);

	if (found == NULL)
		abort(); /* the C file would not compile either */
	return found->row + late->more;
}

/* The words come first, then the names, then the sentences. */
static size_t place_of_string(const struct image *image, const struct image_late *late, const struct pool *pool,
			      size_t words)
{
	if (late->word != NULL)
		return pool_place(pool, late->word);
	return words + (late->is_name ? 0 : image->names.length) + late->more;
}

static void place_late_values(struct image *image, const struct pool *pool, size_t words)
{
	for (size_t i = 0; i < UNCORE_TABLE_END; i++)
		if (image->symbols[i].count != 0)
			qsort(image->symbols[i].at, image->symbols[i].count, sizeof *image->symbols[i].at,
			      compare_symbols);
	for (size_t i = 0; i < image->late_count; i++) {
		const struct image_late *late = &image->late[i];
		char *at = image->rows[late->array].at + late->at;

		if (late->of != UNCORE_TABLE_END)
			put_fitting(image, late->symbol, at, row_of(image, late), sizeof(uint16_t));
		else
			store_number(at, place_of_string(image, late, pool, words), sizeof(uncore_string));
	}
}

static void align(struct text *out, size_t begin, size_t alignment)
{
	while ((out->length - begin) % alignment != 0)
		text_char(out, '\0');
}

/* Writes where an array is into the head, which is at the beginning. */
static void put_array(struct text *out, size_t begin, const char *name, size_t count)
{
	char *at = out->at + begin + find_member(IMAGE_HEAD, name)->offset;

	store_number(at + offsetof(struct uncore_array, offset), out->length - begin, sizeof(uint32_t));
	store_number(at + offsetof(struct uncore_array, count), count, sizeof(uint32_t));
}

const char *image_finish(struct image *image, struct pool *pool, struct text *out)
{
	static const char *const names[] = {
#define NAME_(name, type, list) #name,
		UNCORE_TABLE_ARRAYS(NAME_)
#undef NAME_
	};
	struct text strings = { 0 };
	size_t begin = out->length, most = sizeof(uint32_t);

	pool_word_bytes(pool, &strings);
	place_late_values(image, pool, strings.length);
	text_bytes(&strings, image->names.at, image->names.length);
	pool_sentence_bytes(pool, &strings);
	text_bytes(out, image->rows[IMAGE_HEAD].at, image->rows[IMAGE_HEAD].length);
	for (size_t i = 0; i < UNCORE_TABLE_END; i++) {
		if (image->rows[i].length == 0)
			continue;
		most = alignment_of(i) > most ? alignment_of(i) : most;
		align(out, begin, alignment_of(i));
		put_array(out, begin, names[i], row_count(image, i));
		text_bytes(out, image->rows[i].at, image->rows[i].length);
	}
	put_array(out, begin, "pool", strings.length);
	text_bytes(out, strings.at, strings.length);
	align(out, begin, most);
	store_number(out->at + begin + offsetof(struct uncore_tables, size), out->length - begin, sizeof(uint32_t));
	text_free(&strings);
	return image->wide;
}

void image_free(struct image *image)
{
	for (size_t i = 0; i <= UNCORE_TABLE_END; i++)
		text_free(&image->rows[i]);
	text_free(&image->names);
}

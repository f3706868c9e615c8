/* SPDX-License-Identifier: MIT */
/*
 * Tests files of tables: what is refused, with which message, and that a file whose bytes were changed is refused or
 * does no harm. The files are made here, from the linked tables, not by uncoregen.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "core/tables/check.h"
#include "core/tables/file.h"
#include "uncore/linux.h"
#include "uncore/platforms.h"
#include "uncore/tables_file.h"
#include "use_tables.h"

#define FOLDER "/tmp/uncore-tables-XXXXXX"

struct file {
	char *bytes; /* from malloc(): what is read after its end is found */
	size_t size;
};

static struct uncore_tables_file *head_of(struct file *file)
{
	return (struct uncore_tables_file *)(void *)file->bytes;
}

static struct uncore_tables *tables_of(struct file *file)
{
	return (struct uncore_tables *)(void *)(file->bytes + sizeof(struct uncore_tables_file));
}

static void sign(struct file *file)
{
	head_of(file)->digest = uncore_tables_file_digest(file->bytes, file->size);
}

/* A file with the tables of a linked platform. */
static struct file make_file(const char *platform)
{
	const struct uncore_tables *tables = uncore_platform(platform);
	size_t whole = ((size_t)tables->size + 7) / 8 * 8;
	struct file file = { calloc(1, sizeof(struct uncore_tables_file) + whole),
			     sizeof(struct uncore_tables_file) + whole };
	struct uncore_tables_file head = {
		.order = UNCORE_TABLES_FILE_ORDER, .abi = UNCORE_TABLE_ABI, .size = (uint32_t)file.size, .count = 1
	};

	assert_non_null(file.bytes);
	memcpy(head.magic, UNCORE_TABLES_FILE_MAGIC, sizeof(head.magic));
	memcpy(file.bytes, &head, sizeof(head));
	memcpy(tables_of(&file), tables, tables->size);
	sign(&file);
	return file;
}

static int check(const struct file *file, struct uncore_fault *fault)
{
	uncore_fault_clear(fault);
	return tables_file_check(file->bytes, file->size, "x.tables", fault);
}

static void refused(struct file *file, int code, const char *words)
{
	struct uncore_fault fault = { 0 };

	assert_int_equal(check(file, &fault), code);
	if (strstr(fault.text, words) == NULL)
		assert_string_equal(fault.text, words);
	assert_non_null(strstr(fault.text, "x.tables: "));
	free(file->bytes);
}

static void test_good(void **state)
{
	const struct uncore_tables *tables;
	struct uncore_fault fault = { 0 };

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		struct file file = make_file(uncore_text(tables, tables->id));

		assert_int_equal(check(&file, &fault), 0);
		assert_string_equal(fault.text, "");
		free(file.bytes);
	}
}

static void test_head(void **state)
{
	struct file file = make_file("xeonmp");

	(void)state;
	file.size = sizeof(struct uncore_tables_file) - 1;
	refused(&file, UNCORE_E_DAMAGED, "is no file of tables");
	file = make_file("xeonmp");
	file.bytes[0] ^= 1;
	refused(&file, UNCORE_E_DAMAGED, "is no file of tables");
	file = make_file("xeonmp");
	head_of(&file)->order = UINT32_C(0x04030201);
	refused(&file, UNCORE_E_STALE, "little-endian");
	file = make_file("xeonmp");
	head_of(&file)->abi = UNCORE_TABLE_ABI - 1;
	refused(&file, UNCORE_E_STALE, "uncoregen generate --tables");
	file = make_file("xeonmp");
	file.size -= 8;
	refused(&file, UNCORE_E_DAMAGED, "and was made with");
	file = make_file("xeonmp");
	head_of(&file)->count = 2;
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "platform 1 is cut off");
	file = make_file("xeonmp");
	head_of(&file)->count = 0;
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "is no file of tables");
	file = make_file("xeonmp");
	tables_of(&file)->size += 8;
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "platform 0 is cut off");
}

/* A member that is set to a wrong value, in a file with the right digest. */
#define WRONG_ON(platform, member, value, words) \
	do { \
		struct file file = make_file(platform); \
		struct uncore_tables *tables = tables_of(&file); \
\
		(void)tables; \
		member = value; \
		sign(&file); \
		refused(&file, UNCORE_E_DAMAGED, words); \
	} while (0)
#define WRONG(member, value, words) WRONG_ON("jkt", member, value, words)
#define ROW(name, row) the_##name(tables)[row]

#define CHANGEABLE_(name, type, members) \
	static inline type *the_##name(struct uncore_tables *tables) \
	{ \
		return (type *)(void *)((char *)tables + tables->name.offset); \
	}
UNCORE_TABLE_ARRAYS(CHANGEABLE_)

static void test_bounds(void **state)
{
	(void)state;
	WRONG(tables->magic, 1, "arrays[0]");
	WRONG(tables->fields.count, 60000, "arrays[0]");
	WRONG(tables->fields.offset, tables->fields.offset + 4, "arrays[0]");
	WRONG(tables->name_index.count, 3, "arrays[0]");
	WRONG(ROW(fields, 3).name, tables->pool.count, "fields[3].name is out of bounds");
	WRONG(ROW(fields, 3).access, 99, "fields[3].access is out of bounds");
	WRONG(ROW(registers, 2).layout, (uint16_t)tables->layouts.count, "registers[2].layout is out of bounds");
	WRONG(ROW(boxes, 1).registers.count, 60000, "boxes[1].registers is out of bounds");
	WRONG(ROW(steps, 0).reserved, 1, "steps[0].reserved is out of bounds");
	WRONG(tables->id, tables->pool.count, "head[0].id is out of bounds");
	WRONG(((char *)tables)[tables->pool.offset + 2], '\033', "pool[2] is a control character");
}

static void test_relations(void **state)
{
	(void)state;
	WRONG(tables->id, 0, "head[0].id");
	WRONG(ROW(fields, 3).width, 0, "fields[3].bits");
	WRONG(ROW(fields, 3).needs, (uint16_t)(tables->fields.count - 1), "fields[3].needs");
	WRONG(ROW(layouts, 1).fields.first, 0, "layouts[1]");
	WRONG(ROW(boxes, 1).instances, 0, "boxes[1].instances");
	WRONG(ROW(boxes, 1).registers.first, 0, "boxes[1].registers");
	WRONG(ROW(registers, 0).count, 0, "registers[0].count");
	WRONG(ROW(counters, 0).count, 17, "counters[0].count");
	WRONG(ROW(counters, 0).data, (uint16_t)(tables->registers.count - 1), "counters[0].data");
	WRONG(ROW(steps, 0).index, 500, "steps[0].reg");
	WRONG(ROW(events, 1).first_umask, 1, "events[1].first_umask");
	WRONG(ROW(events, 1).group, 9, "events[1].counters");
	WRONG(ROW(events, 1).category, (uint16_t)(tables->categories.count - 1), "events[1].category");
	WRONG(ROW(umasks, 5).event, (uint16_t)(tables->events.count - 1), "umasks[5].event");
	WRONG(ROW(metrics, 0).stack, 0, "metrics[0].ops");
	WRONG(ROW(metric_inputs, 0).pass, 16, "metric_inputs[0].event");
	WRONG(ROW(name_index, 7), 65535, "name_index[7]");
	WRONG(ROW(filters, 0).field, 0, "first_filter");
	WRONG(tables->sockets.method, 77, "head[0].sockets.method");
}

/* Searches of names end at an empty slot, so there must be one. */
static void test_full_index(void **state)
{
	struct file file = make_file("jkt");
	struct uncore_tables *tables = tables_of(&file);

	(void)state;
	for (unsigned at = 0; at < tables->name_index.count; at++)
		if (ROW(name_index, at) == 0)
			ROW(name_index, at) = 1;
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "name_index[0]");
}

static void test_groups(void **state)
{
	(void)state;
	WRONG_ON("ivt", ROW(groups, 0).items.count, 60000, "groups[0].items is out of bounds");
	WRONG_ON("ivt", ROW(groups, 0).by, 9, "groups[0].by is out of bounds");
	WRONG_ON("ivt", ROW(group_items, 0).metric, (uint16_t)tables->metrics.count,
		 "group_items[0].metric is out of bounds");
	WRONG_ON("ivt", ROW(group_items, 0).event, 0, "group_items[0].metric does not agree");
	WRONG_ON("ivt", ROW(group_items, 0).umask, 0, "group_items[0].metric does not agree");
	WRONG_ON("ivt", ROW(group_items, 0).box, 0, "group_items[0].metric does not agree");
}

/* As many errata as the bits of a word: programs keep a bit for each. The rows are zeros at the end. */
static struct file with_errata(unsigned count)
{
	struct file file = make_file("xeonmp");
	size_t before = file.size, added = count * sizeof(struct uncore_erratum_row);
	struct uncore_tables *tables;

	file.size = (before + added + 7) / 8 * 8;
	file.bytes = realloc(file.bytes, file.size);
	assert_non_null(file.bytes);
	memset(file.bytes + before, 0, file.size - before);
	tables = tables_of(&file);
	tables->errata = (struct uncore_array){ (uint32_t)(before - sizeof(struct uncore_tables_file)), count };
	tables->size = (uint32_t)(file.size - sizeof(struct uncore_tables_file));
	head_of(&file)->size = (uint32_t)file.size;
	sign(&file);
	return file;
}

static void test_many_errata(void **state)
{
	struct file file = with_errata(64);

	(void)state;
	assert_int_equal(check(&file, &(struct uncore_fault){ 0 }), 0);
	free(file.bytes);
	file = with_errata(65);
	refused(&file, UNCORE_E_DAMAGED, "errata[64] does not agree");
}

/* U+009B begins commands to a terminal, as ESC [ does; U+00B5 is a sign. */
static void test_letters(void **state)
{
	struct file file = make_file("jkt");
	char *letters = (char *)tables_of(&file) + tables_of(&file)->pool.offset + 2;

	(void)state;
	letters[0] = '\xc2';
	letters[1] = '\xb5';
	sign(&file);
	assert_int_equal(check(&file, &(struct uncore_fault){ 0 }), 0);
	letters[1] = '\x9b';
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "pool[2] is a control character");
}

/* The bits where overflows are reported are numbers of 32 bits, which wrap when something is added. */
static void set_overflow_bit(uint32_t bit)
{
	struct file file = make_file("ivt");
	struct uncore_tables *tables = tables_of(&file);
	unsigned group = 0;

	while (ROW(counters, group).overflow_bits.count == 0)
		group++;
	ROW(numbers, ROW(counters, group).overflow_bits.first) = bit;
	sign(&file);
	refused(&file, UNCORE_E_DAMAGED, "overflow does not agree");
}

static void test_overflow_bits(void **state)
{
	(void)state;
	set_overflow_bit(UINT32_MAX);
	set_overflow_bit(63);
}

/* Every byte, in several ways: without the right digest nothing is taken, with it nothing does harm. */
static void corrupt(struct file *file, size_t at, unsigned char bits)
{
	struct uncore_fault fault = { 0 };
	char before = file->bytes[at];

	file->bytes[at] = (char)(before ^ (char)bits);
	assert_int_not_equal(check(file, &fault), 0);
	sign(file);
	if (check(file, &fault) == 0)
		use_tables(tables_of(file));
	file->bytes[at] = before;
	sign(file);
}

static void test_every_byte(void **state)
{
	static const unsigned char bits[] = { 0xff, 0x01, 0x80 };
	struct file file = make_file("xeonmp");
	unsigned char way = 0;

	(void)state;
	for (size_t at = sizeof(struct uncore_tables_file); at < file.size; at++, way++)
		corrupt(&file, at, bits[way % sizeof(bits)]);
	for (size_t at = 0; at < offsetof(struct uncore_tables_file, digest); at++) {
		struct uncore_fault fault = { 0 };

		file.bytes[at] ^= 1;
		assert_int_not_equal(check(&file, &fault), 0);
		sign(&file);
		assert_int_not_equal(check(&file, &fault), 0);
		file.bytes[at] ^= 1;
		sign(&file);
	}
	free(file.bytes);
}

/* ---- sets ---- */

static void store(const char *folder, const char *name, struct file file)
{
	char path[200];
	FILE *out;

	(void)snprintf(path, sizeof(path), "%s/%s", folder, name);
	out = fopen(path, "w");
	assert_non_null(out);
	assert_int_equal(fwrite(file.bytes, 1, file.size, out), file.size);
	assert_int_equal(fclose(out), 0);
	free(file.bytes);
}

/* The id is the first string of one that is not shared. */
static struct file renamed(const char *platform, char first)
{
	struct file file = make_file(platform);
	struct uncore_tables *tables = tables_of(&file);

	((char *)tables)[tables->pool.offset + tables->id] = first;
	sign(&file);
	return file;
}

static void test_set(void **state)
{
	char folder[] = FOLDER, path[200];
	const char *paths[] = { folder, path };
	struct uncore_platforms *platforms;
	struct uncore_fault fault = { 0 };
	const struct uncore_tables *ivt, *other;
	struct uncore_signature signature = { 6, 0x2d, 7, 0 };

	(void)state;
	assert_non_null(mkdtemp(folder));
	assert_int_equal(uncore_platforms_load(paths, 1, &platforms, &fault), UNCORE_E_ARGUMENT);
	assert_non_null(strstr(fault.text, "has no file whose name ends in .tables"));
	store(folder, "b.tables", make_file("ivt"));
	store(folder, "a.tables", renamed("jkt", 'q'));
	store(folder, "no", make_file("ivt"));
	assert_int_equal(uncore_platforms_load(paths, 1, &platforms, NULL), 0);

	ivt = uncore_platforms_find(platforms, "IVT");
	assert_ptr_not_equal(ivt, uncore_platform("ivt"));
	assert_ptr_equal(uncore_platforms_replaced(platforms, ivt), uncore_platform("ivt"));
	(void)snprintf(path, sizeof(path), "%s/b.tables", folder);
	assert_string_equal(uncore_platforms_file(platforms, ivt), path);
	assert_null(uncore_platforms_file(platforms, uncore_platform("jkt")));
	other = uncore_platforms_find(platforms, "qkt");
	assert_non_null(other);
	assert_null(uncore_platforms_replaced(platforms, other));
	/* One of a file comes before a built-in one with the same processor. */
	assert_ptr_equal(uncore_platforms_by_signature(platforms, &signature), other);
	assert_ptr_equal(uncore_platforms_by_signature(NULL, &signature), uncore_platform("jkt"));
	for (unsigned at = 0; uncore_platform_at(at) != NULL; at++)
		assert_ptr_equal(uncore_platforms_at(platforms, at),
				 uncore_platform_at(at) == uncore_platform("ivt") ? ivt : uncore_platform_at(at));
	use_tables(ivt);
	uncore_platforms_free(platforms);

	uncore_fault_clear(&fault);
	assert_int_equal(uncore_platforms_load(paths, 2, &platforms, &fault), UNCORE_E_ARGUMENT);
	assert_non_null(strstr(fault.text, "both have the platform ivt"));
	assert_non_null(strstr(fault.text, path));
	assert_null(platforms);
	uncore_fault_clear(&fault);
	(void)snprintf(path, sizeof(path), "%s/none", folder);
	assert_int_equal(uncore_platforms_load(paths, 2, &platforms, &fault), UNCORE_E_NOENT);
	uncore_fault_clear(&fault);
	assert_int_equal(mkfifo(path, 0600), 0);
	assert_int_equal(uncore_platforms_load(paths, 2, &platforms, &fault), UNCORE_E_DAMAGED);
	assert_int_equal(uncore_platforms_load(paths, 0, &platforms, NULL), 0);
	assert_ptr_equal(uncore_platforms_at(platforms, 0), uncore_platform_at(0));
	uncore_platforms_free(platforms);
	uncore_platforms_free(NULL);
}

/* ivt's and jkt's tables, and jkt's under another name. */
static void test_one_processor(void **state)
{
	char folder[] = FOLDER;
	const char *paths[] = { folder };
	struct uncore_platforms *platforms;
	struct uncore_fault fault = { 0 };

	(void)state;
	assert_non_null(mkdtemp(folder));
	store(folder, "a.tables", renamed("jkt", 'q'));
	store(folder, "b.tables", make_file("ivt"));
	assert_int_equal(uncore_platforms_load(paths, 1, &platforms, &fault), 0);
	uncore_platforms_free(platforms);
	store(folder, "c.tables", make_file("jkt"));
	assert_int_equal(uncore_platforms_load(paths, 1, &platforms, &fault), UNCORE_E_ARGUMENT);
	assert_null(platforms);
	assert_non_null(strstr(fault.text, "/a.tables and "));
	assert_non_null(strstr(fault.text, "/c.tables have platforms for the same processor, qkt and jkt; leave out"));
}

/* Later writes to the file change nothing of what was loaded. */
static void test_written_later(void **state)
{
	char folder[] = FOLDER, path[200];
	const char *paths[] = { path };
	struct uncore_platforms *platforms;

	(void)state;
	assert_non_null(mkdtemp(folder));
	store(folder, "a.tables", make_file("xeonmp"));
	(void)snprintf(path, sizeof(path), "%s/a.tables", folder);
	assert_int_equal(uncore_platforms_load(paths, 1, &platforms, NULL), 0);
	assert_int_equal(truncate(path, 0), 0);
	use_tables(uncore_platforms_find(platforms, "xeonmp"));
	uncore_platforms_free(platforms);
}

/* ---- the lists of members ---- */

#define PLACE_(type, member, kind, array, limit) \
	assert_int_equal(offsetof(type, member), end); \
	end += sizeof(((type *)NULL)->member);
#define PLACE__PLAIN(type, kind) end = sizeof(type);
#define ROW_IS_WHOLE_(name, type, members) \
	end = 0; \
	members(PLACE_, type) assert_int_equal(end, sizeof(type));

/* Every byte of every row is a member's: none goes unchecked, and no compiler pads. */
static void test_members(void **state)
{
	size_t end;

	(void)state;
	UNCORE_TABLE_ARRAYS(ROW_IS_WHOLE_)
	end = 0;
	UNCORE_HEAD_MEMBERS(PLACE_, struct uncore_tables)
	assert_int_equal(end + (UNCORE_TABLE_END + 1) * sizeof(struct uncore_array), sizeof(struct uncore_tables));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_good),          cmocka_unit_test(test_head),
		cmocka_unit_test(test_bounds),        cmocka_unit_test(test_relations),
		cmocka_unit_test(test_set),           cmocka_unit_test(test_members),
		cmocka_unit_test(test_every_byte),    cmocka_unit_test(test_overflow_bits),
		cmocka_unit_test(test_groups),        cmocka_unit_test(test_letters),
		cmocka_unit_test(test_many_errata),   cmocka_unit_test(test_one_processor),
		cmocka_unit_test(test_written_later), cmocka_unit_test(test_full_index),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

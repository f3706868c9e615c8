/* SPDX-License-Identifier: MIT */
/*
 * Tests the reader of tables of units. Records are written here by the layout that Linux, PCM and LIKWID agree on
 * (linux uncore_discovery.h: struct uncore_global_discovery, struct uncore_unit_discovery), not by the tables. One is
 * of a machine: eight memory channels of a published table of Sapphire Rapids.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/units/table.h"
#include "uncore/uncore.h"

#define WORDS 3 /* of 64 bits in a record */

static struct record_form form;

static void put_word(uint8_t *at, uint64_t word)
{
	for (unsigned byte = 0; byte < 8; byte++)
		at[byte] = (uint8_t)(word >> 8 * byte);
}

static uint64_t shape_word(unsigned counters, unsigned controls, unsigned width, unsigned data, unsigned access)
{
	return counters | (uint64_t)controls << 8 | (uint64_t)width << 16 | (uint64_t)data << 24 |
	       (uint64_t)access << 62;
}

static uint64_t name_word(unsigned type, unsigned id)
{
	return type | (uint64_t)id << 16;
}

/* Writes record number at of a table, whose strides are so many words. */
static void put_unit(uint8_t *table, unsigned stride, unsigned at, uint64_t shape, uint64_t address, uint64_t name)
{
	uint8_t *record = table + (size_t)at * stride * 8;

	put_word(record, shape);
	put_word(record + 8, address);
	put_word(record + 16, name);
}

static struct found_table read_head(const uint8_t *table)
{
	struct found_table head;
	const char *why;

	assert_true(read_table_head(&form, table, &head, &why));
	assert_null(why);
	return head;
}

static int begin(void **state)
{
	(void)state;
	return find_record_form(uncore_platform("spr"), &form) ? 0 : -1;
}

/* ---- what a table says ---- */

static void test_published_table(void **state)
{
	static const uint32_t addresses[] = { 0xc8aa2800, 0xc8aaa800, 0xc8b22800, 0xc8b2a800,
					      0xc8ba2800, 0xc8baa800, 0xc8c22800, 0xc8c2a800 };
	uint8_t table[9 * WORDS * 8] = { 0 };
	struct uncore_found_unit units[8];
	struct found_table head;
	size_t count;

	(void)state;
	put_word(table, UINT64_C(8) << 16 | WORDS << 8);
	for (unsigned at = 0; at < 8; at++)
		put_unit(table, WORDS, at + 1, shape_word(4, 0x40, 48, 8, 1), addresses[at], name_word(6, at));
	head = read_head(table);
	assert_int_equal(head.stride, 24);
	assert_int_equal(head.count, 8);
	assert_int_equal(head.bytes, sizeof(table));
	read_table_units(&form, &head, table, units, &count);
	assert_int_equal(count, 8);
	for (unsigned at = 0; at < 8; at++) {
		assert_int_equal(units[at].address, addresses[at]);
		assert_int_equal(units[at].type, 6);
		assert_int_equal(units[at].id, at);
		assert_int_equal(units[at].space, UNCORE_SPACE_MMIO);
		assert_int_equal(units[at].counters, 4);
		assert_int_equal(units[at].width, 48);
		assert_int_equal(units[at].control_offset, 0x40);
		assert_int_equal(units[at].counter_offset, 8);
	}
}

/* Numbers have gaps, records are longer than their words, and the high halves of words matter. */
static void test_order_and_gaps(void **state)
{
	uint8_t table[4 * 5 * 8] = { 0 };
	struct uncore_found_unit units[3];
	struct found_table head;
	size_t count;

	(void)state;
	put_word(table, UINT64_C(3) << 16 | 5 << 8 | UINT64_C(0xfc) << 24);
	put_unit(table, 5, 1, shape_word(4, 2, 48, 8, 0), 0x2f70, name_word(0x2211, 0xfffe));
	put_unit(table, 5, 2, shape_word(8, 0xff, 63, 0xfe, 1), UINT64_C(0xfffffffff000), name_word(12, 3));
	put_unit(table, 5, 3, shape_word(4, 2, 48, 8, 0), 0x2f60, name_word(4, 0));
	head = read_head(table);
	read_table_units(&form, &head, table, units, &count);
	assert_int_equal(count, 3);
	assert_int_equal(units[0].type, 0x2211);
	assert_int_equal(units[0].id, 0xfffe);
	assert_int_equal(units[0].space, UNCORE_SPACE_MSR);
	assert_int_equal(units[0].address, 0x2f70);
	assert_int_equal(units[1].address, UINT64_C(0xfffffffff000));
	assert_int_equal(units[1].control_offset, 0xff);
	assert_int_equal(units[1].counter_offset, 0xfe);
	assert_int_equal(units[2].type, 4);
}

/* Domain 5, bus 0x7e, device 12, function 3, byte 0x438, as Linux unpacks it (UNCORE_DISCOVERY_PCI_*). */
static void test_pci_address(void **state)
{
	uint64_t address = UINT64_C(1) << 31 | 5u << 28 | 0x7eu << 20 | 12u << 15 | 3u << 12 | 0x438u;
	uint8_t table[2 * WORDS * 8] = { 0 };
	struct uncore_found_unit unit;
	struct found_table head;
	size_t count;

	(void)state;
	put_word(table, UINT64_C(1) << 16 | WORDS << 8);
	put_unit(table, WORDS, 1, shape_word(4, 0x30, 48, 8, 2), address, name_word(7, 0));
	head = read_head(table);
	read_table_units(&form, &head, table, &unit, &count);
	assert_int_equal(count, 1);
	assert_int_equal(unit.space, UNCORE_SPACE_PCI);
	assert_int_equal(unit.domain, 5);
	assert_int_equal(unit.bus, 0x7e);
	assert_int_equal(unit.device, 12);
	assert_int_equal(unit.function, 3);
	assert_int_equal(unit.offset, 0x438);
}

/* What Linux leaves out: uncore_discovery.h, uncore_discovery_invalid_unit(), and what has no offsets. */
static void test_no_units(void **state)
{
	const struct {
		uint64_t shape, address, name;
	} none[] = {
		{ 0, 0, 0 },
		{ UINT64_MAX, UINT64_MAX, UINT64_MAX },
		{ UINT64_MAX, 0x2f70, name_word(4, 0) },
		{ shape_word(4, 2, 48, 8, 0), UINT64_MAX, name_word(4, 0) },
		{ shape_word(4, 2, 48, 8, 0), 0x2f70, UINT64_MAX },
		{ 0, 0x2f70, name_word(4, 0) },
		{ shape_word(4, 2, 48, 8, 0), 0, name_word(4, 0) },
		{ shape_word(4, 0, 48, 8, 0), 0x2f70, name_word(4, 0) },
		{ shape_word(4, 2, 48, 0, 0), 0x2f70, name_word(4, 0) },
		{ shape_word(0, 2, 48, 8, 0), 0x2f70, name_word(4, 0) },
	};
	enum { NONE = sizeof(none) / sizeof(none[0]) };
	uint8_t table[(NONE + 3) * WORDS * 8] = { 0 };
	struct uncore_found_unit units[NONE + 2];
	struct found_table head;
	size_t count;

	(void)state;
	put_word(table, (uint64_t)(NONE + 2) << 16 | WORDS << 8);
	for (unsigned at = 0; at < NONE; at++)
		put_unit(table, WORDS, at + 1, none[at].shape, none[at].address, none[at].name);
	put_unit(table, WORDS, NONE + 1, shape_word(4, 2, 48, 8, 3), 0x2f70, name_word(4, 0));
	put_unit(table, WORDS, NONE + 2, shape_word(4, 2, 48, 8, 0), 0x2f80, name_word(4, 0));
	head = read_head(table);
	read_table_units(&form, &head, table, units, &count);
	assert_int_equal(count, 2);
	assert_int_equal(units[0].address, 0x2f70);
	assert_int_equal(units[0].space, UNCORE_SPACE_UNKNOWN);
	assert_int_equal(units[1].address, 0x2f80);
}

static void expect_no_table(uint64_t head, const char *says)
{
	uint8_t bytes[24] = { 0 };
	struct found_table table;
	const char *why;

	put_word(bytes, head);
	assert_false(read_table_head(&form, bytes, &table, &why));
	assert_string_equal(why, says);
}

static void test_no_table(void **state)
{
	(void)state;
	expect_no_table(0, "its records are too short");
	expect_no_table(UINT64_C(5) << 16, "its records are too short");
	expect_no_table(UINT64_C(5) << 16 | 2 << 8, "its records are too short");
	expect_no_table(3 << 8, "it has no records");
	expect_no_table(UINT64_MAX, "it is too long");
	expect_no_table(UINT64_C(1023) << 16 | 255 << 8, "it is too long");
}

/* ---- anything ---- */

static uint32_t next_number(uint64_t *state)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)(*state >> 33);
}

/* The table has exactly the bytes that its head says, so that a sanitizer sees each byte beyond. */
static void try_one(uint64_t *state)
{
	uint8_t head_bytes[24], *bytes;
	struct found_table head;
	struct uncore_found_unit *units;
	const char *why;
	size_t count;

	for (unsigned at = 0; at < sizeof(head_bytes); at++)
		head_bytes[at] = (uint8_t)next_number(state);
	head_bytes[2] &= 0x1f;
	head_bytes[3] = 0;
	head_bytes[1] &= 0x0f;
	if (!read_table_head(&form, head_bytes, &head, &why))
		return;
	bytes = (uint8_t *)malloc(head.bytes);
	units = (struct uncore_found_unit *)malloc(head.count * sizeof(*units));
	assert_true(bytes != NULL && units != NULL);
	for (size_t at = 0; at < head.bytes; at++)
		bytes[at] = next_number(state) % 8 == 0 ? 0xff : (uint8_t)(next_number(state) & next_number(state));
	read_table_units(&form, &head, bytes, units, &count);
	assert_true(count <= head.count);
	for (size_t at = 0; at < count; at++)
		assert_true(units[at].address != 0 && units[at].counters != 0);
	free(units);
	free(bytes);
}

/* UNCORE_UNITS_RUNS: how many tables; a note of a change says how many were tried. */
static void test_any_bytes(void **state)
{
	const char *wanted = getenv("UNCORE_UNITS_RUNS");
	unsigned long runs = wanted == NULL ? 20000 : strtoul(wanted, NULL, 10);
	uint64_t number = 2026;

	(void)state;
	for (unsigned long run = 0; run < runs; run++)
		try_one(&number);
}

/* A platform without such a table has no form, and every platform with one has all roles. */
static void test_platforms(void **state)
{
	struct record_form other;

	(void)state;
	assert_false(find_record_form(uncore_platform("ivt"), &other));
	assert_int_equal(record_bytes(&form, UNCORE_RECORD_PLACE), 16);
	assert_int_equal(record_bytes(&form, UNCORE_RECORD_HEAD), 24);
	assert_int_equal(record_bytes(&form, UNCORE_RECORD_UNIT), 24);
	for (unsigned role = FIRST_RECORD_ROLE; role < FIRST_RECORD_ROLE + RECORD_ROLES; role++)
		assert_non_null(record_word(&form, (enum uncore_role)role)->field);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_published_table), cmocka_unit_test(test_order_and_gaps),
		cmocka_unit_test(test_pci_address),     cmocka_unit_test(test_no_units),
		cmocka_unit_test(test_no_table),        cmocka_unit_test(test_any_bytes),
		cmocka_unit_test(test_platforms),
	};

	return cmocka_run_group_tests(tests, begin, NULL);
}

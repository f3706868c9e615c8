/* SPDX-License-Identifier: MIT */
/*
 * Tests addresses, fields and event words of the processors before the uncore in the tables. They are compared with
 * facts that were collected from the manual (tests/facts/older_fields.txt, tests/facts/fsb_events.txt).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

static unsigned each_line(const char *path, void (*see)(const char *line))
{
	FILE *file = fopen(path, "r");
	char line[200];
	unsigned count = 0;

	assert_non_null(file);
	while (fgets(line, sizeof(line), file) != NULL) {
		if (line[0] == '#')
			continue;
		see(line);
		count++;
	}
	fclose(file);
	return count;
}

static const struct uncore_field_row *find_field(const struct uncore_tables *tables, uint16_t reg, const char *id)
{
	const struct uncore_layout_row *layout = &uncore_layouts(tables)[uncore_registers(tables)[reg].layout];

	for (unsigned at = layout->fields.first; at < (unsigned)layout->fields.first + layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];

		if (strcmp(uncore_text(tables, field->id), id) == 0)
			return field;
	}
	fail_msg("%s has no field %s", uncore_text(tables, uncore_registers(tables)[reg].id), id);
	return NULL;
}

static void see_field(const char *line)
{
	char platform[20], name[40], address[20], id[40];
	unsigned high, low, number;
	const struct uncore_tables *tables;
	const struct uncore_field_row *field;
	struct uncore_register reg;
	struct uncore_address place;

	assert_int_equal(sscanf(line, "%19s %39s %19s %39s %u %u", platform, name, address, id, &high, &low), 6);
	tables = uncore_platform(platform);
	assert_non_null(tables);
	assert_int_equal(uncore_find_register(tables, UNCORE_ANY_BOX, name, &reg), 0);
	if (sscanf(address, "%x", &number) == 1) {
		assert_int_equal(uncore_register_address(tables, &reg, &place), 0);
		assert_int_equal(place.number, number);
		assert_int_equal(place.width, 64);
	} else {
		assert_int_equal(uncore_register_address(tables, &reg, &place), UNCORE_E_NOADDR);
	}
	field = find_field(tables, reg.reg, id);
	assert_int_equal(field->lo, low);
	assert_int_equal(field->lo + field->width - 1, high);
}

static void test_fields(void **state)
{
	(void)state;
	assert_int_equal(each_line("tests/facts/older_fields.txt", see_field), 314);
}

/* Checks the code of a sub-event, with the bit that must be 1, on every processor that has it. */
static void see_event(const char *line)
{
	static const char *const platforms[] = { "xeon7100", "xeon7400" };
	char name[40];
	unsigned bit, upper;

	assert_int_equal(sscanf(line, "%39s %u 0x%x", name, &bit, &upper), 3);
	for (unsigned at = 0; at < 2; at++) {
		const struct uncore_tables *tables = uncore_platform(platforms[at]);
		struct uncore_encoding encoding;
		uint64_t ones;

		assert_int_equal(uncore_event_parse(tables, name, strlen(name), &encoding, NULL), 0);
		ones = uncore_layouts(tables)[uncore_registers(tables)[encoding.reg].layout].must_one;
		assert_int_equal(encoding.control.value, UINT64_C(1) << bit);
		assert_int_equal((encoding.control.value | ones) >> 32, upper);
		assert_int_equal(encoding.control.value | ones, (uint64_t)upper << 32);
		assert_int_equal(encoding.counters, 0xf);
	}
}

static void test_events(void **state)
{
	(void)state;
	assert_int_equal(each_line("tests/facts/fsb_events.txt", see_event), 20);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_fields), cmocka_unit_test(test_events) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* The small languages inside JSON strings. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/scalars.h"

static void expect_bits(const char *text, bool good, unsigned wanted_hi, unsigned wanted_lo)
{
	unsigned hi = 99, lo = 99;

	assert_int_equal(scan_bits(text, strlen(text), &hi, &lo), good);
	if (!good)
		return;
	assert_int_equal(hi, wanted_hi);
	assert_int_equal(lo, wanted_lo);
}

static void bit_ranges(void **state)
{
	static const char *const bad[] = {
		"", ":", "1:", ":1", "1-0", "1:2:3", "100", "1:100", " 1", "a", "0x1", "-1"
	};

	(void)state;
	expect_bits("0", true, 0, 0);
	expect_bits("63", true, 63, 63);
	expect_bits("31:24", true, 31, 24);
	expect_bits("7:0", true, 7, 0);
	expect_bits("0:7", true, 0, 7);
	expect_bits("99:98", true, 99, 98);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		expect_bits(bad[i], false, 0, 0);
}

static bool id(const char *text, bool repeated)
{
	return scan_id(text, strlen(text), repeated);
}

static void ids(void **state)
{
	(void)state;
	assert_true(id("a", false));
	assert_true(id("ev_sel_2", false));
	assert_false(id("", false));
	assert_false(id("A", false));
	assert_false(id("aB", false));
	assert_false(id("_a", false));
	assert_false(id("2a", false));
	assert_false(id("a-b", false));
	assert_false(id("a{i}", false));
	assert_true(id("a{i}", true));
	assert_true(id("a{i}_b", true));
	assert_false(id("a", true));
	assert_false(id("a{i}{i}", true));
	assert_false(id("{i}a", true));
	assert_false(id("a{n}", true));
	assert_true(scan_value_id("DRd_2", 5));
	assert_false(scan_value_id("2way", 4));
	assert_false(scan_value_id("", 0));
	assert_true(scan_id("abX", 2, false));
}

static void keywords(void **state)
{
	static const char *const words[] = { "int",  "switch",   "register", "restrict", "inline",    "class",
					     "new",  "template", "and_eq",   "char8_t",  "co_return", "wchar_t",
					     "this", "volatile", "union",    "bool",     "constexpr" };
	static const char *const others[] = { "in", "ints", "count", "", "filter", "threshold", "reg", "frz", "event" };

	(void)state;
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		assert_true(scan_keyword(words[i], strlen(words[i])));
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
		assert_false(scan_keyword(others[i], strlen(others[i])));
}

static void expect_pattern(const char *text, unsigned indices, unsigned instances, bool stray)
{
	struct pattern pattern = scan_pattern(text, strlen(text));

	assert_int_equal(pattern.stray_brace, stray);
	if (stray)
		return;
	assert_int_equal(pattern.indices, indices);
	assert_int_equal(pattern.instances, instances);
}

static void patterns(void **state)
{
	(void)state;
	expect_pattern("", 0, 0, false);
	expect_pattern("Cn_CTL", 0, 0, false);
	expect_pattern("Cn_CTL{i}", 1, 0, false);
	expect_pattern("{n}.{i}.{i}", 2, 1, false);
	expect_pattern("a{", 0, 0, true);
	expect_pattern("a}", 0, 0, true);
	expect_pattern("{x}", 0, 0, true);
	expect_pattern("{i", 0, 0, true);
	expect_pattern("{{i}}", 0, 0, true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bit_ranges),
		cmocka_unit_test(ids),
		cmocka_unit_test(keywords),
		cmocka_unit_test(patterns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

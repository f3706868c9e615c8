/* SPDX-License-Identifier: MIT */
/* Tests the readers of the small languages inside JSON strings, such as bit ranges. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/bits.h"
#include "base/scalars.h"

static void expect_bits(const char *text, bool good, uint64_t wanted)
{
	uint64_t mask = 0;

	assert_int_equal(scan_bits(text, strlen(text), &mask), good);
	if (good)
		assert_int_equal(mask, wanted);
}

static void bit_ranges(void **state)
{
	static const char *const bad[] = { "",      ":",       "1:",   ":1",   "1-0",  "1:2:3", "100",
					   "1:100", " 1",      "a",    "0x1",  "-1",   "0:7",   "64",
					   "64:63", "99:98",   "7:0,", ",7:0", "7,,5", "3:0,7", "7:4,3",
					   "7:4,4", "7:4,5:0", "1,0",  "0,0" };

	(void)state;
	expect_bits("0", true, 1);
	expect_bits("63", true, UINT64_C(0x8000000000000000));
	expect_bits("31:24", true, UINT64_C(0xff000000));
	expect_bits("7:0", true, 0xff);
	expect_bits("63:0", true, UINT64_MAX);
	expect_bits("57:32,15:8", true, UINT64_C(0x03ffffff0000ff00));
	expect_bits("55:45,43:32,15:8", true, UINT64_C(0x00ffefff0000ff00));
	expect_bits("2,0", true, 5);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		expect_bits(bad[i], false, 0);
}

static void expect_spelled(const char *text)
{
	uint64_t mask = 0;

	assert_true(scan_bits(text, strlen(text), &mask));
	assert_string_equal(spell_mask(mask).at, text);
}

/* Each bit of a value belongs to one bit of the register, with or without gaps between them. */
static void pieces(void **state)
{
	const uint64_t mask = UINT64_C(0x00ffefff0000ff00);

	(void)state;
	expect_spelled("63:0");
	expect_spelled("0");
	expect_spelled("55:45,43:32,15:8");
	expect_spelled("63,61,59,57,55,53,51,49,47,45,43,41,39,37,35,33,31,29,27,25,23,21,19,17,15,13,11,9,7,5,3,1");
	assert_string_equal(spell_mask(0).at, "");
	assert_int_equal(bit_count(mask), 31);
	assert_int_equal(spread_bits(0x1203, mask), UINT64_C(0x0000001200000300));
	assert_int_equal(spread_bits(UINT64_C(1) << 20, mask), UINT64_C(1) << 45);
	assert_int_equal(gather_bits(UINT64_C(1) << 44 | UINT64_C(1) << 43, mask), UINT64_C(1) << 19);
	for (unsigned bit = 0; bit < 31; bit++)
		assert_int_equal(gather_bits(spread_bits(UINT64_C(1) << bit, mask), mask), UINT64_C(1) << bit);
	assert_int_equal(spread_bits(UINT64_MAX, mask), mask);
	assert_int_equal(gather_bits(UINT64_MAX, mask), 0x7fffffff);
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
		cmocka_unit_test(bit_ranges), cmocka_unit_test(pieces),   cmocka_unit_test(ids),
		cmocka_unit_test(keywords),   cmocka_unit_test(patterns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Tests the functions on words: the nearest word, globs, numbers, and characters in UTF-8. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "shared/near.h"
#include "base/utf8.h"
#include "base/words.h"

static const char *nearest_of(const char *wanted, const char *const *words)
{
	static struct nearest nearest;

	nearest = (struct nearest){ .wanted = wanted };
	for (; *words != NULL; words++)
		nearest_offer(&nearest, *words);
	return nearest.best;
}

static void finds_what_was_meant(void **state)
{
	static const char *const words[] = {
		"source", "evidence", "text", "msr", "UNC_C_TOR_INSERTS", "sources", NULL
	};

	(void)state;
	assert_string_equal(nearest_of("suorce", words), "source");
	assert_string_equal(nearest_of("sourcs", words), "source");
	assert_string_equal(nearest_of("Evidense", words), "evidence");
	assert_string_equal(nearest_of("mrs", words), "msr");
	assert_string_equal(nearest_of("rms", words), "");
	assert_string_equal(nearest_of("mst", words), "msr");
	assert_string_equal(nearest_of("tor_inserts", words), "UNC_C_TOR_INSERTS");
	assert_string_equal(nearest_of("unc_c_tor", words), "UNC_C_TOR_INSERTS");
	assert_string_equal(nearest_of("UNC_C_TO", words), "");
	assert_string_equal(nearest_of("rts", words), "");
	assert_string_equal(nearest_of("x", words), "");
	assert_string_equal(nearest_of("", words), "");
}

/* A third of the letters may differ: three of seven or nine, four of ten. */
static void has_one_threshold(void **state)
{
	static const char *const words[] = { "abcdefghi", "", NULL };

	(void)state;
	assert_string_equal(nearest_of("abcdefxyz", words), "abcdefghi");
	assert_string_equal(nearest_of("abcdewxyz", words), "");
	assert_string_equal(nearest_of("abcdefghijklm", words), "abcdefghi");
	assert_string_equal(nearest_of("abcde", words), "");
}

static void leaves_long_words_alone(void **state)
{
	char longer[NEAR_ROOM + 1], longest[NEAR_ROOM];
	const char *words[] = { longer, longest, NULL };

	(void)state;
	memset(longer, 'x', sizeof longer);
	longer[NEAR_ROOM] = '\0';
	memset(longest, 'x', sizeof longest);
	longest[NEAR_ROOM - 1] = '\0';
	assert_string_equal(nearest_of(longer, words), "");
	assert_string_equal(nearest_of(longest, words), longest);
}

/* The wanted word may be a part of a longer text that is not terminated. */
static void takes_a_part(void **state)
{
	struct nearest nearest = { .wanted = "boxx/event/", .length = 4 };

	(void)state;
	nearest_offer(&nearest, "event");
	nearest_offer(&nearest, "box");
	assert_string_equal(nearest.best, "box");
}

static void matches_globs(void **state)
{
	(void)state;
	assert_true(match_glob("tor", "UNC_C_TOR_INSERTS"));
	assert_false(match_glob("tor*", "UNC_C_TOR_INSERTS"));
	assert_true(match_glob("*tor*s", "UNC_C_TOR_INSERTS"));
	assert_true(match_glob("a[b-d]?", "ACx"));
	assert_false(match_glob("a[!b-d]?", "ACx"));
	assert_true(match_glob("a[", "a["));
	assert_true(match_glob("*[]]", "x]"));
	assert_true(match_glob("", "anything"));
	assert_false(match_glob("abc", "ab"));
	assert_true(same_word("TOR_inserts", "tor_INSERTS"));
	assert_false(same_word("tor", "tor_"));
}

static void expect_plain(const char *text, enum scan_number result, uint64_t wanted)
{
	uint64_t value = 0;

	assert_int_equal(scan_plain_number(text, strlen(text), &value), result);
	if (result == SCAN_NUMBER_OK)
		assert_true(value == wanted);
}

static void plain_numbers(void **state)
{
	static const char *const bad[] = { "",    " 1", "1 ", "01",  "0x",  "0xg",  "0b",
					   "0b2", "-1", "+1", "1.0", "1e3", "0X1f", "x" };

	(void)state;
	expect_plain("0", SCAN_NUMBER_OK, 0);
	expect_plain("26", SCAN_NUMBER_OK, 26);
	expect_plain("0x1a", SCAN_NUMBER_OK, 26);
	expect_plain("0x001A", SCAN_NUMBER_OK, 26);
	expect_plain("0b11010", SCAN_NUMBER_OK, 26);
	expect_plain("18446744073709551599", SCAN_NUMBER_OK, UINT64_MAX - 16);
	expect_plain("18446744073709551600", SCAN_NUMBER_OK, UINT64_MAX - 15);
	expect_plain("18446744073709551610", SCAN_NUMBER_OK, UINT64_MAX - 5);
	expect_plain("18446744073709551615", SCAN_NUMBER_OK, UINT64_MAX);
	expect_plain("0xffffffffffffffff", SCAN_NUMBER_OK, UINT64_MAX);
	expect_plain("0x10000000000000000", SCAN_NUMBER_TOO_BIG, 0);
	expect_plain("18446744073709551616", SCAN_NUMBER_TOO_BIG, 0);
	expect_plain("18446744073709551620", SCAN_NUMBER_TOO_BIG, 0);
	expect_plain("184467440737095516150", SCAN_NUMBER_TOO_BIG, 0);
	expect_plain("99999999999999999999999999", SCAN_NUMBER_TOO_BIG, 0);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		expect_plain(bad[i], SCAN_NUMBER_SYNTAX, 0);
}

static void expect_number(const char *word, bool is_number, uint64_t expected)
{
	uint64_t number;

	assert_int_equal(word_is_number(word, &number), is_number);
	if (is_number)
		assert_int_equal(number, expected);
}

static void reads_numbers(void **state)
{
	(void)state;
	expect_number("0", true, 0);
	expect_number("18446744073709551615", true, UINT64_MAX);
	expect_number("18446744073709551616", false, 0);
	expect_number("0xffffFFFFffffFFFF", true, UINT64_MAX);
	expect_number("0x10000000000000000", false, 0);
	expect_number("0X1f", true, 31);
	expect_number("007", true, 7);
	expect_number("0b101", true, 5);
	expect_number("0B1", true, 1);
	expect_number("0b2", false, 0);
	expect_number("0x0x1", false, 0);
	expect_number("0x", false, 0);
	expect_number("", false, 0);
	expect_number("-1", false, 0);
	expect_number(" 1", false, 0);
	expect_number("1f", false, 0);
}

static void expect_duration(const char *word, bool is_duration, uint64_t expected)
{
	uint64_t milliseconds;

	assert_int_equal(word_is_duration(word, &milliseconds), is_duration);
	if (is_duration)
		assert_int_equal(milliseconds, expected);
}

static void reads_durations(void **state)
{
	static const char *const bad[] = { "",     "s",      "ms",           ".5s",   "1.s",     "-1",
					   "-1s",  "+1s",    "1 s",          "1s ",   "1x",      "1us",
					   "1e3",  "1.5",    "0x1s",         "1.5ms", "1.0005s", "1s1",
					   "1h1m", "1.1.1s", "0.000000001d", "00s",   "007ms",   "1.0000000000s" };

	(void)state;
	expect_duration("0", true, 0);
	expect_duration("1500", true, 1500);
	expect_duration("0x10", true, 16);
	expect_duration("500ms", true, 500);
	expect_duration("1s", true, 1000);
	expect_duration("1S", true, 1000);
	expect_duration("1.5s", true, 1500);
	expect_duration("0.001s", true, 1);
	expect_duration("2m", true, 120000);
	expect_duration("2M", true, 120000);
	expect_duration("0.01m", true, 600);
	expect_duration("1.25h", true, 4500000);
	expect_duration("365d", true, UINT64_C(31536000000));
	expect_duration("18446744073709551615ms", true, UINT64_MAX);
	expect_duration("18446744073709551616ms", false, 0);
	/* 2^64 milliseconds are 213503982334.6 days. */
	expect_duration("213503982334d", true, UINT64_C(18446744073657600000));
	expect_duration("213503982335d", false, 0);
	expect_duration("213503982334.5d", true, UINT64_C(18446744073700800000));
	expect_duration("213503982334.7d", false, 0);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		expect_duration(bad[i], false, 0);
}

static void expect_clean(const char *text, const char *clean)
{
	char copy[40];

	strcpy(copy, text);
	clean_text(copy);
	assert_string_equal(copy, clean);
}

static void cleans_texts(void **state)
{
	(void)state;
	expect_clean("caf\xc3\xa9", "caf\xc3\xa9");
	expect_clean("\033[2J", "?[2J");
	expect_clean("\xc2\x9b", "??");
	expect_clean(
		"a\xe2\x80\xae"
		"b\xe2\x80\xa6",
		"a???b\xe2\x80\xa6");
	expect_clean("\xff\xc3", "??");
	expect_clean("\xed\xa0\x80", "???");
	assert_int_equal(utf8_length("\xf4\x90\x80\x80"), 0);
	assert_int_equal(utf8_length("\xe2\x82\xac."), 3);
	assert_int_equal(utf8_length(""), 0);
	assert_int_equal(text_width("caf\xc3\xa9"), 4);
	/* Bytes of all kinds: of ASCII with and without its bit 6, first bytes, and later ones. */
	assert_int_equal(text_width("0@a\xc3\xa9\xe2\x82\xac\xc3\xa9@0\xc3\xa9\xc3\xa9z"), 11);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_what_was_meant),
		cmocka_unit_test(has_one_threshold),
		cmocka_unit_test(leaves_long_words_alone),
		cmocka_unit_test(takes_a_part),
		cmocka_unit_test(matches_globs),
		cmocka_unit_test(plain_numbers),
		cmocka_unit_test(reads_numbers),
		cmocka_unit_test(reads_durations),
		cmocka_unit_test(cleans_texts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

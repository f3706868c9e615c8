/* SPDX-License-Identifier: MIT */
/* Tests that the JSON scanner finds the position, line and column of values and of syntax errors, at any nesting. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/json/scan.h"
#include "base/json/value.h"

static struct json_scan_result scan(struct arena *arena, struct source *source, const char *text)
{
	*source = (struct source){ .path = "t.json", .text = text, .length = strlen(text) };
	return json_scan(arena, source);
}

static void expect_error(const char *text, enum json_scan_error error, uint32_t offset)
{
	struct arena arena = { 0 };
	struct source source;
	struct json_scan_result result = scan(&arena, &source, text);

	assert_int_equal(result.error, error);
	assert_int_equal(result.offset, offset);
	arena_free(&arena);
}

static void finds_every_value(void **state)
{
	static const struct position wanted[] = {
		{ 0, 0, 6 },   /* the object */
		{ 2, 7, 2 },   /* "a": 1 */
		{ 10, 15, 5 }, /* "b": [ */
		{ 17, 17, 4 }, /* true */
		{ 23, 23, 5 }, /* {} */
		{ 29, 33, 6 }, /* "c": "x" */
	};
	struct arena arena = { 0 };
	struct source source;

	(void)state;
	assert_int_equal(scan(&arena, &source, "{ \"a\": 1, \"b\": [ true, {} ], \"c\":\"x\" }").error, JSON_SCAN_OK);
	assert_int_equal(source.position_count, 6);
	for (size_t i = 0; i < 6; i++) {
		assert_int_equal(source.positions[i].key, wanted[i].key);
		assert_int_equal(source.positions[i].value, wanted[i].value);
		assert_int_equal(source.positions[i].next, wanted[i].next);
	}
	arena_free(&arena);
}

static void accepts_what_json_allows(void **state)
{
	static const char *const good[] = { "0",         " -1.5e+3 ", "\"\\u00e9\\n\\\"\"", "[]",           "{}",
					    "[[],[{}]]", "null\n",    "\t[ 1 , 2 ]\r\n",    "\"\xc3\xa9\"", "1E5" };

	(void)state;
	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
		expect_error(good[i], JSON_SCAN_OK, (uint32_t)strlen(good[i]));
}

static void says_where_syntax_breaks(void **state)
{
	(void)state;
	expect_error("{ \"a\": 1 \"b\": 2 }", JSON_SCAN_SYNTAX, 9);
	expect_error("[ 1, ]", JSON_SCAN_SYNTAX, 5);
	expect_error("{ a: 1 }", JSON_SCAN_SYNTAX, 2);
	expect_error("[ 01 ]", JSON_SCAN_SYNTAX, 3);
	expect_error("[ +1 ]", JSON_SCAN_SYNTAX, 2);
	expect_error("[ 1. ]", JSON_SCAN_SYNTAX, 4);
	expect_error("[ \"a\nb\" ]", JSON_SCAN_SYNTAX, 4);
	expect_error("[ \"\\x\" ]", JSON_SCAN_SYNTAX, 4);
	expect_error("[ \"\\u12g4\" ]", JSON_SCAN_SYNTAX, 7);
	expect_error("[ nul ]", JSON_SCAN_SYNTAX, 5);
	expect_error("[ 1 }", JSON_SCAN_SYNTAX, 4);
	expect_error("]", JSON_SCAN_SYNTAX, 0);
}

/* git's marker is seven characters at the beginning of a line, also where the file ends with them. */
static void names_a_conflict_marker(void **state)
{
	static const struct {
		const char *text;
		bool is_marker;
	} texts[] = {
		{ "{}\n>>>>>>>", true },      { "{}\n>>>>>>> theirs\n", true }, { "<<<<<<< ours\n{}", true },
		{ "{}\n||||||| base", true }, { "{}\n=======\n", true },        { "{}\n>>>>>>", false },
		{ "{} >>>>>>>", false },      { "{}\n ======= \n", false },
	};

	(void)state;
	for (size_t at = 0; at < sizeof texts / sizeof texts[0]; at++) {
		struct arena arena = { 0 };
		struct source source;
		struct json_scan_result result = scan(&arena, &source, texts[at].text);

		assert_int_equal(strstr(json_scan_message(&source, &result), "conflict marker") != NULL,
				 texts[at].is_marker);
		arena_free(&arena);
	}
}

static void names_a_byte_order_mark(void **state)
{
	struct arena arena = { 0 };
	struct source source;
	struct json_scan_result result = scan(&arena, &source, "\xef\xbb\xbf{}");

	(void)state;
	assert_non_null(strstr(json_scan_message(&source, &result), "begins with a byte order mark"));
	result = scan(&arena, &source, "{} {}");
	assert_null(strstr(json_scan_message(&source, &result), "byte order mark"));
	result = scan(&arena, &source, "\xff{}");
	assert_non_null(strstr(json_scan_message(&source, &result), "not UTF-8 here"));
	arena_free(&arena);
}

static void tells_the_end_from_a_fault(void **state)
{
	static const char text[] = "{ \"a\": [ 1, \"b\" ] }";

	(void)state;
	for (uint32_t length = 0; length + 1 < sizeof text - 1; length++) {
		char cut[sizeof text];

		memcpy(cut, text, length);
		cut[length] = '\0';
		expect_error(cut, JSON_SCAN_END, length);
	}
	expect_error("{} {}", JSON_SCAN_TRAILING, 3);
	expect_error("1 2", JSON_SCAN_TRAILING, 2);
}

static void counts_nesting(void **state)
{
	char text[2 * JSON_DEPTH_MAX + 3] = "";

	(void)state;
	memset(text, '[', JSON_DEPTH_MAX);
	memset(text + JSON_DEPTH_MAX, ']', JSON_DEPTH_MAX);
	expect_error(text, JSON_SCAN_OK, 2 * JSON_DEPTH_MAX);
	memset(text, '[', JSON_DEPTH_MAX + 1);
	memset(text + JSON_DEPTH_MAX + 1, ']', JSON_DEPTH_MAX + 1);
	expect_error(text, JSON_SCAN_DEPTH, JSON_DEPTH_MAX);
}

/* A NUL is not valid JSON, and does not end the text. */
static void survives_a_nul(void **state)
{
	struct arena arena = { 0 };
	struct source source = { .path = "t.json", .text = "[1,\0 2]", .length = 7 };
	struct json_scan_result result = json_scan(&arena, &source);

	(void)state;
	assert_int_equal(result.error, JSON_SCAN_SYNTAX);
	assert_int_equal(result.offset, 3);
	arena_free(&arena);
}

static void expect_place(const char *text, uint32_t offset, unsigned line, unsigned column)
{
	struct source source = { .path = "t.json", .text = text, .length = strlen(text) };
	struct line_column at = source_locate(&source, offset);

	assert_int_equal(at.line, line);
	assert_int_equal(at.column, column);
}

static void counts_lines_and_characters(void **state)
{
	(void)state;
	expect_place("", 0, 1, 1);
	expect_place("ab\ncd", 1, 1, 2);
	expect_place("ab\ncd", 2, 1, 3);
	expect_place("ab\ncd", 3, 2, 1);
	expect_place("\n\n", 2, 3, 1);
	expect_place("\xc3\xa9\xe2\x82\xac x", 6, 1, 4);
	expect_place("short", 1000, 1, 6);
}

static void finds_members_and_elements(void **state)
{
	struct arena arena = { 0 };
	struct source source;
	struct node root = { .source = &source, .position = 0 };

	(void)state;
	assert_int_equal(scan(&arena, &source, "{ \"ab\": [ 10, [ 0 ], 30 ], \"a\": 4 }").error, JSON_SCAN_OK);
	assert_int_equal(node_loc(root).offset, 0);
	assert_int_equal(node_key_loc(root, "a").offset, 27);
	assert_int_equal(node_member_loc(root, "a").offset, 32);
	assert_int_equal(node_key_loc(root, "b").offset, 0);
	assert_int_equal(node_element_loc(root, "ab", 0).offset, 10);
	assert_int_equal(node_element_loc(root, "ab", 1).offset, 14);
	assert_int_equal(node_element_loc(root, "ab", 2).offset, 21);
	assert_int_equal(node_element_loc(root, "ab", 3).offset, 8);
	assert_int_equal(node_element_loc(root, "a", 0).offset, 32);
	arena_free(&arena);
}

/* The whole text as one value, with its strings. The caller frees the arena. */
static struct node value_of(struct arena *arena, struct source *source, const char *text)
{
	*source = (struct source){ .path = "t.json", .text = text, .length = strlen(text) };
	json_keep_strings(arena, source);
	assert_int_equal(json_scan(arena, source).error, JSON_SCAN_OK);
	return (struct node){ .source = source };
}

static void expect_text(const char *json, const char *text)
{
	struct arena arena = { 0 };
	struct source source;

	assert_string_equal(value_text(value_of(&arena, &source, json)), text);
	arena_free(&arena);
}

static void decodes_strings(void **state)
{
	(void)state;
	expect_text("\"\"", "");
	expect_text("\"a b\"", "a b");
	expect_text("\"\\\"\\\\\\/\\b\\f\\n\\r\\t.\"", "\"\\/\b\f\n\r\t.");
	expect_text("\"\\u0041\\u00e9\\u20AC.\"", "A\xc3\xa9\xe2\x82\xac.");
	expect_text("\"\\ud83d\\ude00\"", "\xf0\x9f\x98\x80");
	expect_text("\"\xc3\xa9\\n\"", "\xc3\xa9\n");
}

static void reads_values_at_their_places(void **state)
{
	struct arena arena = { 0 };
	struct source source;
	struct node root =
		value_of(&arena, &source, "{ \"a\\n\": \"x\", \"n\": -12, \"r\": 1.5e1, \"l\": [ true, null ] }");
	struct node member;

	(void)state;
	assert_int_equal(value_count(root), 4);
	assert_string_equal(value_member_text(root, "a\n"), "x");
	assert_null(value_member_text(root, "n"));
	assert_true(value_member(root, "n", &member));
	assert_int_equal(value_integer(member), -12);
	assert_true(value_member(root, "r", &member));
	assert_int_equal(value_type(member), VALUE_REAL);
	assert_true(value_real(member) > 14.9 && value_real(member) < 15.1);
	assert_true(value_member(root, "l", &member));
	assert_int_equal(value_count(member), 2);
	assert_int_equal(value_type(value_first(member)), VALUE_TRUE);
	assert_false(value_member(member, "l", &member));
	assert_false(value_member(root, "b", &member));
	arena_free(&arena);
}

static void expect_equal(const char *left, const char *right, bool equal)
{
	struct arena arena = { 0 };
	struct source a, b;
	struct node one = value_of(&arena, &a, left), other = value_of(&arena, &b, right);

	assert_int_equal(value_equal(one, other), equal);
	assert_int_equal(value_equal(other, one), equal);
	arena_free(&arena);
}

static void compares_values(void **state)
{
	(void)state;
	expect_equal("{\"a\": 1, \"b\": [\"x\"]}", "{ \"b\": [ \"\\u0078\" ], \"a\": 1 }", true);
	expect_equal("{\"a\": 1}", "{\"a\": 1, \"b\": 1}", false);
	expect_equal("{\"a\": 1}", "{\"b\": 1}", false);
	expect_equal("[1, 2]", "[2, 1]", false);
	expect_equal("[1]", "[1, 1]", false);
	expect_equal("1", "\"1\"", false);
	expect_equal("1", "1.0", false);
	expect_equal("1e1", "10.0", true);
	expect_equal("true", "false", false);
}

/* What Jansson judges, and what may have control characters. */
static void tells_what_is_unusual(void **state)
{
	static const struct {
		const char *text;
		bool unusual, plain;
	} cases[] = {
		{ "{ \"a\": [ 1, -12345678901234567, \"b\" ] }", false, true },
		{ "1234567890123456789", true, true },
		{ "0.5", true, true },
		{ "[ 1e3 ]", true, true },
		{ "\"\\u0041\"", true, false },
		{ "\"\\n\"", false, false },
		{ "{ \"\xc3\xa9\": 1 }", false, false },
		{ "\"\x7f\"", false, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct arena arena = { 0 };
		struct source source;
		struct json_scan_result result = scan(&arena, &source, cases[i].text);

		assert_int_equal(result.error, JSON_SCAN_OK);
		assert_int_equal(result.unusual, cases[i].unusual);
		assert_int_equal(result.plain, cases[i].plain);
		arena_free(&arena);
	}
}

/* Each byte at each place of a string that is scanned eight bytes at a time. */
static void stops_at_each_byte(void **state)
{
	char text[] = "\"ACDEGHIJKLMOPQSUVWXYZA\""; /* no letter that makes an escape with a backslash */

	(void)state;
	for (size_t place = 1; place + 3 < sizeof text; place++)
		for (int byte = 1; byte < 256; byte++) {
			bool allowed = byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
			char before = text[place];
			struct arena arena = { 0 };
			struct source source;
			struct json_scan_result result;

			text[place] = (char)byte;
			result = scan(&arena, &source, text);
			assert_int_equal(result.error == JSON_SCAN_OK, allowed);
			if (byte < 0x20)
				assert_int_equal(result.offset, place);
			if (allowed)
				assert_int_equal(result.plain, byte != 0x7f);
			text[place] = before;
			arena_free(&arena);
		}
}

static void expect_twice(const char *json, bool twice)
{
	struct arena arena = { 0 };
	struct source source;
	struct json_twice places;

	(void)value_of(&arena, &source, json);
	assert_int_equal(json_has_twice(&arena, &source), twice);
	assert_int_equal(json_find_twice(&source, &places), twice);
	arena_free(&arena);
}

/* Objects with many members are searched in another way than small ones. */
static void finds_keys_that_are_twice(void **state)
{
	char many[400] = "{";
	size_t length = 1;

	(void)state;
	expect_twice("{ \"a\": { \"b\": 1 }, \"b\": { \"a\": 1 }, \"ab\": 2 }", false);
	expect_twice("[ { \"a\": 1, \"b\": 2, \"a\": 3 } ]", true);
	expect_twice("{ \"a\": 1, \"\\u0061\": 2 }", true);
	expect_twice("{ \"a/b\": 1, \"a\\/b\": 2 }", true);
	expect_twice("{ \"a\\\"b\": 1, \"a\\\"\": 2 }", false);
	for (int i = 0; i < 30; i++)
		length += (size_t)snprintf(many + length, sizeof many - length, "\"k%d\": 0, ", i);
	snprintf(many + length, sizeof many - length, "\"k\": 0}");
	expect_twice(many, false);
	snprintf(many + length, sizeof many - length, "\"k7\": 0}");
	expect_twice(many, true);
}

/* A file that was not scanned, and no file at all: the place is the begin of what there is. */
static void places_need_no_positions(void **state)
{
	struct source source = { .path = "x.json", .text = "{ \"a\": 1 }", .length = 10 };
	const struct node unscanned = { .source = &source }, nowhere = { .source = NULL };

	(void)state;
	assert_ptr_equal(node_name_loc(unscanned).source, &source);
	assert_int_equal(node_name_loc(unscanned).offset, 0);
	assert_int_equal(node_loc(unscanned).offset, 0);
	assert_null(node_name_loc(nowhere).source);
	assert_int_equal(node_name_loc(nowhere).offset, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_every_value),
		cmocka_unit_test(accepts_what_json_allows),
		cmocka_unit_test(says_where_syntax_breaks),
		cmocka_unit_test(names_a_conflict_marker),
		cmocka_unit_test(names_a_byte_order_mark),
		cmocka_unit_test(tells_the_end_from_a_fault),
		cmocka_unit_test(counts_nesting),
		cmocka_unit_test(survives_a_nul),
		cmocka_unit_test(counts_lines_and_characters),
		cmocka_unit_test(finds_members_and_elements),
		cmocka_unit_test(decodes_strings),
		cmocka_unit_test(reads_values_at_their_places),
		cmocka_unit_test(compares_values),
		cmocka_unit_test(tells_what_is_unusual),
		cmocka_unit_test(stops_at_each_byte),
		cmocka_unit_test(finds_keys_that_are_twice),
		cmocka_unit_test(places_need_no_positions),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

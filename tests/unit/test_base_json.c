/* SPDX-License-Identifier: MIT */
/* Tests the JSON writer: lines, commas, members that are left out, and bytes that are not valid characters. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/json/write.h"

static void put_members(struct json *json)
{
	const char *words[] = { "a", "b\"" };
	uint64_t numbers[] = { 1, UINT64_MAX };

	json_text(json, "text", "x");
	json_text(json, "none", NULL);
	json_bool(json, "no", false);
	json_hex(json, "hex", 0x182);
	json_double(json, "double", 0.5);
	json_double(json, "nan", NAN);
	json_bits(json, "bits", UINT64_C(0x8000000000000005));
	json_texts(json, "texts", &(struct strings){ .at = words, .count = 2 });
	json_numbers(json, "numbers", &(struct numbers){ .at = numbers, .count = 2 });
	json_numbers(json, "empty", &(struct numbers){ .count = 0 });
}

static void expect(struct text *text, const char *shown)
{
	assert_string_equal(text_string(text), shown);
	text_free(text);
}

static void on_one_line(void **state)
{
	struct text text = { 0 };
	struct json json = { .out = &text, .sparse = true };

	(void)state;
	json_open(&json, NULL, '{');
	put_members(&json);
	json_close(&json, '}');
	expect(&text,
	       "{\"text\": \"x\", \"hex\": \"0x182\", \"double\": 0.5, \"bits\": [0, 2, 63], \"texts\": [\"a\", "
	       "\"b\\\"\"], "
	       "\"numbers\": [1, 18446744073709551615]}");
}

static void a_member_a_line(void **state)
{
	struct text text = { 0 };
	struct json json = { .out = &text, .lines = true };

	(void)state;
	json_open(&json, NULL, '{');
	json_text(&json, "none", NULL);
	json_bool(&json, "no", false);
	json_numbers(&json, "empty", &(struct numbers){ .count = 0 });
	json_open(&json, "list", '[');
	json_number(&json, NULL, 1);
	json_close(&json, ']');
	json_open(&json, "object", '{');
	json_close(&json, '}');
	json_double(&json, "infinite", INFINITY);
	json_close(&json, '}');
	expect(&text,
	       "{\n  \"none\": null,\n  \"no\": false,\n  \"empty\": [],\n  \"list\": [\n    1\n  ],\n  \"object\": "
	       "{},\n"
	       "  \"infinite\": null\n}");
}

/* Some containers are printed over several lines, and their contents on one. */
static void some_lines(void **state)
{
	struct text text = { 0 };
	struct json json = { .out = &text, .sparse = true };

	(void)state;
	json_open(&json, NULL, '{');
	json_number(&json, "a", 1);
	json_open_line(&json, "b", '[');
	json_open_line(&json, NULL, '{');
	json_number(&json, "c", 2);
	json_number(&json, "d", 3);
	json_close(&json, '}');
	json_open_line(&json, NULL, '[');
	json_close_line(&json, ']');
	json_close_line(&json, ']');
	json_close_line(&json, '}');
	expect(&text, "{\"a\": 1,\n  \"b\": [\n    {\"c\": 2, \"d\": 3},\n    []\n  ]\n}");
}

static void strings(void **state)
{
	struct text text = { 0 };

	(void)state;
	text_json(&text, "\"\\/\b\n\t\x7f caf\xc3\xa9 \xe2\x82\xac \xff\xc3");
	expect(&text, "\"\\\"\\\\/\\u0008\\n\\t\\u007f caf\xc3\xa9 \xe2\x82\xac \\ufffd\\ufffd\"");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(on_one_line),
		cmocka_unit_test(a_member_a_line),
		cmocka_unit_test(some_lines),
		cmocka_unit_test(strings),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

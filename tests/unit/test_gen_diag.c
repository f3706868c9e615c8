/* SPDX-License-Identifier: MIT */
/* Tests diagnostics: their order, places, notes and suggestions, as text and as JSON, and what the text leaves out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "diag/diag.h"
#include "base/source.h"

struct fixture {
	struct arena arena;
	struct diag diag;
	struct text out;
	struct source a, b, unread;
};

static int setup(void **state)
{
	static struct fixture fixture;

	fixture = (struct fixture){
		.a = { .path = "a.json", .text = "{\n\t\"x\xc3\xa9\": 1,\n  \"y\": 2\n}\n", .length = 23 },
		.b = { .path = "b.json", .text = "[]", .length = 2 },
		.unread = { .path = "c.json" },
	};
	fixture.diag.arena = &fixture.arena;
	*state = &fixture;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *fixture = *state;

	text_free(&fixture->out);
	arena_free(&fixture->arena);
	return 0;
}

static const char *text_of(struct fixture *fixture)
{
	diag_print_text(&fixture->diag, &fixture->out);
	return text_string(&fixture->out);
}

static const char *json_of(struct fixture *fixture)
{
	diag_print_json(&fixture->diag, &fixture->out);
	return text_string(&fixture->out);
}

static void sorts_by_place_and_shows_the_line(void **state)
{
	struct fixture *fixture = *state;

	diag_error(&fixture->diag, RULE_JSON, (struct loc){ &fixture->b, 1 }, "second");
	diag_error(&fixture->diag, RULE_WORD, (struct loc){ &fixture->a, 18 }, "late");
	diag_error(&fixture->diag, RULE_NUMBER, (struct loc){ &fixture->a, 9 }, "early %d", 7);
	diag_note(&fixture->diag, (struct loc){ &fixture->b, 0 }, "see %s", "here");
	diag_note(&fixture->diag, (struct loc){ &fixture->a, 0 }, "and here");
	assert_string_equal(text_of(fixture),
			    "a.json:2:7: error[number]: early 7\n"
			    "    \t\"x\xc3\xa9\": 1,\n"
			    "    \t     ^\n"
			    "b.json:1:1: note: see here\n"
			    "a.json:1:1: note: and here\n"
			    "a.json:3:6: error[word]: late\n"
			    "      \"y\": 2\n"
			    "         ^\n"
			    "b.json:1:2: error[json]: second\n"
			    "    []\n"
			    "     ^\n");
}

/*
 * Text of a spec must not move the terminal's cursor: messages escape control characters, and their lines are not
 * shown.
 */
static void escapes_control_characters(void **state)
{
	struct fixture *fixture = *state;
	struct source odd = { .path = "d\x1b.json", .text = "{\x1b[2J}\r\n\"\x7f\"\r\n[]\r\n", .length = 17 };

	diag_error(&fixture->diag, RULE_JSON, (struct loc){ &odd, 1 }, "a\x1b[31m\nb\x7f\t");
	diag_note(&fixture->diag, (struct loc){ &odd, 9 }, "\x01 \xc3\xa9");
	diag_error(&fixture->diag, RULE_JSON, (struct loc){ &odd, 14 }, "shown");
	assert_string_equal(text_of(fixture),
			    "d\\u001b.json:1:2: error[json]: a\\u001b[31m\\u000ab\\u007f\\u0009\n"
			    "d\\u001b.json:2:2: note: \\u0001 \xc3\xa9\n"
			    "d\\u001b.json:3:2: error[json]: shown\n"
			    "    []\r\n"
			    "     ^\n");
}

static void one_place_keeps_the_order_of_reporting(void **state)
{
	struct fixture *fixture = *state;
	const char *text, *before = NULL;

	for (int i = 0; i < 20; i++)
		diag_error(&fixture->diag, RULE_FIELD_GAP, (struct loc){ &fixture->a, 2 }, "number %02d;", i);
	text = text_of(fixture);
	for (int i = 0; i < 20; i++) {
		char wanted[16] = "number 00;";
		const char *at;

		wanted[7] = (char)('0' + i / 10);
		wanted[8] = (char)('0' + i % 10);
		at = strstr(text, wanted);
		assert_true(at != NULL && at > before);
		before = at;
	}
}

static void names_a_file_that_was_not_read(void **state)
{
	struct fixture *fixture = *state;

	diag_error(&fixture->diag, RULE_FILE, (struct loc){ &fixture->unread, 0 }, "cannot open");
	assert_string_equal(text_of(fixture), "c.json: error[file]: cannot open\n");
}

static void prints_json(void **state)
{
	struct fixture *fixture = *state;

	diag_error(&fixture->diag, RULE_FIELD_OVERLAP, (struct loc){ &fixture->a, 9 }, "a \"b\" \\ \n\t\x01");
	diag_note(&fixture->diag, (struct loc){ &fixture->b, 1 }, "one");
	diag_note(&fixture->diag, (struct loc){ &fixture->unread, 0 }, "two");
	assert_string_equal(
		json_of(fixture),
		"{\"file\": \"a.json\", \"line\": 2, \"column\": 7, \"rule\": \"field-overlap\", \"severity\": "
		"\"error\", "
		"\"message\": \"a \\\"b\\\" \\\\ \\n\\t\\u0001\", \"notes\": ["
		"{\"file\": \"b.json\", \"line\": 1, \"column\": 2, \"message\": \"one\"}, "
		"{\"file\": \"c.json\", \"line\": 1, \"column\": 1, \"message\": \"two\"}]}\n");
}

static size_t lines(const char *text)
{
	size_t count = 0;

	for (; (text = strchr(text, '\n')) != NULL; text++)
		count++;
	return count;
}

static void report(struct fixture *fixture, enum rule rule, int count)
{
	for (int i = 0; i < count; i++)
		diag_error(&fixture->diag, rule, (struct loc){ &fixture->unread, 0 }, "n");
}

static void shows_a_hundred_and_counts_the_rest(void **state)
{
	struct fixture *fixture = *state;
	const char *text;

	report(fixture, RULE_FILE, DIAG_SHOWN_MAX);
	assert_null(strstr(text_of(fixture), "more error"));
	assert_int_equal(lines(text_string(&fixture->out)), DIAG_SHOWN_MAX);
	text_cut(&fixture->out, 0);
	report(fixture, RULE_FILE, 23);
	text = text_of(fixture);
	assert_int_equal(lines(text), DIAG_SHOWN_MAX + 1);
	assert_non_null(strstr(text, "\n23 more errors of rule file; see: uncoregen check --format json\n"));
}

static size_t occurrences(const char *text, const char *word)
{
	size_t count = 0;

	for (; (text = strstr(text, word)) != NULL; text++)
		count++;
	return count;
}

/* The rules with the most diagnostics are cut; rules with few are shown completely. */
static void cuts_the_rules_that_are_broken_most(void **state)
{
	struct fixture *fixture = *state;
	const char *text;

	report(fixture, RULE_MISSING_TEXT, 1500);
	report(fixture, RULE_NUMBER, 61);
	report(fixture, RULE_FILE, 20);
	text = text_of(fixture);
	assert_int_equal(occurrences(text, "error[file]"), 20);
	assert_int_equal(occurrences(text, "error[number]"), 40);
	assert_int_equal(occurrences(text, "error[missing-text]"), 40);
	assert_non_null(strstr(text, "\n21 more errors of rule number;"));
	assert_non_null(strstr(text, "\n1460 more errors of rule missing-text;"));
}

static void missing_texts_come_last(void **state)
{
	struct fixture *fixture = *state;
	const char *text;

	diag_error(&fixture->diag, RULE_MISSING_TEXT, (struct loc){ &fixture->a, 2 }, "no text");
	diag_error(&fixture->diag, RULE_WORD, (struct loc){ &fixture->b, 1 }, "wrong");
	text = text_of(fixture);
	assert_true(strstr(text, "wrong") < strstr(text, "no text"));
}

static void json_holds_all(void **state)
{
	struct fixture *fixture = *state;

	report(fixture, RULE_FILE, 3 * DIAG_SHOWN_MAX);
	assert_int_equal(lines(json_of(fixture)), 3 * DIAG_SHOWN_MAX);
}

static const char *suggestion(struct fixture *fixture, const char *word)
{
	static const char *const candidates[] = { "ev_sel", "event", "enable", "thresh" };

	fixture->diag.count = 0;
	text_cut(&fixture->out, 0);
	diag_error(&fixture->diag, RULE_FILE, (struct loc){ &fixture->unread, 0 }, "?");
	diag_suggest(&fixture->diag, word, candidates, 4);
	return text_of(fixture);
}

static void suggests_what_is_near(void **state)
{
	struct fixture *fixture = *state;

	assert_non_null(strstr(suggestion(fixture, "evsel"), "; did you mean \"ev_sel\"?\n"));
	assert_non_null(strstr(suggestion(fixture, "enabel"), "; did you mean \"enable\"?\n"));
	assert_non_null(strstr(suggestion(fixture, "THRESH"), "; did you mean \"thresh\"?\n"));
	assert_null(strstr(suggestion(fixture, "zebra"), "did you mean"));
	assert_null(strstr(suggestion(fixture, ""), "did you mean"));
	assert_null(strstr(suggestion(fixture,
				      "a_word_so_long_that_no_table_of_distances_could_ever_hold_the_whole_of_it_x"),
			   "did you mean"));
}

static void knows_its_rules(void **state)
{
	struct fixture *fixture = *state;

	for (int i = 0; i < RULE_COUNT; i++) {
		assert_true(strspn(rule_name((enum rule)i), "abcdefghijklmnopqrstuvwxyz-") ==
			    strlen(rule_name((enum rule)i)));
		assert_true(strlen(rule_help((enum rule)i)) > 10);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(rule_name((enum rule)i), rule_name((enum rule)j));
	}
	assert_false(diag_has_rule(&fixture->diag, RULE_JSON));
	diag_error(&fixture->diag, RULE_JSON, (struct loc){ &fixture->b, 0 }, "x");
	assert_true(diag_has_rule(&fixture->diag, RULE_JSON));
	assert_false(diag_has_rule(&fixture->diag, RULE_WORD));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(sorts_by_place_and_shows_the_line),
		TEST(escapes_control_characters),
		TEST(one_place_keeps_the_order_of_reporting),
		TEST(names_a_file_that_was_not_read),
		TEST(prints_json),
		TEST(shows_a_hundred_and_counts_the_rest),
		TEST(cuts_the_rules_that_are_broken_most),
		TEST(missing_texts_come_last),
		TEST(json_holds_all),
		TEST(suggests_what_is_near),
		TEST(knows_its_rules),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

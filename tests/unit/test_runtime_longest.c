/* SPDX-License-Identifier: MIT */
/*
 * Tests where an event in a comma-separated list ends. The result is the same as when every run of pieces is tried, and
 * only few runs are tried.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

/* Includes the command's own file. A parser that counts its calls replaces the command's parser. */
#include "cli/stat/longest.c"
#include "uncore/regfile.h"

static unsigned parses;

int parse_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text, size_t length,
		struct uncore_encoding *encoding, struct uncore_event_error *error)
{
	(void)request;
	parses++;
	return uncore_event_parse(tables, text, length, encoding, error);
}

static size_t longest(const struct uncore_tables *tables, const char *text, size_t from)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	return longest_event(NULL, tables, text, from, &encoding, &error);
}

/* Tries every run of pieces, whatever was wrong with the ones before. */
static size_t try_all(const struct uncore_tables *tables, const char *text)
{
	size_t best = 0, end = 0;

	for (;; end++) {
		struct uncore_encoding encoding;

		end = end_of_piece(text, end);
		if (uncore_event_parse(tables, text, end, &encoding, NULL) == 0)
			best = end;
		if (text[end] == '\0')
			return best;
	}
}

static void test_work(void **state)
{
	static const char *const words[] = {
		"UNC_C_CLOCKTICKS",      "nonsense",      "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo/event=0,umask=0/",
		"UNC_C_CLOCKTICKS.NONE", "nobox/event=1/"
	};
	const struct uncore_tables *tables = uncore_platform("ivt");
	enum { COPIES = 500 };

	(void)state;
	for (size_t at = 0; at < sizeof(words) / sizeof(words[0]); at++) {
		size_t length = strlen(words[at]) + 1;
		char *text = malloc(COPIES * length);

		assert_non_null(text);
		for (size_t each = 0; each < COPIES; each++) {
			memcpy(text + each * length, words[at], length - 1);
			text[each * length + length - 1] = each + 1 < COPIES ? ',' : '\0';
		}
		parses = 0;
		for (size_t each = 0; each < COPIES; each++)
			(void)longest(tables, text, each * length);
		assert_in_range(parses, COPIES, 4 * COPIES);
		free(text);
	}
}

/* Tests all lists of up to three of these pieces. */
static void test_same_end(void **state)
{
	static const char *const pieces[] = {
		"UNC_C_CLOCKTICKS",
		"UNC_C_TOR_INSERTS.OPCODE",
		"opc=0x182",
		"opc=none",
		"edge",
		"thresh=1",
		"cbo/event=1",
		"umask=1/",
		"cbo/edge/",
		"cbo0:",
		"nothing",
		"",
		"nobox/a",
		"UNC_C_X.Y",
		"cbo/event=1/ ",
		"UNC_C_TOR_INSERTS.NONE",
		"state=1",
		"edge:",
		"a=",
		"umask=1",
		"UNC_C_TOR_INSERTS",
	};
	const size_t count = sizeof(pieces) / sizeof(pieces[0]);
	const struct uncore_tables *tables = uncore_platform("ivt");
	unsigned events = 0;
	char text[160];

	(void)state;
	for (size_t list = 0; list < count * count * count; list++) {
		strcpy(text, pieces[list % count]);
		for (size_t rest = list / count; rest != 0; rest /= count) {
			strcat(text, ",");
			strcat(text, pieces[rest % count]);
		}
		if (longest(tables, text, 0) != try_all(tables, text))
			fail_msg("%s: ends at %zu, not at %zu", text, longest(tables, text, 0), try_all(tables, text));
		events += try_all(tables, text) != 0;
	}
	assert_true(events > count);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_work), cmocka_unit_test(test_same_end) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

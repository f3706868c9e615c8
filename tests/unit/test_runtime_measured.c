/* SPDX-License-Identifier: MIT */
/*
 * Tests the key table of a line of stat: every member of its struct is in it, so that none is filled and not printed;
 * what is printed is read back; lines of older versions are read.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/keys/write.h"
#include "json/measured.h"
#include "uncore/errata.h"

static size_t size_of(const struct key *key)
{
	switch (key->type) {
	case KEY_DOUBLE:
		return sizeof(double);
	case KEY_EXACT:
		return sizeof(struct exact_number);
	case KEY_BOOL:
		return sizeof(bool);
	case KEY_STRINGS:
		return sizeof(struct strings);
	default:
		return sizeof(void *);
	}
}

static void mark(char *marks, const struct keys *keys)
{
	for (size_t at = 0; at < keys->count; at++) {
		const struct key *key = &keys->at[at];

		if (key->type == KEY_VERSION)
			continue;
		memset(marks + key->offset, 1, size_of(key));
		if (key->type == KEY_LIST)
			memset(marks + key->offset2, 1, sizeof(size_t));
		if (key->has_offset != 0)
			marks[key->has_offset] = 1;
	}
}

/* Only padding at the end of the struct is no member's. */
static void test_every_member(void **state)
{
	char marks[sizeof(struct measured_line)] = { 0 };
	size_t end = sizeof(marks);

	(void)state;
	mark(marks, &measured_keys);
	while (end > 0 && marks[end - 1] == 0)
		end--;
	assert_true(sizeof(marks) - end < _Alignof(struct measured_line));
	for (size_t at = 0; at < end; at++)
		if (marks[at] == 0)
			fail_msg("byte %zu of struct measured_line is in no row of measured_keys", at);
}

/* ---- printed and read back ---- */

static struct measured_line found;

static bool take(void *context, const struct measured_line *line, struct uncore_fault *fault)
{
	(void)fault;
	found = *line;
	++*(unsigned *)context;
	return true;
}

static int reads(struct arena *arena, const char *text)
{
	struct measured_values values = { 0 };
	struct uncore_fault fault = { 0 };
	unsigned count = 0;
	struct measured_input input = { .name = "test",
					.text = text,
					.length = strlen(text),
					.arena = arena,
					.values = &values,
					.take = take,
					.context = &count };
	int result = measured_read(&input, &fault);

	free(values.at);
	assert_int_equal(count, result == 0 ? 1 : 0);
	return result;
}

/* A value for each member, another one for each number. */
static void fill(struct measured_line *line, struct strings *words, struct measured_erratum *erratum)
{
	double number = 3;

	for (size_t at = 0; at < measured_keys.count; at++) {
		const struct key *key = &measured_keys.at[at];
		void *member = (char *)line + key->offset;

		if (key->type == KEY_DOUBLE)
			*(double *)member = number++;
		else if (key->type == KEY_EXACT)
			*(struct exact_number *)member = (struct exact_number){ number++, 0 };
		else if (key->type == KEY_STRING)
			*(const char **)member = key->name;
		else if (key->type == KEY_STRINGS)
			*(struct strings *)member = *words;
	}
	line->errata = (struct measured_errata){ erratum, 1 };
	line->is_of_socket = line->is_of_cpu = line->is_mean = line->is_metric = line->is_first = true;
}

static void check_member(const struct key *key, const struct measured_line *line)
{
	const void *wanted = (const char *)line + key->offset, *got = (const char *)&found + key->offset;

	if (key->type == KEY_DOUBLE || key->type == KEY_EXACT)
		assert_true(*(const double *)wanted == *(const double *)got);
	else if (key->type == KEY_STRING)
		assert_string_equal(*(const char *const *)wanted, *(const char *const *)got);
	else if (key->type == KEY_STRINGS)
		assert_int_equal(((const struct strings *)wanted)->count, ((const struct strings *)got)->count);
}

static void test_read_back(void **state)
{
	const char *texts[] = { "a", "b" };
	struct strings words = { .at = texts, .count = 2 };
	struct measured_erratum erratum = { "E1", "overcounts", "present", "it does" };
	struct measured_line line = no_measured_line();
	struct text out = { 0 };
	struct json json = { .out = &out };
	struct arena arena = { 0 };

	(void)state;
	fill(&line, &words, &erratum);
	line.metric = line.setting = NULL;
	write_object(&json, NULL, &measured_keys, &line);
	assert_int_equal(reads(&arena, text_string(&out)), 0);
	assert_null(found.metric);
	assert_null(found.setting);
	for (size_t at = 0; at < measured_keys.count; at++)
		if (!measured_keys.at[at].unread && strcmp(measured_keys.at[at].name, "metric") != 0 &&
		    strcmp(measured_keys.at[at].name, "setting") != 0)
			check_member(&measured_keys.at[at], &line);
	assert_string_equal(found.flags.at[1], "b");
	assert_int_equal(found.errata.count, 1);
	assert_string_equal(found.errata.at[0].effect, "overcounts");
	assert_null(found.verdict);
	text_free(&out);
	arena_free(&arena);
}

/* A double rounds a count above 2^53. */
static void test_exact(void **state)
{
	struct measured_line line = no_measured_line();
	struct text out = { 0 };
	struct json json = { .out = &out };

	(void)state;
	line.value = line.enabled_ns = (struct exact_number){ 9007199254740992.0, UINT64_C(9007199254740993) };
	write_object(&json, NULL, &measured_keys, &line);
	assert_non_null(strstr(text_string(&out), "\"value\": 9007199254740993, "));
	assert_non_null(strstr(text_string(&out), "\"enabled_ns\": 9007199254740993, "));
	text_free(&out);
}

/* ---- lines of older versions ---- */

static void test_older(void **state)
{
	struct arena arena = { 0 };

	(void)state;
	assert_int_equal(reads(&arena,
			       "{\"time\": 1, \"seconds\": 1, \"platform\": \"p\", \"event\": \"E\", \"box\": \"b\", "
			       "\"state\": \"ok\", \"unit\": \"events\"}"),
			 0);
	assert_true(isnan(found.value.number) && isnan(found.seen) && isnan(found.socket) &&
		    isnan(found.least_ns.number));
	assert_null(found.flags.at);
	assert_null(found.errata.at);
	/* Without one that every version has. */
	assert_int_equal(reads(&arena,
			       "{\"time\": 1, \"seconds\": 1, \"platform\": \"p\", \"event\": \"E\", \"box\": \"b\", "
			       "\"state\": \"ok\"}"),
			 UNCORE_E_ARGUMENT);
	arena_free(&arena);
}

/* ---- inputs in pieces ---- */

/* An input that gives so many bytes at a time. */
struct pieces {
	const char *text;
	size_t length, each;
};

static ptrdiff_t give(void *context, char *into, size_t room)
{
	struct pieces *pieces = context;
	size_t length = pieces->each < pieces->length ? pieces->each : pieces->length;

	length = length < room ? length : room;
	memcpy(into, pieces->text, length);
	pieces->text += length;
	pieces->length -= length;
	return (ptrdiff_t)length;
}

struct outcome {
	unsigned count;
	int result;
	bool is_cut;
	char text[256];
	double last;
};

/* each: 0: the whole text is given at once */
static struct outcome read_in(const char *text, size_t length, size_t each)
{
	struct measured_values values = { 0 };
	struct uncore_fault fault = { 0 };
	struct arena arena = { 0 };
	struct outcome outcome = { 0 };
	struct pieces pieces = { text, length, each };
	struct measured_input input = { .name = "test",
					.text = each == 0 ? text : "",
					.length = each == 0 ? length : 0,
					.more = each == 0 ? NULL : give,
					.source = &pieces,
					.arena = &arena,
					.values = &values,
					.take = take,
					.context = &outcome.count };

	found.value.number = NAN;
	outcome.result = measured_read(&input, &fault);
	outcome.is_cut = input.is_cut;
	outcome.last = found.value.number;
	memcpy(outcome.text, fault.text,
	       sizeof outcome.text < sizeof fault.text ? sizeof outcome.text : sizeof fault.text);
	outcome.text[sizeof outcome.text - 1] = '\0';
	free(values.at);
	arena_free(&arena);
	return outcome;
}

static void same_in_pieces(const char *text, size_t length)
{
	static const size_t sizes[] = { 1, 2, 7, 300, 40000, 100000 };
	struct outcome whole = read_in(text, length, 0);

	for (size_t at = 0; at < sizeof sizes / sizeof sizes[0]; at++) {
		struct outcome part = read_in(text, length, sizes[at]);

		assert_int_equal(part.count, whole.count);
		assert_int_equal(part.result, whole.result);
		assert_int_equal(part.is_cut, whole.is_cut);
		assert_string_equal(part.text, whole.text);
		assert_true(part.last == whole.last || (isnan(part.last) && isnan(whole.last)));
	}
}

static void add_lines(struct text *text, unsigned count, const char *between)
{
	for (unsigned at = 0; at < count; at++)
		text_printf(text,
			    "%s{\"time\": %u, \"seconds\": 1, \"platform\": \"p\", \"event\": \"E\", \"box\": "
			    "\"\xc3\xa4\", \"state\": \"ok\", \"value\": %u, \"unit\": \"events\"}",
			    at > 0 ? between : "", at + 1, at + 7);
}

static void test_pieces(void **state)
{
	static const struct {
		const char *begin, *between, *end;
		unsigned count;
		bool is_cut;
		const char *fault; /* NULL: it is read */
	} inputs[] = {
		{ "", "\n", "\n", 500, false, NULL },
		{ "", "", "", 500, false, NULL },
		{ " [", ",\n", "]\n", 500, false, NULL },
		{ "[] [", " , ", "] []", 500, false, NULL },
		{ "", "\n", "\n{\"time\": 1, ", 500, true, NULL },
		{ "[", ",\n", ",", 500, true, NULL },
		{ "[", ",", "", 500, true, NULL },
		{ "", "\n", "\n{\"time\": 1,, ", 500, false, "test:501:12: not JSON here" },
		{ "[", ",", ",]", 2, false, "test:1:230: not JSON here" },
		{ "[", " ", "]", 1, false, NULL },
		{ "[", " ", "]", 2, false, "test:1:116: not JSON here" },
		{ "", "\n", "\n]", 3, false, "test:4:1: not JSON here" },
		{ "", "\n", "\n 7 ", 500, false, "test:501:2: a measurement is an object" },
	};

	(void)state;
	for (size_t at = 0; at < sizeof inputs / sizeof inputs[0]; at++) {
		struct text text = { 0 };
		struct outcome whole;

		text_add(&text, inputs[at].begin);
		add_lines(&text, inputs[at].count, inputs[at].between);
		text_add(&text, inputs[at].end);
		whole = read_in(text_string(&text), text.length, 0);
		assert_int_equal(whole.is_cut, inputs[at].is_cut);
		assert_int_equal(whole.result != 0, inputs[at].fault != NULL);
		if (inputs[at].fault == NULL)
			assert_int_equal(whole.count, inputs[at].count);
		else
			assert_memory_equal(whole.text, inputs[at].fault, strlen(inputs[at].fault));
		same_in_pieces(text_string(&text), text.length);
		text_free(&text);
	}
}

/* ---- words ---- */

static const struct key *row_of(const struct keys *keys, const char *name)
{
	for (size_t at = 0; at < keys->count; at++)
		if (strcmp(keys->at[at].name, name) == 0)
			return &keys->at[at];
	return NULL;
}

/* The effects of the table are those of errata that may spoil a count. */
static void test_effects(void **state)
{
#define WORD(id, word, help) word,
	static const char *const words[] = { UNCORE_ERRATUM_EFFECTS(WORD) };
#undef WORD
	const struct key *effect = row_of(row_of(&measured_keys, "errata")->element, "effect");
	size_t known = 0;

	(void)state;
	for (size_t at = 0; at < UNCORE_ERRATUM_END; at++) {
		struct uncore_erratum_row row = { .effect = (uint8_t)at };

		if (uncore_erratum_spoils(&row)) {
			assert_true(known < effect->word_count);
			assert_string_equal(effect->words[known++], words[at]);
		}
	}
	assert_int_equal(known, effect->word_count);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_member), cmocka_unit_test(test_read_back), cmocka_unit_test(test_exact),
		cmocka_unit_test(test_older),        cmocka_unit_test(test_effects),   cmocka_unit_test(test_pieces),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

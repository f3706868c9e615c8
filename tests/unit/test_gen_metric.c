/* SPDX-License-Identifier: MIT */
/* Tests the words of metric formulas, the arithmetic of units, and which inputs share a pass. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/metric.h"
#include "base/formula/scan.h"

static void word(const char *text, enum formula_word kind, const char *wanted)
{
	struct formula_token token = formula_scan(text);

	assert_int_equal(token.word, kind);
	assert_int_equal(token.length, strlen(wanted));
	assert_memory_equal(token.at, wanted, token.length);
}

static void test_words(void **state)
{
	(void)state;
	word("", FORMULA_WORD_END, "");
	word("   ", FORMULA_WORD_END, "");
	word(" 64[bytes]", FORMULA_WORD_NUMBER, "64");
	word("0.5*x", FORMULA_WORD_NUMBER, "0.5");
	word("1e9)", FORMULA_WORD_NUMBER, "1e9");
	word("0x1F,", FORMULA_WORD_NUMBER, "0x1F");
	word("UNC_M_X.A|B + 1", FORMULA_WORD_NAME, "UNC_M_X.A|B");
	word("box:group*2", FORMULA_WORD_NAME, "box:group");
	word("X.RANK{i}{opc=1}", FORMULA_WORD_NAME, "X.RANK{i}");
	word("X. Y", FORMULA_WORD_NAME, "X");
	word("$node}", FORMULA_WORD_PARAMETER, "$node");
	word("}x", FORMULA_WORD_SIGN, "}");
	word("$", FORMULA_WORD_BAD, "$");
	word("\xc3\xa9x", FORMULA_WORD_BAD, "\xc3\xa9");
	word("\t1", FORMULA_WORD_BAD, "\t");
}

static struct formula_unit unit(const char *text, int clock)
{
	struct formula_unit read;

	assert_true(formula_unit_read(text, strlen(text), clock, &read));
	return read;
}

static void test_units(void **state)
{
	struct formula_unit ratio = unit("ratio", -1), bytes = unit("bytes", -1), rate = unit("bytes/seconds", -1),
			    seconds = unit("seconds", -1), one = unit("events/events", -1), made, read;

	(void)state;
	assert_true(formula_unit_same(&ratio, &one));
	assert_false(formula_unit_same(&ratio, &bytes));
	made = formula_unit_combine(&rate, &seconds, 1);
	assert_true(formula_unit_same(&made, &bytes));
	made = formula_unit_combine(&bytes, &seconds, -1);
	assert_true(formula_unit_same(&made, &rate));
	/* cycles of two clocks are two units; cycles without a clock have no unit */
	made = unit("cycles", 0);
	read = unit("cycles", 1);
	assert_false(formula_unit_same(&made, &read));
	assert_false(formula_unit_read("cycles", 6, -1, &read));
	assert_false(formula_unit_read("", 0, 0, &read));
	assert_false(formula_unit_read("bytes/", 6, 0, &read));
	assert_false(formula_unit_read("bytes bytes", 11, 0, &read));
	assert_false(formula_unit_read("5", 1, 0, &read));
	/* the text continues after the unit */
	assert_true(formula_unit_read("bytes] * 2", 5, 0, &read));
	assert_true(formula_unit_same(&read, &bytes));
}

/* Events over time accumulate. A level summed over the cycles and divided by the cycles is a number at one time. */
static void test_levels(void **state)
{
	struct formula_unit level = unit("events*cycles", 0), cycles = unit("cycles", 0), seconds = unit("seconds", 0),
			    count = unit("events", 0), entries = unit("entries", 0), made;

	(void)state;
	level.growth = cycles.growth = seconds.growth = count.growth = 1;
	assert_true(entries.level);
	assert_false(count.level);
	assert_true(formula_unit_same(&entries, &count));
	made = formula_unit_combine(&level, &cycles, -1);
	assert_true(formula_unit_is_level(&made));
	assert_false(formula_unit_is_level(&count));
	assert_false(formula_unit_is_level(&level));
	made = formula_unit_combine(&count, &seconds, -1); /* a rate does not accumulate either, and is no level */
	assert_false(formula_unit_is_level(&made));
}

/*
 * Events on counters {0, 1}, {0} and {1}: two of the three fit into one pass, in any order. A fourth event on all
 * counters always fits.
 */
static void test_passes(void **state)
{
	uint64_t both[] = { 0, 1 }, first[] = { 0 }, second[] = { 1 }, all[] = { 0, 1, 2, 3 };
	struct event events[] = {
		{ .counters = { both, 2 } },
		{ .counters = { first, 1 } },
		{ .counters = { second, 1 } },
		{ .counters = { all, 4 } },
	};
	struct counters group = { .id = "general" };
	struct metric_input inputs[4] = {
		{ .event = &events[0] }, { .event = &events[1] }, { .event = &events[3] }, { .event = &events[2] }
	};
	struct metric metric = { .is = { .inputs = inputs, .input_count = 4 } };

	(void)state;
	for (size_t i = 0; i < 4; i++)
		inputs[i].group = &group;
	metric_schedule(&metric);
	assert_int_equal(metric.is.passes_needed, 2);
	assert_int_equal(inputs[0].pass, 0);
	assert_int_equal(inputs[1].pass, 0); /* the first input moves to counter 1 */
	assert_int_equal(inputs[2].pass, 0);
	assert_int_equal(inputs[3].pass, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_words),
		cmocka_unit_test(test_units),
		cmocka_unit_test(test_levels),
		cmocka_unit_test(test_passes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Tests texts of umasks that are composed of words for the parts of their names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/compose.h"

static struct phrase of_event[] = { { .part = "AD", .text = "address messages" },
				    { .part = "LOUD", .text = "loud ~" } };

static struct phrase of_box[] = {
	{ .part = "~", .text = "requests" },
	{ .part = "IA", .text = "~ from cores" },
	{ .part = "MISS", .text = "~ that missed the LLC" },
	{ .part = "DRD", .text = "demand data reads" },
	{ .part = "DRD_OPT", .text = "demand reads" },
	{ .part = "AD", .text = "of no use" },
	{ .part = "BANK{i}", .text = "~ to bank {i}" },
	{ .part = "BANK10", .text = "~ to the last bank" },
	{ .part = "VN{i}_REQ", .text = "requests {i} on network {i}" },
};

static struct phrase of_platform[] = {
	{ .part = "IA_MISS_DRD_OPT_PREF", .text = "prefetches" },
	{ .part = "AD", .text = "of no use" },
	{ .part = "QUIET", .text = "~" },
};

#define PHRASES_(array) .phrases = array, .phrase_count = sizeof(array) / sizeof(array)[0]

static const struct platform platform = { PHRASES_(of_platform) };
static struct events events = { PHRASES_(of_box) };
static const struct box box = { .events = &events, .is = { .platform = &platform } };
static const struct event event = { PHRASES_(of_event) };

static void is(const char *name, const char *wanted)
{
	struct arena arena = { 0 };
	struct composition composition;
	const char *text;

	split_name(&box, &event, name, &composition);
	text = compose_text(&arena, &composition);

	if (wanted == NULL)
		assert_null(text);
	else
		assert_string_equal(text, wanted);
	arena_free(&arena);
}

static void test_order(void **state)
{
	(void)state;
	is("DRD", "Demand data reads.");
	is("IA_MISS_DRD", "Demand data reads from cores that missed the LLC.");
	is("DRD_IA_MISS", "Demand data reads from cores that missed the LLC.");
	is("MISS_DRD_IA", "Demand data reads that missed the LLC from cores.");
	is("LOUD.DRD", "Loud demand data reads.");
	is("DRD_QUIET", "Demand data reads.");
	is("DRD_VN0_REQ", "Demand data reads requests 0 on network 0.");
}

static void test_rest(void **state)
{
	(void)state;
	is("IA_MISS", "Requests from cores that missed the LLC.");
	is("LOUD_IA", "Loud requests from cores.");
}

static void test_longest(void **state)
{
	(void)state;
	is("IA_DRD_OPT", "Demand reads from cores.");
	is("IA_MISS_DRD_OPT_PREF", "Prefetches.");
	is("IA_MISS_DRD_OPT", "Demand reads from cores that missed the LLC.");
	is("DRD_OPTIMAL", NULL); /* a word ends where a part ends */
}

static void test_nearest(void **state)
{
	(void)state;
	is("AD", "Address messages.");
}

static void test_numbers(void **state)
{
	(void)state;
	is("BANK3", "Requests to bank 3.");
	is("BANK15_DRD", "Demand data reads to bank 15.");
	is("BANK10", "Requests to the last bank.");
	is("VN1_REQ", "Requests 1 on network 1.");
	is("BANK", NULL);
	is("BANK1X", NULL);
}

static void test_missing(void **state)
{
	struct composition composition;

	(void)state;
	is("", "Requests.");
	split_name(&box, &event, "IA_NEW.DRD", &composition);
	assert_int_equal(composition.count, 3);
	assert_false(composition.complete);
	assert_null(composition.parts[1].phrase);
	assert_int_equal(composition.parts[1].length, 3);
	assert_memory_equal(composition.parts[1].at, "NEW", 3);
	assert_non_null(composition.parts[2].phrase);
}

/* More parts than a name can have: not composed, and nothing is overrun. */
static void test_long(void **state)
{
	struct composition composition;
	char name[400] = "";

	(void)state;
	for (size_t i = 0; i < 40; i++)
		strcat(name, "IA_");
	is(name, NULL);
	name[(size_t)NAME_PARTS_MAX * 3] = '\0';
	split_name(&box, &event, name, &composition);
	assert_true(composition.complete);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_order),   cmocka_unit_test(test_rest),    cmocka_unit_test(test_longest),
		cmocka_unit_test(test_nearest), cmocka_unit_test(test_numbers), cmocka_unit_test(test_missing),
		cmocka_unit_test(test_long),
	};

	return cmocka_run_group_tests_name("texts of umasks that are composed of words", tests, NULL, NULL);
}

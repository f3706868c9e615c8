/* SPDX-License-Identifier: MIT */
/* Tests the time of day against dates of the calendar. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "json/date.h"

/* `date -u -d @SECONDS` says the same. */
static const struct {
	uint64_t ns;
	const char *date;
} dates[] = {
	{ 0, "1970-01-01T00:00:00.000Z" },
	{ UINT64_C(951782400123999999), "2000-02-29T00:00:00.123Z" },
	{ UINT64_C(1795370584250000000), "2026-11-22T18:03:04.250Z" },
	{ UINT64_C(4102444799999000000), "2099-12-31T23:59:59.999Z" },
};

static void writes_and_reads(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(dates) / sizeof(dates[0]); at++) {
		struct text text = { 0 };
		uint64_t ns = 1;

		text_date(&text, dates[at].ns);
		assert_string_equal(text_string(&text), dates[at].date);
		text_free(&text);
		assert_true(read_date(dates[at].date, &ns));
		assert_int_equal(ns, dates[at].ns - dates[at].ns % 1000000);
	}
}

static void rejects_other_texts(void **state)
{
	static const char *const wrong[] = {
		"",
		"2026-11-22",
		"2026-11-22T18:03:04Z",
		"2026-11-22T18:03:04.250",
		"2026-11-22T18:03:04.250Z ",
		"2026-11-22T18:03:04.250+01:00",
		"2026-02-30T18:03:04.250Z",
		"2026-11-22T18:03:99.250Z",
		"2026-11-22T18:03:04.25Z",
		"1969-12-31T23:59:59.000Z",
		" 2026-11-22T18:03:04.250Z",
		"-026-11-22T18:03:04.250Z",
		"99999-11-22T18:03:04.250Z",
	};

	(void)state;
	for (size_t at = 0; at < sizeof(wrong) / sizeof(wrong[0]); at++) {
		uint64_t ns;

		assert_false(read_date(wrong[at], &ns));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_and_reads),
		cmocka_unit_test(rejects_other_texts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

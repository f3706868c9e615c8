/* SPDX-License-Identifier: MIT */
/*
 * The part of cmocka that the unit tests of pure functions use, for machines for which Debian has a C library but no
 * cmocka.
 */
#ifndef TESTS_PORTABLE_CMOCKA_H
#define TESTS_PORTABLE_CMOCKA_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct CMUnitTest {
	const char *name;
	void (*run)(void **state);
	int (*setup)(void **state);
	int (*teardown)(void **state);
};

#define FAILED(what) ((void)fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, what), exit(1))
#define assert_true(held) ((held) ? (void)0 : FAILED(#held))
#define assert_false(held) assert_true(!(held))
#define assert_null(pointer) assert_true((pointer) == NULL)
#define assert_non_null(pointer) assert_true((pointer) != NULL)
#define assert_int_equal(a, b) assert_true((unsigned long long)(a) == (unsigned long long)(b))
#define assert_int_not_equal(a, b) assert_true((unsigned long long)(a) != (unsigned long long)(b))
#define assert_in_range(value, low, high) \
	assert_true((unsigned long long)(value) >= (unsigned long long)(low) && \
		    (unsigned long long)(value) <= (unsigned long long)(high))
#define assert_string_equal(a, b) \
	(strcmp(a, b) == 0 ? (void)0 : ((void)fprintf(stderr, "%s\n%s\n", a, b), FAILED(#a " is not " #b)))
#define assert_string_not_equal(a, b) assert_true(strcmp(a, b) != 0)
#define assert_memory_equal(a, b, size) assert_true(memcmp(a, b, size) == 0)
#define print_error(...) ((void)fprintf(stderr, __VA_ARGS__))
#define fail() FAILED("fails")
#define fail_msg(...) ((void)fprintf(stderr, __VA_ARGS__), FAILED(""))
#define skip() return

/* clang-format off */
#define cmocka_unit_test(test) { #test, test, NULL, NULL }
#define cmocka_unit_test_setup_teardown(test, setup, teardown) { #test, test, setup, teardown }
/* clang-format on */
#define cmocka_run_group_tests(tests, setup, teardown) \
	run_group(tests, sizeof(tests) / sizeof((tests)[0]), setup, teardown)

typedef int cmocka_fixture(void **state);

static inline int run_group(const struct CMUnitTest *tests, size_t count, cmocka_fixture *setup,
			    cmocka_fixture *teardown)
{
	void *shared = NULL;

	if (setup != NULL && setup(&shared) != 0)
		return 1;
	for (size_t at = 0; at < count; at++) {
		void *state = shared;

		fprintf(stderr, "%s\n", tests[at].name);
		if (tests[at].setup != NULL && tests[at].setup(&state) != 0)
			return 1;
		tests[at].run(&state);
		if (tests[at].teardown != NULL && tests[at].teardown(&state) != 0)
			return 1;
	}
	return teardown != NULL && teardown(&shared) != 0;
}

#endif

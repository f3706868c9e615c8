/* SPDX-License-Identifier: MIT */
/* Tests that the sets of bytes in which words are found are those that a look at each byte gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "shared/letter_sets.h"

enum { ROUNDS = 20000, TEXT = LETTERS_BYTES * 2 };

/* Half of the bytes are at the borders of letters and digits. */
static char any_byte(void)
{
	static const char borders[] = "@AZ[`az{/09: _.\x7f\x80\xc1\xe1\xb0\xff";
	int chosen = rand();

	return (char)(chosen & 1 ? borders[(size_t)(chosen >> 1) % sizeof borders] : chosen >> 8);
}

/* The bytes of a set, by taking the first one away again and again. */
static unsigned bytes_of(letters_set set)
{
	unsigned bytes = 0;

	for (; set != 0; set &= set - 1)
		bytes |= 1U << letters_first(set);
	return bytes;
}

static unsigned in_range(const char *text, size_t length, char low, char high)
{
	unsigned bytes = 0;

	for (unsigned at = 0; at < length; at++)
		bytes |= (unsigned)(text[at] >= low && text[at] <= high) << at;
	return bytes;
}

static void test_sets(void **state)
{
	(void)state;
	for (int round = 0; round < ROUNDS; round++) {
		unsigned small, large, letters;
		char text[TEXT];
		letters_block block;

		for (size_t i = 0; i < TEXT; i++)
			text[i] = any_byte();
		block = letters_load(text, text + TEXT);
		small = in_range(text, LETTERS_BYTES, 'a', 'z');
		large = in_range(text, LETTERS_BYTES, 'A', 'Z');
		letters = small | large | in_range(text, LETTERS_BYTES, '0', '9');
		assert_int_equal(bytes_of(letters_small(block)), small);
		assert_int_equal(bytes_of(letters_large(block)), large);
		assert_int_equal(bytes_of(letters_of(block)), letters);
		if (letters_ends(block) != 0)
			assert_int_equal(text[letters_first(letters_ends(block))], 0);
		else
			assert_int_equal(in_range(text, LETTERS_BYTES, 0, 0), 0);
		assert_int_equal(bytes_of(letters_after(letters_of(block)) &
					  letters_of(letters_load(text, text + TEXT))),
				 letters << 1 & letters & ((1U << LETTERS_BYTES) - 1));
		assert_int_equal(letters_last(letters_of(block)) != 0, letters >> (LETTERS_BYTES - 1) & 1);
	}
}

/* What is past the end is read as zeros, and not at all. */
static void test_end(void **state)
{
	(void)state;
	for (size_t length = 0; length <= LETTERS_BYTES; length++) {
		char *text = malloc(length + 1);
		letters_block block;

		assert_non_null(text);
		for (size_t i = 0; i < length; i++)
			text[i] = 'a';
		block = letters_load(text, text + length);
		assert_int_equal(bytes_of(letters_small(block)), (1U << length) - 1);
		if (length < LETTERS_BYTES)
			assert_int_equal(letters_first(letters_ends(block)), length);
		free(text);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sets),
		cmocka_unit_test(test_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

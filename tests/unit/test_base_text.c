/* SPDX-License-Identifier: MIT */
/* Tests the text buffer that grows, the arena, and lists of texts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/arena.h"
#include "base/lists.h"
#include "base/memory.h"
#include "base/text.h"

static void formats(void **state)
{
	struct text_vars vars = { .slot = { ['a'] = "one", ['b'] = "" } };
	struct text out = { 0 };

	(void)state;
	text_dec(&out, 0);
	text_char(&out, ' ');
	text_dec(&out, UINT64_MAX);
	text_char(&out, ' ');
	text_hex(&out, 0, 1);
	text_char(&out, ' ');
	text_hex(&out, 0xab, 8);
	text_char(&out, ' ');
	text_hex(&out, UINT64_MAX, 1);
	text_char(&out, ' ');
	text_fill(&out, "$a$$$b-$a", &vars);
	text_printf(&out, " %s%d", "x", 5);
	assert_string_equal(text_string(&out), "0 18446744073709551615 0x0 0x000000ab 0xffffffffffffffff one$-one x5");
	text_free(&out);
	assert_null(out.at);
}

static void grows(void **state)
{
	struct text out = { 0 };

	(void)state;
	for (int i = 0; i < 100000; i++)
		text_add(&out, "0123456789");
	assert_int_equal(out.length, 1000000);
	assert_memory_equal(out.at + 999990, "0123456789", 10);
	text_free(&out);
}

/* A text always ends with a NUL at its length. */
static void is_terminated(void **state)
{
	struct text text = { 0 };

	(void)state;
	assert_string_equal(text_string(&text), "");
	text_cut(&text, 0);
	assert_null(text.at);
	for (size_t length = 1; length < 2000; length++) {
		text_char(&text, 'x');
		assert_int_equal(strlen(text.at), length);
	}
	text_cut(&text, 3);
	assert_string_equal(text_string(&text), "xxx");
	text_join(&text, "a", "", "b");
	text_printf(&text, "%s", "");
	assert_string_equal(text_string(&text), "xxxab");
	text_free(&text);
}

static void expect_double(double number, const char *shown)
{
	struct text text = { 0 };

	text_double(&text, number);
	assert_string_equal(text_string(&text), shown);
	text_free(&text);
}

static void doubles_are_short(void **state)
{
	(void)state;
	expect_double(0.1, "0.1");
	expect_double(0.1 + 0.2, "0.30000000000000004");
	expect_double(1e9, "1000000000");
	expect_double(-2.5e-7, "-2.5e-07");
}

/* The fewest of 15 to 17 digits that read back, by printf and strtod. */
static void expect_fewest(double number)
{
	char digits[32];

	for (int precision = 15; precision <= 17; precision++) {
		double again;

		snprintf(digits, sizeof(digits), "%.*g", precision, number);
		again = strtod(digits, NULL);
		if (memcmp(&again, &number, sizeof(number)) == 0)
			break;
	}
	expect_double(number, digits);
}

/* Its last bit is another. */
static double neighbour(double number)
{
	uint64_t bits;

	memcpy(&bits, &number, sizeof(bits));
	bits ^= 1;
	memcpy(&number, &bits, sizeof(number));
	return number;
}

static void doubles_are_as_printf_writes_them(void **state)
{
	uint64_t random = 1;

	(void)state;
	expect_fewest(0);
	expect_fewest(-0.0);
	for (unsigned at = 0; at < 4000; at++) {
		double whole, number;

		random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
		whole = (double)(random >> (12 + at % 48));
		for (double power = 1e-3; power < 1e12; power *= 10) {
			number = at & 1 ? -whole / power : whole / power;
			expect_fewest(number);
			expect_fewest(neighbour(number));
		}
	}
}

static void formats_long_texts(void **state)
{
	char word[600] = "";
	struct text text = { 0 };

	(void)state;
	for (size_t length = 250; length < 260; length++) {
		memset(word, 'x', length);
		word[length] = '\0';
		text_cut(&text, 0);
		text_printf(&text, "%s-%s", word, "y");
		assert_int_equal(text.length, length + 2);
		assert_memory_equal(text.at, word, length);
		assert_string_equal(text.at + length, "-y");
	}
	text_free(&text);
}

static void arena_keeps(void **state)
{
	struct arena arena = { 0 };
	char *big, *copy = arena_copy(&arena, "abcdef", 3);
	size_t room = 0;
	int *numbers = NULL;

	(void)state;
	big = arena_array(&arena, 1 << 20, 1);
	assert_string_equal(copy, "abc");
	assert_int_equal(big[(1 << 20) - 1], 0);
	for (int i = 0; i < 100; i++) {
		numbers = arena_grow(&arena, numbers, (size_t)i, &room, sizeof *numbers);
		numbers[i] = i;
	}
	for (int i = 0; i < 100; i++)
		assert_int_equal(numbers[i], i);
	assert_string_equal(arena_printf(&arena, "%s-%d", copy, 7), "abc-7");
	assert_int_equal((uintptr_t)arena_alloc(&arena, 1) % _Alignof(max_align_t), 0);
	arena_free(&arena);
	assert_null(arena.chunks);
}

static void memory_is_there(void **state)
{
	char *copy = copy_text("word");

	(void)state;
	copy = take_memory(copy, 100);
	assert_string_equal(copy, "word");
	copy = take_memory(copy, 0);
	assert_non_null(copy);
	free(copy);
}

#ifndef __SANITIZE_ADDRESS__ /* whose allocator ends the program itself */
static void take(size_t size)
{
	(void)take_memory(NULL, size);
}
#endif

static void grow(size_t size)
{
	struct text text = { 0 };

	text_grow(&text, size);
}

static void reserve(size_t size)
{
	struct text text = { 0 };

	text_reserve_exactly(&text, size);
}

static void raw(size_t size)
{
	struct arena arena = { 0 };

	(void)arena_raw(&arena, size);
}

static void array(size_t size)
{
	struct arena arena = { 0 };

	(void)arena_array(&arena, size, 16);
}

/* More than an address space has: whatever is asked for it, the program ends with 2 and one line. */
static void ends_without_memory(void **state)
{
	static const struct {
		void (*ask)(size_t);
		size_t size;
	} tries[] = {
		{ grow, SIZE_MAX },     { reserve, SIZE_MAX }, { raw, SIZE_MAX - 1 }, { array, SIZE_MAX / 16 + 2 },
#ifndef __SANITIZE_ADDRESS__
		{ take, SIZE_MAX / 2 },
#endif
	};

	(void)state;
	for (size_t at = 0; at < sizeof(tries) / sizeof(tries[0]); at++) {
		char said[64] = "";
		int status, ends[2];
		pid_t child;

		assert_int_equal(pipe(ends), 0);
		child = fork();
		assert_true(child >= 0);
		if (child == 0) {
			(void)alarm(5);
			(void)dup2(ends[1], STDERR_FILENO);
			tries[at].ask(tries[at].size);
			_exit(0);
		}
		assert_int_equal(close(ends[1]), 0);
		assert_int_equal(waitpid(child, &status, 0), child);
		assert_true(read(ends[0], said, sizeof(said) - 1) >= 0);
		assert_int_equal(close(ends[0]), 0);
		assert_true(WIFEXITED(status));
		assert_int_equal(WEXITSTATUS(status), 2);
		assert_string_equal(said, "out of memory\n");
	}
}

static void lists(void **state)
{
	struct arena arena = { 0 };
	struct strings list = { 0 }, same = { 0 };

	(void)state;
	assert_false(list_has(&list, ""));
	list_add(&arena, &list, "cbo");
	list_once(&arena, &list, "imc0", 3);
	list_once(&arena, &list, "cbo0", 3);
	assert_int_equal(list.count, 2);
	assert_true(list_has(&list, "cbo"));
	assert_true(list_has(&list, "imc"));
	assert_false(list_has(&list, "im"));
	assert_false(list_has(&list, "imc0"));
	assert_false(lists_equal(&list, &same));
	list_add(&arena, &same, "cbo");
	list_add(&arena, &same, "ha");
	assert_false(lists_equal(&list, &same));
	same.at[1] = "imc";
	assert_true(lists_equal(&list, &same));
	arena_free(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lists),
		cmocka_unit_test(formats),
		cmocka_unit_test(grows),
		cmocka_unit_test(is_terminated),
		cmocka_unit_test(doubles_are_short),
		cmocka_unit_test(doubles_are_as_printf_writes_them),
		cmocka_unit_test(formats_long_texts),
		cmocka_unit_test(arena_keeps),
		cmocka_unit_test(memory_is_there),
		cmocka_unit_test(ends_without_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

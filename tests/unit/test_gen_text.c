/* SPDX-License-Identifier: MIT */
/* Tests the string pool and the digest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/hash.h"
#include "base/text.h"
#include "emit/tables/pool.h"

static void pool_names_strings(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	const char *page;

	(void)state;
	assert_string_equal(pool_word(&pool, "ev_sel", OPTIONAL_NEVER), "S(ev_sel)");
	page = pool_word(&pool, "329468-002 p33", OPTIONAL_NEVER);
	assert_string_equal(pool_word(&pool, "329468-002 p33", OPTIONAL_NEVER), page);
	assert_string_not_equal(pool_word(&pool, "329468 002 p33", OPTIONAL_NEVER), page);
	assert_int_equal(pool.words.count, 3);
	arena_free(&arena);
}

/* Long citations that start alike and differ in the last letter. */
static void pool_tells_long_strings_apart(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	char text[200];

	(void)state;
	memset(text, 'x', sizeof text);
	text[sizeof text - 1] = '\0';
	for (char last = 'a'; last <= 'z'; last++) {
		text[sizeof text - 2] = last;
		assert_true(strlen(pool_word(&pool, arena_copy(&arena, text, sizeof text - 1), OPTIONAL_NEVER)) < 60);
	}
	assert_int_equal(pool.words.count, 26);
	for (size_t i = 0; i < 26; i++) {
		text[sizeof text - 2] = (char)('a' + i);
		for (size_t j = 0; j < i; j++) {
			const char *one = pool_word(&pool, text, OPTIONAL_NEVER);

			text[sizeof text - 2] = (char)('a' + j);
			assert_string_not_equal(one, pool_word(&pool, text, OPTIONAL_NEVER));
			text[sizeof text - 2] = (char)('a' + i);
		}
	}
	arena_free(&arena);
}

/* The literals have the bytes of the texts; trigraphs and quotes do not change them. */
static void pool_escapes(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	struct text out = { 0 };
	const char *text;
	size_t place;

	(void)state;
	pool_sentence(&pool, "a \"b\" \\ c\nd", "one", 3, &place);
	pool_sentence(&pool, "what\?\?/", "two", 3, &place);
	pool_emit_sentences(&pool, &out);
	text = text_string(&out);
	assert_non_null(strstr(text, "X(t_one, \"a \\\"b\\\" \\\\ c\\nd\") \\\n"));
	assert_null(strstr(text, "\?\?/"));
	text_free(&out);
	arena_free(&arena);
}

static struct hash digest(const char *a, const char *b)
{
	struct hash hash = HASH_START;

	hash_bytes(&hash, a, strlen(a));
	hash_bytes(&hash, b, strlen(b));
	return hash;
}

static void expect_differ(struct hash a, struct hash b)
{
	assert_true(a.a != b.a || a.b != b.b);
}

static void digests(void **state)
{
	struct hash one = digest("ab", "c"), again = digest("ab", "c");
	char bytes[64] = { 0 }, other[64];
	struct hash zeros = HASH_START;

	(void)state;
	assert_true(one.a == again.a && one.b == again.b);
	expect_differ(one, digest("a", "bc"));
	expect_differ(one, digest("abc", ""));
	expect_differ(one, digest("c", "ab"));
	expect_differ(digest("", "a"), digest("a", ""));
	hash_bytes(&zeros, bytes, sizeof bytes);
	for (size_t bit = 0; bit < 8 * sizeof bytes; bit++) {
		struct hash changed = HASH_START;

		memcpy(other, bytes, sizeof other);
		other[bit / 8] = (char)(1 << bit % 8);
		hash_bytes(&changed, other, sizeof other);
		expect_differ(zeros, changed);
	}
	for (size_t length = 0; length < sizeof bytes; length++) {
		struct hash shorter = HASH_START;

		hash_bytes(&shorter, bytes, length);
		expect_differ(zeros, shorter);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pool_names_strings),
		cmocka_unit_test(pool_tells_long_strings_apart),
		cmocka_unit_test(pool_escapes),
		cmocka_unit_test(digests),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

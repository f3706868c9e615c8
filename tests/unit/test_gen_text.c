/* SPDX-License-Identifier: MIT */
/* Texts that are built: the growing text, the string pool, the digest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/hash.h"
#include "base/out.h"
#include "emit/pool.h"

static void formats(void **state)
{
	struct out_vars vars = { .slot = { ['a'] = "one", ['b'] = "" } };
	struct out out = { 0 };

	(void)state;
	out_dec(&out, 0);
	out_char(&out, ' ');
	out_dec(&out, UINT64_MAX);
	out_char(&out, ' ');
	out_hex(&out, 0, 1);
	out_char(&out, ' ');
	out_hex(&out, 0xab, 8);
	out_char(&out, ' ');
	out_hex(&out, UINT64_MAX, 1);
	out_char(&out, ' ');
	out_fill(&out, "$a$$$b-$a", &vars);
	out_printf(&out, " %s%d", "x", 5);
	assert_string_equal(out_string(&out), "0 18446744073709551615 0x0 0x000000ab 0xffffffffffffffff one$-one x5");
	out_free(&out);
	assert_null(out.text);
}

static void grows(void **state)
{
	struct out out = { 0 };

	(void)state;
	for (int i = 0; i < 100000; i++)
		out_text(&out, "0123456789");
	assert_int_equal(out.length, 1000000);
	assert_memory_equal(out.text + 999990, "0123456789", 10);
	out_free(&out);
}

static void pool_shares_endings(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	static const char *const texts[] = { "count", "event_count", "t", "counts", "event", "count", "event_event" };

	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
		pool_add(&pool, texts[i]);
	pool_add(&pool, NULL);
	pool_add(&pool, "");
	pool_place(&pool);
	assert_int_equal(pool_offset(&pool, NULL), 0);
	assert_int_equal(pool_offset(&pool, ""), 0);
	assert_int_equal(pool.count, 6);
	/* the empty string, then event_count, counts and event_event with their ends */
	assert_int_equal(pool.size, 1 + sizeof "event_count" + sizeof "counts" + sizeof "event_event");
	assert_int_equal(pool_offset(&pool, "count"), pool_offset(&pool, "event_count") + 6);
	assert_int_equal(pool_offset(&pool, "event"), pool_offset(&pool, "event_event") + 6);
	arena_free(&arena);
}

/* What the literals say is what the offsets promise; trigraphs and quotes do not change the bytes. */
static void pool_escapes(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	struct out out = { 0 };
	const char *text;

	(void)state;
	pool_add(&pool, "a \"b\" \\ c\nd");
	pool_add(&pool, "what\?\?/");
	pool_place(&pool);
	pool_emit_literals(&pool, &out);
	text = out_string(&out);
	assert_non_null(strstr(text, "a \\\"b\\\" \\\\ c\\nd"));
	assert_null(strstr(text, "\?\?/"));
	out_free(&out);
	arena_free(&arena);
}

/* C11 promises literals of 4095 bytes. */
static void pool_splits_literals(void **state)
{
	struct arena arena = { 0 };
	struct pool pool = { .arena = &arena };
	struct out out = { 0 };

	(void)state;
	for (int i = 0; i < 1000; i++)
		pool_add(&pool, arena_printf(&arena, "string number %d is this", i));
	for (int i = 0; i < 1000; i++)
		pool_add(&pool, arena_printf(&arena, "%d", i));
	pool_place(&pool);
	pool_emit_members(&pool, &out);
	assert_non_null(strstr(out_string(&out), "\tchar pool[1];\n\tchar pool_0["));
	assert_non_null(strstr(out_string(&out), "\tchar pool_6["));
	out_free(&out);
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
		cmocka_unit_test(formats),
		cmocka_unit_test(grows),
		cmocka_unit_test(pool_shares_endings),
		cmocka_unit_test(pool_escapes),
		cmocka_unit_test(pool_splits_literals),
		cmocka_unit_test(digests),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

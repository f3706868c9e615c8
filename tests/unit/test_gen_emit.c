/* SPDX-License-Identifier: MIT */
/*
 * Tests what generated files are made of: the names and bytes of the strings in tables, and the C symbols of headers.
 * Runs in the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "emit/emit.h"
#include "emit/symbols.h"
#include "emit/tables/pool.h"
#include "model/lookup.h"
#include "spec_fixture.h"

/* ---- strings of tables ---- */

static int new_pool(void **state)
{
	static struct arena arena;
	static struct pool pool;

	arena = (struct arena){ 0 };
	pool = (struct pool){ .arena = &arena };
	*state = &pool;
	return 0;
}

static int free_pool(void **state)
{
	struct pool *pool = *state;

	arena_free(pool->arena);
	return 0;
}

static void words_are_named_after_their_text(void **state)
{
	/* 48 characters, and one more; the second of these differs after those that are shown. */
	static const char longest[] = "a23456789_b23456789_c23456789_d23456789_e2345678";
	static const char longer[] = "a23456789_b23456789_c23456789_d23456789_e23456789";
	static const char other[] = "a23456789_b23456789_c23456789_d23456789_e23456780";
	struct pool *pool = *state;
	const char *first, *second;

	assert_string_equal(pool_word(pool, "CTL_0aZ", OPTIONAL_NEVER), "S(CTL_0aZ)");
	assert_ptr_equal(pool_word(pool, "CTL_0aZ", OPTIONAL_NEVER), pool_word(pool, "CTL_0aZ", OPTIONAL_NEVER));
	assert_string_equal(pool_word(pool, longest, OPTIONAL_NEVER), arena_printf(pool->arena, "S(%s)", longest));
	first = pool_word(pool, longer, OPTIONAL_NEVER);
	second = pool_word(pool, other, OPTIONAL_NEVER);
	assert_int_equal(strlen(first), strlen("S(a23456789_b23456789_c234_01234567)"));
	assert_memory_equal(first, "S(a23456789_b23456789_c234_", 27);
	assert_memory_equal(second, first, 27);
	assert_string_not_equal(first, second);
	/* What is no identifier gets a digest too, so that "a b" and "a_b" are two. */
	assert_memory_equal(pool_word(pool, "a b", OPTIONAL_NEVER), "S(a_b_", 6);
	assert_int_equal(strlen(pool_word(pool, "a b", OPTIONAL_NEVER)), strlen("S(a_b_01234567)"));
	assert_string_equal(pool_word(pool, "a_b", OPTIONAL_NEVER), "S(a_b)");
	assert_string_not_equal(pool_word(pool, "a-b", OPTIONAL_NEVER), pool_word(pool, "a b", OPTIONAL_NEVER));
}

static void words_are_sorted_and_escaped(void **state)
{
	struct pool *pool = *state;
	struct text out = { 0 };
	size_t place;

	pool_word(pool, "b", OPTIONAL_NEVER);
	pool_word(pool, "B", OPTIONAL_NEVER);
	pool_word(pool, "a", OPTIONAL_NEVER);
	pool_word(pool, "b", OPTIONAL_NEVER);
	pool_emit_words(pool, OPTIONAL_NEVER, &out);
	assert_string_equal(text_string(&out), "\tX(s_B, \"B\") \\\n\tX(s_a, \"a\") \\\n\tX(s_b, \"b\") \\\n");
	text_cut(&out, 0);
	pool_sentence(pool, "Say \"\\\"\nwhat?\?=", "ivt_0_0", 3, &place);
	pool_sentence(pool, "Second.", "jkt", 3, &place);
	pool_name(pool, "Name", "x", 1);
	pool_emit_sentences(pool, &out);
	assert_string_equal(text_string(&out),
			    "\tX(t_ivt, \"Say \\\"\\\\\\\"\\nwhat\\?\\?=\") \\\n"
			    "\tX(t_jkt, \"Second.\") \\\n");
	text_cut(&out, 0);
	pool_emit_names(pool, &out);
	assert_string_equal(text_string(&out), "\tX(n_x, \"Name\") \\\n");
	text_free(&out);
}

/* Rows with one text share it; two rows may have "Full." and "Full", which are two. */
static void equal_sentences_are_one(void **state)
{
	struct pool *pool = *state;
	struct text out = { 0 };
	size_t first, second, third;

	assert_string_equal(pool_sentence(pool, "Full.", "one", 3, &first), "T(one)");
	assert_string_equal(pool_sentence(pool, "Full", "two", 3, &second), "T(two)");
	assert_string_equal(pool_sentence(pool, "Full.", "three", 5, &third), "T(one)");
	assert_int_equal(first, 0);
	assert_int_equal(second, sizeof("Full."));
	assert_int_equal(third, 0);
	pool_sentence_bytes(pool, &out);
	assert_int_equal(out.length, sizeof("Full.") + sizeof("Full"));
	assert_memory_equal(out.at, "Full.\0Full", out.length);
	text_cut(&out, 0);
	pool_emit_sentences(pool, &out);
	assert_string_equal(text_string(&out), "\tX(t_one, \"Full.\") \\\n\tX(t_two, \"Full\") \\\n");
	text_free(&out);
}

/* More words than the table has room for at first, of all lengths around that of a step of the hash. */
static void every_word_has_its_place(void **state)
{
	enum { WORDS = 3000 };
	struct pool *pool = *state;
	struct text out = { 0 };
	const char *words[WORDS];

	for (unsigned i = 0; i < WORDS; i++) {
		words[i] = arena_printf(pool->arena, "%.*s%u", (int)(i % 20), "abcdefghijklmnopqrst", i / 20);
		assert_true(pool_add(pool, words[i]));
		pool_word(pool, words[i], OPTIONAL_NEVER);
	}
	for (unsigned i = 0; i < WORDS; i++)
		assert_false(pool_add(pool, words[i]));
	assert_int_equal(pool->words.count, WORDS);
	pool_word_bytes(pool, &out);
	assert_int_equal(out.at[0], '\0');
	for (unsigned i = 0; i < WORDS; i++)
		assert_string_equal(out.at + pool_place(pool, words[i]), words[i]);
	text_free(&out);
}

/* ---- symbols of headers ---- */

static const struct symbol *find_symbol(const struct symbols *symbols, const char *name)
{
	const struct symbol *found = NULL;

	for (size_t i = 0; i < symbols->count; i++)
		if (strcmp(symbols->at[i].name, name) == 0) {
			assert_null(found);
			found = &symbols->at[i];
		}
	if (found == NULL)
		fail_msg("no symbol %s", name);
	return found;
}

static void is_symbol(const struct symbols *symbols, const char *name, enum symbol_kind kind, const char *value)
{
	const struct symbol *symbol = find_symbol(symbols, name);

	assert_int_equal(symbol->kind, kind);
	assert_string_equal(symbol->header, "uncore/madeup/tile.h");
	if (value != NULL)
		assert_string_equal(symbol->value, value);
}

/* Each definition of a header is reported once, with the text that the header has. */
static void symbols_are_those_of_the_header(void **state)
{
	struct spec_files files;
	struct spec spec = { 0 };
	struct symbols symbols = { .arena = &spec.arena };
	struct text header = { 0 };
	const struct platform *platform;
	const struct box *tile;
	size_t defines = 0, constants = 0;

	(void)state;
	open_spec_files(&files, "tests/golden/madeup/spec");
	check_edited(&spec, &files, NULL, 0);
	platform = find_platform(&spec.model, "madeup");
	tile = find_box(platform, "tile", 4);
	emit_box_header(tile, &header, &symbols);
	assert_int_equal(symbols.at[0].kind, SYMBOL_GUARD);
	for (const char *at = text_string(&header); (at = strstr(at, "\n#define ")) != NULL; at++)
		defines++;
	for (size_t i = 0; i < symbols.count; i++) {
		constants += symbols.at[i].kind == SYMBOL_CONSTANT || symbols.at[i].kind == SYMBOL_MACRO ||
			     symbols.at[i].kind == SYMBOL_GUARD;
		assert_non_null(strstr(text_string(&header), symbols.at[i].name));
	}
	assert_true(constants > 10 && constants <= defines);
	is_symbol(&symbols, "MADEUP_TILE_CTL_COUNT", SYMBOL_CONSTANT, "3");
	is_symbol(&symbols, "MADEUP_TILE_CTL_MSRS", SYMBOL_CONSTANT, "0xe00, 0xe40, 0xf10");
	/* Bits 30 to 8 are reserved, and written as 0. */
	is_symbol(&symbols, "MADEUP_TILE_CTL_MUST_ZERO", SYMBOL_CONSTANT, "0x7fffff00u");
	is_symbol(&symbols, "madeup_tile_ctl_addr", SYMBOL_FUNCTION, NULL);
	assert_ptr_equal(find_symbol(&symbols, "MADEUP_TILE_CTL_RESET")->of.box, tile);
	assert_string_equal(find_symbol(&symbols, "MADEUP_TILE_CTL_RESET")->of.reg->id, "ctl");
	text_free(&header);
	spec_free(&spec);
	arena_free(&files.arena);
}

static void kinds_of_symbols_have_words(void **state)
{
	(void)state;
	assert_string_equal(symbol_kind_word(SYMBOL_GUARD), "guard");
	assert_string_equal(symbol_kind_word(SYMBOL_ENUMERATOR), "enumerator");
	assert_string_equal(symbol_kind_word(SYMBOL_FUNCTION), "function");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(words_are_named_after_their_text, new_pool, free_pool),
		cmocka_unit_test_setup_teardown(words_are_sorted_and_escaped, new_pool, free_pool),
		cmocka_unit_test_setup_teardown(equal_sentences_are_one, new_pool, free_pool),
		cmocka_unit_test_setup_teardown(every_word_has_its_place, new_pool, free_pool),
		cmocka_unit_test(symbols_are_those_of_the_header),
		cmocka_unit_test(kinds_of_symbols_have_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/*
 * Tests that tables are aligned by characters, cut only at the terminal's end, and quoted in CSV as RFC 4180 says; and
 * that cells of rows with a key table have what JSON has of them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/grid/grid.h"
#include "base/html.h"
#include "base/keys/macros.h"
#include "base/grid/rows.h"

static const struct column columns[] = {
	{ "name", "name", CELL_TEXT },   { "count", "count", CELL_NUMBER }, { NULL, "hidden", CELL_TEXT },
	{ "notes", "notes", CELL_RARE }, { "text", "text", CELL_TEXT },
};

static struct grid two_rows(void)
{
	struct grid grid = { .columns = columns, .column_count = sizeof columns / sizeof columns[0] };

	grid_cell(&grid, "Größe");
	grid_cell(&grid, "%d", 5);
	grid_cell(&grid, "x");
	grid_cell(&grid, "%s", "");
	grid_cell(&grid, "a text that is longer than the line");
	grid_cell(&grid, "b");
	grid_cell(&grid, "%d", 1200);
	grid_cell(&grid, "y");
	grid_cell(&grid, "%s", "");
	grid_cell(&grid, "%s", "");
	return grid;
}

static void expect_text(struct grid *grid, const struct grid_look *look, const char *expected)
{
	struct text text = { 0 };

	grid_text(grid, 1, look, &text);
	assert_string_equal(text_string(&text), expected);
	text_free(&text);
	grid_free(grid);
}

static void test_columns_are_aligned(void **state)
{
	struct grid grid = two_rows();
	const struct grid_look look = { "<", ">", 0 };

	(void)state;
	expect_text(&grid, &look,
		    "< name   count  text\n>"
		    " Größe      5  a text that is longer than the line\n"
		    " b       1200  -\n");
}

static void test_last_column_is_cut(void **state)
{
	struct grid grid = two_rows(), whole = two_rows();
	const struct grid_look look = { "", "", 44 };

	(void)state;
	whole.is_whole = true;
	expect_text(&grid, &look,
		    " name   count  text\n"
		    " Größe      5  a text that is longer than th\n"
		    " b       1200  -\n");
	expect_text(&whole, &look,
		    " name   count  text\n"
		    " Größe      5  a text that is longer than the line\n"
		    " b       1200  -\n");
}

static void test_last_column_without_room_is_below(void **state)
{
	struct grid grid = two_rows();
	const struct grid_look look = { "", "", 36 };

	(void)state;
	expect_text(&grid, &look,
		    " name   count\n"
		    " Größe      5\n"
		    "     a text that is longer than the line\n"
		    " b       1200\n");
}

static void test_last_column_is_folded(void **state)
{
	struct grid grid = two_rows(), piped = two_rows();
	const struct grid_look look = { "", "", 39 }, none = { "", "", 0 };

	(void)state;
	grid.is_folded = piped.is_folded = true;
	expect_text(&grid, &look,
		    " name   count  text\n"
		    " Größe      5  a text that is longer\n"
		    "               than the line\n"
		    " b       1200  -\n");
	expect_text(&piped, &none,
		    " name   count  text\n"
		    " Größe      5  a text that is longer than the line\n"
		    " b       1200  -\n");
}

static void test_tables_share_widths(void **state)
{
	struct grid grid = two_rows(), next = two_rows();
	const struct grid_look look = { "", "", 0 };
	size_t least[] = { 8, 0, 0, 0, 0 };

	(void)state;
	grid.least = next.least = least;
	next.no_titles = true;
	expect_text(&grid, &look,
		    " name      count  text\n"
		    " Größe         5  a text that is longer than the line\n"
		    " b          1200  -\n");
	expect_text(&next, &look,
		    " Größe         5  a text that is longer than the line\n"
		    " b          1200  -\n");
	assert_int_equal(least[1], 5);
}

static void test_csv_is_quoted(void **state)
{
	static const struct column two[] = { { "a", "a", CELL_TEXT }, { "b", "b", CELL_NUMBER } };
	struct grid grid = { .columns = two, .column_count = 2 };
	struct text text = { 0 };

	(void)state;
	grid_cell(&grid, "say \"one, two\"");
	grid_cell(&grid, "7");
	grid_cell(&grid, "two\nlines");
	grid_cell(&grid, "%s", "");
	grid_csv(&grid, true, &text);
	assert_string_equal(text_string(&text), "a,b\n\"say \"\"one, two\"\"\",7\n\"two\nlines\",\n");
	text_free(&text);
	grid_free(&grid);
}

struct thing {
	const char *name;
	unsigned count, other;
	uint64_t value, bits;
	double rate;
	bool has_rate;
	int word;
	struct strings words;
};

static const char *const thing_words[] = { "first", "second" };
static const struct key thing_keys[] = {
	{ .name = "name", STRING(thing, name), NULLABLE },
	{ .name = "count", COUNT(thing, count), REQUIRED },
	{ .name = "other", COUNT(thing, other), REQUIRED },
	{ .name = "value", HEX(thing, value), REQUIRED },
	{ .name = "bits", BIT_NUMBERS(thing, bits), REQUIRED },
	{ .name = "rate", DOUBLE(thing, rate), HAS_AT(thing, has_rate), NULLABLE },
	{ .name = "word", WORD(thing, word), WORDS(thing_words), REQUIRED },
	{ .name = "words", STRINGS(thing, words), REQUIRED },
};
static const struct keys thing_kind = {
	.at = thing_keys, .count = sizeof thing_keys / sizeof thing_keys[0], .size = sizeof(struct thing), .bare = true
};

static const char *two_words[] = { "a", "b" };
static const struct thing things[] = {
	{ "x", 12, 7, 0x1f, 0x5, 2.5, true, 1, { two_words, 2, 0 } },
	{ NULL, 0, 0, 0, 0, 0, false, 0, { NULL, 0, 0 } },
};

static void add_place(struct text *text, const void *row)
{
	const struct thing *thing = row;

	text_printf(text, "%s.%u", thing->name != NULL ? thing->name : "?", thing->count);
}

static void test_rows_have_each_key_in_csv(void **state)
{
	struct grid grid = grid_of_rows(&(struct row_columns){ &thing_kind, NULL, 0 }, things, 2);
	struct text text = { 0 };

	(void)state;
	grid_csv(&grid, true, &text);
	assert_string_equal(text_string(&text),
			    "name,count,other,value,bits,rate,word,words\n"
			    "x,12,7,0x1f,\"0,2\",2.5,second,\"a,b\"\n"
			    ",0,0,0x0,,,first,\n");
	text_free(&text);
	grid_free(&grid);
}

static void test_rows_have_the_columns_of_a_table(void **state)
{
	static const struct row_column at[] = {
		{ .key = "name", .title = "place", .add = add_place },
		{ .key = "count", .title = "count" },
		{ .key = "rate" },
		{ .key = "words", .title = "words", .is_rare = true },
		{ .key = "word", .title = "is", .show = "{name|word} and {rate|word}" },
		{ .key = "range", .title = "range", .show = "{count:other}" },
	};
	const struct row_columns shown = { &thing_kind, at, sizeof at / sizeof at[0] };
	const struct grid_look look = { "", "", 0 };
	struct grid both = grid_of_rows(&shown, things, 2), second = grid_of_rows(&shown, &things[1], 1);

	(void)state;
	expect_text(&both, &look,
		    " place  count  words  is               range\n"
		    " x.12      12  a,b    x and 2.5        12:7\n"
		    " ?.0        0  -      first and first  0\n");
	expect_text(&second, &look,
		    " place  count  is               range\n"
		    " ?.0        0  first and first  0\n");
}

static void test_html_is_escaped(void **state)
{
	struct text text = { 0 };

	(void)state;
	html_text(&text, "a < b & \"c\" > d\x01");
	html_breakable(&text, " UNC_C_BOX_x/y UNC_TEN_LETTERS");
	assert_string_equal(text_string(&text),
			    "a &lt; b &amp; &quot;c&quot; &gt; d  UNC_C_BOX_<wbr>x/y UNC_TEN_LETTERS");
	text_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_columns_are_aligned),
		cmocka_unit_test(test_last_column_is_cut),
		cmocka_unit_test(test_last_column_without_room_is_below),
		cmocka_unit_test(test_last_column_is_folded),
		cmocka_unit_test(test_tables_share_widths),
		cmocka_unit_test(test_csv_is_quoted),
		cmocka_unit_test(test_rows_have_each_key_in_csv),
		cmocka_unit_test(test_rows_have_the_columns_of_a_table),
		cmocka_unit_test(test_html_is_escaped),
	};

	return cmocka_run_group_tests_name("base_grid", tests, NULL, NULL);
}

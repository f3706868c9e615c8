/* SPDX-License-Identifier: MIT */
/* Tests the parts of uncore top that need no terminal: history, charts, the page, keys. Values are computed by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "cli/top/chart.h"
#include "cli/top/keys.h"
#include "screen/terminal.h"

/* ---- history ---- */

static void add(struct history *history, double begin, double end, double value)
{
	history_add(history, begin, end);
	history_set(history, 0, value);
}

static void means_are_of_what_was_measured(void **state)
{
	struct history history;
	double mean;

	(void)state;
	history_make(&history, 1);
	assert_int_equal(history_mean(&history, 0, 0, 10, &mean), HISTORY_NOTHING);
	add(&history, 0, 2, 10);
	add(&history, 2, 3, NAN);
	add(&history, 3, 4, 40);
	/* One second of 10, one of nothing, one of 40. */
	assert_int_equal(history_mean(&history, 0, 1, 4, &mean), HISTORY_MEASURED);
	assert_true(fabs(mean - 25) < 1e-9);
	assert_int_equal(history_mean(&history, 0, 2, 3, &mean), HISTORY_MISSED);
	assert_int_equal(history_mean(&history, 0, 4, 9, &mean), HISTORY_NOTHING);
	assert_true(fabs(history_largest(&history, 0) - 40) < 1e-6);
	assert_true(fabs(history_end(&history) - 4) < 1e-9);
	history_free(&history);
}

static void short_times_are_put_together(void **state)
{
	struct history history;
	double mean;

	(void)state;
	history_make(&history, 1);
	add(&history, 0, 0.02, 100);
	add(&history, 0.02, 0.08, 20);
	assert_int_equal(history.count, 1);
	assert_int_equal(history_mean(&history, 0, 0, 0.08, &mean), HISTORY_MEASURED);
	assert_true(fabs(mean - 40) < 1e-4);
	/* A minute of the shortest times fits, and what is older is forgotten. */
	for (int at = 1; at <= 10000; at++)
		add(&history, at * 0.01, at * 0.01 + 0.01, 5);
	assert_int_equal(history_mean(&history, 0, 41, 101, &mean), HISTORY_MEASURED);
	assert_true(fabs(mean - 5) < 1e-4);
	assert_int_equal(history_mean(&history, 0, 0, 1, &mean), HISTORY_NOTHING);
	assert_true(fabs(history_largest(&history, 0) - 5) < 1e-4);
	history_free(&history);
}

/* A full history, whose oldest time lies beside the newest one: each counts once. */
static void every_time_counts_once(void **state)
{
	struct history history;
	double mean;

	(void)state;
	history_make(&history, 1);
	for (int at = 0; at < 2 * HISTORY_ROOM; at++)
		add(&history, at, at + 1, at);
	assert_int_equal(history_mean(&history, 0, HISTORY_ROOM, 2 * HISTORY_ROOM, &mean), HISTORY_MEASURED);
	assert_true(fabs(mean - (3 * HISTORY_ROOM - 1) / 2.0) < 0.001);
	history_free(&history);
}

/* ---- charts ---- */

static void expect_bar(double share, unsigned columns, bool is_utf8, const char *expected)
{
	struct text text = { 0 };

	add_bar(&text, share, columns, is_utf8);
	assert_string_equal(text_string(&text), expected);
	text_free(&text);
}

static void bars_are_as_long_as_their_share(void **state)
{
	(void)state;
	expect_bar(0, 4, true, "");
	expect_bar(0.001, 4, true, "╸");
	expect_bar(0.5, 4, true, "━━");
	expect_bar(0.625, 4, true, "━━╸");
	expect_bar(1, 4, true, "━━━━");
	expect_bar(1.7, 4, true, "━━━━");
	expect_bar(-1, 4, true, "");
	expect_bar(NAN, 4, true, "");
	expect_bar(0.5, 4, false, "##");
	expect_bar(0.625, 4, false, "##|");
}

static void expect_line(const struct history *history, unsigned columns, bool is_utf8, const char *expected)
{
	struct text text = { 0 };

	add_sparkline(&text, history, 0, columns, is_utf8);
	assert_string_equal(text_string(&text), expected);
	text_free(&text);
}

static void lines_tell_zero_from_nothing(void **state)
{
	struct history history;

	(void)state;
	history_make(&history, 1);
	expect_line(&history, 6, true, "      ");
	add(&history, 0, 10, 0);
	add(&history, 10, 20, 60);
	add(&history, 20, 30, NAN);
	add(&history, 30, 40, 30);
	/* Ten seconds a column; the newest is the last one. */
	expect_line(&history, 6, true, "  ▁▇x▄");
	expect_line(&history, 6, false, "  _#x=");
	/* Half of a column is known: the column before is as it was. */
	add(&history, 40, 45, 60);
	expect_line(&history, 6, true, " ▁▇x▄▇");
	history_free(&history);
}

/* ---- the page ---- */

struct shown {
	struct page page;
	struct page_line lines[3];
	struct screen screen;
	struct text text;
};

static void begin(struct shown *shown)
{
	*shown = (struct shown){ .page = { .machine = "machine",
					   .mode = "simulated",
					   .group = "group",
					   .question = "Why?",
					   .note = "",
					   .is_utf8 = false } };
	shown->lines[0] = (struct page_line){ .name = "A_LONG_NAME_OF_A_METRIC",
					      .depth = PAGE_ALL,
					      .place = "all",
					      .number = 44e9,
					      .unit = "B/s",
					      .share = 1 };
	shown->lines[1] = shown->lines[2] = shown->lines[0];
	shown->lines[1].word = "stolen";
	shown->lines[2].number = 0;
	shown->lines[2].share = 0;
	shown->page.lines = shown->lines;
	shown->page.count = 3;
}

/* Adds the rows as lines, without blanks at their ends. */
static void screen_text(const struct screen *screen, struct text *text)
{
	for (unsigned row = 0; row < screen->rows; row++) {
		size_t kept = text->length;

		for (unsigned column = 0; column < screen->columns; column++) {
			const char *bytes = screen->cells[(size_t)row * screen->columns + column].bytes;

			text_add(text, bytes);
			if (strcmp(bytes, " ") != 0)
				kept = text->length;
		}
		text_cut(text, kept);
		text_char(text, '\n');
	}
}

static const char *drawn(struct shown *shown, unsigned columns, unsigned rows)
{
	text_cut(&shown->text, 0);
	draw_page(&shown->page, columns, rows, &shown->screen);
	screen_text(&shown->screen, &shown->text);
	return text_string(&shown->text);
}

static void end(struct shown *shown)
{
	screen_free(&shown->screen);
	text_free(&shown->text);
}

/* Whatever its size, the page stays within the screen, and a word never becomes a number. */
static void every_size_can_be_drawn(void **state)
{
	struct shown shown;

	(void)state;
	begin(&shown);
	for (unsigned columns = 1; columns < 200; columns++) {
		for (unsigned rows = 1; rows < 20; rows++) {
			const char *text = drawn(&shown, columns, rows);

			if (columns < PAGE_COLUMNS || rows < PAGE_ROWS || rows < 8)
				continue;
			assert_non_null(strstr(text, "44.0 GB/s"));
			assert_non_null(strstr(text, "stolen"));
		}
	}
	end(&shown);
}

static void a_measured_zero_is_a_number(void **state)
{
	struct shown shown;

	(void)state;
	begin(&shown);
	assert_non_null(strstr(drawn(&shown, 80, 24), "0.00 B/s"));
	end(&shown);
}

static void a_part_is_marked_where_there_is_no_room(void **state)
{
	struct shown shown;

	(void)state;
	begin(&shown);
	strcpy(shown.lines[0].counted, "7/8");
	assert_non_null(strstr(drawn(&shown, 80, 24), "7/8"));
	assert_non_null(strstr(drawn(&shown, 40, 24), "~44.0 GB/s"));
	assert_null(strstr(drawn(&shown, 40, 24), "~0.00"));
	end(&shown);
}

static void a_long_name_keeps_both_ends(void **state)
{
	struct shown shown;

	(void)state;
	begin(&shown);
	shown.lines[0].name = "AN_EVENT_WITH_A_VERY_LONG_NAME.UMASK,opc=DRd";
	/* 16 columns: 7 before the dots, 7 after them. */
	assert_non_null(strstr(drawn(&shown, 60, 24), " AN_EVEN..opc=DRd "));
	end(&shown);
}

static void bytes_that_move_the_cursor_are_no_text(void **state)
{
	struct shown shown;

	(void)state;
	begin(&shown);
	shown.page.question = "a\033[2Jb\xff";
	assert_non_null(strstr(drawn(&shown, 80, 24), "a?[2Jb?"));
	end(&shown);
}

/* ---- keys ---- */

static void groups_are_chosen(void **state)
{
	struct top_state keys = { .group_count = 3, .interval_ms = 1000 };

	(void)state;
	press_key(&keys, 'p', 10);
	assert_int_equal(keys.group, 2);
	assert_true(keys.is_group_new);
	press_key(&keys, TERMINAL_RIGHT, 10);
	assert_int_equal(keys.group, 0);
	keys.is_group_new = false;
	press_key(&keys, '1', 10);
	assert_false(keys.is_group_new);
	press_key(&keys, '9', 10);
	assert_int_equal(keys.group, 0);
	assert_non_null(keys.said);
	press_key(&keys, 'g', 10);
	for (int at = 0; at < 5; at++)
		press_key(&keys, TERMINAL_DOWN, 10);
	press_key(&keys, TERMINAL_ENTER, 10);
	assert_int_equal(keys.group, 2);
	assert_int_equal(keys.sheet, SHEET_NONE);
}

static void intervals_have_ends(void **state)
{
	struct top_state keys = { .group_count = 1, .interval_ms = 1500 };

	(void)state;
	press_key(&keys, '+', 10);
	assert_int_equal(keys.interval_ms, 2000);
	press_key(&keys, '-', 10);
	assert_int_equal(keys.interval_ms, 1000);
	for (int at = 0; at < 20; at++)
		press_key(&keys, '+', 10);
	assert_int_equal(keys.interval_ms, 60000);
	for (int at = 0; at < 20; at++)
		press_key(&keys, '-', 10);
	assert_int_equal(keys.interval_ms, 100);
	keys.interval_ms = 10;
	press_key(&keys, '-', 10);
	assert_int_equal(keys.interval_ms, 10);
	press_key(&keys, '+', 10);
	assert_int_equal(keys.interval_ms, 100);
	keys.has_fixed_interval = true;
	press_key(&keys, '+', 10);
	assert_int_equal(keys.interval_ms, 100);
}

static struct top_state state_of(size_t group_count, bool has_fixed_interval, bool steps)
{
	return (struct top_state){ .group_count = group_count,
				   .has_fixed_interval = has_fixed_interval,
				   .steps = steps,
				   .interval_ms = 1000,
				   .first = 5 };
}

static bool does_something(struct top_state state, int key)
{
	struct top_state before = state;

	press_key(&state, key, 10);
	return state.group != before.group || state.sheet != before.sheet || state.interval_ms != before.interval_ms ||
	       state.order.per_instance != before.order.per_instance || state.order.by_value != before.order.by_value ||
	       state.is_paused != before.is_paused || state.is_quit != before.is_quit ||
	       state.is_step != before.is_step || state.first != before.first ||
	       state.wants_redraw != before.wants_redraw;
}

/* As help names it: "g", "^L", "arrows"; 2 stands for "1-9". */
static int key_of(const char *name, size_t length)
{
	if (length == 1)
		return *name;
	if (*name == '^')
		return '\f';
	if (*name == 'a')
		return TERMINAL_DOWN;
	return *name == 's' ? ' ' : '2';
}

/* Help begins each line with keys: "n p 1-9     the next group". */
static unsigned press_all_of_help(struct top_state state)
{
	struct text help = { 0 };
	unsigned pressed = 0;

	add_key_help(&help, &state);
	for (const char *line = text_string(&help); *line != '\0'; line = strchr(line, '\n') + 1) {
		const char *end = strstr(line, "  ");

		for (const char *at = line; at < end; at += strcspn(at, " "), at += at < end) {
			if (!does_something(state, key_of(at, strcspn(at, " "))))
				fail_msg("the key does nothing: %.20s", at);
			pressed++;
		}
	}
	text_free(&help);
	return pressed;
}

static void every_key_of_help_does_something(void **state)
{
	(void)state;
	/* g n p 1-9 s i arrows space + - ^L q; without groups and intervals: s i arrows . ^L q */
	assert_int_equal(press_all_of_help(state_of(3, false, false)), 12);
	assert_int_equal(press_all_of_help(state_of(1, true, true)), 6);
}

/* A key that can do nothing says why. */
static void keys_say_why_they_do_nothing(void **state)
{
	static const char keys_of_groups[] = { 'n', 'p', '\t', '2' };
	struct top_state one = state_of(1, true, false), three = state_of(3, false, false);

	(void)state;
	for (size_t at = 0; at < sizeof(keys_of_groups); at++) {
		press_key(&one, keys_of_groups[at], 10);
		assert_string_equal(one.said, "there is no other group");
	}
	press_key(&one, '+', 10);
	assert_string_equal(one.said, "the recording gives the interval");
	press_key(&three, '4', 10);
	assert_string_equal(three.said, "no group has this number");
	/* The next key takes the answer away. */
	press_key(&three, 'n', 10);
	assert_null(three.said);
}

/* A new group is shown from its first line, and closes the list. */
static void a_new_group_begins_at_its_top(void **state)
{
	struct top_state keys = state_of(3, false, false);

	(void)state;
	press_key(&keys, 'g', 10);
	assert_int_equal(keys.sheet, SHEET_GROUPS);
	press_key(&keys, '3', 10);
	assert_int_equal(keys.group, 2);
	assert_int_equal(keys.first, 0);
	assert_int_equal(keys.sheet, SHEET_NONE);
	press_key(&keys, 'g', 10);
	/* The list begins at the group on display; k goes up in it. */
	press_key(&keys, 'k', 10);
	press_key(&keys, TERMINAL_ENTER, 10);
	assert_int_equal(keys.group, 1);
	press_key(&keys, 'g', 10);
	press_key(&keys, TERMINAL_ESCAPE, 10);
	assert_int_equal(keys.sheet, SHEET_NONE);
	assert_int_equal(keys.group, 1);
}

static void the_table_scrolls_by_lines_and_pages(void **state)
{
	struct top_state keys = state_of(1, false, false);

	(void)state;
	press_key(&keys, 'j', 10);
	assert_int_equal(keys.first, 6);
	press_key(&keys, TERMINAL_PAGE_DOWN, 10);
	assert_int_equal(keys.first, 16);
	press_key(&keys, 'k', 10);
	assert_int_equal(keys.first, 15);
	press_key(&keys, TERMINAL_PAGE_UP, 10);
	assert_int_equal(keys.first, 5);
	press_key(&keys, TERMINAL_HOME, 10);
	assert_int_equal(keys.first, 0);
}

static void help_scrolls_by_itself(void **state)
{
	struct top_state keys = { .group_count = 1 };
	struct shown shown;

	(void)state;
	begin(&shown);
	press_key(&keys, '?', 10);
	press_key(&keys, TERMINAL_DOWN, 10);
	assert_int_equal(keys.first, 0);
	shown.page.sheet.chosen = -1;
	shown.page.sheet.title = "Title";
	text_add(&shown.page.sheet.text, "one\ntwo\nthree\n");
	shown.page.sheet.first = keys.help_first;
	assert_null(strstr(drawn(&shown, 80, 24), "one"));
	assert_non_null(strstr(drawn(&shown, 80, 24), "two"));
	press_key(&keys, TERMINAL_END, 10);
	shown.page.sheet.first = keys.help_first;
	assert_non_null(strstr(drawn(&shown, 80, 24), "three"));
	press_key(&keys, TERMINAL_ESCAPE, 10);
	assert_int_equal(keys.sheet, SHEET_NONE);
	text_free(&shown.page.sheet.text);
	end(&shown);
}

static void scrolling_stays_within_the_lines(void **state)
{
	struct top_state keys = { .group_count = 1 };
	struct shown shown;

	(void)state;
	begin(&shown);
	press_key(&keys, TERMINAL_UP, 10);
	assert_int_equal(keys.first, 0);
	press_key(&keys, TERMINAL_END, 10);
	shown.page.first = keys.first;
	(void)drawn(&shown, 80, 7);
	/* Two of three lines fit. */
	assert_int_equal(shown.page.first, 1);
	end(&shown);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(means_are_of_what_was_measured),
		cmocka_unit_test(short_times_are_put_together),
		cmocka_unit_test(every_time_counts_once),
		cmocka_unit_test(bars_are_as_long_as_their_share),
		cmocka_unit_test(lines_tell_zero_from_nothing),
		cmocka_unit_test(every_size_can_be_drawn),
		cmocka_unit_test(a_measured_zero_is_a_number),
		cmocka_unit_test(a_part_is_marked_where_there_is_no_room),
		cmocka_unit_test(a_long_name_keeps_both_ends),
		cmocka_unit_test(bytes_that_move_the_cursor_are_no_text),
		cmocka_unit_test(groups_are_chosen),
		cmocka_unit_test(intervals_have_ends),
		cmocka_unit_test(every_key_of_help_does_something),
		cmocka_unit_test(keys_say_why_they_do_nothing),
		cmocka_unit_test(a_new_group_begins_at_its_top),
		cmocka_unit_test(the_table_scrolls_by_lines_and_pages),
		cmocka_unit_test(help_scrolls_by_itself),
		cmocka_unit_test(scrolling_stays_within_the_lines),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

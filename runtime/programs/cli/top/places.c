/* SPDX-License-Identifier: MIT */
/* uncore top: draws a table with a row for each place, and a column for each event or metric. */
#include <math.h>
#include <stdio.h>

#include "base/utf8.h"
#include "base/numbers.h"
#include "cli/top/chart.h"
#include "cli/top/page.h"

enum { GAP = 2, INDENT = 2, PLACE_LEAST = 10, NAME_SHORT = 12, COLUMN_LEAST = 9, LINE_LEAST = 10, LINE_MOST = 60 };
/* The rows with names and units above the places. */
enum { TITLES = 2 };

struct shape {
	unsigned place, name; /* widths: of places, and the largest of names */
	size_t columns;       /* beside each other */
	size_t blocks;        /* tables below each other, which the columns need */
};

/* A word instead of a number is never cut. */
static unsigned width_of(const struct page *page, const struct shape *shape, size_t column)
{
	unsigned name = (unsigned)text_width(page->columns[column].name),
		 width = name > shape->name ? shape->name : name;

	width = width > COLUMN_LEAST ? width : COLUMN_LEAST;
	for (size_t row = 0; row < page->count; row++) {
		const char *word = page->lines[row * page->column_count + column].word;

		if (word != NULL && text_width(word) > width)
			width = (unsigned)text_width(word);
	}
	return width;
}

static unsigned total_of(const struct page *page, const struct shape *shape, size_t first, size_t end)
{
	unsigned total = 1 + shape->place;

	for (size_t at = first; at < end; at++)
		total += GAP + width_of(page, shape, at);
	return total;
}

/* Long names give way first. Columns that still do not fit are below the others. */
static struct shape shape_of(const struct page *page, unsigned width)
{
	struct shape shape = { .place = PLACE_LEAST, .name = width, .columns = page->column_count };

	for (size_t row = 0; row < page->count; row++) {
		const struct page_line *line = &page->lines[row * page->column_count];
		unsigned own = (unsigned)text_width(line->place) + (line->depth == PAGE_INSTANCE ? INDENT : 0);

		shape.place = own > shape.place ? own : shape.place;
	}
	if (total_of(page, &shape, 0, shape.columns) > width)
		shape.name = NAME_SHORT;
	while (shape.columns > 1 && total_of(page, &shape, 0, shape.columns) > width)
		shape.columns--;
	shape.blocks = (page->column_count + shape.columns - 1) / shape.columns;
	return shape;
}

static size_t end_of(const struct page *page, const struct shape *shape, size_t first)
{
	return first + shape->columns < page->column_count ? first + shape->columns : page->column_count;
}

static void put_right(struct screen *screen, unsigned row, unsigned at, unsigned width, enum screen_look look,
		      const char *text)
{
	screen_put_right(screen, row, at, at + width, look, text);
}

static void draw_name(const struct page *page, const struct shape *shape, struct screen *screen, unsigned row,
		      unsigned at, size_t column)
{
	struct text name = { 0 };

	add_short_name(&name, page->columns[column].name, width_of(page, shape, column));
	put_right(screen, row, at, width_of(page, shape, column), LOOK_STRONG, text_string(&name));
	text_free(&name);
}

static void draw_cell(const struct page_line *line, const struct page_column *column, struct screen *screen,
		      unsigned row, unsigned at, unsigned width)
{
	struct text number = { 0 };
	double shown = line->number / column->divisor;

	if (line->word != NULL) {
		put_right(screen, row, at, width, LOOK_WORD, line->word);
		return;
	}
	/* Only a part was counted. */
	if (line->counted[0] != '\0')
		text_char(&number, '~');
	if (fabs(shown) < 999.995)
		add_table_number(&number, shown, column->divisor > 1);
	else
		add_grouped(&number, shown, 0);
	put_right(screen, row, at, width, LOOK_STRONG, text_string(&number));
	text_free(&number);
}

/* The history of the first column, where there is room. */
static void draw_history(const struct page *page, struct screen *screen, unsigned row, unsigned at,
			 const struct page_line *line)
{
	unsigned room = screen->columns > at + GAP + 1 ? screen->columns - at - GAP - 1 : 0;
	struct text chart = { 0 }, title = { 0 };

	room = room > LINE_MOST ? LINE_MOST : room;
	if (room < LINE_LEAST)
		return;
	if (line == NULL) {
		text_join(&title, page->columns[0].name, ", last minute", "");
		put_right(screen, row, at + GAP, room, LOOK_FAINT,
			  text_width(text_string(&title)) <= room ? text_string(&title) : "minute");
	} else if (line->history != NULL) {
		add_sparkline(&chart, line->history, line->row, room, page->is_utf8);
		screen_put(screen, row, at + GAP, at + GAP + room, LOOK_LINE, text_string(&chart));
	}
	text_free(&chart);
	text_free(&title);
}

/* A row of a block: 0 has the names, 1 the units, the others are places. */
static void draw_row(const struct page *page, const struct shape *shape, struct screen *screen, unsigned row,
		     size_t first, size_t at)
{
	const struct page_line *lines = at < TITLES ? NULL : &page->lines[(at - TITLES) * page->column_count];
	unsigned x = 1 + shape->place;

	if (lines != NULL)
		screen_put(screen, row, 1 + (lines[0].depth == PAGE_INSTANCE ? INDENT : 0), x, LOOK_PLAIN,
			   lines[0].place);
	for (size_t column = first; column < end_of(page, shape, first); column++) {
		unsigned width = width_of(page, shape, column);

		x += GAP;
		if (at == 0)
			draw_name(page, shape, screen, row, x, column);
		else if (at == 1)
			put_right(screen, row, x, width, LOOK_FAINT, page->columns[column].unit);
		else
			draw_cell(&lines[column], &page->columns[column], screen, row, x, width);
		x += width;
	}
	if (shape->blocks == 1 && at != 1)
		draw_history(page, screen, row, x, lines);
}

/* The titles stay, and the places scroll. */
static void draw_one(struct page *page, const struct shape *shape, struct screen *screen, unsigned top, unsigned end)
{
	size_t room = end - top > TITLES ? end - top - TITLES : 0;

	if (page->first + room > page->count)
		page->first = page->count > room ? page->count - room : 0;
	draw_row(page, shape, screen, top, 0, 0);
	draw_row(page, shape, screen, top + 1, 0, 1);
	draw_more(page, screen, top, room, page->count);
	for (size_t at = 0; at < room && page->first + at < page->count; at++)
		draw_row(page, shape, screen, top + TITLES + (unsigned)at, 0, page->first + at + TITLES);
}

/* Everything scrolls. */
static void draw_blocks(struct page *page, const struct shape *shape, struct screen *screen, unsigned top, unsigned end)
{
	size_t height = TITLES + page->count + 1, count = shape->blocks * height - 1, room = end - top - 1;

	if (page->first + room > count)
		page->first = count > room ? count - room : 0;
	draw_more(page, screen, top, room, count);
	for (size_t at = page->first; at < count && at < page->first + room; at++) {
		if (at % height < height - 1)
			draw_row(page, shape, screen, top + 1 + (unsigned)(at - page->first),
				 at / height * shape->columns, at % height);
	}
}

void draw_places(struct page *page, struct screen *screen, unsigned top, unsigned end)
{
	struct shape shape = shape_of(page, screen->columns);

	if (shape.blocks == 1)
		draw_one(page, &shape, screen, top, end);
	else
		draw_blocks(page, &shape, screen, top, end);
}

/* SPDX-License-Identifier: MIT */
/* uncore top: draws the page around the table: machine and group above, keys below. */
#include "cli/top/page.h"

#include <string.h>

#include "base/utf8.h"

/* Draws a text at the right edge, with a blank after it. Returns the column before which there is room. */
static unsigned put_at_edge(struct screen *screen, unsigned row, enum screen_look look, const char *text)
{
	unsigned width = (unsigned)text_width(text) + 1;
	unsigned begin = width < screen->columns ? screen->columns - width : 0;

	screen_put(screen, row, begin, screen->columns, look, text);
	return begin > 2 ? begin - 2 : 0;
}

static void draw_head(const struct page *page, struct screen *screen)
{
	struct text right = { 0 };
	unsigned end;

	text_printf(&right, "%s%s%s, %s", page->mode, page->mode[0] != '\0' && page->interval[0] != '\0' ? ", " : "",
		    page->interval, page->clock);
	/* In a narrow window the machine says more than the mode. */
	if (text_width(text_string(&right)) + 16 > screen->columns) {
		text_cut(&right, 0);
		text_add(&right, page->clock);
	}
	end = put_at_edge(screen, 0, LOOK_PLAIN, text_string(&right));
	screen_put(screen, 0, 1, end, LOOK_HEAD, page->machine);
	text_free(&right);
}

/* In narrower windows the question needs the place. */
#define PLACE_COLUMNS 60

static void draw_group(const struct page *page, struct screen *screen, unsigned row)
{
	unsigned end = screen->columns, column;

	if (page->place_of_group[0] != '\0' && screen->columns >= PLACE_COLUMNS)
		end = put_at_edge(screen, row, LOOK_FAINT, page->place_of_group);
	column = screen_put(screen, row, 1, end, LOOK_STRONG, page->group);
	screen_put(screen, row, column + (page->group[0] != '\0' ? 2 : 0), end, LOOK_PLAIN, page->question);
}

/* ---- keys ---- */

enum { ALWAYS, WITH_GROUPS, WITH_STEPS, WITHOUT_STEPS };

/* The first ones are the most important: what there is no room for is in the help. */
static const struct {
	const char *key, *what;
	int when;
} keys[] = {
	{ "q", "quit", ALWAYS },       { "?", "help", ALWAYS },
	{ ".", "step", WITH_STEPS },   { "g", "groups", WITH_GROUPS },
	{ "n", "next", WITH_GROUPS },  { "i", "instances", ALWAYS },
	{ "s", "sort", ALWAYS },       { "space", "pause", WITHOUT_STEPS },
	{ "+ -", "interval", ALWAYS },
};

static bool has_key(const struct page *page, int when)
{
	return when == ALWAYS || (when == WITH_GROUPS ? page->has_groups : page->steps == (when == WITH_STEPS));
}

static void draw_keys(const struct page *page, struct screen *screen, unsigned row)
{
	unsigned column = 1;

	for (size_t at = 0; at < sizeof(keys) / sizeof(keys[0]); at++) {
		size_t width = strlen(keys[at].key) + 1 + strlen(keys[at].what);

		if (!has_key(page, keys[at].when) || column + width >= screen->columns)
			continue;
		column = screen_put(screen, row, column, screen->columns, LOOK_KEY, keys[at].key);
		column = screen_put(screen, row, column + 1, screen->columns, LOOK_PLAIN, keys[at].what) + 2;
	}
}

/* ---- what takes the place of the table ---- */

/* The length of the first line, which breaks at a blank. */
static size_t first_line(const char *text, size_t width)
{
	size_t length = strlen(text), at = width;

	if (length <= width)
		return length;
	while (at > 0 && text[at] != ' ')
		at--;
	return at > 0 ? at : width;
}

/* Returns the row after the text. */
static unsigned draw_wrapped(struct screen *screen, unsigned row, unsigned end, unsigned indent, enum screen_look look,
			     const char *text)
{
	unsigned width = screen->columns > indent + 1 ? screen->columns - indent - 1 : 1;

	while (*text != '\0' && row < end) {
		size_t length = first_line(text, width);
		struct text part = { 0 };

		text_bytes(&part, text, length);
		screen_put(screen, row++, indent, screen->columns, look, text_string(&part));
		text_free(&part);
		text += length;
		text += strspn(text, " ");
	}
	return row;
}

/* Each line of the text from column 1 on. */
static void draw_lines(struct screen *screen, unsigned row, unsigned end, enum screen_look look, const char *text)
{
	while (*text != '\0' && row < end) {
		size_t length = strcspn(text, "\n");
		struct text part = { 0 };

		text_bytes(&part, text, length);
		row = length == 0 ? row + 1 : draw_wrapped(screen, row, end, 1, look, text_string(&part));
		text_free(&part);
		text += length + (text[length] == '\n');
	}
}

/* A list from which a line can be chosen: that line is always seen. */
static void draw_list(const struct page_sheet *sheet, struct screen *screen, unsigned top, unsigned end)
{
	const char *text = text_string(&sheet->text);
	int room = (int)(end - top), first = sheet->chosen >= room ? sheet->chosen - room + 1 : 0;

	for (int line = 0; *text != '\0' && top < end; line++) {
		size_t length = strcspn(text, "\n");
		struct text part = { 0 };

		text_bytes(&part, text, length);
		text += length + (text[length] == '\n');
		if (line >= first) {
			screen_put(screen, top, 1, screen->columns, LOOK_KEY, line == sheet->chosen ? ">" : " ");
			screen_put(screen, top++, 3, screen->columns, line == sheet->chosen ? LOOK_STRONG : LOOK_PLAIN,
				   text_string(&part));
		}
		text_free(&part);
	}
}

/* The text from line `first` on, or from its last line. */
static const char *line_at(const char *text, size_t first)
{
	for (; first > 0; first--) {
		const char *next = strchr(text, '\n');

		if (next == NULL || next[1] == '\0')
			break;
		text = next + 1;
	}
	return text;
}

static void draw_sheet(const struct page_sheet *sheet, struct screen *screen, unsigned top, unsigned end)
{
	screen_put(screen, top, 1, screen->columns, LOOK_STRONG, sheet->title);
	if (sheet->chosen >= 0)
		draw_list(sheet, screen, top + 1, end);
	else
		draw_lines(screen, top + 1, end, LOOK_PLAIN, line_at(text_string(&sheet->text), sheet->first));
}

static void draw_small(struct screen *screen)
{
	struct text text = { 0 };

	text_printf(&text, "too small: %d x %d needed", PAGE_COLUMNS, PAGE_ROWS);
	draw_wrapped(screen, 0, screen->rows, 0, LOOK_PLAIN, text_string(&text));
	text_free(&text);
}

void draw_page(struct page *page, unsigned columns, unsigned rows, struct screen *screen)
{
	screen_clear(screen, columns, rows);
	if (columns < PAGE_COLUMNS || rows < PAGE_ROWS) {
		draw_small(screen);
		return;
	}
	draw_head(page, screen);
	draw_group(page, screen, 1);
	if (page->sheet.text.length > 0)
		draw_sheet(&page->sheet, screen, 2, rows - 2);
	else if (page->failure != NULL)
		draw_lines(screen, 3, rows - 2, LOOK_WORD, page->failure);
	else if (page->column_count > 0)
		draw_places(page, screen, 2, rows - 2);
	else
		draw_table(page, screen, 2, rows - 2);
	screen_put(screen, rows - 2, 1, columns, page->has_trouble ? LOOK_WORD : LOOK_FAINT, page->note);
	draw_keys(page, screen, rows - 1);
}

/* SPDX-License-Identifier: MIT */
/* uncore top: draws the table of values, with bars and sparklines. */
#include <math.h>
#include <string.h>

#include "base/utf8.h"
#include "base/numbers.h"
#include "cli/top/chart.h"
#include "cli/top/page.h"

enum {
	GAP = 2,
	NAME_LEAST = 8,
	NAME_KEPT = 16,
	NUMBER = PAGE_NUMBER,
	BAR_LEAST = 8, /* of its titles, too */
	BAR_MOST = 30,
	LINE_LEAST = 10,
	LINE_WANTED = 20,
	LINE_MOST = 60,
	INDENT = 2
};

/* Where each column begins, and its width; 0: there is no room for it. */
struct columns {
	unsigned name, place, unit, counted, bar, line;
	unsigned place_at, number_at, unit_at, counted_at, bar_at, line_at;
};

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

static unsigned widest(unsigned width, const char *text)
{
	unsigned own = (unsigned)text_width(text);

	return own > width ? own : width;
}

static void measure_texts(const struct page *page, struct columns *columns)
{
	for (size_t at = 0; at < page->count; at++) {
		const struct page_line *line = &page->lines[at];
		unsigned indent = line->depth == PAGE_INSTANCE ? INDENT : 0;

		columns->name = widest(columns->name, line->name);
		columns->unit = widest(columns->unit, line->unit);
		columns->counted = widest(columns->counted, line->counted);
		if (widest(0, line->place) + indent > columns->place)
			columns->place = widest(0, line->place) + indent;
	}
	/* One more for k, M, G. */
	columns->unit++;
	if (columns->counted > 0)
		columns->counted = widest(columns->counted, "counted");
}

/* What remains beside the texts is for the charts: a third for bars, the rest for lines. */
static void share_room(struct columns *columns, unsigned room)
{
	if (room < LINE_LEAST + GAP) {
		columns->bar = room >= BAR_LEAST + GAP ? room - GAP : 0;
		return;
	}
	if (room >= BAR_LEAST + LINE_LEAST + 2 * GAP)
		columns->bar = least(BAR_MOST, (room - 2 * GAP) / 3 > BAR_LEAST ? (room - 2 * GAP) / 3 : BAR_LEAST);
	columns->line = least(LINE_MOST, room - GAP - (columns->bar > 0 ? columns->bar + GAP : 0));
}

/* Long names give way to the charts, but remain recognizable. */
static struct columns place_columns(const struct page *page, unsigned width)
{
	struct columns columns = { .name = NAME_LEAST };
	unsigned rest, fixed, charts = BAR_LEAST + LINE_WANTED + 2 * GAP;

	measure_texts(page, &columns);
	if (width < NAME_KEPT + columns.place + NUMBER + columns.unit + columns.counted + 5 * GAP)
		columns.counted = 0;
	fixed = 1 + 1 + GAP + columns.place + GAP + NUMBER + 1 + columns.unit +
		(columns.counted > 0 ? GAP + columns.counted : 0);
	rest = width > fixed ? width - fixed : 0;
	columns.name = least(columns.name, rest > charts + NAME_KEPT ? rest - charts : NAME_KEPT);
	columns.name = least(columns.name, rest);
	share_room(&columns, rest > columns.name ? rest - columns.name : 0);
	columns.place_at = 1 + columns.name + GAP;
	columns.number_at = columns.place_at + columns.place + GAP;
	columns.unit_at = columns.number_at + NUMBER + 1;
	columns.counted_at = columns.unit_at + columns.unit + GAP;
	columns.bar_at = columns.counted > 0 ? columns.counted_at + columns.counted + GAP : columns.counted_at;
	columns.line_at = columns.bar > 0 ? columns.bar_at + columns.bar + GAP : columns.bar_at;
	return columns;
}

/* A bar is a part of a limit, or of the largest value of the last minute. The longest title that fits says which. */
static const char *bar_title(const struct page *page, unsigned width)
{
	static const char *const titles[3][3] = {
		{ "of minute's most", "of most", "of most" },
		{ "of limit or minute's most", "limit or most", "lim/most" },
		{ "of limit", "of limit", "of limit" },
	};
	const char *const *title;
	size_t limits = 0;

	for (size_t at = 0; at < page->count; at++)
		limits += page->lines[at].has_limit;
	title = titles[limits == 0 ? 0 : limits < page->count ? 1 : 2];
	return widest(0, title[0]) <= width ? title[0] : widest(0, title[1]) <= width ? title[1] : title[2];
}

/* A title that is cut says less than a short one. */
static const char *title_for(unsigned width, const char *title, const char *shorter)
{
	return widest(0, title) <= width ? title : shorter;
}

static void draw_titles(const struct page *page, const struct columns *columns, struct screen *screen, unsigned row)
{
	screen_put_right(screen, row, columns->number_at, columns->number_at + NUMBER, LOOK_FAINT, "now");
	if (columns->counted > 0)
		screen_put(screen, row, columns->counted_at, columns->bar_at, LOOK_FAINT, "counted");
	if (columns->bar > 0)
		screen_put(screen, row, columns->bar_at, columns->bar_at + columns->bar, LOOK_FAINT,
			   bar_title(page, columns->bar));
	if (columns->line > 0)
		screen_put_right(screen, row, columns->line_at, columns->line_at + columns->line, LOOK_FAINT,
				 title_for(columns->line, "last minute", "minute"));
}

/* Latencies are nanoseconds. */
static void add_scaled_time(struct text *number, struct text *unit, double seconds)
{
	struct shown_unit shown = shown_unit("seconds");
	struct scale scale = scale_for(&shown, seconds);

	add_table_number(number, seconds / scale.divisor, true);
	text_add(unit, scale.prefix);
}

static void draw_value(const struct page_line *line, const struct columns *columns, struct screen *screen, unsigned row)
{
	struct text number = { 0 }, unit = { 0 };

	/* A short word ends where numbers do. A long one may need the place of the bar, which there is none of. */
	if (line->word != NULL && widest(0, line->word) <= NUMBER) {
		screen_put_right(screen, row, columns->number_at, columns->number_at + NUMBER, LOOK_WORD, line->word);
		return;
	}
	if (line->word != NULL) {
		screen_put(screen, row, columns->number_at,
			   columns->line > 0 && columns->counted == 0 ? columns->line_at - 1 : columns->bar_at,
			   LOOK_WORD, line->word);
		return;
	}
	/* Where there is no room to say which part was counted. */
	if (line->counted[0] != '\0' && columns->counted == 0)
		text_char(&number, '~');
	if (strcmp(line->unit, "s") == 0)
		add_scaled_time(&number, &unit, line->number);
	else if (line->number != 0 && fabs(line->number) < 0.01)
		text_printf(&number, "%.2g", line->number);
	else
		add_scaled(&number, line->number);
	/* "44.0 G" and "B/s" become "44.0" and "GB/s". */
	if (number.length > 2 && number.at[number.length - 2] == ' ') {
		text_char(&unit, number.at[number.length - 1]);
		text_cut(&number, number.length - 2);
	}
	text_add(&unit, line->unit);
	screen_put_right(screen, row, columns->number_at, columns->number_at + NUMBER, LOOK_STRONG,
			 text_string(&number));
	screen_put(screen, row, columns->unit_at, columns->unit_at + columns->unit, LOOK_PLAIN, text_string(&unit));
	text_free(&number);
	text_free(&unit);
}

static void draw_charts(const struct page *page, const struct page_line *line, const struct columns *columns,
			struct screen *screen, unsigned row)
{
	struct text chart = { 0 };

	if (columns->bar > 0 && line->word == NULL) {
		add_track(&chart, columns->bar, page->is_utf8);
		screen_put(screen, row, columns->bar_at, columns->line_at, LOOK_FAINT, text_string(&chart));
		text_cut(&chart, 0);
		add_bar(&chart, line->share, columns->bar, page->is_utf8);
		screen_put(screen, row, columns->bar_at, columns->bar_at + columns->bar, LOOK_BAR, text_string(&chart));
	}
	text_cut(&chart, 0);
	if (columns->line > 0 && line->history != NULL) {
		add_sparkline(&chart, line->history, line->row, columns->line, page->is_utf8);
		screen_put(screen, row, columns->line_at, columns->line_at + columns->line, LOOK_LINE,
			   text_string(&chart));
	}
	text_free(&chart);
}

/* EVENT.UMASK,filter=value */
void add_short_name(struct text *text, const char *name, unsigned width)
{
	size_t length = strlen(name);

	if (length <= width || width <= 2) {
		text_add(text, name);
		return;
	}
	text_bytes(text, name, (width - 2) / 2);
	text_join(text, "..", name + length - (width - 2 - (width - 2) / 2), "");
}

static void put_name(struct screen *screen, unsigned row, unsigned width, const char *name)
{
	struct text shorter = { 0 };

	add_short_name(&shorter, name, width);
	screen_put(screen, row, 1, 1 + width, LOOK_STRONG, text_string(&shorter));
	text_free(&shorter);
}

static void draw_line(const struct page *page, size_t at, bool is_first, const struct columns *columns,
		      struct screen *screen, unsigned row)
{
	const struct page_line *line = &page->lines[at];

	if (is_first || line->name != page->lines[at - 1].name)
		put_name(screen, row, columns->name, line->name);
	screen_put(screen, row, columns->place_at + (line->depth == PAGE_INSTANCE ? INDENT : 0), columns->number_at,
		   LOOK_PLAIN, line->place);
	draw_value(line, columns, screen, row);
	if (columns->counted > 0)
		screen_put(screen, row, columns->counted_at, columns->bar_at, LOOK_WORD, line->counted);
	draw_charts(page, line, columns, screen, row);
}

void draw_more(const struct page *page, struct screen *screen, unsigned row, size_t room, size_t count)
{
	struct text more = { 0 };

	if (count <= room)
		return;
	text_printf(&more, "%zu-%zu of %zu", page->first + 1, page->first + room < count ? page->first + room : count,
		    count);
	screen_put(screen, row, 1, screen->columns, LOOK_FAINT, text_string(&more));
	text_free(&more);
}

void draw_table(struct page *page, struct screen *screen, unsigned top, unsigned end)
{
	struct columns columns = place_columns(page, screen->columns);
	size_t room = end - top - 1;

	if (page->first + room > page->count)
		page->first = page->count > room ? page->count - room : 0;
	draw_titles(page, &columns, screen, top);
	draw_more(page, screen, top, room, page->count);
	for (size_t at = page->first; at < page->count && at < page->first + room; at++)
		draw_line(page, at, at == page->first, &columns, screen, top + 1 + (unsigned)(at - page->first));
}

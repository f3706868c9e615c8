/* SPDX-License-Identifier: MIT */
/*
 * uncore report: writes charts. The lines are SVG, which is stretched to the width that the page gives; texts are HTML,
 * so that they keep their size. What a screen reader needs is in the drawing's title and description, and in tables.
 */
#include "cli/report/chart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "base/memory.h"
#include "cli/report/path.h"

/* In pixels: labels of lines must not cover each other. */
enum { LABEL_HEIGHT = 16, LEAST_HEIGHT = 190 };
/* In letters: a longer label is cut; a piece of the line precedes it. */
enum { MOST_LABEL = 24, KEY_WIDTH = 6 };
/* How many ways there are to draw a line; page.css has them. */
enum { COLOURS = 8, DASHES = 4 };
enum { Y_TICKS = 4, X_TICKS = 6 };

/* A line that is drawn, for one series or for several that are the same. */
struct line {
	struct path path;
	struct text label, title;
	size_t count;      /* of series */
	size_t style;      /* the same in each chart of the quantity */
	double place, end; /* number of the last socket or instance in the label; of the first in a row of them */
	double top;        /* of its label, in pixels */
};

struct chart {
	const struct shown *shown;
	const char *id; /* of its elements */
	struct frame frame;
	struct ticks ticks; /* divided by the scale */
	size_t *series;     /* numbers in the quantity */
	size_t series_count;
	struct line *lines;
	size_t line_count;
	bool by_instance;
	unsigned height;
};

/* ---- lines ---- */

static double place_of(const struct chart *chart, const struct series *series)
{
	return chart->by_instance       ? series->line.instance :
	       !isnan(series->line.cpu) ? series->line.cpu :
					  series->line.socket;
}

static void add_label(const struct chart *chart, const struct series *series, struct text *label)
{
	if (chart->by_instance && !isnan(series->line.instance))
		text_printf(label, "%s%.0f", series->line.box, series->line.instance);
	else
		add_series_unit(label, series);
}

/* Adds another series to the label: "imc0", "imc0-1", "imc0-1, 3". */
static void extend_label(struct line *line, double place)
{
	if (isnan(place))
		return;
	if (place == line->place + 1 && line->end < line->place) {
		while (line->label.length > 0 && line->label.at[line->label.length - 1] != '-')
			text_cut(&line->label, line->label.length - 1);
		text_printf(&line->label, "%.0f", place);
	} else if (place == line->place + 1) {
		text_printf(&line->label, "-%.0f", place);
	} else {
		text_printf(&line->label, ", %.0f", place);
		line->end = place;
	}
	line->place = place;
}

static void add_line_title(const struct chart *chart, size_t number, struct text *title)
{
	const struct shown *shown = chart->shown;
	const struct summary *summary = &shown->summaries[number];
	double divisor = shown->scale.divisor;

	add_series_place(title, shown->run, series_of(shown->run, shown->quantity, number));
	text_add(title, ": mean ");
	add_shown_number(title, summary->mean / divisor);
	text_add(title, ", min ");
	add_shown_number(title, summary->low / divisor);
	text_add(title, ", max ");
	add_shown_number(title, summary->high / divisor);
	text_char(title, ' ');
	add_shown_unit(title, &shown->scale, shown->unit.symbol);
}

static struct line *same_line(struct chart *chart, const struct path *path)
{
	for (size_t at = 0; at < chart->line_count; at++) {
		const struct path *other = &chart->lines[at].path;

		if (strcmp(text_string(&other->lines), text_string(&path->lines)) == 0 &&
		    strcmp(text_string(&other->dots), text_string(&path->dots)) == 0 &&
		    strcmp(text_string(&other->band), text_string(&path->band)) == 0)
			return &chart->lines[at];
	}
	return NULL;
}

static void draw_series(struct chart *chart, size_t number)
{
	const struct series *series = series_of(chart->shown->run, chart->shown->quantity, number);
	struct line *line;
	struct path path;

	draw_path(chart->shown, series, &chart->frame, &path);
	line = same_line(chart, &path);
	if (path.last < 0 || line != NULL) {
		free_path(&path);
	} else {
		line = &chart->lines[chart->line_count++];
		*line = (struct line){ .path = path, .style = chart->series_count - 1 };
	}
	if (line == NULL)
		return;
	if (line->count++ == 0) {
		line->place = line->end = place_of(chart, series);
		add_label(chart, series, &line->label);
	} else {
		extend_label(line, place_of(chart, series));
		text_char(&line->title, '\n');
	}
	add_line_title(chart, number, &line->title);
}

/* ---- labels ---- */

static int by_end(const void *a, const void *b)
{
	const struct line *const *first = a, *const *second = b;

	if ((*first)->path.last != (*second)->path.last)
		return (*first)->path.last < (*second)->path.last ? -1 : 1;
	return (*first > *second) - (*first < *second);
}

/* A row of labels that touch each other: it is placed as near as possible to the ends of its lines. */
struct cluster {
	double middle; /* of the ends */
	size_t count;
};

static double cluster_top(const struct chart *chart, const struct cluster *cluster)
{
	double height = (double)(cluster->count - 1) * (double)LABEL_HEIGHT, top = cluster->middle - height / 2;

	if (top > chart->height - height)
		top = chart->height - height;
	return top > 0 ? top : 0;
}

/* Joins the last clusters for as long as they touch. */
static size_t join_clusters(const struct chart *chart, struct cluster *clusters, size_t count)
{
	while (count > 1) {
		struct cluster *last = &clusters[count - 1], *before = last - 1;
		double end = cluster_top(chart, before) + (double)before->count * (double)LABEL_HEIGHT;

		if (cluster_top(chart, last) >= end)
			break;
		before->middle = (before->middle * (double)before->count + last->middle * (double)last->count) /
				 (double)(before->count + last->count);
		before->count += last->count;
		count--;
	}
	return count;
}

/* Puts each label where its line ends, or as near as the others let it. */
static void place_labels(struct chart *chart)
{
	struct line **sorted = take_memory(NULL, (chart->line_count + 1) * sizeof *sorted);
	struct cluster *clusters = take_memory(NULL, (chart->line_count + 1) * sizeof *clusters);
	size_t count = 0, next = 0;

	for (size_t at = 0; at < chart->line_count; at++)
		sorted[at] = &chart->lines[at];
	qsort(sorted, chart->line_count, sizeof *sorted, by_end);
	for (size_t at = 0; at < chart->line_count; at++) {
		double end = (double)sorted[at]->path.last / (double)DRAWN_HEIGHT * chart->height;

		clusters[count++] = (struct cluster){ end, 1 };
		count = join_clusters(chart, clusters, count);
	}
	for (size_t at = 0; at < count; at++)
		for (size_t each = 0; each < clusters[at].count; each++)
			sorted[next++]->top = cluster_top(chart, &clusters[at]) + (double)each * (double)LABEL_HEIGHT;
	free(clusters);
	free(sorted);
}

static void add_style(const struct chart *chart, const struct line *line, struct text *out)
{
	text_printf(out, "s%zu", line->style % COLOURS);
	if (chart->line_count > 1)
		text_printf(out, " d%zu", (line->style + line->style / COLOURS) % DASHES);
}

static void add_labels(const struct chart *chart, struct text *out)
{
	text_add(out, "<div class=\"ends\" aria-hidden=\"true\">");
	for (size_t at = 0; at < chart->line_count; at++) {
		const struct line *line = &chart->lines[at];

		text_printf(out, "<span style=\"top:%.0fpx\"><svg class=\"key\"><path class=\"", line->top);
		add_style(chart, line, out);
		text_add(out, "\" d=\"M0 4h26\"/></svg>");
		html_text(out, text_string(&line->label));
		text_add(out, "</span>");
	}
	text_add(out, "</div>\n");
}

/* ---- axes ---- */

static void add_y_axis(const struct chart *chart, struct text *out)
{
	double divisor = chart->shown->scale.divisor, range = chart->frame.top - chart->frame.bottom;

	text_add(out, "<div class=\"y\" aria-hidden=\"true\">");
	for (unsigned at = 0; at < chart->ticks.count; at++) {
		double tick = chart->ticks.first + at * chart->ticks.step;

		text_printf(out, "<span style=\"top:%.4g%%\">%.6g</span>",
			    fabs(chart->frame.top - tick * divisor) / range * 100,
			    fabs(tick) < chart->ticks.step / 1e6 ? 0 : tick);
	}
	text_add(out, "</div>\n");
}

static struct ticks x_ticks(const struct chart *chart)
{
	const struct run *run = chart->shown->run;

	return is_dated(run) ? date_ticks((double)run->started_ns / 1e9, chart->frame.end, X_TICKS) :
			       time_ticks(chart->frame.end, X_TICKS);
}

static void add_x_tick(const struct chart *chart, double tick, double step, struct text *out)
{
	const struct run *run = chart->shown->run;

	if (is_dated(run))
		add_shown_date(out, (double)run->started_ns / 1e9 + tick, step);
	else
		add_shown_time(out, tick, chart->frame.end);
}

static void add_x_axis(const struct chart *chart, struct text *out)
{
	struct ticks ticks = x_ticks(chart);

	text_add(out, "<div class=\"x\" aria-hidden=\"true\">");
	for (unsigned at = 0; at < ticks.count; at++) {
		double tick = ticks.first + at * ticks.step;

		text_printf(out, "<span style=\"left:%.4g%%\">", tick / chart->frame.end * 100);
		add_x_tick(chart, tick, ticks.step, out);
		text_add(out, "</span>");
	}
	text_add(out, "</div>\n");
}

static void add_grid(const struct chart *chart, struct text *out)
{
	struct ticks times = x_ticks(chart);
	double divisor = chart->shown->scale.divisor, range = chart->frame.top - chart->frame.bottom;

	text_add(out, "<path class=\"grid\" d=\"");
	for (unsigned at = 0; at < chart->ticks.count; at++) {
		double tick = (chart->ticks.first + at * chart->ticks.step) * divisor;

		text_printf(out, "M0 %ldh%d", lround((chart->frame.top - tick) / range * (double)DRAWN_HEIGHT),
			    DRAWN_WIDTH);
	}
	for (unsigned at = 0; at < times.count; at++)
		text_printf(out, "M%ld 0v%d",
			    lround((times.first + at * times.step) / chart->frame.end * (double)DRAWN_WIDTH),
			    DRAWN_HEIGHT);
	text_add(out, "\"/>\n");
}

/* ---- the drawing ---- */

static void add_words(const struct chart *chart, const char *caption, struct text *out)
{
	const struct shown *shown = chart->shown;
	double divisor = shown->scale.divisor;

	text_printf(out, "<title id=\"%st\">", chart->id);
	html_text(out, series_name(series_of(shown->run, shown->quantity, 0)));
	text_join(out, caption[0] != '\0' ? ", " : "", caption, " over time</title>");
	text_printf(out, "<desc id=\"%sd\">%zu %s over ", chart->id, chart->series_count,
		    chart->series_count == 1 ? "line" : "lines");
	add_shown_length(out, chart->frame.end);
	text_add(out, ". Values of the quantity are between ");
	add_shown_number(out, shown->low / divisor);
	text_add(out, " and ");
	add_shown_number(out, shown->high / divisor);
	text_char(out, ' ');
	html_shown_unit(out, &shown->scale, shown->unit.symbol);
	text_add(out, ". The tables below have the numbers.</desc>\n");
}

static void add_drawing(const struct chart *chart, const char *caption, struct text *out)
{
	text_printf(out,
		    "<svg class=\"plot\" role=\"img\" aria-labelledby=\"%st %sd\" viewBox=\"0 0 %d %d\" "
		    "preserveAspectRatio=\"none\">",
		    chart->id, chart->id, DRAWN_WIDTH, DRAWN_HEIGHT);
	add_words(chart, caption, out);
	add_grid(chart, out);
	for (size_t at = 0; at < chart->line_count; at++) {
		const struct line *line = &chart->lines[at];

		text_add(out, "<g class=\"");
		add_style(chart, line, out);
		text_add(out, "\"><title>");
		html_text(out, text_string(&line->title));
		text_add(out, "</title>");
		if (line->path.band.length > 0)
			text_join(out, "<path class=\"band\" d=\"", text_string(&line->path.band), "\"/>");
		if (line->path.lines.length > 0)
			text_join(out, "<path d=\"", text_string(&line->path.lines), "\"/>");
		if (line->path.dots.length > 0)
			text_join(out, "<path class=\"dots\" d=\"", text_string(&line->path.dots), "\"/>");
		text_add(out, "</g>\n");
	}
	text_add(out, "</svg>\n");
}

/* A point of a thinned line is a column, or a bin where these are wider. */
static void add_point_length(const struct chart *chart, struct text *out)
{
	size_t slots = chart->shown->run->slot_count, columns = chart->frame.columns;

	text_add(out, "; a point is the mean of ");
	add_shown_length(out, chart->frame.end / (double)(slots < columns ? slots : columns));
	text_add(out, ", and the band reaches from the smallest to the largest value");
}

static void add_caption(const struct chart *chart, const char *caption, struct text *out)
{
	text_join(out, "<figcaption>", caption[0] != '\0' ? "<b>" : "", caption);
	text_add(out, caption[0] != '\0' ? "</b>, " : "");
	html_shown_unit(out, &chart->shown->scale, chart->shown->unit.symbol);
	text_join(out, chart->shown->unit.symbol[0] != '\0' ? " over time (" : "Over time (",
		  is_dated(chart->shown->run) ? "UTC" : time_unit(chart->frame.end), ")");
	if (chart->line_count > 0 && chart->lines[0].path.is_thinned)
		add_point_length(chart, out);
	text_add(out, "</figcaption>\n");
}

/* The space to the right of the lines takes the longest label. */
static size_t label_width(const struct chart *chart)
{
	size_t widest = 0;

	for (size_t at = 0; at < chart->line_count; at++)
		if (chart->lines[at].label.length > widest)
			widest = chart->lines[at].label.length;
	return widest;
}

static void add_chart(struct chart *chart, const char *caption, struct text *out)
{
	size_t width = label_width(chart);

	chart->height = LABEL_HEIGHT * (unsigned)chart->line_count;
	if (chart->height < LEAST_HEIGHT)
		chart->height = LEAST_HEIGHT;
	place_labels(chart);
	text_add(out, "<figure class=\"chart\">");
	add_caption(chart, caption, out);
	text_printf(out, "<div class=\"frame\" style=\"--ends:%zuch;--height:%upx\">\n",
		    (width > MOST_LABEL ? MOST_LABEL : width) + KEY_WIDTH, chart->height);
	add_y_axis(chart, out);
	add_drawing(chart, caption, out);
	add_labels(chart, out);
	add_x_axis(chart, out);
	text_add(out, "</div></figure>\n");
}

/* ---- one chart, or one for each socket ---- */

static void free_lines(struct chart *chart)
{
	for (size_t at = 0; at < chart->line_count; at++) {
		free_path(&chart->lines[at].path);
		text_free(&chart->lines[at].label);
		text_free(&chart->lines[at].title);
	}
	chart->line_count = chart->series_count = 0;
}

/* The axis includes 0: the height of a line shows how large a value is. */
static void set_axis(struct chart *chart)
{
	const struct shown *shown = chart->shown;
	double divisor = shown->scale.divisor, low = shown->low < 0 ? shown->low : 0;
	double high = shown->high > 0 ? shown->high : 0;
	struct ticks ticks = round_ticks(low / divisor, high > low ? high / divisor : low / divisor + 1, Y_TICKS);

	chart->ticks = ticks;
	chart->frame.bottom = ticks.first * divisor;
	chart->frame.top = (ticks.first + (ticks.count - 1) * ticks.step) * divisor;
}

static bool same_unit(const struct series *a, const struct series *b)
{
	return memcmp(&a->line.socket, &b->line.socket, sizeof(double)) == 0 &&
	       memcmp(&a->line.cpu, &b->line.cpu, sizeof(double)) == 0;
}

/* Draws the series of one socket that begin with number first; or all, if they are not of instances. */
static void add_one(struct chart *chart, size_t first, bool *is_drawn, struct text *out)
{
	const struct quantity *quantity = chart->shown->quantity;
	const struct series *begin = series_of(chart->shown->run, quantity, first);
	struct text caption = { 0 };

	for (size_t at = first; at < quantity->count; at++) {
		if (is_drawn[at] ||
		    (chart->by_instance && !same_unit(begin, series_of(chart->shown->run, quantity, at))))
			continue;
		is_drawn[at] = true;
		chart->series_count++;
		draw_series(chart, at);
	}
	if (chart->by_instance)
		add_series_unit(&caption, begin);
	if (chart->line_count > 0)
		add_chart(chart, text_string(&caption), out);
	free_lines(chart);
	text_free(&caption);
}

static bool has_instances(const struct shown *shown)
{
	for (size_t at = 0; at < shown->quantity->count; at++)
		if (!isnan(series_of(shown->run, shown->quantity, at)->line.instance))
			return true;
	return false;
}

void page_charts(struct text *out, const struct shown *shown, const char *id, unsigned columns)
{
	size_t count = shown->quantity->count, number = 0;
	struct chart chart = { .shown = shown,
			       .frame = { .columns = columns, .end = end_of(shown->run) },
			       .by_instance = has_instances(shown),
			       .lines = take_memory(NULL, count * sizeof(struct line)) };
	bool *is_drawn = take_memory(NULL, count * sizeof *is_drawn);
	struct text own = { 0 };

	memset(is_drawn, 0, count * sizeof *is_drawn);
	set_axis(&chart);
	text_add(out, "<div class=\"charts\">\n");
	for (size_t first = 0; first < count; first++) {
		if (is_drawn[first])
			continue;
		text_cut(&own, 0);
		text_printf(&own, "%sc%zu", id, number++);
		chart.id = text_string(&own);
		add_one(&chart, first, is_drawn, out);
	}
	text_add(out, "</div>\n");
	text_free(&own);
	free(is_drawn);
	free(chart.lines);
}

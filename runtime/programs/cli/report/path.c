/* SPDX-License-Identifier: MIT */
/* uncore report: draws the line of a series. */
#include "cli/report/path.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"

struct vertex {
	int x, y;
};

/* The values of one column of a thinned line. */
struct column {
	int x, low, high; /* heights, from the top: low is the largest */
	double sum;       /* of heights */
	size_t count;     /* 0: there is no column */
};

/* A path that is being drawn. A vertex waits until it is known whether another one follows. */
struct pen {
	const struct frame *frame;
	struct path *path;
	struct vertex at, waiting;
	bool has_waiting, is_down;
	struct column column;
	struct vertex *lows; /* of the piece, in order; their highs are written at once */
	size_t low_count;
};

static int y_of(const struct frame *frame, double value)
{
	return (int)lround((frame->top - value) / (frame->top - frame->bottom) * (double)DRAWN_HEIGHT);
}

static int x_of(const struct frame *frame, double time)
{
	return (int)lround(time / frame->end * (double)DRAWN_WIDTH);
}

/* Numbers need a blank between them only where no sign separates them. */
static void add_step(struct text *text, const char *before, int dx, int dy)
{
	text_printf(text, "%s%d%s%d", before, dx, dy < 0 ? "" : " ", dy);
}

static void line_to(struct pen *pen, struct vertex to)
{
	struct text *lines = &pen->path->lines;

	if (!pen->is_down) {
		add_step(lines, "M", pen->waiting.x, pen->waiting.y);
		pen->at = pen->waiting;
		text_char(lines, 'l');
		add_step(lines, "", to.x - pen->at.x, to.y - pen->at.y);
	} else {
		add_step(lines, to.x < pen->at.x ? "" : " ", to.x - pen->at.x, to.y - pen->at.y);
	}
	pen->is_down = true;
	pen->at = to;
}

static void put_vertex(struct pen *pen, struct vertex vertex)
{
	if (pen->has_waiting)
		line_to(pen, vertex);
	pen->has_waiting = true;
	pen->waiting = vertex;
	pen->path->last = vertex.y;
}

/* The middle of a column's part of the width. */
static int middle(const struct frame *frame, int column)
{
	return (int)((column + 0.5) * (DRAWN_WIDTH + 1) / (int)frame->columns);
}

static void end_column(struct pen *pen)
{
	struct column *column = &pen->column;
	struct text *band = &pen->path->band;
	int x = middle(pen->frame, column->x);

	if (column->count == 0)
		return;
	text_join(band, pen->low_count == 0 ? "M" : "L", "", "");
	add_step(band, "", x, column->high);
	pen->lows[pen->low_count++] = (struct vertex){ x, column->low };
	put_vertex(pen, (struct vertex){ x, (int)lround(column->sum / (double)column->count) });
	column->count = 0;
}

/* A column has the mean of its values, and a band from the smallest to the largest. */
static void put_thinned(struct pen *pen, struct vertex vertex)
{
	struct column *column = &pen->column;
	int x = vertex.x * (int)pen->frame->columns / (DRAWN_WIDTH + 1);

	if (column->count > 0 && column->x != x)
		end_column(pen);
	if (column->count == 0)
		*column = (struct column){ .x = x, .low = vertex.y, .high = vertex.y };
	if (vertex.y > column->low)
		column->low = vertex.y;
	if (vertex.y < column->high)
		column->high = vertex.y;
	column->sum += vertex.y;
	column->count++;
}

/* Closes the band: back along its lower edge. */
static void end_band(struct pen *pen)
{
	if (pen->low_count == 0)
		return;
	for (size_t at = pen->low_count; at > 0; at--)
		add_step(&pen->path->band, "L", pen->lows[at - 1].x, pen->lows[at - 1].y);
	text_char(&pen->path->band, 'z');
	pen->low_count = 0;
}

static void end_piece(struct pen *pen)
{
	end_column(pen);
	end_band(pen);
	if (pen->has_waiting && !pen->is_down) {
		add_step(&pen->path->dots, "M", pen->waiting.x, pen->waiting.y);
		text_add(&pen->path->dots, "h0");
	}
	pen->has_waiting = pen->is_down = false;
}

/* A thinned line is not broken where the gap is within a column, or between two neighbours. */
static bool is_gap(const struct pen *pen, const struct run *run, const struct point *point)
{
	int x = x_of(pen->frame, run->times[point->step]) * (int)pen->frame->columns / (DRAWN_WIDTH + 1);

	return !pen->path->is_thinned || x > pen->column.x + 1;
}

void draw_path(const struct shown *shown, const struct series *series, const struct frame *frame, struct path *path)
{
	struct pen pen = { .frame = frame,
			   .path = path,
			   .lows = take_memory(NULL, (frame->columns + 1) * sizeof(struct vertex)) };
	uint32_t next = 0;

	*path = (struct path){ .last = -1, .is_thinned = series->count > 2 * frame->columns };
	for (size_t at = 0; at < series->count; at++) {
		const struct point *point = &series->points[at];
		double value = shown_value(point, &shown->unit);
		struct vertex vertex;

		if (isnan(value) || point->step != next || (point->begins && is_gap(&pen, shown->run, point)))
			end_piece(&pen);
		next = point->step + 1;
		if (isnan(value))
			continue;
		vertex = (struct vertex){ x_of(frame, shown->run->times[point->step]), y_of(frame, value) };
		if (path->is_thinned)
			put_thinned(&pen, vertex);
		else
			put_vertex(&pen, vertex);
	}
	end_piece(&pen);
	free(pen.lows);
}

void free_path(struct path *path)
{
	text_free(&path->lines);
	text_free(&path->dots);
	text_free(&path->band);
}

/* SPDX-License-Identifier: MIT */
/* uncore report: draws the line of a series. */
#include "cli/report/path.h"

#include <math.h>

struct vertex {
	int x, y;
};

/* A path that is being drawn. A vertex waits until it is known whether another one follows. */
struct pen {
	const struct frame *frame;
	struct path *path;
	struct vertex at, waiting;
	bool has_waiting, is_down, has_column;
	int column;
	struct vertex low, high, first; /* of the column */
};

static int y_of(const struct frame *frame, double value)
{
	return (int)lround((frame->top - value) / (frame->top - frame->bottom) * DRAWN_HEIGHT);
}

static int x_of(const struct frame *frame, double time)
{
	return (int)lround(time / frame->end * DRAWN_WIDTH);
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

static void end_column(struct pen *pen)
{
	if (!pen->has_column)
		return;
	pen->has_column = false;
	if (pen->low.y == pen->high.y) {
		put_vertex(pen, pen->first);
		return;
	}
	put_vertex(pen, pen->low.x <= pen->high.x ? pen->low : pen->high);
	put_vertex(pen, pen->low.x <= pen->high.x ? pen->high : pen->low);
}

/* Keeps the smallest and the largest value of each column, in the order in which they came. */
static void put_thinned(struct pen *pen, struct vertex vertex)
{
	int column = vertex.x * (int)pen->frame->columns / (DRAWN_WIDTH + 1);

	if (pen->has_column && pen->column != column)
		end_column(pen);
	if (!pen->has_column) {
		pen->has_column = true;
		pen->column = column;
		pen->low = pen->high = pen->first = vertex;
	}
	if (vertex.y < pen->low.y)
		pen->low = vertex;
	if (vertex.y > pen->high.y)
		pen->high = vertex;
}

static void end_piece(struct pen *pen)
{
	end_column(pen);
	if (pen->has_waiting && !pen->is_down) {
		add_step(&pen->path->dots, "M", pen->waiting.x, pen->waiting.y);
		text_add(&pen->path->dots, "h0");
	}
	pen->has_waiting = pen->is_down = false;
}

void draw_path(const struct shown *shown, const struct series *series, const struct frame *frame, struct path *path)
{
	struct pen pen = { .frame = frame, .path = path };
	uint32_t next = 0;

	*path = (struct path){ .last = -1, .is_thinned = series->count > 2 * frame->columns };
	for (size_t at = 0; at < series->count; at++) {
		const struct point *point = &series->points[at];
		double value = shown_value(point, &shown->unit);
		struct vertex vertex;

		if (isnan(value) || point->step != next)
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
}

void free_path(struct path *path)
{
	text_free(&path->lines);
	text_free(&path->dots);
}

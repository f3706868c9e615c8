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
	double sum;       /* of heights, of each sample */
	size_t count;     /* of samples; 0: there is no column */
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
static void put_thinned(struct pen *pen, int time, const struct bin *bin)
{
	struct column *column = &pen->column;
	int x = time * (int)pen->frame->columns / (DRAWN_WIDTH + 1);
	int low = y_of(pen->frame, bin->low), high = y_of(pen->frame, bin->high);

	if (column->count > 0 && column->x != x)
		end_column(pen);
	if (column->count == 0)
		*column = (struct column){ .x = x, .low = low, .high = high };
	if (low > column->low)
		column->low = low;
	if (high < column->high)
		column->high = high;
	column->sum += (double)y_of(pen->frame, bin->value) * bin->measured;
	column->count += bin->measured;
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

static int time_of(const struct pen *pen, const struct run *run, const struct bin *bin)
{
	return x_of(pen->frame, run->slots[bin->slot].end);
}

/* A thinned line is not broken where the gap is within a column, or between two neighbours. */
static bool is_gap(const struct pen *pen, const struct run *run, const struct bin *bin)
{
	int x = time_of(pen, run, bin) * (int)pen->frame->columns / (DRAWN_WIDTH + 1);

	return !pen->path->is_thinned || x > pen->column.x + 1;
}

static void put_bin(struct pen *pen, const struct run *run, const struct bin *bin)
{
	int time = time_of(pen, run, bin);

	if (pen->path->is_thinned)
		put_thinned(pen, time, bin);
	else
		put_vertex(pen, (struct vertex){ time, y_of(pen->frame, bin->value) });
	/* The line also ends where a sample of the bin is missing. */
	if (bin->measured < run->slots[bin->slot].samples)
		end_piece(pen);
}

void draw_path(const struct shown *shown, const struct series *series, const struct frame *frame, struct path *path)
{
	const struct run *run = shown->run;
	struct pen pen = { .frame = frame,
			   .path = path,
			   .lows = take_memory(NULL, (frame->columns + 1) * sizeof(struct vertex)) };
	uint32_t next = 0;

	*path = (struct path){ .last = -1, .is_thinned = run->width > 1 || series->count > 2 * frame->columns };
	for (size_t at = 0; at < series->count; at++) {
		const struct bin *bin = &series->bins[at];

		if (bin->measured == 0 || bin->slot != next || (bin->begins && is_gap(&pen, run, bin)))
			end_piece(&pen);
		next = bin->slot + 1;
		if (bin->measured > 0)
			put_bin(&pen, run, bin);
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

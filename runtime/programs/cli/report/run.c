/* SPDX-License-Identifier: MIT */
/* uncore report: sorts lines into runs and series. */
#include "cli/report/run.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "json/date.h"
#include "base/memory.h"

/* ---- runs ---- */

/*
 * The samples of a run follow each other. One that began well before the last one ended is of another run, whose output
 * follows in the same file. Only a measured one says when it began: for others stat prints the seconds since the start.
 */
static bool is_next(const struct run *run, const struct measured_line *line)
{
	double last = run->times[run->step_count - 1];

	if (line->platform != run->platform || line->started != run->started || line->time < last)
		return false;
	return line->started != NULL || line->time == last || strcmp(line->state, "ok") != 0 ||
	       line->time - line->seconds >= last - line->seconds / 2;
}

/* The slot of a start, which is the same pointer if it is equal; or the free slot for it. */
static struct run_start *start_slot(const struct runs *runs, const char *started)
{
	size_t at = (size_t)((uint64_t)(uintptr_t)started * UINT64_C(0x9e3779b97f4a7c15) >> 20);

	for (;; at++) {
		struct run_start *slot = &runs->starts[at & (runs->start_room - 1)];

		if (slot->started == started || slot->started == NULL)
			return slot;
	}
}

static void make_room_for_start(struct runs *runs)
{
	struct run_start *old = runs->starts;
	size_t room = runs->start_room;

	if (2 * runs->start_count < room)
		return;
	runs->start_room = room == 0 ? 64 : 2 * room;
	runs->starts = take_memory(NULL, runs->start_room * sizeof runs->starts[0]);
	memset(runs->starts, 0, runs->start_room * sizeof runs->starts[0]);
	for (size_t at = 0; at < room; at++)
		if (old[at].started != NULL)
			*start_slot(runs, old[at].started) = old[at];
	free(old);
}

/* Makes the last run the newest with its start. */
static void note_start(struct runs *runs)
{
	struct run *run = &runs->at[runs->count - 1];
	struct run_start *slot;

	run->before = NO_RUN;
	if (run->started == NULL)
		return;
	make_room_for_start(runs);
	slot = start_slot(runs, run->started);
	if (slot->started != NULL)
		run->before = slot->run;
	else
		runs->start_count++;
	*slot = (struct run_start){ run->started, runs->count - 1 };
}

static size_t newest_run(const struct runs *runs, const struct measured_line *line)
{
	const struct run_start *slot;

	if (line->started == NULL || runs->start_room == 0)
		return line->started == NULL && runs->count > 0 ? runs->count - 1 : NO_RUN;
	slot = start_slot(runs, line->started);
	return slot->started != NULL ? slot->run : NO_RUN;
}

/* More runs than this do not write to a file at the same time and say the same start. */
enum { MOST_AT_A_TIME = 16 };

/* Runs that say when they started may write to a file at the same time. */
static struct run *find_run(struct runs *runs, size_t first, const struct measured_line *line)
{
	size_t at = newest_run(runs, line);

	for (int tried = 0; at != NO_RUN && at >= first && tried < MOST_AT_A_TIME; tried++, at = runs->at[at].before) {
		if (is_next(&runs->at[at], line))
			return &runs->at[at];
		if (line->started == NULL)
			break;
	}
	return NULL;
}

static struct run *add_run(struct runs *runs, const char *file, const struct measured_line *line)
{
	struct run *run;

	if (runs->count == runs->room) {
		runs->room = runs->room * 2 + 8;
		runs->at = take_memory(runs->at, runs->room * sizeof runs->at[0]);
	}
	run = &runs->at[runs->count++];
	*run = (struct run){ .file = file,
			     .last_file = file,
			     .files = 1,
			     .platform = line->platform,
			     .started = line->started,
			     .parts = 1 };
	note_start(runs);
	if (line->started != NULL && !read_date(line->started, &run->started_ns))
		run->started_ns = 0;
	return run;
}

/* Only the first line of a run has these. */
static void note_run(struct run *run, const struct measured_line *line)
{
	if (line->machine != NULL && run->machine.length == 0)
		text_add(&run->machine, line->machine);
	for (size_t at = 0; run->step_count == 0 && at < line->options.count; at++)
		text_join(&run->options, at == 0 ? "" : " ", line->options.at[at], "");
}

void add_run_file(struct runs *runs, const char *file)
{
	if (runs->files++ == 0)
		runs->first_file = file;
	runs->last_file = file;
}

bool is_dated(const struct run *run)
{
	return run->parts > 1 || run->late > 0;
}

uint64_t date_at(const struct run *run, double seconds)
{
	return run->started_ns + (uint64_t)(seconds * 1e9);
}

void add_run_step(struct run *run, double time)
{
	if (run->step_count == run->step_room) {
		run->step_room = run->step_room * 2 + 64;
		run->times = take_memory(run->times, run->step_room * sizeof run->times[0]);
	}
	run->times[run->step_count++] = time;
}

/* ---- series ---- */

static bool same_number(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

const char *series_name(const struct series *series)
{
	return series->line.event != NULL ? series->line.event : series->line.metric;
}

static bool same_quantity(const struct measured_line *a, const struct measured_line *b)
{
	return a->group == b->group && a->event == b->event && a->metric == b->metric && a->box == b->box &&
	       a->unit == b->unit;
}

static bool is_of(const struct series *series, const struct measured_line *line)
{
	const struct measured_line *own = &series->line;

	return same_quantity(own, line) && same_number(own->socket, line->socket) && same_number(own->cpu, line->cpu) &&
	       same_number(own->instance, line->instance);
}

/* Each sample has its lines in the same order, so the search begins after the last one. */
static struct series *find_series(struct run *run, const struct measured_line *line)
{
	for (size_t tried = 0; tried < run->series_count; tried++) {
		size_t at = (run->last + 1 + tried) % run->series_count;

		if (is_of(&run->series[at], line)) {
			run->last = at;
			return &run->series[at];
		}
	}
	return NULL;
}

static struct series *add_series(struct run *run, const struct measured_line *line)
{
	if (run->series_count == MOST_SERIES)
		return NULL;
	if (run->series_count == run->series_room) {
		run->series_room = run->series_room * 2 + 16;
		run->series = take_memory(run->series, run->series_room * sizeof run->series[0]);
	}
	run->last = run->series_count++;
	run->series[run->last] = (struct series){ .line = *line };
	return &run->series[run->last];
}

struct series *series_for(struct run *run, const struct measured_line *line)
{
	struct series *series = find_series(run, line);

	return series != NULL ? series : add_series(run, line);
}

static uint16_t small(double number)
{
	return number > 0 && number < UINT16_MAX ? (uint16_t)number : 0;
}

static struct point point_of(const struct measured_line *line, uint32_t step)
{
	double enabled = line->enabled_ns.number, running = line->running_ns.number;
	struct point point = { .step = step,
			       .seen = small(line->seen),
			       .expected = small(line->expected),
			       .share = 1,
			       .least = 1,
			       .state = line->state,
			       .seconds = line->seconds };

	point.is_measured = strcmp(line->state, "ok") == 0 && !isnan(line->value.number);
	if (point.is_measured)
		point.value = line->value.number;
	if (enabled > 0 && running >= 0 && running < enabled)
		point.share = (float)(running / enabled);
	point.least = point.share;
	if (enabled > 0 && line->least_ns.number >= 0 && line->least_ns.number < running)
		point.least = (float)(line->least_ns.number / enabled);
	if (enabled > 0 && line->late_ns.number > 0)
		point.late = (float)(line->late_ns.number / enabled);
	return point;
}

static bool has_flag(const struct measured_line *line, const char *flag)
{
	for (size_t at = 0; at < line->flags.count; at++)
		if (strcmp(line->flags.at[at], flag) == 0)
			return true;
	return false;
}

static void add_point(struct series *series, const struct measured_line *line, uint32_t step)
{
	/* What was requested twice has two lines, which say the same. */
	if (series->count > 0 && series->points[series->count - 1].step == step)
		series->count--;
	if (series->count == series->room) {
		series->room = series->room * 2 + 4;
		series->points = take_memory(series->points, series->room * sizeof series->points[0]);
	}
	series->points[series->count++] = point_of(line, step);
	series->below = series->below || has_flag(line, "below-bounds");
	series->above = series->above || has_flag(line, "above-bounds");
	if (line->errata.at != NULL)
		series->line.errata = line->errata;
	if (line->notes.at != NULL)
		series->line.notes = line->notes;
}

struct run *add_to_runs(struct runs *runs, size_t first, const char *file, const struct measured_line *line)
{
	struct run *run = find_run(runs, first, line);
	struct series *series;

	if (run == NULL)
		run = add_run(runs, file, line);
	note_run(run, line);
	if (run->step_count == 0 || run->times[run->step_count - 1] < line->time) {
		add_run_step(run, line->time);
		run->samples += line->samples.number > 0 ? line->samples.number : 0;
		run->sampling_ns += line->sampling_ns.number > 0 ? line->sampling_ns.number : 0;
	}
	series = series_for(run, line);
	if (series == NULL)
		return NULL;
	add_point(series, line, (uint32_t)(run->step_count - 1));
	return run;
}

/* ---- quantities ---- */

static void add_quantity(struct run *run, size_t of, bool *is_taken)
{
	struct quantity quantity = { 0 };

	for (size_t at = 0; at < run->quantity_count; at++)
		quantity.first += run->quantities[at].count;
	for (size_t at = of; at < run->series_count; at++) {
		if (is_taken[at] || !same_quantity(&run->series[of].line, &run->series[at].line))
			continue;
		is_taken[at] = true;
		run->order[quantity.first + quantity.count++] = at;
	}
	run->quantities = take_memory(run->quantities, (run->quantity_count + 1) * sizeof run->quantities[0]);
	run->quantities[run->quantity_count++] = quantity;
}

static int by_files(const void *left, const void *right)
{
	const struct run *a = *(const struct run *const *)left, *b = *(const struct run *const *)right;
	int order = strcmp(a->file, b->file);

	order = order != 0 ? order : strcmp(a->last_file, b->last_file);
	return order != 0 ? order : (a > b) - (a < b);
}

/* Numbers the runs of the same files. */
static void number_runs(struct runs *runs)
{
	struct run **sorted = take_memory(NULL, (runs->count + 1) * sizeof *sorted);
	size_t first = 0;

	for (size_t at = 0; at < runs->count; at++)
		sorted[at] = &runs->at[at];
	qsort(sorted, runs->count, sizeof *sorted, by_files);
	for (size_t at = 0; at < runs->count; at++) {
		bool is_last = at + 1 == runs->count || strcmp(sorted[at]->file, sorted[at + 1]->file) != 0 ||
			       strcmp(sorted[at]->last_file, sorted[at + 1]->last_file) != 0;

		sorted[at]->number = at - first + 1;
		for (size_t each = first; is_last && each <= at; each++)
			sorted[each]->alike = at - first + 1;
		first = is_last ? at + 1 : first;
	}
	free(sorted);
}

void finish_runs(struct runs *runs)
{
	number_runs(runs);
	for (size_t each = 0; each < runs->count; each++) {
		struct run *run = &runs->at[each];
		bool *is_taken = take_memory(NULL, run->series_count * sizeof *is_taken);

		memset(is_taken, 0, run->series_count * sizeof *is_taken);
		run->order = take_memory(NULL, run->series_count * sizeof run->order[0]);
		for (size_t at = 0; at < run->series_count; at++)
			if (!is_taken[at])
				add_quantity(run, at, is_taken);
		free(is_taken);
	}
}

const struct series *series_of(const struct run *run, const struct quantity *quantity, size_t at)
{
	return &run->series[run->order[quantity->first + at]];
}

void free_run(struct run *run)
{
	for (size_t at = 0; at < run->series_count; at++)
		free(run->series[at].points);
	free(run->series);
	free(run->times);
	free(run->order);
	free(run->quantities);
	text_free(&run->machine);
	text_free(&run->options);
	text_free(&run->version);
	text_free(&run->causes);
	text_free(&run->fault);
}

void free_runs(struct runs *runs)
{
	for (size_t at = 0; at < runs->count; at++)
		free_run(&runs->at[at]);
	free(runs->at);
	free(runs->starts);
	free(runs->values.at);
	arena_free(&runs->arena);
}

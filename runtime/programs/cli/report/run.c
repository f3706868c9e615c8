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
	double last = end_of(run);

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
			     .width = 1,
			     .first_end = line->time,
			     .second_end = NAN,
			     .first_seconds = line->seconds,
			     .measured_seconds = NAN,
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
	for (size_t at = 0; run->sample_count == 0 && at < line->options.count; at++)
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

double end_of(const struct run *run)
{
	return run->slots[run->slot_count - 1].end;
}

struct slot *add_slot(struct run *run)
{
	if (run->slot_count == run->slot_room) {
		run->slot_room = run->slot_room * 2 + 1;
		run->slots = take_memory(run->slots, run->slot_room * sizeof run->slots[0]);
	}
	return &run->slots[run->slot_count++];
}

static void add_sample(struct run *run, const struct measured_line *line)
{
	struct slot *slot = run->slot_count > 0 ? &run->slots[run->slot_count - 1] : NULL;

	if (slot == NULL || slot->samples == run->width)
		slot = add_slot(run), slot->samples = 0;
	slot->samples++;
	slot->end = line->time;
	if (run->sample_count++ == 1)
		run->second_end = line->time;
	run->samples += line->samples.number > 0 ? line->samples.number : 0;
	run->sampling_ns += line->sampling_ns.number > 0 ? line->sampling_ns.number : 0;
}

/* ---- series ---- */

static bool same_number(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

const char *series_name(const struct series *series)
{
	const struct series_line *line = &series->line;

	return line->event != NULL ? line->event : line->metric != NULL ? line->metric : line->setting;
}

static bool same_quantity(const struct series_line *a, const struct series_line *b)
{
	return a->group == b->group && a->event == b->event && a->metric == b->metric && a->setting == b->setting &&
	       a->box == b->box && a->unit == b->unit;
}

static bool is_of(const struct series *series, const struct series_line *line)
{
	const struct series_line *own = &series->line;

	return same_quantity(own, line) && same_number(own->socket, line->socket) && same_number(own->cpu, line->cpu) &&
	       same_number(own->instance, line->instance);
}

/* Each sample has its lines in the same order, so the search begins after the last one. */
static struct series *find_series(struct run *run, const struct series_line *line)
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

static size_t most_classes(const struct run *run)
{
	size_t most = MOST_CLASSES / run->series_count;

	return most < LEAST_CLASSES ? LEAST_CLASSES : most > SERIES_CLASSES ? SERIES_CLASSES : most;
}

static struct series *add_series(struct run *run, const struct series_line *line)
{
	if (run->series_count == MOST_SERIES)
		return NULL;
	if (run->series_count == run->series_room) {
		run->series_room = run->series_room * 2 + 16;
		run->series = take_memory(run->series, run->series_room * sizeof run->series[0]);
	}
	run->last = run->series_count++;
	run->series[run->last] = (struct series){ .line = *line,
						  .unit = shown_unit(line->unit),
						  .spread = { .most = most_classes(run) } };
	return &run->series[run->last];
}

struct series *series_for(struct run *run, const struct series_line *line)
{
	struct series *series = find_series(run, line);

	return series != NULL ? series : add_series(run, line);
}

static uint16_t small(double number)
{
	return number > 0 && number < UINT16_MAX ? (uint16_t)number : 0;
}

static struct coverage coverage_of(const struct measured_line *line)
{
	double enabled = line->enabled_ns.number, running = line->running_ns.number;
	struct coverage coverage = { .share = 1, .seen = small(line->seen), .expected = small(line->expected) };

	if (enabled > 0 && running >= 0 && running < enabled)
		coverage.share = (float)(running / enabled);
	coverage.least = coverage.share;
	if (enabled > 0 && line->least_ns.number >= 0 && line->least_ns.number < running)
		coverage.least = (float)(line->least_ns.number / enabled);
	if (enabled > 0 && line->late_ns.number > 0)
		coverage.late = (float)(line->late_ns.number / enabled);
	return coverage;
}

static bool is_measured(const struct measured_line *line)
{
	return strcmp(line->state, "ok") == 0 && !isnan(line->value.number);
}

/* The value as it is shown: a rate where the unit is an amount. NAN: it was not measured. */
static double shown_value(const struct shown_unit *unit, const struct measured_line *line)
{
	if (!is_measured(line))
		return NAN;
	if (!unit->is_rate)
		return line->value.number * unit->factor;
	return line->seconds > 0 ? line->value.number * unit->factor / line->seconds : NAN;
}

static bool has_flag(const struct measured_line *line, const char *flag)
{
	for (size_t at = 0; at < line->flags.count; at++)
		if (strcmp(line->flags.at[at], flag) == 0)
			return true;
	return false;
}

struct bin *add_bin(struct series *series)
{
	if (series->count == series->room) {
		series->room = series->room * 2 + 1;
		series->bins = take_memory(series->bins, series->room * sizeof series->bins[0]);
	}
	return &series->bins[series->count++];
}

/* False: it is in the bin of the samples before. */
static bool put_bin(struct series *series, const struct bin *bin)
{
	if (series->count > 0 && series->bins[series->count - 1].slot == bin->slot) {
		merge_bin(&series->bins[series->count - 1], bin);
		return false;
	}
	*add_bin(series) = *bin;
	return true;
}

/* Whether it has a new bin. */
static bool add_value(const struct run *run, struct series *series, const struct measured_line *line)
{
	double value = shown_value(&series->unit, line);
	struct bin bin = { .slot = (uint32_t)(run->slot_count - 1), .state = line->state };
	struct coverage coverage = coverage_of(line);

	tally_line(&series->tally, &coverage);
	if (!is_measured(line))
		tally_absence(&series->tally, line->state, line->time);
	if (!isnan(value)) {
		bin = (struct bin){ value, value, value, line->seconds, NULL, bin.slot, 1, false };
		tally_value(&series->tally, value, line->seconds, line->value.number * series->unit.factor);
	}
	if (!isnan(value) && run->width > 1)
		spread_add(&series->spread, value);
	return put_bin(series, &bin);
}

/* What was requested twice has two lines, which say the same. Whether it has a new bin. */
static bool add_line(struct run *run, struct series *series, const struct measured_line *line)
{
	series->below = series->below || has_flag(line, "below-bounds");
	series->above = series->above || has_flag(line, "above-bounds");
	if (line->errata.at != NULL)
		series->line.errata = line->errata;
	if (line->notes.at != NULL)
		series->line.notes = line->notes;
	if (run->sample_count == 1 && isnan(run->measured_seconds) && is_measured(line))
		run->measured_seconds = line->seconds;
	if (series->last_sample == run->sample_count)
		return false;
	series->last_sample = run->sample_count;
	return add_value(run, series, line);
}

/* ---- fewer bins ---- */

void spread_run(struct run *run)
{
	for (size_t at = 0; run->width == 1 && at < run->series_count; at++) {
		struct series *series = &run->series[at];

		series->spread.most = most_classes(run);
		for (size_t each = 0; each < series->count; each++)
			if (series->bins[each].measured > 0)
				spread_add(&series->spread, series->bins[each].value);
	}
}

static void halve_run(struct run *run)
{
	spread_run(run);
	run->width *= 2;
	run->slot_count = halve_slots(run->slots, run->slot_count);
	for (size_t at = 0; at < run->series_count; at++) {
		struct series *series = &run->series[at];

		series->count = halve_bins(series->bins, series->count);
		series->room = series->count;
		series->bins = take_memory(series->bins, series->room * sizeof series->bins[0]);
	}
}

static size_t most_slots(const struct runs *runs)
{
	size_t most = 0;

	for (size_t at = 0; at < runs->count; at++)
		most = runs->at[at].slot_count > most ? runs->at[at].slot_count : most;
	return most;
}

static size_t count_bins(const struct runs *runs)
{
	size_t count = 0;

	for (size_t at = 0; at < runs->count; at++)
		for (size_t each = 0; each < runs->at[at].series_count; each++) {
			const struct series *series = &runs->at[at].series[each];

			count += series->count > FREE_SLOTS ? series->count - FREE_SLOTS : 0;
		}
	return count;
}

/* The runs with the most slots get half of them. So much is free then that this is rare. */
static void make_room_for_bins(struct runs *runs)
{
	while (runs->bins > MOST_BINS / 4 * 3) {
		size_t most = most_slots(runs) / 2;

		for (size_t at = 0; at < runs->count; at++)
			if (runs->at[at].slot_count > most)
				halve_run(&runs->at[at]);
		runs->bins = count_bins(runs);
	}
}

static struct series_line series_line_of(const struct measured_line *line)
{
	return (struct series_line){ .group = line->group,
				     .event = line->event,
				     .metric = line->metric,
				     .setting = line->setting,
				     .box = line->box,
				     .unit = line->unit,
				     .socket = line->socket,
				     .cpu = line->cpu,
				     .instance = line->instance,
				     .runs = line->runs,
				     .runs_made = line->runs_made,
				     .deviation = line->deviation,
				     .root_bus = line->root_bus,
				     .devices = line->devices };
}

struct run *add_to_runs(struct runs *runs, size_t first, const char *file, const struct measured_line *line)
{
	struct run *run = find_run(runs, first, line);
	struct series_line of = series_line_of(line);
	struct series *series;

	if (run == NULL)
		run = add_run(runs, file, line);
	note_run(run, line);
	if (line->region != NULL)
		return add_to_region(run, &runs->arena, &of, line) ? run : NULL;
	if (run->sample_count == 0 || end_of(run) < line->time)
		add_sample(run, line);
	series = series_for(run, &of);
	if (series == NULL)
		return NULL;
	if (add_line(run, series, line) && series->count > FREE_SLOTS && ++runs->bins > MOST_BINS)
		make_room_for_bins(runs);
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
		for (size_t at = 0; at < run->series_count; at++) {
			spread_tidy(&run->series[at].spread);
			if (!is_taken[at])
				add_quantity(run, at, is_taken);
		}
		free(is_taken);
	}
}

const struct series *series_of(const struct run *run, const struct quantity *quantity, size_t at)
{
	return &run->series[run->order[quantity->first + at]];
}

void free_run(struct run *run)
{
	for (size_t at = 0; at < run->series_count; at++) {
		free(run->series[at].bins);
		spread_free(&run->series[at].spread);
		tally_free(&run->series[at].tally);
	}
	free(run->series);
	free(run->slots);
	free(run->order);
	free(run->regions);
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

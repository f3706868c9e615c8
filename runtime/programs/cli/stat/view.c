/* SPDX-License-Identifier: MIT */
/* uncore stat: computes what is printed from what was measured. */
#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/common/event_words.h"
#include "cli/stat/view.h"
#include "base/numbers.h"

void make_view(const struct stat_rows *rows, struct stat_view *view)
{
	view->rows = rows;
	view->count = rows->count;
	view->lines = take_memory(NULL, rows->count * sizeof(view->lines[0]));
	view->values = take_memory(NULL, rows->value_count * sizeof(view->values[0]));
	view->parts = take_memory(NULL, rows->most_sources * sizeof(view->parts[0]));
	for (size_t at = 0; at < rows->count; at++)
		view->lines[at] =
			(struct stat_line){ .row = &rows->rows[at], .values = &view->values[rows->rows[at].first] };
}

void free_view(struct stat_view *view)
{
	free(view->lines);
	free(view->values);
	free(view->parts);
}

/* ---- one line ---- */

/* Those of the input that counted least. */
static void share(struct stat_line *line)
{
	line->share = line->least = 1;
	line->late = 0;
	for (unsigned at = 0; at < line->row->item->request_count; at++) {
		const struct uncore_value *value = &line->values[at];
		double enabled = (double)value->enabled_ns;

		/* What was not measured has no coverage: its state says why. */
		if (value->enabled_ns == 0 || value->state != UNCORE_VALUE_OK)
			continue;
		line->share = fmin(line->share, (double)value->running_ns / enabled);
		line->least = fmin(line->least, (double)value->least_ns / enabled);
		line->late = fmax(line->late, fmin(1, (double)value->late_ns / enabled));
	}
}

static unsigned missing(const struct uncore_value *value)
{
	return (unsigned)(value->expected - value->seen);
}

static void cover(struct stat_line *line)
{
	line->seen = line->values[0].seen;
	line->expected = line->values[0].expected;
	line->unseen = 0;
	for (unsigned at = 0; at < line->row->item->request_count; at++) {
		const struct uncore_value *value = &line->values[at];

		if (missing(value) > line->expected - line->seen) {
			line->seen = value->seen;
			line->expected = value->expected;
		}
		if (value->unseen > line->unseen)
			line->unseen = value->unseen;
	}
}

/*
 * A sum's time is the longest time of its instances. An extrapolated count covers the whole time in which it was
 * wanted.
 */
static void evaluate(struct stat_line *line)
{
	const struct stat_item *item = line->row->item;
	struct uncore_metric_measurement measurement = { .inputs = line->values, .input_count = item->request_count };

	line->result = (struct uncore_metric_value){ .state = UNCORE_VALUE_NONE, .input = UNCORE_NO_INDEX };
	measurement.instances = line->values[0].seen;
	for (unsigned at = 0; at < item->request_count; at++) {
		double seconds = (double)line->values[at].enabled_ns / 1e9;

		if (seconds > measurement.seconds)
			measurement.seconds = seconds;
		if (item->encodings[at].box == item->box)
			measurement.instances = line->values[at].seen;
	}
	if (uncore_metric_evaluate(item->encodings[0].tables, item->metric, &measurement, &line->result) != 0)
		line->result.state = UNCORE_VALUE_NONE;
}

/* Describes the values of any line. */
static void describe(struct stat_line *line)
{
	const struct uncore_value *value = &line->values[0];

	cover(line);
	share(line);
	line->seconds = (double)value->enabled_ns / 1e9;
	line->is_exact = !line->row->item->is_metric && line->share >= 1 && !line->is_mean;
}

void add_coverage_note(struct text *text, const struct stat_line *line)
{
	/* Both are rounded to a tenth of a percent. */
	if (line->share < 0.9995)
		text_printf(text, "counted %.1f %% of the time", line->share * 100);
	if (line->share < 0.9995 && line->least < line->share - 0.0005)
		text_printf(text, ", one instance %.1f %%", line->least * 100);
}

uint64_t line_count(const struct stat_line *line)
{
	uint32_t scale;

	(void)uncore_event_unit(&line->row->item->encodings[0], &scale);
	return line->values[0].count * scale;
}

/* Sets the number of a measurement. Its metric must have been evaluated. */
static void number(struct stat_line *line)
{
	const struct uncore_value *value = &line->values[0];
	bool is_metric = line->row->item->is_metric;
	unsigned state = is_metric ? line->result.state : value->state;
	uint32_t scale;

	line->is_good = state == UNCORE_VALUE_OK;
	line->state = uncore_value_state_name(state);
	(void)uncore_event_unit(&line->row->item->encodings[0], &scale);
	line->number = is_metric ? line->result.value : uncore_value_estimate(value) * scale;
}

bool line_is_counted(const struct stat_line *line)
{
	for (unsigned at = 0; at < line->row->item->request_count; at++) {
		const struct uncore_value *value = &line->values[at];

		if (value->state != UNCORE_VALUE_OK || (value->enabled_ns != 0 && value->running_ns == 0))
			return false;
	}
	return true;
}

const char *line_unit(const struct stat_line *line, const struct uncore_tables *tables)
{
	const struct stat_item *item = line->row->item;

	uint32_t scale;

	return item->is_metric ? uncore_text(tables, uncore_metrics(tables)[item->metric.at].unit) :
				 uncore_event_unit(&item->encodings[0], &scale);
}

double line_shown(const struct stat_line *line, const struct uncore_tables *tables)
{
	struct shown_unit unit = shown_unit(line_unit(line, tables));

	if (!line->is_good || (unit.is_rate && line->seconds <= 0))
		return NAN;
	return unit.factor * (unit.is_rate ? line->number / line->seconds : line->number);
}

/* ---- between two samples ---- */

/* Sets one value to the sum over its instances. */
static void sum_up(struct stat_view *view, size_t value, const struct uncore_value *last,
		   const struct uncore_value *now)
{
	const struct stat_rows *rows = view->rows;
	size_t count = 0;

	for (size_t at = rows->firsts[value]; at < rows->firsts[value + 1]; at++) {
		size_t part = rows->sources[at];

		uncore_value_since(last == NULL ? NULL : &last[part], &now[part], &view->parts[count++]);
	}
	uncore_value_sum(view->parts, count, &view->values[value]);
}

void view_line(struct stat_line *line)
{
	if (line->row->item->is_metric)
		evaluate(line);
	describe(line);
	number(line);
}

void view_between(struct stat_view *view, const struct uncore_value *last, const struct uncore_value *now)
{
	for (size_t at = 0; at < view->count; at++) {
		struct stat_line *line = &view->lines[at];

		for (unsigned each = 0; each < line->row->item->request_count; each++)
			sum_up(view, line->row->first + each, last, now);
		view_line(line);
	}
}

bool view_is_complete(const struct stat_view *view)
{
	for (size_t at = 0; at < view->count; at++) {
		const struct stat_line *line = &view->lines[at];

		if (!line->is_good || line->seen < line->expected || line->runs < line->tries)
			return false;
	}
	return true;
}

/* ---- inputs of a metric ---- */

void make_input(const struct stat_line *line, unsigned each, struct stat_input *input)
{
	const struct uncore_encoding *encoding = &line->row->item->encodings[each];
	struct text name = { 0 };

	add_expression(&name, encoding);
	input->item = (struct stat_item){ .name = copy_text(text_string(&name)),
					  .box = encoding->box,
					  .instance = encoding->instance,
					  .encodings = &line->row->item->encodings[each],
					  .group = line->row->item->group,
					  .request_count = 1 };
	input->row = (struct stat_row){ &input->item, line->row->unit, line->row->instance, 0 };
	input->line = (struct stat_line){ .row = &input->row, .values = &line->values[each] };
	describe(&input->line);
	number(&input->line);
	text_free(&name);
}

void free_input(struct stat_input *input)
{
	free(input->item.name);
}

/* ---- sums ---- */

void make_sums(const struct stat_rows *rows, struct stat_sums *sums)
{
	sums->count = rows->count;
	sums->sums = take_memory(NULL, rows->count * sizeof(sums->sums[0]));
	for (size_t at = 0; at < rows->count; at++) {
		size_t bytes = rows->rows[at].item->request_count * sizeof(struct uncore_value);

		sums->sums[at] = (struct stat_sum){ .values = take_memory(NULL, bytes) };
		for (unsigned each = 0; each < rows->rows[at].item->request_count; each++)
			sums->sums[at].values[each] = (struct uncore_value){ 0 };
	}
}

void free_sums(struct stat_sums *sums)
{
	for (size_t at = 0; at < sums->count; at++)
		free(sums->sums[at].values);
	free(sums->sums);
}

void count_view(struct stat_sums *sums, const struct stat_view *view)
{
	for (size_t at = 0; at < view->count; at++) {
		const struct stat_line *line = &view->lines[at];

		/* A difference of counts may be negative; a sum that only grows leaves it out. */
		if (!line->is_good || line->number < 0)
			continue;
		sums->sums[at].counted += line->number;
		sums->sums[at].was_scaled = sums->sums[at].was_scaled || line->share < 1;
	}
}

/*
 * Adds what was counted in two intervals, each extrapolated by its own times. If one was scaled, the sum's count is
 * what the sum of the estimates would have given in the sum's running time.
 */
static void add_time(struct uncore_value *sum, const struct uncore_value *value)
{
	bool is_exact = sum->running_ns >= sum->enabled_ns && value->running_ns >= value->enabled_ns;
	double estimate = uncore_value_estimate(sum) + uncore_value_estimate(value);

	sum->count += value->count;
	sum->enabled_ns += value->enabled_ns;
	sum->running_ns += value->running_ns;
	sum->least_ns += value->least_ns;
	sum->late_ns = sum->late_ns > value->late_ns ? sum->late_ns : value->late_ns;
	if (!is_exact)
		sum->count = (uint64_t)(estimate * ((double)sum->running_ns / (double)sum->enabled_ns) + 0.5);
}

/* The coverage is the worst one. */
static void add_run(struct uncore_value *sum, const struct uncore_value *value, bool is_good, bool is_first)
{
	struct uncore_value before = *sum;

	if (is_good || is_first)
		*sum = *value;
	if (is_good && !is_first)
		add_time(sum, &before);
	if (missing(&before) < missing(value))
		before = *value;
	if (before.expected != 0) {
		sum->seen = before.seen;
		sum->expected = before.expected;
	}
}

static void add_line(struct stat_sum *sum, const struct stat_line *line)
{
	uint8_t flags = (uint8_t)((sum->runs > 0 ? sum->result.flags : 0) | line->result.flags);

	for (unsigned at = 0; at < line->row->item->request_count; at++)
		add_run(&sum->values[at], &line->values[at], line->is_good, sum->runs <= 0);
	sum->tries++;
	if (!line->is_good && sum->runs > 0)
		return;
	sum->result = line->result;
	if (!line->is_good)
		return;
	sum->result.flags = flags;
	sum->runs += 1;
	sum->number += line->number;
	sum->squares += line->number * line->number;
}

void note_repeat(struct stat_sums *sums, const struct stat_view *view)
{
	for (size_t at = 0; at < view->count; at++)
		add_line(&sums->sums[at], &view->lines[at]);
}

static double deviation_of(const struct stat_sum *sum)
{
	double mean, variance;

	if (sum->runs < 2)
		return 0;
	mean = sum->number / sum->runs;
	variance = (sum->squares - sum->number * mean) / (sum->runs - 1);
	return mean != 0 && variance > 0 ? sqrt(variance / sum->runs) / fabs(mean) : 0;
}

static void mean_line(struct stat_line *line, const struct stat_sum *sum, struct uncore_value *values)
{
	uint64_t runs = sum->runs > 0 ? (uint64_t)sum->runs : 1;

	for (unsigned each = 0; each < line->row->item->request_count; each++) {
		values[each] = sum->values[each];
		values[each].count /= runs;
		values[each].enabled_ns /= runs;
		values[each].running_ns /= runs;
		values[each].least_ns /= runs;
	}
	line->result = sum->result;
	line->is_mean = true;
	line->runs = sum->runs;
	line->tries = sum->tries;
	line->deviation = deviation_of(sum);
	describe(line);
	number(line);
	if (sum->runs <= 0)
		return;
	line->is_good = true;
	line->state = uncore_value_state_name(UNCORE_VALUE_OK);
	line->number = sum->number / sum->runs;
}

void view_means(struct stat_view *view, const struct stat_sums *sums)
{
	for (size_t at = 0; at < view->count; at++)
		mean_line(&view->lines[at], &sums->sums[at], &view->values[view->lines[at].row->first]);
}

/* SPDX-License-Identifier: MIT */
/* uncore stat: computes the lines of its output, and the numbers in them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/dump/registers.h"
#include "cli/stat/stat.h"

/* ---- which lines there are ---- */

static void add_row(struct stat_rows *rows, const struct stat_item *item, unsigned unit, uint16_t instance)
{
	struct stat_row *row;
	size_t bytes = item->request_count * sizeof(row->totals[0]);

	rows->rows = take_memory(rows->rows, (rows->count + 1) * sizeof(rows->rows[0]));
	row = &rows->rows[rows->count++];
	*row = (struct stat_row){ .item = item, .unit = unit, .instance = instance };
	row->totals = take_memory(NULL, bytes);
	row->values = take_memory(NULL, bytes);
	row->sums = take_memory(NULL, bytes);
	for (unsigned at = 0; at < item->request_count; at++)
		row->totals[at] = row->values[at] = row->sums[at] = (struct uncore_value){ 0 };
}

/* A metric of one instance needs inputs that all count on its box. */
static bool has_instances(const struct stat_item *item)
{
	for (unsigned at = 0; at < item->request_count; at++) {
		if (item->encodings[at].box != item->box)
			return false;
	}
	return true;
}

/* What the part does not have is no line, unless it was asked for by name: then the line says what became of it. */
static bool has_line(const struct uncore_session *session, const struct stat_item *item, unsigned unit,
		     uint16_t instance)
{
	enum uncore_presence presence;

	if (item->instance != UNCORE_ALL_INSTANCES)
		return item->instance == instance;
	return uncore_session_presence(session, unit, item->box, instance, &presence) == 0 &&
	       uncore_presence_is_expected(presence) && presence != UNCORE_PRESENCE_UNSEEN;
}

/* The sum over the sockets has a line for what any of them has. */
static bool any_has_line(const struct uncore_session *session, const struct stat_item *item, unsigned unit,
			 uint16_t instance)
{
	unsigned each;

	if (unit != UNCORE_ALL_UNITS)
		return has_line(session, item, unit, instance);
	for (unsigned index = 0; uncore_session_unit(session, item->requests[0], index, &each) == 0; index++) {
		if (has_line(session, item, each, instance))
			return true;
	}
	return false;
}

static void add_unit_rows(const struct cli_request *request, const struct uncore_session *session,
			  const struct stat_item *item, unsigned unit, struct stat_rows *rows)
{
	unsigned instances = uncore_boxes(item->encodings[0].tables)[item->box].instances;
	size_t before = rows->count;

	for (unsigned instance = 0; instance < instances && request->per_instance && has_instances(item); instance++) {
		if (any_has_line(session, item, unit, (uint16_t)instance))
			add_row(rows, item, unit, (uint16_t)instance);
	}
	/* What has no instance here has a line that says so: nothing that was asked for goes missing. */
	if (rows->count == before)
		add_row(rows, item, unit, item->instance);
}

void make_rows(const struct cli_request *request, const struct uncore_session *session, const struct stat_items *items,
	       struct stat_rows *rows)
{
	for (size_t at = 0; at < items->count; at++) {
		const struct stat_item *item = &items->items[at];
		unsigned unit;

		if (request->all_sockets) {
			add_unit_rows(request, session, item, UNCORE_ALL_UNITS, rows);
			continue;
		}
		for (unsigned index = 0; uncore_session_unit(session, item->requests[0], index, &unit) == 0; index++)
			add_unit_rows(request, session, item, unit, rows);
	}
}

void free_rows(struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		free(rows->rows[at].totals);
		free(rows->rows[at].values);
		free(rows->rows[at].sums);
	}
	free(rows->rows);
}

void begin_rows(struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		for (unsigned each = 0; each < rows->rows[at].item->request_count; each++)
			rows->rows[at].totals[each] = (struct uncore_value){ 0 };
	}
}

/* ---- numbers ---- */

static void since(const struct uncore_value *last, const struct uncore_value *now, struct uncore_value *value)
{
	*value = *now;
	if (now->state != UNCORE_VALUE_OK)
		return;
	value->enabled_ns -= last->enabled_ns;
	value->running_ns -= last->running_ns;
	value->count -= last->count;
	if (value->running_ns == 0 && value->enabled_ns != 0)
		value->state = UNCORE_VALUE_NONE;
}

/*
 * Times of a sum are the longest of its instances; a count that was extrapolated covers the time in which it was
 * wanted.
 */
static void evaluate(struct stat_row *row)
{
	const struct stat_item *item = row->item;
	struct uncore_metric_measurement measurement = { .inputs = row->values, .input_count = item->request_count };

	row->result = (struct uncore_metric_value){ .state = UNCORE_VALUE_NONE, .input = UNCORE_NO_INDEX };
	measurement.instances = row->values[0].seen;
	for (unsigned at = 0; at < item->request_count; at++) {
		double seconds = (double)row->values[at].enabled_ns / 1e9;

		if (seconds > measurement.seconds)
			measurement.seconds = seconds;
		if (item->encodings[at].box == item->box)
			measurement.instances = row->values[at].seen;
	}
	if (uncore_metric_evaluate(item->encodings[0].tables, item->metric, &measurement, &row->result) != 0)
		row->result.state = UNCORE_VALUE_NONE;
}

void update_rows(const struct uncore_session *session, struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		struct stat_row *row = &rows->rows[at];

		for (unsigned each = 0; each < row->item->request_count; each++) {
			struct uncore_value total;

			if (uncore_session_value(session, row->item->requests[each], row->unit, row->instance,
						 &total) != 0)
				total.state = UNCORE_VALUE_ABSENT;
			since(&row->totals[each], &total, &row->values[each]);
			row->totals[each] = total;
		}
		if (row->item->is_metric)
			evaluate(row);
	}
}

bool row_number(const struct stat_row *row, double *number)
{
	const struct uncore_value *value = &row->values[0];

	if (row->is_mean && row->runs > 0) {
		*number = row->sum / row->runs;
		return true;
	}
	if (row->item->is_metric) {
		*number = row->result.value;
		return row->result.state == UNCORE_VALUE_OK;
	}
	*number = (double)value->count;
	if (value->running_ns != 0 && value->running_ns < value->enabled_ns)
		*number *= (double)value->enabled_ns / (double)value->running_ns;
	return value->state == UNCORE_VALUE_OK;
}

void count_rows(struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		struct stat_row *row = &rows->rows[at];
		double number;

		/* A difference of counts may be below 0; a sum that only grows leaves it out. */
		if (!row_number(row, &number) || number < 0)
			continue;
		row->counted += number;
		row->was_scaled = row->was_scaled || row_share(row) < 1;
	}
}

/* ---- repetitions ---- */

static unsigned missing(const struct uncore_value *value)
{
	return (unsigned)(value->expected - value->seen);
}

/* Times and counts of those that could be measured, and the worst coverage of all. */
static void add_run(struct uncore_value *sum, const struct uncore_value *value, bool is_good, bool is_first)
{
	struct uncore_value before = *sum;

	if (is_good || is_first)
		*sum = *value;
	if (is_good && !is_first) {
		sum->count += before.count;
		sum->enabled_ns += before.enabled_ns;
		sum->running_ns += before.running_ns;
	}
	if (missing(&before) < missing(value))
		before = *value;
	if (before.expected != 0) {
		sum->seen = before.seen;
		sum->expected = before.expected;
	}
}

static void note_row(struct stat_row *row)
{
	double number = 0;
	bool is_good = row_number(row, &number);

	for (unsigned at = 0; at < row->item->request_count; at++)
		add_run(&row->sums[at], &row->values[at], is_good, row->runs <= 0);
	row->tries++;
	if (!is_good)
		return;
	row->runs += 1;
	row->sum += number;
	row->squares += number * number;
	row->flags |= row->result.flags;
}

void note_repeat(struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++)
		note_row(&rows->rows[at]);
}

void show_means(struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		struct stat_row *row = &rows->rows[at];
		uint64_t runs = row->runs > 0 ? (uint64_t)row->runs : 1;

		for (unsigned each = 0; each < row->item->request_count; each++) {
			row->values[each] = row->sums[each];
			row->values[each].count /= runs;
			row->values[each].enabled_ns /= runs;
			row->values[each].running_ns /= runs;
		}
		if (row->runs > 0)
			row->result.flags = (uint8_t)row->flags;
		row->is_mean = true;
	}
}

void show_whole(struct stat_rows *rows)
{
	const struct uncore_value nothing = { 0 };

	for (size_t at = 0; at < rows->count; at++) {
		struct stat_row *row = &rows->rows[at];

		for (unsigned each = 0; each < row->item->request_count; each++)
			since(&nothing, &row->totals[each], &row->values[each]);
		if (row->item->is_metric)
			evaluate(row);
	}
}

double row_deviation(const struct stat_row *row)
{
	double mean, variance;

	if (row->runs < 2)
		return 0;
	mean = row->sum / row->runs;
	variance = (row->squares - row->sum * mean) / (row->runs - 1);
	return mean != 0 && variance > 0 ? sqrt(variance / row->runs) / fabs(mean) : 0;
}

const char *row_state(const struct stat_row *row)
{
	if (row->is_mean && row->runs > 0)
		return uncore_value_state_name(UNCORE_VALUE_OK);
	return uncore_value_state_name(row->item->is_metric ? row->result.state : row->values[0].state);
}

const char *row_unit(const struct stat_row *row, const struct uncore_tables *tables)
{
	return row->item->is_metric ? uncore_text(tables, uncore_metrics(tables)[row->item->metric.at].unit) : "events";
}

double row_seconds(const struct stat_row *row)
{
	return (double)row->values[0].enabled_ns / 1e9;
}

double row_share(const struct stat_row *row)
{
	double share = 1;

	for (unsigned at = 0; at < row->item->request_count; at++) {
		const struct uncore_value *value = &row->values[at];
		double each = value->enabled_ns == 0 ? 1 : (double)value->running_ns / (double)value->enabled_ns;

		if (each < share)
			share = each;
	}
	return share;
}

void row_coverage(const struct stat_row *row, unsigned *seen, unsigned *expected)
{
	*seen = row->values[0].seen;
	*expected = row->values[0].expected;
	for (unsigned at = 1; at < row->item->request_count; at++) {
		const struct uncore_value *value = &row->values[at];

		if ((unsigned)(value->expected - value->seen) > *expected - *seen) {
			*seen = value->seen;
			*expected = value->expected;
		}
	}
}

unsigned row_unseen(const struct stat_row *row)
{
	unsigned most = 0;

	for (unsigned at = 0; at < row->item->request_count; at++) {
		if (row->values[at].unseen > most)
			most = row->values[at].unseen;
	}
	return most;
}

bool rows_are_complete(const struct stat_rows *rows)
{
	for (size_t at = 0; at < rows->count; at++) {
		unsigned seen, expected;
		double number;

		row_coverage(&rows->rows[at], &seen, &expected);
		if (!row_number(&rows->rows[at], &number) || seen < expected ||
		    (rows->rows[at].is_mean && rows->rows[at].runs < rows->rows[at].tries))
			return false;
	}
	return true;
}

const char *rows_unit_word(const struct stat_rows *rows, const struct uncore_tables *tables)
{
	const char *word = "socket";

	for (size_t at = 0; at < rows->count; at++) {
		const char *own = row_unit_word(&rows->rows[at], tables);

		if (at != 0 && own != word && strcmp(own, word) != 0)
			return NULL;
		word = own;
	}
	return word;
}

const char *row_unit_word(const struct stat_row *row, const struct uncore_tables *tables)
{
	return unit_word(tables, row->item->box);
}

/* SPDX-License-Identifier: MIT */
/* uncore stat: chooses the lines of the output, and reads their values. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/stat/rows.h"

/* ---- choosing lines ---- */

static void add_row(struct stat_rows *rows, const struct stat_item *item, unsigned unit, uint16_t instance)
{
	rows->rows = take_memory(rows->rows, (rows->count + 1) * sizeof(rows->rows[0]));
	rows->rows[rows->count++] = (struct stat_row){ item, unit, instance, rows->value_count };
	rows->value_count += item->request_count;
}

/* A metric on one instance needs inputs that all count on its box. */
static bool has_instances(const struct stat_item *item)
{
	for (unsigned at = 0; at < item->request_count; at++) {
		if (item->encodings[at].box != item->box)
			return false;
	}
	return true;
}

/* A missing box gets no line, unless it was asked for by name: then the line says why there is no value. */
static bool has_line(const struct uncore_session *session, const struct stat_item *item, unsigned unit,
		     uint16_t instance)
{
	enum uncore_presence presence;

	if (item->instance != UNCORE_ALL_INSTANCES)
		return item->instance == instance;
	return uncore_session_presence(session, unit, item->box, instance, &presence) == 0 &&
	       uncore_presence_is_expected(presence) && presence != UNCORE_PRESENCE_UNSEEN;
}

/* The sum over the sockets has a line if any socket has one. */
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
	bool is_split = (request->per_instance ||
			 (item->by_instance && !request->all_sockets && !request->per_socket && !request->regions)) &&
			has_instances(item);
	size_t before = rows->count;

	for (unsigned instance = 0; instance < instances && is_split; instance++) {
		if (any_has_line(session, item, unit, (uint16_t)instance))
			add_row(rows, item, unit, (uint16_t)instance);
	}
	/* An item without any instance gets a line that says so: every item is in the output. */
	if (rows->count == before)
		add_row(rows, item, unit, item->instance);
}

/* ---- what values are sums of ---- */

#define NO_PART SIZE_MAX

/* The number of the first part of each request. */
struct part_index {
	size_t *firsts, count;
};

/* Adds the request's parts, unless an earlier row has. Returns the number of the first one. */
static size_t add_parts(const struct uncore_session *session, unsigned request, struct stat_rows *rows,
			struct part_index *index)
{
	struct uncore_instance_value instance;

	while (index->count <= request) {
		index->firsts = take_memory(index->firsts, (index->count + 1) * sizeof(index->firsts[0]));
		index->firsts[index->count++] = NO_PART;
	}
	if (index->firsts[request] != NO_PART)
		return index->firsts[request];
	index->firsts[request] = rows->part_count;
	for (unsigned at = 0; uncore_session_instance(session, request, at, &instance) == 0; at++) {
		rows->parts = take_memory(rows->parts, (rows->part_count + 1) * sizeof(rows->parts[0]));
		rows->parts[rows->part_count++] = (struct stat_part){ request, at };
	}
	return index->firsts[request];
}

static bool is_shown(const struct stat_row *row, const struct uncore_instance_value *instance)
{
	return (row->unit == UNCORE_ALL_UNITS || row->unit == instance->unit) &&
	       (row->instance == UNCORE_ALL_INSTANCES || row->instance == instance->instance);
}

/* The parts begin at first. */
static void add_sources(const struct uncore_session *session, const struct stat_row *row, unsigned request,
			size_t first, struct stat_rows *rows)
{
	struct uncore_instance_value instance;
	size_t before = rows->source_count;

	for (unsigned index = 0; uncore_session_instance(session, request, index, &instance) == 0; index++) {
		if (!is_shown(row, &instance))
			continue;
		rows->sources = take_memory(rows->sources, (rows->source_count + 1) * sizeof(rows->sources[0]));
		rows->sources[rows->source_count++] = first + index;
	}
	if (rows->source_count - before > rows->most_sources)
		rows->most_sources = rows->source_count - before;
}

static void make_sources(const struct uncore_session *session, struct stat_rows *rows)
{
	struct part_index index = { NULL, 0 };

	rows->firsts = take_memory(NULL, (rows->value_count + 1) * sizeof(rows->firsts[0]));
	for (size_t at = 0; at < rows->count; at++) {
		const struct stat_row *row = &rows->rows[at];

		for (unsigned each = 0; each < row->item->request_count; each++) {
			unsigned request = row->item->requests[each];

			rows->firsts[row->first + each] = rows->source_count;
			add_sources(session, row, request, add_parts(session, request, rows, &index), rows);
		}
	}
	rows->firsts[rows->value_count] = rows->source_count;
	free(index.firsts);
}

static const char *common_unit_word(const struct stat_rows *rows)
{
	const char *word = "socket";

	for (size_t at = 0; at < rows->count; at++) {
		const char *own = row_unit_word(&rows->rows[at], rows->rows[at].item->encodings[0].tables);

		if (at != 0 && own != word && strcmp(own, word) != 0)
			return NULL;
		word = own;
	}
	return word;
}

void make_rows(const struct cli_request *request, const struct uncore_session *session, const struct stat_items *items,
	       struct stat_rows *rows)
{
	for (size_t at = 0; at < items->count; at++) {
		const struct stat_item *item = &items->items[at];
		unsigned unit;

		if (request->all_sockets && !request->per_socket) {
			add_unit_rows(request, session, item, UNCORE_ALL_UNITS, rows);
			continue;
		}
		for (unsigned index = 0; uncore_session_unit(session, item->requests[0], index, &unit) == 0; index++)
			add_unit_rows(request, session, item, unit, rows);
	}
	make_sources(session, rows);
	rows->unit_word = common_unit_word(rows);
}

void free_rows(struct stat_rows *rows)
{
	free(rows->rows);
	free(rows->parts);
	free(rows->sources);
	free(rows->firsts);
}

const char *row_unit_word(const struct stat_row *row, const struct uncore_tables *tables)
{
	return unit_word(tables, row->item->box);
}

const struct root_devices *row_devices(const struct stat_row *row)
{
	return devices_of(row->item->devices, row->item->box, row->unit, row->instance);
}

/* ---- values ---- */

void make_samples(const struct stat_rows *rows, struct stat_samples *samples)
{
	size_t bytes = rows->part_count * sizeof(samples->last[0]);

	samples->last = take_memory(NULL, bytes);
	samples->now = take_memory(NULL, bytes);
	samples->closed = take_memory(NULL, bytes);
	samples->left_out = take_memory(NULL, bytes);
	begin_samples(rows, samples);
}

void free_samples(struct stat_samples *samples)
{
	free(samples->last);
	free(samples->now);
	free(samples->closed);
	free(samples->left_out);
}

void begin_samples(const struct stat_rows *rows, struct stat_samples *samples)
{
	for (size_t at = 0; at < rows->part_count; at++) {
		samples->last[at] = samples->now[at] = (struct uncore_value){ 0 };
		samples->closed[at] = samples->left_out[at] = (struct uncore_value){ 0 };
	}
	samples->is_closed = samples->was_closed = false;
}

void begin_closed(const struct stat_rows *rows, struct stat_samples *samples)
{
	begin_samples(rows, samples);
	samples->is_closed = samples->was_closed = true;
}

void read_totals(const struct uncore_session *session, const struct stat_rows *rows, struct uncore_value *totals)
{
	for (size_t at = 0; at < rows->part_count; at++) {
		const struct stat_part *part = &rows->parts[at];
		struct uncore_instance_value instance;

		totals[at] = (struct uncore_value){ .state = UNCORE_VALUE_ABSENT };
		if (uncore_session_instance(session, part->request, part->index, &instance) == 0)
			totals[at] = instance.value;
	}
}

/* Adds or subtracts counts and times; the rest of the value stays. */
static void add_counts(struct uncore_value *sum, const struct uncore_value *value)
{
	sum->count += value->count;
	sum->enabled_ns += value->enabled_ns;
	sum->running_ns += value->running_ns;
}

static void subtract_counts(struct uncore_value *sum, const struct uncore_value *value)
{
	sum->count -= value->count;
	sum->enabled_ns -= value->enabled_ns;
	sum->running_ns -= value->running_ns;
}

void close_gate(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples)
{
	if (samples->is_closed)
		return;
	read_totals(session, rows, samples->closed);
	samples->is_closed = samples->was_closed = true;
}

void open_gate(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples)
{
	struct uncore_value *totals;

	if (!samples->is_closed)
		return;
	totals = take_memory(NULL, rows->part_count * sizeof(totals[0]));
	read_totals(session, rows, totals);
	for (size_t at = 0; at < rows->part_count; at++) {
		add_counts(&samples->left_out[at], &totals[at]);
		subtract_counts(&samples->left_out[at], &samples->closed[at]);
	}
	free(totals);
	samples->is_closed = false;
}

void take_totals(const struct uncore_session *session, const struct stat_rows *rows, struct stat_samples *samples)
{
	struct uncore_value *oldest = samples->last;

	samples->last = samples->now;
	samples->now = oldest;
	read_totals(session, rows, samples->now);
	for (size_t at = 0; at < rows->part_count && samples->was_closed; at++) {
		struct uncore_value *value = &samples->now[at];

		if (samples->is_closed) {
			subtract_counts(value, value);
			add_counts(value, &samples->closed[at]);
		}
		subtract_counts(value, &samples->left_out[at]);
		/* It has never counted: no number, not 0. */
		if (value->enabled_ns == 0 && value->state == UNCORE_VALUE_OK)
			value->state = UNCORE_VALUE_NONE;
	}
}

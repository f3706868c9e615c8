/* SPDX-License-Identifier: MIT */
/* uncore top: computes the lines of the page, and their history, from what a session counts. */
#include "cli/top/model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "base/numbers.h"
#include "cli/stat/table/verdict.h"

/* ---- measuring ---- */

void model_make(struct top_model *model, const struct cli_request *request, const struct uncore_session *session,
		const struct stat_items *items, const struct uncore_tables *tables)
{
	*model = (struct top_model){ .tables = tables, .items = items };
	for (int depth = 0; depth < PAGE_DEPTHS; depth++) {
		struct top_level *level = &model->levels[depth];
		struct cli_request wanted = *request;

		wanted.all_sockets = depth == PAGE_ALL;
		wanted.per_socket = depth == PAGE_UNIT;
		wanted.per_instance = depth == PAGE_INSTANCE;
		make_rows(&wanted, session, items, &level->rows);
		make_samples(&level->rows, &level->samples);
		make_view(&level->rows, &level->view);
		history_make(&level->history, level->rows.count);
	}
	for (size_t at = 0; at < items->count; at++) {
		unsigned units = uncore_session_unit_count(session, items->items[at].requests[0]);

		model->units = units > model->units ? units : model->units;
	}
}

void model_free(struct top_model *model)
{
	for (int depth = 0; depth < PAGE_DEPTHS; depth++) {
		struct top_level *level = &model->levels[depth];

		history_free(&level->history);
		free_view(&level->view);
		free_samples(&level->samples);
		free_rows(&level->rows);
	}
	*model = (struct top_model){ .items = NULL };
}

void model_begin(struct top_model *model)
{
	for (int depth = 0; depth < PAGE_DEPTHS; depth++)
		begin_samples(&model->levels[depth].rows, &model->levels[depth].samples);
}

void model_take(struct top_model *model, const struct uncore_session *session, double begin, double end)
{
	for (int depth = 0; depth < PAGE_DEPTHS; depth++) {
		struct top_level *level = &model->levels[depth];

		take_totals(session, &level->rows, &level->samples);
		view_between(&level->view, level->samples.last, level->samples.now);
		history_add(&level->history, begin, end);
		for (size_t at = 0; at < level->view.count; at++)
			history_set(&level->history, at, line_shown(&level->view.lines[at], model->tables));
	}
	model->is_begun = true;
}

void model_verdicts(const struct top_model *model, uint16_t group, struct text *text)
{
	if (model->is_begun)
		add_verdicts(text, &model->levels[PAGE_UNIT].view, model->tables, group);
}

bool model_has_trouble(const struct top_model *model)
{
	return model->is_begun && !view_is_complete(&model->levels[PAGE_ALL].view);
}

/* ---- lines ---- */

/* Whether another pass had the counters all the time. */
static bool had_no_turn(const struct stat_line *line)
{
	for (unsigned at = 0; at < line->row->item->request_count; at++) {
		if (line->values[at].enabled_ns != 0 && line->values[at].running_ns == 0)
			return true;
	}
	return false;
}

static const char *word_of(const struct top_model *model, const struct stat_line *line)
{
	if (!model->is_begun)
		return "waiting";
	if (line->is_good)
		return NULL;
	if (strcmp(line->state, uncore_value_state_name(UNCORE_VALUE_NONE)) != 0)
		return line->state;
	return had_no_turn(line) ? "not scheduled" : "no value";
}

static void set_counted(struct page_line *shown, const struct stat_line *line)
{
	size_t length = 0;

	shown->counted[0] = '\0';
	if (line->seen < line->expected && line->expected > 1)
		length = (size_t)snprintf(shown->counted, sizeof(shown->counted), "%u/%u", line->seen, line->expected);
	if (line->is_good && line->share < 0.9995)
		length += (size_t)snprintf(shown->counted + length, sizeof(shown->counted) - length, "%s%.0f %%",
					   length > 0 ? " " : "", line->share * 100);
	/* Half of a percent is what the mean may be rounded by. */
	if (line->is_good && line->share < 0.9995 && line->least < line->share - 0.005)
		snprintf(shown->counted + length, sizeof(shown->counted) - length, " (%.0f %%)", line->least * 100);
}

/* As many names as a narrow window can spare. */
static void add_place_devices(struct page_line *shown, const struct root_devices *devices)
{
	size_t length = strlen(shown->place);
	struct text text = { 0 };

	if (devices == NULL)
		return;
	add_devices(&text, devices, 1);
	snprintf(shown->place + length, sizeof(shown->place) - length, " (%s)", text_string(&text));
	text_free(&text);
}

static void set_place(struct page_line *shown, const struct stat_row *row, const struct uncore_tables *tables,
		      const struct top_order *order)
{
	if (shown->depth == PAGE_ALL)
		snprintf(shown->place, sizeof(shown->place), "all");
	else if (shown->depth == PAGE_UNIT)
		snprintf(shown->place, sizeof(shown->place), "%s %u", row_unit_word(row, tables), row->unit);
	else if (order->by_value)
		snprintf(shown->place, sizeof(shown->place), "%s %u %s%u", row_unit_word(row, tables), row->unit,
			 box_id(tables, row->item->box), row->instance);
	else
		snprintf(shown->place, sizeof(shown->place), "%s%u", box_id(tables, row->item->box), row->instance);
	if (shown->depth == PAGE_INSTANCE)
		add_place_devices(shown, row_devices(row));
}

/* A limit that every value of the metric is below: 0 if there is none. */
static double limit_of(const struct stat_line *line, const struct uncore_tables *tables)
{
	const struct stat_item *item = line->row->item;
	double most = item->is_metric ? uncore_metrics(tables)[item->metric.at].max : 0;

	return isfinite(most) && !has_rate(line_unit(line, tables)) ? most : 0;
}

/* ---- choosing and ordering ---- */

struct entry {
	double order[4]; /* compared one after the other */
	enum page_depth depth;
	size_t at; /* in the level's rows */
};

static int compare(const void *a, const void *b)
{
	const struct entry *left = (const struct entry *)a, *right = (const struct entry *)b;

	for (int at = 0; at < 4; at++) {
		if (left->order[at] < right->order[at])
			return -1;
		if (left->order[at] > right->order[at])
			return 1;
	}
	return 0;
}

/* With three digits: lines whose numbers look equal keep their places. */
static double as_printed(double number)
{
	double step = number > 0 ? pow(10, floor(log10(number)) - 2) : 1;

	return round(number / step) * step;
}

static struct entry entry_of(const struct top_model *model, const struct top_order *order, enum page_depth depth,
			     size_t at)
{
	const struct stat_line *line = &model->levels[depth].view.lines[at];
	double number = model->is_begun ? line_shown(line, model->tables) : 0;
	double unit = depth == PAGE_ALL ? -1.0 : (double)line->row->unit;
	double instance = depth == PAGE_INSTANCE ? (double)line->row->instance : -1.0;

	if (order->by_value)
		return (struct entry){ { depth, isnan(number) ? INFINITY : -as_printed(number), unit, instance },
				       depth,
				       at };
	return (struct entry){ { unit, instance, 0, 0 }, depth, at };
}

/* One socket is all of them. An item without instances, or of a named one, has no other line for them. */
static bool is_shown(const struct top_model *model, const struct top_order *order, int depth, size_t at)
{
	const struct stat_row *row = &model->levels[depth].rows.rows[at];

	if (depth == PAGE_ALL)
		return model->units > 1;
	return depth == PAGE_UNIT || (order->per_instance && row->instance != row->item->instance);
}

/* The entries of an item, in order. Returns their number. */
static size_t order_item(const struct top_model *model, const struct top_order *order, const struct stat_item *item,
			 struct entry *entries)
{
	size_t count = 0;

	for (int depth = 0; depth < PAGE_DEPTHS; depth++) {
		for (size_t at = 0; at < model->levels[depth].rows.count; at++) {
			if (model->levels[depth].rows.rows[at].item == item && is_shown(model, order, depth, at))
				entries[count++] = entry_of(model, order, (enum page_depth)depth, at);
		}
	}
	qsort(entries, count, sizeof(entries[0]), compare);
	return count;
}

static struct page_line make_line(const struct top_model *model, const struct top_order *order,
				  const struct entry *entry)
{
	const struct top_level *level = &model->levels[entry->depth];
	const struct stat_line *line = &level->view.lines[entry->at];
	struct page_line shown = { .name = line->row->item->name,
				   .depth = entry->depth,
				   .word = word_of(model, line),
				   .unit = shown_unit(line_unit(line, model->tables)).brief,
				   .history = &level->history,
				   .row = entry->at };

	set_place(&shown, line->row, model->tables, order);
	if (!model->is_begun)
		return shown;
	set_counted(&shown, line);
	shown.number = line_shown(line, model->tables);
	if (isnan(shown.number) && shown.word == NULL)
		shown.word = "no time";
	shown.share = limit_of(line, model->tables);
	shown.has_limit = shown.share > 0;
	return shown;
}

/* Sets what a bar is of: the limit, or the largest value of the last minute among numbers of the same kind. */
static void set_share(struct page *page, const double *largest, size_t at)
{
	struct page_line *line = &page->lines[at];
	double whole = line->share;

	for (size_t other = 0; other < page->count && !line->has_limit; other++) {
		if (page->lines[other].depth == line->depth && strcmp(page->lines[other].unit, line->unit) == 0)
			whole = fmax(whole, largest[other]);
	}
	line->share = line->word == NULL && whole > 0 ? line->number / whole : 0;
}

static void set_shares(struct page *page)
{
	double *largest = take_memory(NULL, (page->count + 1) * sizeof(largest[0]));

	for (size_t at = 0; at < page->count; at++)
		largest[at] = history_largest(page->lines[at].history, page->lines[at].row);
	for (size_t at = 0; at < page->count; at++)
		set_share(page, largest, at);
	free(largest);
}

/* ---- a table of places ---- */

/* Whether the item has a line for each instance of the box. */
static bool is_split(const struct top_model *model, const struct stat_item *item, uint16_t box)
{
	const struct stat_rows *rows = &model->levels[PAGE_INSTANCE].rows;

	for (size_t at = 0; at < rows->count; at++) {
		if (rows->rows[at].item == item && rows->rows[at].instance != item->instance)
			return item->box == box;
	}
	return false;
}

/* Several items of the same instances are columns: a list would repeat each instance for each item. */
static bool is_table(const struct top_model *model, const struct top_order *order)
{
	for (size_t at = 0; at < model->items->count; at++) {
		if (!is_split(model, &model->items->items[at], model->items->items[0].box))
			return false;
	}
	return order->per_instance && model->items->count > 1;
}

/* Sets the cell of an item at the place of an entry of another item. */
static void set_cell(const struct top_model *model, const struct top_order *order, const struct stat_item *item,
		     const struct entry *entry, struct page_line *cell)
{
	const struct stat_rows *rows = &model->levels[entry->depth].rows;
	const struct stat_row *place = &rows->rows[entry->at];
	struct entry own = *entry;

	*cell = (struct page_line){ .name = item->name, .depth = entry->depth, .word = "-", .unit = "" };
	set_place(cell, place, model->tables, order);
	for (own.at = 0; own.at < rows->count; own.at++) {
		const struct stat_row *row = &rows->rows[own.at];

		if (row->item == item && row->unit == place->unit && row->instance == place->instance) {
			*cell = make_line(model, order, &own);
			return;
		}
	}
}

/* The largest value of the last minute, so that the unit seldom changes. */
static double largest_of(const struct page *page, size_t column)
{
	double largest = 0;

	for (size_t row = 0; row < page->count; row++) {
		const struct page_line *line = &page->lines[row * page->column_count + column];

		if (line->history != NULL && line->depth == PAGE_INSTANCE)
			largest = fmax(largest, history_largest(line->history, line->row));
	}
	return largest;
}

static struct shown_unit unit_of(const struct top_model *model, size_t item)
{
	const struct stat_row row = { .item = &model->items->items[item] };
	const struct stat_line line = { .row = &row };

	return shown_unit(line_unit(&line, model->tables));
}

static void set_column(const struct top_model *model, struct page *page, size_t column)
{
	struct shown_unit unit = unit_of(model, column);
	double largest = largest_of(page, column);
	struct scale scale = scale_for(&unit, largest);
	struct text text = { 0 };

	for (size_t other = 0; other < page->column_count; other++) {
		struct shown_unit same = unit_of(model, other);
		struct scale wider = scale_for(&same, largest_of(page, other));

		if (model->items->items[column].is_metric && model->items->items[other].is_metric &&
		    strcmp(same.unit, unit.unit) == 0 && wider.divisor > scale.divisor && shares_scale(largest, &wider))
			scale = wider;
	}
	add_shown_unit(&text, &scale, unit.brief);
	page->columns[column] =
		(struct page_column){ .name = model->items->items[column].name, .divisor = scale.divisor };
	snprintf(page->columns[column].unit, sizeof(page->columns[column].unit), "%s", text_string(&text));
	text_free(&text);
}

static void place_lines(const struct top_model *model, const struct top_order *order, struct entry *entries,
			struct page *page)
{
	page->column_count = model->items->count;
	page->columns = take_memory(page->columns, page->column_count * sizeof(page->columns[0]));
	page->count = order_item(model, order, &model->items->items[0], entries);
	page->lines = take_memory(page->lines, (page->count * page->column_count + 1) * sizeof(page->lines[0]));
	for (size_t row = 0; row < page->count; row++) {
		for (size_t item = 0; item < page->column_count; item++)
			set_cell(model, order, &model->items->items[item], &entries[row],
				 &page->lines[row * page->column_count + item]);
	}
	for (size_t column = 0; column < page->column_count; column++)
		set_column(model, page, column);
}

void model_lines(const struct top_model *model, const struct top_order *order, struct page *page)
{
	size_t room = 1;
	struct entry *entries;

	for (int depth = 0; depth < PAGE_DEPTHS; depth++)
		room += model->levels[depth].rows.count;
	entries = take_memory(NULL, room * sizeof(entries[0]));
	page->lines = take_memory(page->lines, room * sizeof(page->lines[0]));
	page->count = page->column_count = 0;
	if (is_table(model, order)) {
		place_lines(model, order, entries, page);
		free(entries);
		return;
	}
	for (size_t item = 0; item < model->items->count; item++) {
		size_t count = order_item(model, order, &model->items->items[item], entries);

		for (size_t at = 0; at < count; at++)
			page->lines[page->count++] = make_line(model, order, &entries[at]);
	}
	free(entries);
	set_shares(page);
}

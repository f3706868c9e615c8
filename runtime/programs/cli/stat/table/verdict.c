/* SPDX-License-Identifier: MIT */
/* uncore stat: judges how much of the limit of a group each socket uses. */
#include "cli/stat/table/verdict.h"

#include <math.h>

#include "cli/common/describe.h"
#include "cli/stat/table/limits.h"
#include "cli/stat/table/table.h"

static const struct uncore_group_row *group_of(const struct stat_line *line, const struct uncore_tables *tables)
{
	const struct stat_item *item = line->row->item;

	return item->is_metric && item->group != UNCORE_NO_INDEX ? &uncore_groups(tables)[item->group] : NULL;
}

/* The measured line of another metric of the line's group, at the same place. */
static const struct stat_line *beside(const struct stat_view *view, const struct stat_line *line, uint16_t metric)
{
	for (size_t at = 0; at < view->count; at++) {
		const struct stat_line *other = &view->lines[at];
		const struct stat_item *item = other->row->item;

		if (item->is_metric && item->metric.at == metric && item->group == line->row->item->group &&
		    other->row->unit == line->row->unit && other->row->instance == line->row->instance)
			return other->is_good ? other : NULL;
	}
	return NULL;
}

/* ---- sentences: about the sums of the table, which a view with instances does not have ---- */

struct judged {
	const struct uncore_tables *tables;
	const struct uncore_group_row *group;
	struct stat_table table;
	size_t limit, limited; /* items of the table; item_count: there is none */
};

static size_t find_item_of(const struct stat_table *table, uint16_t metric)
{
	size_t at = 0;

	while (at < table->item_count &&
	       (!table->items[at]->is_metric || metric == UNCORE_NO_INDEX || table->items[at]->metric.at != metric))
		at++;
	return at;
}

/* NULL: it was not measured. */
static const struct stat_line *line_at(const struct judged *judged, size_t item, size_t place)
{
	const struct stat_cell *cell = item < judged->table.item_count ? table_cell(&judged->table, item, place) : NULL;

	return cell != NULL && cell->is_there && cell->line.is_good ? &cell->line : NULL;
}

static double percent_of(const struct judged *judged, const struct stat_line *line)
{
	return limit_percent(judged->tables, judged->group, line->number);
}

/* The instance that uses most of its limit, if it has another verdict than its unit. */
static void add_busiest(struct text *text, const struct judged *judged, size_t place, double whole)
{
	const struct stat_place *places = judged->table.places, *most = NULL;
	double percent = whole;

	for (size_t at = 0; at < judged->table.place_count; at++) {
		const struct stat_line *line = line_at(judged, judged->limit, at);

		if (places[at].unit != places[place].unit || line == NULL || !(percent_of(judged, line) > percent))
			continue;
		most = &places[at];
		percent = percent_of(judged, line);
	}
	if (most != NULL && limit_verdict(judged->group, percent) != limit_verdict(judged->group, whole))
		text_printf(text, "; %s%u is %s (%.1f %%)", box_id(judged->tables, judged->table.box), most->instance,
			    limit_verdict(judged->group, percent), percent);
}

/* What a line of the limited metric says, where the place used the part. */
static struct limited_amount amount_at(const struct judged *judged, size_t place, double percent)
{
	const struct stat_line *line = line_at(judged, judged->limited, place);
	struct limited_amount limited = { .unit = "", .amount = NAN, .transfers = NAN };

	if (line == NULL || !(line->seconds > 0))
		return limited;
	limited.unit = line_unit(line, judged->tables);
	limited.amount = line->number / line->seconds;
	limited.transfers = possible_transfers(judged->group, limited.amount, percent, line->seen);
	return limited;
}

/* Transfers are those of the busiest instance, if the table has instances: some may have no clock that counts. */
static double transfers_of(const struct judged *judged, size_t place, double transfers)
{
	const struct stat_place *places = judged->table.places;
	double most = 0;

	for (size_t at = 0; at < judged->table.place_count; at++) {
		const struct stat_line *line = line_at(judged, judged->limit, at);

		if (at == place || places[at].unit != places[place].unit || line == NULL ||
		    !(percent_of(judged, line) > most))
			continue;
		most = percent_of(judged, line);
		transfers = amount_at(judged, at, most).transfers;
	}
	return transfers;
}

static void add_verdict(struct text *text, const struct judged *judged, size_t place)
{
	const struct stat_line *line = line_at(judged, judged->limit, place);
	double percent = percent_of(judged, line);
	struct limited_amount limited = amount_at(judged, place, percent);

	text_printf(text, "%s %u: %s, ", row_unit_word(line->row, judged->tables), judged->table.places[place].unit,
		    limit_verdict(judged->group, percent));
	limited.transfers = transfers_of(judged, place, limited.transfers);
	add_limit(text, percent, &limited);
	add_busiest(text, judged, place, percent);
	text_add(text, "\n");
}

/* Whether the place is the sum of a unit, or all that there is of it. */
static bool is_whole_unit(const struct stat_table *table, size_t place)
{
	return table->places[place].unit != UNCORE_ALL_UNITS &&
	       (place + 1 == table->place_count || table->places[place + 1].unit != table->places[place].unit);
}

/* The lines of a group are neighbours. */
void add_verdicts(struct text *text, const struct stat_view *view, const struct uncore_tables *tables, uint16_t group)
{
	struct judged judged = { .tables = tables, .group = &uncore_groups(tables)[group] };
	const struct stat_line *limit = NULL;
	size_t first = 0, end = view->count;

	while (first < end && view->lines[first].row->item->group != group)
		first++;
	while (end > first && view->lines[end - 1].row->item->group != group)
		end--;
	for (size_t at = first; at < end; at++)
		if (group_of(&view->lines[at], tables) == judged.group &&
		    is_limit_of(judged.group, view->lines[at].row->item->metric.at))
			limit = &view->lines[at];
	if (limit == NULL)
		return;
	make_table(view, tables, first, end, is_split_line(limit), limit->row->item->box, &judged.table);
	judged.limit = find_item_of(&judged.table, judged.group->limit);
	judged.limited = find_item_of(&judged.table, judged.group->limited);
	for (size_t place = 0; place < judged.table.place_count; place++)
		if (is_whole_unit(&judged.table, place) && line_at(&judged, judged.limit, place) != NULL)
			add_verdict(text, &judged, place);
	free_table(&judged.table);
}

/* ---- words and numbers for programs ---- */

const char *line_verdict(const struct stat_line *line, const struct uncore_tables *tables)
{
	const struct uncore_group_row *group = group_of(line, tables);

	if (group == NULL || !line->is_good || !is_limit_of(group, line->row->item->metric.at))
		return NULL;
	return limit_verdict(group, limit_percent(tables, group, line->number));
}

/* The used part, beside a line of the limited metric; 0: it is not known. */
static double percent_beside(const struct stat_view *view, const struct stat_line *line,
			     const struct uncore_tables *tables, const struct uncore_group_row *group)
{
	const struct stat_line *limit;

	if (group == NULL || !line->is_good || !is_limited_in(group, line->row->item->metric.at))
		return 0;
	limit = beside(view, line, group->limit);
	return limit != NULL ? limit_percent(tables, group, limit->number) : 0;
}

double line_limit(const struct stat_view *view, const struct stat_line *line, const struct uncore_tables *tables)
{
	double percent = percent_beside(view, line, tables, group_of(line, tables));

	return percent > 0 ? line->number / (percent / 100) : NAN;
}

double line_transfers(const struct stat_view *view, const struct stat_line *line, const struct uncore_tables *tables)
{
	double percent = percent_beside(view, line, tables, group_of(line, tables));

	return percent > 0 && line->seconds > 0 ?
		       possible_transfers(group_of(line, tables), line->number / line->seconds, percent, line->seen) :
		       NAN;
}

/* SPDX-License-Identifier: MIT */
/* uncore list: lists metrics. */
#include "base/words.h"
#include "cli/list/list.h"

static void add_bound(struct grid *grid, const struct uncore_metric_row *metric, unsigned flag, double bound)
{
	if (metric->flags & flag)
		grid_cell(grid, "%.17g", bound);
	else
		grid_cell(grid, "%s", "");
}

static void add_row(struct grid *grid, const struct uncore_tables *tables, const struct uncore_metric_row *metric)
{
	bool is_computable = !(metric->flags & UNCORE_METRIC_UNCOMPUTABLE);
	struct text parameters = { 0 };

	for (unsigned at = 0; at < metric->parameters.count; at++)
		text_printf(&parameters, "%s%s", at > 0 ? "," : "",
			    uncore_text(tables, uncore_metric_parameters(tables)[metric->parameters.first + at].id));
	grid_cell(grid, "%s", platform_id(tables));
	grid_cell(grid, "%s", uncore_text(tables, metric->name));
	grid_cell(grid, "%s", box_id(tables, metric->box));
	grid_cell(grid, "%s", uncore_text(tables, metric->category));
	grid_cell(grid, "%s", uncore_text(tables, metric->unit));
	add_bound(grid, metric, UNCORE_METRIC_HAS_MIN, metric->min);
	add_bound(grid, metric, UNCORE_METRIC_HAS_MAX, metric->max);
	if (is_computable)
		grid_cell(grid, "%u", metric->passes);
	else
		grid_cell(grid, "%s", "");
	grid_cell(grid, "%s", text_string(&parameters));
	grid_cell(grid, "%s", is_computable ? "" : "uncomputable");
	grid_cell(grid, "%s", uncore_text(tables, metric->title));
	grid_cell(grid, "%s", is_computable ? uncore_text(tables, metric->formula) : "");
	grid_cell(grid, "%s", uncore_text(tables, metric->text));
	text_free(&parameters);
}

/* Compares the name, or box/NAME, as uncore_metric_find() does. */
static bool is_wanted(const struct lister *lister, const struct uncore_tables *tables,
		      const struct uncore_metric_row *metric)
{
	struct text whole = { 0 };
	bool is_match;

	if (lister->box != NULL && !is_box(tables, metric->box, lister->box))
		return false;
	text_printf(&whole, "%s/%s", box_id(tables, metric->box), uncore_text(tables, metric->name));
	is_match = match_glob(lister_glob(lister), uncore_text(tables, metric->name)) ||
		   match_glob(lister_glob(lister), text_string(&whole));
	text_free(&whole);
	return is_match;
}

static void add_metrics(const struct lister *lister, struct grid *grid, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->metrics.count; at++)
		if (is_wanted(lister, tables, &uncore_metrics(tables)[at]))
			add_row(grid, tables, &uncore_metrics(tables)[at]);
}

static const char *const note_words[] = { "uncomputable" };

static const struct list_column metric_columns[] = {
	{ .column = { NULL, "platform", CELL_TEXT }, .help = "id of the platform" },
	{ .column = { "metric", "name", CELL_TEXT }, .help = "as in a request" },
	{ .column = { "box", "box", CELL_TEXT }, .help = "id of the box" },
	{ .column = { NULL, "category", CELL_TEXT }, .help = "id of the category", .nullable = true },
	{ .column = { "unit", "unit", CELL_TEXT }, .help = "of the result" },
	{ .column = { NULL, "min", CELL_NUMBER }, .help = "bound of true results", .nullable = true, .is_real = true },
	{ .column = { NULL, "max", CELL_NUMBER }, .help = "bound of true results", .nullable = true, .is_real = true },
	{ .column = { "passes", "passes", CELL_NUMBER }, .help = "null: it cannot be computed", .nullable = true },
	{ .column = { NULL, "parameters", CELL_WORDS }, .help = "ids of what the user gives" },
	{ .column = { NULL, "note", CELL_TEXT },
	  .help = "null: nothing to note",
	  .nullable = true,
	  .words = note_words,
	  .word_count = sizeof(note_words) / sizeof(note_words[0]) },
	{ .column = { NULL, "title", CELL_TEXT }, .help = "in full", .nullable = true },
	{ .column = { NULL, "formula", CELL_TEXT }, .help = "null: it cannot be computed", .nullable = true },
	{ .column = { "text", "text", CELL_TEXT }, .help = "what it means", .nullable = true },
};

const struct list_kind list_metrics = {
	.name = "metrics",
	.one = "metric",
	.columns = metric_columns,
	.column_count = sizeof(metric_columns) / sizeof(metric_columns[0]),
	.is_grouped = true,
	.add = add_metrics,
};

/* SPDX-License-Identifier: MIT */
/* uncore list: lists metrics. */
#include "base/words.h"
#include "cli/list/list.h"

static const char *const note_words[] = { "uncomputable" };

struct metric_row {
	const char *platform, *name, *box, *category, *unit, *note, *title, *formula, *text;
	double min, max;
	bool has_min, has_max, is_computable;
	unsigned passes;
	struct strings parameters;
};

static void add_row(struct list_rows *rows, const struct uncore_tables *tables, const struct uncore_metric_row *metric)
{
	bool is_computable = !(metric->flags & UNCORE_METRIC_UNCOMPUTABLE);
	struct metric_row row = { .platform = platform_id(tables),
				  .name = uncore_text(tables, metric->name),
				  .box = box_id(tables, metric->box),
				  .category = given(uncore_text(tables, metric->category)),
				  .unit = uncore_text(tables, metric->unit),
				  .min = metric->min,
				  .has_min = (metric->flags & UNCORE_METRIC_HAS_MIN) != 0,
				  .max = metric->max,
				  .has_max = (metric->flags & UNCORE_METRIC_HAS_MAX) != 0,
				  .passes = metric->passes,
				  .is_computable = is_computable,
				  .note = is_computable ? NULL : note_words[0],
				  .title = given(uncore_text(tables, metric->title)),
				  .formula = is_computable ? given(uncore_text(tables, metric->formula)) : NULL,
				  .text = given(uncore_text(tables, metric->text)) };

	for (unsigned at = 0; at < metric->parameters.count; at++)
		list_add(&rows->arena, &row.parameters,
			 uncore_text(tables, uncore_metric_parameters(tables)[metric->parameters.first + at].id));
	add_list_row(rows, &row);
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

static void add_metrics(const struct lister *lister, struct list_rows *rows, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->metrics.count; at++)
		if (is_wanted(lister, tables, &uncore_metrics(tables)[at]))
			add_row(rows, tables, &uncore_metrics(tables)[at]);
}

/* clang-format off */

static const struct key metric_keys[] = {
	{ .name = "platform", STRING(metric_row, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "name", STRING(metric_row, name), REQUIRED, .help = "as in a request" },
	{ .name = "box", STRING(metric_row, box), REQUIRED, .help = "id of the box" },
	{ .name = "category", STRING(metric_row, category), NULLABLE, .help = "id of the category" },
	{ .name = "unit", STRING(metric_row, unit), REQUIRED, .help = "of the result" },
	{ .name = "min", DOUBLE(metric_row, min), HAS_AT(metric_row, has_min), NULLABLE,
	  .help = "bound of true results" },
	{ .name = "max", DOUBLE(metric_row, max), HAS_AT(metric_row, has_max), NULLABLE,
	  .help = "bound of true results" },
	{ .name = "passes", COUNT(metric_row, passes), HAS_AT(metric_row, is_computable), NULLABLE,
	  .help = "null: it cannot be computed" },
	{ .name = "parameters", STRINGS(metric_row, parameters), REQUIRED, .help = "ids of what the user gives" },
	{ .name = "note", STRING(metric_row, note), WORDS(note_words), NULLABLE, .help = "null: nothing to note" },
	{ .name = "title", STRING(metric_row, title), NULLABLE, .help = "in full" },
	{ .name = "formula", STRING(metric_row, formula), NULLABLE, .help = "null: it cannot be computed" },
	{ .name = "text", STRING(metric_row, text), NULLABLE, .help = "what it means" },
};
static const struct keys metric_kind = LIST_ROW("metric", metric_row, metric_keys);

/* clang-format on */

static const struct row_column metric_columns[] = {
	COLUMN("name", "metric"),   COLUMN("box", "box"),   COLUMN("unit", "unit"),
	COLUMN("passes", "passes"), COLUMN("text", "text"),
};

const struct list_kind list_metrics = {
	.name = "metrics",
	.columns = ROW_COLUMNS(metric_kind, metric_columns),
	.is_grouped = true,
	.add = add_metrics,
};

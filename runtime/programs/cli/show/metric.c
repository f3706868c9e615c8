/* SPDX-License-Identifier: MIT */
/* uncore show: prints a metric: its formula, what is counted for it, and how far its result can be trusted. */
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/common/event_words.h"
#include "cli/show/show.h"
#include "uncore/metric.h"

static const struct uncore_metric_parameter_row *parameter_at(const struct uncore_tables *tables,
							      const struct uncore_metric_row *metric, unsigned at)
{
	return &uncore_metric_parameters(tables)[metric->parameters.first + at];
}

static void print_bounds(const struct uncore_metric_row *metric)
{
	struct text text = { 0 };
	bool has_min = (metric->flags & UNCORE_METRIC_HAS_MIN) != 0;

	if (has_min)
		text_printf(&text, "at least %g", metric->min);
	if (metric->flags & UNCORE_METRIC_HAS_MAX)
		text_printf(&text, "%sat most %g", has_min ? ", " : "", metric->max);
	if (text.length > 0)
		text_printf(&text, "; a result outside them is flagged");
	print_item_and_free("bounds", &text);
}

static void print_passes(const struct uncore_metric_row *metric)
{
	struct text text = { 0 };

	if (metric->passes > 1)
		text_printf(&text, "%u measurements, one after the other: the result is correct only for steady work",
			    metric->passes);
	else
		text_printf(&text, "all is counted at the same time");
	print_item_and_free("passes", &text);
}

static void print_aliases(const struct uncore_tables *tables, uint16_t metric)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->metric_aliases.count; at++) {
		const struct uncore_metric_alias_row *alias = &uncore_metric_aliases(tables)[at];

		if (alias->metric == metric)
			text_printf(&text, "%s%s (%s)", text.length > 0 ? ", " : "", uncore_text(tables, alias->name),
				    uncore_text(tables, alias->tool));
	}
	print_item_and_free("elsewhere", &text);
}

static void print_parameters(const struct uncore_tables *tables, const struct uncore_metric_row *metric)
{
	if (metric->parameters.count == 0)
		return;
	print_heading("parameters: values that you give");
	for (unsigned at = 0; at < metric->parameters.count; at++) {
		const struct uncore_metric_parameter_row *parameter = parameter_at(tables, metric, at);
		struct text label = { 0 };

		text_printf(&label, "$%s", uncore_text(tables, parameter->id));
		print_item(text_string(&label), uncore_text(tables, parameter->text));
		text_free(&label);
	}
}

/* ---- inputs ---- */

static struct uncore_bits *bits_of(struct uncore_encoding *encoding, uint16_t reg)
{
	for (unsigned at = 0; at < encoding->filter_count; at++)
		if (encoding->filters[at].reg == reg)
			return &encoding->filters[at].bits;
	return &encoding->control;
}

/* Adds an expression. For a value that a parameter gives, register.field=$parameter follows. */
static void add_input(struct text *text, const struct uncore_metric_row *metric,
		      const struct uncore_metric_input_row *input, struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	struct text given = { 0 };

	for (unsigned at = 0; at < input->setting_count; at++) {
		const struct uncore_metric_setting_row *setting =
			&uncore_metric_settings(tables)[input->first_setting + at];

		if (setting->parameter == UNCORE_NO_INDEX)
			continue;
		bits_of(encoding, setting->reg)->mask &= ~uncore_field_mask(&uncore_fields(tables)[setting->field]);
		text_printf(&given, ",%s.%s=$%s", register_id(tables, setting->reg), field_id(tables, setting->field),
			    uncore_text(tables, parameter_at(tables, metric, setting->parameter)->id));
	}
	add_expression(text, encoding);
	text_printf(text, "%s", text_string(&given));
	text_free(&given);
}

static void add_input_row(struct grid *grid, const struct uncore_tables *tables, uint16_t row, unsigned index)
{
	const struct uncore_metric_row *metric = &uncore_metrics(tables)[row];
	const struct uncore_metric_input_row *input = &uncore_metric_inputs(tables)[metric->inputs.first + index];
	uint64_t *zeros = take_memory(NULL, (metric->parameters.count + 1U) * sizeof(*zeros));
	struct text what = { 0 }, counters = { 0 };
	struct uncore_encoding encoding = { .counters = 0 };
	unsigned pass = 0;

	for (unsigned at = 0; at < metric->parameters.count; at++)
		zeros[at] = 0;
	if (uncore_metric_input(tables, uncore_metric_at(row), index, zeros, metric->parameters.count, &encoding,
				&pass) != 0)
		text_printf(&what, "%s", "its tables are wrong");
	else if (input->event == UNCORE_NO_INDEX)
		text_printf(&what, "%s:%s", box_id(tables, input->box),
			    uncore_text(tables, uncore_counters(tables)[input->group].id));
	else
		add_input(&what, metric, input, &encoding);
	add_bit_numbers(&counters, encoding.counters);
	grid_number(grid, pass + 1);
	grid_word(grid, box_id(tables, input->box));
	grid_take(grid, &counters);
	grid_take(grid, &what);
	free(zeros);
}

static void print_inputs(const struct uncore_tables *tables, uint16_t metric)
{
	static const struct column columns[] = {
		{ "pass", "pass", CELL_NUMBER },
		{ "box", "box", CELL_TEXT },
		{ "counters", "counters", CELL_TEXT },
		{ "counts", "counts", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	unsigned count = uncore_metric_input_count(tables, uncore_metric_at(metric));

	if (count == 0)
		return;
	print_heading("inputs, each summed over the box's instances");
	for (unsigned at = 0; at < count; at++)
		add_input_row(&grid, tables, metric, at);
	grid_print(&grid, 4);
	grid_free(&grid);
}

void show_metric(const struct uncore_tables *tables, uint16_t row)
{
	const struct uncore_metric_row *metric = &uncore_metrics(tables)[row];
	bool is_computable = !(metric->flags & UNCORE_METRIC_UNCOMPUTABLE);
	struct text text = { 0 };

	text_printf(&text, "metric of %s", box_id(tables, metric->box));
	print_title(tables, uncore_text(tables, metric->name), text_string(&text));
	text_free(&text);
	print_item("title", uncore_text(tables, metric->title));
	print_item("text", uncore_text(tables, metric->text));
	if (is_computable)
		print_item("formula", uncore_text(tables, metric->formula));
	print_item("unit", uncore_text(tables, metric->unit));
	print_bounds(metric);
	print_item("category", uncore_text(tables, metric->category));
	if (is_computable) {
		print_passes(metric);
	} else {
		text_printf(&text, "cannot be computed: %s", uncore_text(tables, metric->uncomputable));
		print_item_and_free("restriction", &text);
	}
	print_item("evidence", evidence_text(metric->evidence));
	print_item("sources", uncore_text(tables, metric->source));
	print_aliases(tables, row);
	print_parameters(tables, metric);
	print_inputs(tables, row);
}

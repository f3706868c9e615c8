/* SPDX-License-Identifier: MIT */
/* Emits the metric tables: rows, programs in postfix, inputs, settings. */
#include <string.h>

#include "emit/tables/rows.h"
#include "model/lookup.h"
#include "model/metric.h"

/* The constants of a metric are a run. Its NUMBER steps use them in order. */
static void emit_constants(struct tables *tables, const struct metric *metric, const char *symbol)
{
	size_t count = 0;

	for (size_t i = 0; i < metric->is.op_count; i++)
		count += metric->is.ops[i].op == UNCORE_METRIC_NUMBER;
	run_begin(tables, TABLE_metric_numbers, symbol, count);
	for (size_t i = 0; i < metric->is.op_count; i++)
		if (metric->is.ops[i].op == UNCORE_METRIC_NUMBER)
			list_double(tables, metric->is.ops[i].number);
}

static void emit_ops(struct tables *tables, const struct metric *metric, const char *symbol)
{
	size_t constant = 0;

	emit_constants(tables, metric, symbol);
	run_begin(tables, TABLE_metric_ops, symbol, metric->is.op_count);
	for (size_t i = 0; i < metric->is.op_count; i++) {
		const struct metric_op *op = &metric->is.ops[i];

		row_begin(tables, TABLE_metric_ops);
		ROW_ENUM(tables, uncore_metric_op_row, op, op, metric_op_word);
		if (op->op == UNCORE_METRIC_NUMBER)
			row_place(tables, "operand", TABLE_metric_numbers, symbol, constant++);
		else
			ROW_NUMBER(tables, uncore_metric_op_row, op, operand);
		row_end(tables);
	}
}

static void emit_setting(struct tables *tables, const struct metric_setting *setting)
{
	row_begin(tables, TABLE_metric_settings);
	ROW_HEX(tables, uncore_metric_setting_row, setting, value);
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, setting->reg));
	row_reference(tables, "field", TABLE_fields, field_symbol(tables, setting->field));
	if (setting->parameter >= 0)
		row_member(tables, "parameter", (uint64_t)setting->parameter);
	else
		row_reference(tables, "parameter", TABLE_metric_parameters, NULL);
	row_end(tables);
}

/* The umasks of all inputs are one run, and so are their settings. An input's begin at the given numbers in them. */
static void emit_input(struct tables *tables, const struct metric_input *input, const char *symbol, size_t first_umask,
		       size_t first_setting)
{
	row_begin(tables, TABLE_metric_inputs);
	row_reference(tables, "event", TABLE_events, event_symbol(tables, input->event));
	row_reference(tables, "group", TABLE_counters, counters_symbol(tables, input->group));
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, input->box));
	if (input->umask_count != 0)
		row_place(tables, "first_umask", TABLE_metric_umasks, symbol, first_umask);
	if (input->setting_count != 0)
		row_place(tables, "first_setting", TABLE_metric_settings, symbol, first_setting);
	ROW_NUMBER(tables, uncore_metric_input_row, input, umask_count);
	ROW_NUMBER(tables, uncore_metric_input_row, input, setting_count);
	ROW_NUMBER(tables, uncore_metric_input_row, input, pass);
	row_end(tables);
}

static void emit_umask_names(struct tables *tables, const struct metric *metric, const char *symbol, size_t count)
{
	run_begin(tables, TABLE_metric_umasks, symbol, count);
	for (size_t i = 0; i < metric->is.input_count; i++)
		for (size_t u = 0; u < metric->is.inputs[i].umask_count; u++) {
			row_begin(tables, TABLE_metric_umasks);
			row_reference(tables, "umask", TABLE_umasks,
				      umask_symbol(tables, metric->is.inputs[i].umasks[u]));
			row_end(tables);
		}
}

static void emit_inputs(struct tables *tables, const struct metric *metric, const char *symbol)
{
	size_t umasks = 0, settings = 0;

	run_begin(tables, TABLE_metric_inputs, symbol, metric->is.input_count);
	for (size_t i = 0; i < metric->is.input_count; i++) {
		emit_input(tables, &metric->is.inputs[i], symbol, umasks, settings);
		umasks += metric->is.inputs[i].umask_count;
		settings += metric->is.inputs[i].setting_count;
	}
	emit_umask_names(tables, metric, symbol, umasks);
	run_begin(tables, TABLE_metric_settings, symbol, settings);
	for (size_t i = 0; i < metric->is.input_count; i++)
		for (size_t s = 0; s < metric->is.inputs[i].setting_count; s++)
			emit_setting(tables, &metric->is.inputs[i].settings[s]);
}

static void emit_parameters(struct tables *tables, const struct metric *metric, const char *symbol)
{
	run_begin(tables, TABLE_metric_parameters, symbol, metric->parameter_count);
	for (size_t i = 0; i < metric->parameter_count; i++) {
		row_begin(tables, TABLE_metric_parameters);
		row_word(tables, "id", metric->parameters[i].id);
		row_sentence(tables, "text", metric->parameters[i].text);
		row_end(tables);
	}
}

static void emit_names(struct tables *tables, const struct metric *metric, const char *symbol)
{
	size_t count = 0;

	for (size_t t = 0; t < metric->tool_count; t++)
		count += metric->tool_names[t].names.count;
	run_begin(tables, TABLE_metric_aliases, symbol, count);
	for (size_t t = 0; t < metric->tool_count; t++)
		for (size_t n = 0; n < metric->tool_names[t].names.count; n++) {
			row_begin(tables, TABLE_metric_aliases);
			row_word(tables, "name", metric->tool_names[t].names.at[n]);
			row_word(tables, "tool", metric->tool_names[t].tool);
			row_reference(tables, "metric", TABLE_metrics, symbol);
			row_end(tables);
		}
}

static void emit_metric_texts(struct tables *tables, const struct metric *metric)
{
	ROW_WORD(tables, uncore_metric_row, metric, name);
	ROW_SENTENCE(tables, uncore_metric_row, metric, title);
	row_sentence(tables, "text", metric->about.text);
	row_source(tables, &metric->about);
	row_sentence(tables, "formula", metric->is.shown);
	row_word(tables, "unit", metric->unit_text);
	ROW_WORD(tables, uncore_metric_row, metric, category);
	ROW_SENTENCE(tables, uncore_metric_row, metric, uncomputable);
}

static void emit_metric_row(struct tables *tables, const struct metric *metric, const char *symbol)
{
	static const char *const flags[] = { "UNCORE_METRIC_UNCOMPUTABLE", "UNCORE_METRIC_HAS_MIN",
					     "UNCORE_METRIC_HAS_MAX" };

	row_named(tables, TABLE_metrics, symbol);
	ROW_NUMBER(tables, uncore_metric_row, metric, min);
	ROW_NUMBER(tables, uncore_metric_row, metric, max);
	emit_metric_texts(tables, metric);
	row_range(tables, "ops", TABLE_metric_ops, symbol, metric->is.op_count);
	row_range(tables, "inputs", TABLE_metric_inputs, symbol, metric->is.input_count);
	row_range(tables, "parameters", TABLE_metric_parameters, symbol, metric->parameter_count);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, metric->is.box));
	ROW_NUMBER(tables, uncore_metric_row, metric, passes);
	row_number(tables, "stack", metric->is.stack);
	row_flags(tables, "flags", flags,
		  (metric->uncomputable != NULL ? 1u : 0u) | (metric->has_min ? 2u : 0u) | (metric->has_max ? 4u : 0u));
	row_evidence(tables, metric->about.is.evidence);
	row_end(tables);
}

static void emit_clock_of_box(struct tables *tables, const struct metric_clock *clock, const struct box *box,
			      const struct event *event)
{
	row_named(tables, TABLE_metric_clocks,
		  symbol_join(tables, clock->id, "_", event != NULL ? event_symbol(tables, event) : box->id));
	row_word(tables, "clock", clock->id);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	row_reference(tables, "event", TABLE_events, event != NULL ? event_symbol(tables, event) : NULL);
	row_end(tables);
}

/* What decides the units of counts, for formulas that are compiled later. */
static void emit_clocks(struct tables *tables, const struct platform *platform)
{
	for (size_t c = 0; c < platform->metrics->clock_count; c++) {
		const struct metric_clock *clock = &platform->metrics->clocks[c];

		for (size_t i = 0; i < clock->tick_paths.count; i++)
			emit_clock_of_box(tables, clock, clock->is.ticks[i].box, clock->is.ticks[i].event);
		for (size_t i = 0; i < clock->box_ids.count; i++)
			emit_clock_of_box(tables, clock,
					  find_box(platform, clock->box_ids.at[i], strlen(clock->box_ids.at[i])), NULL);
	}
}

static void emit_units(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->metrics->unit_count; i++) {
		const struct metric_event_unit *unit = &platform->metrics->units[i];
		const struct event *event = find_event_anywhere(platform, unit->event, strlen(unit->event));

		row_named(tables, TABLE_metric_units, unit->event);
		row_word(tables, "unit", unit->unit);
		row_reference(tables, "event", TABLE_events, event_symbol(tables, event));
		row_end(tables);
	}
}

void emit_metrics(struct tables *tables, const struct platform *platform)
{
	if (platform->metrics != NULL) {
		emit_clocks(tables, platform);
		emit_units(tables, platform);
	}
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++) {
		const struct metric *metric = &platform->metrics->is.at[i];
		const char *symbol = metric_symbol(tables, metric);

		emit_metric_row(tables, metric, symbol);
		emit_ops(tables, metric, symbol);
		emit_inputs(tables, metric, symbol);
		emit_parameters(tables, metric, symbol);
		emit_names(tables, metric, symbol);
	}
}

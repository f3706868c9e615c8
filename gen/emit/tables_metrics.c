/* SPDX-License-Identifier: MIT */
/* The metric tables: rows, programs in postfix, inputs, settings. */
#include <string.h>

#include "emit/tables_rows.h"
#include "model/metric.h"

/* A constant as C: what the formula says, made a double. */
static void put_double(struct out *out, const char *digits)
{
	out_text(out, digits);
	if (strpbrk(digits, ".e") == NULL)
		out_text(out, ".0");
	out_text(out, ", ");
}

static unsigned number_row(struct tables *tables, const char *digits)
{
	struct rows *rows = &tables->rows[TABLE_metric_numbers];

	out_text(&rows->out, "\t\t");
	put_double(&rows->out, digits);
	out_char(&rows->out, '\n');
	return (unsigned)rows->count++;
}

static void emit_ops(struct tables *tables, const struct metric *metric)
{
	for (size_t i = 0; i < metric->op_count; i++) {
		const struct metric_op *op = &metric->ops[i];
		struct out *out = row_begin(tables, TABLE_metric_ops);

		row_dec(out, (uint64_t)op->op);
		row_dec(out, op->op == UNCORE_METRIC_NUMBER ? number_row(tables, op->number) : op->operand);
		row_end(out);
	}
}

static void emit_setting(struct tables *tables, const struct metric_setting *setting)
{
	struct out *out = row_begin(tables, TABLE_metric_settings);

	row_hex64(out, setting->value);
	row_dec(out, setting->reg->row);
	row_dec(out, setting->field->row);
	row_dec(out, setting->parameter < 0 ? UINT16_MAX : (uint64_t)setting->parameter);
	row_dec(out, 0);
	row_end(out);
}

static void emit_input(struct tables *tables, const struct metric_input *input)
{
	struct out *out = row_begin(tables, TABLE_metric_inputs);

	row_hex64(out, input->umasks);
	row_index(out, input->event != NULL ? &input->event->row : NULL);
	row_dec(out, input->group->row);
	row_dec(out, input->box->index);
	row_dec(out, tables->rows[TABLE_metric_settings].count);
	row_dec(out, input->setting_count);
	row_dec(out, input->pass);
	out_text(out, "{ 0 } ");
	row_end(out);
	for (size_t i = 0; i < input->setting_count; i++)
		emit_setting(tables, &input->settings[i]);
}

static void emit_names(struct tables *tables, const struct metric *metric, size_t row)
{
	for (size_t t = 0; t < metric->tool_count; t++)
		for (size_t n = 0; n < metric->tool_names[t].names.count; n++) {
			struct out *out = row_begin(tables, TABLE_metric_aliases);

			row_string(tables, out, metric->tool_names[t].names.at[n]);
			row_string(tables, out, metric->tool_names[t].tool);
			row_dec(out, row);
			row_end(out);
		}
}

static unsigned metric_flags(const struct metric *metric)
{
	return (metric->uncomputable != NULL ? 1u : 0u) | (metric->has_min ? 2u : 0u) | (metric->has_max ? 4u : 0u);
}

static void emit_strings(struct tables *tables, struct out *out, const struct metric *metric)
{
	row_string(tables, out, metric->name);
	row_string(tables, out, metric->title);
	row_string(tables, out, metric->about.text);
	row_string(tables, out, metric->about.source);
	row_string(tables, out, metric->shown);
	row_string(tables, out, metric->unit_text);
	row_string(tables, out, metric->category);
	row_string(tables, out, metric->uncomputable);
}

static void emit_metric(struct tables *tables, const struct metric *metric)
{
	size_t row = tables->rows[TABLE_metrics].count;
	struct out *out = row_begin(tables, TABLE_metrics);

	out_printf(out, "%u.0, %u.0, ", metric->min, metric->max);
	emit_strings(tables, out, metric);
	row_range(out, tables->rows[TABLE_metric_ops].count, metric->op_count);
	row_range(out, tables->rows[TABLE_metric_inputs].count, metric->input_count);
	row_range(out, tables->rows[TABLE_metric_parameters].count, metric->parameter_count);
	row_dec(out, metric->box->index);
	row_dec(out, metric->passes);
	row_dec(out, metric->stack);
	row_dec(out, metric_flags(metric));
	row_dec(out, (uint64_t)metric->about.evidence);
	out_text(out, "{ 0 } ");
	row_end(out);
	emit_ops(tables, metric);
	for (size_t i = 0; i < metric->input_count; i++)
		emit_input(tables, &metric->inputs[i]);
	for (size_t i = 0; i < metric->parameter_count; i++) {
		out = row_begin(tables, TABLE_metric_parameters);
		row_string(tables, out, metric->parameters[i].id);
		row_string(tables, out, metric->parameters[i].text);
		row_end(out);
	}
	emit_names(tables, metric, row);
}

void emit_metrics(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->count; i++)
		emit_metric(tables, &platform->metrics->at[i]);
}

/* SPDX-License-Identifier: MIT */
/* Emits the metrics of a platform into the dump: what each is, and what must be counted for it. */
#include "emit/dump.h"
#include "model/metric.h"

static void dump_setting(struct json *json, const struct metric *metric, const struct metric_setting *setting)
{
	json_open(json, NULL, '{');
	json_key(json, "field");
	text_printf(json->out, "\"%s.%s\"", setting->reg->id, setting->field->id);
	if (setting->parameter < 0)
		json_hex(json, "value", setting->value);
	else
		json_text(json, "parameter", metric->parameters[setting->parameter].id);
	json_close(json, '}');
}

static void dump_umask_names(struct json *json, const struct metric_input *input)
{
	if (input->umasks == 0)
		return;
	json_open(json, "umasks", '[');
	for (size_t i = 0; i < input->event->umask_count; i++)
		if (input->umasks >> i & 1)
			json_text(json, NULL, input->event->umasks[i].name);
	json_close(json, ']');
}

/* Puts an event, or a group whose counters always count one thing. */
static void dump_input(struct json *json, const struct metric *metric, const struct metric_input *input)
{
	json_open(json, NULL, '{');
	json_text(json, "box", input->box->id);
	if (input->event != NULL)
		json_text(json, "event", input->event->name);
	else
		json_text(json, "group", input->group->id);
	if (input->event != NULL)
		dump_umask_names(json, input);
	if (input->setting_count != 0) {
		json_open(json, "settings", '[');
		for (size_t i = 0; i < input->setting_count; i++)
			dump_setting(json, metric, &input->settings[i]);
		json_close(json, ']');
	}
	json_number(json, "pass", input->pass + 1);
	json_close(json, '}');
}

static void dump_parameters(struct json *json, const struct metric *metric)
{
	if (metric->parameter_count == 0)
		return;
	json_open(json, "parameters", '[');
	for (size_t i = 0; i < metric->parameter_count; i++) {
		json_open(json, NULL, '{');
		json_text(json, "id", metric->parameters[i].id);
		json_text(json, "text", metric->parameters[i].text);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void dump_inputs(struct json *json, const struct metric *metric)
{
	if (metric->is.input_count == 0)
		return;
	json_open(json, "inputs", '[');
	for (size_t i = 0; i < metric->is.input_count; i++)
		dump_input(json, metric, &metric->is.inputs[i]);
	json_close(json, ']');
}

static void dump_metric(struct json *json, const struct metric *metric)
{
	json_open_line(json, NULL, '{');
	json_text(json, "name", metric->name);
	json_text(json, "box", metric->is.box->id);
	json_text(json, "title", metric->title);
	json_text(json, "category", metric->category);
	json_text(json, "formula", metric->is.shown);
	json_text(json, "unit", metric->unit_text);
	if (metric->has_min)
		json_number(json, "min", metric->min);
	if (metric->has_max)
		json_number(json, "max", metric->max);
	if (metric->uncomputable == NULL)
		json_number(json, "passes", metric->passes);
	json_text(json, "uncomputable", metric->uncomputable);
	dump_tool_names(json, metric->tool_names, metric->tool_count);
	dump_origin(json, &metric->about);
	dump_parameters(json, metric);
	dump_inputs(json, metric);
	json_close(json, '}');
}

void dump_metrics(struct json *json, const struct platform *platform)
{
	const struct metrics *metrics = platform->metrics;

	if (metrics == NULL)
		return;
	json_open_line(json, "metrics", '[');
	for (size_t i = 0; i < metrics->is.count; i++)
		dump_metric(json, &metrics->is.at[i]);
	json_close_line(json, ']');
}

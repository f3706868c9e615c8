/* SPDX-License-Identifier: MIT */
/* The metrics of a platform in the dump: what each is, and what must be counted for it. */
#include "emit/dump.h"
#include "model/metric.h"

static void dump_setting(struct json *json, const struct metric *metric, const struct metric_setting *setting)
{
	dump_open(json, NULL, '{', false);
	dump_key(json, "field");
	text_printf(json->out, "\"%s.%s\"", setting->reg->id, setting->field->id);
	if (setting->parameter < 0)
		dump_hex(json, "value", setting->value);
	else
		dump_string(json, "parameter", metric->parameters[setting->parameter].id);
	dump_close(json, '}', false);
}

static void dump_umask_names(struct json *json, const struct metric_input *input)
{
	if (input->umasks == 0)
		return;
	dump_open(json, "umasks", '[', false);
	for (size_t i = 0; i < input->event->umask_count; i++)
		if (input->umasks >> i & 1)
			dump_string(json, NULL, input->event->umasks[i].name);
	dump_close(json, ']', false);
}

/* Either an event, or a group that counts one thing whatever is programmed. */
static void dump_input(struct json *json, const struct metric *metric, const struct metric_input *input)
{
	dump_open(json, NULL, '{', false);
	dump_string(json, "box", input->box->id);
	if (input->event != NULL)
		dump_string(json, "event", input->event->name);
	else
		dump_string(json, "group", input->group->id);
	if (input->event != NULL)
		dump_umask_names(json, input);
	if (input->setting_count != 0) {
		dump_open(json, "settings", '[', false);
		for (size_t i = 0; i < input->setting_count; i++)
			dump_setting(json, metric, &input->settings[i]);
		dump_close(json, ']', false);
	}
	dump_number(json, "pass", input->pass + 1);
	dump_close(json, '}', false);
}

static void dump_parameters(struct json *json, const struct metric *metric)
{
	if (metric->parameter_count == 0)
		return;
	dump_open(json, "parameters", '[', false);
	for (size_t i = 0; i < metric->parameter_count; i++) {
		dump_open(json, NULL, '{', false);
		dump_string(json, "id", metric->parameters[i].id);
		dump_string(json, "text", metric->parameters[i].text);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', false);
}

static void dump_inputs(struct json *json, const struct metric *metric)
{
	if (metric->input_count == 0)
		return;
	dump_open(json, "inputs", '[', false);
	for (size_t i = 0; i < metric->input_count; i++)
		dump_input(json, metric, &metric->inputs[i]);
	dump_close(json, ']', false);
}

static void dump_metric(struct json *json, const struct metric *metric)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "name", metric->name);
	dump_string(json, "box", metric->box->id);
	dump_string(json, "title", metric->title);
	dump_string(json, "category", metric->category);
	dump_string(json, "formula", metric->shown);
	dump_string(json, "unit", metric->unit_text);
	if (metric->has_min)
		dump_number(json, "min", metric->min);
	if (metric->has_max)
		dump_number(json, "max", metric->max);
	if (metric->uncomputable == NULL)
		dump_number(json, "passes", metric->passes);
	dump_string(json, "uncomputable", metric->uncomputable);
	dump_tool_names(json, metric->tool_names, metric->tool_count);
	dump_origin(json, &metric->about);
	dump_parameters(json, metric);
	dump_inputs(json, metric);
	dump_close(json, '}', false);
}

void dump_metrics(struct json *json, const struct platform *platform)
{
	const struct metrics *metrics = platform->metrics;

	if (metrics == NULL)
		return;
	dump_open(json, "metrics", '[', true);
	for (size_t i = 0; i < metrics->count; i++)
		dump_metric(json, &metrics->at[i]);
	dump_close(json, ']', metrics->count != 0);
}

/* SPDX-License-Identifier: MIT */
/* Emits the metrics of a platform into the dump: what each is, and what must be counted for it. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"
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
	if (input->umask_count == 0)
		return;
	json_open(json, "umasks", '[');
	for (size_t i = 0; i < input->umask_count; i++)
		json_text(json, NULL, input->umasks[i]->name);
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
	write_members(json, &metric_kind, metric);
	json_text(json, "formula", metric->is.shown);
	if (metric->uncomputable == NULL)
		json_number(json, "passes", metric->passes);
	dump_origin(json, &metric->about);
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

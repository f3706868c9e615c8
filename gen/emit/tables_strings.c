/* SPDX-License-Identifier: MIT */
/* Collecting the strings of a platform before its rows are written. */
#include "emit/tables_strings.h"

#include "model/metric.h"

static void add_list(struct pool *pool, const struct strings *strings)
{
	for (size_t i = 0; i < strings->count; i++)
		pool_add(pool, strings->at[i]);
}

static void add_about(struct pool *pool, const struct about *about)
{
	pool_add(pool, about->text);
	pool_add(pool, about->source);
	add_list(pool, &about->aliases);
}

static void add_field(struct pool *pool, const struct field *field)
{
	pool_add(pool, field->id);
	pool_add(pool, field->name);
	add_about(pool, &field->about);
	for (size_t i = 0; i < field->value_count; i++) {
		pool_add(pool, field->values[i].id);
		pool_add(pool, field->values[i].name);
		pool_add(pool, field->values[i].text);
	}
}

static void add_procedures(struct pool *pool, const struct procedure *procedures, size_t count)
{
	for (size_t i = 0; i < count; i++)
		for (size_t s = 0; s < procedures[i].step_count; s++)
			pool_add(pool, procedures[i].steps[s].text);
}

static void add_registers(struct pool *pool, const struct box *box)
{
	for (size_t i = 0; i < box->layout_count; i++) {
		pool_add(pool, box->layouts[i].id);
		for (size_t f = 0; f < box->layouts[i].field_count; f++)
			add_field(pool, &box->layouts[i].fields[f]);
	}
	for (size_t i = 0; i < box->reg_count; i++) {
		pool_add(pool, box->regs[i].id);
		pool_add(pool, box->regs[i].name);
		add_list(pool, &box->regs[i].names);
		add_about(pool, &box->regs[i].about);
	}
}

static void add_tool_names(struct pool *pool, const struct tool_names *tools, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		pool_add(pool, tools[i].tool);
		add_list(pool, &tools[i].names);
	}
}

static void add_event(struct pool *pool, const struct event *event)
{
	pool_add(pool, event->name);
	pool_add(pool, event->unprogrammable);
	for (size_t i = 0; i < event->select_count && !event_is_placed(event); i++)
		pool_add(pool, event->select[i].field_id);
	add_about(pool, &event->about);
	for (size_t i = 0; i < event->difference_count; i++) {
		pool_add(pool, event->differences[i].text);
		pool_add(pool, event->differences[i].source);
	}
	add_tool_names(pool, event->tool_names, event->tool_count);
	for (size_t i = 0; i < event->umask_count; i++) {
		pool_add(pool, event->umasks[i].name);
		pool_add(pool, event->umasks[i].unprogrammable);
		add_about(pool, &event->umasks[i].about);
		add_tool_names(pool, event->umasks[i].tool_names, event->umasks[i].tool_count);
	}
}

static void add_events(struct pool *pool, const struct events *events)
{
	for (size_t i = 0; i < events->category_count; i++) {
		pool_add(pool, events->categories[i].id);
		pool_add(pool, events->categories[i].text);
	}
	for (size_t i = 0; i < events->count; i++)
		add_event(pool, &events->at[i]);
}

static void add_perf(struct pool *pool, const struct perf *perf)
{
	pool_add(pool, perf->pmu);
	pool_add(pool, perf->text);
	pool_add(pool, perf->source);
	for (size_t i = 0; i < perf->format_count; i++)
		pool_add(pool, perf->formats[i].word);
	for (size_t i = 0; i < perf->event_count; i++)
		pool_add(pool, perf->events[i].name);
}

static void add_box(struct pool *pool, const struct box *box)
{
	pool_add(pool, box->id);
	pool_add(pool, box->title);
	add_about(pool, &box->about);
	add_list(pool, &box->instance_names);
	for (size_t i = 0; i < box->function_count; i++)
		pool_add(pool, box->functions[i].id);
	add_registers(pool, box);
	for (size_t i = 0; i < box->counter_count; i++) {
		pool_add(pool, box->counters[i].id);
		pool_add(pool, box->counters[i].counts);
	}
	add_procedures(pool, box->procedures, box->procedure_count);
	if (box->perf != NULL)
		add_perf(pool, box->perf);
	if (box->events != NULL)
		add_events(pool, box->events);
}

static void add_metrics(struct pool *pool, const struct metrics *metrics)
{
	for (size_t i = 0; i < metrics->count; i++) {
		const struct metric *metric = &metrics->at[i];

		pool_add(pool, metric->name);
		pool_add(pool, metric->title);
		pool_add(pool, metric->category);
		pool_add(pool, metric->shown);
		pool_add(pool, metric->unit_text);
		pool_add(pool, metric->uncomputable);
		add_about(pool, &metric->about);
		add_tool_names(pool, metric->tool_names, metric->tool_count);
		for (size_t p = 0; p < metric->parameter_count; p++) {
			pool_add(pool, metric->parameters[p].id);
			pool_add(pool, metric->parameters[p].text);
		}
	}
}

void collect_strings(struct pool *pool, const struct platform *platform)
{
	pool_add(pool, platform->id);
	pool_add(pool, platform->title);
	pool_add(pool, platform->source);
	for (size_t i = 0; i < platform->variant_count; i++) {
		pool_add(pool, platform->variants[i].id);
		pool_add(pool, platform->variants[i].title);
		pool_add(pool, platform->variants[i].text);
	}
	for (size_t i = 0; i < platform->box_count; i++)
		add_box(pool, &platform->boxes[i]);
	add_procedures(pool, platform->procedures, platform->procedure_count);
	if (platform->metrics != NULL)
		add_metrics(pool, platform->metrics);
}

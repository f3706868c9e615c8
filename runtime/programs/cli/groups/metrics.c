/* SPDX-License-Identifier: MIT */
/* Compiles the metrics of a file, and adds their rows to the tables. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "cli/groups/own.h"
#include "shared/near.h"
#include "uncore/schedule.h"

/* Words are stored once, so a clock has one place. */
static void list_clocks(struct own *own)
{
	for (unsigned at = 0; at < own->tables->metric_clocks.count; at++) {
		const char *name = uncore_text(own->tables, uncore_metric_clocks(own->tables)[at].clock);
		size_t known = 0;

		while (known < own->clocks.count && own->clocks.at[known] != name)
			known++;
		if (known == own->clocks.count && known < FORMULA_CLOCKS_MAX)
			own->clocks.at[own->clocks.count++] = name;
	}
}

/* ---- passes ---- */

/* Whether the inputs of a pass, and one more, count at the same time. */
static bool fits(const struct own *own, const struct own_metric *metric, size_t input, unsigned pass)
{
	struct uncore_encoding *requests = take_memory(NULL, (input + 1) * sizeof *requests);
	struct uncore_schedule *schedule = NULL;
	size_t count = 0;
	int result;

	for (size_t at = 0; at < input; at++)
		if (metric->inputs[at].pass == pass)
			requests[count++] = metric->inputs[at].encoding;
	requests[count++] = metric->inputs[input].encoding;
	result = uncore_schedule_create(own->tables, requests, count, NULL, &schedule, NULL);
	uncore_schedule_free(schedule);
	free(requests);
	return result == 0;
}

/* First fit, in the order of the formula, as uncoregen does. False: an input fits into no pass. */
static bool schedule(struct own *own, struct own_metric *metric)
{
	for (size_t input = 0; input < metric->input_count; input++) {
		unsigned pass = 0;

		while (pass < metric->passes_needed && !fits(own, metric, input, pass))
			pass++;
		if (pass == metric->passes_needed && !fits(own, metric, input, pass)) {
			own_error(
				own, "metric-filter", own_loc(metric->node, "formula", 0),
				"%s cannot be counted: an input needs another event beside it, or a counter of its own",
				metric->name);
			return false;
		}
		metric->inputs[input].pass = (uint8_t)pass;
		if (pass == metric->passes_needed)
			metric->passes_needed++;
	}
	return true;
}

/* ---- checks ---- */

static void fail_box(struct own *own, const struct own_metric *metric)
{
	struct nearest nearest = { .wanted = metric->box };

	for (unsigned at = 0; at < own->tables->boxes.count; at++)
		nearest_offer(&nearest, uncore_text(own->tables, uncore_boxes(own->tables)[at].id));
	own_error(own, "unknown-box", own_loc(metric->node, "box", 0), "platform %s has no box \"%s\"",
		  own->file.platform, metric->box);
	if (nearest.best[0] != '\0')
		own_hint(arena_printf(&own->arena, "did you mean \"%s\"?", nearest.best));
}

static bool find_box(struct own *own, struct own_metric *metric)
{
	metric->box_row = UNCORE_NO_INDEX;
	for (unsigned at = 0; at < own->tables->boxes.count; at++)
		if (strcmp(uncore_text(own->tables, uncore_boxes(own->tables)[at].id), metric->box) == 0)
			metric->box_row = (uint16_t)at;
	if (metric->box_row == UNCORE_NO_INDEX)
		fail_box(own, metric);
	return metric->box_row != UNCORE_NO_INDEX;
}

static void check_name(struct own *own, const struct own_metric *metric)
{
	if (table_metric_of(own->tables, metric->box_row, metric->name) != UNCORE_NO_INDEX)
		own_error(own, "duplicate-id", own_loc(metric->node, "name", 0),
			  "box %s of %s has a metric %s; give yours another name", metric->box, own->file.platform,
			  metric->name);
	for (const struct own_metric *other = own->file.metrics; other < metric; other++)
		if (strcasecmp(other->name, metric->name) == 0 && strcmp(other->box, metric->box) == 0)
			own_error(own, "duplicate-id", own_loc(metric->node, "name", 0), "metric %s is there twice",
				  metric->name);
}

static void check_numbers(struct own *own, const struct own_metric *metric)
{
	bool is_percentage = strcmp(metric->unit, "percent") == 0;

	if (metric->has_min && metric->has_max && metric->min >= metric->max)
		own_error(own, "metric-bounds", node_member_loc(metric->node, "max"), "max %u is not above min %u",
			  metric->max, metric->min);
	else if (is_percentage && (!metric->has_min || !metric->has_max || metric->max > 100))
		own_error(own, "metric-bounds", node_loc(metric->node),
			  "%s is a percentage: give min, and max up to 100", metric->name);
	if (metric->passes != 0 && metric->passes != metric->passes_needed)
		own_error(own, "metric-filter", node_member_loc(metric->node, "passes"),
			  "%s needs %u passes, not %u, because its inputs conflict in filters or counters",
			  metric->name, metric->passes_needed, metric->passes);
}

/* ---- rows ---- */

static struct uncore_range range(uint16_t first, size_t count)
{
	return (struct uncore_range){ count != 0 ? first : 0, (uint16_t)count };
}

static struct uncore_range add_ops(struct addition *addition, const struct own_metric *metric)
{
	uint16_t numbers = addition_rows(addition, UNCORE_TABLE_metric_numbers, metric->numbers, metric->number_count);

	for (size_t at = 0; at < metric->op_count; at++)
		if (metric->ops[at].op == UNCORE_METRIC_NUMBER)
			metric->ops[at].operand = (uint16_t)(metric->ops[at].operand + numbers);
	return range(addition_rows(addition, UNCORE_TABLE_metric_ops, metric->ops, metric->op_count), metric->op_count);
}

static struct uncore_metric_input_row input_row(struct addition *addition, const struct own_input *input)
{
	struct uncore_metric_input_row row = {
		.event = input->encoding.event,
		.group = input->encoding.group,
		.box = input->encoding.box,
		.umask_count = input->encoding.umask_count,
		.setting_count = (uint8_t)input->setting_count,
		.pass = input->pass,
	};
	struct uncore_metric_umask_row umasks[UNCORE_EVENT_UMASKS];

	for (unsigned at = 0; at < row.umask_count; at++)
		umasks[at].umask = input->encoding.umasks[at];
	if (row.umask_count != 0)
		row.first_umask = addition_rows(addition, UNCORE_TABLE_metric_umasks, umasks, row.umask_count);
	if (row.setting_count != 0)
		row.first_setting =
			addition_rows(addition, UNCORE_TABLE_metric_settings, input->settings, row.setting_count);
	return row;
}

static struct uncore_range add_inputs(struct addition *addition, const struct own_metric *metric)
{
	struct uncore_metric_input_row rows[FORMULA_INPUTS_MAX];

	for (size_t at = 0; at < metric->input_count; at++)
		rows[at] = input_row(addition, &metric->inputs[at]);
	return range(addition_rows(addition, UNCORE_TABLE_metric_inputs, rows, metric->input_count),
		     metric->input_count);
}

static void add_row(struct own *own, struct own_metric *metric)
{
	struct addition *addition = &own->addition;
	struct uncore_metric_row row = {
		.min = metric->min,
		.max = metric->max,
		.box = metric->box_row,
		.passes = (uint8_t)metric->passes_needed,
		.stack = (uint8_t)metric->stack,
		.flags = (uint8_t)((metric->has_min ? UNCORE_METRIC_HAS_MIN : 0) |
				   (metric->has_max ? UNCORE_METRIC_HAS_MAX : 0)),
		.evidence = UNCORE_EVIDENCE_UNKNOWN,
	};

	row.name = own_text(own, metric->node, "name", metric->name, "");
	row.title = own_text(own, metric->node, "title", metric->title, metric->name);
	row.text = own_text(own, metric->node, "text", metric->text,
			    metric->title != NULL ? metric->title : metric->formula);
	row.source = own_text(own, metric->node, "source", metric->source, own->input.source.path);
	row.formula = own_text(own, metric->node, "formula", metric->formula, "");
	row.unit = own_text(own, metric->node, "unit", metric->unit, "");
	row.category = own_text(own, metric->node, "category", metric->category, "");
	row.uncomputable = addition_text(addition, "");
	row.ops = add_ops(addition, metric);
	row.inputs = add_inputs(addition, metric);
	metric->row = addition_rows(addition, UNCORE_TABLE_metrics, &row, 1);
}

static void add_metric(struct own *own, struct own_metric *metric)
{
	struct formula_unit unit;
	struct own_reader reader = {
		.formula = { .language = &own_language,
			     .arena = &own->arena,
			     .clocks = &own->clocks,
			     .clock = own_clock_of(own, metric->box_row) },
		.own = own,
		.metric = metric,
		.scope = metric->name,
	};

	check_name(own, metric);
	if (!formula_compile(&reader.formula, metric->formula, metric->unit, &unit) || !schedule(own, metric))
		return;
	metric->stack = reader.formula.stack;
	check_numbers(own, metric);
	add_row(own, metric);
}

/* All boxes first: a formula may name a metric that follows. */
void add_own_metrics(struct own *own)
{
	list_clocks(own);
	for (size_t at = 0; at < own->file.metric_count; at++) {
		own->file.metrics[at].row = UNCORE_NO_INDEX;
		(void)find_box(own, &own->file.metrics[at]);
	}
	for (size_t at = 0; at < own->file.metric_count; at++)
		if (own->file.metrics[at].box_row != UNCORE_NO_INDEX)
			add_metric(own, &own->file.metrics[at]);
}

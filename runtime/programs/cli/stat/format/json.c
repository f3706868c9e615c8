/* SPDX-License-Identifier: MIT */
/* uncore stat: prints JSON lines for programs, as their key table lists the members (json/measured.h). */
#include <stdio.h>
#include <string.h>

#include "base/keys/write.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/machine/tables.h"
#include "cli/run/words.h"
#include "cli/stat/region/marking.h"
#include "cli/stat/report.h"
#include "cli/stat/table/verdict.h"
#include "json/date.h"
#include "json/measured.h"

static struct exact_number exactly(uint64_t number)
{
	return (struct exact_number){ (double)number, number };
}

/* NULL if it is not known. */
static const char *date_of(struct arena *arena, uint64_t ns)
{
	struct text date = { 0 };

	if (ns == 0)
		return NULL;
	text_date(&date, ns);
	return keep_text(arena, &date);
}

static void set_times(struct arena *arena, const struct stat_report *report, struct measured_line *out)
{
	out->time = report->at_seconds;
	out->when = date_of(arena, report->when_ns);
	out->started = date_of(arena, report->started_ns);
	out->samples = exactly(report->cost.samples);
	out->sampling_ns = exactly(report->cost.ns);
}

static void set_machine(const struct stat_report *report, struct measured_line *out)
{
	out->platform = platform_id(report->machine->tables);
	out->via = text_string(&report->way_word);
	out->simulated = report->machine->is_simulated;
	out->tables = tables_file(report->request, report->machine->tables);
}

/* What the first line of a run says of it. The measured command may hold secrets: only the options are printed. */
static void set_run(struct arena *arena, const struct stat_report *report, struct measured_line *out)
{
	struct stat_words words = { .count = 0 };
	struct text machine = { 0 };

	out->is_first = true;
	add_machine(&machine, report->request, report->machine);
	out->machine = keep_text(arena, &machine);
	add_option_words(&words, report->request, false);
	for (size_t at = 0; at < words.count; at++)
		list_add(arena, &out->options, arena_copy(arena, words.words[at], strlen(words.words[at])));
	free_words(&words);
}

/* Only what was counted for a group has one. */
static void set_name(const struct uncore_tables *tables, const struct stat_item *item, struct measured_line *out)
{
	*(item->is_metric ? &out->metric : &out->event) = item->name;
	if (item->group != UNCORE_NO_INDEX)
		out->group = uncore_text(tables, uncore_groups(tables)[item->group].name);
	out->box = box_id(tables, item->box);
}

static void set_place(const struct stat_report *report, const struct stat_row *row, struct measured_line *out)
{
	const struct root_devices *devices = row_devices(row);

	out->is_of_socket = is_of_package(report, row);
	out->is_of_cpu = !out->is_of_socket;
	if (row->unit != UNCORE_ALL_UNITS && out->is_of_socket) {
		out->socket = row->unit;
		out->package = package_of(report, row);
	} else if (row->unit != UNCORE_ALL_UNITS) {
		out->cpu = row->unit;
	}
	if (row->instance != UNCORE_ALL_INSTANCES)
		out->instance = row->instance;
	if (devices == NULL)
		return;
	out->root_bus = devices->bus;
	out->devices = devices->names;
}

static void set_value(const struct uncore_tables *tables, const struct stat_line *line, struct measured_line *out)
{
	out->state = line->state;
	if (line->is_good && line->is_exact)
		out->value = exactly(line_count(line));
	else if (line->is_good)
		out->value.number = line->number;
	out->unit = line_unit(line, tables);
	out->seen = line->seen;
	out->expected = line->expected;
	out->enabled_ns = exactly(line->values[0].enabled_ns);
	out->running_ns = exactly(line->values[0].running_ns);
	out->least_ns = exactly(line->values[0].least_ns);
}

static void set_mean(const struct stat_line *line, struct measured_line *out)
{
	out->is_mean = true;
	out->runs = line->runs;
	out->runs_made = line->tries;
	if (line->runs > 1)
		out->deviation = line->deviation;
}

static void set_flags(struct arena *arena, const struct stat_line *line, struct measured_line *out)
{
	out->is_metric = true;
	for (unsigned at = 0; at < METRIC_FLAGS; at++)
		if (line->result.flags >> at & 1)
			list_add(arena, &out->flags, metric_flag_words[at]);
}

/* The counts that a metric is computed from. */
static void set_inputs(struct arena *arena, const struct stat_report *report, const struct stat_line *line,
		       struct measured_line *out)
{
	const struct uncore_tables *tables = report->machine->tables;

	out->input_count = input_count(report, line);
	out->inputs = arena_array(arena, out->input_count, sizeof(out->inputs[0]));
	for (unsigned each = 0; each < out->input_count; each++) {
		struct stat_input input;

		make_input(line, each, &input);
		out->inputs[each] = no_measured_line();
		out->inputs[each].event = arena_copy(arena, input.item.name, strlen(input.item.name));
		out->inputs[each].box = box_id(tables, input.item.box);
		set_value(tables, &input.line, &out->inputs[each]);
		free_input(&input);
	}
}

static void set_notes(struct arena *arena, const struct stat_item *item, struct measured_line *out)
{
	for (unsigned each = 0; each < item->request_count; each++) {
		struct text doubt = { 0 };

		if (add_item_doubt(&doubt, item, each))
			list_add(arena, &out->notes, keep_text(arena, &doubt));
		text_free(&doubt);
	}
}

static void add_json_line(struct arena *arena, struct text *text, const struct stat_report *report,
			  const struct stat_line *line)
{
	const struct uncore_tables *tables = report->machine->tables;
	struct measured_line out = no_measured_line();
	struct json json = { .out = text };

	set_times(arena, report, &out);
	set_machine(report, &out);
	if (report->is_first && line == report->view->lines)
		set_run(arena, report, &out);
	if (report->region != NULL)
		say_region(arena, report->region, line == report->view->lines, &out);
	set_name(tables, line->row->item, &out);
	set_place(report, line->row, &out);
	set_value(tables, line, &out);
	out.seconds = line->seconds;
	out.unseen = line->unseen;
	out.late_ns = exactly(line->values[0].late_ns);
	out.verdict = line_verdict(line, tables);
	out.limit = line_limit(report->view, line, tables);
	out.transfers = line_transfers(report->view, line, tables);
	if (line->is_mean)
		set_mean(line, &out);
	if (line->row->item->is_metric)
		set_flags(arena, line, &out);
	set_inputs(arena, report, line, &out);
	set_notes(arena, line->row->item, &out);
	list_stat_errata(arena, report, line->row->item, &out.errata);
	write_object(&json, NULL, &measured_keys, &out);
	text_char(text, '\n');
}

/* Counts nothing: what is said of counts is 0. */
static void set_no_count(struct measured_line *out)
{
	out->seen = out->expected = out->unseen = 0;
	out->enabled_ns = out->running_ns = out->least_ns = out->late_ns = exactly(0);
}

static void add_json_setting(struct arena *arena, struct text *text, const struct stat_report *report,
			     const struct setting *setting)
{
	const struct uncore_tables *tables = report->machine->tables;
	const struct stat_row place = { .unit = setting->unit };
	struct measured_line out = no_measured_line();
	struct json json = { .out = text };

	set_times(arena, report, &out);
	set_machine(report, &out);
	out.seconds = report->seconds;
	out.setting = setting->name;
	out.group = uncore_text(tables, uncore_groups(tables)[setting->group].name);
	out.box = box_id(tables, setting->ref->box);
	out.is_of_socket = true;
	out.socket = setting->unit;
	out.package = package_of(report, &place);
	out.instance = 0;
	out.state = setting->state;
	out.unit = setting->unit_name;
	set_no_count(&out);
	if (setting->is_read)
		out.value = exactly((uint64_t)setting->amount);
	else
		out.reason = text_string(&setting->reason);
	write_object(&json, NULL, &measured_keys, &out);
	text_char(text, '\n');
}

static void add_json_region(void *text, const struct stat_report *report)
{
	add_stat_json((struct text *)text, report);
}

void add_stat_json(struct text *text, const struct stat_report *report)
{
	struct arena arena = { 0 };

	for (size_t at = 0; at < report->view->count; at++)
		add_json_line(&arena, text, report, &report->view->lines[at]);
	for (size_t at = 0; report->settings != NULL && at < report->settings->count; at++)
		add_json_setting(&arena, text, report, &report->settings->at[at]);
	arena_free(&arena);
	for_each_region(report, add_json_region, text);
}

void print_stat_json(const struct stat_report *report)
{
	struct text text = { 0 };

	add_stat_json(&text, report);
	fwrite(text_string(&text), 1, text.length, stdout);
	fflush(stdout);
	text_free(&text);
}

/* SPDX-License-Identifier: MIT */
/* Emits what a real machine shows besides the uncore. No row refers to these rows, so each table is one run. */
#include <string.h>

#include "emit/tables/rows.h"

#define RUN "all"
#define FLAGS "flags"

static void emit_msr(struct tables *tables, const struct core_msr *msr)
{
	row_begin(tables, TABLE_core_msrs);
	ROW_HEX(tables, uncore_core_msr_row, msr, number);
	ROW_NUMBER(tables, uncore_core_msr_row, msr, count);
	ROW_ENUM(tables, uncore_core_msr_row, msr, kind, core_msr_word);
	ROW_ENUM(tables, uncore_core_msr_row, msr, scope, scope_word);
	ROW_HEX(tables, uncore_core_msr_row, msr, value);
	row_end(tables);
}

static void emit_cache(struct tables *tables, const struct cache *cache)
{
	row_begin(tables, TABLE_caches);
	ROW_NUMBER(tables, uncore_cache_row, cache, level);
	ROW_ENUM(tables, uncore_cache_row, cache, type, cache_type_word);
	ROW_NUMBER(tables, uncore_cache_row, cache, size);
	ROW_NUMBER(tables, uncore_cache_row, cache, ways);
	ROW_NUMBER(tables, uncore_cache_row, cache, line);
	ROW_ENUM(tables, uncore_cache_row, cache, scope, scope_word);
	row_end(tables);
}

static void emit_root_function(struct tables *tables, const struct root_function *function)
{
	row_begin(tables, TABLE_root_functions);
	ROW_NUMBER(tables, uncore_root_function_row, function, device);
	ROW_NUMBER(tables, uncore_root_function_row, function, function);
	ROW_HEX(tables, uncore_root_function_row, function, device_id);
	ROW_HEX(tables, uncore_root_function_row, function, class_id);
	ROW_HEX(tables, uncore_root_function_row, function, bus_numbers);
	row_end(tables);
}

/* One row for each group of counters; the clock of a box comes before that of a group, so the later row holds. */
static void emit_clock(struct tables *tables, const struct machine_clock *clock)
{
	for (size_t i = 0; i < clock->is.box->counter_count; i++) {
		const struct counters *group = &clock->is.box->counters[i];

		if (clock->is.group != NULL && clock->is.group != group)
			continue;
		row_begin(tables, TABLE_machine_clocks);
		ROW_NUMBER(tables, uncore_machine_clock_row, clock, hertz);
		row_reference(tables, "group", TABLE_counters, counters_symbol(tables, group));
		row_end(tables);
	}
}

static size_t clock_rows(const struct machine *machine)
{
	size_t count = 0;

	for (size_t i = 0; i < machine->clock_count; i++)
		count += machine->clocks[i].is.group != NULL ? 1 : machine->clocks[i].is.box->counter_count;
	return count;
}

static void emit_clocks(struct tables *tables, const struct machine *machine)
{
	run_begin(tables, TABLE_machine_clocks, RUN, clock_rows(machine));
	for (int groups = 0; groups < 2; groups++)
		for (size_t i = 0; i < machine->clock_count; i++)
			if ((machine->clocks[i].is.group != NULL) == (groups == 1))
				emit_clock(tables, &machine->clocks[i]);
}

static void emit_setting(struct tables *tables, const struct machine_setting *setting)
{
	row_begin(tables, TABLE_machine_settings);
	ROW_NUMBER(tables, uncore_machine_setting_row, setting, value);
	row_field_ref(tables, "field", &setting->is.field);
	row_reference(tables, "clock", TABLE_counters, counters_symbol(tables, setting->is.group));
	row_end(tables);
}

/*
 * What follows the event's name in the expression. The row refers to the event, so it need not repeat the name. Most
 * of what follows is the name of a umask, which the tables have anyway.
 */
static const char *words_after_name(const char *expression)
{
	const char *words = expression + strcspn(expression, ".,");

	return *words == '\0' ? NULL : *words == '.' ? words + 1 : words;
}

static void emit_flow(struct tables *tables, const struct flow *flow)
{
	run_begin(tables, TABLE_flows, flow->id, 1);
	row_begin(tables, TABLE_flows);
	ROW_NUMBER(tables, uncore_flow_row, flow, rate);
	ROW_ENUM(tables, uncore_flow_row, flow, of, flow_word);
	row_end(tables);
}

static const char *flows_symbol(struct tables *tables, const struct machine_traffic *traffic)
{
	const char *symbol = "";

	for (size_t i = 0; i < traffic->flows.count; i++)
		symbol = symbol_join(tables, symbol, i != 0 ? "__" : "", traffic->flows.at[i]);
	return symbol;
}

/* Entries that count the same flows share a run. */
static void emit_traffic_flows(struct tables *tables, const struct machine *machine)
{
	struct pool runs = { .arena = tables->arena };

	for (size_t i = 0; i < machine->traffic_count; i++) {
		const struct machine_traffic *traffic = &machine->traffic[i];
		const char *symbol = flows_symbol(tables, traffic);

		if (!pool_add(&runs, symbol))
			continue;
		run_begin(tables, TABLE_traffic_flows, symbol, traffic->flows.count);
		for (size_t flow = 0; flow < traffic->flows.count; flow++) {
			row_begin(tables, TABLE_traffic_flows);
			row_reference(tables, "flow", TABLE_flows, traffic->flows.at[flow]);
			row_end(tables);
		}
	}
}

static void emit_traffic(struct tables *tables, const struct machine_traffic *traffic)
{
	const struct event *event = traffic->is.event != NULL ? traffic->is.event->input.event : NULL;

	row_begin(tables, TABLE_traffic);
	ROW_MEMBER(tables, uncore_traffic_row, traffic, times);
	ROW_MEMBER(tables, uncore_traffic_row, traffic, over);
	row_range(tables, "flows", TABLE_traffic_flows, flows_symbol(tables, traffic), traffic->flows.count);
	row_word(tables, "words", event != NULL ? words_after_name(traffic->name) : NULL);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, traffic->is.box));
	row_reference(tables, "event", TABLE_events, event_symbol(tables, event));
	row_end(tables);
}

void emit_machine(struct tables *tables, const struct machine *machine)
{
	list_words(tables, TABLE_core_msrs, RUN, FLAGS, &machine->flags);
	run_begin(tables, TABLE_core_msrs, RUN, machine->msr_count);
	for (size_t i = 0; i < machine->msr_count; i++)
		emit_msr(tables, &machine->msrs[i]);
	run_begin(tables, TABLE_caches, RUN, machine->cache_count);
	for (size_t i = 0; i < machine->cache_count; i++)
		emit_cache(tables, &machine->caches[i]);
	run_begin(tables, TABLE_root_functions, RUN, machine->function_count);
	for (size_t i = 0; i < machine->function_count; i++)
		emit_root_function(tables, &machine->functions[i]);
	emit_clocks(tables, machine);
	run_begin(tables, TABLE_machine_settings, RUN, machine->setting_count);
	for (size_t i = 0; i < machine->setting_count; i++)
		emit_setting(tables, &machine->settings[i]);
	for (size_t i = 0; i < machine->flow_count; i++)
		emit_flow(tables, &machine->flows[i]);
	emit_traffic_flows(tables, machine);
	run_begin(tables, TABLE_traffic, RUN, machine->traffic_count);
	for (size_t i = 0; i < machine->traffic_count; i++)
		emit_traffic(tables, &machine->traffic[i]);
}

void emit_machine_head(struct tables *tables, const struct machine *machine)
{
	text_add(tables->out, "\t\t");
	row_range(tables, "flags", TABLE_strings, "core_msrs_" RUN "_" FLAGS, machine->flags.count);
	ROW_NUMBER(tables, uncore_tables, machine, bus_hertz);
	ROW_NUMBER(tables, uncore_tables, machine, stepping);
	ROW_NUMBER(tables, uncore_tables, machine, revision);
	ROW_NUMBER(tables, uncore_tables, machine, uncore_bus);
	text_add(tables->out, "\n");
}

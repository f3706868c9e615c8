/* SPDX-License-Identifier: MIT */
/* Emits what a real machine shows besides the uncore into the dump. */
#include "emit/dump.h"
#include "uncore/words.h"

#define WORD_(id, word, help) word,

static const char *const core_msr_words[] = { UNCORE_CORE_MSR(WORD_) };
static const char *const cache_words[] = { UNCORE_CACHE_TYPE(WORD_) };
static const char *const scope_words[] = { UNCORE_SCOPE(WORD_) };

static void dump_caches(struct json *json, const struct machine *machine)
{
	json_open_line(json, "caches", '[');
	for (size_t i = 0; i < machine->cache_count; i++) {
		const struct cache *cache = &machine->caches[i];

		json_open_line(json, NULL, '{');
		json_number(json, "level", cache->level);
		json_text(json, "type", cache_words[cache->type]);
		json_number(json, "size", cache->size);
		json_number(json, "ways", cache->ways);
		json_number(json, "line", cache->line);
		json_text(json, "scope", scope_words[cache->scope]);
		json_text(json, "source", cache->source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_msrs(struct json *json, const struct machine *machine)
{
	json_open_line(json, "msrs", '[');
	for (size_t i = 0; i < machine->msr_count; i++) {
		const struct core_msr *msr = &machine->msrs[i];

		json_open_line(json, NULL, '{');
		json_hex(json, "msr", msr->number);
		json_number(json, "count", msr->count);
		json_text(json, "kind", core_msr_words[msr->kind]);
		json_text(json, "scope", scope_words[msr->scope]);
		json_hex(json, "value", msr->value);
		json_text(json, "text", msr->text);
		json_text(json, "source", msr->source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_functions(struct json *json, const struct machine *machine)
{
	json_open_line(json, "functions", '[');
	for (size_t i = 0; i < machine->function_count; i++) {
		const struct root_function *function = &machine->functions[i];

		json_open_line(json, NULL, '{');
		json_number(json, "device", function->device);
		json_number(json, "function", function->function);
		json_hex(json, "device_id", function->device_id);
		json_hex(json, "class", function->class_id);
		if (function->bus_numbers != 0)
			json_hex(json, "bus_numbers", function->bus_numbers);
		json_text(json, "source", function->source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static const char *const flow_words[] = { UNCORE_FLOW(WORD_) };

static void dump_flows(struct json *json, const struct machine *machine)
{
	json_open_line(json, "flows", '[');
	for (size_t i = 0; i < machine->flow_count; i++) {
		const struct flow *flow = &machine->flows[i];

		json_open_line(json, NULL, '{');
		json_text(json, "id", flow->id);
		json_number(json, "rate", flow->rate);
		json_text(json, "of", flow_words[flow->of]);
		json_text(json, "text", flow->text);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_clocks(struct json *json, const struct machine *machine)
{
	json_open_line(json, "clocks", '[');
	for (size_t i = 0; i < machine->clock_count; i++) {
		json_open_line(json, NULL, '{');
		json_text(json, "name", machine->clocks[i].name);
		json_number(json, "hertz", machine->clocks[i].hertz);
		json_text(json, "source", machine->clocks[i].source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_traffic(struct json *json, const struct machine *machine)
{
	json_open_line(json, "traffic", '[');
	for (size_t i = 0; i < machine->traffic_count; i++) {
		const struct machine_traffic *traffic = &machine->traffic[i];

		json_open_line(json, NULL, '{');
		json_text(json, "name", traffic->name);
		json_texts(json, "flows", &traffic->flows);
		json_number(json, "times", traffic->times);
		json_number(json, "over", traffic->over);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

void dump_machine(struct json *json, const struct machine *machine)
{
	if (machine == NULL)
		return;
	json_open_line(json, "machine", '{');
	json_number(json, "stepping", machine->stepping);
	json_number(json, "revision", machine->revision);
	if (machine->bus_hertz != 0)
		json_number(json, "bus_hertz", machine->bus_hertz);
	json_texts(json, "flags", &machine->flags);
	dump_caches(json, machine);
	dump_msrs(json, machine);
	dump_functions(json, machine);
	dump_flows(json, machine);
	dump_clocks(json, machine);
	dump_traffic(json, machine);
	json_text(json, "text", machine->text);
	json_text(json, "source", machine->source);
	json_close_line(json, '}');
}

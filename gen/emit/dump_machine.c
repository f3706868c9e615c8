/* SPDX-License-Identifier: MIT */
/* The dump of what a real machine shows beside the uncore. */
#include "emit/dump.h"
#include "uncore/words.h"

#define WORD_(id, word, help) word,

static const char *const core_msr_words[] = { UNCORE_CORE_MSR(WORD_) };
static const char *const cache_words[] = { UNCORE_CACHE_TYPE(WORD_) };
static const char *const scope_words[] = { UNCORE_SCOPE(WORD_) };

static void dump_caches(struct json *json, const struct machine *machine)
{
	dump_open(json, "caches", '[', true);
	for (size_t i = 0; i < machine->cache_count; i++) {
		const struct cache *cache = &machine->caches[i];

		dump_open(json, NULL, '{', true);
		dump_number(json, "level", cache->level);
		dump_string(json, "type", cache_words[cache->type]);
		dump_number(json, "size", cache->size);
		dump_number(json, "ways", cache->ways);
		dump_number(json, "line", cache->line);
		dump_string(json, "scope", scope_words[cache->scope]);
		dump_string(json, "source", cache->source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', true);
}

static void dump_msrs(struct json *json, const struct machine *machine)
{
	dump_open(json, "msrs", '[', true);
	for (size_t i = 0; i < machine->msr_count; i++) {
		const struct core_msr *msr = &machine->msrs[i];

		dump_open(json, NULL, '{', true);
		dump_hex(json, "msr", msr->number);
		dump_number(json, "count", msr->count);
		dump_string(json, "kind", core_msr_words[msr->kind]);
		dump_string(json, "scope", scope_words[msr->scope]);
		dump_hex(json, "value", msr->value);
		dump_string(json, "text", msr->text);
		dump_string(json, "source", msr->source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', true);
}

static void dump_functions(struct json *json, const struct machine *machine)
{
	dump_open(json, "functions", '[', true);
	for (size_t i = 0; i < machine->function_count; i++) {
		const struct root_function *function = &machine->functions[i];

		dump_open(json, NULL, '{', true);
		dump_number(json, "device", function->device);
		dump_number(json, "function", function->function);
		dump_hex(json, "device_id", function->device_id);
		dump_hex(json, "class", function->class_id);
		if (function->bus_numbers != 0)
			dump_hex(json, "bus_numbers", function->bus_numbers);
		dump_string(json, "source", function->source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', true);
}

void dump_machine(struct json *json, const struct machine *machine)
{
	if (machine == NULL)
		return;
	dump_open(json, "machine", '{', true);
	dump_number(json, "stepping", machine->stepping);
	dump_number(json, "revision", machine->revision);
	if (machine->bus_hertz != 0)
		dump_number(json, "bus_hertz", machine->bus_hertz);
	dump_strings(json, "flags", &machine->flags);
	dump_caches(json, machine);
	dump_msrs(json, machine);
	dump_functions(json, machine);
	dump_string(json, "text", machine->text);
	dump_string(json, "source", machine->source);
	dump_close(json, '}', true);
}

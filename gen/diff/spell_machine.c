/* SPDX-License-Identifier: MIT */
/* Puts what a real machine shows besides the uncore into words. */
#include <inttypes.h>

#include "diff/spell.h"
#include "uncore/words.h"

struct strings spell_classes(struct arena *arena, const struct function *function)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < function->place_count; i++)
		list_add(arena, &list,
			 arena_printf(arena, "0x%04x, inferred ID 0x%04x", function->places[i].class_id,
				      function->places[i].inferred_id));
	return list;
}

static const char *spell_msr(struct arena *arena, const struct core_msr *msr)
{
	return arena_printf(arena, "MSR 0x%x, %u of them: %s, of the %s, 0x%llx", msr->number, msr->count,
			    core_msr_words[msr->kind], scope_words[msr->scope], (unsigned long long)msr->value);
}

static const char *spell_cache(struct arena *arena, const struct cache *cache)
{
	return arena_printf(arena, "cache of level %u (%s): %u bytes, %u ways, lines of %u, of the %s", cache->level,
			    cache_type_words[cache->type], cache->size, cache->ways, cache->line,
			    scope_words[cache->scope]);
}

static const char *spell_function(struct arena *arena, const struct root_function *function)
{
	return arena_printf(arena, "function " UNCORE_PCI_FUNCTION ": ID 0x%04x, class 0x%04x, bus numbers at 0x%x",
			    function->device, function->function, function->device_id, function->class_id,
			    function->bus_numbers);
}

/* A machine has a thousand rows: a list that grew between other texts would leave each old one behind. */
static void append(struct strings *list, const char *text)
{
	list->at[list->count++] = text;
}

static const char *spell_flow(struct arena *arena, const struct flow *flow)
{
	return arena_printf(arena, "flow %s: %llu a second (%s)", flow->id, (unsigned long long)flow->rate,
			    flow_words[flow->of]);
}

static const char *spell_traffic(struct arena *arena, size_t number, const struct machine_traffic *traffic)
{
	const char *flows = "";

	for (size_t i = 0; i < traffic->flows.count; i++)
		flows = arena_printf(arena, "%s%s%s", flows, i == 0 ? "" : "+", traffic->flows.at[i]);
	return arena_printf(arena, "traffic %zu, %s: %s, times %u, over %u", number, traffic->name, flows,
			    traffic->times, traffic->over);
}

static const char *spell_setting(struct arena *arena, const struct machine_setting *setting)
{
	if (setting->clock != NULL)
		return arena_printf(arena, "%s: the clock of %s", setting->name, setting->clock);
	return arena_printf(arena, "%s: %" PRIu64, setting->name, setting->value);
}

/* Flows, clocks, settings and traffic of the example machine. */
static void spell_example(struct arena *arena, const struct machine *machine, struct strings *list)
{
	for (size_t i = 0; i < machine->flow_count; i++)
		append(list, spell_flow(arena, &machine->flows[i]));
	for (size_t i = 0; i < machine->clock_count; i++)
		append(list, arena_printf(arena, "clock of %s: %u", machine->clocks[i].name, machine->clocks[i].hertz));
	for (size_t i = 0; i < machine->setting_count; i++)
		append(list, spell_setting(arena, &machine->settings[i]));
	for (size_t i = 0; i < machine->traffic_count; i++)
		append(list, spell_traffic(arena, i, &machine->traffic[i]));
}

struct strings spell_machine(struct arena *arena, const struct machine *machine)
{
	size_t most = 4 + machine->flags.count + machine->cache_count + machine->msr_count + machine->function_count +
		      machine->flow_count + machine->clock_count + machine->setting_count + machine->traffic_count;
	struct strings list = { .at = arena_array(arena, most, sizeof *list.at) };

	append(&list, arena_printf(arena, "stepping %u", machine->stepping));
	append(&list, arena_printf(arena, "revision 0x%02x", machine->revision));
	if (machine->bus_hertz != 0)
		append(&list, arena_printf(arena, "bus clock %u", machine->bus_hertz));
	if (machine->uncore_bus != 0)
		append(&list, arena_printf(arena, "uncore's bus 0x%02x", machine->uncore_bus));
	for (size_t i = 0; i < machine->flags.count; i++)
		append(&list, machine->flags.at[i]);
	for (size_t i = 0; i < machine->cache_count; i++)
		append(&list, spell_cache(arena, &machine->caches[i]));
	for (size_t i = 0; i < machine->msr_count; i++)
		append(&list, spell_msr(arena, &machine->msrs[i]));
	for (size_t i = 0; i < machine->function_count; i++)
		append(&list, spell_function(arena, &machine->functions[i]));
	spell_example(arena, machine, &list);
	return list;
}

static void add_member(struct arena *arena, struct strings *list, const char *of, unsigned number, const char *text)
{
	if (text != NULL)
		list_add(arena, list, arena_printf(arena, "%s%x: %s", of, number, text));
}

struct strings spell_machine_member(struct arena *arena, const struct machine *machine, bool sources)
{
	struct strings list = { 0 };

	add_member(arena, &list, "machine ", 0, sources ? machine->source : machine->text);
	for (size_t i = 0; i < machine->cache_count && sources; i++)
		add_member(arena, &list, "cache ", (unsigned)i, machine->caches[i].source);
	for (size_t i = 0; i < machine->msr_count; i++)
		add_member(arena, &list, "MSR 0x", machine->msrs[i].number,
			   sources ? machine->msrs[i].source : machine->msrs[i].text);
	for (size_t i = 0; i < machine->function_count && sources; i++)
		add_member(arena, &list, "function ", (unsigned)i, machine->functions[i].source);
	for (size_t i = 0; i < machine->flow_count && !sources; i++)
		add_member(arena, &list, "flow ", (unsigned)i, machine->flows[i].text);
	for (size_t i = 0; i < machine->clock_count && sources; i++)
		add_member(arena, &list, "clock ", (unsigned)i, machine->clocks[i].source);
	for (size_t i = 0; i < machine->setting_count && sources; i++)
		add_member(arena, &list, "setting ", (unsigned)i, machine->settings[i].source);
	return list;
}

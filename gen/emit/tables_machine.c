/* SPDX-License-Identifier: MIT */
/* The rows of what a real machine shows beside the uncore. */
#include "emit/tables_rows.h"

static void emit_msr(struct tables *tables, const struct core_msr *msr)
{
	struct out *out = row_begin(tables, TABLE_core_msrs);

	row_hex64(out, msr->value);
	row_hex32(out, msr->number);
	row_dec(out, msr->count);
	row_dec(out, (uint64_t)msr->kind);
	row_dec(out, (uint64_t)msr->scope);
	row_end(out);
}

static void emit_cache(struct tables *tables, const struct cache *cache)
{
	struct out *out = row_begin(tables, TABLE_caches);

	row_dec(out, cache->size);
	row_dec(out, cache->ways);
	row_dec(out, cache->line);
	row_dec(out, cache->level);
	row_dec(out, (uint64_t)cache->type);
	row_dec(out, (uint64_t)cache->scope);
	row_dec(out, 0);
	row_end(out);
}

static void emit_root_function(struct tables *tables, const struct root_function *function)
{
	struct out *out = row_begin(tables, TABLE_root_functions);

	row_dec(out, function->device);
	row_dec(out, function->function);
	row_hex32(out, function->device_id);
	row_hex32(out, function->class_id);
	row_hex32(out, function->bus_numbers);
	row_end(out);
}

/* The head comes behind all rows, so the place of the list is kept. */
static void emit_flags(struct tables *tables, const struct strings *flags)
{
	struct out range = { 0 };

	tables->first_flag = tables->rows[TABLE_strings].count;
	row_strings(tables, &range, flags);
	out_free(&range);
}

void emit_machine(struct tables *tables, const struct machine *machine)
{
	emit_flags(tables, &machine->flags);
	for (size_t i = 0; i < machine->msr_count; i++)
		emit_msr(tables, &machine->msrs[i]);
	for (size_t i = 0; i < machine->cache_count; i++)
		emit_cache(tables, &machine->caches[i]);
	for (size_t i = 0; i < machine->function_count; i++)
		emit_root_function(tables, &machine->functions[i]);
}

void emit_machine_head(const struct tables *tables, const struct machine *machine, struct out *out)
{
	out_text(out, "\t\t.flags = ");
	row_range(out, tables->first_flag, machine->flags.count);
	out_text(out, "\n\t\t.bus_hertz = ");
	row_dec(out, machine->bus_hertz);
	out_text(out, "\n\t\t.stepping = ");
	row_dec(out, machine->stepping);
	out_text(out, "\n\t\t.revision = ");
	row_dec(out, machine->revision);
	out_char(out, '\n');
}

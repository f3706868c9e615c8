/* SPDX-License-Identifier: MIT */
/* The descriptor tables: one object of rows and strings for each platform. */
#include <string.h>

#include "emit/emit.h"
#include "emit/tables_rows.h"
#include "emit/tables_strings.h"
#include "model/lookup.h"
#include "uncore/table_abi.h"

static void emit_value(struct tables *tables, const struct value *value)
{
	struct out *out = row_begin(tables, TABLE_values);

	row_hex64(out, value->value);
	row_hex64(out, value->mask);
	row_string(tables, out, value->id);
	row_string(tables, out, value->name);
	row_string(tables, out, value->text);
	row_index(out, value->when != NULL ? &value->when->row : NULL);
	out_text(out, "0 ");
	row_end(out);
}

static unsigned field_flags(const struct field *field)
{
	return (field_is_reserved(field) ? 1u : 0u) | (field->part_of != NULL ? 2u : 0u) | (field->flags ? 4u : 0u) |
	       (field->about.elsewhere ? 8u : 0u);
}

static void emit_alias(struct tables *tables, const struct box *box, const struct reg *reg, const struct field *field,
		       const char *alias)
{
	struct out *out = row_begin(tables, TABLE_aliases);

	row_string(tables, out, alias);
	row_dec(out, box->index);
	row_index(out, reg != NULL ? &reg->row : NULL);
	row_index(out, field != NULL ? &field->row : NULL);
	row_end(out);
}

static void emit_field(struct tables *tables, const struct layout *layout, const struct field *field)
{
	struct out *out = row_begin(tables, TABLE_fields);

	row_string(tables, out, field->id);
	row_string(tables, out, field->name);
	row_string(tables, out, field->about.text);
	row_string(tables, out, field->about.source);
	row_range(out, tables->rows[TABLE_values].count, field->value_count);
	row_index(out, field->needs != NULL ? &field->needs->row : NULL);
	row_index(out, field->by != NULL ? &field->by->row : NULL);
	row_dec(out, field->lo);
	row_dec(out, field_width(field));
	row_dec(out, (uint64_t)field->access);
	row_dec(out, (uint64_t)field->role);
	row_dec(out, (uint64_t)field->about.evidence);
	row_dec(out, field_flags(field));
	out_text(out, "{ 0 } }, /* ");
	out_text(out, layout->id);
	out_char(out, '.');
	out_text(out, field->id != NULL ? field->id : "reserved");
	out_text(out, " */\n");
	for (size_t i = 0; i < field->value_count; i++)
		emit_value(tables, &field->values[i]);
}

/* A counter is enabled, reported and cleared by whoever runs it, whatever the event. */
static uint64_t event_bits(const struct layout *layout)
{
	uint64_t bits = layout->writable;

	for (size_t i = 0; i < layout->field_count; i++) {
		int role = layout->fields[i].role;

		if (role == UNCORE_ROLE_ENABLE || role == UNCORE_ROLE_OVERFLOW_ENABLE ||
		    role == UNCORE_ROLE_COUNTER_RESET || role == UNCORE_ROLE_QUEUE_RESET || role == UNCORE_ROLE_COUNT ||
		    role == UNCORE_ROLE_SATURATE)
			bits &= ~field_mask(&layout->fields[i]);
	}
	return bits;
}

static void emit_layout(struct tables *tables, const struct layout *layout)
{
	struct out *out = row_begin(tables, TABLE_layouts);

	row_string(tables, out, layout->id);
	row_range(out, tables->rows[TABLE_fields].count, layout->field_count);
	row_hex64(out, layout->reset);
	row_hex64(out, layout->reset_known);
	row_hex64(out, layout->write_base);
	row_hex64(out, layout->writable);
	row_hex64(out, layout->clear_by_one);
	row_hex64(out, layout->must_zero);
	row_hex64(out, layout->must_one);
	row_hex64(out, event_bits(layout));
	row_hex64(out, layout->event_defaults);
	row_dec(out, layout->width);
	out_text(out, "{ 0 } ");
	row_end(out);
	for (size_t i = 0; i < layout->field_count; i++)
		emit_field(tables, layout, &layout->fields[i]);
}

static void emit_register(struct tables *tables, const struct box *box, const struct reg *reg)
{
	struct out *out = row_begin(tables, TABLE_registers);

	row_string(tables, out, reg->id);
	row_string(tables, out, reg->name);
	row_string(tables, out, reg->about.text);
	row_string(tables, out, reg->about.source);
	row_strings(tables, out, &reg->names);
	row_numbers(tables, out, &reg->bases);
	row_numbers(tables, out, &reg->offsets);
	row_hex32(out, reg->base);
	row_hex32(out, reg->instance_stride);
	row_hex32(out, reg->index_stride);
	row_dec(out, reg->layout->row);
	row_dec(out, reg->count);
	row_index(out, reg->function != NULL ? &reg->function->row : NULL);
	row_dec(out, reg->space);
	row_dec(out, reg->about.elsewhere ? 1 : 0);
	row_dec(out, (uint64_t)reg->about.evidence);
	out_text(out, "{ 0 } ");
	row_end(out);
	for (size_t i = 0; i < reg->about.aliases.count; i++)
		emit_alias(tables, box, reg, NULL, reg->about.aliases.at[i]);
	for (size_t f = 0; f < reg->layout->field_count; f++)
		for (size_t i = 0; i < reg->layout->fields[f].about.aliases.count; i++)
			emit_alias(tables, box, reg, &reg->layout->fields[f],
				   reg->layout->fields[f].about.aliases.at[i]);
}

static void emit_function(struct tables *tables, const struct function *function)
{
	struct out *out = row_begin(tables, TABLE_functions);

	row_string(tables, out, function->id);
	row_dec(out, tables->rows[TABLE_places].count);
	row_dec(out, function->shared ? 1 : 0);
	row_end(out);
	for (size_t i = 0; i < function->place_count; i++) {
		const struct place *place = &function->places[i];

		out = row_begin(tables, TABLE_places);
		row_dec(out, place->known ? place->device : 0xff);
		row_dec(out, place->known ? place->function : 0xff);
		row_hex32(out, place->device_id);
		row_end(out);
	}
}

static void emit_field_refs(struct tables *tables, struct out *out, const struct field_ref *refs, size_t count)
{
	struct rows *rows = &tables->rows[TABLE_field_refs];

	row_range(out, rows->count, refs != NULL ? count : 0);
	for (size_t i = 0; refs != NULL && i < count; i++) {
		out_text(&rows->out, "\t\t");
		row_field_ref(&rows->out, &refs[i]);
		out_char(&rows->out, '\n');
		rows->count++;
	}
}

static void emit_overflow_bits(struct tables *tables, struct out *out, const struct box *box,
			       const struct counters *group)
{
	struct rows *rows = &tables->rows[TABLE_numbers];
	unsigned count = group->overflow.field != NULL ? box->instances : 0;

	row_range(out, rows->count, count);
	for (unsigned n = 0; n < count; n++) {
		out_text(&rows->out, "\t\t");
		row_dec(&rows->out, overflow_bit(group, n));
		out_char(&rows->out, '\n');
	}
	rows->count += count;
}

static void emit_counters(struct tables *tables, const struct box *box, const struct counters *group)
{
	struct out *out = row_begin(tables, TABLE_counters);

	row_string(tables, out, group->id);
	row_string(tables, out, group->counts);
	row_index(out, group->control != NULL ? &group->control->row : NULL);
	row_dec(out, group->data->row);
	row_dec(out, group->data->count);
	row_dec(out, group->width);
	row_dec(out, (uint64_t)group->kind);
	row_numbers(tables, out, &group->max_increment);
	row_field_ref(out, &group->overflow);
	emit_overflow_bits(tables, out, box, group);
	emit_field_refs(tables, out, group->overflow_global, box->instances);
	row_dec(out, group->has_enabled_by ? group->enabled_by : UINT8_MAX);
	row_dec(out, group->write_width);
	row_index(out, group->has_rdpmc ? &group->rdpmc : NULL);
	row_field_ref(out, &group->overflow_freezes);
	row_dec(out, (uint64_t)group->enable);
	row_dec(out, (uint64_t)group->match);
	row_dec(out, group->select_bit < 64 ? group->select_bit : 0);
	out_text(out, "{ 0 } ");
	row_end(out);
}

static void emit_step(struct tables *tables, const struct step *step)
{
	struct out *out = row_begin(tables, TABLE_steps);

	row_hex64(out, step->whole);
	row_hex64(out, step->set_mask);
	row_hex64(out, step->keep_mask);
	row_string(tables, out, step->text);
	row_dec(out, step->box->index);
	row_dec(out, step->reg->row);
	row_dec(out, step->index);
	row_dec(out, step->is_read ? 1 : 0);
	row_dec(out, (step->event ? 1u : 0u) | (step->preload ? 2u : 0u) | (step->per_counter ? 4u : 0u) |
			     (step->in_use != NULL ? 8u : 0u));
	row_end(out);
}

static void emit_procedures(struct tables *tables, const struct procedure *procedures, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct out *out = row_begin(tables, TABLE_procedure_rows);

		row_dec(out, (uint64_t)procedures[i].name);
		row_range(out, tables->rows[TABLE_steps].count, procedures[i].step_count);
		row_end(out);
		for (size_t s = 0; s < procedures[i].step_count; s++)
			emit_step(tables, &procedures[i].steps[s]);
	}
}

static void emit_box_row(struct tables *tables, const struct box *box)
{
	struct out *out = row_begin(tables, TABLE_boxes);

	row_string(tables, out, box->id);
	row_string(tables, out, box->title);
	row_string(tables, out, box->about.text);
	row_string(tables, out, box->about.source);
	row_dec(out, box->instances);
	row_dec(out, (uint64_t)box->scope);
	row_dec(out, (uint64_t)box->about.evidence);
	row_dec(out, (uint64_t)box->presence);
	out_text(out, "{ 0 }, ");
	row_strings(tables, out, &box->instance_names);
	row_range(out, tables->rows[TABLE_functions].count, box->function_count);
	row_range(out, tables->rows[TABLE_registers].count, box->reg_count);
	row_range(out, tables->rows[TABLE_counters].count, box->counter_count);
	row_range(out, tables->rows[TABLE_procedure_rows].count, box->procedure_count);
	row_end(out);
}

static void emit_box(struct tables *tables, const struct box *box)
{
	emit_box_row(tables, box);
	for (size_t i = 0; i < box->about.aliases.count; i++)
		emit_alias(tables, box, NULL, NULL, box->about.aliases.at[i]);
	for (size_t i = 0; i < box->function_count; i++)
		emit_function(tables, &box->functions[i]);
	for (size_t i = 0; i < box->layout_count; i++)
		emit_layout(tables, &box->layouts[i]);
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(tables, box, &box->regs[i]);
	for (size_t i = 0; i < box->counter_count; i++)
		emit_counters(tables, box, &box->counters[i]);
	emit_procedures(tables, box->procedures, box->procedure_count);
	emit_events(tables, box);
	emit_perf(tables, box);
}

static void emit_cpuids(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct cpuid *cpuid = &platform->cpuids[i];
		struct out *out = row_begin(tables, TABLE_cpuids);

		row_dec(out, cpuid->family);
		row_dec(out, cpuid->model);
		row_dec(out, cpuid->stepping_lo);
		row_dec(out, cpuid->stepping_hi);
		row_index(out, cpuid->variant != NULL ? &cpuid->variant->index : NULL);
		row_dec(out, cpuid->cache_level);
		row_end(out);
	}
}

static void emit_variants(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->variant_count; i++) {
		struct out *out = row_begin(tables, TABLE_variants);

		row_string(tables, out, platform->variants[i].id);
		row_string(tables, out, platform->variants[i].title);
		row_string(tables, out, platform->variants[i].text);
		row_end(out);
	}
}

static void emit_sockets(struct out *out, const struct socket_map *sockets)
{
	out_text(out, "\t\t.sockets = { ");
	if (sockets == NULL) {
		out_text(out, "65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },\n");
		return;
	}
	row_dec(out, (uint64_t)sockets->method);
	row_dec(out, sockets->limit);
	row_field_ref(out, &sockets->id);
	row_field_ref(out, &sockets->map);
	out_text(out, "},\n");
}

static void emit_head(struct tables *tables, const struct platform *platform, size_t package_procedure, struct out *out)
{
	out_text(
		out,
		"\t.head = {\n\t\t.magic = UNCORE_TABLE_MAGIC,\n\t\t.abi = UNCORE_TABLE_ABI,\n\t\t.size = sizeof(struct uncore_");
	out_text(out, platform->id);
	out_text(out, "_tables),\n\t\t.id = ");
	row_string(tables, out, platform->id);
	out_text(out, "\n\t\t.title = ");
	row_string(tables, out, platform->title);
	out_text(out, "\n\t\t.source = ");
	row_string(tables, out, platform->source);
	out_char(out, '\n');
	emit_sockets(out, platform->sockets);
	out_text(out, "\t\t.cores = ");
	row_dec(out, platform->cores);
	out_text(out, "\n\t\t.threads = ");
	row_dec(out, platform->threads);
	out_char(out, '\n');
	out_text(out, "\t\t.procedures = ");
	row_range(out, package_procedure, platform->procedure_count);
	out_char(out, '\n');
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		struct out_vars vars = { .slot = { ['n'] = tables->rows[i].name, ['p'] = platform->id } };

		if (tables->rows[i].count == 0)
			continue;
		out_fill(out, "\t\t.$n = { offsetof(struct uncore_$p_tables, $n), ", &vars);
		out_dec(out, tables->rows[i].count);
		out_text(out, " },\n");
	}
	out_text(out, "\t\t.pool = { offsetof(struct uncore_");
	out_text(out, platform->id);
	out_text(out, "_tables, pool), ");
	out_dec(out, tables->pool.size);
	out_text(out, " },\n\t},\n");
}

static void emit_struct(const struct tables *tables, const struct platform *platform, struct out *out)
{
	out_text(out, "struct uncore_");
	out_text(out, platform->id);
	out_text(out, "_tables {\n\tstruct uncore_tables head;\n");
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		if (tables->rows[i].count == 0)
			continue;
		out_char(out, '\t');
		out_text(out, tables->rows[i].type);
		out_char(out, ' ');
		out_text(out, tables->rows[i].name);
		out_char(out, '[');
		out_dec(out, tables->rows[i].count);
		out_text(out, "];\n");
	}
	pool_emit_members(&tables->pool, out);
	out_text(out, "};\n\n");
}

static void emit_prologue(const struct platform *platform, struct out *out)
{
	struct out_vars vars = { .slot = { ['p'] = platform->id } };

	out_fill(out,
		 "/* SPDX-License-Identifier: MIT */\n"
		 "/* GENERATED from spec/$p/ by \"make generate\". Do not edit. */\n"
		 "#include <stddef.h>\n\n#include \"uncore/tables.h\"\n\n#if UNCORE_TABLE_ABI != ",
		 &vars);
	out_dec(out, UNCORE_TABLE_ABI);
	out_text(out, "\n#error \"these tables are stale: run make generate\"\n#endif\n\n");
}

static void emit_arrays(struct tables *tables, struct out *out)
{
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		struct rows *rows = &tables->rows[i];

		if (rows->count == 0)
			continue;
		out_text(out, "\t.");
		out_text(out, rows->name);
		out_text(out, " = {\n");
		out_bytes(out, rows->out.text, rows->out.length);
		out_text(out, "\t},\n");
	}
}

static void collect_rows(struct tables *tables, const struct platform *platform)
{
	emit_cpuids(tables, platform);
	emit_variants(tables, platform);
	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(tables, &platform->boxes[i]);
	emit_name_index(tables, platform);
	emit_metrics(tables, platform);
}

void emit_tables(const struct platform *platform, struct out *out)
{
	struct arena arena = { 0 };
	struct tables tables = {
		.rows = {
#define TABLE_ROWS_(table, row_type) { .name = #table, .type = row_type },
			TABLES(TABLE_ROWS_)
#undef TABLE_ROWS_
		},
		.pool = { .arena = &arena },
	};
	size_t package_procedure;

	collect_strings(&tables.pool, platform);
	pool_place(&tables.pool);
	collect_rows(&tables, platform);
	package_procedure = tables.rows[TABLE_procedure_rows].count;
	emit_procedures(&tables, platform->procedures, platform->procedure_count);
	emit_prologue(platform, out);
	emit_struct(&tables, platform, out);
	out_fill(out,
		 "extern const struct uncore_$p_tables uncore_$p_tables;\n\n"
		 "const struct uncore_$p_tables uncore_$p_tables = {\n",
		 &(struct out_vars){ .slot = { ['p'] = platform->id } });
	emit_head(&tables, platform, package_procedure, out);
	emit_arrays(&tables, out);
	pool_emit_literals(&tables.pool, out);
	out_text(out, "};\n");
	for (size_t i = 0; i < TABLE_COUNT; i++)
		out_free(&tables.rows[i].out);
	arena_free(&arena);
}

void emit_platforms(const struct model *model, struct out *out)
{
	out_text(out,
		 "/* SPDX-License-Identifier: MIT */\n"
		 "/* GENERATED from spec/ by \"make generate\". Do not edit. */\n"
		 "#include <stddef.h>\n\n#include \"uncore/tables.h\"\n\n");
	for (size_t i = 0; i < model->platform_count; i++)
		out_fill(out, "extern const struct uncore_$p_tables uncore_$p_tables;\n",
			 &(struct out_vars){ .slot = { ['p'] = model->platforms[i].id } });
	out_text(out,
		 "\n"
		 "const struct uncore_tables *uncore_platform_tables(unsigned index)\n{\n\tswitch (index) {\n");
	for (size_t i = 0; i < model->platform_count; i++) {
		out_text(out, "\tcase ");
		out_dec(out, i);
		out_fill(out, ":\n\t\treturn (const struct uncore_tables *)(const void *)&uncore_$p_tables;\n",
			 &(struct out_vars){ .slot = { ['p'] = model->platforms[i].id } });
	}
	out_text(out, "\tdefault:\n\t\treturn NULL;\n\t}\n}\n");
}

/* SPDX-License-Identifier: MIT */
/* The descriptor tables: one object of rows and strings for each platform. */
#include <string.h>

#include "emit/emit.h"
#include "emit/pool.h"
#include "emit/tables_strings.h"
#include "model/lookup.h"
#include "uncore/table_abi.h"

/* An array of rows being written, and how many it has. */
struct rows {
	const char *name, *type;
	struct out out;
	size_t count;
};

#define TABLES(X) \
	X(cpuids, "struct uncore_cpuid_row") \
	X(boxes, "struct uncore_box_row") \
	X(places, "struct uncore_place_row") \
	X(functions, "struct uncore_function_row") \
	X(registers, "struct uncore_register_row") \
	X(layouts, "struct uncore_layout_row") \
	X(fields, "struct uncore_field_row") \
	X(values, "struct uncore_value_row") \
	X(counters, "struct uncore_counter_row") \
	X(procedure_rows, "struct uncore_procedure_row") \
	X(steps, "struct uncore_step_row") \
	X(aliases, "struct uncore_alias_row") \
	X(field_refs, "struct uncore_field_ref") \
	X(numbers, "uint32_t") \
	X(strings, "uncore_string")

enum table {
#define TABLE_ENUM_(name, type) TABLE_##name,
	TABLES(TABLE_ENUM_)
#undef TABLE_ENUM_
	TABLE_COUNT
};

struct tables {
	struct rows rows[TABLE_COUNT];
	struct pool pool;
};

static struct out *begin(struct tables *tables, enum table table)
{
	struct rows *rows = &tables->rows[table];

	rows->count++;
	out_text(&rows->out, "\t\t{ ");
	return &rows->out;
}

static void end(struct out *out)
{
	out_text(out, "},\n");
}

static void dec(struct out *out, uint64_t value)
{
	out_dec(out, value);
	out_text(out, ", ");
}

static void hex32(struct out *out, uint64_t value)
{
	out_hex(out, value, 1);
	out_text(out, ", ");
}

static void hex64(struct out *out, uint64_t value)
{
	out_text(out, "UINT64_C(");
	out_hex(out, value, 1);
	out_text(out, "), ");
}

static void string(struct tables *tables, struct out *out, const char *text)
{
	dec(out, pool_offset(&tables->pool, text));
}

static void range(struct out *out, size_t first, size_t count)
{
	out_text(out, "{ ");
	out_dec(out, count == 0 ? 0 : first);
	out_text(out, ", ");
	out_dec(out, count);
	out_text(out, " }, ");
}

static void index_or_none(struct out *out, const unsigned *row)
{
	dec(out, row != NULL ? *row : UINT16_MAX);
}

static void number_list(struct tables *tables, struct out *out, const struct numbers *numbers)
{
	struct rows *rows = &tables->rows[TABLE_numbers];

	range(out, rows->count, numbers->count);
	for (size_t i = 0; i < numbers->count; i++) {
		out_text(&rows->out, "\t\t");
		hex32(&rows->out, numbers->at[i]);
		out_char(&rows->out, '\n');
	}
	rows->count += numbers->count;
}

static void string_list(struct tables *tables, struct out *out, const struct strings *strings)
{
	struct rows *rows = &tables->rows[TABLE_strings];

	range(out, rows->count, strings->count);
	for (size_t i = 0; i < strings->count; i++) {
		out_text(&rows->out, "\t\t");
		string(tables, &rows->out, strings->at[i]);
		out_char(&rows->out, '\n');
	}
	rows->count += strings->count;
}

static void field_ref(struct out *out, const struct field_ref *ref)
{
	out_text(out, "{ ");
	index_or_none(out, ref->box != NULL ? &ref->box->index : NULL);
	index_or_none(out, ref->reg != NULL ? &ref->reg->row : NULL);
	index_or_none(out, ref->field != NULL ? &ref->field->row : NULL);
	out_text(out, "}, ");
}

static void emit_value(struct tables *tables, const struct value *value)
{
	struct out *out = begin(tables, TABLE_values);

	hex64(out, value->value);
	hex64(out, value->mask);
	string(tables, out, value->id);
	string(tables, out, value->name);
	string(tables, out, value->text);
	index_or_none(out, value->when != NULL ? &value->when->row : NULL);
	out_text(out, "0 ");
	end(out);
}

static unsigned field_flags(const struct field *field)
{
	return (field_is_reserved(field) ? 1u : 0u) | (field->part_of != NULL ? 2u : 0u) | (field->flags ? 4u : 0u) |
	       (field->about.elsewhere ? 8u : 0u);
}

static void emit_alias(struct tables *tables, const struct box *box, const struct reg *reg, const struct field *field,
		       const char *alias)
{
	struct out *out = begin(tables, TABLE_aliases);

	string(tables, out, alias);
	dec(out, box->index);
	dec(out, reg->row);
	index_or_none(out, field != NULL ? &field->row : NULL);
	end(out);
}

static void emit_field(struct tables *tables, const struct layout *layout, const struct field *field)
{
	struct out *out = begin(tables, TABLE_fields);

	string(tables, out, field->id);
	string(tables, out, field->name);
	string(tables, out, field->about.text);
	string(tables, out, field->about.source);
	range(out, tables->rows[TABLE_values].count, field->value_count);
	index_or_none(out, field->needs != NULL ? &field->needs->row : NULL);
	index_or_none(out, field->by != NULL ? &field->by->row : NULL);
	dec(out, field->lo);
	dec(out, field_width(field));
	dec(out, (uint64_t)field->access);
	dec(out, (uint64_t)field->role);
	dec(out, (uint64_t)field->about.evidence);
	dec(out, field_flags(field));
	out_text(out, "{ 0 } }, /* ");
	out_text(out, layout->id);
	out_char(out, '.');
	out_text(out, field->id != NULL ? field->id : "reserved");
	out_text(out, " */\n");
	for (size_t i = 0; i < field->value_count; i++)
		emit_value(tables, &field->values[i]);
}

static void emit_layout(struct tables *tables, const struct layout *layout)
{
	struct out *out = begin(tables, TABLE_layouts);

	string(tables, out, layout->id);
	range(out, tables->rows[TABLE_fields].count, layout->field_count);
	hex64(out, layout->reset);
	hex64(out, layout->reset_known);
	hex64(out, layout->write_base);
	hex64(out, layout->writable);
	hex64(out, layout->clear_by_one);
	hex64(out, layout->must_zero);
	hex64(out, layout->must_one);
	dec(out, layout->width);
	out_text(out, "{ 0 } ");
	end(out);
	for (size_t i = 0; i < layout->field_count; i++)
		emit_field(tables, layout, &layout->fields[i]);
}

static void emit_register(struct tables *tables, const struct box *box, const struct reg *reg)
{
	struct out *out = begin(tables, TABLE_registers);

	string(tables, out, reg->id);
	string(tables, out, reg->name);
	string(tables, out, reg->about.text);
	string(tables, out, reg->about.source);
	string_list(tables, out, &reg->names);
	number_list(tables, out, &reg->bases);
	number_list(tables, out, &reg->offsets);
	hex32(out, reg->base);
	hex32(out, reg->instance_stride);
	hex32(out, reg->index_stride);
	dec(out, reg->layout->row);
	dec(out, reg->count);
	index_or_none(out, reg->function != NULL ? &reg->function->row : NULL);
	dec(out, reg->space);
	dec(out, reg->about.elsewhere ? 1 : 0);
	dec(out, (uint64_t)reg->about.evidence);
	out_text(out, "{ 0 } ");
	end(out);
	for (size_t i = 0; i < reg->about.aliases.count; i++)
		emit_alias(tables, box, reg, NULL, reg->about.aliases.at[i]);
	for (size_t f = 0; f < reg->layout->field_count; f++)
		for (size_t i = 0; i < reg->layout->fields[f].about.aliases.count; i++)
			emit_alias(tables, box, reg, &reg->layout->fields[f], reg->layout->fields[f].about.aliases.at[i]);
}

static void emit_function(struct tables *tables, const struct function *function)
{
	struct out *out = begin(tables, TABLE_functions);

	string(tables, out, function->id);
	dec(out, tables->rows[TABLE_places].count);
	dec(out, function->shared ? 1 : 0);
	end(out);
	for (size_t i = 0; i < function->place_count; i++) {
		const struct place *place = &function->places[i];

		out = begin(tables, TABLE_places);
		dec(out, place->known ? place->device : 0xff);
		dec(out, place->known ? place->function : 0xff);
		hex32(out, place->device_id);
		end(out);
	}
}

static void emit_field_refs(struct tables *tables, struct out *out, const struct field_ref *refs, size_t count)
{
	struct rows *rows = &tables->rows[TABLE_field_refs];

	range(out, rows->count, refs != NULL ? count : 0);
	for (size_t i = 0; refs != NULL && i < count; i++) {
		out_text(&rows->out, "\t\t");
		field_ref(&rows->out, &refs[i]);
		out_char(&rows->out, '\n');
		rows->count++;
	}
}

static void emit_counters(struct tables *tables, const struct box *box, const struct counters *group)
{
	struct out *out = begin(tables, TABLE_counters);

	string(tables, out, group->id);
	string(tables, out, group->counts);
	index_or_none(out, group->control != NULL ? &group->control->row : NULL);
	dec(out, group->data->row);
	dec(out, group->data->count);
	dec(out, group->width);
	dec(out, (uint64_t)group->kind);
	number_list(tables, out, &group->max_increment);
	field_ref(out, &group->overflow);
	dec(out, group->overflow_bit);
	emit_field_refs(tables, out, group->overflow_global, box->instances);
	end(out);
}

static void emit_step(struct tables *tables, const struct step *step)
{
	struct out *out = begin(tables, TABLE_steps);

	hex64(out, step->whole);
	hex64(out, step->set_mask);
	string(tables, out, step->text);
	dec(out, step->box->index);
	dec(out, step->reg->row);
	dec(out, step->index);
	dec(out, step->is_read ? 1 : 0);
	dec(out, (step->event ? 1u : 0u) | (step->preload ? 2u : 0u) | (step->per_counter ? 4u : 0u));
	end(out);
}

static void emit_procedures(struct tables *tables, const struct procedure *procedures, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct out *out = begin(tables, TABLE_procedure_rows);

		dec(out, (uint64_t)procedures[i].name);
		range(out, tables->rows[TABLE_steps].count, procedures[i].step_count);
		end(out);
		for (size_t s = 0; s < procedures[i].step_count; s++)
			emit_step(tables, &procedures[i].steps[s]);
	}
}

static void emit_box_row(struct tables *tables, const struct box *box)
{
	struct out *out = begin(tables, TABLE_boxes);

	string(tables, out, box->id);
	string(tables, out, box->title);
	string(tables, out, box->about.text);
	string(tables, out, box->about.source);
	dec(out, box->instances);
	dec(out, (uint64_t)box->scope);
	dec(out, (uint64_t)box->about.evidence);
	string_list(tables, out, &box->instance_names);
	range(out, tables->rows[TABLE_functions].count, box->function_count);
	range(out, tables->rows[TABLE_registers].count, box->reg_count);
	range(out, tables->rows[TABLE_counters].count, box->counter_count);
	range(out, tables->rows[TABLE_procedure_rows].count, box->procedure_count);
	end(out);
}

static void emit_box(struct tables *tables, const struct box *box)
{
	emit_box_row(tables, box);
	for (size_t i = 0; i < box->function_count; i++)
		emit_function(tables, &box->functions[i]);
	for (size_t i = 0; i < box->layout_count; i++)
		emit_layout(tables, &box->layouts[i]);
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(tables, box, &box->regs[i]);
	for (size_t i = 0; i < box->counter_count; i++)
		emit_counters(tables, box, &box->counters[i]);
	emit_procedures(tables, box->procedures, box->procedure_count);
}

static void emit_cpuids(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct cpuid *cpuid = &platform->cpuids[i];
		struct out *out = begin(tables, TABLE_cpuids);

		dec(out, cpuid->family);
		dec(out, cpuid->model);
		dec(out, cpuid->stepping_lo);
		dec(out, cpuid->stepping_hi);
		end(out);
	}
}

static void emit_sockets(struct out *out, const struct socket_map *sockets)
{
	out_text(out, "\t\t.sockets = { ");
	if (sockets == NULL) {
		out_text(out, "65535, 0, { 65535, 65535, 65535 }, { 65535, 65535, 65535 } },\n");
		return;
	}
	dec(out, (uint64_t)sockets->method);
	dec(out, sockets->limit);
	field_ref(out, &sockets->id);
	field_ref(out, &sockets->map);
	out_text(out, "},\n");
}

static void emit_head(struct tables *tables, const struct platform *platform, size_t package_procedure, struct out *out)
{
	out_text(out, "\t.head = {\n\t\t.magic = UNCORE_TABLE_MAGIC,\n\t\t.abi = UNCORE_TABLE_ABI,\n\t\t.size = sizeof(struct uncore_");
	out_text(out, platform->id);
	out_text(out, "_tables),\n\t\t.id = ");
	string(tables, out, platform->id);
	out_text(out, "\n\t\t.title = ");
	string(tables, out, platform->title);
	out_text(out, "\n\t\t.source = ");
	string(tables, out, platform->source);
	out_char(out, '\n');
	emit_sockets(out, platform->sockets);
	out_text(out, "\t\t.procedures = ");
	range(out, package_procedure, platform->procedure_count);
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
	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(tables, &platform->boxes[i]);
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
	out_fill(out, "extern const struct uncore_$p_tables uncore_$p_tables;\n\n"
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

/* SPDX-License-Identifier: MIT */
/* Emits the descriptor tables: one object of rows and strings for each platform. */
#include "emit/emit.h"
#include "emit/tables/rows.h"
#include "model/lookup.h"
#include "uncore/table_abi.h"

static void emit_value(struct tables *tables, const struct value *value)
{
	row_named(tables, TABLE_values, value_symbol(tables, value));
	ROW_HEX(tables, uncore_value_row, value, value);
	row_hex(tables, "mask", value->is.mask);
	ROW_WORD(tables, uncore_value_row, value, id);
	row_word(tables, "name", value->is.name);
	ROW_SENTENCE(tables, uncore_value_row, value, text);
	ROW_WORD(tables, uncore_value_row, value, alias);
	ROW_NUMBER(tables, uncore_value_row, value, hertz);
	row_reference(tables, "when", TABLE_values, value_symbol(tables, value->is.when));
	row_end(tables);
}

static void emit_field_flags(struct tables *tables, const struct field *field)
{
	static const char *const flags[] = { "UNCORE_FIELD_RESERVED", "UNCORE_FIELD_PART", "UNCORE_FIELD_FLAGS",
					     "UNCORE_FIELD_ELSEWHERE", "UNCORE_FIELD_PIECES" };

	row_flags(tables, "flags", flags,
		  (field_is_reserved(field) ? 1u : 0u) | (field->is.part_of != NULL ? 2u : 0u) |
			  (field->flags ? 4u : 0u) | (field->about.is.elsewhere ? 8u : 0u) |
			  (field_is_in_pieces(field) ? 16u : 0u));
}

static void emit_alias(struct tables *tables, const struct box *box, const struct reg *reg, const struct field *field,
		       const char *alias)
{
	row_begin(tables, TABLE_aliases);
	row_word(tables, "name", alias);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, reg));
	row_reference(tables, "field", TABLE_fields, field_symbol(tables, field));
	row_end(tables);
}

/* A row of its own, because few fields have a unit: tables are searched for the field. */
static void emit_field_unit(struct tables *tables, const struct field *field)
{
	row_named(tables, TABLE_field_units, field_symbol(tables, field));
	ROW_WORD(tables, uncore_field_unit_row, field, unit);
	ROW_NUMBER(tables, uncore_field_unit_row, field, scale);
	row_reference(tables, "field", TABLE_fields, field_symbol(tables, field));
	row_end(tables);
}

static void emit_field(struct tables *tables, const struct field *field)
{
	row_named(tables, TABLE_fields, field_symbol(tables, field));
	ROW_WORD(tables, uncore_field_row, field, id);
	row_word(tables, "name", field->is.name);
	row_sentence(tables, "text", field->about.text);
	row_source(tables, &field->about);
	row_range(tables, "values", TABLE_values, field->value_count != 0 ? value_symbol(tables, field->values) : NULL,
		  field->value_count);
	row_reference(tables, "needs", TABLE_fields, field_symbol(tables, field->is.needs));
	row_reference(tables, "by", TABLE_fields, field_symbol(tables, field->is.by));
	ROW_HEX(tables, uncore_field_row, field, bits);
	row_number(tables, "lo", field_lo(field));
	row_number(tables, "width", field_width(field));
	row_enum(tables, "access", field->is.access, access_word(field->is.access));
	if (field->role != UNCORE_ROLE_NONE)
		ROW_ENUM(tables, uncore_field_row, field, role, role_word);
	row_evidence(tables, field->about.is.evidence);
	emit_field_flags(tables, field);
	row_end(tables);
	for (size_t i = 0; i < field->value_count; i++)
		emit_value(tables, &field->values[i]);
	if (field->unit != NULL)
		emit_field_unit(tables, field);
}

/*
 * The bits that an event may set. The session sets those that enable, report and clear a counter, whatever the event.
 */
static uint64_t event_bits(const struct layout *layout)
{
	uint64_t bits = layout->is.writable;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		int role = layout->is.fields[i].role;

		if (role == UNCORE_ROLE_ENABLE || role == UNCORE_ROLE_OVERFLOW_ENABLE ||
		    role == UNCORE_ROLE_COUNTER_RESET || role == UNCORE_ROLE_QUEUE_RESET || role == UNCORE_ROLE_COUNT ||
		    role == UNCORE_ROLE_SATURATE)
			bits &= ~field_mask(&layout->is.fields[i]);
	}
	return bits;
}

static void emit_layout(struct tables *tables, const struct layout *layout)
{
	row_named(tables, TABLE_layouts, layout_symbol(tables, layout));
	ROW_WORD(tables, uncore_layout_row, layout, id);
	row_range(tables, "fields", TABLE_fields,
		  layout->is.field_count != 0 ? field_symbol(tables, layout->is.fields) : NULL, layout->is.field_count);
	row_hex(tables, "reset", layout->is.reset);
	row_hex(tables, "reset_known", layout->is.reset_known);
	row_hex(tables, "write_base", layout->is.write_base);
	row_hex(tables, "writable", layout->is.writable);
	row_hex(tables, "clear_by_one", layout->is.clear_by_one);
	row_hex(tables, "must_zero", layout->is.must_zero);
	row_hex(tables, "must_one", layout->is.must_one);
	row_hex(tables, "event_bits", event_bits(layout));
	row_hex(tables, "event_defaults", layout->is.event_defaults);
	ROW_NUMBER(tables, uncore_layout_row, layout, width);
	row_end(tables);
	for (size_t i = 0; i < layout->is.field_count; i++)
		emit_field(tables, &layout->is.fields[i]);
}

static void row_space(struct tables *tables, enum reg_space space)
{
	static const struct {
		enum uncore_space number;
		const char *word;
	} spaces[] = { [SPACE_MSR] = { UNCORE_SPACE_MSR, "UNCORE_SPACE_MSR" },
		       [SPACE_PCI] = { UNCORE_SPACE_PCI, "UNCORE_SPACE_PCI" },
		       [SPACE_MMIO] = { UNCORE_SPACE_MMIO, "UNCORE_SPACE_MMIO" },
		       [SPACE_UNKNOWN] = { UNCORE_SPACE_UNKNOWN, "UNCORE_SPACE_UNKNOWN" },
		       [SPACE_FOUND] = { UNCORE_SPACE_FOUND, "UNCORE_SPACE_FOUND" } };

	row_enum(tables, "space", (int)spaces[space].number, spaces[space].word);
}

static void emit_register_row(struct tables *tables, const struct reg *reg, const char *symbol)
{
	static const char *const flags[] = { "UNCORE_REGISTER_ELSEWHERE", "UNCORE_REGISTER_HIGH_FIRST",
					     "UNCORE_REGISTER_FILTER" };

	row_named(tables, TABLE_registers, symbol);
	ROW_WORD(tables, uncore_register_row, reg, id);
	ROW_WORD(tables, uncore_register_row, reg, name);
	row_sentence(tables, "text", reg->about.text);
	row_source(tables, &reg->about);
	row_list(tables, "names", TABLE_strings, reg->names.count);
	row_list(tables, "bases", TABLE_numbers, reg->is.bases.count);
	row_list(tables, "offsets", TABLE_numbers, reg->is.offsets.count);
	row_hex(tables, "base", reg->record != NULL ? reg->record->offset : reg->is.base);
	row_hex(tables, "instance_stride", reg->is.instance_stride);
	row_hex(tables, "index_stride", reg->is.index_stride);
	row_reference(tables, "layout", TABLE_layouts, layout_symbol(tables, reg->is.layout));
	ROW_NUMBER(tables, uncore_register_row, reg, count);
	row_reference(tables, "function", TABLE_functions, function_symbol(tables, reg->is.function));
	row_space(tables, reg->is.space);
	row_flags(tables, "flags", flags,
		  (reg->about.is.elsewhere ? 1u : 0u) | (reg->is.high_first ? 2u : 0u) |
			  (reg_is_filter(reg) ? 4u : 0u));
	row_evidence(tables, reg->about.is.evidence);
	if (reg->record != NULL)
		row_enum(tables, "record", reg->record->of, record_word(reg->record->of));
	row_reference(tables, "window", TABLE_windows, window_symbol(tables, reg->is.window));
	row_end(tables);
}

static size_t register_alias_count(const struct reg *reg)
{
	size_t count = reg->about.aliases.count;

	for (size_t f = 0; f < reg->is.layout->is.field_count; f++)
		count += reg->is.layout->is.fields[f].about.aliases.count;
	return count;
}

static void emit_register(struct tables *tables, const struct box *box, const struct reg *reg)
{
	const char *symbol = reg_symbol(tables, reg);

	list_words(tables, TABLE_registers, symbol, "names", &reg->names);
	list_numbers(tables, TABLE_registers, symbol, "bases", &reg->is.bases);
	list_numbers(tables, TABLE_registers, symbol, "offsets", &reg->is.offsets);
	emit_register_row(tables, reg, symbol);
	run_begin(tables, TABLE_aliases, symbol_join(tables, "register", "_", symbol), register_alias_count(reg));
	for (size_t i = 0; i < reg->about.aliases.count; i++)
		emit_alias(tables, box, reg, NULL, reg->about.aliases.at[i]);
	for (size_t f = 0; f < reg->is.layout->is.field_count; f++)
		for (size_t i = 0; i < reg->is.layout->is.fields[f].about.aliases.count; i++)
			emit_alias(tables, box, reg, &reg->is.layout->is.fields[f],
				   reg->is.layout->is.fields[f].about.aliases.at[i]);
}

static void emit_place(struct tables *tables, const struct place *place)
{
	row_begin(tables, TABLE_places);
	row_hex(tables, "device", place->known ? place->device : 0xff);
	row_hex(tables, "function", place->known ? place->function : 0xff);
	ROW_HEX(tables, uncore_place_row, place, device_id);
	ROW_HEX(tables, uncore_place_row, place, class_id);
	row_hex(tables, "shown_id", place->device_id != 0 ? place->device_id : place->inferred_id);
	row_number(tables, "nth", place->is.nth);
	row_end(tables);
}

static void emit_function(struct tables *tables, const struct function *function)
{
	const char *symbol = function_symbol(tables, function);

	row_named(tables, TABLE_functions, symbol);
	ROW_WORD(tables, uncore_function_row, function, id);
	row_reference(tables, "first_place", TABLE_places, symbol);
	row_number(tables, "shared", function->shared ? 1 : 0);
	ROW_NUMBER(tables, uncore_function_row, function, bus);
	row_end(tables);
	run_begin(tables, TABLE_places, symbol, function->place_count);
	for (size_t i = 0; i < function->place_count; i++)
		emit_place(tables, &function->places[i]);
}

static void emit_window_part(struct tables *tables, const struct window_part *part, const char *symbol)
{
	list_numbers(tables, TABLE_window_parts, symbol, "elements", &part->element);
	row_next(tables, TABLE_window_parts, symbol);
	row_field_ref(tables, "field", &part->is.ref);
	ROW_NUMBER(tables, uncore_window_part_row, part, shift);
	row_list(tables, "elements", TABLE_numbers, part->element.count);
	row_end(tables);
}

static void emit_window(struct tables *tables, const struct box *box, const struct window *window)
{
	const char *symbol = window_symbol(tables, window);

	list_numbers(tables, TABLE_windows, symbol, "offsets", &window->offset);
	row_named(tables, TABLE_windows, symbol);
	ROW_WORD(tables, uncore_window_row, window, id);
	row_citation(tables, window->source);
	ROW_HEX(tables, uncore_window_row, window, size);
	row_reference(tables, "box", TABLE_boxes, box_symbol(tables, box));
	if (window->found != UNCORE_FOUND_NOWHERE)
		row_enum(tables, "found", window->found, found_part_word(window->found));
	row_range(tables, "parts", TABLE_window_parts, window_part_symbol(tables, window->parts), window->part_count);
	row_list(tables, "offsets", TABLE_numbers, window->offset.count);
	row_end(tables);
	for (size_t i = 0; i < window->part_count; i++)
		emit_window_part(tables, &window->parts[i], window_part_symbol(tables, &window->parts[i]));
}

static void emit_found(struct tables *tables, const struct found_units *found, const char *symbol)
{
	row_named(tables, TABLE_found_boxes, symbol);
	row_reference(tables, "box", TABLE_boxes, symbol);
	ROW_NUMBER(tables, uncore_found_box_row, found, type);
	row_enum(tables, "trust", found->trust, found_trust_word(found->trust));
	row_reference(tables, "reg", TABLE_registers, reg_symbol(tables, found->is.reg));
	row_space(tables, found->access < 0 ? SPACE_UNKNOWN : (enum reg_space)found->access);
	row_end(tables);
}

static void list_overflow(struct tables *tables, const struct box *box, const struct counters *group,
			  const char *symbol)
{
	unsigned count = group->is.overflow.field != NULL ? box->instances : 0;
	struct numbers bits = { .at = arena_array(tables->arena, count + 1, sizeof(uint64_t)), .count = count };

	for (unsigned n = 0; n < count; n++)
		bits.at[n] = overflow_bit(group, n);
	list_numbers(tables, TABLE_counters, symbol, "overflow_bits", &bits);
	list_field_refs(tables, TABLE_counters, symbol, "overflow_global", group->is.overflow_global,
			group->is.overflow_global != NULL ? box->instances : 0);
}

static void emit_counters(struct tables *tables, const struct box *box, const struct counters *group)
{
	const char *symbol = counters_symbol(tables, group);

	list_numbers(tables, TABLE_counters, symbol, "max_increment", &group->max_increment);
	list_overflow(tables, box, group, symbol);
	row_named(tables, TABLE_counters, symbol);
	ROW_WORD(tables, uncore_counter_row, group, id);
	ROW_WORD(tables, uncore_counter_row, group, counts);
	row_reference(tables, "control", TABLE_registers, reg_symbol(tables, group->is.control));
	row_reference(tables, "data", TABLE_registers, reg_symbol(tables, group->is.data));
	row_number(tables, "count", group->is.data->count);
	ROW_NUMBER(tables, uncore_counter_row, group, width);
	ROW_ENUM(tables, uncore_counter_row, group, kind, counter_kind_word);
	row_list(tables, "max_increment", TABLE_numbers, group->max_increment.count);
	row_field_ref(tables, "overflow", &group->is.overflow);
	row_list(tables, "overflow_bits", TABLE_numbers, group->is.overflow.field != NULL ? box->instances : 0);
	row_list(tables, "overflow_global", TABLE_field_refs, group->is.overflow_global != NULL ? box->instances : 0);
	if (group->has_enabled_by)
		ROW_MEMBER(tables, uncore_counter_row, group, enabled_by);
	else
		row_enum(tables, "enabled_by", UNCORE_ENABLED_EACH, "UNCORE_ENABLED_EACH");
	ROW_NUMBER(tables, uncore_counter_row, group, write_width);
	row_member(tables, "rdpmc", group->has_rdpmc ? group->rdpmc : UINT16_MAX);
	row_field_ref(tables, "freezes", &group->is.overflow_freezes);
	row_number(tables, "enable", (uint64_t)group->enable);
	row_number(tables, "match", (uint64_t)group->match);
	row_number(tables, "select_bit", group->is.select_bit < 64 ? group->is.select_bit : 0);
	ROW_NUMBER(tables, uncore_counter_row, group, halvings);
	ROW_NUMBER(tables, uncore_counter_row, group, worth);
	row_field_ref(tables, "halved_by", &group->is.halved_by);
	ROW_NUMBER(tables, uncore_counter_row, group, wraps_after);
	row_end(tables);
}

static void emit_present(struct tables *tables, const struct present *present, const char *symbol)
{
	list_field_refs(tables, TABLE_presents, symbol, "fields", present->is.fields, present->paths.count);
	list_numbers(tables, TABLE_presents, symbol, "map", &present->is.pairs);
	row_named(tables, TABLE_presents, symbol);
	row_list(tables, "fields", TABLE_field_refs, present->paths.count);
	row_list(tables, "map", TABLE_numbers, present->is.pairs.count);
	row_member(tables, "otherwise", present->has_otherwise ? present->otherwise : UINT16_MAX);
	ROW_ENUM(tables, uncore_present_row, present, count, number_rule_word);
	row_end(tables);
}

/* The row belongs to no other: tables are searched for the box. */
static void emit_root_buses(struct tables *tables, const struct root_buses *roots, const char *symbol)
{
	static const struct field_ref none;

	list_field_refs(tables, TABLE_root_buses, symbol, "fields", roots->is.fields, roots->paths.count);
	row_named(tables, TABLE_root_buses, symbol);
	row_list(tables, "fields", TABLE_field_refs, roots->paths.count);
	row_field_ref(tables, "valid", roots->valid_path != NULL ? &roots->is.valid : &none);
	row_reference(tables, "box", TABLE_boxes, symbol);
	row_number(tables, "chipset", roots->chipset);
	row_number(tables, "pmu", roots->pmu);
	row_end(tables);
}

static void emit_box_row(struct tables *tables, const struct box *box, const char *symbol)
{
	row_named(tables, TABLE_boxes, symbol);
	ROW_WORD(tables, uncore_box_row, box, id);
	ROW_WORD(tables, uncore_box_row, box, title);
	row_sentence(tables, "text", box->about.text);
	row_source(tables, &box->about);
	ROW_NUMBER(tables, uncore_box_row, box, instances);
	ROW_ENUM(tables, uncore_box_row, box, scope, scope_word);
	row_evidence(tables, box->about.is.evidence);
	row_enum(tables, "presence", box->is.presence, presence_word(box->is.presence));
	row_reference(tables, "present", TABLE_presents, box->present != NULL ? symbol : NULL);
	row_list(tables, "instance_names", TABLE_strings, box->instance_names.count);
	row_range(tables, "functions", TABLE_functions,
		  box->function_count != 0 ? function_symbol(tables, box->functions) : NULL, box->function_count);
	row_range(tables, "registers", TABLE_registers, box->reg_count != 0 ? reg_symbol(tables, box->regs) : NULL,
		  box->reg_count);
	row_range(tables, "counters", TABLE_counters,
		  box->counter_count != 0 ? counters_symbol(tables, box->counters) : NULL, box->counter_count);
	range_of_procedures(tables, symbol, box->procedures, box->procedure_count);
	row_end(tables);
}

static void emit_box(struct tables *tables, const struct box *box)
{
	const char *symbol = box_symbol(tables, box);

	list_words(tables, TABLE_boxes, symbol, "instance_names", &box->instance_names);
	if (box->present != NULL)
		emit_present(tables, box->present, symbol);
	if (box->root_buses != NULL)
		emit_root_buses(tables, box->root_buses, symbol);
	if (box->found != NULL)
		emit_found(tables, box->found, symbol);
	emit_box_row(tables, box, symbol);
	run_begin(tables, TABLE_aliases, symbol_join(tables, "box", "_", symbol), box->about.aliases.count);
	for (size_t i = 0; i < box->about.aliases.count; i++)
		emit_alias(tables, box, NULL, NULL, box->about.aliases.at[i]);
	for (size_t i = 0; i < box->function_count; i++)
		emit_function(tables, &box->functions[i]);
	for (size_t i = 0; i < box->window_count; i++)
		emit_window(tables, box, &box->windows[i]);
	for (size_t i = 0; i < box->layout_count; i++)
		emit_layout(tables, &box->layouts[i]);
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(tables, box, &box->regs[i]);
	for (size_t i = 0; i < box->counter_count; i++)
		emit_counters(tables, box, &box->counters[i]);
	emit_procedures(tables, symbol, box->procedures, box->procedure_count);
	emit_events(tables, box);
	emit_perf(tables, box);
	emit_likwid(tables, box);
}

static void emit_cpuids(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct cpuid *cpuid = &platform->cpuids[i];

		row_named(tables, TABLE_cpuids,
			  arena_printf(tables->arena, "%u_%u_%u_%u_%u", cpuid->family, cpuid->model,
				       cpuid->is.stepping_lo, cpuid->is.stepping_hi, cpuid->cache_level));
		ROW_NUMBER(tables, uncore_cpuid_row, cpuid, family);
		ROW_NUMBER(tables, uncore_cpuid_row, cpuid, model);
		row_number(tables, "stepping_lo", cpuid->is.stepping_lo);
		row_number(tables, "stepping_hi", cpuid->is.stepping_hi);
		row_reference(tables, "variant", TABLE_variants, variant_symbol(tables, cpuid->is.variant));
		ROW_NUMBER(tables, uncore_cpuid_row, cpuid, cache_level);
		row_end(tables);
	}
}

static void emit_variants(struct tables *tables, const struct platform *platform)
{
	for (size_t i = 0; i < platform->is.variant_count; i++) {
		row_named(tables, TABLE_variants, variant_symbol(tables, &platform->variants[i]));
		row_word(tables, "id", platform->variants[i].id);
		row_word(tables, "title", platform->variants[i].title);
		row_sentence(tables, "text", platform->variants[i].text);
		row_end(tables);
	}
}

static void emit_sockets(struct tables *tables, const struct socket_map *sockets)
{
	static const struct field_ref none;
	int others = sockets != NULL ? sockets->others : UNCORE_OTHERS_NONE;

	text_add(tables->out, "\t\t.sockets = { ");
	if (sockets != NULL)
		row_enum(tables, "method", sockets->method, socket_method_word(sockets->method));
	else
		row_reference(tables, "method", TABLE_boxes, NULL);
	row_number(tables, "limit", sockets != NULL ? sockets->limit : 0);
	row_field_ref(tables, "node", sockets != NULL ? &sockets->is.id : &none);
	row_field_ref(tables, "map", sockets != NULL ? &sockets->is.map : &none);
	row_range(tables, "buses", TABLE_field_refs, "boxes_sockets_buses",
		  sockets != NULL ? sockets->bus_paths.count : 0);
	row_field_ref(tables, "valid", sockets != NULL ? &sockets->is.valid : &none);
	row_enum(tables, "others", others, bus_others_word(others));
	text_add(tables->out, "},\n");
}

static void emit_head(struct tables *tables, const struct platform *platform, struct text *out)
{
	tables->out = out;
	tables->at = TABLE_HEAD;
	image_row(tables->image, TABLE_HEAD);
	image_number(tables->image, TABLE_HEAD, "magic", UNCORE_TABLE_MAGIC);
	image_number(tables->image, TABLE_HEAD, "abi", UNCORE_TABLE_ABI);
	text_fill(out,
		  "\t.head = {\n\t\t.magic = UNCORE_TABLE_MAGIC,\n\t\t.abi = UNCORE_TABLE_ABI,\n"
		  "\t\t.size = sizeof(struct uncore_$p_tables),\n\t\t",
		  &(struct text_vars){ .slot = { ['p'] = platform->id } });
	ROW_WORD(tables, uncore_tables, platform, id);
	text_add(out, "\n\t\t");
	ROW_WORD(tables, uncore_tables, platform, title);
	text_add(out, "\n\t\t");
	row_citation(tables, platform->source);
	text_char(out, '\n');
	emit_sockets(tables, platform->sockets);
	text_add(out, "\t\t");
	ROW_MEMBER(tables, uncore_tables, platform, cores);
	ROW_MEMBER(tables, uncore_tables, platform, threads);
	range_of_procedures(tables, NULL, platform->procedures, platform->procedure_count);
	text_char(out, '\n');
	if (platform->machine != NULL)
		emit_machine_head(tables, platform->machine);
}

static void collect_rows(struct tables *tables, const struct platform *platform)
{
	name_rows(tables, platform);
	emit_cpuids(tables, platform);
	emit_variants(tables, platform);
	if (platform->sockets != NULL)
		list_field_refs(tables, TABLE_boxes, "sockets", "buses", platform->sockets->is.buses,
				platform->sockets->bus_paths.count);
	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(tables, &platform->boxes[i]);
	emit_procedures(tables, NULL, platform->procedures, platform->procedure_count);
	emit_metrics(tables, platform);
	emit_errata(tables, platform);
	emit_groups(tables, platform);
	emit_synonyms(tables, platform);
	if (platform->machine != NULL)
		emit_machine(tables, platform->machine);
	emit_name_index(tables, platform); /* counts the rows of the others */
}

static void free_rows(struct tables *tables)
{
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		text_free(&tables->rows[i].out);
		text_free(&tables->rows[i].numbers);
	}
	text_free(&tables->scratch);
}

static void name_tables(struct tables *tables)
{
	static const enum optional parts[TABLE_COUNT] = {
		[TABLE_synonyms] = OPTIONAL_TEXTS,
		[TABLE_event_aliases] = OPTIONAL_ALIASES,
		[TABLE_metric_aliases] = OPTIONAL_ALIASES,
		[TABLE_likwid_counters] = OPTIONAL_ALIASES,
		[TABLE_likwid_options] = OPTIONAL_ALIASES,
		[TABLE_likwid_defaults] = OPTIONAL_ALIASES,
		[TABLE_core_msrs] = OPTIONAL_SIM,
		[TABLE_caches] = OPTIONAL_SIM,
		[TABLE_root_functions] = OPTIONAL_SIM,
		[TABLE_machine_clocks] = OPTIONAL_SIM,
		[TABLE_flows] = OPTIONAL_SIM,
		[TABLE_traffic_flows] = OPTIONAL_SIM,
		[TABLE_traffic] = OPTIONAL_SIM,
	};

#define TABLE_ROWS_(table, row_type, members) \
	tables->rows[TABLE_##table] = (struct rows){ .name = #table, .type = #row_type, .part = parts[TABLE_##table] };
	UNCORE_TABLE_ARRAYS(TABLE_ROWS_)
#undef TABLE_ROWS_
}

void emit_tables(const struct platform *platform, struct text *out)
{
	struct arena arena = { 0 };
	struct tables tables = { .pool = { .arena = &arena }, .arena = &arena };
	struct text head = { 0 };

	name_tables(&tables);
	collect_rows(&tables, platform);
	emit_head(&tables, platform, &head);
	emit_c_file(&tables, platform, &head, out);
	text_free(&head);
	free_rows(&tables);
	arena_free(&arena);
}

/* The C text of the rows is made too, and dropped. */
const char *emit_image(const struct platform *platform, struct text *out)
{
	struct arena arena = { 0 };
	struct image image = { .arena = &arena };
	struct tables tables = { .pool = { .arena = &arena }, .arena = &arena, .image = &image };
	struct text head = { 0 };
	const char *wide;

	name_tables(&tables);
	collect_rows(&tables, platform);
	emit_head(&tables, platform, &head);
	wide = image_finish(&image, &tables.pool, out);
	text_free(&head);
	text_free(&tables.pool.names);
	image_free(&image);
	free_rows(&tables);
	arena_free(&arena);
	return wide;
}

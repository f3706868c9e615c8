/* SPDX-License-Identifier: MIT */
/* Checks that rows of tables agree: what belongs to a box, a register, a layout, a group of counters, a procedure. */
#include "shared/bits.h"
#include "core/lookup.h"
#include "core/tables/check.h"
#include "uncore/run.h"

enum { INSTANCES_MAX = 1024, COUNT_MAX = 256, GROUP_MAX = 16, CORES_MAX = 1024, THREADS_MAX = 8, LEVEL_MAX = 7 };

/* A check that goes through the rows in order. Each row of what belongs to others belongs to one of them. */
struct rows {
	const struct uncore_tables *tables;
	struct wrong *wrong;
	unsigned functions, registers, counters, procedures, steps, places, fields, values; /* taken so far */
};

static bool is_wrong(const struct rows *rows, const char *array, unsigned row, const char *member)
{
	return row_is_wrong(rows->wrong, array, row, member, "does not agree with the other rows");
}

/* The next rows, or none. */
static bool follows(unsigned *taken, struct uncore_range range)
{
	if (range.count != 0 && range.first != *taken)
		return false;
	*taken += range.count;
	return true;
}

bool field_belongs(const struct uncore_tables *tables, unsigned box, unsigned reg, unsigned field)
{
	if (reg == UNCORE_NO_INDEX)
		return field == UNCORE_NO_INDEX;
	return box != UNCORE_NO_INDEX && is_in_range(uncore_boxes(tables)[box].registers, reg) &&
	       (field == UNCORE_NO_INDEX || is_in_range(layout_of(tables, reg)->fields, field));
}

static bool ref_agrees(const struct uncore_tables *tables, const struct uncore_field_ref *ref)
{
	return field_belongs(tables, ref->box, ref->reg, ref->field);
}

/* A reference to a field, or none. */
static bool ref_is_whole(const struct uncore_tables *tables, const struct uncore_field_ref *ref)
{
	return ref_agrees(tables, ref) && (ref->reg == UNCORE_NO_INDEX) == (ref->field == UNCORE_NO_INDEX);
}

/* ---- fields ---- */

static bool field_agrees(struct rows *rows, const struct uncore_layout_row *layout, unsigned at)
{
	const struct uncore_field_row *field = &uncore_fields(rows->tables)[at];
	uint64_t run = low_bits(field->width) << field->lo;
	bool in_pieces = (field->flags & UNCORE_FIELD_PIECES) != 0;

	if (field->width == 0 || field->lo + field->width > layout->width || bit_count(field->bits) != field->width ||
	    (!in_pieces && field->bits != run) || (field->bits & ~low_bits(layout->width)) != 0)
		return is_wrong(rows, "fields", at, "bits");
	if ((field->needs != UNCORE_NO_INDEX && !is_in_range(layout->fields, field->needs)) ||
	    (field->by != UNCORE_NO_INDEX && !is_in_range(layout->fields, field->by)))
		return is_wrong(rows, "fields", at, field->by != UNCORE_NO_INDEX ? "by" : "needs");
	return follows(&rows->values, field->values) || is_wrong(rows, "fields", at, "values");
}

/* A value that depends on another field depends on one of that field's values. */
static bool values_agree(struct rows *rows, unsigned at)
{
	const struct uncore_field_row *field = &uncore_fields(rows->tables)[at];
	struct uncore_range deciding = { 0, 0 };

	if (field->by != UNCORE_NO_INDEX)
		deciding = uncore_fields(rows->tables)[field->by].values;
	for (unsigned each = 0; each < field->values.count; each++) {
		unsigned value = field->values.first + each, when = uncore_values(rows->tables)[value].when;

		if (when != UNCORE_NO_INDEX && !is_in_range(deciding, when))
			return is_wrong(rows, "values", value, "when");
	}
	return true;
}

static bool layouts_agree(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	for (unsigned at = 0; at < tables->layouts.count; at++) {
		const struct uncore_layout_row *layout = &uncore_layouts(tables)[at];

		if (layout->width < 8 || !follows(&rows->fields, layout->fields))
			return is_wrong(rows, "layouts", at, "width");
		for (unsigned each = 0; each < layout->fields.count; each++)
			if (!field_agrees(rows, layout, layout->fields.first + each) ||
			    !values_agree(rows, layout->fields.first + each))
				return false;
	}
	return (rows->fields == tables->fields.count && rows->values == tables->values.count) ||
	       is_wrong(rows, "layouts", 0, "fields");
}

/* ---- boxes ---- */

static bool is_one_of(unsigned count, unsigned a, unsigned b, unsigned c)
{
	return count == a || count == b || count == c;
}

/* A register in memory, or in a unit that is found, is in a window of its box that is there too. */
static bool window_fits(const struct uncore_tables *tables, const struct uncore_box_row *box,
			const struct uncore_register_row *reg)
{
	const struct uncore_window_row *window;

	if (reg->window == UNCORE_NO_INDEX)
		return reg->space != UNCORE_SPACE_MMIO && reg->space != UNCORE_SPACE_FOUND;
	window = &uncore_windows(tables)[reg->window];
	return &uncore_boxes(tables)[window->box] == box &&
	       reg->space == (window->found == UNCORE_FOUND_NOWHERE ? UNCORE_SPACE_MMIO : UNCORE_SPACE_FOUND);
}

static bool register_agrees(struct rows *rows, const struct uncore_box_row *box, unsigned at)
{
	const struct uncore_register_row *reg = &uncore_registers(rows->tables)[at];

	if (reg->count == 0 || reg->count > COUNT_MAX)
		return is_wrong(rows, "registers", at, "count");
	if (!is_one_of(reg->names.count, 0, reg->count, 0) || !is_one_of(reg->bases.count, 0, box->instances, 0) ||
	    !is_one_of(reg->offsets.count, 0, reg->count, (unsigned)reg->count * box->instances))
		return is_wrong(rows, "registers", at, "offsets");
	if (reg->space == UNCORE_SPACE_PCI ? !is_in_range(box->functions, reg->function) :
					     reg->function != UNCORE_NO_INDEX)
		return is_wrong(rows, "registers", at, "function");
	return window_fits(rows->tables, box, reg) || is_wrong(rows, "registers", at, "window");
}

static bool function_agrees(struct rows *rows, const struct uncore_box_row *box, unsigned at)
{
	const struct uncore_function_row *function = &uncore_functions(rows->tables)[at];
	unsigned first = function->first_place;

	if (first != rows->places || box->instances > rows->tables->places.count - first)
		return is_wrong(rows, "functions", at, "first_place");
	rows->places += box->instances;
	for (unsigned each = first; each < rows->places; each++) {
		const struct uncore_place_row *place = &uncore_places(rows->tables)[each];

		if ((place->device > 31 && place->device != 0xff) || (place->function > 7 && place->function != 0xff))
			return is_wrong(rows, "places", each, "device");
	}
	return true;
}

static bool present_agrees(struct rows *rows, unsigned box)
{
	const struct uncore_box_row *row = &uncore_boxes(rows->tables)[box];
	const struct uncore_present_row *present;

	if ((row->presence == UNCORE_INSTANCES_REGISTER) != (row->present != UNCORE_NO_INDEX))
		return is_wrong(rows, "boxes", box, "present");
	if (row->present == UNCORE_NO_INDEX)
		return true;
	present = &uncore_presents(rows->tables)[row->present];
	for (unsigned at = 0; at < present->fields.count; at++) {
		const struct uncore_field_ref *ref = &uncore_field_refs(rows->tables)[present->fields.first + at];

		if (ref->field == UNCORE_NO_INDEX || !ref_agrees(rows->tables, ref))
			return is_wrong(rows, "presents", row->present, "fields");
	}
	return (present->fields.count != 0 && present->map.count % 2 == 0) ||
	       is_wrong(rows, "presents", row->present, "map");
}

static bool refs_agree(const struct uncore_tables *tables, struct uncore_range refs, unsigned count)
{
	if (refs.count != 0 && refs.count != count)
		return false;
	for (unsigned at = 0; at < refs.count; at++)
		if (!ref_is_whole(tables, &uncore_field_refs(tables)[refs.first + at]))
			return false;
	return true;
}

/* The counters' bits are in the field that reports their overflows. */
static bool overflow_bits_agree(const struct uncore_tables *tables, unsigned instances,
				const struct uncore_counter_row *group)
{
	unsigned field = group->overflow.field;
	uint64_t width = field != UNCORE_NO_INDEX ? uncore_fields(tables)[field].width : 64;

	if (!is_one_of(group->overflow_bits.count, 0, instances, 0))
		return false;
	for (unsigned at = 0; at < group->overflow_bits.count; at++)
		if ((uint64_t)uncore_numbers(tables)[group->overflow_bits.first + at] + group->count > width)
			return false;
	return true;
}

static bool overflow_agrees(const struct uncore_tables *tables, unsigned instances,
			    const struct uncore_counter_row *group)
{
	return ref_is_whole(tables, &group->overflow) && ref_is_whole(tables, &group->freezes) &&
	       overflow_bits_agree(tables, instances, group) && refs_agree(tables, group->overflow_global, instances);
}

static bool halving_agrees(const struct uncore_tables *tables, unsigned box, const struct uncore_counter_row *group)
{
	const struct uncore_field_ref *by = &group->halved_by;

	return by->box == box && field_belongs(tables, by->box, by->reg, by->field) &&
	       uncore_fields(tables)[by->field].width <= 5;
}

static bool group_agrees(struct rows *rows, unsigned box, unsigned at)
{
	const struct uncore_tables *tables = rows->tables;
	const struct uncore_counter_row *group = &uncore_counters(tables)[at];

	if (!field_belongs(tables, box, group->control, UNCORE_NO_INDEX) ||
	    !field_belongs(tables, box, group->data, UNCORE_NO_INDEX))
		return is_wrong(rows, "counters", at, "data");
	if (group->count == 0 || group->count > GROUP_MAX ||
	    group->count != uncore_registers(tables)[group->data].count ||
	    (group->control != UNCORE_NO_INDEX && group->count > uncore_registers(tables)[group->control].count) ||
	    !is_one_of(group->max_increment.count, 0, 1, group->count) ||
	    (group->enabled_by != UNCORE_ENABLED_EACH && group->enabled_by >= group->count) ||
	    group->select_bit + group->count > 64)
		return is_wrong(rows, "counters", at, "count");
	if ((group->control == UNCORE_NO_INDEX) != (group->kind == UNCORE_COUNTER_FREE))
		return is_wrong(rows, "counters", at, "control");
	if (group->width == 0 || group->width > layout_of(tables, group->data)->width ||
	    group->write_width > group->width)
		return is_wrong(rows, "counters", at, "width");
	if (group->halved_by.field != UNCORE_NO_INDEX && !halving_agrees(tables, box, group))
		return is_wrong(rows, "counters", at, "halved_by");
	return overflow_agrees(tables, uncore_boxes(tables)[box].instances, group) ||
	       is_wrong(rows, "counters", at, "overflow");
}

static bool step_agrees(struct rows *rows, unsigned at)
{
	const struct uncore_step_row *step = &uncore_steps(rows->tables)[at];

	return (field_belongs(rows->tables, step->box, step->reg, UNCORE_NO_INDEX) &&
		step->index < uncore_registers(rows->tables)[step->reg].count) ||
	       is_wrong(rows, "steps", at, "reg");
}

static bool procedures_agree(struct rows *rows, struct uncore_range procedures)
{
	if (!follows(&rows->procedures, procedures))
		return is_wrong(rows, "procedure_rows", procedures.first, "procedure");
	for (unsigned each = 0; each < procedures.count; each++) {
		unsigned at = procedures.first + each;
		struct uncore_range steps = uncore_procedure_rows(rows->tables)[at].steps;

		if (!follows(&rows->steps, steps))
			return is_wrong(rows, "procedure_rows", at, "steps");
		for (unsigned step = 0; step < steps.count; step++)
			if (!step_agrees(rows, steps.first + step))
				return false;
	}
	return true;
}

static bool box_agrees(struct rows *rows, unsigned at)
{
	const struct uncore_box_row *box = &uncore_boxes(rows->tables)[at];

	if (box->instances == 0 || box->instances > INSTANCES_MAX ||
	    !is_one_of(box->instance_names.count, 0, box->instances, 0))
		return is_wrong(rows, "boxes", at, "instances");
	if (!follows(&rows->functions, box->functions) || !follows(&rows->registers, box->registers) ||
	    !follows(&rows->counters, box->counters))
		return is_wrong(rows, "boxes", at, "registers");
	for (unsigned each = 0; each < box->functions.count; each++)
		if (!function_agrees(rows, box, box->functions.first + each))
			return false;
	for (unsigned each = 0; each < box->registers.count; each++)
		if (!register_agrees(rows, box, box->registers.first + each))
			return false;
	for (unsigned each = 0; each < box->counters.count; each++)
		if (!group_agrees(rows, at, box->counters.first + each))
			return false;
	return procedures_agree(rows, box->procedures) && present_agrees(rows, at);
}

static bool all_taken(const struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	return rows->functions == tables->functions.count && rows->registers == tables->registers.count &&
	       rows->counters == tables->counters.count && rows->procedures == tables->procedure_rows.count &&
	       rows->steps == tables->steps.count && rows->places == tables->places.count;
}

/* ---- the rest ---- */

static bool aliases_agree(struct rows *rows)
{
	for (unsigned at = 0; at < rows->tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(rows->tables)[at];

		if (!field_belongs(rows->tables, alias->box, alias->reg, alias->field))
			return is_wrong(rows, "aliases", at, "reg");
	}
	return true;
}

static bool sockets_agree(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;
	const struct uncore_socket_map *map = &tables->sockets;

	if (map->method != UNCORE_NO_INDEX && map->method >= UNCORE_SOCKET_END)
		return is_wrong(rows, "head", 0, "sockets.method");
	if (!ref_is_whole(tables, &map->node) || !ref_is_whole(tables, &map->map) ||
	    !ref_is_whole(tables, &map->valid) || !refs_agree(tables, map->buses, map->buses.count) ||
	    (map->method == UNCORE_SOCKET_NODE_MAP &&
	     (map->node.reg == UNCORE_NO_INDEX || map->map.reg == UNCORE_NO_INDEX)))
		return is_wrong(rows, "head", 0, "sockets");
	return (tables->cores <= CORES_MAX && tables->threads <= THREADS_MAX) || is_wrong(rows, "head", 0, "cores");
}

static bool roots_agree(struct rows *rows)
{
	for (unsigned at = 0; at < rows->tables->root_buses.count; at++) {
		const struct uncore_root_buses_row *row = &uncore_root_buses(rows->tables)[at];

		if (!refs_agree(rows->tables, row->fields, uncore_boxes(rows->tables)[row->box].instances) ||
		    !ref_is_whole(rows->tables, &row->valid))
			return is_wrong(rows, "root_buses", at, "fields");
	}
	return true;
}

/* A part of a base is in a box with one instance, or with as many as the window's. */
static bool part_agrees(const struct uncore_tables *tables, const struct uncore_window_part_row *part,
			unsigned instances)
{
	const uint32_t *elements = &uncore_numbers(tables)[part->elements.first];
	unsigned boxes;

	if (part->field.reg == UNCORE_NO_INDEX || !ref_is_whole(tables, &part->field))
		return false;
	boxes = uncore_boxes(tables)[part->field.box].instances;
	for (unsigned at = 0; at < part->elements.count; at++)
		if (elements[at] >= uncore_registers(tables)[part->field.reg].count)
			return false;
	return is_one_of(boxes, 1, instances, instances) && is_one_of(part->elements.count, 0, 1, instances) &&
	       part->shift + uncore_fields(tables)[part->field.field].width <= 64 &&
	       uncore_registers(tables)[part->field.reg].window == UNCORE_NO_INDEX;
}

static bool windows_agree(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	for (unsigned at = 0; at < tables->windows.count; at++) {
		const struct uncore_window_row *window = &uncore_windows(tables)[at];
		unsigned instances = uncore_boxes(tables)[window->box].instances;

		if (window->size == 0 || !is_one_of(window->offsets.count, 0, 1, instances))
			return is_wrong(rows, "windows", at, "offsets");
		for (unsigned part = window->parts.first; is_in_range(window->parts, part); part++)
			if (!part_agrees(tables, &uncore_window_parts(tables)[part], instances))
				return is_wrong(rows, "window_parts", part, "field");
	}
	return true;
}

/* A box is in the table of units under one type; the register at a unit's address is its own. */
static bool found_boxes_agree(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	for (unsigned at = 0; at < tables->found_boxes.count; at++) {
		const struct uncore_found_box_row *row = &uncore_found_boxes(tables)[at];
		const struct uncore_box_row *box = &uncore_boxes(tables)[row->box];

		if (row->reg != UNCORE_NO_INDEX ? !is_in_range(box->registers, row->reg) :
						  row->trust == UNCORE_TRUST_IDS)
			return is_wrong(rows, "found_boxes", at, "reg");
		if (box->scope != UNCORE_SCOPE_PACKAGE)
			return is_wrong(rows, "found_boxes", at, "box");
	}
	return true;
}

/* Settings are read in instance 0 of a box of the package, and shown in their units. */
static bool setting_agrees(const struct uncore_tables *tables, const struct uncore_field_ref *ref)
{
	return ref->field != UNCORE_NO_INDEX && uncore_boxes(tables)[ref->box].scope == UNCORE_SCOPE_PACKAGE &&
	       field_unit_of(tables, ref->field) != NULL;
}

static bool settings_agree(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	for (unsigned at = 0; at < tables->groups.count; at++) {
		struct uncore_range settings = uncore_groups(tables)[at].settings;

		if (!refs_agree(tables, settings, settings.count))
			return is_wrong(rows, "groups", at, "settings");
		for (unsigned each = 0; each < settings.count; each++)
			if (!setting_agrees(tables, &uncore_field_refs(tables)[settings.first + each]))
				return is_wrong(rows, "groups", at, "settings");
	}
	return true;
}

static bool perf_agrees(struct rows *rows)
{
	for (unsigned at = 0; at < rows->tables->perf_pmus.count; at++) {
		const struct uncore_perf_pmu_row *pmu = &uncore_perf_pmus(rows->tables)[at];

		for (unsigned reg = 0; reg < sizeof(pmu->regs) / sizeof(pmu->regs[0]); reg++)
			if (!field_belongs(rows->tables, pmu->box, pmu->regs[reg], UNCORE_NO_INDEX))
				return is_wrong(rows, "perf_pmus", at, "regs");
		for (unsigned take = pmu->takes.first; is_in_range(pmu->takes, take); take++)
			if (!field_belongs(rows->tables, pmu->box, uncore_perf_takes(rows->tables)[take].reg,
					   UNCORE_NO_INDEX))
				return is_wrong(rows, "perf_takes", take, "reg");
		for (unsigned event = pmu->events.first; is_in_range(pmu->events, event); event++)
			if (uncore_perf_events(rows->tables)[event].counter >
			    uncore_counter_count(rows->tables, pmu->box))
				return is_wrong(rows, "perf_events", event, "counter");
	}
	return true;
}

/* Options fill registers of their box with as many bits as they take; counters are those of their box. */
static bool likwid_agrees(struct rows *rows)
{
	const struct uncore_tables *tables = rows->tables;

	for (unsigned at = 0; at < tables->likwid_counters.count; at++) {
		const struct uncore_likwid_counter_row *row = &uncore_likwid_counters(tables)[at];

		if (!is_in_range(uncore_boxes(tables)[row->box].counters, row->group) ||
		    row->units > uncore_boxes(tables)[row->box].instances)
			return is_wrong(rows, "likwid_counters", at, "group");
	}
	for (unsigned at = 0; at < tables->likwid_options.count; at++) {
		const struct uncore_likwid_option_row *row = &uncore_likwid_options(tables)[at];

		if (!field_belongs(tables, row->box, row->reg, UNCORE_NO_INDEX) ||
		    (row->value != 0 && bit_count(row->mask) != bit_count(row->value)))
			return is_wrong(rows, "likwid_options", at, "mask");
	}
	return true;
}

static bool machine_agrees(struct rows *rows)
{
	for (unsigned at = 0; at < rows->tables->core_msrs.count; at++)
		if (uncore_core_msrs(rows->tables)[at].count > COUNT_MAX)
			return is_wrong(rows, "core_msrs", at, "count");
	for (unsigned at = 0; at < rows->tables->caches.count; at++) {
		const struct uncore_cache_row *cache = &uncore_caches(rows->tables)[at];

		if (cache->ways == 0 || cache->line == 0 || cache->level == 0 || cache->level > LEVEL_MAX)
			return is_wrong(rows, "caches", at, "ways");
	}
	for (unsigned at = 0; at < rows->tables->machine_settings.count; at++) {
		const struct uncore_machine_setting_row *row = &uncore_machine_settings(rows->tables)[at];

		if (row->field.field == UNCORE_NO_INDEX || !ref_is_whole(rows->tables, &row->field))
			return is_wrong(rows, "machine_settings", at, "field");
	}
	return true;
}

bool rows_agree(const struct uncore_tables *tables, struct wrong *wrong)
{
	struct rows rows = { .tables = tables, .wrong = wrong };

	if (uncore_text(tables, tables->id)[0] == '\0')
		return is_wrong(&rows, "head", 0, "id");
	if (!layouts_agree(&rows))
		return false;
	for (unsigned at = 0; at < tables->boxes.count; at++)
		if (!box_agrees(&rows, at))
			return false;
	if (!procedures_agree(&rows, tables->procedures))
		return false;
	if (!all_taken(&rows))
		return is_wrong(&rows, "boxes", 0, "registers");
	return aliases_agree(&rows) && sockets_agree(&rows) && roots_agree(&rows) && windows_agree(&rows) &&
	       found_boxes_agree(&rows) && settings_agree(&rows) && perf_agrees(&rows) && likwid_agrees(&rows) &&
	       machine_agrees(&rows);
}

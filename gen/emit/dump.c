/* SPDX-License-Identifier: MIT */
/* Emits the flattened model as JSON: every register of every instance with its address and fields. */
#include "emit/dump.h"

#include <string.h>

#include "diag/diag.h"
#include "base/source.h"
#include "emit/emit.h"
#include "load/keys/spec_keys.h"
#include "model/lookup.h"

static void dump_value(struct json *json, const struct value *value, const struct field *field)
{
	json_open(json, NULL, '{');
	write_members(json, &value_kind, value);
	json_text(json, "name", value->is.name);
	if (value->is.mask != field_max(field))
		json_hex(json, "mask", value->is.mask);
	json_close(json, '}');
}

static void put_write_rule(struct json *json, const struct field *field)
{
	static const char *const rules[] = { NULL, "0", "1", "ignored", "unknown" };

	json_text(json, "write", rules[field->write]);
}

static void dump_values(struct json *json, const struct field *field)
{
	if (field->value_count == 0)
		return;
	json_open(json, "values", '[');
	for (size_t i = 0; i < field->value_count; i++)
		dump_value(json, &field->values[i], field);
	json_close(json, ']');
}

static void dump_field(struct json *json, const struct field *field)
{
	json_open_line(json, NULL, '{');
	write_members(json, &field_kind, field);
	json_text(json, "name", field->is.name);
	json_number(json, "hi", field_hi(field));
	json_number(json, "lo", field_lo(field));
	if (field_is_in_pieces(field))
		json_text(json, "pieces", spell_mask(field->bits).at);
	json_text(json, "access", access_words[field->is.access]);
	put_write_rule(json, field);
	if (field->by_default != 0)
		json_hex(json, "default", field->by_default);
	json_text(json, "part_of", field->is.part_of != NULL ? field->is.part_of->id : NULL);
	json_bool(json, "elsewhere", field->about.is.elsewhere);
	json_texts(json, "aliases", &field->about.aliases);
	dump_origin(json, &field->about);
	dump_values(json, field);
	json_close(json, '}');
}

static void dump_layout(struct json *json, const struct layout *layout)
{
	json_open_line(json, NULL, '{');
	write_members(json, &layout_kind, layout);
	json_hex(json, "reset", layout->is.reset);
	json_hex(json, "reset_known", layout->is.reset_known);
	json_hex(json, "write_base", layout->is.write_base);
	dump_origin(json, &layout->about);
	json_close(json, '}');
}

static void dump_pci_address(struct json *json, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->is.function->places[instance];

	json_text(json, "space", "pci");
	json_text(json, "function_id", reg->is.function->id);
	if (reg->is.function->bus != 0)
		json_number(json, "bus", reg->is.function->bus);
	if (place->known) {
		json_number(json, "device", place->device);
		json_number(json, "function", place->function);
	}
	if (place->device_id != 0)
		json_hex(json, "device_id", place->device_id);
	if (place->inferred_id != 0)
		json_hex(json, "inferred_id", place->inferred_id);
	if (place->class_id != CLASS_SYSTEM_PERIPHERAL)
		json_hex(json, "class", place->class_id);
}

static void dump_window_address(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	json_text(json, "space", reg->is.space == SPACE_MMIO ? "mmio" : "found");
	json_text(json, "window", reg->is.window->id);
	json_hex(json, "offset", reg_address(reg, instance, index));
}

static void dump_address(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	if (reg->record != NULL) {
		json_text(json, "space", "record");
		json_text(json, "of", record_words[reg->record->of]);
		json_hex(json, "offset", reg->record->offset);
	} else if (reg->is.space == SPACE_UNKNOWN) {
		json_text(json, "space", "unknown");
	} else if (reg->is.space == SPACE_MSR) {
		json_text(json, "space", "msr");
		json_hex(json, "msr", reg_address(reg, instance, index));
	} else if (reg->is.window != NULL) {
		dump_window_address(json, reg, instance, index);
	} else {
		dump_pci_address(json, reg, instance);
		json_hex(json, "offset", reg_address(reg, instance, index));
	}
}

/*
 * Puts a text of a register for one of its elements: the number replaces {i}. NULL is put as null. With key NULL, puts
 * an item of an array.
 */
static void dump_of_element(struct json *json, const char *key, const char *text, unsigned index)
{
	struct text words = { 0 };

	for (const char *at = text; at != NULL && *at != '\0'; at++) {
		if (strncmp(at, "{i}", 3) == 0) {
			text_dec(&words, index);
			at += 2;
		} else {
			text_char(&words, *at);
		}
	}
	json_text(json, key, text != NULL ? text_string(&words) : NULL);
	text_free(&words);
}

static void dump_element_aliases(struct json *json, const struct strings *aliases, unsigned index)
{
	if (aliases->count == 0)
		return;
	json_open(json, "aliases", '[');
	for (size_t i = 0; i < aliases->count; i++)
		dump_of_element(json, NULL, aliases->at[i], index);
	json_close(json, ']');
}

static void dump_element(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	json_open_line(json, NULL, '{');
	write_members(json, &register_kind, reg);
	dump_of_element(json, "name", reg->names.count != 0 ? reg->names.at[index] : reg->name, index);
	if (reg->is_array)
		json_number(json, "index", index);
	dump_address(json, reg, instance, index);
	json_number(json, "width", reg->is.layout->width);
	json_bool(json, "elsewhere", reg->about.is.elsewhere);
	dump_element_aliases(json, &reg->about.aliases, index);
	dump_citation(json, &reg->about);
	dump_of_element(json, "text", reg->about.text, index);
	json_open(json, "fields", '[');
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
		dump_field(json, &reg->is.layout->is.fields[i]);
	json_close_line(json, ']');
	json_bool(json, "high_first", reg->is.high_first);
	json_close(json, '}');
}

static void dump_instance(struct json *json, const struct box *box, unsigned instance)
{
	json_open_line(json, NULL, '{');
	json_number(json, "instance", instance);
	if (box->instance_names.count != 0)
		json_text(json, "name", box->instance_names.at[instance]);
	json_open(json, "registers", '[');
	for (size_t i = 0; i < box->reg_count; i++)
		for (unsigned index = 0; index < box->regs[i].count; index++)
			dump_element(json, &box->regs[i], instance, index);
	json_close_line(json, ']');
	json_close(json, '}');
}

static void put_ref(struct json *json, const char *name, const struct field_ref *ref)
{
	if (ref->field == NULL)
		return;
	json_key(json, name);
	text_printf(json->out, "\"%s.%s.%s\"", ref->box->id, ref->reg->id, ref->field->id);
}

static void dump_global_overflow(struct json *json, const struct box *box, const struct counters *group)
{
	if (group->is.overflow_global == NULL)
		return;
	json_open(json, "overflow_global", '[');
	for (unsigned i = 0; i < box->instances; i++) {
		if (group->is.overflow_global[i].field == NULL)
			json_text(json, NULL, "");
		else
			put_ref(json, NULL, &group->is.overflow_global[i]);
	}
	json_close(json, ']');
}

static void dump_overflow(struct json *json, const struct box *box, const struct counters *group)
{
	put_ref(json, "overflow", &group->is.overflow);
	if (group->is.overflow.field != NULL && group->is.overflow_bits.count > 1)
		json_numbers(json, "overflow_bit", &group->is.overflow_bits);
	else if (group->is.overflow.field != NULL)
		json_number(json, "overflow_bit", overflow_bit(group, 0));
	dump_global_overflow(json, box, group);
	put_ref(json, "overflow_freezes", &group->is.overflow_freezes);
}

static void dump_counters(struct json *json, const struct box *box, const struct counters *group)
{
	json_open_line(json, NULL, '{');
	write_members(json, &counters_kind, group);
	json_number(json, "count", group->is.data->count);
	if (find_counter_select(box) != NULL)
		json_number(json, "select_bit", group->is.select_bit);
	put_ref(json, "halved_by", &group->is.halved_by);
	dump_overflow(json, box, group);
	json_close(json, '}');
}

static void dump_settings(struct json *json, const struct step *step)
{
	if (step->setting_count == 0)
		return;
	json_open(json, "set", '{');
	for (size_t i = 0; i < step->setting_count; i++)
		json_hex(json, step->settings[i].field_id, step->settings[i].is.value);
	json_close(json, '}');
}

static void dump_step(struct json *json, const struct step *step)
{
	json_open_line(json, NULL, '{');
	json_text(json, "op", step->is.read ? "read" : "write");
	json_text(json, "box", step->is.box->id);
	json_text(json, "register", step->is.reg->id);
	json_bool(json, "each_counter", step->is.per_counter);
	write_members(json, &step_kind, step);
	dump_settings(json, step);
	json_bool(json, "preload", step->preload);
	if (!step->is.read && !step->preload)
		json_hex(json, "value", step->is.whole);
	json_close(json, '}');
}

static void dump_procedures(struct json *json, const struct procedure *procedures, size_t count)
{
	json_open_line(json, "procedures", '{');
	for (size_t i = 0; i < count; i++) {
		json_open_line(json, procedure_words[procedures[i].name], '[');
		for (size_t s = 0; s < procedures[i].step_count; s++)
			dump_step(json, &procedures[i].steps[s]);
		json_close_line(json, ']');
	}
	json_close_line(json, '}');
}

static void dump_windows(struct json *json, const struct box *box)
{
	if (box->window_count == 0)
		return;
	json_open_line(json, "windows", '[');
	for (size_t i = 0; i < box->window_count; i++) {
		json_open_line(json, NULL, '{');
		write_members(json, &window_kind, &box->windows[i]);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_box(struct json *json, const struct box *box)
{
	json_open_line(json, NULL, '{');
	write_members(json, &box_keys, box);
	json_text(json, "events_like", box->events != NULL ? box->events->like : NULL);
	json_text(json, "presence", instance_rule_words[box->is.presence]);
	dump_origin(json, &box->about);
	dump_windows(json, box);
	if (box->found != NULL) {
		json_open(json, "found", '{');
		write_members(json, &found_kind, box->found);
		json_close(json, '}');
	}
	json_open_line(json, "layouts", '[');
	for (size_t i = 0; i < box->layout_count; i++)
		dump_layout(json, &box->layouts[i]);
	json_close_line(json, ']');
	json_open_line(json, "counters", '[');
	for (size_t i = 0; i < box->counter_count; i++)
		dump_counters(json, box, &box->counters[i]);
	json_close_line(json, ']');
	dump_events(json, box);
	dump_procedures(json, box->procedures, box->procedure_count);
	dump_perf(json, box);
	dump_likwid(json, box);
	json_open_line(json, "instances", '[');
	for (unsigned i = 0; i < box->instances; i++)
		dump_instance(json, box, i);
	json_close_line(json, ']');
	json_close_line(json, '}');
}

static void dump_sockets(struct json *json, const struct socket_map *sockets)
{
	if (sockets == NULL)
		return;
	json_open_line(json, "bus_to_socket", '{');
	write_members(json, &socket_kind, sockets);
	put_ref(json, "node", &sockets->is.id);
	put_ref(json, "map", &sockets->is.map);
	put_ref(json, "valid", &sockets->is.valid);
	json_close(json, '}');
}

static void dump_cpuids(struct json *json, const struct platform *platform)
{
	json_open_line(json, "cpuid", '[');
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		json_open_line(json, NULL, '{');
		write_members(json, &cpuid_kind, &platform->cpuids[i]);
		json_number(json, "stepping_lo", platform->cpuids[i].is.stepping_lo);
		json_number(json, "stepping_hi", platform->cpuids[i].is.stepping_hi);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_platform(struct json *json, const struct platform *platform)
{
	json_open_line(json, NULL, '{');
	write_members(json, &platform_keys, platform);
	dump_cpuids(json, platform);
	dump_sockets(json, platform->sockets);
	dump_procedures(json, platform->procedures, platform->procedure_count);
	json_open_line(json, "boxes", '[');
	for (size_t i = 0; i < platform->box_count; i++)
		dump_box(json, &platform->boxes[i]);
	json_close_line(json, ']');
	dump_metrics(json, platform);
	dump_errata(json, platform);
	dump_groups(json, platform);
	json_close_line(json, '}');
}

/* Spec files are JSON, and are put as they are. */
static void dump_files(struct json *json, struct source *const *files, size_t count, const char *folder)
{
	json_open_line(json, "files", '{');
	for (size_t i = 0; i < count; i++) {
		size_t length = files[i]->length;

		while (length > 0 && files[i]->text[length - 1] == '\n')
			length--;
		json_key(json, files[i]->path + strlen(folder) + 1);
		text_bytes(json->out, files[i]->text, length);
	}
	json_close_line(json, '}');
}

void emit_dump(const struct model *model, struct source *const *files, size_t count, const char *folder,
	       struct text *out)
{
	struct json json = { .out = out, .sparse = true };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", 1);
	json_open_line(&json, "platforms", '[');
	for (size_t i = 0; i < model->platform_count; i++)
		dump_platform(&json, &model->platforms[i]);
	json_close_line(&json, ']');
	dump_files(&json, files, count, folder);
	json_close_line(&json, '}');
	text_char(out, '\n');
}

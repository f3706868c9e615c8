/* SPDX-License-Identifier: MIT */
/* The flattened model as JSON: every instance's every register with its address and fields. */
#include "emit/dump.h"

#include <string.h>

#include "base/diag.h"
#include "base/source.h"
#include "emit/emit.h"
#include "model/lookup.h"

#define WORD_(id, word, help) word,
#define ROLE_WORD_(id, word, often, help) word,

static const char *const access_words[] = { UNCORE_ACCESS(WORD_) };
static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };
static const char *const scope_words[] = { UNCORE_SCOPE(WORD_) };
static const char *const presence_words[] = { UNCORE_INSTANCE_RULES(WORD_) };
static const char *const kind_words[] = { UNCORE_COUNTER_KIND(WORD_) };
static const char *const enable_words[] = { UNCORE_COUNTER_ENABLE(WORD_) };
static const char *const match_words[] = { UNCORE_EVENT_MATCH(WORD_) };
static const char *const procedure_words[] = { UNCORE_PROCEDURE(WORD_) };
static const char *const method_words[] = { UNCORE_SOCKET_METHOD(WORD_) };
static const char *const role_words[] = { "", UNCORE_ROLES(ROLE_WORD_) };

static void dump_value(struct json *json, const struct value *value, const struct field *field)
{
	dump_open(json, NULL, '{', false);
	dump_string(json, "id", value->id);
	dump_string(json, "name", value->name);
	dump_hex(json, "value", value->value);
	if (value->mask != field_max(field))
		dump_hex(json, "mask", value->mask);
	dump_string(json, "when", value->when_id);
	if (value->hertz != 0)
		dump_number(json, "hertz", value->hertz);
	dump_string(json, "text", value->text);
	dump_close(json, '}', false);
}

static void put_write_rule(struct json *json, const struct field *field)
{
	static const char *const rules[] = { NULL, "0", "1", "ignored", "unknown" };

	dump_string(json, "write", rules[field->write]);
}

static void dump_field(struct json *json, const struct field *field)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "id", field->id);
	dump_string(json, "name", field->name);
	dump_number(json, "hi", field->hi);
	dump_number(json, "lo", field->lo);
	dump_string(json, "access", access_words[field->access]);
	if (field->has_reset)
		dump_hex(json, "reset", field->reset);
	put_write_rule(json, field);
	if (field->by_default != 0)
		dump_hex(json, "default", field->by_default);
	if (field->role != UNCORE_ROLE_NONE)
		dump_string(json, "role", role_words[field->role]);
	dump_string(json, "evidence", evidence_words[field->about.evidence]);
	dump_string(json, "part_of", field->part_of != NULL ? field->part_of->id : NULL);
	dump_string(json, "needs", field->needs_id);
	dump_string(json, "by", field->by_id);
	dump_bool(json, "flags", field->flags);
	dump_bool(json, "elsewhere", field->about.elsewhere);
	dump_strings(json, "aliases", &field->about.aliases);
	dump_string(json, "source", field->about.source);
	dump_string(json, "text", field->about.text);
	if (field->value_count != 0) {
		dump_open(json, "values", '[', false);
		for (size_t i = 0; i < field->value_count; i++)
			dump_value(json, &field->values[i], field);
		dump_close(json, ']', false);
	}
	dump_close(json, '}', false);
}

static void dump_layout(struct json *json, const struct layout *layout)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "id", layout->id);
	dump_number(json, "width", layout->width);
	dump_hex(json, "reset", layout->reset);
	dump_hex(json, "reset_known", layout->reset_known);
	dump_hex(json, "write_base", layout->write_base);
	dump_string(json, "source", layout->about.source);
	dump_string(json, "evidence", evidence_words[layout->about.evidence]);
	dump_close(json, '}', false);
}

static void dump_pci_address(struct json *json, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->function->places[instance];

	dump_string(json, "space", "pci");
	dump_string(json, "function_id", reg->function->id);
	if (place->known) {
		dump_number(json, "device", place->device);
		dump_number(json, "function", place->function);
	}
	if (place->device_id != 0)
		dump_hex(json, "device_id", place->device_id);
	if (place->inferred_id != 0)
		dump_hex(json, "inferred_id", place->inferred_id);
	if (place->class_id != CLASS_SYSTEM_PERIPHERAL)
		dump_hex(json, "class", place->class_id);
}

static void dump_address(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	if (reg->space == SPACE_UNKNOWN) {
		dump_string(json, "space", "unknown");
	} else if (reg->space == SPACE_MSR) {
		dump_string(json, "space", "msr");
		dump_hex(json, "msr", reg_address(reg, instance, index));
	} else {
		dump_pci_address(json, reg, instance);
		dump_hex(json, "offset", reg_address(reg, instance, index));
	}
}

/* A text of a register's as it is for one element: {i} becomes its number. NULL stays NULL; key NULL: an item of an array. */
static void dump_of_element(struct json *json, const char *key, const char *text, unsigned index)
{
	struct out words = { 0 };

	for (const char *at = text; at != NULL && *at != '\0'; at++) {
		if (strncmp(at, "{i}", 3) == 0) {
			out_dec(&words, index);
			at += 2;
		} else {
			out_char(&words, *at);
		}
	}
	dump_string(json, key, text != NULL ? out_string(&words) : NULL);
	out_free(&words);
}

static void dump_element_aliases(struct json *json, const struct strings *aliases, unsigned index)
{
	if (aliases->count == 0)
		return;
	dump_open(json, "aliases", '[', false);
	for (size_t i = 0; i < aliases->count; i++)
		dump_of_element(json, NULL, aliases->at[i], index);
	dump_close(json, ']', false);
}

static void dump_element(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "id", reg->id);
	dump_of_element(json, "name", reg->names.count != 0 ? reg->names.at[index] : reg->name, index);
	if (reg->is_array)
		dump_number(json, "index", index);
	dump_address(json, reg, instance, index);
	dump_number(json, "width", reg->layout->width);
	dump_string(json, "layout", reg->layout->id);
	dump_bool(json, "elsewhere", reg->about.elsewhere);
	dump_element_aliases(json, &reg->about.aliases, index);
	dump_string(json, "evidence", evidence_words[reg->about.evidence]);
	dump_string(json, "source", reg->about.source);
	dump_of_element(json, "text", reg->about.text, index);
	dump_open(json, "fields", '[', false);
	for (size_t i = 0; i < reg->layout->field_count; i++)
		dump_field(json, &reg->layout->fields[i]);
	dump_close(json, ']', true);
	dump_close(json, '}', false);
}

static void dump_instance(struct json *json, const struct box *box, unsigned instance)
{
	dump_open(json, NULL, '{', true);
	dump_number(json, "instance", instance);
	if (box->instance_names.count != 0)
		dump_string(json, "name", box->instance_names.at[instance]);
	dump_open(json, "registers", '[', false);
	for (size_t i = 0; i < box->reg_count; i++)
		for (unsigned index = 0; index < box->regs[i].count; index++)
			dump_element(json, &box->regs[i], instance, index);
	dump_close(json, ']', true);
	dump_close(json, '}', false);
}

static void put_ref(struct json *json, const char *name, const struct field_ref *ref)
{
	if (ref->field == NULL)
		return;
	dump_key(json, name);
	out_printf(json->out, "\"%s.%s.%s\"", ref->box->id, ref->reg->id, ref->field->id);
}

static void dump_counters(struct json *json, const struct box *box, const struct counters *group)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "id", group->id);
	dump_string(json, "kind", kind_words[group->kind]);
	dump_number(json, "count", group->data->count);
	dump_string(json, "control", group->control_id);
	dump_string(json, "data", group->data_id);
	dump_number(json, "width", group->width);
	if (group->write_width != 0)
		dump_number(json, "write_width", group->write_width);
	if (group->has_enabled_by)
		dump_number(json, "enabled_by", group->enabled_by);
	dump_numbers(json, "max_increment", &group->max_increment);
	if (group->enable != UNCORE_ENABLE_BIT)
		dump_string(json, "enable", enable_words[group->enable]);
	if (group->match != UNCORE_MATCH_CODE)
		dump_string(json, "match", match_words[group->match]);
	if (find_counter_select(box) != NULL)
		dump_number(json, "select_bit", group->select_bit);
	if (group->has_rdpmc)
		dump_number(json, "rdpmc", group->rdpmc);
	dump_string(json, "counts", group->counts);
	put_ref(json, "overflow", &group->overflow);
	if (group->overflow.field != NULL && group->overflow_bits.count > 1)
		dump_numbers(json, "overflow_bit", &group->overflow_bits);
	else if (group->overflow.field != NULL)
		dump_number(json, "overflow_bit", overflow_bit(group, 0));
	if (group->overflow_global != NULL) {
		dump_open(json, "overflow_global", '[', false);
		for (unsigned i = 0; i < box->instances; i++) {
			if (group->overflow_global[i].field == NULL)
				dump_string(json, NULL, "");
			else
				put_ref(json, NULL, &group->overflow_global[i]);
		}
		dump_close(json, ']', false);
	}
	put_ref(json, "overflow_freezes", &group->overflow_freezes);
	dump_close(json, '}', false);
}

static void dump_settings(struct json *json, const struct step *step)
{
	if (step->setting_count == 0)
		return;
	dump_open(json, "set", '{', false);
	for (size_t i = 0; i < step->setting_count; i++)
		dump_hex(json, step->settings[i].field_id, step->settings[i].value);
	dump_close(json, '}', false);
}

static void dump_step(struct json *json, const struct step *step)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "op", step->is_read ? "read" : "write");
	dump_string(json, "box", step->box->id);
	dump_string(json, "register", step->reg->id);
	if (step->has_index)
		dump_number(json, "index", step->index);
	dump_bool(json, "each_counter", step->per_counter);
	dump_settings(json, step);
	dump_string(json, "in_use", step->in_use_id);
	dump_strings(json, "keep", &step->keep);
	dump_bool(json, "event", step->event);
	dump_bool(json, "preload", step->preload);
	if (!step->is_read && !step->preload)
		dump_hex(json, "value", step->whole);
	dump_string(json, "text", step->text);
	dump_close(json, '}', false);
}

static void dump_procedures(struct json *json, const struct procedure *procedures, size_t count)
{
	dump_open(json, "procedures", '{', true);
	for (size_t i = 0; i < count; i++) {
		dump_open(json, procedure_words[procedures[i].name], '[', true);
		for (size_t s = 0; s < procedures[i].step_count; s++)
			dump_step(json, &procedures[i].steps[s]);
		dump_close(json, ']', true);
	}
	dump_close(json, '}', count != 0);
}

static void dump_remarks(struct json *json, const struct remark *remarks, size_t count)
{
	dump_open(json, "notes", '[', true);
	for (size_t i = 0; i < count; i++) {
		dump_open(json, NULL, '{', true);
		dump_string(json, "id", remarks[i].id);
		dump_string(json, "text", remarks[i].text);
		dump_string(json, "source", remarks[i].source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', count != 0);
}

static void dump_box(struct json *json, const struct box *box)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "box", box->id);
	dump_string(json, "title", box->title);
	dump_string(json, "scope", scope_words[box->scope]);
	dump_string(json, "presence", presence_words[box->presence]);
	dump_strings(json, "aliases", &box->about.aliases);
	dump_string(json, "text", box->about.text);
	dump_string(json, "source", box->about.source);
	dump_string(json, "evidence", evidence_words[box->about.evidence]);
	dump_open(json, "layouts", '[', true);
	for (size_t i = 0; i < box->layout_count; i++)
		dump_layout(json, &box->layouts[i]);
	dump_close(json, ']', true);
	dump_open(json, "counters", '[', true);
	for (size_t i = 0; i < box->counter_count; i++)
		dump_counters(json, box, &box->counters[i]);
	dump_close(json, ']', box->counter_count != 0);
	dump_events(json, box);
	dump_procedures(json, box->procedures, box->procedure_count);
	dump_perf(json, box);
	dump_remarks(json, box->remarks, box->remark_count);
	dump_open(json, "instances", '[', true);
	for (unsigned i = 0; i < box->instances; i++)
		dump_instance(json, box, i);
	dump_close(json, ']', true);
	dump_close(json, '}', true);
}

static void dump_sockets(struct json *json, const struct socket_map *sockets)
{
	if (sockets == NULL)
		return;
	dump_open(json, "bus_to_socket", '{', true);
	dump_string(json, "method", method_words[sockets->method]);
	put_ref(json, "node", &sockets->id);
	put_ref(json, "map", &sockets->map);
	dump_number(json, "limit", sockets->limit);
	dump_string(json, "others", sockets->others);
	dump_string(json, "source", sockets->source);
	dump_close(json, '}', false);
}

static void dump_cpuids(struct json *json, const struct platform *platform)
{
	dump_open(json, "cpuid", '[', true);
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		dump_open(json, NULL, '{', true);
		dump_number(json, "family", platform->cpuids[i].family);
		dump_number(json, "model", platform->cpuids[i].model);
		dump_number(json, "stepping_lo", platform->cpuids[i].stepping_lo);
		dump_number(json, "stepping_hi", platform->cpuids[i].stepping_hi);
		dump_string(json, "variant", platform->cpuids[i].variant_id);
		if (platform->cpuids[i].cache_level != 0)
			dump_number(json, "cache_level", platform->cpuids[i].cache_level);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', true);
}

static void dump_variants(struct json *json, const struct platform *platform)
{
	if (platform->variant_count == 0)
		return;
	dump_open(json, "variants", '[', true);
	for (size_t i = 0; i < platform->variant_count; i++) {
		dump_open(json, NULL, '{', true);
		dump_string(json, "id", platform->variants[i].id);
		dump_string(json, "title", platform->variants[i].title);
		dump_string(json, "text", platform->variants[i].text);
		dump_string(json, "source", platform->variants[i].source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', true);
}

static void dump_platform(struct json *json, const struct platform *platform)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "platform", platform->id);
	dump_string(json, "title", platform->title);
	dump_string(json, "source", platform->source);
	dump_cpuids(json, platform);
	dump_variants(json, platform);
	if (platform->cores != 0)
		dump_number(json, "cores", platform->cores);
	if (platform->threads != 0)
		dump_number(json, "threads", platform->threads);
	dump_sockets(json, platform->sockets);
	dump_machine(json, platform->machine);
	dump_procedures(json, platform->procedures, platform->procedure_count);
	dump_remarks(json, platform->remarks, platform->remark_count);
	dump_open(json, "boxes", '[', true);
	for (size_t i = 0; i < platform->box_count; i++)
		dump_box(json, &platform->boxes[i]);
	dump_close(json, ']', true);
	dump_metrics(json, platform);
	dump_close(json, '}', true);
}

/* A spec file is JSON itself. */
static void dump_files(struct json *json, struct source *const *files, size_t count, const char *folder)
{
	dump_open(json, "files", '{', true);
	for (size_t i = 0; i < count; i++) {
		size_t length = files[i]->length;

		while (length > 0 && files[i]->text[length - 1] == '\n')
			length--;
		dump_key(json, files[i]->path + strlen(folder) + 1);
		out_bytes(json->out, files[i]->text, length);
	}
	dump_close(json, '}', true);
}

void emit_dump(const struct model *model, struct source *const *files, size_t count, const char *folder,
	       struct out *out)
{
	struct json json = { .out = out };

	dump_open(&json, NULL, '{', false);
	dump_number(&json, "schema", 1);
	dump_open(&json, "platforms", '[', true);
	for (size_t i = 0; i < model->platform_count; i++)
		dump_platform(&json, &model->platforms[i]);
	dump_close(&json, ']', true);
	dump_files(&json, files, count, folder);
	dump_close(&json, '}', true);
	out_char(out, '\n');
}

/* SPDX-License-Identifier: MIT */
/* Emits the flattened model as JSON: every register of every instance with its address and fields. */
#include "emit/dump.h"

#include <string.h>

#include "diag/diag.h"
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
static const char *const number_words[] = { UNCORE_NUMBER_RULES(WORD_) };
static const char *const others_words[] = { UNCORE_BUS_OTHERS(WORD_) };
static const char *const method_words[] = { UNCORE_SOCKET_METHOD(WORD_) };
static const char *const role_words[] = { "", UNCORE_ROLES(ROLE_WORD_) };

static void dump_value(struct json *json, const struct value *value, const struct field *field)
{
	json_open(json, NULL, '{');
	json_text(json, "id", value->id);
	json_text(json, "name", value->is.name);
	json_text(json, "alias", value->alias);
	json_hex(json, "value", value->value);
	if (value->is.mask != field_max(field))
		json_hex(json, "mask", value->is.mask);
	json_text(json, "when", value->when_id);
	if (value->hertz != 0)
		json_number(json, "hertz", value->hertz);
	json_text(json, "text", value->text);
	json_close(json, '}');
}

static void put_write_rule(struct json *json, const struct field *field)
{
	static const char *const rules[] = { NULL, "0", "1", "ignored", "unknown" };

	json_text(json, "write", rules[field->write]);
}

static void dump_field(struct json *json, const struct field *field)
{
	json_open_line(json, NULL, '{');
	json_text(json, "id", field->id);
	json_text(json, "name", field->is.name);
	json_number(json, "hi", field_hi(field));
	json_number(json, "lo", field_lo(field));
	json_text(json, "access", access_words[field->is.access]);
	if (field->has_reset)
		json_hex(json, "reset", field->reset);
	put_write_rule(json, field);
	if (field->by_default != 0)
		json_hex(json, "default", field->by_default);
	if (field->role != UNCORE_ROLE_NONE)
		json_text(json, "role", role_words[field->role]);
	json_text(json, "evidence", evidence_words[field->about.is.evidence]);
	json_text(json, "part_of", field->is.part_of != NULL ? field->is.part_of->id : NULL);
	json_text(json, "needs", field->needs_id);
	json_text(json, "by", field->by_id);
	json_bool(json, "flags", field->flags);
	json_bool(json, "elsewhere", field->about.is.elsewhere);
	json_texts(json, "aliases", &field->about.aliases);
	json_text(json, "source", field->about.is.source);
	json_text(json, "as_on", field->about.is.as_on);
	json_text(json, "corrected", correction_of(&field->about));
	json_text(json, "text", field->about.text);
	if (field->value_count != 0) {
		json_open(json, "values", '[');
		for (size_t i = 0; i < field->value_count; i++)
			dump_value(json, &field->values[i], field);
		json_close(json, ']');
	}
	if (field_is_in_pieces(field))
		json_text(json, "pieces", spell_mask(field->bits).at);
	json_close(json, '}');
}

static void dump_layout(struct json *json, const struct layout *layout)
{
	json_open_line(json, NULL, '{');
	json_text(json, "id", layout->id);
	json_number(json, "width", layout->width);
	json_hex(json, "reset", layout->is.reset);
	json_hex(json, "reset_known", layout->is.reset_known);
	json_hex(json, "write_base", layout->is.write_base);
	json_text(json, "source", layout->about.is.source);
	json_text(json, "as_on", layout->about.is.as_on);
	json_text(json, "corrected", correction_of(&layout->about));
	json_text(json, "evidence", evidence_words[layout->about.is.evidence]);
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

static void dump_address(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	if (reg->is.space == SPACE_UNKNOWN) {
		json_text(json, "space", "unknown");
	} else if (reg->is.space == SPACE_MSR) {
		json_text(json, "space", "msr");
		json_hex(json, "msr", reg_address(reg, instance, index));
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
	json_text(json, "id", reg->id);
	dump_of_element(json, "name", reg->names.count != 0 ? reg->names.at[index] : reg->name, index);
	if (reg->is_array)
		json_number(json, "index", index);
	dump_address(json, reg, instance, index);
	json_number(json, "width", reg->is.layout->width);
	json_text(json, "layout", reg->is.layout->id);
	json_bool(json, "elsewhere", reg->about.is.elsewhere);
	dump_element_aliases(json, &reg->about.aliases, index);
	json_text(json, "evidence", evidence_words[reg->about.is.evidence]);
	json_text(json, "source", reg->about.is.source);
	json_text(json, "as_on", reg->about.is.as_on);
	json_text(json, "corrected", correction_of(&reg->about));
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

static void dump_counters(struct json *json, const struct box *box, const struct counters *group)
{
	json_open_line(json, NULL, '{');
	json_text(json, "id", group->id);
	json_text(json, "kind", kind_words[group->kind]);
	json_number(json, "count", group->is.data->count);
	json_text(json, "control", group->control_id);
	json_text(json, "data", group->data_id);
	json_number(json, "width", group->width);
	if (group->write_width != 0)
		json_number(json, "write_width", group->write_width);
	if (group->has_enabled_by)
		json_number(json, "enabled_by", group->enabled_by);
	json_numbers(json, "max_increment", &group->max_increment);
	if (group->enable != UNCORE_ENABLE_BIT)
		json_text(json, "enable", enable_words[group->enable]);
	if (group->match != UNCORE_MATCH_CODE)
		json_text(json, "match", match_words[group->match]);
	if (find_counter_select(box) != NULL)
		json_number(json, "select_bit", group->is.select_bit);
	if (group->has_rdpmc)
		json_number(json, "rdpmc", group->rdpmc);
	json_text(json, "counts", group->counts);
	put_ref(json, "overflow", &group->is.overflow);
	if (group->is.overflow.field != NULL && group->is.overflow_bits.count > 1)
		json_numbers(json, "overflow_bit", &group->is.overflow_bits);
	else if (group->is.overflow.field != NULL)
		json_number(json, "overflow_bit", overflow_bit(group, 0));
	if (group->is.overflow_global != NULL) {
		json_open(json, "overflow_global", '[');
		for (unsigned i = 0; i < box->instances; i++) {
			if (group->is.overflow_global[i].field == NULL)
				json_text(json, NULL, "");
			else
				put_ref(json, NULL, &group->is.overflow_global[i]);
		}
		json_close(json, ']');
	}
	put_ref(json, "overflow_freezes", &group->is.overflow_freezes);
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
	if (step->has_index)
		json_number(json, "index", step->index);
	json_bool(json, "each_counter", step->is.per_counter);
	dump_settings(json, step);
	json_text(json, "in_use", step->in_use_id);
	json_texts(json, "keep", &step->keep);
	json_bool(json, "event", step->event);
	json_bool(json, "preload", step->preload);
	if (!step->is.read && !step->preload)
		json_hex(json, "value", step->is.whole);
	json_text(json, "text", step->text);
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

static void dump_remarks(struct json *json, const struct remark *remarks, size_t count)
{
	json_open_line(json, "notes", '[');
	for (size_t i = 0; i < count; i++) {
		json_open_line(json, NULL, '{');
		json_text(json, "id", remarks[i].id);
		json_text(json, "text", remarks[i].text);
		json_text(json, "source", remarks[i].source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_present(struct json *json, const struct present *present)
{
	if (present == NULL)
		return;
	json_open_line(json, "present", '{');
	json_texts(json, "fields", &present->paths);
	json_text(json, "count", number_words[present->count]);
	json_open(json, "map", '[');
	for (size_t i = 0; i < present->map_count; i++) {
		json_open(json, NULL, '{');
		json_hex(json, "value", present->map[i].value);
		json_number(json, "instances", present->map[i].instances);
		json_close(json, '}');
	}
	json_close(json, ']');
	if (present->has_otherwise)
		json_number(json, "otherwise", present->otherwise);
	json_text(json, "text", present->text);
	json_text(json, "source", present->source);
	json_close(json, '}');
}

static void dump_box(struct json *json, const struct box *box)
{
	json_open_line(json, NULL, '{');
	json_text(json, "box", box->id);
	json_text(json, "like", box->like);
	json_text(json, "events_like", box->events != NULL ? box->events->like : NULL);
	json_text(json, "title", box->title);
	json_texts(json, "was", &box->was);
	json_text(json, "scope", scope_words[box->scope]);
	json_text(json, "presence", presence_words[box->is.presence]);
	dump_present(json, box->present);
	json_texts(json, "aliases", &box->about.aliases);
	json_text(json, "text", box->about.text);
	json_text(json, "source", box->about.is.source);
	json_text(json, "as_on", box->about.is.as_on);
	json_text(json, "corrected", correction_of(&box->about));
	json_text(json, "evidence", evidence_words[box->about.is.evidence]);
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
	dump_remarks(json, box->remarks, box->remark_count);
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
	json_text(json, "method", method_words[sockets->method]);
	put_ref(json, "node", &sockets->is.id);
	put_ref(json, "map", &sockets->is.map);
	json_number(json, "limit", sockets->limit);
	if (sockets->bus_paths.count != 0)
		json_texts(json, "buses", &sockets->bus_paths);
	put_ref(json, "valid", &sockets->is.valid);
	json_text(json, "others", others_words[sockets->others]);
	json_text(json, "source", sockets->source);
	json_close(json, '}');
}

static void dump_cpuids(struct json *json, const struct platform *platform)
{
	json_open_line(json, "cpuid", '[');
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		json_open_line(json, NULL, '{');
		json_number(json, "family", platform->cpuids[i].family);
		json_number(json, "model", platform->cpuids[i].model);
		json_number(json, "stepping_lo", platform->cpuids[i].is.stepping_lo);
		json_number(json, "stepping_hi", platform->cpuids[i].is.stepping_hi);
		json_text(json, "variant", platform->cpuids[i].variant_id);
		if (platform->cpuids[i].cache_level != 0)
			json_number(json, "cache_level", platform->cpuids[i].cache_level);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_variants(struct json *json, const struct platform *platform)
{
	if (platform->is.variant_count == 0)
		return;
	json_open_line(json, "variants", '[');
	for (size_t i = 0; i < platform->is.variant_count; i++) {
		json_open_line(json, NULL, '{');
		json_text(json, "id", platform->variants[i].id);
		json_text(json, "title", platform->variants[i].title);
		json_text(json, "text", platform->variants[i].text);
		json_text(json, "source", platform->variants[i].source);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void dump_platform(struct json *json, const struct platform *platform)
{
	json_open_line(json, NULL, '{');
	json_text(json, "platform", platform->id);
	json_text(json, "like", platform->like);
	json_text(json, "title", platform->title);
	if (platform->year != 0)
		json_number(json, "year", platform->year);
	json_text(json, "source", platform->source);
	dump_cpuids(json, platform);
	dump_variants(json, platform);
	if (platform->cores != 0)
		json_number(json, "cores", platform->cores);
	if (platform->threads != 0)
		json_number(json, "threads", platform->threads);
	dump_sockets(json, platform->sockets);
	dump_machine(json, platform->machine);
	dump_procedures(json, platform->procedures, platform->procedure_count);
	dump_remarks(json, platform->remarks, platform->remark_count);
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

/* SPDX-License-Identifier: MIT */
/* The flattened model as JSON: every instance's every register with its address and fields. */
#include "base/diag.h"
#include "emit/emit.h"

#define WORD_(id, word, help) word,
#define ROLE_WORD_(id, word, often, help) word,

static const char *const access_words[] = { UNCORE_ACCESS(WORD_) };
static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };
static const char *const scope_words[] = { UNCORE_SCOPE(WORD_) };
static const char *const kind_words[] = { UNCORE_COUNTER_KIND(WORD_) };
static const char *const procedure_words[] = { UNCORE_PROCEDURE(WORD_) };
static const char *const method_words[] = { UNCORE_SOCKET_METHOD(WORD_) };
static const char *const role_words[] = { "", UNCORE_ROLES(ROLE_WORD_) };

/* Writing JSON: where we are, and whether a comma is due. */
struct json {
	struct out *out;
	unsigned depth;
	bool comma;
};

static void newline(struct json *json)
{
	out_char(json->out, '\n');
	for (unsigned i = 0; i < json->depth; i++)
		out_text(json->out, "  ");
}

static void key(struct json *json, const char *name)
{
	if (json->comma)
		out_text(json->out, ", ");
	json->comma = true;
	if (name == NULL)
		return;
	out_json_string(json->out, name);
	out_text(json->out, ": ");
}

/* A container whose members stand on lines of their own, or all on one. */
static void open(struct json *json, const char *name, char bracket, bool line)
{
	if (line && json->comma)
		out_char(json->out, ',');
	if (line) {
		json->comma = false;
		newline(json);
	}
	key(json, name);
	out_char(json->out, bracket);
	json->depth++;
	json->comma = false;
}

static void close(struct json *json, char bracket, bool line)
{
	json->depth--;
	if (line)
		newline(json);
	out_char(json->out, bracket);
	json->comma = true;
}

static void put_string(struct json *json, const char *name, const char *text)
{
	if (text == NULL)
		return;
	key(json, name);
	out_json_string(json->out, text);
}

static void put_number(struct json *json, const char *name, uint64_t value)
{
	key(json, name);
	out_dec(json->out, value);
}

static void put_hex(struct json *json, const char *name, uint64_t value)
{
	key(json, name);
	out_char(json->out, '"');
	out_hex(json->out, value, 1);
	out_char(json->out, '"');
}

static void put_bool(struct json *json, const char *name, bool value)
{
	if (!value)
		return;
	key(json, name);
	out_text(json->out, "true");
}

static void put_strings(struct json *json, const char *name, const struct strings *strings)
{
	if (strings->count == 0)
		return;
	open(json, name, '[', false);
	for (size_t i = 0; i < strings->count; i++)
		put_string(json, NULL, strings->at[i]);
	close(json, ']', false);
}

static void dump_value(struct json *json, const struct value *value, const struct field *field)
{
	open(json, NULL, '{', false);
	put_string(json, "id", value->id);
	put_string(json, "name", value->name);
	put_hex(json, "value", value->value);
	if (value->mask != field_max(field))
		put_hex(json, "mask", value->mask);
	put_string(json, "when", value->when_id);
	put_string(json, "text", value->text);
	close(json, '}', false);
}

static void put_write_rule(struct json *json, const struct field *field)
{
	static const char *const rules[] = { NULL, "0", "1", "ignored", "unknown" };

	put_string(json, "write", rules[field->write]);
}

static void dump_field(struct json *json, const struct field *field)
{
	open(json, NULL, '{', true);
	put_string(json, "id", field->id);
	put_string(json, "name", field->name);
	put_number(json, "hi", field->hi);
	put_number(json, "lo", field->lo);
	put_string(json, "access", access_words[field->access]);
	if (field->has_reset)
		put_hex(json, "reset", field->reset);
	put_write_rule(json, field);
	if (field->role != UNCORE_ROLE_NONE)
		put_string(json, "role", role_words[field->role]);
	put_string(json, "evidence", evidence_words[field->about.evidence]);
	put_string(json, "part_of", field->part_of != NULL ? field->part_of->id : NULL);
	put_string(json, "needs", field->needs_id);
	put_string(json, "by", field->by_id);
	put_bool(json, "flags", field->flags);
	put_bool(json, "elsewhere", field->about.elsewhere);
	put_strings(json, "aliases", &field->about.aliases);
	put_string(json, "source", field->about.source);
	put_string(json, "text", field->about.text);
	if (field->value_count != 0) {
		open(json, "values", '[', false);
		for (size_t i = 0; i < field->value_count; i++)
			dump_value(json, &field->values[i], field);
		close(json, ']', false);
	}
	close(json, '}', false);
}

static void dump_layout(struct json *json, const struct layout *layout)
{
	open(json, NULL, '{', true);
	put_string(json, "id", layout->id);
	put_number(json, "width", layout->width);
	put_hex(json, "reset", layout->reset);
	put_hex(json, "reset_known", layout->reset_known);
	put_hex(json, "write_base", layout->write_base);
	put_string(json, "source", layout->about.source);
	put_string(json, "evidence", evidence_words[layout->about.evidence]);
	close(json, '}', false);
}

static void dump_pci_address(struct json *json, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->function->places[instance];

	put_string(json, "space", "pci");
	put_string(json, "function_id", reg->function->id);
	if (place->known) {
		put_number(json, "device", place->device);
		put_number(json, "function", place->function);
	}
	if (place->device_id != 0)
		put_hex(json, "device_id", place->device_id);
}

static void dump_address(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	if (reg->space == SPACE_UNKNOWN) {
		put_string(json, "space", "unknown");
	} else if (reg->space == SPACE_MSR) {
		put_string(json, "space", "msr");
		put_hex(json, "msr", reg_address(reg, instance, index));
	} else {
		dump_pci_address(json, reg, instance);
		put_hex(json, "offset", reg_address(reg, instance, index));
	}
}

/* The manual's name of one element; {i} becomes its number. */
static void put_element_name(struct json *json, const struct reg *reg, unsigned index)
{
	const char *name = reg->names.count != 0 ? reg->names.at[index] : reg->name;

	key(json, "name");
	out_char(json->out, '"');
	for (const char *at = name; *at != '\0'; at++) {
		if (at[0] == '{' && at[1] == 'i' && at[2] == '}') {
			out_dec(json->out, index);
			at += 2;
		} else {
			out_char(json->out, *at);
		}
	}
	out_char(json->out, '"');
}

static void dump_element(struct json *json, const struct reg *reg, unsigned instance, unsigned index)
{
	open(json, NULL, '{', true);
	put_string(json, "id", reg->id);
	put_element_name(json, reg, index);
	if (reg->is_array)
		put_number(json, "index", index);
	dump_address(json, reg, instance, index);
	put_number(json, "width", reg->layout->width);
	put_string(json, "layout", reg->layout->id);
	put_bool(json, "elsewhere", reg->about.elsewhere);
	put_strings(json, "aliases", &reg->about.aliases);
	put_string(json, "evidence", evidence_words[reg->about.evidence]);
	put_string(json, "source", reg->about.source);
	put_string(json, "text", reg->about.text);
	open(json, "fields", '[', false);
	for (size_t i = 0; i < reg->layout->field_count; i++)
		dump_field(json, &reg->layout->fields[i]);
	close(json, ']', true);
	close(json, '}', false);
}

static void dump_instance(struct json *json, const struct box *box, unsigned instance)
{
	open(json, NULL, '{', true);
	put_number(json, "instance", instance);
	if (box->instance_names.count != 0)
		put_string(json, "name", box->instance_names.at[instance]);
	open(json, "registers", '[', false);
	for (size_t i = 0; i < box->reg_count; i++)
		for (unsigned index = 0; index < box->regs[i].count; index++)
			dump_element(json, &box->regs[i], instance, index);
	close(json, ']', true);
	close(json, '}', false);
}

static void put_ref(struct json *json, const char *name, const struct field_ref *ref)
{
	if (ref->field == NULL)
		return;
	key(json, name);
	out_printf(json->out, "\"%s.%s.%s\"", ref->box->id, ref->reg->id, ref->field->id);
}

static void dump_counters(struct json *json, const struct box *box, const struct counters *group)
{
	open(json, NULL, '{', true);
	put_string(json, "id", group->id);
	put_string(json, "kind", kind_words[group->kind]);
	put_number(json, "count", group->data->count);
	put_string(json, "control", group->control_id);
	put_string(json, "data", group->data_id);
	put_number(json, "width", group->width);
	if (group->max_increment.count != 0) {
		open(json, "max_increment", '[', false);
		for (size_t i = 0; i < group->max_increment.count; i++)
			put_number(json, NULL, group->max_increment.at[i]);
		close(json, ']', false);
	}
	put_string(json, "counts", group->counts);
	put_ref(json, "overflow", &group->overflow);
	if (group->overflow.field != NULL)
		put_number(json, "overflow_bit", group->overflow_bit);
	if (group->overflow_global != NULL) {
		open(json, "overflow_global", '[', false);
		for (unsigned i = 0; i < box->instances; i++) {
			if (group->overflow_global[i].field == NULL)
				put_string(json, NULL, "");
			else
				put_ref(json, NULL, &group->overflow_global[i]);
		}
		close(json, ']', false);
	}
	close(json, '}', false);
}

static void dump_settings(struct json *json, const struct step *step)
{
	if (step->setting_count == 0)
		return;
	open(json, "set", '{', false);
	for (size_t i = 0; i < step->setting_count; i++)
		put_hex(json, step->settings[i].field_id, step->settings[i].value);
	close(json, '}', false);
}

static void dump_step(struct json *json, const struct step *step)
{
	open(json, NULL, '{', true);
	put_string(json, "op", step->is_read ? "read" : "write");
	put_string(json, "box", step->box->id);
	put_string(json, "register", step->reg->id);
	if (step->has_index)
		put_number(json, "index", step->index);
	put_bool(json, "each_counter", step->per_counter);
	dump_settings(json, step);
	put_bool(json, "event", step->event);
	put_bool(json, "preload", step->preload);
	if (!step->is_read && !step->preload)
		put_hex(json, "value", step->whole);
	put_string(json, "text", step->text);
	close(json, '}', false);
}

static void dump_procedures(struct json *json, const struct procedure *procedures, size_t count)
{
	open(json, "procedures", '{', true);
	for (size_t i = 0; i < count; i++) {
		open(json, procedure_words[procedures[i].name], '[', true);
		for (size_t s = 0; s < procedures[i].step_count; s++)
			dump_step(json, &procedures[i].steps[s]);
		close(json, ']', true);
	}
	close(json, '}', count != 0);
}

static void dump_remarks(struct json *json, const struct remark *remarks, size_t count)
{
	open(json, "notes", '[', true);
	for (size_t i = 0; i < count; i++) {
		open(json, NULL, '{', true);
		put_string(json, "id", remarks[i].id);
		put_string(json, "text", remarks[i].text);
		put_string(json, "source", remarks[i].source);
		close(json, '}', false);
	}
	close(json, ']', count != 0);
}

static void dump_box(struct json *json, const struct box *box)
{
	open(json, NULL, '{', true);
	put_string(json, "box", box->id);
	put_string(json, "title", box->title);
	put_string(json, "scope", scope_words[box->scope]);
	put_strings(json, "aliases", &box->about.aliases);
	put_string(json, "text", box->about.text);
	put_string(json, "source", box->about.source);
	put_string(json, "evidence", evidence_words[box->about.evidence]);
	open(json, "layouts", '[', true);
	for (size_t i = 0; i < box->layout_count; i++)
		dump_layout(json, &box->layouts[i]);
	close(json, ']', true);
	open(json, "counters", '[', true);
	for (size_t i = 0; i < box->counter_count; i++)
		dump_counters(json, box, &box->counters[i]);
	close(json, ']', box->counter_count != 0);
	dump_procedures(json, box->procedures, box->procedure_count);
	dump_remarks(json, box->remarks, box->remark_count);
	open(json, "instances", '[', true);
	for (unsigned i = 0; i < box->instances; i++)
		dump_instance(json, box, i);
	close(json, ']', true);
	close(json, '}', true);
}

static void dump_sockets(struct json *json, const struct socket_map *sockets)
{
	if (sockets == NULL)
		return;
	open(json, "bus_to_socket", '{', true);
	put_string(json, "method", method_words[sockets->method]);
	put_ref(json, "node", &sockets->id);
	put_ref(json, "map", &sockets->map);
	put_number(json, "limit", sockets->limit);
	put_string(json, "others", sockets->others);
	put_string(json, "source", sockets->source);
	close(json, '}', false);
}

static void dump_cpuids(struct json *json, const struct platform *platform)
{
	open(json, "cpuid", '[', true);
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		open(json, NULL, '{', true);
		put_number(json, "family", platform->cpuids[i].family);
		put_number(json, "model", platform->cpuids[i].model);
		put_number(json, "stepping_lo", platform->cpuids[i].stepping_lo);
		put_number(json, "stepping_hi", platform->cpuids[i].stepping_hi);
		close(json, '}', false);
	}
	close(json, ']', true);
}

static void dump_platform(struct json *json, const struct platform *platform)
{
	open(json, NULL, '{', true);
	put_string(json, "platform", platform->id);
	put_string(json, "title", platform->title);
	put_string(json, "source", platform->source);
	dump_cpuids(json, platform);
	dump_sockets(json, platform->sockets);
	dump_procedures(json, platform->procedures, platform->procedure_count);
	dump_remarks(json, platform->remarks, platform->remark_count);
	open(json, "boxes", '[', true);
	for (size_t i = 0; i < platform->box_count; i++)
		dump_box(json, &platform->boxes[i]);
	close(json, ']', true);
	close(json, '}', true);
}

void emit_dump(const struct model *model, struct out *out)
{
	struct json json = { .out = out };

	open(&json, NULL, '{', false);
	put_number(&json, "schema", 1);
	open(&json, "platforms", '[', true);
	for (size_t i = 0; i < model->platform_count; i++)
		dump_platform(&json, &model->platforms[i]);
	close(&json, ']', true);
	close(&json, '}', true);
	out_char(out, '\n');
}

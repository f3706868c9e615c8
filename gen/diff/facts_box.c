/* SPDX-License-Identifier: MIT */
/* Lists the facts of a box and of its registers, fields, counters and procedures. */
#include <string.h>

#include "diff/kind.h"
#include "load/keys/spec_keys.h"
#include "model/lookup.h"
#include "uncore/words.h"
#include "model/perf.h"

static const char *const write_words[] = { NULL, "0", "1", "ignored", "unknown" };

static const char *evidence_word(const struct about *about)
{
	return about->is.evidence >= 0 ? evidence_words[about->is.evidence] : NULL;
}

void phrase_facts(struct facts *facts, const struct phrase *phrases, size_t count)
{
	fact_add(facts, FACT_WORDS, count != 0 ? FACT_IS_PHRASES : FACT_ABSENT, phrases, count);
}

void origin_facts(struct facts *facts, const struct about *about, const struct about *parent)
{
	fact_text_within(facts, FACT_SOURCE, about->is.source, parent != NULL ? parent->is.source : NULL);
	fact_text_within(facts, FACT_EVIDENCE, evidence_word(about), parent != NULL ? evidence_word(parent) : NULL);
}

void about_facts(struct facts *facts, const struct about *about, const struct about *parent)
{
	fact_text(facts, FACT_TEXT, about->text);
	origin_facts(facts, about, parent);
}

static void named_facts(struct facts *facts, const struct about *about, const struct about *parent)
{
	about_facts(facts, about, parent);
	fact_strings(facts, FACT_ALIASES, &about->aliases);
	fact_true(facts, FACT_ELSEWHERE, about->is.elsewhere);
}

/* The events file inherits from its box, and its events from it. */
static void events_facts(struct facts *facts, const struct box *box)
{
	const struct about none = { .evidence = -1 }, *about = box->events != NULL ? &box->events->about : &none;

	fact_text(facts, FACT_EVENTS_TEXT, about->text);
	fact_text_within(facts, FACT_EVENTS_SOURCE, about->is.source, box->about.is.source);
	fact_text_within(facts, FACT_EVENTS_EVIDENCE, evidence_word(about), evidence_word(&box->about));
	phrase_facts(facts, box->events != NULL ? box->events->phrases : NULL,
		     box->events != NULL ? box->events->phrase_count : 0);
}

static void present_facts(struct facts *facts, const struct box *box)
{
	static const struct present none;
	const struct present *present = box->present != NULL ? box->present : &none;

	fact_strings(facts, FACT_PRESENT_FIELDS, &present->paths);
	fact_inside(facts, box->is.platform);
	fact_text(facts, FACT_PRESENT_COUNT, box->present != NULL ? number_rule_words[present->count] : NULL);
	fact_numbers(facts, FACT_PRESENT_MAP, &present->is.pairs);
	fact_number(facts, FACT_PRESENT_OTHERWISE, present->has_otherwise, present->otherwise);
	fact_text(facts, FACT_PRESENT_TEXT, present->text);
	fact_text(facts, FACT_PRESENT_SOURCE, present->source);
}

/* An item without a part has the facts of an empty one: both sides of a comparison have the same facts. */
static void perf_facts(struct facts *facts, const struct perf *perf)
{
	static const struct perf none;

	perf = perf != NULL ? perf : &none;
	fact_strings(facts, FACT_PERF, &perf->is.facts);
	fact_text(facts, FACT_PERF_TEXT, perf->text);
	fact_text(facts, FACT_PERF_SOURCE, perf->source);
	fact_text(facts, FACT_PERF_FREE_SOURCE, perf->free != NULL ? perf->free->source : NULL);
}

static void likwid_facts(struct facts *facts, const struct likwid *likwid)
{
	static const struct likwid none;

	likwid = likwid != NULL ? likwid : &none;
	fact_strings(facts, FACT_LIKWID, &likwid->is.facts);
	fact_text(facts, FACT_LIKWID_TEXT, likwid->text);
	fact_text(facts, FACT_LIKWID_SOURCE, likwid->source);
}

void box_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct box *box = item;

	(void)inside;
	key_facts(facts, &box_keys, box);
	fact_text(facts, FACT_TITLE, box->title);
	about_facts(facts, &box->about, NULL);
	fact_strings(facts, FACT_ALIASES, &box->about.aliases);
	fact_strings(facts, FACT_WAS, &box->was);
	fact_text(facts, FACT_SCOPE, scope_words[box->scope]);
	fact_text(facts, FACT_PRESENCE, instance_rule_words[box->is.presence]);
	present_facts(facts, box);
	fact_number(facts, FACT_INSTANCES, true, box->instances);
	fact_strings(facts, FACT_INSTANCE_NAMES, &box->instance_names);
	perf_facts(facts, box->perf);
	likwid_facts(facts, box->likwid);
	events_facts(facts, box);
}

void function_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct function *function = item;

	(void)inside;
	fact_add(facts, FACT_PLACES, FACT_IS_PLACES, function, 0);
	fact_add(facts, FACT_DEVICE_IDS, FACT_IS_DEVICES, function, 0);
	fact_add(facts, FACT_CLASSES, FACT_IS_CLASSES, function, 0);
	key_facts(facts, &function_kind, function);
	fact_text(facts, FACT_SOURCE, function->source);
}

static const char *space_word(const struct reg *reg)
{
	return reg->is.space == SPACE_UNKNOWN ? NULL : reg->is.space == SPACE_MSR ? "MSR" : "PCI";
}

void register_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct reg *reg = item;
	const struct box *box = inside;
	bool placed = reg->is.space != SPACE_UNKNOWN;

	if (reg->names.count != 0)
		fact_strings(facts, FACT_NAME, &reg->names);
	else
		fact_text(facts, FACT_NAME, reg->name);
	key_facts(facts, &register_kind, reg);
	fact_text(facts, FACT_SPACE, space_word(reg));
	fact_item(facts, FACT_FUNCTION, reg->is.function != NULL ? reg->is.function->id : NULL, reg->is.function);
	fact_add(facts, FACT_ADDRESSES, placed ? FACT_IS_ADDRESS : FACT_ABSENT, reg, box->instances);
	fact_true(facts, FACT_HIGH_FIRST, reg->is.high_first);
	fact_true(facts, FACT_ARRAY, reg->is_array);
	fact_number(facts, FACT_ELEMENTS, true, reg->count);
	named_facts(facts, &reg->about, &reg->is.layout->about);
}

void layout_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct layout *layout = item;
	const struct box *box = inside;

	key_facts(facts, &layout_kind, layout);
	fact_text(facts, FACT_LAYOUT, layout->id);
	fact_number(facts, FACT_WIDTH, true, layout->width);
	about_facts(facts, &layout->about, &box->about);
}

/* The name, unless it only repeats the id. */
static const char *own_name(const char *name, const char *id)
{
	return name != NULL && id != NULL && strcmp(name, id) == 0 ? NULL : name;
}

/* A part has the rights of its field. */
static bool same_as_whole(const struct field *field)
{
	return field->is.part_of != NULL && field->is.part_of->is.access == field->is.access;
}

void field_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct field *field = item, *whole = field->is.part_of;
	const struct layout *layout = inside;

	fact_text(facts, FACT_NAME, own_name(field->is.name, field->id));
	fact_add(facts, FACT_BITS, FACT_IS_BITS, field, 0);
	fact_add(facts, FACT_ACCESS, FACT_IS_ACCESS, field, 0);
	facts->at[facts->count - 1].inherited = same_as_whole(field);
	fact_hex(facts, FACT_RESET, field->has_reset, field->reset);
	fact_hex(facts, FACT_DEFAULT, field->by_default != 0, field->by_default);
	fact_text(facts, FACT_WRITE, write_words[field->write]);
	fact_text(facts, FACT_ROLE, role_words[field->role]);
	fact_item(facts, FACT_NEEDS, field->needs_id, field->is.needs);
	fact_item(facts, FACT_BY, field->by_id, field->is.by);
	key_facts(facts, &field_kind, field);
	fact_item(facts, FACT_PART, whole != NULL ? whole->id : NULL, whole);
	named_facts(facts, &field->about, whole != NULL ? &whole->about : &layout->about);
	if (whole != NULL)
		facts->at[facts->count - 1].inherited = whole->about.is.elsewhere && field->about.is.elsewhere;
}

void reserved_facts(const struct field *field, const struct layout *layout, uint64_t bits, struct facts *facts)
{
	uint64_t reset = field->has_reset ? field_put(field, field->reset) & bits : 0;

	fact_text(facts, FACT_RESERVED_NAME, field->is.name);
	fact_text(facts, FACT_RESERVED_ACCESS, access_words[field->is.access]);
	fact_hex(facts, FACT_RESET, field->has_reset, reset);
	fact_text(facts, FACT_WRITE, write_words[field->write]);
	fact_text(facts, FACT_ROLE, role_words[field->role]);
	named_facts(facts, &field->about, &layout->about);
}

void value_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct value *value = item;
	const struct field *field = inside;

	fact_text(facts, FACT_NAME, own_name(value->is.name, value->id));
	fact_text(facts, FACT_VALUE_ALIAS, value->alias);
	fact_hex(facts, FACT_VALUE, true, value->value);
	fact_hex(facts, FACT_MASK, value->is.mask != field_max(field), value->is.mask);
	key_facts(facts, &value_kind, value);
	fact_text(facts, FACT_TEXT, value->text);
}

void group_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct counters *group = item;
	const struct box *box = inside;
	bool reported = group->is.overflow.field != NULL || group->is.overflow_global != NULL;

	key_facts(facts, &counters_kind, group);
	fact_item(facts, FACT_CONTROL, group->control_id, group->is.control);
	fact_item(facts, FACT_DATA, group->data_id, group->is.data);
	/* Select bits have a meaning only if the box has commands that name counters. */
	fact_number(facts, FACT_SELECT_BIT, find_counter_select(box) != NULL, group->is.select_bit);
	fact_number(facts, FACT_COUNTER_WIDTH, true, group->width);
	fact_add(facts, FACT_OVERFLOW, reported ? FACT_IS_OVERFLOW : FACT_ABSENT, group, box->instances);
	fact_path(facts, FACT_FREEZES, group->is.overflow_freezes.field != NULL ? group->overflow_form->freezes : NULL,
		  &group->is.overflow_freezes);
	fact_text_within(facts, FACT_SOURCE, group->is.source, box->about.is.source);
	fact_text(facts, FACT_TEXT, group->text);
}

void procedure_facts(const void *item, const void *inside, struct facts *facts)
{
	(void)inside;
	fact_add(facts, FACT_STEPS, FACT_IS_STEPS, item, 0);
	fact_add(facts, FACT_STEP_TEXTS, FACT_IS_STEP_TEXTS, item, 0);
	fact_add(facts, FACT_STEP_SOURCES, FACT_IS_STEP_SOURCES, item, 0);
}

void note_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct remark *note = item;

	(void)inside;
	fact_text(facts, FACT_TEXT, note->text);
	fact_text(facts, FACT_SOURCE, note->source);
}

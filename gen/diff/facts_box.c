/* SPDX-License-Identifier: MIT */
/* Lists the facts of a box and of its registers, fields, counters and procedures. */
#include <string.h>

#include "diff/kind.h"
#include "load/keys/spec_keys.h"
#include "model/lookup.h"
#include "model/perf.h"

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

static void named_facts(struct facts *facts, const struct about *about, const struct about *parent)
{
	origin_facts(facts, about, parent);
	fact_strings(facts, FACT_ALIASES, &about->aliases);
	fact_true(facts, FACT_ELSEWHERE, about->is.elsewhere);
}

/* The events file inherits from its box, and its events from it. */
static void events_facts(struct facts *facts, const struct box *box)
{
	const struct about none = { .evidence = -1 }, *about = box->events != NULL ? &box->events->about : &none;

	key_facts(facts, &events_keys, box->events);
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
	key_facts_in(facts, &present_kind, box->present, NULL, "count");
	fact_numbers(facts, FACT_PRESENT_MAP, &present->is.pairs);
	key_facts(facts, &present_kind, box->present);
	fact_text(facts, FACT_PRESENT_SOURCE, present->source);
}

static void root_buses_facts(struct facts *facts, const struct box *box)
{
	static const struct root_buses none;
	const struct root_buses *roots = box->root_buses != NULL ? box->root_buses : &none;

	fact_strings(facts, FACT_ROOT_FIELDS, &roots->paths);
	fact_inside(facts, box->is.platform);
	fact_path(facts, FACT_ROOT_VALID, roots->valid_path, &roots->is.valid);
	key_facts(facts, &root_buses_kind, box->root_buses);
	fact_text(facts, FACT_ROOT_SOURCE, roots->source);
}

static void window_facts(struct facts *facts, const struct box *box)
{
	fact_strings(facts, FACT_WINDOW_IDS, &box->is.windows.ids);
	fact_strings(facts, FACT_WINDOW_PLACES, &box->is.windows.places);
	fact_strings(facts, FACT_WINDOW_FIELDS, &box->is.windows.fields);
	fact_inside(facts, box->is.platform);
	fact_strings(facts, FACT_WINDOW_SOURCES, &box->is.windows.sources);
}

/* An item without a part has the facts of an empty one: both sides of a comparison have the same facts. */
static void perf_facts(struct facts *facts, const struct perf *perf)
{
	static const struct strings none;

	fact_strings(facts, FACT_PERF, perf != NULL ? &perf->is.facts : &none);
	key_facts(facts, &perf_kind, perf);
	fact_text(facts, FACT_PERF_SOURCE, perf != NULL ? perf->source : NULL);
	key_facts(facts, &perf_free_pmu_kind, perf != NULL ? perf->free : NULL);
	key_facts(facts, &perf_older_kind, perf != NULL ? perf->older : NULL);
}

static void likwid_facts(struct facts *facts, const struct likwid *likwid)
{
	static const struct strings none;

	fact_strings(facts, FACT_LIKWID, likwid != NULL ? &likwid->is.facts : &none);
	key_facts(facts, &likwid_kind, likwid);
	fact_text(facts, FACT_LIKWID_SOURCE, likwid != NULL ? likwid->source : NULL);
}

void box_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct box *box = item;

	(void)inside;
	key_facts(facts, &box_keys, box);
	origin_facts(facts, &box->about, NULL);
	fact_strings(facts, FACT_ALIASES, &box->about.aliases);
	fact_text(facts, FACT_PRESENCE, instance_rule_words[box->is.presence]);
	present_facts(facts, box);
	root_buses_facts(facts, box);
	window_facts(facts, box);
	key_facts(facts, &found_kind, box->found);
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
}

static const char *space_word(const struct reg *reg)
{
	static const char *const words[] = { [SPACE_MSR] = "MSR",
					     [SPACE_PCI] = "PCI",
					     [SPACE_MMIO] = "memory",
					     [SPACE_UNKNOWN] = NULL,
					     [SPACE_FOUND] = "found" };

	return words[reg->is.space];
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
	fact_text(facts, FACT_SPACE, space_word(reg));
	fact_item(facts, FACT_FUNCTION, reg->is.function != NULL ? reg->is.function->id : NULL, reg->is.function);
	fact_text(facts, FACT_WINDOW, reg->is.window != NULL ? reg->is.window->id : NULL);
	fact_add(facts, FACT_ADDRESSES, placed ? FACT_IS_ADDRESS : FACT_ABSENT, reg, box->instances);
	key_facts(facts, &pci_kind, reg->pci);
	key_facts(facts, &found_register_kind, reg->found);
	key_facts(facts, &record_kind, reg->record);
	fact_true(facts, FACT_ARRAY, reg->is_array);
	fact_number(facts, FACT_ELEMENTS, true, reg->count);
	key_facts(facts, &register_kind, reg);
	named_facts(facts, &reg->about, &reg->is.layout->about);
}

void layout_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct layout *layout = item;
	const struct box *box = inside;

	key_facts(facts, &layout_kind, layout);
	origin_facts(facts, &layout->about, &box->about);
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
	key_facts_in(facts, &field_kind, field, NULL, "bits");
	fact_add(facts, FACT_ACCESS, FACT_IS_ACCESS, field, 0);
	facts->at[facts->count - 1].inherited = same_as_whole(field);
	key_facts_in(facts, &field_kind, field, NULL, "role");
	fact_item(facts, FACT_NEEDS, field->needs_id, field->is.needs);
	fact_item(facts, FACT_BY, field->by_id, field->is.by);
	key_facts(facts, &field_kind, field);
	fact_item(facts, FACT_PART, whole != NULL ? whole->id : NULL, whole);
	named_facts(facts, &field->about, whole != NULL ? &whole->about : &layout->about);
	if (whole != NULL)
		facts->at[facts->count - 1].inherited = whole->about.is.elsewhere && field->about.is.elsewhere;
}

void reserved_facts(const struct field *field, const struct layout *layout, struct facts *facts)
{
	fact_text(facts, FACT_RESERVED_NAME, field->is.name);
	fact_text(facts, FACT_RESERVED_ACCESS, access_words[field->is.access]);
	key_facts(facts, &field_kind, field);
	named_facts(facts, &field->about, &layout->about);
}

void value_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct value *value = item;
	const struct field *field = inside;

	fact_text(facts, FACT_NAME, own_name(value->is.name, value->id));
	key_facts_in(facts, &value_kind, value, NULL, "value");
	fact_hex(facts, FACT_MASK, value->is.mask != field_max(field), value->is.mask);
	key_facts(facts, &value_kind, value);
}

void group_facts(const void *item, const void *inside, struct facts *facts)
{
	const struct counters *group = item;
	const struct box *box = inside;
	bool reported = group->is.overflow.field != NULL || group->is.overflow_global != NULL;

	fact_text_within(facts, FACT_SOURCE, group->is.source, box->about.is.source);
	key_facts_in(facts, &counters_kind, group, NULL, "kind");
	key_facts_in(facts, &counters_kind, group, "write_width", NULL);
	fact_item(facts, FACT_CONTROL, group->control_id, group->is.control);
	fact_item(facts, FACT_DATA, group->data_id, group->is.data);
	/* Select bits have a meaning only if the box has commands that name counters. */
	fact_number(facts, FACT_SELECT_BIT, find_counter_select(box) != NULL, group->is.select_bit);
	key_facts(facts, &counters_kind, group);
	fact_add(facts, FACT_OVERFLOW, reported ? FACT_IS_OVERFLOW : FACT_ABSENT, group, box->instances);
	fact_path(facts, FACT_HALVED_BY, group->is.halved_by.field != NULL ? group->halved_by : NULL,
		  &group->is.halved_by);
	fact_path(facts, FACT_FREEZES, group->is.overflow_freezes.field != NULL ? group->overflow_form->freezes : NULL,
		  &group->is.overflow_freezes);
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
	(void)inside;
	key_facts(facts, &remark_kind, item);
}

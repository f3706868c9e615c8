/* SPDX-License-Identifier: MIT */
/* Puts facts into words, for people and programs. */
#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "diff/fact.h"
#include "diff/spell.h"
#include "uncore/words.h"
#include "shared/named.h"

static struct strings one(struct arena *arena, const char *text)
{
	struct strings list = { 0 };

	list_add(arena, &list, text);
	return list;
}

static const char *spell_numbers(struct arena *arena, const struct numbers *numbers)
{
	struct text out = { 0 };
	const char *text;

	for (size_t i = 0; i < numbers->count; i++)
		text_printf(&out, "%s%" PRIu64, i == 0 ? "" : ", ", numbers->at[i]);
	text = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return text;
}

static struct strings spell_tools(struct arena *arena, const struct tool_names *tools, size_t count)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < count; i++)
		for (size_t n = 0; n < tools[i].names.count; n++)
			list_add(arena, &list, arena_printf(arena, "%s: %s", tools[i].tool, tools[i].names.at[n]));
	return list;
}

static struct strings spell_phrases(struct arena *arena, const struct phrase *phrases, size_t count)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < count; i++)
		list_add(arena, &list, arena_printf(arena, "%s: %s", phrases[i].part, phrases[i].text));
	return list;
}

static struct strings spell_filters(struct arena *arena, const struct filter *filters, size_t count)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < count; i++) {
		const struct filter *filter = &filters[i];

		if (filter->has_value)
			list_add(arena, &list, arena_printf(arena, "%s = 0x%" PRIx64, filter->path, filter->value));
		else if (filter->all != 0)
			list_add(arena, &list,
				 arena_printf(arena, "%s not 0, all is 0x%" PRIx64, filter->path, filter->all));
		else
			list_add(arena, &list,
				 arena_printf(arena, "%s %s", filter->path,
					      filter->optional ? "given or not" :
					      filter->nonzero  ? "not 0" :
								 "given"));
	}
	return list;
}

static struct strings spell_settings(struct arena *arena, const struct setting *settings, size_t count)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < count; i++)
		list_add(arena, &list,
			 arena_printf(arena, "%s = 0x%" PRIx64, settings[i].field_id, settings[i].is.value));
	if (list.count == 0)
		list_add(arena, &list, "nothing");
	return list;
}

/* The address of each instance; for an array, the addresses of its elements in one text. */
static struct strings spell_addresses(struct arena *arena, const struct reg *reg, unsigned instances)
{
	struct strings list = { 0 };

	for (unsigned instance = 0; instance < instances; instance++) {
		struct text out = { 0 };

		for (unsigned index = 0; index < reg->count; index++)
			text_printf(&out, "%s0x%" PRIx32, index == 0 ? "" : " ", reg_address(reg, instance, index));
		list_add(arena, &list, arena_copy(arena, out.at, out.length));
		text_free(&out);
	}
	return list;
}

static struct strings spell_places(struct arena *arena, const struct function *function)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < function->place_count; i++) {
		const struct place *place = &function->places[i];

		list_add(arena, &list,
			 place->known ? arena_printf(arena, UNCORE_PCI_FUNCTION, place->device, place->function) :
					"unknown");
	}
	return list;
}

static struct strings spell_devices(struct arena *arena, const struct function *function)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < function->place_count; i++) {
		unsigned id = function->places[i].device_id;

		list_add(arena, &list, id != 0 ? arena_printf(arena, "0x%04x", id) : "unknown");
	}
	return list;
}

static const char *spell_ref(struct arena *arena, const struct field_ref *ref)
{
	if (ref->field == NULL)
		return "none";
	return arena_printf(arena, "%s.%s.%s", ref->box->id, ref->reg->id, ref->field->id);
}

/* The group's own status field and bit, then the global status of each instance. */
static struct strings spell_overflow(struct arena *arena, const struct counters *group, size_t instances)
{
	struct strings list = { 0 };

	if (group->is.overflow.field != NULL) {
		list_add(arena, &list, spell_ref(arena, &group->is.overflow));
		for (unsigned i = 0; i < (group->is.overflow_bits.count > 1 ? instances : 1); i++)
			list_add(arena, &list, arena_printf(arena, "bit %u", overflow_bit(group, i)));
	}
	for (size_t i = 0; group->is.overflow_global != NULL && i < instances; i++)
		list_add(arena, &list,
			 arena_printf(arena, "global %s", spell_ref(arena, &group->is.overflow_global[i])));
	return list;
}

static const struct setting *setting_of(const struct step *step, const struct field *field)
{
	return NAMED(step->settings, step->setting_count, field_id, field->id);
}

/*
 * Writes the fields of a step from the highest down. A step writes all of them at once, so their order in the file has
 * no meaning.
 */
static void put_fields(struct text *out, const struct step *step, bool kept)
{
	const struct layout *layout = step->is.reg->is.layout;
	const char *comma = kept ? ", keeps " : ": ";

	if ((kept ? step->keep.count : step->setting_count) == 0)
		return;
	for (unsigned bit = layout->width; bit-- > 0;)
		for (size_t i = 0; i < layout->is.field_count; i++) {
			const struct field *field = &layout->is.fields[i];
			const struct setting *setting;

			if (field_lo(field) != bit || field->id == NULL)
				continue;
			setting = kept ? NULL : setting_of(step, field);
			if (kept ? !list_has(&step->keep, field->id) : setting == NULL)
				continue;
			text_printf(out, "%s%s", comma, field->id);
			if (setting != NULL)
				text_printf(out, " = 0x%" PRIx64, setting->is.value);
			comma = kept ? " and " : ", ";
		}
}

static void put_rest(struct text *out, const struct step *step)
{
	if (step->has_value && !step->preload)
		text_printf(out, " = 0x%" PRIx64, step->value);
	text_add(out, step->preload ? " = preload" : "");
	text_add(out, step->event ? " and what the events need" : "");
	if (step->in_use_id != NULL)
		text_printf(out, ", the counters in use in %s", step->in_use_id);
	put_fields(out, step, true);
}

/* Writes a step. Only a platform's steps name a box. */
static const char *spell_step(struct arena *arena, const struct step *step)
{
	struct text out = { 0 };
	const char *text;

	text_printf(&out, "%s %s%s%s", step->is.read ? "read" : "write", step->box_id != NULL ? step->box_id : "",
		    step->box_id != NULL ? "." : "", step->is.reg->id);
	if (step->has_index)
		text_printf(&out, "[%u]", step->index);
	put_fields(&out, step, false);
	put_rest(&out, step);
	text = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return text;
}

static struct strings spell_steps(struct arena *arena, const struct procedure *procedure)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < procedure->step_count; i++)
		list_add(arena, &list, spell_step(arena, &procedure->steps[i]));
	return list;
}

static struct strings spell_step_member(struct arena *arena, const struct procedure *procedure, bool source)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < procedure->step_count; i++) {
		const char *text = source ? procedure->steps[i].source : procedure->steps[i].text;

		list_add(arena, &list, text != NULL ? text : "none");
	}
	return list;
}

static struct strings spell_clocks(struct arena *arena, const struct metrics *metrics, bool texts)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < metrics->clock_count; i++) {
		const struct metric_clock *clock = &metrics->clocks[i];

		if (texts)
			list_add(arena, &list, arena_printf(arena, "%s: %s", clock->id, clock->text));
		for (size_t k = 0; !texts && k < clock->tick_paths.count; k++)
			list_add(arena, &list, arena_printf(arena, "%s: %s", clock->id, clock->tick_paths.at[k]));
		for (size_t k = 0; !texts && k < clock->box_ids.count; k++)
			list_add(arena, &list, arena_printf(arena, "%s: %s", clock->id, clock->box_ids.at[k]));
	}
	return list;
}

static struct strings spell_units(struct arena *arena, const struct metrics *metrics)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < metrics->unit_count; i++)
		list_add(arena, &list, arena_printf(arena, "%s: %s", metrics->units[i].event, metrics->units[i].unit));
	return list;
}

static struct strings spell_parameters(struct arena *arena, const struct metric *metric, bool texts)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < metric->parameter_count; i++)
		list_add(arena, &list, texts ? metric->parameters[i].text : metric->parameters[i].id);
	return list;
}

static struct strings spell_claims(struct arena *arena, const struct dispute *dispute)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < dispute->claim_count; i++)
		list_add(arena, &list,
			 arena_printf(arena, "%s (%s)%s", dispute->claims[i].value, dispute->claims[i].source,
				      dispute->claims[i].holds ? ", which holds" : ""));
	return list;
}

static const char *spell_steppings(struct arena *arena, const struct cpuid *cpuid)
{
	return arena_printf(arena, "%u to %u", cpuid->is.stepping_lo, cpuid->is.stepping_hi);
}

static struct strings spell_variants(struct arena *arena, const struct platform *platform, enum fact_type type)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < platform->is.variant_count; i++) {
		const struct variant *variant = &platform->variants[i];
		const char *text = type == FACT_IS_VARIANT_TITLES ? variant->title :
				   type == FACT_IS_VARIANT_TEXTS  ? variant->text :
								    variant->source;

		if (type == FACT_IS_VARIANTS)
			list_add(arena, &list, variant->id);
		else if (text != NULL)
			list_add(arena, &list, arena_printf(arena, "%s: %s", variant->id, text));
	}
	return list;
}

/* The variants on which an event differs, or the texts, or the sources. */
static struct strings spell_differs(struct arena *arena, const struct event *event, enum fact_type type)
{
	struct strings list = { 0 };

	for (size_t i = 0; i < event->difference_count; i++) {
		const struct difference *difference = &event->differences[i];
		const char *text = type == FACT_IS_DIFFERS_TEXTS ? difference->text : difference->source;

		for (size_t v = 0; type == FACT_IS_DIFFERS && v < difference->variants.ids.count; v++)
			list_add(arena, &list, difference->variants.ids.at[v]);
		if (type != FACT_IS_DIFFERS && text != NULL)
			list_add(arena, &list, text);
	}
	return list;
}

static struct strings spell_list(struct arena *arena, const struct fact *fact)
{
	const struct strings none = { 0 };

	switch (fact->type) {
	case FACT_IS_STRINGS:
		return *(const struct strings *)fact->at;
	case FACT_IS_TOOLS:
		return spell_tools(arena, fact->at, fact->number);
	case FACT_IS_PHRASES:
		return spell_phrases(arena, fact->at, fact->number);
	case FACT_IS_FILTERS:
		return spell_filters(arena, fact->at, fact->number);
	case FACT_IS_SETTINGS:
		return spell_settings(arena, fact->at, fact->number);
	case FACT_IS_ADDRESS:
		return spell_addresses(arena, fact->at, (unsigned)fact->number);
	case FACT_IS_PLACES:
		return spell_places(arena, fact->at);
	case FACT_IS_DEVICES:
		return spell_devices(arena, fact->at);
	case FACT_IS_CLASSES:
		return spell_classes(arena, fact->at);
	case FACT_IS_MACHINE:
		return spell_machine(arena, fact->at);
	case FACT_IS_MACHINE_TEXTS:
	case FACT_IS_MACHINE_SOURCES:
		return spell_machine_member(arena, fact->at, fact->type == FACT_IS_MACHINE_SOURCES);
	case FACT_IS_OVERFLOW:
		return spell_overflow(arena, fact->at, fact->number);
	case FACT_IS_STEPS:
		return spell_steps(arena, fact->at);
	case FACT_IS_STEP_TEXTS:
	case FACT_IS_STEP_SOURCES:
		return spell_step_member(arena, fact->at, fact->type == FACT_IS_STEP_SOURCES);
	case FACT_IS_VARIANTS:
	case FACT_IS_VARIANT_TITLES:
	case FACT_IS_VARIANT_TEXTS:
	case FACT_IS_VARIANT_SOURCES:
		return spell_variants(arena, fact->at, fact->type);
	case FACT_IS_DIFFERS:
	case FACT_IS_DIFFERS_TEXTS:
	case FACT_IS_DIFFERS_SOURCES:
		return spell_differs(arena, fact->at, fact->type);
	case FACT_IS_CLOCKS:
	case FACT_IS_CLOCK_TEXTS:
		return spell_clocks(arena, fact->at, fact->type == FACT_IS_CLOCK_TEXTS);
	case FACT_IS_UNITS:
		return spell_units(arena, fact->at);
	case FACT_IS_PARAMETERS:
	case FACT_IS_PARAMETER_TEXTS:
		return spell_parameters(arena, fact->at, fact->type == FACT_IS_PARAMETER_TEXTS);
	case FACT_IS_CLAIMS:
		return spell_claims(arena, fact->at);
	default:
		return none;
	}
}

struct strings fact_spell(struct arena *arena, const struct fact *fact)
{
	switch (fact->type) {
	case FACT_IS_TEXT:
	case FACT_IS_ITEM:
	case FACT_IS_PATH:
	case FACT_IS_FORMULA:
		return one(arena, fact->at);
	case FACT_IS_NUMBER:
		return one(arena, arena_printf(arena, "%" PRIu64, fact->number));
	case FACT_IS_HEX:
		return one(arena, arena_printf(arena, "0x%" PRIx64, fact->number));
	case FACT_IS_TRUE:
		return one(arena, "yes");
	case FACT_IS_BITS:
		return one(arena, arena_printf(arena, "[%s]", spell_mask(fact->number).at));
	case FACT_IS_ACCESS:
		return one(arena, access_words[((const struct field *)fact->at)->is.access]);
	case FACT_IS_NUMBERS:
		return one(arena, spell_numbers(arena, fact->at));
	case FACT_IS_STEPPINGS:
		return one(arena, spell_steppings(arena, fact->at));
	default:
		return spell_list(arena, fact);
	}
}

struct strings fact_spell_beside(struct arena *arena, const struct fact *fact, const struct fact *other)
{
	struct strings no = { .count = 1 };

	if (fact->type != FACT_ABSENT || other->type != FACT_IS_TRUE)
		return fact_spell(arena, fact);
	no.at = arena_array(arena, 1, sizeof *no.at);
	no.at[0] = "no";
	return no;
}

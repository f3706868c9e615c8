/* SPDX-License-Identifier: MIT */
/* The events headers: each event and umask as a typed constant control value, with its counters and filters beside it. */
#include <string.h>

#include "base/arena.h"
#include "emit/emit.h"
#include "model/lookup.h"
#include "uncore/table_abi.h"

/* One constant: an event alone, or with a umask. */
struct constant {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: alone */
	size_t prefix;             /* length of what all event names of the box begin with */
	struct text name;          /* PLATFORM_BOX_EVENT_NAME_UMASK */
};

static void upper(struct text *out, const char *text)
{
	for (; *text != '\0'; text++) {
		bool letter = *text >= 'a' && *text <= 'z';
		bool plain = (*text >= 'A' && *text <= 'Z') || (*text >= '0' && *text <= '9');

		text_char(out, letter ? (char)(*text - 'a' + 'A') : plain ? *text : '_');
	}
}

static void build_name(struct constant *constant)
{
	text_cut(&constant->name, 0);
	upper(&constant->name, constant->box->platform->id);
	text_char(&constant->name, '_');
	upper(&constant->name, constant->box->id);
	text_add(&constant->name, "_EVENT_");
	upper(&constant->name, constant->event->name + constant->prefix);
	if (constant->umask == NULL)
		return;
	text_char(&constant->name, '_');
	upper(&constant->name, constant->umask->name);
}

static uint64_t control_value(const struct constant *constant)
{
	const struct layout *layout = constant->event->group->control->layout;
	uint64_t base = layout->write_base | layout->event_defaults;
	uint64_t value = (base & ~constant->event->control_mask) | constant->event->control;

	if (constant->umask != NULL)
		value |= constant->umask->value << constant->event->umask_field->lo;
	return value;
}

static uint64_t counter_bits(const struct numbers *counters)
{
	uint64_t bits = 0;

	for (size_t i = 0; i < counters->count; i++)
		bits |= UINT64_C(1) << counters->at[i];
	return bits;
}

static void define(struct text *out, struct constant *constant, const char *tail)
{
	text_add(out, "#define ");
	text_add(out, text_string(&constant->name));
	text_add(out, tail);
	text_char(out, ' ');
}

static void number(struct text *out, uint64_t value, bool wide)
{
	text_add(out, wide ? "UINT64_C(" : "");
	text_hex(out, value, 1);
	text_add(out, wide ? ")" : "u");
}

/* The bits of one filter register that the constant heeds, those of them that are fixed, and to what. */
struct need {
	const struct reg *reg;
	uint64_t mask, fixed, value;
};

static size_t add_needs(struct need *needs, size_t count, const struct filter *filters, size_t filter_count)
{
	for (size_t i = 0; i < filter_count; i++) {
		const struct field *field = filters[i].ref.field;
		size_t at = 0;

		while (at < count && needs[at].reg != filters[i].ref.reg)
			at++;
		if (at == count)
			needs[count++] = (struct need){ .reg = filters[i].ref.reg };
		needs[at].mask |= field_mask(field);
		needs[at].value |= filters[i].value << field->lo;
		needs[at].fixed |= filters[i].has_value ? field_mask(field) : 0;
	}
	return count;
}

static void emit_need(struct text *out, struct constant *constant, const struct need *need, const char *tail,
		      uint64_t value)
{
	struct text name = { 0 };

	text_char(&name, '_');
	upper(&name, need->reg->id);
	text_add(&name, tail);
	define(out, constant, text_string(&name));
	number(out, value, need->reg->layout->width == 64);
	text_char(out, '\n');
	text_free(&name);
}

static void emit_needs(struct text *out, struct constant *constant)
{
	size_t most = constant->event->filter_count + (constant->umask != NULL ? constant->umask->filter_count : 0);
	struct arena arena = { 0 };
	struct need *needs = most != 0 ? arena_array(&arena, most, sizeof *needs) : NULL;
	size_t count = add_needs(needs, 0, constant->event->filters, constant->event->filter_count);

	if (constant->umask != NULL)
		count = add_needs(needs, count, constant->umask->filters, constant->umask->filter_count);
	for (size_t i = 0; i < count; i++) {
		const struct need *need = &needs[i];

		emit_need(out, constant, need, "_MASK", need->mask);
		if (need->fixed == 0)
			continue;
		emit_need(out, constant, need, "", need->value);
		if (need->mask != need->fixed)
			emit_need(out, constant, need, "_FREE", need->mask & ~need->fixed);
	}
	arena_free(&arena);
}

/* Of a platform with variants: a bit for each that has it, by its place among them. */
static void emit_variants(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;

	if (constant->box->platform->variant_count == 0)
		return;
	define(out, constant, "_VARIANTS");
	number(out, constant->umask != NULL ? constant->umask->variants.mask : alone_variants(event), false);
	text_char(out, '\n');
}

static void emit_constant(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;
	const struct reg *control = event->group->control;
	const struct umask *umask = constant->umask;
	const struct numbers *counters =
		umask != NULL && umask->counters.count != 0 ? &umask->counters : &event->counters;

	build_name(constant);
	define(out, constant, "");
	text_add(out, "UNCORE_VALUE_(");
	text_add(out, constant->box->platform->id);
	text_char(out, '_');
	text_add(out, constant->box->id);
	text_char(out, '_');
	text_add(out, control->id);
	text_add(out, ", ");
	number(out, control_value(constant), control->layout->width == 64);
	text_add(out, ")\n");
	define(out, constant, "_COUNTERS");
	number(out, counter_bits(counters), false);
	text_char(out, '\n');
	emit_variants(out, constant);
	emit_needs(out, constant);
}

static void emit_event(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;

	if (event->unprogrammable != NULL || event->group == NULL || event->group->control == NULL)
		return;
	constant->umask = NULL;
	if (alone_variants(event) != 0)
		emit_constant(out, constant);
	for (size_t i = 0; i < event->umask_count; i++) {
		constant->umask = &event->umasks[i];
		if (constant->umask->unprogrammable == NULL)
			emit_constant(out, constant);
	}
}

static const char about_variants[] =
	" * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.\n";

static const char prologue[] =
	"/* SPDX-License-Identifier: MIT */\n"
	"/* GENERATED from spec/$p/$b.events.json by \"make generate\". Do not edit. */\n"
	"/*\n"
	" * The events of $p $b as control values: begin from one, set the enable bit and what else you want, write it to a\n"
	" * counter of E_COUNTERS (bit n is counter n). Where E_REGISTER_MASK exists, those bits of that filter register must\n"
	" * be set first: to E_REGISTER where that exists too, else to what you want to count. Of the former, the bits of\n"
	" * E_REGISTER_FREE, where there are such, are yours to set as well.\n"
	"$v"
	" */\n"
	"#ifndef UNCORE_$P_$B_EVENTS_H\n"
	"#define UNCORE_$P_$B_EVENTS_H\n\n"
	"#include \"uncore/$p/$b.h\"\n\n";

void emit_events_header(const struct box *box, struct text *out)
{
	struct constant constant = { .box = box, .prefix = event_prefix_length(box->events) };
	struct text platform = { 0 }, id = { 0 };
	struct text_vars vars = { .slot = { ['p'] = box->platform->id, ['b'] = box->id } };

	upper(&platform, box->platform->id);
	upper(&id, box->id);
	vars.slot['v'] = box->platform->variant_count == 0 ? "" : about_variants;
	vars.slot['P'] = text_string(&platform);
	vars.slot['B'] = text_string(&id);
	text_fill(out, prologue, &vars);
	for (size_t i = 0; i < box->events->count; i++) {
		constant.event = &box->events->at[i];
		emit_event(out, &constant);
	}
	text_add(out, "\n#endif\n");
	text_free(&constant.name);
	text_free(&platform);
	text_free(&id);
}

void emit_platform_events_header(const struct platform *platform, struct text *out)
{
	struct text id = { 0 };
	struct text_vars vars = { .slot = { ['p'] = platform->id } };

	upper(&id, platform->id);
	vars.slot['P'] = text_string(&id);
	text_fill(out,
		  "/* SPDX-License-Identifier: MIT */\n"
		  "/* GENERATED from spec/$p/ by \"make generate\". Do not edit. */\n"
		  "/* The events of every box of $p. */\n"
		  "#ifndef UNCORE_$P_EVENTS_H\n#define UNCORE_$P_EVENTS_H\n\n",
		  &vars);
	for (size_t i = 0; i < platform->variant_count; i++) {
		struct text name = { 0 };

		upper(&name, platform->variants[i].id);
		vars.slot['V'] = text_string(&name);
		text_fill(out, "#define $P_VARIANT_$V ", &vars);
		text_dec(out, i);
		text_add(out, i + 1 < platform->variant_count ? "\n" : "\n\n");
		text_free(&name);
	}
	for (size_t i = 0; i < platform->box_count; i++) {
		vars.slot['b'] = platform->boxes[i].id;
		if (platform->boxes[i].events != NULL)
			text_fill(out, "#include \"uncore/$p/$b_events.h\"\n", &vars);
	}
	text_add(out, "\n#endif\n");
	text_free(&id);
}

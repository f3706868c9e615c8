/* SPDX-License-Identifier: MIT */
/* Emits the events headers: each event and umask as a typed control value, with its counters and filters. */
#include <string.h>

#include "base/arena.h"
#include "emit/header/define.h"
#include "emit/emit.h"
#include "model/errata.h"
#include "model/lookup.h"

/*
 * A constant: an event alone, or with a umask. Slots of the words: E PLATFORM_BOX_EVENT_NAME_UMASK, T a tail, v a
 * value.
 */
struct constant {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: alone */
	size_t prefix;             /* length of what all event names of the box begin with */
	struct words words;
};

static void build_name(struct constant *constant)
{
	struct words *words = &constant->words;
	struct text *name = words_begin(words, 'E');

	text_fill(name, "$B_EVENT_", &words->vars);
	words_upper(name, constant->event->name + constant->prefix);
	if (constant->umask != NULL) {
		text_char(name, '_');
		words_upper(name, constant->umask->name);
	}
	words_end(words, 'E');
	words->of.event = constant->event;
	words->of.umask = constant->umask;
}

static void add_setting(struct text *text, const char *field, uint64_t value)
{
	text_join(text, " ", field, "=");
	text_hex(text, value, 1);
}

/* Sets D: Intel's name, the fields that select it, what it counts, and the reason why it has no constant, if any. */
static void remark(struct constant *constant, const char *reason)
{
	const struct event *event = constant->event;
	const struct umask *umask = constant->umask;
	const char *about = umask != NULL ? umask->is.text : event->about.text;
	struct text *text = words_begin(&constant->words, '#');

	text_add(text, event->name);
	if (umask != NULL)
		text_join(text, ".", umask->name, "");
	for (size_t i = 0; i < event->select_count; i++)
		add_setting(text, event->select[i].field_id, event->select[i].is.value);
	if (umask != NULL && event->is.umask_field != NULL)
		add_setting(text, event->is.umask_field->id, umask->value);
	for (size_t i = 0; umask != NULL && i < umask->set_count; i++)
		add_setting(text, umask->set[i].field_id, umask->set[i].is.value);
	if (about != NULL)
		text_join(text, ": ", about, "");
	if (reason != NULL)
		text_join(text, " It has no constant: ", reason, "");
	header_errata(text, " ", constant->box->is.platform,
		      &(struct item){ .box = constant->box, .event = event, .umask = umask });
	words_remark(&constant->words);
}

static void remark_alone(struct text *out, struct constant *constant, const char *reason)
{
	remark(constant, reason);
	text_fill(out, "$D\n", &constant->words.vars);
}

static void define_number(struct text *out, struct constant *constant, const char *name, uint64_t value, bool wide)
{
	words_hex(&constant->words, 'v', value);
	define_constant(out, &constant->words, name, wide ? "UINT64_C($v)" : "$vu");
}

/*
 * The bits of a filter register that change what the constant counts. Some are fixed, and some have a value to begin
 * with; `value` has both.
 */
struct need {
	const struct reg *reg;
	uint64_t mask, fixed, given, value;
};

static size_t add_needs(struct need *needs, size_t count, const struct filter *filters, size_t filter_count)
{
	for (size_t i = 0; i < filter_count; i++) {
		const struct field *field = filters[i].is.ref.field;
		size_t at = 0;

		while (at < count && needs[at].reg != filters[i].is.ref.reg)
			at++;
		if (at == count)
			needs[count++] = (struct need){ .reg = filters[i].is.ref.reg };
		needs[at].mask |= field_mask(field);
		needs[at].value |= field_put(field, filters[i].has_value ? filters[i].value : filters[i].all);
		needs[at].fixed |= filters[i].has_value ? field_mask(field) : 0;
		needs[at].given |= filters[i].has_value || filters[i].all != 0 ? field_mask(field) : 0;
	}
	return count;
}

static void emit_need(struct text *out, struct constant *constant, const struct need *need, const char *tail,
		      uint64_t value)
{
	struct text *name = words_begin(&constant->words, 'T');

	text_char(name, '_');
	words_upper(name, need->reg->id);
	text_add(name, tail);
	words_end(&constant->words, 'T');
	define_number(out, constant, "$E$T", value, need->reg->is.layout->width == 64);
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
		if (need->given == 0)
			continue;
		emit_need(out, constant, need, "", need->value);
		if (need->mask != need->fixed)
			emit_need(out, constant, need, "_FREE", need->mask & ~need->fixed);
	}
	arena_free(&arena);
}

/* For a platform with variants: a bit for each variant that has the event. */
static void emit_variants(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;

	if (constant->box->is.platform->is.variant_count == 0)
		return;
	define_number(out, constant, "$E_VARIANTS",
		      constant->umask != NULL ? constant->umask->variants.is.mask : alone_variants(event), false);
}

static void name_control(struct words *words, const struct reg *control)
{
	words_set(words, 'c', control->id);
	words_upper(words_begin(words, 'C'), control->id);
	words_end(words, 'C');
}

static bool has_events(const struct events *events, const struct reg *control)
{
	for (size_t i = 0; i < events->count; i++)
		if (events->at[i].is.group != NULL && events->at[i].is.group->is.control == control)
			return true;
	return false;
}

/*
 * A macro for each control register that events have. A box may have a thousand constants, and a compiler reads one
 * token where it would read three.
 */
static void emit_controls(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct reg *control = box->counters[i].is.control;

		if (control == NULL || !has_events(box->events, control))
			continue;
		name_control(words, control);
		define_macro(out, words, "$B_$C_", "raw", "UNCORE_VALUE_($b_$c, raw)");
	}
}

static void emit_constant(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;
	const struct reg *control = event->is.group->is.control;
	const struct umask *umask = constant->umask;
	const struct numbers *counters =
		umask != NULL && umask->counters.count != 0 ? &umask->counters : &event->counters;

	build_name(constant);
	remark(constant, NULL);
	name_control(&constant->words, control);
	words_hex(&constant->words, 'v', event_control_value(event, umask));
	define_constant(out, &constant->words, "$E",
			control->is.layout->width == 64 ? "$D \\\n\t$B_$C_(UINT64_C($v))" : "$D \\\n\t$B_$C_($vu)");
	if (counters->count != event->is.group->is.data->count)
		define_number(out, constant, "$E_COUNTERS", numbers_bits(counters), false);
	emit_variants(out, constant);
	emit_needs(out, constant);
}

static void emit_umask(struct text *out, struct constant *constant, const struct umask *umask)
{
	constant->umask = umask;
	if (umask->unprogrammable != NULL)
		remark_alone(out, constant, umask->unprogrammable);
	else
		emit_constant(out, constant);
}

static void emit_event(struct text *out, struct constant *constant)
{
	const struct event *event = constant->event;
	bool placed = event_is_placed(event);

	constant->umask = NULL;
	if (event->unprogrammable != NULL || !placed)
		remark_alone(out, constant, placed ? event->unprogrammable : "no source gives its control register.");
	else if (alone_variants(event) == 0)
		remark_alone(out, constant, NULL);
	else
		emit_constant(out, constant);
	for (size_t i = 0; placed && event->unprogrammable == NULL && i < event->umask_count; i++)
		emit_umask(out, constant, &event->umasks[i]);
}

static const char about_variants[] =
	" * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by "
	"<PLATFORM>_VARIANT_<ID>.\n";

static const char prologue[] =
	"/* SPDX-License-Identifier: MIT */\n"
	"/* GENERATED from spec/$p/$i.events.json by \"make generate\". Do not edit. */\n"
	"/*\n"
	" * The events of $p $i as control values: begin from one, set the enable bit and what else you want, write it "
	"to a\n"
	" * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. "
	"Where\n"
	" * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that "
	"exists\n"
	" * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are "
	"yours\n"
	" * to set as well.\n"
	"$v"
	" */\n";

void emit_events_header(const struct box *box, struct text *out, struct symbols *symbols)
{
	struct constant constant = { .box = box, .prefix = event_prefix_length(box->events) };
	struct words *words = &constant.words;

	words->symbols = symbols;
	words_box(words, box);
	words_set(words, 'v', box->is.platform->is.variant_count == 0 ? "" : about_variants);
	text_fill(out, prologue, &words->vars);
	define_guard(out, words, "UNCORE_$B_EVENTS_H", "uncore/$p/$i_events.h");
	text_fill(out, "\n#include \"uncore/$p/$i.h\"\n\n", &words->vars);
	emit_controls(out, words, box);
	for (size_t i = 0; i < box->events->count; i++) {
		constant.event = &box->events->at[i];
		emit_event(out, &constant);
	}
	text_add(out, "\n#endif\n");
	words_free(words);
}

static void variant_constants(struct text *out, struct words *words, const struct platform *platform)
{
	for (size_t i = 0; i < platform->is.variant_count; i++) {
		words_upper(words_begin(words, 'V'), platform->variants[i].id);
		words_end(words, 'V');
		words_dec(words, 'k', i);
		words->of.variant = &platform->variants[i];
		define_constant(out, words, "$P_VARIANT_$V", "$k");
	}
	text_add(out, platform->is.variant_count != 0 ? "\n" : "");
}

bool emit_has_events(const struct platform *platform)
{
	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].events != NULL)
			return true;
	return false;
}

void emit_platform_events_header(const struct platform *platform, struct text *out, struct symbols *symbols)
{
	struct words words = { .symbols = symbols, .of = { .platform = platform } };

	words_set(&words, 'p', platform->id);
	words_upper(words_begin(&words, 'P'), platform->id);
	words_end(&words, 'P');
	text_fill(out,
		  "/* SPDX-License-Identifier: MIT */\n"
		  "/* GENERATED from spec/$p/ by \"make generate\". Do not edit. */\n"
		  "/* The events of every box of $p. */\n",
		  &words.vars);
	define_guard(out, &words, "UNCORE_$P_EVENTS_H", "uncore/$p_events.h");
	text_char(out, '\n');
	variant_constants(out, &words, platform);
	for (size_t i = 0; i < platform->box_count; i++) {
		words_set(&words, 'i', platform->boxes[i].id);
		if (platform->boxes[i].events != NULL)
			text_fill(out, "#include \"uncore/$p/$i_events.h\"\n", &words.vars);
	}
	text_add(out, "\n#endif\n");
	words_free(&words);
}

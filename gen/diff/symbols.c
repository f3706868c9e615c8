/* SPDX-License-Identifier: MIT */
/* The C symbols that the generator makes of an item, by the rules of gen/emit. */
#include <string.h>

#include "diff/effects.h"
#include "emit/header_words.h"
#include "model/lookup.h"

struct naming {
	struct arena *arena;
	struct strings *list;
	struct words words;
};

/* A template of the header emitters' slots. */
static void add(struct naming *symbols, const char *template)
{
	struct text out = { 0 };

	text_fill(&out, template, &symbols->words.vars);
	list_once(symbols->arena, symbols->list, out.at, out.length);
	text_free(&out);
}

static void platform_symbols(struct naming *symbols, const struct platform *platform)
{
	const struct box box = { .platform = platform, .id = "" };

	words_box(&symbols->words, &box);
	add(symbols, "uncore/$p.h");
	for (size_t i = 0; i < platform->box_count; i++)
		if (platform->boxes[i].events != NULL)
			add(symbols, "uncore/$p_events.h");
	add(symbols, "uncore/$p/*");
	add(symbols, "$P_*");
	add(symbols, "$p_*");
}

static void variant_symbols(struct naming *symbols, const struct change *change, const struct platform *platform,
			    const struct strings *variants)
{
	const struct box box = { .platform = platform, .id = "" };

	words_box(&symbols->words, &box);
	for (size_t i = 0; change->fact == FACT_VARIANTS && i < variants->count; i++) {
		words_upper(words_begin(&symbols->words, 'V'), variants->at[i]);
		words_end(&symbols->words, 'V');
		add(symbols, "$P_VARIANT_$V");
	}
}

static void box_symbols(struct naming *symbols, const struct change *change, const struct box *box)
{
	if (!change->whole) {
		if (change->fact == FACT_INSTANCES)
			add(symbols, "$B_INSTANCES");
		return;
	}
	add(symbols, "uncore/$p/$i.h");
	if (box->events != NULL)
		add(symbols, "uncore/$p/$i_events.h");
	add(symbols, "$B_*");
	add(symbols, "$b_*");
}

static void function_symbols(struct naming *symbols, const struct function *function)
{
	words_upper(words_begin(&symbols->words, 'F'), function->id);
	words_end(&symbols->words, 'F');
	words_set(&symbols->words, 'g', function->id);
	for (size_t i = 0; i < function->place_count; i++)
		if (function->places[i].device_id != 0) {
			add(symbols, "$B_$F_DEVICE_ID*");
			break;
		}
	if (header_function_placed(function))
		add(symbols, "$b_$g_place");
}

/* The macros that say where it stands, and the function that they are for. */
static void address_symbols(struct naming *symbols, const struct box *box, const struct reg *reg)
{
	bool pci = reg->space == SPACE_PCI, listed = reg->bases.count != 0 || reg->offsets.count != 0;

	if (reg->space == SPACE_UNKNOWN)
		return;
	if (reg->is_array)
		add(symbols, "$R_COUNT");
	if (listed)
		add(symbols, pci ? "$R_OFFSETS" : "$R_MSRS");
	else
		add(symbols, pci ? "$R_OFFSET" : "$R_MSR");
	if (reg->bases.count != 0 && reg->offsets.count != 0)
		add(symbols, "$R_DISTANCES");
	if (header_steps_by_instance(box, reg))
		add(symbols, "$R_INSTANCE_STRIDE");
	if (header_steps_by_index(reg))
		add(symbols, "$R_INDEX_STRIDE");
	if (header_has_address(reg))
		add(symbols, "$r_addr");
}

static void register_symbols(struct naming *symbols, const struct change *change, const struct box *box,
			     const struct reg *reg)
{
	words_reg(&symbols->words, reg);
	if (change->whole || change->id == CHANGE_REGISTER_WIDTH) {
		add(symbols, "$r");
		add(symbols, "$R_*");
		add(symbols, "$r_*");
	} else if (change->fact == FACT_ELSEWHERE) {
		add(symbols, "$r_*");
		if (!reg->about.elsewhere)
			add(symbols, "$R_RESET");
	} else if (change->fact == FACT_ELEMENTS || change->fact == FACT_ARRAY || change->fact == FACT_ADDRESSES ||
		   change->fact == FACT_SPACE || change->fact == FACT_FUNCTION) {
		address_symbols(symbols, box, reg);
	}
}

static void reset_symbol(struct naming *symbols, const struct reg *reg)
{
	if (!reg->about.elsewhere)
		add(symbols, "$R_RESET");
}

static void field_symbols(struct naming *symbols, const struct change *change, const struct reg *reg,
			  const struct field *field)
{
	words_reg(&symbols->words, reg);
	if (field_is_reserved(field)) {
		reset_symbol(symbols, reg);
		if (reg->layout->must_zero != 0)
			add(symbols, "$R_MUST_ZERO");
		if (reg->layout->must_one != 0)
			add(symbols, "$R_MUST_ONE");
		return;
	}
	words_field(&symbols->words, reg, field);
	if (!change->whole && change->fact == FACT_RESET) {
		reset_symbol(symbols, reg);
		return;
	}
	add(symbols, "$F_*");
	if (field_has_getter(field))
		add(symbols, "$r_get_$f");
	if (header_has_setter(reg, field))
		add(symbols, "$r_set_$f");
	if (header_has_clear(reg, field))
		add(symbols, "$r_clear_$f");
}

static void value_symbols(struct naming *symbols, const struct reg *reg, const struct field *field,
			  const struct value *value)
{
	struct text out = { 0 };

	words_reg(&symbols->words, reg);
	words_field(&symbols->words, reg, field);
	header_enumerator(&out, &symbols->words, value);
	list_once(symbols->arena, symbols->list, out.at, out.length);
	if (header_is_wildcard(field, value)) {
		text_add(&out, "_MASK");
		list_once(symbols->arena, symbols->list, out.at, out.length);
	}
	text_free(&out);
}

static void group_symbols(struct naming *symbols, const struct counters *group)
{
	words_upper(words_begin(&symbols->words, 'G'), group->id);
	words_end(&symbols->words, 'G');
	add(symbols, "$B_$G_COUNTERS");
	add(symbols, "$B_$G_WIDTH");
	add(symbols, "$B_$G_COUNT_MASK");
	if (group->has_rdpmc)
		add(symbols, "$B_$G_RDPMC");
}

/* Of an event's name what all of its box begin with is left out; what is no letter or digit becomes an underscore. */
static void put_event_word(struct text *out, const char *name)
{
	for (; *name != '\0'; name++) {
		bool lower = *name >= 'a' && *name <= 'z';
		bool plain = (*name >= 'A' && *name <= 'Z') || (*name >= '0' && *name <= '9');

		text_char(out, lower ? (char)(*name - 'a' + 'A') : plain ? *name : '_');
	}
}

static bool has_constants(const struct event *event)
{
	return event_is_placed(event) && event->unprogrammable == NULL;
}

static void put_constant(struct text *out, const struct box *box, const struct event *event, const struct umask *umask)
{
	put_event_word(out, event->name + event_prefix_length(box->events));
	if (umask == NULL)
		return;
	text_char(out, '_');
	put_event_word(out, umask->name);
}

/* Whether constants of the event that are not the umask's, or of another event, begin with the word as well. */
static bool others_begin(const struct box *box, const struct event *event, const struct event *item,
			 const struct umask *umask, const char *word)
{
	struct text other = { 0 };
	bool found = false;

	for (size_t i = 0; i <= event->umask_count && !found; i++) {
		const struct umask *variant = i == 0 ? NULL : &event->umasks[i - 1];

		if (event == item && (umask == NULL || variant == NULL || variant == umask))
			continue;
		text_cut(&other, 0);
		put_constant(&other, box, event, variant);
		found = strncmp(text_string(&other), word, strlen(word)) == 0;
	}
	text_free(&other);
	return found;
}

static bool is_shared(const struct box *box, const struct event *event, const struct umask *umask, const char *word)
{
	for (size_t i = 0; i < box->events->count; i++)
		if (others_begin(box, &box->events->at[i], event, umask, word))
			return true;
	return false;
}

static void add_tail(struct naming *symbols, struct text *name, const char *tail)
{
	size_t length = name->length;

	text_add(name, tail);
	list_once(symbols->arena, symbols->list, name->at, name->length);
	text_cut(name, length);
}

static void filter_symbols(struct naming *symbols, struct text *name, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		size_t length = name->length;

		text_char(name, '_');
		put_event_word(name, filters[i].ref.reg->id);
		if (filters[i].has_value)
			add_tail(symbols, name, "");
		add_tail(symbols, name, "_*");
		text_cut(name, length);
	}
}

/* One constant and those that tell more of it, each by its name. */
static void constant_symbols(struct naming *symbols, const struct box *box, const struct event *event,
			     const struct umask *umask)
{
	struct text name = { 0 };

	if (umask != NULL ? umask->unprogrammable != NULL : alone_variants(event) == 0)
		return;
	text_fill(&name, "$B_EVENT_", &symbols->words.vars);
	put_constant(&name, box, event, umask);
	add_tail(symbols, &name, "");
	add_tail(symbols, &name, "_COUNTERS");
	if (box->platform->variant_count != 0)
		add_tail(symbols, &name, "_VARIANTS");
	filter_symbols(symbols, &name, event->filters, event->filter_count);
	if (umask != NULL)
		filter_symbols(symbols, &name, umask->filters, umask->filter_count);
	text_free(&name);
}

/* "NAME_*" where that means no other item's constants: beside a umask READS one READS_LOCAL would be meant as well. */
static void event_symbols(struct naming *symbols, const struct box *box, const struct event *event,
			  const struct umask *umask)
{
	struct text out = { 0 }, word = { 0 };

	if (!has_constants(event) || (umask != NULL && umask->unprogrammable != NULL))
		return;
	put_constant(&word, box, event, umask);
	text_char(&word, '_');
	if (is_shared(box, event, umask, text_string(&word))) {
		constant_symbols(symbols, box, event, umask);
		for (size_t i = 0; umask == NULL && i < event->umask_count; i++)
			constant_symbols(symbols, box, event, &event->umasks[i]);
	} else {
		text_fill(&out, "$B_EVENT_", &symbols->words.vars);
		put_constant(&out, box, event, umask);
		if (umask != NULL || alone_variants(event) != 0)
			add_tail(symbols, &out, "");
		add_tail(symbols, &out, "_*");
	}
	text_free(&out);
	text_free(&word);
}

/* A layout's are those of each register that has it. */
static void layout_symbols(struct naming *symbols, const struct change *change, const struct subject *layout, bool new)
{
	const struct box *box = new ? subject_new(layout, ITEM_BOX) : subject_old(layout, ITEM_BOX);
	const struct subject *subject = change->subject;
	const struct field *field = new ? subject_new(subject, ITEM_FIELD) : subject_old(subject, ITEM_FIELD);
	const void *item = new ? subject->new : subject->old;

	for (size_t i = 0; i < layout->reg_count; i++) {
		const struct reg *reg = new ? layout->regs[i].new : layout->regs[i].old;

		if (subject->kind == ITEM_LAYOUT)
			register_symbols(symbols, change, box, reg);
		else if (subject->kind == ITEM_VALUE)
			value_symbols(symbols, reg, field, item);
		else
			field_symbols(symbols, change, reg, item);
	}
}

static void in_box(struct naming *symbols, const struct change *change, const struct box *box, bool new)
{
	const struct subject *subject = change->subject;
	const void *item = new ? subject->new : subject->old;

	words_box(&symbols->words, box);
	switch (subject->kind) {
	case ITEM_BOX:
		box_symbols(symbols, change, box);
		break;
	case ITEM_FUNCTION:
		function_symbols(symbols, item);
		break;
	case ITEM_REGISTER:
		register_symbols(symbols, change, box, item);
		break;
	case ITEM_GROUP:
		group_symbols(symbols, item);
		break;
	case ITEM_EVENT:
		event_symbols(symbols, box, item, NULL);
		break;
	case ITEM_UMASK:
		event_symbols(symbols, box, new ? subject->up->new : subject->up->old, item);
		break;
	case ITEM_LAYOUT:
	case ITEM_FIELD:
	case ITEM_RESERVED:
	case ITEM_VALUE:
		while (subject->kind != ITEM_LAYOUT)
			subject = subject->up;
		layout_symbols(symbols, change, subject, new);
		break;
	default:
		break;
	}
}

/* The manual's and other tools' names make no symbol. */
static bool concerns_names(const struct change *change)
{
	return !change->whole && (change->fact == FACT_NAME || change->fact == FACT_ALIASES);
}

void symbols_of(struct arena *arena, struct strings *list, const struct change *change, bool new)
{
	struct naming symbols = { .arena = arena, .list = list };
	const struct subject *subject = change->subject;
	const struct box *box = new ? subject_new(subject, ITEM_BOX) : subject_old(subject, ITEM_BOX);

	if ((new ? subject->new : subject->old) == NULL || concerns_names(change))
		return;
	for (size_t i = 0; i < change->symbols.count; i++)
		list_once(arena, list, change->symbols.at[i], strlen(change->symbols.at[i]));
	if (box != NULL)
		in_box(&symbols, change, box, new);
	else if (subject->kind == ITEM_PLATFORM && change->whole)
		platform_symbols(&symbols, new ? subject->new : subject->old);
	else if (subject->kind == ITEM_PLATFORM)
		variant_symbols(&symbols, change, new ? subject->new : subject->old, new ? &change->new : &change->old);
	words_free(&symbols.words);
}

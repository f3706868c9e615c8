/* SPDX-License-Identifier: MIT */
/*
 * Follows a change to the symbols about what changed, to the events that use it, and to the metrics that use these
 * events.
 */
#include "diff/effects.h"

#include <stdlib.h>
#include <string.h>

/* One side of a change: what the change is about on that side. */
struct side {
	enum item_kind kind;
	const void *item; /* NULL: this side does not have it */
	struct item in;   /* and what contains it; of a layout no register */
	const struct layout *layout;
	bool whole_box;
};

static const void *of_side(const struct subject *subject, enum item_kind kind, bool new)
{
	return new ? subject_new(subject, kind) : subject_old(subject, kind);
}

static struct side side_of(const struct change *change, bool new)
{
	const struct subject *subject = change->subject;

	struct side side = {
		.kind = subject->kind,
		.item = new ? subject->new : subject->old,
		.in = subject_item(subject, !new),
		.layout = of_side(subject, ITEM_LAYOUT, new),
		.whole_box = subject->kind == ITEM_BOX && change->whole,
	};

	if (side.layout != NULL)
		side.in.reg = NULL;
	return side;
}

static bool filters_use(const struct side *side, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (side->in.field != NULL ? filters[i].is.ref.field == side->in.field :
					     side->in.reg != NULL && filters[i].is.ref.reg == side->in.reg)
			return true;
	}
	return false;
}

static bool settings_use(const struct side *side, const struct setting *settings, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (settings[i].is.field == side->in.field)
			return true;
	return false;
}

static bool control_uses(const struct side *side, const struct event *event)
{
	if (!event_is_placed(event))
		return false;
	if (side->in.reg != NULL && event->is.group->is.control == side->in.reg)
		return true;
	if (side->in.field == NULL)
		return side->layout != NULL && event->is.group->is.control->is.layout == side->layout;
	if (settings_use(side, event->select, event->select_count) ||
	    settings_use(side, event->defaults, event->default_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if (settings_use(side, event->umasks[i].set, event->umasks[i].set_count))
			return true;
	return event->is.umask_field == side->in.field && event->umask_count != 0;
}

static bool event_uses(const struct side *side, const struct event *event)
{
	if (side->in.event != NULL)
		return event == side->in.event;
	if (side->whole_box || (side->in.counters != NULL && event->is.group == side->in.counters))
		return true;
	if (control_uses(side, event) || filters_use(side, event->filters, event->filter_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if (filters_use(side, event->umasks[i].filters, event->umasks[i].filter_count))
			return true;
	return false;
}

static void add_events(struct arena *arena, struct strings *list, const struct side *side)
{
	const struct events *events = side->in.box != NULL ? side->in.box->events : NULL;

	for (size_t i = 0; events != NULL && i < events->count; i++) {
		const struct event *event = &events->at[i];
		const char *name = event->name;

		if (!event_uses(side, event))
			continue;
		if (side->in.umask != NULL)
			name = arena_printf(arena, "%s.%s", event->name, side->in.umask->name);
		list_once(arena, list, name, strlen(name));
	}
}

static bool input_uses(const struct side *side, const struct metric_input *input)
{
	if (side->in.box == NULL || input->box != side->in.box)
		return false;
	for (size_t i = 0; i < input->setting_count; i++) {
		const struct metric_setting *setting = &input->settings[i];

		if (side->in.field != NULL ? setting->field == side->in.field :
					     side->in.reg != NULL && setting->reg == side->in.reg)
			return true;
	}
	if (input->event == NULL)
		return side->whole_box || (side->in.counters != NULL && input->group == side->in.counters);
	if (side->in.umask != NULL && side->in.event == input->event)
		return has_umask(input, side->in.umask);
	return event_uses(side, input->event);
}

static bool metric_uses(const struct side *side, const struct metric *metric)
{
	if (side->in.metric != NULL)
		return metric == side->in.metric;
	for (size_t i = 0; i < metric->is.input_count; i++)
		if (input_uses(side, &metric->is.inputs[i]))
			return true;
	return false;
}

static void add_metrics(struct arena *arena, struct strings *list, const struct side *side)
{
	const struct metrics *metrics = side->in.platform != NULL ? side->in.platform->metrics : NULL;

	for (size_t i = 0; metrics != NULL && i < metrics->is.count; i++)
		if (metric_uses(side, &metrics->is.at[i]))
			list_once(arena, list, metrics->is.at[i].name, strlen(metrics->is.at[i].name));
}

/* ---- symbols ---- */

/* Whether the register has the layout that the subject is or is part of. */
static bool has_layout(const struct change *change, bool new, const struct reg *reg)
{
	const struct subject *subject = change->subject;

	while (subject->kind != ITEM_LAYOUT)
		subject = subject->up;
	for (size_t i = 0; i < subject->reg_count; i++)
		if ((new ? subject->regs[i].new : subject->regs[i].old) == reg)
			return true;
	return false;
}

/* Whether the change alters every accessor, as another width and other rights do. */
static bool reaches_fields(const struct change *change)
{
	return change->whole || change->id == CHANGE_REGISTER_WIDTH || change->fact == FACT_ELSEWHERE;
}

static bool moves_bits(const struct change *change)
{
	return change->id == CHANGE_FIELD_MOVED || change->id == CHANGE_FIELD_NARROWED ||
	       change->id == CHANGE_FIELD_WIDENED;
}

/*
 * Whether the symbol is about a whole that the changed item is a part of: whole values of a register consist of all its
 * fields.
 */
static bool is_about_part(const struct change *change, const struct side *side, const struct item *of)
{
	if (side->kind == ITEM_VALUE)
		return of->value == side->item;
	if (of->field == NULL)
		return true;
	if (side->kind == ITEM_FIELD)
		return of->field == side->item && (of->value == NULL || change->whole || moves_bits(change));
	return side->kind == ITEM_LAYOUT && reaches_fields(change);
}

static bool is_about_layout(const struct change *change, const struct side *side, bool new, const struct item *of)
{
	if (of->reg != NULL)
		return has_layout(change, new, of->reg) && is_about_part(change, side, of);
	if (of->event == NULL || side->kind == ITEM_VALUE)
		return false;
	return event_uses(side, of->event) ||
	       (event_is_placed(of->event) && has_layout(change, new, of->event->is.group->is.control));
}

static bool is_about_box(const struct change *change, const struct side *side, const struct item *of)
{
	bool is_own = of->function == NULL && of->counters == NULL && of->reg == NULL && of->event == NULL;

	return of->box == side->item && (is_own || change->whole);
}

/* Whether the symbol is about the changed item, or about something that consists of it. */
static bool is_about(const struct change *change, const struct side *side, bool new, const struct item *of)
{
	switch (side->kind) {
	case ITEM_PLATFORM:
		return of->box == NULL || change->whole;
	case ITEM_BOX:
		return is_about_box(change, side, of);
	case ITEM_FUNCTION:
		return of->function == side->item;
	case ITEM_REGISTER:
		if (of->reg == side->item)
			return of->field == NULL || reaches_fields(change);
		return of->event != NULL && event_uses(side, of->event);
	case ITEM_GROUP:
		return of->counters == side->item || (of->event != NULL && event_uses(side, of->event));
	case ITEM_EVENT:
		return of->event == side->item;
	case ITEM_UMASK:
		return of->umask == side->item;
	case ITEM_LAYOUT:
	case ITEM_FIELD:
	case ITEM_RESERVED:
	case ITEM_VALUE:
		return is_about_layout(change, side, new, of);
	default:
		return false;
	}
}

static bool same_item(const struct symbol *a, const struct symbol *b)
{
	return memcmp(&a->of, &b->of, sizeof a->of) == 0;
}

/* Marks the symbols that use a marked symbol of the same item: they differ too, though their text does not. */
static void mark_users(const struct symbol_pairs *pairs, bool *marked)
{
	for (size_t i = 0; i < pairs->count; i++) {
		const struct symbol *constant = pairs->at[i].new;

		if (!marked[i] || pairs->at[i].id != CHANGE_SYMBOLS_DIFFER || constant->kind != SYMBOL_CONSTANT)
			continue;
		for (size_t k = 0; k < pairs->count; k++)
			if (pairs->at[k].id == CHANGE_COUNT && same_item(pairs->at[k].new, constant) &&
			    symbol_uses(pairs->at[k].new, constant))
				marked[k] = true;
	}
}

/* Whether headers do not show the change, so that it is not the reason why their symbols differ. */
static bool is_hidden(const struct change *change)
{
	static const bool hidden[FACT_KIND_COUNT] = {
		[FACT_NAME] = true,        [FACT_ALIASES] = true,    [FACT_STEPPINGS] = true,
		[FACT_MAP_NODE] = true,    [FACT_MAP_MAP] = true,    [FACT_MAP_BUSES] = true,
		[FACT_MAP_VALID] = true,   [FACT_MAP_OTHERS] = true, [FACT_PRESENT_FIELDS] = true,
		[FACT_PRESENT_MAP] = true, [FACT_MACHINE] = true,    [FACT_CLOCKS] = true,
		[FACT_UNITS] = true,       [FACT_PRESENCE] = true,   [FACT_CLASSES] = true,
		[FACT_PERF] = true,        [FACT_LIKWID] = true,     [FACT_SELECT_BIT] = true,
		[FACT_OVERFLOW] = true,    [FACT_FREEZES] = true,    [FACT_INCREMENT] = true,
		[FACT_SAME_AS] = true,     [FACT_HALVED_BY] = true,
	};

	if (change->key != NULL)
		return !change->key->in_headers;
	return !change->whole && hidden[change->fact];
}

/* Marks the symbols that differ and are about what has changed; false if there can be none. */
static bool mark_symbols(const struct symbol_pairs *pairs, const struct change *change, bool *marked)
{
	const struct side old = side_of(change, false), new = side_of(change, true);
	bool any = false;

	if (change_class(change->id) == CLASS_TEXT || change->symbols.count != 0 || is_hidden(change))
		return false;
	for (size_t i = 0; i < pairs->count; i++) {
		const struct symbol_pair *pair = &pairs->at[i];

		if (pair->id == CHANGE_COUNT)
			continue;
		marked[i] = (pair->old != NULL && old.item != NULL && is_about(change, &old, false, &pair->old->of)) ||
			    (pair->new != NULL &&new.item != NULL &&is_about(change, &new, true, &pair->new->of));
		any = any || marked[i];
	}
	return any;
}

/* Whether the change explains that the pair differs. The addition of an item explains that a count grows. */
static bool explains(const struct change *change, const struct symbol_pair *pair)
{
	if (change_class(change->id) <= change_class(pair->id))
		return true;
	return pair->id == CHANGE_SYMBOLS_DIFFER &&
	       (change->id == CHANGE_INSTANCES_MORE || change->id == CHANGE_ELEMENTS_MORE);
}

void change_explains(struct symbol_pairs *pairs, const struct change *change)
{
	bool *marked = calloc(pairs->count + 1, sizeof *marked);
	bool any = marked != NULL && mark_symbols(pairs, change, marked);

	for (size_t i = 0; any && i < pairs->count; i++)
		if (marked[i] && explains(change, &pairs->at[i]))
			pairs->at[i].told = true;
	free(marked);
}

struct effects change_effects(const struct diff *diff, const struct change *change)
{
	struct effects effects = { .symbols = change->symbols };
	const struct symbol_pairs *pairs;

	if (change_class(change->id) == CLASS_TEXT)
		return effects;
	pairs = symbols_listed(diff, change->subject);
	if (pairs != NULL) {
		bool *marked = arena_array(diff->arena, pairs->count + 1, sizeof *marked);

		if (mark_symbols(pairs, change, marked)) {
			mark_users(pairs, marked);
			effects.symbols = symbols_names(diff->arena, pairs, marked);
		}
	}
	for (int new = 0; new < 2; new ++) {
		struct side side = side_of(change, new);

		if (side.item == NULL)
			continue;
		add_events(diff->arena, &effects.events, &side);
		add_metrics(diff->arena, &effects.metrics, &side);
	}
	return effects;
}

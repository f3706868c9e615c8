/* SPDX-License-Identifier: MIT */
/* Walking two models side by side and noting each fact that differs. */
#include <stdlib.h>
#include <string.h>

#include "diff/diff.h"
#include "diff/followers.h"
#include "diff/headers.h"
#include "diff/match.h"
#include "diff/moved.h"
#include "diff/renames.h"

struct layout_pair {
	const struct layout *old, *new;
	struct reg_pair *regs;
	size_t count, room;
};

struct walk {
	struct diff *diff;
	struct rename *renames; /* of the box at hand: what refers to such an item by name has not changed */
	struct rename *all;     /* of the platform at hand */
	size_t first;           /* change of the platform at hand */
};

/* Subjects live on the stack while nothing is known to differ; the first change moves them into the arena. */
struct frame {
	struct subject subject;
	struct frame *up;
	const struct subject *kept;
};

static const struct subject *keep(struct walk *walk, struct frame *frame)
{
	struct subject *kept;

	if (frame == NULL || frame->kept != NULL)
		return frame != NULL ? frame->kept : NULL;
	kept = arena_alloc(walk->diff->arena, sizeof *kept);
	*kept = frame->subject;
	kept->up = keep(walk, frame->up);
	frame->kept = kept;
	return kept;
}

static struct change *note(struct walk *walk, struct frame *frame, enum change_id id)
{
	struct diff *diff = walk->diff;
	struct change *change;

	diff->changes = arena_grow(diff->arena, diff->changes, diff->count, &diff->room, sizeof *diff->changes);
	change = &diff->changes[diff->count];
	*change = (struct change){ .id = id, .subject = keep(walk, frame), .order = diff->count };
	diff->count++;
	diff->by_class[change_class(id)]++;
	return change;
}

/* Between two platforms what people and other tools call a thing differs, and so do the processors themselves. */
static bool is_expected(const struct diff *diff, enum change_id id)
{
	if (!diff->between)
		return false;
	return change_class(id) == CLASS_TEXT || id == CHANGE_NAME_CHANGED || id == CHANGE_ALIAS_ADDED ||
	       id == CHANGE_ALIAS_REMOVED || id == CHANGE_CPUID_ADDED || id == CHANGE_CPUID_REMOVED ||
	       id == CHANGE_CPUID_STEPPINGS || id == CHANGE_CPUID_CACHE || id == CHANGE_CPUID_VARIANT;
}

/* ---- one fact ---- */

static void note_fact(struct walk *walk, struct frame *frame, enum change_id id, const struct fact *old,
		      const struct fact *new)
{
	struct change *change;

	if (is_expected(walk->diff, id))
		return;
	change = note(walk, frame, id);
	change->fact = old->kind;
	change->old = fact_spell_beside(walk->diff->arena, old, new);
	change->new = fact_spell_beside(walk->diff->arena, new, old);
}

static bool holds(const struct strings *list, const char *text)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->at[i], text) == 0)
			return true;
	return false;
}

static struct strings without(struct arena *arena, const struct strings *all, const struct strings *minus)
{
	struct strings rest = { all->count != 0 ? arena_array(arena, all->count, sizeof *rest.at) : NULL, 0 };

	for (size_t i = 0; i < all->count; i++)
		if (!holds(minus, all->at[i]))
			rest.at[rest.count++] = all->at[i];
	return rest;
}

static void note_set(struct walk *walk, struct frame *frame, const struct fact *old, const struct fact *new)
{
	const struct fact_row *row = &fact_rows[old->kind];
	struct arena *arena = walk->diff->arena;
	struct strings before = fact_spell(arena, old), after = fact_spell(arena, new);
	struct strings lost = without(arena, &before, &after), gained = without(arena, &after, &before);
	struct change *change;

	if (is_expected(walk->diff, row->lost))
		return;
	if (lost.count != 0) {
		change = note(walk, frame, row->lost);
		change->fact = old->kind;
		change->old = lost;
	}
	if (gained.count != 0) {
		change = note(walk, frame, row->gained);
		change->fact = old->kind;
		change->new = gained;
	}
}

static unsigned rights(const struct field *field)
{
	return (field_has_getter(field) ? 1u : 0) | (field_is_writable(field) ? 2u : 0) |
	       (field_has_clear(field) ? 4u : 0);
}

/* -1: the smaller, narrower, poorer one is new; 1: the old one is; 0: neither. */
static int direction(enum fact_how how, const struct fact *old, const struct fact *new)
{
	const struct field *a = old->at, *b = new->at;

	switch (how) {
	case HOW_GROWS:
		return new->number < old->number ? -1 : 1;
	case HOW_BITS:
		return field_width(b) < field_width(a) ? -1 : field_width(b) > field_width(a);
	case HOW_RIGHTS:
		return (rights(a) & ~rights(b)) != 0 ? -1 : rights(a) != rights(b);
	case HOW_PLAIN:
	case HOW_SET:
		break;
	}
	return 0;
}

static bool names_another(enum fact_kind kind)
{
	switch (kind) {
	case FACT_FUNCTION:
	case FACT_CONTROL:
	case FACT_DATA:
	case FACT_NEEDS:
	case FACT_BY:
	case FACT_PART:
	case FACT_GROUP:
	case FACT_CATEGORY:
	case FACT_UMASK_FIELD:
	case FACT_ALIAS_OF:
	case FACT_METRIC_BOX:
		return true;
	default:
		return false;
	}
}

static bool follows_rename(const struct walk *walk, const struct fact *old, const struct fact *new)
{
	if (!names_another(old->kind) || old->type != FACT_IS_TEXT || new->type != FACT_IS_TEXT)
		return false;
	for (const struct rename *rename = walk->renames; rename != NULL; rename = rename->next)
		if (strcmp(rename->old, old->at) == 0 && strcmp(rename->new, new->at) == 0)
			return true;
	return false;
}

static void compare_fact(struct walk *walk, struct frame *frame, const struct fact *old, const struct fact *new)
{
	const struct fact_row *row = &fact_rows[old->kind];
	int way;

	if (facts_equal(old, new) || (old->inherited && new->inherited) || follows_rename(walk, old, new))
		return;
	if (row->how == HOW_SET) {
		note_set(walk, frame, old, new);
		return;
	}
	if (old->type == FACT_ABSENT || new->type == FACT_ABSENT)
		way = old->type == FACT_ABSENT ? 1 : -1;
	else
		way = direction(row->how, old, new);
	note_fact(walk, frame, way > 0 ? row->gained : way < 0 ? row->lost : row->changed, old, new);
}

static void compare_facts(struct walk *walk, struct frame *frame, const struct facts *old, const struct facts *new)
{
	for (size_t i = 0; i < old->count; i++)
		compare_fact(walk, frame, &old->at[i], &new->at[i]);
}

/* ---- lists ---- */

typedef void compare_children(struct walk *walk, struct frame *frame);

static struct strings id_list(struct arena *arena, const struct kind *kind, const void *item)
{
	struct strings list = { 0 };

	if (kind->id == NULL || item == NULL || kind->id(item) == NULL)
		return list;
	list.at = arena_array(arena, 1, sizeof *list.at);
	list.at[list.count++] = kind->id(item);
	return list;
}

/* An item that came, went or has another id. */
static void note_whole(struct walk *walk, struct frame *frame, enum change_id id)
{
	const struct kind *kind = kind_of(frame->subject.kind);
	struct change *change;

	if (is_expected(walk->diff, id))
		return;
	change = note(walk, frame, id);
	change->whole = true;
	change->old = id_list(walk->diff->arena, kind, frame->subject.old);
	change->new = id_list(walk->diff->arena, kind, frame->subject.new);
}

static void add_rename(struct walk *walk, struct frame *up, const struct kind *kind, const void *old, const void *new)
{
	const struct subject *subject = keep(walk, up);
	struct rename *here = arena_alloc(walk->diff->arena, sizeof *here);
	struct rename *there = arena_alloc(walk->diff->arena, sizeof *there);

	*here = (struct rename){ kind->id(old), kind->id(new), subject_old(subject, ITEM_BOX),
				 subject_new(subject, ITEM_BOX), walk->renames };
	*there = *here;
	there->next = walk->all;
	walk->renames = here;
	walk->all = there;
}

static void compare_pair(struct walk *walk, struct frame *frame, const void *old_inside, const void *new_inside,
			 compare_children *children)
{
	const struct kind *kind = kind_of(frame->subject.kind);
	struct facts left = { .count = 0 }, right = { .count = 0 };

	kind->facts(frame->subject.old, old_inside, &left);
	kind->facts(frame->subject.new, new_inside, &right);
	compare_facts(walk, frame, &left, &right);
	if (children != NULL)
		children(walk, frame);
}

static bool is_reserved_range(enum item_kind kind, const void *item)
{
	return kind == ITEM_FIELD && field_is_reserved(item);
}

static bool is_renamed(const struct kind *kind, const void *old, const void *new)
{
	return kind->id != NULL && !kind->same(old, new);
}

/* The new items that no old one is, in their order. */
static void note_added(struct walk *walk, struct frame *up, enum item_kind of, const struct items *new,
		       const struct matching *matching)
{
	const struct kind *kind = kind_of(of);

	for (size_t k = 0; matching->of_new != NULL && k < new->count; k++) {
		struct frame frame = { { .kind = of, .new = item_at(kind, new, k) }, up, NULL };

		if (matching->of_new[k] == SIZE_MAX && !is_reserved_range(of, frame.subject.new))
			note_whole(walk, &frame, kind->added);
	}
}

static void begin_platform(struct walk *walk)
{
	walk->first = walk->diff->count;
	walk->all = NULL;
}

static void compare_items(struct walk *walk, struct frame *up, enum item_kind of, struct items old, struct items new,
			  compare_children *children)
{
	const struct kind *kind = kind_of(of);
	struct matching matching = match_items(walk->diff->arena, of, &old, &new);

	for (size_t i = 0; matching.of_old != NULL && i < old.count; i++) {
		size_t k = matching.of_old[i];

		if (k != SIZE_MAX && is_renamed(kind, item_at(kind, &old, i), item_at(kind, &new, k)))
			add_rename(walk, up, kind, item_at(kind, &old, i), item_at(kind, &new, k));
	}
	for (size_t i = 0; i < old.count; i++) {
		size_t k = matching.of_old != NULL ? matching.of_old[i] : i;
		struct frame frame = { { .kind = of, .old = item_at(kind, &old, i) }, up, NULL };

		if (of == ITEM_PLATFORM)
			begin_platform(walk);
		if (is_reserved_range(of, frame.subject.old))
			continue;
		if (k == SIZE_MAX) {
			note_whole(walk, &frame, kind->removed);
			continue;
		}
		frame.subject.new = item_at(kind, &new, k);
		if (is_renamed(kind, frame.subject.old, frame.subject.new))
			note_whole(walk, &frame, kind->renamed);
		compare_pair(walk, &frame, old.inside, new.inside, children);
	}
	note_added(walk, up, of, &new, &matching);
}

/* ---- layouts ---- */

static void compare_values(struct walk *walk, struct frame *frame)
{
	const struct field *old = frame->subject.old, *new = frame->subject.new;

	compare_items(walk, frame, ITEM_VALUE, (struct items){ old->values, old->value_count, old },
		      (struct items){ new->values, new->value_count, new }, NULL);
}

/* Reserved ranges have no names: each bit that is reserved before and after is compared, range by range. */
static void compare_reserved(struct walk *walk, struct frame *up, const struct layout *old, const struct layout *new)
{
	for (size_t i = 0; i < old->field_count; i++)
		for (size_t k = 0; field_is_reserved(&old->fields[i]) && k < new->field_count; k++) {
			const struct field *a = &old->fields[i], *b = &new->fields[k];
			struct frame frame = { { .kind = ITEM_RESERVED, .old = a, .new = b }, up, NULL };
			struct facts left = { .count = 0 }, right = { .count = 0 };
			uint64_t bits = field_is_reserved(b) ? field_mask(a) & field_mask(b) : 0;

			if (bits == 0)
				continue;
			reserved_facts(a, old, bits, &left);
			reserved_facts(b, new, bits, &right);
			compare_facts(walk, &frame, &left, &right);
		}
}

static void compare_layouts(struct walk *walk, struct frame *up, const struct layout_pair *pair)
{
	struct frame frame = { { .kind = ITEM_LAYOUT, .old = pair->old, .new = pair->new }, up, NULL };
	struct facts left = { .count = 0 }, right = { .count = 0 };

	frame.subject.regs = pair->regs;
	frame.subject.reg_count = pair->count;
	layout_facts(pair->old, up->subject.old, &left);
	layout_facts(pair->new, up->subject.new, &right);
	compare_facts(walk, &frame, &left, &right);
	compare_items(walk, &frame, ITEM_FIELD, (struct items){ pair->old->fields, pair->old->field_count, pair->old },
		      (struct items){ pair->new->fields, pair->new->field_count, pair->new }, compare_values);
	compare_reserved(walk, &frame, pair->old, pair->new);
}

/* ---- registers: first themselves, then each two layouts that any of them has, once ---- */

struct layout_pairs {
	struct layout_pair *at;
	size_t count, room;
};

static void add_pair(struct arena *arena, struct layout_pairs *pairs, const struct reg *old, const struct reg *new)
{
	struct layout_pair *pair = NULL;

	for (size_t i = 0; i < pairs->count && pair == NULL; i++)
		if (pairs->at[i].old == old->layout && pairs->at[i].new == new->layout)
			pair = &pairs->at[i];
	if (pair == NULL) {
		pairs->at = arena_grow(arena, pairs->at, pairs->count, &pairs->room, sizeof *pairs->at);
		pair = &pairs->at[pairs->count++];
		*pair = (struct layout_pair){ .old = old->layout, .new = new->layout };
	}
	pair->regs = arena_grow(arena, pair->regs, pair->count, &pair->room, sizeof *pair->regs);
	pair->regs[pair->count++] = (struct reg_pair){ old, new };
}

static void compare_registers(struct walk *walk, struct frame *frame)
{
	const struct box *old = frame->subject.old, *new = frame->subject.new;
	struct items before = { old->regs, old->reg_count, old }, after = { new->regs, new->reg_count, new };
	struct matching matching = match_items(walk->diff->arena, ITEM_REGISTER, &before, &after);
	struct layout_pairs pairs = { 0 };

	compare_items(walk, frame, ITEM_REGISTER, before, after, NULL);
	for (size_t i = 0; i < old->reg_count; i++) {
		size_t k = matching.of_old != NULL ? matching.of_old[i] : i;

		if (k != SIZE_MAX)
			add_pair(walk->diff->arena, &pairs, &old->regs[i], &new->regs[k]);
	}
	for (size_t i = 0; i < pairs.count; i++)
		compare_layouts(walk, frame, &pairs.at[i]);
}

/* ---- boxes ---- */

static void compare_umasks(struct walk *walk, struct frame *frame)
{
	const struct event *old = frame->subject.old, *new = frame->subject.new;

	compare_items(walk, frame, ITEM_UMASK, (struct items){ old->umasks, old->umask_count, old },
		      (struct items){ new->umasks, new->umask_count, new }, NULL);
}

static void compare_events(struct walk *walk, struct frame *frame, const struct box *left, const struct box *right)
{
	static const struct events none = { .about = { .evidence = -1 } };
	const struct events *old = left->events != NULL ? left->events : &none;
	const struct events *new = right->events != NULL ? right->events : &none;

	compare_items(walk, frame, ITEM_CATEGORY, (struct items){ old->categories, old->category_count, old },
		      (struct items){ new->categories, new->category_count, new }, NULL);
	compare_items(walk, frame, ITEM_EVENT, (struct items){ old->at, old->count, old },
		      (struct items){ new->at, new->count, new }, compare_umasks);
}

/* Within a box, or NULL for all that is left of the platform. */
static void follow_renames(struct walk *walk, size_t first, struct frame *frame, const struct box *old,
			   const struct box *new)
{
	const struct subject *subject = keep(walk, frame);
	struct rename_scope scope = { subject_old(subject, ITEM_PLATFORM), subject_new(subject, ITEM_PLATFORM), old,
				      new };

	if (!walk->diff->between)
		renames_apply(walk->diff, first, walk->all, &scope);
}

static bool has_effects(const struct walk *walk)
{
	for (size_t i = walk->first; i < walk->diff->count; i++)
		if (change_class(walk->diff->changes[i].id) != CLASS_TEXT)
			return true;
	return false;
}

/* What the generated headers differ in beyond all that was told of the platform so far. */
static void note_symbols(struct walk *walk, struct frame *frame, struct symbol_pairs *pairs)
{
	headers_explain(pairs, walk->diff, walk->first);
	for (size_t i = 0; i < sizeof headers_told / sizeof headers_told[0]; i++) {
		struct change rest = { .order = 0 }, *change;

		if (!headers_rest(walk->diff->arena, pairs, &headers_told[i], &rest))
			continue;
		change = note(walk, frame, headers_told[i].id);
		change->fact = rest.fact;
		change->old = rest.old;
		change->new = rest.new;
		change->symbols = rest.symbols;
	}
}

/* Of another id all symbols have other names, and that has been told. */
static bool keeps_names(const struct platform *old, const struct platform *new)
{
	return strcmp(old->id, new->id) == 0;
}

static void compare_headers(struct walk *walk, struct frame *frame)
{
	const struct box *old = frame->subject.old, *new = frame->subject.new;
	struct symbol_pairs pairs;

	if (strcmp(old->id, new->id) != 0 || !keeps_names(old->platform, new->platform) || !has_effects(walk))
		return;
	pairs = headers_compare_boxes(walk->diff->arena, old, new);
	note_symbols(walk, frame, &pairs);
}

static void compare_box(struct walk *walk, struct frame *frame)
{
	const struct box *old = frame->subject.old, *new = frame->subject.new;
	struct rename *outer = walk->renames;
	size_t first = walk->diff->count;

	compare_items(walk, frame, ITEM_FUNCTION, (struct items){ old->functions, old->function_count, old },
		      (struct items){ new->functions, new->function_count, new }, NULL);
	compare_registers(walk, frame);
	compare_items(walk, frame, ITEM_GROUP, (struct items){ old->counters, old->counter_count, old },
		      (struct items){ new->counters, new->counter_count, new }, NULL);
	compare_items(walk, frame, ITEM_PROCEDURE, (struct items){ old->procedures, old->procedure_count, old },
		      (struct items){ new->procedures, new->procedure_count, new }, NULL);
	compare_items(walk, frame, ITEM_NOTE, (struct items){ old->remarks, old->remark_count, old },
		      (struct items){ new->remarks, new->remark_count, new }, NULL);
	compare_events(walk, frame, old, new);
	follow_renames(walk, first, frame, old, new);
	compare_headers(walk, frame);
	walk->renames = outer;
}

/* ---- platforms ---- */

static void compare_metrics(struct walk *walk, struct frame *frame)
{
	const struct platform *old = frame->subject.old, *new = frame->subject.new;
	struct items before = { NULL, 0, old }, after = { NULL, 0, new };

	if (old->metrics != NULL)
		before = (struct items){ old->metrics->at, old->metrics->count, old };
	if (new->metrics != NULL)
		after = (struct items){ new->metrics->at, new->metrics->count, new };
	compare_items(walk, frame, ITEM_METRIC, before, after, NULL);
}

static void compare_platform(struct walk *walk, struct frame *frame)
{
	const struct platform *old = frame->subject.old, *new = frame->subject.new;

	compare_items(walk, frame, ITEM_CPUID, (struct items){ old->cpuids, old->cpuid_count, old },
		      (struct items){ new->cpuids, new->cpuid_count, new }, NULL);
	compare_items(walk, frame, ITEM_PROCEDURE, (struct items){ old->procedures, old->procedure_count, old },
		      (struct items){ new->procedures, new->procedure_count, new }, NULL);
	compare_items(walk, frame, ITEM_NOTE, (struct items){ old->remarks, old->remark_count, old },
		      (struct items){ new->remarks, new->remark_count, new }, NULL);
	compare_items(walk, frame, ITEM_BOX, (struct items){ old->boxes, old->box_count, old },
		      (struct items){ new->boxes, new->box_count, new }, compare_box);
	compare_metrics(walk, frame);
	follow_renames(walk, walk->first, frame, NULL, NULL);
	if (keeps_names(old, new) && has_effects(walk)) {
		struct symbol_pairs pairs = headers_compare_platforms(walk->diff->arena, old, new);

		note_symbols(walk, frame, &pairs);
	}
}

/* By class, then as found, so that no two tie. */
static int compare_changes(const void *left, const void *right)
{
	const struct change *a = left, *b = right;
	int x = (int)change_class(a->id), y = (int)change_class(b->id);

	if (x != y)
		return x < y ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* What two platforms differ in is read box by box, as it was found. */
static void sort_changes(struct diff *diff)
{
	moved_fields(diff);
	if (diff->count != 0 && !diff->between)
		qsort(diff->changes, diff->count, sizeof *diff->changes, compare_changes);
}

void diff_models(struct diff *diff, const struct model *old, const struct model *new)
{
	struct walk walk = { .diff = diff };
	struct frame frame = { { .kind = ITEM_SPEC, .old = old, .new = new }, NULL, NULL };

	diff->old = old;
	diff->new = new;
	compare_items(&walk, &frame, ITEM_DOCUMENT, (struct items){ old->documents, old->document_count, old },
		      (struct items){ new->documents, new->document_count, new }, NULL);
	compare_items(&walk, &frame, ITEM_PLATFORM, (struct items){ old->platforms, old->platform_count, old },
		      (struct items){ new->platforms, new->platform_count, new }, compare_platform);
	compare_items(&walk, &frame, ITEM_DISPUTE, (struct items){ old->disputes, old->dispute_count, old },
		      (struct items){ new->disputes, new->dispute_count, new }, NULL);
	drop_followers(diff);
	sort_changes(diff);
}

void diff_platforms(struct diff *diff, const struct platform *old, const struct platform *new)
{
	struct walk walk = { .diff = diff };
	struct frame frame = { { .kind = ITEM_PLATFORM, .old = old, .new = new }, NULL, NULL };

	diff->between = true;
	compare_pair(&walk, &frame, NULL, NULL, compare_platform);
	drop_followers(diff);
	sort_changes(diff);
}

enum change_class diff_gravest(const struct diff *diff)
{
	enum change_class gravest = CLASS_BREAKING;

	while (gravest < CLASS_COUNT && diff->by_class[gravest] == 0)
		gravest++;
	return gravest;
}

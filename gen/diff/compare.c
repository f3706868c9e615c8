/* SPDX-License-Identifier: MIT */
/* Walks two models side by side and records each fact that differs. */
#include <stdlib.h>
#include <assert.h>
#include <string.h>

#include "diff/effects.h"
#include "diff/inherited.h"
#include "diff/moved.h"
#include "diff/refs.h"

struct layout_pair {
	const struct layout *old, *new;
	struct reg_pair *regs;
	size_t count, room;
};

struct walk {
	struct diff *diff;
	bool matching; /* the first walk only matches items, and so finds what was renamed */
	struct mapping mapping;
	size_t next_matching;
	size_t first;     /* the first change of the present platform */
	size_t explained; /* how many changes have been asked which symbols they explain */
};

/* A subject on the stack. The first change inside it copies it into the arena. */
struct frame {
	struct subject subject;
	struct frame *up;
	const struct subject *kept;
};

static const struct subject *keep_subject(struct walk *walk, struct frame *frame)
{
	struct subject *kept;

	if (frame == NULL || frame->kept != NULL)
		return frame != NULL ? frame->kept : NULL;
	kept = arena_alloc(walk->diff->arena, sizeof *kept);
	*kept = frame->subject;
	kept->up = keep_subject(walk, frame->up);
	frame->kept = kept;
	return kept;
}

static struct change *note(struct walk *walk, struct frame *frame, enum change_id id)
{
	struct diff *diff = walk->diff;
	struct change *change;

	diff->changes = arena_grow(diff->arena, diff->changes, diff->count, &diff->room, sizeof *diff->changes);
	change = &diff->changes[diff->count];
	*change = (struct change){ .id = id, .subject = keep_subject(walk, frame), .order = diff->count };
	diff->count++;
	diff->by_class[change_class(id)]++;
	return change;
}

/* Whether two platforms always differ in this: for example in titles, other tools' names and signatures. */
static bool is_expected(const struct diff *diff, enum change_id id)
{
	if (!diff->between)
		return false;
	return change_class(id) == CLASS_TEXT || id == CHANGE_NAME_CHANGED || id == CHANGE_ALIAS_ADDED ||
	       id == CHANGE_ALIAS_REMOVED || id == CHANGE_CPUID_ADDED || id == CHANGE_CPUID_REMOVED ||
	       id == CHANGE_CPUID_STEPPINGS || id == CHANGE_CPUID_CACHE || id == CHANGE_CPUID_VARIANT;
}

/* ---- one fact ---- */

static struct change *note_of(struct walk *walk, struct frame *frame, enum change_id id, const struct fact *fact)
{
	struct change *change = note(walk, frame, id);

	change->fact = fact->kind;
	change->key = fact->key;
	return change;
}

static void note_fact(struct walk *walk, struct frame *frame, enum change_id id, const struct fact *old,
		      const struct fact *new)
{
	struct change *change;

	if (is_expected(walk->diff, id))
		return;
	change = note_of(walk, frame, id, old);
	change->old = fact_spell_beside(walk->diff->arena, old, new);
	change->new = fact_spell_beside(walk->diff->arena, new, old);
}

static bool same_element(const struct walk *walk, const struct fact *old, const struct fact *new, const char *a,
			 const char *b)
{
	if (!walk->mapping.renamed || fact_names(old) == NAMES_NOTHING || old->type != new->type)
		return strcmp(a, b) == 0;
	return ref_elements_equal(&walk->mapping, old, new, a, b);
}

/* The elements of one side's list that the other side's list does not have. */
static struct strings without(struct walk *walk, const struct fact *before, const struct fact *after,
			      const struct strings *old, const struct strings *new, bool gained)
{
	const struct strings *all = gained ? new : old, *others = gained ? old : new;
	struct arena *arena = walk->diff->arena;
	struct strings rest = { .at = all->count != 0 ? arena_array(arena, all->count, sizeof *rest.at) : NULL };

	for (size_t i = 0; i < all->count; i++) {
		size_t k = 0;

		while (k < others->count &&
		       !same_element(walk, before, after, old->at[gained ? k : i], new->at[gained ? i : k]))
			k++;
		if (k == others->count)
			rest.at[rest.count++] = all->at[i];
	}
	return rest;
}

static void note_set(struct walk *walk, struct frame *frame, const struct fact *old, const struct fact *new)
{
	struct arena *arena = walk->diff->arena;
	struct strings before = fact_spell(arena, old), after = fact_spell(arena, new);
	struct strings lost = without(walk, old, new, &before, &after, false);
	struct strings gained = without(walk, old, new, &before, &after, true);

	if (is_expected(walk->diff, fact_change(old, -1)))
		return;
	if (lost.count != 0)
		note_of(walk, frame, fact_change(old, -1), old)->old = lost;
	if (gained.count != 0)
		note_of(walk, frame, fact_change(old, 1), old)->new = gained;
}

static unsigned rights(const struct field *field)
{
	return (field_has_getter(field) ? 1u : 0) | (field_is_writable(field) ? 2u : 0) |
	       (field_has_clear(field) ? 4u : 0);
}

static int compare_numbers(uint64_t old, uint64_t new)
{
	return new < old ? -1 : new > old;
}

/* -1: the fact is gone, or the new one is smaller or narrower; 1: the old one is; 0: neither. */
static int direction(const struct fact *old, const struct fact *new)
{
	if (old->type == FACT_ABSENT || new->type == FACT_ABSENT)
		return old->type == FACT_ABSENT ? 1 : -1;
	if (old->type == FACT_IS_NUMBER)
		return compare_numbers(old->number, new->number);
	if (old->type == FACT_IS_BITS)
		return compare_numbers(bit_count(old->number), bit_count(new->number));
	if (old->type == FACT_IS_ACCESS)
		return (rights(old->at) & ~rights(new->at)) != 0 ? -1 : rights(old->at) != rights(new->at);
	return 0;
}

/* If nothing was renamed, comparing names is enough. */
static bool same_fact(const struct walk *walk, const struct fact *old, const struct fact *new)
{
	if (!walk->mapping.renamed || fact_names(old) == NAMES_NOTHING || fact_is_set(old->kind, old->key))
		return facts_equal(old, new);
	return refs_equal(&walk->mapping, old, new);
}

static void compare_fact(struct walk *walk, struct frame *frame, const struct fact *old, const struct fact *new)
{
	if (same_fact(walk, old, new) || (old->inherited && new->inherited))
		return;
	if (fact_is_set(old->kind, old->key))
		note_set(walk, frame, old, new);
	else
		note_fact(walk, frame, fact_change(old, direction(old, new)), old, new);
}

static void compare_facts(struct walk *walk, struct frame *frame, const struct facts *old, const struct facts *new)
{
	assert(old->count == new->count);
	for (size_t i = 0; i < old->count; i++)
		compare_fact(walk, frame, &old->at[i], &new->at[i]);
}

/* ---- lists ---- */

static struct strings id_list(struct arena *arena, const struct kind *kind, const void *item)
{
	struct strings list = { 0 };

	if (kind->id == NULL || item == NULL || kind->id(item) == NULL)
		return list;
	list.at = arena_array(arena, 1, sizeof *list.at);
	list.at[list.count++] = kind->id(item);
	return list;
}

/* Records an item that is new, gone or renamed. */
static void note_whole(struct walk *walk, struct frame *frame, enum change_id id)
{
	const struct kind *kind = kind_of(frame->subject.kind);
	struct change *change;

	if (walk->matching || is_expected(walk->diff, id))
		return;
	change = note(walk, frame, id);
	change->whole = true;
	change->old = id_list(walk->diff->arena, kind, frame->subject.old);
	change->new = id_list(walk->diff->arena, kind, frame->subject.new);
}

static bool is_reserved_range(const struct subject *subject)
{
	const void *item = subject->old != NULL ? subject->old : subject->new;

	return subject->kind == ITEM_FIELD && field_is_reserved(item);
}

static void note_renamed(struct walk *walk, struct frame *frame)
{
	const struct subject *subject = &frame->subject;
	const struct kind *kind = kind_of(subject->kind);

	if (kind->id == NULL || kind->same(subject->old, subject->new))
		return;
	walk->mapping.renamed = true;
	note_whole(walk, frame, kind->renamed);
}

/* Records the new items that match no old one, in their order. */
static void note_added(struct walk *walk, struct frame *up, const struct items *new, const struct matching *matching)
{
	for (size_t k = 0; matching->of_new != NULL && k < new->count; k++) {
		struct frame frame = { { .kind = new->of, .new = item_at(new, k) }, up, NULL };

		if (matching->of_new[k] == SIZE_MAX && !is_reserved_range(&frame.subject))
			note_whole(walk, &frame, kind_of(new->of)->added);
	}
}

/* Both walks see the same lists in the same order, so the second takes the matchings of the first. */
static struct matching matching_of(struct walk *walk, const struct items *old, const struct items *new)
{
	if (!walk->matching)
		return walk->mapping.at[walk->next_matching++].matching;
	return mapping_add(walk->diff->arena, &walk->mapping, old, new);
}

static size_t partner(const struct matching *matching, size_t i)
{
	return matching->of_old != NULL ? matching->of_old[i] : i;
}

static void compare_pair(struct walk *walk, struct frame *frame, const void *old_inside, const void *new_inside);
static void compare_layouts(struct walk *walk, struct frame *frame, const struct items *old, const struct items *new,
			    const struct matching *matching);

static void compare_items(struct walk *walk, struct frame *up, const struct items *old, const struct items *new)
{
	struct matching matching;

	if (old->count + new->count == 0)
		return;
	matching = matching_of(walk, old, new);
	for (size_t i = 0; i < old->count; i++) {
		size_t k = partner(&matching, i);
		struct frame frame = { { .kind = old->of, .old = item_at(old, i) }, up, NULL };

		if (old->of == ITEM_PLATFORM)
			walk->first = walk->explained = walk->diff->count;
		if (is_reserved_range(&frame.subject))
			continue;
		if (k == SIZE_MAX) {
			note_whole(walk, &frame, kind_of(old->of)->removed);
			continue;
		}
		frame.subject.new = item_at(new, k);
		note_renamed(walk, &frame);
		compare_pair(walk, &frame, old->inside, new->inside);
	}
	note_added(walk, up, new, &matching);
	if (old->of == ITEM_REGISTER)
		compare_layouts(walk, up, old, new, &matching);
}

static void compare_lists(struct walk *walk, struct frame *frame)
{
	struct lists old = lists_of(frame->subject.kind, frame->subject.old);
	struct lists new = lists_of(frame->subject.kind, frame->subject.new);

	for (size_t i = 0; i < old.count; i++)
		compare_items(walk, frame, &old.at[i], &new.at[i]);
}

/* ---- registers: first themselves, then each pair of their layouts, once ---- */

/* Those bits of a reserved range. */
static struct field part_of(const struct field *field, uint64_t bits)
{
	struct field part = *field;

	part.bits = bits;
	part.reset = field_put(field, field->reset) & bits;
	return part;
}

/* Reserved ranges have no names. So this compares the bits that are reserved on both sides, range by range. */
static void compare_reserved(struct walk *walk, struct frame *up, const struct layout *old, const struct layout *new)
{
	for (size_t i = 0; i < old->is.field_count; i++)
		for (size_t k = 0; field_is_reserved(&old->is.fields[i]) && k < new->is.field_count; k++) {
			const struct field *a = &old->is.fields[i], *b = &new->is.fields[k];
			struct frame frame = { { .kind = ITEM_RESERVED, .old = a, .new = b }, up, NULL };
			struct facts left = { .count = 0 }, right = { .count = 0 };
			uint64_t bits = field_is_reserved(b) ? field_mask(a) & field_mask(b) : 0;
			const struct field before = part_of(a, bits), after = part_of(b, bits);

			if (bits == 0)
				continue;
			reserved_facts(&before, old, &left);
			reserved_facts(&after, new, &right);
			compare_facts(walk, &frame, &left, &right);
		}
}

struct layout_pairs {
	struct layout_pair *at;
	size_t count, room;
};

static void add_pair(struct arena *arena, struct layout_pairs *pairs, const struct reg *old, const struct reg *new)
{
	struct layout_pair *pair = NULL;

	for (size_t i = 0; i < pairs->count && pair == NULL; i++)
		if (pairs->at[i].old == old->is.layout && pairs->at[i].new == new->is.layout)
			pair = &pairs->at[i];
	if (pair == NULL) {
		pairs->at = arena_grow(arena, pairs->at, pairs->count, &pairs->room, sizeof *pairs->at);
		pair = &pairs->at[pairs->count++];
		*pair = (struct layout_pair){ .old = old->is.layout, .new = new->is.layout };
	}
	pair->regs = arena_grow(arena, pair->regs, pair->count, &pair->room, sizeof *pair->regs);
	pair->regs[pair->count++] = (struct reg_pair){ old, new };
}

static void compare_layouts(struct walk *walk, struct frame *up, const struct items *old, const struct items *new,
			    const struct matching *matching)
{
	struct layout_pairs pairs = { 0 };

	for (size_t i = 0; i < old->count; i++) {
		size_t k = partner(matching, i);

		if (k != SIZE_MAX)
			add_pair(walk->diff->arena, &pairs, item_at(old, i), item_at(new, k));
	}
	for (size_t i = 0; i < pairs.count; i++) {
		struct layout_pair *pair = &pairs.at[i];
		struct frame frame = { { .kind = ITEM_LAYOUT, .old = pair->old, .new = pair->new }, up, NULL };

		frame.subject.regs = pair->regs;
		frame.subject.reg_count = pair->count;
		compare_pair(walk, &frame, old->inside, new->inside);
		if (!walk->matching)
			compare_reserved(walk, &frame, pair->old, pair->new);
	}
}

/* ---- symbols ---- */

static bool has_effects(const struct walk *walk)
{
	for (size_t i = walk->first; i < walk->diff->count; i++)
		if (change_class(walk->diff->changes[i].id) != CLASS_TEXT)
			return true;
	return false;
}

static void note_symbols(struct walk *walk, struct frame *frame, const struct symbol_pairs *pairs)
{
	bool is_box = frame->subject.kind == ITEM_BOX;

	for (size_t i = 0; i < sizeof symbols_told / sizeof symbols_told[0]; i++) {
		struct change rest = { .order = 0 }, *change;

		if (!symbols_rest(walk->diff->arena, pairs, is_box ? frame->subject.old : NULL,
				  is_box ? frame->subject.new : NULL, &symbols_told[i], &rest))
			continue;
		change = note(walk, frame, symbols_told[i].id);
		change->fact = rest.fact;
		change->old = rest.old;
		change->new = rest.new;
		change->symbols = rest.symbols;
	}
}

/*
 * Records what differs in the generated headers and no other change of the platform explains. If the platform was
 * renamed, all its symbols have other names, which has been reported.
 */
static void compare_symbols(struct walk *walk, struct frame *frame)
{
	const struct subject *platform = frame->subject.kind == ITEM_BOX ? &frame->up->subject : &frame->subject;
	struct symbol_pairs *pairs;

	if (!kind_of(ITEM_PLATFORM)->same(platform->old, platform->new) || !has_effects(walk))
		return;
	symbols_list(walk->diff, platform);
	pairs = symbols_listed(walk->diff, platform);
	for (; walk->explained < walk->diff->count; walk->explained++)
		change_explains(pairs, &walk->diff->changes[walk->explained]);
	note_symbols(walk, frame, pairs);
}

/* ---- all of it ---- */

static void compare_own_facts(struct walk *walk, struct frame *frame, const void *old_inside, const void *new_inside)
{
	const struct kind *kind = kind_of(frame->subject.kind);
	struct facts left = { .count = 0 }, right = { .count = 0 };

	kind->facts(frame->subject.old, old_inside, &left);
	kind->facts(frame->subject.new, new_inside, &right);
	compare_facts(walk, frame, &left, &right);
}

static void compare_pair(struct walk *walk, struct frame *frame, const void *old_inside, const void *new_inside)
{
	enum item_kind kind = frame->subject.kind;

	if (!walk->matching)
		compare_own_facts(walk, frame, old_inside, new_inside);
	if (kind != ITEM_REGISTER)
		compare_lists(walk, frame);
	if (!walk->matching && (kind == ITEM_BOX || kind == ITEM_PLATFORM))
		compare_symbols(walk, frame);
}

/* By class, then in the order of finding, so that no two tie. */
static int compare_changes(const void *left, const void *right)
{
	const struct change *a = left, *b = right;
	int x = (int)change_class(a->id), y = (int)change_class(b->id);

	if (x != y)
		return x < y ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* Sorts changes by class. Differences of two platforms stay in the order of finding, box by box. */
static void sort_changes(struct diff *diff)
{
	moved_fields(diff);
	if (diff->count != 0 && !diff->between)
		qsort(diff->changes, diff->count, sizeof *diff->changes, compare_changes);
}

/* Lists the symbols of both sides, so that reports can name those that each change concerns. */
static void list_symbols(struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++)
		if (change_class(diff->changes[i].id) != CLASS_TEXT)
			symbols_list(diff, diff->changes[i].subject);
}

static void compare_all(struct diff *diff, struct frame *frame)
{
	struct walk walk = { .diff = diff, .matching = true, .mapping = { .old = diff->old, .new = diff->new } };

	compare_lists(&walk, frame);
	mapping_close(diff->arena, &walk.mapping);
	walk.matching = false;
	if (frame->subject.kind == ITEM_SPEC)
		compare_lists(&walk, frame);
	else
		compare_pair(&walk, frame, NULL, NULL);
	list_symbols(diff);
	sort_changes(diff);
	find_inherited(diff);
}

void diff_models(struct diff *diff, const struct model *old, const struct model *new)
{
	struct frame frame = { { .kind = ITEM_SPEC, .old = old, .new = new }, NULL, NULL };

	diff->old = old;
	diff->new = new;
	compare_all(diff, &frame);
}

void diff_platforms(struct diff *diff, const struct platform *old, const struct platform *new)
{
	struct frame frame = { { .kind = ITEM_PLATFORM, .old = old, .new = new }, NULL, NULL };

	diff->between = true;
	compare_all(diff, &frame);
}

enum change_class diff_gravest(const struct diff *diff)
{
	enum change_class gravest = CLASS_BREAKING;

	while (gravest < CLASS_COUNT && diff->by_class[gravest] == 0)
		gravest++;
	return gravest;
}

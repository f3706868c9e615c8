/* SPDX-License-Identifier: MIT */
/* Lays a delta over a base. */
#include "load/join/join.h"

#include <string.h>

#include "base/json/value.h"
#include "load/join/children.h"
#include "load/join/removal.h"

/* A file of the base, as the result shows it: the same text, marked as inherited. */
struct view {
	const struct source *of;
	const struct source *as;
	struct view *next;
};

struct joining {
	const struct join *join;
	struct arena scratch;
	struct source *into;
	size_t room;
	bool *removed; /* positions of the base */
	struct view *views;
	const struct view *last_view;
	const char *reason;   /* reason for the corrections at the current place; NULL: none is given */
	bool reason_reported; /* a missing reason is reported once a file */
};

/* Members that say where an element goes, or why it is there. They are not part of the element. */
static bool is_about_joining(const struct joining *joining, const char *key)
{
	return strcmp(key, "before") == 0 || (joining->join->stale != NULL && strcmp(key, "reason") == 0);
}

/* The same for a file that corrects the base. */
static const struct source *reasoned_view(struct joining *joining, const struct source *of)
{
	struct view *view = joining->views;
	struct source *as;

	while (view != NULL && (view->of != of || view->as->reason != joining->reason))
		view = view->next;
	if (view != NULL)
		return view->as;
	as = arena_alloc(joining->join->arena, sizeof *as);
	*as = *of;
	as->reason = joining->reason;
	view = arena_alloc(joining->join->arena, sizeof *view);
	*view = (struct view){ of, as, joining->views };
	joining->views = view;
	return as;
}

static const struct source *new_view(struct joining *joining, const struct source *of)
{
	struct source *view = arena_alloc(joining->join->arena, sizeof *view);

	*view = *of;
	if (view->from == NULL)
		view->from = joining->join->from;
	view->inherited_at = joining->join->because;
	return view;
}

static const struct source *view_of(struct joining *joining, const struct source *of)
{
	struct view **at = &joining->views;

	if (joining->join->stale != NULL)
		return of; /* the spec's own file, or a base that already has a view */
	if (joining->last_view != NULL && joining->last_view->of == of)
		return joining->last_view->as;
	while (*at != NULL && (*at)->of != of)
		at = &(*at)->next;
	if (*at == NULL) {
		*at = arena_alloc(&joining->scratch, sizeof **at);
		**at = (struct view){ of, new_view(joining, of), NULL };
	}
	joining->last_view = *at;
	return (*at)->as;
}

/* ---- positions ---- */

/* The result mostly has as many values as both together, at most; one that was removed and is back adds none. */
static void make_room(struct joining *joining)
{
	const struct join *join = joining->join;
	struct source *into = joining->into;

	joining->room = join->base.source->position_count;
	if (join->over.source != NULL)
		joining->room += join->over.source->position_count;
	into->positions = arena_raw(join->arena, joining->room * sizeof *into->positions);
	into->origins = arena_raw(join->arena, joining->room * sizeof *into->origins);
}

static uint32_t open_position(struct joining *joining, struct node from, bool inherited)
{
	struct source *into = joining->into;
	const struct source *origin = value_source(from);
	uint32_t at = (uint32_t)into->position_count++;

	into->positions[at] = from.source->positions[from.position];
	into->origins[at] = inherited                    ? view_of(joining, origin) :
			    joining->join->stale != NULL ? reasoned_view(joining, origin) :
							   origin;
	return at;
}

static void close_position(struct joining *joining, uint32_t at)
{
	joining->into->positions[at].next = (uint32_t)joining->into->position_count;
}

/* ---- reasons ---- */

/* Sets the reason for corrections until leave_reason(): the object's own reason, or that of the object around it. */
static const char *enter_reason(struct joining *joining, struct node over)
{
	const char *before = joining->reason;
	struct node reason;

	if (joining->join->stale == NULL || !value_member(over, "reason", &reason))
		return before;
	if (!value_is_string(reason) || *value_text(reason) == '\0') {
		diag_error(joining->join->diag, RULE_WRONG_TYPE, node_member_loc(over, "reason"),
			   "\"reason\" must be a sentence");
		joining->reason_reported = true;
	} else {
		joining->reason = value_text(reason);
	}
	return before;
}

static void leave_reason(struct joining *joining, const char *before)
{
	joining->reason = before;
}

static void demand_reason(struct joining *joining, struct node over)
{
	if (joining->join->stale == NULL || joining->reason != NULL || joining->reason_reported)
		return;
	joining->reason_reported = true;
	diag_error(joining->join->diag, RULE_OVERLAY_REASON, node_name_loc(over),
		   "say why the spec is corrected: \"reason\", beside this or around it");
}

/* ---- copies ---- */

enum copied {
	INHERITED,
	OWN,
	OWN_ELEMENT /* without the members that say where it goes, or why */
};

static bool is_left_out(const struct joining *joining, struct node child, enum copied copied)
{
	if (copied == INHERITED)
		return joining->removed[child.position];
	return copied == OWN_ELEMENT && value_is_member(child) && is_about_joining(joining, value_name(child));
}

static void copy(struct joining *joining, struct node from, enum copied copied)
{
	uint32_t at = open_position(joining, from, copied == INHERITED);

	VALUE_EACH(child, from)
	{
		if (!is_left_out(joining, child, copied))
			copy(joining, child, copied == INHERITED ? INHERITED : OWN);
	}
	close_position(joining, at);
}

static void copy_element(struct joining *joining, struct node from)
{
	const char *before = enter_reason(joining, from);

	demand_reason(joining, from);
	copy(joining, from, OWN_ELEMENT);
	leave_reason(joining, before);
}

/* ---- what both files have ---- */

static void join_both(struct joining *joining, struct shape shape, struct node base, struct node over);

/* A correction that no longer changes anything is stale, which is not an error of the file. */
static void report_same(const struct joining *joining, struct node base, struct node over)
{
	const struct join *join = joining->join;

	if (join->stale != NULL) {
		diag_error(join->stale, RULE_OVERLAY_STALE, node_name_loc(over),
			   "the spec says the same by itself now; delete this from the overlay");
		diag_note(join->stale, node_name_loc(base), "it is here");
	} else if (node_origin(base)->reason == NULL) {
		diag_error(join->diag, RULE_LIKE_SAME, node_name_loc(over),
			   "this says nothing new: %s has the same; leave it out", join->from);
		diag_note(join->diag, node_name_loc(base), "it is here");
	}
}

/* Keys that name the object or the file: a delta repeats them, so that a reader sees what it is about. */
static bool may_repeat(const struct joining *joining, const struct identity *by, struct node over, const char *key)
{
	static const char *const names[] = { "$schema", "schema", "box", "platform", "like", "remove", "reason" };

	if (over.position != 0)
		return is_identity(by, node_member_text, &over, key) || is_about_joining(joining, key);
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (strcmp(names[i], key) == 0)
			return true;
	return false;
}

/* What the result leaves out: the base's own "like", and keys about the joining. */
static bool is_dropped(const struct joining *joining, struct node object, const char *key)
{
	if (object.position == 0 && strcmp(key, "remove") == 0)
		return true;
	return is_about_joining(joining, key);
}

/* Joins two members with the same key. */
static void join_members(struct joining *joining, struct shape shape, const struct child *base,
			 const struct child *over, bool repeats)
{
	if (repeats)
		copy(joining, over->node, OWN);
	else
		join_both(joining, shape_below(shape, base->name, value_is_object(base->node)), base->node, over->node);
}

/* Members of the base keep their order; taken: those of ours that the base has too. */
static void join_their_members(struct joining *joining, struct shape shape, struct node base, struct node over,
			       struct children *ours, bool *taken)
{
	struct identity by = identity_by(shape.keys);

	VALUE_EACH(member, base)
	{
		const struct child child = { value_name(member), member }, *again = children_find(ours, child.name);

		if (joining->removed[member.position] ||
		    (joining->join->stale == NULL && base.position == 0 && strcmp(child.name, "like") == 0))
			continue;
		if (again == NULL) {
			copy(joining, member, INHERITED);
			continue;
		}
		taken[again - ours->at] = true;
		join_members(joining, shape, &child, again, may_repeat(joining, &by, over, child.name));
	}
}

static void join_objects(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	struct children ours = children_of(&joining->scratch, over, shape);
	bool *taken = arena_array(&joining->scratch, ours.count, sizeof *taken);
	struct identity by = identity_by(shape.keys);
	bool says_something = over.position == 0;
	struct node remove;

	if (over.position == 0 && value_member(over, "remove", &remove))
		demand_reason(joining, remove);
	join_their_members(joining, shape, base, over, &ours, taken);
	for (size_t i = 0; i < ours.count; i++) {
		const struct child *child = &ours.at[i];

		says_something |= !may_repeat(joining, &by, over, child->name);
		if (!taken[i] && !is_dropped(joining, over, child->name))
			copy_element(joining, child->node);
	}
	if (!says_something)
		report_same(joining, base, over);
}

/* ---- lists ---- */

struct element {
	const struct child *base, *over; /* one of the two may be NULL */
};

struct elements {
	struct element *at;
	size_t count;
};

static void insert(struct elements *elements, size_t at, struct element element)
{
	memmove(&elements->at[at + 1], &elements->at[at], (elements->count - at) * sizeof *elements->at);
	elements->at[at] = element;
	elements->count++;
}

/* Where a new element goes: before the element that it names, or at the end. */
static size_t place_of(struct joining *joining, const struct elements *elements, const struct children *theirs,
		       const struct child *child)
{
	const char *before = value_member_text(child->node, "before");
	const char **names;
	size_t count = 0;

	if (before == NULL)
		return elements->count;
	names = arena_array(&joining->scratch, theirs->count, sizeof *names);
	for (size_t i = 0; i < elements->count; i++) {
		const struct child *base = elements->at[i].base;

		if (base == NULL || base->name == NULL)
			continue;
		if (strcmp(base->name, before) == 0)
			return i;
		names[count++] = base->name;
	}
	diag_error(joining->join->diag, RULE_LIKE_ORDER, node_member_loc(child->node, "before"),
		   "\"before\" names \"%s\", which is not in this list of %s", before, joining->join->from);
	diag_suggest(joining->join->diag, before, names, count);
	return elements->count;
}

/* An element that is given again inherits from the base what it leaves out. */
static const char *member(const struct element *element, const char *key)
{
	const char *own = element->over != NULL ? value_member_text(element->over->node, key) : NULL;

	return own != NULL || element->base == NULL ? own : value_member_text(element->base->node, key);
}

static size_t word_index(const struct key *key, const struct element *element)
{
	const char *word = element->base != NULL ? element->base->name : element->over->name;
	size_t at = 0;

	while (at < key->word_count && strcmp(key->words[at], word) != 0)
		at++;
	return at;
}

static bool is_behind(const struct shape *shape, const struct element *left, const struct element *right)
{
	const char *key = order_key(shape->keys);

	if (shape->map)
		return shape->keys->at[0].type == KEY_WORD &&
		       word_index(&shape->keys->at[0], left) > word_index(&shape->keys->at[0], right);
	return key != NULL && compare_order(shape->keys, member(left, key), member(right, key)) > 0;
}

/* Sorts lists that have a canonical order, and maps by words. In other lists "before" gives the order. */
static void sort(const struct shape *shape, struct elements *elements)
{
	for (size_t i = 1; i < elements->count; i++) {
		struct element element = elements->at[i];
		size_t at = i;

		for (; at > 0 && is_behind(shape, &elements->at[at - 1], &element); at--)
			elements->at[at] = elements->at[at - 1];
		elements->at[at] = element;
	}
}

static struct elements pair_elements(struct joining *joining, struct children *theirs, struct children *ours)
{
	struct elements elements = { 0 };
	bool *taken = arena_array(&joining->scratch, ours->count, sizeof *taken);
	struct node before;

	elements.at = arena_array(&joining->scratch, theirs->count + ours->count, sizeof *elements.at);
	for (size_t i = 0; i < theirs->count; i++) {
		const struct child *child = &theirs->at[i], *again = children_find(ours, child->name);

		if (joining->removed[child->node.position])
			continue;
		if (again != NULL && taken[again - ours->at])
			again = NULL;
		if (again != NULL)
			taken[again - ours->at] = true;
		if (again != NULL && value_member(again->node, "before", &before))
			diag_error(joining->join->diag, RULE_LIKE_ORDER, node_key_loc(again->node, "before"),
				   "%s has \"%s\" too, and it keeps its place; leave \"before\" out",
				   joining->join->from, again->name);
		insert(&elements, elements.count, (struct element){ child, again });
	}
	for (size_t i = 0; i < ours->count; i++)
		if (!taken[i])
			insert(&elements, place_of(joining, &elements, theirs, &ours->at[i]),
			       (struct element){ NULL, &ours->at[i] });
	return elements;
}

/* Joins a list or a map. Names identify the members of a map. */
static void join_elements(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	struct children theirs = children_of(&joining->scratch, base, shape);
	struct children ours = children_of(&joining->scratch, over, shape);
	struct elements elements = pair_elements(joining, &theirs, &ours);

	sort(&shape, &elements);
	for (size_t i = 0; i < elements.count; i++) {
		const struct child *child = elements.at[i].base, *again = elements.at[i].over;

		if (again == NULL)
			copy(joining, child->node, INHERITED);
		else if (child == NULL)
			copy_element(joining, again->node);
		else
			join_both(joining, shape.map ? shape_of_member(shape) : shape, child->node, again->node);
	}
	if (ours.count == 0)
		report_same(joining, base, over);
}

static bool are_told_apart(struct joining *joining, struct shape shape, struct node list)
{
	struct identity by = identity_by(shape.keys);

	if (shape.keys == NULL)
		return false;
	VALUE_EACH(element, list)
	{
		if (element_identity(&joining->scratch, &by, node_member_text, &element) == NULL)
			return false;
	}
	return value_count(list) != 0;
}

static void replace(struct joining *joining, struct node base, struct node over)
{
	if (value_equal(base, over))
		report_same(joining, base, over);
	else
		demand_reason(joining, over);
	copy(joining, over, OWN);
}

static void join_containers(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	uint32_t at = open_position(joining, over, false);

	if (value_is_object(over) && !shape.map)
		join_objects(joining, shape, base, over);
	else
		join_elements(joining, shape, base, over);
	close_position(joining, at);
}

static void join_both(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	bool objects = value_is_object(base) && value_is_object(over);
	bool lists = value_is_array(base) && value_is_array(over) && are_told_apart(joining, shape, base);
	const char *before = enter_reason(joining, over);

	if (objects || lists)
		join_containers(joining, shape, base, over);
	else
		replace(joining, base, over);
	leave_reason(joining, before);
}

/* ---- files ---- */

/* A delta must name what it is about, even if it says nothing else. */
static void check_names(const struct join *join)
{
	static const char *const names[] = { "schema", "box", "platform" };

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		size_t index;
		const struct key *key = keys_named(join->keys, names[i], &index);
		struct node member;

		if (key != NULL && key->required && !value_member(join->over, names[i], &member))
			diag_error(join->diag, RULE_MISSING_KEY, node_loc(join->over),
				   "%s needs the key \"%s\" even if it is like another: %s", join->keys->article,
				   key->name, key->help);
	}
}

struct source *join_sources(const struct join *join)
{
	struct joining joining = { .join = join };

	joining.into = arena_alloc(join->arena, sizeof *joining.into);
	joining.into->path = join->path;
	joining.into->arena = join->arena;
	joining.removed = arena_array(&joining.scratch, join->base.source->position_count, sizeof *joining.removed);
	make_room(&joining);
	if (join->over.source == NULL) {
		copy(&joining, join->base, INHERITED);
	} else {
		check_names(join);
		mark_removed(join, &joining.scratch, joining.removed);
		join_both(&joining, (struct shape){ join->keys, false }, join->base, join->over);
	}
	arena_free(&joining.scratch);
	return joining.into;
}

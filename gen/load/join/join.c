/* SPDX-License-Identifier: MIT */
/* Lays a delta over a base. */
#include "load/join/join.h"

#include <jansson.h>
#include <string.h>

#include "load/join/children.h"
#include "load/join/json_arena.h"
#include "load/join/removal.h"

/* A file of the base, as the result shows it: the same text, marked as inherited. */
struct view {
	const struct source *of;
	const struct source *as;
	struct view *next;
};

struct joining {
	const struct join *join;
	struct source *into;
	size_t room, origin_room;
	bool *removed; /* positions of the base */
	struct view *views;
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
	while (*at != NULL && (*at)->of != of)
		at = &(*at)->next;
	if (*at == NULL) {
		*at = arena_alloc(joining->join->arena, sizeof **at);
		**at = (struct view){ of, new_view(joining, of), NULL };
	}
	return (*at)->as;
}

/* ---- positions ---- */

static uint32_t open_position(struct joining *joining, struct node from, bool inherited)
{
	struct source *into = joining->into;
	struct arena *arena = joining->join->arena;
	uint32_t at = (uint32_t)into->position_count;

	into->positions =
		arena_grow(arena, into->positions, into->position_count, &joining->room, sizeof *into->positions);
	into->origins =
		arena_grow(arena, into->origins, into->position_count, &joining->origin_room, sizeof *into->origins);
	into->positions[at] = from.source->positions[from.position];
	into->origins[at] = inherited                    ? view_of(joining, node_origin(from)) :
			    joining->join->stale != NULL ? reasoned_view(joining, node_origin(from)) :
							   node_origin(from);
	into->position_count++;
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
	const json_t *reason = joining->join->stale != NULL ? json_object_get(over.json, "reason") : NULL;

	if (reason != NULL && json_string_length(reason) == 0) {
		diag_error(joining->join->diag, RULE_WRONG_TYPE, node_member_loc(over, "reason"),
			   "\"reason\" must be a sentence");
		joining->reason_reported = true;
	} else if (reason != NULL) {
		joining->reason = json_string_value(reason);
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

static bool is_left_out(const struct joining *joining, const struct child *child, enum copied copied)
{
	if (copied == INHERITED)
		return joining->removed[child->node.position];
	return copied == OWN_ELEMENT && child->name != NULL && is_about_joining(joining, child->name);
}

static json_t *copy(struct joining *joining, struct node from, enum copied copied);

static json_t *copy_element(struct joining *joining, struct node from)
{
	const char *before = enter_reason(joining, from);
	json_t *into;

	demand_reason(joining, from);
	into = copy(joining, from, OWN_ELEMENT);
	leave_reason(joining, before);
	return into;
}

static json_t *copy(struct joining *joining, struct node from, enum copied copied)
{
	uint32_t at = open_position(joining, from, copied == INHERITED);
	struct children children = { 0 };
	json_t *into = json_is_object(from.json) ? json_object() :
		       json_is_array(from.json)  ? json_array() :
						   json_incref((json_t *)from.json);

	if (json_is_object(into) || json_is_array(into))
		children = children_of(joining->join->arena, from, (struct shape){ NULL, false });
	for (size_t i = 0; i < children.count; i++) {
		const struct child *child = &children.at[i];

		if (is_left_out(joining, child, copied))
			continue;
		if (json_is_object(into))
			json_object_set_new(into, child->name,
					    copy(joining, child->node, copied == INHERITED ? INHERITED : OWN));
		else
			json_array_append_new(into, copy(joining, child->node, copied == INHERITED ? INHERITED : OWN));
	}
	close_position(joining, at);
	return into;
}

/* ---- what both files have ---- */

static json_t *join_both(struct joining *joining, struct shape shape, struct node base, struct node over);

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
static bool may_repeat(const struct joining *joining, struct shape shape, struct node over, const char *key)
{
	static const char *const names[] = { "$schema", "schema", "box", "platform", "like", "remove", "reason" };

	if (over.position != 0)
		return is_identity(shape.keys, over.json, key) || is_about_joining(joining, key);
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
static json_t *join_members(struct joining *joining, struct shape shape, const struct child *base,
			    const struct child *over, bool repeats)
{
	struct shape below = shape_below(shape, base->name, base->node.json);

	return repeats ? copy(joining, over->node, OWN) : join_both(joining, below, base->node, over->node);
}

static json_t *join_objects(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	struct arena *arena = joining->join->arena;
	struct children theirs = children_of(arena, base, shape), ours = children_of(arena, over, shape);
	json_t *into = json_object();
	bool says_something = over.position == 0;

	if (over.position == 0 && json_object_get(over.json, "remove") != NULL)
		demand_reason(joining, node_child(over, "remove", 0));
	for (size_t i = 0; i < theirs.count; i++) {
		const struct child *child = &theirs.at[i], *again = children_find(&ours, child->name);

		if (joining->removed[child->node.position] ||
		    (joining->join->stale == NULL && base.position == 0 && strcmp(child->name, "like") == 0))
			continue;
		json_object_set_new(into, child->name,
				    again == NULL ? copy(joining, child->node, INHERITED) :
						    join_members(joining, shape, child, again,
								 may_repeat(joining, shape, over, child->name)));
	}
	for (size_t i = 0; i < ours.count; i++) {
		const struct child *child = &ours.at[i];

		says_something |= !may_repeat(joining, shape, over, child->name);
		if (json_object_get(into, child->name) == NULL && !is_dropped(joining, over, child->name))
			json_object_set_new(into, child->name, copy_element(joining, child->node));
	}
	if (!says_something)
		report_same(joining, base, over);
	return into;
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
static size_t place_of(const struct joining *joining, const struct elements *elements, const struct children *theirs,
		       const struct child *child)
{
	const char *before = json_string_value(json_object_get(child->node.json, "before"));
	const char **names = arena_array(joining->join->arena, theirs->count, sizeof *names);
	size_t count = 0;

	for (size_t i = 0; before != NULL && i < elements->count; i++) {
		const struct child *base = elements->at[i].base;

		if (base == NULL || base->name == NULL)
			continue;
		if (strcmp(base->name, before) == 0)
			return i;
		names[count++] = base->name;
	}
	if (before != NULL) {
		diag_error(joining->join->diag, RULE_LIKE_ORDER, node_member_loc(child->node, "before"),
			   "\"before\" names \"%s\", which is not in this list of %s", before, joining->join->from);
		diag_suggest(joining->join->diag, before, names, count);
	}
	return elements->count;
}

/* An element that is given again inherits from the base what it leaves out. */
static const char *member(const struct element *element, const char *key)
{
	const char *own =
		element->over != NULL ? json_string_value(json_object_get(element->over->node.json, key)) : NULL;

	if (own != NULL || element->base == NULL)
		return own;
	return json_string_value(json_object_get(element->base->node.json, key));
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
	bool *taken = arena_array(joining->join->arena, ours->count, sizeof *taken);

	elements.at = arena_array(joining->join->arena, theirs->count + ours->count, sizeof *elements.at);
	for (size_t i = 0; i < theirs->count; i++) {
		const struct child *child = &theirs->at[i], *again = children_find(ours, child->name);

		if (joining->removed[child->node.position])
			continue;
		if (again != NULL && taken[again - ours->at])
			again = NULL;
		if (again != NULL)
			taken[again - ours->at] = true;
		if (again != NULL && json_object_get(again->node.json, "before") != NULL)
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
static json_t *join_elements(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	struct children theirs = children_of(joining->join->arena, base, shape);
	struct children ours = children_of(joining->join->arena, over, shape);
	struct elements elements = pair_elements(joining, &theirs, &ours);
	json_t *into = shape.map ? json_object() : json_array();

	sort(&shape, &elements);
	for (size_t i = 0; i < elements.count; i++) {
		const struct child *child = elements.at[i].base, *again = elements.at[i].over;
		json_t *value = again == NULL ? copy(joining, child->node, INHERITED) :
				child == NULL ? copy_element(joining, again->node) :
						join_both(joining, shape.map ? shape_of_member(shape) : shape,
							  child->node, again->node);

		if (shape.map)
			json_object_set_new(into, again != NULL ? again->name : child->name, value);
		else
			json_array_append_new(into, value);
	}
	if (ours.count == 0)
		report_same(joining, base, over);
	return into;
}

static bool are_told_apart(struct joining *joining, struct shape shape, struct node list)
{
	struct children children = children_of(joining->join->arena, list, shape);

	for (size_t i = 0; i < children.count; i++)
		if (children.at[i].name == NULL)
			return false;
	return children.count != 0;
}

static json_t *replace(struct joining *joining, struct node base, struct node over)
{
	if (json_equal(base.json, over.json))
		report_same(joining, base, over);
	else
		demand_reason(joining, over);
	return copy(joining, over, OWN);
}

static json_t *join_containers(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	uint32_t at = open_position(joining, over, false);
	json_t *into = json_is_object(over.json) && !shape.map ? join_objects(joining, shape, base, over) :
								 join_elements(joining, shape, base, over);

	close_position(joining, at);
	return into;
}

static json_t *join_both(struct joining *joining, struct shape shape, struct node base, struct node over)
{
	bool objects = json_is_object(base.json) && json_is_object(over.json);
	bool lists = json_is_array(base.json) && json_is_array(over.json) && are_told_apart(joining, shape, base);
	const char *before = enter_reason(joining, over);
	json_t *into = objects || lists ? join_containers(joining, shape, base, over) : replace(joining, base, over);

	leave_reason(joining, before);
	return into;
}

/* ---- files ---- */

/* A delta must name what it is about, even if it says nothing else. */
static void check_names(const struct join *join)
{
	static const char *const names[] = { "schema", "box", "platform" };

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		size_t index;
		const struct key *key = keys_named(join->keys, names[i], &index);

		if (key != NULL && key->required && json_object_get(join->over.json, names[i]) == NULL)
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
	joining.removed = arena_array(join->arena, join->base.source->position_count, sizeof *joining.removed);
	json_in_arena(join->arena);
	if (join->over.json == NULL) {
		joining.into->root = copy(&joining, join->base, INHERITED);
		return joining.into;
	}
	check_names(join);
	mark_removed(join, joining.removed);
	joining.into->root = join_both(&joining, (struct shape){ join->keys, false }, join->base, join->over);
	return joining.into;
}

/* SPDX-License-Identifier: MIT */
/* Follows "like" from file to file, and joins what it finds. */
#include "load/like.h"

#include <jansson.h>
#include <string.h>

#include "base/json/value.h"
#include "base/scalars.h"
#include "base/source.h"
#include "load/format.h"
#include "load/inherited_text.h"
#include "load/join/join.h"
#include "load/join/json_arena.h"
#include "load/join/shape.h"
#include "load/join/value_tree.h"
#include "load/keys/spec_keys.h"
#include "load/migrate.h"
#include "load/overlay.h"
#include "load/read_json.h"
#include "load/tree.h"

/* ---- single files ---- */

static struct source *source_at(struct spec *spec, const char *path)
{
	const struct tree_file *file = spec->tree != NULL ? tree_find(spec->tree, path) : NULL;

	if (file != NULL)
		return read_source_text(arena_of_parts(spec), &spec->diag, path, file->text, file->length);
	return read_source(arena_of_parts(spec), &spec->diag, path, path);
}

/* Uses what was parsed from the same bytes; false if there is no such file. */
static bool is_known(const struct spec *known, struct source *source)
{
	for (size_t i = 0; known != NULL && i < known->source_count; i++) {
		const struct source *before = known->sources[i];

		if (before->length != source->length || memcmp(before->text, source->text, source->length) != 0)
			continue;
		source->positions = before->positions;
		source->position_count = before->position_count;
		source->strings = before->strings;
		source->arena = before->arena;
		return true;
	}
	return false;
}

/* The text will be forgotten; its path is listed once. */
static struct source *path_of(struct spec *spec, const struct source *source)
{
	struct source *path;

	for (size_t i = 0; i < spec->source_count; i++)
		if (strcmp(spec->sources[i]->path, source->path) == 0)
			return NULL;
	path = arena_alloc(&spec->arena, sizeof *path);
	path->path = source->path;
	return path;
}

static void keep_source(struct spec *spec, struct source *source)
{
	if (spec->parts != NULL && (source = path_of(spec, source)) == NULL)
		return;
	spec->sources =
		arena_grow(&spec->arena, spec->sources, spec->source_count, &spec->source_room, sizeof *spec->sources);
	spec->sources[spec->source_count++] = source;
}

/* NULL after reporting why there is nothing to decode. */
static struct source *read_own(struct spec *spec, const char *path, const struct keys *keys)
{
	struct source *source = source_at(spec, path);

	if (source == NULL ||
	    !(is_known(spec->known, source) || parse_source(arena_of_parts(spec), &spec->diag, source)))
		return NULL;
	keep_source(spec, source);
	if (value_is_object(source_root(source)))
		return report_older(&spec->diag, source_root(source), spec->folder, spec->tree == NULL) ?
			       NULL : /* an older version has other keys */
			       source;
	diag_error(&spec->diag, RULE_WRONG_TYPE, (struct loc){ source, 0 }, "%s is an object", keys->article);
	return NULL;
}

/* ---- which file is the base ---- */

/* A path below the spec's folder, in parts. */
struct location {
	const char *platform; /* NULL: a file of the whole spec */
	const char *box;      /* NULL: a file of the whole platform */
	const char *tail;     /* ".box.json"; "metrics.json" */
};

static struct location location_of(struct spec *spec, const char *path)
{
	const char *rest = path + strlen(spec->folder) + 1, *slash = strchr(rest, '/'), *dot;
	struct location place = { .tail = rest };

	if (slash == NULL)
		return place;
	place.platform = arena_copy(&spec->arena, rest, (size_t)(slash - rest));
	place.tail = slash + 1;
	dot = strchr(place.tail, '.');
	if (dot == NULL || strcmp(dot, ".json") == 0)
		return place;
	place.box = arena_copy(&spec->arena, place.tail, (size_t)(dot - place.tail));
	place.tail = dot;
	return place;
}

/* What a file is like, and the place that says it. */
struct tie {
	const char *to; /* "jkt", "jkt/cbo"; NULL: nothing */
	struct loc loc;
	bool bad; /* "like" is no text */
};

static struct tie tie_of(const struct source *source)
{
	struct node like;
	bool is_there = value_member(source_root(source), "like", &like);

	return (struct tie){ is_there ? value_text(like) : NULL, node_loc(like), is_there && !value_is_string(like) };
}

static const struct source *own_source(struct spec *spec, const char *path)
{
	const struct whole *whole = read_whole(spec, path, keys_of_file(path));

	/* Errors of its base are reported for the file itself, and not for what it passes on. */
	return whole != NULL && whole->source != NULL ? whole->own : NULL;
}

/*
 * A file that does not exist is that of its box's base, or of its platform's base. Errata are a processor's own: a file
 * that repeats those of another says so.
 */
static struct tie inherited_tie(struct spec *spec, const struct location *place)
{
	const char *folder = arena_printf(&spec->arena, "%s/%s", spec->folder, place->platform);
	const char *box = place->box == NULL ? NULL : arena_printf(&spec->arena, "%s/%s.box.json", folder, place->box);
	const struct source *source;
	struct tie tie = { 0 };

	if (box != NULL && tree_exists(spec->tree, box)) {
		source = own_source(spec, box);
		return source != NULL ? tie_of(source) : tie;
	}
	source = own_source(spec, arena_printf(&spec->arena, "%s/platform.json", folder));
	if (source == NULL || strcmp(place->tail, "platform.json") == 0 || strcmp(place->tail, "errata.json") == 0)
		return tie;
	tie = tie_of(source);
	if (tie.to != NULL && place->box != NULL)
		tie.to = arena_printf(&spec->arena, "%s/%s", tie.to, place->box);
	return tie;
}

/* Whether the word has the form of a base of such a file: "platform", or "platform/box" for a file of a box. */
static bool can_name_base(const struct location *place, const char *like)
{
	size_t length = strcspn(like, "/");

	if ((like[length] == '/') != (place->box != NULL) || !scan_id(like, length, false))
		return false;
	return place->box == NULL || scan_id(like + length + 1, strlen(like + length + 1), false);
}

static const char *base_path(struct spec *spec, const struct location *place, const char *like)
{
	return arena_printf(&spec->arena, "%s/%s%s%s", spec->folder, like, place->box != NULL ? "" : "/", place->tail);
}

/* ---- reports ---- */

/* What "like" says to name this file of the platform; NULL: it is another kind of file, or the place itself. */
static char *word_for(struct spec *spec, const struct location *place, char *platform, const char *name)
{
	bool own = strcmp(platform, place->platform) == 0;
	const char *tail = place->box != NULL ? strchr(name, '.') : name;
	char *box;

	if (tail == NULL || strcmp(tail, place->tail) != 0)
		return NULL;
	if (place->box == NULL)
		return own ? NULL : platform;
	box = arena_copy(&spec->arena, name, (size_t)(tail - name));
	return own && strcmp(box, place->box) == 0 ? NULL : arena_printf(&spec->arena, "%s/%s", platform, box);
}

static void offer_folder(struct spec *spec, const struct location *place, char *platform, struct names *all)
{
	struct names files = { 0 };

	tree_list(spec->tree, &spec->arena, arena_printf(&spec->arena, "%s/%s", spec->folder, platform), &files);
	for (size_t f = 0; f < files.count; f++) {
		char *word = word_for(spec, place, platform, files.at[f]);

		if (word == NULL)
			continue;
		all->at = arena_grow(&spec->arena, all->at, all->count, &all->room, sizeof *all->at);
		all->at[all->count++] = word;
	}
}

/* Suggests what "like" can name: the platforms or boxes that have such a file of their own. */
static void suggest(struct spec *spec, const struct location *place, const char *like)
{
	struct names platforms = { 0 }, all = { 0 };

	if (place->box != NULL && strchr(like, '/') == NULL)
		like = arena_printf(&spec->arena, "%s/%s", like, place->box);
	tree_list(spec->tree, &spec->arena, spec->folder, &platforms);
	for (size_t i = 0; i < platforms.count; i++)
		offer_folder(spec, place, platforms.at[i], &all);
	diag_suggest(&spec->diag, like, (const char *const *)all.at, all.count);
}

/* The file of the box or platform that the word names. */
static const char *named_file(struct spec *spec, const struct location *place, const char *like)
{
	return arena_printf(&spec->arena, "%s/%s%s", spec->folder, like,
			    place->box != NULL ? ".box.json" : "/platform.json");
}

/* What is wrong in the named box or platform itself is reported there, as is what it then lacks. */
static void report_no_base(struct spec *spec, const struct location *place, const struct tie *tie)
{
	const char *what = place->box != NULL ? "box" : "platform";
	const char *form = place->box != NULL ? "write platform/box" : "write the platform's id";
	const char *file = named_file(spec, place, tie->to);

	if (!can_name_base(place, tie->to))
		diag_error(&spec->diag, RULE_LIKE_BASE, tie->loc, "\"like\" is \"%s\", which is no name of a %s; %s",
			   tie->to, what, form);
	else if (!tree_exists(spec->tree, file))
		diag_error(&spec->diag, RULE_LIKE_BASE, tie->loc,
			   "\"like\" names \"%s\", and the spec has no such %s; %s", tie->to, what, form);
	else if (own_source(spec, file) != NULL)
		diag_error(&spec->diag, RULE_LIKE_BASE, tie->loc,
			   "\"like\" names \"%s\", and that %s has no file %s to be like", tie->to, what,
			   base_path(spec, place, tie->to));
	else
		return;
	suggest(spec, place, tie->to);
}

/* ---- whole files ---- */

/* Checks a file that is like no other. Unknown keys are reported where it is decoded. */
static void check_remove(struct spec *spec, const struct whole *whole, const struct location *place)
{
	struct node remove;

	if (whole->own == NULL || place->platform == NULL || !value_member(source_root(whole->own), "remove", &remove))
		return;
	diag_error(&spec->diag, RULE_LIKE_REMOVE, node_key_loc(source_root(whole->own), "remove"),
		   "only a file that is like another can remove something; say which: \"like\"");
}

static bool is_usable(struct spec *spec, const struct whole *base, const struct tie *tie)
{
	if (base->being_read)
		diag_error(&spec->diag, RULE_LIKE_BASE, tie->loc,
			   "this goes round in a circle: \"%s\" is like this one", tie->to);
	else if (base->depth >= SPEC_CHAIN_MAX)
		diag_error(&spec->diag, RULE_LIKE_BASE, tie->loc,
			   "\"%s\" is at the end of a chain of %d files; name the file that it is like", tie->to,
			   SPEC_CHAIN_MAX);
	else
		return base->source != NULL; /* errors of the file itself are reported */
	return false;
}

static void join_base(struct spec *spec, struct whole *whole, const struct tie *tie, const struct keys *keys)
{
	struct join join = { .arena = arena_of_parts(spec),
			     .diag = &spec->diag,
			     .keys = keys,
			     .path = whole->path,
			     .base = source_root(whole->base->source),
			     .from = tie->to,
			     .because = tie->loc };

	if (whole->own != NULL)
		join.over = source_root(whole->own);
	whole->from = tie->to;
	whole->depth = whole->base->depth + 1;
	whole->source = join_sources(&join);
}

static bool may_be_like(const struct location *place, const struct keys *keys)
{
	size_t order;

	return place->platform != NULL && keys_named(keys, "like", &order) != NULL;
}

/* False if neither the file nor a base of it exists. */
static bool fill_whole(struct spec *spec, struct whole *whole, const struct keys *keys)
{
	struct location place = location_of(spec, whole->path);
	struct tie tie = { 0 };

	if (tree_exists(spec->tree, whole->path)) {
		whole->own = read_own(spec, whole->path, keys);
		if (whole->own == NULL)
			return true;
		whole->source = whole->own;
		if (may_be_like(&place, keys))
			tie = tie_of(whole->own);
	} else if (may_be_like(&place, keys)) {
		tie = inherited_tie(spec, &place);
	}
	if (tie.to == NULL && !tie.bad) {
		check_remove(spec, whole, &place);
		return whole->own != NULL;
	}
	whole->source = NULL;
	if (tie.bad) {
		diag_error(&spec->diag, RULE_WRONG_TYPE, tie.loc, "\"like\" must be a string, not %s",
			   value_type_name(node_child(source_root(whole->own), "like", 0)));
		return true;
	}
	if (can_name_base(&place, tie.to))
		whole->base = read_whole(spec, base_path(spec, &place, tie.to), keys);
	if (whole->base == NULL && whole->own != NULL)
		report_no_base(spec, &place, &tie);
	if (whole->base != NULL && is_usable(spec, whole->base, &tie))
		join_base(spec, whole, &tie, keys);
	if (whole->source != NULL)
		check_inherited_texts(&spec->diag, place.platform, whole->source);
	return whole->own != NULL || whole->base != NULL;
}

const struct whole *find_whole(const struct spec *spec, const char *path)
{
	const struct whole *whole = spec->wholes;

	while (whole != NULL && strcmp(whole->path, path) != 0)
		whole = whole->next;
	return whole;
}

const struct whole *read_whole(struct spec *spec, const char *path, const struct keys *keys)
{
	const struct whole *known = find_whole(spec, path);
	struct whole *whole;

	if (known != NULL)
		return known->exists ? known : NULL;
	whole = arena_alloc(arena_of_parts(spec), sizeof *whole);
	*whole = (struct whole){ .path = path, .depth = 1, .being_read = true, .exists = true, .next = spec->wholes };
	spec->wholes = whole;
	whole->exists = fill_whole(spec, whole, keys);
	whole->being_read = false;
	apply_overlay(spec, whole, keys);
	return whole->exists ? whole : NULL;
}

const struct whole *read_base(struct spec *spec, const char *path, const char *like, const struct keys *keys)
{
	struct location location = location_of(spec, path);

	if (location.platform == NULL || !can_name_base(&location, like))
		return NULL;
	return read_whole(spec, base_path(spec, &location, like), keys);
}

/* Without the names of files: an inherited file has those of the one that it is like. */
static json_t *facts_of(const struct whole *whole)
{
	static const char *const names[] = { "$schema", "box", "platform", "like" };
	json_t *facts;

	if (whole == NULL || !whole->exists || whole->source == NULL)
		return NULL;
	(void)json_in_arena(whole->source->arena);
	facts = json_copy(source_tree(whole->source));
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		json_object_del(facts, names[i]);
	return facts;
}

bool wholes_equal(const struct whole *a, const struct whole *b)
{
	const json_t *left = facts_of(a), *right = facts_of(b);

	return left == right || json_equal(left, right);
}

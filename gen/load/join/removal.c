/* SPDX-License-Identifier: MIT */
/* Follows paths such as registers/ctl/text through a spec file. */
#include "load/join/removal.h"

#include <jansson.h>
#include <string.h>

#include "base/source.h"
#include "load/join/children.h"

struct walk {
	struct arena *arena;
	struct child at;
	struct shape shape;
	struct children children;
};

static void enter(struct walk *walk, struct child child, struct shape shape)
{
	walk->at = child;
	walk->shape = shape;
	walk->children = children_of(walk->arena, child.node, shape);
}

/* Identities may contain slashes: a child matches if its whole name begins the path. */
static const struct child *named_by(const struct children *children, const char *path)
{
	for (size_t i = 0; i < children->count; i++) {
		const char *name = children->at[i].name;
		size_t length = name != NULL ? strlen(name) : 0;

		if (length != 0 && strncmp(path, name, length) == 0 && (path[length] == '/' || path[length] == '\0'))
			return &children->at[i];
	}
	return NULL;
}

static void report_absent(const struct join *join, const struct walk *walk, const char *rest, const char *path,
			  struct loc loc)
{
	const char **names = arena_array(join->arena, walk->children.count, sizeof *names);
	const char *word = arena_copy(join->arena, rest, strcspn(rest, "/"));
	size_t count = 0;

	for (size_t i = 0; i < walk->children.count; i++)
		if (walk->children.at[i].name != NULL)
			names[count++] = walk->children.at[i].name;
	if (join->stale != NULL)
		diag_error(join->stale, RULE_OVERLAY_STALE, loc,
			   "\"%s\": the spec has no \"%s\" here; delete this path from the overlay", path, word);
	else
		diag_error(join->diag, RULE_LIKE_REMOVE, loc, "\"%s\": %s has no \"%s\" here", path, join->from, word);
	diag_suggest(join->stale != NULL ? join->stale : join->diag, word, names, count);
}

static void mark_path(const struct join *join, const char *path, struct loc loc, bool *removed)
{
	struct walk walk = { .arena = join->arena };
	const char *rest = path;

	enter(&walk, (struct child){ NULL, join->base }, (struct shape){ join->keys, false });
	for (;;) {
		const struct child *child = named_by(&walk.children, rest);

		if (child == NULL) {
			report_absent(join, &walk, rest, path, loc);
			return;
		}
		if (removed[child->node.position]) {
			diag_error(join->diag, RULE_LIKE_REMOVE, loc, "\"%s\" is removed already", path);
			return;
		}
		rest += strlen(child->name);
		if (*rest == '\0') {
			removed[child->node.position] = true;
			return;
		}
		rest++;
		enter(&walk, *child,
		      json_is_array(walk.at.node.json) ? (struct shape){ walk.shape.keys, false } :
							 shape_below(walk.shape, child->name, child->node.json));
	}
}

void mark_removed(const struct join *join, bool *removed)
{
	struct node list = node_child(join->over, "remove", 0);
	const json_t *paths = json_object_get(join->over.json, "remove");

	if (paths != NULL && !json_is_array(paths))
		diag_error(join->diag, RULE_WRONG_TYPE, node_loc(list), "\"remove\" must be a list of paths");
	for (size_t i = 0; i < json_array_size(paths); i++) {
		const char *path = json_string_value(json_array_get(paths, i));

		if (path != NULL)
			mark_path(join, path, node_item_loc(list, i), removed);
		else
			diag_error(join->diag, RULE_WRONG_TYPE, node_item_loc(list, i),
				   "\"remove\" must be a list of paths");
	}
}

/* SPDX-License-Identifier: MIT */
/* Follows paths such as registers/ctl/text through a spec file. */
#include "load/join/removal.h"

#include <string.h>

#include "base/json/value.h"
#include "load/join/children.h"

struct walk {
	const struct join *join;
	struct arena *scratch;
	bool *removed;
	struct children **known; /* of each position of the base that a path went through */
	struct child at;
	struct shape shape;
	const struct children *children;
};

static void enter(struct walk *walk, struct child child, struct shape shape)
{
	struct children **known = &walk->known[child.node.position];

	if (*known == NULL) {
		*known = arena_raw(walk->scratch, sizeof **known);
		**known = children_of(walk->scratch, child.node, shape);
	}
	walk->at = child;
	walk->shape = shape;
	walk->children = *known;
}

/* Identities may contain slashes: a child matches if its whole name begins the path. */
static const struct child *named_by(const struct children *children, const char *path)
{
	for (size_t i = 0; i < children->count; i++) {
		const char *name = children->at[i].name;
		size_t length = name != NULL && *name == *path ? strlen(name) : 0;

		if (length != 0 && strncmp(path, name, length) == 0 && (path[length] == '/' || path[length] == '\0'))
			return &children->at[i];
	}
	return NULL;
}

static void report_absent(const struct walk *walk, const char *rest, const char *path, struct loc loc)
{
	const struct join *join = walk->join;
	const char **names = arena_array(walk->scratch, walk->children->count, sizeof *names);
	const char *word = arena_copy(walk->scratch, rest, strcspn(rest, "/"));
	size_t count = 0;

	for (size_t i = 0; i < walk->children->count; i++)
		if (walk->children->at[i].name != NULL)
			names[count++] = walk->children->at[i].name;
	if (join->stale != NULL)
		diag_error(join->stale, RULE_OVERLAY_STALE, loc,
			   "\"%s\": the spec has no \"%s\" here; delete this path from the overlay", path, word);
	else
		diag_error(join->diag, RULE_LIKE_REMOVE, loc, "\"%s\": %s has no \"%s\" here", path, join->from, word);
	diag_suggest(join->stale != NULL ? join->stale : join->diag, word, names, count);
}

static void mark_path(struct walk *walk, const char *path, struct loc loc)
{
	const struct join *join = walk->join;
	const char *rest = path;

	enter(walk, (struct child){ NULL, join->base }, (struct shape){ join->keys, false });
	for (;;) {
		const struct child *child = named_by(walk->children, rest);

		if (child == NULL) {
			report_absent(walk, rest, path, loc);
			return;
		}
		if (walk->removed[child->node.position]) {
			diag_error(join->diag, RULE_LIKE_REMOVE, loc, "\"%s\" is removed already", path);
			return;
		}
		rest += strlen(child->name);
		if (*rest == '\0') {
			walk->removed[child->node.position] = true;
			return;
		}
		rest++;
		enter(walk, *child,
		      value_is_array(walk->at.node) ?
			      (struct shape){ walk->shape.keys, false } :
			      shape_below(walk->shape, child->name, value_is_object(child->node)));
	}
}

void mark_removed(const struct join *join, struct arena *scratch, bool *removed)
{
	struct walk walk = { .join = join, .scratch = scratch, .removed = removed };
	struct node list;

	if (!value_member(join->over, "remove", &list))
		return;
	if (!value_is_array(list)) {
		diag_error(join->diag, RULE_WRONG_TYPE, node_loc(list), "\"remove\" must be a list of paths");
		return;
	}
	walk.known = arena_array(scratch, join->base.source->position_count, sizeof(*walk.known));
	VALUE_EACH(path, list)
	{
		if (value_is_string(path))
			mark_path(&walk, value_text(path), node_loc(path));
		else
			diag_error(join->diag, RULE_WRONG_TYPE, node_loc(path), "\"remove\" must be a list of paths");
	}
}

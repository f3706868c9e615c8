/* SPDX-License-Identifier: MIT */
/* Finds the files of an overlay, joins them with the files of the spec, and reports unused ones. */
#include "load/overlay.h"

#include <string.h>

#include "base/json/value.h"
#include "load/join/join.h"
#include "load/read_json.h"
#include "load/tree.h"

static const char *overlay_path(struct spec *spec, const char *path)
{
	return arena_printf(&spec->arena, "%s/%s", spec->overlay, path + strlen(spec->folder) + 1);
}

/* NULL after reporting why it is not a file of an overlay. */
static struct source *read_overlay(struct spec *spec, const char *path)
{
	struct source *source = read_json(&spec->arena, &spec->diag, path, path);
	struct node like;

	if (source == NULL)
		return NULL;
	spec->overlays = arena_grow(&spec->arena, spec->overlays, spec->overlay_count, &spec->overlay_room,
				    sizeof *spec->overlays);
	spec->overlays[spec->overlay_count++] = source;
	if (value_is_object(source_root(source)) && !value_member(source_root(source), "like", &like))
		return source;
	if (value_is_object(source_root(source)))
		diag_error(&spec->diag, RULE_OVERLAY_FILE, node_key_loc(source_root(source), "like"),
			   "a file of an overlay is laid over the spec's file of its name; leave \"like\" out");
	else
		diag_error(&spec->diag, RULE_WRONG_TYPE, (struct loc){ source, 0 },
			   "a file of an overlay is an object");
	return NULL;
}

void apply_overlay(struct spec *spec, struct whole *whole, const struct keys *keys)
{
	const char *path = spec->overlay != NULL ? overlay_path(spec, whole->path) : NULL;
	struct join join = { .arena = &spec->arena,
			     .diag = &spec->diag,
			     .stale = &spec->stale,
			     .keys = keys,
			     .path = whole->path,
			     .from = "the spec" };
	struct source *source;

	/* Disputes are between documents. A correction gives its reason where the fact is. */
	if (path == NULL || whole->source == NULL || !tree_exists(NULL, path) || strstr(path, "/disputes.json") != NULL)
		return;
	source = read_overlay(spec, path);
	if (source == NULL)
		return;
	join.base = source_root(whole->source);
	join.over = source_root(source);
	whole->source = join_sources(&join);
	whole->is_corrected = true;
}

/* ---- unused files ---- */

static bool is_used(const struct spec *spec, const char *path)
{
	for (size_t i = 0; i < spec->overlay_count; i++)
		if (strcmp(spec->overlays[i]->path, path) == 0)
			return true;
	return false;
}

static void report_useless(struct spec *spec, const char *path)
{
	struct source *source = arena_alloc(&spec->arena, sizeof *source);

	source->path = path;
	diag_error(&spec->diag, RULE_OVERLAY_FILE, (struct loc){ source, 0 },
		   "this corrects nothing: a file of an overlay is documents.json, or has the name of a platform's "
		   "file of the spec, in the platform's folder");
}

static bool is_json(const char *path)
{
	const char *dot = strrchr(path, '.');

	return dot != NULL && strcmp(dot, ".json") == 0;
}

static void check_folder(struct spec *spec, const char *folder, bool inner)
{
	struct names names = { 0 };

	if (!tree_list(NULL, &spec->arena, folder, &names)) {
		struct source *source = arena_alloc(&spec->arena, sizeof *source);

		source->path = folder;
		diag_error(&spec->diag, RULE_FILE, (struct loc){ source, 0 }, "cannot open the folder of the overlay");
	}
	for (size_t i = 0; i < names.count; i++) {
		const char *path = arena_printf(&spec->arena, "%s/%s", folder, names.at[i]);

		if (!inner && tree_is_folder(NULL, path))
			check_folder(spec, path, true);
		else if (is_json(path) && !is_used(spec, path))
			report_useless(spec, path);
	}
}

void check_overlay(struct spec *spec)
{
	if (spec->overlay != NULL)
		check_folder(spec, spec->overlay, false);
}

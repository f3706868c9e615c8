/* SPDX-License-Identifier: MIT */
/* Loads the files that an import would leave from memory, and notes what a person must do then. */
#include "cli/import_after.h"

#include <string.h>

#include "base/source.h"
#include "check/check.h"
#include "diag/diag_message.h"
#include "load/join/json_arena.h"
#include "load/like.h"
#include "load/tree.h"
#include "model/resolve.h"

/* All files that were read, with those that the import writes in their place. */
static void fill_tree(struct arena *arena, const struct spec *spec, const struct outputs *outputs, struct tree *tree)
{
	for (size_t i = 0; i < spec->source_count; i++)
		tree_add(arena, tree, spec->sources[i]->path, spec->sources[i]->text, spec->sources[i]->length);
	for (size_t i = 0; i < outputs->count; i++) {
		const struct text *out = &outputs->files[i].out;
		const char *path = arena_printf(arena, "%s/%s", outputs->folder, outputs->files[i].path);

		tree_add(arena, tree, path, arena_copy(arena, out->at, out->length), out->length);
	}
}

static void note_faults(struct diag *diag, struct comparison *comparison)
{
	size_t room = 0;

	diag_sort(diag);
	for (size_t i = 0; i < diag->count; i++) {
		const struct diag_message *message = &diag->messages[i];
		struct line_column at = { 1, 1 };

		if (message->rule == RULE_MISSING_TEXT) {
			comparison->missing_texts++;
			continue;
		}
		if (message->loc.source->text != NULL)
			at = source_locate(message->loc.source, message->loc.offset);
		comparison->faults = arena_grow(comparison->arena, comparison->faults, comparison->fault_count, &room,
						sizeof *comparison->faults);
		comparison->faults[comparison->fault_count++] = (struct fault){
			.path = arena_printf(comparison->arena, "%s", message->loc.source->path),
			.line = at.line,
			.column = at.column,
			.rule = rule_name(message->rule),
			.text = arena_printf(comparison->arena, "%s%s%s", message->text,
					     message->hint != NULL ? "; " : "",
					     message->hint != NULL ? message->hint : ""),
		};
	}
}

static bool is_below(const char *path, const char *folder, const char *platform)
{
	size_t length = strlen(folder), id = strlen(platform);

	return strncmp(path, folder, length) == 0 && path[length] == '/' &&
	       strncmp(path + length + 1, platform, id) == 0 && path[length + 1 + id] == '/';
}

/* The import edits nothing of the heirs, so spec still has their files as they were. */
static void compare_heir(const struct spec *spec, const struct spec *after, struct comparison *comparison,
			 struct heir *heir)
{
	size_t room = 0;

	for (const struct whole *whole = after->wholes; whole != NULL; whole = whole->next) {
		if (!is_below(whole->path, after->folder, heir->platform->id) ||
		    wholes_equal(whole, find_whole(spec, whole->path)))
			continue;
		heir->changed =
			arena_grow(comparison->arena, heir->changed, heir->changed_count, &room, sizeof *heir->changed);
		heir->changed[heir->changed_count++] = arena_printf(comparison->arena, "%s", whole->path);
	}
}

void check_after(const struct spec *spec, const struct outputs *outputs, struct comparison *comparison)
{
	struct tree tree = { 0 };
	struct spec after = { .tree = &tree };
	struct resolver resolver = { &after.arena, &after.diag };
	struct checker checker = { &after.arena, &after.diag, &after.model };

	fill_tree(&after.arena, spec, outputs, &tree);
	load_spec(&after, outputs->folder);
	resolve_model(&resolver, &after.model);
	check_model(&checker);
	note_faults(&after.diag, comparison);
	for (size_t i = 0; i < comparison->heir_count; i++)
		compare_heir(spec, &after, comparison, &comparison->heirs[i]);
	json_in_arena(comparison->arena);
	spec_free(&after);
}

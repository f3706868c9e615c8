/* SPDX-License-Identifier: MIT */
/* Loads a spec of the tree with some of its texts replaced, in memory. Include cmocka.h and its headers first. */
#ifndef TESTS_UNIT_SPEC_FIXTURE_H
#define TESTS_UNIT_SPEC_FIXTURE_H

#include <stdlib.h>
#include <string.h>

#include "base/files/whole_file.h"
#include "check/check.h"
#include "load/load.h"
#include "load/tree.h"
#include "model/resolve.h"

/* The files of a spec, read once. The texts are the arena's. */
struct spec_files {
	struct arena arena;
	const char *folder;
	struct tree tree;
};

/* What takes the place of a text, which occurs once in the file. */
struct edit {
	const char *file, *from, *to;
};

static void read_files(struct spec_files *files, const char *folder)
{
	struct names names = { 0 };

	assert_true(tree_list(NULL, &files->arena, folder, &names));
	for (size_t i = 0; i < names.count; i++) {
		const char *path = arena_printf(&files->arena, "%s/%s", folder, names.at[i]);
		size_t length = 0;
		char *text;

		if (tree_is_folder(NULL, path)) {
			read_files(files, path);
			continue;
		}
		text = read_named_file(path, SETTINGS_BYTES_MAX, &length);
		assert_non_null(text);
		tree_add(&files->arena, &files->tree, path, arena_copy(&files->arena, text, length), length);
		free(text);
	}
}

static void open_spec_files(struct spec_files *files, const char *folder)
{
	*files = (struct spec_files){ .folder = folder };
	read_files(files, folder);
}

/* The text with its part "at" replaced. */
static const char *replaced(struct arena *arena, const char *text, const char *at, const struct edit *edit)
{
	return arena_printf(arena, "%.*s%s%s", (int)(at - text), text, edit->to, at + strlen(edit->from));
}

static void apply(struct spec *spec, struct tree *tree, const struct spec_files *files, const struct edit *edit)
{
	const char *path = arena_printf(&spec->arena, "%s/%s", files->folder, edit->file);
	const struct tree_file *file = tree_find(tree, path);
	const char *at, *text;

	if (file == NULL)
		fail_msg("no file %s", path);
	at = strstr(file->text, edit->from);
	if (at == NULL || strstr(at + 1, edit->from) != NULL)
		fail_msg("%s has this not exactly once: %s", path, edit->from);
	text = replaced(&spec->arena, file->text, at, edit);
	tree_add(&spec->arena, tree, path, text, strlen(text));
}

/* Loads, resolves and checks the files after the edits, as uncoregen check does. Free it with spec_free(). */
static void check_edited(struct spec *spec, const struct spec_files *files, const struct edit *edits, size_t count)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };
	struct tree *tree = arena_alloc(&spec->arena, sizeof *tree);

	*tree = (struct tree){ 0 };
	for (size_t i = 0; i < files->tree.count; i++)
		tree_add(&spec->arena, tree, files->tree.files[i].path, files->tree.files[i].text,
			 files->tree.files[i].length);
	for (size_t i = 0; i < count; i++)
		apply(spec, tree, files, &edits[i]);
	spec->tree = tree;
	load_spec(spec, files->folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
}

#endif

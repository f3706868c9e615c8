/* SPDX-License-Identifier: MIT */
/* Compares a spec before and after a change of one file: loads the spec folder twice, with that file replaced. */
#include "cli/diff_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/pipeline.h"
#include "cli/side.h"
#include "output/files.h"

/* The nearest folder above the file with documents.json, which every spec has; NULL: there is none. */
static const char *spec_folder(struct arena *arena, const char *file)
{
	const char *slash = strrchr(file, '/');

	while (slash != NULL && slash != file) {
		const char *folder = arena_copy(arena, file, (size_t)(slash - file));

		if (tree_exists(NULL, arena_printf(arena, "%s/documents.json", folder)))
			return folder;
		file = folder;
		slash = strrchr(folder, '/');
	}
	return NULL;
}

static bool add_file(struct arena *arena, struct tree *tree, const char *path, const char *from)
{
	size_t length = 0;
	char *text = read_whole_file(from, &length);

	if (text == NULL)
		return false;
	tree_add(arena, tree, path, arena_copy(arena, text, length), length);
	free(text);
	return true;
}

static void add_folder(struct arena *arena, struct tree *tree, const char *folder)
{
	struct names names = { 0 };

	tree_list(NULL, arena, folder, &names);
	for (size_t i = 0; i < names.count; i++) {
		const char *path = arena_printf(arena, "%s/%s", folder, names.at[i]);

		if (tree_is_folder(NULL, path))
			add_folder(arena, tree, path);
		else
			add_file(arena, tree, path, path);
	}
}

/* Loads the spec with the file's contents of one side. git names /dev/null if that side does not have the file. */
static bool load_version(struct side *side, const char *folder, const char *file, const char *contents)
{
	struct spec *spec = &side->spec;

	add_folder(&spec->arena, &side->tree, folder);
	if (strcmp(contents, "/dev/null") == 0)
		tree_remove(&side->tree, file);
	else if (!add_file(&spec->arena, &side->tree, file, contents))
		return false;
	spec->tree = &side->tree;
	check_side(side, folder);
	return spec->model.platform_count != 0;
}

/*
 * Prints the changes, or why there are none. Errors probably arise because the present other files do not fit this
 * version of the file.
 */
static int print_diff(struct side *old, struct side *new, const char *file, bool color)
{
	struct arena *arena = &new->spec.arena;
	struct diff diff = { .arena = arena };
	struct report report = { .diff = &diff, .color = color };
	struct text out = { 0 };

	report.left_out = leave_out(arena, old, new);
	report.old = old->said;
	report.new = new->said;
	report.old.name = arena_printf(arena, "a/%s", file);
	report.new.name = arena_printf(arena, "b/%s", file);
	diff_models(&diff, &old->spec.model, &new->spec.model);
	report_text(&report, &out);
	return print_out(&out);
}

int diff_file(const struct options *options, bool color)
{
	struct side old = { .tree = { 0 } }, new = { .tree = { 0 } };
	struct arena arena = { 0 };
	const char *folder = spec_folder(&arena, options->file);
	int result = EXIT_GOOD;

	if (options->only == NULL || options->second == NULL) {
		fputs("uncoregen diff: --file needs two files after it: the old contents and the new\n", stderr);
		result = EXIT_BAD;
	} else if (folder != NULL && load_version(&old, folder, options->file, options->only) &&
		   load_version(&new, folder, options->file, options->second)) {
		result = print_diff(&old, &new, options->file, color);
	} else {
		printf("%s: does not fit the other files on both sides; uncoregen diff compares whole specs\n",
		       options->file);
	}
	spec_free(&old.spec);
	spec_free(&new.spec);
	arena_free(&arena);
	return result;
}

/* SPDX-License-Identifier: MIT */
/* A spec folder with one file of it replaced, twice. */
#include "cli/diff_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check/check.h"
#include "cli/pipeline.h"
#include "diff/report.h"
#include "load/tree.h"
#include "model/resolve.h"
#include "output/files.h"

struct version {
	struct spec spec;
	struct tree tree;
};

/* The nearest folder above the file that holds documents.json, which every spec does; NULL for none. */
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

/* git names /dev/null where a side has no such file. */
static bool load_version(struct version *version, const char *folder, const char *file, const char *contents)
{
	struct spec *spec = &version->spec;
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	add_folder(&spec->arena, &version->tree, folder);
	if (strcmp(contents, "/dev/null") == 0)
		tree_remove(&version->tree, file);
	else if (!add_file(&spec->arena, &version->tree, file, contents))
		return false;
	spec->tree = &version->tree;
	load_spec(spec, folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
	return spec->diag.count == 0;
}

static int print_diff(struct version *old, struct version *new, const char *file, bool color)
{
	struct diff diff = { .arena = &new->spec.arena };
	const struct report report = { &diff, arena_printf(diff.arena, "a/%s", file),
				       arena_printf(diff.arena, "b/%s", file), color };
	struct out out = { 0 };

	diff_models(&diff, &old->spec.model, &new->spec.model);
	report_text(&report, &out);
	return print_out(&out);
}

int diff_file(const struct options *options, bool color)
{
	struct version old = { .tree = { 0 } }, new = { .tree = { 0 } };
	struct arena arena = { 0 };
	const char *folder = spec_folder(&arena, options->file);
	int result = EXIT_GOOD;

	if (options->only == NULL || options->second == NULL) {
		fputs("uncoregen diff: --file wants two files behind it: the old contents and the new\n", stderr);
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

/* SPDX-License-Identifier: MIT */
/* Takes the spec files out of a dump and loads them like those of a folder. */
#include "load/dump.h"

#include <string.h>

#include "load/read_json.h"
#include "load/tree.h"

/* The index of an object's member; 0, which no member has, if there is none. */
static uint32_t find_member(const struct source *source, uint32_t object, const char *key)
{
	const struct position *positions = source->positions;
	size_t length = strlen(key);

	for (uint32_t at = object + 1; at < positions[object].next; at = positions[at].next) {
		const char *name = source->text + positions[at].key;

		if (strncmp(name + 1, key, length) == 0 && name[length + 1] == '"')
			return at;
	}
	return 0;
}

/* The offset after the bracket that closes the object which begins here. The scanner has found that there is one. */
static size_t end_of(const struct source *source, size_t at)
{
	unsigned depth = 0;
	bool quoted = false;

	for (; at < source->length; at++) {
		char c = source->text[at];

		if (c == '\\')
			at++;
		else if (c == '"')
			quoted = !quoted;
		else if (!quoted && c == '{')
			depth++;
		else if (!quoted && c == '}' && --depth == 0)
			return at + 1;
	}
	return at;
}

static void take_files(struct spec *spec, const struct source *source, uint32_t files, struct tree *tree)
{
	const struct position *positions = source->positions;

	for (uint32_t at = files + 1; at < positions[files].next; at = positions[at].next) {
		const char *name = source->text + positions[at].key + 1;
		size_t begin = positions[at].value, end = end_of(source, begin);
		const char *path = arena_printf(&spec->arena, "%s/%.*s", source->path, (int)strcspn(name, "\""), name);

		if (source->text[begin] != '{')
			continue; /* load reports a missing file */
		tree_add(&spec->arena, tree, path, arena_copy(&spec->arena, source->text + begin, end - begin),
			 end - begin);
	}
}

void load_dump(struct spec *spec, const char *path)
{
	struct tree *tree = arena_alloc(&spec->arena, sizeof *tree);
	struct source *source;
	uint32_t files;

	spec->diag.arena = &spec->arena;
	source = read_json(&spec->arena, &spec->diag, path, path);
	if (source == NULL)
		return;
	files = source->text[source->positions[0].value] == '{' ? find_member(source, 0, "files") : 0;
	if (files == 0 || source->text[source->positions[files].value] != '{') {
		diag_error(&spec->diag, RULE_FILE, (struct loc){ source, 0 },
			   "this dump does not hold the files that it was made from; write one with uncoregen dump "
			   "--json");
		return;
	}
	take_files(spec, source, files, tree);
	spec->tree = tree;
	load_spec(spec, path);
}

/* SPDX-License-Identifier: MIT */
/* Writes spec files as an overlay corrects them. */
#include "load/corrected.h"

#include "load/join/delta.h"
#include "load/format.h"
#include "load/like.h"

/* A file that is like another one stays like it, so that each fact keeps its owner. */
static struct source *corrected(struct spec *spec, const struct whole *whole)
{
	const struct keys *keys = keys_of_file(whole->path);
	struct source *source = whole->source;
	struct text text = { 0 };

	if (whole->base != NULL)
		source = make_delta(&spec->arena, keys, whole->base->source, source, whole->from, whole->path);
	format_source(&spec->arena, source, keys, &text);
	source = arena_alloc(&spec->arena, sizeof *source);
	*source = (struct source){ .path = whole->path,
				   .text = arena_copy(&spec->arena, text.at, text.length),
				   .length = text.length };
	text_free(&text);
	return source;
}

struct source **corrected_files(struct spec *spec, size_t *count)
{
	struct source **files = NULL;
	size_t room = 0;

	*count = 0;
	for (size_t i = 0; i < spec->source_count; i++) {
		const struct whole *whole = find_whole(spec, spec->sources[i]->path);

		if (whole != NULL && whole->is_corrected)
			continue;
		files = arena_grow(&spec->arena, files, *count, &room, sizeof *files);
		files[(*count)++] = spec->sources[i];
	}
	for (const struct whole *whole = spec->wholes; whole != NULL; whole = whole->next) {
		if (!whole->is_corrected)
			continue;
		files = arena_grow(&spec->arena, files, *count, &room, sizeof *files);
		files[(*count)++] = corrected(spec, whole);
	}
	return files;
}

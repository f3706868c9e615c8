/* SPDX-License-Identifier: MIT */
/* Implements uncoregen delta: prints a spec file as what differs from another one. */
#include <stdio.h>
#include <string.h>

#include "cli/pipeline.h"
#include "load/join/delta.h"
#include "load/format.h"
#include "load/like.h"
#include "output/files.h"

static int refuse_delta(const char *what, const char *word, const char *remedy)
{
	fprintf(stderr, "uncoregen delta: %s \"%s\"; %s\n", what, word, remedy);
	return EXIT_BAD;
}

static size_t lines_of(const char *text, size_t length)
{
	size_t lines = 0;

	for (size_t i = 0; i < length; i++)
		lines += text[i] == '\n';
	return lines;
}

static int write_file(const struct options *options, struct outputs *outputs, size_t before)
{
	const struct text *out = &outputs->files[0].out;
	size_t lines = lines_of(out->at, out->length), written = 0;

	if (!outputs_write(outputs, &written)) {
		fprintf(stderr, "uncoregen delta: %s\n", outputs->error);
		return EXIT_BAD;
	}
	if (!options->quiet)
		printf("%s/%s: %zu lines, %zu before\n", outputs->folder, outputs->files[0].path, lines, before);
	return EXIT_GOOD;
}

/* The path below the spec's folder. FILE may have the folder before it, as a shell completes it. */
static const char *below_spec(const struct options *options)
{
	size_t length = strlen(options->spec);
	bool whole = strncmp(options->only, options->spec, length) == 0 && options->only[length] == '/';

	return whole ? options->only + length + 1 : options->only;
}

static int delta(struct spec *spec, const struct options *options)
{
	const char *below = below_spec(options), *path = arena_printf(&spec->arena, "%s/%s", options->spec, below);
	const struct keys *keys = keys_of_file(path);
	const struct whole *file = keys != NULL ? read_whole(spec, path, keys) : NULL, *base;
	struct outputs outputs = { .arena = &spec->arena, .folder = options->spec };
	struct source *source;
	struct text out = { 0 };
	int result;

	if (file == NULL || file->own == NULL)
		return refuse_delta("the spec has no file", below,
				    "write it as platform/box.box.json or platform/box.events.json");
	base = read_base(spec, path, options->second, keys);
	if (base == NULL || base == file)
		return refuse_delta("no base", options->second,
				    "write another box as platform/box, a platform as its id");
	source = make_delta(&spec->arena, keys, base->source, file->source, options->second, path);
	if (!options->write) {
		format_source(&spec->arena, source, keys, &out);
		return print_out(&out);
	}
	format_source(&spec->arena, source, keys, outputs_add(&outputs, below));
	result = write_file(options, &outputs, lines_of(file->own->text, file->own->length));
	outputs_free(&outputs);
	return result;
}

int run_delta(const struct options *options)
{
	struct spec spec = { 0 };
	int status = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT))
		status = delta(&spec, options);
	spec_free(&spec);
	return status;
}

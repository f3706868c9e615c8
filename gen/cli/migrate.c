/* SPDX-License-Identifier: MIT */
/* Implements uncoregen migrate: converts spec files of an older version of the format. */
#include "cli/migrate.h"

#include <stdio.h>
#include <string.h>

#include "base/source.h"
#include "cli/pipeline.h"
#include "load/format.h"
#include "load/keys/spec_keys.h"
#include "output/files.h"

/* Adds the files that change to the outputs, and returns how many. */
static size_t collect(struct arena *arena, const struct migrated_files *files, const struct options *options,
		      struct outputs *outputs)
{
	size_t skip = strlen(options->spec) + 1, count = 0;

	for (size_t i = 0; i < files->count; i++) {
		const struct migrated *file = &files->at[i];
		struct text *out;

		if (file->from == file->to)
			continue;
		if (!options->quiet)
			printf("%s: schema version %d -> %d\n", file->source->path, file->from, file->to);
		out = outputs_add(outputs, file->source->path + skip);
		format_source(arena, file->source, keys_of_file(file->source->path), out);
		count++;
	}
	return count;
}

static void print_steps(const struct migrated_files *files, const struct migration *steps, size_t count)
{
	for (size_t s = 0; s < count; s++)
		for (size_t i = 0; i < files->count; i++)
			if (files->at[i].from <= steps[s].from) {
				printf("%d -> %d: %s\n", steps[s].from, steps[s].from + 1, steps[s].what);
				break;
			}
}

static int finish(const struct options *options, struct outputs *outputs, size_t count)
{
	size_t written = 0;

	if (count == 0 && !options->quiet)
		printf("%s: every file has schema version %d\n", options->spec, SPEC_SCHEMA_VERSION);
	if (options->check)
		return count != 0 ? EXIT_FOUND : EXIT_GOOD;
	if (!outputs_write(outputs, &written)) {
		fprintf(stderr, "uncoregen: %s\n", outputs->error);
		return EXIT_BAD;
	}
	return EXIT_GOOD;
}

int migrate_by(const struct options *options, const struct migration *steps, size_t count)
{
	struct arena arena = { 0 };
	struct diag diag = { .arena = &arena };
	struct migrated_files files = { 0 };
	struct outputs outputs = { .arena = &arena, .folder = options->spec };
	int result = EXIT_BAD;

	if (migrate_files(&arena, &diag, options->spec, steps, count, SPEC_SCHEMA_VERSION, &files)) {
		if (!options->quiet)
			print_steps(&files, steps, count);
		result = finish(options, &outputs, collect(&arena, &files, options, &outputs));
	} else {
		print_errors(&diag, options->format);
	}
	outputs_free(&outputs);
	arena_free(&arena);
	return result;
}

int run_migrate(const struct options *options)
{
	return migrate_by(options, migrations, migration_count);
}

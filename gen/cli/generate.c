/* SPDX-License-Identifier: MIT */
/* Implements uncoregen generate: writes all files under temporary names, then renames them. */
#include <stdio.h>
#include <string.h>

#include "base/source.h"
#include "cli/emit_all.h"
#include "base/files/whole_file.h"
#include "cli/pipeline.h"
#include "cli/stale.h"
#include "emit/emit.h"
#include "output/files.h"
#include "output/stamp.h"

/* Quotes a file name for make, where a blank ends a name and a dollar begins a variable. */
static void depfile_name(struct text *out, const char *name)
{
	for (; *name != '\0'; name++) {
		if (*name == ' ' || *name == '#' || *name == '\\')
			text_char(out, '\\');
		if (*name == '$')
			text_char(out, '$');
		text_char(out, *name);
	}
}

static void depend_on_overlay(struct text *out, const struct spec *spec)
{
	for (size_t i = 0; i < spec->overlay_count; i++) {
		text_add(out, " \\\n  ");
		depfile_name(out, spec->overlays[i]->path);
	}
}

static bool write_depfile(const struct options *options, const struct outputs *outputs, const struct spec *spec)
{
	struct text out = { 0 };
	int error;

	if (options->depfile_target != NULL)
		depfile_name(&out, options->depfile_target);
	for (size_t i = 0; options->depfile_target == NULL && i < outputs->count; i++) {
		text_add(&out, i == 0 ? "" : " \\\n");
		depfile_name(&out, outputs->folder);
		text_char(&out, '/');
		depfile_name(&out, outputs->files[i].path);
	}
	text_char(&out, ':');
	for (size_t i = 0; i < spec->source_count; i++) {
		text_add(&out, " \\\n  ");
		depfile_name(&out, spec->sources[i]->path);
	}
	depend_on_overlay(&out, spec);
	text_char(&out, '\n');
	for (size_t i = 0; i < spec->source_count; i++) {
		depfile_name(&out, spec->sources[i]->path);
		text_add(&out, ":\n");
	}
	error = write_whole_file(options->depfile, out.at, out.length);
	text_free(&out);
	if (error != 0)
		fprintf(stderr, "uncoregen: cannot write %s: %s\n", options->depfile, strerror(error));
	return error == 0;
}

static int check_current(struct outputs *outputs, const struct options *options, const struct spec *spec)
{
	const char **stale;
	size_t count = outputs_stale(outputs, &stale);
	int result = count != 0 ? EXIT_FOUND : EXIT_GOOD;

	if (report_stale(outputs, options, spec))
		result = EXIT_FOUND;
	for (size_t i = 0; i < count; i++)
		printf("%s/%s is no longer made: run uncoregen generate\n", outputs->folder, stale[i]);
	if (result == EXIT_GOOD && !options->quiet)
		printf("%s: %zu files are current\n", outputs->folder, outputs->count);
	return result;
}

static bool remove_stale(struct outputs *outputs)
{
	const char **stale;
	size_t count = outputs_stale(outputs, &stale);

	for (size_t i = 0; i < count; i++)
		if (!outputs_remove(outputs, stale[i]))
			return false;
	return true;
}

static int write_current(struct outputs *outputs, const struct options *options, const struct spec *spec)
{
	size_t written = 0;

	if (!outputs_write(outputs, &written) || (options->tables == NULL && !remove_stale(outputs))) {
		fprintf(stderr, "uncoregen: %s\n", outputs->error);
		return EXIT_BAD;
	}
	if (options->depfile != NULL && !write_depfile(options, outputs, spec))
		return EXIT_BAD;
	if (options->tables != NULL && outputs->files[0].through)
		return EXIT_GOOD; /* it may be where this would be printed */
	if (!options->quiet && options->tables != NULL)
		printf("%s: %s\n", options->tables, written != 0 ? "written" : "nothing to do");
	else if (!options->quiet)
		printf("%s: %zu of %zu files written\n", outputs->folder, written, outputs->count);
	return EXIT_GOOD;
}

static void emit_one(void *context, const struct platform *platform)
{
	emit_platform(context, platform);
}

/* Emits each platform as soon as it is checked. Its files get their names when the last one is. */
static int generate(const struct options *options, const struct hash *inputs)
{
	struct spec spec = { .overlay = options->overlay };
	struct outputs outputs = { .arena = &spec.arena, .folder = options->out, .early = true };
	const struct platform_user user = { emit_one, &outputs };
	int result = EXIT_BAD;

	emit_first(&outputs);
	if (load_each(&spec, options->spec, options->format, &user)) {
		emit_last(&outputs, &spec.model);
		result = write_current(&outputs, options, &spec);
		if (result == EXIT_GOOD && inputs != NULL)
			stamp_write(&outputs, inputs);
	}
	outputs_free(&outputs);
	spec_free(&spec);
	return result;
}

/* Keeps the whole model, to say what in the spec has changed. */
static int check(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct outputs outputs = { .arena = &spec.arena, .folder = options->out };
	int result = EXIT_BAD;

	if (load_checked(&spec, options->spec, options->format)) {
		emit_all(&outputs, &spec.model);
		result = check_current(&outputs, options, &spec);
	}
	outputs_free(&outputs);
	spec_free(&spec);
	return result;
}

/* Whether the platforms of --platform are in the spec; all without it. */
static bool choose(const struct options *options, const struct model *model, struct arena *arena,
		   const struct platform ***chosen, size_t *count)
{
	const struct platform *only = NULL;

	if (options->platform != NULL && (only = the_platform(model, options->platform, "generate")) == NULL)
		return false;
	*count = only != NULL ? 1 : model->platform_count;
	*chosen = arena_array(arena, *count, sizeof **chosen);
	for (size_t i = 0; i < *count; i++)
		(*chosen)[i] = only != NULL ? only : &model->platforms[i];
	return true;
}

/* The folder of the file, and its name there. */
static const char *split_path(struct arena *arena, const char *path, const char **folder)
{
	const char *slash = strrchr(path, '/');

	*folder = slash == NULL ? "." : slash == path ? "/" : arena_copy(arena, path, (size_t)(slash - path));
	return slash == NULL ? path : slash + 1;
}

static int write_tables(const struct options *options, const struct spec *spec, struct outputs *outputs)
{
	const struct platform **chosen;
	const char *wide;
	size_t count;

	if (!choose(options, &spec->model, outputs->arena, &chosen, &count))
		return EXIT_BAD;
	wide = emit_tables_file(chosen, count,
				outputs_add(outputs, split_path(outputs->arena, options->tables, &outputs->folder)));
	if (wide != NULL) {
		fprintf(stderr, "uncoregen generate: a number is too large for the tables: %s\n", wide);
		return EXIT_BAD;
	}
	if (!options->check)
		return write_current(outputs, options, spec);
	if (output_state(outputs, &outputs->files[0]) == OUTPUT_CURRENT) {
		if (!options->quiet)
			printf("%s is current\n", options->tables);
		return EXIT_GOOD;
	}
	printf("%s is not current: run uncoregen generate --tables %s\n", options->tables, options->tables);
	return EXIT_FOUND;
}

/* Writes nothing but the file of tables. The stamp knows nothing of it. */
static int generate_tables(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct outputs outputs = { .arena = &spec.arena };
	int result = EXIT_BAD;

	if (load_checked(&spec, options->spec, options->format))
		result = write_tables(options, &spec, &outputs);
	outputs_free(&outputs);
	spec_free(&spec);
	return result;
}

int run_generate(const struct options *options)
{
	struct arena arena = { 0 };
	struct hash inputs;
	bool known, current;

	if (options->tables != NULL)
		return generate_tables(options);
	if (options->platform != NULL) {
		fputs("uncoregen generate: --platform is for --tables FILE; headers are made for all platforms\n",
		      stderr);
		return EXIT_BAD;
	}
	known = options->overlay == NULL && stamp_inputs(&arena, options->spec, &inputs);
	current = known && !options->force && !options->check && options->depfile == NULL &&
		  stamp_is_current(&arena, options->out, &inputs);

	arena_free(&arena);
	if (options->check)
		return check(options);
	if (!current)
		return generate(options, known ? &inputs : NULL);
	if (!options->quiet)
		printf("%s: nothing to do\n", options->out);
	return EXIT_GOOD;
}

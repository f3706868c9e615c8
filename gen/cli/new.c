/* SPDX-License-Identifier: MIT */
/* Implements uncoregen new: writes the start of a platform, which passes check and counts on a simulated machine. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/scalars.h"
#include "cli/pipeline.h"
#include "model/lookup.h"
#include "output/files.h"

extern const unsigned char embedded_gen_cli_new_documents_json[], embedded_gen_cli_new_platform_json[],
	embedded_gen_cli_new_box_json[], embedded_gen_cli_new_events_json[], embedded_gen_cli_new_like_json[];

/* The name of a document in documents.json, where the spec begins with the platform. */
#define FIRST_SOURCE "board"
/* No processor has this family, so an unfinished platform describes no machine. */
enum { NO_FAMILY = 31 };

struct beginning {
	const char *name, *like, *source;
	unsigned model;
	struct outputs outputs;
};

/* Adds a file: the template, with the marks replaced. */
static void add_from_template(struct beginning *new, const char *path, const unsigned char *template)
{
	struct text *out = outputs_add(&new->outputs, path);
	const char *at = (const char *)template;

	while (*at != '\0') {
		const char *mark = strchr(at, '@'), *end = mark != NULL ? strchr(mark + 1, '@') : NULL;

		if (end == NULL)
			break;
		text_bytes(out, at, (size_t)(mark - at));
		if (strncmp(mark, "@NAME@", 6) == 0)
			text_add(out, new->name);
		else if (strncmp(mark, "@LIKE@", 6) == 0)
			text_add(out, new->like);
		else if (strncmp(mark, "@SOURCE@", 8) == 0)
			text_add(out, new->source);
		else
			text_printf(out, "%u", new->model);
		at = end + 1;
	}
	text_add(out, at);
}

static int refuse_new(const char *name, const char *why)
{
	fprintf(stderr, "uncoregen new: %s: %s\n", name, why);
	return EXIT_BAD;
}

static bool has_signature(const struct model *model, unsigned number)
{
	for (size_t p = 0; p < model->platform_count; p++) {
		const struct platform *platform = &model->platforms[p];

		for (size_t i = 0; i < platform->cpuid_count; i++)
			if (platform->cpuids[i].family == NO_FAMILY && platform->cpuids[i].model == number)
				return true;
	}
	return false;
}

/* The document that it cites: the one that --source names, or the first one of the platform that it is like. */
static int find_source(struct beginning *new, const struct options *options, const struct model *model)
{
	struct text text = { 0 };

	if (options->source == NULL && new->like != NULL) {
		const char *cited = find_platform(model, new->like)->source;

		new->source = arena_printf(new->outputs.arena, "%.*s", (int)strcspn(cited, " ;"), cited);
		return EXIT_GOOD;
	}
	new->source = options->source != NULL ? options->source : FIRST_SOURCE;
	if (find_document(model, new->source) != NULL)
		return EXIT_GOOD;
	text_printf(&text, "documents.json has no document \"%s\"; add it there, and name it by --source", new->source);
	(void)refuse_new(new->name, text_string(&text));
	text_free(&text);
	return EXIT_BAD;
}

/* Finds out what the spec has already. */
static int look_around(struct beginning *new, const struct options *options, struct spec *spec)
{
	if (!load_checked(spec, options->spec, FORMAT_TEXT))
		return EXIT_BAD;
	if (find_platform(&spec->model, new->name) != NULL)
		return refuse_new(new->name, "the spec has it; choose another name");
	if (new->like != NULL && the_platform(&spec->model, new->like, "new") == NULL)
		return EXIT_BAD;
	while (has_signature(&spec->model, new->model))
		new->model++;
	return find_source(new, options, &spec->model);
}

static void add_files(struct beginning *new, struct arena *arena, bool is_first)
{
	if (is_first)
		add_from_template(new, "documents.json", embedded_gen_cli_new_documents_json);
	if (new->like != NULL) {
		add_from_template(new, arena_printf(arena, "%s/platform.json", new->name),
				  embedded_gen_cli_new_like_json);
		return;
	}
	add_from_template(new, arena_printf(arena, "%s/platform.json", new->name), embedded_gen_cli_new_platform_json);
	add_from_template(new, arena_printf(arena, "%s/dma.box.json", new->name), embedded_gen_cli_new_box_json);
	add_from_template(new, arena_printf(arena, "%s/dma.events.json", new->name), embedded_gen_cli_new_events_json);
}

static int write_files(struct beginning *new)
{
	struct outputs *outputs = &new->outputs;
	size_t written;

	for (size_t i = 0; i < outputs->count; i++)
		if (output_state(outputs, &outputs->files[i]) != OUTPUT_MISSING)
			return refuse_new(outputs->files[i].path, "the file is there; nothing was written");
	if (outputs_write(outputs, &written))
		return EXIT_GOOD;
	fprintf(stderr, "uncoregen new: %s\n", outputs->error);
	return EXIT_BAD;
}

static void tell_next(const struct beginning *new, const char *folder)
{
	for (size_t i = 0; i < new->outputs.count; i++)
		printf("wrote %s/%s\n", folder, new->outputs.files[i].path);
	if (new->like != NULL)
		printf("It is as %s in all except its name, its title and its processor, which no machine has.\n"
		       "Write there what differs; docs/spec-format.md says how. \"cpuid\" first.\n",
		       new->like);
	else
		printf("They describe an invented board. Replace all that they say by what your document says:\n"
		       "docs/adding-a-platform.md leads from here. Then look what they mean:\n");
	printf("  uncoregen check %s\n"
	       "  uncoregen page --spec %s --platform %s\n"
	       "  uncoregen generate --spec %s --tables %s.tables --platform %s\n"
	       "  uncore list -p %s --tables %s.tables\n",
	       folder, folder, new->name, folder, new->name, new->name, new->name, new->name);
}

/* A platform may have what an heir must say anew: a text that speaks of "the generation before", or variants. */
static int check_written(const struct options *options)
{
	struct spec spec = { .overlay = NULL };
	bool is_good = load_checked(&spec, options->spec, FORMAT_TEXT);

	spec_free(&spec);
	if (!is_good)
		fprintf(stderr, "uncoregen new: %s is written; mend what is said above before anything else\n",
			options->only);
	return is_good ? EXIT_GOOD : EXIT_FOUND;
}

int run_new(const struct options *options)
{
	struct spec spec = { .overlay = NULL };
	struct beginning new = { .name = options->only,
				 .like = options->like,
				 .source = FIRST_SOURCE,
				 .model = 1,
				 .outputs = { .arena = &spec.arena, .folder = options->spec } };
	struct text documents = { 0 };
	bool is_first;
	int status = EXIT_GOOD;

	text_printf(&documents, "%s/documents.json", options->spec);
	is_first = access(text_string(&documents), F_OK) != 0;
	text_free(&documents);
	if (!scan_id(new.name, strlen(new.name), false) || scan_keyword(new.name, strlen(new.name)))
		status = refuse_new(new.name,
				    "a name is a lower-case letter, then lower-case letters, digits or _, "
				    "and no word of C");
	else if (is_first && new.like != NULL)
		status = refuse_new(new.like, "there is no spec in the folder; see --spec");
	else if (!is_first)
		status = look_around(&new, options, &spec);
	if (status == EXIT_GOOD) {
		add_files(&new, &spec.arena, is_first);
		status = write_files(&new);
	}
	if (status == EXIT_GOOD && !options->quiet)
		tell_next(&new, options->spec);
	if (status == EXIT_GOOD)
		status = check_written(options);
	outputs_free(&new.outputs);
	spec_free(&spec);
	return status;
}

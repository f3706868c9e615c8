/* SPDX-License-Identifier: MIT */
/* Implements the subcommands check, dump, fmt, rules, schema and keys. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/json/write.h"
#include "diag/rules.h"
#include "diff/accept/accepted.h"
#include "cli/pipeline.h"
#include "emit/emit.h"
#include "load/corrected.h"
#include "load/format.h"
#include "base/keys/schema.h"
#include "load/keys/spec_keys.h"
#include "output/files.h"
#include "shared/named.h"

struct counts {
	size_t boxes, events, umasks, disputes;
};

static struct counts count_items(const struct model *model)
{
	struct counts counts = { 0 };

	for (size_t i = 0; i < model->platform_count; i++) {
		const struct platform *platform = &model->platforms[i];

		counts.boxes += platform->box_count;
		counts.disputes += platform->disputes.count;
		for (size_t b = 0; b < platform->box_count; b++) {
			const struct events *events = platform->boxes[b].events;

			counts.events += events != NULL ? events->count : 0;
			for (size_t e = 0; events != NULL && e < events->count; e++)
				counts.umasks += events->at[e].umask_count;
		}
	}
	return counts;
}

int run_check(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	bool good = load_checked(&spec, options->spec, options->format);

	if (good && !options->quiet && options->format == FORMAT_TEXT) {
		struct counts counts = count_items(&spec.model);

		printf("%s: %zu platform%s, %zu boxes, %zu events with %zu umasks, %zu disputes, no errors\n",
		       options->spec, spec.model.platform_count, spec.model.platform_count == 1 ? "" : "s",
		       counts.boxes, counts.events, counts.umasks, counts.disputes);
	}
	if (!good && options->format == FORMAT_TEXT)
		fprintf(stderr, "%s: %zu error%s\n", options->spec, spec.diag.count, spec.diag.count == 1 ? "" : "s");
	spec_free(&spec);
	return good ? EXIT_GOOD : EXIT_BAD;
}

int run_dump(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct source **files;
	struct text out = { 0 };
	size_t count;
	bool good;

	if (options->format != FORMAT_JSON) {
		fputs("uncoregen dump: needs --json, its only format; type: uncoregen dump --json\n", stderr);
		return EXIT_BAD;
	}
	good = load_checked(&spec, options->spec, FORMAT_TEXT);
	files = corrected_files(&spec, &count);
	if (good)
		emit_dump(&spec.model, files, count, options->spec, &out);
	spec_free(&spec);
	return good ? print_out(&out) : EXIT_BAD;
}

static void print_rule(const struct options *options, enum rule rule, struct text *out)
{
	if (options->format == FORMAT_JSON) {
		text_printf(out, "{\"rule\": \"%s\", \"severity\": \"error\", \"help\": ", rule_name(rule));
		text_json(out, rule_help(rule));
		text_add(out, "}\n");
	} else if (options->format == FORMAT_MARKDOWN) {
		text_printf(out, "| `%s` | %s |\n", rule_name(rule), rule_help(rule));
	} else {
		text_printf(out, "%-20s %s\n", rule_name(rule), rule_help(rule));
	}
}

int run_rules(const struct options *options)
{
	struct text out = { 0 };

	if (options->format == FORMAT_MARKDOWN)
		text_add(&out,
			 "# Rules\n\nThe rules that `uncoregen check` tests. `uncoregen rules --markdown` prints this "
			 "page.\n"
			 "For each rule `tests/bad/` has a spec that breaks it. Words: [glossary](../glossary.md).\n\n"
			 "| rule | what it demands |\n|---|---|\n");
	for (int i = 0; i < RULE_COUNT; i++)
		print_rule(options, (enum rule)i, &out);
	return print_out(&out);
}

/* What is no file of a spec: what a subcommand reads besides, then what one prints as JSON. */
static const struct file_kind other_kinds[] = { { .name = "accepted", .keys = &accepted_keys },
						{ .name = "symbols", .keys = &symbols_keys } };

enum { OTHER_ACCEPTED, OTHER_KINDS = sizeof other_kinds / sizeof other_kinds[0] };

static int unknown_kind(const char *kind)
{
	fprintf(stderr, "uncoregen: no kind of file \"%s\"; the kinds are", kind);
	for (size_t i = 0; i < file_kind_count; i++)
		fprintf(stderr, "%s %s", i == 0 ? "" : ",", file_kinds[i].name);
	for (size_t i = 0; i < OTHER_KINDS; i++)
		fprintf(stderr, ", %s", other_kinds[i].name);
	fputc('\n', stderr);
	return EXIT_BAD;
}

static const struct file_kind *find_kind(const char *name)
{
	const struct file_kind *kind = NAMED(file_kinds, file_kind_count, name, name);

	return kind != NULL ? kind : NAMED(other_kinds, OTHER_KINDS, name, name);
}

int run_keys(const struct options *options)
{
	const struct file_kind *kind = options->only != NULL ? find_kind(options->only) : NULL;
	struct text out = { 0 };

	if (options->only != NULL && kind == NULL)
		return unknown_kind(options->only);
	if (kind == NULL)
		text_add(&out,
			 "# Keys of the spec files\n\nEvery key of every object, in the canonical order. `uncoregen "
			 "keys` prints this page.\n"
			 "[The spec format](../spec-format.md) explains the ideas. "
			 "Words: [glossary](../glossary.md).\n\n");
	for (size_t i = 0; i < file_kind_count && kind == NULL; i++)
		manual_emit(file_kinds[i].keys, &out);
	if (kind == NULL)
		manual_emit(other_kinds[OTHER_ACCEPTED].keys, &out);
	if (kind != NULL)
		manual_emit(kind->keys, &out);
	return print_out(&out);
}

static int report_outputs(struct outputs *outputs, const struct options *options, const char *cure)
{
	int result = EXIT_GOOD;

	for (size_t i = 0; i < outputs->count; i++) {
		if (output_state(outputs, &outputs->files[i]) == OUTPUT_CURRENT)
			continue;
		printf("%s/%s is not current; run %s\n", outputs->folder, outputs->files[i].path, cure);
		result = EXIT_FOUND;
	}
	if (result == EXIT_GOOD && !options->quiet)
		printf("%s: %zu files are current\n", outputs->folder, outputs->count);
	return result;
}

static int write_outputs(struct outputs *outputs, const struct options *options)
{
	size_t written = 0;

	if (!outputs_write(outputs, &written)) {
		fprintf(stderr, "uncoregen: %s\n", outputs->error);
		return EXIT_BAD;
	}
	if (!options->quiet)
		printf("%s: %zu of %zu files written\n", outputs->folder, written, outputs->count);
	return EXIT_GOOD;
}

/*
 * Files that hold only what differs have a schema of their own. Without it, editors would report what such a file
 * leaves out.
 */
static void add_schemas(struct outputs *outputs, const struct file_kind *kind)
{
	schema_emit(kind->keys,
		    outputs_add(outputs, arena_printf(outputs->arena, "schema/%s.schema.json", kind->name)));
	if (kind->may_be_like)
		schema_emit_delta(kind->keys, &delta_keys,
				  outputs_add(outputs,
					      arena_printf(outputs->arena, "schema/%s.delta.schema.json", kind->name)));
}

int run_schema(const struct options *options)
{
	struct arena arena = { 0 };
	struct outputs outputs = { .arena = &arena, .folder = options->spec };
	const struct file_kind *kind;
	struct text out = { 0 };
	int result;

	if (options->only != NULL) {
		kind = find_kind(options->only);
		if (kind == NULL)
			return unknown_kind(options->only);
		schema_emit(kind->keys, &out);
		return print_out(&out);
	}
	for (size_t i = 0; i < file_kind_count; i++)
		add_schemas(&outputs, &file_kinds[i]);
	add_schemas(&outputs, &other_kinds[OTHER_ACCEPTED]);
	result = options->check ? report_outputs(&outputs, options, "uncoregen schema") :
				  write_outputs(&outputs, options);
	outputs_free(&outputs);
	arena_free(&arena);
	return result;
}

/* Adds the canonical form of every file that could be parsed, by its whole path. */
static void format_all(struct spec *spec, struct outputs *outputs)
{
	size_t skip = strlen(outputs->folder) + 1;

	for (size_t i = 0; i < spec->source_count; i++) {
		const struct keys *keys = keys_of_file(spec->sources[i]->path);

		format_source(&spec->arena, spec->sources[i], keys,
			      outputs_add(outputs, spec->sources[i]->path + skip));
	}
}

/*
 * Whether a file could not be read, or has another version. Only these faults prevent formatting: a file with a wrong
 * value can be formatted.
 */
static bool any_unread(struct spec *spec, const struct options *options)
{
	if (!diag_has_rule(&spec->diag, RULE_FILE) && !diag_has_rule(&spec->diag, RULE_FILE_SIZE) &&
	    !diag_has_rule(&spec->diag, RULE_NESTING) && !diag_has_rule(&spec->diag, RULE_JSON) &&
	    !diag_has_rule(&spec->diag, RULE_DUPLICATE_KEY) && !diag_has_rule(&spec->diag, RULE_SCHEMA_VERSION))
		return false;
	print_errors(&spec->diag, options->format);
	return true;
}

int run_fmt(const struct options *options)
{
	struct spec spec = { 0 };
	struct outputs outputs = { .arena = &spec.arena, .folder = options->spec };
	int result = EXIT_BAD;

	load_spec(&spec, options->spec);
	if (!any_unread(&spec, options)) {
		format_all(&spec, &outputs);
		result = options->check ? report_outputs(&outputs, options, "uncoregen fmt") :
					  write_outputs(&outputs, options);
	}
	outputs_free(&outputs);
	spec_free(&spec);
	return result;
}

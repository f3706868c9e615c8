/* SPDX-License-Identifier: MIT */
/* Implements uncoregen import: prints what Intel's event files would change in the spec, or changes it. */
#include <stdio.h>
#include <string.h>

#include "base/scalars.h"
#include "cli/import_after.h"
#include "cli/pipeline.h"
#include "import/heirs.h"
#include "import/merge.h"
#include "import/origin.h"
#include "import/relative.h"
#include "import/report.h"
#include "model/lookup.h"
#include "model/resolve.h"
#include "output/files.h"

static int usage(const char *what)
{
	fprintf(stderr, "uncoregen import: %s; see: uncoregen import --help\n", what);
	return EXIT_BAD;
}

static const char *wrong_usage(const struct options *options)
{
	if (strcmp(options->only, "perfmon") != 0)
		return "the only kind of file to import is perfmon";
	if (options->like != NULL && strcmp(options->like, options->platform) == 0)
		return "--like names the platform itself; name one whose events have the same names";
	if (!scan_id(options->platform, strlen(options->platform), false))
		return "a platform's id is a lower-case letter, then lower-case letters, digits or _";
	for (size_t i = 0; i < options->units.count; i++) {
		const char *box = strrchr(options->units.at[i], '=');

		if (box == NULL || !scan_id(box + 1, strlen(box + 1), false))
			return "--unit UNIT=BOX: a box's id is a lower-case letter, then lower-case letters, digits or "
			       "_";
	}
	return NULL;
}

/*
 * Loads the spec. Import can add to an unfinished spec, so only files that could not be read completely are an
 * obstacle.
 */
static bool load(struct spec *spec, const struct options *options)
{
	struct diag later = { .arena = &spec->arena };
	struct resolver resolver = { &spec->arena, &later };

	load_spec(spec, options->spec);
	if (spec->diag.count != 0) {
		print_errors(&spec->diag, options->format);
		return false;
	}
	resolve_model(&resolver, &spec->model);
	return true;
}

static bool would_change(const struct comparison *comparison)
{
	return comparison->totals[VERDICT_NEW] + comparison->totals[VERDICT_CHANGED] +
		       comparison->totals[VERDICT_RENAMED] !=
	       0;
}

static int write_merged(const struct options *options, struct outputs *outputs)
{
	size_t written = 0;
	bool good = outputs_write(outputs, &written);

	if (!good)
		fprintf(stderr, "uncoregen: %s\n", outputs->error);
	else if (!options->quiet && options->format != FORMAT_JSON)
		printf("%s: %zu files written%s\n", options->spec, written,
		       written != 0 ? "; uncoregen check says what is still missing" : "");
	return good ? EXIT_GOOD : EXIT_BAD;
}

/* Why the file must not be merged unless the user gives an option, and that option; NULL: nothing prevents it. */
static const char *refusal(const struct comparison *comparison, const struct options *options, const char **allow)
{
	const char *why = options->renamed ? NULL : why_another_file(comparison);

	*allow = "--renamed";
	if (why == NULL && !options->older) {
		why = why_older(comparison);
		*allow = "--older";
	}
	return why;
}

static int report(const struct options *options, const struct comparison *comparison)
{
	struct text out = { 0 };

	if (options->format == FORMAT_JSON)
		report_comparison_json(comparison, &out);
	else
		report_comparison(comparison, &out);
	return print_out(&out);
}

static int import(struct spec *spec, const struct options *options, const struct perfmon_file *file)
{
	struct comparison comparison = {
		.arena = &spec->arena,
		.model = &spec->model,
		.platform = find_platform(&spec->model, options->platform),
		.platform_id = options->platform,
		.like = options->like != NULL ? find_platform(&spec->model, options->like) : NULL,
		.document = arena_printf(&spec->arena, "perfmon-%s", options->platform),
		.file = file,
	};
	const char *allow = "", *why = refusal(&comparison, options, &allow);
	struct outputs outputs = { .arena = &spec->arena, .folder = options->spec };
	int result;

	if (options->write && why != NULL) {
		fprintf(stderr, "uncoregen import: %s; nothing is written. If that is intended, add %s\n", why, allow);
		return EXIT_BAD;
	}
	compare_perfmon(&comparison, options->units.at, options->units.count);
	find_relatives(&comparison);
	find_heirs(&comparison);
	merge_comparison(spec, &comparison, &outputs);
	if (!options->quiet && would_change(&comparison))
		check_after(spec, &outputs, &comparison);
	result = options->quiet ? EXIT_GOOD : report(options, &comparison);
	if (result == EXIT_GOOD && options->write)
		result = write_merged(options, &outputs);
	else if (result == EXIT_GOOD)
		result = would_change(&comparison) ? EXIT_FOUND : EXIT_GOOD;
	outputs_free(&outputs);
	return result;
}

/* Reports a platform for --like that the spec does not have. */
static bool knows_relative(const struct spec *spec, const struct options *options)
{
	struct text ids = { 0 };

	if (options->like == NULL || find_platform(&spec->model, options->like) != NULL)
		return true;
	for (size_t i = 0; i < spec->model.platform_count; i++)
		text_join(&ids, i == 0 ? "" : ", ", spec->model.platforms[i].id, "");
	fprintf(stderr, "uncoregen import: --like %s: %s has no such platform; it has %s\n", options->like,
		options->spec, ids.length != 0 ? ids.at : "none");
	text_free(&ids);
	return false;
}

int run_import(const struct options *options)
{
	const char *wrong = wrong_usage(options);
	struct spec spec = { 0 };
	struct diag diag = { .arena = &spec.arena };
	struct perfmon_file file = { 0 };
	const char *const *files = (const char *const *)options->line.arguments + 1;
	int result = EXIT_BAD;

	if (wrong != NULL)
		return usage(wrong);
	if (load(&spec, options) && knows_relative(&spec, options)) {
		if (perfmon_read(&diag, files, (size_t)options->line.count - 1, &file))
			result = import(&spec, options, &file);
		else
			print_errors(&diag, options->format);
	}
	spec_free(&spec);
	return result;
}

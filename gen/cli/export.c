/* SPDX-License-Identifier: MIT */
/* Implements uncoregen export: prints the model in other programs' forms. */
#include <stdio.h>
#include <string.h>

#include "cli/pipeline.h"
#include "export/export.h"
#include "export/perf_list.h"

static int complain(const char *what)
{
	fprintf(stderr, "uncoregen export: %s\n", what);
	return EXIT_BAD;
}

static int print_msr_safe(const struct selection *selection, struct text *out)
{
	return export_msr_safe(selection, out) ? print_out(out) :
						 complain("no MSR counts these events, and msr-safe guards only MSRs");
}

typedef void perf_form(const struct selection *selection, struct text *out, struct text *left_out);

/* Prints events for perf. Events that perf cannot count go to standard error, with the reasons. */
static int print_for_perf(const struct selection *selection, struct text *out, perf_form *form)
{
	struct text left_out = { 0 };

	form(selection, out, &left_out);
	if (left_out.length != 0)
		fprintf(stderr, "uncoregen export: perf does not have all of it\n%s", text_string(&left_out));
	text_free(&left_out);
	return print_out(out);
}

static int print_perf(const struct selection *selection, struct text *out)
{
	return print_for_perf(selection, out, export_perf);
}

static int print_perf_strings(const struct selection *selection, struct text *out)
{
	return print_for_perf(selection, out, export_perf_strings);
}

static int print_json(const struct selection *selection, struct text *out)
{
	export_json(selection, out);
	return print_out(out);
}

static int print_csv(const struct selection *selection, struct text *out)
{
	export_csv(selection, out);
	return print_out(out);
}

static int print_defines(const struct selection *selection, struct text *out)
{
	export_defines(selection, out);
	return print_out(out);
}

static const struct {
	const char *name;
	int (*print)(const struct selection *selection, struct text *out);
} forms[] = {
	{ "msr-safe", print_msr_safe }, { "perf", print_perf }, { "perf-strings", print_perf_strings },
	{ "json", print_json },         { "csv", print_csv },   { "c-defines", print_defines },
};

static int compare(struct spec *spec, const struct selection *selection, const char *against, struct text *out)
{
	struct perf_list theirs = { .arena = &spec->arena };
	bool is_same;

	if (!perf_list_read(&spec->diag, against, &theirs)) {
		print_errors(&spec->diag, FORMAT_TEXT);
		return EXIT_BAD;
	}
	is_same = compare_perf(selection, &theirs, out);
	return print_out(out) != EXIT_GOOD ? EXIT_BAD : is_same ? EXIT_GOOD : EXIT_FOUND;
}

static int export(struct spec *spec, const struct options *options, size_t form)
{
	struct selection selection = { .arena = &spec->arena,
				       .platform = the_platform(&spec->model, options->platform, "export") };
	const char *wrong = NULL;
	struct text out = { 0 };
	int result;

	if (selection.platform == NULL)
		return EXIT_BAD;
	if (options->groups != NULL)
		wrong = select_groups(&selection, options->groups);
	if (wrong == NULL && (options->groups == NULL || options->events != NULL))
		wrong = select_events(&selection, options->events);
	if (wrong != NULL)
		result = complain(wrong);
	else if (options->against != NULL)
		result = compare(spec, &selection, options->against, &out);
	else
		result = forms[form].print(&selection, &out);
	text_free(&out);
	return result;
}

int run_export(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay, .only = options->platform };
	size_t form = 0;
	int result = EXIT_BAD;

	while (form < sizeof forms / sizeof forms[0] && strcmp(options->only, forms[form].name) != 0)
		form++;
	if (form == sizeof forms / sizeof forms[0])
		return complain("the forms are msr-safe, perf, perf-strings, json, csv and c-defines");
	if (options->against != NULL && forms[form].print != print_perf)
		return complain("only the form perf has a list to compare with: export perf --against DIR");
	if (load_checked(&spec, options->spec, FORMAT_TEXT))
		result = export(&spec, options, form);
	spec_free(&spec);
	return result;
}

/* SPDX-License-Identifier: MIT */
/* Loads, resolves and checks a spec, and prints what was found. */
#include "cli/pipeline.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "check/check.h"
#include "load/dump.h"
#include "model/lookup.h"
#include "model/resolve.h"

int print_out(struct text *out)
{
	bool good = out->length == 0 || fwrite(out->at, 1, out->length, stdout) == out->length;

	good &= fflush(stdout) == 0;
	if (!good)
		fprintf(stderr, "uncoregen: cannot write the output: %s\n", strerror(errno));
	text_free(out);
	return good ? EXIT_GOOD : EXIT_BAD;
}

static void print_to(FILE *file, struct diag *diag, const struct options *options)
{
	struct text out = { 0 };

	if (options->format == FORMAT_SARIF)
		diag_print_sarif(diag, &out);
	else if (options->format == FORMAT_JSON)
		diag_print_json(diag, &out);
	else
		diag_print_text(diag, &out);
	fwrite(out.at, 1, out.length, file);
	text_free(&out);
}

void print_errors(struct diag *diag, const struct options *options)
{
	print_to(stderr, diag, options);
}

static bool finish(struct spec *spec, const struct options *options)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	resolve_model(&resolver, &spec->model);
	check_model(&checker);
	if (spec->diag.count != 0 || options->format == FORMAT_SARIF)
		print_to(options->format == FORMAT_TEXT ? stderr : stdout, &spec->diag, options);
	return spec->diag.count == 0;
}

const struct platform *the_platform(const struct model *model, const char *id, const char *command)
{
	const struct platform *platform = find_platform(model, id);

	if (platform != NULL)
		return platform;
	fprintf(stderr, "uncoregen %s: the spec has no platform \"%s\"; it has", command, id);
	for (size_t i = 0; i < model->platform_count; i++)
		fprintf(stderr, "%s %s", i == 0 ? "" : ",", model->platforms[i].id);
	fputc('\n', stderr);
	return NULL;
}

bool load_checked(struct spec *spec, const struct options *options)
{
	load_spec(spec, options->spec);
	return finish(spec, options);
}

bool load_dump_checked(struct spec *spec, const struct options *options)
{
	load_dump(spec, options->spec);
	return finish(spec, options);
}

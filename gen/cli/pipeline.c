/* SPDX-License-Identifier: MIT */
/* Loads, resolves and checks a spec, and prints what was found. */
#include "cli/pipeline.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "check/check.h"
#include "base/words.h"
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

static void print_to(FILE *file, struct text *out)
{
	fwrite(out->at, 1, out->length, file);
	text_free(out);
}

static void put_messages(struct diag *diag, enum output_format format, struct text *out)
{
	if (format == FORMAT_JSON)
		diag_print_json(diag, out);
	else
		diag_print_text(diag, out);
}

void print_errors(struct diag *diag, enum output_format format)
{
	struct text out = { 0 };

	put_messages(diag, format, &out);
	print_to(stderr, &out);
}

/* Errors, then warnings. */
static void print_found(struct spec *spec, enum output_format format)
{
	struct text out = { 0 };

	if (format == FORMAT_SARIF)
		diag_print_sarif(&spec->diag, &spec->stale, &out);
	else if (spec->diag.count != 0)
		put_messages(&spec->diag, format, &out);
	if (format != FORMAT_SARIF && spec->stale.count != 0)
		put_messages(&spec->stale, format, &out);
	if (out.length != 0)
		print_to(format == FORMAT_TEXT ? stderr : stdout, &out);
}

bool load_checked(struct spec *spec, const char *folder, enum output_format format)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	load_spec(spec, folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
	print_found(spec, format);
	return spec->diag.count == 0;
}

/*
 * Messages have places in what was loaded, so nothing is forgotten once there is one. Files of an overlay are joined
 * once.
 */
static void load_platform(struct spec *spec, struct platform *platform, struct checker *checker,
			  const struct platform_user *user)
{
	struct resolver resolver = { spec->parts, &spec->diag };
	struct whole *wholes = spec->wholes;

	load_parts(spec, platform);
	resolve_platform(&resolver, &spec->model, platform);
	check_platform(checker, platform);
	if (spec->diag.count == 0)
		user->use(user->context, platform);
	if (spec->diag.count != 0 || spec->overlay != NULL)
		return;
	drop_parts(spec, platform, wholes);
}

bool load_each(struct spec *spec, const char *folder, enum output_format format, const struct platform_user *user)
{
	struct arena parts = { 0 };
	struct checker checker = { &parts, &spec->diag, &spec->model };

	if (load_heads(spec, folder)) {
		spec->parts = &parts;
		check_documents(&checker);
		for (size_t i = 0; i < spec->model.platform_count; i++)
			load_platform(spec, &spec->model.platforms[i], &checker, user);
		load_end(spec);
		check_between(&checker);
	}
	print_found(spec, format);
	spec->parts = NULL;
	arena_free(&parts);
	return spec->diag.count == 0;
}

/* A spec may have many platforms. None: only the one that was asked for was loaded. */
static void add_some_names(struct text *text, const struct strings *names)
{
	enum { SOME = 12 };

	if (names->count == 0)
		text_add(text, "; see: uncore list platforms");
	for (size_t i = 0; i < names->count && i < SOME; i++)
		text_join(text, i == 0 ? "; it has " : ", ", names->at[i], "");
	if (names->count > SOME)
		text_printf(text, " and %zu more", names->count - SOME);
}

const struct platform *the_platform(const struct model *model, const char *id, const char *command)
{
	const struct platform *platform = find_platform(model, id);
	struct strings names = { 0 };
	struct arena arena = { 0 };
	struct text text = { 0 };

	if (platform != NULL)
		return platform;
	for (size_t i = 0; i < model->platform_count; i++)
		list_add(&arena, &names, model->platforms[i].id);
	if (!add_near_names(&text, id, &names))
		add_some_names(&text, &names);
	fprintf(stderr, "uncoregen %s: the spec has no platform \"%s\"%s\n", command, id, text_string(&text));
	text_free(&text);
	arena_free(&arena);
	return NULL;
}

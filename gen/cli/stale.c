/* SPDX-License-Identifier: MIT */
/* Implements generate --check: finds the changes of the spec since the last commit that changed the generated files. */
#include "cli/stale.h"

#include <stdio.h>
#include <string.h>

#include "base/source.h"
#include "check/check.h"
#include "cli/emit_all.h"
#include "diff/git.h"
#include "diff/report/report.h"
#include "load/tree.h"
#include "model/resolve.h"
#include "shared/named.h"

enum { LINES_MAX = 20 };

/* The spec from which the generated files were made, and what has changed since. */
struct past {
	const char *revision;
	struct tree tree;
	struct spec spec;
	struct outputs outputs;
	struct diff diff;
};

/* Loads the old spec. It may break present rules; then nothing can be said about it. */
static bool load_past(struct past *past, const struct options *options)
{
	struct resolver resolver = { &past->spec.arena, &past->spec.diag };
	struct checker checker = { &past->spec.arena, &past->spec.diag, &past->spec.model };

	past->revision = git_last_change(&past->spec.arena, options->out);
	if (past->revision == NULL ||
	    !git_read_tree(&past->spec.arena, past->revision, options->spec, false, options->spec, true, &past->tree))
		return false;
	past->spec.tree = &past->tree;
	load_spec(&past->spec, options->spec);
	resolve_model(&resolver, &past->spec.model);
	check_model(&checker);
	return past->spec.diag.count == 0;
}

static const struct output *find_output(const struct outputs *outputs, const char *path)
{
	return NAMED(outputs->files, outputs->count, path, path);
}

static bool same_bytes(const struct output *a, const struct output *b)
{
	return b != NULL && a->out.length == b->out.length && memcmp(a->out.at, b->out.at, a->out.length) == 0;
}

/* Whether the changed item goes into this output file. */
static bool goes_into(struct arena *arena, const struct change *change, const char *path)
{
	const struct subject *subject = change->subject;
	const struct platform *platform = subject_last(subject, ITEM_PLATFORM);
	const struct box *box = subject_last(subject, ITEM_BOX);

	if (subject->kind == ITEM_SYNONYM)
		return strncmp(path, "src/", 4) == 0 && strstr(path, "_tables.c") != NULL;
	/* nothing is generated from documents and disputes, and symbols are part of what is generated */
	if (platform == NULL || change->symbols.count != 0)
		return false;
	if (box != NULL && strcmp(path, arena_printf(arena, "include/uncore/%s/%s.h", platform->id, box->id)) == 0)
		return !change_is_of_events(change);
	if (box != NULL &&
	    strcmp(path, arena_printf(arena, "include/uncore/%s/%s_events.h", platform->id, box->id)) == 0)
		return change_is_of_events(change) || change_class(change->id) != CLASS_TEXT;
	if (subject->kind == ITEM_ERRATUM && strncmp(path, "include/", strlen("include/")) == 0)
		return strncmp(path, arena_printf(arena, "include/uncore/%s/", platform->id),
			       strlen("include/uncore/") + strlen(platform->id) + 1) == 0;
	if (strcmp(path, "src/platforms.c") == 0)
		return subject->kind == ITEM_PLATFORM || subject->kind == ITEM_CPUID;
	if (strcmp(path, arena_printf(arena, "selftest/%s_selftest.c", platform->id)) == 0)
		return box != NULL && !change_is_of_events(change);
	if (strcmp(path, arena_printf(arena, "src/%s_tables.c", platform->id)) == 0)
		return true;
	return (strcmp(path, arena_printf(arena, "include/uncore/%s.h", platform->id)) == 0 ||
		strcmp(path, arena_printf(arena, "include/uncore/%s_events.h", platform->id)) == 0) &&
	       (subject->kind == ITEM_PLATFORM || change->whole);
}

static void print_reason(struct arena *arena, const char *file, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);
	struct line_column at = source_locate(loc.source, loc.offset);
	struct text values = { 0 };

	report_values(change, &values);
	printf("%s is stale: %s %s%s%s (%s%s:%u:%u)\n", file, subject_path(arena, change->subject), report_verb(change),
	       values.length != 0 ? " " : "", text_string(&values), change->subject->new == NULL ? "was in " : "",
	       loc.source->path, at.line, at.column);
	text_free(&values);
}

/* Prints the changes of the spec that make the file stale. False if there are none. */
static bool print_reasons(const struct past *past, const char *folder, const char *path)
{
	struct arena *arena = past->diff.arena;
	const char *file = arena_printf(arena, "%s/%s", folder, path);
	size_t count = 0;

	for (size_t i = 0; i < past->diff.count; i++) {
		if (!goes_into(arena, &past->diff.changes[i], path))
			continue;
		if (count++ < LINES_MAX)
			print_reason(arena, file, &past->diff.changes[i]);
	}
	if (count > LINES_MAX)
		printf("%s is stale: and %zu more, see uncoregen diff git:%.12s\n", file, count - LINES_MAX,
		       past->revision);
	return count != 0;
}

static void print_stale(struct past *past, bool known, const struct outputs *outputs, const struct output *file)
{
	if (output_state(outputs, file) == OUTPUT_MISSING && known && find_output(&past->outputs, file->path) != NULL) {
		printf("%s/%s is not there\n", outputs->folder, file->path);
		return;
	}
	if (known && same_bytes(file, find_output(&past->outputs, file->path))) {
		printf("%s/%s is stale: not by the spec, which says the same as in git:%.12s; edited, or made by "
		       "another uncoregen\n",
		       outputs->folder, file->path, past->revision);
		return;
	}
	if (!known || !print_reasons(past, outputs->folder, file->path))
		printf("%s/%s is stale: run uncoregen generate\n", outputs->folder, file->path);
}

bool report_stale(struct outputs *outputs, const struct options *options, const struct spec *spec)
{
	struct past past = { .spec = { .known = spec } };
	bool known = false, any = false;

	for (size_t i = 0; i < outputs->count; i++) {
		if (output_state(outputs, &outputs->files[i]) == OUTPUT_CURRENT)
			continue;
		if (!any && load_past(&past, options)) {
			past.outputs.arena = past.diff.arena = &past.spec.arena;
			emit_all(&past.outputs, &past.spec.model);
			diff_models(&past.diff, &past.spec.model, &spec->model);
			known = true;
		}
		any = true;
		print_stale(&past, known, outputs, &outputs->files[i]);
	}
	if (any && known)
		printf("%s: run uncoregen generate\n", outputs->folder);
	if (any)
		outputs_free(&past.outputs);
	spec_free(&past.spec);
	return any;
}

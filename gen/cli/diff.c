/* SPDX-License-Identifier: MIT */
/* Implements uncoregen diff and uncoregen changes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json/write.h"
#include "cli/diff_file.h"
#include "cli/pipeline.h"
#include "cli/side.h"
#include "diff/accept/accepted.h"
#include "site/change_url.h"

static bool is_colored(const struct options *options)
{
	if (options->color != COLOR_AUTO)
		return options->color == COLOR_ALWAYS;
	return isatty(STDOUT_FILENO) && (getenv("NO_COLOR") == NULL || *getenv("NO_COLOR") == '\0');
}

static int print_report(const struct report *report, const struct options *options)
{
	static void (*const writers[])(const struct report *report, struct text *out) = {
		[FORMAT_TEXT] = report_text,
		[FORMAT_JSON] = report_json,
		[FORMAT_MARKDOWN] = report_markdown,
		[FORMAT_HTML] = report_html,
	};
	struct text out = { 0 };

	writers[options->format](report, &out);
	return print_out(&out);
}

static bool fails(const struct diff *diff, enum fail_on on)
{
	enum change_class worst = diff_gravest_open(diff);

	if (on == FAIL_NEVER || worst == CLASS_COUNT)
		return false;
	if (on == FAIL_BREAKING)
		return worst == CLASS_BREAKING;
	return on == FAIL_ANY || worst <= CLASS_BEHAVIOUR;
}

/* A list that cannot be read, or accepts what is not there, fails the review, with or without --fail-on. */
static bool accept(struct diff *diff, const struct options *options)
{
	struct diag diag = { .arena = diff->arena };
	struct accepted_list list = { .count = 0 };

	if (options->accept == NULL)
		return true;
	if (accepted_read(&diag, options->accept, &list))
		accept_changes(diff, &diag, &list);
	if (diag.count != 0)
		print_errors(&diag, FORMAT_TEXT);
	return diag.count == 0;
}

/* Prints the report. If something was left out, that is an error, because it may be what breaks programs. */
static int report_diff(const struct report *report, const struct options *options)
{
	bool good = accept(report->diff, options);
	int result = EXIT_GOOD;

	if (!options->quiet || report->diff->count != 0 || report_warnings(report) != 0)
		result = print_report(report, options);
	if (result == EXIT_GOOD && (!good || report->left_out.count != 0))
		return EXIT_BAD;
	return result == EXIT_GOOD && fails(report->diff, options->fail_on) ? EXIT_FOUND : result;
}

static struct report report_of(struct diff *diff, const struct options *options)
{
	return (struct report){ .diff = diff,
				.accepts = options->accept != NULL,
				.color = is_colored(options),
				.pages = options->site,
				.url_of = site_url_of_change };
}

static int diff_between(const struct options *options)
{
	struct side side = { .name = options->spec, .spec = { .overlay = options->overlay } };
	struct arena arena = { 0 };
	struct diff diff = { .arena = &arena };
	struct report report = report_of(&diff, options);
	const struct platform *old, *new;
	int result = EXIT_BAD;

	if (options->only == NULL || options->second == NULL) {
		fputs("uncoregen diff: --between compares two platforms; name both\n", stderr);
		return EXIT_BAD;
	}
	if (load_side(&side, options) && (old = the_platform(&side.spec.model, options->only, "diff")) != NULL &&
	    (new = the_platform(&side.spec.model, options->second, "diff")) != NULL) {
		report.left_out = leave_out(&arena, &side, &side);
		report.old = report.new = side.said;
		report.old.name = options->only;
		report.new.name = options->second;
		report.new.errors = 0; /* both are parts of one spec, so its errors are reported once */
		diff_platforms(&diff, old, new);
		result = report_diff(&report, options);
	}
	arena_free(&arena);
	spec_free(&side.spec);
	return result;
}

int run_diff(const struct options *options)
{
	struct side old = { .name = options->only != NULL ? options->only : "git:HEAD" };
	struct side new = { .name = options->second != NULL ? options->second : options->spec,
			    .spec = { .overlay = options->overlay } };
	struct arena arena = { 0 };
	struct diff diff = { .arena = &arena };
	struct report report = report_of(&diff, options);
	int result = EXIT_BAD;

	new.spec.known = &old.spec;
	if (options->site != NULL && (options->format != FORMAT_HTML || options->file != NULL)) {
		fputs("uncoregen diff: only a page has links into the site: --site needs --format html\n", stderr);
		return EXIT_BAD;
	}
	if (options->accept != NULL && options->file != NULL) {
		fputs("uncoregen diff: --accept is for whole specs, not for one --file\n", stderr);
		return EXIT_BAD;
	}
	if (options->between)
		return diff_between(options);
	if (options->file != NULL)
		return diff_file(options, is_colored(options));
	if (load_side(&old, options) && load_side(&new, options)) {
		report.left_out = leave_out(&arena, &old, &new);
		report.old = old.said;
		report.new = new.said;
		diff_models(&diff, &old.spec.model, &new.spec.model);
		result = report_diff(&report, options);
	}
	arena_free(&arena);
	spec_free(&old.spec);
	spec_free(&new.spec);
	return result;
}

static void put_change_row(const struct options *options, enum change_id id, struct text *out)
{
	const char *of = class_name(change_class(id));

	if (options->format == FORMAT_JSON) {
		text_printf(out, "{\"change\": \"%s\", \"class\": \"%s\", \"help\": ", change_name(id), of);
		text_json(out, change_text(id));
		text_add(out, "}\n");
	} else if (options->format == FORMAT_MARKDOWN) {
		text_printf(out, "| `%s` | %s | %s |\n", change_name(id), of, change_text(id));
	} else {
		text_printf(out, "%-20s %-10s %s\n", change_name(id), of, change_text(id));
	}
}

static const char page_head[] =
	"# Changes\n\nThe changes that `uncoregen diff` distinguishes. `uncoregen changes --markdown` prints this "
	"page.\n"
	"For each change `tests/diff/` has a pair of specs that shows it. Words: [glossary](../glossary.md).\n\n"
	"| class | what it means for a user | version that follows |\n"
	"|---|---|---|\n";

int run_changes(const struct options *options)
{
	struct text out = { 0 };

	if (options->format == FORMAT_MARKDOWN) {
		text_add(&out, page_head);
		for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++)
			text_printf(&out, "| %s | %s | %s |\n", class_name(of), class_meaning(of), class_step(of));
		text_add(&out, "\n| change | class | what has happened |\n|---|---|---|\n");
	}
	for (int i = 0; i < CHANGE_COUNT; i++)
		put_change_row(options, (enum change_id)i, &out);
	return print_out(&out);
}

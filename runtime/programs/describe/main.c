/* SPDX-License-Identifier: MIT */
/*
 * Prints what the build needs of the command's key tables. "describe schema NAME" prints a JSON Schema, and "describe
 * page NAME" a page of the manual. "describe schemas" and "describe pages" print their names. No user needs this: the
 * results are in spec/schema and in docs.
 */
#include <stdio.h>
#include <string.h>

#include "cli/common/formats.h"
#include "cli/groups/own.h"
#include "describe/lists.h"
#include "json/formats.h"
#include "json/measured.h"

enum { FORMATS = 16, READ = 4 };

/* The ones that are read, then those that are printed. */
static const struct format *const formats[FORMATS] = {
	&scenario_format,   &recording_format,  &exporter_format, &groups_format, &bench_format,  &decode_format,
	&decode_log_format, &doctor_format,     &dry_run_format,  &dump_format,   &encode_format, &list_format,
	&search_format,     &sim_report_format, &stat_format,     &who_format
};

static const struct page {
	const char *name, *heading, *intro;
	size_t first, end; /* of the formats */
} pages[] = {
	{ "scenario-keys", "Keys of a scenario",
	  "Every key of every object of a scenario file. "
	  "[The simulator](../simulator.md) explains what they do.",
	  0, 1 },
	{ "recording-keys", "Keys of a recording",
	  "Every key of every line of a recording. [Recording a measurement](../recordings.md) shows examples.", 1, 2 },
	{ "exporter-keys", "Keys of the exporter's configuration",
	  "Every key of the file of `uncore exporter --config`. [The exporter](../exporter.md) shows an example.", 2,
	  3 },
	{ "own-groups-keys", "Keys of groups of one's own",
	  "Every key of the file of `--groups`. [Groups](../groups.md#groups-of-your-own) shows an example.", 3, READ },
	{ "output-keys", "Keys of what commands print",
	  "Every member of what these commands print with `--format json`. A member that is not always there "
	  "is left out. "
	  "[The uncore command](../uncore-command.md) shows examples.",
	  READ, FORMATS },
};

enum { PAGES = sizeof(pages) / sizeof(pages[0]) };

static int print(struct text *text)
{
	int bad = fputs(text_string(text), stdout) < 0 || fflush(stdout) != 0;

	text_free(text);
	return bad ? 1 : 0;
}

static int print_page(const struct page *page)
{
	struct text out = { 0 };

	text_printf(&out,
		    "# %s\n\n%s\n`make docs` prints this page from the key tables. "
		    "Words: [glossary](../glossary.md).\n\n",
		    page->heading, page->intro);
	for (size_t at = page->first; at < page->end; at++)
		manual_emit_format(formats[at], &out);
	text_cut(&out, out.length - 1);
	return print(&out);
}

static int print_schema(const struct format *format)
{
	struct text out = { 0 };

	schema_emit_format(format, &out);
	return print(&out);
}

/* Schemas of what is printed are in a folder of their own: "output/who". */
static const char *base_name(const char *name)
{
	const char *slash = strrchr(name, '/');

	return slash != NULL ? slash + 1 : name;
}

static int print_named(const char *what, const char *name)
{
	for (size_t at = 0; at < PAGES && strcmp(what, "page") == 0; at++)
		if (strcmp(name, pages[at].name) == 0)
			return print_page(&pages[at]);
	for (size_t at = 0; at < FORMATS && strcmp(what, "schema") == 0; at++)
		if (strcmp(base_name(name), formats[at]->name) == 0)
			return print_schema(formats[at]);
	return 2;
}

int main(int argc, char **argv)
{
	describe_lists();
	if (argc == 3)
		return print_named(argv[1], argv[2]);
	for (size_t at = 0; at < PAGES && argc == 2 && strcmp(argv[1], "pages") == 0; at++)
		puts(pages[at].name);
	for (size_t at = 0; at < FORMATS && argc == 2 && strcmp(argv[1], "schemas") == 0; at++)
		printf("%s%s\n", formats[at]->command != NULL ? "output/" : "", formats[at]->name);
	return argc == 2 && fflush(stdout) == 0 ? 0 : 2;
}

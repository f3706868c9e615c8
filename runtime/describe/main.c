/* SPDX-License-Identifier: MIT */
/*
 * Prints what the build needs of the command's key tables: "describe schema NAME" a JSON Schema, "describe page NAME"
 * a page of the manual, "describe names" the names. No user needs it: the results are in spec/schema and in docs.
 */
#include <stdio.h>
#include <string.h>

#include "json/formats.h"

static const struct described {
	const struct format *format;
	const char *heading, *intro; /* of its page */
} all[] = {
	{ &scenario_format, "Keys of a scenario",
	  "Every key of every object of a scenario file. [The simulator](simulator.md) explains what they do." },
	{ &recording_format, "Keys of a recording",
	  "Every key of every line of a recording. [Recording a measurement](recordings.md) shows "
	  "examples." },
};

static int print(const struct text *text)
{
	int bad = fputs(text_string(text), stdout) < 0 || fflush(stdout) != 0;

	return bad ? 1 : 0;
}

static int print_page(const struct described *each)
{
	struct text out = { 0 };
	int result;

	text_printf(&out,
		    "# %s\n\n%s\n`make docs` prints this page from the key tables. Words: [glossary](glossary.md).\n\n",
		    each->heading, each->intro);
	manual_emit_format(each->format, &out);
	text_cut(&out, out.length - 1);
	result = print(&out);
	text_free(&out);
	return result;
}

static int print_schema(const struct described *each)
{
	struct text out = { 0 };
	int result;

	schema_emit_format(each->format, &out);
	result = print(&out);
	text_free(&out);
	return result;
}

int main(int argc, char **argv)
{
	for (size_t at = 0; at < sizeof(all) / sizeof(all[0]); at++) {
		if (argc == 2 && strcmp(argv[1], "names") == 0)
			puts(all[at].format->name);
		else if (argc == 3 && strcmp(argv[2], all[at].format->name) == 0)
			return strcmp(argv[1], "page") == 0 ? print_page(&all[at]) : print_schema(&all[at]);
	}
	return argc == 2 && fflush(stdout) == 0 ? 0 : 2;
}

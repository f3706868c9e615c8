/* SPDX-License-Identifier: MIT */
/* uncore report: makes a page for a browser of recordings and of what uncore stat printed. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/find.h"
#include "cli/machine/rights.h"
#include "cli/report/input.h"
#include "cli/report/join.h"
#include "cli/report/page.h"
#include "base/whole_file.h"

/* Without --output: the name of the first file with another ending, in the current folder. */
static void add_default_name(struct text *name, const char *file)
{
	const char *slash = strrchr(file, '/');
	const char *base = slash != NULL ? slash + 1 : file;
	const char *dot = strrchr(base, '.');

	text_bytes(name, base, dot != NULL && dot != base ? (size_t)(dot - base) : strlen(base));
	text_add(name, ".html");
}

/* Only a page that was asked for by its name replaces a file. */
static int choose_output(const struct cli_request *request, struct text *name)
{
	if (request->output != NULL) {
		text_add(name, request->output);
		return CLI_GOOD;
	}
	if (strcmp(request->line.arguments[0], "-") == 0) {
		text_add(name, "-");
		return CLI_GOOD;
	}
	add_default_name(name, request->line.arguments[0]);
	if (access(text_string(name), F_OK) != 0)
		return CLI_GOOD;
	complain(request, "%s exists; to replace it: -o %s", text_string(name), text_string(name));
	return CLI_BAD;
}

static int write_page(const struct cli_request *request, const char *name, const struct text *page)
{
	int error;

	if (strcmp(name, "-") == 0) {
		fwrite(page->at, 1, page->length, stdout);
		return CLI_GOOD;
	}
	error = write_whole_file(name, page->at, page->length);
	if (error == 0) {
		if (request->output == NULL)
			printf("%s\n", name);
		return CLI_GOOD;
	}
	complain(request, "%s: %s", name, strerror(error));
	return CLI_BAD;
}

static int make_page(const struct cli_request *request, const char *name)
{
	struct runs runs = { .count = 0 };
	struct text page = { 0 };
	int result = CLI_GOOD;

	for (int at = 0; at < request->line.count && result != CLI_BAD; at++) {
		int each = read_runs(request, request->line.arguments[at], &runs);

		result = each == CLI_GOOD ? result : each;
	}
	if (result != CLI_BAD) {
		join_runs(&runs);
		finish_runs(&runs);
		page_write(&page, &runs, request->title);
		if (write_page(request, name, &page) != CLI_GOOD)
			result = CLI_BAD;
	}
	text_free(&page);
	free_runs(&runs);
	return result;
}

int cli_report(const struct cli_request *request)
{
	struct text name = { 0 };
	int result;

	/* The files come from anywhere, and no register is needed. */
	drop_rights();
	result = choose_output(request, &name);
	if (result == CLI_GOOD)
		result = make_page(request, text_string(&name));
	text_free(&name);
	return result;
}

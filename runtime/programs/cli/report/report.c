/* SPDX-License-Identifier: MIT */
/* uncore report: makes a page for a browser of recordings and of what uncore stat printed. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/report/input.h"
#include "cli/report/join.h"
#include "cli/report/page.h"
#include "base/files/whole_file.h"

static size_t without_ending(const char *base, size_t length)
{
	const char *dot = memrchr(base, '.', length);

	return dot != NULL && dot != base ? (size_t)(dot - base) : length;
}

/* Without --output: the name of the first file or folder with another ending, in the current folder. */
static void add_default_name(struct text *name, const char *file)
{
	size_t length = strlen(file);
	const char *base;

	while (length > 1 && file[length - 1] == '/')
		length--;
	base = memrchr(file, '/', length);
	base = base != NULL ? base + 1 : file;
	length -= (size_t)(base - file);
	if (length > 3 && strncmp(base + length - 3, ".gz", 3) == 0)
		length -= 3;
	length = without_ending(base, length);
	if (length > 0 && base[0] != '.')
		text_bytes(name, base, length);
	else
		text_add(name, "report");
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

/* A page or a list of names may lie beside the files. It is no fault, but nothing is left out silently. */
static int check_runs(const struct cli_request *request, const struct runs *runs)
{
	if (runs->count == 0) {
		complain(request, "%s: no file in it is a recording or JSON of uncore stat",
			 request->line.arguments[0]);
		return CLI_BAD;
	}
	if (runs->left_out > 0)
		complain(request, "left out %zu %s: neither a recording nor JSON of uncore stat", runs->left_out,
			 runs->left_out == 1 ? "file" : "files");
	return CLI_GOOD;
}

static int read_files(const struct cli_request *request, struct runs *runs)
{
	struct report_files files = { .count = 0 };
	int result = list_files(request, &runs->arena, &files);

	for (size_t at = 0; at < files.count && result != CLI_BAD; at++) {
		int each = read_runs(request, &files.at[at], runs);

		result = each == CLI_GOOD ? result : each;
	}
	return result != CLI_BAD && check_runs(request, runs) != CLI_GOOD ? CLI_BAD : result;
}

static int make_page(const struct cli_request *request, const char *name)
{
	struct runs runs = { .count = 0 };
	struct text page = { 0 };
	int result = read_files(request, &runs);

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

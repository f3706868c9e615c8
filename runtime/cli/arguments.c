/* SPDX-License-Identifier: MIT */
/* Reads a command line into a request. */
#define _GNU_SOURCE
#include "cli/arguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every spelling of / means this machine. */
static const char *plain_root(const char *root)
{
	char *whole = root != NULL ? realpath(root, NULL) : NULL;

	if (whole != NULL && strcmp(whole, "/") == 0)
		root = "/";
	free(whole);
	return root;
}

enum options_result read_request(const struct command *command, int count, char **words, struct cli_request *request)
{
	struct text text = { 0 };
	struct command_line *line = &request->line;
	enum options_result result;

	*request = (struct cli_request){ .line.command = command };
	if (command != NULL)
		result = options_read_command(&cli_program, count, words, request, line, &text);
	else
		result = options_read(&cli_program, count, words, request, line, &text);
	if (result == OPTIONS_WRONG || command == NULL)
		fputs(text_string(&text), result == OPTIONS_WRONG ? stderr : stdout);
	text_free(&text);
	request->root = plain_root(request->root);
	return result;
}

void free_request(struct cli_request *request)
{
	options_free(&cli_program, request, &request->line);
}

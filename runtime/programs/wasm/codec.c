/* SPDX-License-Identifier: MIT */
/*
 * Runs uncore's commands that need no machine inside a web page. It is the program of a WebAssembly module. A script
 * hands over the words of a command line and gets what the command prints. So page and command cannot differ.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/commands.h"
#include "cli/common/output.h"

#define EXPORTED(name) __attribute__((export_name(name)))

/* Others would need a machine, or start programs. help runs inside options_read(). */
static int (*const runs[COMMAND_COUNT])(const struct cli_request *request) = {
	[COMMAND_ENCODE] = cli_encode, [COMMAND_DECODE] = cli_decode,     [COMMAND_DECODE_LOG] = cli_decode_log,
	[COMMAND_SEARCH] = cli_search, [COMMAND_COMPLETE] = cli_complete,
};

static int run_request(const struct cli_request *request)
{
	unsigned at = (unsigned)(request->line.command - cli_program.commands);

	if (runs[at] != NULL)
		return runs[at](request);
	fprintf(stderr, "uncore %s does not run in a page\n", request->line.command->name);
	return CLI_BAD;
}

static int run_line(int count, char **words)
{
	struct cli_request request = { .platform = NULL };
	struct text text = { 0 };
	enum options_result result = options_read(&cli_program, count, words, &request, &request.line, &text);
	int status = result == OPTIONS_WRONG ? CLI_BAD : CLI_GOOD;

	fputs(text_string(&text), result == OPTIONS_WRONG ? stderr : stdout);
	if (result == OPTIONS_READ)
		status = run_request(&request);
	text_free(&text);
	options_free(&cli_program, &request, &request.line);
	return status;
}

char *codec_room(size_t size);
int codec_run(char *words, size_t length);

/* Room for the words of a command line; codec_run() frees it. */
EXPORTED("codec_room") char *codec_room(size_t size)
{
	return take_memory(NULL, size);
}

/*
 * Runs a command line: its words after the program's name, each with a NUL after it. Returns the exit status. What it
 * reads and prints goes through the imports fd_read and fd_write.
 */
EXPORTED("codec_run") int codec_run(char *words, size_t length)
{
	char **line = take_memory(NULL, (length + 1) * sizeof(*line));
	int count = 0, status;

	for (size_t at = 0; at < length; at += strlen(words + at) + 1)
		line[count++] = words + at;
	line[count] = NULL;
	status = run_line(count, line);
	fflush(stdout);
	free(line);
	free(words);
	return status;
}

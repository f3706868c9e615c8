/* SPDX-License-Identifier: MIT */
/* Reads the command line of uncoregen and runs its subcommand. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/option/terminal.h"
#include "cli/cli.h"

/* Finds the spec that "make install" puts next to the program's folder, if the working folder has none. */
static bool find_installed(char *path, size_t room)
{
	static const char below[] = "/share/libuncore/spec";
	ssize_t length = readlink("/proc/self/exe", path, room);

	if (access("spec", F_OK) == 0 || length <= 0 || (size_t)length >= room)
		return false;
	for (int up = 0; up < 2; up++) {
		while (length > 0 && path[--length] != '/')
			;
		path[length] = '\0';
	}
	if ((size_t)length + sizeof below > room)
		return false;
	memcpy(path + length, below, sizeof below);
	return access(path, R_OK) == 0;
}

/* Runs the command on the spec folder of the operands, of --spec, or the default one. */
static int run_on_spec(struct options *options)
{
	const struct command *command = options->line.command;
	char installed[PATH_MAX];

	options->only = options->line.count > 0 ? options->line.arguments[0] : NULL;
	options->second = options->line.count > 1 ? options->line.arguments[1] : NULL;
	if (options->only != NULL && takes_folder(command))
		options->spec = options->only;
	if (options->spec == NULL)
		options->spec =
			only_prints(options) && find_installed(installed, sizeof installed) ? installed : "spec";
	return run_command(options);
}

int main(int argc, char **argv)
{
	struct options options = { .out = "generated" };
	struct text text = { 0 };
	enum options_result result = options_read(&uncoregen, argc - 1, argv + 1, &options, &options.line, &text);
	int status = result == OPTIONS_WRONG ? EXIT_BAD : EXIT_GOOD;

	terminal_filter(false, false);
	fputs(text_string(&text), result == OPTIONS_WRONG ? stderr : stdout);
	text_free(&text);
	if (result == OPTIONS_READ)
		status = run_on_spec(&options);
	options_free(&uncoregen, &options, &options.line);
	return status;
}

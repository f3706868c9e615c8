/* SPDX-License-Identifier: MIT */
/* uncore, uncore-offline and uncore-sim: reads the command line and runs its command. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/arguments.h"
#include "cli/machine/programs.h"
#include "cli/common/output.h"
#include "cli/machine/tables.h"

/* words begins with the program's name; given is a copy of it, because reading changes the order of words. */
static int run(int count, char **words, char **given)
{
	struct cli_request request;
	enum options_result result = read_request(NULL, count - 1, words + 1, &request);
	int status = result == OPTIONS_WRONG ? CLI_BAD : CLI_GOOD;

	if (result == OPTIONS_ELSEWHERE)
		status = leave_to_manuals(&request, given);
	if (result == OPTIONS_READ)
		status = leave_to_other(&request, given);
	if (result == OPTIONS_READ && status == CLI_GOOD)
		status = load_tables(&request);
	if (result == OPTIONS_READ && status == CLI_GOOD)
		status = find_run(&request)(&request);
	free_tables(&request);
	free_request(&request);
	return status;
}

int main(int argc, char **argv)
{
	size_t room = ((size_t)argc + 1) * sizeof(*argv);
	char **given = (char **)take_memory(NULL, room);
	int status;

	memcpy(given, argv, room);
	output_begin();
	status = run(argc, argv, given);
	free(given);
	return output_end(status);
}

/* SPDX-License-Identifier: MIT */
/* uncore: reads the command line and runs its command. */
#include "cli/arguments.h"
#include "cli/output.h"

static int run(int count, char **words)
{
	struct cli_request request;
	enum options_result result = read_request(NULL, count, words, &request);
	int status = result == OPTIONS_WRONG ? CLI_BAD : CLI_GOOD;

	if (result == OPTIONS_READ)
		status = run_request(&request);
	free_request(&request);
	return status;
}

int main(int argc, char **argv)
{
	output_begin();
	return output_end(run(argc - 1, argv + 1));
}

/* SPDX-License-Identifier: MIT */
/* uncore and uncore-sim: reads the command line and runs its command. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/arguments.h"
#include "cli/machine/simulated.h"
#include "cli/common/output.h"
#include "cli/machine/tables.h"

/* help is missing: options_read() runs it. */
static int (*const runs[COMMAND_COUNT])(const struct cli_request *request) = {
	[COMMAND_LIST] = cli_list,         [COMMAND_SHOW] = cli_show,         [COMMAND_ENCODE] = cli_encode,
	[COMMAND_DECODE] = cli_decode,     [COMMAND_STAT] = cli_stat,         [COMMAND_RECORD] = cli_record,
	[COMMAND_DUMP] = cli_dump,         [COMMAND_DOCTOR] = cli_doctor,     [COMMAND_WHO] = cli_who,
	[COMMAND_SIM] = cli_sim,           [COMMAND_RESTORE] = cli_restore,   [COMMAND_REPORT] = cli_report,
	[COMMAND_TOP] = cli_top,           [COMMAND_EXPORTER] = cli_exporter, [COMMAND_DECODE_LOG] = cli_decode_log,
	[COMMAND_COMPLETE] = cli_complete, [COMMAND_SEARCH] = cli_search,
};

/* words begins with the program's name; given is a copy of it, because reading changes the order of words. */
static int run(int count, char **words, char **given)
{
	struct cli_request request;
	enum options_result result = read_request(NULL, count - 1, words + 1, &request);
	int status = result == OPTIONS_WRONG ? CLI_BAD : CLI_GOOD;

	if (result == OPTIONS_READ)
		status = leave_to_simulator(&request, given);
	if (result == OPTIONS_READ && status == CLI_GOOD)
		status = load_tables(&request);
	if (result == OPTIONS_READ && status == CLI_GOOD)
		status = runs[request.line.command - cli_program.commands](&request);
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

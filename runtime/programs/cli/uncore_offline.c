/* SPDX-License-Identifier: MIT */
/* uncore-offline: the commands that read files and tables only. */
#include "cli/machine/programs.h"

const enum cli_program_file cli_this_program = CLI_OFFLINE;

cli_run_call *const cli_runs[COMMAND_COUNT] = {
	[COMMAND_LIST] = cli_list,     [COMMAND_SHOW] = cli_show,         [COMMAND_SEARCH] = cli_search,
	[COMMAND_ENCODE] = cli_encode, [COMMAND_DECODE] = cli_decode,     [COMMAND_DECODE_LOG] = cli_decode_log,
	[COMMAND_REPORT] = cli_report, [COMMAND_COMPLETE] = cli_complete, [COMMAND_GROUPS] = cli_groups,
	[COMMAND_BENCH] = cli_bench,
};

cli_run_call *const cli_papers[COMMAND_COUNT] = {
	[COMMAND_STAT] = cli_stat,
	[COMMAND_RECORD] = cli_record,
	[COMMAND_TOP] = cli_top,
	[COMMAND_DOCTOR] = cli_container,
};

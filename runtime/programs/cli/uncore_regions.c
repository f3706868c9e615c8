/* SPDX-License-Identifier: MIT */
/* uncore-regions: uncore stat --regions. */
#include "cli/machine/programs.h"

const enum cli_program_file cli_this_program = CLI_REGIONS;

cli_run_call *const cli_runs[COMMAND_COUNT] = { [COMMAND_STAT] = cli_stat };

cli_run_call *const cli_papers[COMMAND_COUNT] = { NULL };

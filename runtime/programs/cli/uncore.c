/* SPDX-License-Identifier: MIT */
/* uncore: the commands that use the machine. */
#include "cli/machine/programs.h"

const enum cli_program_file cli_this_program = CLI_MACHINE_PROGRAM;

cli_run_call *const cli_runs[COMMAND_COUNT] = {
	[COMMAND_STAT] = cli_stat,         [COMMAND_RECORD] = cli_record,   [COMMAND_TOP] = cli_top,
	[COMMAND_EXPORTER] = cli_exporter, [COMMAND_DUMP] = cli_dump,       [COMMAND_DOCTOR] = cli_doctor,
	[COMMAND_WHO] = cli_who,           [COMMAND_RESTORE] = cli_restore,
};

/* A recorded machine is not this one, and a dry run writes nothing: uncore-offline shows them. */
cli_run_call *const cli_papers[COMMAND_COUNT] = { NULL };

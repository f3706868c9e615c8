/* SPDX-License-Identifier: MIT */
/* uncore-sim: every command, on simulated machines too. */
#include "cli/machine/programs.h"

const enum cli_program_file cli_this_program = CLI_SIMULATOR;

cli_run_call *const cli_runs[COMMAND_COUNT] = {
	[COMMAND_STAT] = cli_stat,     [COMMAND_RECORD] = cli_record,
	[COMMAND_TOP] = cli_top,       [COMMAND_EXPORTER] = cli_exporter,
	[COMMAND_DUMP] = cli_dump,     [COMMAND_DOCTOR] = cli_doctor,
	[COMMAND_WHO] = cli_who,       [COMMAND_RESTORE] = cli_restore,
	[COMMAND_LIST] = cli_list,     [COMMAND_SHOW] = cli_show,
	[COMMAND_SEARCH] = cli_search, [COMMAND_ENCODE] = cli_encode,
	[COMMAND_DECODE] = cli_decode, [COMMAND_DECODE_LOG] = cli_decode_log,
	[COMMAND_REPORT] = cli_report, [COMMAND_COMPLETE] = cli_complete,
	[COMMAND_GROUPS] = cli_groups, [COMMAND_BENCH] = cli_bench,
	[COMMAND_SIM] = cli_sim,
};

cli_run_call *const cli_papers[COMMAND_COUNT] = {
	[COMMAND_STAT] = cli_stat,
	[COMMAND_RECORD] = cli_record,
	[COMMAND_TOP] = cli_top,
	[COMMAND_DOCTOR] = cli_container,
};

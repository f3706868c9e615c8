/* SPDX-License-Identifier: MIT */
/* In place of replay.c, in the program that root runs. */
#include "cli/common/find.h"
#include "cli/run/tape.h"

int open_replay(struct stat_tape *tape, const struct cli_request **request)
{
	(void)tape;
	if ((*request)->replay == NULL)
		return CLI_GOOD;
	/* Not reached: leave_to_other() came first. */
	complain(*request, "--replay: this is not uncore-offline");
	return CLI_MACHINE;
}

/* ---- not reached: there is no replay ---- */

int end_replay(struct stat_tape *tape, const struct cli_request *request, int result)
{
	(void)tape;
	(void)request;
	return result;
}

void end_recorded_child(struct stat_child *child, int status)
{
	(void)child;
	(void)status;
}

int replay_wait(struct stat_tape *tape, struct stat_child *child, int *signal)
{
	(void)tape;
	(void)child;
	(void)signal;
	return UNCORE_E_IO;
}

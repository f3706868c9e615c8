/* SPDX-License-Identifier: MIT */
/* In place of dry runs, in the program that root runs. No run comes here, as leave_to_other() is first. */
#include "cli/stat/dry/finish.h"
#include "cli/stat/dry/writes.h"

void note_dry_write(struct dry_plan **plan, const struct uncore_session_access *access)
{
	(void)plan;
	(void)access;
}

void free_dry_writes(struct dry_plan **plan)
{
	(void)plan;
}

int finish_dry_run(struct measurement *work, struct uncore_session *session)
{
	(void)work;
	(void)session;
	return CLI_BAD;
}

/* SPDX-License-Identifier: MIT */
/* In place of uncore groups, in builds without Jansson. */
#include "cli/common/find.h"

int cli_groups(const struct cli_request *request)
{
	complain(request, "this uncore was built with JANSSON=0 and reads no files of groups");
	return CLI_MACHINE;
}

/* SPDX-License-Identifier: MIT */
/* Answers what commands ask of their surroundings: a page is no terminal, and has neither a machine nor rights. */
#include "cli/decode_log/source.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/common/output.h"
#include "cli/machine/here.h"

const char *bold(void)
{
	return "";
}

const char *plain(void)
{
	return "";
}

unsigned output_width(void)
{
	return 0;
}

void drop_rights(void)
{
}

const struct uncore_tables *platform_of_machine(const struct cli_request *request)
{
	(void)request;
	return NULL;
}

int choose_log_source(const struct cli_request *request, struct log_source *source)
{
	if (request->platform == NULL) {
		complain(request, "say which platform the log is from, with -p; see: uncore list platforms");
		return CLI_BAD;
	}
	source->tables = choose_platform(request);
	return source->tables != NULL ? CLI_GOOD : CLI_BAD;
}

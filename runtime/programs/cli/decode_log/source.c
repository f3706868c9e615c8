/* SPDX-License-Identifier: MIT */
/* Chooses the processor that a log is from. */
#include "cli/decode_log/source.h"

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/machine.h"
#include "uncore/linux.h"

static void take_machine(struct log_source *source, const struct uncore_machine *machine)
{
	*source = (struct log_source){ machine->tables, machine->variant };
}

/* Of this computer, if it is known. A log mostly comes from another one, so this prints which one is taken. */
static int take_this_machine(const struct cli_request *request, struct log_source *source)
{
	struct uncore_linux_options options = { .size = sizeof(options), .platforms = request->platforms };
	struct uncore_machine *machine;
	struct uncore_fault fault = { 0, "" };

	if (uncore_linux_open(&options, &machine, &fault) != 0) {
		complain(request, "say which platform the log is from, with -p; see: uncore list platforms");
		return CLI_BAD;
	}
	take_machine(source, machine);
	uncore_machine_close(machine);
	complain(request, "read as a log of this machine, which is %s; for another one give -p",
		 platform_id(source->tables));
	return CLI_GOOD;
}

int choose_log_source(const struct cli_request *request, struct log_source *source)
{
	struct cli_machine opened;
	int result;

	if (request->platform != NULL && !request->line.uses_environment &&
	    (request->sim != NULL || request->root != NULL)) {
		complain(request, "-p and %s both say which platform it is: choose one of them",
			 request->sim != NULL ? "--sim" : "--root");
		return CLI_BAD;
	}
	if (request->sim == NULL && request->root == NULL) {
		if (request->platform == NULL)
			return take_this_machine(request, source);
		source->tables = choose_platform(request);
		return source->tables != NULL ? CLI_GOOD : CLI_BAD;
	}
	result = open_machine(request, true, &opened);
	if (result != CLI_GOOD)
		return result;
	take_machine(source, opened.machine);
	close_machine(&opened);
	return CLI_GOOD;
}

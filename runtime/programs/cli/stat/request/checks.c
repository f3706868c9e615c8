/* SPDX-License-Identifier: MIT */
/* uncore stat: rejects options that do not go together, and says where the habits of perf's users mislead. */
#include "cli/stat/request/checks.h"

#include <stdio.h>
#include <string.h>

#include "cli/common/find.h"
#include "cli/stat/groups.h"
#include "cli/stat/output.h"
#include "cli/stat/request/verify.h"

static bool has_option(const struct cli_request *request, const char *name)
{
	for (size_t at = 0; at < request->line.given_count; at++) {
		if (strcmp(request->line.given[at].option->name, name) == 0)
			return true;
	}
	return false;
}

/* Quotes and ends of lines are parts of the format itself. */
static bool is_bad_separator(const char *separator)
{
	return separator != NULL && (separator[0] == '\0' || strpbrk(separator, "\"\r\n") != NULL);
}

/* Options for reports. NULL: they go together. */
static const char *wrong_report(const struct cli_request *request)
{
	bool is_whole = is_exposition(request);

	if (request->separator != NULL && (has_option(request, "format") || has_option(request, "json-output")))
		return "--field-separator and --format each choose what is printed: leave out one of them";
	if (is_bad_separator(request->separator))
		return "--field-separator needs a text without quotes and line ends: -x ,";
	if (request->append && request->output == NULL)
		return "--append needs a file to add to: --output FILE";
	if (request->append && is_whole)
		return "--append does not work with a format whose reports replace the file: leave it out";
	if (request->inputs && is_whole)
		return "--inputs does not work with --format openmetrics or prometheus: count the events with -e";
	return NULL;
}

/* --rotate. NULL: it goes together with the others. */
static const char *wrong_rotation(const struct cli_request *request)
{
	struct stat_rotation rotation;

	if (request->rotate == NULL)
		return NULL;
	if (!read_rotation(request->rotate, &rotation))
		return "--rotate needs a time or a size with its unit, or both: --rotate 1d,100M";
	if (request->output == NULL || !request->interval.is_given)
		return "--rotate needs a file and more than one report: --output FILE --interval TIME";
	if (is_exposition(request))
		return "--rotate does not work with a format whose reports replace the file: leave it out";
	return NULL;
}

/* Options for the time of the measurement. */
static const char *wrong_time(const struct cli_request *request, bool has_command)
{
	bool is_repeated = request->repeat.is_given;

	if (request->interval.is_given && is_repeated)
		return "--repeat prints means of whole runs, --interval parts of one run: choose one of them";
	if (request->interval_count.is_given && !request->interval.is_given)
		return "--interval-count needs the length of an interval: --interval TIME";
	if (is_repeated && !has_command && !request->timeout.is_given)
		return "--repeat needs a command or a --timeout to repeat";
	if (is_repeated && (request->pids != NULL || request->control != NULL))
		return "--repeat does not work with --pid or --control: they direct one run";
	if (request->pids != NULL && request->line.count > 0)
		return "--pid waits for a process that runs already: leave out the command";
	if (request->delay.number == OPTION_NEVER && request->control == NULL)
		return "--delay -1 counts only once --control says so: add --control fifo:FIFO";
	return NULL;
}

/* What does not go together with the regions of a program. NULL: all does. */
static const char *wrong_regions(const struct cli_request *request)
{
	if (!request->regions && (request->lazy || request->serve != NULL || request->clock == CLI_CLOCK_MANUAL))
		return "--lazy, --serve and --clock are about regions: add --regions";
	if (!request->regions)
		return NULL;
	if (request->clock == CLI_CLOCK_MANUAL && request->sim == NULL)
		return "--clock manual is for a simulated machine: add --sim PLATFORM";
	if (request->repeat.is_given || request->delay.is_given || request->control != NULL)
		return "--regions counts one run from its begin: leave out --repeat, --delay and --control";
	if (request->replay != NULL || is_exposition(request) || request->separator != NULL)
		return "--regions prints text, csv or json of programs that run: leave out --replay and other formats";
	return NULL;
}

int check_options(const struct cli_request *request, bool has_command)
{
	const char *wrong = wrong_report(request);
	struct stat_verify verify;

	if (has_option(request, "platform") && !wants_group_list(request)) {
		complain(request, "--platform goes with -g list; to count on a simulated machine: --sim %s",
			 request->platform);
		return CLI_BAD;
	}
	if (request->interval.is_given && is_exposition(request) && request->output == NULL) {
		complain(request, "--format %s with --interval replaces a file by each report: add --output FILE",
			 format_words[request->format]);
		return CLI_BAD;
	}
	wrong = wrong != NULL ? wrong : wrong_rotation(request);
	wrong = wrong != NULL ? wrong : wrong_time(request, has_command);
	wrong = wrong != NULL ? wrong : wrong_regions(request);
	if (wrong != NULL)
		complain(request, "%s", wrong);
	return wrong == NULL ? read_verify(request, &verify) : CLI_BAD;
}

/* ---- habits ---- */

static const struct habit {
	const char *name;
	bool is_letter; /* only as a letter: its long name is not perf's */
	const char *text;
} habits[] = {
	{ "all", true, "-a: uncore counters count the whole machine in any case; here -a adds up the sockets" },
	{ "all-cpus", false,
	  "--all-cpus: uncore counters count the whole machine in any case; here it adds up the sockets" },
	{ "cpu", false,
	  "--cpu: uncore counters belong to sockets, not to CPUs, so every socket is counted; --socket N selects one" },
	{ "pid", false,
	  "--pid: uncore counters count the whole machine, not only a process, here until the process ends" },
};

void tell_habits(const struct cli_request *request)
{
	for (size_t each = 0; each < sizeof(habits) / sizeof(habits[0]); each++) {
		const struct habit *habit = &habits[each];

		for (size_t at = 0; at < request->line.given_count; at++) {
			const struct option_given *given = &request->line.given[at];

			if (strcmp(given->option->name, habit->name) != 0 || (habit->is_letter && !given->is_letter))
				continue;
			complain(request, "%s", habit->text);
			break;
		}
	}
}

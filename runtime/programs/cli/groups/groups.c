/* SPDX-License-Identifier: MIT */
/* uncore groups: checks a file of groups and metrics of one's own, and writes tables with them. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/common/output.h"
#include "cli/groups/own.h"
#include "uncore/platforms.h"

/* The platforms that are from files go on with this one. */
static void write_platforms(const struct cli_request *request, const struct own *own, struct text *out)
{
	const struct uncore_tables *tables;
	uint32_t count = 1;

	tables_file_begin(out);
	addition_write(&own->addition, out);
	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++) {
		if (tables == own->tables || uncore_platforms_file(request->platforms, tables) == NULL)
			continue;
		tables_write(tables, out);
		count++;
	}
	tables_file_end(out, count);
}

static int write_output(const struct cli_request *request, const struct own *own)
{
	bool is_standard = strcmp(request->output, "-") == 0;
	struct text bytes = { 0 };
	FILE *file = is_standard ? stdout : fopen(request->output, "we");
	bool is_written;

	if (file == NULL) {
		complain(request, "%s: %s", request->output, strerror(errno));
		return CLI_BAD;
	}
	write_platforms(request, own, &bytes);
	is_written = fwrite(bytes.at, 1, bytes.length, file) == bytes.length;
	is_written = (is_standard ? fflush(file) : fclose(file)) == 0 && is_written;
	text_free(&bytes);
	if (is_written)
		return CLI_GOOD;
	complain(request, "%s: %s", request->output, strerror(errno));
	return CLI_MACHINE;
}

/* What may be typed now. */
static void print_added(const struct own *own)
{
	printf("%s: adds to %s:\n", own->input.source.path, own->file.platform);
	for (size_t at = 0; at < own->file.group_count; at++)
		printf("  -g %s  %s\n", own->file.groups[at].name, own->file.groups[at].question);
	for (size_t at = 0; at < own->file.metric_count; at++) {
		const struct own_metric *metric = &own->file.metrics[at];

		printf("  -M %s/%s  %s, %u pass%s\n", metric->box, metric->name, metric->unit, metric->passes_needed,
		       metric->passes_needed == 1 ? "" : "es");
	}
}

static int fail_platform(const struct cli_request *request, struct own *own)
{
	const struct uncore_tables *tables;
	struct nearest nearest = { .wanted = own->file.platform };

	for (unsigned at = 0; (tables = uncore_platforms_at(request->platforms, at)) != NULL; at++)
		nearest_offer(&nearest, platform_id(tables));
	own_error(own, "unknown-platform", own_loc(json_top(&own->input), "platform", 0),
		  "there is no platform \"%s\"; see: uncore list platforms", own->file.platform);
	complain_nearest(&nearest);
	return CLI_BAD;
}

static int add_all(const struct cli_request *request, struct own *own)
{
	own->tables = uncore_platforms_find(request->platforms, own->file.platform);
	if (own->tables == NULL)
		return fail_platform(request, own);
	own->addition.base = own->tables;
	add_own_metrics(own);
	add_own_groups(own);
	if (own->errors != 0)
		return CLI_BAD;
	if (!addition_fits(&own->addition)) {
		complain(request, "%s: the tables of %s have no room for so much more; leave some of it out",
			 own->input.source.path, own->file.platform);
		return CLI_BAD;
	}
	if (request->output != NULL)
		return write_output(request, own);
	print_added(own);
	return CLI_GOOD;
}

int cli_groups(const struct cli_request *request)
{
	const char *path = request->line.arguments[0];
	struct uncore_fault fault = { 0, "" };
	struct own own = { .errors = 0 };
	char *text;
	size_t length;
	int result = CLI_BAD;

	if (json_read_file(path, &text, &length, &fault) != 0) {
		complain(request, "%s", fault.text);
		return CLI_BAD;
	}
	if (read_own_file(&own, path, text, length))
		result = add_all(request, &own);
	json_release(&own.input);
	addition_free(&own.addition);
	arena_free(&own.arena);
	free(text);
	return result;
}

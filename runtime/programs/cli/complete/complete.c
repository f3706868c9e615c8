/* SPDX-License-Identifier: MIT */
/* uncore complete: offers words of a kind, for the completions of shells. */
#include "cli/complete/complete.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"

/* ---- kinds ---- */

static void complete_platform(struct completion *completion, const struct uncore_tables *tables)
{
	complete_offer(completion, platform_id(tables), "");
}

static void complete_box(struct completion *completion, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->boxes.count; at++) {
		complete_offer(completion, box_id(tables, at), "");
		complete_instances(completion, tables, at, "");
	}
}

static void complete_register(struct completion *completion, const struct uncore_tables *tables)
{
	struct text name = { 0 };

	for (unsigned box = 0; box < tables->boxes.count; box++) {
		struct uncore_range regs = uncore_boxes(tables)[box].registers;

		for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++) {
			text_cut(&name, 0);
			text_printf(&name, "%s.%s", box_id(tables, box), register_id(tables, reg));
			complete_offer(completion, text_string(&name), "");
		}
	}
	text_free(&name);
}

/* A metric with parameters goes on with the name of one. */
static void complete_one_metric(struct completion *completion, const struct uncore_tables *tables,
				const struct uncore_metric_row *metric)
{
	const char *name = uncore_text(tables, metric->name);
	struct text end = { 0 };

	if (metric->flags & UNCORE_METRIC_UNCOMPUTABLE)
		return;
	if (metric->parameters.count == 0)
		complete_offer(completion, name, "");
	for (unsigned at = 0; at < metric->parameters.count; at++) {
		const struct uncore_metric_parameter_row *row =
			&uncore_metric_parameters(tables)[metric->parameters.first + at];

		text_cut(&end, 0);
		text_join(&end, ":", uncore_text(tables, row->id), "=");
		complete_offer(completion, name, text_string(&end));
	}
	text_free(&end);
}

static void complete_metric(struct completion *completion, const struct uncore_tables *tables)
{
	const char *typed = completion->typed, *slash = strchr(typed, '/');
	size_t kept = completion->kept.length, length = slash == NULL ? 0 : (size_t)(slash - typed);

	if (slash != NULL)
		complete_keep(completion, length + 1);
	for (unsigned at = 0; at < tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(tables)[at];
		const char *box = box_id(tables, metric->box);

		if (slash == NULL || (strlen(box) == length && strncasecmp(box, typed, length) == 0))
			complete_one_metric(completion, tables, metric);
	}
	completion->typed = typed;
	text_cut(&completion->kept, kept);
}

static void complete_group(struct completion *completion, const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->groups.count; at++)
		complete_offer(completion, uncore_text(tables, uncore_groups(tables)[at].name), "");
}

static void complete_item(struct completion *completion, const struct uncore_tables *tables)
{
	complete_event_name(completion, tables);
	complete_box(completion, tables);
	complete_register(completion, tables);
	complete_metric(completion, tables);
}

static const struct {
	const char *kind;
	bool is_list; /* with commas; an event finds the start of the last one itself */
	void (*complete)(struct completion *completion, const struct uncore_tables *tables);
} kinds[] = {
	{ "platform", false, complete_platform }, { "box", false, complete_box },
	{ "register", false, complete_register }, { "metric", true, complete_metric },
	{ "event", false, complete_event },       { "item", false, complete_item },
	{ "group", true, complete_group },
};
enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

/* ---- words ---- */

static int by_bytes(const void *one, const void *two)
{
	return strcmp(*(char *const *)one, *(char *const *)two);
}

/* Prints each line once, in order. */
static void print_sorted(struct text *lines)
{
	size_t count = 0;
	char **line, *end;

	for (size_t at = 0; at < lines->length; at++)
		count += lines->at[at] == '\n';
	line = take_memory(NULL, (count + 1) * sizeof(*line));
	count = 0;
	for (char *at = lines->at; (end = strchr(at, '\n')) != NULL; at = end + 1) {
		*end = '\0';
		line[count++] = at;
	}
	qsort(line, count, sizeof(*line), by_bytes);
	for (size_t at = 0; at < count; at++)
		if (at == 0 || strcmp(line[at], line[at - 1]) != 0)
			puts(line[at]);
	free(line);
}

/* The platform of --sim counts as that of --platform. A number after -p is a process of uncore stat. */
static void take_simulated(struct cli_request *request, struct text *id)
{
	if (request->platform != NULL && strspn(request->platform, "0123456789,") == strlen(request->platform))
		request->platform = NULL;
	if (request->platform == NULL && request->sim != NULL) {
		text_bytes(id, request->sim, strcspn(request->sim, "/:,"));
		request->platform = text_string(id);
	}
}

static int complete_kind(const struct cli_request *request, unsigned kind)
{
	struct completion completion = { .typed = request->line.arguments[1] };
	const char *comma = strrchr(completion.typed, ',');
	const struct uncore_tables *tables;
	struct platforms platforms;

	if (choose_platforms(request, &platforms) != CLI_GOOD)
		return CLI_BAD;
	if (kinds[kind].is_list && comma != NULL)
		complete_keep(&completion, (size_t)(comma + 1 - completion.typed));
	while ((tables = next_platform(&platforms)) != NULL)
		kinds[kind].complete(&completion, tables);
	if (completion.lines.length > 0)
		print_sorted(&completion.lines);
	text_free(&completion.kept);
	text_free(&completion.lines);
	return CLI_GOOD;
}

int cli_complete(const struct cli_request *request)
{
	struct cli_request chosen = *request;
	struct text id = { 0 };
	unsigned kind = 0;
	int result = CLI_BAD;

	take_simulated(&chosen, &id);
	while (kind < KINDS && !same_word(kinds[kind].kind, request->line.arguments[0]))
		kind++;
	if (kind < KINDS)
		result = complete_kind(&chosen, kind);
	else
		complain(request, "there is no kind \"%s\"; see: uncore complete --help", request->line.arguments[0]);
	text_free(&id);
	return result;
}

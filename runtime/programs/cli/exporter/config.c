/* SPDX-License-Identifier: MIT */
/* uncore exporter: joins the command line and the file of --config. */
#include "cli/exporter/exporter.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/find.h"
#include "cli/common/describe.h"
#include "cli/stat/format/openmetrics.h"
#include "cli/stat/request/known.h"

/* Labels that series have already, besides the parameters of metrics: OpenMetrics forbids a second one of a name. */
static const char *const own_labels[] = { "platform", "box",   "event",   "metric",  "socket",  "cpu", "box_instance",
					  "instance", "state", "version", "sockets", "machine", "via", "group" };

static bool is_own(const char *name)
{
	for (size_t at = 0; at < sizeof(own_labels) / sizeof(own_labels[0]); at++) {
		if (strcmp(own_labels[at], name) == 0)
			return true;
	}
	return false;
}

/* Any metric of the platform may be wanted after the next SIGHUP. */
static bool is_parameter(const struct uncore_tables *tables, const char *name)
{
	for (unsigned at = 0; at < tables->metric_parameters.count; at++) {
		if (strcmp(uncore_text(tables, uncore_metric_parameters(tables)[at].id), name) == 0)
			return true;
	}
	return false;
}

static const char *why_no_label(const struct uncore_tables *tables, const char *name)
{
	if (is_own(name))
		return "is one that uncore sets";
	return is_parameter(tables, name) ? "is a parameter of a metric, which uncore sets" : NULL;
}

static int check_labels(const struct cli_request *given, const struct uncore_tables *tables,
			const struct exporter_config *config)
{
	for (size_t at = 0; at < config->label_count; at++) {
		const char *why = why_no_label(tables, config->labels[at].name);

		if (why == NULL)
			continue;
		complain(given, "%s: the label %s %s; choose another name", given->config, config->labels[at].name,
			 why);
		return CLI_BAD;
	}
	return CLI_GOOD;
}

/* ---- what this platform has of it ---- */

const char *const exporter_kind_words[EXPORTER_KINDS] = { "event", "metric", "group" };

typedef bool knows(const struct cli_request *request, const struct uncore_tables *tables, const char *text);
static knows *const knows_of[EXPORTER_KINDS] = { knows_events, knows_metrics, knows_groups };

static bool is_elsewhere(const struct cli_request *given, enum exporter_kind kind, const char *text)
{
	struct platforms all = { .of = given->platforms };
	const struct uncore_tables *tables;

	while ((tables = next_platform(&all)) != NULL) {
		if (knows_of[kind](given, tables, text))
			return true;
	}
	return false;
}

static void note_named(struct exporter_wanted *wanted, enum exporter_kind kind, const char *text, bool is_there)
{
	for (size_t at = 0; at < wanted->named_count; at++) {
		if (wanted->named[at].kind == kind && strcmp(wanted->named[at].text, text) == 0)
			return;
	}
	wanted->named = take_memory(wanted->named, (wanted->named_count + 1) * sizeof(wanted->named[0]));
	wanted->named[wanted->named_count++] = (struct exporter_named){ kind, text, is_there };
}

/* Machines of a fleet differ, and have one configuration: what only others have is no error. */
static bool is_left_out(struct exporter_wanted *wanted, const struct cli_request *given,
			const struct uncore_tables *tables, enum exporter_kind kind, const char *text,
			const char *place)
{
	bool is_there = knows_of[kind](given, tables, text);

	if (!is_there && !is_elsewhere(given, kind, text))
		return false; /* it is misspelled, which is reported when it is read */
	note_named(wanted, kind, text, is_there);
	if (!is_there)
		complain(given, "%s: %s has no %s %s, so it is not counted here", place, platform_id(tables),
			 exporter_kind_words[kind], text);
	return !is_there;
}

static void want(struct exporter_wanted *wanted, enum exporter_kind kind, const char *text, const char *place)
{
	list_add(&wanted->arena, &wanted->texts[kind], text);
	list_add(&wanted->arena, &wanted->places[kind], place);
}

/* Splits a text of several groups: a platform may have some of them. */
static void want_configured(struct exporter_wanted *wanted, const struct cli_request *given,
			    const struct uncore_tables *tables, enum exporter_kind kind, const char *text,
			    const char *place)
{
	for (bool is_more = true; is_more;) {
		size_t length = kind == EXPORTER_GROUP ? strcspn(text, ",") : strlen(text);
		const char *one = arena_printf(&wanted->arena, "%.*s", (int)length, text);

		if (!is_left_out(wanted, given, tables, kind, one, place))
			want(wanted, kind, one, place);
		is_more = text[length] != '\0';
		text += length + 1;
	}
}

/* ---- the command line and the file ---- */

static void add_lists(struct exporter_wanted *wanted, const struct cli_request *given,
		      const struct uncore_tables *tables, const struct exporter_config *config)
{
	const struct strings *const lines[] = { &given->events, &given->metrics, &given->groups };
	const struct strings *const files[] = { &config->events, &config->metrics, &config->groups };
	const struct strings *const places[] = { &config->event_places, &config->metric_places, &config->group_places };

	for (unsigned kind = 0; kind < EXPORTER_KINDS; kind++) {
		for (size_t at = 0; at < lines[kind]->count; at++)
			want(wanted, (enum exporter_kind)kind, lines[kind]->at[at], NULL);
		for (size_t at = 0; at < files[kind]->count; at++)
			want_configured(wanted, given, tables, (enum exporter_kind)kind, files[kind]->at[at],
					places[kind]->at[at]);
	}
}

static void add_configured_labels(struct exporter_wanted *wanted, const struct exporter_config *config)
{
	for (size_t at = 0; at < config->label_count; at++) {
		text_printf(&wanted->labels, ",%s=\"", config->labels[at].name);
		add_label_value(&wanted->labels, config->labels[at].value);
		text_char(&wanted->labels, '"');
	}
}

static int check_something_left(const struct cli_request *given, const struct uncore_tables *tables,
				const struct exporter_wanted *wanted)
{
	size_t count = 0;

	for (unsigned kind = 0; kind < EXPORTER_KINDS; kind++)
		count += wanted->texts[kind].count;
	if (count > 0 || wanted->named_count == 0)
		return CLI_GOOD;
	complain(given, "%s: %s has nothing of what it names; see: uncore stat -g list -p %s", given->config,
		 platform_id(tables), platform_id(tables));
	return CLI_NO_COUNTERS;
}

int read_wanted(const struct cli_request *given, const struct uncore_tables *tables, struct exporter_wanted *wanted)
{
	static const struct exporter_config none;
	const struct exporter_config *config = &none;
	struct uncore_fault fault = { 0, "" };
	int result;

	*wanted = (struct exporter_wanted){ .config = NULL };
	if (given->config != NULL && exporter_config_load(given->config, &wanted->config, &fault) != 0) {
		complain(given, "%s", fault.text);
		return CLI_BAD;
	}
	if (wanted->config != NULL)
		config = exporter_config_of(wanted->config);
	result = check_labels(given, tables, config);
	if (result != CLI_GOOD)
		return result;
	add_lists(wanted, given, tables, config);
	add_configured_labels(wanted, config);
	return check_something_left(given, tables, wanted);
}

void free_wanted(struct exporter_wanted *wanted)
{
	free(wanted->named);
	arena_free(&wanted->arena);
	exporter_config_free(wanted->config);
	text_free(&wanted->labels);
}

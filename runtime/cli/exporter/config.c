/* SPDX-License-Identifier: MIT */
/* uncore exporter: joins the command line and the file of --config. */
#include "cli/exporter/exporter.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/find.h"
#include "cli/stat/openmetrics.h"

/* Labels that series have already, besides the parameters of metrics: OpenMetrics forbids a second one of a name. */
static const char *const own_labels[] = { "platform", "box",   "event",   "metric",  "socket",  "cpu", "box_instance",
					  "instance", "state", "version", "sockets", "machine", "via" };

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

/* A new list: first the one, then the other. */
static struct strings join(const struct strings *first, const struct strings *second)
{
	struct strings joined = { take_memory(NULL, (first->count + second->count + 1) * sizeof(joined.at[0])),
				  first->count + second->count };

	for (size_t at = 0; at < joined.count; at++)
		joined.at[at] = at < first->count ? first->at[at] : second->at[at - first->count];
	return joined;
}

static void fill(struct exporter_wanted *wanted, const struct cli_request *given, const struct exporter_config *config)
{
	wanted->events = join(&given->events, &config->events);
	wanted->metrics = join(&given->metrics, &config->metrics);
	wanted->groups = join(&given->groups, &config->groups);
	for (size_t at = 0; at < config->label_count; at++) {
		text_printf(&wanted->labels, ",%s=\"", config->labels[at].name);
		add_label_value(&wanted->labels, config->labels[at].value);
		text_char(&wanted->labels, '"');
	}
}

int read_wanted(const struct cli_request *given, const struct uncore_tables *tables, struct exporter_wanted *wanted)
{
	static const struct exporter_config none;
	struct uncore_fault fault = { 0, "" };

	*wanted = (struct exporter_wanted){ .config = NULL };
	if (given->config == NULL) {
		fill(wanted, given, &none);
		return CLI_GOOD;
	}
	if (exporter_config_load(given->config, &wanted->config, &fault) != 0) {
		complain(given, "%s", fault.text);
		return CLI_BAD;
	}
	fill(wanted, given, exporter_config_of(wanted->config));
	return check_labels(given, tables, exporter_config_of(wanted->config));
}

void free_wanted(struct exporter_wanted *wanted)
{
	free(wanted->events.at);
	free(wanted->metrics.at);
	free(wanted->groups.at);
	exporter_config_free(wanted->config);
	text_free(&wanted->labels);
}

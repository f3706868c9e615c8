/* SPDX-License-Identifier: MIT */
/* uncore exporter: answers scrapes, with the counts kept for them. */
#define _GNU_SOURCE
#include <signal.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/exporter/exporter.h"
#include "cli/run/signals.h"
#include "cli/stat/format/openmetrics.h"
#include "shared/monotonic.h"

#define NS_PER_S 1e9
#define NS_PER_MS UINT64_C(1000000)
/* The longest age of counts that are served, if the interval is no shorter than twice this. */
#define FRESH_NS (500 * NS_PER_MS)

static struct exposition expose(struct exporter *exporter, unsigned format, struct text *text)
{
	return (struct exposition){ text, exporter->work.machine->tables, format == EXPORTER_PROMETHEUS,
				    text_string(&exporter->wanted.labels) };
}

void keep_counts(struct exporter *exporter)
{
	for (unsigned format = 0; format < EXPORTER_FORMATS; format++) {
		struct exposition exposition = expose(exporter, format, &exporter->counts[format]);

		text_cut(&exporter->counts[format], 0);
		add_counts(&exposition, &exporter->report);
		add_coverage(&exposition, &exporter->report);
		add_settings_gauges(&exposition, &exporter->report);
		add_device_info(&exposition, &exporter->report);
		add_one_gauge(&exposition, "uncore_interval_seconds", "Length of the interval that gauges describe.",
			      exporter->report.seconds);
	}
	exporter->sampled_ns = monotonic_ns();
	exporter->is_wanted = false;
	http_answer_waiting(exporter->server);
}

void begin_counts(struct exporter *exporter)
{
	exporter->sampled_ns = monotonic_ns();
	exporter->is_up = exporter->has_counted = true;
}

void drop_counts(struct exporter *exporter)
{
	for (unsigned format = 0; format < EXPORTER_FORMATS; format++)
		text_cut(&exporter->counts[format], 0);
	exporter->is_up = exporter->is_wanted = false;
	http_answer_waiting(exporter->server);
}

/* ---- the page for scrapers ---- */

static void add_counter(const struct exposition *exposition, const char *name, const char *unit, const char *help,
			double number)
{
	add_family(exposition, name, unit, true, help);
	text_printf(exposition->text, "%s_total{platform=\"%s\"%s}", name, platform_id(exposition->tables),
		    exposition->labels);
	add_series_number(exposition, number);
}

static struct stat_cost whole_cost(const struct exporter *exporter)
{
	struct stat_cost cost = exporter->cost;

	cost.samples += exporter->loop.cost.samples;
	cost.ns += exporter->loop.cost.ns;
	return cost;
}

/* About the file of --config. */
static void add_configuration(const struct exposition *exposition, const struct exporter *exporter)
{
	const struct exporter_wanted *wanted = &exporter->wanted;

	if (exporter->given->config == NULL)
		return;
	add_one_gauge(
		exposition, "uncore_config_last_reload_successful",
		"1: the configuration was right when it was read last; 0: it was wrong, and the one before counts.",
		!exporter->is_config_bad);
	add_one_gauge(exposition, "uncore_config_last_reload_success_timestamp_seconds",
		      "When the configuration was read that counts now, in seconds since 1970.",
		      (double)exporter->configured);
	if (wanted->named_count > 0)
		add_family(exposition, "uncore_available", NULL, false,
			   "1: the platform has what the configuration names; 0: only other platforms have it.");
	for (size_t at = 0; at < wanted->named_count; at++) {
		const struct exporter_named *named = &wanted->named[at];

		text_printf(exposition->text, "uncore_available{platform=\"%s\"%s,%s=\"",
			    platform_id(exposition->tables), exposition->labels, exporter_kind_words[named->kind]);
		add_label_value(exposition->text, named->text);
		text_add(exposition->text, "\"}");
		add_series_number(exposition, named->is_there);
	}
}

/* About the exporter itself. What depends on the time of the scrape is here. */
static void add_own(const struct exposition *exposition, const struct exporter *exporter)
{
	struct stat_cost cost = whole_cost(exporter);

	add_one_gauge(exposition, "uncore_up",
		      "1: counters count; 0: they do not, and the log of uncore exporter says why.", exporter->is_up);
	add_build_info(exposition, &exporter->report);
	add_configuration(exposition, exporter);
	if (exporter->is_up)
		add_one_gauge(exposition, "uncore_sample_age_seconds", "Time since the counters were read.",
			      (double)(monotonic_ns() - exporter->sampled_ns) / NS_PER_S);
	add_counter(exposition, "uncore_samples", NULL, "Times that the counters were read.", (double)cost.samples);
	add_counter(exposition, "uncore_sampling_seconds", "seconds", "Time that reading the counters took.",
		    (double)cost.ns / NS_PER_S);
}

uint64_t shortest_interval(const struct exporter *exporter)
{
	const struct option_number *interval = &exporter->request.interval;
	uint64_t half = interval->number * NS_PER_MS / 2;

	return interval->is_given && half < FRESH_NS ? half : FRESH_NS;
}

static uint64_t old_from(const struct exporter *exporter)
{
	return exporter->sampled_ns + shortest_interval(exporter);
}

/* An older sample is not served. A younger one may be served: rates need time, and clients cannot ask for more. */
static bool is_old(const struct exporter *exporter)
{
	return monotonic_ns() >= old_from(exporter);
}

bool is_sample_due(const struct exporter *exporter)
{
	return exporter->is_wanted && is_old(exporter);
}

static void answer_scrape(struct exporter *exporter, const char *accept, struct http_answer *answer)
{
	bool is_prometheus = strstr(accept, "application/openmetrics-text") == NULL;
	unsigned format = is_prometheus ? EXPORTER_PROMETHEUS : EXPORTER_OPENMETRICS;
	struct exposition exposition = expose(exporter, format, &answer->body);

	/* The counters are read at the moment of the scrape: older counts would make rates wrong. */
	if (exporter->is_up && (is_old(exporter) || exporter->counts[format].length == 0)) {
		exporter->is_wanted = true;
		answer->status = 0;
		return;
	}
	answer->type = is_prometheus ? "text/plain; version=0.0.4; charset=utf-8" :
				       "application/openmetrics-text; version=1.0.0; charset=utf-8";
	text_bytes(&answer->body, text_string(&exporter->counts[format]), exporter->counts[format].length);
	add_own(&exposition, exporter);
	end_exposition(&exposition);
}

/* ---- the site ---- */

void answer_path(void *context, const char *path, const char *accept, struct http_answer *answer)
{
	struct exporter *exporter = (struct exporter *)context;

	if (strcmp(path, "/metrics") == 0) {
		answer_scrape(exporter, accept, answer);
	} else if (strcmp(path, "/") == 0) {
		answer->type = "text/html; charset=utf-8";
		text_add(&answer->body,
			 "<!DOCTYPE html>\n<html lang=\"en\">\n<title>uncore exporter</title>\n"
			 "<h1>uncore exporter</h1>\n<p><a href=\"/metrics\">/metrics</a> has the counts.\n");
	} else if (strcmp(path, "/-/healthy") == 0) {
		answer->status = exporter->is_up ? 200 : 503;
		text_add(&answer->body, exporter->is_up ? "Counters count.\n" : "Counters do not count.\n");
	} else {
		answer->status = 404;
		text_add(&answer->body, "There is no such page; /metrics has the counts.\n");
	}
}

static uint64_t earlier(uint64_t first, uint64_t second)
{
	return first < second ? first : second;
}

int serve_for(struct exporter *exporter, uint64_t nanoseconds)
{
	uint64_t last = monotonic_ns() + nanoseconds, end = last, most = 0, time;
	int number = 0;

	do {
		time = monotonic_ns();
		/* A signal may come just after the time, so its number counts then too. */
		await_signal_or_input(http_file(exporter->server), earlier(end > time ? end - time : 0, most), &number);
		if (number == SIGCHLD)
			number = 0;
		most = http_serve(exporter->server);
		end = exporter->is_wanted ? earlier(last, old_from(exporter)) : last;
	} while (number == 0 && monotonic_ns() < end);
	return number;
}

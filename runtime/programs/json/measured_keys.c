/* SPDX-License-Identifier: MIT */
/* Lists the members of a line of uncore stat --format json. */
#include <math.h>

#include "base/keys/macros.h"
#include "json/measured.h"
#include "uncore/value.h"

/* clang-format off */

const char *const metric_flag_words[METRIC_FLAGS] = { "below-bounds", "above-bounds", "partial", "scaled", "passes" };
const char *const limit_verdict_words[LIMIT_VERDICTS] = { "near its limit", "about half used", "little used" };

static const char *const state_words[] = { UNCORE_VALUE_STATES(WORD_) };
static const char *const way_words[] = { "perf",           "registers",     "msr-safe",
					 "perf+registers", "perf+msr-safe", "mapped" };
/* Of the effects and states, those of an erratum that may spoil a count. */
static const char *const effect_words[] = {
	"overcounts", "undercounts", "miscounts", "reads-wrong", "unusable", "unsaid",
};
static const char *const presence_words[] = { "present", "possible" };

static const struct key erratum_rows[] = {
	{ .name = "id", STRING(measured_erratum, id), REQUIRED,
	  .help = "as its document prints it, else a name in small letters" },
	{ .name = "effect", STRING(measured_erratum, effect), WORDS(effect_words), REQUIRED,
	  .help = "what it does to the count" },
	{ .name = "state", STRING(measured_erratum, state), WORDS(presence_words), REQUIRED,
	  .help = "whether the machine has it; possible: its stepping is not known" },
	{ .name = "text", STRING(measured_erratum, text), REQUIRED, .help = "what happens" },
};
static const struct keys erratum_kind = { "erratum", "an erratum", "An erratum that may spoil the count.",
	KEYS(erratum_rows), .size = sizeof(struct measured_erratum), .bare = true };

static const struct key span_rows[] = {
	{ .name = "begin", DOUBLE(measured_span, begin), FROM_ZERO, REQUIRED, .help = "seconds since the start" },
	{ .name = "end", DOUBLE(measured_span, end), FROM_ZERO, REQUIRED, .help = "the same" },
};
static const struct keys span_kind = { "span", "a span", "A time in which a region was open.",
	KEYS(span_rows), .size = sizeof(struct measured_span), .bare = true };

#define EVENT_HELP "the expression in its canonical form"
#define VALUE_ROWS \
	{ .name = "state", STRING(measured_line, state), WORDS(state_words), REQUIRED, \
	  .help = "`ok`, or why there is no value" }, \
	{ .name = "value", EXACT(measured_line, value), NULLABLE, \
	  .help = "a count that was not scaled is an exact integer" }, \
	{ .name = "unit", STRING(measured_line, unit), REQUIRED, \
	  .help = "`events`, what the event counts, or the unit of the metric" }
#define INSTANCE_ROWS \
	{ .name = "instances_seen", DOUBLE(measured_line, seen), WHOLE, ADDED, \
	  .help = "that were counted; of a metric: of the input with the fewest" }, \
	{ .name = "instances_expected", DOUBLE(measured_line, expected), WHOLE, ADDED, .help = "that the part has" }
#define TIME_ROWS \
	{ .name = "enabled_ns", EXACT(measured_line, enabled_ns), WHOLE, ADDED, \
	  .help = "how long it was requested; with `--repeat` means, as in `seconds`" }, \
	{ .name = "running_ns", EXACT(measured_line, running_ns), WHOLE, ADDED, \
	  .help = "how long it counted: less if passes took turns, or other programs had the counters. " \
		  "Of several instances the mean" }, \
	{ .name = "least_ns", EXACT(measured_line, least_ns), WHOLE, ADDED, \
	  .help = "`running_ns` of the instance that counted for the smallest part of the time" }
#define VALUE_RULE { "state", "ok", "a value", .values = { "value" } }

static const struct key input_rows[] = {
	{ .name = "event", STRING(measured_line, event), REQUIRED, .help = EVENT_HELP },
	{ .name = "box", STRING(measured_line, box), REQUIRED, .help = "id of the box" },
	VALUE_ROWS,
	INSTANCE_ROWS,
	TIME_ROWS,
};
static const struct key_rule input_rules[] = { VALUE_RULE };
static const struct keys input_kind = { "input", "an input", "A count that a metric is computed from.",
	KEYS(input_rows), .size = sizeof(struct measured_line), .bare = true, RULES_OF(input_rules) };

#define DATE_PATTERN "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$"

static const struct key measured_rows[] = {
	{ .name = "schema", VERSION(MEASURED_SCHEMA), REQUIRED,
	  .help = "version of the format: it rises when a member changes its meaning; "
		  "a later version may add members" },
	{ .name = "time", DOUBLE(measured_line, time), FROM_ZERO, REQUIRED,
	  .help = "seconds from the start to the end of the interval; with `--repeat` the mean length of the runs" },
	{ .name = "when", STRING(measured_line, when), MATCHES(DATE_PATTERN), UNREAD,
	  .help = "time of day at the end of the interval, UTC as RFC 3339 has it: `2026-11-22T18:03:04.250Z`. "
		  "Left out where it is not known" },
	{ .name = "started", STRING(measured_line, started), MATCHES(DATE_PATTERN),
	  .help = "time of day at the start: the same in all lines of a run, and another one in the next run" },
	{ .name = "seconds", DOUBLE(measured_line, seconds), FROM_ZERO, REQUIRED,
	  .help = "counted time, of the interval or of the whole; with `--repeat` the mean of the runs in `runs`" },
	{ .name = "platform", STRING(measured_line, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "event", STRING(measured_line, event), .help = EVENT_HELP },
	{ .name = "metric", STRING(measured_line, metric),
	  .help = "the name, with its parameters: `PCT_FREQ_BAND0:band=27`" },
	{ .name = "setting", STRING(measured_line, setting),
	  .help = "in place of an event or a metric: `box.register.field`, a field that limits or sets what the group "
		  "counts. It is read for the report and counts nothing: its instances and times are 0" },
	{ .name = "group", STRING(measured_line, group),
	  .help = "the group of `-g` that it was counted for; left out if there is none" },
	{ .name = "box", STRING(measured_line, box), REQUIRED, .help = "id of the box" },
	{ .name = "socket", DOUBLE(measured_line, socket), WHOLE, NULLABLE_IF(measured_line, is_of_socket),
	  .help = "null: the sum over the sockets" },
	{ .name = "cpu", DOUBLE(measured_line, cpu), WHOLE, NULLABLE_IF(measured_line, is_of_cpu),
	  .help = "of counters of a logical CPU, in place of `socket`; null: the sum" },
	{ .name = "package", DOUBLE(measured_line, package), WHOLE, NULLABLE_IF(measured_line, is_of_socket),
	  .help = "the physical package of the socket; null: the sum. Sockets are renumbered when all CPUs of a "
		  "package go offline; packages keep their numbers" },
	{ .name = "instance", DOUBLE(measured_line, instance), WHOLE, NULLABLE,
	  .help = "null: the sum over the instances" },
	{ .name = "root_bus", STRING(measured_line, root_bus), MATCHES("^[0-9a-f]{4,8}:[0-9a-f]{2}$"),
	  .help = "of an instance that serves a PCI root bus: its domain and number, `0000:16`; left out if they are "
		  "not known" },
	{ .name = "devices", STRINGS(measured_line, devices), .min = 1,
	  .help = "disks, network interfaces and others below that bus, as Linux calls them: `nvme0`, `eth1`; left out "
		  "if there are none" },
	VALUE_ROWS,
	{ .name = "reason", STRING(measured_line, reason), UNREAD,
	  .help = "of a setting that was not read: why, in words" },
	{ .name = "verdict", STRING(measured_line, verdict), WORDS(limit_verdict_words), UNREAD,
	  .help = "on the metric that is the used part of a group's limit: how much of it is used" },
	{ .name = "limit", DOUBLE(measured_line, limit), FROM_ZERO, UNREAD,
	  .help = "on the metric that a group's limit holds for: the value that was possible, by the counts" },
	{ .name = "transfers", DOUBLE(measured_line, transfers), FROM_ZERO, UNREAD,
	  .help = "beside `limit`: the transfers a second of an instance at which so much was possible" },
	INSTANCE_ROWS,
	{ .name = "instances_unseen", DOUBLE(measured_line, unseen), WHOLE, ADDED,
	  .help = "instances of the largest part that no socket shows: reported, but not expected" },
	TIME_ROWS,
	{ .name = "late_ns", EXACT(measured_line, late_ns), WHOLE, ADDED,
	  .help = "by how much `enabled_ns` may be wrong, because the program was held up while it read counters" },
	{ .name = "via", STRING(measured_line, via), WORDS(way_words), ADDED, UNREAD,
	  .help = "what counted: perf events, registers, registers by msr-safe, or mapped ones; both where the kernel "
		  "lacks a PMU" },
	{ .name = "simulated", BOOL(measured_line, simulated), ADDED, UNREAD,
	  .help = "whether the machine is a simulated one; older versions have it only in the first line of a "
		  "run" },
	{ .name = "runs", DOUBLE(measured_line, runs), WHOLE,
	  .help = "with `--repeat`: runs that could be measured; the instances are those of the worst run" },
	{ .name = "runs_made", DOUBLE(measured_line, runs_made), WHOLE, .help = "with `--repeat`: all runs" },
	{ .name = "deviation", DOUBLE(measured_line, deviation), FROM_ZERO, NULLABLE_IF(measured_line, is_mean),
	  .help = "with `--repeat`: standard deviation of the mean, divided by the mean; null for fewer than "
		  "two `runs`" },
	{ .name = "flags", DISTINCT_STRINGS(measured_line, flags), HAS_AT(measured_line, is_metric),
	  WORDS(metric_flag_words), .help = "of a metric" },
	{ .name = "inputs", LIST(measured_line, inputs, input_count), .min = 1, .element = &input_kind, UNREAD,
	  .help = "with `--inputs`: the counts that a metric is computed from" },
	{ .name = "samples", EXACT(measured_line, samples), WHOLE, ADDED,
	  .help = "how often the counters were read while they counted, without the last read: in the interval, or the "
		  "whole. It is the same in all lines of a report; with `--repeat` means, as in `seconds`" },
	{ .name = "sampling_ns", EXACT(measured_line, sampling_ns), WHOLE, ADDED,
	  .help = "the time for that, with checks of the controls and changes of pass; 0 if a simulator's clock stands "
		  "still meanwhile" },
	{ .name = "region", STRING(measured_line, region),
	  .help = "with `--regions`: the region of the program that the line is about, after the last report. Lines "
		  "without are about the whole run" },
	{ .name = "calls", EXACT(measured_line, calls), WHOLE, .help = "of the region, that have ended" },
	{ .name = "unended", EXACT(measured_line, unended), WHOLE,
	  .help = "calls that have not ended, or whose end was lost; nothing else is about them" },
	{ .name = "region_seconds", DOUBLE(measured_line, region_seconds), FROM_ZERO,
	  .help = "in which at least one call was inside" },
	{ .name = "region_error", DOUBLE(measured_line, region_error), FROM_ZERO,
	  .help = "seconds by which begin and end of all calls may be off, with `--lazy`; else 0" },
	{ .name = "ranks", DOUBLE(measured_line, ranks), WHOLE, .help = "processes that were in the region" },
	{ .name = "ranks_at_once", DOUBLE(measured_line, ranks_at_once), WHOLE,
	  .help = "of these, the most at the same time" },
	{ .name = "spans", LIST(measured_line, spans, span_count), .element = &span_kind, .min = 1,
	  .help = "in the first line of a region: when it was open. Of more than 512 times, neighbours are one" },
	{ .name = "tables", STRING(measured_line, tables),
	  .help = "the file of `--tables` that the platform is from; left out where it is built in" },
	{ .name = "machine", STRING(measured_line, machine),
	  .help = "the machine, as in headings; only in the first line of a run" },
	{ .name = "options", STRINGS(measured_line, options), HAS_AT(measured_line, is_first),
	  .help = "only in the first line of a run: the options in their long form, without those that name files. "
		  "The measured command is left out, as it may hold secrets" },
	{ .name = "notes", STRINGS(measured_line, notes), .min = 1,
	  .help = "what no source says of the umasks that were counted; left out if there is nothing to say" },
	{ .name = "errata", LIST(measured_line, errata.at, errata.count), .min = 1, .element = &erratum_kind,
	  .help = "errata that may spoil the count, if the machine has them; left out if there are none" },
};

static const struct key_rule measured_rules[] = {
	{ "box", NULL, "a measurement", .either = { "event", "metric", "setting" } },
	{ "box", NULL, "a measurement", .either = { "socket", "cpu" } },
	{ "metric", NULL, "a metric", .needs = { "flags" } },
	{ "event", NULL, "an event", .excludes = { "flags", "inputs", "verdict", "limit", "transfers" } },
	{ "setting", NULL, "a setting", .needs = { "group", "socket" },
	  .excludes = { "flags", "inputs", "verdict", "limit", "transfers" } },
	{ "reason", NULL, "a reason", .needs = { "setting" } },
	{ "socket", NULL, "a socket", .needs = { "package" } },
	{ "package", NULL, "a package", .needs = { "socket" } },
	{ "devices", NULL, "a device", .needs = { "root_bus" } },
	{ "when", NULL, "a time of day", .needs = { "started" } },
	{ "started", NULL, "a time of day", .needs = { "when" } },
	{ "options", NULL, "the first line", .needs = { "machine" } },
	{ "runs", NULL, "a mean", .needs = { "runs_made", "deviation" } },
	{ "region", NULL, "a region", .needs = { "calls", "unended", "region_seconds", "region_error" } },
	{ "calls", NULL, "a region", .needs = { "ranks", "ranks_at_once" } },
	{ "spans", NULL, "a region", .needs = { "region" } },
	{ "runs_made", NULL, "a mean", .needs = { "runs" } },
	{ "deviation", NULL, "a mean", .needs = { "runs" } },
	VALUE_RULE,
};

const struct keys measured_keys = { "line", "a line of uncore stat --format json",
	"Each line is an object: a measurement.", KEYS(measured_rows), .size = sizeof(struct measured_line),
	.bare = true, RULES_OF(measured_rules) };

static const struct keys *const kinds[] = { &measured_keys };
const struct format stat_format = { .name = "stat", .command = "uncore stat", .kinds = kinds, .kind_count = 1 };

/* clang-format on */

struct measured_line no_measured_line(void)
{
	struct measured_line line = { .time = 0 };

	for (size_t at = 0; at < measured_keys.count; at++) {
		const struct key *key = &measured_keys.at[at];

		if (key->type == KEY_DOUBLE || key->type == KEY_EXACT)
			*(double *)(void *)((char *)&line + key->offset) = NAN;
	}
	return line;
}

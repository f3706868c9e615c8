/* SPDX-License-Identifier: MIT */
/* Lists the keys of metrics files: clocks, units, formulas. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"
#include "model/metric.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { COPIES_MAX = 64, BOUND_MAX = 1000000000, PASSES_MAX = 16 };

static const struct key clock_keys[] = {
	{ .name = "id", REQUIRED, ID(metric_clock, id), .help = "the name of the clock" },
	{ .name = "text", REQUIRED, STRING(metric_clock, text), .help = "one sentence of our own" },
	{ .name = "ticks", REQUIRED, DISTINCT_STRINGS(metric_clock, tick_paths),
	  .help = "box/EVENT: for each box that runs on it, the event that counts its cycles" },
	{ .name = "boxes", DISTINCT_STRINGS(metric_clock, box_ids),
	  .help = "more boxes that run on it, which have no event that counts its cycles" },
};

static const struct keys clock_kind = {
	.kind = "clock", .article = "a clock", .help = "A clock that boxes count in.", KEYS(clock_keys),
	.size = sizeof(struct metric_clock),
};

static const struct key unit_keys[] = {
	{ .name = "event", STRING(metric_event_unit, event), .help = "name of an event" },
	{ .name = "unit", STRING(metric_event_unit, unit), .help = "what it counts" },
};

static const struct keys unit_kind = {
	.kind = "event_unit", .article = "an event's unit", .help = "Units by event.", KEYS(unit_keys),
	.size = sizeof(struct metric_event_unit), .single_value = true,
};

static const struct key parameter_keys[] = {
	{ .name = "id", REQUIRED, ID(metric_parameter, id), .help = "the name in the formula: $id" },
	{ .name = "text", REQUIRED, STRING(metric_parameter, text), .help = "one sentence of our own" },
};

static const struct keys parameter_kind = {
	.kind = "parameter", .article = "a parameter", .help = "A filter value that the user gives.",
	KEYS(parameter_keys),
	.size = sizeof(struct metric_parameter),
};

static const struct key alias_keys[] = {
	{ .name = "tool", STRING(tool_names, tool), .help = "id of a document" },
	{ .name = "names", DISTINCT_STRINGS(tool_names, names), .help = "its names there" },
};

static const struct keys alias_kind = {
	.kind = "metric_names", .article = "a tool's names", .help = "Names by tool.", KEYS(alias_keys),
	.size = sizeof(struct tool_names), .single_value = true,
};

static const struct key metric_keys[] = {
	{ .name = "name", REQUIRED, NAME(metric, name),
	  .help = "Intel's name; {i} where count is given" },
	{ .name = "box", REQUIRED, ID(metric, box_id), .help = "the box that it belongs to" },
	{ .name = "title", REQUIRED, STRING(metric, title),
	  HEADER_FACT("title", "title-changed", 2),
	  .help = "a few words for a column head" },
	{ .name = "category", REQUIRED, STRING(metric, category),
	  .help = "one of the box's event categories" },
	{ .name = "formula", BY_CODE, STRING(metric, formula), .help = "see docs/metrics.md" },
	{ .name = "unit", REQUIRED, STRING(metric, unit_text),
	  HEADER_FACT("unit", "metric-unit", 1),
	  .help = "unit of the result; the formula's must be the same" },
	{ .name = "min", NUMBER(metric, min), HAS_AT(metric, has_min), RANGE(0, BOUND_MAX),
	  HEADER_FACT("least", "metric-bounds", 1),
	  .help = "the smallest valid result" },
	{ .name = "max", NUMBER(metric, max), HAS_AT(metric, has_max), RANGE(0, BOUND_MAX),
	  HEADER_FACT("most", "metric-bounds", 1),
	  .help = "the largest valid result" },
	{ .name = "passes", BY_CODE, NUMBER(metric, passes), RANGE(1, PASSES_MAX), .fallback = 1,
	  .help = "how many passes its inputs need; 1 where left out" },
	{ .name = "count", BY_CODE, NUMBER(metric, count), RANGE(1, COPIES_MAX), .fallback = 1,
	  .help = "how many there are, with {i} for 0, 1, ..." },
	{ .name = "parameters", LIST(metric, parameters, parameter_count),
	  .element = &parameter_kind, .help = "filter values that the user gives" },
	{ .name = "uncomputable", STRING(metric, uncomputable),
	  HEADER_FACT_WAYS("cannot be computed", "metric-uncomputable", "metric-computable", "text-changed", 1),
	  .help = "why there is no formula" },
	{ .name = "aliases", MAP(metric, tool_names, tool_count),
	  .element = &alias_kind,
	  .help = "its names in other tools and documents" },
	ABOUT_KEYS(metric),
};

const struct keys metric_kind = {
	.kind = "metric", .article = "a metric", .help = "A number computed from counts.", KEYS(metric_keys),
	.size = sizeof(struct metric),
};

static const struct key metrics_key_table[] = {
	FILE_KEYS,
	{ .name = "platform", REQUIRED, ID(metrics, platform_id), .help = "its platform" },
	LIKE_KEYS(metrics, "a platform"),
	ORIGIN_KEYS(metrics),
	TEXT_KEY(metrics, "metrics: text", 0),
	{ .name = "clocks", REQUIRED, LIST(metrics, clocks, clock_count),
	  .element = &clock_kind, .help = "the clocks that its boxes count in" },
	{ .name = "units", MAP(metrics, units, unit_count), .element = &unit_kind,
	  .help = "events that do not count events: cycles, bytes" },
	{ .name = "metrics", REQUIRED, LIST(metrics, at, count),
	  .element = &metric_kind,
	  .help = "its metrics" },
};

const struct keys metrics_keys = {
	.kind = "metrics", .article = "a metrics file", .help = "The metrics of a platform.", KEYS(metrics_key_table),
	.size = sizeof(struct metrics),
};

/* SPDX-License-Identifier: MIT */
/* Reads a file of groups of one's own, by its key table, and prints errors in it. */
#include <stdarg.h>
#include <stdio.h>

#include "base/keys/macros.h"
#include "base/source.h"
#include "cli/groups/own.h"
#include "shared/control.h"
#include "uncore/words.h"

enum { ITEMS_MAX = 256, BOUND_MAX = 1000000000, PASSES_MAX = 16 };

static const char *const by_words[] = {
#define BY_(id, word, help) word,
	UNCORE_GROUP_BY(BY_)
#undef BY_
};

/* Tables are read by column, not by statement. */
/* clang-format off */

static const struct key metric_keys[] = {
	{ .name = "name", REQUIRED, NAME(own_metric, name), .help = "what -M takes; no metric of the box has it" },
	{ .name = "box", REQUIRED, ID(own_metric, box), .help = "the box whose instances are counted" },
	{ .name = "formula", REQUIRED, STRING(own_metric, formula),
	  .help = "see docs/metrics.md; without $parameters" },
	{ .name = "unit", REQUIRED, STRING(own_metric, unit),
	  .help = "unit of the result; the formula's must be the same" },
	{ .name = "title", STRING(own_metric, title), .help = "a few words; its name where left out" },
	{ .name = "text", STRING(own_metric, text), .help = "one sentence about it; title or formula where left out" },
	{ .name = "category", STRING(own_metric, category), .help = "for people" },
	{ .name = "source", STRING(own_metric, source), .help = "where it is from; the file where left out" },
	{ .name = "min", NUMBER(own_metric, min), HAS_AT(own_metric, has_min), RANGE(0, BOUND_MAX),
	  .help = "the smallest valid result" },
	{ .name = "max", NUMBER(own_metric, max), HAS_AT(own_metric, has_max), RANGE(0, BOUND_MAX),
	  .help = "the largest valid result" },
	{ .name = "passes", NUMBER(own_metric, passes), RANGE(1, PASSES_MAX),
	  .help = "how many passes its inputs need; checked if it is given" },
};
static const struct keys metric_kind = { "metric", "a metric", "A number computed from counts.", KEYS(metric_keys),
	.size = sizeof(struct own_metric) };

static const struct key group_keys[] = {
	{ .name = "name", REQUIRED, ID(own_group, name), .help = "what -g takes; no group of the platform has it" },
	{ .name = "question", REQUIRED, STRING(own_group, question), .help = "what it answers" },
	{ .name = "metrics", DISTINCT_STRINGS(own_group, metrics), RANGE(0, ITEMS_MAX),
	  .help = "box/METRIC: of this file, or of the platform" },
	{ .name = "events", DISTINCT_STRINGS(own_group, events), RANGE(0, ITEMS_MAX), .help = "as -e takes them" },
	{ .name = "by", WORD(own_group, by), WORDS(by_words),
	  .help = "what has a line of its own; socket where left out" },
	{ .name = "reading", STRING(own_group, reading),
	  .help = "how to read the values; printed below them, where it is left out the question" },
	{ .name = "limit", STRING(own_group, limit),
	  .help = "one of its metrics: the used part of what is possible, as a ratio or in percent" },
	{ .name = "limited", STRING(own_group, limited),
	  .help = "one of its metrics, the amount that the limit holds for" },
	{ .name = "near", NUMBER(own_group, near), RANGE(1, 100), .help = "near the limit from this percentage on" },
	{ .name = "half", NUMBER(own_group, half), RANGE(1, 100), .help = "about half used from this percentage on" },
	{ .name = "transfer", NUMBER(own_group, transfer), RANGE(1, 64),
	  .help = "bytes of `limited` that an instance moves in one transfer" },
	{ .name = "source", STRING(own_group, source), .help = "where it is from; the file where left out" },
};
static const struct keys group_kind = { "group", "a group", "A question, and the metrics and events that answer it.",
	KEYS(group_keys), .size = sizeof(struct own_group) };

static const struct key file_keys[] = {
	{ .name = "$schema", .type = KEY_IGNORED, .help = "path of the JSON Schema, for editors" },
	{ .name = "schema", VERSION(1), REQUIRED, .help = "version of the format" },
	{ .name = "platform", REQUIRED, ID(own_file, platform), .help = "the platform that has its boxes and events" },
	{ .name = "metrics", LIST(own_file, metrics, metric_count), RANGE(0, ITEMS_MAX), .element = &metric_kind,
	  .help = "metrics of your own" },
	{ .name = "groups", LIST(own_file, groups, group_count), RANGE(0, ITEMS_MAX), .element = &group_kind,
	  .help = "groups of your own" },
};
static const struct keys own_keys = { "groups", "a file of groups", "Groups and metrics of one's own, for `--groups`.",
	KEYS(file_keys), .size = sizeof(struct own_file), .bare = true };

static const struct keys *const kinds[] = { &own_keys };
const struct format groups_format = { .name = "own-groups", .kinds = kinds, .kind_count = 1 };

/* clang-format on */

void own_error(struct own *own, const char *rule, struct loc at, const char *format, ...)
{
	struct line_column place = source_locate(at.source, at.offset);
	va_list arguments;

	own->errors++;
	fprintf(stderr, "%s:%u:%u: error[%s]: ", at.source->path, place.line, place.column, rule);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
}

void own_hint(const char *text)
{
	if (text[0] != '\0')
		fprintf(stderr, "  %s\n", text);
}

struct loc own_loc(struct node object, const char *key, size_t position)
{
	struct loc loc = node_member_loc(object, key);

	loc.offset += (uint32_t)(1 + position); /* after the opening quote */
	return loc;
}

uncore_string own_text(struct own *own, struct node object, const char *key, const char *text, const char *other)
{
	for (const char *at = text; at != NULL && *at != '\0'; at++)
		if (control_length(at) != 0) {
			own_error(own, "control-character", node_member_loc(object, key),
				  "%s has a control character; leave it out", key);
			break;
		}
	return addition_text(&own->addition, text != NULL ? text : other);
}

bool read_own_file(struct own *own, const char *path, const char *text, size_t length)
{
	struct uncore_fault fault = { 0, "" };

	own->input = (struct json_input){ .source = { .path = path, .text = text, .length = length },
					  .arena = &own->arena,
					  .fault = &fault };
	if (json_parse(&own->input) == 0 && json_decode(&own->input, &own_keys, &own->file) == 0)
		return true;
	fprintf(stderr, "%s\n", fault.text);
	return false;
}

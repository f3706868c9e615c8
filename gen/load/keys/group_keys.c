/* SPDX-License-Identifier: MIT */
/* Lists the keys of groups files: questions, what answers them, and how to read the answer. */
#include "model/metric.h"

#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const struct key group_keys[] = {
	{ .name = "name", REQUIRED, ID(stat_group, name), .help = "what -g of uncore stat takes" },
	{ .name = "question", BY_CODE, REQUIRED, STRING(stat_group, about.text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "what it answers, one question of our own" },
	{ .name = "metrics", DISTINCT_STRINGS(stat_group, metrics), .help = "box/METRIC, as -M takes it" },
	{ .name = "events", DISTINCT_STRINGS(stat_group, events),
	  .help = "as -e takes it: EVENT.UMASK,field=value, or box:group of counters that count one thing" },
	{ .name = "by", REQUIRED, WORD(stat_group, by), WORDS(group_by_words),
	  HEADER_FACT("lines", "stat-group-by", 1),
	  .help = "what has a line of its own" },
	{ .name = "reading", REQUIRED, STRING(stat_group, reading),
	  HEADER_FACT("reading", "text-changed", 2),
	  .help = "how to read the values, two or three short sentences of our own: what is much, what misleads" },
	{ .name = "limit", STRING(stat_group, limit),
	  HEADER_FACT("limit", "stat-group-limit", 2),
	  .help = "one of its metrics: the used part of what is possible, as a ratio or in percent" },
	{ .name = "limited", STRING(stat_group, limited),
	  HEADER_FACT("limited", "stat-group-limit", 2),
	  .help = "one of its metrics, the amount that the limit holds for: amount / part = what was possible" },
	{ .name = "near", NUMBER(stat_group, near), RANGE(1, 100),
	  HEADER_FACT("near the limit from", "stat-group-limit", 1),
	  .help = "from this percentage of the limit on, more hardly fits; reading says why" },
	{ .name = "half", NUMBER(stat_group, half), RANGE(1, 100),
	  HEADER_FACT("half used from", "stat-group-limit", 1),
	  .help = "from this percentage on, about half of what is possible is used; below, little is" },
	{ .name = "transfer", NUMBER(stat_group, transfer), RANGE(1, 64),
	  HEADER_FACT("bytes a transfer", "stat-group-limit", 1),
	  .help = "bytes of `limited` that an instance moves in one transfer: the verdict then names the rate of "
		  "transfers at which so much was possible" },
	{ .name = "settings", DISTINCT_STRINGS(stat_group, settings),
	  .help = "box.register.field of fields with a unit, which limit or set what is counted: they are read, and "
		  "shown beside the counts" },
	{ .name = "evidence", BY_CODE, REQUIRED, WORD(stat_group, about.evidence),
	  WORDS(evidence_words), .fallback = -1,
	  .help = "how well the choice is supported" },
	{ .name = "source", BY_CODE, REQUIRED, SOURCE(stat_group, about.source),
	  .help = "who counts the same for this question, citations, each beginning with a document id" },
};

const struct keys group_kind = {
	.kind = "group", .article = "a group", .help = "A question, and the metrics and events that answer it.",
	KEYS(group_keys), .size = sizeof(struct stat_group),
};

static const struct key groups_key_table[] = {
	FILE_KEYS,
	{ .name = "platform", REQUIRED, ID(groups, platform_id), .help = "its platform" },
	LIKE_KEYS(groups, "a platform"),
	{ .name = "groups", REQUIRED, LIST(groups, at, count), .element = &group_kind,
	  .help = "its groups, in the order in which they are listed" },
};

const struct keys groups_keys = {
	.kind = "groups", .article = "a groups file", .help = "What to count for a question about the machine.",
	KEYS(groups_key_table), .size = sizeof(struct groups),
};

/* SPDX-License-Identifier: MIT */
/* Lists the kinds of spec files, and the keys that any object of a file laid over another may have. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const struct key delta_key_table[] = {
	{ .name = "before", .type = KEY_STRING,
	  .help = "of a new element of a list: the id or name of the one that it is before; the last where left out" },
	{ .name = "reason", .type = KEY_STRING, .help = "in an overlay: why the spec is corrected" },
};

const struct keys delta_keys = {
	.kind = "delta", .article = "what differs", .help = "What any object of a file that is like another may have.",
	KEYS(delta_key_table),
};

const struct file_kind file_kinds[] = {
	{ "documents", &documents_keys, false },
	{ "platform", &platform_keys, true },
	{ "box", &box_keys, true },
	{ "events", &events_keys, true },
	{ "metrics", &metrics_keys, true },
	{ "errata", &errata_keys, true }, { "groups", &groups_keys, true },
	{ "disputes", &disputes_keys, false },
	{ "synonyms", &synonyms_keys, false },
};

const size_t file_kind_count = sizeof file_kinds / sizeof file_kinds[0];

/* SPDX-License-Identifier: MIT */
/* Lists the keys of events files: events, umasks, the filters they need. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { COUNTERS_MAX = EVENT_COUNTERS_MAX, INCREMENT_MAX = 65535, COMPANION_MAX = COUNTERS_MAX - 1 };

static const struct key setting_keys[] = {
	{ .name = "field", .type = KEY_ID, AT(setting, field_id), .help = "a field of the control register" },
	{ .name = "to", .type = KEY_NUMBER, AT(setting, value), .max = UINT64_MAX, .help = "its value" },
};

static const struct keys setting_kind = {
	.kind = "selection", .article = "a selection", .help = "Values of control fields, by field.",
	KEYS(setting_keys),
	.size = sizeof(struct setting), .single_value = true,
};

static const struct key filter_keys[] = {
	{ .name = "field", .type = KEY_PATH, REQUIRED, AT(filter, path), .help = "register.field of this box" },
	{ .name = "value", .type = KEY_NUMBER, AT(filter, value), HAS_AT(filter, has_value), .max = UINT64_MAX,
	  .help = "the value it must have; where left out, the user gives one" },
	{ .name = "nonzero", .type = KEY_BOOL, AT(filter, nonzero),
	  .help = "true: any value but 0; 0 would count nothing" },
	{ .name = "optional", .type = KEY_BOOL, AT(filter, optional),
	  .help = "true: the event also counts without a value" },
};

static const struct keys filter_kind = {
	.kind = "filter", .article = "a filter",
	.help = "A field outside the control register that must, or may have to, be set.",
	KEYS(filter_keys), .size = sizeof(struct filter),
};

static const struct key tool_keys[] = {
	{ .name = "tool", .type = KEY_STRING, AT(tool_names, tool),
	  .help = "id of a document, or the common beginning of its editions' ids" },
	{ .name = "names", .type = KEY_STRINGS, AT(tool_names, names), .help = "its names there" },
};

static const struct keys tool_kind = {
	.kind = "tool_names", .article = "a tool's names", .help = "Names by tool.", KEYS(tool_keys),
	.size = sizeof(struct tool_names), .single_value = true,
};

#define EVENT_TAIL_KEYS(owner) \
	{ .name = "filters", .type = KEY_LIST, AT(owner, filters), COUNT_AT(owner, filter_count), \
	  .element = &filter_kind, \
	  .help = "filter fields that change what it counts" }, \
	{ .name = "alias_of", .type = KEY_STRING, AT(owner, alias_of), \
	  .help = "has the encoding of that one on purpose" }, \
	{ .name = "aliases", .type = KEY_MAP, AT(owner, tool_names), COUNT_AT(owner, tool_count), \
	  .element = &tool_kind, \
	  .help = "its names in other tools" }, \
	ABOUT_KEYS(owner)

#define VARIANT_KEYS(owner) \
	{ .name = "variants", .type = KEY_STRINGS, AT(owner, variants.ids), \
	  .help = "the variants of the platform that have it; all where left out" }

#define CLOCK_KEYS(owner) \
	{ .name = "clock", .type = KEY_BOOL, AT(owner, clock), \
	  .help = "true: it counts every cycle of its box's clock" }, \
	{ .name = "hertz", .type = KEY_NUMBER, AT(owner, hertz), UNSIGNED(1, UINT32_MAX), \
	  .help = "cycles a second of that clock, where they never change" }

static const struct key difference_keys[] = {
	{ .name = "variants", .type = KEY_STRINGS, REQUIRED, AT(difference, variants.ids),
	  .help = "where it means something else" },
	{ .name = "text", .type = KEY_STRING, REQUIRED, AT(difference, text), .help = "what: one sentence of our own" },
	{ .name = "source", .type = KEY_SOURCE, REQUIRED, AT(difference, source), .help = "citations" },
};

static const struct keys difference_kind = {
	.kind = "difference", .article = "a difference", .help = "What an event means on some variants.",
	KEYS(difference_keys),
	.size = sizeof(struct difference),
};

static const struct key umask_keys[] = {
	{ .name = "name", .type = KEY_STRING, REQUIRED, AT(umask, name), .help = "Intel's name of the sub-event" },
	{ .name = "value", .type = KEY_NUMBER, REQUIRED, AT(umask, value), .max = UINT32_MAX,
	  .help = "value of the umask field, or of the event's \"umask_field\"" },
	{ .name = "or", .type = KEY_BOOL, AT(umask, combines), .help = "true: may be OR-ed with others that may" },
	{ .name = "narrows", .type = KEY_BOOL, AT(umask, narrows),
	  .help = "true: it narrows what other umasks count, and counts nothing without one" },
	{ .name = "of", .type = KEY_STRINGS, AT(umask, parts), .help = "the umasks whose OR it is" },
	{ .name = "counters", .type = KEY_NUMBERS, AT(umask, counters), .max = COUNTERS_MAX - 1,
	  .help = "counters that can count it, where fewer than the event's" },
	{ .name = "max_increment", .type = KEY_NUMBER, AT(umask, max_increment), UNSIGNED(1, INCREMENT_MAX),
	  .help = "the most it adds in a cycle, where the event's value is wrong for it" },
	{ .name = "unprogrammable", .type = KEY_STRING, AT(umask, unprogrammable),
	  .help = "why it cannot be programmed" },
	CLOCK_KEYS(umask),
	VARIANT_KEYS(umask),
	EVENT_TAIL_KEYS(umask),
};

static const struct keys umask_kind = {
	.kind = "umask", .article = "a umask", .help = "A sub-event.", KEYS(umask_keys), .size = sizeof(struct umask),
};

static const struct key event_keys[] = {
	{ .name = "name", .type = KEY_STRING, REQUIRED, AT(event, name), .help = "Intel's name" },
	{ .name = "select", .type = KEY_MAP, REQUIRED, AT(event, select), COUNT_AT(event, select_count),
	  .element = &setting_kind, .help = "the control fields that choose it" },
	{ .name = "defaults", .type = KEY_MAP, AT(event, defaults), COUNT_AT(event, default_count),
	  .element = &setting_kind, .help = "control fields that have this value unless the user gives another" },
	{ .name = "counters", .type = KEY_NUMBERS, REQUIRED, AT(event, counters), .max = COUNTERS_MAX - 1,
	  .help = "indices of the counters of its group that can count it" },
	{ .name = "group", .type = KEY_STRING, AT(event, group_id), .help = "counter group; general where left out" },
	{ .name = "max_increment", .type = KEY_NUMBER, AT(event, max_increment), UNSIGNED(1, INCREMENT_MAX),
	  .help = "the most it adds in a cycle; left out where no source gives it" },
	{ .name = "category", .type = KEY_STRING, REQUIRED, AT(event, category),
	  .help = "one of the file's categories" },
	{ .name = "umask_field", .type = KEY_STRING, AT(event, umask_field_id),
	  .help = "the control field that its umasks set, where it is not the one with role umask" },
	{ .name = "umask_required", .type = KEY_BOOL, AT(event, umask_required),
	  .help = "true: a umask must be chosen, on the variants that have one" },
	{ .name = "subcounter", .type = KEY_BOOL, AT(event, subcounter),
	  .help = "true: it adds a queue's level each cycle" },
	{ .name = "companion", .type = KEY_NUMBER, AT(event, companion), HAS_AT(event, has_companion),
	  UNSIGNED(0, COMPANION_MAX), .help = "counts through this counter, which must count an occupancy" },
	{ .name = "needs_threshold", .type = KEY_BOOL, AT(event, needs_threshold),
	  .help = "true: a threshold must be given" },
	{ .name = "same_as", .type = KEY_STRING, AT(event, same_as),
	  .help = "the event of this box that counts the same by a filter field of its own" },
	CLOCK_KEYS(event),
	{ .name = "unprogrammable", .type = KEY_STRING, AT(event, unprogrammable),
	  .help = "why it cannot be programmed" },
	VARIANT_KEYS(event),
	{ .name = "differs", .type = KEY_LIST, AT(event, differences), COUNT_AT(event, difference_count),
	  .element = &difference_kind,
	  .help = "the variants on which it does not mean what its text says" },
	EVENT_TAIL_KEYS(event),
	{ .name = "umasks", .type = KEY_LIST, AT(event, umasks), COUNT_AT(event, umask_count), .element = &umask_kind,
	  .help = "its sub-events" },
};

static const struct keys event_kind = {
	.kind = "event", .article = "an event", .help = "Something a counter can count.", KEYS(event_keys),
	.size = sizeof(struct event),
};

static const struct key category_keys[] = {
	{ .name = "id", .type = KEY_VALUE_ID, REQUIRED, AT(category, id), .help = "the name that events use" },
	{ .name = "text", .type = KEY_STRING, REQUIRED, AT(category, text), .help = "one sentence of our own" },
};

static const struct keys category_kind = {
	.kind = "category", .article = "a category", .help = "A group of events that belong together.",
	KEYS(category_keys),
	.size = sizeof(struct category),
};

static const struct key events_key_table[] = {
	FILE_KEYS,
	{ .name = "box", .type = KEY_ID, REQUIRED, AT(events, box_id),
	  .help = "the box; the file is <box>.events.json" },
	ABOUT_KEYS(events),
	{ .name = "categories", .type = KEY_LIST, REQUIRED, AT(events, categories), COUNT_AT(events, category_count),
	  .element = &category_kind, .help = "the groups its events belong to" },
	{ .name = "events", .type = KEY_LIST, REQUIRED, AT(events, at), COUNT_AT(events, count), .element = &event_kind,
	  .help = "its events" },
};

const struct keys events_keys = {
	.kind = "events", .article = "an events file", .help = "The events of a box.", KEYS(events_key_table),
	.size = sizeof(struct events),
};

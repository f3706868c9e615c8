/* SPDX-License-Identifier: MIT */
/* Lists the keys of events files: events, umasks, the filters they need. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { COUNTERS_MAX = EVENT_COUNTERS_MAX, INCREMENT_MAX = 65535, COMPANION_MAX = COUNTERS_MAX - 1 };

static const struct key setting_keys[] = {
	{ .name = "field", ID(setting, field_id), .help = "a field of the control register" },
	{ .name = "to", NUMBER(setting, value), .max = UINT64_MAX, .help = "its value" },
};

static const struct keys setting_kind = {
	.kind = "selection", .article = "a selection", .help = "Values of control fields, by field.",
	KEYS(setting_keys),
	.size = sizeof(struct setting), .single_value = true,
};

static const struct key filter_keys[] = {
	{ .name = "field", REQUIRED, PATH(filter, path), .help = "register.field of this box" },
	{ .name = "value", AS_HEX, NUMBER(filter, value), HAS_AT(filter, has_value), .max = UINT64_MAX,
	  .help = "the value it must have; where left out, the user gives one" },
	{ .name = "nonzero", BOOL(filter, nonzero),
	  .help = "true: any value but 0; 0 would count nothing" },
	{ .name = "all", AS_HEX, NUMBER(filter, all), .max = UINT64_MAX, .min = 1,
	  .help = "with nonzero: what lets everything pass, and is written unless the user gives a value" },
	{ .name = "optional", BOOL(filter, optional),
	  .help = "true: the event also counts without a value" },
};

static const struct keys filter_kind = {
	.kind = "filter", .article = "a filter",
	.help = "A field outside the control register that must, or may have to, be set.",
	KEYS(filter_keys), .size = sizeof(struct filter),
};

static const struct key tool_keys[] = {
	{ .name = "tool", STRING(tool_names, tool),
	  .help = "id of a document, or the common beginning of its editions' ids" },
	{ .name = "names", DISTINCT_STRINGS(tool_names, names), .help = "its names there" },
};

static const struct keys tool_kind = {
	.kind = "tool_names", .article = "a tool's names", .help = "Names by tool.", KEYS(tool_keys),
	.size = sizeof(struct tool_names), .single_value = true,
};

#define EVENT_TAIL_KEYS(owner) \
	{ .name = "filters", LIST(owner, filters, filter_count), \
	  .element = &filter_kind, \
	  .help = "filter fields that change what it counts" }, \
	{ .name = "alias_of", STRING(owner, alias_of), \
	  .help = "has the encoding of that one on purpose" }, \
	{ .name = "aliases", MAP(owner, tool_names, tool_count), \
	  .element = &tool_kind, \
	  .help = "its names in other tools" }, \
	ORIGIN_KEYS(owner)

#define VARIANT_KEYS(owner) \
	{ .name = "variants", DISTINCT_STRINGS(owner, variants.ids), \
	  HEADER_FACT("variants", "event-variants", 1), \
	  .help = "the variants of the platform that have it; all where left out" }

#define CLOCK_KEYS(owner) \
	{ .name = "clock", BOOL(owner, clock), \
	  FACT("counts its box's clock", "event-clock", 2), \
	  .help = "true: it counts every cycle of its box's clock" }, \
	{ .name = "hertz", NUMBER(owner, hertz), RANGE(1, UINT32_MAX), \
	  FACT("cycles a second", "event-clock", 1), \
	  .help = "cycles a second of that clock, where they never change" }

#define UNIT_KEYS(owner) \
	{ .name = "unit", STRING(owner, unit), \
	  HEADER_FACT("a count stands for", "event-scale", 1), \
	  .help = "what a count stands for: \"bytes\"" }, \
	{ .name = "scale", BY_CODE, NUMBER(owner, scale), RANGE(1, UINT32_MAX), .fallback = 1, \
	  .help = "how many of the unit a count stands for" }

static const struct key difference_keys[] = {
	{ .name = "variants", REQUIRED, DISTINCT_STRINGS(difference, variants.ids),
	  .help = "where it means something else" },
	{ .name = "text", REQUIRED, STRING(difference, text), .help = "what: one sentence of our own" },
	{ .name = "source", REQUIRED, SOURCE(difference, source), .help = "citations" },
};

static const struct keys difference_kind = {
	.kind = "difference", .article = "a difference", .help = "What an event means on some variants.",
	KEYS(difference_keys),
	.size = sizeof(struct difference),
};

static const struct key umask_keys[] = {
	{ .name = "name", REQUIRED, NAME(umask, name), .help = "Intel's name of the sub-event" },
	{ .name = "value", AS_HEX, REQUIRED, NUMBER(umask, value), .max = UINT64_MAX,
	  HEADER_FACT("value", "umask-code", 8),
	  .help = "value of the umask field, or of the event's \"umask_field\"" },
	{ .name = "set", BY_CODE, MAP(umask, set, set_count), .element = &setting_kind,
	  .help = "other control fields that it sets, none of them to 0" },
	{ .name = "or", BOOL(umask, combines),
	  FACT_WAYS("may be OR-ed", "umask-combines", "umask-alone", "umask-alone", 1),
	  .help = "true: may be OR-ed with others that may" },
	{ .name = "narrows", BOOL(umask, narrows),
	  FACT_WAYS("only narrows others", "umask-narrows", "umask-stands", "umask-narrows", 1),
	  .help = "true: it narrows what other umasks count, and counts nothing without one" },
	{ .name = "libpfm4_default", BOOL(umask, libpfm4_default),
	  FACT("what libpfm4 means where it names none", "libpfm4-default", 1),
	  .help = "true: libpfm4 means this umask where an expression in its words names none" },
	{ .name = "deprecated", BOOL(umask, deprecated),
	  HEADER_FACT("is deprecated", "umask-deprecated", 1),
	  .help = "true: its maker gives it up, and has no other name for what it counts" },
	{ .name = "of", DISTINCT_STRINGS(umask, parts), .help = "the umasks whose OR it is" },
	{ .name = "counters", BY_CODE, NUMBERS(umask, counters), .max = COUNTERS_MAX - 1,
	  .help = "counters that can count it, where fewer than the event's" },
	{ .name = "max_increment", BY_CODE, NUMBER(umask, max_increment), RANGE(1, INCREMENT_MAX),
	  .help = "the most it adds in a cycle, where the event's value is wrong for it" },
	{ .name = "unprogrammable", STRING(umask, unprogrammable),
	  HEADER_FACT_WAYS("cannot be programmed", "unprogrammable", "programmable", "text-changed", 2),
	  .help = "why it cannot be programmed" },
	CLOCK_KEYS(umask),
	UNIT_KEYS(umask),
	VARIANT_KEYS(umask),
	EVENT_TAIL_KEYS(umask),
	{ .name = "text", BY_CODE, STRING(umask, about.text), .help = "one sentence of our own" },
};

const struct keys umask_kind = {
	.kind = "umask", .article = "a umask", .help = "A sub-event.", KEYS(umask_keys), .size = sizeof(struct umask),
};

static const struct key event_keys[] = {
	{ .name = "name", REQUIRED, NAME(event, name), .help = "Intel's name" },
	{ .name = "select", BY_CODE, REQUIRED, MAP(event, select, select_count),
	  .element = &setting_kind, .help = "the control fields that choose it" },
	{ .name = "defaults", BY_CODE, MAP(event, defaults, default_count),
	  .element = &setting_kind, .help = "control fields that have this value unless the user gives another" },
	{ .name = "counters", REQUIRED, NUMBERS(event, counters), .max = COUNTERS_MAX - 1,
	  HEADER_FACT("counters", "event-counters", 2),
	  .help = "indices of the counters of its group that can count it" },
	{ .name = "group", BY_CODE, STRING(event, group_id), .help = "counter group; general where left out" },
	{ .name = "max_increment", NUMBER(event, max_increment), RANGE(1, INCREMENT_MAX),
	  FACT("most in a cycle", "event-increment", 1),
	  .help = "the most it adds in a cycle; left out where no source gives it" },
	{ .name = "category", REQUIRED, STRING(event, category),
	  .help = "one of the file's categories" },
	{ .name = "umask_field", BY_CODE, STRING(event, umask_field_id),
	  .help = "the control field that its umasks set, where it is not the one with role umask" },
	{ .name = "umask_required", BOOL(event, umask_required),
	  HEADER_FACT_WAYS("needs a umask", "umask-required", "umask-optional", "umask-required", 1),
	  .help = "true: a umask must be chosen, on the variants that have one" },
	{ .name = "subcounter", BOOL(event, subcounter),
	  FACT("adds a level", "event-subcounter", 1),
	  .help = "true: it adds a queue's level each cycle" },
	{ .name = "companion", NUMBER(event, companion), HAS_AT(event, has_companion),
	  RANGE(0, COMPANION_MAX),
	  FACT("companion counter", "event-companion", 1),
	  .help = "counts through this counter, which must count an occupancy" },
	{ .name = "needs_threshold", BOOL(event, needs_threshold),
	  FACT("needs a threshold", "event-threshold", 1),
	  .help = "true: a threshold must be given" },
	{ .name = "same_as", STRING(event, same_as),
	  .help = "the event of this box that counts the same by a filter field of its own" },
	CLOCK_KEYS(event),
	UNIT_KEYS(event),
	{ .name = "unprogrammable", STRING(event, unprogrammable),
	  HEADER_FACT_WAYS("cannot be programmed", "unprogrammable", "programmable", "text-changed", 2),
	  .help = "why it cannot be programmed" },
	VARIANT_KEYS(event),
	{ .name = "differs", LIST(event, differences, difference_count),
	  .element = &difference_kind,
	  .help = "the variants on which it does not mean what its text says" },
	EVENT_TAIL_KEYS(event),
	TEXT_KEY(event, "text", 4),
	PHRASE_KEY(event, "its umasks"),
	{ .name = "umasks", BY_CODE, LIST(event, umasks, umask_count), .element = &umask_kind,
	  .help = "its sub-events" },
};

const struct keys event_kind = {
	.kind = "event", .article = "an event", .help = "Something a counter can count.", KEYS(event_keys),
	.size = sizeof(struct event),
};

static const struct key phrase_keys[] = {
	{ .name = "part", STRING(phrase, part),
	  .help = "a part of a umask's name, or several that follow each other; {i} is any number, ~ is where no part "
		  "names what is counted" },
	{ .name = "text", STRING(phrase, text),
	  .help = "a short phrase of our own, in which ~ is the rest of the sentence" },
};

const struct keys phrase_kind = {
	.kind = "words", .article = "a word", .help = "What parts of umasks' names mean, by part.",
	KEYS(phrase_keys), .size = sizeof(struct phrase), .single_value = true,
};

static const struct key category_keys[] = {
	{ .name = "id", REQUIRED, VALUE_ID(category, id), .help = "the name that events use" },
	{ .name = "text", REQUIRED, STRING(category, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "one sentence of our own" },
};

const struct keys category_kind = {
	.kind = "category", .article = "a category", .help = "A group of events that belong together.",
	KEYS(category_keys),
	.size = sizeof(struct category),
};

static const struct key events_key_table[] = {
	FILE_KEYS,
	{ .name = "box", REQUIRED, ID(events, box_id),
	  .help = "the box; the file is <box>.events.json" },
	LIKE_KEYS(events, "platform/box"),
	ORIGIN_KEYS(events),
	TEXT_KEY(events, "events: text", 0),
	{ .name = "categories", REQUIRED, LIST(events, categories, category_count),
	  .element = &category_kind, .help = "the groups its events belong to" },
	PHRASE_KEY(events, "umasks"),
	{ .name = "events", REQUIRED, LIST(events, at, count), .element = &event_kind,
	  .help = "its events" },
};

const struct keys events_keys = {
	.kind = "events", .article = "an events file", .help = "The events of a box.", KEYS(events_key_table),
	.size = sizeof(struct events),
};

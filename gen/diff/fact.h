/* SPDX-License-Identifier: MIT */
/*
 * Declares facts: what the model says about an item, and which change it is if a fact is new, gone or different. The
 * facts of an item exist only while they are compared. They point into the model and copy nothing.
 */
#ifndef GEN_DIFF_FACT_H
#define GEN_DIFF_FACT_H

#include "base/arena.h"
#include "base/keys/keys.h"
#include "diff/changes.h"
#include "model/metric.h"
#include "model/model.h"

/*
 * The facts that code makes: they name other items, are inherited, or follow from several keys. KEY is a fact that the
 * row of a key says (gen/load/keys): its label, weight and changes are there.
 *
 * X(id, label, weight, how, names, gained, lost, changed). The weight is how much an equal fact speaks for two items
 * with different ids being the same one. "how" chooses the change: SET takes gained or lost for each element; PLAIN
 * takes gained if the value is new or larger or gives more rights, lost in the reverse case, else changed. "names" says
 * what the fact names: NOTHING, DOCUMENTS in a text, or other ITEMS; refs.h compares what it names.
 */
#define FACTS(X) \
	X(NAME, "name in the manual", 6, PLAIN, NOTHING, ALIAS_ADDED, NAME_CHANGED, NAME_CHANGED) \
	X(TEXT, "text", 4, PLAIN, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(SOURCE, "source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(EVIDENCE, "evidence", 0, PLAIN, NOTHING, EVIDENCE_CHANGED, EVIDENCE_CHANGED, EVIDENCE_CHANGED) \
	X(ALIASES, "other names", 2, SET, DOCUMENTS, ALIAS_ADDED, ALIAS_REMOVED, ALIAS_REMOVED) \
	X(ELSEWHERE, "named only elsewhere", 1, PLAIN, NOTHING, ELSEWHERE_GAINED, ELSEWHERE_LOST, ELSEWHERE_GAINED) \
	X(STEPPINGS, "steppings", 2, PLAIN, NOTHING, CPUID_STEPPINGS, CPUID_STEPPINGS, CPUID_STEPPINGS) \
	X(VARIANTS, "variants", 0, SET, NOTHING, VARIANT_ADDED, VARIANT_REMOVED, VARIANT_REMOVED) \
	X(VARIANT_TITLES, "variants: titles", 0, SET, NOTHING, TITLE_CHANGED, TITLE_CHANGED, TITLE_CHANGED) \
	X(VARIANT_TEXTS, "variants: texts", 0, SET, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(VARIANT_SOURCES, "variants: sources", 0, SET, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(MAP_NODE, "bus mapping: node", 1, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(MAP_MAP, "bus mapping: map", 1, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(MAP_BUSES, "bus mapping: further buses", 0, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(MAP_VALID, "bus mapping: valid", 0, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(MAP_OTHERS, "bus mapping: other buses", 0, PLAIN, NOTHING, MAPPING_CHANGED, MAPPING_CHANGED, \
	  MAPPING_CHANGED) \
	X(MAP_SOURCE, "bus mapping: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(MACHINE, "machine", 0, SET, NOTHING, MACHINE, MACHINE, MACHINE) \
	X(MACHINE_TEXTS, "machine: texts", 0, SET, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(MACHINE_SOURCES, "machine: sources", 0, SET, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(METRICS_SOURCE, "metrics: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(METRICS_EVIDENCE, "metrics: evidence", 0, PLAIN, NOTHING, EVIDENCE_CHANGED, EVIDENCE_CHANGED, \
	  EVIDENCE_CHANGED) \
	X(CLOCKS, "clocks", 0, SET, ITEMS, METRIC_CLOCKS, METRIC_CLOCKS, METRIC_CLOCKS) \
	X(CLOCK_TEXTS, "clocks: texts", 0, SET, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(UNITS, "units of events", 0, SET, ITEMS, EVENT_UNITS, EVENT_UNITS, EVENT_UNITS) \
	X(PRESENCE, "presence", 1, PLAIN, NOTHING, BOX_PRESENCE, BOX_PRESENCE, BOX_PRESENCE) \
	X(PRESENT_FIELDS, "present: fields", 0, PLAIN, ITEMS, BOX_PRESENCE, BOX_PRESENCE, BOX_PRESENCE) \
	X(PRESENT_MAP, "present: map", 0, PLAIN, NOTHING, BOX_PRESENCE, BOX_PRESENCE, BOX_PRESENCE) \
	X(PRESENT_SOURCE, "present: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(ROOT_FIELDS, "root buses: fields", 0, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(ROOT_VALID, "root buses: valid", 0, PLAIN, ITEMS, MAPPING_CHANGED, MAPPING_CHANGED, MAPPING_CHANGED) \
	X(ROOT_SOURCE, "root buses: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(INSTANCES, "instances", 1, PLAIN, NOTHING, INSTANCES_MORE, INSTANCES_FEWER, INSTANCES_MORE) \
	X(INSTANCE_NAMES, "names of instances", 1, PLAIN, NOTHING, ALIAS_ADDED, INSTANCES_RENAMED, INSTANCES_RENAMED) \
	X(WORDS, "words", 0, SET, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(EVENTS_SOURCE, "events: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(EVENTS_EVIDENCE, "events: evidence", 0, PLAIN, NOTHING, EVIDENCE_CHANGED, EVIDENCE_CHANGED, \
	  EVIDENCE_CHANGED) \
	X(PLACES, "places", 8, PLAIN, NOTHING, FUNCTION_MOVED, FUNCTION_MOVED, FUNCTION_MOVED) \
	X(DEVICE_IDS, "device IDs", 4, PLAIN, NOTHING, FUNCTION_DEVICE_ID, FUNCTION_DEVICE_ID, FUNCTION_DEVICE_ID) \
	X(CLASSES, "classes and inferred IDs", 0, PLAIN, NOTHING, MACHINE, MACHINE, MACHINE) \
	X(PERF, "perf", 0, PLAIN, NOTHING, PERF_WORDS, PERF_WORDS, PERF_WORDS) \
	X(PERF_SOURCE, "perf: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(LIKWID, "likwid", 0, PLAIN, NOTHING, LIKWID_WORDS, LIKWID_WORDS, LIKWID_WORDS) \
	X(LIKWID_SOURCE, "likwid: source", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(WINDOW_IDS, "windows", 0, SET, NOTHING, WINDOW_ADDED, WINDOW_REMOVED, WINDOW_REMOVED) \
	X(WINDOW_PLACES, "where windows are", 0, PLAIN, NOTHING, WINDOW_CHANGED, WINDOW_CHANGED, WINDOW_CHANGED) \
	X(WINDOW_FIELDS, "fields of windows' addresses", 0, PLAIN, ITEMS, WINDOW_CHANGED, WINDOW_CHANGED, \
	  WINDOW_CHANGED) \
	X(WINDOW_SOURCES, "windows: sources", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(SPACE, "address space", 1, PLAIN, NOTHING, REGISTER_FOUND, REGISTER_LOST, REGISTER_SPACE) \
	X(FUNCTION, "PCI function", 2, PLAIN, ITEMS, REGISTER_ADDRESS, REGISTER_ADDRESS, REGISTER_ADDRESS) \
	X(WINDOW, "window", 2, PLAIN, NOTHING, REGISTER_ADDRESS, REGISTER_ADDRESS, REGISTER_ADDRESS) \
	X(ADDRESSES, "address", 8, PLAIN, NOTHING, REGISTER_ADDRESS, REGISTER_ADDRESS, REGISTER_ADDRESS) \
	X(ARRAY, "array", 1, PLAIN, NOTHING, REGISTER_ARRAY, REGISTER_ARRAY, REGISTER_ARRAY) \
	X(ELEMENTS, "elements", 1, PLAIN, NOTHING, ELEMENTS_MORE, ELEMENTS_FEWER, ELEMENTS_MORE) \
	X(ACCESS, "access", 1, PLAIN, NOTHING, ACCESS_WIDENED, ACCESS_NARROWED, ACCESS_CHANGED) \
	X(RESERVED_ACCESS, "access", 0, PLAIN, NOTHING, RESERVED_ACCESS, RESERVED_ACCESS, RESERVED_ACCESS) \
	X(RESERVED_NAME, "name in the manual", 0, PLAIN, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(NEEDS, "needs", 1, PLAIN, ITEMS, FIELD_NEEDS, FIELD_NEEDS, FIELD_NEEDS) \
	X(BY, "values by", 1, PLAIN, ITEMS, FIELD_BY, FIELD_BY, FIELD_BY) \
	X(PART, "part of", 1, PLAIN, ITEMS, FIELD_PART, FIELD_PART, FIELD_PART) \
	X(MASK, "bits that matter", 1, PLAIN, NOTHING, VALUE_CHANGED, VALUE_CHANGED, VALUE_CHANGED) \
	X(CONTROL, "control registers", 6, PLAIN, ITEMS, GROUP_REGISTERS, GROUP_REGISTERS, GROUP_REGISTERS) \
	X(DATA, "data registers", 6, PLAIN, ITEMS, GROUP_REGISTERS, GROUP_REGISTERS, GROUP_REGISTERS) \
	X(SELECT_BIT, "first bit in commands", 1, PLAIN, NOTHING, GROUP_SELECT_BIT, GROUP_SELECT_BIT, \
	  GROUP_SELECT_BIT) \
	X(OVERFLOW, "overflow", 2, PLAIN, ITEMS, OVERFLOW_REPORT, OVERFLOW_REPORT, OVERFLOW_REPORT) \
	X(HALVED_BY, "worth is halved by", 1, PLAIN, ITEMS, COUNTER_WORTH, COUNTER_WORTH, COUNTER_WORTH) \
	X(FREEZES, "a wrap freezes by", 1, PLAIN, ITEMS, OVERFLOW_FREEZE, OVERFLOW_FREEZE, OVERFLOW_FREEZE) \
	X(STEPS, "steps", 8, PLAIN, ITEMS, PROCEDURE_CHANGED, PROCEDURE_CHANGED, PROCEDURE_CHANGED) \
	X(STEP_TEXTS, "texts of steps", 0, PLAIN, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(STEP_SOURCES, "sources of steps", 0, PLAIN, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(CATEGORY, "category", 1, PLAIN, ITEMS, CATEGORY_OF, CATEGORY_OF, CATEGORY_OF) \
	X(SELECT, "selected by", 8, PLAIN, ITEMS, EVENT_CODE, EVENT_CODE, EVENT_CODE) \
	X(DEFAULTS, "unless given", 2, PLAIN, ITEMS, EVENT_DEFAULTS, EVENT_DEFAULTS, EVENT_DEFAULTS) \
	X(DIFFERS, "differs on", 1, PLAIN, NOTHING, EVENT_DIFFERS, EVENT_DIFFERS, EVENT_DIFFERS) \
	X(DIFFERS_TEXTS, "differs: texts", 0, SET, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(DIFFERS_SOURCES, "differs: sources", 0, SET, DOCUMENTS, SOURCE_CHANGED, SOURCE_CHANGED, SOURCE_CHANGED) \
	X(UMASK_FIELD, "umask field", 1, PLAIN, ITEMS, EVENT_CODE, EVENT_CODE, EVENT_CODE) \
	X(GROUP, "counter group", 1, PLAIN, ITEMS, EVENT_GROUP, EVENT_GROUP, EVENT_GROUP) \
	X(COUNTERS, "counters", 2, PLAIN, NOTHING, EVENT_COUNTERS, EVENT_COUNTERS, EVENT_COUNTERS) \
	X(INCREMENT, "most in a cycle", 1, PLAIN, NOTHING, EVENT_INCREMENT, EVENT_INCREMENT, EVENT_INCREMENT) \
	X(FILTERS, "filters", 3, PLAIN, ITEMS, EVENT_FILTERS, EVENT_FILTERS, EVENT_FILTERS) \
	X(COUNT_SCALE, "as many as", 1, PLAIN, NOTHING, EVENT_SCALE, EVENT_SCALE, EVENT_SCALE) \
	X(ALIAS_OF, "same encoding as", 1, PLAIN, ITEMS, EVENT_ALIAS, EVENT_ALIAS, EVENT_ALIAS) \
	X(SAME_AS, "counts the same as", 1, PLAIN, ITEMS, EVENT_SAME, EVENT_SAME, EVENT_SAME) \
	X(SETS, "sets", 8, PLAIN, ITEMS, UMASK_CODE, UMASK_CODE, UMASK_CODE) \
	X(PARTS, "is the OR of", 2, PLAIN, ITEMS, UMASK_PARTS, UMASK_PARTS, UMASK_PARTS) \
	X(METRIC_BOX, "box", 1, PLAIN, ITEMS, METRIC_BOX, METRIC_BOX, METRIC_BOX) \
	X(FORMULA, "formula", 8, PLAIN, ITEMS, METRIC_FORMULA, METRIC_FORMULA, METRIC_FORMULA) \
	X(PASSES, "measurements", 1, PLAIN, NOTHING, METRIC_PASSES, METRIC_PASSES, METRIC_PASSES) \
	X(PARAMETERS, "parameters", 1, PLAIN, NOTHING, METRIC_PARAMETERS, METRIC_PARAMETERS, METRIC_PARAMETERS) \
	X(PARAMETER_TEXTS, "texts of parameters", 0, PLAIN, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED) \
	X(ERRATUM_ITEMS, "items", 6, PLAIN, ITEMS, ERRATUM_ABOUT, ERRATUM_ABOUT, ERRATUM_ABOUT) \
	X(ERRATUM_FIRST, "first stepping", 1, PLAIN, NOTHING, ERRATUM_WHERE, ERRATUM_WHERE, ERRATUM_WHERE) \
	X(ERRATUM_LAST, "last stepping", 1, PLAIN, NOTHING, ERRATUM_WHERE, ERRATUM_WHERE, ERRATUM_WHERE) \
	X(ERRATUM_INSTEAD, "instead", 2, PLAIN, ITEMS, ERRATUM_INSTEAD, ERRATUM_INSTEAD, ERRATUM_INSTEAD) \
	X(STAT_GROUP_METRICS, "metrics", 4, PLAIN, ITEMS, STAT_GROUP_ITEMS, STAT_GROUP_ITEMS, STAT_GROUP_ITEMS) \
	X(STAT_GROUP_EVENTS, "events", 4, PLAIN, ITEMS, STAT_GROUP_ITEMS, STAT_GROUP_ITEMS, STAT_GROUP_ITEMS) \
	X(STAT_GROUP_SETTINGS, "settings", 2, PLAIN, ITEMS, STAT_GROUP_SETTINGS, STAT_GROUP_SETTINGS, \
	  STAT_GROUP_SETTINGS) \
	X(SYMBOLS_GONE, "C symbols are gone", 0, PLAIN, NOTHING, SYMBOLS_REMOVED, SYMBOLS_REMOVED, SYMBOLS_REMOVED) \
	X(SYMBOLS_NEW, "C symbols are new", 0, PLAIN, NOTHING, SYMBOLS_ADDED, SYMBOLS_ADDED, SYMBOLS_ADDED) \
	X(SYMBOLS_TAKE, "C symbols take something else", 0, PLAIN, NOTHING, SYMBOLS_RETYPED, SYMBOLS_RETYPED, \
	  SYMBOLS_RETYPED) \
	X(SYMBOLS_ARE, "C symbols have other values", 0, PLAIN, NOTHING, SYMBOLS_DIFFER, SYMBOLS_DIFFER, \
	  SYMBOLS_DIFFER) \
	X(DISPUTE_ITEMS, "items", 4, PLAIN, ITEMS, DISPUTE_CHANGED, DISPUTE_CHANGED, DISPUTE_CHANGED) \
	X(DISPUTE_CLAIMS, "claims", 4, PLAIN, DOCUMENTS, DISPUTE_CHANGED, DISPUTE_CHANGED, DISPUTE_CHANGED) \
	X(KEY, NULL, 0, PLAIN, NOTHING, TEXT_CHANGED, TEXT_CHANGED, TEXT_CHANGED)

enum fact_kind {
#define FACT_ID_(id, label, weight, how, names, gained, lost, changed) FACT_##id,
	FACTS(FACT_ID_)
#undef FACT_ID_
		FACT_KIND_COUNT
};

enum fact_how { HOW_PLAIN, HOW_SET };
enum fact_names { NAMES_NOTHING, NAMES_DOCUMENTS, NAMES_ITEMS };

struct fact_row {
	const char *label;
	unsigned weight;
	enum fact_how how;
	enum fact_names names;
	enum change_id gained, lost, changed;
};

/* How the value is stored. The type decides how it is compared and printed. */
enum fact_type {
	FACT_ABSENT,
	FACT_IS_TEXT,
	FACT_IS_ITEM,    /* the id, and the item */
	FACT_IS_PATH,    /* the path, and struct field_ref */
	FACT_IS_FORMULA, /* the text, and struct metric */
	FACT_IS_NUMBER,
	FACT_IS_HEX,
	FACT_IS_TRUE,
	FACT_IS_BITS,     /* a mask, as number */
	FACT_IS_ACCESS,   /* struct field */
	FACT_IS_STRINGS,  /* struct strings */
	FACT_IS_NUMBERS,  /* struct numbers */
	FACT_IS_TOOLS,    /* struct tool_names, count */
	FACT_IS_PHRASES,  /* struct phrase, count */
	FACT_IS_FILTERS,  /* struct filter, count */
	FACT_IS_SETTINGS, /* struct setting, count */
	FACT_IS_ADDRESS,  /* struct reg, and its instances in number */
	FACT_IS_PLACES,   /* struct function */
	FACT_IS_DEVICES,  /* struct function */
	FACT_IS_CLASSES,  /* struct function */
	FACT_IS_OVERFLOW,
	FACT_IS_STEPS,        /* struct procedure */
	FACT_IS_STEP_TEXTS,   /* struct procedure */
	FACT_IS_STEP_SOURCES, /* struct procedure */
	FACT_IS_VARIANTS,     /* struct platform */
	FACT_IS_VARIANT_TITLES,
	FACT_IS_VARIANT_TEXTS,
	FACT_IS_VARIANT_SOURCES,
	FACT_IS_MACHINE, /* struct machine */
	FACT_IS_MACHINE_TEXTS,
	FACT_IS_MACHINE_SOURCES,
	FACT_IS_DIFFERS, /* struct event */
	FACT_IS_DIFFERS_TEXTS,
	FACT_IS_DIFFERS_SOURCES,
	FACT_IS_CLOCKS,      /* struct metrics */
	FACT_IS_CLOCK_TEXTS, /* struct metrics */
	FACT_IS_UNITS,       /* struct metrics */
	FACT_IS_PARAMETERS,  /* struct metric */
	FACT_IS_PARAMETER_TEXTS,
	FACT_IS_CLAIMS,    /* struct dispute */
	FACT_IS_STEPPINGS, /* struct cpuid */
	FACT_TYPE_COUNT
};

struct fact {
	enum fact_kind kind;
	enum fact_type type;
	bool inherited; /* from its parent, where its change is reported */
	const void *at;
	uint64_t number;       /* the value itself, or the count of what is at */
	const struct key *key; /* whose row says the fact; NULL: none */
	const void *item;      /* the item that is named, or in which names are looked up; NULL: unknown */
};

enum { FACTS_MAX = 56 };

struct facts {
	struct fact at[FACTS_MAX];
	size_t count;
};

void fact_add(struct facts *facts, enum fact_kind kind, enum fact_type type, const void *at, uint64_t number);
/* Adds a text; NULL: the fact is absent. */
void fact_text(struct facts *facts, enum fact_kind kind, const char *text);
/* Adds the id of an item. The fact equals another one that names the same item. */
void fact_item(struct facts *facts, enum fact_kind kind, const char *id, const void *item);
void fact_path(struct facts *facts, enum fact_kind kind, const char *path, const struct field_ref *ref);
/* Sets where the names in the last fact are looked up: a platform, an event. */
void fact_inside(struct facts *facts, const void *item);
/* The same; the fact is inherited if it equals the parent's. */
void fact_text_within(struct facts *facts, enum fact_kind kind, const char *text, const char *parent);
void fact_number(struct facts *facts, enum fact_kind kind, bool has, uint64_t number);
void fact_hex(struct facts *facts, enum fact_kind kind, bool has, uint64_t number);
void fact_true(struct facts *facts, enum fact_kind kind, bool value);
void fact_strings(struct facts *facts, enum fact_kind kind, const struct strings *strings);
void fact_numbers(struct facts *facts, enum fact_kind kind, const struct numbers *numbers);
/* Adds what the rows of the item's keys say. The facts of a part that an item does not have, NULL, are absent. */
void key_facts(struct facts *facts, const struct keys *keys, const void *item);
/*
 * The same of the rows from one key to another; NULL: from the first, to the last. key_facts() then adds the rest. So
 * reports list facts of rows and of code in one order.
 */
void key_facts_in(struct facts *facts, const struct keys *keys, const void *item, const char *from, const char *to);

unsigned fact_weight(const struct fact *fact);
/* What a fact is called. */
const char *fact_label(enum fact_kind kind, const struct key *key);
/* Whether each element that is new or gone is a change. */
bool fact_is_set(enum fact_kind kind, const struct key *key);
enum fact_names fact_names(const struct fact *fact);
/* Which change it is if the fact is new or larger (way > 0), gone or smaller (way < 0), or another one. */
enum change_id fact_change(const struct fact *fact, int way);

bool facts_equal(const struct fact *a, const struct fact *b);
/* The value in words, one text for each element; none if the fact is absent. */
struct strings fact_spell(struct arena *arena, const struct fact *fact);
/* The same, but a fact that is absent or true is "no" beside a "yes". */
struct strings fact_spell_beside(struct arena *arena, const struct fact *fact, const struct fact *other);

#endif

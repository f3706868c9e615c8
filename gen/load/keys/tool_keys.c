/* SPDX-License-Identifier: MIT */
/* Lists the keys of what a box is to other tools: its PMU in Linux, its counters in LIKWID. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { INSTANCES_MAX = 1024 };

static const struct key perf_format_keys[] = {
	{ .name = "word", ID(perf_format, word), .help = "the name in perf" },
	{ .name = "bits", STRING(perf_format, text),
	  .help = "where its value goes, as Linux prints it: config:0-7,21" },
};

static const struct keys perf_format_kind = {
	.kind = "perf_format", .article = "a format", .help = "Where the values of perf's words go.",
	KEYS(perf_format_keys),
	.size = sizeof(struct perf_format), .single_value = true,
};

static const struct key perf_event_keys[] = {
	{ .name = "name", STRING(perf_event, name), .help = "the name in perf" },
	{ .name = "config", AS_HEX, NUMBER(perf_event, config), .max = UINT64_MAX, .help = "its config word" },
};

static const struct keys perf_event_kind = {
	.kind = "perf_event", .article = "an event of perf", .help = "Config words of events, by name.",
	KEYS(perf_event_keys),
	.size = sizeof(struct perf_event), .single_value = true,
};

static const struct key perf_scale_keys[] = {
	{ .name = "name", STRING(perf_scale, name), .help = "the event's name in perf" },
	{ .name = "scale", STRING(perf_scale, text),
	  .help = "what perf multiplies its count by, and the unit of that: 6.103515625e-5 MiB" },
};

static const struct keys perf_scale_kind = {
	.kind = "perf_scale", .article = "a scale", .help = "What counts of events stand for, by name.",
	KEYS(perf_scale_keys),
	.size = sizeof(struct perf_scale), .single_value = true,
};

static const struct key perf_take_keys[] = {
	{ .name = "code", REQUIRED, NUMBER(perf_take, code), .max = UINT64_MAX,
	  .help = "the value of these bits in an event's config word" },
	{ .name = "mask", REQUIRED, NUMBER(perf_take, mask), .max = UINT64_MAX, .min = 1,
	  .help = "the bits of the config word that are compared" },
	{ .name = "bits", REQUIRED, STRING(perf_take, text),
	  .help = "the bits that the driver takes: config1:10-17" },
	{ .name = "register", PATH(perf_take, reg_id),
	  .help = "the register, or the field of one, that they fill for such events; where left out, the register of "
		  "\"config1\" or \"config2\"" },
	{ .name = "units", NUMBER(perf_take, units), RANGE(1, INSTANCES_MAX),
	  .help = "how many instances, from 0 on, it is limited to; all where left out" },
};

static const struct keys perf_take_kind = {
	.kind = "perf_take", .article = "filter bits that the driver takes",
	.help = "Filter bits that Linux's driver writes for some events; for others it drops them.",
	KEYS(perf_take_keys),
	.size = sizeof(struct perf_take),
};

static const struct key perf_free_keys[] = {
	{ .name = "counters", REQUIRED, ID(perf_free, group_id), .help = "the group of counters" },
	{ .name = "config", AS_HEX, REQUIRED, NUMBER(perf_free, config), .max = UINT64_MAX, .min = 1,
	  .help = "the config word of its first counter" },
	{ .name = "step", AS_HEX, NUMBER(perf_free, step), .max = UINT64_MAX, .min = 1,
	  .help = "from the config word of a counter to that of the next" },
};

static const struct keys perf_free_kind = {
	.kind = "perf_free", .article = "counters that run freely",
	.help = "Config words of counters that run freely.",
	KEYS(perf_free_keys),
	.size = sizeof(struct perf_free),
};

#define LISTED_HELP "the Unit of its events in perf's lists; where left out, the name after uncore_ in capitals"

static const struct key perf_free_pmu_keys[] = {
	{ .name = "pmu", REQUIRED, ID(perf, pmu), .help = "its name, without the number of an instance" },
	{ .name = "listed", STRING(perf, listed), .help = LISTED_HELP },
	{ .name = "source", REQUIRED, SOURCE(perf, source),
	  FACT("perf.free: source", "source-changed", 0),
	  .help = "citations" },
	{ .name = "formats", REQUIRED, MAP(perf, formats, format_count),
	  .element = &perf_format_kind, .help = "the words that it understands" },
	{ .name = "counters", ON_LINES, REQUIRED, LIST(perf, free_counters, free_count), .element = &perf_free_kind,
	  .help = "what it counts" },
	{ .name = "halvings", NUMBER(perf, halvings), RANGE(1, 32),
	  .help = "how often the worth of the groups is halved in this PMU, if its counts are not the registers'" },
	{ .name = "events", REQUIRED, MAP(perf, events, event_count), .element = &perf_event_kind,
	  .help = "the driver's name of each counter" },
	{ .name = "scales", MAP(perf, scales, scale_count), .element = &perf_scale_kind,
	  .help = "what counts of these events stand for, where the driver says it" },
};

const struct keys perf_free_pmu_kind = {
	.block = true, .kind = "perf_free_pmu", .article = "a PMU of counters that run freely",
	.help = "The PMU that Linux's driver has for counters of the box that run freely.",
	KEYS(perf_free_pmu_keys),
	.size = sizeof(struct perf),
};

static const struct key perf_older_keys[] = {
	{ .name = "until", REQUIRED, STRING(perf, until),
	  .help = "the last version of Linux of which a source says so: 6.1" },
	{ .name = "changed", REQUIRED, STRING(perf, changed),
	  .help = "the first version of which a source says what later ones have; of those between none was read" },
	{ .name = "pmu", REQUIRED, ID(perf, pmu), .help = "its name there, without the number of an instance" },
	{ .name = "control", AS_HEX, REQUIRED, NUMBER(perf, control), .max = UINT64_MAX,
	  .help = "the bits of config that it writes into the control register. 0: it writes them elsewhere, so "
		  "nothing can be counted there" },
	{ .name = "fixed", AS_HEX, NUMBER(perf, fixed), .max = UINT64_MAX, .min = 1,
	  .help = "the config word that is the fixed counter there" },
	{ .name = "source", REQUIRED, SOURCE(perf, source),
	  FACT("perf.older: source", "source-changed", 0),
	  .help = "citations" },
	{ .name = "text", STRING(perf, text),
	  FACT("perf.older: text", "text-changed", 0),
	  .help = "what is wrong there: one sentence of our own" },
	{ .name = "formats", REQUIRED, MAP(perf, formats, format_count),
	  .element = &perf_format_kind, .help = "the words that it understands there" },
	{ .name = "events", MAP(perf, events, event_count), .element = &perf_event_kind,
	  .help = "events that the driver names there" },
	{ .name = "scales", MAP(perf, scales, scale_count), .element = &perf_scale_kind,
	  .help = "what counts of these events stand for, where the driver says it" },
};

const struct keys perf_older_kind = {
	.block = true, .kind = "perf_older", .article = "a PMU of older versions of Linux",
	.help = "The PMU that older versions of Linux have for the box, where it differs.",
	KEYS(perf_older_keys),
	.size = sizeof(struct perf),
};

static const struct key perf_keys[] = {
	{ .name = "pmu", REQUIRED, ID(perf, pmu),
	  .help = "its name, without the number of an instance" },
	{ .name = "listed", STRING(perf, listed), .help = LISTED_HELP },
	{ .name = "units", BY_CODE, NUMBER(perf, units), RANGE(1, INSTANCES_MAX),
	  .help = "how many instances, from 0 on, have a PMU; all where left out. The name of a single one has no "
		  "number" },
	{ .name = "control", AS_HEX, REQUIRED, NUMBER(perf, control), .max = UINT64_MAX,
	  .help = "the bits of config that the driver writes into the control register; it drops the others. 0 where "
		  "all counters run freely" },
	{ .name = "config1", ONE_OR_STRINGS(perf, reg_ids[0]),
	  .help = "the filter registers that it fills, 32 bits each, from low to high" },
	{ .name = "config2", ONE_OR_STRINGS(perf, reg_ids[1]), .help = "more of them" },
	{ .name = "counter", STRING(perf, counter_text),
	  .help = "the bits of config that hold the number of the counter, where each counter has events of its own: "
		  "config:6-7" },
	{ .name = "fixed", AS_HEX, NUMBER(perf, fixed), .max = UINT64_MAX, .min = 1,
	  .help = "the config word that is the fixed counter, and no event where the box has none" },
	{ .name = "source", REQUIRED, SOURCE(perf, source), .help = "citations" },
	{ .name = "text", STRING(perf, text),
	  FACT("perf: text", "text-changed", 0),
	  .help = "why instances have none: one sentence of our own" },
	{ .name = "formats", REQUIRED, MAP(perf, formats, format_count),
	  .element = &perf_format_kind,
	  .help = "the words that it understands" },
	{ .name = "events", MAP(perf, events, event_count), .element = &perf_event_kind,
	  .help = "events that the driver names" },
	{ .name = "scales", MAP(perf, scales, scale_count), .element = &perf_scale_kind,
	  .help = "what counts of these events stand for, where the driver says it" },
	{ .name = "takes", BY_CODE, LIST(perf, takes, take_count), .element = &perf_take_kind,
	  .help = "the filter bits that the driver takes, by event; without an entry it drops them" },
	{ .name = "free", ON_LINES, OPTIONAL_OBJECT(perf, free), .element = &perf_free_pmu_kind,
	  .help = "the PMU of counters that run freely" },
	{ .name = "older", ON_LINES, OPTIONAL_OBJECT(perf, older), .element = &perf_older_kind,
	  .help = "the PMU in older versions of Linux, where its name, its words or its events differ" },
};

const struct keys perf_kind = {
	.block = true, .kind = "perf", .article = "a PMU of Linux",
	.help = "The PMU that Linux's driver has for the box.",
	KEYS(perf_keys),
	.size = sizeof(struct perf),
};

static const struct key likwid_counter_keys[] = {
	{ .name = "name", STRING(likwid_counter, name),
	  .help = "LIKWID's name; {n} stands for the number of the instance, {i} for that of the counter" },
	{ .name = "counters", REQUIRED, ID(likwid_counter, group_id), .help = "the group of counters" },
	{ .name = "event", STRING(likwid_counter, event),
	  .help = "LIKWID's name of what a counter counts that counts one thing; {i} as in the name" },
	{ .name = "units", NUMBER(likwid_counter, units), RANGE(1, INSTANCES_MAX),
	  .help = "how many instances LIKWID has, from the first on; all where left out" },
};

static const struct keys likwid_counter_kind = {
	.kind = "likwid_counter", .article = "counters of LIKWID", .help = "The counters that LIKWID has, by name.",
	KEYS(likwid_counter_keys), .size = sizeof(struct likwid_counter),
};

static const struct key likwid_option_keys[] = {
	{ .name = "name", STRING(likwid_option, name), .help = "LIKWID's name" },
	{ .name = "bits", ONE_OR_STRINGS(likwid_option, places),
	  .help = "the bits that its value fills, from the lowest up, of one or two registers: \"filter1[28:20]\"" },
	{ .name = "value", STRING(likwid_option, value_text),
	  .help = "which bits of the value: \"45:6\"; from bit 0 on where left out" },
	{ .name = "sets", ONE_OR_STRINGS(likwid_option, sets),
	  .help = "bits that it sets to 1 whatever the value is; an option without \"bits\" has no value" },
};

static const struct keys likwid_option_kind = {
	.kind = "likwid_option", .article = "an option of LIKWID", .help = "Where the values of LIKWID's options go.",
	KEYS(likwid_option_keys), .size = sizeof(struct likwid_option),
};

static const struct key likwid_default_keys[] = {
	{ .name = "event", STRING(likwid_default, event), .help = "LIKWID's name of the event" },
	{ .name = "options", STRING(likwid_default, options),
	  .help = "the options as they follow a counter, without the first colon" },
};

static const struct keys likwid_default_kind = {
	.kind = "likwid_default", .article = "default options", .help = "Options that LIKWID adds to an event.",
	KEYS(likwid_default_keys), .size = sizeof(struct likwid_default), .single_value = true,
};

static const struct key likwid_keys[] = {
	{ .name = "source", REQUIRED, SOURCE(likwid, source), .help = "citations" },
	{ .name = "text", STRING(likwid, text),
	  FACT("likwid: text", "text-changed", 0),
	  .help = "what LIKWID lacks: one sentence of our own" },
	{ .name = "counters", BY_CODE, REQUIRED, MAP(likwid, counters, counter_count), .element = &likwid_counter_kind,
	  .help = "its counters, by name" },
	{ .name = "options", ON_LINES, MAP(likwid, options, option_count), .element = &likwid_option_kind,
	  .help = "what may follow a counter, by name" },
	{ .name = "defaults", ON_LINES, MAP(likwid, defaults, default_count), .element = &likwid_default_kind,
	  .help = "options that LIKWID adds to an event unless they are given" },
};

const struct keys likwid_kind = {
	.block = true, .kind = "likwid", .article = "counters of LIKWID",
	.help = "How LIKWID names the box's counters, and where its options go.",
	KEYS(likwid_keys), .size = sizeof(struct likwid),
};

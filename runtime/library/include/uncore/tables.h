/* SPDX-License-Identifier: MIT */
/*
 * The generated description of a platform: one object of bytes, made of a head, arrays of rows and a pool of strings.
 * Rows name strings by their offset in the pool and other rows by index, so the object holds no pointer and needs no
 * relocation. uncoregen writes everything from spec/; a row is never edited by hand.
 */
#ifndef UNCORE_TABLES_H
#define UNCORE_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/other_rows.h"
#include "uncore/table_abi.h"
#include "uncore/words.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_TABLE_MAGIC UINT32_C(0x524f4355) /* "UCOR" */
#define UNCORE_NO_INDEX UINT16_C(0xffff)

enum uncore_space {
	UNCORE_SPACE_MSR,
	UNCORE_SPACE_PCI,
	UNCORE_SPACE_MMIO,
	UNCORE_SPACE_UNKNOWN,
	UNCORE_SPACE_FOUND /* in a unit; the table of units that the machine has says where and in which space it is */
};

struct uncore_cpuid_row {
	uint16_t family, model; /* as displayed */
	uint16_t stepping_lo;   /* inclusive */
	uint16_t stepping_hi;
	uint16_t variant;     /* index in variants[]; UNCORE_NO_INDEX: the platform has none */
	uint16_t cache_level; /* CPUID leaf 4 reports a cache of this level; 0: whatever it reports */
};

/* Processors of a platform that differ in what their events mean. */
struct uncore_variant_row {
	uncore_string id, title, text;
};

struct uncore_box_row {
	uncore_string id, title, text, source;
	uint16_t instances;
	uint8_t scope; /* enum uncore_scope */
	uint8_t evidence;
	uint8_t presence; /* enum uncore_instance_rule */
	uint8_t reserved;
	uint16_t present;                   /* index in presents[]; UNCORE_NO_INDEX unless a register says how many */
	struct uncore_range instance_names; /* in strings[]; empty when instances have only numbers */
	struct uncore_range functions;
	struct uncore_range registers;
	struct uncore_range counters;
	struct uncore_range procedures;
};

struct uncore_function_row {
	uncore_string id;
	uint16_t first_place; /* one place for each instance of the box */
	uint8_t shared;       /* 1: instances may be at one place */
	uint8_t bus;          /* which of the bus numbers of a socket it is on: 0 is that of sockets.node */
};

enum {
	UNCORE_REGISTER_ELSEWHERE = 1,
	UNCORE_REGISTER_HIGH_FIRST = 2, /* of 64 bits in PCI space: a write goes to the high half first */
	UNCORE_REGISTER_FILTER = 4      /* an expression may set its fields, of which some have the role of a filter */
};

/*
 * Address of element i of instance n:
 *   base(n) + offset(n, i)
 *   base(n) = bases[n], or base + n * instance_stride if bases is empty
 *   offset(n, i) = offsets[i], or i * index_stride if offsets is empty
 * Where the run of offsets is longer than count, elements are placed differently in each instance. Then it holds count
 * numbers for instance 0, as many for instance 1, and so on, and offset(n, i) = offsets[n * count + i]. In PCI space
 * the result is an offset in the configuration space of the function's place for instance n. In memory, and in a unit
 * that is found, it is one in the window of instance n. Where record says that the register is a word of the table of
 * units, base is the byte in that record; space is UNKNOWN.
 */
struct uncore_register_row {
	uncore_string id, name, text, source;
	struct uncore_range names;   /* in strings[]: one for each element; empty: name holds {i} */
	struct uncore_range bases;   /* in numbers[] */
	struct uncore_range offsets; /* in numbers[] */
	uint32_t base;
	uint32_t instance_stride;
	uint32_t index_stride;
	uint16_t layout;
	uint16_t count;
	uint16_t function; /* index in functions[], UNCORE_NO_INDEX outside PCI space */
	uint8_t space;     /* enum uncore_space */
	uint8_t flags;
	uint8_t evidence;
	uint8_t record;  /* enum uncore_record */
	uint16_t window; /* index in windows[], UNCORE_NO_INDEX outside memory and units */
};

struct uncore_layout_row {
	uncore_string id;
	struct uncore_range fields; /* in falling bit order, parts after their field */
	uint64_t reset;             /* hardware value after reset */
	uint64_t reset_known;       /* bits whose reset value a source gives */
	uint64_t write_base;        /* what a write begins from: resets, and reserved bits as documented */
	uint64_t writable;          /* bits software may choose */
	uint64_t clear_by_one;      /* RW1C bits */
	uint64_t must_zero;         /* reserved bits documented as written 0 */
	uint64_t must_one;          /* reserved bits documented as written 1 */
	uint64_t event_bits; /* of writable: what an event decides, which leaves out enables and resets of counters */
	uint64_t event_defaults; /* what an event's control value begins from, where neither it nor the user says */
	uint16_t width;          /* 32 or 64 */
	uint16_t reserved[3];
};

enum {
	UNCORE_FIELD_RESERVED = 1,  /* no meaning to software */
	UNCORE_FIELD_PART = 2,      /* a named piece of the field before it */
	UNCORE_FIELD_FLAGS = 4,     /* values may be OR-ed */
	UNCORE_FIELD_ELSEWHERE = 8, /* only another document names it */
	UNCORE_FIELD_PIECES = 16    /* other fields are between its bits */
};

struct uncore_field_row {
	uint64_t bits; /* of the register; those of its value, from the lowest on */
	uncore_string id, name, text, source;
	struct uncore_range values;
	uint16_t needs; /* index in fields[], or UNCORE_NO_INDEX */
	uint16_t by;    /* index in fields[] of the field that decides what the values mean */
	uint8_t lo;     /* the lowest bit */
	uint8_t width;  /* how many bits the value has */
	uint8_t access; /* enum uncore_access */
	uint8_t role;   /* enum uncore_role */
	uint8_t evidence, flags;
	uint8_t reserved[2];
};

struct uncore_value_row {
	uint64_t value; /* as a value of the field, not shifted */
	uint64_t mask;  /* bits of the field that matter */
	uncore_string id, name, text;
	uncore_string alias; /* its name in libpfm4, after the field's; "" where it is the id */
	uint32_t hertz;      /* of the box's clock while the field holds it; 0: it says nothing of a clock */
	uint16_t when;       /* index in values[] of the deciding field's value, or UNCORE_NO_INDEX */
	uint16_t reserved;
};

struct uncore_counter_row {
	uncore_string id, counts;
	uint16_t control; /* index in registers[], UNCORE_NO_INDEX for a free-running group */
	uint16_t data;
	uint16_t count;
	uint8_t width;                       /* bits after which it wraps */
	uint8_t kind;                        /* enum uncore_counter_kind */
	struct uncore_range max_increment;   /* in numbers[]: one for each counter; empty when no source gives it */
	struct uncore_field_ref overflow;    /* status field in the box */
	struct uncore_range overflow_bits;   /* in numbers[]: the first counter's bit inside it, for each instance */
	struct uncore_range overflow_global; /* in field_refs[]: one for each instance; empty: none */
	uint8_t enabled_by; /* the counter whose control register enables them all; UNCORE_ENABLED_EACH: each its own */
	uint8_t write_width; /* a write takes these low bits and copies their highest into the rest; 0: it takes all */
	uint16_t rdpmc;      /* index of the first counter for RDPMC; UNCORE_NO_INDEX: none is documented */
	/* a reported wrap freezes counters, as a 1 written to this field would; field UNCORE_NO_INDEX: it does not */
	struct uncore_field_ref freezes;
	uint8_t enable; /* enum uncore_counter_enable */
	uint8_t match;  /* enum uncore_event_match */
	/* the first counter's bit in the box's fields with role counter_select; the others follow */
	uint8_t select_bit;
	uint8_t halvings;                  /* how often worth is halved, if no field says it */
	uint32_t worth;                    /* a count is so many of the unit of its events, then halved; 0: it is one */
	struct uncore_field_ref halved_by; /* the field of the box that says how often, at most five bits */
	uint16_t wraps_after;              /* seconds that it needs at least to wrap; 0: a clock bounds its rate */
};

#define UNCORE_ENABLED_EACH UINT8_C(0xff)

struct uncore_procedure_row {
	uint16_t procedure; /* enum uncore_procedure */
	struct uncore_range steps;
};

enum uncore_step_op { UNCORE_STEP_WRITE, UNCORE_STEP_READ };

enum {
	UNCORE_STEP_EVENT = 1,    /* add the fields that the events in use need */
	UNCORE_STEP_PRELOAD = 2,  /* the value is the sampling preload of the counter */
	UNCORE_STEP_COUNTERS = 4, /* once for each counter in use of the group that has this register */
	UNCORE_STEP_IN_USE = 8 /* the register's field with role counter_select takes the bits of the counters in use */
};

struct uncore_step_row {
	uint64_t value; /* the whole value: write base and set fields */
	uint64_t set;   /* bits of the fields that the step sets */
	uint64_t keep;  /* bits that are read first, and written as they were */
	uncore_string text;
	uint16_t box; /* index in boxes[] */
	uint16_t reg; /* index in registers[] */
	uint16_t index;
	uint8_t op; /* enum uncore_step_op */
	uint8_t flags;
	uint32_t reserved;
};

enum uncore_filter_kind {
	UNCORE_FILTER_ASKED,   /* the user gives the value; without one the event must not be programmed */
	UNCORE_FILTER_VALUE,   /* must have this value */
	UNCORE_FILTER_NONZERO, /* any value but 0; if the user gives none: value, where that is not 0 */
	UNCORE_FILTER_OPTIONAL /* may be needed: the user gives the value, or leaves the filter alone */
};

/* A field outside the control register that an event or umask needs. */
struct uncore_filter_row {
	uint64_t value; /* as a value of the field */
	uint16_t reg, field;
	uint16_t kind; /* enum uncore_filter_kind */
	uint16_t reserved;
};

enum {
	UNCORE_EVENT_UMASK_REQUIRED = 1,
	UNCORE_EVENT_SUBCOUNTER = 2, /* adds a queue's level each cycle */
	UNCORE_EVENT_NEEDS_THRESHOLD = 4,
	UNCORE_EVENT_COMPANION = 8,       /* counts through the counter named by companion */
	UNCORE_EVENT_UNPROGRAMMABLE = 16, /* text says why */
	UNCORE_EVENT_DOUBTFUL = 32,       /* a dispute about it has low confidence */
	UNCORE_EVENT_UNPLACED = 64,       /* no control register is known: control is no register value, see codes */
	UNCORE_EVENT_DEFAULTS = 128 /* some of control is what holds unless the user says otherwise: see defaults */
};

struct uncore_event_row {
	/* In place; other choosing fields are 0. If UNCORE_EVENT_UNPLACED: a run of codes, see uncore_event_codes(). */
	uint64_t control;
	uncore_string name, text, source;
	uint16_t box;      /* index in boxes[] */
	uint16_t category; /* index in categories[] */
	uint16_t first_umask, first_filter;
	uint16_t counters;      /* bit n: counter n of its group can count it */
	uint16_t max_increment; /* 0: no source gives it */
	uint8_t umask_count, filter_count;
	uint8_t group; /* counter group, from the box's first; 0xff: none, it cannot be programmed */
	uint8_t companion, flags, evidence;
	uint16_t umask_field; /* index in fields[] of the control field that its umasks set, or UNCORE_NO_INDEX */
};

/*
 * The variants, a bit each by their index, that have an event or a umask. What has no row is on all. The rows are in
 * the order of their events.
 */
struct uncore_event_variant_row {
	uint16_t event;
	uint16_t umask; /* UNCORE_NO_INDEX: the event */
	uint32_t variants;
};

/* What an event means on some variants, where it is not what its own text says. */
struct uncore_difference_row {
	uncore_string text, source;
	uint16_t event;
	uint16_t reserved;
	uint32_t variants;
};

/* What a source says must be in a field to choose an event whose control register no source gives. */
struct uncore_code_row {
	uint64_t value;      /* of the field, not shifted: a number to look up, never to write */
	uncore_string field; /* id of the field */
	uint16_t role; /* enum uncore_role: what fields of this id mean on the platform; UNCORE_ROLE_NONE: unknown */
	uint16_t reserved;
};

/* The event's run in codes[]: as its source names them where its flags have UNCORE_EVENT_UNPLACED, else none. */
static inline struct uncore_range uncore_event_codes(const struct uncore_event_row *event)
{
	struct uncore_range codes = { 0, 0 };

	if (event->flags & UNCORE_EVENT_UNPLACED) {
		codes.first = (uint16_t)(event->control & 0xffff);
		codes.count = (uint16_t)(event->control >> 16 & 0xffff);
	}
	return codes;
}

/* Of an event's control bits those of fields that an expression may set otherwise, by naming them. */
struct uncore_default_row {
	uint64_t bits;
	uint16_t event; /* index in events[] */
	uint16_t reserved[3];
};

/*
 * An event in whose place another one of the same `first` may be counted. They are equal except for the code and the
 * filter field, which are each event's own. Rows of one set need not follow each other; the first event has one as
 * well.
 */
struct uncore_same_row {
	uint16_t event, first; /* indices in events[] */
};

/* What a count of an event or umask stands for, where it is more than that it happened: so many of the unit. */
struct uncore_event_unit_row {
	uncore_string unit; /* "bytes" */
	uint32_t scale;
	uint16_t event; /* index in events[] */
	uint16_t umask; /* index in umasks[]; UNCORE_NO_INDEX: the event, and umasks without a row of their own */
};

/* What counts every cycle of its box's clock. */
struct uncore_clock_row {
	uint32_t hertz; /* of that clock; 0: it changes, or no source gives it */
	uint16_t event; /* index in events[] */
	uint16_t umask; /* index in umasks[]; UNCORE_NO_INDEX: the event without one */
};

enum {
	UNCORE_UMASK_COMBINES = 1, /* may be OR-ed with others that have this flag */
	UNCORE_UMASK_DOUBTFUL = 2,
	UNCORE_UMASK_UNPROGRAMMABLE = 4,  /* text says why */
	UNCORE_UMASK_NARROWS = 8,         /* narrows what other umasks count: alone it counts nothing */
	UNCORE_UMASK_DEPRECATED = 16,     /* its maker gives it up, and has no other name for what it counts */
	UNCORE_UMASK_COMPOSED = 32,       /* text is made of what the parts of the name mean */
	UNCORE_UMASK_LIBPFM4_DEFAULT = 64 /* libpfm4 means it where an expression in its words names no umask */
};

struct uncore_umask_row {
	uint64_t control; /* what it sets there, in place; where no umask_field is known, the value of that field */
	uncore_string name, text, source;
	uint16_t event; /* index in events[] */
	uint16_t counters;
	uint16_t first_filter; /* in addition to the event's */
	uint16_t max_increment;
	uint8_t filter_count, flags, evidence, reserved;
};

struct uncore_category_row {
	uncore_string id, text;
	uint16_t box;
	uint16_t reserved;
};

/* Another tool's name for an event (umask UNCORE_NO_INDEX) or for one of its umasks. */
struct uncore_event_alias_row {
	uncore_string name;
	uncore_string tool; /* id of a document */
	uint16_t event, umask;
};

/*
 * name_index is a hash table (uncore/name_hash.h) of a power of two slots, probed linearly. A slot holds 0 when empty,
 * else 1 + a number. The numbers are those of rows, in this order: first all events, then all umasks, and so on.
 * X(what is named, array of the rows)
 */
#define UNCORE_NAME_SPACES(X) \
	X(events, events)         /* by their own name */ \
	X(umasks, umasks)         /* by uncore_name_pair() of the event's own name and theirs */ \
	X(codes, events)          /* by uncore_name_code() */ \
	X(boxes, boxes)           /* by id */ \
	X(box_aliases, aliases)   /* those that name a box */ \
	X(instances, strings)     /* names of instances */ \
	X(perf_pmus, perf_pmus)   /* by name, without the number of the instance */ \
	X(perf_older, perf_older) /* the same for names of older versions of Linux, where they differ */ \
	X(wholes, event_aliases)  /* of events and of umasks, by the whole name */ \
	X(tails, event_aliases) /* of umasks, by uncore_name_pair() of the event's own name and what follows . or : */ \
	X(likwid, likwid_counters) /* by the name up to the first digit or { */

#define UNCORE_X_NAME_SPACE_(what, array) UNCORE_NAMES_##what,
enum uncore_name_space { UNCORE_NAME_SPACES(UNCORE_X_NAME_SPACE_) UNCORE_NAMES_END };

/* A slot whose row the build leaves out. */
#define UNCORE_NAME_LEFT_OUT 0xffff

enum {
	UNCORE_METRIC_UNCOMPUTABLE = 1, /* uncomputable says why; it has no program */
	UNCORE_METRIC_HAS_MIN = 2,
	UNCORE_METRIC_HAS_MAX = 4
};

struct uncore_metric_row {
	double min, max; /* of true results */
	uncore_string name, title, text, source, formula, unit, category, uncomputable;
	struct uncore_range ops, inputs, parameters;
	uint16_t box;   /* index in boxes[] */
	uint8_t passes; /* measurements one after the other that the inputs take */
	uint8_t stack;  /* numbers that evaluation keeps at once */
	uint8_t flags;
	uint8_t evidence;
	uint8_t reserved[6];
};

/* One step of a metric's program. */
struct uncore_metric_op_row {
	uint16_t op;      /* enum uncore_metric_op */
	uint16_t operand; /* index in metric_numbers[], of the metric's input, or enum uncore_metric_symbol */
};

/* What is counted for a metric. */
struct uncore_metric_input_row {
	uint16_t event; /* index in events[]; UNCORE_NO_INDEX: the group counts one thing */
	uint16_t group; /* index in counters[] */
	uint16_t box;   /* index in boxes[] */
	uint16_t first_umask, first_setting;
	uint8_t umask_count, setting_count;
	uint8_t pass; /* from 0: inputs of one pass count at the same time */
	uint8_t reserved;
};

struct uncore_metric_umask_row {
	uint16_t umask; /* of the input's event, in their order */
};

struct uncore_metric_setting_row {
	uint64_t value; /* of the field, not shifted */
	uint16_t reg, field;
	uint16_t parameter; /* of the metric, whose value takes its place; UNCORE_NO_INDEX: none */
	uint16_t reserved;
};

/* A value of a field that the user of a metric gives. */
struct uncore_metric_parameter_row {
	uncore_string id, text;
};

struct uncore_metric_alias_row {
	uncore_string name;
	uncore_string tool; /* id of a document */
	uint32_t metric;
};

struct uncore_alias_row {
	uncore_string name;
	uint16_t box, reg, field; /* field UNCORE_NO_INDEX: the alias names the register; reg too: the box */
	uint16_t reserved;
};

struct uncore_socket_map {
	uint16_t method; /* enum uncore_socket_method, or UNCORE_NO_INDEX where none is documented */
	uint16_t limit;
	struct uncore_field_ref node;
	struct uncore_field_ref map;   /* field is the first of the fields with role node_map */
	struct uncore_range buses;     /* in field_refs[]: further bus numbers in the register of node */
	struct uncore_field_ref valid; /* in that register: 1 where the bus numbers hold */
	uint16_t others;               /* enum uncore_bus_others */
};

/* Bytes from the start of the head to an array, and its number of rows. */
struct uncore_array {
	uint32_t offset;
	uint32_t count;
};

struct uncore_tables {
	uint32_t magic;
	uint32_t abi;
	uint32_t size; /* of the whole object, in bytes */
	uncore_string id, title, source;
	struct uncore_socket_map sockets;
	uint16_t cores, threads;        /* cores of the largest package, logical CPUs of a core; 0: not said */
	struct uncore_range procedures; /* of the package */
	struct uncore_range flags;      /* in strings[]: what the processor can do, as Linux names it */
	uint32_t bus_hertz;             /* of the clock that ratios multiply; 0: not said */
	uint16_t stepping, revision;    /* of a processor, and of its PCI functions, as one was seen */
	uint32_t uncore_bus;            /* of the first of two sockets, as it was seen; 0: not said */
	struct uncore_array cpuids, boxes, places, functions, registers, layouts, fields, values, counters, presents,
		procedure_rows, steps, aliases, field_refs, numbers, strings, events, umasks, filters, categories,
		event_aliases, name_index, pool, metrics, metric_ops, metric_numbers, metric_inputs, metric_umasks,
		metric_settings, metric_parameters, metric_aliases, codes, variants, event_variant_rows, differences,
		defaults, clocks, same_events, event_units, core_msrs, caches, root_functions, perf_pmus, perf_older,
		perf_formats, perf_events, perf_takes, likwid_counters, likwid_options, likwid_defaults, machine_clocks,
		flows, traffic_flows, traffic, errata, erratum_items, groups, group_items, synonyms, root_buses,
		windows, window_parts, found_boxes, field_units, machine_settings, metric_clocks, metric_units;
};

/* Generated: the tables of every platform in turn; NULL past the last. */
const struct uncore_tables *uncore_platform_tables(unsigned index);

#define UNCORE_TABLE_ARRAY_(type, name) \
	static inline const type *uncore_##name(const struct uncore_tables *tables) \
	{ \
		return (const type *)(const void *)((const char *)tables + tables->name.offset); \
	}

UNCORE_TABLE_ARRAY_(struct uncore_cpuid_row, cpuids)
UNCORE_TABLE_ARRAY_(struct uncore_box_row, boxes)
UNCORE_TABLE_ARRAY_(struct uncore_present_row, presents)
UNCORE_TABLE_ARRAY_(struct uncore_place_row, places)
UNCORE_TABLE_ARRAY_(struct uncore_function_row, functions)
UNCORE_TABLE_ARRAY_(struct uncore_register_row, registers)
UNCORE_TABLE_ARRAY_(struct uncore_layout_row, layouts)
UNCORE_TABLE_ARRAY_(struct uncore_field_row, fields)
UNCORE_TABLE_ARRAY_(struct uncore_value_row, values)
UNCORE_TABLE_ARRAY_(struct uncore_counter_row, counters)
UNCORE_TABLE_ARRAY_(struct uncore_procedure_row, procedure_rows)
UNCORE_TABLE_ARRAY_(struct uncore_step_row, steps)
UNCORE_TABLE_ARRAY_(struct uncore_alias_row, aliases)
UNCORE_TABLE_ARRAY_(struct uncore_field_ref, field_refs)
UNCORE_TABLE_ARRAY_(uint32_t, numbers)
UNCORE_TABLE_ARRAY_(uncore_string, strings)
UNCORE_TABLE_ARRAY_(struct uncore_event_row, events)
UNCORE_TABLE_ARRAY_(struct uncore_umask_row, umasks)
UNCORE_TABLE_ARRAY_(struct uncore_filter_row, filters)
UNCORE_TABLE_ARRAY_(struct uncore_category_row, categories)
UNCORE_TABLE_ARRAY_(struct uncore_event_alias_row, event_aliases)
UNCORE_TABLE_ARRAY_(uint16_t, name_index)
UNCORE_TABLE_ARRAY_(struct uncore_metric_row, metrics)
UNCORE_TABLE_ARRAY_(struct uncore_metric_op_row, metric_ops)
UNCORE_TABLE_ARRAY_(double, metric_numbers)
UNCORE_TABLE_ARRAY_(struct uncore_metric_input_row, metric_inputs)
UNCORE_TABLE_ARRAY_(struct uncore_metric_umask_row, metric_umasks)
UNCORE_TABLE_ARRAY_(struct uncore_metric_setting_row, metric_settings)
UNCORE_TABLE_ARRAY_(struct uncore_metric_parameter_row, metric_parameters)
UNCORE_TABLE_ARRAY_(struct uncore_metric_alias_row, metric_aliases)
UNCORE_TABLE_ARRAY_(struct uncore_code_row, codes)
UNCORE_TABLE_ARRAY_(struct uncore_variant_row, variants)
UNCORE_TABLE_ARRAY_(struct uncore_event_variant_row, event_variant_rows)
UNCORE_TABLE_ARRAY_(struct uncore_difference_row, differences)
UNCORE_TABLE_ARRAY_(struct uncore_default_row, defaults)
UNCORE_TABLE_ARRAY_(struct uncore_clock_row, clocks)
UNCORE_TABLE_ARRAY_(struct uncore_same_row, same_events)
UNCORE_TABLE_ARRAY_(struct uncore_event_unit_row, event_units)
UNCORE_TABLE_ARRAY_(struct uncore_perf_pmu_row, perf_pmus)
UNCORE_TABLE_ARRAY_(struct uncore_perf_pmu_row, perf_older)
UNCORE_TABLE_ARRAY_(struct uncore_perf_format_row, perf_formats)
UNCORE_TABLE_ARRAY_(struct uncore_perf_event_row, perf_events)
UNCORE_TABLE_ARRAY_(struct uncore_perf_take_row, perf_takes)
UNCORE_TABLE_ARRAY_(struct uncore_likwid_counter_row, likwid_counters)
UNCORE_TABLE_ARRAY_(struct uncore_likwid_option_row, likwid_options)
UNCORE_TABLE_ARRAY_(struct uncore_likwid_default_row, likwid_defaults)
UNCORE_TABLE_ARRAY_(struct uncore_core_msr_row, core_msrs)
UNCORE_TABLE_ARRAY_(struct uncore_cache_row, caches)
UNCORE_TABLE_ARRAY_(struct uncore_root_function_row, root_functions)
UNCORE_TABLE_ARRAY_(struct uncore_machine_clock_row, machine_clocks)
UNCORE_TABLE_ARRAY_(struct uncore_flow_row, flows)
UNCORE_TABLE_ARRAY_(struct uncore_traffic_flow_row, traffic_flows)
UNCORE_TABLE_ARRAY_(struct uncore_traffic_row, traffic)
UNCORE_TABLE_ARRAY_(struct uncore_erratum_row, errata)
UNCORE_TABLE_ARRAY_(struct uncore_erratum_item_row, erratum_items)
UNCORE_TABLE_ARRAY_(struct uncore_group_row, groups)
UNCORE_TABLE_ARRAY_(struct uncore_group_item_row, group_items)
UNCORE_TABLE_ARRAY_(struct uncore_synonym_row, synonyms)
UNCORE_TABLE_ARRAY_(struct uncore_root_buses_row, root_buses)
UNCORE_TABLE_ARRAY_(struct uncore_window_row, windows)
UNCORE_TABLE_ARRAY_(struct uncore_window_part_row, window_parts)
UNCORE_TABLE_ARRAY_(struct uncore_found_box_row, found_boxes)
UNCORE_TABLE_ARRAY_(struct uncore_field_unit_row, field_units)
UNCORE_TABLE_ARRAY_(struct uncore_machine_setting_row, machine_settings)
UNCORE_TABLE_ARRAY_(struct uncore_metric_clock_row, metric_clocks)
UNCORE_TABLE_ARRAY_(struct uncore_metric_unit_row, metric_units)
#undef UNCORE_TABLE_ARRAY_

/*
 * The bit of the group's first counter inside its overflow field, in a box's instance; 0 where there is no such field.
 */
static inline unsigned uncore_overflow_bit(const struct uncore_tables *tables, const struct uncore_counter_row *group,
					   unsigned instance)
{
	return instance < group->overflow_bits.count ? uncore_numbers(tables)[group->overflow_bits.first + instance] :
						       0;
}

/* What says which PCI root buses the instances of a box (index in boxes[]) serve; NULL: they serve none. */
static inline const struct uncore_root_buses_row *uncore_root_buses_of(const struct uncore_tables *tables, unsigned box)
{
	for (unsigned at = 0; at < tables->root_buses.count; at++) {
		const struct uncore_root_buses_row *row = &uncore_root_buses(tables)[at];

		if (row->box == box)
			return row;
	}
	return NULL;
}

/* How a machine's table of units has a box (index in boxes[]); NULL: it has it not, or no source says how. */
static inline const struct uncore_found_box_row *uncore_found_box_of(const struct uncore_tables *tables, unsigned box)
{
	for (unsigned at = 0; at < tables->found_boxes.count; at++) {
		const struct uncore_found_box_row *row = &uncore_found_boxes(tables)[at];

		if (row->box == box)
			return row;
	}
	return NULL;
}

static inline const char *uncore_text(const struct uncore_tables *tables, uncore_string at)
{
	return (const char *)tables + tables->pool.offset + at;
}

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

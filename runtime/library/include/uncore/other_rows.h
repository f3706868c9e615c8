/* SPDX-License-Identifier: MIT */
/*
 * Rows of uncore/tables.h about other things than registers and events: memory, perf's words, the machine, errata,
 * groups.
 */
#ifndef UNCORE_OTHER_ROWS_H
#define UNCORE_OTHER_ROWS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Offset of a NUL-terminated string in the pool; 0 is the empty string. */
typedef uint32_t uncore_string;

/* A run of rows in another array. */
struct uncore_range {
	uint16_t first;
	uint16_t count;
};

/* A field of some register, as overflow reporting, the bus mapping and groups name them. */
struct uncore_field_ref {
	uint16_t box, reg, field; /* indices in boxes[], registers[], fields[]; UNCORE_NO_INDEX: none known */
};

/* How a register says how many instances of a box a part has. */
struct uncore_present_row {
	struct uncore_range fields; /* in field_refs[]: read in instance 0 */
	struct uncore_range map;    /* in numbers[]: a number and the instances that it means, in turn */
	uint16_t otherwise; /* instances that a number outside the map means; UNCORE_NO_INDEX: the number itself */
	uint16_t count;     /* enum uncore_number_rule */
};

/* The place of one instance of a PCI function on the socket's uncore bus. */
struct uncore_place_row {
	uint8_t device;     /* 0..31, or 0xff where no source gives it */
	uint8_t function;   /* 0..7, or 0xff */
	uint16_t device_id; /* 0 where no source gives it */
	uint16_t class_id;  /* base class and subclass */
	uint16_t shown_id;  /* device_id, or what a pattern gives: a simulator shows it, and nothing looks for it */
	uint8_t nth;        /* of the functions with that ID, where it alone names them, in the order of the bus */
	uint8_t reserved;
};

/* A part of memory, or of a unit that is found, that holds registers of each instance of a box. */
struct uncore_window_row {
	uncore_string id, source;
	uint32_t size; /* in bytes; where the registers are MSRs, how many numbers */
	uint16_t box;  /* index in boxes[] */
	uint8_t found; /* enum uncore_found_part: where in the unit of the instance it begins; NOWHERE: parts say it */
	uint8_t reserved;
	struct uncore_range parts; /* in window_parts[]: their sum is the base */
	/*
	 * in numbers[]: to be added to the base; one for each instance, or one for all; empty: the window begins at the
	 * base
	 */
	struct uncore_range offsets;
};

/* A field that holds some bits of the address of a window. */
struct uncore_window_part_row {
	/* read in the instance of its box that has the window's number, or in the only one */
	struct uncore_field_ref field;
	uint16_t shift; /* which bit of the address the field's lowest bit is */
	/* in numbers[]: which element of the register; one for each instance, or one for all; empty: it is no array */
	struct uncore_range elements;
};

/* A box whose instances are in the table of units that a machine has in its memory. */
struct uncore_found_box_row {
	uint16_t box;  /* index in boxes[] */
	uint16_t type; /* of its units in that table; UNCORE_FOUND_OTHERS: each type that no other box has */
	uint16_t reg;  /* index in registers[]: it is at the unit's address; UNCORE_NO_INDEX: not known */
	uint8_t trust; /* enum uncore_found_trust */
	uint8_t space; /* enum uncore_space: how its registers are reached; UNKNOWN: not known */
};

/*
 * A box whose instances serve the devices of a PCI root bus each. The files die0, die1 and so on of the kernel's PMUs
 * say which bus, or fields of a register do.
 */
struct uncore_root_buses_row {
	struct uncore_range fields; /* in field_refs[]: one for each instance, read in instance 0; empty: none known */
	struct uncore_field_ref valid; /* 1 where the numbers hold; field UNCORE_NO_INDEX: they always do */
	uint16_t box;                  /* index in boxes[] */
	uint16_t chipset;              /* the instance that may serve bus 0: for others that number means none */
	uint16_t pmu;                  /* 1: the PMUs say it */
};

/*
 * The PMU that Linux's driver has for a box. If counters of the box run freely, a second PMU may have them: its events
 * are counters.
 */
struct uncore_perf_pmu_row {
	uint64_t control; /* bits of config that the driver writes; it drops the others */
	uint64_t fixed;   /* config that is its fixed counter, and no event where the box has none; 0: none */
	uncore_string name, text, source; /* "uncore_unit"; text says why instances have none */
	uint16_t box;
	uint16_t units;   /* instances from 0 on that have one; a single one has no number in its name */
	uint16_t regs[4]; /* that config1 fills, low and high, and config2; UNCORE_NO_INDEX: none */
	struct uncore_range formats, events, takes;
	uint32_t counter; /* bits of config that hold the number of the counter; 0: none */
	/* how often the worth of a group is halved in a PMU of counters that run freely */
	uint32_t halvings;
	/* in perf_older: uncore_linux_version() of the last Linux that has it, and of the first known not to; else 0 */
	uint16_t until, changed;
};

/* A word of perf's, and the bits of a config word that its value fills, from the lowest up. */
struct uncore_perf_format_row {
	uint64_t mask;
	uncore_string word;
	uint32_t config; /* 0: config, which is the control register; 1 and 2: config1, config2 */
};

/* An event that the driver names. */
struct uncore_perf_event_row {
	uint64_t config;
	uncore_string name;
	uncore_string scale, unit; /* what perf multiplies a count by, and the unit of that; empty: it prints counts */
	uint32_t counter; /* of a PMU whose counters run freely: 1 + the number of the counter in the box; else 0 */
};

/* Filter bits that the driver takes of events whose config, masked, is the code; of others it drops them. */
struct uncore_perf_take_row {
	uint64_t code, mask, bits;
	uint16_t config; /* of bits; 0 only with reg */
	uint16_t units;  /* instances from 0 on whose filters it writes */
	uint16_t reg;    /* that these bits fill; UNCORE_NO_INDEX: as regs of the PMU says */
	uint16_t low;    /* its lowest bit that they fill, never above the lowest of bits */
};

/*
 * Counters of a box that LIKWID has, in the order of the boxes. In the name, {n} stands for the number of the instance
 * and {i} for that of the counter.
 */
struct uncore_likwid_counter_row {
	uncore_string name;
	uncore_string event; /* of counters that count one thing, with {i}; empty: events choose */
	uint16_t box, group;
	uint16_t units; /* instances from 0 on that LIKWID has */
	uint16_t reserved;
};

/*
 * Bits of a register (mask) that take bits of an option's value, from the lowest up. With value 0 the option sets them
 * to one. An option may have several rows, one after the other.
 */
struct uncore_likwid_option_row {
	uint64_t mask, value;
	uncore_string word;
	uint16_t box, reg;
};

/* Options that LIKWID adds to an event: "STATE=0x1f". */
struct uncore_likwid_default_row {
	uncore_string event, options;
	uint16_t box;
	uint16_t reserved;
};

/*
 * What software on a real machine finds besides the uncore. A simulated machine shows it; nothing else in the library
 * uses it.
 */
struct uncore_core_msr_row {
	uint64_t value;  /* at the start */
	uint32_t number; /* of the first */
	uint16_t count;
	uint8_t kind;  /* enum uncore_core_msr */
	uint8_t scope; /* enum uncore_scope */
};

struct uncore_cache_row {
	uint32_t size; /* bytes; of a package's cache: what each core adds to it */
	uint16_t ways, line;
	uint8_t level;
	uint8_t type;  /* enum uncore_cache_type */
	uint8_t scope; /* package: its cores share it; CPU: the logical CPUs of a core do */
	uint8_t reserved;
};

/* A PCI function on the first bus of a socket. The socket's monitors are on another bus. */
struct uncore_root_function_row {
	uint8_t device, function;
	uint16_t device_id, class_id;
	uint16_t bus_numbers; /* offset of a register: that bus in bits 7:0, the monitors' in bits 15:8; 0: none */
};

/* The clock of a group of counters on an example machine: no fact about the processor. */
struct uncore_machine_clock_row {
	uint32_t hertz;
	uint16_t group; /* in counters[] */
	uint16_t reserved;
};

/* What a field of instance 0 holds at the start on an example machine: no fact about the processor. */
struct uncore_machine_setting_row {
	uint64_t value;
	struct uncore_field_ref field;
	uint16_t clock; /* in counters[]: the field shows the clock of these, in its unit; UNCORE_NO_INDEX: value */
};

/* What happens each second on an example machine. */
struct uncore_flow_row {
	uint64_t rate; /* of a socket; CORES of a core */
	uint32_t of;   /* enum uncore_flow */
	uint32_t reserved;
};

struct uncore_traffic_flow_row {
	uint16_t flow;
};

/*
 * What an event counts of it: of each flow "times" of "over", rounded down. The rows of a box are in the order in which
 * they are looked for. The first that names what a counter counts applies.
 */
struct uncore_traffic_row {
	uint32_t times, over;
	struct uncore_range flows; /* in traffic_flows[]; empty: it never happens */
	/* What follows the event's name and its dot in an expression, or ",FIELD=VALUE"; "": what no row says of it. */
	uncore_string words;
	uint16_t box;
	uint16_t event; /* UNCORE_NO_INDEX: whatever of the box no row names */
};

/* What a processor does otherwise than its documents say. */
struct uncore_erratum_row {
	uncore_string id, title, text, way_around, source;
	struct uncore_range items;         /* in erratum_items[]: what it is about; empty: the platform */
	struct uncore_range instead;       /* in erratum_items[]: what to count instead */
	uint32_t variants;                 /* those that have it, a bit each */
	uint16_t stepping_lo, stepping_hi; /* inclusive */
	uint16_t fixed_in;                 /* the first stepping without it; UNCORE_NO_INDEX: none is known */
	uint8_t effect;                    /* enum uncore_erratum_effect */
	uint8_t evidence;
	uint8_t named;   /* 1: a source names steppings; 0: each is taken to have it */
	uint8_t avoided; /* 1: sessions avoid it */
	uint8_t reserved[2];
};

/* A box, one of its registers or fields, or an event and perhaps one umask of it. */
struct uncore_erratum_item_row {
	uint16_t box, reg, field; /* reg and field UNCORE_NO_INDEX: all */
	uint16_t event, umask;    /* UNCORE_NO_INDEX: no event; any umask */
};

/* A question about the machine, and what to count for its answer. */
struct uncore_group_row {
	uncore_string name, question, reading, source; /* reading: how to read the values */
	struct uncore_range items;                     /* in group_items[]: metrics, then events */
	struct uncore_range settings;                  /* in field_refs[]: what is shown beside the counts */
	uint8_t by;                                    /* enum uncore_group_by: what has a line of its own */
	uint8_t evidence;
	uint8_t near, half; /* percent of the limit: from near on more hardly fits, below half little is used */
	uint16_t limit;     /* metric: the used part of what is possible; UNCORE_NO_INDEX: no limit is known */
	uint16_t limited;   /* metric: the amount that it limits; UNCORE_NO_INDEX: none */
	uint16_t transfer;  /* of that amount, bytes that an instance moves in one transfer; 0: not said */
	uint16_t reserved;
};

/* A box that counts in a clock: cycles of one clock do not mix with those of another. */
struct uncore_metric_clock_row {
	uncore_string clock; /* its name */
	uint16_t box;        /* index in boxes[] */
	uint16_t event;      /* of the box, which counts its cycles; UNCORE_NO_INDEX: none does */
};

/* What the counts of an event are in where formulas name it, if not "events". */
struct uncore_metric_unit_row {
	uncore_string unit;
	uint16_t event; /* index in events[] */
	uint16_t reserved;
};

/* A metric, an event, or a counter group that counts one thing. */
struct uncore_group_item_row {
	uncore_string expression; /* as uncore stat -M or -e takes it */
	uint16_t metric;          /* UNCORE_NO_INDEX: it is no metric */
	uint16_t event, umask;    /* UNCORE_NO_INDEX: no event; no umask, or several */
	uint16_t box;
};

/* What a value of a field stands for: value * scale, in the unit. */
struct uncore_field_unit_row {
	uncore_string unit; /* as metrics name it: "cycles/seconds" */
	uint32_t scale;
	uint16_t field; /* index in fields[] */
	uint8_t reserved[2];
};

/* A word, or several with a blank between them, that searches take for each other word of its set. */
struct uncore_synonym_row {
	uncore_string word;
	uncore_string set; /* id of the set, whose rows follow each other */
	uint8_t kind;      /* enum uncore_synonym_kind */
	uint8_t reserved[3];
};

#ifdef __cplusplus
}
#endif

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Declares the description of all platforms. Load and resolve build it; the checks and emitters only read it. A plain
 * member is what a file says; the nested struct "is" holds what resolve makes of it. Strings live in the arena or in
 * the JSON documents, which both outlive the model.
 */
#ifndef GEN_MODEL_MODEL_H
#define GEN_MODEL_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "model/events.h"
#include "model/registers.h"

struct perf;   /* model/perf.h */
struct likwid; /* model/perf.h */
struct errata; /* model/errata.h */
struct item;   /* model/item.h */
struct groups; /* model/groups.h */

/* A number that a register holds, and how many instances it means. */
struct present_number {
	struct node node;
	uint64_t value;
	unsigned instances;
};

/* How a register says how many instances a part has. */
struct present {
	struct node node;
	struct strings paths;
	int count; /* enum uncore_number_rule */
	struct present_number *map;
	size_t map_count;
	bool has_otherwise;
	unsigned otherwise;
	const char *source, *text;
	struct {
		struct field_ref *fields; /* one for each path */
		struct numbers pairs;     /* of the map: value, instances, and so on */
	} is;
};

/* Whose instances serve the devices of a PCI root bus each, and what says which. */
struct root_buses {
	struct node node;
	bool pmu;             /* the files die0, die1 and so on of the kernel's PMUs */
	struct strings paths; /* of fields, one for each instance; empty: no register is known */
	const char *valid_path;
	unsigned chipset; /* the instance with the link to the chipset, which alone may be on bus 0 */
	const char *source, *text;
	struct {
		struct field_ref *fields; /* one for each path */
		struct field_ref valid;
	} is;
};

struct box {
	struct node node;
	struct perf *perf;      /* NULL where Linux has no PMU of it */
	struct likwid *likwid;  /* NULL where LIKWID has no counters of it */
	struct events *events;  /* NULL where the box has no events file */
	bool whole;             /* its file was read completely; only then is it checked */
	const char *like;       /* what it holds only the differences from; NULL: nothing */
	struct strings removed; /* as written */
	const char *id, *title;
	struct strings was; /* boxes of earlier platforms that had its job */
	struct about about;
	int scope;
	unsigned instances;
	int presence;                  /* enum uncore_instance_rule; -1 where none is given */
	struct present *present;       /* NULL unless a register says how many a part has */
	struct root_buses *root_buses; /* NULL unless each instance serves a PCI root bus */
	struct strings instance_names; /* empty where instances have only numbers */
	struct function *functions;
	size_t function_count;
	struct window *windows;
	size_t window_count;
	struct found_units *found; /* NULL: no table of units has it */
	struct layout *layouts;
	size_t layout_count;
	struct reg *regs;
	size_t reg_count;
	struct counters *counters;
	size_t counter_count;
	struct procedure *procedures;
	size_t procedure_count;
	struct remark *remarks;
	size_t remark_count;
	struct {
		const struct platform *platform;
		unsigned index; /* in its platform */
		int presence;   /* if none is given, it follows from the box's functions */
		struct window_facts windows;
	} is;
};

struct cpuid {
	struct node node;
	unsigned family, model;
	struct numbers steppings; /* none, one, or the first and the last */
	const char *variant_id;
	unsigned cache_level; /* 0: any */
	const char *source;
	struct {
		unsigned stepping_lo, stepping_hi;
		const struct variant *variant; /* NULL: the platform has none */
	} is;
};

struct socket_map {
	struct node node;
	int method;                                  /* enum uncore_socket_method */
	const char *id_path, *map_path, *valid_path; /* NULL: not given */
	struct strings bus_paths;
	unsigned limit;
	int others; /* enum uncore_bus_others */
	const char *text, *source;
	struct {
		struct field_ref id, map, valid;
		struct field_ref *buses; /* one for each path */
	} is;
};

struct core_msr {
	struct node node;
	unsigned number, count;
	int kind, scope; /* enum uncore_core_msr, enum uncore_scope */
	uint64_t value;
	const char *source, *text;
};

struct cache {
	struct node node;
	unsigned level, size, ways, line;
	int type, scope; /* enum uncore_cache_type, enum uncore_scope */
	const char *source;
};

/* A PCI function on the first bus of a socket. */
struct root_function {
	struct node node;
	unsigned device, function, device_id, class_id;
	unsigned bus_numbers; /* 0: it has no such register */
	const char *source;
};

/* What happens each second on a socket of the example machine. */
struct flow {
	struct node node;
	const char *id, *text;
	uint64_t rate;
	int of; /* enum uncore_flow */
};

/* The clock of a box on the example machine, or of one of its groups of counters. */
struct machine_clock {
	struct node node;
	const char *name, *source; /* name: "box" or "box.group" */
	unsigned hertz;
	struct {
		const struct box *box;        /* NULL: there is none */
		const struct counters *group; /* NULL: all of the box */
	} is;
};

/* What a field holds at the start on the example machine: a value, or the clock of a box in the field's unit. */
struct machine_setting {
	struct node node;
	const char *name, *source; /* name: box.register.field */
	uint64_t value;
	bool has_value;
	const char *clock; /* a box, or a group of its counters; NULL: value says it */
	struct {
		struct field_ref field;
		const struct counters *group; /* with that clock; NULL: none has it */
	} is;
};

struct group_item; /* model/metric.h */

/* An event, or a whole box, that counts flows. */
struct machine_traffic {
	struct node node;
	const char *name; /* an event expression, or a box */
	struct strings flows;
	unsigned times, over; /* of the sum of the flows */
	struct {
		const struct box *box;     /* NULL: unknown */
		struct group_item *event;  /* NULL: the name is a box */
		const struct flow **flows; /* those of its flows that exist, else NULL */
		const char *wrong;         /* why it cannot happen; NULL: it can */
	} is;
};

/* What software finds on a real machine besides the uncore, and what an example of one does. */
struct machine {
	struct node node;
	unsigned stepping, revision;
	unsigned bus_hertz;  /* 0: unknown */
	unsigned uncore_bus; /* 0: unknown */
	struct strings flags;
	struct cache *caches;
	size_t cache_count;
	struct core_msr *msrs;
	size_t msr_count;
	struct root_function *functions;
	size_t function_count;
	struct flow *flows;
	size_t flow_count;
	struct machine_clock *clocks;
	size_t clock_count;
	struct machine_setting *settings;
	size_t setting_count;
	struct machine_traffic *traffic;
	size_t traffic_count;
	const char *source, *text;
};

struct claim {
	struct node node;
	const char *value, *source;
	bool holds; /* the verdict takes this side */
};

struct dispute {
	struct node node;
	const char *id, *topic, *verdict, *reason;
	int confidence; /* enum confidence */
	struct strings items;
	struct claim *claims;
	size_t claim_count;
	struct {
		const struct platform *platform;
		struct item *items; /* one for each path */
	} is;
};

/* The contents of a platform's disputes file; none where there is no file. */
struct disputes {
	struct node node;
	const char *platform_id;
	struct dispute *at;
	size_t count;
};

struct platform {
	struct node node;
	bool whole;
	const char *like;        /* what it holds only the differences from; NULL: nothing */
	struct strings removed;  /* as written */
	struct metrics *metrics; /* model/metric.h; NULL where the platform has no metrics file */
	struct errata *errata;   /* NULL where the platform has no errata file */
	struct groups *groups;   /* NULL where the platform has no groups file */
	struct disputes disputes;
	const char *id, *title, *text, *source;
	unsigned year; /* 0: not said */
	struct cpuid *cpuids;
	size_t cpuid_count;
	struct variant *variants;
	size_t variant_count;
	struct strings unknown_to; /* tools: what they call the events of its base is no name of its own events */
	unsigned cores, threads;   /* of the largest part; 0: unknown */
	struct phrase *phrases;    /* for the umasks of all its boxes */
	size_t phrase_count;
	struct strings box_ids;
	struct box *boxes;
	size_t box_count;
	struct socket_map *sockets; /* NULL where none is documented */
	struct machine *machine;    /* NULL: not described */
	struct procedure *procedures;
	size_t procedure_count;
	struct remark *remarks;
	size_t remark_count;
	struct {
		size_t variant_count;           /* at most VARIANTS_MAX */
		const struct synonym *synonyms; /* those of the spec */
		size_t synonym_count;
	} is;
};

enum document_kind { DOCUMENT_MANUAL, DOCUMENT_DATASHEET, DOCUMENT_CODE, DOCUMENT_DATA, DOCUMENT_THREAD };

struct document {
	struct node node;
	const char *id, *title, *publisher, *revision, *date, *url;
	int kind; /* enum document_kind */
};

/* Words that searches take for each other. */
enum { SYNONYM_WORDS_MAX = 4 }; /* in one of its words */

struct synonym {
	struct node node;
	const char *id, *text;
	int kind; /* enum uncore_synonym_kind */
	struct strings words;
};

struct model {
	struct platform *platforms; /* sorted by id */
	size_t platform_count;
	size_t base_count; /* behind these: heads of platforms that are not loaded, but that others are like */
	struct document *documents;
	size_t document_count;
	struct synonym *synonyms;
	size_t synonym_count;
	bool documents_known; /* documents.json could be read, so citations can be judged */
};

/*
 * The MSR number, or the offset in PCI configuration space, of a register's element. The register's space must be
 * known. The wide one is the result of the spec's arithmetic; a check refuses addresses that do not fit 32 bits.
 */
uint64_t reg_wide_address(const struct reg *reg, unsigned instance, unsigned index);
uint32_t reg_address(const struct reg *reg, unsigned instance, unsigned index);

/* The bit of the group's first counter inside its overflow field. */
static inline unsigned overflow_bit(const struct counters *group, unsigned instance)
{
	const struct numbers *bits = &group->is.overflow_bits;

	return bits->count == 0 ? 0 : (unsigned)bits->at[bits->count > 1 ? instance : 0];
}

#endif

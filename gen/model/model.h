/* SPDX-License-Identifier: MIT */
/*
 * The description of all platforms, as the checks and the emitters see it. Built by load and resolve, const from then on.
 * Strings live in the arena or in the JSON documents, both of which outlive the model. Counts stand beside their arrays.
 */
#ifndef GEN_MODEL_MODEL_H
#define GEN_MODEL_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lists.h"
#include "base/node.h"
#include "uncore/words.h"

/* Title, text and origin: what every described thing carries. */
struct about {
	const char *text;   /* NULL where none is given */
	const char *source; /* resolved: own, or inherited */
	int evidence;       /* enum uncore_evidence; resolved */
	struct strings aliases;
	bool elsewhere;
};

struct value {
	struct node node;
	const char *id, *name; /* name is never NULL */
	const char *text;
	uint64_t value, mask;
	const char *when_id; /* NULL where the meaning does not depend on another field */
	const struct value *when;
	unsigned index; /* in its field */
	unsigned row;   /* in the platform's tables */
};

enum write_rule { WRITE_FIELD, WRITE_ZERO, WRITE_ONE, WRITE_IGNORED, WRITE_UNKNOWN };

struct field {
	struct node node;
	const char *id; /* NULL for a reserved range */
	const char *name;
	struct about about;
	unsigned hi, lo;
	int access; /* enum uncore_access */
	int role;   /* enum uncore_role */
	bool has_reset;
	uint64_t reset;      /* as a value of the field, not shifted */
	uint64_t by_default; /* what an event's control value holds here unless the user says otherwise; not shifted */
	enum write_rule write;
	const char *needs_id, *by_id;
	const struct field *needs, *by;
	const struct field *part_of; /* NULL unless this is a part */
	bool flags;
	struct value *values;
	size_t value_count;
	unsigned index; /* in its layout */
	unsigned row;   /* in the platform's tables */

	/* As written; resolve unrolls repeated fields and puts parts behind their field. */
	unsigned count, step;
	struct field *parts;
	size_t part_count;
};

struct layout {
	struct node node;
	const char *id;
	struct about about;
	unsigned width;
	struct field *fields; /* in falling bit order, the parts of a field behind it */
	size_t field_count;
	uint64_t reset, reset_known, write_base, writable, clear_by_one, must_zero, must_one, event_defaults;
	unsigned index; /* in its box */
	unsigned row;   /* in the platform's tables */
};

/* Where one instance of a PCI function stands; known is false where only the device ID is. */
/* Of PCI: base class and subclass of what nobody says more about. */
enum { CLASS_SYSTEM_PERIPHERAL = 0x0880 };

struct place {
	struct node node;
	bool known, has_function;
	unsigned device, function;
	unsigned device_id; /* 0: unknown */
	unsigned class_id;
	unsigned inferred_id; /* 0: none */
};

struct function {
	struct node node;
	const char *id, *source;
	bool shared;
	struct place *places; /* one for each instance of the box */
	size_t place_count;
	unsigned index; /* in its box */
	unsigned row;   /* in the platform's tables */
};

/* Register addresses as written; resolve turns them into the plain members of struct reg. */
struct msr_form {
	struct node node;
	struct numbers base;
	struct number_lists offsets;
	uint64_t instance, index;
	bool has_instance, has_index;
};

struct pci_form {
	struct node node;
	const char *function_id;
	struct number_lists offset;
	uint64_t instance, index;
	bool has_instance, has_index;
};

struct overflow_form {
	struct node node;
	const char *status;
	struct numbers bit;
	struct strings global;
	const char *freezes;
};

enum reg_space { SPACE_MSR, SPACE_PCI, SPACE_UNKNOWN };

struct reg {
	struct node node;
	const char *id;
	const char *name; /* as the manual prints it, with {i} for the index; NULL when names gives each */
	struct strings names;
	struct about about;
	const char *layout_id;
	const struct layout *layout;
	unsigned count;
	bool is_array; /* "count" was given */
	enum reg_space space;
	const char *function_id;
	const struct function *function;
	uint32_t base;
	struct numbers bases; /* one for each instance, or empty */
	uint32_t instance_stride, index_stride;
	struct numbers offsets;   /* one for each element, or empty */
	bool offsets_by_instance; /* they are one for each element of each instance, an instance's side by side */
	unsigned index;           /* in its box */
	unsigned row;             /* in the platform's tables */

	struct msr_form *msr; /* as written */
	struct pci_form *pci;
	int address_word;
};

struct field_ref {
	const struct box *box; /* NULL: none known */
	const struct reg *reg;
	const struct field *field;
};

struct counters {
	struct node node;
	const char *id, *source, *text;
	int kind; /* enum uncore_counter_kind */
	const char *control_id, *data_id;
	const struct reg *control; /* NULL for a free-running group */
	const struct reg *data;
	unsigned width;
	unsigned write_width; /* of the bits that a write takes; 0: all */
	bool has_enabled_by;  /* the enable field is there in one control register only, for all counters */
	unsigned enabled_by;  /* its index */
	int enable;           /* enum uncore_counter_enable */
	int match;            /* enum uncore_event_match */
	bool has_rdpmc, has_select_bit;
	unsigned rdpmc;               /* of the first counter */
	unsigned select_bit;          /* of the first counter in the fields with role counter_select; resolved */
	struct numbers max_increment; /* one for each counter, or empty */
	const char *counts;
	struct field_ref overflow;
	struct numbers overflow_bits;      /* of the first counter: one, one for each instance, or none for bit 0 */
	struct field_ref *overflow_global; /* one for each instance, or NULL */
	struct field_ref overflow_freezes; /* a reported wrap does what a 1 written there does */
	unsigned index;                    /* in its box */
	unsigned row;                      /* in the platform's tables */

	struct overflow_form *overflow_form; /* as written */
};

struct setting {
	struct node node;
	const char *field_id;
	const struct field *field;
	uint64_t value;
	bool all; /* every bit of the field */
	int role; /* enum uncore_role; of an event without a control register: see event_is_placed() */
};

struct step {
	struct node node;
	const char *box_id; /* in platform procedures */
	const struct box *box;
	const char *write_id, *read_id; /* as written: one of the two */
	bool is_read;
	const struct reg *reg;
	bool has_index;
	unsigned index;
	struct setting *settings;
	size_t setting_count;
	bool event, preload, has_value;
	uint64_t value; /* has_value: as given */
	bool per_counter;
	const char *text, *source;
	const char *in_use_id; /* the field that takes the mask of the counters in use */
	const struct field *in_use;
	struct strings keep;      /* fields that are written as they are read */
	uint64_t whole, set_mask; /* resolved: what is written, and the bits the step decides */
	uint64_t keep_mask;
};

struct procedure {
	struct node node;
	int name; /* enum uncore_procedure */
	struct step *steps;
	size_t step_count;
};

struct remark {
	struct node node;
	const char *id, *text, *source;
};

/* A filter field that an event needs: with this value, with any but zero, or with what the user asks for; or may need. */
struct filter {
	struct node node;
	const char *path; /* register.field */
	struct field_ref ref;
	bool has_value, nonzero, optional;
	uint64_t value;
};

/* What another tool calls an event or umask. */
struct tool_names {
	struct node node;
	const char *tool; /* id of a document */
	struct strings names;
};

/* Processors of a platform that differ in what their events mean. */
struct variant {
	struct node node;
	const char *id, *title, *text, *source;
	unsigned index; /* in its platform */
};

enum { VARIANTS_MAX = 32 };

/* Names of variants; mask has a bit for each, by index. */
struct variants {
	struct strings ids;
	uint32_t mask; /* resolved; of what has no list: all */
};

/* What an event means on some variants, where it is not what its text says. */
struct difference {
	struct node node;
	struct variants variants;
	const char *text, *source;
};

struct umask {
	struct node node;
	const char *name;
	uint64_t value;
	bool combines;        /* may be OR-ed with others that do */
	bool narrows;         /* narrows what others count, and counts nothing alone */
	bool clock;           /* counts every cycle of its box's clock */
	unsigned hertz;       /* of that clock; 0: not always the same, or unknown */
	struct strings parts; /* names of the umasks whose OR it is; empty for a plain one */
	const char *alias_of, *unprogrammable;
	struct filter *filters;
	size_t filter_count;
	struct numbers counters; /* narrower than the event's; empty: the same */
	unsigned max_increment;  /* 0: as the event's */
	struct variants variants;
	struct tool_names *tool_names;
	size_t tool_count;
	struct about about;
	bool doubtful; /* a dispute about it has low confidence */
	unsigned row;  /* in the platform's tables */
};

/* The tables hold the counters of an event in 16 bits. */
enum { EVENT_COUNTERS_MAX = 16 };

struct event {
	struct node node;
	const char *name;
	struct setting *select; /* fields of the control register */
	size_t select_count;
	struct setting *defaults; /* the same, where the user does not say otherwise */
	size_t default_count;
	const char *group_id, *category, *unprogrammable, *alias_of;
	const char *umask_field_id;
	const struct field *umask_field; /* what its umasks set; NULL where it takes none */
	const struct counters *group;
	struct numbers counters;
	unsigned max_increment; /* 0: no source gives it */
	bool umask_required, subcounter, needs_threshold, has_companion;
	bool clock;     /* counts every cycle of its box's clock */
	unsigned hertz; /* of that clock; 0: not always the same, or unknown */
	unsigned companion;
	struct filter *filters;
	size_t filter_count;
	struct tool_names *tool_names;
	size_t tool_count;
	struct umask *umasks;
	size_t umask_count;
	struct variants variants;
	struct difference *differences;
	size_t difference_count;
	struct about about;
	uint64_t control, control_mask; /* resolved: what select and defaults put into the control register */
	uint64_t default_mask;          /* of it, the fields of defaults */
	bool doubtful;                  /* a dispute about it has low confidence */
	unsigned row;                   /* in the platform's tables */
};

struct category {
	struct node node;
	const char *id, *text;
	unsigned index; /* in its box */
};

/* The contents of a box's events file. */
struct events {
	struct node node;
	bool whole;
	const char *box_id;
	struct about about;
	struct category *categories;
	size_t category_count;
	struct event *at;
	size_t count;
};

/* A word that perf understands, and where the value goes: bits of a config word. */
struct perf_format {
	struct node node;
	const char *word, *text; /* "config1:0-7,21" */
	unsigned config;         /* resolved: 0 for config, 1 for config1, 2 for config2 */
	uint64_t mask;
};

/* An event that the kernel's driver names. */
struct perf_event {
	struct node node;
	const char *name;
	uint64_t config;
};

/* Which bits of a config word the driver hands on for events with this code; of other events it drops them. */
struct perf_take {
	struct node node;
	uint64_t code, mask;
	const char *text; /* "config1:0-7" */
	unsigned config;  /* resolved */
	uint64_t bits;
	unsigned units; /* the first so many instances; 0: all */
};

enum { PERF_FILTER_WORDS = 2, PERF_WORD_REGISTERS = 2 };

/* The PMU that Linux's driver has for a box. */
struct perf {
	struct node node;
	const char *pmu;
	unsigned units;                                                 /* resolved: how many instances have one */
	uint64_t control;                                               /* bits of config that the driver writes */
	struct strings reg_ids[PERF_FILTER_WORDS];                      /* of config1 and config2, from low to high */
	const struct reg *regs[PERF_FILTER_WORDS][PERF_WORD_REGISTERS]; /* resolved; NULL: none */
	struct perf_format *formats;
	size_t format_count;
	struct perf_take *takes;
	size_t take_count;
	struct perf_event *events;
	size_t event_count;
	uint64_t fixed; /* the config that is the fixed counter; 0: none is */
	const char *text, *source;
	struct strings facts; /* resolved: all of it but text and source, a line each */
};

struct box {
	struct node node;
	struct perf *perf;     /* NULL where Linux has no PMU of it */
	struct events *events; /* NULL where the box has no events file */
	const struct platform *platform;
	bool whole; /* its file had no fault that leaves holes; only then is it checked */
	const char *id, *title;
	struct about about;
	int scope;
	unsigned instances;
	int presence;                  /* enum uncore_instance_rule; resolved */
	struct strings instance_names; /* empty where instances have only numbers */
	struct function *functions;
	size_t function_count;
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
	unsigned index; /* in its platform */
};

struct cpuid {
	struct node node;
	unsigned family, model;
	struct numbers steppings; /* as written: none, one, or first and last */
	unsigned stepping_lo, stepping_hi;
	const char *variant_id;
	const struct variant *variant; /* NULL: the platform has none */
	unsigned cache_level;          /* 0: any */
	const char *source;
};

struct socket_map {
	struct node node;
	int method; /* enum uncore_socket_method */
	const char *id_path, *map_path;
	struct field_ref id, map;
	unsigned limit;
	const char *others, *text, *source;
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

/* On the first bus of a socket. */
struct root_function {
	struct node node;
	unsigned device, function, device_id, class_id;
	unsigned bus_numbers; /* 0: it has no such register */
	const char *source;
};

/* What software on a real machine finds beside the uncore. */
struct machine {
	struct node node;
	unsigned stepping, revision;
	unsigned bus_hertz; /* 0: not said */
	struct strings flags;
	struct cache *caches;
	size_t cache_count;
	struct core_msr *msrs;
	size_t msr_count;
	struct root_function *functions;
	size_t function_count;
	const char *source, *text;
};

struct platform {
	struct node node;
	bool whole;
	struct metrics *metrics; /* model/metric.h; NULL where the platform has no metrics file */
	const char *id, *title, *text, *source;
	struct cpuid *cpuids;
	size_t cpuid_count;
	struct variant *variants;
	size_t variant_count;
	unsigned cores, threads; /* of the largest part; 0: not said */
	struct strings box_ids;
	struct box *boxes;
	size_t box_count;
	struct socket_map *sockets; /* NULL where none is documented */
	struct machine *machine;    /* NULL where nothing is said */
	struct procedure *procedures;
	size_t procedure_count;
	struct remark *remarks;
	size_t remark_count;
};

struct document {
	struct node node;
	const char *id, *title, *publisher, *revision, *date, *url;
	int kind;
};

struct claim {
	struct node node;
	const char *value, *source;
	bool holds; /* the verdict takes this side */
};

struct dispute {
	struct node node;
	const char *id, *platform_id, *topic, *verdict, *reason;
	int confidence; /* 0 high, 1 medium, 2 low */
	const struct platform *platform;
	struct strings items;
	struct claim *claims;
	size_t claim_count;
};

struct model {
	struct platform *platforms; /* sorted by id */
	size_t platform_count;
	struct document *documents;
	size_t document_count;
	struct dispute *disputes;
	size_t dispute_count;
	bool documents_known; /* documents.json could be read, so citations can be judged */
};

/*
 * MSR number, or offset in PCI configuration space, of an element of an instance. The register's space must be known. The
 * wide one is what the spec's arithmetic gives; a check refuses what does not fit 32 bits.
 */
uint64_t reg_wide_address(const struct reg *reg, unsigned instance, unsigned index);
uint32_t reg_address(const struct reg *reg, unsigned instance, unsigned index);

/* The bit of the group's first counter inside its overflow field. */
static inline unsigned overflow_bit(const struct counters *group, unsigned instance)
{
	const struct numbers *bits = &group->overflow_bits;

	return bits->count == 0 ? 0 : (unsigned)bits->at[bits->count > 1 ? instance : 0];
}

static inline unsigned field_width(const struct field *field)
{
	return field->hi - field->lo + 1;
}

static inline uint64_t field_max(const struct field *field)
{
	return UINT64_MAX >> (64 - field_width(field));
}

static inline uint64_t field_mask(const struct field *field)
{
	return field_max(field) << field->lo;
}

/* Whether some variant counts both. */
static inline bool share_variant(const struct variants *a, const struct variants *b)
{
	return (a->mask & b->mask) != 0;
}

/* Variants that count the event without a umask: all, but where one is demanded those that have none to choose. */
static inline uint32_t alone_variants(const struct event *event)
{
	uint32_t with = 0;

	for (size_t i = 0; event->umask_required && i < event->umask_count; i++)
		with |= event->umasks[i].variants.mask;
	return event->variants.mask & ~(event->umask_required && event->umask_count == 0 ? UINT32_MAX : with);
}

/* Whether a control register is known to hold the event's code. Where none is, its settings are plain numbers. */
static inline bool event_is_placed(const struct event *event)
{
	return event->group != NULL && event->group->control != NULL;
}

/* Access decides which accessors a field has. */
static inline bool field_is_reserved(const struct field *field)
{
	return field->id == NULL;
}

static inline bool field_has_getter(const struct field *field)
{
	return !field_is_reserved(field) && field->access != UNCORE_ACCESS_WO && field->access != UNCORE_ACCESS_UNKNOWN;
}

static inline bool field_is_writable(const struct field *field)
{
	return !field_is_reserved(field) && !field->about.elsewhere &&
	       (field->access == UNCORE_ACCESS_RW || field->access == UNCORE_ACCESS_RW_V ||
		field->access == UNCORE_ACCESS_RWS || field->access == UNCORE_ACCESS_WO);
}

static inline bool field_has_clear(const struct field *field)
{
	return !field_is_reserved(field) && !field->about.elsewhere && field->access == UNCORE_ACCESS_RW1C;
}

#endif

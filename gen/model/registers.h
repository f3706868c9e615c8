/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about registers: fields, layouts, addresses, counters and procedures. */
#ifndef GEN_MODEL_REGISTERS_H
#define GEN_MODEL_REGISTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bits.h"
#include "base/lists.h"
#include "base/node.h"
#include "words/words.h"

/* Text and origin of anything that is described. */
struct about {
	const char *text;   /* NULL where none is given */
	const char *source; /* NULL where it is inherited */
	int evidence;       /* enum uncore_evidence; -1 where it is inherited */
	struct strings aliases;
	bool elsewhere;
	struct {
		const char *source;
		int evidence;
		/* The node that gives it: its own, or that from which it is inherited. NULL: none does. */
		const struct node *source_at, *evidence_at;
		const struct node *corrected_at; /* the thing, if an overlay says something of it; else NULL */
		const char *as_on;               /* the platform or box that the source is of; NULL: this one */
		bool elsewhere;                  /* true for a part if its field is */
	} is;
};

struct value {
	struct node node;
	const char *id, *name, *text;
	const char *alias;    /* its name in another tool; NULL: none */
	uint64_t value, mask; /* mask 0: not given */
	const char *when_id;  /* NULL where the meaning does not depend on another field */
	unsigned hertz;       /* of the box's clock while the field holds this value; 0: no clock */
	struct {
		const char *name; /* the id if no name is given */
		uint64_t mask;    /* all bits if none is given */
		const struct value *when;
		unsigned index; /* in its field */
	} is;
};

enum write_rule { WRITE_FIELD, WRITE_ZERO, WRITE_ONE, WRITE_IGNORED, WRITE_UNKNOWN };

struct field {
	struct node node;
	const char *id; /* NULL for a reserved range */
	const char *name;
	struct about about;
	uint64_t bits; /* of the register; other fields may be between its pieces */
	int access;    /* enum uncore_access; a part has none */
	int role;      /* enum uncore_role */
	bool has_reset;
	uint64_t reset; /* as a value of the field, not shifted */
	bool has_default;
	uint64_t by_default; /* the value in an event's control value unless the user gives another; not shifted */
	enum write_rule write;
	const char *needs_id, *by_id;
	bool flags;
	const char *unit; /* of what a value of the field stands for; NULL: it is a plain number */
	uint64_t scale;   /* how many of the unit 1 is; 0: not given */
	struct value *values;
	size_t value_count;
	unsigned count, step; /* how many there are, and how many bits from one to the next */
	struct field *parts;
	size_t part_count;
	struct {
		const char *name; /* the id if no name is given; never NULL */
		int access;       /* a part has that of its field */
		const struct field *needs, *by;
		const struct field *part_of; /* NULL unless this is a part */
		unsigned index;              /* in its layout */
	} is;
};

struct layout {
	struct node node;
	const char *id;
	struct about about;
	unsigned width;
	struct field *fields;
	size_t field_count;
	struct {
		struct field *
			fields; /* with all copies of repeated fields; from the top bit down, parts after their field */
		size_t field_count;
		uint64_t reset, reset_known, write_base, writable, clear_by_one, must_zero, must_one, event_defaults;
		unsigned index; /* in its box */
	} is;
};

/* The PCI base class and subclass of a function whose class no source gives. */
enum { CLASS_SYSTEM_PERIPHERAL = 0x0880 };

/* The place of one instance of a PCI function. known is false if only the device ID is known. */
struct place {
	struct node node;
	bool known, has_function;
	unsigned device, function;
	unsigned device_id; /* 0: unknown */
	unsigned class_id;
	unsigned inferred_id; /* 0: none */
	struct {
		unsigned nth; /* its number among the places that only this ID identifies; 0 in a shared function */
	} is;
};

struct function {
	struct node node;
	const char *id, *source;
	bool shared;
	unsigned bus;         /* which of a socket's buses it is on; 0: that of "node" */
	struct place *places; /* one for each instance of the box */
	size_t place_count;
	struct {
		unsigned index; /* in its box */
	} is;
};

struct field_ref {
	const struct box *box; /* NULL: none known */
	const struct reg *reg;
	const struct field *field;
};

/* A field of a register that has some bits of a window's address. */
struct window_part {
	struct node node;
	const char *field_path;
	unsigned shift;         /* the field's lowest bit is this bit of the address */
	struct numbers element; /* of an array of registers: one for each instance, or one for all; or empty */
	struct {
		struct field_ref ref;
	} is;
};

/* A part of memory that holds registers of an instance; or a part of its unit, which the machine's table places. */
struct window {
	struct node node;
	const char *id, *source;
	uint64_t size; /* in bytes; of registers that are MSRs their number */
	int found;     /* enum uncore_found_part */
	struct window_part *parts;
	size_t part_count;
	struct numbers offset; /* to be added to the base: one for each instance, or one for all */
	struct {
		unsigned index; /* in its box */
	} is;
};

/* What is said of the windows of a box. */
struct window_facts {
	struct strings ids, places, fields, sources;
};

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
	bool has_instance, has_index, high_first;
};

/* An address in a window. */
struct window_form {
	struct node node;
	const char *window_id;
	struct numbers offset; /* of the first element, or one for each */
	uint64_t index;
	bool has_index, high_first;
};

/* Where a word of the machine's table of units is, or of the capability that says where that is. */
struct record_place {
	struct node node;
	int of; /* enum uncore_record */
	unsigned offset;
};

/* How a box is in the machine's table of units. */
struct found_units {
	struct node node;
	unsigned type;                    /* UNCORE_FOUND_OTHERS: each that no other box has */
	int trust;                        /* enum uncore_found_trust */
	int access;                       /* enum reg_space: SPACE_MSR, SPACE_PCI or SPACE_MMIO; -1: not said */
	const char *register_id, *source; /* register_id: at the address that the table gives; NULL: not known */
	struct {
		const struct reg *reg;
	} is;
};

struct overflow_form {
	struct node node;
	const char *status;
	struct numbers bit;
	struct strings global;
	const char *freezes;
};

/* SPACE_FOUND: in the unit of the instance, wherever the machine's table says that this is. */
enum reg_space { SPACE_MSR, SPACE_PCI, SPACE_MMIO, SPACE_UNKNOWN, SPACE_FOUND };

struct reg {
	struct node node;
	const char *id;
	const char *name; /* as the manual prints it, with {i} for the index; NULL: names gives each */
	struct strings names;
	struct about about;
	const char *layout_id;
	unsigned count;
	bool is_array; /* "count" was given */
	struct msr_form *msr;
	struct pci_form *pci;
	struct window_form *mmio, *found;
	struct record_place *record;
	int address_word;
	struct {
		const struct layout *layout;
		const char *shown;      /* name with the range of its numbers: CTL{0-3}; the first of names */
		struct strings aliases; /* of the register, with such a range */
		const char *text;       /* about.text with the same range */
		enum reg_space space;
		const struct function *function; /* of PCI space */
		const struct window *window;     /* of memory, or of a unit that is found */
		uint32_t base;
		struct numbers bases; /* one for each instance, or empty */
		uint32_t instance_stride, index_stride;
		struct numbers offsets;   /* one for each element, or empty */
		bool offsets_by_instance; /* one for each element of each instance, instance by instance */
		bool high_first;          /* of 64 bits in PCI space: written so, by halves */
		unsigned index;           /* in its box */
	} is;
};

enum { HALVED_BY_BITS = 5 }; /* of a field that says how often the worth of a count is halved */

struct counters {
	struct node node;
	const char *id, *source, *text;
	int kind; /* enum uncore_counter_kind */
	const char *control_id, *data_id;
	unsigned width;
	unsigned write_width; /* how many low bits a write takes; 0: all */
	bool has_enabled_by;  /* only one control register has the enable field, for all counters */
	unsigned enabled_by;  /* the index of that one */
	int enable;           /* enum uncore_counter_enable */
	int match;            /* enum uncore_event_match */
	bool has_rdpmc, has_select_bit;
	unsigned rdpmc;               /* of the first counter */
	unsigned select_bit;          /* of the first counter in the fields with role counter_select */
	struct numbers max_increment; /* one for each counter, or empty */
	const char *counts;
	unsigned wraps_after;  /* seconds that a counter needs at least to wrap; 0: no source says it */
	unsigned worth;        /* how many of its events' unit a count is, before it is halved; 0: it is not said */
	unsigned halvings;     /* how often worth is halved */
	const char *halved_by; /* the field of the box that says how often; NULL: halvings does */
	struct overflow_form *overflow_form;
	struct {
		const char *source;
		const struct node *source_at; /* as in struct about */
		const struct reg *control;    /* NULL for a free-running group */
		const struct reg *data;
		unsigned select_bit; /* after the bits of the earlier groups if none is given */
		struct field_ref overflow;
		struct numbers overflow_bits; /* of the first counter: one, or one for each instance; none: bit 0 */
		struct field_ref *overflow_global; /* one for each instance, or NULL */
		struct field_ref overflow_freezes; /* a reported wrap has the effect of writing 1 there */
		struct field_ref halved_by;
		unsigned index; /* in its box */
	} is;
};

struct setting {
	struct node node;
	const char *field_id;
	uint64_t value;
	bool all; /* every bit of the field */
	struct {
		const struct field *field;
		uint64_t value;
		int role; /* enum uncore_role; only for an event that is not placed, see event_is_placed() */
	} is;
};

struct step {
	struct node node;
	const char *box_id;             /* in platform procedures */
	const char *write_id, *read_id; /* one of the two */
	bool has_index;
	unsigned index;
	struct setting *settings;
	size_t setting_count;
	bool event, preload, has_value;
	uint64_t value; /* has_value: as given */
	const char *text, *source;
	const char *in_use_id; /* the field that takes the mask of the counters in use */
	struct strings keep;   /* fields that are written as they are read */
	struct {
		const struct box *box;
		const struct reg *reg;
		bool read, per_counter;
		const struct field *in_use;
		uint64_t whole, set_mask; /* what is written, and the bits that the step decides */
		uint64_t keep_mask;
	} is;
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

/* The highest and the lowest bit. */
static inline unsigned field_hi(const struct field *field)
{
	return 63 - (unsigned)__builtin_clzll(field->bits);
}

static inline unsigned field_lo(const struct field *field)
{
	return (unsigned)__builtin_ctzll(field->bits);
}

static inline unsigned field_width(const struct field *field)
{
	return bit_count(field->bits);
}

static inline uint64_t field_max(const struct field *field)
{
	return UINT64_MAX >> (64 - field_width(field));
}

static inline uint64_t field_mask(const struct field *field)
{
	return field->bits;
}

static inline bool field_is_in_pieces(const struct field *field)
{
	return field->bits >> field_lo(field) != field_max(field);
}

/* The value at the field's bits; what is too wide for them is lost, which checks report. */
static inline uint64_t field_put(const struct field *field, uint64_t value)
{
	return spread_bits(value, field->bits);
}

static inline uint64_t field_get(const struct field *field, uint64_t bits)
{
	return gather_bits(bits, field->bits);
}

/* These decide which accessors a field has. A field without a name is reserved, or no source describes its bits. */
static inline bool field_is_reserved(const struct field *field)
{
	return field->id == NULL;
}

/* No source says how it behaves. */
static inline bool field_is_untold(const struct field *field)
{
	return field->is.access == UNCORE_ACCESS_UNKNOWN;
}

static inline bool field_has_getter(const struct field *field)
{
	return !field_is_reserved(field) && field->is.access != UNCORE_ACCESS_WO &&
	       field->is.access != UNCORE_ACCESS_UNKNOWN;
}

static inline bool field_is_writable(const struct field *field)
{
	return !field_is_reserved(field) && !field->about.is.elsewhere &&
	       (field->is.access == UNCORE_ACCESS_RW || field->is.access == UNCORE_ACCESS_RW_V ||
		field->is.access == UNCORE_ACCESS_RWS || field->is.access == UNCORE_ACCESS_WO);
}

static inline bool field_has_clear(const struct field *field)
{
	return !field_is_reserved(field) && !field->about.is.elsewhere && field->is.access == UNCORE_ACCESS_RW1C;
}

#endif

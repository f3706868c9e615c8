/* SPDX-License-Identifier: MIT */
/* Declares what the library's own files share. It is not installed. */
#ifndef RUNTIME_CORE_INTERNAL_H
#define RUNTIME_CORE_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/tables.h"
#include "uncore/uncore.h"

/* A position in a buffer that may be too small. length counts everything, even what did not fit. */
struct text {
	char *at;
	size_t room;
	size_t length;
};

void text_put(struct text *text, const char *bytes, size_t count);
void text_put_number(struct text *text, uint64_t number, unsigned base);

/* These know ASCII only, and ignore the locale. */
char small_letter(char c);
bool same_text(const char *a, const char *b);

struct name_numbers; /* shared/register_name.h */

/* Puts the name of a register with the numbers for its placeholders; NAME_NO_NUMBER leaves a placeholder. */
void text_put_name(struct text *text, const char *pattern, struct name_numbers numbers);

static inline bool is_in_range(struct uncore_range range, unsigned row)
{
	return row >= range.first && row - range.first < range.count;
}

static inline const struct uncore_layout_row *layout_of(const struct uncore_tables *tables, unsigned reg)
{
	return &uncore_layouts(tables)[uncore_registers(tables)[reg].layout];
}

static inline uint64_t low_bits(unsigned width)
{
	return width == 0 ? 0 : UINT64_MAX >> (64 - width);
}

static inline unsigned bit_count(uint64_t bits)
{
	unsigned count = 0;

	for (; bits != 0; bits &= bits - 1)
		count++;
	return count;
}

/* How many functions the tables identify only by that ID. */
unsigned functions_with_id(const struct uncore_tables *tables, uint16_t device_id);

/* A struct of options, whose first member is size_t size. */
struct options {
	const char *name;
	size_t first; /* where the last member of its first version ends: no program has a smaller one */
	size_t size;  /* now */
};

#define OPTIONS_TYPE(type, last) \
	{ \
#type, offsetof(struct type, last) + sizeof(((struct type *)NULL)->last), sizeof(struct type) \
	}

/*
 * Copies the options, or none for NULL, to own, which has type->size bytes. Members that an earlier version lacks
 * become 0. OPTIONS for a size that no version has, and for bytes of a later version that are not 0.
 */
int take_options(const struct options *type, const void *given, void *own, struct uncore_fault *fault);

/* uncore_find_role() by numbers. */
int find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role, uint16_t *field);

/* Checks that box, instance, register and element exist and belong together: 0 or RANGE. */
int check_register(const struct uncore_tables *tables, const struct uncore_register *reg);

/* The bits of the control register that umasks of the event decide. */
uint64_t umasks_mask(const struct uncore_tables *tables, const struct uncore_event_row *event);

struct uncore_signature;
bool has_signature(const struct uncore_tables *tables, const struct uncore_signature *signature);

struct uncore_encoding;
struct uncore_filter_run;
/*
 * The first of the events that count the same as the encoding's, and may be counted for it; UNCORE_NO_INDEX: only its
 * own may.
 */
uint16_t first_same_event(const struct uncore_encoding *encoding);
/* A control value, and filter number `at` of the encoding, when the event `as` of the set is counted for `event`. */
uint64_t moved_control(const struct uncore_tables *tables, uint64_t control, uint16_t event, uint16_t as);
struct uncore_filter_run moved_filter(const struct uncore_encoding *encoding, unsigned at, uint16_t as);

struct uncore_value;
/* A sum of values of instances that is being made; all 0 at first. */
struct sum {
	uint64_t count;                              /* as it was counted */
	long double per_ns, timeless;                /* counts in a nanosecond; counts in no time */
	long double parts, times;                    /* parts of the time, and times: added up */
	long double least_part, most_part, least;    /* of a value, and of an instance in it */
	uint64_t wanted_ns, shortest_ns, longest_ns; /* enabled_ns of any; of what counted */
	uint64_t late_ns;                            /* the longest */
	unsigned weight, seen, expected, unseen;
	bool is_interval;
	uint8_t state, reason; /* enum uncore_value_state; the reason is that of instances that never counted */
};
void sum_add(struct sum *sum, const struct uncore_value *value);
void sum_end(const struct sum *sum, struct uncore_value *value);

#endif

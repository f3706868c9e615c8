/* SPDX-License-Identifier: MIT */
/* Looks up in the tables what only the library asks, by numbers of rows. */
#ifndef RUNTIME_CORE_LOOKUP_H
#define RUNTIME_CORE_LOOKUP_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/tables.h"
#include "uncore/uncore.h"

struct uncore_signature;

static inline bool is_in_range(struct uncore_range range, unsigned row)
{
	return row >= range.first && row - range.first < range.count;
}

static inline const struct uncore_layout_row *layout_of(const struct uncore_tables *tables, unsigned reg)
{
	return &uncore_layouts(tables)[uncore_registers(tables)[reg].layout];
}

/* How many functions the tables identify only by that ID. */
unsigned functions_with_id(const struct uncore_tables *tables, uint16_t device_id);
/* Whether a field of the role narrows what an event counts: the rule by which tables have UNCORE_REGISTER_FILTER. */
static inline bool role_is_filter(unsigned role)
{
	return role >= UNCORE_ROLE_FILTER_OPCODE && role <= UNCORE_ROLE_MATCH_MASK;
}

/* uncore_find_role() by numbers. */
int find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role, uint16_t *field);
/* Checks that box, instance, register and element exist and belong together: 0 or RANGE. */
int check_register(const struct uncore_tables *tables, const struct uncore_register *reg);
/*
 * Whether the kernel alone can count the box: no source gives the address of a counter, and Linux has a PMU for it. Its
 * registers are found at run time, if at all.
 */
bool only_perf_counts(const struct uncore_tables *tables, unsigned box);
/* What a value of the field stands for; NULL: it is a plain number. */
const struct uncore_field_unit_row *field_unit_of(const struct uncore_tables *tables, unsigned field);
bool has_signature(const struct uncore_tables *tables, const struct uncore_signature *signature);

enum field_right { RIGHT_GET = 1, RIGHT_SET = 2, RIGHT_CLEAR = 4 };
/* Returns 0, RANGE, or ACCESS if software may not do that with the field. */
int check_field_right(const struct uncore_tables *tables, uint16_t field, enum field_right right);

#endif

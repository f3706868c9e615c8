/* SPDX-License-Identifier: MIT */
/* Keeps the last values of registers in a hash table. */
#include "cli/decode_log/values.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static bool is_same(const struct log_value *value, struct log_unit unit, const struct uncore_register *reg)
{
	return value->unit.kind == unit.kind && value->unit.number == unit.number && value->reg.reg == reg->reg &&
	       value->reg.index == reg->index && value->reg.instance == reg->instance && value->reg.box == reg->box;
}

/* The row of the register, or the free one where it belongs. */
static size_t place_of(const struct log_values *values, struct log_unit unit, const struct uncore_register *reg)
{
	uint64_t rank =
		((uint64_t)reg->reg << 32 | (uint64_t)reg->instance << 16 | reg->index) * UINT64_C(0x9e3779b97f4a7c15) +
		((uint64_t)unit.kind << 32 | unit.number) * UINT64_C(0xc2b2ae3d27d4eb4f);
	size_t at = (size_t)(rank >> 20) & (values->room - 1);

	while (values->at[at].is_used && !is_same(&values->at[at], unit, reg))
		at = (at + 1) & (values->room - 1);
	return at;
}

static void grow(struct log_values *values)
{
	struct log_values old = *values;

	values->room = old.room == 0 ? 256 : old.room * 2;
	values->at = take_memory(NULL, values->room * sizeof(values->at[0]));
	memset(values->at, 0, values->room * sizeof(values->at[0]));
	for (size_t at = 0; at < old.room; at++)
		if (old.at[at].is_used)
			values->at[place_of(values, old.at[at].unit, &old.at[at].reg)] = old.at[at];
	free(old.at);
}

struct log_value *value_of(struct log_values *values, struct log_unit unit, const struct uncore_register *reg)
{
	struct log_value *value;

	if (values->count * 2 >= values->room)
		grow(values);
	value = &values->at[place_of(values, unit, reg)];
	if (!value->is_used) {
		*value = (struct log_value){ .unit = unit, .reg = *reg, .is_used = true };
		values->count++;
	}
	return value;
}

struct uncore_bits known_value(const struct log_values *values, struct log_unit unit, const struct uncore_register *reg)
{
	if (values->room == 0)
		return (struct uncore_bits){ 0, 0 };
	return values->at[place_of(values, unit, reg)].bits;
}

void free_values(struct log_values *values)
{
	free(values->at);
	*values = (struct log_values){ 0 };
}

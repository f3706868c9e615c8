/* SPDX-License-Identifier: MIT */
/* Remembers what each register of a log was last seen to hold. */
#ifndef RUNTIME_CLI_DECODE_LOG_VALUES_H
#define RUNTIME_CLI_DECODE_LOG_VALUES_H

#include "cli/decode_log/access.h"
#include "uncore/event.h"

/* The last value of a register of a unit, as far as its bits are known. */
struct log_value {
	struct log_unit unit;
	struct uncore_register reg;
	struct uncore_bits bits;
	bool is_used;
};

/* All zero: nothing was seen. free_values() frees it. */
struct log_values {
	struct log_value *at;
	size_t count, room; /* room: a power of two, or 0 */
	bool is_all_frozen; /* the last global command froze every box */
};

/* The register's row, which is made if it is missing; its address is good until the next call. */
struct log_value *value_of(struct log_values *values, struct log_unit unit, const struct uncore_register *reg);
/* What is known of it; nothing: no bits. */
struct uncore_bits known_value(const struct log_values *values, struct log_unit unit,
			       const struct uncore_register *reg);
void free_values(struct log_values *values);

#endif

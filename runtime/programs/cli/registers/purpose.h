/* SPDX-License-Identifier: MIT */
/* Says by the tables what a register is for. */
#ifndef RUNTIME_CLI_DUMP_PURPOSE_H
#define RUNTIME_CLI_DUMP_PURPOSE_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/uncore.h"

/* The counters (index in counters[]) that the register controls; UNCORE_NO_INDEX: none. */
uint16_t controlled_group(const struct uncore_tables *tables, const struct uncore_register *reg);
/* The counters whose count the register holds besides its controls; UNCORE_NO_INDEX: none. */
uint16_t counted_group(const struct uncore_tables *tables, const struct uncore_register *reg);
/* Whether its fields filter events. */
bool is_filter(const struct uncore_tables *tables, uint16_t reg);
/* Whether no source says of any bit of it how it can be accessed. */
bool is_untold(const struct uncore_tables *tables, uint16_t reg);
/* Bits with a meaning when read: neither reserved nor write-only. */
uint64_t readable_bits(const struct uncore_tables *tables, uint16_t reg);

#endif

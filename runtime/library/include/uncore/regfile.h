/* SPDX-License-Identifier: MIT */
/*
 * The registers of a platform in memory, for tests of code that programs registers. Every register with an address is
 * there, on every instance of as many units as wanted. The registers behave as the tables say, but nothing counts;
 * uncore/sim.h counts.
 *
 * Read-only bits ignore writes. Write-only bits read as 0. Writing 1 clears RW1C bits. Reserved bits keep their reset
 * value. Fields with the roles counter_reset, reset_counters and reset_controls reset what they name and go back to 0.
 *
 * An access returns NODEV if there is no such unit or address, and WIDTH if it is not as wide as the register. A 64-bit
 * register in PCI space may also be accessed as two dwords. In strict mode a write that breaks a documented rule of a
 * reserved bit returns RESERVED and changes nothing.
 */
#ifndef UNCORE_REGFILE_H
#define UNCORE_REGFILE_H

#include <stdbool.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/io.h"
#include "uncore/tables.h"
#include "uncore/uncore.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_REGFILE_UNITS_MAX 4096 /* sockets or logical CPUs of a register file, at most */

struct uncore_regfile;

/*
 * Makes a register file with reset values; uncore_regfile_free() frees it. tables must outlive it. units is the number
 * of sockets or, if the platform has boxes of CPU scope and there are more of them, of logical CPUs. Returns 0; RANGE
 * for 0 units or more than UNCORE_REGFILE_UNITS_MAX; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_regfile_create(const struct uncore_tables *tables, unsigned units,
					    struct uncore_regfile **regfile);
/* Frees a register file, which may be NULL. */
void uncore_regfile_free(struct uncore_regfile *regfile);

/* Sets all registers to their reset values; bits whose reset value no source gives become 0. */
void uncore_regfile_reset(struct uncore_regfile *regfile);
/* Turns strict mode on or off. It is off at first. */
void uncore_regfile_set_strict(struct uncore_regfile *regfile, bool strict);

/* The io that accesses the registers; valid as long as the register file. */
struct uncore_io uncore_regfile_io(struct uncore_regfile *regfile);
/* Describes the first access that failed. uncore_fault_clear() clears it. */
struct uncore_fault *uncore_regfile_fault(struct uncore_regfile *regfile);

/*
 * Reads the whole content of a register, write-only bits too, or sets it as hardware would, past the rules for
 * software. unit is a socket or, for boxes of CPU scope, a logical CPU. Returns 0, or NODEV if there is no such
 * register.
 */
UNCORE_MUST_CHECK int uncore_regfile_peek(const struct uncore_regfile *regfile, unsigned unit,
					  const struct uncore_register *reg, uint64_t *value);
UNCORE_MUST_CHECK int uncore_regfile_poke(struct uncore_regfile *regfile, unsigned unit,
					  const struct uncore_register *reg, uint64_t value);

/* A register that two register files hold differently. */
struct uncore_regfile_difference {
	struct uncore_register reg;
	unsigned unit;
	uint64_t left, right; /* what each holds */
};

/*
 * Compares two register files. Returns 0 if all registers are equal; 1 if not, with the first difference in the order
 * of addresses; ARGUMENT if they have other tables or another number of units.
 */
UNCORE_MUST_CHECK int uncore_regfile_compare(const struct uncore_regfile *left, const struct uncore_regfile *right,
					     struct uncore_regfile_difference *difference);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

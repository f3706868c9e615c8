/* SPDX-License-Identifier: MIT */
/*
 * The registers of a platform in memory: every register that has an address, on every instance, of as many units as
 * wanted, behaving at the bus as the tables say. Nothing counts here.
 *
 *   read-only bits ignore writes · write-only bits read as 0 · RW1C bits are cleared by writing 1 · reserved bits
 *   keep their reset value · fields with the roles counter_reset, reset_counters and reset_controls act, and fall
 *   back to 0
 *
 * Accesses are checked: NODEV for a unit or an address that is not there, WIDTH for an access that is not as wide as
 * the register (a 64-bit register in PCI space may also be accessed as two dwords), and in strict mode RESERVED, with
 * nothing changed, for a write that breaks a documented rule of a reserved bit.
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

#define UNCORE_REGFILE_UNITS_MAX 4096

struct uncore_regfile;

/*
 * Allocates; the tables must outlive it. units is the number of sockets, or of logical CPUs if there are more of them
 * and the platform has boxes of that scope. RANGE for no unit or more than UNCORE_REGFILE_UNITS_MAX, NOMEM.
 */
UNCORE_MUST_CHECK int uncore_regfile_create(const struct uncore_tables *tables, unsigned units,
					    struct uncore_regfile **regfile);
/* NULL is nothing. */
void uncore_regfile_free(struct uncore_regfile *regfile);

/* All registers back to their reset values; bits whose reset value no source gives become 0. */
void uncore_regfile_reset(struct uncore_regfile *regfile);
/* Off at first. */
void uncore_regfile_set_strict(struct uncore_regfile *regfile, bool strict);

/* The bus: valid as long as the register file. */
struct uncore_io uncore_regfile_io(struct uncore_regfile *regfile);
/* The first access that failed, in words. Cleared through uncore_fault_clear(). */
struct uncore_fault *uncore_regfile_fault(struct uncore_regfile *regfile);

/*
 * Behind the bus: what a register holds, write-only bits too, and putting a whole value there as hardware would.
 * NODEV.
 */
UNCORE_MUST_CHECK int uncore_regfile_peek(const struct uncore_regfile *regfile, unsigned unit,
					  const struct uncore_register *reg, uint64_t *value);
UNCORE_MUST_CHECK int uncore_regfile_poke(struct uncore_regfile *regfile, unsigned unit,
					  const struct uncore_register *reg, uint64_t value);

struct uncore_regfile_difference {
	struct uncore_register reg;
	unsigned unit;
	uint64_t left, right;
};

/*
 * Compares what two files of the same tables and as many units hold: 0 when all is equal, 1 with the first difference
 * in the order of addresses. ARGUMENT when they cannot be compared.
 */
UNCORE_MUST_CHECK int uncore_regfile_compare(const struct uncore_regfile *left, const struct uncore_regfile *right,
					     struct uncore_regfile_difference *difference);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

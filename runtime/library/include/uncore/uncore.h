/* SPDX-License-Identifier: MIT */
/*
 * Finds platforms, registers and fields by name, gives addresses of registers, and decodes register values.
 *
 * The functions only read const tables. They allocate nothing, do no I/O, keep no state, and may be called from any
 * thread. The case of ASCII letters in names does not matter, whatever the locale. A row of the tables is named by its
 * index in an array of uncore/tables.h. Some kinds of rows have index types of their own (uncore/index.h). Pointers may
 * not be NULL unless a function says so.
 */
#ifndef UNCORE_UNCORE_H
#define UNCORE_UNCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/index.h"
#include "uncore/io.h"
#include "uncore/table_abi.h"
#include "uncore/tables.h"
#include "uncore/words.h"

#if defined(UNCORE_GENERATED_ABI) && UNCORE_GENERATED_ABI != UNCORE_TABLE_ABI
#error "the generated files are stale: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* ---- platforms ---- */

/* Finds the tables of a platform by its id. NULL if there is none, or its tables fail uncore_tables_check(). */
const struct uncore_tables *uncore_platform(const char *id);
/* The tables of platform number index, from 0. NULL past the last. */
const struct uncore_tables *uncore_platform_at(unsigned index);
/*
 * Checks tables before first use. Returns 0, or STALE unless they have this library's UNCORE_TABLE_ABI and are
 * complete.
 */
UNCORE_MUST_CHECK int uncore_tables_check(const struct uncore_tables *tables);

/* ---- registers ---- */

/* One register: an element of a register row, in an instance of a box. */
struct uncore_register {
	uint16_t box, instance; /* index in boxes[]; number of the instance */
	uint16_t reg, index;    /* index in registers[]; element of the row, 0 if it has only one */
};

#define UNCORE_ANY_BOX UNCORE_NO_INDEX /* as a box: search all of them */

/* Finds a box by its id. Returns 0 or NOENT. */
UNCORE_MUST_CHECK int uncore_find_box(const struct uncore_tables *tables, const char *id, uint16_t *box);

/*
 * Finds a register by its id ("ctl", or "ctl2" for an element), its name in the manual, or an alias. A name may be as
 * printed ("Cn_MSR_PMON_CTL{i}", "Cn_MSR_PMON_CTL{0-3}") or contain the numbers of instance and element
 * ("C3_MSR_PMON_CTL0"). With UNCORE_ANY_BOX it searches the names and aliases of all boxes, but not the ids.
 * found->instance and found->index are UNCORE_NO_INDEX if the name does not give them and there are several. Returns 0;
 * NOENT; RANGE for a number that is too large.
 */
UNCORE_MUST_CHECK int uncore_find_register(const struct uncore_tables *tables, uint16_t box, const char *name,
					   struct uncore_register *found);

/*
 * Writes the manual's name of a register, with the numbers filled in: at most room bytes, NUL included. Like snprintf()
 * it returns the length of the whole name without the NUL; or RANGE for no such register.
 */
UNCORE_MUST_CHECK int uncore_register_name(const struct uncore_tables *tables, const struct uncore_register *reg,
					   char *name, size_t room);

/*
 * Gives the address of a register. Returns 0; RANGE for no such register; NOADDR if no source gives its address;
 * NOPLACE if only its PCI function and that function's ID are unknown: the rest of *address is then filled in.
 */
UNCORE_MUST_CHECK int uncore_register_address(const struct uncore_tables *tables, const struct uncore_register *reg,
					      struct uncore_address *address);

/*
 * Finds the first register at an address; several instances may share one. An address with device and function needs no
 * device ID. Returns 0 or NOENT.
 */
UNCORE_MUST_CHECK int uncore_find_address(const struct uncore_tables *tables, const struct uncore_address *address,
					  struct uncore_register *found);

/*
 * Go through every element of every register of every instance, in the order of the tables. next replaces *reg by the
 * register after it. Both return false if there is none.
 */
bool uncore_first_register(const struct uncore_tables *tables, struct uncore_register *reg);
bool uncore_next_register(const struct uncore_tables *tables, struct uncore_register *reg);

/*
 * Checks whether software may write a value to a register (index in registers[]). Returns 0; RANGE if the value is
 * wider than the register; RESERVED if a reserved or unknown bit is not as documented; ACCESS if the register, or a
 * bit that the value changes, is not writable.
 */
UNCORE_MUST_CHECK int uncore_check_write(const struct uncore_tables *tables, uint16_t reg, uint64_t value);

/* ---- fields ---- */

/*
 * Finds a field of a register (index in registers[]), or a part of a field, by id, name or alias. Returns 0; NOENT;
 * RANGE for no such register.
 */
UNCORE_MUST_CHECK int uncore_find_field(const struct uncore_tables *tables, uint16_t reg, const char *name,
					struct uncore_field_index *field);
/* Finds the first field of a register that has the role. Returns 0; NOENT; RANGE for no such register. */
UNCORE_MUST_CHECK int uncore_find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role,
				       struct uncore_field_index *field);

/* Returns the bits of the register that the field covers, as a mask. */
static inline uint64_t uncore_field_mask(const struct uncore_field_row *field)
{
	return field->bits;
}

/* The bits of the register that hold the value; what is too wide for the field is lost. */
static inline uint64_t uncore_field_bits(const struct uncore_field_row *field, uint64_t value)
{
	uint64_t bits = 0;

	if (!(field->flags & UNCORE_FIELD_PIECES))
		return value << field->lo & field->bits;
	for (uint64_t left = field->bits; left != 0; left &= left - 1, value >>= 1)
		bits |= value & 1 ? left & (0 - left) : 0;
	return bits;
}

/* The value in the field's bits of the register. */
static inline uint64_t uncore_field_value(const struct uncore_field_row *field, uint64_t raw)
{
	uint64_t value = 0, one = 1;

	if (!(field->flags & UNCORE_FIELD_PIECES))
		return (raw & field->bits) >> field->lo;
	for (uint64_t left = field->bits; left != 0; left &= left - 1, one <<= 1)
		value |= raw & left & (0 - left) ? one : 0;
	return value;
}

/*
 * Extracts the value of a field from the value raw of its register. Returns 0; ACCESS for write-only, reserved and
 * unknown bits; RANGE for no such field.
 */
UNCORE_MUST_CHECK int uncore_field_get(const struct uncore_tables *tables, struct uncore_field_index field,
				       uint64_t raw, uint64_t *value);
/*
 * Sets a field in the register value *raw. Returns 0; RANGE, and leaves *raw unchanged, if the value is too wide;
 * ACCESS unless software may write the field.
 */
UNCORE_MUST_CHECK int uncore_field_set(const struct uncore_tables *tables, struct uncore_field_index field,
				       uint64_t value, uint64_t *raw);
/*
 * Sets those bits of an RW1C field in *raw that a write will clear. Returns 0; RANGE if bits is too wide; ACCESS unless
 * the field is RW1C.
 */
UNCORE_MUST_CHECK int uncore_field_clear(const struct uncore_tables *tables, struct uncore_field_index field,
					 uint64_t bits, uint64_t *raw);

/* ---- decoding register values ---- */

/* What is wrong with a field's value. */
enum {
	UNCORE_PROBLEM_RESERVED = 1, /* reserved bits that software must not write so; reads may return them */
	UNCORE_PROBLEM_NEEDS = 2,    /* it is set, but the field that it needs is 0 */
	/* no name for the value of an enumerated field; not every enumeration is complete */
	UNCORE_PROBLEM_UNNAMED = 4
};

/* A field and its value. */
struct uncore_decoded {
	uint64_t value; /* of the field, shifted down to bit 0; write-only and reserved bits too */
	struct uncore_field_index field;
	uint16_t enumerator; /* index in values[] of its name; UNCORE_NO_INDEX: none, or several that are OR-ed */
	unsigned problems;   /* UNCORE_PROBLEM_... */
};

/*
 * Decodes the value of a register (index in registers[]) into every field, part and reserved range, from the highest
 * bit down, parts after their field. Fills at most room items and returns how many there are; or RANGE for no such
 * register or a value wider than it.
 */
UNCORE_MUST_CHECK int uncore_decode_register(const struct uncore_tables *tables, uint16_t reg, uint64_t raw,
					     struct uncore_decoded *items, size_t room);

/*
 * Writes the name of a field's value in the register value raw. This is an enumerator, or enumerators joined by "|" if
 * they may be OR-ed, with the remaining bits in hexadecimal. Writes at most room bytes, NUL included, and returns the
 * length of the whole name without the NUL. If the value has no name this is 0, with an empty string.
 */
UNCORE_MUST_CHECK int uncore_value_name(const struct uncore_tables *tables, struct uncore_field_index field,
					uint64_t raw, char *name, size_t room);

/*
 * Gives what a field stands for in the register value raw, if it has a unit: a ratio of 28 is 2800000000
 * "cycles/seconds". Returns 0; NOENT if the field is a plain number; RANGE for no such field.
 */
UNCORE_MUST_CHECK int uncore_field_amount(const struct uncore_tables *tables, struct uncore_field_index field,
					  uint64_t raw, uint64_t *amount, const char **unit);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

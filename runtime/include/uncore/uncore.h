/* SPDX-License-Identifier: MIT */
/*
 * libuncore: find a platform's registers and fields by name, know their addresses, take their values apart.
 *
 * Everything here reads const tables: no state, no allocation, no I/O, safe from any thread. Names are compared without
 * regard to case, in ASCII, whatever the locale. Rows are named by their index in the arrays of uncore/tables.h; those
 * of some kinds have types of their own (uncore/index.h).
 * Pointers may not be NULL unless a function says so.
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

/* The tables of a platform by its id, or NULL: none has the id, or its tables fail uncore_tables_check(). */
const struct uncore_tables *uncore_platform(const char *id);
/* The platforms in their order, from 0; NULL past the end. */
const struct uncore_tables *uncore_platform_at(unsigned index);
/* STALE unless the object is a set of tables of this library's ABI whose arrays lie inside it. */
UNCORE_MUST_CHECK int uncore_tables_check(const struct uncore_tables *tables);

/* ---- registers ---- */

/* One register: an element of a register row, in an instance of a box. */
struct uncore_register {
	uint16_t box, instance; /* index in boxes[], number of the instance */
	uint16_t reg, index;    /* index in registers[], element of the array (0 for a register that is none) */
};

#define UNCORE_ANY_BOX UNCORE_NO_INDEX

/* The box with the id. NOENT. */
UNCORE_MUST_CHECK int uncore_find_box(const struct uncore_tables *tables, const char *id, uint16_t *box);

/*
 * A register by its id ("ctl", or "ctl2" for an element), its name in the manual or an alias. A name may be as printed
 * ("Cn_MSR_PMON_CTL{i}") or have numbers for the instance and the index ("C3_MSR_PMON_CTL0"). With UNCORE_ANY_BOX the
 * names and aliases of all boxes are searched, not the ids. instance and index are UNCORE_NO_INDEX where the name does
 * not tell and there is more than one. NOENT; RANGE for a number that is too large.
 */
UNCORE_MUST_CHECK int uncore_find_register(const struct uncore_tables *tables, uint16_t box, const char *name,
					   struct uncore_register *found);

/*
 * The manual's name of a register with the numbers filled in. Like snprintf: returns the length that was wanted, writes
 * at most room bytes with the NUL. RANGE when there is no such register.
 */
UNCORE_MUST_CHECK int uncore_register_name(const struct uncore_tables *tables, const struct uncore_register *reg,
					   char *name, size_t room);

/*
 * The address of a register. RANGE for no such register; NOADDR when no source gives its address; NOPLACE when
 * only the PCI function is unknown, its ID too: then the address is filled in but for that.
 */
UNCORE_MUST_CHECK int uncore_register_address(const struct uncore_tables *tables, const struct uncore_register *reg,
					      struct uncore_address *address);

/*
 * The first register at the address (a shared function has several). An address with a device and a
 * function needs no ID. NOENT.
 */
UNCORE_MUST_CHECK int uncore_find_address(const struct uncore_tables *tables, const struct uncore_address *address,
					  struct uncore_register *found);

/* Every element of every register of every instance, in the order of the tables; false at the end. */
bool uncore_first_register(const struct uncore_tables *tables, struct uncore_register *reg);
bool uncore_next_register(const struct uncore_tables *tables, struct uncore_register *reg);

/*
 * Whether software may write the value: RANGE if it is wider than the register; RESERVED if a reserved or unknown bit
 * is not as documented; ACCESS if it changes bits, or a register, that software may not choose.
 */
UNCORE_MUST_CHECK int uncore_check_write(const struct uncore_tables *tables, uint16_t reg, uint64_t value);

/* ---- fields ---- */

/* A field, or a part of one, of a register row, by id, name or alias; reserved ranges have none. NOENT, RANGE. */
UNCORE_MUST_CHECK int uncore_find_field(const struct uncore_tables *tables, uint16_t reg, const char *name,
					struct uncore_field_index *field);
/* The first field of a register row with the role. NOENT, RANGE. */
UNCORE_MUST_CHECK int uncore_find_role(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role,
				       struct uncore_field_index *field);

/* Bits of the register that the field row covers. */
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

/* The value that stands in the field's bits of the register. */
static inline uint64_t uncore_field_value(const struct uncore_field_row *field, uint64_t raw)
{
	uint64_t value = 0, one = 1;

	if (!(field->flags & UNCORE_FIELD_PIECES))
		return (raw & field->bits) >> field->lo;
	for (uint64_t left = field->bits; left != 0; left &= left - 1, one <<= 1)
		value |= raw & left & (0 - left) ? one : 0;
	return value;
}

/* The field's value in what was read. ACCESS for write-only, reserved and unknown bits; RANGE for no such field. */
UNCORE_MUST_CHECK int uncore_field_get(const struct uncore_tables *tables, struct uncore_field_index field,
				       uint64_t raw, uint64_t *value);
/* Puts a value into what will be written. RANGE if it is too wide (never cut); ACCESS unless software may write it. */
UNCORE_MUST_CHECK int uncore_field_set(const struct uncore_tables *tables, struct uncore_field_index field,
				       uint64_t value, uint64_t *raw);
/* Sets ones that clear bits when written. RANGE if bits is too wide; ACCESS unless the field is RW1C. */
UNCORE_MUST_CHECK int uncore_field_clear(const struct uncore_tables *tables, struct uncore_field_index field,
					 uint64_t bits, uint64_t *raw);

/* ---- values taken apart ---- */

enum {
	UNCORE_PROBLEM_RESERVED = 1, /* reserved bits that must not be written so (hardware may well return them so) */
	UNCORE_PROBLEM_NEEDS = 2,    /* set, while the field that it needs is zero */
	/* an enumerated field with a value that nothing names (not every enumeration is complete) */
	UNCORE_PROBLEM_UNNAMED = 4
};

struct uncore_decoded {
	uint64_t value; /* of the field, not shifted; write-only and reserved bits too */
	struct uncore_field_index field;
	uint16_t enumerator; /* index in values[]; UNCORE_NO_INDEX: none, or several that are OR-ed */
	unsigned problems;   /* UNCORE_PROBLEM_... */
};

/*
 * Every field, part and reserved range of a register value, from the highest bit down, parts after their field. Fills
 * at most room items and returns how many there are. RANGE for no such register row, or a value wider than the
 * register.
 */
UNCORE_MUST_CHECK int uncore_decode_register(const struct uncore_tables *tables, uint16_t reg, uint64_t raw,
					     struct uncore_decoded *items, size_t room);

/*
 * The name of a field's value in a whole register value: an enumerator, or enumerators joined by "|" where they may be
 * OR-ed, with the bits that none names in hexadecimal. Like snprintf; 0 and an empty string when nothing names it.
 */
UNCORE_MUST_CHECK int uncore_value_name(const struct uncore_tables *tables, struct uncore_field_index field,
					uint64_t raw, char *name, size_t room);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif

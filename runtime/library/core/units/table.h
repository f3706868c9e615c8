/* SPDX-License-Identifier: MIT */
/*
 * Reads the table of units that newer machines have in their memory: which units of which type there are, and where
 * their registers begin. Where a word is in a record, the platform's tables say by the roles of fields. The bytes come
 * from outside, so they may hold anything.
 */
#ifndef RUNTIME_CORE_UNITS_TABLE_H
#define RUNTIME_CORE_UNITS_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/machine.h"

/* A field of a record. */
struct record_word {
	const struct uncore_field_row *field; /* NULL: the platform's tables have none of this role */
	uint32_t offset;                      /* of the field's register in the record, in bytes */
	uint16_t layout, bytes;               /* of that register */
};

#define FIRST_RECORD_ROLE UNCORE_ROLE_CAPABILITY_ID
#define RECORD_ROLES (UNCORE_ROLE_UNIT_ID - FIRST_RECORD_ROLE + 1)

/* Where the words of the table are. */
struct record_form {
	const struct uncore_tables *tables;
	struct record_word words[RECORD_ROLES];
	uint16_t box; /* with these registers; its first PCI function leads to the table */
};

/* Returns false if the platform has no such table. */
bool find_record_form(const struct uncore_tables *tables, struct record_form *form);
const struct record_word *record_word(const struct record_form *form, enum uncore_role role);
/* Bytes of a record of that kind, as far as its fields go. */
size_t record_bytes(const struct record_form *form, enum uncore_record kind);
/* The value of a field in a record; 0 if there is none of the role. */
uint64_t record_value(const struct record_form *form, enum uncore_role role, const uint8_t *record);
/* The names of the values that say how a unit is reached, by enum uncore_space up to MMIO. */
extern const char *const unit_space_words[];

/* The box with units of the type; UNCORE_NO_INDEX: none. */
uint16_t box_of_type(const struct uncore_tables *tables, uint16_t type);

/* What the first record says of the table. */
struct found_table {
	size_t stride; /* bytes of a record */
	size_t count;  /* of the records of units */
	size_t bytes;  /* of all */
};

#define FOUND_TABLE_MAX ((size_t)1 << 20) /* bytes: 1023 records of 1024 bytes */

/* Reads the first record. False: it cannot be one, and why. */
bool read_table_head(const struct record_form *form, const uint8_t *head, struct found_table *table, const char **why);
/*
 * Reads a whole table of table->bytes bytes into units, which has room for table->count, and sets *count. A record that
 * is empty, all ones or has no address is none. Two may have one type and id, or one place.
 */
void read_table_units(const struct record_form *form, const struct found_table *table, const uint8_t *bytes,
		      struct uncore_found_unit *units, size_t *count);

#endif

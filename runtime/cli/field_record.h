/* SPDX-License-Identifier: MIT */
/* Declares a field of a register as decode and dump print it in JSON. */
#ifndef RUNTIME_CLI_FIELD_RECORD_H
#define RUNTIME_CLI_FIELD_RECORD_H

#include "base/keys/keys.h"
#include "uncore/uncore.h"

struct field_record {
	const char *field, *name, *pieces;
	unsigned hi, lo;
	bool has_value;
	uint64_t value;
};

extern const struct keys field_kind;

/* A field of the register that holds raw; is_read: its value is known. */
struct field_record record_field(struct arena *arena, const struct uncore_tables *tables,
				 const struct uncore_decoded *item, uint64_t raw, bool is_read);

#endif

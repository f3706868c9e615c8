/* SPDX-License-Identifier: MIT */
/* Declares the record of a field that decode and dump print as JSON. */
#ifndef RUNTIME_CLI_FIELD_RECORD_H
#define RUNTIME_CLI_FIELD_RECORD_H

#include "base/keys/keys.h"
#include "uncore/uncore.h"

struct field_record {
	const char *field, *name, *pieces, *unit;
	double amount;
	unsigned hi, lo;
	bool has_value;
	uint64_t value;
};

extern const struct keys field_kind;

/* Makes the record of a field of the register with the value raw; is_read: the value is known. */
struct field_record record_field(struct arena *arena, const struct uncore_tables *tables,
				 const struct uncore_decoded *item, uint64_t raw, bool is_read);

#endif

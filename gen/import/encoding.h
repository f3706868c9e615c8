/* SPDX-License-Identifier: MIT */
/* Converts encodings between Intel's form (code, umask, extra select) and ours (fields of the control register). */
#ifndef GEN_IMPORT_ENCODING_H
#define GEN_IMPORT_ENCODING_H

#include <stdbool.h>

#include "import/perfmon.h"

struct encoding {
	uint64_t code, umask;
	bool ext;
	uint64_t umask_ext, ports, kinds;
};

struct encoding encoding_by_intel(const struct perfmon_event *intel);

/* False if no field has a role that says what selects an event. */
bool encoding_of(const struct event *event, const struct umask *umask, struct encoding *encoding);
bool encoding_equal(const struct encoding *a, const struct encoding *b);
/* What it sets beside the code, as a text; NULL: nothing. */
const char *umask_bits(struct arena *arena, const struct encoding *encoding);

/* Where a number of Intel's belongs in the spec: a field and its value. */
struct placed {
	const char *field_id; /* NULL: the spec needs no entry for it */
	uint64_t value;
};

enum { PLACED_SETS = 3 };
int set_role(size_t index);

struct placing {
	struct placed code, ext, umask;
	struct placed set[PLACED_SETS]; /* the other fields, in the order of struct encoding */
	bool plain_umask; /* the umask goes into the usual field, so that the event needs no "umask_field" */
};

/* The general control register of the box; NULL: none is described. */
const struct layout *control_layout(const struct box *box);
/*
 * Splits an encoding into fields of the layout; NULL: into the usual names of such fields. Returns NULL, or the part
 * that the layout has no field for.
 */
const char *encoding_place(struct arena *arena, const struct layout *layout, const struct encoding *encoding,
			   struct placing *placing);

/*
 * Whether the filters of the event and its umask are those of Intel's entry: fields that share bits with the entry's
 * ranges.
 */
bool filters_equal(const struct box *box, const struct event *event, const struct umask *umask,
		   const struct perfmon_event *intel);
/*
 * What the filters of the event and its umask write into the register that the entry's FILTER_VALUE is for: values, and
 * what lets everything pass. False without such a value or register.
 */
bool filter_value_of(const struct box *box, const struct event *event, const struct umask *umask,
		     const struct perfmon_event *intel, uint64_t *ours);
/* The register of the box with the name that Intel's files use: its id, name or alias; NULL: none is described. */
const struct reg *filter_register(const struct box *box, const char *name);
/* The first filter of the entry that is not a writable field at a known address; NULL: all are. */
const struct perfmon_filter *lost_filter(const struct box *box, const struct perfmon_event *intel);
/*
 * The filter of the entry that names a whole register with several fields, without saying which of them the event
 * needs; NULL: none. Such fields become optional filters, for a person to judge.
 */
const struct perfmon_filter *whole_filter(const struct box *box, const struct perfmon_event *intel);
bool is_whole_filter(const struct reg *reg, const struct perfmon_filter *filter);
/* Whether the field is one that the filter sets. */
bool filter_covers(const struct perfmon_filter *filter, const struct field *field);

#endif

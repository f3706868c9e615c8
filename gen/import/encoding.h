/* SPDX-License-Identifier: MIT */
/* Converts encodings between Intel's form (code, umask, extra select) and ours (fields of the control register). */
#ifndef GEN_IMPORT_ENCODING_H
#define GEN_IMPORT_ENCODING_H

#include <stdbool.h>

#include "import/perfmon.h"

struct encoding {
	uint64_t code, umask;
	bool ext;
};

/* False where no role tells which fields choose an event. */
bool encoding_of(const struct event *event, const struct umask *umask, struct encoding *encoding);
bool encoding_equal(const struct encoding *a, const struct encoding *b);

/* Where a number of Intel's goes in our description: a field and its value. */
struct placed {
	const char *field_id; /* NULL: nothing has to be said */
	uint64_t value;
};

struct placing {
	struct placed code, ext, umask;
	bool plain_umask; /* the umask goes into the field that umasks set unless an event says otherwise */
};

/* The general control register of the box; NULL while none is described. */
const struct layout *control_layout(const struct box *box);
/*
 * Splits an encoding into fields of the layout, or where it is NULL into the names such fields have by habit. Returns
 * NULL, or what the layout has no place for.
 */
const char *encoding_place(struct arena *arena, const struct layout *layout, const struct encoding *encoding,
			   struct placing *placing);

/* Whether the filters of the event and its umask are those of Intel's entry: fields that share bits with its ranges. */
bool filters_equal(const struct box *box, const struct event *event, const struct umask *umask,
		   const struct perfmon_event *intel);
/* The register of the box that Intel's files call so, by its id, name or alias; NULL: none is described. */
const struct reg *filter_register(const struct box *box, const char *name);
/* The first filter of the entry that is no field which software can write at a known place; NULL: all are. */
const struct perfmon_filter *lost_filter(const struct box *box, const struct perfmon_event *intel);
/* Whether the field is one that the filter sets. */
bool filter_covers(const struct perfmon_filter *filter, const struct field *field);

#endif

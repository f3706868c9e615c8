/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about errata: what is wrong with a processor, on which steppings, and what to do. */
#ifndef GEN_MODEL_ERRATA_H
#define GEN_MODEL_ERRATA_H

#include "model/events.h"

struct item; /* model/item.h */

struct erratum {
	struct node node;
	const char *id, *title, *way_around;
	struct about about;
	struct strings item_paths, instead_paths;
	int effect; /* enum uncore_erratum_effect */
	struct variants variants;
	struct numbers steppings; /* none, one, or the first and the last */
	bool has_fixed_in, avoided;
	unsigned fixed_in; /* the first stepping without it */
	struct {
		struct item *items, *instead;      /* one for each path; all NULL: not found, which has been reported */
		unsigned stepping_lo, stepping_hi; /* of those that have it */
		unsigned index;                    /* in its platform */
	} is;
};

/* The contents of a platform's errata file. */
struct errata {
	struct node node;
	bool whole;
	const char *like;       /* what it holds only the differences from; NULL: nothing */
	struct strings removed; /* as written */
	const char *platform_id;
	struct erratum *at;
	size_t count;
};

/* Programs keep a bit for each erratum of a platform. */
enum { STEPPING_MAX = 15, ERRATA_MAX = 64 };

#endif

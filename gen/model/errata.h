/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about errata: what is wrong with a processor, on which steppings, and what to do. */
#ifndef GEN_MODEL_ERRATA_H
#define GEN_MODEL_ERRATA_H

#include "model/events.h"

struct platform;

/* What an erratum is about, or what to take instead: "box", "box.register.field" or "box/EVENT.UMASK". */
struct erratum_item {
	const struct box *box; /* NULL: it was not found, which has been reported */
	const struct reg *reg;
	const struct field *field;
	const struct event *event;
	const struct umask *umask;
};

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
		struct erratum_item *items, *instead; /* one for each path */
		unsigned stepping_lo, stepping_hi;    /* of those that have it */
		unsigned index;                       /* in its platform */
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

/*
 * Whether the erratum is about the event: about itself, about its box, or about a register or field that holds it, its
 * count, or a filter that it needs. umask NULL: any of them.
 */
bool erratum_is_about_event(const struct erratum *erratum, const struct box *box, const struct event *event,
			    const struct umask *umask);
/*
 * Whether it is about the box (reg NULL), the register (field NULL) or the field. What is about a whole is about its
 * parts.
 */
bool erratum_is_about_register(const struct erratum *erratum, const struct box *box, const struct reg *reg,
			       const struct field *field);

#endif

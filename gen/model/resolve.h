/* SPDX-License-Identifier: MIT */
/* Resolves names into pointers and patterns into values. After this stage the model is const. */
#ifndef GEN_MODEL_RESOLVE_H
#define GEN_MODEL_RESOLVE_H

#include "base/arena.h"
#include "diag/diag.h"
#include "model/model.h"

struct resolver {
	struct arena *arena;
	struct diag *diag;
};

/* Reports references that name nothing, and leaves their pointers NULL. */
void resolve_model(struct resolver *resolver, struct model *model);
/* The same of one platform. Of the others it needs what platform.json says. */
void resolve_platform(struct resolver *resolver, const struct model *model, struct platform *platform);

void resolve_layout(struct resolver *resolver, const struct box *box, struct layout *layout);
void resolve_events(struct resolver *resolver, struct box *box);
void resolve_counters(struct resolver *resolver, struct box *box);
void resolve_procedure(struct resolver *resolver, const struct platform *platform, const struct box *box,
		       struct procedure *procedure);
void resolve_errata(struct resolver *resolver, struct platform *platform);
/*
 * Whether all names that metrics and groups may use are known: every box was read completely. Else an unknown name is
 * no error.
 */
bool knows_names(const struct platform *platform);
void resolve_groups(struct resolver *resolver, struct platform *platform);
void resolve_machine(struct resolver *resolver, struct platform *platform);
/* Links a list of variants. Without a list, all variants of the parent are meant. */
void resolve_variants_of(struct resolver *resolver, const struct platform *platform, struct node node,
			 struct variants *variants, uint32_t all);
/* A bit for each variant of the platform; every bit where it has none. */
uint32_t all_variants(const struct platform *platform);
/* Finds the field that a path names, and those that a list of paths names; an unknown one is reported. */
void resolve_field(struct resolver *resolver, const struct platform *platform, const char *path, struct field_ref *ref,
		   struct loc loc);
struct field_ref *resolve_fields(struct resolver *resolver, const struct platform *platform,
				 const struct strings *paths, struct node node, const char *key);
void resolve_perf(struct resolver *resolver, const struct box *box);
void resolve_likwid(struct resolver *resolver, const struct box *box);
/*
 * Resolves the origin of the thing at the node: its own, or the one that it inherits from another; NULL: it cannot
 * inherit.
 */
void inherit(struct about *about, const struct node *node, const struct about *from);
/*
 * A row that was read in the base's document was not read in the platform's own. What the file inherits as manual is
 * inferred, unless the platform has the same document.
 */
void settle_evidence(const struct model *model, struct platform *platform);
/* Reports a path that leads nowhere, with the nearest name. */
void report_path(struct resolver *resolver, const struct platform *platform, const char *path, enum rule form,
		 struct loc loc);

/* Gives copy i of a repeated field or metric, as the file would describe it alone. Formulas keep {i}. */
struct field unroll_field(struct arena *arena, const struct field *field, unsigned i);
struct metric unroll_metric(struct arena *arena, const struct metric *metric, unsigned i);
/* Copies the text with every {i} (or {n}) replaced by the number; NULL stays NULL. */
const char *substitute(struct arena *arena, const char *text, const char *placeholder, unsigned number);
/* The same for all numbers below count, which a person reads: CTL{i} becomes CTL{0-3}. */
const char *substitute_range(struct arena *arena, const char *text, const char *placeholder, unsigned count);
/* The same for {i} in each of several names. */
struct strings substitute_range_each(struct arena *arena, const struct strings *texts, unsigned count);

#endif

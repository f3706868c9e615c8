/* SPDX-License-Identifier: MIT */
/* Resolves names into pointers and patterns into values: the second stage, after which the model is const. */
#ifndef GEN_MODEL_RESOLVE_H
#define GEN_MODEL_RESOLVE_H

#include "base/arena.h"
#include "diag/diag.h"
#include "model/model.h"

struct resolver {
	struct arena *arena;
	struct diag *diag;
};

/* Reports references that name nothing; what they should have named stays NULL. */
void resolve_model(struct resolver *resolver, struct model *model);

/* Parts of it, by file. */
void resolve_layout(struct resolver *resolver, const struct box *box, struct layout *layout);
void resolve_events(struct resolver *resolver, struct box *box);
void resolve_counters(struct resolver *resolver, struct box *box);
void resolve_procedure(struct resolver *resolver, const struct platform *platform, const struct box *box,
		       struct procedure *procedure);
void resolve_perf(struct resolver *resolver, const struct box *box);
/* What the thing at the node does not say of its origin is that of another; NULL: there is none to inherit from. */
void inherit(struct about *about, const struct node *node, const struct about *from);
/*
 * A row that was read in the base's document was not read in the platform's own: what the file inherits as manual is
 * inferred, unless the platform has the same document.
 */
void settle_evidence(const struct model *model, struct platform *platform);
/* Reports what a path did not find, with the nearest name. */
void report_path(struct resolver *resolver, const struct platform *platform, const char *path, enum rule form,
		 struct loc loc);

#endif

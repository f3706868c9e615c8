/* SPDX-License-Identifier: MIT */
/* Resolves errata: which items they are about, and which steppings and variants have them. */
#include "model/errata.h"
#include "model/item.h"
#include "model/resolve.h"

static void resolve_steppings(struct erratum *erratum)
{
	const struct numbers *given = &erratum->steppings;

	erratum->is.stepping_hi = erratum->has_fixed_in ? erratum->fixed_in - 1 : STEPPING_MAX;
	if (given->count == 0)
		return;
	erratum->is.stepping_lo = (unsigned)given->at[0];
	erratum->is.stepping_hi = (unsigned)given->at[given->count - 1];
}

void resolve_errata(struct resolver *resolver, struct platform *platform)
{
	struct errata *errata = platform->errata;

	if (errata == NULL || !errata->whole)
		return;
	for (size_t i = 0; i < errata->count; i++) {
		struct erratum *erratum = &errata->at[i];

		inherit(&erratum->about, &erratum->node, NULL);
		erratum->is.index = (unsigned)i;
		erratum->is.items = items_at_paths(resolver->arena, platform, &erratum->item_paths);
		erratum->is.instead = items_at_paths(resolver->arena, platform, &erratum->instead_paths);
		resolve_steppings(erratum);
		resolve_variants_of(resolver, platform, erratum->node, &erratum->variants, all_variants(platform));
	}
}

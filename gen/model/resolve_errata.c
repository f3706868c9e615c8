/* SPDX-License-Identifier: MIT */
/* Resolves errata: finds what they are about, and which steppings and variants have them. */
#include "model/errata.h"

#include <string.h>

#include "model/lookup.h"
#include "model/resolve.h"

/* What leads nowhere stays NULL; a check reports it. */
static struct erratum_item find_item(const struct platform *platform, const char *path)
{
	struct event_ref event;
	struct field_ref ref;

	if (strchr(path, '/') != NULL) {
		if (find_event_path(platform, path, &event))
			return (struct erratum_item){ .box = event.box, .event = event.event, .umask = event.umask };
	} else if (find_path(platform, path, &ref) == PATH_OK) {
		return (struct erratum_item){ .box = ref.box, .reg = ref.reg, .field = ref.field };
	}
	return (struct erratum_item){ 0 };
}

static struct erratum_item *find_items(struct resolver *resolver, const struct platform *platform,
				       const struct strings *paths)
{
	struct erratum_item *items = arena_array(resolver->arena, paths->count, sizeof *items);

	for (size_t i = 0; i < paths->count; i++)
		items[i] = find_item(platform, paths->at[i]);
	return items;
}

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
		erratum->is.items = find_items(resolver, platform, &erratum->item_paths);
		erratum->is.instead = find_items(resolver, platform, &erratum->instead_paths);
		resolve_steppings(erratum);
		resolve_variants_of(resolver, platform, erratum->node, &erratum->variants, all_variants(platform));
	}
}

/* SPDX-License-Identifier: MIT */
/*
 * Checks errata: what they name is there, their steppings are a processor's, and what to count instead does not have
 * the erratum itself.
 */
#include "model/errata.h"
#include "model/item.h"

#include <string.h>

#include "check/check.h"

static bool has_variant(const struct erratum *erratum, const struct cpuid *cpuid)
{
	return cpuid->is.variant == NULL || (erratum->variants.is.mask >> cpuid->is.variant->is.index & 1);
}

/* A stepping says something only of one model. */
static const struct cpuid *other_model(const struct platform *platform, const struct erratum *erratum)
{
	const struct cpuid *first = NULL;

	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct cpuid *cpuid = &platform->cpuids[i];

		if (!has_variant(erratum, cpuid))
			continue;
		if (first != NULL && (first->family != cpuid->family || first->model != cpuid->model))
			return cpuid;
		first = cpuid;
	}
	return NULL;
}

/* Whether a signature has a stepping of the erratum, so that at least one processor does. */
static bool is_somewhere(const struct platform *platform, const struct erratum *erratum)
{
	for (size_t i = 0; i < platform->cpuid_count; i++) {
		const struct cpuid *cpuid = &platform->cpuids[i];

		if (has_variant(erratum, cpuid) && erratum->is.stepping_lo <= cpuid->is.stepping_hi &&
		    cpuid->is.stepping_lo <= erratum->is.stepping_hi)
			return true;
	}
	return platform->cpuid_count == 0;
}

static void check_steppings(struct checker *checker, const struct platform *platform, const struct erratum *erratum)
{
	const struct cpuid *other = other_model(platform, erratum);
	bool given = erratum->steppings.count != 0;
	struct loc loc = node_member_loc(erratum->node, given ? "stepping" : "fixed_in");

	if (!given && !erratum->has_fixed_in)
		return;
	if (erratum->steppings.count > 2 || erratum->is.stepping_lo > erratum->is.stepping_hi)
		diag_error(checker->diag, RULE_ERRATUM_STEPPING, loc,
			   "steppings are one number, or the first and the last");
	else if (erratum->has_fixed_in && erratum->fixed_in <= erratum->is.stepping_hi)
		diag_error(checker->diag, RULE_ERRATUM_STEPPING, node_member_loc(erratum->node, "fixed_in"),
			   "stepping %u has the erratum, so it is not fixed in %u", erratum->is.stepping_hi,
			   erratum->fixed_in);
	else if (other != NULL)
		diag_error(checker->diag, RULE_ERRATUM_STEPPING, loc,
			   "a stepping is of one model, and platform %s has several; name the variant", platform->id);
	else if (!is_somewhere(platform, erratum))
		diag_error(checker->diag, RULE_ERRATUM_STEPPING, loc, "no processor of platform %s has such a stepping",
			   platform->id);
}

static void check_instead(struct checker *checker, const struct platform *platform, const struct erratum *erratum,
			  size_t index)
{
	const char *path = erratum->instead_paths.at[index];
	const struct item *item = &erratum->is.instead[index];
	struct loc loc = node_element_loc(erratum->node, "instead", index);

	if (strchr(path, '/') == NULL)
		diag_error(checker->diag, RULE_ERRATUM_INSTEAD, loc, "\"%s\" is no box/EVENT or box/EVENT.UMASK", path);
	else if (item->event == NULL)
		check_event_path(checker, platform, path, false, loc);
	else if (item_has_erratum(item, erratum))
		diag_error(checker->diag, RULE_ERRATUM_INSTEAD, loc, "\"%s\" has erratum %s itself", path, erratum->id);
}

static void check_erratum(struct checker *checker, const struct platform *platform, const struct erratum *erratum)
{
	check_source(checker, erratum->about.is.source, erratum->node);
	if (strpbrk(erratum->id, " ;?") != NULL)
		diag_error(
			checker->diag, RULE_IDENTIFIER, node_member_loc(erratum->node, "id"),
			"an erratum's id has no blank, no semicolon and no question mark, because lists of ids have");
	for (size_t i = 0; i < erratum->item_paths.count; i++)
		check_path(checker, platform, erratum->item_paths.at[i], false,
			   node_element_loc(erratum->node, "items", i));
	for (size_t i = 0; i < erratum->instead_paths.count; i++)
		check_instead(checker, platform, erratum, i);
	check_steppings(checker, platform, erratum);
}

void check_errata(struct checker *checker, const struct platform *platform)
{
	const struct errata *errata = platform->errata;

	if (errata == NULL || !errata->whole)
		return;
	if (errata->count > ERRATA_MAX)
		diag_error(checker->diag, RULE_NUMBER_RANGE, node_member_loc(errata->node, "errata"),
			   "a platform has at most %d errata", ERRATA_MAX);
	for (size_t i = 0; i < errata->count; i++)
		check_erratum(checker, platform, &errata->at[i]);
	report_same_ids(checker, RULE_DUPLICATE_ID, "erratum", IDS(errata->at, errata->count, id));
}

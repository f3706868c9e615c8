/* SPDX-License-Identifier: MIT */
/* Inherits origins and reports paths that lead nowhere, for all files of resolve. */
#include "model/resolve.h"

#include <string.h>

#include "base/source.h"
#include "model/lookup.h"

/* Whose source it is; NULL: the file's own. */
static const char *origin_of(struct node node)
{
	const struct source *origin = member_origin(node, "source");

	return origin != NULL ? origin->from : NULL;
}

void inherit(struct about *about, const struct node *node, const struct about *from)
{
	static const struct about nothing = { .is = { .evidence = -1 } };
	const struct about *outer = from != NULL ? from : &nothing;
	bool has_source = about->source != NULL, has_evidence = about->evidence >= 0;

	about->is.source = has_source ? about->source : outer->is.source;
	about->is.source_at = has_source ? node : outer->is.source_at;
	about->is.as_on = has_source ? origin_of(*node) : outer->is.as_on;
	about->is.evidence = has_evidence ? about->evidence : outer->is.evidence;
	about->is.evidence_at = has_evidence ? node : outer->is.evidence_at;
	about->is.elsewhere = about->elsewhere;
	about->is.corrected_at = node_origin(*node) != NULL && node_origin(*node)->reason != NULL ? node : NULL;
}

void report_path(struct resolver *resolver, const struct platform *platform, const char *path, enum rule form,
		 struct loc loc)
{
	struct field_ref ref;
	const char *dot = strrchr(path, '.'), *last = dot != NULL ? dot + 1 : path;

	enum path_result result = find_path(platform, path, &ref);

	if (ref.box != NULL ? !ref.box->whole : !platform->whole)
		return; /* its own faults have been reported, and it may have the name */
	switch (result) {
	case PATH_NO_BOX:
		diag_error(resolver->diag, RULE_UNKNOWN_BOX, loc, "\"%s\": platform %s has no such box", path,
			   platform->id);
		suggest_box(resolver->diag, platform, path);
		break;
	case PATH_NO_REGISTER:
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, loc, "\"%s\": box %s has no such register", path,
			   ref.box->id);
		suggest_reg(resolver->diag, ref.box, last);
		break;
	case PATH_NO_FIELD:
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, loc, "\"%s\": register %s has no such field", path,
			   ref.reg->id);
		if (ref.reg->is.layout != NULL)
			suggest_field(resolver->diag, ref.reg->is.layout, last);
		break;
	default:
		diag_error(resolver->diag, form, loc, "\"%s\" must name a field as register.field", path);
		break;
	}
}

void resolve_field(struct resolver *resolver, const struct platform *platform, const char *path, struct field_ref *ref,
		   struct loc loc)
{
	if (find_path(platform, path, ref) != PATH_OK || ref->field == NULL)
		report_path(resolver, platform, path, RULE_UNKNOWN_FIELD, loc);
}

struct field_ref *resolve_fields(struct resolver *resolver, const struct platform *platform,
				 const struct strings *paths, struct node node, const char *key)
{
	struct field_ref *refs = arena_array(resolver->arena, paths->count, sizeof *refs);

	for (size_t i = 0; i < paths->count; i++)
		resolve_field(resolver, platform, paths->at[i], &refs[i], node_element_loc(node, key, i));
	return refs;
}

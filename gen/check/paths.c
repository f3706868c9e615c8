/* SPDX-License-Identifier: MIT */
/* Checks the paths by which disputes and errata name items of a platform. */
#include <string.h>

#include "check/check.h"
#include "model/lookup.h"
#include "model/metric.h"

/* A file with errors may describe the item, so the item is not called unknown. */
static bool is_known_whole(const struct event_ref *ref, const struct platform *platform)
{
	if (ref->event == NULL && platform->metrics != NULL && !platform->metrics->whole)
		return false;
	return ref->box->events != NULL ? ref->box->events->whole : ref->box->whole;
}

void check_event_path(struct checker *checker, const struct platform *platform, const char *path, bool metrics,
		      struct loc loc)
{
	struct event_ref ref;

	if (find_event_path(platform, path, &ref) || (metrics && find_metric_path(platform, path) != NULL))
		return;
	if (ref.box == NULL) {
		if (!platform->whole)
			return;
		diag_error(checker->diag, RULE_UNKNOWN_BOX, loc, "\"%s\": platform %s has no such box", path,
			   platform->id);
		suggest_box(checker->diag, platform, arena_copy(checker->arena, path, strcspn(path, "/")));
	} else if (is_known_whole(&ref, platform)) {
		diag_error(checker->diag, RULE_UNKNOWN_EVENT, loc, "\"%s\": box %s has no such %s", path, ref.box->id,
			   ref.event != NULL ? "umask" :
			   metrics           ? "event or metric" :
					       "event");
		suggest_event(checker->diag, &ref, strchr(path, '/') + 1);
	}
}

void check_register_path(struct checker *checker, const struct platform *platform, const char *path, struct loc loc)
{
	struct field_ref ref;
	enum path_result result = find_path(platform, path, &ref);

	if (result == PATH_OK || (ref.box != NULL ? !ref.box->whole : !platform->whole))
		return;
	if (result == PATH_NO_BOX) {
		diag_error(checker->diag, RULE_UNKNOWN_BOX, loc, "\"%s\": platform %s has no such box", path,
			   platform->id);
		suggest_box(checker->diag, platform, path);
	} else if (result == PATH_NO_REGISTER) {
		diag_error(checker->diag, RULE_UNKNOWN_REGISTER, loc, "\"%s\": box %s has no such register", path,
			   ref.box->id);
		suggest_reg(checker->diag, ref.box, strchr(path, '.') + 1);
	} else {
		diag_error(checker->diag, RULE_UNKNOWN_FIELD, loc, "\"%s\": register %s has no such field", path,
			   ref.reg->id);
		if (ref.reg->is.layout != NULL)
			suggest_field(checker->diag, ref.reg->is.layout, strrchr(path, '.') + 1);
	}
}

void check_path(struct checker *checker, const struct platform *platform, const char *path, bool metrics,
		struct loc loc)
{
	if (strchr(path, '/') != NULL)
		check_event_path(checker, platform, path, metrics, loc);
	else
		check_register_path(checker, platform, path, loc);
}

/* SPDX-License-Identifier: MIT */
/* Follows "like" from the files of other platforms to those of the imported one. */
#include "import/heirs.h"

#include <string.h>

#include "model/errata.h"
#include "model/lookup.h"
#include "model/metric.h"

enum kind { KIND_PLATFORM, KIND_METRICS, KIND_ERRATA, KIND_GROUPS, KIND_BOX, KIND_EVENTS, KIND_COUNT };

/* What the file of this kind is like; NULL: nothing, or there is none. */
static const char *like_of(const struct platform *platform, const struct box *box, enum kind kind)
{
	switch (kind) {
	case KIND_PLATFORM:
		return platform->like;
	case KIND_METRICS:
		return platform->metrics != NULL ? platform->metrics->like : NULL;
	case KIND_ERRATA:
		return platform->errata != NULL ? platform->errata->like : NULL;
	case KIND_GROUPS:
		return platform->groups != NULL ? platform->groups->like : NULL;
	case KIND_BOX:
		return box->like;
	default:
		return box->events != NULL ? box->events->like : NULL;
	}
}

/* Whether the file is like that of the imported platform, through any number of others; id: of the box there. */
static bool descends(const struct comparison *comparison, const struct platform *platform, const struct box *box,
		     enum kind kind, const char *id)
{
	const char *like = like_of(platform, box, kind);

	while (like != NULL) {
		const char *slash = strchr(like, '/');

		platform = find_platform(comparison->model,
					 slash == NULL ? like :
							 arena_copy(comparison->arena, like, (size_t)(slash - like)));
		box = platform != NULL && slash != NULL ? find_box(platform, slash + 1, strlen(slash + 1)) : NULL;
		if (platform == NULL || (slash != NULL && box == NULL))
			return false;
		if (platform == comparison->platform)
			return id == NULL || (box != NULL && strcmp(box->id, id) == 0);
		like = like_of(platform, box, kind);
	}
	return false;
}

static bool is_heir(const struct comparison *comparison, const struct platform *platform)
{
	for (enum kind kind = 0; kind < KIND_BOX; kind++)
		if (descends(comparison, platform, NULL, kind, NULL))
			return true;
	for (size_t b = 0; b < platform->box_count; b++)
		for (enum kind kind = KIND_BOX; kind < KIND_COUNT; kind++)
			if (descends(comparison, platform, &platform->boxes[b], kind, NULL))
				return true;
	return false;
}

static size_t count_kept(const struct comparison *comparison, const struct heir *heir)
{
	size_t count = 0;

	for (size_t i = 0; i < comparison->count; i++)
		count += heir_keeps(comparison, heir, &comparison->at[i]);
	return count;
}

void find_heirs(struct comparison *comparison)
{
	const struct model *model = comparison->model;

	comparison->heirs = arena_array(comparison->arena, model->platform_count, sizeof *comparison->heirs);
	for (size_t p = 0; comparison->platform != NULL && p < model->platform_count; p++) {
		const struct platform *platform = &model->platforms[p];
		struct heir *heir = &comparison->heirs[comparison->heir_count];

		if (platform == comparison->platform || !is_heir(comparison, platform))
			continue;
		*heir = (struct heir){ .platform = platform };
		heir->list = find_document(model, arena_printf(comparison->arena, "%.*s%s",
							       (int)strcspn(comparison->document, "-") + 1,
							       comparison->document, platform->id));
		heir->kept = count_kept(comparison, heir);
		comparison->heir_count++;
	}
}

/* ---- entries ---- */

static bool same_paths(const struct filter *a, size_t a_count, const struct filter *b, size_t b_count)
{
	if (a_count != b_count)
		return false;
	for (size_t i = 0; i < a_count; i++)
		if (strcmp(a[i].path, b[i].path) != 0)
			return false;
	return true;
}

/* Whether the other platform says the same of what the file changes. A file that is like another repeats nothing. */
static bool has_facts(const struct match *match, const struct event *event, const struct umask *umask)
{
	const struct numbers *ours = effective_counters(match->event, match->umask);
	const struct numbers *theirs = effective_counters(event, umask);
	struct encoding a, b;

	if ((match->differs & DIFFERS_ENCODING) != 0 && encoding_of(match->event, match->umask, &a) &&
	    encoding_of(event, umask, &b) && !encoding_equal(&a, &b))
		return false;
	if ((match->differs & DIFFERS_COUNTERS) != 0 &&
	    (ours->count != theirs->count ||
	     (ours->count != 0 && memcmp(ours->at, theirs->at, ours->count * sizeof *ours->at) != 0)))
		return false;
	if ((match->differs & DIFFERS_FILTERS) == 0)
		return true;
	return same_paths(match->event->filters, match->event->filter_count, event->filters, event->filter_count) &&
	       (umask == NULL ||
		same_paths(match->umask->filters, match->umask->filter_count, umask->filters, umask->filter_count));
}

/* A new umask of an event that the other platform removed does not get there. */
static bool keeps_out(const struct match *match, const struct box *box)
{
	return event_named(match->box, match->intel->name) == NULL || event_named(box, match->intel->name) != NULL;
}

static bool box_keeps(const struct match *match, const struct box *box)
{
	const struct event *event;
	const struct umask *umask;

	if (match->verdict == VERDICT_NEW)
		return keeps_out(match, box);
	event = event_named(box, match->event->name);
	umask = event != NULL && match->umask != NULL ? find_umask(event, match->umask->name) : NULL;
	return event != NULL && (umask != NULL) == (match->umask != NULL) && has_facts(match, event, umask);
}

bool heir_keeps(const struct comparison *comparison, const struct heir *heir, const struct match *match)
{
	bool written =
		match->verdict == VERDICT_NEW || match->verdict == VERDICT_CHANGED || match->verdict == VERDICT_RENAMED;

	for (size_t b = 0; written && match->box != NULL && match->box->events != NULL && b < heir->platform->box_count;
	     b++) {
		const struct box *box = &heir->platform->boxes[b];

		if (descends(comparison, heir->platform, box, KIND_EVENTS, match->box->id) && box_keeps(match, box))
			return true;
	}
	return false;
}

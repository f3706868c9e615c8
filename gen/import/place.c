/* SPDX-License-Identifier: MIT */
/* Decides whether the spec format can express an entry, and where its numbers go. */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "import/fit.h"

/* The spec's event of which a new name with a dot is a umask. */
static const struct event *base_event(const struct box *box, const char *name)
{
	return name[base_length(name)] == '.' ? event_named(box, name) : NULL;
}

static bool mentions(const char *text, const char *word)
{
	size_t length = strlen(word);

	for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word))
		if ((at == text || (!isalnum((unsigned char)at[-1]) && at[-1] != '_')) &&
		    !isalnum((unsigned char)at[length]) && at[length] != '_')
			return true;
	return false;
}

/*
 * The dispute that explains why the spec does not have this name of the file. It is about the event, and its claim of
 * the file has the name.
 */
static const struct dispute *dispute_of_name(const struct comparison *comparison, const struct event *event,
					     const struct match *match)
{
	const char *path = arena_printf(comparison->arena, "%s/%s", match->box->id, event->name);
	const char *name = match->intel->name + base_length(match->intel->name) + 1;

	for (size_t i = 0; i < comparison->platform->disputes.count; i++) {
		const struct dispute *dispute = &comparison->platform->disputes.at[i];

		for (size_t c = 0; dispute_is_about(comparison, dispute, path) && c < dispute->claim_count; c++)
			if (!dispute->claims[c].holds && mentions(dispute->claims[c].value, name) &&
			    strstr(dispute->claims[c].source, comparison->document) != NULL)
				return dispute;
	}
	return NULL;
}

/*
 * What a person must write for an entry of a counter that is not programmed. The file does not say which group of
 * counters it is of.
 */
static const char *why_not_general(const struct comparison *comparison, const struct match *match)
{
	const char *kind = match->intel->counter_kind == UNCORE_COUNTER_FIXED ? "fixed" : "free-running";
	const char *groups = "";

	for (size_t i = 0; match->box != NULL && i < match->box->counter_count; i++)
		if (match->box->counters[i].kind == match->intel->counter_kind)
			groups = arena_printf(comparison->arena, "%s%s\"%s\"", groups, *groups != '\0' ? " or " : "",
					      match->box->counters[i].id);
	if (*groups == '\0')
		return arena_printf(comparison->arena,
				    "is counted by a %s counter; describe such counters in the box file first", kind);
	return arena_printf(comparison->arena,
			    "is counted by a %s counter; write it by hand: \"select\": {}, \"group\": %s, and "
			    "\"counters\": the number there",
			    kind, groups);
}

void leave_out_unsayable(struct comparison *comparison, struct match *match)
{
	const struct perfmon_event *intel = match->intel;

	if (intel->beyond != NULL)
		match->why = arena_printf(comparison->arena, "has %s, which the spec cannot express", intel->beyond);
	else if (intel->counter_kind != UNCORE_COUNTER_GENERAL)
		match->why = why_not_general(comparison, match);
	else if (intel->counters.count == 0)
		match->why =
			intel->counter_text != NULL ?
				arena_printf(comparison->arena, "counted by \"%s\", which is not a general counter",
					     intel->counter_text) :
				"counted by no counter";
	if (match->why != NULL)
		match->verdict = VERDICT_LEFT_OUT;
}

const char *why_filter_is_lost(const struct comparison *comparison, const struct match *match)
{
	const struct perfmon_filter *lost =
		match->box != NULL && control_layout(match->box) != NULL ? lost_filter(match->box, match->intel) : NULL;

	return lost == NULL ?
		       NULL :
		       arena_printf(comparison->arena,
				    "needs %s, but %s has no reachable register of that name; describe the register, "
				    "or say why the event is \"unprogrammable\"",
				    lost->reg, match->box->id);
}

const char *why_filter_value_differs(const struct comparison *comparison, const struct match *match)
{
	const struct perfmon_event *intel = match->intel;
	uint64_t ours;

	if (!filter_value_of(match->box, match->event, match->umask, intel, &ours) || ours == intel->filter_value)
		return NULL;
	return arena_printf(comparison->arena,
			    "has FILTER_VALUE 0x%" PRIx64 ", and our filters set %s to 0x%" PRIx64
			    "; change them by hand",
			    intel->filter_value, intel->filters[0].reg, ours);
}

static bool unit_has_masks(const struct comparison *comparison, const char *unit)
{
	for (size_t i = 0; i < comparison->file->count; i++)
		if ((comparison->file->at[i].ports | comparison->file->at[i].kinds) != 0 &&
		    strcmp(comparison->file->at[i].unit, unit) == 0)
			return true;
	return false;
}

/*
 * Where entries of a unit have PortMask and FCMask, UMaskExt is the same bits once more. If it says something else,
 * only the control register shows which holds.
 */
static const char *why_masks_disagree(const struct comparison *comparison, const struct perfmon_event *intel)
{
	struct encoding encoding = encoding_by_intel(intel);

	if (encoding.umask_ext == 0 || !unit_has_masks(comparison, intel->unit))
		return NULL;
	return arena_printf(comparison->arena,
			    "UMaskExt 0x%" PRIx64 ", which says other bits than PortMask 0x%" PRIx64
			    " and FCMask 0x%" PRIx64 "; describe the control register and import again",
			    encoding.umask_ext, encoding.ports, encoding.kinds);
}

const char *place_encoding(const struct comparison *comparison, struct match *match)
{
	const struct layout *layout = match->box != NULL ? control_layout(match->box) : NULL;
	struct encoding encoding = encoding_by_intel(match->intel);
	const char *why = layout == NULL ? why_masks_disagree(comparison, match->intel) : NULL;

	return why != NULL ? why : encoding_place(comparison->arena, layout, &encoding, &match->placing);
}

void place_new(struct comparison *comparison, struct match *match)
{
	const struct perfmon_event *intel = match->intel;
	struct encoding encoding = encoding_by_intel(intel), base;
	const struct event *event = base_event(match->box, intel->name);

	match->why = place_encoding(comparison, match);
	if (match->why == NULL)
		match->why = why_filter_is_lost(comparison, match);
	if (match->why == NULL && event != NULL && encoding_of(event, NULL, &base) &&
	    (base.code != encoding.code || base.ext != encoding.ext))
		match->why = arena_printf(comparison->arena, "another code than %s", event->name);
	if (match->why != NULL)
		match->verdict = VERDICT_LEFT_OUT;
	if (event != NULL)
		match->dispute = dispute_of_name(comparison, event, match);
	if (match->dispute != NULL)
		match->verdict = VERDICT_DISPUTED;
}

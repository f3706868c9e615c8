/* SPDX-License-Identifier: MIT */
/* Merges changes into events that the spec has, and makes the resulting files. */
#include "import/merge.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/json/write.h"
#include "import/merge_parts.h"
#include "load/join/delta.h"
#include "load/edit.h"
#include "load/format.h"
#include "load/like.h"

static struct node node_of(const struct match *match)
{
	return match->umask != NULL ? match->umask->node : match->event->node;
}

static void cite(struct merge *merge, const struct match *match)
{
	merge_citation(merge, node_of(match), match->umask != NULL ? &match->umask->about : &match->event->about);
}

/* Writes a value as the spec does: codes in hexadecimal, single bits in decimal. */
static void put_select(struct merge *merge, const struct event *event, const char *field, uint64_t value, bool hex)
{
	edit_put_inside(merge->arena, event->node, "select", field,
			hex ? arena_printf(merge->arena, "\"0x%02" PRIx64 "\"", value) :
			      arena_printf(merge->arena, "%" PRIu64, value));
}

/* The event's setting of the field with this role; NULL: it has none. */
static const struct setting *selected(const struct event *event, int role)
{
	for (size_t i = 0; i < event->select_count; i++)
		if ((event->select[i].is.field != NULL ? event->select[i].is.field->role : event->select[i].is.role) ==
		    role)
			return &event->select[i];
	return NULL;
}

/* The further fields of a changed entry without a umask. */
static void select_sets(struct merge *merge, const struct event *event, const struct placing *placing)
{
	for (size_t i = 0; i < PLACED_SETS; i++) {
		const struct setting *old = selected(event, set_role(i));

		if (placing->set[i].field_id != NULL)
			put_select(merge, event, placing->set[i].field_id, placing->set[i].value, false);
		else if (old != NULL)
			edit_remove_inside(event->node, "select", old->field_id);
	}
}

/* The further fields of a changed umask: all of them anew. */
static void put_sets(struct merge *merge, const struct match *match)
{
	struct text out = { 0 };

	for (size_t i = 0; i < PLACED_SETS; i++)
		if (match->placing.set[i].field_id != NULL)
			text_printf(&out, "%s\"%s\": %" PRIu64, out.length == 0 ? "{" : ", ",
				    match->placing.set[i].field_id, match->placing.set[i].value);
	text_add(&out, out.length == 0 ? "" : "}");
	if (out.length == 0)
		edit_remove(match->umask->node, "set");
	else
		edit_put(merge->arena, match->umask->node, "set", text_take(merge->arena, &out));
	text_free(&out);
}

static void put_encoding(struct merge *merge, const struct match *match)
{
	const struct event *event = match->event;
	const struct setting *ext = selected(event, UNCORE_ROLE_EVENT_SELECT_EXT);
	const struct placing *placing = &match->placing;
	struct encoding ours, theirs = encoding_by_intel(match->intel);
	bool same_sets;

	if (!encoding_of(event, match->umask, &ours))
		return;
	same_sets = ours.umask_ext == theirs.umask_ext && ours.ports == theirs.ports && ours.kinds == theirs.kinds;
	if (ours.code != match->intel->code)
		put_select(merge, event, placing->code.field_id, placing->code.value, true);
	if (placing->ext.field_id != NULL && !ours.ext)
		put_select(merge, event, placing->ext.field_id, 1, false);
	if (placing->ext.field_id == NULL && ext != NULL)
		edit_remove_inside(event->node, "select", ext->field_id);
	if (!same_sets && match->umask != NULL)
		put_sets(merge, match);
	else if (!same_sets)
		select_sets(merge, event, placing);
	if (ours.umask == theirs.umask && ours.umask_ext == theirs.umask_ext)
		return;
	if (match->umask != NULL && !placing->plain_umask && event->is.umask_field == NULL)
		edit_put(merge->arena, event->node, "umask_field", quoted_json(merge->arena, placing->umask.field_id));
	if (match->umask != NULL)
		edit_put(merge->arena, match->umask->node, "value",
			 arena_printf(merge->arena, "\"0x%" PRIx64 "\"", placing->umask.value));
	else if (placing->umask.field_id != NULL)
		put_select(merge, event, placing->umask.field_id, placing->umask.value, placing->umask.value > 1);
}

static void put_filters(struct merge *merge, const struct match *match)
{
	struct text out = { 0 };

	if (filters_json(match->box, match->event, match->umask, match->intel, &out))
		edit_put(merge->arena, node_of(match), "filters", text_take(merge->arena, &out));
	else
		edit_remove(node_of(match), "filters");
	text_free(&out);
}

/*
 * A replaced number no longer comes from the documents that were cited. It cites the file, and its evidence is no
 * longer the manual.
 */
static void disown(struct merge *merge, struct node node, const struct about *about, const struct about *outer)
{
	edit_put(merge->arena, node, "source", quoted_json(merge->arena, merge->citation));
	edit_remove(node, "evidence");
	if (about->is.evidence == UNCORE_EVIDENCE_MANUAL && outer->is.evidence == UNCORE_EVIDENCE_MANUAL)
		edit_put(merge->arena, node, "evidence", "\"cross-source\"");
}

static bool is_changed(const struct merge *merge, const struct umask *umask)
{
	for (size_t i = 0; i < merge->comparison->count; i++)
		if (merge->comparison->at[i].umask == umask && merge->comparison->at[i].verdict == VERDICT_CHANGED)
			return true;
	return false;
}

/* Writes the inherited source and evidence into umasks that do not change, because those of the event change. */
static void keep_umasks(struct merge *merge, const struct event *event)
{
	for (size_t u = 0; u < event->umask_count; u++) {
		const struct umask *umask = &event->umasks[u];

		if (is_changed(merge, umask))
			continue;
		if (umask->about.is.source != NULL)
			edit_put(merge->arena, umask->node, "source",
				 quoted_json(merge->arena, umask->about.is.source));
		edit_put(merge->arena, umask->node, "evidence",
			 quoted_json(merge->arena, evidence_words[umask->about.is.evidence]));
	}
}

static void merge_changed(struct merge *merge, const struct match *match)
{
	const struct event *event = match->event;
	const struct about *outer = &match->box->events->about;
	struct encoding ours;
	bool recoded = encoding_of(event, match->umask, &ours) &&
		       (ours.code != match->intel->code || ours.ext != match->intel->ext);

	if ((match->differs & DIFFERS_ENCODING) != 0)
		put_encoding(merge, match);
	if ((match->differs & DIFFERS_FILTERS) != 0)
		put_filters(merge, match);
	if (match->umask == NULL || recoded)
		disown(merge, event->node, &event->about, outer);
	if (match->umask == NULL && !recoded)
		keep_umasks(merge, event);
	if (match->umask != NULL)
		disown(merge, match->umask->node, &match->umask->about, recoded ? outer : &event->about);
}

/* Adds the old name to the names of the file's earlier versions. Such a name is the whole one, with the umask. */
static void put_alias(struct merge *merge, struct node node, const struct tool_names *tools, size_t count,
		      const char *name)
{
	const char *document = merge->comparison->document;
	const char *tool = arena_copy(merge->arena, document, strcspn(document, "-"));
	struct text out = { 0 };

	text_char(&out, '[');
	for (size_t t = 0; t < count; t++)
		for (size_t n = 0; strcmp(tools[t].tool, tool) == 0 && n < tools[t].names.count; n++) {
			text_json(&out, tools[t].names.at[n]);
			text_add(&out, ", ");
		}
	text_json(&out, name);
	text_char(&out, ']');
	edit_put_inside(merge->arena, node, "aliases", tool, text_take(merge->arena, &out));
}

static void merge_renamed(struct merge *merge, const struct match *match)
{
	const struct event *event = match->event;
	const char *name = match->intel->name;
	size_t base = base_length(name);

	if (strlen(event->name) != base || strncasecmp(event->name, name, base) != 0) {
		edit_put(merge->arena, event->node, "name",
			 quoted_json(merge->arena, arena_copy(merge->arena, name, base)));
		put_alias(merge, event->node, event->tool_names, event->tool_count, event->name);
	}
	if (match->umask != NULL && strcasecmp(match->umask->name, name + base + 1) != 0) {
		edit_put(merge->arena, match->umask->node, "name", quoted_json(merge->arena, name + base + 1));
		put_alias(merge, match->umask->node, match->umask->tool_names, match->umask->tool_count,
			  arena_printf(merge->arena, "%s.%s", event->name, match->umask->name));
	}
	if ((match->differs & DIFFERS_FILTERS) != 0)
		put_filters(merge, match);
	cite(merge, match);
}

/* An inherited file has the names of the one that it is like. */
static void name_after_path(struct arena *arena, const char *path, struct source *source)
{
	const char *name = strrchr(path, '/'), *folder = name;
	struct node root = { .source = source, .json = source->root };

	while (folder > path && folder[-1] != '/')
		folder--;
	if (edit_member(arena, root, "platform") != NULL)
		edit_put(arena, root, "platform",
			 quoted_json(arena, arena_copy(arena, folder, (size_t)(name - folder))));
	if (edit_member(arena, root, "box") != NULL)
		edit_put(arena, root, "box", quoted_json(arena, arena_copy(arena, name + 1, strcspn(name + 1, "."))));
}

static void format_file(struct merge *merge, const struct source *source, struct outputs *outputs)
{
	const char *path = source->path + strlen(outputs->folder) + 1;

	if (source->edited)
		format_source(merge->arena, source, keys_of_file(source->path), outputs_add(outputs, path));
}

/*
 * Writes a file that is like another one as a delta, even if it had nothing of its own before. If only the other one
 * was edited, the delta holds what the file had from there: another platform's facts change by its own list alone.
 */
static void format_whole(struct merge *merge, const struct whole *whole, struct outputs *outputs)
{
	struct source *delta;

	if (whole->base == NULL || whole->source == NULL || whole->base->source == NULL ||
	    !(whole->source->edited || whole->base->source->edited))
		return;
	delta = make_delta(merge->arena, keys_of_file(whole->path), whole->base->source, whole->source, whole->from,
			   whole->path);
	if (whole->own == NULL)
		name_after_path(merge->arena, whole->path, delta);
	format_file(merge, delta, outputs);
}

void merge_comparison(struct spec *spec, const struct comparison *comparison, struct outputs *outputs)
{
	struct merge merge = { .spec = spec, .arena = &spec->arena, .comparison = comparison };

	merge.citation = comparison->file->version == NULL ?
				 comparison->document :
				 arena_printf(merge.arena, "%s %s", comparison->document, comparison->file->version);
	merge_document(&merge);
	for (size_t i = 0; i < comparison->count; i++) {
		if (comparison->at[i].verdict == VERDICT_CHANGED)
			merge_changed(&merge, &comparison->at[i]);
		if (comparison->at[i].verdict == VERDICT_RENAMED)
			merge_renamed(&merge, &comparison->at[i]);
	}
	merge_names(&merge);
	merge_group(&merge);
	merge_counters(&merge);
	merge_new(&merge);
	for (size_t i = 0; i < spec->source_count; i++)
		format_file(&merge, spec->sources[i], outputs);
	for (const struct whole *whole = spec->wholes; whole != NULL; whole = whole->next)
		format_whole(&merge, whole, outputs);
	for (size_t i = 0; i < merge.fresh_count; i++)
		format_file(&merge, merge.fresh[i], outputs);
}

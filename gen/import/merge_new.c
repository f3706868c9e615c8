/* SPDX-License-Identifier: MIT */
/* Adds new events, umasks and boxes, without the texts that only people can write. check then asks for these. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/json/write.h"
#include "import/merge_parts.h"
#include "import/origin.h"
#include "import/relative.h"
#include "load/edit.h"
#include "load/keys/spec_keys.h"
#include "load/read_json.h"
#include "model/lookup.h"

/* Intel's files have no categories. */
static const struct category unsorted = { .id = "UNSORTED", .text = "Imported and not yet sorted." };

static const char *sub_name(const struct match *match)
{
	const char *name = match->intel->name;
	size_t base = base_length(name);

	return name[base] == '.' ? name + base + 1 : NULL;
}

static void member(struct text *out, const char *key, const char *text)
{
	text_printf(out, ", \"%s\": ", key);
	text_json(out, text);
}

/* Adds the filters of a new entry, without those that the umask's event has. */
static void filters_member(const struct event *event, const struct match *match, struct text *out)
{
	static const struct umask without_filters = { 0 };
	struct text filters = { 0 };

	if (filters_json(match->box, event, event != NULL ? &without_filters : NULL, match->intel, &filters)) {
		text_add(out, ", \"filters\": ");
		text_bytes(out, filters.at, filters.length);
	}
	text_free(&filters);
}

static bool same_code(const struct match *match, const struct encoding *encoding)
{
	struct encoding theirs = encoding_by_intel(match->intel);

	return encoding_equal(&theirs, encoding);
}

/* Most entries that are compared have another code or umask, so these come first. */
static bool same_entries(const struct match *a, const struct match *b)
{
	struct encoding other;

	if (a->intel->code != b->intel->code || a->intel->umask != b->intel->umask)
		return false;
	other = encoding_by_intel(b->intel);
	return same_code(a, &other) && a->intel->filter_value == b->intel->filter_value;
}

/* Umasks of one encoding that filter different things are no names of one thing. */
static bool same_umask(const struct event *event, const struct umask *umask, const struct match *match)
{
	struct encoding encoding;
	uint64_t ours;

	return encoding_of(event, umask, &encoding) && same_code(match, &encoding) &&
	       (!filter_value_of(match->box, event, umask, match->intel, &ours) || ours == match->intel->filter_value);
}

/* The first of the event's old and new umasks that has this one's encoding. */
static const char *umask_like(const struct event *event, const struct match *match)
{
	for (size_t u = 0; event != NULL && u < event->umask_count; u++)
		if (same_umask(event, &event->umasks[u], match))
			return event->umasks[u].alias_of != NULL ? event->umasks[u].alias_of : event->umasks[u].name;
	for (const struct match *other = match->first; other != match; other = other->next)
		if (sub_name(other) != NULL && same_entries(match, other))
			return sub_name(other);
	return NULL;
}

static void setting_json(const struct placed *placed, const char *before, struct text *out)
{
	if (placed->field_id == NULL)
		return;
	text_printf(out, "%s\"%s\": ", before, placed->field_id);
	if (before[0] == '\0')
		text_printf(out, "\"0x%02" PRIx64 "\"", placed->value);
	else
		text_printf(out, "%" PRIu64, placed->value);
}

/* The other fields that a new umask sets. */
static void set_member(const struct match *match, struct text *out)
{
	const char *between = ", \"set\": {";

	for (size_t i = 0; i < PLACED_SETS; i++)
		if (match->placing.set[i].field_id != NULL) {
			setting_json(&match->placing.set[i], between, out);
			between = ", ";
		}
	if (between[2] == '\0')
		text_char(out, '}');
}

static void umask_json(const struct merge *merge, const struct event *event, const struct match *match,
		       const struct numbers *counters, struct text *out)
{
	const char *like = umask_like(event, match);

	text_add(out, "{\"name\": ");
	text_json(out, sub_name(match));
	text_printf(out, ", \"value\": \"0x%" PRIx64 "\"", match->placing.umask.value);
	set_member(match, out);
	filters_member(event, match, out);
	if (like != NULL)
		member(out, "alias_of", like);
	if (!same_numbers(&match->intel->counters, counters)) {
		text_add(out, ", \"counters\": ");
		numbers_json(&match->intel->counters, out);
	}
	if (event != NULL)
		member(out, "source", merge->citation);
	umask_from_relative(merge->arena, match, like != NULL, out);
	text_char(out, '}');
}

/* The event's counters after the new umasks are added; see merge_counters(). */
static struct numbers counters_after(const struct merge *merge, const struct event *event, const struct match *first)
{
	struct numbers all = event->counters;

	for (const struct match *match = first; match != NULL; match = match->next)
		all = united(merge->arena, all, &match->intel->counters);
	return all;
}

static void add_umasks(struct merge *merge, const struct event *event, const struct match *first)
{
	struct numbers counters = counters_after(merge, event, first);

	for (const struct match *match = first; match != NULL; match = match->next) {
		struct text out = { 0 };

		umask_json(merge, event, match, &counters, &out);
		edit_append(merge->arena, event->node, "umasks", text_take(merge->arena, &out));
	}
}

static struct source *add_file(struct merge *merge, const char *path, const char *json)
{
	merge->fresh =
		arena_grow(merge->arena, merge->fresh, merge->fresh_count, &merge->fresh_room, sizeof *merge->fresh);
	merge->fresh[merge->fresh_count] = edit_new(merge->arena, path, json);
	return merge->fresh[merge->fresh_count++];
}

/* The path of a file in the spec folder, which is the folder of documents.json. */
static const char *file_path(struct merge *merge, const char *name)
{
	const char *top = merge->spec->sources[0]->path;

	return arena_printf(merge->arena, "%.*s%s/%s", (int)(strrchr(top, '/') + 1 - top), top,
			    merge->comparison->platform_id, name);
}

static struct node fresh_file(const struct merge *merge, const char *path)
{
	for (size_t i = 0; i < merge->fresh_count; i++)
		if (strcmp(merge->fresh[i]->path, path) == 0)
			return source_root(merge->fresh[i]);
	return (struct node){ 0 };
}

static const char *head_json(struct merge *merge, const char *kind)
{
	return arena_printf(merge->arena, "{\"$schema\": \"../schema/%s.schema.json\", \"schema\": %d", kind,
			    SPEC_SCHEMA_VERSION);
}

static void add_platform(struct merge *merge)
{
	const char *id = merge->comparison->platform_id, *path = file_path(merge, "platform.json");

	if (fresh_file(merge, path).json == NULL)
		add_file(merge, path,
			 arena_printf(merge->arena,
				      "%s, \"platform\": \"%s\", \"title\": \"%s\", \"source\": %s, \"cpuid\": [], "
				      "\"boxes\": []}",
				      head_json(merge, "platform"), id, id,
				      quoted_json(merge->arena, merge->citation)));
}

static struct node platform_file(struct merge *merge)
{
	if (merge->comparison->platform != NULL)
		return merge->comparison->platform->node;
	add_platform(merge);
	return fresh_file(merge, file_path(merge, "platform.json"));
}

static void add_box(struct merge *merge, const struct unit *unit)
{
	const char *path = file_path(merge, arena_printf(merge->arena, "%s.box.json", unit->box_id));

	if (fresh_file(merge, path).json != NULL)
		return;
	add_file(merge, path,
		 arena_printf(merge->arena,
			      "%s, \"box\": \"%s\", \"title\": %s, \"instances\": 1, \"evidence\": \"unknown\", "
			      "\"source\": %s, \"text\": \"Begun by import: only its events are known.\", "
			      "\"layouts\": {}, \"registers\": []}",
			      head_json(merge, "box"), unit->box_id, quoted_json(merge->arena, unit->name),
			      quoted_json(merge->arena, merge->citation)));
	edit_append(merge->arena, platform_file(merge), "boxes", quoted_json(merge->arena, unit->box_id));
}

/* Whether the file has the category, from before or from this run. */
static bool has_category(const struct merge *merge, const struct match *match, const char *id)
{
	const struct events *events = match->box != NULL ? match->box->events : NULL;

	if (find_category(events, id) != NULL)
		return true;
	for (size_t i = 0; i < merge->added_count; i++)
		if (strcmp(merge->added[i].box_id, match->unit->box_id) == 0 && strcmp(merge->added[i].id, id) == 0)
			return true;
	return false;
}

static void need_category(struct merge *merge, const struct match *match, struct node file,
			  const struct category *category)
{
	if (has_category(merge, match, category->id))
		return;
	merge->added =
		arena_grow(merge->arena, merge->added, merge->added_count, &merge->added_room, sizeof *merge->added);
	merge->added[merge->added_count++] = (struct added_category){ match->unit->box_id, category->id };
	edit_append(merge->arena, file, "categories",
		    arena_printf(merge->arena, "{\"id\": %s, \"text\": %s}", quoted_json(merge->arena, category->id),
				 quoted_json(merge->arena, category->text)));
}

/* Whether the entry's events file exists. A new one cites the source for all its events. */
static bool match_has_file(const struct match *match)
{
	return match->box != NULL && match->box->events != NULL;
}

/* The events file for a new event. It is made if it is missing. */
static struct node events_file(struct merge *merge, const struct match *match)
{
	const char *path = file_path(merge, arena_printf(merge->arena, "%s.events.json", match->unit->box_id));
	struct node file = fresh_file(merge, path);

	if (match_has_file(match))
		return match->box->events->node;
	if (file.json != NULL)
		return file;
	if (match->box == NULL)
		add_box(merge, match->unit);
	return source_root(add_file(
		merge, path,
		arena_printf(merge->arena,
			     "%s, \"box\": \"%s\", \"evidence\": \"cross-source\", \"source\": %s, \"categories\": [], "
			     "\"events\": []}",
			     head_json(merge, "events"), match->unit->box_id,
			     quoted_json(merge->arena, merge->citation))));
}

/* The entries of a new event: the event alone, if the file has it, and its umasks. */
struct group {
	const struct match *first, *alone;
	struct numbers counters;
	size_t umasks;
};

static struct group group_of(const struct merge *merge, const struct match *first)
{
	struct group group = { .first = first };

	for (const struct match *match = first; match != NULL; match = match->next) {
		if (sub_name(match) == NULL)
			group.alone = match;
		else
			group.umasks++;
		group.counters = united(merge->arena, group.counters, &match->intel->counters);
	}
	return group;
}

static void select_json(const struct group *group, struct text *out)
{
	const struct match *match = group->alone != NULL ? group->alone : group->first;

	text_add(out, ", \"select\": {");
	setting_json(&match->placing.code, "", out);
	setting_json(&match->placing.ext, ", ", out);
	if (group->alone != NULL)
		setting_json(&match->placing.umask, ", ", out);
	for (size_t i = 0; group->alone != NULL && i < PLACED_SETS; i++)
		setting_json(&match->placing.set[i], ", ", out);
	text_char(out, '}');
}

/* The first other event of the box that counts the same without a umask. */
static const char *event_like(const struct merge *merge, const struct match *match)
{
	const struct events *events = match->box != NULL ? match->box->events : NULL;

	for (size_t e = 0; events != NULL && e < events->count; e++) {
		const struct event *event = &events->at[e];
		struct encoding ours;

		if (!event->umask_required && encoding_of(event, NULL, &ours) && same_code(match, &ours) &&
		    event->unprogrammable == NULL)
			return event->alias_of != NULL ? event->alias_of : event->name;
	}
	for (const struct match *other = merge->comparison->at; other < match; other++)
		if (other->verdict == VERDICT_NEW && sub_name(other) == NULL && same_entries(match, other) &&
		    strcmp(other->unit->box_id, match->unit->box_id) == 0)
			return other->intel->name;
	return NULL;
}

static bool counts_alone(const struct match *first)
{
	for (; first != NULL; first = first->next)
		if (sub_name(first) == NULL)
			return true;
	return false;
}

/* Whether the two new events have entries with the same encoding. */
static bool share_encoding(const struct match *a, const struct match *b)
{
	for (; a != NULL; a = a->next)
		for (const struct match *other = b; other != NULL; other = other->next)
			if (same_entries(a, other))
				return true;
	return false;
}

/* Whether the event, with its new umasks, has the encoding of the entry. */
static bool has_encoding_of(const struct merge *merge, const struct event *event, const struct match *first)
{
	struct encoding ours;

	if (!encoding_of(event, NULL, &ours) || ours.code != first->intel->code || ours.ext != first->intel->ext)
		return false;
	for (size_t u = 0; u < event->umask_count; u++)
		for (const struct match *match = first; match != NULL; match = match->next)
			if (encoding_of(event, &event->umasks[u], &ours) && same_code(match, &ours))
				return true;
	return share_encoding(first, joining(merge->comparison, event));
}

/* The same for events that need a umask: one equal umask is enough. */
static const char *umasks_like(const struct merge *merge, const struct match *first)
{
	const struct events *events = first->box != NULL ? first->box->events : NULL;

	for (size_t e = 0; events != NULL && e < events->count; e++)
		if (events->at[e].umask_required && events->at[e].unprogrammable == NULL &&
		    has_encoding_of(merge, &events->at[e], first))
			return events->at[e].alias_of != NULL ? events->at[e].alias_of : events->at[e].name;
	for (const struct match *other = merge->comparison->at; other < first; other++) {
		const char *name = other->intel->name, *like;

		if (other->first != other || strcmp(other->unit->box_id, first->unit->box_id) != 0 ||
		    !share_encoding(first, other) || counts_alone(other) ||
		    event_to_join(merge->comparison, other) != NULL)
			continue;
		like = umasks_like(merge, other);
		return like != NULL ? like : arena_copy(merge->arena, name, base_length(name));
	}
	return NULL;
}

static void umasks_json(const struct merge *merge, const struct group *group, struct text *out)
{
	const char *before = ", \"umasks\": [";

	for (const struct match *match = group->first; match != NULL; match = match->next) {
		if (sub_name(match) == NULL)
			continue;
		text_add(out, before);
		umask_json(merge, NULL, match, &group->counters, out);
		before = ", ";
	}
	if (group->umasks != 0)
		text_char(out, ']');
}

/* The field that the umasks of the event set, if it is not the usual one. */
static const char *umask_field(const struct group *group)
{
	for (const struct match *match = group->first; match != NULL; match = match->next)
		if (sub_name(match) != NULL && !match->placing.plain_umask)
			return match->placing.umask.field_id;
	return NULL;
}

/* Events are sorted by code; those with the extra select bit come last. */
static uint64_t order_of(uint64_t code, bool ext)
{
	return code | (ext ? UINT64_C(1) << 32 : 0);
}

/* Inserts after the last event whose code is not larger. There, two branches that add events seldom conflict. */
static void put_event(struct merge *merge, const struct match *first, const char *json)
{
	struct node file = events_file(merge, first);
	const struct events *events = match_has_file(first) ? first->box->events : NULL;
	size_t at = events != NULL ? events->count : 0;
	struct encoding ours;

	while (at > 0 && (!encoding_of(&events->at[at - 1], NULL, &ours) ||
			  order_of(ours.code, ours.ext) > order_of(first->intel->code, first->intel->ext)))
		at--;
	if (events != NULL && at < events->count)
		edit_insert(merge->arena, file, "events", events->at[at].node, json);
	else
		edit_append(merge->arena, file, "events", json);
}

static void add_event(struct merge *merge, const struct match *first)
{
	struct group group = group_of(merge, first);
	const char *like = group.alone != NULL ? event_like(merge, group.alone) : umasks_like(merge, first);
	const char *field = umask_field(&group), *name = first->intel->name;
	const struct category *category = category_of_relative(&first->relative);
	struct text out = { 0 };

	if (category == NULL)
		category = &unsorted;
	text_add(&out, "{\"name\": ");
	text_json(&out, arena_copy(merge->arena, name, base_length(name)));
	select_json(&group, &out);
	text_add(&out, ", \"counters\": ");
	numbers_json(&group.counters, &out);
	member(&out, "category", category->id);
	if (field != NULL)
		member(&out, "umask_field", field);
	if (group.alone == NULL)
		text_add(&out, ", \"umask_required\": true");
	else
		filters_member(NULL, group.alone, &out);
	if (like != NULL)
		member(&out, "alias_of", like);
	if (match_has_file(first))
		member(&out, "source", merge->citation);
	event_from_relative(merge->arena, &first->relative, like != NULL, &out);
	umasks_json(merge, &group, &out);
	text_char(&out, '}');
	need_category(merge, first, events_file(merge, first), category);
	put_event(merge, first, text_take(merge->arena, &out));
}

static int compare_orders(const void *left, const void *right)
{
	const struct match *a = *(const struct match *const *)left, *b = *(const struct match *const *)right;
	uint64_t order_a = order_of(a->intel->code, a->intel->ext), order_b = order_of(b->intel->code, b->intel->ext);

	if (order_a != order_b)
		return order_a < order_b ? -1 : 1;
	return (a > b) - (a < b);
}

void merge_new(struct merge *merge)
{
	const struct comparison *comparison = merge->comparison;
	const struct match **events = arena_array(merge->arena, comparison->count, sizeof *events);
	size_t count = 0;

	for (size_t i = 0; i < comparison->count; i++) {
		const struct match *match = &comparison->at[i];
		const struct event *event;

		if (match->first != match)
			continue;
		event = event_to_join(comparison, match);
		if (event != NULL)
			add_umasks(merge, event, match);
		else
			events[count++] = match;
	}
	if (count != 0)
		qsort(events, count, sizeof *events, compare_orders);
	for (size_t i = 0; i < count; i++)
		add_event(merge, events[i]);
}

static const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

static void add_document(struct merge *merge)
{
	const struct perfmon_file *file = merge->comparison->file;
	struct text out = { 0 }, title = { 0 };

	for (size_t i = 0; i < file->part_count; i++)
		text_printf(&title, "%s%s", i == 0 ? "perfmon: " : ", ", file_name(file->parts[i].path));
	text_add(&out, "{\"id\": ");
	text_json(&out, merge->comparison->document);
	member(&out, "title", text_take(merge->arena, &title));
	member(&out, "publisher", "Intel");
	if (file->version != NULL)
		member(&out, "revision", file->version);
	if (file->date != NULL)
		member(&out, "date", file->date);
	text_add(&out, ", \"kind\": \"data\"}");
	edit_append(merge->arena, source_root(merge->spec->sources[0]), "documents", text_take(merge->arena, &out));
}

/* Whether the revision is that version; "V24 (commit)" is V24. */
static bool is_revision(const char *revision, const char *version)
{
	size_t length = strlen(version);

	return revision != NULL && strncmp(revision, version, length) == 0 &&
	       (revision[length] == '\0' || revision[length] == ' ');
}

void merge_document(struct merge *merge)
{
	const struct document *document = document_of(merge->comparison);
	const struct perfmon_file *file = merge->comparison->file;

	if (document == NULL) {
		add_document(merge);
		return;
	}
	if (file->version == NULL || is_revision(document->revision, file->version))
		return;
	edit_put(merge->arena, document->node, "revision", quoted_json(merge->arena, file->version));
	if (file->date != NULL)
		edit_put(merge->arena, document->node, "date", quoted_json(merge->arena, file->date));
}

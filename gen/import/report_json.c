/* SPDX-License-Identifier: MIT */
/* Prints what an import would do for programs: spec/schema/output/import.schema.json describes it. */
#include "base/json/write.h"
#include "base/source.h"
#include "import/heirs.h"
#include "import/origin.h"
#include "import/report.h"

static const char *const verdict_words[VERDICT_COUNT] = {
	[VERDICT_SAME] = "same",       [VERDICT_NEW] = "new",           [VERDICT_CHANGED] = "changed",
	[VERDICT_RENAMED] = "renamed", [VERDICT_DISPUTED] = "disputed", [VERDICT_LEFT_OUT] = "left-out",
	[VERDICT_GONE] = "gone",       [VERDICT_REPEATED] = "repeated",
};

/* The state of a report. It remembers the last place in each file, because places come nearly in order. */
struct writer {
	struct json json;
	const struct comparison *comparison;
	struct locator theirs, ours;
};

static void put_place(struct json *json, struct locator *locator, const char *name, struct node node)
{
	struct loc loc = node_loc(node);
	struct line_column at;

	if (loc.source == NULL || loc.source->positions == NULL)
		return;
	at = source_locate_next(locator, loc.source, loc.offset);
	json_open(json, name, '{');
	json_text(json, "file", loc.source->path);
	json_number(json, "line", at.line);
	json_number(json, "column", at.column);
	json_close(json, '}');
}

static void put_encoding(struct json *json, const struct encoding *encoding)
{
	json_hex(json, "code", encoding->code);
	json_hex(json, "umask", encoding->umask);
	json_bool(json, "ext", encoding->ext);
	if (encoding->umask_ext != 0)
		json_hex(json, "umask_ext", encoding->umask_ext);
	if (encoding->ports != 0)
		json_hex(json, "ports", encoding->ports);
	if (encoding->kinds != 0)
		json_hex(json, "kinds", encoding->kinds);
}

static const char *our_name(const struct comparison *comparison, const struct match *match)
{
	return match->umask == NULL ? match->event->name :
				      arena_printf(comparison->arena, "%s.%s", match->event->name, match->umask->name);
}

static void put_paths(struct json *json, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++)
		json_text(json, NULL, filters[i].path);
}

static void put_ours(struct json *json, const struct comparison *comparison, const struct match *match)
{
	const struct event *event = match->event;
	struct encoding encoding;

	json_open(json, "old", '{');
	json_text(json, "name", our_name(comparison, match));
	if (encoding_of(event, match->umask, &encoding))
		put_encoding(json, &encoding);
	json_numbers(json, "counters", effective_counters(event, match->umask));
	json_open(json, "filters", '[');
	put_paths(json, event->filters, event->filter_count);
	if (match->umask != NULL)
		put_paths(json, match->umask->filters, match->umask->filter_count);
	json_close(json, ']');
	json_close(json, '}');
}

static const char *filter_text(const struct comparison *comparison, const struct perfmon_filter *filter)
{
	return filter->hi == 63 && filter->lo == 0 ?
		       filter->reg :
		       arena_printf(comparison->arena, "%s[%u:%u]", filter->reg, filter->hi, filter->lo);
}

static void put_theirs(struct json *json, const struct comparison *comparison, const struct perfmon_event *intel)
{
	struct encoding encoding = encoding_by_intel(intel);

	json_open(json, "new", '{');
	json_text(json, "name", intel->name);
	put_encoding(json, &encoding);
	json_numbers(json, "counters", &intel->counters);
	json_open(json, "filters", '[');
	for (size_t i = 0; i < intel->filter_count; i++)
		json_text(json, NULL, filter_text(comparison, &intel->filters[i]));
	json_close(json, ']');
	json_bool(json, "deprecated", intel->deprecated);
	json_close(json, '}');
}

static void put_differences(struct json *json, const struct match *match)
{
	json_open(json, "differs", '[');
	if (match->verdict == VERDICT_RENAMED)
		json_text(json, NULL, "name");
	if ((match->differs & DIFFERS_ENCODING) != 0)
		json_text(json, NULL, "encoding");
	if ((match->differs & DIFFERS_COUNTERS) != 0)
		json_text(json, NULL, "counters");
	if ((match->differs & DIFFERS_FILTERS) != 0)
		json_text(json, NULL, "filters");
	json_close(json, ']');
}

/* Lists the platforms that keep what the entry changes. */
static void put_keepers(struct json *json, const struct comparison *comparison, const struct match *match)
{
	bool any = false;

	for (size_t i = 0; i < comparison->heir_count; i++) {
		if (!heir_keeps(comparison, &comparison->heirs[i], match))
			continue;
		if (!any)
			json_open(json, "heirs", '[');
		json_text(json, NULL, comparison->heirs[i].platform->id);
		any = true;
	}
	if (any)
		json_close(json, ']');
}

static void put_entry(struct writer *writer, const struct match *match)
{
	const struct comparison *comparison = writer->comparison;
	const char *box = match->box != NULL ? match->box->id : match->unit->box_id;
	struct json *json = &writer->json;

	json_open_line(json, NULL, '{');
	json_text(json, "verdict", verdict_words[match->verdict]);
	json_text(json, "box", box);
	if (match->intel != NULL) {
		json_text(json, "name", match->intel->name);
		put_place(json, &writer->theirs, "at", match->intel->node);
	}
	if (match->event != NULL) {
		json_text(json, "item",
			  arena_printf(comparison->arena, "%s/%s/%s", comparison->platform_id, box,
				       our_name(comparison, match)));
		put_place(json, &writer->ours, "item_at",
			  match->umask != NULL ? match->umask->node : match->event->node);
	}
	if (relative_of(match) != NULL)
		json_text(json, "like",
			  arena_printf(comparison->arena, "%s/%s/%s%s%s", comparison->like->id, match->relative.box->id,
				       match->relative.event->name, match->relative.umask != NULL ? "." : "",
				       match->relative.umask != NULL ? match->relative.umask->name : ""));
	json_text(json, "why", match->verdict == VERDICT_LEFT_OUT ? match->why : NULL);
	json_text(json, "dispute", match->dispute != NULL ? match->dispute->id : NULL);
	if (filter_to_judge(match) != NULL)
		json_text(json, "judge", filter_to_judge(match)->reg);
	put_keepers(json, comparison, match);
	if (match->event != NULL && match->intel != NULL)
		put_differences(json, match);
	if (match->event != NULL)
		put_ours(json, comparison, match);
	if (match->intel != NULL)
		put_theirs(json, comparison, match->intel);
	json_close(json, '}');
}

static void put_units(struct json *json, const struct comparison *comparison)
{
	json_open_line(json, "units", '[');
	for (size_t i = 0; i < comparison->unit_count; i++) {
		const struct unit *unit = &comparison->units[i];

		json_open_line(json, NULL, '{');
		json_text(json, "unit", unit->name);
		json_text(json, "box", unit->box_id);
		json_bool(json, "new", unit->box == NULL);
		json_bool(json, "by_events", unit->by_events);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void put_unread(struct json *json, const struct perfmon_file *file)
{
	json_open(json, "unread", '[');
	for (size_t p = 0; p < file->part_count; p++)
		for (size_t i = 0; i < file->parts[p].records.unknown_count; i++) {
			const struct unknown_member *unknown = &file->parts[p].records.unknown[i];

			json_open(json, NULL, '{');
			json_text(json, "key", unknown->name);
			json_number(json, "times", unknown->times);
			json_close(json, '}');
		}
	json_close(json, ']');
}

static void put_heirs(struct json *json, const struct comparison *comparison)
{
	json_open_line(json, "heirs", '[');
	for (size_t i = 0; i < comparison->heir_count; i++) {
		const struct heir *heir = &comparison->heirs[i];

		json_open_line(json, NULL, '{');
		json_text(json, "platform", heir->platform->id);
		json_text(json, "list", heir->list != NULL ? heir->list->id : NULL);
		json_text(json, "revision", heir->list != NULL ? heir->list->revision : NULL);
		json_number(json, "kept", heir->kept);
		json_open(json, "changed", '[');
		for (size_t n = 0; n < heir->changed_count; n++)
			json_text(json, NULL, heir->changed[n]);
		json_close(json, ']');
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

static void put_faults(struct json *json, const struct comparison *comparison)
{
	json_number(json, "missing_texts", comparison->missing_texts);
	json_open_line(json, "faults", '[');
	for (size_t i = 0; i < comparison->fault_count; i++) {
		const struct fault *fault = &comparison->faults[i];

		json_open_line(json, NULL, '{');
		json_text(json, "file", fault->path);
		json_number(json, "line", fault->line);
		json_number(json, "column", fault->column);
		json_text(json, "rule", fault->rule);
		json_text(json, "message", fault->text);
		json_close(json, '}');
	}
	json_close_line(json, ']');
}

/* Puts the files after the first, and the options that --write would need. */
static void put_origin(struct json *json, const struct comparison *comparison)
{
	const struct perfmon_file *file = comparison->file;

	if (file->part_count > 1) {
		json_open(json, "more_files", '[');
		for (size_t i = 1; i < file->part_count; i++)
			json_text(json, NULL, file->parts[i].path);
		json_close(json, ']');
	}
	json_text(json, "another_file", why_another_file(comparison));
	json_text(json, "older", why_older(comparison));
}

void report_comparison_json(const struct comparison *comparison, struct text *out)
{
	const struct perfmon_file *file = comparison->file;
	struct writer writer = { .json = { .out = out, .sparse = true }, .comparison = comparison };
	struct json *json = &writer.json;

	json_open(json, NULL, '{');
	json_number(json, "schema", 1);
	json_text(json, "file", file->parts[0].path);
	json_text(json, "version", file->version);
	json_text(json, "date", file->date);
	put_origin(json, comparison);
	json_text(json, "platform", comparison->platform_id);
	json_open(json, "counts", '{');
	for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
		json_number(json, verdict_words[verdict], comparison->totals[verdict]);
	json_close(json, '}');
	put_units(json, comparison);
	put_unread(json, file);
	put_heirs(json, comparison);
	put_faults(json, comparison);
	json_open_line(json, "entries", '[');
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].verdict != VERDICT_SAME)
			put_entry(&writer, &comparison->at[i]);
	json_close_line(json, ']');
	json_close_line(json, '}');
	text_char(out, '\n');
}

/* SPDX-License-Identifier: MIT */
/* What an import would do, for machines: spec/schema/import.schema.json describes it. */
#include "base/json_write.h"
#include "base/source.h"
#include "import/origin.h"
#include "import/report.h"

static const char *const verdict_words[VERDICT_COUNT] = {
	[VERDICT_SAME] = "same",       [VERDICT_NEW] = "new",           [VERDICT_CHANGED] = "changed",
	[VERDICT_RENAMED] = "renamed", [VERDICT_DISPUTED] = "disputed", [VERDICT_LEFT_OUT] = "left-out",
	[VERDICT_GONE] = "gone",       [VERDICT_REPEATED] = "repeated",
};

/* The report on its way; places of the file come in its order, and those of the spec nearly so. */
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
	dump_open(json, name, '{', false);
	dump_string(json, "file", loc.source->path);
	dump_number(json, "line", at.line);
	dump_number(json, "column", at.column);
	dump_close(json, '}', false);
}

static void put_encoding(struct json *json, const struct encoding *encoding)
{
	dump_hex(json, "code", encoding->code);
	dump_hex(json, "umask", encoding->umask);
	dump_bool(json, "ext", encoding->ext);
}

static const char *our_name(const struct comparison *comparison, const struct match *match)
{
	return match->umask == NULL ? match->event->name :
				      arena_printf(comparison->arena, "%s.%s", match->event->name, match->umask->name);
}

static void put_paths(struct json *json, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++)
		dump_string(json, NULL, filters[i].path);
}

static void put_ours(struct json *json, const struct comparison *comparison, const struct match *match)
{
	const struct event *event = match->event;
	struct encoding encoding;

	dump_open(json, "old", '{', false);
	dump_string(json, "name", our_name(comparison, match));
	if (encoding_of(event, match->umask, &encoding))
		put_encoding(json, &encoding);
	dump_numbers(json, "counters", effective_counters(event, match->umask));
	dump_open(json, "filters", '[', false);
	put_paths(json, event->filters, event->filter_count);
	if (match->umask != NULL)
		put_paths(json, match->umask->filters, match->umask->filter_count);
	dump_close(json, ']', false);
	dump_close(json, '}', false);
}

static const char *filter_text(const struct comparison *comparison, const struct perfmon_filter *filter)
{
	return filter->hi == 63 && filter->lo == 0 ?
		       filter->reg :
		       arena_printf(comparison->arena, "%s[%u:%u]", filter->reg, filter->hi, filter->lo);
}

static void put_theirs(struct json *json, const struct comparison *comparison, const struct perfmon_event *intel)
{
	struct encoding encoding = { intel->code, intel->umask, intel->ext };

	dump_open(json, "new", '{', false);
	dump_string(json, "name", intel->name);
	put_encoding(json, &encoding);
	dump_numbers(json, "counters", &intel->counters);
	dump_open(json, "filters", '[', false);
	for (size_t i = 0; i < intel->filter_count; i++)
		dump_string(json, NULL, filter_text(comparison, &intel->filters[i]));
	dump_close(json, ']', false);
	dump_bool(json, "deprecated", intel->deprecated);
	dump_close(json, '}', false);
}

static void put_differences(struct json *json, const struct match *match)
{
	dump_open(json, "differs", '[', false);
	if (match->verdict == VERDICT_RENAMED)
		dump_string(json, NULL, "name");
	if ((match->differs & DIFFERS_ENCODING) != 0)
		dump_string(json, NULL, "encoding");
	if ((match->differs & DIFFERS_COUNTERS) != 0)
		dump_string(json, NULL, "counters");
	if ((match->differs & DIFFERS_FILTERS) != 0)
		dump_string(json, NULL, "filters");
	dump_close(json, ']', false);
}

static void put_entry(struct writer *writer, const struct match *match)
{
	const struct comparison *comparison = writer->comparison;
	const char *box = match->box != NULL ? match->box->id : match->unit->box_id;
	struct json *json = &writer->json;

	dump_open(json, NULL, '{', true);
	dump_string(json, "verdict", verdict_words[match->verdict]);
	dump_string(json, "box", box);
	if (match->intel != NULL) {
		dump_string(json, "name", match->intel->name);
		put_place(json, &writer->theirs, "at", match->intel->node);
	}
	if (match->event != NULL) {
		dump_string(json, "item",
			    arena_printf(comparison->arena, "%s/%s/%s", comparison->platform_id, box,
					 our_name(comparison, match)));
		put_place(json, &writer->ours, "item_at",
			  match->umask != NULL ? match->umask->node : match->event->node);
	}
	dump_string(json, "why", match->verdict == VERDICT_LEFT_OUT ? match->why : NULL);
	dump_string(json, "dispute", match->dispute != NULL ? match->dispute->id : NULL);
	if (match->event != NULL && match->intel != NULL)
		put_differences(json, match);
	if (match->event != NULL)
		put_ours(json, comparison, match);
	if (match->intel != NULL)
		put_theirs(json, comparison, match->intel);
	dump_close(json, '}', false);
}

static void put_units(struct json *json, const struct comparison *comparison)
{
	dump_open(json, "units", '[', true);
	for (size_t i = 0; i < comparison->unit_count; i++) {
		const struct unit *unit = &comparison->units[i];

		dump_open(json, NULL, '{', true);
		dump_string(json, "unit", unit->name);
		dump_string(json, "box", unit->box_id);
		dump_bool(json, "new", unit->box == NULL);
		dump_bool(json, "by_events", unit->by_events);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', comparison->unit_count != 0);
}

static void put_unread(struct json *json, const struct perfmon_file *file)
{
	dump_open(json, "unread", '[', false);
	for (size_t p = 0; p < file->part_count; p++)
		for (size_t i = 0; i < file->parts[p].records.unknown_count; i++) {
			const struct unknown_member *unknown = &file->parts[p].records.unknown[i];

			dump_open(json, NULL, '{', false);
			dump_string(json, "key", unknown->name);
			dump_number(json, "times", unknown->times);
			dump_close(json, '}', false);
		}
	dump_close(json, ']', false);
}

/* Files behind the first, and what --write would want to be told. */
static void put_origin(struct json *json, const struct comparison *comparison)
{
	const struct perfmon_file *file = comparison->file;

	if (file->part_count > 1) {
		dump_open(json, "more_files", '[', false);
		for (size_t i = 1; i < file->part_count; i++)
			dump_string(json, NULL, file->parts[i].path);
		dump_close(json, ']', false);
	}
	dump_string(json, "another_file", why_another_file(comparison));
	dump_string(json, "older", why_older(comparison));
}

void report_comparison_json(const struct comparison *comparison, struct text *out)
{
	const struct perfmon_file *file = comparison->file;
	struct writer writer = { .json = { .out = out }, .comparison = comparison };
	struct json *json = &writer.json;

	dump_open(json, NULL, '{', false);
	dump_number(json, "schema", 1);
	dump_string(json, "file", file->parts[0].path);
	dump_string(json, "version", file->version);
	dump_string(json, "date", file->date);
	put_origin(json, comparison);
	dump_string(json, "platform", comparison->platform_id);
	dump_open(json, "counts", '{', false);
	for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
		dump_number(json, verdict_words[verdict], comparison->totals[verdict]);
	dump_close(json, '}', false);
	put_units(json, comparison);
	put_unread(json, file);
	dump_open(json, "entries", '[', true);
	for (size_t i = 0; i < comparison->count; i++)
		if (comparison->at[i].verdict != VERDICT_SAME)
			put_entry(&writer, &comparison->at[i]);
	dump_close(json, ']', comparison->count != comparison->totals[VERDICT_SAME]);
	dump_close(json, '}', true);
	text_char(out, '\n');
}

/* SPDX-License-Identifier: MIT */
/* Prints the diff for programs: spec/schema/output/diff.schema.json describes it. */
#include "base/json/write.h"
#include "base/source.h"
#include "diff/effects.h"
#include "diff/report/report.h"

static void put_list(struct json *json, const char *name, const struct strings *list)
{
	json_open(json, name, '[');
	for (size_t i = 0; i < list->count; i++)
		json_text(json, NULL, list->at[i]);
	json_close(json, ']');
}

static void put_place(struct json *json, struct locator *locator, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);
	struct line_column at;

	if (loc.source == NULL || loc.source->text == NULL)
		return;
	at = source_locate_next(locator, loc.source, loc.offset);
	json_text(json, "file", loc.source->path);
	json_number(json, "line", at.line);
	json_number(json, "column", at.column);
}

static void put_change(struct json *json, const struct diff *diff, struct locator *locator, const struct change *change)
{
	struct effects effects = change_effects(diff, change);

	json_open_line(json, NULL, '{');
	json_text(json, "change", change_name(change->id));
	json_text(json, "class", class_name(change_class(change->id)));
	json_text(json, "kind", kind_of(change->subject->kind)->word);
	json_text(json, "path", subject_path(diff->arena, change->subject));
	json_text(json, "fact", change->whole ? NULL : fact_label(change->fact, change->key));
	json_text(json, "as_on", change->as_on != NULL ? subject_path(diff->arena, change->as_on->subject) : NULL);
	put_list(json, "old", &change->old);
	put_list(json, "new", &change->new);
	json_texts(json, "symbols", &effects.symbols);
	json_texts(json, "events", &effects.events);
	json_texts(json, "metrics", &effects.metrics);
	put_place(json, locator, change);
	json_close(json, '}');
}

static void put_side(struct json *json, const char *name, const struct report_side *side)
{
	json_open(json, name, '{');
	json_text(json, "commit", side->commit.hash);
	json_text(json, "date", side->commit.date);
	json_bool(json, "edited", side->commit.edited);
	json_number(json, "errors", side->errors);
	json_text(json, "first_error", side->first_error);
	json_close(json, '}');
}

void report_json(const struct report *report, struct text *out)
{
	const struct diff *diff = report->diff;
	enum change_class gravest = diff_gravest(diff);
	struct json json = { .out = out, .sparse = true };
	struct locator locator = { 0 };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", 1);
	json_text(&json, "old", report->old.name);
	json_text(&json, "new", report->new.name);
	put_side(&json, "old_side", &report->old);
	put_side(&json, "new_side", &report->new);
	json_texts(&json, "left_out", &report->left_out);
	json_bool(&json, "between", diff->between);
	json_text(&json, "step", gravest == CLASS_COUNT || diff->between ? "none" : class_step(gravest));
	json_open(&json, "counts", '{');
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++)
		json_number(&json, class_name(of), diff->by_class[of]);
	json_close(&json, '}');
	json_open_line(&json, "changes", '[');
	for (size_t i = 0; i < diff->count; i++)
		put_change(&json, diff, &locator, &diff->changes[i]);
	json_close_line(&json, ']');
	json_close_line(&json, '}');
	text_char(out, '\n');
}

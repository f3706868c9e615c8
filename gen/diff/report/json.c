/* SPDX-License-Identifier: MIT */
/* The diff for machines: spec/schema/diff.schema.json describes it. */
#include "base/json_write.h"
#include "base/source.h"
#include "diff/effects.h"
#include "diff/report/report.h"

static void put_list(struct json *json, const char *name, const struct strings *list)
{
	dump_open(json, name, '[', false);
	for (size_t i = 0; i < list->count; i++)
		dump_string(json, NULL, list->at[i]);
	dump_close(json, ']', false);
}

static void put_place(struct json *json, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);
	struct line_column at;

	if (loc.source == NULL || loc.source->text == NULL)
		return;
	at = source_locate(loc.source, loc.offset);
	dump_string(json, "file", loc.source->path);
	dump_number(json, "line", at.line);
	dump_number(json, "column", at.column);
}

static void put_change(struct json *json, const struct diff *diff, const struct change *change)
{
	struct effects effects = change_effects(diff, change);

	dump_open(json, NULL, '{', true);
	dump_string(json, "change", change_name(change->id));
	dump_string(json, "class", class_name(change_class(change->id)));
	dump_string(json, "kind", kind_of(change->subject->kind)->word);
	dump_string(json, "path", subject_path(diff->arena, change->subject));
	dump_string(json, "fact", change->whole ? NULL : fact_rows[change->fact].label);
	put_list(json, "old", &change->old);
	put_list(json, "new", &change->new);
	dump_strings(json, "symbols", &effects.symbols);
	dump_strings(json, "events", &effects.events);
	dump_strings(json, "metrics", &effects.metrics);
	put_place(json, change);
	dump_close(json, '}', false);
}

static void put_side(struct json *json, const char *name, const struct report_side *side)
{
	dump_open(json, name, '{', false);
	dump_string(json, "commit", side->commit.hash);
	dump_string(json, "date", side->commit.date);
	dump_bool(json, "edited", side->commit.edited);
	dump_number(json, "errors", side->errors);
	dump_string(json, "first_error", side->first_error);
	dump_close(json, '}', false);
}

void report_json(const struct report *report, struct text *out)
{
	const struct diff *diff = report->diff;
	enum change_class gravest = diff_gravest(diff);
	struct json json = { .out = out };

	dump_open(&json, NULL, '{', false);
	dump_number(&json, "schema", 1);
	dump_string(&json, "old", report->old.name);
	dump_string(&json, "new", report->new.name);
	put_side(&json, "old_side", &report->old);
	put_side(&json, "new_side", &report->new);
	dump_strings(&json, "left_out", &report->left_out);
	dump_bool(&json, "between", diff->between);
	dump_string(&json, "step", gravest == CLASS_COUNT || diff->between ? "none" : class_step(gravest));
	dump_open(&json, "counts", '{', false);
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++)
		dump_number(&json, class_name(of), diff->by_class[of]);
	dump_close(&json, '}', false);
	dump_open(&json, "changes", '[', true);
	for (size_t i = 0; i < diff->count; i++)
		put_change(&json, diff, &diff->changes[i]);
	dump_close(&json, ']', diff->count != 0);
	dump_close(&json, '}', true);
	text_char(out, '\n');
}

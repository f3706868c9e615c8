/* SPDX-License-Identifier: MIT */
/* Prints the diff for programs: spec/schema/output/diff.schema.json describes it. */
#include "diff/report/parts.h"

static const struct report_form of_programs = {
	.writer = &doc_json_writer, .names_max = SIZE_MAX, .values_max = SIZE_MAX, .room = SIZE_MAX, .whole = true
};

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

static void put_counts(struct json *json, const char *name, const size_t *counts)
{
	json_open(json, name, '{');
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++)
		json_number(json, class_name(of), counts[of]);
	json_close(json, '}');
}

static void put_head(struct json *json, const struct report *report)
{
	const struct diff *diff = report->diff;
	enum change_class gravest = diff_gravest(diff);

	json_number(json, "schema", 1);
	json_text(json, "old", report->old.name);
	json_text(json, "new", report->new.name);
	put_side(json, "old_side", &report->old);
	put_side(json, "new_side", &report->new);
	json_texts(json, "left_out", &report->left_out);
	json_bool(json, "between", diff->between);
	json_text(json, "step", gravest == CLASS_COUNT || diff->between ? "none" : class_step(gravest));
	put_counts(json, "counts", diff->by_class);
	if (report->accepts)
		put_counts(json, "accepted", diff->accepted);
}

void report_json(const struct report *report, struct text *out)
{
	struct doc doc = { .writer = of_programs.writer, .out = out, .json = { .out = out, .sparse = true } };

	json_open(&doc.json, NULL, '{');
	put_head(&doc.json, report);
	report_parts(&doc, report, &of_programs);
	json_close_line(&doc.json, '}');
	text_char(out, '\n');
	doc_free(&doc);
}

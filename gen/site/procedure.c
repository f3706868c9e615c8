/* SPDX-License-Identifier: MIT */
/* Shows procedures step by step, and remarks. */
#include <inttypes.h>

#include "site/parts.h"

static void put_register(struct doc *doc, const struct step *step)
{
	const struct box *box = step->is.box;
	const struct item item = { .platform = box->is.platform, .box = box, .reg = step->is.reg };
	struct text name = { 0 };

	text_join(&name, box->id, ".", step->is.reg->id);
	if (step->has_index)
		text_printf(&name, "[%u]", step->index);
	doc_link(doc, &item, DOC_CODE, text_string(&name));
	text_free(&name);
}

static void put_value(struct doc *doc, const struct step *step)
{
	struct text set = { 0 };

	if (step->is.read)
		return;
	doc_text(doc, " with ");
	if (step->preload)
		doc_text(doc, "the value that the counter starts from");
	else
		doc_format(doc, DOC_CODE, "0x%" PRIx64, step->is.whole);
	site_settings(&set, step->settings, step->setting_count);
	if (set.length != 0) {
		doc_text(doc, " (");
		doc_code(doc, text_string(&set));
		doc_text(doc, ")");
	}
	text_free(&set);
	doc_text(doc, step->event ? ", and the fields of the event" : "");
	if (step->is.in_use != NULL) {
		doc_text(doc, ", and the counters in use in ");
		doc_code(doc, step->is.in_use->id);
	}
	for (size_t i = 0; i < step->keep.count; i++) {
		doc_text(doc, i == 0 ? ", keeping " : ", ");
		doc_code(doc, step->keep.at[i]);
	}
}

static void put_step(struct doc *doc, const struct step *step)
{
	doc_item(doc);
	doc_text(doc, step->is.read ? "Read " : "Write ");
	put_register(doc, step);
	put_value(doc, step);
	doc_text(doc, step->is.per_counter ? ", for each counter in use." : ".");
	if (step->text != NULL) {
		doc_next_line(doc);
		doc_text(doc, step->text);
	}
	doc_cite_aside(doc, step->source);
	doc_end(doc);
}

static void put_procedure(struct doc *doc, const struct procedure *procedure)
{
	const char *word = procedure_words[procedure->name];
	struct text title = { 0 };

	text_join(&title, word, ": ", procedure_helps[procedure->name]);
	doc_part(doc, word, text_string(&title));
	if (procedure->step_count == 0) {
		doc_sentence(doc, "Nothing is to be done.");
	} else {
		doc_list(doc, "steps");
		for (size_t i = 0; i < procedure->step_count; i++)
			put_step(doc, &procedure->steps[i]);
		doc_end(doc);
	}
	doc_end(doc);
	text_free(&title);
}

void site_procedures(struct doc *doc, const struct procedure *procedures, size_t count)
{
	if (count == 0)
		return;
	doc_section(doc, "procedures", "Procedures");
	for (size_t i = 0; i < count; i++)
		put_procedure(doc, &procedures[i]);
	doc_end(doc);
}

void site_remarks(struct doc *doc, const struct remark *remarks, size_t count)
{
	if (count == 0)
		return;
	doc_section(doc, "remarks", "Remarks");
	doc_list(doc, NULL);
	for (size_t i = 0; i < count; i++) {
		doc_item(doc);
		doc_text(doc, remarks[i].text);
		doc_cite_aside(doc, remarks[i].source);
		doc_end(doc);
	}
	doc_end(doc);
	doc_end(doc);
}

/* SPDX-License-Identifier: MIT */
/* Shows procedures step by step, and remarks. */
#include <inttypes.h>

#include "site/parts.h"

static void put_register(struct site_page *page, const struct step *step)
{
	struct text url = { 0 }, name = { 0 };

	site_url_of_register(&url, step->is.box, step->is.reg);
	text_join(&name, step->is.box->id, ".", step->is.reg->id);
	if (step->has_index)
		text_printf(&name, "[%u]", step->index);
	site_link_open(page, text_string(&url));
	doc_code(&page->doc, text_string(&name));
	text_add(page->out, "</a>");
	text_free(&url);
	text_free(&name);
}

static void put_value(struct site_page *page, const struct step *step)
{
	struct text set = { 0 };

	if (step->is.read)
		return;
	if (step->preload)
		text_add(page->out, " with the value that the counter starts from");
	else
		text_printf(page->out, " with <code>0x%" PRIx64 "</code>", step->is.whole);
	site_settings(&set, step->settings, step->setting_count);
	if (set.length != 0) {
		text_add(page->out, " (");
		doc_code(&page->doc, text_string(&set));
		text_add(page->out, ")");
	}
	if (step->event)
		text_add(page->out, ", and the fields of the event");
	if (step->is.in_use != NULL)
		text_join(page->out, ", and the counters in use in <code>", step->is.in_use->id, "</code>");
	for (size_t i = 0; i < step->keep.count; i++)
		text_join(page->out, i == 0 ? ", keeping <code>" : ", <code>", step->keep.at[i], "</code>");
	text_free(&set);
}

static void put_step(struct site_page *page, const struct step *step)
{
	text_add(page->out, step->is.read ? "<li>Read " : "<li>Write ");
	put_register(page, step);
	put_value(page, step);
	if (step->is.per_counter)
		text_add(page->out, ", for each counter in use");
	text_add(page->out, ".");
	if (step->text != NULL) {
		text_add(page->out, "<br>");
		html_text(page->out, step->text);
	}
	if (step->source != NULL) {
		text_add(page->out, " <span class=\"src\">(");
		doc_cite(&page->doc, step->source);
		text_add(page->out, ")</span>");
	}
	text_add(page->out, "</li>\n");
}

static void put_procedure(struct site_page *page, const struct procedure *procedure)
{
	text_printf(page->out, "<h3 id=\"s-%s\">%s: %s</h3>\n", procedure_words[procedure->name],
		    procedure_words[procedure->name], procedure_helps[procedure->name]);
	if (procedure->step_count == 0) {
		doc_sentence(&page->doc, "Nothing is to be done.");
		return;
	}
	text_add(page->out, "<ol>");
	for (size_t i = 0; i < procedure->step_count; i++)
		put_step(page, &procedure->steps[i]);
	text_add(page->out, "</ol>\n");
}

void site_procedures(struct site_page *page, const struct procedure *procedures, size_t count)
{
	if (count == 0)
		return;
	doc_section(&page->doc, "procedures", "Procedures");
	for (size_t i = 0; i < count; i++)
		put_procedure(page, &procedures[i]);
	doc_end(&page->doc);
}

void site_remarks(struct site_page *page, const struct remark *remarks, size_t count)
{
	if (count == 0)
		return;
	doc_section(&page->doc, "remarks", "Remarks");
	text_add(page->out, "<ul>");
	for (size_t i = 0; i < count; i++) {
		text_add(page->out, "<li>");
		html_text(page->out, remarks[i].text);
		text_add(page->out, " <span class=\"src\">(");
		doc_cite(&page->doc, remarks[i].source);
		text_add(page->out, ")</span></li>\n");
	}
	text_add(page->out, "</ul>\n");
	doc_end(&page->doc);
}

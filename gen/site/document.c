/* SPDX-License-Identifier: MIT */
/* Writes the pages of the documents that are cited, and the list of them. */
#include <string.h>

#include "model/metric.h"
#include "site/parts.h"
#include "uncore/words.h"

/* How often a platform cites a document, by kind of item. */
struct tally {
	size_t registers, fields, events, umasks, others;
};

static bool cites(const char *source, const char *id)
{
	size_t length = strlen(id);

	while (source != NULL && *source != '\0') {
		source += strspn(source, "; ");
		if (strncmp(source, id, length) == 0 && strchr(" ;", source[length]) != NULL)
			return true;
		source += strcspn(source, ";");
	}
	return false;
}

static void count_box(struct tally *tally, const struct box *box, const char *id)
{
	tally->others += cites(box->about.is.source, id);
	for (size_t i = 0; i < box->reg_count; i++)
		tally->registers += cites(box->regs[i].about.is.source, id);
	for (size_t l = 0; l < box->layout_count; l++)
		for (size_t i = 0; i < box->layouts[l].is.field_count; i++)
			tally->fields += cites(box->layouts[l].is.fields[i].about.is.source, id);
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		const struct event *event = &box->events->at[i];

		tally->events += cites(event->about.is.source, id);
		for (size_t u = 0; u < event->umask_count; u++)
			tally->umasks += cites(event->umasks[u].about.is.source, id);
	}
}

static struct tally count_platform(const struct platform *platform, const char *id)
{
	struct tally tally = { .others = cites(platform->source, id) };

	for (size_t i = 0; i < platform->box_count; i++)
		count_box(&tally, &platform->boxes[i], id);
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++)
		tally.others += cites(platform->metrics->is.at[i].about.is.source, id);
	return tally;
}

static void put_platform(struct site_page *page, const struct platform *platform, const struct tally *tally)
{
	struct text url = { 0 };

	site_url_of_platform(&url, platform);
	text_add(page->out, "<tr><td>");
	site_link_to(page, &url, platform->id);
	text_printf(
		page->out,
		"</td><td class=\"n\">%zu</td><td class=\"n\">%zu</td><td class=\"n\">%zu</td><td class=\"n\">%zu</td>"
		"<td class=\"n\">%zu</td></tr>\n",
		tally->registers, tally->fields, tally->events, tally->umasks, tally->others);
	text_free(&url);
}

static void put_citing(struct site_page *page, const struct document *document)
{
	bool any = false;

	for (size_t i = 0; i < page->site->platform_count; i++) {
		const struct platform *platform = page->site->platforms[i];
		struct tally tally = count_platform(platform, document->id);

		if (tally.registers + tally.fields + tally.events + tally.umasks + tally.others == 0)
			continue;
		if (!any) {
			site_section(page, "cited", "How often it is cited");
			site_table(page, "Citations", "platform|registers|fields|events|umasks|others");
		}
		any = true;
		put_platform(page, platform, &tally);
	}
	if (!any)
		return;
	site_table_end(page);
	site_section_end(page);
}

static bool is_in(const struct dispute *dispute, const char *id)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (cites(dispute->claims[i].source, id))
			return true;
	return false;
}

static void put_dispute(struct site_page *page, const struct dispute *dispute, bool first)
{
	struct text url = { 0 };

	if (first) {
		site_section(page, "disputes", "Disputes in which it has a part");
		text_add(page->out, "<ul>");
	}
	site_url_of_dispute(&url, dispute);
	text_join(page->out, "<li>", dispute->is.platform->id, ": ");
	site_link_to(page, &url, dispute->topic);
	text_add(page->out, "</li>\n");
	text_free(&url);
}

static void put_disputes(struct site_page *page, const struct document *document)
{
	const struct model *model = page->site->model;
	bool any = false;

	for (size_t p = 0; p < model->platform_count; p++) {
		const struct disputes *disputes = &model->platforms[p].disputes;

		for (size_t i = 0; i < disputes->count; i++)
			if (is_in(&disputes->at[i], document->id)) {
				put_dispute(page, &disputes->at[i], !any);
				any = true;
			}
	}
	if (!any)
		return;
	text_add(page->out, "</ul>\n");
	site_section_end(page);
}

static void put_address(struct site_page *page, const struct document *document)
{
	if (document->url == NULL) {
		site_fact_text(page, "Address", "none is known");
		return;
	}
	site_fact(page, "Address");
	text_add(page->out, "<a href=\"");
	html_text(page->out, document->url);
	text_add(page->out, "\">");
	html_breakable(page->out, document->url);
	text_add(page->out, "</a>");
	site_fact_end(page);
}

static void put_document(struct site *site, const struct document *document)
{
	static const struct site_crumb crumbs[] = { { "documents/index.html", "Documents" } };
	struct text url = { 0 };
	struct site_page page;

	site_url_of_document(&url, document);
	page = site_page_begin(site, text_string(&url), document->title, crumbs, 1);
	text_free(&url);
	site_facts(&page);
	site_fact_code(&page, "Cited as", document->id);
	site_fact_text(&page, "Publisher", document->publisher);
	site_fact_text(&page, "Edition", document->revision);
	site_fact_text(&page, "Date", document->date);
	put_address(&page, document);
	site_facts_end(&page);
	put_citing(&page, document);
	put_disputes(&page, document);
	site_page_end(&page);
}

static void put_row(struct site_page *page, const struct document *document)
{
	struct text url = { 0 };

	site_url_of_document(&url, document);
	text_add(page->out, "<tr><td>");
	site_link_to(page, &url, document->title);
	text_add(page->out, "</td><td>");
	html_text(page->out, document->publisher != NULL ? document->publisher : "");
	text_add(page->out, "</td><td class=\"wrap\">");
	html_text(page->out, document->date != NULL ? document->date : "");
	text_add(page->out, "</td><td>");
	site_code(page->out, document->id);
	text_add(page->out, "</td></tr>\n");
	text_free(&url);
}

void site_document_pages(struct site *site)
{
	struct site_page page = site_page_begin(site, "documents/index.html", "Documents", NULL, 0);

	site_paragraph(&page, "What the facts were read in: manuals, code of other projects, and reports.");
	site_table(&page, "Documents", "title|publisher|date|cited as");
	for (size_t i = 0; i < site->model->document_count; i++)
		put_row(&page, &site->model->documents[i]);
	site_table_end(&page);
	site_page_end(&page);
	for (size_t i = 0; i < site->model->document_count; i++)
		put_document(site, &site->model->documents[i]);
}

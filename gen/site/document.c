/* SPDX-License-Identifier: MIT */
/* Writes the pages of the documents that are cited, and the list of them. */
#include <string.h>

#include "model/metric.h"
#include "site/parts.h"

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

static void put_platform(struct doc *doc, const struct platform *platform, const struct tally *tally)
{
	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link(doc, &(struct item){ .platform = platform }, DOC_PLAIN, platform->id);
	doc_end(doc);
	doc_cell_number(doc, tally->registers);
	doc_cell_number(doc, tally->fields);
	doc_cell_number(doc, tally->events);
	doc_cell_number(doc, tally->umasks);
	doc_cell_number(doc, tally->others);
	doc_end(doc);
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
			doc_section(&page->doc, "cited", "How often it is cited");
			doc_table(&page->doc, "Citations", "platform|registers|fields|events|umasks|others");
		}
		any = true;
		put_platform(&page->doc, platform, &tally);
	}
	if (!any)
		return;
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static bool is_in(const struct dispute *dispute, const char *id)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (cites(dispute->claims[i].source, id))
			return true;
	return false;
}

static void put_dispute(struct doc *doc, const struct dispute *dispute, bool first)
{
	if (first) {
		doc_section(doc, "disputes", "Disputes in which it has a part");
		doc_list(doc, NULL);
	}
	doc_item(doc);
	doc_text(doc, dispute->is.platform->id);
	doc_text(doc, ": ");
	doc_link(doc, &(struct item){ .platform = dispute->is.platform, .dispute = dispute }, DOC_PLAIN,
		 dispute->topic);
	doc_end(doc);
}

static void put_disputes(struct site_page *page, const struct document *document)
{
	const struct model *model = page->site->model;
	bool any = false;

	for (size_t p = 0; p < model->platform_count; p++) {
		const struct disputes *disputes = &model->platforms[p].disputes;

		for (size_t i = 0; i < disputes->count; i++)
			if (is_in(&disputes->at[i], document->id)) {
				put_dispute(&page->doc, &disputes->at[i], !any);
				any = true;
			}
	}
	if (!any)
		return;
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static void put_address(struct doc *doc, const struct document *document)
{
	doc_fact(doc, "Address");
	doc_address(doc, document->url, document->url != NULL ? document->url : "none is known");
	doc_end(doc);
}

static void put_document(struct site *site, const struct document *document)
{
	static const struct site_crumb crumbs[] = { { "documents/index.html", "Documents" } };
	struct text url = { 0 };
	struct site_page page;

	site_url_of_document(&url, document);
	page = site_page_begin(site, text_string(&url), document->title, crumbs, 1);
	text_free(&url);
	doc_facts(&page.doc);
	doc_fact_code(&page.doc, "Cited as", document->id);
	doc_fact_text(&page.doc, "Publisher", document->publisher);
	doc_fact_text(&page.doc, "Edition", document->revision);
	doc_fact_text(&page.doc, "Date", document->date);
	put_address(&page.doc, document);
	doc_end(&page.doc);
	put_citing(&page, document);
	put_disputes(&page, document);
	site_page_end(&page);
}

static void put_row(struct site_page *page, const struct document *document)
{
	struct doc *doc = &page->doc;
	struct text url = { 0 };

	site_url_of_document(&url, document);
	doc_row(doc);
	doc_cell(doc, NULL);
	site_link_to(page, &url, document->title);
	doc_end(doc);
	doc_cell_text(doc, document->publisher);
	doc_cell(doc, "wrap");
	doc_text(doc, document->date);
	doc_end(doc);
	doc_cell_code(doc, document->id);
	doc_end(doc);
	text_free(&url);
}

void site_document_pages(struct site *site)
{
	struct site_page page = site_page_begin(site, "documents/index.html", "Documents", NULL, 0);

	doc_sentence(&page.doc, "What the facts were read in: manuals, code of other projects, and reports.");
	doc_table(&page.doc, "Documents", "title|publisher|date|cited as");
	for (size_t i = 0; i < site->model->document_count; i++)
		put_row(&page, &site->model->documents[i]);
	doc_end(&page.doc);
	site_page_end(&page);
	for (size_t i = 0; i < site->model->document_count; i++)
		put_document(site, &site->model->documents[i]);
}

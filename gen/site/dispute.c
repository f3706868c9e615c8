/* SPDX-License-Identifier: MIT */
/* Writes the pages of disputes, and the list of them. */
#include "site/parts.h"

static void put_dispute(struct site *site, const struct dispute *dispute)
{
	static const struct site_crumb crumbs[] = { { "disputes/index.html", "Disputes" } };
	const struct item platform = { .platform = dispute->is.platform };
	struct text url = { 0 };
	struct site_page page;
	struct doc *doc = &page.doc;

	site_url_of_dispute(&url, dispute);
	page = site_page_begin(site, text_string(&url), dispute->topic, crumbs, 1);
	text_free(&url);
	doc_facts(doc);
	doc_fact_code(doc, "dispute", dispute->id);
	doc_fact(doc, "platform");
	doc_link(doc, &platform, DOC_PLAIN, dispute->is.platform->id);
	doc_end(doc);
	doc_fact_items(doc, "about", &dispute->items, dispute->is.items);
	doc_end(doc);
	doc_section(doc, "claims", "Who says what");
	about_dispute(doc, dispute);
	doc_end(doc);
	site_page_end(&page);
}

static void put_list(struct site *site)
{
	struct site_page page = site_page_begin(site, "disputes/index.html", "Disputes", NULL, 0);
	struct doc *doc = &page.doc;

	doc_sentence(doc, "The facts on which sources differ: each claim, what this description says, and why.");
	for (size_t i = 0; i < site->platform_count; i++) {
		doc_section(doc, site->platforms[i]->id, site->platforms[i]->title);
		about_dispute_table(doc, site->platforms[i]);
		doc_end(doc);
	}
	site_page_end(&page);
}

void site_dispute_pages(struct site *site)
{
	put_list(site);
	for (size_t i = 0; i < site->model->platform_count; i++)
		for (size_t k = 0; k < site->model->platforms[i].disputes.count; k++)
			put_dispute(site, &site->model->platforms[i].disputes.at[k]);
}

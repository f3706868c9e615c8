/* SPDX-License-Identifier: MIT */
/* Writes the pages of disputes, and the list of them. */
#include "site/parts.h"

static void put_subjects(struct site_page *page, const struct dispute *dispute)
{
	if (dispute->items.count == 0)
		return;
	site_fact(page, "About");
	for (size_t i = 0; i < dispute->items.count; i++) {
		text_add(page->out, i == 0 ? "" : ", ");
		site_item_link(page, &dispute->is.items[i], dispute->items.at[i]);
	}
	site_fact_end(page);
}

static void put_claims(struct site_page *page, const struct dispute *dispute)
{
	site_section(page, "claims", "Who says what");
	site_table(page, "Claims", "claim|says|verdict");
	for (size_t i = 0; i < dispute->claim_count; i++) {
		const struct claim *claim = &dispute->claims[i];

		text_add(page->out, "<tr><td>");
		html_text(page->out, claim->value);
		text_add(page->out, "</td><td>");
		site_citations(page, claim->source);
		text_add(page->out, claim->holds ? "</td><td><b>holds</b></td></tr>\n" : "</td><td></td></tr>\n");
	}
	site_table_end(page);
	site_section_end(page);
}

static void put_dispute(struct site *site, const struct dispute *dispute)
{
	static const struct site_crumb crumbs[] = { { "disputes/index.html", "Disputes" } };
	struct text url = { 0 };
	struct site_page page;

	site_url_of_dispute(&url, dispute);
	page = site_page_begin(site, text_string(&url), dispute->topic, crumbs, 1);
	site_facts(&page);
	site_fact_code(&page, "Dispute", dispute->id);
	site_fact(&page, "Platform");
	text_cut(&url, 0);
	if (site_has(site, dispute->is.platform)) {
		site_url_of_platform(&url, dispute->is.platform);
		site_link_to(&page, &url, dispute->is.platform->id);
	} else {
		site_code(page.out, dispute->is.platform->id);
	}
	site_fact_end(&page);
	put_subjects(&page, dispute);
	site_fact_text(&page, "Verdict", dispute->verdict);
	site_fact_text(&page, "Confidence", confidence_words[dispute->confidence]);
	site_fact_text(&page, "Because", dispute->reason);
	site_facts_end(&page);
	put_claims(&page, dispute);
	site_page_end(&page);
	text_free(&url);
}

/* The first of what it is about, and how many others. */
static void put_first_subject(struct site_page *page, const struct dispute *dispute)
{
	if (dispute->items.count == 0)
		return;
	site_item_link(page, &dispute->is.items[0], dispute->items.at[0]);
	if (dispute->items.count > 1)
		text_printf(page->out, " and %zu more", dispute->items.count - 1);
}

static void put_row(struct site_page *page, const struct dispute *dispute)
{
	struct text url = { 0 };

	site_url_of_dispute(&url, dispute);
	text_add(page->out, "<tr><td>");
	site_link_to(page, &url, dispute->topic);
	text_add(page->out, "</td><td class=\"wrap\">");
	put_first_subject(page, dispute);
	text_add(page->out, "</td><td>");
	html_text(page->out, dispute->verdict);
	text_join(page->out, "</td><td>", confidence_words[dispute->confidence], "</td></tr>\n");
	text_free(&url);
}

void site_disputes_of(struct site_page *page, const struct platform *platform)
{
	if (platform->disputes.count == 0)
		return;
	site_table(page, "Disputes", "topic|about|verdict|confidence");
	for (size_t i = 0; i < platform->disputes.count; i++)
		put_row(page, &platform->disputes.at[i]);
	site_table_end(page);
}

static void put_list(struct site *site)
{
	struct site_page page = site_page_begin(site, "disputes/index.html", "Disputes", NULL, 0);

	site_paragraph(&page, "The facts on which sources differ: each claim, what this description says, and why.");
	for (size_t i = 0; i < site->platform_count; i++) {
		site_section(&page, site->platforms[i]->id, site->platforms[i]->title);
		site_disputes_of(&page, site->platforms[i]);
		site_section_end(&page);
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

/* SPDX-License-Identifier: MIT */
/* Shows disputes and errata with the items that they concern. */
#include "site/parts.h"

static void put_claims(struct site_page *page, const struct dispute *dispute)
{
	text_add(page->out, "<ul>");
	for (size_t i = 0; i < dispute->claim_count; i++) {
		const struct claim *claim = &dispute->claims[i];

		text_add(page->out, claim->holds ? "<li><b>" : "<li>");
		html_text(page->out, claim->value);
		text_add(page->out, claim->holds ? "</b>" : "");
		text_add(page->out, " <span class=\"src\">(");
		site_citations(page, claim->source);
		text_add(page->out, ")</span></li>");
	}
	text_add(page->out, "</ul>");
}

static void put_dispute(struct site_page *page, const struct dispute *dispute)
{
	struct text url = { 0 };

	text_add(page->out, "<div class=\"note\"><p><span class=\"tag disputed\">disputed</span> ");
	site_url_of_dispute(&url, dispute);
	site_link_to(page, &url, dispute->topic);
	text_free(&url);
	text_add(page->out, "</p>");
	put_claims(page, dispute);
	text_printf(page->out, "<p>Verdict, with %s confidence: <b>", confidence_words[dispute->confidence]);
	html_text(page->out, dispute->verdict);
	text_add(page->out, "</b>. ");
	html_text(page->out, dispute->reason);
	text_add(page->out, "</p></div>\n");
}

void site_disputed(struct site_page *page, const struct item *of)
{
	const struct disputes *disputes = &of->platform->disputes;

	for (size_t i = 0; i < disputes->count; i++)
		if (item_is_disputed(of, &disputes->at[i], true))
			put_dispute(page, &disputes->at[i]);
}

void site_item_link(struct site_page *page, const struct item *of, const char *text)
{
	struct text url = { 0 };

	if (!site_has(page->site, of->platform)) {
		site_code(page->out, text);
		return;
	}
	site_url_of_item(&url, of);
	site_link_open(page, text_string(&url));
	site_code(page->out, text);
	text_add(page->out, "</a>");
	text_free(&url);
}

static void put_erratum(struct site_page *page, const struct platform *platform, const struct erratum *erratum)
{
	struct text url = { 0 };

	text_add(page->out, "<div class=\"note\"><p><span class=\"tag disputed\">erratum</span> ");
	site_url_of_erratum(&url, platform, erratum);
	site_link_to(page, &url, erratum->id);
	text_add(page->out, ": ");
	html_text(page->out, erratum->title);
	text_add(page->out, "</p></div>\n");
	text_free(&url);
}

void site_errata(struct site_page *page, const struct item *of)
{
	const struct errata *errata = of->platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (item_has_erratum(of, &errata->at[i]))
			put_erratum(page, of->platform, &errata->at[i]);
}

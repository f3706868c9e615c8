/* SPDX-License-Identifier: MIT */
/* Makes the site: every page in turn, and the files that pages share. */
#include "site/site.h"

#include <string.h>

#include "model/metric.h"
#include "site/parts.h"

/* site.css and site.js: made by the build. */
extern const unsigned char embedded_gen_site_site_css[], embedded_gen_site_site_js[];

static void add_shared(struct site *site, const char *path, const unsigned char *text)
{
	site_file(site, path, (const char *)text, strlen((const char *)text));
}

static void put_platform(struct site_page *page, const struct platform *platform)
{
	struct doc *doc = &page->doc;
	struct text url = { 0 };
	size_t events = 0;

	for (size_t i = 0; i < platform->box_count; i++)
		events += platform->boxes[i].events != NULL ? platform->boxes[i].events->count : 0;
	site_url_of_platform(&url, platform);
	doc_item(doc);
	text_add(page->out, "<h3>");
	site_link_to(page, &url, platform->title);
	text_add(page->out, "</h3>");
	doc_paragraph(doc);
	doc_code(doc, platform->id);
	doc_format(doc, DOC_PLAIN, ", %zu box%s, %zu events", platform->box_count, platform->box_count == 1 ? "" : "es",
		   events);
	doc_end(doc);
	doc_end(doc);
	text_free(&url);
}

/* What a reader may have come for, besides a platform. */
static void put_ways(struct site_page *page)
{
	static const struct {
		const char *url, *text, *about;
	} ways[] = {
		{ "search.html", "Search", "by what is counted, by name, by address: memory bandwidth, RFO, 0xd10" },
		{ "codec.html", "Encode and decode", "an event in any program's words, a register's value, a log" },
		{ "compare/index.html", "Compare two platforms", "what moved, what is new, what is gone" },
		{ "disputes/index.html", "Disputes", "facts on which manuals, drivers and tools differ" },
		{ "docs/index.html", "Manual", "measuring, programming, describing a processor" },
	};

	doc_list(&page->doc, NULL);
	for (size_t i = 0; i < sizeof ways / sizeof ways[0] - (page->site->docs == NULL); i++) {
		doc_item(&page->doc);
		site_link(page, ways[i].url, ways[i].text);
		doc_format(&page->doc, DOC_PLAIN, ": %s", ways[i].about);
		doc_end(&page->doc);
	}
	doc_end(&page->doc);
}

static void add_index(struct site *site)
{
	struct site_page page = site_page_begin(site, "index.html", "Uncore performance counters", NULL, 0);
	struct doc *doc = &page.doc;

	doc_lead(doc,
		 "Every register, field, event and metric of the performance counters outside the cores of Intel "
		 "processors, each with its source, and with what other programs call it.");
	doc_paragraph(doc);
	doc_text(doc,
		 "Sources that contradict each other are shown with the verdict. Everything comes from one "
		 "description, from which the C headers and the ");
	doc_code(doc, "uncore");
	doc_text(doc, " command are made as well.");
	doc_end(doc);
	put_ways(&page);
	doc_section(doc, "platforms", "Platforms");
	doc_list(doc, "cards");
	for (size_t i = 0; i < site->platform_count; i++)
		put_platform(&page, site->platforms[i]);
	doc_end(doc);
	doc_end(doc);
	site_page_end(&page);
}

static void add_box(struct site *site, const struct box *box)
{
	struct site_box of = { .site = site, .box = box };

	of.symbols.arena = &of.arena;
	symbols_of_box(&of.symbols, box);
	site_box_page(&of);
	for (size_t i = 0; i < box->reg_count; i++)
		site_register_page(&of, &box->regs[i]);
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
		site_event_page(&of, &box->events->at[i]);
	arena_free(&of.arena);
}

static void add_platform(struct site *site, const struct platform *platform)
{
	site_platform_page(site, platform);
	for (size_t i = 0; i < platform->box_count; i++)
		add_box(site, &platform->boxes[i]);
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++)
		site_metric_page(site, &platform->metrics->is.at[i]);
	for (size_t i = 0; platform->groups != NULL && i < platform->groups->count; i++)
		site_group_page(site, platform, &platform->groups->at[i]);
}

void site_make(struct site *site)
{
	site->pages = site_pages(site);
	site_comparisons(site); /* these need most memory, so they come before the list of files has grown */
	add_index(site);
	for (size_t i = 0; i < site->platform_count; i++)
		add_platform(site, site->platforms[i]);
	site_dispute_pages(site);
	site_document_pages(site);
	site_search(site);
	site_codec(site);
	add_shared(site, "site.css", embedded_gen_site_site_css);
	add_shared(site, "site.js", embedded_gen_site_site_js);
}

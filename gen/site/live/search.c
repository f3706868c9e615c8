/* SPDX-License-Identifier: MIT */
/* Adds the search to the site: its page, and the script of the box in the head of every page. */
#include "base/json/write.h"
#include "site/parts.h"

extern const unsigned char embedded_gen_site_live_search_html[], embedded_gen_site_live_search_js[],
	embedded_gen_site_live_results_js[];

/* The platforms that have pages, with their titles. */
static void put_platforms(struct text *out, const struct site *site)
{
	struct json json = { .out = out };

	json_open(&json, NULL, '[');
	for (size_t i = 0; i < site->platform_count; i++) {
		json_open(&json, NULL, '[');
		json_text(&json, NULL, site->platforms[i]->id);
		json_text(&json, NULL, site->platforms[i]->title);
		json_close(&json, ']');
	}
	json_close(&json, ']');
}

static void add_head_script(struct site *site)
{
	struct text *out = outputs_add(site->outputs, "search.js");

	text_add(out, "/* GENERATED from spec/ by uncoregen site. */\nvar reference = { platforms: ");
	put_platforms(out, site);
	text_add(out, " };\n");
	text_add(out, (const char *)embedded_gen_site_live_search_js);
}

static void put_dispute(struct json *json, const struct site_subject *subject)
{
	struct text item = { 0 }, dispute = { 0 };

	site_url_of_subject(&item, subject);
	site_url_of_dispute(&dispute, subject->dispute);
	json_text(json, text_string(&item), text_string(&dispute));
	text_free(&item);
	text_free(&dispute);
}

/* With what is disputed: the address of each item, and of its dispute. Of several about one item the last counts. */
static void add_page_script(struct site *site)
{
	struct json json = { .out = outputs_add(site->outputs, "results.js") };

	text_add(json.out, "/* GENERATED from spec/ by uncoregen site. */\nreference.disputed = ");
	json_open(&json, NULL, '{');
	for (size_t i = 0; i < site->subject_count; i++)
		if (site->subjects[i].platform != NULL && site_has(site, site->subjects[i].platform))
			put_dispute(&json, &site->subjects[i]);
	json_close(&json, '}');
	text_add(json.out, ";\n");
	text_add(json.out, (const char *)embedded_gen_site_live_results_js);
}

void site_search(struct site *site)
{
	struct site_page page = site_page_begin(site, "search.html", "Search", NULL, 0);

	text_add(page.out, (const char *)embedded_gen_site_live_search_html);
	site_page_end(&page);
	add_head_script(site);
	add_page_script(site);
}

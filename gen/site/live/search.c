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

static void put_disputed(struct json *json, const struct dispute *dispute)
{
	for (size_t i = 0; i < dispute->items.count; i++) {
		struct text item = { 0 }, url = { 0 };

		site_url_of_item(&item, &dispute->is.items[i]);
		site_url_of_dispute(&url, dispute);
		json_text(json, text_string(&item), text_string(&url));
		text_free(&item);
		text_free(&url);
	}
}

/* With what is disputed: the address of each item, and of its dispute. Of several about one item the last counts. */
static void add_page_script(struct site *site)
{
	struct json json = { .out = outputs_add(site->outputs, "results.js") };

	text_add(json.out, "/* GENERATED from spec/ by uncoregen site. */\nreference.disputed = ");
	json_open(&json, NULL, '{');
	for (size_t i = 0; i < site->model->platform_count; i++) {
		const struct platform *platform = &site->model->platforms[i];

		for (size_t k = 0; site_has(site, platform) && k < platform->disputes.count; k++)
			put_disputed(&json, &platform->disputes.at[k]);
	}
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

/* SPDX-License-Identifier: MIT */
/* Makes the site: every page in turn, and the files that pages share. */
#include "site/site.h"

#include <string.h>

#include "site/page.h"

/* site.css and site.js: made by the build. */
extern const unsigned char embedded_gen_site_site_css[], embedded_gen_site_site_js[];

void site_file(struct site *site, const char *path, const char *bytes, size_t length)
{
	text_bytes(outputs_add(site->outputs, path), bytes, length);
}

static void add_shared(struct site *site, const char *path, const unsigned char *text)
{
	site_file(site, path, (const char *)text, strlen((const char *)text));
}

bool site_has(const struct site *site, const struct platform *platform)
{
	for (size_t i = 0; i < site->platform_count; i++)
		if (site->platforms[i] == platform)
			return true;
	return false;
}

static void put_platforms(struct site_page *page)
{
	site_section(page, "platforms", "Platforms");
	text_add(page->out, "<ul>");
	for (size_t i = 0; i < page->site->platform_count; i++) {
		struct text url = { 0 };

		site_url_of_platform(&url, page->site->platforms[i]);
		text_add(page->out, "<li>");
		site_link(page, text_string(&url), page->site->platforms[i]->title);
		text_add(page->out, "</li>\n");
		text_free(&url);
	}
	text_add(page->out, "</ul>\n");
	site_section_end(page);
}

static void add_index(struct site *site)
{
	struct site_page page = site_page_begin(site, "index.html", "Uncore performance counters", NULL, 0);

	put_platforms(&page);
	site_page_end(&page);
}

bool site_make(struct site *site)
{
	add_index(site);
	site_search(site);
	site_codec(site);
	add_shared(site, "site.css", embedded_gen_site_site_css);
	add_shared(site, "site.js", embedded_gen_site_site_js);
	return site->outputs->error == NULL;
}

/* SPDX-License-Identifier: MIT */
/* Adds the search to the site. */
#include "site/page.h"

void site_search(struct site *site)
{
	static const char script[] = "/* The search is not there yet. */\n";
	struct site_page page = site_page_begin(site, "search.html", "Search", NULL, 0);

	text_add(page.out, "<p>The search needs JavaScript. Without it, begin at the list of platforms.</p>\n");
	site_page_end(&page);
	site_file(site, "search.js", script, sizeof script - 1);
}

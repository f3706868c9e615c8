/* SPDX-License-Identifier: MIT */
/* Adds the page that encodes and decodes to the site. */
#include "site/page.h"

void site_codec(struct site *site)
{
	struct site_page page = site_page_begin(site, "codec.html", "Codec", NULL, 0);

	text_add(page.out,
		 "<p>This page is not there yet. On a command line, <code>uncore encode</code> and "
		 "<code>uncore decode</code> do its work.</p>\n");
	site_page_end(&page);
}

/* SPDX-License-Identifier: MIT */
/* Finds the pages of items, and begins the pages of things on a platform. */
#include "site/parts.h"

bool site_has(const struct site *site, const struct platform *platform)
{
	for (size_t i = 0; i < site->platform_count; i++)
		if (site->platforms[i] == platform)
			return true;
	return false;
}

/* Disputes and documents have pages whichever platforms have. */
static bool url_of_item(const void *site, struct text *url, const struct item *item)
{
	if (item->dispute == NULL && !site_has(site, item->platform))
		return false;
	site_url_of_item(url, item);
	return true;
}

static void url_of_document(const void *site, struct text *url, const struct document *document)
{
	(void)site;
	site_url_of_document(url, document);
}

struct doc_pages site_pages(const struct site *site)
{
	return (struct doc_pages){ url_of_item, url_of_document, site };
}

void site_file(struct site *site, const char *path, const char *bytes, size_t length)
{
	text_bytes(outputs_add(site->outputs, path), bytes, length);
}

struct site_page site_open_in(struct site *site, const struct platform *platform, const struct box *box,
			      const char *url, const char *title)
{
	struct text of_platform = { 0 }, of_box = { 0 };
	struct site_crumb crumbs[3] = { { "index.html", "libuncore" } };
	struct site_page page;

	site_url_of_platform(&of_platform, platform);
	crumbs[1] = (struct site_crumb){ text_string(&of_platform), platform->title };
	if (box != NULL) {
		site_url_of_box(&of_box, box);
		crumbs[2] = (struct site_crumb){ text_string(&of_box), box->title };
	}
	page = site_page_begin(site, url, title, crumbs, box != NULL ? 3 : 2);
	text_free(&of_platform);
	text_free(&of_box);
	return page;
}

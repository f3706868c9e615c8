/* SPDX-License-Identifier: MIT */
/* Writes the frame of every page of the site, and the pieces that pages are made of. */
#include "site/page.h"

#include <string.h>

#include "uncore/version.h"

static const char *root_of(struct arena *arena, const char *url)
{
	struct text out = { 0 };
	const char *root;

	for (const char *slash = strchr(url, '/'); slash != NULL; slash = strchr(slash + 1, '/'))
		text_add(&out, "../");
	root = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return root;
}

static void put_head(const struct site_page *page)
{
	struct text *out = page->out;

	text_add(out,
		 "<!DOCTYPE html>\n<!-- GENERATED from spec/ by uncoregen site. -->\n<html lang=\"en\">\n<head>\n"
		 "<meta charset=\"utf-8\">\n"
		 "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>");
	html_text(out, page->title);
	text_join(out,
		  " \xc2\xb7 libuncore</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"",
		  page->root, "site.css\">\n");
	text_join(out, "<script defer src=\"", page->root, "site.js\"></script>\n");
	text_join(out, "<script defer src=\"", page->root, "search.js\"></script>\n</head>\n<body>\n");
}

/* Whether the page is in the folder of the platform. */
static bool is_of_platform(const struct site_page *page, const struct platform *platform)
{
	struct text url = { 0 };
	const char *end;
	bool is_in;

	site_url_of_platform(&url, platform);
	end = strrchr(text_string(&url), '/');
	is_in = end != NULL && strncmp(page->url, text_string(&url), (size_t)(end - text_string(&url)) + 1) == 0;
	text_free(&url);
	return is_in;
}

/* The codec begins with the platform that the page is about: its fragment is what codec.js reads. */
static void put_place(struct site_page *page, const struct site_crumb *place)
{
	struct text url = { 0 };

	text_add(&url, place->url);
	for (size_t i = 0; strcmp(place->url, "codec.html") == 0 && i < page->site->platform_count; i++)
		if (is_of_platform(page, page->site->platforms[i]))
			text_join(&url, "#platform=", page->site->platforms[i]->id, "");
	text_add(page->out, "<li>");
	site_link(page, text_string(&url), place->title);
	text_free(&url);
}

static void put_nav(struct site_page *page)
{
	static const struct site_crumb places[] = {
		{ "index.html#s-platforms", "Platforms" },
		{ "compare/index.html", "Compare" },
		{ "codec.html", "Codec" },
		{ "disputes/index.html", "Disputes" },
		{ "documents/index.html", "Documents" },
		{ "docs/index.html", "Manual" },
	};
	size_t count = sizeof places / sizeof places[0] - (page->site->docs == NULL);

	text_add(page->out, "<nav aria-label=\"Site\"><ul>");
	for (size_t i = 0; i < count; i++)
		put_place(page, &places[i]);
	text_add(page->out, "</ul></nav>\n");
}

static void put_header(struct site_page *page)
{
	struct text *out = page->out;

	text_add(out, "<a class=\"skip\" href=\"#main\">Skip to the content</a>\n<header class=\"top\">");
	text_join(out, "<a class=\"home\" href=\"", page->root, "index.html\">libuncore</a>\n");
	text_join(out, "<form role=\"search\" action=\"", page->root,
		  "search.html\"><input name=\"q\" type=\"search\" aria-label=\"Search registers, events, metrics\" "
		  "placeholder=\"Search\" autocomplete=\"off\"><button type=\"submit\">Search</button></form>\n");
	put_nav(page);
	text_add(out, "</header>\n");
}

static void put_crumbs(struct site_page *page, const struct site_crumb *crumbs, size_t count)
{
	if (count == 0)
		return;
	text_add(page->out, "<nav class=\"crumbs\" aria-label=\"Where this page is\"><ol>");
	for (size_t i = 0; i < count; i++) {
		text_add(page->out, "<li>");
		site_link(page, crumbs[i].url, crumbs[i].title);
	}
	text_add(page->out, "</ol></nav>\n");
}

struct site_page site_page_begin(struct site *site, const char *url, const char *title, const struct site_crumb *crumbs,
				 size_t crumb_count)
{
	const char *path = arena_copy(site->arena, url, strlen(url));
	struct site_page page = { .site = site,
				  .url = path,
				  .title = arena_copy(site->arena, title, strlen(title)),
				  .root = root_of(site->arena, url),
				  .out = outputs_add(site->outputs, path) };

	page.doc = (struct doc){ .writer = &doc_html_writer,
				 .out = page.out,
				 .model = site->model,
				 .pages = &site->pages,
				 .root = page.root,
				 .page = path };
	put_head(&page);
	put_header(&page);
	put_crumbs(&page, crumbs, crumb_count);
	text_add(page.out, "<main id=\"main\" tabindex=\"-1\">\n<h1>");
	html_name(page.out, title);
	text_add(page.out, "</h1>\n");
	return page;
}

void site_page_end(struct site_page *page)
{
	struct text *out = page->out;

	text_add(out, "</main>\n<footer><p class=\"cite\">Cite this: libuncore " UNCORE_VERSION ", ");
	html_text(out, page->title);
	text_add(out, ", <a class=\"self\" href=\"");
	text_add(out, strrchr(page->url, '/') != NULL ? strrchr(page->url, '/') + 1 : page->url);
	text_join(out, "\"><code>", page->url, "</code></a>. This address does not change.</p>\n");
	text_add(out,
		 "<p>Made from the description of libuncore. Nothing here was tried on hardware.</p></footer>\n"
		 "</body>\n</html>\n");
	doc_free(&page->doc);
}

void site_link_open(struct site_page *page, const char *url)
{
	text_add(page->out, "<a href=\"");
	html_address(page->out, page->root, page->url, url);
	text_add(page->out, "\">");
}

void site_link_to(struct site_page *page, struct text *url, const char *text)
{
	site_link(page, text_string(url), text);
	text_cut(url, 0);
}

void site_link(struct site_page *page, const char *url, const char *text)
{
	site_link_open(page, url);
	html_name(page->out, text);
	text_add(page->out, "</a>");
}

void site_copy(struct text *out, const char *text)
{
	text_add(out, "<pre class=\"copy\"><code>");
	html_text(out, text);
	text_add(out, "</code></pre>\n");
}

/* SPDX-License-Identifier: MIT */
/* Puts pages of the manual into the site: each with the list of all of them. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "site/docs/docs.h"

static char *folder_path(const char *folder, const char *path)
{
	struct text out = { 0 };

	text_join(&out, folder, *path != '\0' ? "/" : "", path);
	return out.at;
}

static void fail(struct site *site, const char *path)
{
	struct text out = { 0 };

	text_printf(&out, "%s: %s", path, strerror(errno));
	site->outputs->error = arena_copy(site->arena, text_string(&out), out.length);
	text_free(&out);
}

/* ---- the files ---- */

static void add_path(struct site_docs *docs, const char *path)
{
	docs->paths = arena_grow(docs->site->arena, docs->paths, docs->count, &docs->room, sizeof *docs->paths);
	docs->paths[docs->count++] = arena_copy(docs->site->arena, path, strlen(path));
}

static bool is_page(const char *name)
{
	size_t length = strlen(name);

	return length > 5 && strcmp(name + length - 5, ".html") == 0;
}

static bool read_folder(struct site_docs *docs, const char *below);

static bool read_entry(struct site_docs *docs, const char *path)
{
	char *full = folder_path(docs->site->docs, path);
	struct stat about;
	bool good = stat(full, &about) == 0;

	if (!good)
		fail(docs->site, full);
	else if (S_ISDIR(about.st_mode))
		good = read_folder(docs, path);
	else if (is_page(path))
		add_path(docs, path);
	free(full);
	return good;
}

static bool read_folder(struct site_docs *docs, const char *below)
{
	char *full = folder_path(docs->site->docs, below);
	struct dirent **entries;
	int count = scandir(full, &entries, NULL, alphasort);
	bool good = count >= 0;

	if (!good)
		fail(docs->site, full);
	free(full);
	for (int i = 0; i < count; i++) {
		struct text path = { 0 };

		text_join(&path, below, *below != '\0' ? "/" : "", entries[i]->d_name);
		if (good && entries[i]->d_name[0] != '.')
			good = read_entry(docs, text_string(&path));
		text_free(&path);
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
	return good;
}

static char *read_page(struct site_docs *docs, const char *path)
{
	char *full = folder_path(docs->site->docs, path), *text;
	size_t length;

	text = read_whole_file(full, &length);
	if (text == NULL)
		fail(docs->site, full);
	free(full);
	return text;
}

/* ---- the pages ---- */

/* The list: the headings of the first page, and the links below each, without the sentences about them. */
static void put_list(struct site_page *page, const struct site_docs *docs)
{
	const struct site_doc of = { docs, page, SITE_DOCS_INDEX };

	text_add(page->out, "<nav class=\"contents\" aria-label=\"Manual\">\n<p><a href=\"");
	text_join(page->out, page->root, SITE_DOCS_INDEX, "\">Manual</a></p>\n");
	site_doc_list(&of, docs->index);
	text_add(page->out, "</nav>\n");
}

/* For the search. */
static void keep_title(struct site *site, const char *path, const char *title)
{
	site->manual =
		arena_grow(site->arena, site->manual, site->manual_count, &site->manual_room, sizeof *site->manual);
	site->manual[site->manual_count].path = path;
	site->manual[site->manual_count++].title = arena_copy(site->arena, title, strlen(title));
}

static bool add_page(struct site_docs *docs, const char *path)
{
	static const struct site_crumb crumbs[] = { { SITE_DOCS_INDEX, "Manual" } };
	char *text = read_page(docs, path), *title;
	struct site_page page;

	if (text == NULL)
		return false;
	title = site_doc_title(text, path);
	keep_title(docs->site, path, title);
	page = site_page_begin(docs->site, path, title, crumbs, strcmp(path, SITE_DOCS_INDEX) != 0);
	text_add(page.out, "<div class=\"doc\"><div>\n");
	site_doc_body(&(struct site_doc){ docs, &page, path }, text);
	text_add(page.out, "</div>\n");
	if (docs->index != NULL && strcmp(path, SITE_DOCS_INDEX) != 0)
		put_list(&page, docs);
	text_add(page.out, "</div>\n");
	site_page_end(&page);
	free(title);
	free(text);
	return true;
}

static bool has_index(const struct site_docs *docs)
{
	for (size_t i = 0; i < docs->count; i++)
		if (strcmp(docs->paths[i], SITE_DOCS_INDEX) == 0)
			return true;
	return false;
}

bool site_docs(struct site *site)
{
	struct site_docs docs = { .site = site };
	bool good = read_folder(&docs, "");

	if (good && has_index(&docs)) {
		docs.index = read_page(&docs, SITE_DOCS_INDEX);
		good = docs.index != NULL;
	}
	for (size_t i = 0; good && i < docs.count; i++)
		good = add_page(&docs, docs.paths[i]);
	free(docs.index);
	return good;
}

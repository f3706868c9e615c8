/* SPDX-License-Identifier: MIT */
/* Writes the pages that compare two platforms, box by box. */
#include <string.h>

#include "diff/report/parts.h"
#include "model/lookup.h"
#include "site/parts.h"

/* Platforms without a common box are not compared, because everything in them differs. */
static bool are_alike(const struct platform *a, const struct platform *b)
{
	for (size_t i = 0; i < a->box_count; i++)
		if (find_box(b, a->boxes[i].id, strlen(a->boxes[i].id)) != NULL)
			return true;
	return false;
}

static const char *box_of(const struct change *change)
{
	const struct box *box = subject_last(change->subject, ITEM_BOX);

	return box != NULL ? box->id : NULL;
}

/* Calls for each pair of platforms that are compared, the older one first. */
static void each_pair(const struct site *site,
		      void (*call)(void *context, const struct platform *old, const struct platform *new),
		      void *context)
{
	for (size_t i = 0; i < site->platform_count; i++)
		for (size_t at = i + 1; at < site->platform_count; at++) {
			const struct platform *a = site->platforms[i], *b = site->platforms[at];
			bool in_order = a->year <= b->year;

			if (are_alike(a, b))
				call(context, in_order ? a : b, in_order ? b : a);
		}
}

/* ---- a table of changes ---- */

static bool ends_with_word(const char *path, const char *word)
{
	size_t length = strlen(path), end = strlen(word);

	return length > end && strchr("/. ", path[length - end - 1]) != NULL && strcmp(path + length - end, word) == 0;
}

/* The path of an item that one side lacks ends with the item's name, which would be the row's only value. */
static const char *only_sign(const struct change *change, const char *path)
{
	if (change->subject->new == NULL && change->old.count == 1 && change->new.count == 0)
		return ends_with_word(path, change->old.at[0]) ? "\xe2\x88\x92" : NULL;
	if (change->subject->old == NULL && change->new.count == 1 && change->old.count == 0)
		return ends_with_word(path, change->new.at[0]) ? "+" : NULL;
	return NULL;
}

static void put_change(struct doc *doc, struct diff *diff, const struct change *change)
{
	const struct item item = subject_item(change->subject, change->subject->new == NULL);
	const char *path = subject_path(diff->arena, change->subject), *sign = only_sign(change, path);

	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link(doc, &item, DOC_PLAIN, path);
	doc_end(doc);
	doc_cell_text(doc, report_verb(change));
	doc_cell(doc, NULL);
	if (sign != NULL)
		doc_text(doc, sign);
	else
		report_pairs(doc, change);
	doc_end(doc);
	doc_end(doc);
}

/* ---- pages ---- */

struct pair {
	struct site *site;
	const struct platform *old, *new;
	struct diff diff;
	struct arena arena;
};

static void put_title(struct text *title, const struct pair *pair, const struct box *box)
{
	text_join(title, pair->old->id, " and ", pair->new->id);
	if (box != NULL)
		text_join(title, ": box ", box->id, "");
	text_add(title, " compared");
}

static void put_side(struct doc *doc, const char *name, const struct platform *platform)
{
	doc_fact(doc, name);
	doc_code(doc, platform->id);
	doc_text(doc, " ");
	doc_link(doc, &(struct item){ .platform = platform }, DOC_PLAIN, platform->title);
	doc_end(doc);
}

static void put_sides(struct site_page *page, const struct pair *pair)
{
	doc_facts(&page->doc);
	put_side(&page->doc, "Old", pair->old);
	put_side(&page->doc, "New", pair->new);
	doc_end(&page->doc);
}

static void open_changes(struct site_page *page)
{
	text_add(page->out, "<div class=\"changes\">\n");
	doc_table(&page->doc, "What differs", "what|change|old \xe2\x86\x92 new");
}

static void close_changes(struct site_page *page)
{
	doc_end(&page->doc);
	text_add(page->out, "</div>\n");
}

static bool is_of(const struct change *change, const struct box *box)
{
	const char *id = box_of(change);

	return id != NULL && strcmp(id, box->id) == 0;
}

/* The registers of the box whose bits differ, each once. */
static void put_drawings(struct site_page *page, struct pair *pair, const struct box *box)
{
	bool any = false;

	for (size_t i = 0; i < pair->diff.count; i++) {
		if (!is_of(&pair->diff.changes[i], box) || report_drawing_of(&pair->diff, i) != i)
			continue;
		if (!any) {
			doc_section(&page->doc, "bits", "Bits that differ");
			doc_marks(&page->doc);
		}
		any = true;
		report_drawing(&page->doc, &pair->diff, i);
	}
	if (any)
		doc_end(&page->doc);
}

/* All changes of one box, on a page of their own. */
static void put_box_page(struct pair *pair, const struct box *box)
{
	struct site_crumb crumbs[2] = { { "compare/index.html", "Compare" } };
	struct text url = { 0 }, whole = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_comparison(&url, pair->old, pair->new, box);
	site_url_of_comparison(&whole, pair->old, pair->new, NULL);
	put_title(&title, pair, NULL);
	crumbs[1] = (struct site_crumb){ text_string(&whole), arena_copy(&pair->arena, title.at, title.length) };
	text_cut(&title, 0);
	put_title(&title, pair, box);
	page = site_page_begin(pair->site, text_string(&url), text_string(&title), crumbs, 2);
	put_sides(&page, pair);
	put_drawings(&page, pair, box);
	doc_section(&page.doc, "changes", "All that differs");
	open_changes(&page);
	for (size_t i = 0; i < pair->diff.count; i++)
		if (is_of(&pair->diff.changes[i], box))
			put_change(&page.doc, &pair->diff, &pair->diff.changes[i]);
	close_changes(&page);
	doc_end(&page.doc);
	site_page_end(&page);
	text_free(&url);
	text_free(&whole);
	text_free(&title);
}

static void put_summary(struct site_page *page, const struct pair *pair, size_t first, size_t end)
{
	const struct box *box = subject_last(pair->diff.changes[first].subject, ITEM_BOX);
	struct text url = { 0 }, line = { 0 };

	if (box == NULL)
		return; /* the table below has it */
	report_box(&pair->diff, first, end, &line);
	site_url_of_comparison(&url, pair->old, pair->new, box);
	doc_item(&page->doc);
	site_link_to(page, &url, text_string(&line));
	doc_end(&page->doc);
	text_free(&url);
	text_free(&line);
}

static void put_rest(struct site_page *page, struct pair *pair)
{
	bool any = false;

	for (size_t i = 0; i < pair->diff.count; i++) {
		/* What a simulated machine is like is no fact about the processors. */
		if (box_of(&pair->diff.changes[i]) != NULL || pair->diff.changes[i].id == CHANGE_MACHINE)
			continue;
		if (!any) {
			doc_section(&page->doc, "platform", "The platform itself, and its metrics");
			open_changes(page);
		}
		any = true;
		put_change(&page->doc, &pair->diff, &pair->diff.changes[i]);
	}
	if (!any)
		return;
	close_changes(page);
	doc_end(&page->doc);
}

static void put_whole_page(struct pair *pair)
{
	static const struct site_crumb crumbs[] = { { "compare/index.html", "Compare" } };
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_comparison(&url, pair->old, pair->new, NULL);
	put_title(&title, pair, NULL);
	page = site_page_begin(pair->site, text_string(&url), text_string(&title), crumbs, 1);
	text_free(&url);
	text_free(&title);
	put_sides(&page, pair);
	doc_section(&page.doc, "boxes", "Box by box");
	doc_list(&page.doc, NULL);
	for (size_t first = 0, end; first < pair->diff.count; first = end) {
		end = report_part_end(&pair->diff, first);
		put_summary(&page, pair, first, end);
	}
	doc_end(&page.doc);
	doc_end(&page.doc);
	put_rest(&page, pair);
	site_page_end(&page);
}

static void compare(void *context, const struct platform *old, const struct platform *new)
{
	struct pair pair = { .site = context, .old = old, .new = new };

	pair.diff.arena = &pair.arena;
	diff_platforms(&pair.diff, old, new);
	put_whole_page(&pair);
	for (size_t first = 0, end; first < pair.diff.count; first = end) {
		const struct box *box = subject_last(pair.diff.changes[first].subject, ITEM_BOX);

		end = report_part_end(&pair.diff, first);
		if (box != NULL)
			put_box_page(&pair, box);
	}
	arena_free(&pair.arena);
}

/* A list of links to comparisons. */
struct links {
	struct site_page *page;
	const struct platform *of; /* only those with it; NULL: all */
	size_t count;
};

static void put_link(void *context, const struct platform *old, const struct platform *new)
{
	struct links *links = context;
	struct text url = { 0 }, label = { 0 };

	if (links->of != NULL && links->of != old && links->of != new)
		return;
	site_url_of_comparison(&url, old, new, NULL);
	text_join(&label, old->id, " and ", new->id);
	if (links->count++ == 0)
		doc_list(&links->page->doc, "names");
	doc_item(&links->page->doc);
	site_link_to(links->page, &url, text_string(&label));
	doc_end(&links->page->doc);
	text_free(&url);
	text_free(&label);
}

void site_comparisons_of(struct site_page *page, const struct platform *platform)
{
	struct links links = { page, platform, 0 };

	doc_section(&page->doc, "compare", "Compared with others");
	each_pair(page->site, put_link, &links);
	if (links.count != 0)
		doc_end(&page->doc);
	else
		doc_sentence(&page->doc, "No other platform has one of its boxes.");
	doc_end(&page->doc);
}

void site_comparisons(struct site *site)
{
	struct site_page page = site_page_begin(site, "compare/index.html", "Platforms compared", NULL, 0);
	struct links links = { &page, NULL, 0 };

	doc_sentence(&page.doc, "What differs between two platforms that have a box in common.");
	each_pair(site, put_link, &links);
	if (links.count != 0)
		doc_end(&page.doc);
	doc_paragraph(&page.doc);
	doc_text(&page.doc, "Any two: ");
	doc_code(&page.doc, "uncoregen diff --between PLATFORM PLATFORM");
	doc_text(&page.doc, ".");
	doc_end(&page.doc);
	site_page_end(&page);
	each_pair(site, compare, site);
}

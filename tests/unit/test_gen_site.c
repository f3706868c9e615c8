/* SPDX-License-Identifier: MIT */
/*
 * Tests the site: names of files, addresses of items, what becomes of a page of the manual, and that every item of a
 * made-up platform has its page. Runs in the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "model/item.h"
#include "model/lookup.h"
#include "site/change_url.h"
#include "site/docs/docs.h"
#include "spec_fixture.h"

static struct spec_files files;
static struct spec spec;
static const struct platform *madeup;

static int load(void **state)
{
	(void)state;
	open_spec_files(&files, "tests/golden/madeup/spec");
	check_edited(&spec, &files, NULL, 0);
	madeup = find_platform(&spec.model, "madeup");
	return spec.diag.count == 0 && madeup != NULL ? 0 : -1;
}

static int unload(void **state)
{
	(void)state;
	spec_free(&spec);
	arena_free(&files.arena);
	return 0;
}

static void ends_as(struct text *out, const char *expected)
{
	assert_string_equal(text_string(out), expected);
	text_free(out);
}

/* ---- addresses ---- */

/* Windows opens a device for each of the first five, whatever follows the dot; an index page has the sixth. */
static void no_file_has_the_name_of_a_device(void **state)
{
	static const char *const names[][2] = {
		{ "con", "con-" },    { "Aux.1", "Aux.1-" }, { "nul", "nul-" },  { "COM3", "COM3-" },
		{ "lpt0", "lpt0-" },  { "index", "index-" }, { "com", "com" },   { "comX", "comX" },
		{ "lpt10", "lpt10" }, { "cons", "cons" },    { "prnt", "prnt" }, { "index2", "index2" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		struct text out = { 0 };

		site_name(&out, names[i][0]);
		ends_as(&out, names[i][1]);
	}
}

static void an_item_is_where_its_names_say(void **state)
{
	static const char *const paths[][2] = {
		{ "slice", "madeup/slice/index.html" },
		{ "slice.ctl", "madeup/slice/ctl.html" },
		{ "slice.ctl.thresh", "madeup/slice/ctl.html#thresh" },
		{ "slice/UNC_S_LOOKUP", "madeup/slice/events/UNC_S_LOOKUP.html" },
		{ "slice/UNC_S_LOOKUP.ANY", "madeup/slice/events/UNC_S_LOOKUP.html#ANY" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
		const struct item item = item_at_path(madeup, paths[i][0]);
		struct text out = { 0 };

		if (item.platform == NULL)
			fail_msg("no item %s", paths[i][0]);
		site_url_of_item(&out, &item);
		ends_as(&out, paths[i][1]);
	}
}

static void what_has_no_page_is_on_that_of_its_owner(void **state)
{
	const struct box *slice = find_box(madeup, "slice", 5);
	const struct item group = { .platform = madeup, .box = slice, .counters = &slice->counters[0] };
	const struct item variant = { .platform = madeup, .variant = &madeup->variants[0] };
	struct text out = { 0 };

	(void)state;
	site_url_of_item(&out, &group);
	text_char(&out, ' ');
	site_url_of_item(&out, &variant);
	ends_as(&out, "madeup/slice/index.html madeup/index.html");
}

/* A value has its anchor; one that exists only with another has that one's name too. */
static void a_value_has_its_own_anchor(void **state)
{
	const struct value plain = { .id = "cas" }, depends = { .id = "Read", .when_id = "Victim" };
	const struct field field = { .id = "sel" };
	struct text out = { 0 };

	(void)state;
	site_anchor_of_value(&out, &field, &plain);
	text_char(&out, ' ');
	site_anchor_of_value(&out, &field, &depends);
	ends_as(&out, "sel.cas sel.Read.Victim");
}

static void two_platforms_have_one_comparison(void **state)
{
	const struct platform a = { .id = "abc" }, b = { .id = "abd" };
	const struct box box = { .id = "con" };
	struct text out = { 0 };

	(void)state;
	site_url_of_comparison(&out, &b, &a, NULL);
	text_char(&out, ' ');
	site_url_of_comparison(&out, &a, &b, NULL);
	text_char(&out, ' ');
	site_url_of_comparison(&out, &b, &a, &box);
	ends_as(&out, "compare/abc-abd.html compare/abc-abd.html compare/abc-abd/con-.html");
}

static void a_change_is_where_its_subject_is(void **state)
{
	const struct subject platform = { .kind = ITEM_PLATFORM, .new = madeup };
	const struct subject box = { .kind = ITEM_BOX, .new = find_box(madeup, "slice", 5), .up = &platform };
	const struct subject document = { .kind = ITEM_DOCUMENT, .old = &spec.model.documents[0] };
	struct text out = { 0 };

	(void)state;
	assert_true(site_url_of_change(&out, &box, false));
	ends_as(&out, "madeup/slice/index.html");
	out = (struct text){ 0 };
	assert_false(site_url_of_change(&out, &box, true));
	assert_false(site_url_of_change(&out, &document, false));
	assert_int_equal(out.length, 0);
	assert_true(site_url_of_change(&out, &document, true));
	assert_non_null(strstr(text_string(&out), "documents/"));
	text_free(&out);
}

/* ---- pages of the manual ---- */

static void is_titled(const char *text, const char *title)
{
	char *is = site_doc_title(text, "docs/a.html");

	assert_string_equal(is, title);
	free(is);
}

static void a_page_of_the_manual_has_its_heading_as_title(void **state)
{
	(void)state;
	is_titled("<p>x</p><h1 id=\"a\">One <code>a&amp;b</code> &lt;two&gt;</h1><h2>y</h2>", "One a&b <two>");
	is_titled("<h2>y</h2>", "docs/a.html");
	is_titled("<h1></h1>", "docs/a.html");
	is_titled("<h1", "docs/a.html");
	is_titled("", "docs/a.html");
}

/* What becomes of a page docs/a.html in a manual with docs/b.html and index.html. */
static void becomes(const char *text, const char *expected)
{
	static const char *paths[] = { "docs/a.html", "docs/b.html" };
	struct site site = { .model = &spec.model };
	const struct site_docs docs = { .site = &site, .paths = paths, .count = 2 };
	struct text out = { 0 };
	struct site_page page = { .site = &site, .out = &out, .url = "docs/a.html", .root = "../" };

	site_doc_body(&(struct site_doc){ &docs, &page, "docs/a.html" }, text);
	ends_as(&out, expected);
}

static void links_lead_to_pages_of_the_site(void **state)
{
	(void)state;
	becomes("<h1>t</h1><a href=\"b.md\">b</a>", "<a href=\"../docs/b.html\">b</a>");
	becomes("<a href=\"b.md#part\">b</a>", "<a href=\"../docs/b.html#part\">b</a>");
	becomes("<a href=\"../README.md\">r</a>", "<a href=\"../index.html\">r</a>");
	becomes("<a href=\"./../docs/./b.md\">b</a>", "<a href=\"../docs/b.html\">b</a>");
	becomes("<a href=\"#here\">h</a>", "<a href=\"#here\">h</a>");
	becomes("<a href=\"https://host/x.md\">x</a>", "<a href=\"https://host/x.md\">x</a>");
	/* A file of the source tree has no page here: its name stays. */
	becomes("<a href=\"../Makefile\">m</a>!", "m!");
	becomes("<a href=\"c.md\">c</a>!", "c!");
	becomes("<a href=\"../../../b.md\">b</a>!", "b!");
}

static void headings_get_the_ids_that_forges_give_them(void **state)
{
	(void)state;
	becomes("<h2>A &amp; b_C</h2><h2>A &lt; b_C</h2>",
		"<h2 id=\"a--b_c\">A &amp; b_C<a class=\"here\" href=\"#a--b_c\" aria-label=\"Link to this "
		"section\">#</a></h2><h2 id=\"a--b_c-1\">A &lt; b_C<a class=\"here\" href=\"#a--b_c-1\" "
		"aria-label=\"Link to this section\">#</a></h2>");
}

static void wide_things_scroll_in_a_box(void **state)
{
	(void)state;
	becomes("<table><th>x</th></table>",
		"<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Table\">"
		"<table><th scope=\"col\">x</th></table></div>");
	becomes("<pre>x</pre>", "<pre tabindex=\"0\">x</pre>");
}

static void the_id_of_a_dispute_is_a_link(void **state)
{
	const char *id = madeup->disputes.at[0].id;
	struct text text = { 0 }, expected = { 0 };

	(void)state;
	text_printf(&text, "<code>%s</code><code>%sx</code>", id, id);
	text_printf(&expected, "<a href=\"../disputes/%s.html\"><code>%s</code></a><code>%sx</code>", id, id, id);
	becomes(text_string(&text), text_string(&expected));
	text_cut(&text, 0);
	text_cut(&expected, 0);
	/* In a piece of code it stays what it is. */
	text_printf(&text, "<pre><code>%s</code></pre>", id);
	text_printf(&expected, "<pre tabindex=\"0\"><code>%s</code></pre>", id);
	becomes(text_string(&text), text_string(&expected));
	text_free(&text);
	text_free(&expected);
}

/* Whatever is cut off, nothing is read behind the end. */
static void a_page_that_is_cut_off_does_no_harm(void **state)
{
	static const char whole[] = "<h1>t</h1><h2>A</h2><a href=\"b.md\"><code>x</code></a><table><th>y";

	(void)state;
	for (size_t length = 0; length < sizeof whole; length++) {
		char *part = strndup(whole, length), *title = site_doc_title(part, "p");
		struct site site = { .model = &spec.model };
		const struct site_docs docs = { .site = &site };
		struct text out = { 0 };
		struct site_page page = { .site = &site, .out = &out, .url = "p", .root = "" };

		site_doc_body(&(struct site_doc){ &docs, &page, "p" }, part);
		site_doc_list(&(struct site_doc){ &docs, &page, "p" }, part);
		text_free(&out);
		free(title);
		free(part);
	}
}

/* ---- the whole ---- */

static const struct output *file_called(const struct outputs *outputs, const char *path)
{
	const struct output *found = NULL;

	for (size_t i = 0; i < outputs->count; i++)
		if (strcmp(outputs->files[i].path, path) == 0) {
			if (found != NULL)
				fail_msg("%s is made twice", path);
			found = &outputs->files[i];
		}
	if (found == NULL)
		fail_msg("no file %s", path);
	return found;
}

static void ends_with(const struct output *file, const char *end)
{
	size_t length = strlen(end);

	assert_true(file->out.length >= length);
	assert_string_equal(file->out.at + file->out.length - length, end);
}

/* Adds the text of the page's heading, without tags. */
static void add_heading(struct text *out, const char *page)
{
	const char *at = strstr(page, "<h1>");
	bool in_tag = false;

	for (at = at != NULL ? at + 4 : ""; *at != '\0' && strncmp(at, "</h1>", 5) != 0; at++) {
		in_tag = *at == '<' || (in_tag && at[-1] != '>');
		if (!in_tag)
			text_char(out, *at);
	}
}

/* The item has its page, which is whole, and whose heading has the name. */
static void has_page(const struct outputs *outputs, const struct item *item, const char *name)
{
	struct text url = { 0 }, heading = { 0 };
	const struct output *file;

	site_url_of_item(&url, item);
	file = file_called(outputs, text_string(&url));
	ends_with(file, "</html>\n");
	add_heading(&heading, file->out.at);
	if (strstr(text_string(&heading), name) == NULL)
		fail_msg("%s has the heading \"%s\", without %s", text_string(&url), text_string(&heading), name);
	text_free(&url);
	text_free(&heading);
}

static size_t box_has_pages(const struct outputs *outputs, const struct box *box)
{
	size_t event_count = box->events != NULL ? box->events->count : 0;

	has_page(outputs, &(struct item){ .platform = madeup, .box = box }, box->id);
	for (size_t i = 0; i < box->reg_count; i++)
		has_page(outputs, &(struct item){ .platform = madeup, .box = box, .reg = &box->regs[i] },
			 arena_printf(&spec.arena, "register of madeup %s", box->id));
	for (size_t i = 0; i < event_count; i++)
		has_page(outputs, &(struct item){ .platform = madeup, .box = box, .event = &box->events->at[i] },
			 box->events->at[i].name);
	return 1 + box->reg_count + event_count;
}

static void every_item_has_one_page(void **state)
{
	static const struct platform *chosen[1];
	struct arena arena = { 0 };
	struct outputs outputs = { .arena = &arena };
	struct site site = {
		.arena = &arena, .outputs = &outputs, .model = &spec.model, .platforms = chosen, .platform_count = 1
	};
	size_t pages = 0, below = 0;

	(void)state;
	chosen[0] = madeup;
	site_make(&site);
	for (size_t i = 0; i < madeup->box_count; i++)
		pages += box_has_pages(&outputs, &madeup->boxes[i]);
	/* No other page is in the folder of a box but those of metrics, of which this platform has none. */
	for (size_t i = 0; i < outputs.count; i++)
		below += strncmp(outputs.files[i].path, "madeup/", 7) == 0 &&
			 strchr(outputs.files[i].path + 7, '/') != NULL;
	assert_int_equal(below, pages);
	for (size_t i = 0; i < madeup->disputes.count; i++)
		has_page(&outputs, &(struct item){ .platform = madeup, .dispute = &madeup->disputes.at[i] },
			 madeup->disputes.at[i].topic);
	assert_non_null(file_called(&outputs, "index.html"));
	outputs_free(&outputs);
	arena_free(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_file_has_the_name_of_a_device),
		cmocka_unit_test(an_item_is_where_its_names_say),
		cmocka_unit_test(what_has_no_page_is_on_that_of_its_owner),
		cmocka_unit_test(a_value_has_its_own_anchor),
		cmocka_unit_test(two_platforms_have_one_comparison),
		cmocka_unit_test(a_change_is_where_its_subject_is),
		cmocka_unit_test(a_page_of_the_manual_has_its_heading_as_title),
		cmocka_unit_test(links_lead_to_pages_of_the_site),
		cmocka_unit_test(headings_get_the_ids_that_forges_give_them),
		cmocka_unit_test(wide_things_scroll_in_a_box),
		cmocka_unit_test(the_id_of_a_dispute_is_a_link),
		cmocka_unit_test(a_page_that_is_cut_off_does_no_harm),
		cmocka_unit_test(every_item_has_one_page),
	};

	return cmocka_run_group_tests(tests, load, unload);
}

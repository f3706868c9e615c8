/* SPDX-License-Identifier: MIT */
/* Tests documents: what each writer makes of the same calls, what it escapes, and how blocks nest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "doc/about/about.h"

static struct document documents[] = { { .id = "guide", .title = "A guide", .url = "http://host/guide.pdf" },
				       { .id = "code", .title = "Some code" } };
static const struct model model = { .documents = documents, .document_count = 2 };

static struct doc begin(struct text *out, const struct doc_writer *writer)
{
	struct doc doc = { .writer = writer, .out = out, .model = &model, .root = "../" };

	if (writer == &doc_json_writer) {
		doc.json = (struct json){ .out = out, .sparse = true };
		json_open(&doc.json, NULL, '{');
	}
	return doc;
}

static void ends_as(struct doc *doc, const char *expected)
{
	if (doc->json.out != NULL)
		json_close(&doc->json, '}');
	assert_string_equal(text_string(doc->out), expected);
	doc_free(doc);
	text_free(doc->out);
}

struct row {
	const struct doc_writer *writer;
	const char *expected;
};

static void each_ends_as(const struct row *rows, size_t count, void (*put)(struct doc *doc))
{
	for (size_t i = 0; i < count; i++) {
		struct text out = { 0 };
		struct doc doc = begin(&out, rows[i].writer);

		put(&doc);
		ends_as(&doc, rows[i].expected);
	}
}

/* ---- the same calls, four times ---- */

static void put_blocks(struct doc *doc)
{
	doc_section(doc, "one", "First");
	doc_sentence(doc, "A sentence.");
	doc_sentence(doc, NULL);
	doc_facts(doc);
	doc_fact_text(doc, "width", "8 bits");
	doc_fact_text(doc, "nothing", "");
	doc_fact_member(doc, "as_on", "as on", "hsx");
	doc_end(doc);
	doc_list(doc, NULL);
	doc_item(doc);
	doc_strong(doc, "x");
	doc_text(doc, " and ");
	doc_code(doc, "y");
	doc_next_line(doc);
	doc_text(doc, "below");
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
}

static void writes_blocks(void **state)
{
	static const struct row rows[] = {
		{ &doc_text_writer,
		  "First\n  A sentence.\n  width:    8 bits\n  as on:    hsx\n  x and y\n    below\n" },
		{ &doc_markdown_writer,
		  "## First\n\nA sentence.\n\n- width: 8 bits\n- as on: hsx\n\n- **x** and `y`  \n  below\n" },
		{ &doc_html_writer,
		  "<section aria-labelledby=\"s-one\"><h2 id=\"s-one\"><a href=\"#s-one\">First</a></h2>\n"
		  "<p>A sentence.</p>\n<dl>\n<dt>Width<dd>8 "
		  "bits\n<dt>As on<dd>hsx\n</dl>\n<ul><li><b>x</b> and <code>y</code><br>below\n"
		  "</ul>\n</section>\n" },
		{ &doc_json_writer, "{\"as_on\": \"hsx\"}" },
	};

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_blocks);
}

static void put_table(struct doc *doc)
{
	doc_table(doc, "Numbers", "name|count");
	doc_row(doc);
	doc_cell_code(doc, "a|b`c");
	doc_cell_number(doc, UINT64_MAX);
	doc_end(doc);
	doc_row(doc);
	doc_cell(doc, NULL);
	doc_text(doc, "<&>\"\n|");
	doc_next_line(doc);
	doc_end(doc);
	doc_cell_text(doc, NULL);
	doc_end(doc);
	doc_end(doc);
}

static void escapes(void **state)
{
	static const struct row rows[] = {
		{ &doc_markdown_writer,
		  "| name | count |\n|---|---|\n| `a\\|b'c` | 18446744073709551615 |\n| <&>\" \\|<br> |  |\n" },
		{ &doc_html_writer,
		  "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Numbers\"><table><thead><tr><th "
		  "scope=\"col\">name<th scope=\"col\">count</tr></thead><tbody>\n<tr><td><code>a|b`c"
		  "</code><td class=\"n\">18446744073709551615</tr>\n<tr><td>&lt;&amp;&gt;&quot;\n|<br>"
		  "<td></tr>\n</tbody></table></div>\n" },
		{ &doc_json_writer, "{}" },
	};

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_table);
}

/* ---- citations ---- */

static bool url_of(const void *context, struct text *url, const struct item *item)
{
	(void)context;
	if (item->dispute == NULL)
		return false;
	text_join(url, "disputes/", item->dispute->id, ".html");
	return true;
}

static void url_of_document(const void *context, struct text *url, const struct document *document)
{
	(void)context;
	text_join(url, "documents/", document->id, ".html");
}

static const struct doc_pages pages = { url_of, url_of_document, NULL };

static void put_source(struct doc *doc)
{
	doc_fact(doc, "source");
	doc_sources(doc, "guide p3; code main; guide p4; hearsay");
	doc_end(doc);
	doc_cite(doc, NULL);
}

static void cites(void **state)
{
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_text_writer);

	(void)state;
	put_source(&doc);
	ends_as(&doc, "source:   guide p3; code main; guide p4; hearsay\n          guide: http://host/guide.pdf\n");

	doc = begin(&out, &doc_markdown_writer);
	put_source(&doc);
	ends_as(&doc, "- source: guide p3; code main; guide p4; hearsay\n");

	doc = begin(&out, &doc_html_writer);
	doc.pages = &pages;
	put_source(&doc);
	ends_as(&doc,
		"<dt>Source<dd><a href=\"../documents/guide.html\">guide</a> "
		"<a href=\"http://host/guide.pdf#page=3\">p3</a>; <a href=\"../documents/code.html\">code</a> main; "
		"<a href=\"../documents/guide.html\">guide</a> <a href=\"http://host/guide.pdf#page=4\">p4</a>; "
		"hearsay\n");

	doc = begin(&out, &doc_html_writer);
	doc.pages = &pages;
	doc.page = "documents/x.html";
	put_source(&doc);
	ends_as(&doc,
		"<dt>Source<dd><a href=\"guide.html\">guide</a> <a href=\"http://host/guide.pdf#page=3\">p3</a>; "
		"<a href=\"code.html\">code</a> main; <a href=\"guide.html\">guide</a> "
		"<a href=\"http://host/guide.pdf#page=4\">p4</a>; hearsay\n");

	doc = begin(&out, &doc_json_writer);
	put_source(&doc);
	ends_as(&doc,
		"{\"sources\": [{\"citation\": \"guide p3\", \"document\": \"guide\", \"title\": \"A guide\", "
		"\"url\": \"http://host/guide.pdf\"}, {\"citation\": \"code main\", \"document\": \"code\", "
		"\"title\": \"Some code\"}, {\"citation\": \"guide p4\", \"document\": \"guide\", \"title\": "
		"\"A guide\", \"url\": \"http://host/guide.pdf\"}, {\"citation\": \"hearsay\"}]}");
}

/* ---- what is nested: a note with a list of records in it ---- */

static struct platform platform = { .id = "p" };
static struct claim claims[] = { { .value = "1 | 2", .source = "guide p3", .holds = true },
				 { .value = "3", .source = "code" } };
static struct dispute dispute = { .id = "d",
				  .topic = "Which",
				  .verdict = "1",
				  .reason = "So it is.",
				  .confidence = CONFIDENCE_LOW,
				  .claims = claims,
				  .claim_count = 2,
				  .is = { .platform = &platform } };

static void put_disputes(struct doc *doc)
{
	const struct item item = { .platform = &platform, .dispute = &dispute };

	doc_records(doc, "disputes");
	doc_record(doc);
	doc_note(doc, "disputed");
	doc_link(doc, &item, DOC_PLAIN, "Which");
	about_dispute(doc, &dispute);
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
}

static void nests(void **state)
{
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_text_writer);

	(void)state;
	put_disputes(&doc);
	ends_as(&doc,
		"disputed: Which\n  1 | 2 (holds)\n    says guide p3\n  3\n    says code\n"
		"  Verdict, with low confidence: 1.\n  So it is.\n");

	doc = begin(&out, &doc_markdown_writer);
	put_disputes(&doc);
	ends_as(&doc,
		"**disputed**: Which\n\n- **1 | 2** (holds)  \n  says guide p3\n- 3  \n  says code\n\n"
		"Verdict, with low confidence: **1**.  \nSo it is.\n");

	doc = begin(&out, &doc_html_writer);
	doc.pages = &pages;
	put_disputes(&doc);
	ends_as(&doc,
		"<div class=\"note\"><p><span class=\"tag disputed\">disputed</span> "
		"<a href=\"../disputes/d.html\">Which</a></p><ul><li><b>1 | 2</b> (holds)<br>says "
		"<a href=\"../documents/guide.html\">guide</a> <a href=\"http://host/guide.pdf#page=3\">p3</a>\n"
		"<li>3<br>says <a href=\"../documents/code.html\">code</a>\n</ul>\n"
		"<p>Verdict, with low confidence: <b>1</b>.<br>So it is.</p>\n</div>\n");

	doc = begin(&out, &doc_json_writer);
	put_disputes(&doc);
	ends_as(&doc,
		"{\n  \"disputes\": [\n    {\"id\": \"d\", \"platform\": \"p\", \"topic\": \"Which\",\n"
		"      \"claims\": [\n        {\"value\": \"1 | 2\", \"holds\": true, \"sources\": [{\"citation\": "
		"\"guide p3\", \"document\": \"guide\", \"title\": \"A guide\", \"url\": "
		"\"http://host/guide.pdf\"}]},\n        {\"value\": \"3\", \"sources\": [{\"citation\": \"code\", "
		"\"document\": \"code\", \"title\": \"Some code\"}]}\n      ], \"confidence\": \"low\", \"verdict\": "
		"\"1\", \"reason\": \"So it is.\"}\n  ]}");
}

static void put_folds(struct doc *doc)
{
	doc_fold(doc, "2 more", false);
	doc_sentence(doc, "Two.");
	doc_end(doc);
	doc_fold(doc, "All", true);
	doc_end(doc);
}

/* What is folded is a part of the text where nothing can be opened. */
static void folds(void **state)
{
	static const struct row rows[] = {
		{ &doc_text_writer, "2 more\n  Two.\n\nAll\n" },
		{ &doc_markdown_writer,
		  "<details><summary>2 more</summary>\n\nTwo.\n\n</details>\n\n"
		  "<details open><summary>All</summary>\n\n</details>\n" },
		{ &doc_html_writer,
		  "<details><summary>2 more</summary>\n<p>Two.</p>\n</details>\n"
		  "<details open><summary>All</summary>\n</details>\n" },
	};

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_folds);
}

/* ---- what only some writers have room for ---- */

static void put_line(struct doc *doc)
{
	doc_paragraph(doc);
	doc_link_here(doc, "x", DOC_CODE, "x.y");
	doc_text(doc, " is ");
	doc_term(doc, "RO", "read \"only\"");
	doc_text(doc, ", ");
	doc_tag(doc, "new");
	doc_text(doc, ": ");
	doc_styled(doc, DOC_OLD, "1");
	doc_styled(doc, DOC_NEW, "2");
	doc_anchor(doc, "here");
	doc_cite_aside(doc, "hearsay");
	doc_cite_aside(doc, NULL);
	doc_data(doc, "none", NULL);
	doc_data_number(doc, "line", 7);
	doc_data_names(doc, "old", &(struct strings){ 0 });
	doc_end(doc);
}

static void hints(void **state)
{
	static const struct row rows[] = {
		{ &doc_text_writer, "x.y is RO, new: 12 (hearsay)\n" },
		{ &doc_markdown_writer, "`x.y` is RO, new: `1``2` (hearsay)\n" },
		{ &doc_html_writer,
		  "<p><a href=\"#x\"><code>x.y</code></a> is <span title=\"read &quot;only&quot;\">RO</span>, "
		  "<span class=\"tag new\">new</span>: <del>1</del><ins>2</ins><span id=\"here\"></span> "
		  "<span class=\"muted\">(hearsay)</span></p>\n" },
		{ &doc_json_writer, "{\"line\": 7, \"old\": []}" },
	};

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_line);
}

static void put_more_blocks(struct doc *doc)
{
	doc_warning(doc, "a `b` <c>");
	doc_warning(doc, "");
	doc_article(doc, "BT1", "BT1: a title");
	doc_part(doc, "how", "How & why");
	doc_list(doc, "steps");
	doc_item(doc);
	doc_text(doc, "Read.");
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
}

static void warns(void **state)
{
	static const struct row rows[] = {
		{ &doc_text_writer, "warning: a `b` <c>\n\nBT1: a title\n\n  How & why\n    Read.\n" },
		{ &doc_markdown_writer, "**warning:** `a 'b' <c>`\n\n### BT1: a title\n\n### How & why\n\n- Read.\n" },
		{ &doc_html_writer,
		  "<p class=\"warning\"><b>Warning:</b> a `b` &lt;c&gt;</p>\n<article "
		  "id=\"BT1\"><h3><a href=\"#BT1\"><code>BT1</code>: a title</a></h3>\n"
		  "<h3 id=\"s-how\">How &amp; why</h3>\n<ol class=\"steps\"><li>Read.\n"
		  "</ol>\n</article>\n" },
		{ &doc_json_writer, "{}" },
	};

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_more_blocks);
}

/* ---- drawings ---- */

static struct field fields[] = { { .id = "low", .bits = 0x0f }, { .id = "high", .bits = 0xf0 } };
static const struct layout layout = { .width = 8, .is = { .fields = fields, .field_count = 2 } };

static const char *mark_low(const void *context, const struct field *field)
{
	return field->bits == 0x0f ? context : NULL;
}

/* An evidence word is explained where a page first has it. */
static void explains_a_word_once(void **state)
{
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_html_writer);
	const char *word = "manual", *other = "unknown";

	(void)state;
	doc_word(&doc, word, "read in it");
	doc_word(&doc, other, "by nobody");
	doc_word(&doc, word, "read in it");
	ends_as(&doc,
		"<span class=\"tag manual\">manual</span> <span class=\"muted\">read in it</span>"
		"<span class=\"tag unknown\">unknown</span> <span class=\"muted\">by nobody</span>"
		"<span class=\"tag manual\">manual</span>");
}

static void put_drawings(struct doc *doc)
{
	doc_table(doc, "Bits", "a|b|c");
	doc_row_at(doc, "first");
	doc_cell(doc, "head");
	doc_text(doc, "x");
	doc_end(doc);
	doc_end(doc);
	doc_row(doc);
	doc_cell(doc, "wide");
	doc_figure(doc, "d1", "box.reg");
	doc_drawing(doc, &(struct doc_bits){ &layout, "before", "Bits before", mark_low, "gone" });
	doc_drawing(doc, &(struct doc_bits){ .layout = &layout, .label = "All bits" });
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
	doc_marks(doc);
}

/* How many times the text has the word. */
static size_t count(const struct text *text, const char *word)
{
	size_t found = 0;

	for (const char *at = text_string(text); (at = strstr(at, word)) != NULL; at++)
		found++;
	return found;
}

/* Only a browser draws: to other readers the table beside a drawing says the same. */
static void draws(void **state)
{
	static const struct row rows[] = {
		{ &doc_text_writer, "x\n\n" },
		{ &doc_markdown_writer, "| a | b | c |\n|---|---|---|\n| x |\n|  |\n" },
		{ &doc_json_writer, "{}" },
	};
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_html_writer);

	(void)state;
	each_ends_as(rows, sizeof rows / sizeof rows[0], put_drawings);
	put_drawings(&doc);
	assert_non_null(strstr(out.at,
			       "<tr id=\"first\"><th scope=\"row\">x</tr>\n<tr><td class=\"wide\" "
			       "colspan=\"3\"><figure id=\"d1\"><figcaption>box.reg</figcaption>\n"
			       "<div class=\"side\"><span>before</span><div class=\"scroll\" role=\"group\" "
			       "tabindex=\"0\" aria-label=\"Bits before\"><svg "));
	assert_non_null(strstr(out.at,
			       "</svg></div></div>\n<div class=\"scroll\" role=\"group\" tabindex=\"0\" "
			       "aria-label=\"All bits\"><svg "));
	assert_non_null(strstr(out.at,
			       "</svg></div>\n</figure>\n</tr>\n</tbody></table></div>\n"
			       "<p class=\"key\">"));
	assert_int_equal(count(&out, "<rect "), 4);
	assert_int_equal(count(&out, "<g class=\"gone\">"), 1);
	assert_int_equal(count(&out, "<a href=\"#low\">"), 1);
	doc_free(&doc);
	text_free(&out);
}

/* Without pages an item has its name and no link; a browser breaks a long name. */
static void links(void **state)
{
	const struct item none = { .platform = &platform }, item = { .platform = &platform, .dispute = &dispute };
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_html_writer);

	(void)state;
	doc_link(&doc, &item, DOC_CODE, "a.b");
	ends_as(&doc, "<code>a.b</code>");

	doc = begin(&out, &doc_html_writer);
	doc.pages = &pages;
	doc_link(&doc, &none, DOC_PLAIN, "a.b");
	doc_link(&doc, &item, DOC_CODE, "a.b");
	doc_address(&doc, "http://x/?a&b", "x");
	doc_address(&doc, NULL, "nowhere");
	ends_as(&doc,
		"a.b<a href=\"../disputes/d.html\"><code>a.b</code></a><a "
		"href=\"http://x/?a&amp;b\">x</a>nowhere");

	doc = begin(&out, &doc_markdown_writer);
	doc_link(&doc, &item, DOC_CODE, "a.b");
	doc_address(&doc, "http://x/", "x");
	ends_as(&doc, "`a.b`[x](http://x/)");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_blocks), cmocka_unit_test(escapes),
		cmocka_unit_test(cites),         cmocka_unit_test(nests),
		cmocka_unit_test(folds),         cmocka_unit_test(links),
		cmocka_unit_test(hints),         cmocka_unit_test(warns),
		cmocka_unit_test(draws),         cmocka_unit_test(explains_a_word_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

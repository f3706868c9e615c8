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
	static const struct {
		const struct doc_writer *writer;
		const char *expected;
	} rows[] = {
		{ &doc_text_writer,
		  "First\n  A sentence.\n  width:    8 bits\n  as on:    hsx\n  x and y\n    below\n" },
		{ &doc_markdown_writer,
		  "## First\n\nA sentence.\n\n- width: 8 bits\n- as on: hsx\n\n- **x** and `y`  \n  below\n" },
		{ &doc_html_writer,
		  "<section aria-labelledby=\"s-one\"><h2 id=\"s-one\">First<a class=\"here\" href=\"#s-one\" "
		  "aria-label=\"Link to this section\">#</a></h2>\n<p>A sentence.</p>\n<dl>\n<dt>Width</dt><dd>8 "
		  "bits</dd>\n<dt>As on</dt><dd>hsx</dd>\n</dl>\n<ul><li><b>x</b> and <code>y</code><br>below</li>\n"
		  "</ul>\n</section>\n" },
		{ &doc_json_writer, "{\"as_on\": \"hsx\"}" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct text out = { 0 };
		struct doc doc = begin(&out, rows[i].writer);

		put_blocks(&doc);
		ends_as(&doc, rows[i].expected);
	}
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
	static const struct {
		const struct doc_writer *writer;
		const char *expected;
	} rows[] = {
		{ &doc_markdown_writer,
		  "| name | count |\n|---|---|\n| `a\\|b'c` | 18446744073709551615 |\n| <&>\" \\|<br> |  |\n" },
		{ &doc_html_writer,
		  "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Numbers\"><table><thead><tr><th "
		  "scope=\"col\">name</th><th scope=\"col\">count</th></tr></thead><tbody>\n<tr><td><code>a|<wbr>b`c"
		  "</code></td><td class=\"n\">18446744073709551615</td></tr>\n<tr><td>&lt;&amp;&gt;&quot;\n|<br></td>"
		  "<td></td></tr>\n</tbody></table></div>\n" },
		{ &doc_json_writer, "{}" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct text out = { 0 };
		struct doc doc = begin(&out, rows[i].writer);

		put_table(&doc);
		ends_as(&doc, rows[i].expected);
	}
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
		"<dt>Source</dt><dd><a href=\"../documents/guide.html\">guide</a> "
		"<a href=\"http://host/guide.pdf#page=3\">p3</a>; <a href=\"../documents/code.html\">code</a> main; "
		"<a href=\"../documents/guide.html\">guide</a> <a href=\"http://host/guide.pdf#page=4\">p4</a>; "
		"hearsay</dd>\n");

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
		"<a href=\"../documents/guide.html\">guide</a> <a href=\"http://host/guide.pdf#page=3\">p3</a></li>\n"
		"<li>3<br>says <a href=\"../documents/code.html\">code</a></li>\n</ul>\n"
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

/* What is folded is a part of the text where nothing can be opened. */
static void folds(void **state)
{
	static const struct {
		const struct doc_writer *writer;
		const char *expected;
	} rows[] = {
		{ &doc_text_writer, "2 more\n  Two.\n" },
		{ &doc_markdown_writer, "<details><summary>2 more</summary>\n\nTwo.\n\n</details>\n" },
		{ &doc_html_writer, "<details><summary>2 more</summary>\n<p>Two.</p>\n</details>\n" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct text out = { 0 };
		struct doc doc = begin(&out, rows[i].writer);

		doc_fold(&doc, "2 more", false);
		doc_sentence(&doc, "Two.");
		doc_end(&doc);
		ends_as(&doc, rows[i].expected);
	}
}

/* Without pages an item has its name and no link; a browser breaks a long name. */
static void links(void **state)
{
	const struct item none = { .platform = &platform }, item = { .platform = &platform, .dispute = &dispute };
	struct text out = { 0 };
	struct doc doc = begin(&out, &doc_html_writer);

	(void)state;
	doc_link(&doc, &item, DOC_CODE, "a.b");
	ends_as(&doc, "<code>a.<wbr>b</code>");

	doc = begin(&out, &doc_html_writer);
	doc.pages = &pages;
	doc_link(&doc, &none, DOC_PLAIN, "a.b");
	doc_link(&doc, &item, DOC_CODE, "a.b");
	doc_address(&doc, "http://x/?a&b", "x");
	doc_address(&doc, NULL, "nowhere");
	ends_as(&doc,
		"a.<wbr>b<a href=\"../disputes/d.html\"><code>a.<wbr>b</code></a><a "
		"href=\"http://x/?a&amp;b\">x</a>nowhere");

	doc = begin(&out, &doc_markdown_writer);
	doc_link(&doc, &item, DOC_CODE, "a.b");
	doc_address(&doc, "http://x/", "x");
	ends_as(&doc, "`a.b`[x](http://x/)");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writes_blocks), cmocka_unit_test(escapes), cmocka_unit_test(cites),
		cmocka_unit_test(nests),         cmocka_unit_test(folds),   cmocka_unit_test(links),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

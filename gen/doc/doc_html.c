/* SPDX-License-Identifier: MIT */
/* Writes a document as a part of a page for a browser. */
#include "doc/doc_html.h"

#include <ctype.h>

#include "doc/doc.h"

void html_name(struct text *out, const char *text)
{
	if (strchr(text, ' ') != NULL && strchr(text, '_') == NULL)
		html_text(out, text);
	else
		html_breakable(out, text);
}

void html_code(struct text *out, const char *text)
{
	text_add(out, "<code>");
	html_breakable(out, text);
	text_add(out, "</code>");
}

void html_address(struct text *out, const char *root, const char *page, const char *url)
{
	size_t shared = 0;

	for (size_t i = 0; page != NULL && url[i] != '\0' && url[i] == page[i]; i++)
		if (url[i] == '/') {
			shared = i + 1;
			root += strlen("../");
		}
	text_join(out, root, url + shared, "");
}

/* ---- blocks: cells, items and facts have no end tags, because HTML needs none and pages have many ---- */

static const char *const open_tags[] = {
	[DOC_PARAGRAPH] = "<p>",
	[DOC_LEAD] = "<p class=\"lead\">",
	[DOC_WARNING] = "<p class=\"warning\"><b>Warning:</b> ",
	[DOC_FACTS] = "<dl>\n",
	[DOC_ITEM] = "<li>",
	[DOC_RECORDS] = "",
	[DOC_RECORD] = "",
	[DOC_MEMBER] = "",
	[DOC_ASIDE] = "<span class=\"muted\">",
};

static const char *const close_tags[] = {
	[DOC_SECTION] = "</section>\n",
	[DOC_ARTICLE] = "</article>\n",
	[DOC_PART] = "",
	[DOC_FOLD] = "</details>\n",
	[DOC_PARAGRAPH] = "</p>\n",
	[DOC_LEAD] = "</p>\n",
	[DOC_WARNING] = "</p>\n",
	[DOC_FACTS] = "</dl>\n",
	[DOC_FACT] = "\n",
	[DOC_NOTE] = "</div>\n",
	[DOC_LIST] = "</ul>\n",
	[DOC_ITEM] = "\n",
	[DOC_TABLE] = "</tbody></table></div>\n",
	[DOC_ROW] = "</tr>\n",
	[DOC_CELL] = "",
	[DOC_FIGURE] = "</figure>\n",
	[DOC_RECORDS] = "",
	[DOC_RECORD] = "",
	[DOC_MEMBER] = "",
	[DOC_ASIDE] = "</span>",
};

/* A heading links to itself. A section's id begins with "s-", which no item's does. */
static void open_section(struct text *out, const char *id, const char *title)
{
	text_join(out, "<section aria-labelledby=\"s-", id, "\"><h2 id=\"s-");
	text_join(out, id, "\"><a href=\"#s-", id);
	text_add(out, "\">");
	html_text(out, title);
	text_add(out, "</a></h2>\n");
}

/* The id of an item in its title is code. */
static void open_article(struct text *out, const char *id, const char *title)
{
	size_t length = strlen(id);

	text_join(out, "<article id=\"", id, "\"><h3><a href=\"#");
	text_join(out, id, "\">", "");
	if (strncmp(title, id, length) == 0) {
		html_code(out, id);
		title += length;
	}
	html_name(out, title);
	text_add(out, "</a></h3>\n");
}

/* Writes '<tag name="value">', without the name where the value is NULL. */
static void open_with(struct text *out, const char *tag, const char *name, const char *value)
{
	text_join(out, "<", tag, "");
	if (value != NULL) {
		text_join(out, " ", name, "=\"");
		text_join(out, value, "\"", "");
	}
	text_char(out, '>');
}

/* Its id begins as that of a section. */
static void open_part(struct text *out, const char *id, const char *title)
{
	text_join(out, "<h3", id != NULL ? " id=\"s-" : "", id != NULL ? id : "");
	text_add(out, id != NULL ? "\">" : ">");
	html_text(out, title);
	text_add(out, "</h3>\n");
}

static void open_fold(struct text *out, bool is_open, const char *title)
{
	text_add(out, is_open ? "<details open><summary>" : "<details><summary>");
	html_text(out, title);
	text_add(out, "</summary>\n");
}

static void open_figure(struct text *out, const char *id, const char *caption)
{
	open_with(out, "figure", "id", id);
	if (caption == NULL)
		return;
	text_add(out, "<figcaption>");
	html_breakable(out, caption);
	text_add(out, "</figcaption>\n");
}

static void put_label(struct text *out, const char *label)
{
	if (label[0] >= 'a' && label[0] <= 'z') {
		text_char(out, (char)toupper((unsigned char)*label));
		label++;
	}
	html_text(out, label);
}

/* On a narrow screen the sentence of a row has a line of its own: which cell that is. */
static const char *sentence_of(const char *heads)
{
	const char *last = strrchr(heads, '|'), *second = strchr(heads, '|');

	if (last != NULL && (strncmp(last, "|what it", 8) == 0 || strcmp(last, "|meaning") == 0))
		return " class=\"last\"";
	return second != NULL && strncmp(second, "|what it", 8) == 0 ? " class=\"second\"" : "";
}

/* It scrolls in its own box. */
static void open_table(struct text *out, const char *caption, const char *heads)
{
	text_add(out, "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"");
	html_text(out, caption);
	text_join(out, "\"><table", sentence_of(heads), "><thead><tr>");
	while (*heads != '\0') {
		size_t length = strcspn(heads, "|");

		text_add(out, "<th scope=\"col\">");
		text_bytes(out, heads, length);
		heads += length + (heads[length] == '|');
	}
	text_add(out, "</tr></thead><tbody>\n");
}

/* The line of a note is a paragraph of its own, which the next block ends. */
static void end_line(struct doc *doc)
{
	if (doc->begun)
		text_add(doc->out, "</p>");
	doc->begun = false;
}

static bool is_numbered(const struct doc_block *list)
{
	return list->name != NULL && strcmp(list->name, "steps") == 0;
}

static bool is_head(const char *look)
{
	return look != NULL && strcmp(look, "head") == 0;
}

/* A wide cell has all columns of the table that is open. */
static void open_cell(struct doc *doc, const char *look)
{
	unsigned columns = 1;
	size_t table = doc->depth;

	if (is_head(look)) {
		text_add(doc->out, "<th scope=\"row\">");
		return;
	}
	open_with(doc->out, "td", "class", look);
	if (look == NULL || strcmp(look, "wide") != 0)
		return;
	while (doc->blocks[table].kind != DOC_TABLE)
		table--;
	for (const char *heads = doc->blocks[table].title; *heads != '\0'; heads++)
		columns += *heads == '|';
	text_cut(doc->out, doc->out->length - 1);
	text_printf(doc->out, " colspan=\"%u\">", columns);
}

static void open_note(struct doc *doc, const char *label)
{
	text_join(doc->out, "<div class=\"note\"><p><span class=\"tag disputed\">", label, "</span> ");
	doc->begun = true;
}

static void open_fact(struct text *out, const char *label)
{
	text_add(out, "<dt>");
	put_label(out, label);
	text_add(out, "<dd>");
}

static void open_container(struct doc *doc, const struct doc_block *block)
{
	struct text *out = doc->out;

	switch (block->kind) {
	case DOC_SECTION:
		open_section(out, block->name, block->title);
		break;
	case DOC_ARTICLE:
		open_article(out, block->name, block->title);
		break;
	case DOC_PART:
		open_part(out, block->name, block->title);
		break;
	case DOC_FOLD:
		open_fold(out, block->name != NULL, block->title);
		break;
	case DOC_FIGURE:
		open_figure(out, block->name, block->title);
		break;
	case DOC_TABLE:
		open_table(out, block->name, block->title);
		break;
	default:
		text_add(out, open_tags[block->kind]);
		break;
	}
}

static void open(struct doc *doc, const struct doc_block *block)
{
	if (block->kind < DOC_RECORDS)
		end_line(doc);
	switch (block->kind) {
	case DOC_FACT:
		open_fact(doc->out, block->title);
		break;
	case DOC_NOTE:
		open_note(doc, block->title);
		break;
	case DOC_ROW:
		open_with(doc->out, "tr", "id", block->name);
		break;
	case DOC_CELL:
		open_cell(doc, block->name);
		break;
	case DOC_LIST:
		open_with(doc->out, is_numbered(block) ? "ol" : "ul", "class", block->name);
		break;
	default:
		open_container(doc, block);
		break;
	}
}

static void close(struct doc *doc, const struct doc_block *block)
{
	if (block->kind == DOC_NOTE)
		end_line(doc);
	if (block->kind == DOC_LIST && is_numbered(block))
		text_add(doc->out, "</ol>\n");
	else
		text_add(doc->out, close_tags[block->kind]);
}

/* ---- in a line ---- */

static void put_text(struct doc *doc, enum doc_style style, const char *text)
{
	static const char *const tags[] = {
		[DOC_PLAIN] = NULL, [DOC_CODE] = "code>", [DOC_STRONG] = "b>", [DOC_OLD] = "del>", [DOC_NEW] = "ins>"
	};

	if (style == DOC_PLAIN) {
		html_text(doc->out, text);
		return;
	}
	text_join(doc->out, "<", tags[style], "");
	if (style == DOC_STRONG)
		html_text(doc->out, text);
	else
		html_breakable(doc->out, text);
	text_join(doc->out, "</", tags[style], "");
}

static void open_link(struct doc *doc, const char *url)
{
	text_add(doc->out, "<a href=\"");
	html_address(doc->out, doc->root, doc->page, url);
	text_add(doc->out, "\">");
}

static void put_link(struct doc *doc, const struct item *item, enum doc_style style, const char *text)
{
	struct text *url = &doc->scratch;
	bool leads;

	text_cut(url, 0);
	leads = doc->pages != NULL && doc->pages->of_item(doc->pages->context, url, item);
	if (leads)
		open_link(doc, text_string(url));
	if (style == DOC_PLAIN)
		html_name(doc->out, text);
	else
		put_text(doc, style, text);
	text_add(doc->out, leads ? "</a>" : "");
}

static void link_here(struct doc *doc, const char *id, enum doc_style style, const char *text)
{
	text_join(doc->out, "<a href=\"#", id, "\">");
	put_text(doc, style, text);
	text_add(doc->out, "</a>");
}

static void put_anchor(struct doc *doc, const char *id)
{
	text_join(doc->out, "<span id=\"", id, "\"></span>");
}

static void put_address(struct doc *doc, const char *url, const char *text)
{
	text_add(doc->out, "<a href=\"");
	html_text(doc->out, url);
	text_add(doc->out, "\">");
	html_breakable(doc->out, text);
	text_add(doc->out, "</a>");
}

static void put_tag(struct doc *doc, const char *word)
{
	text_join(doc->out, "<span class=\"tag ", word, "\">");
	text_join(doc->out, word, "</span>", "");
}

/* Whether the page says what the word means. From now on it does. */
static bool is_explained(struct doc *doc, const char *word)
{
	for (size_t i = 0; i < DOC_WORDS_MAX; i++) {
		if (doc->explained[i] == NULL) {
			doc->explained[i] = word;
			return false;
		}
		if (doc->explained[i] == word)
			return true;
	}
	return false;
}

/* A page of an event has the same word for most of its umasks: it says once what the word means. */
static void put_word(struct doc *doc, const char *word, const char *meaning)
{
	put_tag(doc, word);
	if (is_explained(doc, word))
		return;
	text_add(doc->out, " <span class=\"muted\">");
	html_text(doc->out, meaning);
	text_add(doc->out, "</span>");
}

static void put_term(struct doc *doc, const char *word, const char *meaning)
{
	text_add(doc->out, "<span title=\"");
	html_text(doc->out, meaning);
	text_add(doc->out, "\">");
	html_text(doc->out, word);
	text_add(doc->out, "</span>");
}

/* It scrolls in its own box. */
static void draw(struct doc *doc, const struct doc_bits *bits)
{
	struct text *out = doc->out;

	if (bits->title != NULL)
		text_join(out, "<div class=\"side\"><span>", bits->title, "</span>");
	text_join(out, "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"", bits->label, "\">");
	if (bits->mark != NULL)
		svg_bits(out, bits->layout, bits->label, bits->mark, bits->context);
	else
		svg_links(out, bits->layout, bits->label);
	text_add(out, bits->title != NULL ? "</div></div>\n" : "</div>\n");
}

static void put_marks(struct doc *doc)
{
	text_add(doc->out,
		 "<p class=\"key\">In drawings: <span class=\"gone\">gone</span> "
		 "<span class=\"moved\">differs</span> <span class=\"new\">new</span></p>\n");
}

static void next_line(struct doc *doc)
{
	text_add(doc->out, "<br>");
}

/* ---- citations ---- */

/* The number of the page that a citation names, "p31"; 0: none. */
static unsigned page_of(const char *text, size_t length)
{
	unsigned number = 0;

	for (size_t i = 0; i + 1 < length; i++) {
		if (text[i] != 'p' || !isdigit((unsigned char)text[i + 1]) || (i > 0 && text[i - 1] != ' '))
			continue;
		for (i++; i < length && isdigit((unsigned char)text[i]) && number < 100000; i++)
			number = number * 10 + (unsigned)(text[i] - '0');
		return number;
	}
	return 0;
}

/* Links what follows the id to the page of the document itself, where a browser can open a page. */
static void put_place(struct doc *doc, const struct document *document, const char *text, size_t length)
{
	unsigned number = document->url != NULL ? page_of(text, length) : 0;
	size_t end = document->url != NULL ? strlen(document->url) : 0;

	if (number == 0 || end < 4 || strcmp(document->url + end - 4, ".pdf") != 0) {
		html_breakable(doc->out, doc_piece(doc, text, length));
		return;
	}
	text_add(doc->out, " <a href=\"");
	html_text(doc->out, document->url);
	text_printf(doc->out, "#page=%u\">", number);
	html_breakable(doc->out, doc_piece(doc, text + 1, length - 1));
	text_add(doc->out, "</a>");
}

static void put_citation(struct doc *doc, const struct doc_citation *citation)
{
	size_t word = citation->word;

	if (citation->document == NULL || doc->pages == NULL) {
		html_breakable(doc->out, doc_piece(doc, citation->text, citation->length));
		return;
	}
	text_cut(&doc->scratch, 0);
	doc->pages->of_document(doc->pages->context, &doc->scratch, citation->document);
	open_link(doc, text_string(&doc->scratch));
	html_name(doc->out, citation->document->id);
	text_add(doc->out, "</a>");
	if (citation->length > word)
		put_place(doc, citation->document, citation->text + word, citation->length - word);
}

static void cite(struct doc *doc, const char *source)
{
	struct doc_citation citation;

	for (bool first = true; doc_next_citation(doc, &source, &citation); first = false) {
		text_add(doc->out, first ? "" : "; ");
		put_citation(doc, &citation);
	}
}

const struct doc_writer doc_html_writer = {
	.open = open,
	.close = close,
	.text = put_text,
	.link = put_link,
	.address = put_address,
	.word = put_word,
	.cite = cite,
	.link_here = link_here,
	.term = put_term,
	.tag = put_tag,
	.anchor = put_anchor,
	.drawing = draw,
	.marks = put_marks,
	.next_line = next_line,
};

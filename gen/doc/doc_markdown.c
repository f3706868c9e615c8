/* SPDX-License-Identifier: MIT */
/* Writes a document as Markdown. */
#include "doc/doc.h"

static bool is_in(const struct doc *doc, enum doc_kind kind)
{
	for (size_t i = 0; i < doc->depth; i++)
		if (doc->blocks[i].kind == kind)
			return true;
	return false;
}

/* Ends the line of a note, and leaves a line empty between two blocks. */
static void begin_block(struct doc *doc)
{
	const struct text *out = doc->out;

	if (out->length != 0 && out->at[out->length - 1] != '\n')
		text_char(doc->out, '\n');
	if (out->length > 1 && out->at[out->length - 2] != '\n')
		text_char(doc->out, '\n');
}

static void put_heads(struct doc *doc, const char *heads)
{
	size_t columns = 1;

	text_add(doc->out, "| ");
	for (; *heads != '\0'; heads++) {
		text_add(doc->out, *heads == '|' ? " | " : "");
		if (*heads != '|')
			text_char(doc->out, *heads);
		columns += *heads == '|';
	}
	text_add(doc->out, " |\n|");
	while (columns-- > 0)
		text_add(doc->out, "---|");
	text_char(doc->out, '\n');
}

static void put_label(struct doc *doc, const char *before, const char *label, const char *after)
{
	text_add(doc->out, before);
	text_add(doc->out, label);
	text_add(doc->out, after);
}

static void open(struct doc *doc, const struct doc_block *block)
{
	switch (block->kind) {
	case DOC_SECTION:
	case DOC_ARTICLE:
	case DOC_PART:
		begin_block(doc);
		put_label(doc, block->kind == DOC_SECTION ? "## " : "### ", block->title, "\n\n");
		break;
	case DOC_FOLD:
		begin_block(doc);
		put_label(doc, block->name != NULL ? "<details open><summary>" : "<details><summary>", block->title,
			  "</summary>\n\n");
		break;
	case DOC_NOTE:
		begin_block(doc);
		put_label(doc, "**", block->title, "**: ");
		break;
	case DOC_WARNING:
		begin_block(doc);
		text_add(doc->out, "**warning:** `");
		break;
	case DOC_FACT:
		put_label(doc, "- ", block->title, ": ");
		break;
	case DOC_PARAGRAPH:
	case DOC_LEAD:
	case DOC_FACTS:
	case DOC_LIST:
		begin_block(doc);
		break;
	case DOC_TABLE:
		begin_block(doc);
		put_heads(doc, block->title);
		break;
	case DOC_ITEM:
		text_add(doc->out, "- ");
		break;
	case DOC_ROW:
		text_char(doc->out, '|');
		break;
	case DOC_CELL:
		text_char(doc->out, ' ');
		break;
	default:
		break;
	}
}

static void close(struct doc *doc, const struct doc_block *block)
{
	switch (block->kind) {
	case DOC_FOLD:
		begin_block(doc);
		text_add(doc->out, "</details>\n");
		break;
	case DOC_CELL:
		text_add(doc->out, " |");
		break;
	case DOC_WARNING:
		text_add(doc->out, "`\n");
		break;
	case DOC_PARAGRAPH:
	case DOC_LEAD:
	case DOC_FACT:
	case DOC_ITEM:
	case DOC_ROW:
		text_char(doc->out, '\n');
		break;
	default:
		break;
	}
}

/* In a cell a bar would end it, and a newline the row; in code a backtick would end that, and a newline a fact. */
static void put_escaped(struct doc *doc, const char *text, bool code)
{
	bool cell = is_in(doc, DOC_CELL);

	for (; *text != '\0'; text++) {
		text_add(doc->out, cell && *text == '|' ? "\\" : "");
		text_char(doc->out, code && *text == '`' ? '\'' : (cell || code) && *text == '\n' ? ' ' : *text);
	}
}

static void put_text(struct doc *doc, enum doc_style style, const char *text)
{
	static const char *const marks[] = {
		[DOC_PLAIN] = "", [DOC_CODE] = "`", [DOC_STRONG] = "**", [DOC_OLD] = "`", [DOC_NEW] = "`"
	};

	text_add(doc->out, marks[style]);
	put_escaped(doc, text, *marks[style] == '`' || is_in(doc, DOC_WARNING));
	text_add(doc->out, marks[style]);
}

static void put_address(struct doc *doc, const char *url, const char *text)
{
	text_char(doc->out, '[');
	put_text(doc, DOC_PLAIN, text);
	text_join(doc->out, "](", url, ")");
}

static void next_line(struct doc *doc)
{
	text_add(doc->out, is_in(doc, DOC_CELL) ? "<br>" : is_in(doc, DOC_ITEM) ? "  \n  " : "  \n");
}

const struct doc_writer doc_markdown_writer = {
	.open = open,
	.close = close,
	.text = put_text,
	.address = put_address,
	.next_line = next_line,
};

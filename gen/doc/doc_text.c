/* SPDX-License-Identifier: MIT */
/* Writes a document for a terminal: a line for each fact, and what belongs to an item below it, further in. */
#include "doc/doc.h"

enum { STEP = 2, LABEL_WIDTH = 10 };

static void begin_line(struct doc *doc)
{
	if (doc->begun)
		text_char(doc->out, '\n');
	doc->begun = false;
	text_printf(doc->out, "%*s", (int)doc->indent, "");
}

static void put_label(struct doc *doc, const char *label)
{
	size_t length = strlen(label) + 1;

	text_printf(doc->out, "%s:%*s", label, length < LABEL_WIDTH ? (int)(LABEL_WIDTH - length) : 1, "");
}

static void open(struct doc *doc, const struct doc_block *block)
{
	switch (block->kind) {
	case DOC_SECTION:
	case DOC_ARTICLE:
	case DOC_PART:
	case DOC_FOLD:
		text_add(doc->out, doc->out->length != 0 ? "\n" : "");
		begin_line(doc);
		text_join(doc->out, block->title, "\n", "");
		doc->indent += STEP;
		break;
	case DOC_NOTE:
	case DOC_FACT:
		begin_line(doc);
		put_label(doc, block->title);
		doc->begun = block->kind == DOC_NOTE;
		doc->indent += block->kind == DOC_NOTE ? STEP : LABEL_WIDTH;
		break;
	case DOC_ITEM:
		begin_line(doc);
		doc->indent += STEP;
		break;
	case DOC_PARAGRAPH:
	case DOC_LEAD:
	case DOC_ROW:
		begin_line(doc);
		break;
	case DOC_WARNING:
		begin_line(doc);
		text_add(doc->out, "warning: ");
		break;
	case DOC_CELL:
		text_add(doc->out, doc->begun ? "  " : "");
		doc->begun = true;
		break;
	default:
		break;
	}
}

/* The addresses of the documents that the line has cited. */
static void put_addresses(struct doc *doc)
{
	text_bytes(doc->out, doc->addresses.at, doc->addresses.length);
	text_cut(&doc->addresses, 0);
}

static void close(struct doc *doc, const struct doc_block *block)
{
	switch (block->kind) {
	case DOC_SECTION:
	case DOC_ARTICLE:
	case DOC_PART:
	case DOC_FOLD:
		doc->indent -= STEP;
		break;
	case DOC_NOTE:
		text_add(doc->out, doc->begun ? "\n" : "");
		doc->begun = false;
		doc->indent -= STEP;
		break;
	case DOC_FACT:
		doc->indent -= LABEL_WIDTH;
		text_char(doc->out, '\n');
		put_addresses(doc);
		break;
	case DOC_ITEM:
		doc->indent -= STEP;
		text_char(doc->out, '\n');
		text_cut(&doc->addresses, 0);
		break;
	case DOC_PARAGRAPH:
	case DOC_LEAD:
	case DOC_WARNING:
	case DOC_ROW:
		doc->begun = false;
		text_char(doc->out, '\n');
		break;
	default:
		break;
	}
}

static void put_text(struct doc *doc, enum doc_style style, const char *text)
{
	(void)style;
	text_add(doc->out, text);
}

static void put_address(struct doc *doc, const char *url, const char *text)
{
	text_join(doc->out, text, " ", url);
}

/* Below a fact each document's address is written once. */
static void cite(struct doc *doc, const char *source)
{
	struct doc_citation citation;
	struct text line = { 0 };

	text_add(doc->out, source);
	while (doc_next_citation(doc, &source, &citation)) {
		if (citation.document == NULL || citation.document->url == NULL)
			continue;
		text_cut(&line, 0);
		text_printf(&line, "%*s%s: %s\n", (int)doc->indent, "", citation.document->id, citation.document->url);
		if (strstr(text_string(&doc->addresses), text_string(&line)) == NULL)
			text_add(&doc->addresses, text_string(&line));
	}
	text_free(&line);
}

static void next_line(struct doc *doc)
{
	text_printf(doc->out, "\n%*s", (int)doc->indent, "");
}

const struct doc_writer doc_text_writer = {
	.open = open,
	.close = close,
	.text = put_text,
	.address = put_address,
	.cite = cite,
	.next_line = next_line,
};

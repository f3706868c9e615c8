/* SPDX-License-Identifier: MIT */
/* Writes for a program what a document has keys for, as JSON. All else is words around it. */
#include "doc/doc.h"

static void open(struct doc *doc, const struct doc_block *block)
{
	if (block->kind == DOC_RECORDS) {
		json_open_line(&doc->json, block->name, '[');
	} else if (block->kind == DOC_RECORD) {
		json_open_line(&doc->json, NULL, '{');
	} else if (block->kind == DOC_MEMBER) {
		doc->begun = true;
		text_cut(&doc->value, 0);
	}
}

static void close(struct doc *doc, const struct doc_block *block)
{
	if (block->kind == DOC_RECORDS) {
		json_close_line(&doc->json, ']');
	} else if (block->kind == DOC_RECORD) {
		json_close(&doc->json, '}');
	} else if (block->kind == DOC_MEMBER && doc->begun) {
		doc->begun = false;
		json_text(&doc->json, block->name, text_string(&doc->value));
	}
}

static void put_text(struct doc *doc, enum doc_style style, const char *text)
{
	(void)style;
	if (doc->begun)
		text_add(&doc->value, text);
}

static void put_word(struct doc *doc, const char *word, const char *meaning)
{
	(void)meaning;
	put_text(doc, DOC_PLAIN, word);
}

static void put_citation(struct doc *doc, const struct doc_citation *citation)
{
	const struct document *document = citation->document;

	json_open(&doc->json, NULL, '{');
	json_text(&doc->json, "citation", doc_piece(doc, citation->text, citation->length));
	if (document != NULL) {
		json_text(&doc->json, "document", document->id);
		json_text(&doc->json, "title", document->title);
		json_text(&doc->json, "revision", document->revision);
		json_text(&doc->json, "url", document->url);
	}
	json_close(&doc->json, '}');
}

/* A member of citations is a list of records instead of a text. */
static void cite(struct doc *doc, const char *source)
{
	struct doc_citation citation;

	if (!doc->begun)
		return;
	doc->begun = false;
	json_open(&doc->json, doc->blocks[doc->depth - 1].name, '[');
	while (doc_next_citation(doc, &source, &citation))
		put_citation(doc, &citation);
	json_close(&doc->json, ']');
}

static void put_data(struct doc *doc, const char *key, const char *text)
{
	json_text(&doc->json, key, text);
}

static void put_number(struct doc *doc, const char *key, uint64_t number)
{
	json_number(&doc->json, key, number);
}

/* An empty list too, which json_texts() may leave out. */
static void put_names(struct doc *doc, const char *key, const struct strings *names)
{
	json_open(&doc->json, key, '[');
	for (size_t i = 0; i < names->count; i++)
		json_text(&doc->json, NULL, names->at[i]);
	json_close(&doc->json, ']');
}

static void put_true(struct doc *doc, const char *key)
{
	json_bool(&doc->json, key, true);
}

const struct doc_writer doc_json_writer = {
	.open = open,
	.close = close,
	.text = put_text,
	.word = put_word,
	.cite = cite,
	.data_text = put_data,
	.data_number = put_number,
	.data_names = put_names,
	.data_true = put_true,
};

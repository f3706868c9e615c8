/* SPDX-License-Identifier: MIT */
/* Passes the calls of a document to its writer, and keeps what is open. */
#include "doc/doc.h"

#include <assert.h>
#include <stdio.h>

#include "shared/named.h"

void doc_free(struct doc *doc)
{
	assert(doc->depth == 0);
	text_free(&doc->scratch);
	text_free(&doc->addresses);
	text_free(&doc->value);
}

/* ---- blocks ---- */

static void open(struct doc *doc, enum doc_kind kind, const char *name, const char *title)
{
	struct doc_block *block = &doc->blocks[doc->depth];

	assert(doc->depth < DOC_DEPTH_MAX);
	*block = (struct doc_block){ kind, name, title };
	doc->writer->open(doc, block);
	doc->depth++;
}

void doc_section(struct doc *doc, const char *id, const char *title)
{
	open(doc, DOC_SECTION, id, title);
}

void doc_article(struct doc *doc, const char *id, const char *title)
{
	open(doc, DOC_ARTICLE, id, title);
}

void doc_part(struct doc *doc, const char *id, const char *title)
{
	open(doc, DOC_PART, id, title);
}

/* A fold that is open has a name. */
void doc_fold(struct doc *doc, const char *title, bool is_open)
{
	open(doc, DOC_FOLD, is_open ? "open" : NULL, title);
}

void doc_paragraph(struct doc *doc)
{
	open(doc, DOC_PARAGRAPH, NULL, NULL);
}

void doc_facts(struct doc *doc)
{
	open(doc, DOC_FACTS, NULL, NULL);
}

void doc_fact(struct doc *doc, const char *label)
{
	open(doc, DOC_FACT, NULL, label);
}

void doc_note(struct doc *doc, const char *label)
{
	open(doc, DOC_NOTE, NULL, label);
}

void doc_list(struct doc *doc, const char *look)
{
	open(doc, DOC_LIST, look, NULL);
}

void doc_item(struct doc *doc)
{
	open(doc, DOC_ITEM, NULL, NULL);
}

void doc_table(struct doc *doc, const char *caption, const char *heads)
{
	open(doc, DOC_TABLE, caption, heads);
}

void doc_row(struct doc *doc)
{
	open(doc, DOC_ROW, NULL, NULL);
}

void doc_row_at(struct doc *doc, const char *id)
{
	open(doc, DOC_ROW, id, NULL);
}

void doc_cell(struct doc *doc, const char *look)
{
	open(doc, DOC_CELL, look, NULL);
}

void doc_figure(struct doc *doc, const char *id, const char *caption)
{
	open(doc, DOC_FIGURE, id, caption);
}

void doc_records(struct doc *doc, const char *key)
{
	open(doc, DOC_RECORDS, key, NULL);
}

void doc_record(struct doc *doc)
{
	open(doc, DOC_RECORD, NULL, NULL);
}

void doc_member(struct doc *doc, const char *key)
{
	open(doc, DOC_MEMBER, key, NULL);
}

void doc_aside(struct doc *doc)
{
	open(doc, DOC_ASIDE, NULL, NULL);
}

void doc_end(struct doc *doc)
{
	assert(doc->depth > 0);
	doc->depth--;
	doc->writer->close(doc, &doc->blocks[doc->depth]);
}

/* ---- in a line ---- */

void doc_styled(struct doc *doc, enum doc_style style, const char *text)
{
	if (text != NULL)
		doc->writer->text(doc, style, text);
}

void doc_text(struct doc *doc, const char *text)
{
	doc_styled(doc, DOC_PLAIN, text);
}

void doc_code(struct doc *doc, const char *text)
{
	doc_styled(doc, DOC_CODE, text);
}

void doc_strong(struct doc *doc, const char *text)
{
	doc_styled(doc, DOC_STRONG, text);
}

void doc_format(struct doc *doc, enum doc_style style, const char *format, ...)
{
	va_list arguments, again;
	int length;

	va_start(arguments, format);
	va_copy(again, arguments);
	length = vsnprintf(NULL, 0, format, again);
	va_end(again);
	text_cut(&doc->scratch, 0);
	vsnprintf(text_reserve(&doc->scratch, (size_t)length + 1), (size_t)length + 1, format, arguments);
	va_end(arguments);
	doc->writer->text(doc, style, doc->scratch.at);
}

void doc_link(struct doc *doc, const struct item *item, enum doc_style style, const char *text)
{
	if (doc->writer->link != NULL)
		doc->writer->link(doc, item, style, text);
	else
		doc->writer->text(doc, style, text);
}

void doc_link_here(struct doc *doc, const char *id, enum doc_style style, const char *text)
{
	if (doc->writer->link_here != NULL)
		doc->writer->link_here(doc, id, style, text);
	else
		doc->writer->text(doc, style, text);
}

void doc_address(struct doc *doc, const char *url, const char *text)
{
	if (url != NULL && doc->writer->address != NULL)
		doc->writer->address(doc, url, text);
	else
		doc_text(doc, text);
}

void doc_word(struct doc *doc, const char *word, const char *meaning)
{
	if (doc->writer->word != NULL) {
		doc->writer->word(doc, word, meaning);
		return;
	}
	doc_text(doc, word);
	doc_text(doc, ": ");
	doc_text(doc, meaning);
}

void doc_term(struct doc *doc, const char *word, const char *meaning)
{
	if (doc->writer->term != NULL)
		doc->writer->term(doc, word, meaning);
	else
		doc_text(doc, word);
}

void doc_tag(struct doc *doc, const char *word)
{
	if (doc->writer->tag != NULL)
		doc->writer->tag(doc, word);
	else
		doc_text(doc, word);
}

void doc_anchor(struct doc *doc, const char *id)
{
	if (doc->writer->anchor != NULL)
		doc->writer->anchor(doc, id);
}

void doc_cite(struct doc *doc, const char *source)
{
	if (source != NULL && doc->writer->cite != NULL)
		doc->writer->cite(doc, source);
	else
		doc_text(doc, source);
}

void doc_sources(struct doc *doc, const char *source)
{
	doc_member(doc, "sources");
	doc_cite(doc, source);
	doc_end(doc);
}

void doc_cite_aside(struct doc *doc, const char *source)
{
	if (source == NULL)
		return;
	doc_text(doc, " ");
	doc_aside(doc);
	doc_text(doc, "(");
	doc_cite(doc, source);
	doc_text(doc, ")");
	doc_end(doc);
}

void doc_next_line(struct doc *doc)
{
	if (doc->writer->next_line != NULL)
		doc->writer->next_line(doc);
}

void doc_data(struct doc *doc, const char *key, const char *text)
{
	if (text != NULL && doc->writer->data_text != NULL)
		doc->writer->data_text(doc, key, text);
}

void doc_data_number(struct doc *doc, const char *key, uint64_t number)
{
	if (doc->writer->data_number != NULL)
		doc->writer->data_number(doc, key, number);
}

void doc_data_names(struct doc *doc, const char *key, const struct strings *names)
{
	if (doc->writer->data_names != NULL)
		doc->writer->data_names(doc, key, names);
}

void doc_flag(struct doc *doc, const char *key, const char *words)
{
	doc_text(doc, words);
	if (doc->writer->data_true != NULL)
		doc->writer->data_true(doc, key);
}

/* ---- whole blocks ---- */

static bool is_empty(const char *text)
{
	return text == NULL || *text == '\0';
}

static void put_paragraph(struct doc *doc, enum doc_kind kind, const char *text)
{
	if (is_empty(text))
		return;
	open(doc, kind, NULL, NULL);
	doc_text(doc, text);
	doc_end(doc);
}

void doc_sentence(struct doc *doc, const char *text)
{
	put_paragraph(doc, DOC_PARAGRAPH, text);
}

void doc_lead(struct doc *doc, const char *text)
{
	put_paragraph(doc, DOC_LEAD, text);
}

void doc_warning(struct doc *doc, const char *text)
{
	put_paragraph(doc, DOC_WARNING, text);
}

void doc_drawing(struct doc *doc, const struct doc_bits *bits)
{
	if (doc->writer->drawing != NULL)
		doc->writer->drawing(doc, bits);
}

void doc_marks(struct doc *doc)
{
	if (doc->writer->marks != NULL)
		doc->writer->marks(doc);
}

static void put_fact(struct doc *doc, const char *label, enum doc_style style, const char *text)
{
	if (is_empty(text))
		return;
	doc_fact(doc, label);
	doc->writer->text(doc, style, text);
	doc_end(doc);
}

void doc_fact_text(struct doc *doc, const char *label, const char *text)
{
	put_fact(doc, label, DOC_PLAIN, text);
}

void doc_fact_code(struct doc *doc, const char *label, const char *text)
{
	put_fact(doc, label, DOC_CODE, text);
}

void doc_fact_member(struct doc *doc, const char *key, const char *label, const char *text)
{
	if (is_empty(text))
		return;
	doc_fact(doc, label);
	doc_member(doc, key);
	doc_text(doc, text);
	doc_end(doc);
	doc_end(doc);
}

void doc_fact_codes(struct doc *doc, const char *label, const struct strings *texts)
{
	if (texts->count == 0)
		return;
	doc_fact(doc, label);
	for (size_t i = 0; i < texts->count; i++) {
		doc_text(doc, i == 0 ? "" : ", ");
		doc_code(doc, texts->at[i]);
	}
	doc_end(doc);
}

void doc_fact_items(struct doc *doc, const char *label, const struct strings *names, const struct item *items)
{
	if (names->count == 0)
		return;
	doc_fact(doc, label);
	for (size_t i = 0; i < names->count; i++) {
		doc_text(doc, i == 0 ? "" : ", ");
		doc_link(doc, &items[i], DOC_CODE, names->at[i]);
	}
	doc_end(doc);
}

void doc_cell_text(struct doc *doc, const char *text)
{
	doc_cell(doc, NULL);
	doc_text(doc, text);
	doc_end(doc);
}

void doc_cell_code(struct doc *doc, const char *text)
{
	doc_cell(doc, NULL);
	doc_code(doc, text);
	doc_end(doc);
}

void doc_cell_number(struct doc *doc, uint64_t number)
{
	doc_cell(doc, "n");
	doc_format(doc, DOC_PLAIN, "%llu", (unsigned long long)number);
	doc_end(doc);
}

/* ---- for writers ---- */

bool doc_next_citation(const struct doc *doc, const char **source, struct doc_citation *citation)
{
	const char *at = *source + strspn(*source, "; ");

	if (*at == '\0')
		return false;
	*citation = (struct doc_citation){ .text = at, .length = strcspn(at, ";"), .word = strcspn(at, " ;") };
	citation->document = NAMED_SPAN(doc->model->documents, doc->model->document_count, id, at, citation->word);
	*source = at + citation->length;
	return true;
}

const char *doc_piece(struct doc *doc, const char *text, size_t length)
{
	text_cut(&doc->scratch, 0);
	text_bytes(&doc->scratch, text, length);
	return text_string(&doc->scratch);
}

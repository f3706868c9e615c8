/* SPDX-License-Identifier: MIT */
/* Writes facts, and where they come from. */
#include <ctype.h>
#include <string.h>

#include "model/lookup.h"
#include "site/parts.h"

void site_facts(struct site_page *page)
{
	text_add(page->out, "<dl>\n");
}

void site_facts_end(struct site_page *page)
{
	text_add(page->out, "</dl>\n");
}

void site_fact(struct site_page *page, const char *name)
{
	text_add(page->out, "<dt>");
	html_text(page->out, name);
	text_add(page->out, "</dt><dd>");
}

void site_fact_end(struct site_page *page)
{
	text_add(page->out, "</dd>\n");
}

void site_fact_text(struct site_page *page, const char *name, const char *text)
{
	if (text == NULL || *text == '\0')
		return;
	site_fact(page, name);
	html_text(page->out, text);
	site_fact_end(page);
}

void site_fact_code(struct site_page *page, const char *name, const char *text)
{
	if (text == NULL || *text == '\0')
		return;
	site_fact(page, name);
	site_code(page->out, text);
	site_fact_end(page);
}

void site_fact_codes(struct site_page *page, const char *name, const struct strings *texts)
{
	if (texts->count == 0)
		return;
	site_fact(page, name);
	for (size_t i = 0; i < texts->count; i++) {
		text_add(page->out, i == 0 ? "" : ", ");
		site_code(page->out, texts->at[i]);
	}
	site_fact_end(page);
}

void site_paragraph(struct site_page *page, const char *text)
{
	if (text == NULL)
		return;
	text_add(page->out, "<p>");
	html_text(page->out, text);
	text_add(page->out, "</p>\n");
}

void site_lead(struct site_page *page, const char *text)
{
	if (text == NULL)
		return;
	text_add(page->out, "<p class=\"lead\">");
	html_text(page->out, text);
	text_add(page->out, "</p>\n");
}

static const struct document *document_of(const struct model *model, const char *id, size_t length)
{
	for (size_t i = 0; i < model->document_count; i++)
		if (strlen(model->documents[i].id) == length && strncmp(model->documents[i].id, id, length) == 0)
			return &model->documents[i];
	return NULL;
}

static void put_piece(struct text *out, const char *text, size_t length)
{
	char piece[512];

	if (length >= sizeof piece)
		length = sizeof piece - 1;
	memcpy(piece, text, length);
	piece[length] = '\0';
	html_breakable(out, piece);
}

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
static void put_place(struct site_page *page, const struct document *document, const char *text, size_t length)
{
	unsigned number = document->url != NULL ? page_of(text, length) : 0;
	size_t end = document->url != NULL ? strlen(document->url) : 0;

	if (number == 0 || end < 4 || strcmp(document->url + end - 4, ".pdf") != 0) {
		put_piece(page->out, text, length);
		return;
	}
	text_add(page->out, " <a href=\"");
	html_text(page->out, document->url);
	text_printf(page->out, "#page=%u\">", number);
	put_piece(page->out, text + 1, length - 1);
	text_add(page->out, "</a>");
}

static void put_citation(struct site_page *page, const char *text, size_t length)
{
	size_t word = strcspn(text, " ;");
	const struct document *document = document_of(page->site->model, text, word);
	struct text url = { 0 };

	if (document == NULL) {
		put_piece(page->out, text, length);
		return;
	}
	site_url_of_document(&url, document);
	site_link_to(page, &url, document->id);
	text_free(&url);
	if (length > word)
		put_place(page, document, text + word, length - word);
}

void site_citations(struct site_page *page, const char *source)
{
	for (bool first = true; source != NULL && *source != '\0'; first = false) {
		size_t length;

		source += strspn(source, "; ");
		length = strcspn(source, ";");
		text_add(page->out, first ? "" : "; ");
		put_citation(page, source, length);
		source += length;
	}
}

void site_evidence(struct site_page *page, int evidence)
{
	if (evidence < 0)
		return;
	text_printf(page->out, "<span class=\"tag %s\" title=\"", evidence_words[evidence]);
	html_text(page->out, evidence_helps[evidence]);
	text_printf(page->out, "\">%s</span>", evidence_words[evidence]);
}

void site_origin(struct site_page *page, const struct about *about)
{
	if (about->is.evidence >= 0) {
		site_fact(page, "Evidence");
		site_evidence(page, about->is.evidence);
		text_add(page->out, " <span class=\"muted\">");
		html_text(page->out, evidence_helps[about->is.evidence]);
		text_add(page->out, "</span>");
		site_fact_end(page);
	}
	if (about->is.source != NULL) {
		site_fact(page, "Source");
		site_citations(page, about->is.source);
		site_fact_end(page);
	}
	site_fact_text(page, "As on", about->is.as_on);
	site_fact_text(page, "Corrected", correction_of(about));
	if (about->is.elsewhere)
		site_fact_text(page, "Only there", "Only that document has it; the platform's own guide does not.");
}

void site_link_to(struct site_page *page, struct text *url, const char *text)
{
	site_link(page, text_string(url), text);
	text_cut(url, 0);
}

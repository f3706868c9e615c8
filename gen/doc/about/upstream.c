/* SPDX-License-Identifier: MIT */
/* Writes what the maintainers of another project may want to correct: values of theirs that do not hold. */
#include "doc/about/about.h"

/* ---- projects ---- */

bool document_is_of(const struct document *document, const char *project)
{
	size_t length = strlen(project);

	return (document->kind == DOCUMENT_CODE || document->kind == DOCUMENT_DATA) &&
	       strncmp(document->id, project, length) == 0 &&
	       (document->id[length] == '\0' || document->id[length] == '-');
}

/* Of several documents that begin alike their beginning is the project; of two or one the whole id may be the name. */
struct strings projects_of(struct arena *arena, const struct model *model)
{
	enum { SEVERAL = 3 };
	struct strings projects = { 0 };

	for (size_t i = 0; i < model->document_count; i++) {
		const char *id = model->documents[i].id, *word = arena_copy(arena, id, strcspn(id, "-"));
		size_t count = 0;

		if (!document_is_of(&model->documents[i], id))
			continue;
		for (size_t k = 0; k < model->document_count; k++)
			count += document_is_of(&model->documents[k], word);
		word = count >= SEVERAL ? word : id;
		list_once(arena, &projects, word, strlen(word));
	}
	return projects;
}

/* ---- what they say, and what holds ---- */

/* Which citations of a claim are meant. */
enum whose { THEIRS, OTHERS };

static bool is_theirs(const struct doc_citation *citation, const char *project)
{
	return citation->document != NULL && document_is_of(citation->document, project);
}

/* The citations of one side as a source; empty: there is none. */
static void add_citations(const struct doc *doc, const char *source, const char *project, enum whose whose,
			  struct text *into)
{
	struct doc_citation citation;

	while (doc_next_citation(doc, &source, &citation)) {
		if (is_theirs(&citation, project) != (whose == THEIRS))
			continue;
		text_add(into, into->length != 0 ? "; " : "");
		text_bytes(into, citation.text, citation.length);
	}
}

static bool is_corrected(const struct doc *doc, const struct claim *claim, const char *project)
{
	struct text theirs = { 0 };
	bool corrected;

	if (!claim->holds)
		add_citations(doc, claim->source, project, THEIRS, &theirs);
	corrected = theirs.length != 0;
	text_free(&theirs);
	return corrected;
}

bool dispute_corrects(const struct doc *doc, const struct dispute *dispute, const char *project)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (is_corrected(doc, &dispute->claims[i], project))
			return true;
	return false;
}

static void put_value(struct doc *doc, const char *value)
{
	doc_member(doc, "value");
	doc_strong(doc, value);
	doc_end(doc);
	doc_next_line(doc);
}

static void put_theirs(struct doc *doc, const struct claim *claim, const char *project)
{
	struct text theirs = { 0 }, others = { 0 };

	add_citations(doc, claim->source, project, THEIRS, &theirs);
	add_citations(doc, claim->source, project, OTHERS, &others);
	doc_record(doc);
	doc_fact(doc, "theirs");
	put_value(doc, claim->value);
	doc_text(doc, "in ");
	doc_sources(doc, text_string(&theirs));
	if (others.length != 0) {
		doc_next_line(doc);
		doc_text(doc, "the same in ");
		doc_member(doc, "same_in");
		doc_cite(doc, text_string(&others));
		doc_end(doc);
	}
	doc_end(doc);
	doc_end(doc);
	text_free(&theirs);
	text_free(&others);
}

static void put_evidence(struct doc *doc, const struct claim *claim)
{
	doc_record(doc);
	doc_fact(doc, "evidence");
	put_value(doc, claim->value);
	doc_text(doc, "says ");
	doc_sources(doc, claim->source);
	doc_end(doc);
	doc_end(doc);
}

static void put_ours(struct doc *doc, const struct dispute *dispute)
{
	doc_fact(doc, "ours");
	doc_member(doc, "ours");
	doc_strong(doc, dispute->verdict);
	doc_end(doc);
	doc_text(doc, ", with ");
	doc_member(doc, "confidence");
	doc_text(doc, confidence_words[dispute->confidence]);
	doc_end(doc);
	doc_text(doc, " confidence");
	doc_end(doc);
}

void about_correction(struct doc *doc, const struct dispute *dispute, const char *project)
{
	doc_record(doc);
	doc_article(doc, dispute->id, dispute->id);
	doc_data(doc, "id", dispute->id);
	doc_data(doc, "platform", dispute->is.platform->id);
	doc_data(doc, "topic", dispute->topic);
	doc_data_names(doc, "items", &dispute->items);
	doc_sentence(doc, dispute->topic);
	doc_facts(doc);
	doc_fact_items(doc, "about", &dispute->items, dispute->is.items);
	doc_records(doc, "theirs");
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (is_corrected(doc, &dispute->claims[i], project))
			put_theirs(doc, &dispute->claims[i], project);
	doc_end(doc);
	put_ours(doc, dispute);
	doc_records(doc, "evidence");
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (dispute->claims[i].holds)
			put_evidence(doc, &dispute->claims[i]);
	doc_end(doc);
	doc_fact_member(doc, "reason", "why", dispute->reason);
	doc_end(doc);
	doc_end(doc);
	doc_end(doc);
}

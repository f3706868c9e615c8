/* SPDX-License-Identifier: MIT */
/* Writes where a fact comes from, and how well it is supported. */
#include <string.h>

#include "base/source.h"
#include "doc/about/about.h"
#include "model/lookup.h"

void about_text(struct doc *doc, const struct about *about)
{
	if (about->text == NULL)
		return;
	doc_paragraph(doc);
	doc_member(doc, "text");
	doc_text(doc, about->text);
	doc_end(doc);
	doc_end(doc);
}

static void put_correction(struct doc *doc, const struct about *about)
{
	struct loc loc;

	if (correction_of(about) == NULL)
		return;
	doc_fact(doc, "corrected");
	doc_member(doc, "corrected");
	doc_text(doc, correction_of(about));
	doc_end(doc);
	if (doc->files) {
		loc = node_loc(*about->is.corrected_at);
		doc_format(doc, DOC_PLAIN, " (%s:%u)", loc.source->path, source_locate(loc.source, loc.offset).line);
	}
	doc_end(doc);
}

void about_origin(struct doc *doc, const struct about *about)
{
	if (about->is.source != NULL) {
		doc_fact(doc, "source");
		doc_sources(doc, about->is.source);
		doc_end(doc);
	}
	doc_fact_member(doc, "as_on", "as on", about->is.as_on);
	put_correction(doc, about);
	if (about->is.evidence >= 0) {
		doc_fact(doc, "evidence");
		doc_member(doc, "evidence");
		doc_word(doc, evidence_words[about->is.evidence], evidence_helps[about->is.evidence]);
		doc_end(doc);
		doc_end(doc);
	}
	if (about->is.elsewhere) {
		doc_fact(doc, "only there");
		doc_flag(doc, "elsewhere", "Only that document has it; the platform's own guide does not.");
		doc_end(doc);
	}
}

static bool same_text(const char *one, const char *other)
{
	return one == other || (one != NULL && other != NULL && strcmp(one, other) == 0);
}

bool about_same_origin(const struct about *part, const struct about *whole)
{
	return same_text(part->is.source, whole->is.source) && same_text(part->is.as_on, whole->is.as_on) &&
	       part->is.evidence == whole->is.evidence && part->is.elsewhere == whole->is.elsewhere &&
	       correction_of(part) == NULL;
}

/* SPDX-License-Identifier: MIT */
/* Prints where a fact comes from: its text, its source, and its evidence. */
#include "cli/why/parts.h"

#include <string.h>

#include "base/source.h"
#include "model/lookup.h"
#include "shared/named.h"

bool why_citation(const struct model *model, const char **source, struct citation *citation)
{
	const char *at = *source + strspn(*source, "; ");
	size_t word = strcspn(at, " ;");

	if (*at == '\0')
		return false;
	*citation = (struct citation){ .text = at, .length = strcspn(at, ";") };
	citation->document = NAMED_SPAN(model->documents, model->document_count, id, at, word);
	*source = at + citation->length;
	return true;
}

/* Prints the address of each cited document, once. */
static void print_addresses(struct text *out, const struct model *model, const char *source)
{
	const char *begin = source, *before;
	struct citation citation, other;

	while (why_citation(model, &source, &citation)) {
		const struct document *document = citation.document;
		bool is_told = document == NULL || document->url == NULL;

		for (before = begin; !is_told && before < citation.text && why_citation(model, &before, &other);)
			is_told = other.text < citation.text && other.document == document;
		if (!is_told)
			text_printf(out, "            %s: %s\n", document->id, document->url);
	}
}

static void print_correction(struct text *out, const struct about *about)
{
	struct loc loc;

	if (correction_of(about) == NULL)
		return;
	loc = node_loc(*about->is.corrected_at);
	text_printf(out, "  corrected: %s (%s:%u)\n", correction_of(about), loc.source->path,
		    source_locate(loc.source, loc.offset).line);
}

void why_about(struct text *out, const struct model *model, const struct about *about)
{
	if (about->text != NULL)
		text_printf(out, "  %s\n", about->text);
	text_printf(out, "  source:   %s\n", about->is.source);
	if (about->is.as_on != NULL)
		text_printf(out, "  as on:    %s\n", about->is.as_on);
	print_correction(out, about);
	print_addresses(out, model, about->is.source);
	text_printf(out, "  evidence: %s\n", evidence_words[about->is.evidence]);
	if (about->is.elsewhere)
		text_add(out, "  Only that document has it; the platform's own guide does not.\n");
}

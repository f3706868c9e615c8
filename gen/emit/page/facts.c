/* SPDX-License-Identifier: MIT */
/* Counts the facts of a platform by how well they are supported. */
#include "emit/page/page.h"

#include <string.h>

#include "model/metric.h"

static const char *const kinds[] = { "box", "register", "field", "event", "umask", "metric" };
static const char *const kind_heads[] = { "boxes", "registers", "fields", "events", "umasks", "metrics" };

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void walk_layout(const struct layout *layout, const struct page_visit *visit)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (!field_is_reserved(&layout->is.fields[i]))
			visit->fact(visit->context, &layout->is.fields[i].about, "field");
}

static void walk_events(const struct events *events, const struct page_visit *visit)
{
	for (size_t i = 0; i < events->count; i++) {
		const struct event *event = &events->at[i];

		visit->fact(visit->context, &event->about, "event");
		for (size_t u = 0; u < event->umask_count; u++)
			visit->fact(visit->context, &event->umasks[u].about, "umask");
	}
}

void page_walk(const struct platform *platform, const struct page_visit *visit)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		visit->fact(visit->context, &box->about, "box");
		for (size_t i = 0; i < box->reg_count; i++)
			visit->fact(visit->context, &box->regs[i].about, "register");
		for (size_t i = 0; i < box->layout_count; i++)
			walk_layout(&box->layouts[i], visit);
		if (box->events != NULL)
			walk_events(box->events, visit);
	}
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++)
		visit->fact(visit->context, &platform->metrics->is.at[i].about, "metric");
}

struct tally {
	size_t counts[KINDS][UNCORE_EVIDENCE_END];
};

static void count(void *context, const struct about *about, const char *kind)
{
	struct tally *tally = context;

	for (size_t i = 0; i < KINDS; i++)
		if (strcmp(kinds[i], kind) == 0 && about->is.evidence >= 0)
			tally->counts[i][about->is.evidence]++;
}

static void put_tally(struct doc *doc, const struct tally *tally)
{
	struct text heads = { 0 };

	text_add(&heads, "facts");
	for (size_t e = 0; e < UNCORE_EVIDENCE_END; e++)
		text_join(&heads, "|", evidence_words[e], "");
	doc_table(doc, "Facts by evidence", text_string(&heads));
	text_free(&heads);
	for (size_t i = 0; i < KINDS; i++) {
		doc_row(doc);
		doc_cell_text(doc, kind_heads[i]);
		for (size_t e = 0; e < UNCORE_EVIDENCE_END; e++)
			doc_cell_number(doc, tally->counts[i][e]);
		doc_end(doc);
	}
	doc_end(doc);
}

void page_evidence(struct doc *doc, const struct platform *platform)
{
	struct tally tally = { .counts = { { 0 } } };
	const struct page_visit visit = { count, &tally };

	page_walk(platform, &visit);
	doc_section(doc, "evidence", "How well it is supported");
	doc_sentence(
		doc,
		"How many facts have which evidence ([what the words mean](../provenance.md)). A field counts once "
		"for all registers with its layout. Nothing here was tried on hardware: tests compare "
		"independent sources and count on a simulator that these facts make.");
	put_tally(doc, &tally);
	doc_end(doc);
}

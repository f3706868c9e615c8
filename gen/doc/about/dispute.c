/* SPDX-License-Identifier: MIT */
/* Writes on which facts sources differ: who says what, what holds, and why. */
#include "doc/about/about.h"

static void put_claim(struct doc *doc, const struct claim *claim)
{
	doc_record(doc);
	doc_item(doc);
	doc_member(doc, "value");
	if (claim->holds)
		doc_strong(doc, claim->value);
	else
		doc_text(doc, claim->value);
	doc_end(doc);
	if (claim->holds)
		doc_flag(doc, "holds", " (holds)");
	doc_next_line(doc);
	doc_text(doc, "says ");
	doc_sources(doc, claim->source);
	doc_end(doc);
	doc_end(doc);
}

static void put_verdict(struct doc *doc, const struct dispute *dispute)
{
	doc_paragraph(doc);
	doc_text(doc, "Verdict, with ");
	doc_member(doc, "confidence");
	doc_text(doc, confidence_words[dispute->confidence]);
	doc_end(doc);
	doc_text(doc, " confidence: ");
	doc_member(doc, "verdict");
	doc_strong(doc, dispute->verdict);
	doc_end(doc);
	doc_text(doc, ".");
	doc_next_line(doc);
	doc_member(doc, "reason");
	doc_text(doc, dispute->reason);
	doc_end(doc);
	doc_end(doc);
}

void about_dispute(struct doc *doc, const struct dispute *dispute)
{
	doc_data(doc, "id", dispute->id);
	doc_data(doc, "platform", dispute->is.platform->id);
	doc_data(doc, "topic", dispute->topic);
	if (dispute->items.count != 0)
		doc_data_names(doc, "items", &dispute->items);
	doc_records(doc, "claims");
	doc_list(doc, NULL);
	for (size_t i = 0; i < dispute->claim_count; i++)
		put_claim(doc, &dispute->claims[i]);
	doc_end(doc);
	doc_end(doc);
	put_verdict(doc, dispute);
}

static struct item item_of(const struct dispute *dispute)
{
	return (struct item){ .platform = dispute->is.platform, .dispute = dispute };
}

static void put_note(struct doc *doc, const struct dispute *dispute)
{
	const struct item item = item_of(dispute);

	doc_record(doc);
	doc_note(doc, "disputed");
	doc_link(doc, &item, DOC_PLAIN, dispute->topic);
	doc_text(doc, " (");
	doc_code(doc, dispute->id);
	doc_text(doc, ")");
	about_dispute(doc, dispute);
	doc_end(doc);
	doc_end(doc);
}

void about_disputes(struct doc *doc, const struct item *item, bool exactly)
{
	const struct disputes *disputes = &item->platform->disputes;

	doc_records(doc, "disputes");
	for (size_t i = 0; i < disputes->count; i++)
		if (item_is_disputed(item, &disputes->at[i], exactly))
			put_note(doc, &disputes->at[i]);
	doc_end(doc);
}

static void put_row(struct doc *doc, const struct dispute *dispute)
{
	const struct item item = item_of(dispute);

	doc_row(doc);
	doc_cell(doc, "wrap");
	doc_link(doc, &item, DOC_CODE, dispute->id);
	doc_end(doc);
	doc_cell_text(doc, dispute->topic);
	doc_cell(doc, "wrap");
	if (dispute->items.count != 0)
		doc_link(doc, &dispute->is.items[0], DOC_CODE, dispute->items.at[0]);
	if (dispute->items.count > 1)
		doc_format(doc, DOC_PLAIN, " and %zu more", dispute->items.count - 1);
	doc_end(doc);
	doc_cell_text(doc, dispute->verdict);
	doc_cell_text(doc, confidence_words[dispute->confidence]);
	doc_end(doc);
}

void about_dispute_table(struct doc *doc, const struct platform *platform)
{
	if (platform->disputes.count == 0)
		return;
	doc_table(doc, "Disputes", "dispute|topic|about|verdict|confidence");
	for (size_t i = 0; i < platform->disputes.count; i++)
		put_row(doc, &platform->disputes.at[i]);
	doc_end(doc);
}

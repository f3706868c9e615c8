/* SPDX-License-Identifier: MIT */
/* Emits a platform's page of the manual: what is known of it, from where, and what is not known. */
#include "emit/page/page.h"

#include "model/errata.h"
#include "model/lookup.h"

static void put_head(struct text *out, const struct platform *platform)
{
	text_printf(out, "# %s: %s\n\n", platform->id, platform->title);
	text_printf(
		out,
		"What the spec knows of this platform, from where, and what it does not know. `uncoregen page -p %s` "
		"prints this page. Words: [glossary](../glossary.md).\n",
		platform->id);
	if (platform->text != NULL)
		text_printf(out, "\n%s\n", platform->text);
	if (platform->like != NULL)
		text_printf(out, "\nIt is described as what differs from [%s](%s.md).\n", platform->like,
			    platform->like);
}

static void put_counters(struct doc *doc, const struct box *box)
{
	doc_cell(doc, NULL);
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		doc_format(doc, DOC_PLAIN, "%s%u %s of %u bits", i > 0 ? ", " : "", group->is.data->count,
			   counter_kind_words[group->kind], group->width);
	}
	doc_text(doc, box->counter_count == 0 ? "none" : "");
	doc_end(doc);
}

/* Where the registers of the box are. */
static void put_spaces(struct doc *doc, const struct box *box)
{
	static const char *const words[] = { [SPACE_MSR] = "MSR",
					     [SPACE_PCI] = "PCI",
					     [SPACE_MMIO] = "memory",
					     [SPACE_FOUND] = "where the table of units says" };
	bool first = true;

	doc_cell(doc, NULL);
	for (int space = SPACE_MSR; space <= SPACE_FOUND; space++) {
		bool used = false;

		for (size_t i = 0; i < box->reg_count; i++)
			used |= box->regs[i].is.space == (enum reg_space)space;
		if (used && words[space] != NULL)
			doc_format(doc, DOC_PLAIN, "%s%s", first ? "" : ", ", words[space]);
		first = first && (!used || words[space] == NULL);
	}
	doc_end(doc);
}

static void put_box(struct doc *doc, const struct box *box)
{
	size_t events = 0, umasks = 0;

	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		events++;
		umasks += box->events->at[i].umask_count;
	}
	doc_row(doc);
	doc_cell_code(doc, box->id);
	doc_cell_text(doc, box->title);
	doc_cell_number(doc, box->instances);
	doc_cell_text(doc, instance_rule_helps[box->is.presence]);
	put_counters(doc, box);
	put_spaces(doc, box);
	doc_cell_number(doc, events);
	doc_cell_number(doc, umasks);
	doc_end(doc);
}

static void put_boxes(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "boxes", "Boxes");
	doc_table(doc, "Boxes",
		  "box|what it is|instances on the largest part|which a part has|counters|access|events|umasks");
	for (size_t i = 0; i < platform->box_count; i++)
		put_box(doc, &platform->boxes[i]);
	doc_end(doc);
	doc_end(doc);
}

static void put_disputes(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "disputes", "Disputes");
	doc_sentence(doc, platform->disputes.count == 0 ? "None is listed." :
							  "Where sources differ, and what the spec says. `uncoregen "
							  "why ID` prints who says what, and why.");
	about_dispute_table(doc, platform);
	doc_end(doc);
}

static void put_errata(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "errata", "Errata");
	if (platform->errata != NULL && platform->errata->count != 0)
		doc_sentence(doc,
			     "Those that the documents name that were read; there may be more. "
			     "[What the words mean](../spec-format.md#errata).");
	about_errata_of(doc, platform);
	doc_end(doc);
}

void emit_page(const struct model *model, const struct platform *platform, struct text *out)
{
	struct doc doc = { .writer = &doc_markdown_writer, .out = out, .model = model };

	put_head(out, platform);
	about_identification(&doc, platform);
	put_boxes(&doc, platform);
	page_groups(&doc, platform);
	page_evidence(&doc, platform);
	page_documents(&doc, platform);
	put_disputes(&doc, platform);
	put_errata(&doc, platform);
	page_names(&doc, platform);
	page_unknown(&doc, platform);
	doc_free(&doc);
}

static void put_row(struct text *out, const struct platform *platform)
{
	size_t events = 0, umasks = 0;

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *of = platform->boxes[b].events;

		events += of != NULL ? of->count : 0;
		for (size_t i = 0; of != NULL && i < of->count; i++)
			umasks += of->at[i].umask_count;
	}
	text_printf(out, "| [%s](%s.md) | %s | %zu | %zu | %zu | %zu |\n", platform->id, platform->id, platform->title,
		    platform->box_count, events, umasks, platform->errata != NULL ? platform->errata->count : 0);
}

void emit_page_index(struct arena *arena, const struct model *model, struct text *out)
{
	const struct platform **platforms = platforms_newest_first(arena, model);

	text_add(out,
		 "# Platforms\n\nA page for each: what is known of it, from where, and what is not known. "
		 "`uncoregen page` prints this page. Words: [glossary](../glossary.md).\n\n"
		 "| platform | processors | boxes | events | umasks | errata |\n|---|---|---|---|---|---|\n");
	for (size_t i = 0; i < model->platform_count; i++)
		put_row(out, platforms[i]);
}

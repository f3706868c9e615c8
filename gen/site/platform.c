/* SPDX-License-Identifier: MIT */
/* Writes the page of a platform. */
#include "model/metric.h"
#include "site/parts.h"

static size_t count_umasks(const struct events *events)
{
	size_t count = 0;

	for (size_t i = 0; events != NULL && i < events->count; i++)
		count += events->at[i].umask_count;
	return count;
}

static void put_box(struct doc *doc, const struct box *box)
{
	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box }, DOC_PLAIN, box->id);
	doc_end(doc);
	doc_cell_text(doc, box->title);
	doc_cell_number(doc, box->instances);
	doc_cell_number(doc, box->reg_count);
	doc_cell_number(doc, box->events != NULL ? box->events->count : 0);
	doc_cell_number(doc, count_umasks(box->events));
	doc_cell_text(doc, instance_rule_helps[box->is.presence]);
	doc_end(doc);
}

static void put_boxes(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "boxes", "Boxes");
	doc_table(doc, "Boxes", "box|what it is|instances|registers|events|umasks|which a part has");
	for (size_t i = 0; i < platform->box_count; i++)
		put_box(doc, &platform->boxes[i]);
	doc_end(doc);
	doc_end(doc);
}

static void put_groups(struct doc *doc, const struct platform *platform)
{
	const struct groups *groups = platform->groups;

	if (groups == NULL || groups->count == 0)
		return;
	doc_section(doc, "groups", "Questions that it answers");
	doc_list(doc, NULL);
	for (size_t i = 0; i < groups->count; i++) {
		const struct item item = { .platform = platform, .group = &groups->at[i] };

		doc_item(doc);
		doc_link(doc, &item, DOC_PLAIN, groups->at[i].name);
		doc_text(doc, ": ");
		doc_text(doc, groups->at[i].about.text);
		doc_end(doc);
	}
	doc_end(doc);
	doc_end(doc);
}

static void put_metrics(struct doc *doc, const struct platform *platform)
{
	const struct metrics *metrics = platform->metrics;

	if (metrics == NULL || metrics->is.count == 0)
		return;
	doc_section(doc, "metrics", "Metrics");
	doc_list(doc, "names");
	for (size_t i = 0; i < metrics->is.count; i++) {
		const struct metric *metric = &metrics->is.at[i];
		const struct item item = { .platform = platform, .box = metric->is.box, .metric = metric };

		doc_item(doc);
		doc_link(doc, &item, DOC_PLAIN, metric->name);
		doc_end(doc);
	}
	doc_end(doc);
	doc_end(doc);
}

static void put_errata(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "errata", "Errata");
	about_errata_of(doc, platform);
	doc_end(doc);
}

static void put_disputes(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "disputes", "Where sources differ");
	about_dispute_table(doc, platform);
	doc_end(doc);
}

void site_platform_page(struct site *site, const struct platform *platform)
{
	static const struct site_crumb crumbs[] = { { "index.html", "libuncore" } };
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_platform(&url, platform);
	text_join(&title, platform->title, " (", platform->id);
	text_char(&title, ')');
	page = site_page_begin(site, text_string(&url), text_string(&title), crumbs, 1);
	text_free(&url);
	text_free(&title);
	doc_lead(&page.doc, platform->text);
	put_boxes(&page.doc, platform);
	put_groups(&page.doc, platform);
	put_metrics(&page.doc, platform);
	about_identification(&page.doc, platform);
	site_comparisons_of(&page, platform);
	site_procedures(&page.doc, platform->procedures, platform->procedure_count);
	site_remarks(&page.doc, platform->remarks, platform->remark_count);
	put_errata(&page.doc, platform);
	put_disputes(&page.doc, platform);
	site_page_end(&page);
}

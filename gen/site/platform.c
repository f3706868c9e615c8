/* SPDX-License-Identifier: MIT */
/* Writes the page of a platform. */
#include "model/metric.h"
#include "site/parts.h"

/* ---- what it is ---- */

static void put_cpuid(struct site_page *page, const struct cpuid *cpuid)
{
	text_printf(page->out, "<tr><td class=\"n\">%u</td><td class=\"n\"><code>0x%x</code></td><td>", cpuid->family,
		    cpuid->model);
	if (cpuid->steppings.count == 0)
		text_add(page->out, "all");
	else
		text_printf(page->out, "%u to %u", cpuid->is.stepping_lo, cpuid->is.stepping_hi);
	text_add(page->out, "</td><td>");
	html_text(page->out, cpuid->variant_id != NULL ? cpuid->variant_id : "");
	text_add(page->out, "</td><td>");
	site_citations(page, cpuid->source);
	text_add(page->out, "</td></tr>\n");
}

static void put_identification(struct site_page *page, const struct platform *platform)
{
	site_section(page, "identification", "Identification");
	site_table(page, "Identification", "family|model|steppings|variant|source");
	for (size_t i = 0; i < platform->cpuid_count; i++)
		put_cpuid(page, &platform->cpuids[i]);
	site_table_end(page);
	if (platform->cores != 0)
		text_printf(page->out, "<p>The largest package has %u cores, of %u logical CPU%s each.</p>\n",
			    platform->cores, platform->threads != 0 ? platform->threads : 1,
			    platform->threads > 1 ? "s" : "");
	if (platform->sockets != NULL)
		site_paragraph(page, platform->sockets->text);
	for (size_t i = 0; i < platform->variant_count; i++) {
		text_add(page->out, "<p>Variant ");
		site_code(page->out, platform->variants[i].id);
		text_add(page->out, ": ");
		html_text(page->out, platform->variants[i].title);
		text_add(page->out, ". ");
		html_text(page->out, platform->variants[i].text != NULL ? platform->variants[i].text : "");
		text_add(page->out, "</p>\n");
	}
	site_section_end(page);
}

static size_t count_umasks(const struct events *events)
{
	size_t count = 0;

	for (size_t i = 0; events != NULL && i < events->count; i++)
		count += events->at[i].umask_count;
	return count;
}

static void put_box(struct site_page *page, const struct box *box)
{
	struct text url = { 0 };

	site_url_of_box(&url, box);
	text_add(page->out, "<tr><td>");
	site_link_to(page, &url, box->id);
	text_add(page->out, "</td><td>");
	html_text(page->out, box->title);
	text_printf(page->out, "</td><td class=\"n\">%u</td><td class=\"n\">%zu</td>", box->instances, box->reg_count);
	text_printf(page->out, "<td class=\"n\">%zu</td><td class=\"n\">%zu</td><td>",
		    box->events != NULL ? box->events->count : 0, count_umasks(box->events));
	html_text(page->out, instance_rule_helps[box->is.presence]);
	text_add(page->out, "</td></tr>\n");
	text_free(&url);
}

static void put_boxes(struct site_page *page, const struct platform *platform)
{
	site_section(page, "boxes", "Boxes");
	site_table(page, "Boxes", "box|what it is|instances|registers|events|umasks|which a part has");
	for (size_t i = 0; i < platform->box_count; i++)
		put_box(page, &platform->boxes[i]);
	site_table_end(page);
	site_section_end(page);
}

static void put_groups(struct site_page *page, const struct platform *platform)
{
	struct text url = { 0 };

	if (platform->groups == NULL || platform->groups->count == 0)
		return;
	site_section(page, "groups", "Questions that it answers");
	text_add(page->out, "<ul>");
	for (size_t i = 0; i < platform->groups->count; i++) {
		site_url_of_group(&url, platform, &platform->groups->at[i]);
		text_add(page->out, "<li>");
		site_link_to(page, &url, platform->groups->at[i].name);
		text_add(page->out, ": ");
		html_text(page->out, platform->groups->at[i].about.text);
		text_add(page->out, "</li>\n");
	}
	text_add(page->out, "</ul>\n");
	site_section_end(page);
	text_free(&url);
}

static void put_metrics(struct site_page *page, const struct platform *platform)
{
	struct text url = { 0 };

	if (platform->metrics == NULL || platform->metrics->is.count == 0)
		return;
	site_section(page, "metrics", "Metrics");
	text_add(page->out, "<ul class=\"names\">");
	for (size_t i = 0; i < platform->metrics->is.count; i++) {
		site_url_of_metric(&url, &platform->metrics->is.at[i]);
		text_add(page->out, "<li>");
		site_link_to(page, &url, platform->metrics->is.at[i].name);
		text_add(page->out, "</li>\n");
	}
	text_add(page->out, "</ul>\n");
	site_section_end(page);
	text_free(&url);
}

/* ---- errata ---- */

static void put_erratum(struct site_page *page, const struct erratum *erratum)
{
	text_join(page->out, "<article class=\"item\" id=\"", erratum->id, "\"><h3>");
	html_text(page->out, erratum->id);
	text_add(page->out, ": ");
	html_text(page->out, erratum->title);
	text_add(page->out, "</h3>\n");
	site_paragraph(page, erratum->about.text);
	site_facts(page);
	for (size_t i = 0; i < erratum->item_paths.count; i++)
		site_fact_code(page, i == 0 ? "About" : "and", erratum->item_paths.at[i]);
	site_fact_text(page, "Effect", erratum_effect_helps[erratum->effect]);
	if (erratum->steppings.count != 0 || erratum->has_fixed_in) {
		site_fact(page, "Steppings");
		text_printf(page->out, "%u to %u", erratum->is.stepping_lo, erratum->is.stepping_hi);
		site_fact_end(page);
	}
	site_fact_text(page, "What to do", erratum->way_around);
	site_origin(page, &erratum->about);
	site_facts_end(page);
	text_add(page->out, "</article>\n");
}

static void put_errata(struct site_page *page, const struct platform *platform)
{
	site_section(page, "errata", "Errata");
	if (platform->errata == NULL || platform->errata->count == 0)
		site_paragraph(page, "The documents that were read name none. There may be some.");
	for (size_t i = 0; platform->errata != NULL && i < platform->errata->count; i++)
		put_erratum(page, &platform->errata->at[i]);
	site_section_end(page);
}

static void put_disputes(struct site_page *page, const struct platform *platform)
{
	site_section(page, "disputes", "Where sources differ");
	site_disputes_of(page, platform);
	site_section_end(page);
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
	site_lead(&page, platform->text);
	put_boxes(&page, platform);
	put_groups(&page, platform);
	put_metrics(&page, platform);
	put_identification(&page, platform);
	site_comparisons_of(&page, platform);
	site_procedures(&page, platform->procedures, platform->procedure_count);
	site_remarks(&page, platform->remarks, platform->remark_count);
	put_errata(&page, platform);
	put_disputes(&page, platform);
	site_page_end(&page);
}

/* SPDX-License-Identifier: MIT */
/* Writes the page of a box: its registers, counters, procedures and events. */
#include <inttypes.h>
#include <string.h>

#include "model/metric.h"
#include "model/perf.h"
#include "site/parts.h"

static void put_head(struct site_page *page, const struct box *box)
{
	const struct item item = { .platform = box->is.platform, .box = box };

	doc_lead(&page->doc, box->about.text);
	doc_facts(&page->doc);
	doc_fact_code(&page->doc, "In commands and C", box->id);
	doc_fact(&page->doc, "Instances");
	doc_format(&page->doc, DOC_PLAIN, "%u on the largest part; %s", box->instances, scope_helps[box->scope]);
	doc_end(&page->doc);
	doc_fact_text(&page->doc, "Which a part has", instance_rule_helps[box->is.presence]);
	if (box->present != NULL)
		doc_fact_text(&page->doc, "How many", box->present->text);
	if (box->root_buses != NULL)
		doc_fact_text(&page->doc, "PCI root buses", box->root_buses->text);
	for (size_t i = 0; i < box->instance_names.count; i++)
		doc_fact_text(&page->doc, i == 0 ? "Names of instances" : "", box->instance_names.at[i]);
	doc_fact_codes(&page->doc, "Also called", &box->about.aliases);
	doc_fact_text(&page->doc, "Described like", box->like);
	about_origin(&page->doc, &box->about);
	doc_end(&page->doc);
	about_disputes(&page->doc, &item, true);
	about_errata(&page->doc, &item);
}

static void put_register(struct site_page *page, const struct box *box, const struct reg *reg)
{
	struct doc *doc = &page->doc;

	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box, .reg = reg }, DOC_PLAIN, reg->is.shown);
	doc_end(doc);
	doc_cell_code(doc, reg->id);
	doc_cell_number(doc, reg->count);
	doc_cell_number(doc, reg->is.layout->width);
	doc_cell(doc, NULL);
	site_address(doc, box, reg, 0, 0);
	doc_end(doc);
	doc_cell_text(doc, reg->is.text);
	doc_end(doc);
}

static void put_registers(struct site_page *page, const struct box *box)
{
	if (box->reg_count == 0)
		return;
	doc_section(&page->doc, "registers", "Registers");
	doc_table(&page->doc, "Registers", "name in the manual|id|count|bits|first address|what it is");
	for (size_t i = 0; i < box->reg_count; i++)
		put_register(page, box, &box->regs[i]);
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static void put_reg_cell(struct doc *doc, const struct box *box, const struct reg *reg)
{
	doc_cell(doc, NULL);
	if (reg != NULL)
		doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box, .reg = reg }, DOC_PLAIN,
			 reg->id);
	doc_end(doc);
}

static void put_group(struct site_page *page, const struct box *box, const struct counters *group)
{
	struct doc *doc = &page->doc;

	doc_row(doc);
	doc_cell_code(doc, group->id);
	doc_cell_number(doc, group->is.data != NULL ? group->is.data->count : 0);
	doc_cell_number(doc, group->width);
	doc_cell(doc, NULL);
	doc_term(doc, counter_kind_words[group->kind], counter_kind_helps[group->kind]);
	doc_end(doc);
	put_reg_cell(doc, box, group->is.control);
	put_reg_cell(doc, box, group->is.data);
	doc_cell(doc, NULL);
	doc_text(doc, group->counts);
	doc_text(doc, group->text);
	doc_end(doc);
	doc_cell(doc, "src");
	doc_cite(doc, group->is.source);
	doc_end(doc);
	doc_end(doc);
}

static void put_counters(struct site_page *page, const struct box *box)
{
	if (box->counter_count == 0)
		return;
	doc_section(&page->doc, "counters", "Counters");
	doc_table(&page->doc, "Counters", "group|count|bits|kind|control|data|counts|source");
	for (size_t i = 0; i < box->counter_count; i++)
		put_group(page, box, &box->counters[i]);
	doc_end(&page->doc);
	doc_end(&page->doc);
}

/* ---- events ---- */

static void put_event(struct doc *doc, const struct box *box, const struct event *event)
{
	const struct item item = { .platform = box->is.platform, .box = box, .event = event };
	struct text cell = { 0 };

	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link(doc, &item, DOC_PLAIN, event->name);
	doc_end(doc);
	site_settings(&cell, event->select, event->select_count);
	doc_cell_code(doc, text_string(&cell));
	text_cut(&cell, 0);
	site_numbers(&cell, &event->counters);
	doc_cell_text(doc, text_string(&cell));
	doc_cell_number(doc, event->umask_count);
	doc_cell_text(doc, event->about.text);
	doc_end(doc);
	text_free(&cell);
}

static bool is_in(const struct event *event, const struct category *category)
{
	return category == NULL ? event->category == NULL :
				  event->category != NULL && strcmp(event->category, category->id) == 0;
}

static void open_category(struct doc *doc, const struct category *category)
{
	if (category != NULL)
		doc_part(doc, NULL, category->text != NULL ? category->text : category->id);
	doc_table(doc, category != NULL ? category->id : "Other events", "event|code|counters|umasks|what it counts");
}

static void put_category(struct doc *doc, const struct box *box, const struct category *category)
{
	bool first = true;

	for (size_t i = 0; i < box->events->count; i++) {
		if (!is_in(&box->events->at[i], category))
			continue;
		if (first)
			open_category(doc, category);
		first = false;
		put_event(doc, box, &box->events->at[i]);
	}
	if (first)
		return;
	doc_end(doc);
	if (category != NULL)
		doc_end(doc);
}

static void put_events(struct site_page *page, const struct box *box)
{
	if (box->events == NULL || box->events->count == 0)
		return;
	doc_section(&page->doc, "events", "Events");
	for (size_t i = 0; i < box->events->category_count; i++)
		put_category(&page->doc, box, &box->events->categories[i]);
	put_category(&page->doc, box, NULL);
	doc_end(&page->doc);
}

static void put_metric(struct doc *doc, const struct metric *metric)
{
	const struct box *box = metric->is.box;

	doc_item(doc);
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box, .metric = metric }, DOC_PLAIN,
		 metric->name);
	doc_text(doc, ": ");
	doc_text(doc, metric->title);
	doc_end(doc);
}

static void put_metrics(struct site_page *page, const struct box *box)
{
	const struct metrics *metrics = box->is.platform->metrics;
	bool first = true;

	for (size_t i = 0; metrics != NULL && i < metrics->is.count; i++) {
		if (metrics->is.at[i].is.box != box)
			continue;
		if (first) {
			doc_section(&page->doc, "metrics", "Metrics");
			doc_list(&page->doc, NULL);
		}
		first = false;
		put_metric(&page->doc, &metrics->is.at[i]);
	}
	if (first)
		return;
	doc_end(&page->doc);
	doc_end(&page->doc);
}

/* ---- other programs ---- */

static void put_strings(struct doc *doc, const char *name, const struct strings *facts)
{
	doc_fact(doc, name);
	doc_list(doc, NULL);
	for (size_t i = 0; i < facts->count; i++) {
		doc_item(doc);
		doc_text(doc, facts->at[i]);
		doc_end(doc);
	}
	doc_end(doc);
	doc_end(doc);
}

static void put_tools(struct site_page *page, const struct box *box)
{
	if (box->perf == NULL && box->likwid == NULL)
		return;
	doc_section(&page->doc, "tools", "In other programs");
	doc_facts(&page->doc);
	if (box->perf != NULL) {
		doc_fact_code(&page->doc, "PMU in Linux", box->perf->pmu);
		doc_fact_text(&page->doc, "", box->perf->text);
		put_strings(&page->doc, "Words of perf", &box->perf->is.facts);
	}
	if (box->likwid != NULL) {
		doc_fact_text(&page->doc, "", box->likwid->text);
		put_strings(&page->doc, "In LIKWID", &box->likwid->is.facts);
	}
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static void put_use(struct site_page *page, const struct site_box *of)
{
	struct text command = { 0 };

	doc_section(&page->doc, "use", "To copy");
	text_printf(&command, "uncore show -p %s %s\n#include <uncore/%s/%s.h>", of->box->is.platform->id, of->box->id,
		    of->box->is.platform->id, of->box->id);
	site_copy(page->out, text_string(&command));
	text_free(&command);
	site_symbols(&page->doc, of, &(struct item){ .reg = NULL });
	doc_end(&page->doc);
}

void site_box_page(const struct site_box *of)
{
	const struct box *box = of->box;
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_box(&url, box);
	text_join(&title, box->title, ": box ", box->id);
	text_join(&title, " of ", box->is.platform->id, "");
	page = site_open_in(of->site, box->is.platform, NULL, text_string(&url), text_string(&title));
	text_free(&url);
	text_free(&title);
	put_head(&page, box);
	put_registers(&page, box);
	site_windows(&page.doc, box);
	put_counters(&page, box);
	site_procedures(&page.doc, box->procedures, box->procedure_count);
	put_events(&page, box);
	put_metrics(&page, box);
	put_tools(&page, box);
	site_remarks(&page.doc, box->remarks, box->remark_count);
	put_use(&page, of);
	site_page_end(&page);
}

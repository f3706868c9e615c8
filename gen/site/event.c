/* SPDX-License-Identifier: MIT */
/* Writes the page of an event: what selects it, its umasks, what it needs, what it is called elsewhere. */
#include <inttypes.h>
#include <string.h>

#include "model/metric.h"
#include "site/parts.h"

/* ---- the head ---- */

/* As uncore encode prints it. */
static void put_control_value(struct site_page *page, const struct event *event, const struct umask *umask)
{
	unsigned digits = event->is.group->is.control->is.layout->width / 4;

	doc_fact(&page->doc, "In the control register");
	doc_format(&page->doc, DOC_CODE, "0x%0*" PRIx64, (int)digits, event_control_value(event, umask));
	doc_text(&page->doc, ", without the enable bit");
	doc_end(&page->doc);
}

static void put_code(struct site_page *page, const struct event *event)
{
	struct text cell = { 0 };

	site_settings(&cell, event->select, event->select_count);
	doc_fact_code(&page->doc, "Selected by", text_string(&cell));
	text_cut(&cell, 0);
	site_settings(&cell, event->defaults, event->default_count);
	doc_fact_code(&page->doc, "Unless you say otherwise", text_string(&cell));
	if (event_is_placed(event))
		put_control_value(page, event, NULL);
	text_cut(&cell, 0);
	site_numbers(&cell, &event->counters);
	doc_fact_text(&page->doc, "Counters", text_string(&cell));
	text_free(&cell);
}

static void put_control(struct doc *doc, const struct box *box, const struct event *event)
{
	const struct reg *control;

	if (!event_is_placed(event))
		return;
	control = event->is.group->is.control;
	doc_fact(doc, "Control register");
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box, .reg = control }, DOC_PLAIN,
		 control->is.shown);
	doc_end(doc);
}

static void put_category(struct site_page *page, const struct events *events, const struct event *event)
{
	for (size_t i = 0; event->category != NULL && i < events->category_count; i++) {
		const struct category *category = &events->categories[i];

		if (strcmp(category->id, event->category) != 0)
			continue;
		doc_fact(&page->doc, "Category");
		doc_code(&page->doc, category->id);
		doc_text(&page->doc, " ");
		doc_text(&page->doc, category->text);
		doc_end(&page->doc);
	}
}

static void put_unit(struct site_page *page, const char *unit, unsigned scale)
{
	if (unit == NULL)
		return;
	doc_fact(&page->doc, "One count means");
	doc_format(&page->doc, DOC_PLAIN, "%u %s", scale != 0 ? scale : 1, unit);
	doc_end(&page->doc);
}

static void put_variants(struct site_page *page, const struct variants *variants)
{
	for (size_t i = 0; i < variants->ids.count; i++)
		doc_fact_text(&page->doc, "On the variant", variants->ids.at[i]);
}

static void put_notes(struct site_page *page, const struct event *event)
{
	doc_fact_code(&page->doc, "Another name of", event->alias_of);
	doc_fact_code(&page->doc, "Counts the same as", event->same_as);
	doc_fact_text(&page->doc, "It cannot be programmed", event->unprogrammable);
	if (event->umask_required)
		doc_fact_text(&page->doc, "Umask", "it needs one of those below");
	if (event->subcounter)
		doc_fact_text(&page->doc, "Note", "it adds up a sub-counter, and so can grow by more than 1 a cycle");
	if (event->has_companion) {
		doc_fact(&page->doc, "Companion");
		doc_format(&page->doc, DOC_PLAIN, "counter %u counts as well", event->companion);
		doc_end(&page->doc);
	}
	if (event->needs_threshold)
		doc_fact_text(&page->doc, "Threshold", "it counts only with a threshold of 1 or more");
	if (event->clock)
		doc_fact_text(&page->doc, "Clock", "it counts every cycle of the clock of its box");
	if (event->max_increment != 0) {
		doc_fact(&page->doc, "Grows by at most");
		doc_format(&page->doc, DOC_PLAIN, "%u a cycle", event->max_increment);
		doc_end(&page->doc);
	}
	if (event->is.doubtful)
		doc_fact_text(&page->doc, "Doubtful", "a dispute about it has low confidence");
}

static void put_difference(struct doc *doc, const struct difference *difference)
{
	doc_note(doc, "differs");
	doc_text(doc, "On ");
	for (size_t i = 0; i < difference->variants.ids.count; i++) {
		doc_text(doc, i == 0 ? "" : ", ");
		doc_text(doc, difference->variants.ids.at[i]);
	}
	doc_text(doc, ": ");
	doc_text(doc, difference->text);
	doc_end(doc);
}

static void put_head(struct site_page *page, const struct box *box, const struct event *event)
{
	const struct item item = { .platform = box->is.platform, .box = box, .event = event };

	doc_lead(&page->doc, event->about.text);
	for (size_t i = 0; i < event->difference_count; i++)
		put_difference(&page->doc, &event->differences[i]);
	doc_facts(&page->doc);
	put_code(page, event);
	put_control(&page->doc, box, event);
	site_filters(page, event->filters, event->filter_count);
	put_notes(page, event);
	put_unit(page, event->unit, event->scale);
	put_category(page, box->events, event);
	put_variants(page, &event->variants);
	site_tool_names(page, event->tool_names, event->tool_count);
	site_libpfm_string(page, box, event, NULL);
	site_perf_string(page, box, event, NULL);
	about_origin(&page->doc, &event->about);
	doc_end(&page->doc);
	about_disputes(&page->doc, &item, true);
	about_errata(&page->doc, &item);
}

/* ---- umasks ---- */

static bool any_sets(const struct event *event)
{
	for (size_t i = 0; i < event->umask_count; i++)
		if (event->umasks[i].set_count != 0)
			return true;
	return false;
}

static void put_row(struct doc *doc, const struct umask *umask, bool with_sets)
{
	struct text sets = { 0 };

	site_settings(&sets, umask->set, umask->set_count);
	doc_row(doc);
	doc_cell(doc, NULL);
	doc_link_here(doc, umask->name, DOC_CODE, umask->name);
	doc_end(doc);
	doc_cell(doc, "n");
	doc_format(doc, DOC_CODE, "0x%" PRIx64, umask->value);
	doc_end(doc);
	if (with_sets)
		doc_cell_code(doc, umask->set_count != 0 ? text_string(&sets) : NULL);
	doc_cell_text(doc, umask->is.text);
	doc_end(doc);
	text_free(&sets);
}

static void put_umask_parts(struct site_page *page, const struct strings *parts)
{
	if (parts->count == 0)
		return;
	doc_fact(&page->doc, "Consists of");
	for (size_t i = 0; i < parts->count; i++) {
		doc_text(&page->doc, i == 0 ? "" : ", ");
		doc_link_here(&page->doc, parts->at[i], DOC_CODE, parts->at[i]);
	}
	doc_end(&page->doc);
}

static void put_umask_kind(struct site_page *page, const struct umask *umask)
{
	if (umask->combines)
		doc_fact_text(&page->doc, "Combines", "it may be given together with others that combine");
	if (umask->narrows)
		doc_fact_text(&page->doc, "Narrows", "it narrows what others count, and counts nothing alone");
	if (umask->deprecated)
		doc_fact_text(&page->doc, "Given up", "Intel's list gives up this name");
	if (umask->clock)
		doc_fact_text(&page->doc, "Clock", "it counts every cycle of the clock of its box");
	doc_fact_code(&page->doc, "Another name of", umask->alias_of);
	doc_fact_text(&page->doc, "It cannot be programmed", umask->unprogrammable);
	put_umask_parts(page, &umask->parts);
	if (umask->is.doubtful)
		doc_fact_text(&page->doc, "Doubtful", "a dispute about it has low confidence");
	if (umask->is.composed)
		doc_fact_text(&page->doc, "Text", "composed of the words of its name");
}

static void put_umask_numbers(struct site_page *page, const struct event *event, const struct umask *umask)
{
	struct text cell = { 0 };

	text_printf(&cell, "0x%" PRIx64, umask->value);
	doc_fact_code(&page->doc, "Value", text_string(&cell));
	text_cut(&cell, 0);
	site_settings(&cell, umask->set, umask->set_count);
	doc_fact_code(&page->doc, "Also sets", text_string(&cell));
	if (event_is_placed(event))
		put_control_value(page, event, umask);
	text_cut(&cell, 0);
	site_numbers(&cell, &umask->counters);
	doc_fact_text(&page->doc, "Counters", text_string(&cell));
	if (umask->max_increment != 0) {
		text_cut(&cell, 0);
		text_printf(&cell, "%u a cycle", umask->max_increment);
		doc_fact_text(&page->doc, "Grows by at most", text_string(&cell));
	}
	text_free(&cell);
}

static void put_umask_facts(struct site_page *page, const struct box *box, const struct event *event,
			    const struct umask *umask)
{
	doc_facts(&page->doc);
	put_umask_numbers(page, event, umask);
	site_filters(page, umask->filters, umask->filter_count);
	put_umask_kind(page, umask);
	put_unit(page, umask->unit, umask->scale);
	put_variants(page, &umask->variants);
	site_tool_names(page, umask->tool_names, umask->tool_count);
	site_libpfm_string(page, box, event, umask);
	site_perf_string(page, box, event, umask);
	if (!about_same_origin(&umask->about, &event->about))
		about_origin(&page->doc, &umask->about);
	doc_end(&page->doc);
}

static void put_command(struct site_page *page, const struct event *event, const struct umask *umask)
{
	struct text command = { 0 };

	if (event->unprogrammable != NULL || (umask != NULL && (umask->unprogrammable != NULL || umask->narrows)))
		return;
	text_add(&command, "uncore stat -e ");
	site_expression(&command, event, umask);
	site_copy(page->out, text_string(&command));
	text_free(&command);
}

static void put_umask(struct site_page *page, const struct site_box *of, const struct event *event,
		      const struct umask *umask)
{
	const struct box *box = of->box;
	const struct item item = { .platform = box->is.platform, .box = box, .event = event, .umask = umask };

	doc_article(&page->doc, umask->name, umask->name);
	doc_sentence(&page->doc, umask->is.text);
	put_umask_facts(page, box, event, umask);
	about_disputes(&page->doc, &item, true);
	put_command(page, event, umask);
	site_symbols(&page->doc, of, &item);
	doc_end(&page->doc);
}

static void put_umasks(struct site_page *page, const struct site_box *of, const struct event *event)
{
	bool with_sets = any_sets(event);

	if (event->umask_count == 0)
		return;
	doc_section(&page->doc, "umasks", "Umasks");
	doc_table(&page->doc, "Umasks",
		  with_sets ? "umask|value|also sets|what it counts" : "umask|value|what it counts");
	for (size_t i = 0; i < event->umask_count; i++)
		put_row(&page->doc, &event->umasks[i], with_sets);
	doc_end(&page->doc);
	doc_sentence(&page->doc, "Source and evidence are those of the event, except where a umask has its own.");
	for (size_t i = 0; i < event->umask_count; i++)
		put_umask(page, of, event, &event->umasks[i]);
	doc_end(&page->doc);
}

/* ---- what is related ---- */

static bool counts(const struct metric *metric, const struct event *event)
{
	for (size_t i = 0; i < metric->is.input_count; i++)
		if (metric->is.inputs[i].event == event)
			return true;
	return false;
}

static bool is_in_group(const struct stat_group *group, const struct event *event)
{
	for (size_t i = 0; i < group->is.count; i++)
		if (group->is.items[i].metric != NULL ? counts(group->is.items[i].metric, event) :
							group->is.items[i].input.event == event)
			return true;
	return false;
}

static void open_item(struct doc *doc, const char *kind, bool *any)
{
	if (!*any) {
		doc_section(doc, "related", "Related");
		doc_list(doc, NULL);
	}
	*any = true;
	doc_item(doc);
	doc_text(doc, kind);
}

static void put_item(struct doc *doc, const char *kind, const struct item *item, const char *name, bool *any)
{
	open_item(doc, kind, any);
	doc_link(doc, item, DOC_PLAIN, name);
	doc_end(doc);
}

/* Links the events of the platform with this name: all platforms make one item. */
static void put_same_name(struct doc *doc, const struct platform *platform, const char *name, bool *any, bool *open)
{
	struct text label = { 0 };

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t e = 0; box->events != NULL && e < box->events->count; e++) {
			const struct item item = { .platform = platform, .box = box, .event = &box->events->at[e] };

			if (strcmp(item.event->name, name) != 0)
				continue;
			if (*open)
				doc_text(doc, ", ");
			else
				open_item(doc, "the event of the same name of ", any);
			*open = true;
			text_cut(&label, 0);
			text_join(&label, platform->id, " ", box->id);
			doc_link(doc, &item, DOC_PLAIN, text_string(&label));
		}
	}
	text_free(&label);
}

static void put_metrics(struct doc *doc, const struct platform *platform, const struct event *event, bool *any)
{
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->is.count; i++) {
		const struct metric *metric = &platform->metrics->is.at[i];
		const struct item item = { .platform = platform, .box = metric->is.box, .metric = metric };

		if (counts(metric, event))
			put_item(doc, "metric ", &item, metric->name, any);
	}
}

static void put_related(struct site_page *page, const struct platform *platform, const struct event *event)
{
	struct doc *doc = &page->doc;
	bool any = false, open = false;

	put_metrics(doc, platform, event, &any);
	for (size_t i = 0; platform->groups != NULL && i < platform->groups->count; i++) {
		const struct item item = { .platform = platform, .group = &platform->groups->at[i] };

		if (is_in_group(item.group, event))
			put_item(doc, "group ", &item, item.group->name, &any);
	}
	for (size_t i = 0; i < page->site->platform_count; i++)
		if (page->site->platforms[i] != platform)
			put_same_name(doc, page->site->platforms[i], event->name, &any, &open);
	if (open)
		doc_end(doc);
	if (!any)
		return;
	doc_end(doc);
	doc_end(doc);
}

void site_event_page(const struct site_box *of, const struct event *event)
{
	const struct box *box = of->box;
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_event(&url, box, event);
	text_join(&title, event->name, ": event of ", box->is.platform->id);
	text_join(&title, " ", box->id, "");
	page = site_open_in(of->site, box->is.platform, box, text_string(&url), text_string(&title));
	text_free(&url);
	text_free(&title);
	put_head(&page, box, event);
	if (!event->umask_required)
		put_command(&page, event, NULL);
	site_symbols(&page.doc, of, &(struct item){ .event = event });
	put_umasks(&page, of, event);
	put_related(&page, box->is.platform, event);
	site_page_end(&page);
}

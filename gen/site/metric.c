/* SPDX-License-Identifier: MIT */
/* Writes the pages of a metric and of a group. */
#include <inttypes.h>
#include <string.h>

#include "model/metric.h"
#include "site/parts.h"

/* ---- metrics ---- */

static void put_umasks(struct doc *doc, const struct metric_input *input)
{
	struct item item = { .platform = input->box->is.platform, .box = input->box, .event = input->event };

	for (size_t i = 0; i < input->umask_count; i++) {
		item.umask = input->umasks[i];
		doc_text(doc, ", umask ");
		doc_link(doc, &item, DOC_PLAIN, item.umask->name);
	}
}

static void put_settings(struct doc *doc, const struct metric *metric, const struct metric_input *input)
{
	for (size_t i = 0; i < input->setting_count; i++) {
		const struct metric_setting *setting = &input->settings[i];
		const struct item item = { .platform = input->box->is.platform,
					   .box = input->box,
					   .reg = setting->reg,
					   .field = setting->field };
		struct text name = { 0 };

		text_join(&name, setting->reg->id, ".", setting->field->id);
		doc_text(doc, ", ");
		doc_link(doc, &item, DOC_PLAIN, text_string(&name));
		doc_text(doc, " = ");
		if (setting->parameter >= 0)
			doc_code(doc, metric->parameters[setting->parameter].id);
		else
			doc_format(doc, DOC_CODE, "0x%" PRIx64, setting->value);
		text_free(&name);
	}
}

static void put_input(struct doc *doc, const struct metric *metric, const struct metric_input *input)
{
	const struct item item = { .platform = input->box->is.platform, .box = input->box, .event = input->event };

	doc_item(doc);
	if (input->event != NULL) {
		doc_link(doc, &item, DOC_PLAIN, input->event->name);
		put_umasks(doc, input);
	} else {
		doc_text(doc, "the counter ");
		doc_code(doc, input->group->id);
		doc_text(doc, " of ");
		doc_link(doc, &item, DOC_PLAIN, input->box->id);
	}
	put_settings(doc, metric, input);
	doc_end(doc);
}

static void put_inputs(struct doc *doc, const struct metric *metric)
{
	if (metric->is.input_count == 0)
		return;
	doc_section(doc, "counts", "What is counted for it");
	doc_list(doc, NULL);
	for (size_t i = 0; i < metric->is.input_count; i++)
		put_input(doc, metric, &metric->is.inputs[i]);
	doc_end(doc);
	if (metric->is.passes_needed > 1) {
		doc_paragraph(doc);
		doc_format(doc, DOC_PLAIN, "It needs %u passes.", metric->is.passes_needed);
		doc_end(doc);
	}
	doc_end(doc);
}

static void put_metric_facts(struct site_page *page, const struct metric *metric)
{
	doc_facts(&page->doc);
	doc_fact_text(&page->doc, "In tables", metric->title);
	doc_fact_code(&page->doc, "Formula", metric->is.shown != NULL ? metric->is.shown : metric->formula);
	doc_fact_text(&page->doc, "Unit", metric->unit_text);
	if (metric->has_min || metric->has_max) {
		doc_fact(&page->doc, "Bounds");
		if (metric->has_min)
			doc_format(&page->doc, DOC_PLAIN, "at least %u", metric->min);
		if (metric->has_max)
			doc_format(&page->doc, DOC_PLAIN, "%sat most %u", metric->has_min ? ", " : "", metric->max);
		doc_text(&page->doc, "; a result outside them is flagged");
		doc_end(&page->doc);
	}
	doc_fact_text(&page->doc, "Category", metric->category);
	for (size_t i = 0; i < metric->parameter_count; i++) {
		doc_fact(&page->doc, "You give");
		doc_code(&page->doc, metric->parameters[i].id);
		doc_text(&page->doc, " ");
		doc_text(&page->doc, metric->parameters[i].text);
		doc_end(&page->doc);
	}
	doc_fact_text(&page->doc, "It cannot be computed", metric->uncomputable);
	site_tool_names(page, metric->tool_names, metric->tool_count);
	about_origin(&page->doc, &metric->about);
	doc_end(&page->doc);
}

static bool is_in_group(const struct stat_group *group, const struct metric *metric)
{
	for (size_t i = 0; i < group->is.count; i++)
		if (group->is.items[i].metric == metric)
			return true;
	return false;
}

/* The groups that have it. */
static void put_users(struct doc *doc, const struct platform *platform, const struct metric *metric)
{
	const struct groups *groups = platform->groups;
	bool any = false;

	for (size_t i = 0; groups != NULL && i < groups->count; i++) {
		const struct stat_group *group = &groups->at[i];

		if (!is_in_group(group, metric))
			continue;
		if (!any) {
			doc_section(doc, "groups", "Groups that have it");
			doc_list(doc, NULL);
		}
		any = true;
		doc_item(doc);
		doc_link(doc, &(struct item){ .platform = platform, .group = group }, DOC_PLAIN, group->name);
		doc_text(doc, ": ");
		doc_text(doc, group->about.text);
		doc_end(doc);
	}
	if (!any)
		return;
	doc_end(doc);
	doc_end(doc);
}

static void put_command(struct site_page *page, const char *option, const struct metric *metric, const char *name)
{
	struct text command = { 0 };

	text_join(&command, "uncore stat ", option, " ");
	text_add(&command, name);
	for (size_t i = 0; metric != NULL && i < metric->parameter_count; i++)
		text_join(&command, ",", metric->parameters[i].id, "=VALUE");
	doc_section(&page->doc, "use", "To copy");
	site_copy(page->out, text_string(&command));
	doc_end(&page->doc);
	text_free(&command);
}

void site_metric_page(struct site *site, const struct metric *metric)
{
	const struct box *box = metric->is.box;
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_metric(&url, metric);
	text_join(&title, metric->name, ": metric of ", box->is.platform->id);
	text_join(&title, " ", box->id, "");
	page = site_open_in(site, box->is.platform, box, text_string(&url), text_string(&title));
	text_free(&url);
	text_free(&title);
	doc_lead(&page.doc, metric->about.text);
	put_metric_facts(&page, metric);
	about_disputes(&page.doc, &(struct item){ .platform = box->is.platform, .box = box, .metric = metric }, true);
	put_inputs(&page.doc, metric);
	put_users(&page.doc, box->is.platform, metric);
	if (metric->uncomputable == NULL)
		put_command(&page, "-M", metric, metric->name);
	site_page_end(&page);
}

/* ---- groups ---- */

/* A counter that counts no event has no page. */
static void put_item(struct doc *doc, const struct platform *platform, const struct group_item *at)
{
	const struct box *box = at->metric != NULL ? at->metric->is.box : at->input.box;
	const struct item item = { .platform = platform, .box = box, .metric = at->metric, .event = at->input.event };

	doc_item(doc);
	if (item.metric != NULL || item.event != NULL)
		doc_link(doc, &item, DOC_PLAIN, at->text);
	else
		doc_code(doc, at->text);
	if (at->metric != NULL && at->metric->title != NULL) {
		doc_text(doc, ": ");
		doc_text(doc, at->metric->title);
	}
	doc_end(doc);
}

/* A field that is shown beside the counts, with a link to its place in the page of its register. */
static void put_setting(struct doc *doc, const struct platform *platform, const struct stat_group *group, size_t at)
{
	const struct field_ref *ref = &group->is.settings[at];
	const struct item item = { .platform = platform, .box = ref->box, .reg = ref->reg, .field = ref->field };

	doc_fact(doc, at == 0 ? "Shown beside it" : "");
	doc_link(doc, &item, DOC_CODE, group->settings.at[at]);
	if (ref->field->about.text != NULL) {
		doc_text(doc, ": ");
		doc_text(doc, ref->field->about.text);
	}
	doc_end(doc);
}

void site_group_page(struct site *site, const struct platform *platform, const struct stat_group *group)
{
	struct text url = { 0 }, title = { 0 }, limit = { 0 };
	struct site_page page;

	site_url_of_group(&url, platform, group);
	text_join(&title, group->name, ": group of ", platform->id);
	page = site_open_in(site, platform, NULL, text_string(&url), text_string(&title));
	text_free(&url);
	text_free(&title);
	doc_lead(&page.doc, group->about.text);
	doc_section(&page.doc, "counts", "What is counted");
	doc_list(&page.doc, NULL);
	for (size_t i = 0; i < group->is.count; i++)
		put_item(&page.doc, platform, &group->is.items[i]);
	doc_end(&page.doc);
	doc_end(&page.doc);
	doc_facts(&page.doc);
	for (size_t i = 0; i < group->settings.count; i++)
		put_setting(&page.doc, platform, group, i);
	doc_fact_text(&page.doc, "How to read it", group->reading);
	if (group->limit != NULL) {
		text_printf(&limit, "%s: near its limit from %" PRIu64 " %%, about half used from %" PRIu64 " %%",
			    group->limit, group->near, group->half);
		doc_fact_text(&page.doc, "Verdict by", text_string(&limit));
		text_free(&limit);
	}
	doc_fact_text(&page.doc, "A value for each", group_by_helps[group->by]);
	about_origin(&page.doc, &group->about);
	doc_end(&page.doc);
	put_command(&page, "-g", NULL, group->name);
	site_page_end(&page);
}

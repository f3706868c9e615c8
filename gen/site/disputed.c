/* SPDX-License-Identifier: MIT */
/* Finds what disputes are about, and shows disputes and errata with the items that they concern. */
#include <string.h>

#include "model/lookup.h"
#include "site/parts.h"

static struct site_subject resolve(const struct dispute *dispute, const char *path)
{
	const struct platform *platform = dispute->is.platform;
	struct site_subject subject = { .dispute = dispute, .platform = platform };
	struct event_ref event = { 0 };
	struct field_ref ref = { 0 };

	subject.metric = find_metric_path(platform, path);
	if (subject.metric != NULL) {
		subject.box = subject.metric->is.box;
	} else if (strchr(path, '/') != NULL) {
		find_event_path(platform, path, &event);
		subject.box = event.box;
		subject.event = event.event;
		subject.umask = event.umask;
	} else if (find_path(platform, path, &ref) == PATH_OK) {
		subject.box = ref.box;
		subject.reg = ref.reg;
		subject.field = ref.field;
	}
	return subject;
}

void site_find_subjects(struct site *site)
{
	const struct model *model = site->model;
	struct site_subject *subjects;
	size_t count = 0;

	for (size_t p = 0; p < model->platform_count; p++)
		for (size_t i = 0; i < model->platforms[p].disputes.count; i++)
			count += model->platforms[p].disputes.at[i].items.count;
	subjects = arena_array(site->arena, count + 1, sizeof *subjects);
	count = 0;
	for (size_t p = 0; p < model->platform_count; p++)
		for (size_t i = 0; i < model->platforms[p].disputes.count; i++) {
			const struct dispute *dispute = &model->platforms[p].disputes.at[i];

			for (size_t at = 0; at < dispute->items.count; at++)
				subjects[count++] = resolve(dispute, dispute->items.at[at]);
		}
	site->subjects = subjects;
	site->subject_count = count;
}

/* Registers with one layout have their fields in common, so a dispute about a field of one concerns them all. */
static bool is_same(const struct site_subject *a, const struct site_subject *b)
{
	if (a->platform != b->platform || a->box != b->box || a->event != b->event || a->umask != b->umask ||
	    a->metric != b->metric || a->field != b->field)
		return false;
	return a->reg == b->reg || (a->field != NULL && a->reg != NULL && b->reg != NULL);
}

static void put_claims(struct site_page *page, const struct dispute *dispute)
{
	text_add(page->out, "<ul>");
	for (size_t i = 0; i < dispute->claim_count; i++) {
		const struct claim *claim = &dispute->claims[i];

		text_add(page->out, claim->holds ? "<li><b>" : "<li>");
		html_text(page->out, claim->value);
		text_add(page->out, claim->holds ? "</b>" : "");
		text_add(page->out, " <span class=\"src\">(");
		site_citations(page, claim->source);
		text_add(page->out, ")</span></li>");
	}
	text_add(page->out, "</ul>");
}

static void put_dispute(struct site_page *page, const struct dispute *dispute)
{
	static const char *const confidence[] = { "high", "medium", "low" };
	struct text url = { 0 };

	text_add(page->out, "<div class=\"note\"><p><span class=\"tag disputed\">disputed</span> ");
	site_url_of_dispute(&url, dispute);
	site_link_to(page, &url, dispute->topic);
	text_free(&url);
	text_add(page->out, "</p>");
	put_claims(page, dispute);
	text_printf(page->out, "<p>Verdict, with %s confidence: <b>", confidence[dispute->confidence]);
	html_text(page->out, dispute->verdict);
	text_add(page->out, "</b>. ");
	html_text(page->out, dispute->reason);
	text_add(page->out, "</p></div>\n");
}

void site_disputed(struct site_page *page, const struct site_subject *of)
{
	const struct dispute *last = NULL;

	for (size_t i = 0; i < page->site->subject_count; i++) {
		const struct site_subject *subject = &page->site->subjects[i];

		if (subject->dispute != last && is_same(subject, of)) {
			put_dispute(page, subject->dispute);
			last = subject->dispute;
		}
	}
}

void site_url_of_subject(struct text *url, const struct site_subject *of)
{
	if (of->metric != NULL)
		site_url_of_metric(url, of->metric);
	else if (of->umask != NULL)
		site_url_of_umask(url, of->box, of->event, of->umask);
	else if (of->event != NULL)
		site_url_of_event(url, of->box, of->event);
	else if (of->field != NULL)
		site_url_of_field(url, of->box, of->reg, of->field);
	else if (of->reg != NULL)
		site_url_of_register(url, of->box, of->reg);
	else if (of->box != NULL)
		site_url_of_box(url, of->box);
	else
		site_url_of_platform(url, of->platform);
}

void site_subject_link(struct site_page *page, const struct site_subject *of, const char *text)
{
	struct text url = { 0 };

	if (of->platform == NULL || !site_has(page->site, of->platform)) {
		site_code(page->out, text);
		return;
	}
	site_url_of_subject(&url, of);
	site_link_open(page, text_string(&url));
	site_code(page->out, text);
	text_add(page->out, "</a>");
	text_free(&url);
}

static void put_erratum(struct site_page *page, const struct platform *platform, const struct erratum *erratum)
{
	struct text url = { 0 };

	text_add(page->out, "<div class=\"note\"><p><span class=\"tag disputed\">erratum</span> ");
	site_url_of_erratum(&url, platform, erratum);
	site_link_to(page, &url, erratum->id);
	text_add(page->out, ": ");
	html_text(page->out, erratum->title);
	text_add(page->out, "</p></div>\n");
	text_free(&url);
}

void site_errata_of_register(struct site_page *page, const struct box *box, const struct reg *reg,
			     const struct field *field)
{
	const struct errata *errata = box->is.platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (erratum_is_about_register(&errata->at[i], box, reg, field))
			put_erratum(page, box->is.platform, &errata->at[i]);
}

void site_errata_of_event(struct site_page *page, const struct box *box, const struct event *event)
{
	const struct errata *errata = box->is.platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (erratum_is_about_event(&errata->at[i], box, event, NULL))
			put_erratum(page, box->is.platform, &errata->at[i]);
}

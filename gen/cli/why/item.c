/* SPDX-License-Identifier: MIT */
/* Writes what an item is, and where its facts come from. */
#include <inttypes.h>

#include "base/numbers.h"
#include "cli/why/parts.h"
#include "model/metric.h"

/* Opens the article, and writes the text. */
static void open_article(struct doc *doc, struct text *title, const struct about *about)
{
	doc_article(doc, NULL, text_string(title));
	text_free(title);
	about_text(doc, about);
}

static void put_origin(struct doc *doc, const struct about *about)
{
	doc_facts(doc);
	about_origin(doc, about);
	doc_end(doc);
}

static void put_box(struct doc *doc, const struct item *item)
{
	struct text title = { 0 };

	text_printf(&title, "%s %s: %s", item->platform->id, item->box->id, item->box->title);
	open_article(doc, &title, &item->box->about);
	put_origin(doc, &item->box->about);
}

static void put_register(struct doc *doc, const struct item *item)
{
	const struct reg *reg = item->reg;
	struct text title = { 0 };

	text_printf(&title, "%s %s.%s: %s, %u bits", item->platform->id, item->box->id, reg->id,
		    reg->name != NULL ? reg->name : reg->names.at[0], reg->is.layout->width);
	open_article(doc, &title, &reg->about);
	put_origin(doc, &reg->about);
}

static void put_field(struct doc *doc, const struct item *item)
{
	const struct field *field = item->field;
	struct text title = { 0 };

	text_printf(&title, "%s %s.%s.%s: %s, bits %s, %s", item->platform->id, item->box->id, item->reg->id, field->id,
		    field->is.name, spell_mask(field->bits).at, access_words[field->is.access]);
	if (field->has_reset)
		text_printf(&title, ", reset 0x%" PRIx64, field->reset);
	if (field->unit != NULL) {
		text_add(&title, ", in units of ");
		add_amount(&title, (double)field->scale, field->unit);
	}
	open_article(doc, &title, &field->about);
	put_origin(doc, &field->about);
}

static void put_settings(struct text *title, const struct event *event, const struct umask *umask)
{
	for (size_t i = 0; i < event->select_count; i++)
		text_printf(title, " %s=0x%" PRIx64, event->select[i].field_id, event->select[i].is.value);
	for (size_t i = 0; i < event->default_count; i++)
		text_printf(title, "%s %s=0x%" PRIx64, i == 0 ? ", unless said otherwise" : "",
			    event->defaults[i].field_id, event->defaults[i].is.value);
	if (umask != NULL)
		text_printf(title, " %s=0x%" PRIx64, event->umask_field_id != NULL ? event->umask_field_id : "umask",
			    umask->value);
	for (size_t i = 0; umask != NULL && i < umask->set_count; i++)
		text_printf(title, " %s=0x%" PRIx64, umask->set[i].field_id, umask->set[i].is.value);
	text_add(title, ", counters");
	for (size_t i = 0; i < event->counters.count; i++)
		text_printf(title, " %" PRIu64, event->counters.at[i]);
}

static void put_event(struct doc *doc, const struct item *item)
{
	const struct event *event = item->event;
	const struct umask *umask = item->umask;
	const struct about *about = umask != NULL ? &umask->about : &event->about;
	struct text title = { 0 };

	text_printf(&title, "%s %s/%s", item->platform->id, item->box->id, event->name);
	if (umask != NULL)
		text_printf(&title, ".%s", umask->name);
	text_char(&title, ':');
	put_settings(&title, event, umask);
	open_article(doc, &title, about);
	put_origin(doc, about);
	if (event->unprogrammable != NULL || (umask != NULL && umask->unprogrammable != NULL))
		doc_fact_text(doc, "It cannot be programmed",
			      event->unprogrammable != NULL ? event->unprogrammable : umask->unprogrammable);
}

/* What it counts, and how to read it. */
static void put_group(struct doc *doc, const struct item *item)
{
	const struct stat_group *group = item->group;
	struct text title = { 0 };

	text_printf(&title, "%s group %s", item->platform->id, group->name);
	open_article(doc, &title, &group->about);
	doc_facts(doc);
	about_origin(doc, &group->about);
	for (size_t i = 0; i < group->is.count; i++)
		doc_fact_code(doc, "counts", group->is.items[i].text);
	for (size_t i = 0; i < group->settings.count; i++)
		doc_fact_code(doc, "shows", group->settings.at[i]);
	doc_fact_text(doc, "lines", group_by_helps[group->by]);
	if (group->limit != NULL) {
		doc_fact(doc, "limit");
		doc_format(doc, DOC_PLAIN, "by %s, near from %" PRIu64 " %%, half used from %" PRIu64 " %%",
			   group->limit, group->near, group->half);
		doc_end(doc);
	}
	doc_fact_text(doc, "reading", group->reading);
	doc_end(doc);
}

static void put_dispute(struct doc *doc, const struct item *item)
{
	const struct dispute *dispute = item->dispute;
	struct text title = { 0 };

	text_printf(&title, "%s dispute %s: %s", item->platform->id, dispute->id, dispute->topic);
	doc_article(doc, NULL, text_string(&title));
	text_free(&title);
	doc_facts(doc);
	doc_fact_items(doc, "about", &dispute->items, dispute->is.items);
	doc_end(doc);
	doc_records(doc, "disputes");
	doc_record(doc);
	about_dispute(doc, dispute);
	doc_end(doc);
	doc_end(doc);
}

static void put_erratum(struct doc *doc, const struct item *item)
{
	struct text title = { 0 };

	text_printf(&title, "%s erratum %s: %s", item->platform->id, item->erratum->id, item->erratum->title);
	doc_article(doc, NULL, text_string(&title));
	text_free(&title);
	about_erratum(doc, item->erratum);
}

void why_item(struct doc *doc, const struct item *item)
{
	if (item->dispute != NULL)
		put_dispute(doc, item);
	else if (item->erratum != NULL)
		put_erratum(doc, item);
	else if (item->group != NULL)
		put_group(doc, item);
	else if (item->metric != NULL)
		why_metric(doc, item);
	else if (item->event != NULL)
		put_event(doc, item);
	else if (item->field != NULL)
		put_field(doc, item);
	else if (item->reg != NULL)
		put_register(doc, item);
	else
		put_box(doc, item);
}

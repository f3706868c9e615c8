/* SPDX-License-Identifier: MIT */
/* Says where each item is in the site. */
#include "site/url.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

/* Windows takes these for devices, whatever follows after a dot. */
static bool is_device(const char *id, size_t length)
{
	static const char *const devices[] = { "con", "prn", "aux", "nul" };

	for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++)
		if (length == strlen(devices[i]) && strncasecmp(id, devices[i], length) == 0)
			return true;
	return length == 4 && (strncasecmp(id, "com", 3) == 0 || strncasecmp(id, "lpt", 3) == 0) && id[3] >= '0' &&
	       id[3] <= '9';
}

void site_name(struct text *out, const char *id)
{
	text_add(out, id);
	if (strcasecmp(id, "index") == 0 || is_device(id, strcspn(id, ".")))
		text_char(out, '-');
}

static void add_folder(struct text *out, const char *id)
{
	site_name(out, id);
	text_char(out, '/');
}

static void add_page(struct text *out, const char *before, const char *id)
{
	text_add(out, before);
	site_name(out, id);
	text_add(out, ".html");
}

static void add_box(struct text *out, const struct box *box)
{
	add_folder(out, box->is.platform->id);
	add_folder(out, box->id);
}

void site_url_of_platform(struct text *out, const struct platform *platform)
{
	add_folder(out, platform->id);
	text_add(out, "index.html");
}

void site_url_of_box(struct text *out, const struct box *box)
{
	add_box(out, box);
	text_add(out, "index.html");
}

void site_url_of_register(struct text *out, const struct box *box, const struct reg *reg)
{
	add_box(out, box);
	add_page(out, "", reg->id);
}

void site_url_of_field(struct text *out, const struct box *box, const struct reg *reg, const struct field *field)
{
	site_url_of_register(out, box, reg);
	text_join(out, "#", field->id, "");
}

void site_anchor_of_value(struct text *out, const struct field *field, const struct value *value)
{
	text_join(out, field->id, ".", value->id);
	if (value->when_id != NULL)
		text_join(out, ".", value->when_id, "");
}

void site_url_of_value(struct text *out, const struct box *box, const struct reg *reg, const struct field *field,
		       const struct value *value)
{
	site_url_of_register(out, box, reg);
	text_char(out, '#');
	site_anchor_of_value(out, field, value);
}

void site_url_of_event(struct text *out, const struct box *box, const struct event *event)
{
	add_box(out, box);
	add_page(out, "events/", event->name);
}

void site_url_of_umask(struct text *out, const struct box *box, const struct event *event, const struct umask *umask)
{
	site_url_of_event(out, box, event);
	text_join(out, "#", umask->name, "");
}

void site_url_of_metric(struct text *out, const struct metric *metric)
{
	add_box(out, metric->is.box);
	add_page(out, "metric-", metric->name);
}

void site_url_of_group(struct text *out, const struct platform *platform, const struct stat_group *group)
{
	add_folder(out, platform->id);
	add_page(out, "group-", group->name);
}

void site_url_of_erratum(struct text *out, const struct platform *platform, const struct erratum *erratum)
{
	site_url_of_platform(out, platform);
	text_join(out, "#", erratum->id, "");
}

void site_url_of_document(struct text *out, const struct document *document)
{
	add_page(out, "documents/", document->id);
}

void site_url_of_dispute(struct text *out, const struct dispute *dispute)
{
	add_page(out, "disputes/", dispute->id);
}

static void add_part_of_box(struct text *out, const struct item *item)
{
	if (item->umask != NULL)
		site_url_of_umask(out, item->box, item->event, item->umask);
	else if (item->event != NULL)
		site_url_of_event(out, item->box, item->event);
	else if (item->value != NULL)
		site_url_of_value(out, item->box, item->reg, item->field, item->value);
	else if (item->field != NULL)
		site_url_of_field(out, item->box, item->reg, item->field);
	else if (item->reg != NULL)
		site_url_of_register(out, item->box, item->reg);
	else
		site_url_of_box(out, item->box);
}

void site_url_of_item(struct text *out, const struct item *item)
{
	if (item->dispute != NULL)
		site_url_of_dispute(out, item->dispute);
	else if (item->metric != NULL)
		site_url_of_metric(out, item->metric);
	else if (item->group != NULL)
		site_url_of_group(out, item->platform, item->group);
	else if (item->erratum != NULL)
		site_url_of_erratum(out, item->platform, item->erratum);
	else if (item->box != NULL)
		add_part_of_box(out, item);
	else
		site_url_of_platform(out, item->platform);
}

void site_url_of_comparison(struct text *out, const struct platform *old, const struct platform *new,
			    const struct box *box)
{
	bool in_order = strcmp(old->id, new->id) <= 0;

	text_join(out, "compare/", in_order ? old->id : new->id, "-");
	text_add(out, in_order ? new->id : old->id);
	if (box != NULL)
		add_page(out, "/", box->id);
	else
		text_add(out, ".html");
}

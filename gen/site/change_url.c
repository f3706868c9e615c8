/* SPDX-License-Identifier: MIT */
/* Says where the site shows what a change is about. */
#include "site/change_url.h"

#include "site/url.h"

/* One side of a subject and of what contains it; NULL: that side has none. */
struct side {
	const struct subject *subject;
	bool old;
};

static const struct subject *nearest(const struct subject *subject, enum item_kind kind)
{
	while (subject != NULL && subject->kind != kind)
		subject = subject->up;
	return subject;
}

static const void *item_of(const struct side *side, enum item_kind kind)
{
	return side->old ? subject_old(side->subject, kind) : subject_new(side->subject, kind);
}

static const struct reg *register_of(const struct side *side)
{
	const struct subject *layout = nearest(side->subject, ITEM_LAYOUT);

	if (layout == NULL || layout->reg_count == 0)
		return item_of(side, ITEM_REGISTER);
	return side->old ? layout->regs[0].old : layout->regs[0].new;
}

static void put_register(struct text *out, const struct side *side, const struct box *box, const struct reg *reg)
{
	const struct field *field = item_of(side, ITEM_FIELD);

	if (field != NULL && field->id != NULL)
		site_url_of_field(out, box, reg, field);
	else
		site_url_of_register(out, box, reg);
}

static void put_event(struct text *out, const struct side *side, const struct box *box, const struct event *event)
{
	const struct umask *umask = item_of(side, ITEM_UMASK);

	if (umask != NULL)
		site_url_of_umask(out, box, event, umask);
	else
		site_url_of_event(out, box, event);
}

static void put_in_box(struct text *out, const struct side *side, const struct box *box)
{
	const struct event *event = item_of(side, ITEM_EVENT);
	const struct reg *reg = register_of(side);

	if (event != NULL)
		put_event(out, side, box, event);
	else if (reg != NULL)
		put_register(out, side, box, reg);
	else
		site_url_of_box(out, box);
}

bool site_url_of_change(struct text *out, const struct subject *subject, bool old)
{
	const struct side side = { subject, old };
	const struct platform *platform = item_of(&side, ITEM_PLATFORM);
	const struct box *box = item_of(&side, ITEM_BOX);
	const struct dispute *dispute = item_of(&side, ITEM_DISPUTE);
	const struct document *document = item_of(&side, ITEM_DOCUMENT);
	const struct metric *metric = item_of(&side, ITEM_METRIC);
	const struct stat_group *group = item_of(&side, ITEM_STAT_GROUP);
	const struct erratum *erratum = item_of(&side, ITEM_ERRATUM);

	if ((old ? subject->old : subject->new) == NULL)
		return false;
	if (dispute != NULL)
		site_url_of_dispute(out, dispute);
	else if (document != NULL)
		site_url_of_document(out, document);
	else if (metric != NULL)
		site_url_of_metric(out, metric);
	else if (box != NULL)
		put_in_box(out, &side, box);
	else if (platform == NULL)
		return false;
	else if (group != NULL)
		site_url_of_group(out, platform, group);
	else if (erratum != NULL)
		site_url_of_erratum(out, platform, erratum);
	else
		site_url_of_platform(out, platform);
	return true;
}

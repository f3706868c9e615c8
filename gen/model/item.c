/* SPDX-License-Identifier: MIT */
/* Gives the path of an item and finds it by that, and decides which disputes and errata are about it. */
#include "model/item.h"

#include <string.h>

#include "model/errata.h"
#include "model/lookup.h"
#include "model/metric.h"

const char *item_word(const struct item *item)
{
#define IF_IT_(member, word) \
	if (item->member != NULL) \
		return word;
	IF_IT_(dispute, "dispute")
	IF_IT_(erratum, "erratum")
	IF_IT_(group, "group")
	IF_IT_(metric, "metric")
	ITEM_PARTS(IF_IT_)
#undef IF_IT_
	return NULL;
}

/* ---- paths ---- */

static void put_register(struct text *out, const struct item *item)
{
	text_join(out, ".", item->reg->id, "");
	if (item->field != NULL)
		text_join(out, ".", item->field->id, "");
	if (item->value != NULL)
		text_join(out, ".", item->value->id, "");
	if (item->value != NULL && item->value->when_id != NULL)
		text_join(out, " (when ", item->value->when_id, ")");
}

static void put_in_box(struct text *out, const struct item *item)
{
	text_add(out, item->box->id);
	if (item->function != NULL)
		text_join(out, " PCI function ", item->function->id, "");
	if (item->counters != NULL)
		text_join(out, " counter group ", item->counters->id, "");
	if (item->reg != NULL)
		put_register(out, item);
	if (item->event != NULL)
		text_join(out, "/", item->event->name, "");
	if (item->umask != NULL)
		text_join(out, ".", item->umask->name, "");
	if (item->metric != NULL)
		text_join(out, "/", item->metric->name, "");
}

/* The name of what is in no box; NULL: it is in one, or it is the platform. */
static const char *name_of(const struct item *item)
{
	if (item->dispute != NULL)
		return item->dispute->id;
	if (item->erratum != NULL)
		return item->erratum->id;
	return item->group != NULL ? item->group->name : item->variant != NULL ? item->variant->id : NULL;
}

static const char *take_path(struct arena *arena, struct text *out)
{
	const char *path = arena_copy(arena, text_string(out), out->length);

	text_free(out);
	return path;
}

const char *item_path(struct arena *arena, const struct item *item)
{
	struct text out = { 0 };

	if (name_of(item) != NULL)
		return name_of(item);
	if (item->box == NULL)
		return item->platform != NULL ? item->platform->id : "";
	put_in_box(&out, item);
	return take_path(arena, &out);
}

const char *item_full_path(struct arena *arena, const struct item *item)
{
	struct text out = { 0 };

	if (item->platform == NULL)
		return "";
	text_add(&out, item->platform->id);
	if (name_of(item) != NULL)
		text_printf(&out, " %s %s", item_word(item), name_of(item));
	if (item->box != NULL)
		text_char(&out, '/');
	if (item->box != NULL)
		put_in_box(&out, item);
	return take_path(arena, &out);
}

struct item item_at_path(const struct platform *platform, const char *path)
{
	const struct metric *metric = find_metric_path(platform, path);
	struct event_ref event;
	struct field_ref ref;

	if (metric != NULL)
		return (struct item){ .platform = platform, .box = metric->is.box, .metric = metric };
	if (strchr(path, '/') != NULL) {
		if (find_event_path(platform, path, &event))
			return (struct item){
				.platform = platform, .box = event.box, .event = event.event, .umask = event.umask
			};
	} else if (find_path(platform, path, &ref) == PATH_OK) {
		return (struct item){ .platform = platform, .box = ref.box, .reg = ref.reg, .field = ref.field };
	}
	return (struct item){ 0 };
}

struct item *items_at_paths(struct arena *arena, const struct platform *platform, const struct strings *paths)
{
	struct item *items = arena_array(arena, paths->count, sizeof *items);

	for (size_t i = 0; i < paths->count; i++)
		items[i] = item_at_path(platform, paths->at[i]);
	return items;
}

/* ---- disputes ---- */

bool item_touches(const struct item *a, const struct item *b)
{
	if (a->box == NULL || a->box != b->box || a->metric != b->metric || a->event != b->event)
		return false;
	if (a->event != NULL)
		return a->umask == NULL || b->umask == NULL || a->umask == b->umask;
	if (a->field != NULL && a->field == b->field)
		return true;
	return a->reg == b->reg && (a->field == NULL || b->field == NULL);
}

bool item_is(const struct item *a, const struct item *b)
{
	return a->umask == b->umask && a->field == b->field && item_touches(a, b);
}

bool item_is_disputed(const struct item *item, const struct dispute *dispute, bool exactly)
{
	for (size_t i = 0; i < dispute->items.count; i++) {
		const struct item *about = &dispute->is.items[i];

		if (exactly ? item_is(item, about) : item_touches(item, about))
			return true;
	}
	return false;
}

/* ---- errata ---- */

/* The place is in the item or the item in the place: what is about a whole is about its parts. */
static bool covers_register(const struct item *item, const struct item *at)
{
	if (item->box != at->box || item->event != NULL)
		return false;
	if (item->reg == NULL || at->reg == NULL)
		return item->reg == NULL;
	return item->reg == at->reg && (item->field == NULL || at->field == NULL || item->field == at->field);
}

static bool is_about_register(const struct erratum *erratum, const struct item *at)
{
	for (size_t i = 0; i < erratum->item_paths.count; i++)
		if (covers_register(&erratum->is.items[i], at))
			return true;
	return erratum->item_paths.count == 0;
}

static bool is_filter(const struct item *item, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.reg == item->reg &&
		    (item->field == NULL || item->field == filters[i].is.ref.field))
			return true;
	return false;
}

/* Whether the event or a umask of it sets the control field to something. */
static bool sets_field(const struct item *item, const struct event *event, const struct umask *umask)
{
	uint64_t bits = event->is.control;

	for (size_t i = 0; i < event->umask_count; i++)
		if (umask == NULL || umask == &event->umasks[i])
			bits |= event->umasks[i].is.control;
	return (bits & item->field->bits) != 0;
}

/* Whether the event needs the item's register: as its control, as its count, or for a filter. */
static bool needs_register(const struct item *item, const struct event *event, const struct umask *umask)
{
	const struct counters *group = event->is.group;

	if (item->reg == NULL)
		return true;
	if (group != NULL && group->is.control == item->reg)
		return item->field == NULL || sets_field(item, event, umask);
	if (group != NULL && group->is.data == item->reg)
		return true;
	if (is_filter(item, event->filters, event->filter_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if ((umask == NULL || umask == &event->umasks[i]) &&
		    is_filter(item, event->umasks[i].filters, event->umasks[i].filter_count))
			return true;
	return false;
}

static bool is_about_event(const struct erratum *erratum, const struct item *at)
{
	for (size_t i = 0; i < erratum->item_paths.count; i++) {
		const struct item *item = &erratum->is.items[i];

		if (item->event == NULL ? item->box == at->box && needs_register(item, at->event, at->umask) :
					  item_touches(item, at))
			return true;
	}
	return erratum->item_paths.count == 0;
}

static bool is_about_input(const struct erratum *erratum, const struct metric_input *input)
{
	struct item item = { .box = input->box, .event = input->event };

	if (input->event == NULL)
		item.reg = input->group->is.data;
	if (input->umask_count == 0)
		return item_has_erratum(&item, erratum);
	for (size_t i = 0; i < input->umask_count; i++) {
		item.umask = input->umasks[i];
		if (item_has_erratum(&item, erratum))
			return true;
	}
	return false;
}

bool item_has_erratum(const struct item *item, const struct erratum *erratum)
{
	if (item->erratum != NULL || item->dispute != NULL || item->group != NULL)
		return item->erratum == erratum;
	for (size_t i = 0; item->metric != NULL && i < item->metric->is.input_count; i++)
		if (is_about_input(erratum, &item->metric->is.inputs[i]))
			return true;
	if (item->metric != NULL)
		return false;
	return item->event != NULL ? is_about_event(erratum, item) : is_about_register(erratum, item);
}
